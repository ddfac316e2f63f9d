// The analysis model, with a mock rule book and mock engines.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Store } from '../js/app/store.js';
import { isReviewed } from '../js/game/judgement.js';
import { LaserArbiter, switched } from '../js/game/arbiter.js';
import { treeOfMoves } from '../js/game/tree.js';
import { EngineError } from '../js/protocol/jobs.js';
import { analysisToJson, freshAnalysis, mainMoves } from '../js/views/analyse/analysis.js';
import { AnalyseModel } from '../js/views/analyse/model.js';

/** Lets pending promises run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A fake page around the model. Move `x` is illegal; any other move continues the game.
 * @param {{kept?: Record<string, unknown>, rules?: {KingTurns: boolean, SwapOntoClosed: boolean, RepetitionEnds: boolean}, failing?: string | null, games?: unknown[]}} [world]
 *   `failing` says why no engine can be started; `games` are those in any text */
function start({ games = [], kept = {}, rules = { KingTurns: false, SwapOntoClosed: false, RepetitionEnds: false }, failing = null } = {}) {
  /** @type {Map<string, string>} */
  const store = new Map(Object.entries(kept).map(([name, value]) => [`akhet.${name}`, JSON.stringify(value)]));
  /** @type {Map<string, () => void>} */
  const listeners = new Map();
  Object.assign(globalThis, {
    localStorage: { getItem: (/** @type {string} */ key) => store.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => store.set(key, value) },
    navigator: { hardwareConcurrency: 4 },
    addEventListener: (/** @type {string} */ type, /** @type {() => void} */ listener) => listeners.set(type, listener),
  });
  const answer = (/** @type {string} */ words) => {
    const played = words.split(' moves ')[1]?.split(' ') ?? [];
    if (played.includes('x')) throw new EngineError(`position: ply ${played.indexOf('x') + 1} 'x': not a move`);
    return [`response ${played.length % 2 === 0}`, 'response none', 'response 1', 'response F b 1', 'board a8 ls', 'moves a b c x'];
  };
  /** @type {string[]} */
  const reports = [];
  /** @type {{settings: any, closed: boolean, searches: string[], fail: string | null, status: (status: any) => void, say?: (infos: any[]) => void, reviews: [string, string][]}[]} */
  const sessions = [];
  /** @type {string[]} */
  const pageAsked = [];
  const app = {
    rules: new Store(rules),
    link: new Store({ kind: 'ready' }),
    engines: new Store(['Akhet']),
    enginesKnown: Promise.resolve(),
    arbiter: new LaserArbiter(/** @type {any} */ ({ ask: async (/** @type {string[]} */ [position]) => {
      pageAsked.push(position);
      return answer(position);
    } })),
    session: (/** @type {string} */ engine, /** @type {any} */ settings, /** @type {(status: any) => void} */ status) => {
      /** @type {(typeof sessions)[number]} */
      const session = { settings, closed: false, searches: [], reviews: [], fail: failing, status };
      sessions.push(session);
      return {
        identity: { name: engine, options: new Map([['Setup', {}]]) },
        ask: async (/** @type {string[]} */ [position]) => answer(position), set: async () => {},
        ready: async () => {
          if (session.fail !== null) throw new EngineError(session.fail);
        },
        close: () => { session.closed = true; },
        review: (/** @type {string} */ words, /** @type {string} */ limits, /** @type {(line: any) => void} */ onLine) => {
          session.reviews.push([words, limits]);
          const move = words.split(' ').at(-1);
          const ply = { ply: 1, of: 1, move, score: { kind: 'cp', value: 0 }, wdl: { win: 300, draw: 400, loss: 300 }, best: 'a', drop: 35, mark: 'blunder', missed: null, pv: ['a', 'b'] };
          onLine({ kind: 'ply', ply });
          return { done: Promise.resolve(), stop: () => {} };
        },
        search: (/** @type {string} */ words, /** @type {string} */ _go, /** @type {(infos: any[]) => void} */ onInfo) => {
          session.searches.push(words);
          session.say = onInfo;
          return { done: new Promise(() => {}), stop: () => {} };
        },
      };
    },
    report: (/** @type {Error} */ error) => void reports.push(error.message),
    toast: (/** @type {string} */ text) => void reports.push(text),
    announce: () => {},
    readGames: async () => ({ games, errors: [] }),
  };
  const model = new AnalyseModel(/** @type {any} */ (app));
  const keptNow = () => JSON.parse(store.get('akhet.analysis') ?? 'null');
  return { model, reports, sessions, pageAsked, keptNow, store, leave: () => listeners.get('pagehide')?.() };
}

