// The rule book of Labyrinth: asks a session that never searches about a position as somebody sees it, and remembers the answers.

import { EngineError } from '../protocol/jobs.js';
import { sentence } from '../protocol/lines.js';
import { setRules } from '../protocol/session.js';
import { isSeat, parseMaze, parsePath, parsePlayer, parseSlide } from './lines.js';

/** @typedef {import('./lines.js').Seat} Seat */
/** @typedef {import('./lines.js').Slide} Slide */
/** @typedef {import('../protocol/session.js').Session} Session */

/** @typedef {Seat | 'nobody' | null} Viewer who looks: null sees whatever the position names */

/** @typedef {{FreeOrder: boolean, NoReturn: boolean, OpenCards: boolean}} Options */

/** @typedef {import('./lines.js').Maze & {
 *   players: readonly import('./lines.js').Player[],
 *   toMove: Seat,
 *   winner: Seat | null,
 *   closed: string | null,
 *   turn: number,
 *   moves: readonly string[],
 *   slides: ReadonlyMap<string, Slide>,
 *   fen: string,
 *   game: string,
 * }} MazeState everything about a position as its viewer sees it; `players` in the order of play; `closed` is the arrow where
 *   no tile may be pushed in; `slides` has every slide of `moves`; `game` is what `position` takes: the game so far */

/** The options of the publisher's game.
 * @type {Options} */
export const USUAL = { FreeOrder: false, NoReturn: false, OpenCards: false };

const MAX_KEPT = 500;

export class Book {
  #session;
  /** @type {Map<string, Promise<MazeState>>} */
  #asked = new Map();
  /** @type {Map<string, MazeState>} */
  #states = new Map();

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
  }

  /** @param {Viewer} viewer @param {string} words what `position` takes
   * @returns {MazeState | undefined} its state, if it has been asked for before */
  known(words, viewer) {
    return this.#states.get(`${viewer} ${words}`);
  }

  /** The state of a position.
   * @param {string} words what `position` takes @param {Viewer} viewer
   * @returns {Promise<MazeState>} rejects with an EngineError if there is no such position */
  state(words, viewer) {
    const key = `${viewer} ${words}`;
    const known = this.#states.get(key);
    if (known) return Promise.resolve(known);
    const asked = this.#asked.get(key) ?? this.#ask(words, viewer, key);
    this.#asked.set(key, asked);
    return asked;
  }

  /** The slide of a move, and the squares where its pawn walks.
   * @param {string} words the position before the move @param {string} move */
  async turn(words, move) {
    const lines = await this.ask(words, [`slide ${move.slice(0, 3)}`, `path ${move}`]);
    const slide = lines.map(parseSlide).find((found) => found !== null);
    const path = lines.map(parsePath).find((found) => found !== null);
    return slide && path ? { slide, path: path.squares } : null;
  }

  /** The squares where the pawn of a move walks.
   * @param {string} words the position before the move @param {string} move
   * @returns {Promise<string[]>} */
  async path(words, move) {
    const [line = ''] = await this.ask(words, [`path ${move}`]);
    return parsePath(line)?.squares ?? [];
  }

  /** Why a slide or a move cannot be played, in the engine's words, or null if it can.
   * @param {string} words @param {string} what its text
   * @returns {Promise<string | null>} */
  async refusal(words, what) {
    try {
      await this.ask(words, [`${what.length === 3 ? 'slide' : 'play'} ${what}`]);
      return null;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      // Only the reason, without the command and the move.
      return sentence(error.message.replace(/^.*? '\w+': /, ''));
    }
  }

  /** Any other question about a position.
   * @param {string} words @param {string[]} questions
   * @returns {Promise<string[]>} */
  ask(words, questions) {
    return this.#session.ask([`position ${words}`, ...questions]);
  }

  /** Changes the options of the game, after which everything is asked anew.
   * @param {Options} options */
  async options(options) {
    this.forget();
    await setRules(this.#session, options);
  }

  /** Forgets all answers: whoever looks next may not know what the last one saw. */
  forget() {
    this.#states.clear();
    this.#asked = new Map();
  }

  /** @param {string} words @param {Viewer} viewer @param {string} key */
  async #ask(words, viewer, key) {
    const asked = this.#asked;
    try {
      const seen = viewer === null ? '' : ` ${viewer}`;
      const lines = await this.ask(words, ['query turn', 'query winner', `query fen${seen}`, `game${seen}`, 'board', `players${seen}`, 'moves', 'slide']);
      const state = parseState(lines);
      if (asked === this.#asked) {
        if (this.#states.size >= MAX_KEPT) this.#states.clear();
        this.#states.set(key, state);
      }
      return state;
    } finally {
      asked.delete(key);
    }
  }
}

/** The replies to the questions about a position as one value.
 * @param {string[]} lines
 * @returns {MazeState} */
export function parseState(lines) {
  const [turn, winner, fen = ''] = lines.filter((line) => line.startsWith('response ')).map((line) => line.slice('response '.length));
  const found = (/** @type {string} */ word) => lines.find((line) => line === word || line.startsWith(`${word} `)) ?? '';
  const [, , , , closed = '-', number = '1'] = fen.split(' ');
  const slides = lines.map(parseSlide).filter((slide) => slide !== null);
  return {
    ...(parseMaze(found('board')) ?? { tiles: new Map(), spare: '' }),
    players: lines.map(parsePlayer).filter((player) => player !== null),
    toMove: isSeat(turn) ? turn : 'blue',
    winner: isSeat(winner) ? winner : null,
    closed: closed === '-' ? null : closed,
    turn: Number(number),
    moves: found('moves').split(' ').slice(1),
    slides: new Map(slides.map((slide) => [slide.slide, slide])),
    fen,
    game: found('game').replace(/^game /, ''),
  };
}
