// The replies of Labyrinth's lines as values. Pure functions: a line in, a value or null out.

export { colorName as seatName } from '../board/names.js';

/** @typedef {'blue' | 'yellow' | 'orange' | 'green'} Seat */

/** @typedef {'n' | 'e' | 's' | 'w'} Side */

/** @typedef {{tiles: Map<string, string>, spare: string}} Maze the tile of each square as in a FEN, `tnW`, and the spare,
 *  without orientation */

/** @typedef {Maze & {slide: string, out: string, pawns: Map<Seat, string>}} Slide the maze after the spare was pushed in; `slide`
 *  is the arrow and the orientation, `a6n`; `out` is the square where a tile came out; `pawns` is where the slide leaves the
 *  pawns */

/** @typedef {{seat: Seat, pawn: string, home: string, cards: string, found: string, targets: string[]}} Player as somebody sees
 *  the player: `cards` are those still to be found, the top one first, `?` for one that is not known; `found` those that are
 *  uncovered; `targets` are the squares where the treasure of a known card or, without cards, the home lies */

/** In the order of play.
 * @type {readonly Seat[]} */
export const SEATS = ['blue', 'yellow', 'orange', 'green'];

/** @param {string} word
 * @returns {word is Seat} */
export function isSeat(word) {
  return SEATS.some((seat) => seat === word);
}

/** `SQ TILE... spare TILE`
 * @param {string[]} words
 * @returns {Maze} */
function mazeOf(words) {
  const end = words.indexOf('spare');
  const tiles = new Map();
  for (let at = 0; at + 1 < end; at += 2) tiles.set(words[at], words[at + 1]);
  return { tiles, spare: words[end + 1] ?? '' };
}

/** A line `board SQ TILE... spare TILE`, or null.
 * @param {string} line
 * @returns {Maze | null} */
export function parseMaze(line) {
  const words = line.split(' ');
  return words[0] === 'board' && words.includes('spare') ? mazeOf(words.slice(1)) : null;
}

/** A line `slide SLIDE out SQ pawns PLAYER SQ... board SQ TILE... spare TILE`, or null.
 * @param {string} line
 * @returns {Slide | null} */
export function parseSlide(line) {
  const words = line.split(' ');
  const board = words.indexOf('board');
  if (words[0] !== 'slide' || words[2] !== 'out' || words[4] !== 'pawns' || board < 0) return null;
  /** @type {Slide['pawns']} */
  const pawns = new Map();
  for (let at = 5; at + 1 < board; at += 2) if (isSeat(words[at])) pawns.set(/** @type {Seat} */ (words[at]), words[at + 1]);
  return { slide: words[1], out: words[3], pawns, ...mazeOf(words.slice(board + 1)) };
}

/** A line `path MOVE SQ...`, the squares where the pawn walks, from where the slide leaves it; or null.
 * @param {string} line
 * @returns {{move: string, squares: string[]} | null} */
export function parsePath(line) {
  const [word, move, ...squares] = line.split(' ');
  return word === 'path' && squares.length > 0 ? { move, squares } : null;
}

/** A line `player SEAT pawn SQ home SQ cards CARDS found CARDS targets SQ...`, or null.
 * @param {string} line
 * @returns {Player | null} */
export function parsePlayer(line) {
  const found = /^player (\w+) pawn (\w+) home (\w+) cards (\S+) found (\S+) targets ?(.*)$/.exec(line);
  if (!found || !isSeat(found[1])) return null;
  const cards = (/** @type {string} */ word) => (word === '-' ? '' : word);
  return {
    seat: found[1], pawn: found[2], home: found[3], cards: cards(found[4]), found: cards(found[5]),
    targets: found[6].split(' ').filter((square) => square),
  };
}

/** A line `played MOVE [uncovered T] result RESULT`, or null.
 * @param {string} line
 * @returns {{move: string, uncovered: string | null, result: string} | null} */
export function parsePlayed(line) {
  const [, move, uncovered, result] = /^played (\w+)\S* (?:uncovered (\w) )?result (\S+)$/.exec(line) ?? [];
  return move ? { move, uncovered: uncovered ?? null, result } : null;
}

/** A line `eval SEAT steps S next N win W`, or null: `next` and `win` are chances in thousandths.
 * @param {string} line
 * @returns {{seat: Seat, steps: number, next: number, win: number} | null} */
export function parseEval(line) {
  const [, seat, steps, next, win] = /^eval (\w+) steps (\d+) next (\d+) win (\d+)$/.exec(line) ?? [];
  return win !== undefined && isSeat(seat) ? { seat, steps: Number(steps), next: Number(next), win: Number(win) } : null;
}

/** The parts of a move, `a6nb1`.
 * @param {string} move */
export function moveParts(move) {
  return { arrow: move.slice(0, 2), side: /** @type {Side} */ (move[2]), slide: move.slice(0, 3), to: move.slice(3, 5) };
}
