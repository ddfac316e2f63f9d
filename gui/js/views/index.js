// The games of the page and their views, in the order of the navigation. The first view of the first game is shown when the
// address names none and the browser has kept none.

import { loadLater, t } from '../lang/texts.js';
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

/** What loads a view other than the first one.
 * @template T @param {() => Promise<T>} load */
const later = (load) => () => loadLater().then(load);

/** What loads a view of Labyrinth, with the stylesheet of all of them, and others.
 * @template T @param {() => Promise<T>} load @param {...string} styles */
const labyrinth = (load, ...styles) => later(() => Promise.all([load(), ...['css/labyrinth.css', ...styles].map(style)]).then(([module]) => module));

/** @type {readonly import('../app/shell.js').GameDefinition[]} */
export const games = [
  {
    name: 'laserchess',
    title: t('common-game', { game: 'laserchess' }),
    icon: 'laser',
    help: later(() => import('../app/how-to-play.js').then(({ HowToPlay }) => HowToPlay)),
    views: [
      { name: 'play', title: t('app-view-play'), Waiting: Glimpse, load: () => import('./play/view.js') },
      { name: 'learn', title: t('app-view-learn'), load: later(() => import('./learn/view.js')) },
      {
        name: 'analyse', title: t('app-view-analyse'), params: ['fen', 'game'], takesGames: true,
        load: later(() => import('./analyse/view.js')),
      },
      { name: 'setup', title: t('app-view-setup'), load: later(() => import('./setup/view.js')) },
      { name: 'puzzles', title: t('app-view-puzzles'), load: later(() => import('./puzzles/view.js')) },
      { name: 'mistakes', title: t('app-view-mistakes'), takesMistakes: true, load: later(() => import('./mistakes/view.js')) },
      { name: 'table', title: t('app-view-table'), table: true, load: later(() => import('../table/view.js')) },
      { name: 'lobby', title: t('app-view-lobby'), lobby: true, load: later(() => import('../table/lobby.js')) },
    ],
  },
  {
    name: 'labyrinth',
    title: t('common-game', { game: 'labyrinth' }),
    icon: 'maze',
    help: labyrinth(() => import('../labyrinth/how-to-play.js').then(({ HowToPlay }) => HowToPlay)),
    views: [
      { name: 'labyrinth-play', title: t('app-view-play'), load: labyrinth(() => import('../labyrinth/views/play/view.js')) },
      { name: 'labyrinth-learn', title: t('app-view-learn'), load: labyrinth(() => import('../labyrinth/views/learn/view.js')) },
      { name: 'labyrinth-analyse', title: t('app-view-analyse'), takesGames: true, load: labyrinth(() => import('../labyrinth/views/analyse/view.js')) },
      { name: 'labyrinth-setup', title: t('app-view-setup'), load: labyrinth(() => import('../labyrinth/views/setup/view.js')) },
      { name: 'labyrinth-real', title: t('app-view-real'), load: labyrinth(() => import('../labyrinth/views/real/view.js'), 'css/labyrinth-real.css') },
      { name: 'labyrinth-puzzles', title: t('app-view-puzzles'), load: labyrinth(() => import('../labyrinth/views/puzzles/view.js')) },
      { name: 'labyrinth-table', title: t('app-view-table'), table: true, load: labyrinth(() => import('../table/view.js')) },
    ],
  },
];
