// The games of the page and their views, in the order of the navigation. The first view of the first game is shown when the
// address names none and the browser has kept none.

import { Glimpse } from './play/glimpse.js';

/** @type {readonly import('../app/shell.js').GameDefinition[]} */
export const games = [
  {
    name: 'laserchess',
    title: 'Laser Chess',
    icon: 'laser',
    help: () => import('../app/how-to-play.js').then(({ HowToPlay }) => HowToPlay),
    views: [
      { name: 'play', title: 'Play', Waiting: Glimpse, load: () => import('./play/view.js') },
      { name: 'learn', title: 'Learn', load: () => import('./learn/view.js') },
      {
        name: 'analyse', title: 'Analyse', params: ['fen', 'game'], takesGames: true,
        load: () => import('./analyse/view.js'),
      },
      { name: 'setup', title: 'Set up', load: () => import('./setup/view.js') },
      { name: 'puzzles', title: 'Puzzles', load: () => import('./puzzles/view.js') },
    ],
  },
];
