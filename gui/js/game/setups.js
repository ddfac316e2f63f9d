// The setups from which a game may begin.

import { sentence } from '../protocol/lines.js';

const NAMES = /** @type {const} */ ([['ace', 'Classic'], ['curiosity', 'Imhotep'], ['grail', 'Dynasty'], ['mercury', ''], ['sophie', '']]);

/** The setups: their name, `start` as `position` takes it, a title, and a note with the name that Khet has for it. */
export const SETUPS = NAMES.map(([name, khet]) => ({ name, start: `setup ${name}`, title: sentence(name), note: khet && `${khet} in Khet` }));
