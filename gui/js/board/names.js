/** What the players and the pieces are called, the pieces by the program's own names or by those of Khet, and what each of them does.
 *
 * @typedef {'akhet' | 'khet'} Names */

import { t, useNames } from '../lang/texts.js';

/** @type {Record<Names, Record<string, string>>} */
const NAMES = {
  akhet: { K: 'King', S: 'Switch', P: 'Deflector', D: 'Defender', L: 'Laser' },
  khet: { K: 'Pharaoh', S: 'Scarab', P: 'Pyramid', D: 'Anubis', L: 'Sphinx' },
};

/** @type {Names} */
let chosen = 'akhet';
/** A person's own names of Labyrinth's pictures, by their letters.
 * @type {Readonly<Record<string, string>>} */
let own = {};

/** @param {Names} names @param {Readonly<Record<string, string>>} [pictures] own names of Labyrinth's pictures, by their letters */
export function chooseNames(names, pictures = {}) {
  // Data kept in the browser may be damaged.
  chosen = names === 'khet' ? 'khet' : 'akhet';
  useNames(chosen);
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

/** The program's own names in a text, with what precedes and follows them. The game is Laser Chess whatever its pieces are called. */
const OWN = new RegExp(`\\b([Aa] )?(${Object.values(NAMES.akhet).join('|')})(e?s)?\\b(?! Chess)`, 'g');

/** A text with the program's own names of the pieces, in the names chosen. @param {string} text */
export function renamed(text) {
  if (chosen === 'akhet') return text;
  return text.replace(OWN, (_, article = '', own, many = '') => {
    const kind = Object.keys(NAMES.akhet).find((letter) => NAMES.akhet[letter] === own) ?? '';
    const name = NAMES[chosen][kind];
    const plural = many && (/(?:s|x)$/.test(name) ? 'es' : 's');
    return `${article && /^[AEIOU]/.test(name) ? `${article.trim()}n ` : article}${name}${plural}`;
  });
}
