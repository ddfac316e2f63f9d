// Everything a person has on this page as one file, and the way back: what the file has is added to what is there.

import { load, save } from './store.js';

/** @typedef {{played: any[], 'labyrinth-played': any[], mistakes: any, puzzles: any, learn: any, 'labyrinth-learn': any, preferences: any, rules: any, name: any}} Values
 *  by the names under which the browser keeps them */

const FORMAT = 'akhet games and progress';
/** How many played games each list has. */
const MOST = { played: 300, 'labyrinth-played': 200 };

const list = (/** @type {any} */ value) => (Array.isArray(value) ? value : []);
const record = (/** @type {any} */ value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});

/** Played games of both, each once, the newest first.
 * @param {number} most */
const games = (most) => (/** @type {any} */ here, /** @type {any} */ there) => {
  const known = new Map([...list(there), ...list(here)].filter((game) => typeof game?.id === 'string').map((game) => [game.id, game]));
  return [...known.values()].sort((a, b) => String(b.date).localeCompare(String(a.date))).slice(0, most);
};

/** @param {any} here @param {any} there */
const lessons = (here, there) => ({ done: [...new Set([...list(here?.done), ...list(there?.done)])] });

/** A mistake that both have stays where it came furthest.
 * @param {any} here @param {any} there */
function mistakes(here, there) {
  const cards = new Map();
  for (const card of [...list(here?.cards), ...list(there?.cards)]) {
    const key = `${card?.fen} ${card?.played}`;
    if (!(cards.get(key)?.box >= card?.box)) cards.set(key, card);
  }
  return { cards: [...cards.values()], seen: [...new Set([...list(here?.seen), ...list(there?.seen)])] };
}

/** @param {any} here @param {any} there */
function puzzles(here, there) {
  const [a, b] = [record(here?.progress), record(there?.progress)];
  const best = ['slip', 'hint', 'clean'];
  const solved = { ...record(a.solved) };
  for (const [fen, how] of Object.entries(record(b.solved))) if (best.indexOf(how) > best.indexOf(solved[fen])) solved[fen] = how;
  const failed = [...new Set([...list(a.failed), ...list(b.failed)])].filter((fen) => solved[fen] !== 'clean');
  const most = (/** @type {string} */ name) => Math.max(Number(a[name]) || 0, Number(b[name]) || 0);
  return { ...record(here), progress: { solved, failed, streak: most('streak'), best: most('best'), level: most('level') } };
}

/** Settings are those of the file.
 * @param {any} here @param {any} there */
const settings = (here, there) => ({ ...record(here), ...record(there) });

/** How the values of a name are put together: what is here, and what the file has.
 * @type {Record<keyof Values, (here: any, there: any) => any>} */
const MERGE = {
  played: games(MOST.played), 'labyrinth-played': games(MOST['labyrinth-played']), mistakes, puzzles, learn: lessons, 'labyrinth-learn': lessons,
  preferences: settings, rules: settings, name: (here, there) => there ?? here,
};
const NAMES = /** @type {(keyof Values)[]} */ (Object.keys(MERGE));

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
    throw new Error(`This is not a file of games and progress: ${error instanceof Error ? error.message : ''}`);
  }
  if (file?.format !== FORMAT) throw new Error('This is not a file of games and progress: it does not say so at its beginning.');
  if (file.version !== 1) throw new Error(`This file is of version ${file.version}. This page reads version 1; a newer Akhet reads it.`);
  const values = record(file.values);
  const count = () => list(load('played')).length + list(load('labyrinth-played')).length;
  const before = count();
  for (const name of NAMES) if (name in values) save(name, MERGE[name](load(name), values[name]));
  const added = count() - before;
  return `${added === 1 ? 'One game' : `${added} games`} added; progress and settings are taken over.`;
}
