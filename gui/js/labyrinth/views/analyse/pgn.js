// A game of Labyrinth as PGN, which `akhet pgn` and this page can read.

import { tagLine, wrapped } from '../../../game/pgn.js';
import { isFault, judgementRecord, MARKS } from '../../../game/judgement.js';
import { splitWords } from '../../../game/record.js';
import { sentence } from '../../../protocol/lines.js';

/** @import { Options } from '../../arbiter.js' */
/** @import { Seat } from '../../lines.js' */
/** @import { Judgement } from '../../../game/judgement.js' */

/** @typedef {Readonly<Partial<Record<Seat, string>>>} Names of the players */

/** A game as the server reads it from a PGN.
 * @typedef {{players: {seat: string, name: string}[], fen: string, freeorder: boolean, noreturn: boolean, anyexit: boolean, anysquare: boolean, opencards: boolean,
 *   moves: {move: string}[], result: string, opening: string}} LoadedMaze */

/** @param {{game: string, seats: readonly Seat[], winner: Seat | null, names: Names, options: Options,
 *   judgements: readonly (Judgement | undefined)[]}} what `game` is what `position` takes, with a FEN; the judgements are those of its moves in turn */
export function pgnOf({ game, seats, winner, names, options, judgements }) {
  const { start, moves } = splitWords(game);
  const fen = start.replace(/^fen /, '');
  const result = winner === null ? '*' : seats.map((seat) => (seat === winner ? 1 : 0)).join('-');
  /** @type {[string, string][]} */
  const tags = [
    ['Event', 'Akhet analysis'], ['Site', '?'], ['Date', '????.??.??'], ['Round', '?'],
    ...seats.map((seat) => /** @type {[string, string]} */ ([sentence(seat), names[seat] || '?'])),
    ['Result', result], ['Variant', 'labyrinth'], ...Object.entries(options).map(([name, on]) => /** @type {[string, string]} */ ([name, String(on)])),
    ['SetUp', '1'], ['FEN', fen], ['PlyCount', String(moves.length)],
  ];
  const first = Number(fen.split(' ')[5] ?? 1);
  const words = moves.flatMap((move, ply) => {
    const judgement = judgements[ply];
    const said = isFault(judgement) ? [...(judgement.mark ? [`$${MARKS[judgement.mark].nag}`] : []), ...`{${judgementRecord(judgement)}}`.split(' ')] : [];
    return [`${first + ply}.`, move, ...said];
  });
  return `${tags.map(tagLine).join('')}\n${wrapped([...words, result])}\n\n`;
}

/** A loaded game as an analysis has it.
 * @param {LoadedMaze} game */
export function openLoaded({ players, fen, moves, freeorder, noreturn, anyexit, anysquare, opencards }) {
  const names = Object.fromEntries(players.flatMap(({ seat, name }) => (name === '?' || name === '' ? [] : [[seat.toLowerCase(), name]])));
  const words = [`fen ${fen}`, ...(moves.length > 0 ? ['moves', ...moves.map(({ move }) => move)] : [])].join(' ');
  const options = { FreeOrder: freeorder, NoReturn: noreturn, AnyExit: anyexit, AnySquare: anysquare, OpenCards: opencards };
  return { words, names: /** @type {Names} */ (names), options };
}

/** @param {LoadedMaze} game */
export const titleOf = ({ players, opening, result }) => `${players.map(({ seat, name }) => (name && name !== '?' ? name : seat)).join(' – ')}, ${opening && opening !== '?' ? `${opening}, ` : ''}${result}`;
