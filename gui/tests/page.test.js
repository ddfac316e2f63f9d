// The small pure parts of the page's views.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageAddress, parseRoute, routeText } from '../js/app/route.js';
import { forget, keeping, load, save, saveCopy, Store } from '../js/app/store.js';
import { useTexts } from '../js/lang/texts.js';
import { nameInFile, playerName } from '../js/play/match.js';
import { kept as keptGames } from '../js/views/play/kept.js';
import { treeOfMoves } from '../js/game/tree.js';
import { textsOf } from './ftl.js';
import { levelWord } from '../js/game/levels.js';
import { opponentText, sourceOf } from '../js/views/play/games.js';
import { FIRST_MATCH, matchFromJson, strengthOptions, strengthText } from '../js/views/play/match.js';
import { outcomeRecord, outcomeText, outcomeTitle, recordText } from '../js/views/play/outcome.js';

test('addresses', () => {
  assert.deepEqual(parseRoute(''), { view: null, params: new URLSearchParams() });
  assert.equal(parseRoute('#play').view, 'play');
  assert.equal(parseRoute('#labyrinth-play&fen=x').view, 'labyrinth-play');
  const { view, params } = parseRoute('#analyse&ply=12');
  assert.deepEqual([view, params.get('ply')], ['analyse', '12']);
  const link = parseRoute('#fen=ls9/10/10/4k5/4K5/10/10/9Ln%20b%201');
  assert.deepEqual([link.view, link.params.get('fen')], [null, 'ls9/10/10/4k5/4K5/10/10/9Ln b 1']);
  assert.equal(routeText('play'), '#play');
  assert.equal(parseRoute(routeText('setup', { fen: 'a b&c' })).params.get('fen'), 'a b&c');
  for (const [shown, shared] of [['http://a.test/b/', 'http://a.test/b/'], ['http://a.test/?lang=de#play', 'http://a.test/'], ['http://a.test/?setup=ace&lang=de', 'http://a.test/?setup=ace']]) {
    Object.assign(globalThis, { location: { href: shown } });
    assert.equal(pageAddress(), shared);
  }
  Reflect.deleteProperty(globalThis, 'location');
});

test('a store reports changes until the subscription ends', () => {
  const store = new Store({ a: 1, b: 2 });
  /** @type {number[]} */
  const heard = [];
  const end = store.subscribe(({ a }) => heard.push(a));
  store.merge({ a: 3 });
  store.set(store.get());
  end();
  store.merge({ a: 4 });
  assert.deepEqual([heard, store.get()], [[3], { a: 4, b: 2 }]);
});

test('levels in words', () => {
  assert.deepEqual([0, 2, 5, 19, 20].map(levelWord), ['Beginner', 'Easy', 'Casual', 'Expert', 'Full strength']);
  const named = [{ level: 2, name: 'Tia', character: 'A child' }];
  assert.deepEqual([2, 3].map((level) => strengthText({ kind: 'level', level }, named)), ['Tia, level 2', 'Easy, level 3']);
  assert.equal(strengthText({ kind: 'level', level: 2 }, []), 'Level 2', 'before the names are known, no other name is shown');
  assert.deepEqual(strengthOptions({ kind: 'elo', elo: 900 }), { UCI_LimitStrength: true, UCI_Elo: 900 });
});

test('saved matches are validated', () => {
  assert.deepEqual(matchFromJson(JSON.parse(JSON.stringify(FIRST_MATCH))), FIRST_MATCH);
  for (const bad of [null, {}, { ...FIRST_MATCH, start: 1 }, { ...FIRST_MATCH, pace: { kind: 'clock', base: 0, increment: 0 } },
    { ...FIRST_MATCH, players: { blue: { kind: 'engine' }, red: { kind: 'person' } } }]) {
    assert.equal(matchFromJson(bad), null, JSON.stringify(bad));
  }
});

