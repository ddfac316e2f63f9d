// The replies of protocol.md as values. Pure functions: a line in, a value or null out.

export { opponent } from '../board/position.js';

/** @typedef {import('../board/types.js').Color} Color */
/** @typedef {import('../board/types.js').Beam} Beam */

/** @typedef {'*' | '1-0' | '0-1' | '1/2-1/2'} Result */

/** @typedef {{kind: 'cp' | 'mate', value: number}} Score for the side to move; `cp` in points, `mate` in its moves */

/** @typedef {{win: number, draw: number, loss: number}} Wdl of 1000 games, for the side to move */

/** @typedef {{
 *   depth: number, seldepth: number, multipv: number, score: Score, bound: 'lower' | 'upper' | null,
 *   wdl: Wdl | null, nodes: number, nps: number, hashfull: number, time: number, pv: string[],
 * }} Info one report of an engine; time in milliseconds, hashfull in thousandths */

/** @typedef {{name: string, type: string, default: string, min: number, max: number, vars: string[]}} EngineOption
 *  an option as the handshake declares it; `min` and `max` are NaN where there are none */

/** @typedef {{level: number, name: string, character: string}} NamedLevel a level that has a name */

/** @typedef {{move: string, score: Score, depth: number, results: Wdl}} BookMove a move of the opening book; `results` are games */

const ERROR = 'info string error ';

/** The text of an error line, or null.
 * @param {string} line */
export function parseError(line) {
  return line.startsWith(ERROR) ? line.slice(ERROR.length) : null;
}

/** A text as the beginning of a sentence.
 * @param {string} text */
export function sentence(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The message of whatever was thrown.
 * @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** The content of an `info` line, or null for other lines, strings and reports without a score.
 * @param {string} line
 * @returns {Info | null} */
export function parseInfo(line) {
  const words = line.split(/\s+/);
  if (words[0] !== 'info' || words[1] === 'string') return null;
  /** @type {Info} */
  const info = {
    depth: 0, seldepth: 0, multipv: 1, score: { kind: 'cp', value: NaN }, bound: null,
    wdl: null, nodes: 0, nps: 0, hashfull: 0, time: 0, pv: [],
  };
  let at = 1;
  const number = () => Number(words[at++]);
  while (at < words.length) {
    const word = words[at++];
    switch (word) {
      case 'depth': case 'seldepth': case 'multipv': case 'nodes': case 'nps': case 'hashfull': case 'time':
        info[word] = number();
        break;
      case 'score': {
        const kind = words[at++];
        if (kind !== 'cp' && kind !== 'mate') return null;
        info.score = { kind, value: number() };
        break;
      }
      case 'lowerbound': info.bound = 'lower'; break;
      case 'upperbound': info.bound = 'upper'; break;
      case 'wdl': info.wdl = { win: number(), draw: number(), loss: number() }; break;
      case 'pv': info.pv = words.slice(at); at = words.length; break;
      default: break; // another engine's word; its value is skipped as an unknown word, too
    }
  }
  return Number.isFinite(info.score.value) ? info : null;
}

/** A line `option name ...` of the handshake, or null.
 * @param {string} line
 * @returns {EngineOption | null} */
export function parseOption(line) {
  const match = /^option name (.+?) type (\w+)(?: (.*))?$/.exec(line);
  if (!match) return null;
  const [, name, type, rest = ''] = match;
  // A value extends to the next keyword, because it may contain blanks.
  const value = (/** @type {string} */ key) =>
    new RegExp(`(?:^| )${key} (.*?)(?= (?:default|min|max|var) |$)`).exec(rest)?.[1] ?? '';
  const bound = (/** @type {string} */ key) => (value(key) === '' ? NaN : Number(value(key)));
  const vars = [...rest.matchAll(/(?:^| )var (.*?)(?= var |$)/g)].map((found) => found[1]);
  return { name, type, default: value('default'), min: bound('min'), max: bound('max'), vars };
}

/** `path SQ... end END`, and what follows it. The first square is the laser's own.
 * @param {string[]} words beginning with `path`
 * @returns {{beam: Beam, rest: string[]}} */
function parsePath(words) {
  const stop = words.indexOf('end');
  const path = words.slice(2, stop);
  const [kind, place, ...rest] = words.slice(stop + 1);
  if (kind === 'out') return { beam: { path, end: { kind, side: /** @type {any} */ (place) } }, rest };
  if (kind === 'hit') {
    // In a shot the removed piece follows, in a standing beam it does not.
    const removed = rest.length > 0 && rest[0] !== 'result';
    return removed
      ? { beam: { path, end: { kind, square: place, piece: rest[0] } }, rest: rest.slice(1) }
      : { beam: { path, end: { kind, square: place } }, rest };
  }
  return { beam: { path, end: { kind: /** @type {'shield' | 'laser'} */ (kind), square: place } }, rest };
}

/** A line `beam COLOR path ... end END`, or null.
 * @param {string} line
 * @returns {{color: Color, beam: Beam} | null} */
export function parseBeam(line) {
  const words = line.split(' ');
  if (words[0] !== 'beam' || words[2] !== 'path') return null;
  return { color: /** @type {Color} */ (words[1]), beam: parsePath(words.slice(2)).beam };
}

/** A line `shot MOVE path ... end END result RESULT`, or null.
 * @param {string} line
 * @returns {{move: string, beam: Beam, result: Result} | null} */
export function parseShot(line) {
  const words = line.split(' ');
  if (words[0] !== 'shot' || words[2] !== 'path') return null;
  const { beam, rest } = parsePath(words.slice(2));
  return { move: words[1], beam, result: /** @type {Result} */ (rest[1]) };
}

/** A line `book MOVE score SCORE depth D wins W draws D losses L`, or null. Wins, draws and losses are games of the player to move.
 * @param {string} line
 * @returns {BookMove | null} */
export function parseBookMove(line) {
  const [, move, kind, value, ...numbers] = /^book (\S+) score (cp|mate) (-?\d+) depth (\d+) wins (\d+) draws (\d+) losses (\d+)$/.exec(line) ?? [];
  if (!move) return null;
  const [depth, win, draw, loss] = numbers.map(Number);
  return { move, score: { kind: /** @type {'cp' | 'mate'} */ (kind), value: Number(value) }, depth, results: { win, draw, loss } };
}

/** A line `opponent LEVEL NAME CHARACTER`, or null.
 * @param {string} line
 * @returns {NamedLevel | null} */
export function parseOpponent(line) {
  const [, level, name, character] = /^opponent (\d+) (\S+) (.+)$/.exec(line) ?? [];
  return character ? { level: Number(level), name, character } : null;
}

/** A line `board SQ PIECE ...`, or null.
 * @param {string} line
 * @returns {Map<string, string> | null} */
export function parseBoard(line) {
  const words = line.split(' ');
  if (words[0] !== 'board') return null;
  const pieces = new Map();
  for (let at = 1; at + 1 < words.length; at += 2) pieces.set(words[at], words[at + 1]);
  return pieces;
}