/** @param {...string} moves */
function played(...moves) {
  const tree = treeOfMoves('setup ace', moves);
  return analysisToJson({ ...freshAnalysis(), tree, played: mainMoves(tree), at: moves.length });
}

test('a saved game is restored as it was left', async () => {
  const { model, reports } = start({ kept: { analysis: played('a', 'b') } });
  await settle();
  assert.deepEqual([model.state.get().at, model.state.get().shown?.toMove, reports], [2, 'blue', []]);
  assert.equal(model.previous.get(), null);
});

test("a repetition does not end the game here, whatever the page's rules", async () => {
  const { model, sessions, pageAsked } = start({
    kept: { analysis: played('a', 'b') }, rules: { KingTurns: false, SwapOntoClosed: false, RepetitionEnds: true },
  });
  await settle();
  assert.ok(model.state.get().shown);
  assert.deepEqual([sessions.length, sessions[0].settings.RepetitionEnds, pageAsked], [1, false, []]);
});

test('a saved game that the engine refuses is not lost', async () => {
  const { model, reports } = start({ kept: { analysis: played('a', 'x') } });
  await settle();
  assert.equal(reports.length, 1);
  assert.equal(model.state.get().tree.nodes.size, 1, 'the board is free');
  const previous = model.previous.get();
  assert.equal(previous && mainMoves(previous.tree), 'a x');
});

test('a link opened before the saved game is shown does not discard it', async () => {
  const { model } = start({ kept: { analysis: played('a', 'b') } });
  await model.openWords('setup ace moves c');
  assert.equal(mainMoves(/** @type {any} */ (model.previous.get()).tree), 'a b');
  assert.equal(mainMoves(model.state.get().tree), 'c');
});

test('a variation is read as far as it is legal, and what is left out is said', async () => {
  const { model, reports } = start({ games: [{
    blue: '', red: '', date: '', round: 0, opening: '', result: '*', detail: '', tags: [], start: 'setup ace', kingturns: false, swapontoclosed: false,
    moves: [{ move: 'a' }, { move: 'b' }],
  }] });
  await settle();
  await model.openText('1. a (1. b c (1... x) 2. x a 0-1) 1... b (1... c) *\n');
  await settle();
  const { tree } = model.state.get();
  assert.deepEqual([...tree.nodes.values()].map(({ move }) => move), [null, 'a', 'b', 'c', 'b', 'c']);
  assert.equal(reports.length, 1);
  assert.match(reports[0], /^In the variations: 2 moves are illegal and were left out, with what follows\..*'x'/);
  await model.openText('1. a {lost} b b *\n');
  await settle();
  assert.deepEqual(reports.slice(1), ['The variations and comments of this game could not be read.']);
});

test('leaving the page saves only after a change', async () => {
  const { model, store, keptNow, leave } = start({ kept: { analysis: played('a') } });
  await settle();
  store.set('akhet.analysis', JSON.stringify(played('a', 'b')));
  leave();
  assert.equal(keptNow().tree.nodes.length, 3, 'what another tab has written stays');
  model.move('c');
  await settle();
  leave();
  assert.deepEqual(keptNow().tree.nodes.map((/** @type {any} */ node) => node.move), [null, 'a', 'c']);
});

test('backToGame returns to the branch point, and sideways switches to a sibling', async () => {
  const { model } = start({ kept: { analysis: played('a', 'b') } });
  await settle();
  assert.equal(model.sideways(1), false, 'nothing else was tried');
  model.show(1);
  await settle();
  model.move('c');
  await settle();
  model.move('a');
  await settle();
  assert.equal(model.state.get().at, 4);
  model.backToGame();
  await settle();
  assert.equal(model.state.get().at, 1);
  model.show(2);
  await settle();
  assert.equal(model.sideways(1), true);
  await settle();
  assert.equal(model.state.get().at, 3);
});

