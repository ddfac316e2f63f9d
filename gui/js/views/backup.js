// Saves a person's games, progress and settings as one file, and merges such a file into what the browser keeps.

import { load, save } from '../app/store.js';
import { t } from '../lang/texts.js';
import { kept as labyrinthGames } from '../labyrinth/views/play/kept.js';
import { boxFromJson, merged } from './mistakes/cards.js';
import { kept as laserGames } from './play/kept.js';
import { messageOf } from '../protocol/lines.js';
import { mergedProgress, progressFromJson } from '../app/puzzle-progress.js';

const FORMAT = 'akhet games and progress';

const record = (/** @type {any} */ value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});

/** @param {any} here @param {any} there */
function lessons(here, there) {
  const done = (/** @type {any} */ kept) => (Array.isArray(kept?.done) ? kept.done : []);
  return { done: [...new Set([...done(here), ...done(there)])] };
}

/** @param {any} here @param {any} there */
function puzzles(here, there) {
  return { ...record(here), progress: mergedProgress(progressFromJson(here?.progress), progressFromJson(there?.progress)) };
}

/** Settings are those of the file.
 * @param {any} here @param {any} there */
const settings = (here, there) => ({ ...record(here), ...record(there) });

/** The lists of played games, by the names under which the browser keeps them. */
const GAMES = [laserGames, labyrinthGames];

/** How the other values are put together, by their names: what is here, and what the file has.
 * @type {Record<string, (here: any, there: any) => any>} */
const MERGE = {
  mistakes: (here, there) => merged(boxFromJson(here), boxFromJson(there)),
  puzzles, 'labyrinth-puzzles': puzzles,
  learn: lessons, 'labyrinth-learn': lessons, preferences: settings, rules: settings, starts: settings, name: (here, there) => there ?? here,
};
const NAMES = [...GAMES.map(({ list }) => list), ...Object.keys(MERGE)];

/** The file's text. */
export function backup() {
  const values = Object.fromEntries(NAMES.map((name) => [name, load(name)]).filter(([, value]) => value !== null));
  return `${JSON.stringify({ format: FORMAT, version: 1, date: new Date().toISOString(), values }, null, 1)}\n`;
}

/** Adds what a file has. The page has to be loaded again to show it.
 * @param {string} text
 * @returns {string} what was added, in words
 * @throws {Error} if it is not such a file; nothing is changed then */
export function restore(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new Error(t('app-backup-unreadable', { reason: messageOf(error) }));
  }
  if (file?.format !== FORMAT) throw new Error(t('app-backup-other'));
  if (file.version !== 1) throw new Error(t('app-backup-version', { version: String(file.version) }));
  const values = record(file.values);
  let added = 0;
  for (const games of GAMES) if (games.list in values) added += games.add(values[games.list]);
  for (const [name, merge] of Object.entries(MERGE)) if (name in values) save(name, merge(load(name), values[name]));
  return t('app-backup-added', { games: added });
}
