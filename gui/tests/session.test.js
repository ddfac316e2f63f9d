import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from '../js/protocol/jobs.js';
import { Session } from '../js/protocol/session.js';

/** Lets pending promises run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A session, the lines it has sent, and a peer that completes the handshake.
 * @param {import('../js/protocol/session.js').SessionParts} [parts] */
function start(parts = {}) {
  /** @type {string[]} */
  let sent = [];
  /** @type {any} */
  let handler;
  /** @type {{run: () => void, after: number}[]} */
  const timers = [];
  let resets = 0;
  let wakes = 0;
  const session = new Session((given) => {
    handler = given;
    return { send: (lines) => void sent.push(...lines), reset: () => void (resets += 1), wake: () => void (wakes += 1), close: () => {} };
  }, { later: (run, after) => timers.push({ run, after }), now: () => 0, ...parts });
  const hear = (/** @type {string[]} */ ...lines) => lines.forEach((line) => handler.onLine(line));
  const taken = () => {
    const lines = sent;
    sent = [];
    return lines;
  };
  const open = () => {
    handler.onOpen();
    hear('id name Test 1', 'option name Hash type spin default 64 min 1 max 100', 'option name MultiPV type spin default 1 min 1 max 9', 'uciok', 'readyok');
    return taken();
  };
  return { session, hear, taken, open, timers, lost: (reason = '', code = 0) => handler.onLost(reason, code), rest: () => handler.onRest(), resets: () => resets, wakes: () => wakes, handler: () => handler };
}

test('the handshake identifies the engine and sets the options that it has', () => {
  const { session, open } = start({ settings: { Hash: 16, Unknown: true } });
  assert.deepEqual(open(), ['uci', 'setoption name Hash value 16', 'isready']);
  assert.equal(session.identity.name, 'Test 1');
  assert.equal(session.identity.options.get('MultiPV')?.max, 9);
  assert.equal(session.status.kind, 'ready');
});

test('the handshake chooses the game before it asks for the options', () => {
  const { session, open } = start({ variant: 'labyrinth', settings: { Hash: 16 } });
  assert.deepEqual(open(), ['setoption name UCI_Variant value labyrinth', 'uci', 'setoption name Hash value 16', 'isready']);
  assert.equal(session.status.kind, 'ready');
});

test('questions wait for the handshake and for each other', async () => {
  const { session, open, hear, taken } = start();
  const [first, second] = [session.ask(['moves']), session.ask(['board'])];
  assert.deepEqual(open().slice(-2), ['moves', 'isready']);
  hear('moves a1a2', 'readyok');
  assert.deepEqual(taken(), ['board', 'isready']);
  hear('board a8 ls', 'readyok');
  assert.deepEqual([await first, await second], [['moves a1a2'], ['board a8 ls']]);
});

test('an error line rejects only its own question', async () => {
  const { session, open, hear } = start();
  open();
  const bad = session.ask(['undo']);
  const good = session.ask(['moves']);
  hear('info string error undo: there is no move to take back', 'readyok', 'moves', 'readyok');
  await assert.rejects(bad, (error) => error instanceof EngineError && error.message === 'undo: there is no move to take back');
  assert.deepEqual(await good, ['moves']);
});

test('a search: position first, then go; reports are coalesced, the best line first', async () => {
  const { session, open, hear, taken, timers } = start();
  open();
  /** @type {number[][]} */
  const reports = [];
  const search = session.search('setup ace', 'depth 3', (infos) => reports.push(infos.map(({ depth, multipv }) => depth * 10 + multipv)));
  assert.deepEqual(taken(), ['position setup ace', 'isready']);
  hear('readyok');
  assert.deepEqual(taken(), ['go depth 3', 'isready']);
  hear('readyok');
  hear('info depth 1 multipv 2 score cp 1 pv a', 'info depth 1 multipv 1 score cp 2 pv b', 'info depth 2 multipv 1 score cp 3 pv c');
  assert.deepEqual(reports, []);
  const due = timers.filter(({ after }) => after === 100);
  assert.equal(due.length, 1);
  due[0].run();
  assert.deepEqual(reports, [[21, 12]]);
  hear('info depth 3 multipv 1 score cp 3 pv c', 'bestmove c ponder d');
  assert.deepEqual(await search.done, { best: 'c', ponder: 'd', error: null });
  assert.deepEqual(reports.at(-1), [31, 12]);
});

test('a search that ends before its isready is answered leaves nothing behind', async () => {
  const { session, open, hear, taken } = start();
  open();
  const search = session.search('setup ace', 'depth 1');
  const next = session.ask(['moves']);
  hear('readyok', 'bestmove a');
  taken();
  hear('readyok');
  assert.equal((await search.done).best, 'a');
  assert.deepEqual(taken(), ['moves', 'isready']);
  hear('moves x', 'readyok');
  assert.deepEqual(await next, ['moves x']);
});

