// The setups from which a game may begin.

import { t } from '../lang/texts.js';
import { sentence } from '../protocol/lines.js';

const NAMES = /** @type {const} */ ([['ace', 'Classic'], ['curiosity', 'Imhotep'], ['grail', 'Dynasty'], ['mercury', ''], ['sophie', '']]);
const OTHERS = ['horemheb', 'ebana'];

/** @param {string} name @param {string} note */
const setup = (name, note) => ({ name, start: `setup ${name}`, title: name.split('-').map(sentence).join(' '), note });

/** The official setups: their name, `start` as `position` takes it, a title, and a note with the name that Khet has for it. */
export const SETUPS = NAMES.map(([name, khet]) => setup(name, khet && t('board-setup-khet', { name: khet })));
/** All setups that have names, the official ones first. */
export const NAMED = [...SETUPS, ...OTHERS.map((name) => setup(name, ''))];

/** The title of the setup with a name that a game begins from, or null.
 * @param {string} start as `position` takes it */
export const titleOf = (start) => NAMED.find((one) => one.start === start)?.title ?? null;
