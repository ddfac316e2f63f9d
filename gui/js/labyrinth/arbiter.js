// The rule book of Labyrinth: it answers about a position as one player sees it, or a spectator.

import { Arbiter, lineOf, responsesIn } from '../protocol/arbiter.js';
import { isSeat, parseMaze, parsePath, parsePlayer, parseSlide } from './lines.js';

/** @import { Seat, Slide } from './lines.js' */
/** @import { Session } from '../protocol/session.js' */

/** @typedef {Seat | 'nobody' | null} Viewer who looks: null sees whatever the position names */

/** @typedef {{FreeOrder: boolean, NoReturn: boolean, AnyExit: boolean, AnySquare: boolean, OpenCards: boolean}} Options */

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
export const USUAL = { FreeOrder: false, NoReturn: false, AnyExit: false, AnySquare: false, OpenCards: false };

const OPTIONS = /** @type {(keyof Options)[]} */ (Object.keys(USUAL));

/** The options that are on. @param {(name: keyof Options) => boolean} isOn
 * @returns {Options} */
export const optionsThat = (isOn) => /** @type {Options} */ (Object.fromEntries(OPTIONS.map((name) => [name, isOn(name)])));

/** The options that a browser has kept, or null if they are not valid. Earlier versions had fewer of them.
 * @param {any} json
 * @returns {Options | null} */
export function optionsFromJson(json) {
  const first = /** @type {const} */ (['FreeOrder', 'NoReturn', 'OpenCards']);
  return first.every((name) => typeof json?.[name] === 'boolean') ? optionsThat((name) => json[name] === true) : null;
}

const MAX_KEPT = 500;

/** @extends {Arbiter<MazeState, Viewer>} */
export class LabyrinthArbiter extends Arbiter {
  /** @param {Session} session */
  constructor(session) {
    super(session, questions, parseState, MAX_KEPT);
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
  refusal(words, what) {
    return super.refusal(words, what, what.length === 3 ? 'slide' : 'play');
  }
}

/** What is asked about a position. @param {Viewer} viewer */
function questions(viewer) {
  const seen = viewer === null ? '' : ` ${viewer}`;
  return ['query turn', 'query winner', `query fen${seen}`, `game${seen}`, 'board', `players${seen}`, 'moves', 'slide'];
}

/** The replies to the questions about a position as one value.
 * @param {string[]} lines
 * @returns {MazeState} */
export function parseState(lines) {
  const [turn, winner, fen = ''] = responsesIn(lines);
  const [, , , , closed = '-', number = '1'] = fen.split(' ');
  const slides = lines.map(parseSlide).filter((slide) => slide !== null);
  return {
    ...(parseMaze(lineOf(lines, 'board')) ?? { tiles: new Map(), spare: '' }),
    players: lines.map(parsePlayer).filter((player) => player !== null),
    toMove: isSeat(turn) ? turn : 'blue',
    winner: isSeat(winner) ? winner : null,
    closed: closed === '-' ? null : closed,
    turn: Number(number),
    moves: lineOf(lines, 'moves').split(' ').slice(1),
    slides: new Map(slides.map((slide) => [slide.slide, slide])),
    fen,
    game: lineOf(lines, 'game').replace(/^game /, ''),
  };
}
