// The rule book of Laser Chess.

import { Arbiter, lineOf, responsesIn } from '../protocol/arbiter.js';
import { parseBeam, parseBoard, parseShot } from '../protocol/lines.js';
import { positionWords } from './tree.js';

/** @import { Beam, Color, Result } from '../protocol/lines.js' */
/** @import { Session } from '../protocol/session.js' */
/** @import { Tree } from './tree.js' */

/** @typedef {{
 *   pieces: Map<string, string>,
 *   toMove: Color,
 *   moves: string[],
 *   shots: Map<string, Beam>,
 *   beams: Record<Color, Beam>,
 *   result: Result,
 *   repetitions: number,
 *   fen: string,
 * }} BoardState everything about a position in its game; `shots` has the shot of every move of `moves` */

const QUESTIONS = ['query p1turn', 'query result', 'query repetitions', 'query fen', 'board', 'moves', 'beam', 'shot'];
const FIRST = 'setup ace';
const MAX_KEPT = 4000;
/** @type {Record<string, Result>} */
const RESULTS = { none: '*', p1win: '1-0', p2win: '0-1', draw: '1/2-1/2' };

/** @extends {Arbiter<BoardState>} */
export class LaserArbiter extends Arbiter {
  /** What is known about FIRST without the session.
   * @type {Promise<string[]> | null} */
  #first;

  /** @param {Session} session @param {Promise<string[]> | null} [first] the replies to QUESTIONS in the setup of the first game, under
   *   the usual rules */
  constructor(session, first = null) {
    super(session, () => QUESTIONS, parseState, MAX_KEPT);
    this.#first = first;
    first?.catch(() => {}); // the session then reports it
  }

  /** @param {string} words @param {string[]} questions */
  ask(words, questions) {
    const asked = super.ask(words, questions);
    const first = words === FIRST && questions === QUESTIONS ? this.#first : null;
    return first ? Promise.race([asked, first.catch(() => asked)]) : asked;
  }

  /** Where a player's laser would point after a move and its shot; null if that ends the game.
   * @param {string} words what `position` takes, with the move @param {Color} color
   * @returns {Promise<Beam | null>} */
  async beamAfter(words, color) {
    const lines = await this.ask(words, ['query result', 'beam']);
    if (!lines.includes('response none')) return null;
    return lines.map(parseBeam).find((found) => found?.color === color)?.beam ?? null;
  }

  /** @param {Record<string, boolean>} rules */
  rules(rules) {
    this.#first = null;
    return super.rules(rules);
  }
}

/** A position with the other side to move.
 * @param {string} fen */
export const switched = (fen) => fen.replace(/ ([br]) /, (_, side) => ` ${side === 'b' ? 'r' : 'b'} `);

/** What `position` takes for a node of a game in a session that is ready.
 * @param {Session} session @param {LaserArbiter} arbiter @param {Tree} tree @param {number} id */
export async function wordsFor(session, arbiter, tree, id) {
  // An engine without the option `Setup` may not know setups by name.
  const start = session.identity.options.has('Setup') ? tree.start : `fen ${(await arbiter.state(tree.start)).fen}`;
  return positionWords({ ...tree, start }, id);
}

/** The replies to QUESTIONS as one value.
 * @param {string[]} lines
 * @returns {BoardState} */
export function parseState(lines) {
  const [p1turn, result, repetitions, fen] = responsesIn(lines);
  const beams = /** @type {Record<Color, Beam>} */ (Object.fromEntries(
    lines.map(parseBeam).filter((beam) => beam !== null).map(({ color, beam }) => [color, beam]),
  ));
  return {
    pieces: parseBoard(lineOf(lines, 'board')) ?? new Map(),
    toMove: p1turn === 'true' ? 'blue' : 'red',
    moves: lineOf(lines, 'moves').split(' ').slice(1),
    shots: new Map(lines.map(parseShot).filter((shot) => shot !== null).map(({ move, beam }) => [move, beam])),
    beams,
    result: RESULTS[result] ?? '*',
    repetitions: Number(repetitions),
    fen,
  };
}
