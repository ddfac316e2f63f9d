// The setups that the page knows by name, and what it calls the others.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { called, randomSetup, setupOfDay, startGroup, startTitle } from '../js/app/starts.js';
import { ABOUT } from '../js/app/setup-gallery.js';
import { NAMED } from '../js/game/setups.js';
import { Draw } from '../js/protocol/draw.js';

test('the page knows the setups of the engine, and says something of each', () => {
  const engine = readFileSync(join(import.meta.dirname, '../../src/laser/rules/setups.rs'), 'utf8');
  const names = [...engine.matchAll(/^ +[A-Z]\w+ = "([a-z-]+)", "/gm)].map(([, name]) => name);
  assert.ok(names.length > 5);
  assert.deepEqual(NAMED.map(({ name }) => name), names);
  assert.deepEqual(Object.keys(ABOUT), names);
});

/** An app whose engine draws these setups.
 * @param {(seed: number) => string | null} draw */
const drawing = (draw) => /** @type {any} */ ({
  engines: { get: () => ['Akhet'] },
  session: () => ({ setup: (/** @type {number} */ seed) => ({ done: Promise.resolve(draw(seed)) }), close: () => {} }),
});

test('a day has one setup, by the local date, and its name is kept', async () => {
  const app = drawing((seed) => `seed ${seed}`);
  const early = await setupOfDay(app, new Date(2026, 10, 8, 0, 1));
  assert.equal(early, 'fen seed 20261108');
  assert.equal(await setupOfDay(app, new Date(2026, 10, 8, 23, 59)), early);
  assert.deepEqual([startTitle(early), startGroup(early)], ['Setup of 8 November', 'Setups of the day']);
  const other = await setupOfDay(app, new Date(2027, 0, 31));
  assert.deepEqual([other, startTitle(String(other))], ['fen seed 20270131', 'Setup of 31 January']);
  const any = String(await randomSetup(app));
  assert.notEqual(await randomSetup(app), any);
  assert.deepEqual([startTitle(any), startGroup(any)], ['Random setup', 'Random setups']);
  assert.deepEqual([startTitle('setup grail'), startGroup('setup grail')], ['Grail', 'Grail']);
  assert.deepEqual([startTitle('fen x'), startGroup('fen x')], ['Your position', 'Other positions']);
  assert.equal(await setupOfDay(drawing(() => null)), null, 'it was stopped');
  assert.equal(await setupOfDay(drawing(() => null), new Date(2026, 10, 8)), early, 'it is drawn once');
});

test('a name that the browser has kept badly is none', () => {
  const damaged = [7, 'day', { kind: 'constructor' }, { kind: 'day' }, { kind: 'handicap', color: 'red', kinds: 'd', of: null },
    { kind: 'handicap', color: 'red', kinds: 'd', of: { kind: 'handicap' } }, { kind: 'handicap', color: 'red', of: 'setup ace' }];
  for (const what of damaged) {
    const start = called('fen bad', /** @type {any} */ (what));
    assert.deepEqual([startTitle(start), startGroup(start)], ['Your position', 'Other positions']);
  }
  assert.match(startTitle(called('fen good', { kind: 'handicap', color: 'red', kinds: 'd', of: 'setup ace' })), /^Ace, Red /);
});

test('a setup is drawn by a job of the session', async () => {
  const job = new Draw(7);
  /** @type {string[]} */
  const sent = [];
  const send = (/** @type {string[]} */ lines) => void sent.push(...lines);
  job.start(send);
  assert.equal(job.line('readyok', send), false);
  assert.deepEqual(sent, ['isready', 'gensetups 1 seed 7']);
  assert.equal(job.line('info string gensetups ls9/x b 1', send), false);
  assert.equal(job.line('gensetupsok', send), true);
  assert.equal(await job.done, 'ls9/x b 1');
  const refused = new Draw(8);
  refused.start(send);
  refused.line('readyok', send);
  assert.equal(refused.line('info string error gensetups: there is no search', send), true);
  await assert.rejects(refused.done, /there is no search/);
});
