// The model of a game being played, with a mock rule book and mock engines.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lostPieces } from '../js/app/game-board.js';
import { AnimationWait } from '../js/app/animation-wait.js';
import { Store } from '../js/app/store.js';
import { lastNode, lineThrough, movesTo } from '../js/game/tree.js';
import { scores, scoresBySetup } from '../js/views/play/games.js';
import { first, kept as keptGames } from '../js/views/play/kept.js';
import { FIRST_MATCH } from '../js/views/play/match.js';
import { isOver, PlayModel } from '../js/views/play/model.js';

/** @typedef {import('../js/views/play/match.js').Match} Match */

AnimationWait.seenAfter = 0;

/** Lets pending promises run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A fake page around the model. Move `win` wins; any other move continues the game.
 * @param {{repetitions?: number}} [world] */
function start({ repetitions = 1 } = {}) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  /** @type {Map<string, (event: any) => void>} */
  const heard = new Map();
  Object.assign(globalThis, {
    localStorage: { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value) },
    sessionStorage: { getItem: () => null, setItem: () => {} },
    addEventListener: (/** @type {string} */ kind, /** @type {(event: any) => void} */ listener) => heard.set(kind, listener),
    // No clock is read here, and a timer would keep the test from ending.
    setInterval: () => 0,
  });
  const beam = { path: ['j2'], end: { kind: 'out', side: 'n' } };
  const moves = ['win', 'a', 'b'];
  const state = (/** @type {string} */ words) => {
    const played = words.split(' moves ')[1]?.split(' ') ?? [];
    const toMove = played.length % 2 === 0 ? 'blue' : 'red';
    const won = played.at(-1) === 'win';
    const result = !won ? '*' : toMove === 'red' ? '1-0' : '0-1';
    return {
      pieces: new Map(), toMove, moves: won ? [] : moves, shots: new Map(moves.map((move) => [move, beam])),
      beams: { blue: beam, red: beam }, result, repetitions, fen: '',
    };
  };
  /** @type {{words: string, go: string, answer: (best: string | null) => void, onInfo: (infos: any[]) => void,
   *   stopped: boolean}[]} */
  const searches = [];
  const app = {
    preferences: new Store({ sound: false }),
    link: new Store({ kind: 'ready' }),
    rules: new Store({}),
    games: new Map(),
    engines: new Store(['Akhet']),
    enginesKnown: Promise.resolve(),
    arbiter: { known: state, state: async (/** @type {string} */ words) => state(words), ask: async () => [] },
    session: () => ({
      status: { kind: 'ready' },
      identity: { options: new Map([['Setup', {}]]) },
      ask: async () => [], set: async () => {}, ready: async () => {}, close: () => {},
      search: (/** @type {string} */ words, /** @type {any} */ go, /** @type {any} */ onInfo) => {
        /** @type {any} */
        let answer;
        const done = new Promise((resolve) => { answer = (/** @type {any} */ best) => resolve({ best, ponder: null, error: null }); });
        const search = { words, go: typeof go === 'string' ? go : go(), answer, onInfo, stopped: false };
        searches.push(search);
        return { done, stop: () => { search.stopped = true; answer('a'); } };
      },
    }),
    announce: () => {}, toast: () => {}, report: (/** @type {unknown} */ error) => { throw error; },
  };
  const model = new PlayModel(/** @type {any} */ (app));
  model.attend(true);
  const played = () => movesTo(model.state.get().tree, lastNode(model.state.get().tree)).join(' ');
  const move = async (/** @type {string} */ text) => {
    model.move(text);
    await settle();
    model.animationEnded();
    await settle();
  };
  const answer = async (/** @type {string | null} */ best) => {
    searches.at(-1)?.answer(best);
    await settle();
    model.animationEnded();
    await settle();
  };
  /** Each side plays a move. */
  const openWith = async (/** @type {string} */ text, /** @type {string} */ best) => {
    await settle();
    await move(text);
    await answer(best);
  };
  return { app, model, searches, played, move, answer, openWith, kept, heard };
}

test('a person moves, the engine replies, nobody moves out of turn', async () => {
  const { model, searches, played, move, answer } = start();
  await settle();
  await move('nonsense');
  assert.equal(played(), '');
  await move('a');
  assert.deepEqual([searches.at(-1)?.words, searches.at(-1)?.go], ['setup ace moves a', 'movetime 1000']);
  await move('b');
  assert.equal(played(), 'a');
  await answer('b');
  assert.equal(played(), 'a b');
  assert.equal(model.state.get().at, lastNode(model.state.get().tree));
});

