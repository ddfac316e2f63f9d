// The games of the page and their views, in the order of the navigation. The first view of the first game is shown when the
// address names none and the browser has kept none.

import { Glimpse } from './play/glimpse.js';

/** Adds a stylesheet to the page.
 * @param {string} href
 * @returns {Promise<void>} rejects if it cannot be loaded */
function style(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`${href} cannot be loaded`));
    });
    document.head.append(link);
  });
}

/** A view of Labyrinth, with the stylesheet of all of them, and others.
 * @template T @param {Promise<T>} view @param {...string} styles
 * @returns {Promise<T>} */
const labyrinth = (view, ...styles) => Promise.all([view, ...['css/labyrinth.css', ...styles].map(style)]).then(([module]) => module);

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
      { name: 'mistakes', title: 'Mistakes', takesMistakes: true, load: () => import('./mistakes/view.js') },
      { name: 'table', title: 'Table', table: true, load: () => import('../table/view.js') },
      { name: 'lobby', title: 'Lobby', lobby: true, load: () => import('../table/lobby.js') },
    ],
  },
  {
    name: 'labyrinth',
    title: 'Labyrinth',
    icon: 'maze',
    help: () => labyrinth(import('../labyrinth/how-to-play.js')).then(({ HowToPlay }) => HowToPlay),
    views: [
      { name: 'labyrinth-play', title: 'Play', load: () => labyrinth(import('../labyrinth/views/play/view.js')) },
      { name: 'labyrinth-learn', title: 'Learn', load: () => labyrinth(import('../labyrinth/views/learn/view.js')) },
      { name: 'labyrinth-analyse', title: 'Analyse', takesGames: true, load: () => labyrinth(import('../labyrinth/views/analyse/view.js')) },
      { name: 'labyrinth-setup', title: 'Set up', load: () => labyrinth(import('../labyrinth/views/setup/view.js')) },
      { name: 'labyrinth-real', title: 'Real table', load: () => labyrinth(import('../labyrinth/views/real/view.js'), 'css/labyrinth-real.css') },
      { name: 'labyrinth-puzzles', title: 'Puzzles', load: () => labyrinth(import('../labyrinth/views/puzzles/view.js')) },
      { name: 'labyrinth-table', title: 'Table', table: true, load: () => labyrinth(import('../table/view.js')) },
    ],
  },
];
