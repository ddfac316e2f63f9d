// Starts without a name of the engine's that the page has made: the setup of a day, which is the same for everybody, random ones, and
// those with a handicap. The browser keeps what they are called.

import { titleOf } from '../game/setups.js';
import { load, save } from './store.js';

/** @import { App } from './app.js' */
/** @typedef {{title: string, group: string}} Made `group` is what all of its kind are called */

const KEPT = 'starts';
/** How many starts are kept. */
const MOST = 200;
/** What was drawn since the page was loaded, by the seed.
 * @type {Map<number, string>} */
const drawn = new Map();

/** What a start is called that was made here.
 * @param {string} start as `position` takes it
 * @returns {Made | null} */
function made(start) {
  const known = load(KEPT)?.[start];
  return typeof known?.title === 'string' ? known : null;
}

/** Keeps what a start is called.
 * @param {string} start as `position` takes it @param {Made} what
 * @returns {string} the start */
export function called(start, what) {
  save(KEPT, Object.fromEntries([...Object.entries({ ...load(KEPT), [start]: what })].slice(-MOST)));
  return start;
}

/** What a start is called: the setup of a day is "Setup of 28 November".
 * @param {string} start as `position` takes it */
export const startTitle = (start) => titleOf(start) ?? made(start)?.title ?? 'Your position';

/** What a start counts as among the games that were played.
 * @param {string} start as `position` takes it */
export const startGroup = (start) => titleOf(start) ?? made(start)?.group ?? 'Other positions';

/** The setup of a day, as `position` takes it; null if it was stopped.
 * @param {App} app @param {Date} [day] whose local date is the seed */
export async function setupOfDay(app, day = new Date()) {
  const start = await draw(app, (day.getFullYear() * 100 + day.getMonth() + 1) * 100 + day.getDate());
  const date = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return start && called(start, { title: `Setup of ${date}`, group: 'Setups of the day' });
}

/** A random setup.
 * @param {App} app */
export async function randomSetup(app) {
  const start = await draw(app, Math.floor(Math.random() * 2 ** 40));
  return start && called(start, { title: 'Random setup', group: 'Random setups' });
}

/** @param {App} app @param {number} seed
 * @returns {Promise<string | null>} */
async function draw(app, seed) {
  const before = drawn.get(seed);
  if (before) return before;
  const session = app.session(app.engines.get()[0], { Hash: 1 });
  try {
    const fen = await session.setup(seed).done;
    if (fen) drawn.set(seed, `fen ${fen}`);
    return drawn.get(seed) ?? null;
  } finally {
    session.close();
  }
}