test('the result in words', () => {
  const beam = { path: ['c5'], end: { kind: /** @type {const} */ ('hit'), square: 'c5', piece: 'k' } };
  const shot = { color: /** @type {const} */ ('blue'), beam };
  assert.equal(playerName(FIRST_MATCH, 'blue'), 'You');
  assert.equal(outcomeTitle(FIRST_MATCH, { winner: 'blue', reason: 'shot' }), 'You won');
  assert.equal(outcomeText(FIRST_MATCH, { winner: 'blue', reason: 'shot' }, shot, 'red'), "Blue's laser hit Red's King on c5.");
  assert.equal(outcomeTitle(FIRST_MATCH, { winner: 'red', reason: 'shot' }), 'Akhet won');
  assert.equal(outcomeText(FIRST_MATCH, { winner: 'red', reason: 'shot' }, shot, 'red'), "Blue's laser hit its own King on c5.");
  assert.equal(outcomeText(FIRST_MATCH, { winner: 'red', reason: 'time' }, null, 'red'), 'You (Blue) ran out of time.');
  assert.equal(outcomeTitle(FIRST_MATCH, { winner: null, reason: 'claimed' }), 'Draw');
  assert.equal(outcomeText(FIRST_MATCH, { winner: null, reason: 'claimed' }, null, 'blue'), 'You claimed it: this position has occurred three times.');
  assert.equal(outcomeText(FIRST_MATCH, { winner: null, reason: 'claimed' }, null, 'red'), 'Akhet claimed it: this position has occurred three times.');
});

test('what is kept and written to files is in English, and shown in the language of the page', () => {
  const beam = { path: ['c5'], end: { kind: /** @type {const} */ ('hit'), square: 'c5', piece: 'k' } };
  const shot = { color: /** @type {const} */ ('blue'), beam };
  const english = textsOf('en');
  /** @type {[import('../js/views/play/outcome.js').Outcome, string][]} */
  const ends = [
    [{ winner: 'blue', reason: 'shot' }, "Blue's laser hit Red's King on c5."],
    [{ winner: 'red', reason: 'shot' }, "Blue's laser hit its own King on c5."],
    [{ winner: 'blue', reason: 'resigned' }, 'Red resigned.'],
    [{ winner: 'red', reason: 'time' }, 'Blue ran out of time.'],
    [{ winner: 'red', reason: 'fault', detail: 'a1a2' }, 'Blue played a1a2, which is illegal.'],
    [{ winner: 'red', reason: 'fault' }, 'Blue made no legal move.'],
    [{ winner: null, reason: 'agreed' }, 'Both players agreed to it.'],
    [{ winner: null, reason: 'claimed' }, 'This position has occurred three times.'],
    [{ winner: null, reason: 'repetition' }, 'This position has occurred three times.'],
  ];
  const game = { id: '', date: '', match: FIRST_MATCH, moves: [] };
  const check = (/** @type {(record: string) => string} */ shown) => {
    for (const [outcome, record] of ends) {
      assert.equal(outcomeRecord(outcome, shot), record);
      assert.equal(recordText(record), shown(record));
    }
    assert.equal(sourceOf(game)?.against, 'Akhet level 2');
    assert.equal(nameInFile(FIRST_MATCH, 'blue'), 'You');
  };
  check((record) => record);
  assert.equal(recordText("Red's laser hit its own Pharaoh on e8."), "Red's laser hit its own King on e8.");
  assert.equal(recordText('Nobody was looking.'), 'Nobody was looking.');
  const named = [{ level: 2, name: 'Tia', character: '' }];
  assert.equal(opponentText('Akhet level 2', named), 'Akhet, Tia, level 2');
  assert.equal(opponentText('Akhet, Tia, level 2', named), 'Akhet, Tia, level 2', 'as an older page kept it');
  assert.equal(opponentText('Akhet elo 1000', named), 'Akhet, Rating 1000');
  assert.equal(opponentText('Ann, level headed', named), 'Ann, level headed');
  try {
    useTexts(['xx', english.replace(/^((?:play|color)[a-z-]*) =.*\n(?:[ }].*\n)*/gm, '$1 = X\n')]);
    assert.equal(playerName(FIRST_MATCH, 'blue'), 'X');
    check(() => 'X');
  } finally {
    useTexts(['en', english]);
  }
});

