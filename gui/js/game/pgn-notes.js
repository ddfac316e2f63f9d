// Annotations in a PGN: variations, comments and signs. The server reads the games themselves and checks
// every move; this module finds the game's text again and reads what is written beside the moves.

import { readShapes } from './shapes.js';
import { addMove, annotate, newTree, nodeAt, pathTo, ROOT } from './tree.js';

/** @import { Tree } from './tree.js' */
/** @typedef {{kind: 'move' | 'comment' | 'open' | 'close', text: string, at?: number} | {kind: 'nag', nag: number, at?: number}} Token `at` is where a
 *   move begins in the text, with its number */
/** @typedef {{text: number, number: number}} Place the place of a text among several, and the number of a game in it, from 1 */

const TOKENS = /\{([^}]*)\}|;([^\n]*)|^%.*$|^(\[.*)$|(\()|(\))|\$(\d+)|(\*|1-0|0-1|1\/2-1\/2)(?=[\s;)]|$)|[^\s{}();$]+/gm;
/** @type {Record<string, number>} */
const SUFFIXES = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 };
/** The comment of a match after an engine's move: score, depth and time. */
const FIGURES = /^(\?|[+-]?M?\d+(\.\d+)?)\/(\d+|\?)( \d+(\.\d+)?s)?$/;

/** The games of a PGN text in order, as tokens, and where each begins: as many as the server counts.
 * @param {string} text
 * @returns {Generator<{begin: number, tokens: Token[]}>} */
function* gamesOf(text) {
  /** @type {Token[]} */
  let game = [];
  let begin = -1;
  let variations = 0;
  for (const found of text.replace(/^\uFEFF/, '').matchAll(TOKENS)) {
    const [word, comment, rest, tag, open, close, nag, result] = found;
    const said = comment ?? rest;
    if (said !== undefined) game.push({ kind: 'comment', text: spaced(said) });
    else if (open || (close && variations > 0)) {
      variations += open ? 1 : -1;
      game.push({ kind: open ? 'open' : 'close', text: word });
    } else if (result && variations > 0) {
      // The tree has no result for a variation, so a comment keeps it.
      if (word !== '*') game.push({ kind: 'comment', text: word });
    } else if (nag) game.push({ kind: 'nag', nag: Number(nag) });
    else if (!tag && !result && !close && !word.startsWith('%')) game.push(...moveTokens(word, found.index));
    // The tags of the next game end a game without a result.
    if ((result && variations === 0) || (tag && game.length > 0)) {
      yield { begin, tokens: game };
      [game, begin, variations] = [[], -1, 0];
    }
    if (begin < 0 && !result) begin = found.index;
  }
  // The last one may have no result.
  if (game.length > 0) yield { begin, tokens: game };
}

/** A comment on one line. @param {string} text */
const spaced = (text) => text.trim().replace(/\s+/g, ' ');

/** Where in a text the games are that the server has read from it; games with faults are counted, too.
 * @param {number} text the place of the text @param {number} count of the games that were read
 * @param {readonly string[]} errors which begin with `game NUMBER: `
 * @returns {Place[]} */
export function placesOf(text, count, errors) {
  const faulty = new Set(errors.map((error) => Number(/^game (\d+): /.exec(error)?.[1])));
  /** @type {Place[]} */
  const places = [];
  for (let number = 1; places.length < count; number++) {
    if (!faulty.has(number)) places.push({ text, number });
  }
  return places;
}

/** @param {string} word a move with or without its number and sign, or a number alone @param {number} at where it begins
 * @returns {Token[]} */
function moveTokens(word, at) {
  const [, move, sign] = /^(?:\d+\.*)?(.*?)([!?]*)$/.exec(word) ?? [];
  /** @type {Token[]} */
  const tokens = move ? [{ kind: 'move', text: move.replace(/[lr]$/, (turn) => turn.toUpperCase()), at }] : [];
  if (sign in SUFFIXES) tokens.push({ kind: 'nag', nag: SUFFIXES[sign] });
  return tokens;
}

/** A game of a text up to its first move that cannot be played, and what is left out; null if nothing is before that move.
 * @param {string} text @param {string} error of the server: `game NUMBER: ` and the place of the move or the move itself
 * @returns {{text: string, plies: number, rest: string} | null} */
