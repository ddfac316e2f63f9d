// Games and progress as one file.

import assert from 'node:assert/strict';
import { test } from 'node:test';

/** @type {Map<string, string>} */
const kept = new Map();
Object.assign(globalThis, { localStorage: { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value) } });
const { FIRST_MATCH } = await import('../js/views/play/match.js');
const { backup, restore } = await import('../js/views/backup.js');

/** @param {Record<string, unknown>} values */
function have(values) {
  kept.clear();
  for (const [name, value] of Object.entries(values)) kept.set(`akhet.${name}`, JSON.stringify(value));
}
const now = (/** @type {string} */ name) => JSON.parse(kept.get(`akhet.${name}`) ?? 'null');
const game = (/** @type {string} */ id, /** @type {string} */ date) => ({ id, date, moves: 'c5R', match: FIRST_MATCH });
const card = (/** @type {string} */ fen, /** @type {number} */ box) => ({ fen, played: 'a1a2', pv: ['a1a3'], drop: 30, mark: 'blunder', number: 1, against: '', date: '', box, due: 0 });

test('what a file has is added to what is there', () => {
  have({
    played: [game('a', '2026-01-03'), game('b', '2026-01-01')], learn: { done: ['x'] }, preferences: { theme: 'dark', sound: true }, token: 'secret',
    mistakes: { cards: [card('F', 2), card('G', 1)], seen: ['a'] },
    puzzles: { choice: 3, progress: { solved: { P: 'clean', Q: 'slip' }, failed: ['Q'], streak: 2, best: 5, level: 1 } },
  });
  const text = backup();
  assert.ok(!text.includes('secret'), 'the token is nobody else\'s');
  have({
    played: [game('c', '2026-01-02'), game('b', '2026-01-01')], learn: { done: ['y'] }, preferences: { theme: 'light', beams: false },
    mistakes: { cards: [card('F', 1), card('G', 3)], seen: ['c'] },
    puzzles: { choice: 'me', progress: { solved: { Q: 'clean' }, failed: [], streak: 1, best: 9, level: 2 } },
  });
  assert.equal(restore(text), 'One game added; progress and settings are taken over.');
  assert.deepEqual(now('played').map((/** @type {any} */ { id }) => id), ['a', 'c', 'b']);
  assert.deepEqual(now('learn'), { done: ['y', 'x'] });
  assert.deepEqual(now('preferences'), { theme: 'dark', beams: false, sound: true });
  assert.deepEqual([now('mistakes').cards.map((/** @type {any} */ { box }) => box), now('mistakes').seen], [[2, 3], ['c', 'a']]);
  assert.deepEqual(now('puzzles'), { choice: 'me', progress: { solved: { P: 'clean', Q: 'clean' }, failed: [], streak: 2, best: 9, level: 2 } });
  const before = new Map(kept);
  restore(text);
  assert.deepEqual(kept, before, 'a second time changes nothing');
});

test('a file of another kind is refused and changes nothing', () => {
  have({ played: [game('a', '2026-01-03')] });
  const before = new Map(kept);
  for (const [text, why] of /** @type {const} */ ([
    ['{', /not a file of games and progress/], ['[]', /does not say so/], ['{"format":"x"}', /does not say so/],
    ['{"format":"akhet games and progress","version":2,"values":{}}', /version 2/],
  ])) assert.throws(() => restore(text), why);
  assert.deepEqual(kept, before);
});

test('damaged values do no harm', () => {
  have({});
  restore(JSON.stringify({ format: 'akhet games and progress', version: 1, values: { played: 3, mistakes: [], puzzles: null, learn: 'x', preferences: [] } }));
  assert.deepEqual([now('played'), now('mistakes'), now('learn'), now('preferences')], [[], { cards: [], seen: [] }, { done: [] }, {}]);
});
