/** What the players and the pieces are called, the pieces by the program's own names or by those of Khet, and what each of them does.
 *
 * @typedef {'akhet' | 'khet'} Names */

import { t, useNames } from '../lang/texts.js';

/** A person's own names of Labyrinth's pictures, by their letters.
 * @type {Readonly<Record<string, string>>} */
let own = {};

/** @param {Names} names @param {Readonly<Record<string, string>>} [pictures] own names of Labyrinth's pictures, by their letters */
export function chooseNames(names, pictures = {}) {
  // Data kept in the browser may be damaged.
  useNames(names === 'khet' ? 'khet' : 'akhet');
  own = Object.fromEntries(Object.entries(pictures ?? {}).filter(([letter, name]) => /^[A-X]$/.test(letter) && typeof name === 'string' && name !== ''));
}

/** A person's own name of a picture of Labyrinth, or undefined. @param {string} letter
 * @returns {string | undefined} */
export const ownPictureName = (letter) => own[letter];

/** "Blue". @param {string} color  a side of either game */
export const colorName = (color) => t('color', { color });

/** "Deflector". @param {string} piece  as in a FEN, or only its letter */
export const kindName = (piece) => t('piece', { kind: piece[0]?.toUpperCase() ?? '' });

/** What a piece does, in a line. @param {string} piece  as in a FEN, or only its letter */
export const kindDeed = (piece) => t('piece-deed', { kind: piece[0].toUpperCase() });

/** The kinds in the order in which they are explained, by their letters. */
export const KINDS = ['K', 'L', 'P', 'S', 'D'];