/** A storage with room for this many characters.
 * @param {number} room */
function storage(room) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const setItem = (/** @type {string} */ key, /** @type {string} */ value) => {
    const used = [...kept].reduce((sum, [name, text]) => sum + (name === key ? 0 : name.length + text.length), 0);
    if (used + key.length + value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    kept.set(key, value);
  };
  return { kept, getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem, removeItem: (/** @type {string} */ key) => kept.delete(key) };
}

/** A game with one move, begun on this day.
 * @param {number} day */
const gameOf = (day) => ({ ...keptGames.fresh(FIRST_MATCH), id: `game ${day}`, date: `2026-05-${String(day).padStart(2, '0')}T12:00:00Z`, tree: treeOfMoves('setup ace', ['c5R']) });

test('where there is no room, the games played longest ago are dropped, and that is known', () => {
  const local = storage(4000);
  Object.assign(globalThis, { localStorage: local, sessionStorage: storage(0) });
  /** @type {import('../js/views/play/kept.js').PlayedGame[]} */
  let games = [];
  for (let day = 1; day <= 30; day++) games = [...keptGames.keepPlayed(gameOf(day), 0, '')];
  assert.equal(keeping.get(), 'dropped');
  const days = games.map(({ id }) => Number(id.split(' ')[1]));
  assert.ok(days.length > 2 && days.length < 30, `${days.length} games`);
  assert.deepEqual(days, Array.from(days, (_, at) => 30 - at), 'the newest are there, the newest first');
  // The oldest one, played on, is the last to go.
  const oldest = days.at(-1) ?? 0;
  keptGames.keepPlayed(gameOf(oldest), 0, 'played on');
  games = [...keptGames.keepPlayed(gameOf(31), 0, '')];
  assert.deepEqual([games[0].id, games.at(-1)?.id], ['game 31', `game ${oldest}`]);
  // Whatever else is saved takes the room of games too, but a copy of a file does not.
  assert.equal(saveCopy('games', 'x'.repeat(2000)), false);
  assert.equal(save('analysis', 'x'.repeat(2000)), true);
  assert.ok(keptGames.keepPlayed(gameOf(31), 0, '').length < games.length);
  assert.deepEqual([load('games'), keeping.get()], [null, 'dropped']);
  assert.equal(save('setup', 'x'.repeat(4000)), false);
  assert.deepEqual([load('setup').length, keeping.get()], [4000, 'lost'], 'what is not kept lasts as long as the page');
  assert.equal(save('setup', null), true);
});

test('where nothing may be kept, values last as long as the page, and that is known', () => {
  const forbidden = () => { throw new DOMException('Forbidden', 'SecurityError'); };
  Object.assign(globalThis, { localStorage: { getItem: forbidden, setItem: forbidden } });
  assert.equal(save('puzzles', { done: 3 }), false);
  assert.deepEqual([load('puzzles'), keeping.get()], [{ done: 3 }, 'lost']);
  Object.assign(globalThis, { localStorage: storage(1000) });
  assert.equal(save('puzzles', { done: 4 }), true);
  assert.deepEqual([load('puzzles'), keeping.get()], [{ done: 4 }, 'kept']);
});

test('stored data can be cleared, and nothing more is stored until the page is reloaded', () => {
  /** @type {Record<string, string>} */
  const kept = { 'of another page': 'stays' };
  const methods = {
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => { kept[key] = value; },
    removeItem: (/** @type {string} */ key) => { delete kept[key]; },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value, enumerable: false });
  Object.assign(globalThis, { localStorage: kept });
  save('play', { moves: 1 });
  assert.deepEqual(load('play'), { moves: 1 });
  kept['akhet.play'] = 'no JSON';
  assert.equal(load('play'), null);
  forget();
  save('play', { moves: 2 });
  assert.deepEqual(Object.entries(kept), [['of another page', 'stays']]);
});