test('the engine answers when the person has seen their own shot', async (run) => {
  const timer = globalThis.setTimeout;
  /** @type {(() => void)[]} */
  const held = [];
  run.after(() => {
    globalThis.setTimeout = timer;
    AnimationWait.seenAfter = 0;
  });
  AnimationWait.seenAfter = 12_345;
  Object.assign(globalThis, {
    setTimeout: (/** @type {() => void} */ done, /** @type {number} */ delay) => (delay === AnimationWait.seenAfter ? held.push(done) : timer(done, delay)),
  });
  const { searches, played, move } = start();
  await settle();
  await move('a');
  searches.at(-1)?.answer('b');
  await settle();
  assert.deepEqual([played(), held.length], ['a', 1]);
  held[0]();
  await settle();
  assert.equal(played(), 'a b');
});

test('the game ends by a shot, or by an illegal move from an engine', async () => {
  const { model, move, openWith } = start();
  await settle();
  await move('win');
  assert.deepEqual(model.state.get().outcome, { winner: 'blue', reason: 'shot' });
  assert.equal(isOver(model.state.get()), true);
  await model.step(-1);
  assert.equal(isOver(model.state.get()), false);
  model.newGame(FIRST_MATCH);
  await openWith('a', 'zz');
  assert.deepEqual(model.state.get().outcome, { winner: 'blue', reason: 'fault', detail: 'zz' });
});

test('taking back: both plies, or one while the engine thinks, whose answer is then ignored', async () => {
  const { model, searches, played, move, openWith } = start();
  await openWith('a', 'b');
  await model.takeBack();
  assert.equal(played(), '');
  await move('b');
  const search = searches.at(-1);
  await model.takeBack();
  await settle();
  assert.equal(search?.stopped, true);
  assert.equal(played(), '');
});

test('no move is accepted while the board still shows a previous game or a move taken back', async () => {
  const { model, played, move, openWith } = start();
  await openWith('a', 'b');
  void model.takeBack();
  model.move('a');
  assert.equal(played(), '', 'taken back');
  await settle();
  model.newGame(FIRST_MATCH);
  model.move('a');
  assert.equal(played(), '', 'another game');
  await settle();
  await move('a');
  assert.equal(played(), 'a');
});

test('taking back a resignation takes back no move', async () => {
  const { model, played, move, openWith } = start();
  await openWith('a', 'b');
  model.resign();
  assert.deepEqual(model.state.get().outcome, { winner: 'red', reason: 'resigned' });
  await move('a');
  assert.equal(played(), 'a b');
  await model.takeBack();
  assert.deepEqual([model.state.get().outcome, played()], [null, 'a b']);
});

test('third occurrence: a person may claim a draw, an engine does unless it is ahead', async () => {
  const { model, move } = start({ repetitions: 3 });
  await settle();
  await model.claim();
  assert.deepEqual(model.state.get().outcome, { winner: null, reason: 'claimed' });
  assert.deepEqual(Object.values(model.record().names).sort(), ['Akhet', 'Person'], 'others may read the record');
  await model.takeBack();
  assert.equal(model.state.get().outcome, null);
  await move('a');
  assert.deepEqual(model.state.get().outcome, { winner: null, reason: 'claimed' });
});

test('looking back does not change the game, and the engine may reply meanwhile', async () => {
  const { model, played, move, answer } = start();
  await settle();
  await move('a');
  await model.step(-1);
  assert.equal(model.state.get().at, 0);
  await answer('b');
  assert.deepEqual([played(), model.state.get().at, model.state.get().coming], ['a b', 0, null]);
  await move('a');
  assert.equal(played(), 'a b');
  await model.step(Infinity);
  await move('a');
  assert.equal(played(), 'a b a');
});

test('the browser stores the game', async () => {
  const { kept, openWith } = start();
  await openWith('a', 'b');
  const { tree, match } = JSON.parse(kept.get('akhet.play') ?? '');
  assert.deepEqual(match, FIRST_MATCH);
  assert.deepEqual(tree.nodes.map((/** @type {any} */ node) => node.move), [null, 'a', 'b']);
});

test('clocks: the engine is sent both, and gets its increment', async () => {
  const { model, searches, move, answer } = start();
  await settle();
  model.newGame({ ...FIRST_MATCH, pace: { kind: 'clock', base: 60_000, increment: 1000 } });
  await settle();
  await move('a');
  assert.match(searches.at(-1)?.go ?? '', /^wtime 6[01]\d{3} btime (60000|59\d{3}) winc 1000 binc 1000$/);
  await answer('b');
  const { clock } = model.state.get();
  assert.equal(clock?.running, 'blue');
  assert.ok((clock?.left.red ?? 0) > 60_000);
});

