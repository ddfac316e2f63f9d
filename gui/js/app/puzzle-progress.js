// What a person has solved, the streak, and which puzzle comes next, whatever the game. Pure functions of values.

import { t } from '../lang/texts.js';

/** How a puzzle was solved: at once, with a hint, or after a mistake.
 * @typedef {'clean' | 'hint' | 'slip'} How */

/** @typedef {{solved: Readonly<Record<string, How>>, failed: readonly string[], streak: number, best: number, level: number}} Progress
 *  `solved` by the puzzle's FEN, the best way so far; `failed` has the FENs of those that were not solved at once since; `streak` counts consecutive puzzles solved without a
 *  mistake; `level` is the stage that suits the person, not always whole */

/** @typedef {'me' | 'failed' | number} Choice what is to be solved: puzzles that suit the person, those failed, or those of a stage */

/** A stage of puzzles, by which they are chosen; `stage` is a number that grows with the difficulty.
 * @typedef {{stage: number, word: string}} Stage */

/** The puzzles of a game: the view, by whose name the browser also keeps the progress, the file, the stages from the easiest on, how a puzzle
 * is read from the fields of a line, and what a link to Analyse says besides the position.
 * @typedef {{view: string, file: string, stages: readonly Stage[], read: (fields: string[]) => Omit<Puzzle, 'number'>, linked?: Record<string, string>}} Collection */

/** How much nearer a solved puzzle brings the next stage: the first stage takes longer, since beginners learn there how beams run. */
const UP = 0.34;
const UP_FROM_FIRST = 0.1;
const DOWN = 0.5;
const MAX_LEVEL = 5;
/** @type {readonly How[]} */
const BETTER = ['slip', 'hint', 'clean'];

/** @type {Progress} */
export const NO_PROGRESS = { solved: {}, failed: [], streak: 0, best: 0, level: 0 };

/** The stages of grades 1 to 5. @type {readonly Stage[]} */
export const GRADES = [1, 2, 3, 4, 5].map((stage) => ({ stage, word: t('puzzles-stage', { stage }) }));

/** A puzzle was solved. Only new puzzles extend the streak.
 * @param {Progress} progress @param {Puzzle} puzzle @param {How} how
 * @returns {Progress} */
export function withSolved(progress, puzzle, how) {
  const before = progress.solved[puzzle.fen];
  const kept = before && BETTER.indexOf(before) > BETTER.indexOf(how) ? before : how;
  const solved = { ...progress.solved, [puzzle.fen]: kept };
  const failed = how === 'slip' ? progress.failed : progress.failed.filter((fen) => fen !== puzzle.fen);
  if (how !== 'clean' || before) return { ...progress, solved, failed };
  const streak = progress.streak + 1;
  const up = progress.level < 1 ? UP_FROM_FIRST : UP;
  const level = Math.min(MAX_LEVEL, progress.level + up);
  return { solved, failed, streak, best: Math.max(progress.best, streak), level };
}

/** A mistake was made, or the solution was asked for.
 * @param {Progress} progress @param {Puzzle} puzzle
 * @returns {Progress} */
export function withMistake(progress, { fen }) {
  const failed = [...progress.failed.filter((one) => one !== fen), fen];
  return { ...progress, failed, streak: 0, level: Math.max(0, progress.level - DOWN) };
}

/** What a person has solved in two browsers.
 * @param {Progress} here @param {Progress} there
 * @returns {Progress} */
export function mergedProgress(here, there) {
  const solved = { ...here.solved };
  for (const [fen, how] of Object.entries(there.solved)) if (BETTER.indexOf(how) > BETTER.indexOf(solved[fen])) solved[fen] = how;
  const failed = [...new Set([...here.failed, ...there.failed])].filter((fen) => solved[fen] !== 'clean');
  const most = (/** @type {'streak' | 'best' | 'level'} */ name) => Math.max(here[name], there[name]);
  return { solved, failed, streak: most('streak'), best: most('best'), level: most('level') };
}

/** Whether a puzzle is one of a stage, or of those failed.
 * @param {Puzzle} puzzle @param {Choice} choice @param {Progress} progress */
export function suits({ fen, stage }, choice, { failed }) {
  return choice === 'failed' ? failed.includes(fen) : stage === choice;
}

/** The name of a puzzle in links: it stays when puzzles are added.
 * @param {Pick<Puzzle, 'fen'>} puzzle */