test('a line stays when only a bound on its score arrives', async () => {
  const { session, open, hear, timers } = start();
  open();
  /** @type {any[]} */
  const reports = [];
  const search = session.search('setup ace', 'infinite', (infos) => void reports.push(infos.map(({ bound, pv, nodes }) => [bound, pv.join(), nodes])));
  const flush = () => timers.filter(({ after }) => after === 100).at(-1)?.run();
  hear('readyok', 'readyok', 'info depth 1 score cp 9 lowerbound nodes 1 pv a');
  flush();
  hear('info depth 1 score cp 12 nodes 2 pv b c', 'info depth 2 score cp 30 upperbound nodes 3 pv d');
  flush();
  hear('info depth 2 score cp 20 nodes 4 pv d e');
  flush();
  assert.deepEqual(reports, [[['lower', 'a', 1]], [[null, 'b,c', 3]], [[null, 'd,e', 4]]]);
  search.stop();
});

test('refused positions and refused searches are errors, a finished game is not', async () => {
  const { session, open, hear } = start();
  open();
  const position = session.search('fen x', 'depth 1');
  hear('info string error position: fen: bad', 'readyok');
  await assert.rejects(position.done, /fen: bad/);
  const go = session.search('setup ace', 'depth x');
  hear('readyok', "info string error go depth: 'x' is not a number", 'bestmove none', 'readyok');
  await assert.rejects(go.done, /not a number/);
  const over = session.search('setup ace', 'depth 1');
  hear('readyok', 'info string error game over: Blue has won', 'bestmove none', 'readyok');
  assert.deepEqual(await over.done, { best: null, ponder: null, error: 'game over: Blue has won' });
});

test('stopping a running search, one being set up, and one that waits', async () => {
  const { session, open, hear, taken } = start();
  open();
  const runs = session.search('setup ace', 'infinite');
  const waits = session.search('setup grail', 'infinite');
  hear('readyok', 'readyok');
  waits.stop();
  assert.deepEqual(await waits.done, { best: null, ponder: null, error: null });
  taken();
  runs.stop();
  assert.deepEqual(taken(), ['stop']);
  hear('bestmove a');
  assert.equal((await runs.done).best, 'a');
  const early = session.search('setup ace', 'infinite');
  early.stop();
  taken();
  hear('readyok');
  assert.equal((await early.done).best, null);
  assert.deepEqual(taken(), []);
});

test('after a lost connection, options, questions and pending searches are sent again', async () => {
  const { session, open, hear, taken, lost } = start({ settings: { Hash: 16 } });
  open();
  session.set({ MultiPV: 3 });
  hear('readyok');
  let left = 900;
  const search = session.search('setup ace moves a', () => `wtime ${left}`);
  const question = session.ask(['moves']);
  hear('readyok', 'readyok', 'info depth 1 score cp 0 pv a');
  taken();
  left = 500;
  lost('the engine ended');
  assert.deepEqual(session.status, { kind: 'lost', reason: 'the engine ended' });
  assert.deepEqual(open(), ['uci', 'setoption name Hash value 16', 'setoption name MultiPV value 3', 'isready', 'position setup ace moves a', 'isready']);
  hear('readyok');
  assert.deepEqual(taken(), ['go wtime 500', 'isready']);
  hear('readyok', 'bestmove b', 'moves c', 'readyok');
  assert.equal((await search.done).best, 'b');
  assert.deepEqual(await question, ['moves c']);
});

test('a stopped search is not sent again', async () => {
  const { session, open, hear, taken, lost } = start();
  open();
  const search = session.search('setup ace', 'infinite');
  hear('readyok', 'readyok');
  search.stop();
  taken();
  lost();
  assert.equal((await search.done).best, null);
  assert.deepEqual(open(), ['uci', 'isready']);
});

test('a question that keeps killing the engine is given up', async () => {
  const { session, open, lost } = start();
  const question = session.ask(['boom']);
  const next = session.ask(['moves']);
  for (let times = 0; times < 3; times++) {
    assert.equal(open().at(-2), 'boom');
    lost('it died');
  }
  await assert.rejects(question, /lost 3 times over this: it died/);
  assert.equal(open().at(-2), 'moves');
  session.close();
  await assert.rejects(next, /closed/);
  await assert.rejects(session.ask([]), /closed/);
});

test('an unresponsive engine is dropped', async () => {
  const { session, open, hear, timers, resets } = start();
  open();
  timers.length = 0;
  const answered = session.ask(['moves']);
  hear('readyok');
  await answered;
  timers.forEach(({ run }) => run());
  assert.equal(resets(), 0);
  timers.length = 0;
  session.ask(['moves']).catch(() => {});
  await settle();
  timers.forEach(({ run }) => run());
  assert.equal(resets(), 1);
});

