// A game of Labyrinth as PGN, which `akhet pgn` and this page can read.

import { tagLine, wrapped } from '../../../game/pgn.js';
import { isFault, judgementRecord, MARKS } from '../../../game/judgement.js';
import { known, splitWords } from '../../../game/record.js';
import { t } from '../../../lang/texts.js';
import { sentence } from '../../../protocol/lines.js';
import { seatName } from '../../lines.js';

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

/** What a file says of a game besides its players. @param {LoadedMaze} game */
export const aboutOf = ({ opening, result }) => [known(opening), result].filter(Boolean).join(', ');

/** What a game is called: its players and what its file says. Players of a game that was not read from a file are called by their sides too.
 * @param {readonly Seat[]} seats @param {Names} names @param {string} about */
export function titleText(seats, names, about) {
  const players = seats.map((seat) => {
    const [name, side] = [names[seat] || sentence(seat), seatName(seat)];
    // In a file the sides, and who plays alone, have English names.
    const called = name === sentence(seat) ? side : name === 'You' ? t('play-you') : name;
    return about === '' && called !== side ? `${called} (${side})` : called;
  });
  return [players.join(' – '), about].filter(Boolean).join(', ');
}

/** @param {LoadedMaze} game */
export const titleOf = (game) => titleText(game.players.map(({ seat }) => /** @type {Seat} */ (seat.toLowerCase())), openLoaded(game).names, aboutOf(game));