export function idOf({ fen }) {
  // FNV-1a.
  const hash = [...fen].reduce((value, letter) => Math.imul(value ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(36);
}

/** The next puzzle: the first one after the current that is not yet solved, if there is any. Another trick than the current one's comes
 * first, and a theme that the person is weak at.
 * @param {readonly Puzzle[]} puzzles @param {Progress} progress @param {Choice} choice @param {Puzzle | null} current
 * @returns {Puzzle | null} null if there is no puzzle of this stage */
export function nextPuzzle(puzzles, progress, choice, current) {
  const { solved, level } = progress;
  if (choice === 'failed') {
    const again = puzzles.filter((puzzle) => suits(puzzle, choice, progress) && puzzle.fen !== current?.fen);
    return inTurn(again, current)[0] ?? null;
  }
  const open = puzzles.filter((puzzle) => !(puzzle.fen in solved) && puzzle.fen !== current?.fen);
  const wanted = choice === 'me' ? nearestStage(open.length > 0 ? open : puzzles, level) : choice;
  const staged = (/** @type {readonly Puzzle[]} */ list) => list.filter(({ stage }) => stage === wanted);
  const candidates = inTurn(staged(open).length > 0 ? staged(open) : staged(puzzles), current);
  const weak = new Set(weakThemes(puzzles, progress));
  const other = current ? candidates.filter(({ trick }) => trick !== current.trick) : candidates;
  return other.find(({ themes }) => themes.some((theme) => weak.has(theme))) ?? other[0] ?? candidates[0] ?? null;
}

/** Those after the current puzzle, then those before it.
 * @param {readonly Puzzle[]} puzzles @param {Puzzle | null} current */
function inTurn(puzzles, current) {
  const number = current?.number ?? 0;
  return [...puzzles.filter((puzzle) => puzzle.number > number), ...puzzles.filter((puzzle) => puzzle.number <= number)];
}

/** The themes of which a person has failed at least two puzzles, and a third of those tried; the weakest first.
 * @param {readonly Puzzle[]} puzzles @param {Progress} progress
 * @returns {string[]} */
export function weakThemes(puzzles, { solved, failed }) {
  /** @type {Map<string, {tried: number, missed: number}>} */
  const counts = new Map();
  for (const { fen, themes } of puzzles) {
    const missed = failed.includes(fen) || solved[fen] === 'slip';
    if (!missed && !(fen in solved)) continue;
    for (const theme of themes) {
      const { tried, missed: before } = counts.get(theme) ?? { tried: 0, missed: 0 };
      counts.set(theme, { tried: tried + 1, missed: before + (missed ? 1 : 0) });
    }
  }
  const rates = [...counts].filter(([, { missed }]) => missed >= 2).map(([theme, { tried, missed }]) => ({ theme, rate: missed / tried }));
  return rates.filter(({ rate }) => rate >= 1 / 3).sort((a, b) => b.rate - a.rate).map(({ theme }) => theme);
}

/** The stage nearest to a level among those of the puzzles.
 * @param {readonly Puzzle[]} puzzles @param {number} level */
function nearestStage(puzzles, level) {
  const far = (/** @type {Puzzle} */ { stage }) => Math.abs(stage - Math.floor(level));
  const [first] = puzzles;
  return first && puzzles.reduce((best, puzzle) => (far(puzzle) < far(best) ? puzzle : best), first).stage;
}

/** How many puzzles of a stage there are, and how many are solved.
 * @param {readonly Puzzle[]} puzzles @param {Progress} progress @param {number} [stage] without it, all
 * @returns {{solved: number, all: number}} */
export function countOf(puzzles, progress, stage) {
  const counted = stage === undefined ? puzzles : puzzles.filter((puzzle) => puzzle.stage === stage);
  return { solved: counted.filter(({ fen }) => fen in progress.solved).length, all: counted.length };
}

/** The progress that a browser has kept, or none if it is damaged.
 * @param {any} json
 * @returns {Progress} */
export function progressFromJson(json) {
  const numbers = [json?.streak, json?.best, json?.level];
  if (!numbers.every((number) => Number.isFinite(number) && number >= 0) || typeof json.solved !== 'object' || !json.solved) return NO_PROGRESS;
  const solved = Object.fromEntries(Object.entries(json.solved).filter(([, how]) => BETTER.includes(/** @type {How} */ (how))));
  const failed = Array.isArray(json.failed) ? json.failed.filter((/** @type {unknown} */ fen) => typeof fen === 'string') : [];
  return { solved: /** @type {Progress['solved']} */ (solved), failed, streak: json.streak, best: json.best, level: json.level };
}

/** @typedef {{number: number, fen: string, wins: number, stage: number, trick: string, solution: readonly string[], themes: readonly string[]}} Puzzle `number` counts
 *  from 1; the side to move wins within `wins` moves; two puzzles of the same `trick` do not follow each other; the solution has the moves of
 *  all players, with the longest defence, and `themes` say what it is made of */

/** All puzzles of a game.
 * @param {Collection} collection
 * @returns {Promise<Puzzle[]>} */
export async function fetchPuzzles(collection) {
  const response = await fetch(new URL(`../../${collection.file}`, import.meta.url));
  if (!response.ok) throw new Error(`${collection.file}: ${response.status} ${response.statusText}`);
  return parsePuzzles(collection, await response.text());
}

/** The puzzles of a file: one per line, with tab-separated fields. Lines that begin with `#` are comments.
 * @param {Pick<Collection, 'file' | 'read'>} collection @param {string} text
 * @returns {Puzzle[]} */
export function parsePuzzles({ file, read }, text) {
  const lines = text.split('\n').map((line) => line.trimEnd()).filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line, index) => {
    const puzzle = read(line.split('\t'));
    if (puzzle.solution.length === 0) throw new Error(t('puzzles-bad-line', { file, number: String(index + 1) }));
    return { number: index + 1, ...puzzle };
  });
}

/** The words of a field of a puzzle file, which may be missing. @param {string | undefined} field */
export const wordsOf = (field) => field?.split(' ').filter(Boolean) ?? [];
