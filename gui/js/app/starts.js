// Starts without a name of the engine's that the page has made: the setup of a day, which is the same for everybody, random ones, and
// those with a handicap. The browser keeps what they are called.

import { titleOf } from '../game/setups.js';
import { language, t } from '../lang/texts.js';
import { load, save } from './store.js';

/** @import { App } from './app.js' */
/** @import { Color } from '../protocol/lines.js' */
/** @typedef {{kind: 'day', day: string} | {kind: 'random'} | {kind: 'handicap', of: Made | string, color: Color, kinds: string}} Made `day` is a
 *   local date, `2026-11-28`; the handicap of `color` is that the pieces with the letters `kinds` are missing from `of`, which is a start as
 *   `position` takes it, or was made too */

const KEPT = 'starts';
/** How many starts are kept. */
const MOST = 200;
/** What all of a kind are called, by the kind.
 * @type {Record<string, string>} */
const GROUPS = { day: 'app-start-days', random: 'app-start-randoms', handicap: 'app-start-handicaps' };
/** What was drawn since the page was loaded, by the seed.
 * @type {Map<number, string>} */
const drawn = new Map();

/** What a start is called that was made here.
 * @param {string} start as `position` takes it
 * @returns {Made | null} */
export function made(start) {
  const known = load(KEPT)?.[start];
  return isMade(known) ? known : null;
}

/** Whether this is as `called` keeps it: what the browser has may be damaged.
 * @param {any} what @returns {what is Made} */
function isMade(what) {
  switch (what?.kind) {
    case 'day': return typeof what.day === 'string';
    case 'random': return true;
    case 'handicap': return [what.color, what.kinds].every((part) => typeof part === 'string') && (typeof what.of === 'string' || isMade(what.of));
    default: return false;
  }
}

/** Keeps what a start is called.
 * @param {string} start as `position` takes it @param {Made} what
 * @returns {string} the start */
export function called(start, what) {
  save(KEPT, Object.fromEntries([...Object.entries({ ...load(KEPT), [start]: what })].slice(-MOST)));
  return start;
}

/** What a start is called, and what is said of it, which may be nothing: the setup of a day is "Setup of 28 November".
 * @param {string} start as `position` takes it
 * @returns {[title: string, note: string]} */
export const startWords = (start) => wordsOf(made(start) ?? start);

/** @param {Made | string} what a start or what was made
 * @returns {[title: string, note: string]} */
function wordsOf(what) {
  if (typeof what !== 'object') return [titleOf(what) ?? t('app-start-own'), ''];
  if (what.kind === 'day') return [t('app-start-day', { date: dayText(what.day) }), ''];
  if (what.kind === 'random') return [t('app-start-random'), ''];
  const [title, note] = wordsOf(what.of);
  const { color, kinds } = what;
  return [title, `${note && `${note}, `}${t('app-handicap-player', { color, kinds })}`];
}

/** What a start is called, in a line.
 * @param {string} start as `position` takes it
 * @returns {string} */
export function startTitle(start) {
  const [what, more] = startWords(start);
  return more ? t('common-with', { what, more }) : what;
}

/** "28 November" @param {string} day */
function dayText(day) {
  // "November 28" is American.
  const tag = language() === 'en' ? 'en-GB' : language();
  return new Date(`${day}T00:00`).toLocaleDateString(tag, { day: 'numeric', month: 'long' });
}

/** What a start counts as among the games that were played.
 * @param {string} start as `position` takes it */
export const startGroup = (start) => titleOf(start) ?? t(GROUPS[made(start)?.kind ?? ''] ?? 'app-start-others');

/** The setup of a day, as `position` takes it; null if it was stopped.
 * @param {App} app @param {Date} [day] whose local date is the seed */
export async function setupOfDay(app, day = new Date()) {
  const start = await draw(app, (day.getFullYear() * 100 + day.getMonth() + 1) * 100 + day.getDate());
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return start && called(start, { kind: 'day', day: date });
}

/** A random setup.
 * @param {App} app */
export async function randomSetup(app) {
  const start = await draw(app, Math.floor(Math.random() * 2 ** 40));
  return start && called(start, { kind: 'random' });
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
