// What a person has solved, the streak, and which puzzle comes next. Pure functions of values.

/** @typedef {import('./source.js').Puzzle} Puzzle */

/** How a puzzle was solved: at once, with a hint, or after a mistake.
 * @typedef {'clean' | 'hint' | 'slip'} How */

/** @typedef {{solved: Readonly<Record<string, How>>, streak: number, best: number, level: number}} Progress
 *  `solved` by the puzzle's FEN, the best way so far; `streak` counts puzzles solved without a mistake, one after the
 *  other; `level` is the grade that suits the person, not always whole */

/** @typedef {'me' | number} Choice what is to be solved: puzzles that suit the person, or those of a grade */

export const GRADES = /** @type {const} */ ([1, 2, 3, 4, 5]);
const WORDS = ['Gentle', 'Easy', 'Medium', 'Hard', 'Fiendish'];
const UP = 0.34;
const DOWN = 0.5;
/** @type {readonly How[]} */
const BETTER = ['slip', 'hint', 'clean'];

/** @type {Progress} */
export const NO_PROGRESS = { solved: {}, streak: 0, best: 0, level: 1 };

/** @param {number} grade */
export function gradeWord(grade) {
  return WORDS[grade - 1] ?? `Grade ${grade}`;
}

/** A puzzle was solved. The streak grows only by puzzles that are new.
 * @param {Progress} progress @param {Puzzle} puzzle @param {How} how
 * @returns {Progress} */
export function withSolved(progress, puzzle, how) {
  const before = progress.solved[puzzle.fen];
  const kept = before && BETTER.indexOf(before) > BETTER.indexOf(how) ? before : how;
  const solved = { ...progress.solved, [puzzle.fen]: kept };
  if (how !== 'clean' || before) return { ...progress, solved };
  const streak = progress.streak + 1;
  const level = Math.min(GRADES.length, progress.level + UP);
  return { solved, streak, best: Math.max(progress.best, streak), level };
}

/** A mistake was made, or the solution was asked for.
 * @param {Progress} progress
 * @returns {Progress} */
export function withMistake(progress) {
  return { ...progress, streak: 0, level: Math.max(1, progress.level - DOWN) };
}

/** The next puzzle: one that is not solved yet, if there is any, and the first one after the current.
 * @param {readonly Puzzle[]} puzzles @param {Progress} progress @param {Choice} choice @param {Puzzle | null} current
 * @returns {Puzzle | null} null if there is no puzzle of this grade */
export function nextPuzzle(puzzles, { solved, level }, choice, current) {
  const open = puzzles.filter((puzzle) => !(puzzle.fen in solved) && puzzle.fen !== current?.fen);
  const wanted = choice === 'me' ? nearestGrade(open.length > 0 ? open : puzzles, level) : choice;
  const graded = (/** @type {readonly Puzzle[]} */ list) => list.filter(({ grade }) => grade === wanted);
  const candidates = graded(open).length > 0 ? graded(open) : graded(puzzles);
  return candidates.find(({ number }) => number > (current?.number ?? 0)) ?? candidates[0] ?? null;
}

/** The grade nearest to a level among those of the puzzles.
 * @param {readonly Puzzle[]} puzzles @param {number} level */
function nearestGrade(puzzles, level) {
  const far = (/** @type {Puzzle} */ { grade }) => Math.abs(grade - Math.floor(level));
  return puzzles.reduce((best, puzzle) => (far(puzzle) < far(best) ? puzzle : best), puzzles[0])?.grade;
}

/** How many puzzles of a grade there are, and how many are solved.
 * @param {readonly Puzzle[]} puzzles @param {Progress} progress @param {number} [grade] all without it
 * @returns {{solved: number, all: number}} */
export function countOf(puzzles, progress, grade) {
  const counted = grade === undefined ? puzzles : puzzles.filter((puzzle) => puzzle.grade === grade);
  return { solved: counted.filter(({ fen }) => fen in progress.solved).length, all: counted.length };
}

/** The progress that a browser has kept, or none if it is damaged.
 * @param {any} json
 * @returns {Progress} */
export function progressFromJson(json) {
  const numbers = [json?.streak, json?.best, json?.level];
  if (!numbers.every((number) => Number.isFinite(number) && number >= 0) || typeof json.solved !== 'object' || !json.solved) return NO_PROGRESS;
  const solved = Object.fromEntries(Object.entries(json.solved).filter(([, how]) => BETTER.includes(/** @type {How} */ (how))));
  return { solved: /** @type {Progress['solved']} */ (solved), streak: json.streak, best: json.best, level: json.level };
}