test('a session that the server closed as idle reconnects when something is asked', async () => {
  const { session, open, hear, rest, taken, wakes } = start();
  open();
  assert.equal(rest(), true);
  assert.equal(session.status.kind, 'ready');
  assert.equal(wakes(), 0);
  const answer = session.ask(['moves']);
  assert.equal(wakes(), 1);
  assert.deepEqual(taken(), []);
  assert.deepEqual(open().slice(-2), ['moves', 'isready']);
  hear('moves a1a2', 'readyok');
  assert.deepEqual(await answer, ['moves a1a2']);
  session.search('startpos', 'infinite');
  assert.equal(rest(), false, 'what still thinks is not left');
});

/** Pseudo-random integers below the given limit, the same in every run. */
function dice() {
  let seed = 1;
  return (/** @type {number} */ sides) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(seed / 2 ** 15) % sides;
  };
}

test('whatever a link contains, each question sends only its own lines or none', async () => {
  const throws = dice();
  const words = ['fen', 'startpos', 'moves', 'e1e2', 'go infinite', 'quit', 'ls9/10/10/4k5', 'b', '1', ' ', '', '\n', '\r', '\r\n', '\0', '\x0b', '\x7f', '\x85', '\t', 'é', '\u2028', '💡'];
  const { session, open, hear, taken } = start();
  open();
  for (let times = 0; times < 2000; times++) {
    const part = Array.from({ length: 1 + throws(6) }, () => words[throws(words.length)]).join(throws(2) ? ' ' : '');
    const asked = [
      () => session.ask([`position ${part}`, 'moves']),
      () => session.search(part, 'depth 1').done,
      () => session.search('startpos', part).done,
      () => session.review(part, 'nodes 1', () => {}).done,
      () => session.solve(part, 2).done,
      () => session.set({ MultiPV: part }),
    ][throws(6)]();
    const outcome = asked.then(() => 'answered', (error) => {
      assert.ok(error instanceof EngineError, error);
      return error.message;
    });
    const sent = [];
    for (let lines = taken(); lines.length > 0; lines = taken()) {
      sent.push(...lines);
      // Like an engine that refuses what the parts say.
      hear(...lines.map((line) => line === 'isready' ? 'readyok' : line.startsWith('go ') ? 'bestmove a' : line.startsWith('solve') ? 'solved none' : line.startsWith('review') ? 'reviewok' : 'x'));
      await settle();
    }
    const text = await Promise.race([outcome, settle().then(() => 'open')]);
    const control = /[\0-\x1f\x7f-\x9f]/;
    assert.ok(!sent.some((line) => control.test(line)), JSON.stringify(sent));
    assert.match(text, control.test(part) ? /must be a single line, but a (tab|line break|control character) follows '/ : /^answered$/, JSON.stringify(part));
  }
  const next = session.ask(['moves']);
  hear('moves a1a2', 'readyok');
  assert.deepEqual(await next, ['moves a1a2']);
});

test('waiting questions fail with the reason when the engine cannot be started', async () => {
  const { session, lost, hear, taken, wakes, handler } = start();
  const answer = session.ask(['moves']);
  const fail = () => {
    handler().onOpen();
    hear('info string error engine x: cannot be started: none');
    lost('the session has ended');
  };
  for (let attempt = 0; attempt < 3; attempt++) fail();
  await assert.rejects(answer, /engine x: cannot be started: none/);
  assert.deepEqual(taken(), ['uci', 'uci', 'uci']);
  assert.deepEqual(session.status, { kind: 'lost', reason: 'engine x: cannot be started: none' });
  assert.equal(wakes(), 0);
  // Asked again, it connects at once; once the engine is there again, the question outlives an attempt begun before.
  const again = session.ask(['moves']);
  assert.equal(wakes(), 1);
  fail();
  handler().onOpen();
  hear('uciok');
  hear('readyok');
  await settle();
  assert.equal(taken().at(-2), 'moves');
  session.close();
  await assert.rejects(again, /closed/);
});

test('a session above the limit of the server says so, and keeps what was asked', async () => {
  const { session, lost, hear, taken, handler } = start();
  const answer = session.ask(['moves']);
  for (let attempt = 0; attempt < 4; attempt++) {
    handler().onOpen();
    lost('too many pages are open', 4006);
    assert.deepEqual(session.status, { kind: 'lost', reason: 'too many pages are open', full: true });
  }
  handler().onOpen();
  hear('uciok', 'readyok');
  assert.equal(taken().at(-2), 'moves');
  hear('moves a', 'readyok');
  assert.deepEqual(await answer, ['moves a']);
});