test('switching the engine off frees its memory', async () => {
  const { model, sessions } = start({ kept: { analysis: played('a') } });
  await settle();
  model.attend(true);
  model.thinker.set({ on: true });
  await settle();
  assert.deepEqual(sessions.map(({ closed }) => closed), [false]);
  model.thinker.set({ on: false });
  assert.deepEqual(sessions.map(({ closed }) => closed), [true]);
  model.thinker.set({ on: true });
  await settle();
  assert.deepEqual(sessions.map(({ closed }) => closed), [true, false]);
  assert.equal(model.thinker.trouble.get(), null);
});

test('the engine thinks once it can be started after all', async () => {
  const { model, sessions } = start({ kept: { analysis: played('a') }, failing: 'cannot be started' });
  await settle();
  model.attend(true);
  model.thinker.set({ on: true });
  await settle();
  assert.match(model.thinker.trouble.get() ?? '', /annot be started/);
  const [session] = sessions;
  session.fail = null;
  session.status({ kind: 'ready', reason: '' });
  await settle();
  assert.deepEqual(session.searches, ['setup ace moves a']);
  assert.equal(model.thinker.trouble.get(), null);
  // After a later loss the session itself repeats the search.
  session.status({ kind: 'ready', reason: '' });
  await settle();
  assert.equal(session.searches.length, 1);
});

test("the engine's best move is played, and without one the person hears why", async () => {
  const { model, sessions, reports } = start();
  await settle();
  model.attend(true);
  model.playBest();
  model.thinker.set({ on: true });
  await settle();
  model.playBest();
  assert.deepEqual(reports, ['Switch the engine on first, with L.', 'The engine has no move here yet.']);
  sessions[0].say?.([{ multipv: 1, depth: 1, nodes: 1, score: { kind: 'cp', value: 5 }, wdl: null, pv: ['b', 'c'] }]);
  model.playBest();
  await settle();
  assert.equal(mainMoves(model.state.get().tree), 'b');
});

test('a position with the other side to move differs in nothing else', () => {
  assert.equal(switched('ls9/10/b4/10/10/10/10/9Ln b 12'), 'ls9/10/b4/10/10/10/10/9Ln r 12');
  assert.equal(switched(switched('l/r b 1')), 'l/r b 1');
});

test('the threat is the best move of the other side, until the position changes', async () => {
  const { model, sessions } = start({ kept: { analysis: played('a', 'b') } });
  await settle();
  model.toggleThreat();
  await settle();
  assert.deepEqual(sessions.map(({ searches }) => searches), [['fen F r 1']]);
  assert.deepEqual([model.threat.found.get()?.mover, model.threat.found.get()?.info], ['red', null]);
  sessions[0].say?.([{ multipv: 1, pv: ['y'] }]);
  assert.deepEqual(model.threat.found.get()?.info?.pv, ['y']);
  await model.step(-1);
  assert.deepEqual([model.threat.found.get(), sessions[0].closed], [null, true]);
  sessions[0].say?.([{ multipv: 1, pv: ['z'] }]);
  assert.equal(model.threat.found.get(), null, 'what comes late counts for nothing');
  model.toggleThreat();
  model.toggleThreat();
  assert.equal(model.threat.found.get(), null);
  assert.equal(mainMoves(model.state.get().tree), 'a b', 'the game is as it was');
});

test('while the engine is on, a move that is played gets its mark, and nothing else changes', async () => {
  const { model, sessions } = start();
  await settle();
  model.attend(true);
  model.move('b');
  await settle();
  assert.equal(model.state.get().judgements.size, 0, 'the engine is off');
  model.thinker.set({ on: true });
  await settle();
  model.move('c');
  await settle();
  const reviews = () => sessions.flatMap((session) => session.reviews);
  assert.deepEqual(reviews(), [['fen F b 1 moves c', 'nodes 20000']]);
  const { judgements, tree, sides } = model.state.get();
  assert.deepEqual(judgements.get(2), { drop: 35, best: 'a', mark: 'blunder', missed: null, pv: ['a', 'b'], alone: true });
  assert.deepEqual([mainMoves(tree), tree.nodes.size, sides, isReviewed(judgements)], ['b c', 3, null, false]);
  await model.step(-1);
  model.move('c');
  await settle();
  assert.equal(reviews().length, 1, 'it is not judged again');
  model.thinker.set({ on: false });
  assert.ok(sessions.filter(({ reviews }) => reviews.length > 0).every(({ closed }) => closed));
});