test('changed rules: the game can be checked, and the engine searches again', async () => {
  const { app, searches, played, move, answer } = start();
  await settle();
  await move('b');
  assert.equal(app.games.get('Play')(), 'setup ace moves b');
  app.rules.set({ KingTurns: true });
  await settle();
  assert.deepEqual(searches.map(({ stopped }) => stopped), [true, false]);
  await answer('a');
  assert.equal(played(), 'b a');
});

test('the requested setup is used unless a game is under way', async () => {
  const none = first(null, null);
  assert.equal(none.match, FIRST_MATCH);
  assert.equal(first(null, 'grail').match.start, 'setup grail');
  assert.equal(first(null, 'nonsense').match.start, 'setup ace');
  assert.equal(first(none, 'grail').tree.start, 'setup grail');
  const { model } = start();
  await settle();
  model.move('a');
  await settle();
  const going = model.state.get();
  assert.equal(first(going, 'grail'), going);
  assert.equal(first({ ...going, outcome: { winner: 'red', reason: 'resigned' } }, 'grail').match.start, 'setup grail');
});

test('a shot is animated once, and only while visible', async () => {
  const { model, played, searches } = start();
  await settle();
  model.move('a');
  await settle();
  assert.equal(model.state.get().animation?.move, 'a');
  model.animationEnded();
  assert.equal(model.state.get().animation, undefined);
  searches.at(-1)?.answer('b');
  await settle();
  assert.equal(model.state.get().animation?.move, 'b');
  model.attend(false);
  assert.equal(model.state.get().animation, undefined);
  // While the view is hidden, the game continues at once.
  model.move('a');
  await settle();
  assert.equal(model.state.get().animation, undefined);
  searches.at(-1)?.answer('b');
  await settle();
  assert.equal(played(), 'a b a b');
});

test("clocks: a person's clock stands still while the previous shot is shown, and a move made meanwhile still gets the increment", async () => {
  const { model, searches, move } = start();
  await settle();
  model.newGame({ ...FIRST_MATCH, pace: { kind: 'clock', base: 60_000, increment: 1000 } });
  await settle();
  await move('a');
  searches.at(-1)?.answer('b');
  await settle();
  assert.equal(model.state.get().clock?.running, null);
  model.animationEnded();
  await settle();
  assert.equal(model.state.get().clock?.running, 'blue');
  await move('a');
  searches.at(-1)?.answer('b');
  await settle();
  const before = model.state.get().clock?.left.blue ?? 0;
  model.move('a');
  const gained = (model.state.get().clock?.left.blue ?? 0) - before;
  assert.ok(gained > 0 && gained <= 1000, String(gained));
});

test('a damaged game is not resumed, and damaged data beside it does no harm', async () => {
  const { model, kept, move } = start();
  await settle();
  await move('a');
  model.resign();
  const whole = JSON.parse(kept.get('akhet.play') ?? '');
  const read = (/** @type {object} */ changes) => {
    kept.set('akhet.play', JSON.stringify({ ...whole, ...changes }));
    return keptGames.own();
  };
  assert.deepEqual(read({})?.outcome, { winner: 'red', reason: 'resigned' });
  assert.equal(read({ tree: { start: 'setup ace', nodes: [] } }), null);
  for (const outcome of [{ reason: 'x' }, { winner: 'green', reason: 'shot' }, { winner: 'blue' }, 7]) {
    assert.equal(read({ outcome })?.outcome, null, JSON.stringify(outcome));
  }
  const pace = { kind: 'clock', base: 60_000, increment: 0 };
  const times = { 1: { blue: 5, red: 6 }, 2: { blue: 'x', red: 1 }, 3: null };
  const timed = read({ match: { ...FIRST_MATCH, pace }, left: { blue: -1, red: 2 }, times });
  assert.deepEqual([timed?.clock?.left, timed?.times], [{ blue: 60_000, red: 60_000 }, { 1: { blue: 5, red: 6 } }]);
  assert.deepEqual(read({ times: 'none' })?.times, {});
});

