// Reads typed lines, moves in words and questions, as the prompt of `akhet play` does (crates/program/src/play/words.rs).

/** Other words for questions.
 * @type {Record<string, string>} */
const ALIASES = { '?': 'help', row: 'rank', column: 'file', pawns: 'pieces' };
/** The words with which a move in words may begin. They add nothing to it. */
const VERBS = ['move', 'turn', 'rotate', 'swap', 'push', 'play'];
/** Other words of a move that add nothing to it. */
const LEFT_OUT = ['to', 'with', 'from', 'and', 'then', 'go', 'walk', 'at', 'in'];
/** The words of a move that stand for a letter of it.
 * @type {Record<string, string>} */
const LETTERS = { right: 'r', clockwise: 'r', left: 'l', counterclockwise: 'l', north: 'n', east: 'e', south: 's', west: 'w' };
/** The most slips of a suggestion. */
const MAX_SLIPS = 2;

/** @typedef {{kind: 'blank'} | {kind: 'move', move: string} | {kind: 'question', question: string, about: string}
 *   | {kind: 'unknown', word: string, near: string | null}} Typed `move` is one word in lower case, not checked; `about` is what follows the
 *   question, likewise; `near` is the word that was probably meant */

/** @param {string} line @param {readonly string[]} questions those that can be asked
 * @returns {Typed} */
export function readTyped(line, questions) {
  const words = line.trim().split(/\s+/);
  const first = words[0].toLowerCase();
  if (first === '') return { kind: 'blank' };
  const question = ALIASES[first] ?? first;
  if (questions.includes(question)) return { kind: 'question', question, about: asOneWord(words.slice(1)) };
  if (/\d/.test(first) || VERBS.includes(first)) return { kind: 'move', move: asOneWord(words) };
  return { kind: 'unknown', word: words[0], near: nearestWord(first, [...questions, ...VERBS]) };
}

/** The words of a move as one in lower case: `c5r` of `turn c5 right`, `a4ne3` of `push a4 north, go to e3`.
 * @param {readonly string[]} words */
function asOneWord(words) {
  return words.map((word) => word.replace(/[-,]/g, '').toLowerCase())
    .filter((word) => !VERBS.includes(word) && !LEFT_OUT.includes(word))
    .map((word) => LETTERS[word] ?? word).join('');
}

/** The known word that was probably meant, or null.
 * @param {string} word @param {readonly string[]} known */
function nearestWord(word, known) {
  const [nearest] = known.map((one) => ({ one, slips: slipsBetween(word, one) })).sort((a, b) => a.slips - b.slips);
  return nearest.slips <= MAX_SLIPS && 2 * nearest.slips < nearest.one.length ? nearest.one : null;
}

/** Letters inserted, deleted, replaced or swapped with a neighbour. More than MAX_SLIPS is only a lower bound.
 * @param {string} typed @param {string} meant */
function slipsBetween(typed, meant) {
  const longer = Math.abs(typed.length - meant.length);
  if (longer > MAX_SLIPS) return longer;
  const rows = [Array.from({ length: meant.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= meant.length; j++) {
      const same = typed[i - 1] === meant[j - 1];
      const swapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      row.push(Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1), swapped ? rows[i - 2][j - 2] + 1 : Infinity));
    }
    rows.push(row);
  }
  return rows[typed.length][meant.length];
}
