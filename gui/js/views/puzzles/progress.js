// What a person has solved, the streak, and which puzzle comes next. Pure functions of values.

import { positionOf } from '../setup/position.js';

/** How a puzzle was solved: at once, with a hint, or after a mistake.
 * @typedef {'clean' | 'hint' | 'slip'} How */

/** @typedef {{solved: Readonly<Record<string, How>>, failed: readonly string[], streak: number, best: number, level: number}} Progress
 *  `solved` by the puzzle's FEN, the best way so far; `failed` has the FENs of those that were not solved at once since; `streak` counts consecutive puzzles solved without a
 *  mistake; `level` is the stage that suits the person, not always whole */

/** @typedef {'me' | 'failed' | number} Choice what is to be solved: puzzles that suit the person, those failed, or those of a stage */

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
export const NO_PROGRESS = { solved: {}, failed: [], streak: 0, best: 0, level: WIN_IN_ONE };

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
  const failed = how === 'slip' ? progress.failed : progress.failed.filter((fen) => fen !== puzzle.fen);
  if (how !== 'clean' || before) return { ...progress, solved, failed };
  const streak = progress.streak + 1;
  const up = progress.level < 1 ? UP_FROM_FIRST : UP;
  const level = Math.min(WORDS.length, progress.level + up);
  return { solved, failed, streak, best: Math.max(progress.best, streak), level };
}

/** A mistake was made, or the solution was asked for.
 * @param {Progress} progress @param {Puzzle} puzzle
 * @returns {Progress} */
export function withMistake(progress, { fen }) {
  const failed = [...progress.failed.filter((one) => one !== fen), fen];
  return { ...progress, failed, streak: 0, level: Math.max(WIN_IN_ONE, progress.level - DOWN) };
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
export function suits(puzzle, choice, { failed }) {
  return choice === 'failed' ? failed.includes(puzzle.fen) : stageOf(puzzle) === choice;
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
  const staged = (/** @type {readonly Puzzle[]} */ list) => list.filter((puzzle) => stageOf(puzzle) === wanted);
  const candidates = inTurn(staged(open).length > 0 ? staged(open) : staged(puzzles), current);
  const weak = new Set(weakThemes(puzzles, progress));
  const trick = current && trickOf(current);
  const other = trick ? candidates.filter((puzzle) => trickOf(puzzle) !== trick) : candidates;
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

/** What the first move is like, so that two puzzles in a row can differ: the piece, what it does, and whether it stays at the edge.
 * @param {Pick<Puzzle, 'fen' | 'solution' | 'themes'>} puzzle */
export function trickOf({ fen, solution: [move], themes }) {
  const [from, to] = [move.slice(0, 2), move.slice(2)];
  const piece = positionOf(fen)?.pieces.get(from)?.[0] ?? '';
  const atEdge = (/** @type {string} */ square) => /[aj]|[18]/.test(square);
  return [piece, themes[0], atEdge(from) && atEdge(to) ? 'edge' : ''].join(' ');
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
  const failed = Array.isArray(json.failed) ? json.failed.filter((/** @type {unknown} */ fen) => typeof fen === 'string') : [];
  return { solved: /** @type {Progress['solved']} */ (solved), failed, streak: json.streak, best: json.best, level: json.level };
}

/** @typedef {{number: number, fen: string, wins: number, grade: number, solution: readonly string[], themes: readonly string[]}} Puzzle `number` counts
 *  from 1; the side to move wins within `wins` moves; `grade` goes from 1 to 5, among wins in 1 or
 *  among longer ones; the solution has the
 *  moves of both sides, with the longest defence, and `themes` say what it is made of */

/** All puzzles.
 * @returns {Promise<Puzzle[]>} */
export async function fetchPuzzles() {
  const response = await fetch(new URL('../../../akhet.puzzles', import.meta.url));
  if (!response.ok) throw new Error(`akhet.puzzles: ${response.status} ${response.statusText}`);
  return parsePuzzles(await response.text());
}

/** The puzzles of a file: one per line, with tab-separated fields: the FEN, the number of moves, the grade, two figures that
 * are not needed here, the solution, the setup and the themes. Lines that begin with `#` are comments.
 * @param {string} text
 * @returns {Puzzle[]} */
export function parsePuzzles(text) {
  const lines = text.split('\n').map((line) => line.trimEnd()).filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line, index) => {
    const [fen, wins, grade, , , solution, , themes = ''] = line.split('\t');
    if (solution === undefined) throw new Error(`akhet.puzzles: puzzle ${index + 1} has too few fields`);
    return { number: index + 1, fen, wins: Number(wins), grade: Number(grade), solution: solution.split(' '), themes: themes.split(' ').filter(Boolean) };
  });
}
