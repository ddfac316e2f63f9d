// The views of the page, in the order of the navigation. The first one is shown when the address names none.

import { analyse } from './analyse/view.js';
import { play } from './play/view.js';
import { puzzles } from './puzzles/view.js';
import { setup } from './setup/view.js';

/** @type {readonly import('../app/shell.js').ViewDefinition[]} */
export const views = [play, analyse, setup, puzzles];
