// The views of the page, in the order of the navigation. The first one is shown when the address names none.

import { Glimpse } from './play/glimpse.js';

/** @type {readonly import('../app/shell.js').ViewDefinition[]} */
export const views = [
  { name: 'play', title: 'Play', Waiting: Glimpse, load: () => import('./play/view.js') },
  { name: 'learn', title: 'Learn', load: () => import('./learn/view.js') },
  {
    name: 'analyse', title: 'Analyse', params: ['fen', 'game'], takesGames: true,
    load: () => import('./analyse/view.js'),
  },
  { name: 'setup', title: 'Set up', load: () => import('./setup/view.js') },
  { name: 'puzzles', title: 'Puzzles', load: () => import('./puzzles/view.js') },
];