export function upToFault(text, error) {
  const number = Number(/^game (\d+): /.exec(error)?.[1]);
  const ply = /\bply (\d+) \(/.exec(error)?.[1];
  const word = /'([^']*)' is not a move/.exec(error)?.[1];
  const clean = text.replace(/^\uFEFF/, '');
  let count = 0;
  for (const { begin, tokens } of gamesOf(clean)) {
    count += 1;
    if (count < number) continue;
    const moves = mainMoves(tokens);
    const bad = ply === undefined ? moves.findIndex((move) => move.text.toUpperCase() === word?.toUpperCase()) : Number(ply) - 1;
    const at = moves[bad]?.at;
    if (bad < 1 || at === undefined) return null;
    // The result is that of the whole game.
    const kept = clean.slice(begin, at).replace(/^\[Result .*\n/m, '');
    return { text: `${kept} *\n`, plies: bad, rest: moves.slice(bad).map((move) => move.text).join(' ') };
  }
  return null;
}

/** The moves of the main line.
 * @param {readonly Token[]} tokens */
function mainMoves(tokens) {
  let depth = 0;
  return tokens.flatMap((token) => {
    if (token.kind === 'open') depth += 1;
    else if (token.kind === 'close') depth -= 1;
    return token.kind === 'move' && depth === 0 ? [token] : [];
  });
}

/** A game of a text with everything written beside its moves, or null if its moves differ.
 * @param {string} text @param {number} number of the game in the text, from 1
 * @param {string} start @param {readonly string[]} moves as the server reads them
 * @param {string} detail the comment on the end of the game as the server reads it, which belongs to no move
 * @returns {Tree | null} */
export function annotatedGame(text, number, start, moves, detail) {
  let count = 0;
  for (const { tokens } of gamesOf(text)) {
    count += 1;
    if (count < number) continue;
    if (!isGame(tokens, moves)) return null;
    const last = tokens.at(-1);
    const ends = last?.kind === 'comment' && last.text === spaced(detail);
    return treeOfTokens(ends ? tokens.slice(0, -1) : tokens, start, moves);
  }
  return null;
}

/** @param {readonly Token[]} tokens @param {readonly string[]} moves */
function isGame(tokens, moves) {
  let depth = 0;
  let ply = 0;
  for (const token of tokens) {
    if (token.kind === 'open') depth += 1;
    else if (token.kind === 'close') depth -= 1;
    else if (token.kind === 'move' && depth === 0 && !sameMove(token.text, moves[ply++])) return false;
  }
  return ply === moves.length;
}

/** Whether a text means the move that the server has read from it. Where both turns of a piece are one move, the server gives
 * that to the right.
 * @param {string} text @param {string | undefined} read */
function sameMove(text, read) {
  return text === read || (/^..L$/.test(text) && read === `${text.slice(0, 2)}R`);
}

/** @param {readonly Token[]} tokens @param {string} start @param {readonly string[]} moves
 * @returns {Tree} */
function treeOfTokens(tokens, start, moves) {
  let tree = newTree(start);
  let at = ROOT;
  let ply = 0;
  /** Where to resume each line from which an open variation branches off.
   * @type {number[]} */
  const above = [];
  for (const token of tokens) {
    const { parent, comment, figures, nags, shapes } = nodeAt(tree, at);
    switch (token.kind) {
      case 'move':
        ({ tree, id: at } = addMove(tree, at, above.length === 0 ? moves[ply++] : token.text));
        break;
      case 'open':
        above.push(at);
        at = parent ?? ROOT;
        break;
      case 'close':
        at = above.pop() ?? at;
        break;
      case 'nag':
        if (at !== ROOT && !nags.includes(token.nag)) tree = annotate(tree, at, { nags: [...nags, token.nag] });
        break;
      case 'comment':
        if (at !== ROOT && !figures && FIGURES.test(token.text)) {
          tree = annotate(tree, at, { figures: token.text });
        } else {
          const { shapes: drawn, text } = readShapes(token.text);
          if (drawn.length > 0) tree = annotate(tree, at, { shapes: [...new Set([...shapes, ...drawn])] });
          if (text !== '') tree = annotate(tree, at, { comment: comment ? `${comment}\n${text}` : text });
        }
        break;
      default: break;
    }
  }
  return tree;
}

/** The first nodes of the variations that contain a node, the outermost first; none on the main line.
 * @param {Tree} tree @param {number} id */
export function branches(tree, id) {
  return pathTo(tree, id).filter((one) => {
    const { parent } = nodeAt(tree, one);
    return parent !== null && nodeAt(tree, parent).children[0] !== one;
  });
}
