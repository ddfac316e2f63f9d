// The rule book: asks a session that never searches about the board, and remembers the answers.

import { parseBeam, parseBoard, parseShot } from '../protocol/lines.js';
import { setRules } from '../protocol/session.js';

/** @typedef {import('../protocol/lines.js').Color} Color */
/** @typedef {import('../protocol/lines.js').Beam} Beam */
/** @typedef {import('../protocol/lines.js').Result} Result */
/** @typedef {import('../protocol/session.js').Session} Session */

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

export class Arbiter {
  #session;
  /** @type {Map<string, BoardState>} */
  #states = new Map();
  /** @type {Map<string, Promise<BoardState>>} */
  #asked = new Map();

  /** What is known about FIRST without the session.
   * @type {Promise<string[]> | null} */
  #first;

  /** @param {Session} session @param {Promise<string[]> | null} [first] the replies to QUESTIONS in the setup of the first game, under
   *   the usual rules */
  constructor(session, first = null) {
    this.#session = session;
    this.#first = first;
    first?.catch(() => {}); // the session then reports it
  }

  /** The state of a position if it has been asked for before.
   * @param {string} words what `position` takes
   * @returns {BoardState | undefined} */
  known(words) {
    return this.#states.get(words);
  }

  /** The state of a position.
   * @param {string} words what `position` takes
   * @returns {Promise<BoardState>} rejects with an EngineError if there is no such position */
  state(words) {
    const known = this.#states.get(words);
    if (known) return Promise.resolve(known);
    const asked = this.#asked.get(words) ?? this.#ask(words);
    this.#asked.set(words, asked);
    return asked;
  }

  /** Checks that the player to move may claim a draw; rejects with the engine's reason if not.
   * @param {string} words what `position` takes */
  async claim(words) {
    await this.#session.ask([`position ${words}`, 'claim']);
  }

  /** Any other question about a position.
   * @param {string} words @param {string[]} questions
   * @returns {Promise<string[]>} */
  ask(words, questions) {
    return this.#session.ask([`position ${words}`, ...questions]);
  }

  /** Where a player's laser would point after a move and its shot; null if that ends the game.
   * @param {string} words what `position` takes, with the move @param {Color} color
   * @returns {Promise<Beam | null>} */
  async beamAfter(words, color) {
    const lines = await this.ask(words, ['query result', 'beam']);
    if (!lines.includes('response none')) return null;
    return lines.map(parseBeam).find((found) => found?.color === color)?.beam ?? null;
  }

  /** Changes rule options, after which everything is asked anew.
   * @param {Record<string, boolean>} rules */
  async rules(rules) {
    await setRules(this.#session, rules);
    this.#first = null;
    this.#states.clear();
  }

  /** @param {string} words */
  async #ask(words) {
    try {
      const asked = this.ask(words, QUESTIONS);
      const first = words === FIRST ? this.#first : null;
      const state = parseState(await (first ? Promise.race([asked, first.catch(() => asked)]) : asked));
      if (this.#states.size >= MAX_KEPT) this.#states.clear();
      this.#states.set(words, state);
      return state;
    } finally {
      this.#asked.delete(words);
    }
  }
}

/** The replies to QUESTIONS as one value.
 * @param {string[]} lines
 * @returns {BoardState} */
export function parseState(lines) {
  const responses = lines.filter((line) => line.startsWith('response ')).map((line) => line.slice('response '.length));
  const [p1turn, result, repetitions, fen] = responses;
  const found = (/** @type {string} */ word) => lines.find((line) => line === word || line.startsWith(`${word} `)) ?? '';
  const beams = /** @type {Record<Color, Beam>} */ (Object.fromEntries(
    lines.map(parseBeam).filter((beam) => beam !== null).map(({ color, beam }) => [color, beam]),
  ));
  return {
    pieces: parseBoard(found('board')) ?? new Map(),
    toMove: p1turn === 'true' ? 'blue' : 'red',
    moves: found('moves').split(' ').slice(1),
    shots: new Map(lines.map(parseShot).filter((shot) => shot !== null).map(({ move, beam }) => [move, beam])),
    beams,
    result: RESULTS[result] ?? '*',
    repetitions: Number(repetitions),
    fen,
  };
}
