// What a person has solved, the streak, and which puzzle comes next. Pure functions of values.

/** How a puzzle was solved: at once, with a hint, or after a mistake.
 * @typedef {'clean' | 'hint' | 'slip'} How */

/** @typedef {{solved: Readonly<Record<string, How>>, streak: number, best: number, level: number}} Progress
 *  `solved` by the puzzle's FEN, the best way so far; `streak` counts consecutive puzzles solved without a
 *  mistake; `level` is the stage that suits the person, not always whole */

/** @typedef {'me' | number} Choice what is to be solved: puzzles that suit the person, or those of a stage */

/** The stages by which puzzles are chosen: wins in 1, which have grades of their own, come before the grades of longer ones. */
export const STAGES = /** @type {const} */ ([0, 1, 2, 3, 4, 5]);
export const WIN_IN_ONE = 0;
const WORDS = ['Gentle', 'Easy', 'Medium', 'Hard', 'Fiendish'];
/** How much nearer a solved puzzle brings the next stage: the first stage takes longer, since beginners learn there how beams run. */
const UP = 0.34;
const UP_FROM_FIRST = 0.1;
const DOWN = 0.5;
/** @type {readonly How[]} */
const BETTER = ['slip', 'hint', 'clean'];

/** @type {Progress} */
export const NO_PROGRESS = { solved: {}, streak: 0, best: 0, level: WIN_IN_ONE };

/** @param {number} grade */
export function gradeWord(grade) {
  return WORDS[grade - 1] ?? `Grade ${grade}`;
}

/** @param {Pick<Puzzle, 'wins' | 'grade'>} puzzle */
export function stageOf({ wins, grade }) {
  return wins === 1 ? WIN_IN_ONE : grade;
}

/** @param {number} stage */
export function stageWord(stage) {
  return stage === WIN_IN_ONE ? 'Win in 1' : gradeWord(stage);
}

/** A puzzle was solved. Only new puzzles extend the streak.
 * @param {Progress} progress @param {Puzzle} puzzle @param {How} how
 * @returns {Progress} */
export function withSolved(progress, puzzle, how) {
  const before = progress.solved[puzzle.fen];
  const kept = before && BETTER.indexOf(before) > BETTER.indexOf(how) ? before : how;
  const solved = { ...progress.solved, [puzzle.fen]: kept };
  if (how !== 'clean' || before) return { ...progress, solved };
  const streak = progress.streak + 1;
  const up = progress.level < 1 ? UP_FROM_FIRST : UP;
  const level = Math.min(WORDS.length, progress.level + up);
  return { solved, streak, best: Math.max(progress.best, streak), level };
}

/** A mistake was made, or the solution was asked for.
 * @param {Progress} progress
 * @returns {Progress} */
export function withMistake(progress) {
  return { ...progress, streak: 0, level: Math.max(WIN_IN_ONE, progress.level - DOWN) };
}

/** The next puzzle: the first one after the current that is not yet solved, if there is any.
 * @param {readonly Puzzle[]} puzzles @param {Progress} progress @param {Choice} choice @param {Puzzle | null} current
 * @returns {Puzzle | null} null if there is no puzzle of this stage */
export function nextPuzzle(puzzles, { solved, level }, choice, current) {
  const open = puzzles.filter((puzzle) => !(puzzle.fen in solved) && puzzle.fen !== current?.fen);
  const wanted = choice === 'me' ? nearestStage(open.length > 0 ? open : puzzles, level) : choice;
  const staged = (/** @type {readonly Puzzle[]} */ list) => list.filter((puzzle) => stageOf(puzzle) === wanted);
  const candidates = staged(open).length > 0 ? staged(open) : staged(puzzles);
  return candidates.find(({ number }) => number > (current?.number ?? 0)) ?? candidates[0] ?? null;
}

/** The stage nearest to a level among those of the puzzles.
 * @param {readonly Puzzle[]} puzzles @param {number} level */
function nearestStage(puzzles, level) {
  const far = (/** @type {Puzzle} */ puzzle) => Math.abs(stageOf(puzzle) - Math.floor(level));
  const [first] = puzzles;
  return first && stageOf(puzzles.reduce((best, puzzle) => (far(puzzle) < far(best) ? puzzle : best), first));
}

/** How many puzzles of a stage there are, and how many are solved.
 * @param {readonly Puzzle[]} puzzles @param {Progress} progress @param {number} [stage] without it, all
 * @returns {{solved: number, all: number}} */
export function countOf(puzzles, progress, stage) {
  const counted = stage === undefined ? puzzles : puzzles.filter((puzzle) => stageOf(puzzle) === stage);
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

/** @typedef {{number: number, fen: string, wins: number, grade: number, solution: readonly string[]}} Puzzle `number` counts
 *  from 1; the side to move wins within `wins` moves; `grade` goes from 1 to 5, among wins in 1 or
 *  among longer ones; the solution has the
 *  moves of both sides, with the longest defence */

/** All puzzles.
 * @returns {Promise<Puzzle[]>} */
export async function fetchPuzzles() {
  const response = await fetch(new URL('../../../akhet.puzzles', import.meta.url));
  if (!response.ok) throw new Error(`akhet.puzzles: ${response.status} ${response.statusText}`);
  return parsePuzzles(await response.text());
}

/** The puzzles of a file: one per line, with tab-separated fields: the FEN, the number of moves, the grade, two figures that
 * are not needed here, and the solution. Lines that begin with `#` are comments.
 * @param {string} text
 * @returns {Puzzle[]} */
export function parsePuzzles(text) {
  const lines = text.split('\n').map((line) => line.trimEnd()).filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line, index) => {
    const [fen, wins, grade, , , solution] = line.split('\t');
    if (solution === undefined) throw new Error(`akhet.puzzles: puzzle ${index + 1} has too few fields`);
    return { number: index + 1, fen, wins: Number(wins), grade: Number(grade), solution: solution.split(' ') };
  });
}
