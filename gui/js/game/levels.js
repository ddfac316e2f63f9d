// The levels of the engine in words.

import { t } from '../lang/texts.js';

/** @import { NamedLevel } from '../protocol/lines.js' */

export const FULL_LEVEL = 20;
/** The first level of each word. */
const LEVEL_WORDS = /** @type {const} */ ([
  [FULL_LEVEL, 'full'], [17, 'expert'], [14, 'strong'], [11, 'skilled'], [8, 'steady'], [5, 'casual'], [2, 'easy'], [0, 'beginner'],
]);

/** @param {number} level */
export function levelWord(level) {
  return t('board-level-word', { word: LEVEL_WORDS.find(([from]) => level >= from)?.[1] ?? 'full' });
}

/** "Tia, level 2", or where the level has no name, "Easy, level 3"; "Level 2" before the names are known.
 * @param {number} level @param {readonly NamedLevel[]} named */
export function levelText(level, named) {
  if (level === FULL_LEVEL) return levelWord(level);
  if (named.length === 0) return t('board-level', { level });
  return t('board-level-named', { name: named.find((one) => one.level === level)?.name ?? levelWord(level), level });
}
