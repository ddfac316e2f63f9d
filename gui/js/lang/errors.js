// What the engine and the page refuse, in words for people.

import { renamed } from '../board/names.js';
import { sentence } from '../protocol/lines.js';

/** The reason of an error in words for people, as it stands within a sentence.
 * @param {string} error */
export const reasonText = (error) => error;

/** An error in words for people, without the page's command: "position: fen: Blue has 0 Kings".
 * @param {string} error */
export const errorText = (error) => sentence(renamed(error.replace(/^[a-z]+: (?:fen: )?/, '')));
