// A game with its variations, comments and signs as PGN, which `akhet pgn` and this page can read.

import { colorOfPly, numberOfPly } from './plies.js';
import { known } from './record.js';
import { lastNode, nodeAt, plyOf, ROOT } from './tree.js';

/** @import { First } from './plies.js' */
/** @import { Header } from './record.js' */
/** @import { Tree } from './tree.js' */

/** @typedef {{nags: readonly number[], comments: readonly string[]}} Notes what stands after a move */

const COLUMNS = 80;

/**
 * @param {Header} header
 * @param {Tree} tree
 * @param {First} first
 * @param {(id: number) => Notes} notes
 */
export function pgnOf(header, tree, first, notes) {
  const last = lastNode(tree);
  const said = notes(last).comments.filter(isSaid).length;
  // One comment is on the last move, if there is one; the last of several is on the end of the game.
  const most = last === ROOT ? 0 : 1;
  const needsAnother = header.detail ? said < most : said > most;
  const words = [
    ...comments(notes(ROOT).comments),
    ...line(tree, first, nodeAt(tree, ROOT).children[0], notes),
    ...(needsAnother ? ['{}'] : []),
    ...comments([header.detail]),
    header.result,
  ];
  return `${tags(header, tree).map(tagLine).join('')}\n${wrapped(words)}\n\n`;
}

/** The tags of the Seven Tag Roster first, then those that the page knows, then the others that were read.
 * @param {Header} header @param {Tree} tree
 * @returns {[string, string][]} */
function tags({ blue, red, date, opening, result, rules, tags: read }, tree) {
  const [day, time = ''] = date.split('T');
  const [kind, ...start] = tree.start.split(' ');
  const begun = read.some(([name, value]) => ['StartSetup', 'FEN'].includes(name) && known(value) !== '');
  /** @type {[string, string][]} */
  const own = [
    ['Event', read.length === 0 ? 'Akhet analysis' : '?'],
    ['Site', '?'],
    ['Date', day ? day.replaceAll('-', '.') : '????.??.??'],
    ['Round', '?'],
    ['White', blue || '?'],
    ['Black', red || '?'],
    ['Result', result],
    ...(time ? /** @type {[string, string][]} */ ([['UTCTime', time.replace(/Z$/, '')]]) : []),
    ['Variant', 'Laser Chess'],
    ['KingTurns', String(rules.kingturns)],
    ['SwapOntoClosed', String(rules.swapontoclosed)],
    ...(opening ? /** @type {[string, string][]} */ ([['Opening', opening]]) : []),
    ...(begun ? [] : kind === 'setup'
      ? /** @type {[string, string][]} */ ([['StartSetup', start.join(' ')]])
      : /** @type {[string, string][]} */ ([['SetUp', '1'], ['FEN', start.join(' ')]])),
  ];
  // The moves and the result may have been changed since.
  return [...new Map([...own, ...read, ['Result', result], ['PlyCount', String(plyOf(tree, lastNode(tree)))]])];
}

/** @param {[string, string]} tag */
export function tagLine([name, value]) {
  // A tag pair is one line, and '?' alone means that the value is unknown.
  const text = value.replace(/\s/g, ' ').replace(/\p{Cc}/gu, '\u{fffd}').replace(/[\\"]/g, '\\$&');
  return `[${name} "${text}"]\n`;
}

/** The words of a line that begins with a node, with the variations that branch off it.
 * @param {Tree} tree @param {First} first @param {number | undefined} from @param {(id: number) => Notes} notes
 * @returns {string[]} */
function line(tree, first, from, notes) {
  /** @type {string[]} */
  const words = [];
  let numbered = false;
  for (let id = from; id !== undefined; id = nodeAt(tree, id).children[0]) {
    const { parent, move } = nodeAt(tree, id);
    const ply = plyOf(tree, id);
    const blue = colorOfPly(first, ply) === 'blue';
    if (blue || !numbered) words.push(`${numberOfPly(first, ply)}${blue ? '.' : '...'}`);
    const { nags, comments: texts } = notes(id);
    const said = comments(texts);
    words.push(move ?? '', ...nags.map((nag) => `$${nag}`), ...said);
    // The first child carries the variations beside it.
    const [main, ...others] = nodeAt(tree, /** @type {number} */ (parent)).children;
    const variations = main === id ? others : [];
    for (const other of variations) {
      const inner = line(tree, first, other, notes);
      words.push(`(${inner[0]}`, ...inner.slice(1, -1), `${inner.at(-1)})`);
    }
    numbered = said.length === 0 && variations.length === 0;
  }
  return words;
}

/** The words of comments. A brace would end one, so it becomes a parenthesis.
 * @param {readonly string[]} texts */
function comments(texts) {
  return texts.filter(isSaid).flatMap((text) => `{${text.trim().replaceAll('{', '(').replaceAll('}', ')')}}`.split(/\s+/));
}

/** @param {string} text */
function isSaid(text) {
  return text.trim() !== '';
}

/** @param {readonly string[]} words */
export function wrapped(words) {
  let text = '';
  let column = 0;
  for (const word of words) {
    if (column > 0) {
      // A '%' in the first column would escape the line.
      const wraps = column + 1 + word.length > COLUMNS && !word.startsWith('%');
      text += wraps ? '\n' : ' ';
      column = wraps ? 0 : column + 1;
    }
    text += word;
    column += word.length;
  }
  return text;
}
