// Whether a turn does what a lesson asks for. Everything about the rules comes from the engine's answers.

import { treasureName } from '../../board/pictures.js';
import { moveParts, parseEval, parsePlayed, seatName } from '../../lines.js';

/** @typedef {import('../../arbiter.js').MazeState} MazeState */
/** @typedef {import('./lessons.js').Goal} Goal */

/** What the engine is asked about a turn, after `position` for the one before it. @param {string} move */
export const questions = (move) => [`play ${move}`, 'eval'];

/** @param {Goal} goal @param {string} move a legal one @param {MazeState} before @param {readonly string[]} lines the answers
 * @returns {string | null} why the goal is not reached, or null */
export function fault(goal, move, before, lines) {
  const { arrow, to } = moveParts(move);
  const slide = before.slides.get(move.slice(0, 3));
  const own = before.players.find(({ seat }) => seat === before.toMove);
  const played = lines.map(parsePlayed).find((found) => found !== null);
  const chances = lines.map(parseEval).filter((found) => found !== null);
  if (goal.closed) return `That is a legal turn. But first, try the closed arrow ${goal.closed}.`;
  if (goal.arrow && arrow !== goal.arrow) return `You pushed in at ${arrow}. Here, push in at ${goal.arrow}.`;
  if (goal.out && slide?.out !== own?.pawn) return 'Your pawn was not pushed out. Push at the other end of its line.';
  if (goal.found && played?.uncovered !== goal.found) return `Your turn ended on ${to}, not on the ${treasureName(goal.found)}.`;
  if (goal.win && played?.result !== before.toMove) return `Your turn ended on ${to}, but your home is ${own?.home}.`;
  if (goal.stops && chances.find(({ seat }) => seat === goal.stops)?.next !== 0) return `But now look what ${seatName(goal.stops)} does.`;
  return null;
}
