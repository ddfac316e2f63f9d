// The views of the page, in the order of the navigation. The first one is shown when the address names none.

import { play } from './play/view.js';

/** @type {readonly import('../app/shell.js').ViewDefinition[]} */
export const views = [play];