test("a tab does not overwrite another tab's newer game when it is closed", async () => {
  const { kept, heard, move } = start();
  await settle();
  kept.set('akhet.play', 'that of another tab');
  heard.get('storage')?.({ key: 'akhet.play' });
  heard.get('pagehide')?.({});
  assert.equal(kept.get('akhet.play'), 'that of another tab');
  await move('a');
  assert.match(kept.get('akhet.play') ?? '', /"move":"a"/);
  kept.clear();
  heard.get('storage')?.({ key: 'akhet.preferences' });
  heard.get('pagehide')?.({});
  assert.match(kept.get('akhet.play') ?? '', /"move":"a"/);
});

test("an engine's thinking is shown when engines play each other, not to a person playing it", async () => {
  const { model, searches, move, answer } = start();
  await settle();
  const infos = [{ depth: 3, score: { kind: 'cp', value: 5 }, pv: ['b'] }];
  await move('a');
  searches.at(-1)?.onInfo(infos);
  assert.deepEqual([model.state.get().thinking, model.state.get().thoughts], ['red', null]);
  const engine = FIRST_MATCH.players.red;
  model.newGame({ ...FIRST_MATCH, players: { blue: engine, red: engine } });
  await settle();
  searches.at(-1)?.onInfo(infos);
  assert.deepEqual(model.state.get().thoughts, { color: 'blue', infos });
  // They stay until the other engine reports.
  await answer('b');
  assert.deepEqual([model.state.get().thinking, model.state.get().thoughts], ['red', { color: 'blue', infos }]);
});

test('games are saved newest first, with a score per opponent', async () => {
  const { model, move, played } = start();
  await settle();
  await move('a');
  const [game] = keptGames.played();
  assert.deepEqual([game.id, game.moves.join(' '), game.outcome], [model.state.get().id, played(), null]);
  assert.deepEqual(scores([game], []), [], 'an unfinished one does not count');
  const won = { ...game, outcome: /** @type {const} */ ({ winner: 'blue', reason: 'shot' }) };
  const lost = { ...game, outcome: /** @type {const} */ ({ winner: 'red', reason: 'time' }) };
  assert.deepEqual(scores([won, lost, won], []).map((score) => [score.won, score.drawn, score.lost]), [[2, 0, 1]]);
  const elsewhere = { ...lost, match: { ...lost.match, start: 'fen x' } };
  assert.deepEqual(scoresBySetup([won, elsewhere, { ...won, match: { ...won.match, start: 'setup sophie' } }, won], []).map((score) => [score.of, score.won, score.lost]),
    [['Ace', 2, 0], ['Other positions', 0, 1], ['Sophie', 1, 0]]);
  assert.deepEqual(keptGames.forget(game.id), []);
  assert.deepEqual(keptGames.played(), []);
});

test('a continued game is taken back to the clocks of that move', async () => {
  const { model, move, answer } = start();
  await settle();
  model.newGame({ ...FIRST_MATCH, pace: { kind: 'clock', base: 60_000, increment: 1000 } });
  await settle();
  for (const reply of ['b', 'a']) {
    await move('a');
    await answer(reply);
  }
  const { tree, times } = model.state.get();
  const [, , second] = lineThrough(tree);
  const clocks = times[second];
  assert.ok(clocks.blue > 60_000);
  await model.takeBack();
  assert.deepEqual(model.state.get().clock?.left, clocks);
  await move('a');
  await answer('b');
  const [game] = keptGames.played();
  model.newGame(FIRST_MATCH);
  await settle();
  model.continueGame(game);
  await settle();
  await model.takeBack();
  assert.deepEqual(model.state.get().clock?.left, clocks);
  const unknown = { ...game, times: {}, left: { blue: 5000, red: 6000 } };
  model.continueGame(unknown);
  await settle();
  await model.takeBack();
  const { blue, red } = model.state.get().clock?.left ?? {};
  assert.ok(Number(blue) <= 5000 && red === 6000, 'unknown times are not made up');
  await model.takeBack();
  assert.deepEqual(model.state.get().clock?.left, { blue: 60_000, red: 60_000 }, 'but the start is known');
});

test('what was removed is counted by kind, whatever moved and turned meanwhile', () => {
  const before = new Map([['a1', 'Pn'], ['a2', 'Pe'], ['a3', 'De'], ['a4', 'ps'], ['e1', 'K'], ['j1', 'Ln']]);
  const now = new Map([['b2', 'Ps'], ['a4', 'pn'], ['e2', 'K'], ['j1', 'Lw']]);
  assert.deepEqual(lostPieces(before, now, 'blue'), [['P', 1], ['D', 1]]);
  assert.deepEqual(lostPieces(before, now, 'red'), []);
});
