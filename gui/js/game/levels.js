// The levels of the engine in words.

/** @import { NamedLevel } from '../protocol/lines.js' */

export const FULL_LEVEL = 20;
/** The first level of each word. */
const LEVEL_WORDS = /** @type {const} */ ([
  [20, 'Full strength'], [17, 'Expert'], [14, 'Strong'], [11, 'Skilled'],
  [8, 'Steady'], [5, 'Casual'], [2, 'Easy'], [0, 'Beginner'],
]);

/** @param {number} level */
export function levelWord(level) {
  return LEVEL_WORDS.find(([from]) => level >= from)?.[1] ?? LEVEL_WORDS[0][1];
}

/** "Tia, level 2", or where the level has no name, "Easy, level 3"; "Level 2" before the names are known.
 * @param {number} level @param {readonly NamedLevel[]} named */
export function levelText(level, named) {
  if (level === FULL_LEVEL) return 'Full strength';
  if (named.length === 0) return `Level ${level}`;
  return `${named.find((one) => one.level === level)?.name ?? levelWord(level)}, level ${level}`;
}
