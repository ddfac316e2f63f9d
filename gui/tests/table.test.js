// A seat at a table: parsing the server's lines, and a move that gets through despite lost connections.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTable, TableClient } from '../js/protocol/table.js';
import { awaitedFirst, isAwaited, standing, tableTitle } from '../js/table/seats.js';
import { clockOf, dueWords } from '../js/table/state.js';

const LINES = [
  'seat blue opener', 'game laserchess KingTurns', 'round 2', 'player blue here name Ann of the North', 'player red engine 6', 'silent blue',
  'position setup ace moves c5R a4L', 'turn blue', 'clock blue 300000 red 299000', 'offer draw red',
];

/** The lines of a state after some moves.
 * @param {string[]} moves @param {{turn?: string, round?: number}} [other] */
const stateAfter = (moves, { turn = moves.length % 2 === 0 ? 'blue' : 'red', round = 1 } = {}) => [
  'seat blue', 'game laserchess', `round ${round}`, 'player blue here', 'player red away', `position setup ace${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`,
  `turn ${turn}`, 'state 1',
];

/** A client whose connections and timers the test controls. */
function start({ gone = false } = {}) {
  /** @type {any[]} */
  const made = [];
  /** @type {{run: () => void, after: number}[]} */
  const timers = [];
  /** @type {string[]} */
  const heard = [];
  const client = new TableClient('ws://x/table', {
    onTable: ({ moves }) => heard.push(`table ${moves.join(' ')}`),
    onPresence: (presence) => heard.push(presence),
    onSent: (sent) => heard.push(sent ? `sent ${sent.ply} ${sent.move}` : 'not sent'),
    onError: (word, text) => heard.push(`error ${word}: ${text}`),
  }, {
    gone: () => Promise.resolve(gone),
    connect: () => {
      const lines = /** @type {string[]} */ ([]);
      const connection = { readyState: 1, sent: lines, send: (/** @type {string} */ line) => lines.push(line), close() { this.closed = true; }, closed: false };
      made.push(connection);
      return /** @type {any} */ (connection);
    },
    later: (run, after) => timers.push({ run, after }),
    wake: null,
  });
  const open = () => made.at(-1).onopen();
  const tell = (/** @type {string[]} */ ...lines) => lines.forEach((line) => made.at(-1).onmessage({ data: line }));
  /** The first state arrives. @param {string[]} moves */
  const begin = (moves) => {
    open();
    tell(...stateAfter(moves));
  };
  /** @param {number} [code] */
  const cut = (code = 1006) => made.at(-1).onclose({ code, reason: '' });
  const again = () => {
    timers.filter(({ after }) => after < 6000).at(-1)?.run();
    open();
  };
  return { client, made, timers, heard, open, tell, begin, cut, again, taken: () => heard.splice(0), sent: () => made.at(-1).sent };
}

test('a state is parsed', () => {
  assert.deepEqual(parseTable(LINES), {
    seat: 'blue', opener: true, game: 'laserchess', options: ['KingTurns'], round: 2,
    players: [
      { seat: 'blue', status: 'here', level: 0, name: 'Ann of the North' }, { seat: 'red', status: 'engine', level: 6, name: '' },
    ],
    silent: ['blue'], start: 'setup ace', moves: ['c5R', 'a4L'], turn: 'blue', perMove: null, clock: { blue: 300000, red: 299000 },
    offer: { what: 'draw', seats: ['red'] }, result: null, said: null,
  });
  assert.deepEqual(parseTable([...LINES, 'said 3 red hello'])?.said, { number: 3, seat: 'red', phrase: 'hello' });
});

test('a state without optional lines and with unknown ones', () => {
  const table = parseTable(['seat watch', 'weather fine', 'game labyrinth', 'player green here now name', 'player red lost',
    'position fen x b 1', 'turn none', 'offer peace red', 'result none reason resignation']);
  assert.deepEqual([table?.clock, table?.offer, table?.turn, table?.round, table?.moves], [null, null, null, 1, []]);
  assert.deepEqual(table?.players, [{ seat: 'green', status: 'here', level: 0, name: '' }]);
  assert.deepEqual(table?.result, { result: 'none', reason: 'resignation' });
  assert.equal(parseTable(['seat blue', 'game laserchess']), null);
});

test('a state takes effect only when complete', () => {
  const { open, tell, taken } = start();
  open();
  tell(...stateAfter([]).slice(0, -1));
  assert.deepEqual(taken(), []);
  tell('state 7');
  assert.deepEqual(taken(), ['here', 'table ']);
});

test('a truncated state does not leak into the next', () => {
  const { open, tell, cut, again, taken } = start();
  open();
  tell('seat red', 'game laserchess', 'position setup sophie');
  cut();
  again();
  tell(...stateAfter(['c5R']));
  assert.deepEqual(taken(), ['lost', 'here', 'table c5R']);
});

test('a move is sent with its number, and confirmed by a state', () => {
  const { client, tell, taken, sent, begin } = start();
  begin(['c5R', 'a4L']);
  taken();
  client.play('e4R');
  client.play('e4L');
  assert.deepEqual(sent(), ['play 3 e4R']);
  tell(...stateAfter(['c5R', 'a4L', 'e4R']));
  assert.deepEqual(taken(), ['sent 3 e4R', 'not sent', 'table c5R a4L e4R']);
});

test('an unconfirmed move is sent again once on the next connection', () => {
  const { client, tell, cut, again, sent, begin } = start();
  begin([]);
  client.play('c5R');
  cut();
  again();
  assert.deepEqual(sent(), []);
  tell(...stateAfter([]));
  assert.deepEqual(sent(), ['play 1 c5R']);
  tell(...stateAfter([]));
  assert.deepEqual(sent(), ['play 1 c5R'], 'a state about something else is no reason to send it again');
});

test('a move made while disconnected is sent on the next connection', () => {
  const { client, tell, cut, again, sent, begin } = start();
  begin([]);
  cut();
  client.play('c5R');
  again();
  tell(...stateAfter([]));
  assert.deepEqual(sent(), ['play 1 c5R']);
});

test('a move that arrived before the connection was lost is not sent again', () => {
  for (const moves of [['c5R'], ['c5R', 'a4L']]) {
    const { client, open, tell, cut, again, taken, sent } = start();
    open();
    tell(...stateAfter([]));
    client.play('c5R');
    cut();
    again();
    taken();
    tell(...stateAfter(moves));
    assert.deepEqual(sent(), []);
    assert.equal(taken()[0], 'not sent');
  }
});

test('a move is not sent again in the next game, nor once its own game has moved on or ended', () => {
  for (const state of [stateAfter([], { round: 2 }), stateAfter(['c5R', 'a4L', 'e4R', 'f5R']), stateAfter(['c5R', 'a4L'], { turn: 'none' })]) {
    const { client, open, tell, cut, again, sent } = start();
    open();
    tell(...stateAfter(['c5R', 'a4L']));
    client.play('e4L');
    cut();
    again();
    tell(...state);
    assert.deepEqual(sent(), []);
  }
});

test('a refused move is not sent again', () => {
  const { client, tell, cut, again, taken, sent, begin } = start();
  begin([]);
  client.play('c5R');
  taken();
  tell("error play: it is red's turn");
  assert.deepEqual(taken(), ['not sent', "error play: it is red's turn"]);
  cut();
  again();
  tell(...stateAfter([]));
  assert.deepEqual(sent(), []);
});

test('a connection that does not answer a move is dropped', () => {
  const { client, made, timers, taken, begin } = start();
  begin([]);
  client.play('c5R');
  taken();
  timers.find(({ after }) => after >= 6000)?.run();
  assert.deepEqual([made[0].closed, taken()], [true, ['lost']]);
});

test('a confirmed move does not drop the connection', () => {
  const { client, made, tell, timers, begin } = start();
  begin([]);
  client.play('c5R');
  tell(...stateAfter(['c5R']));
  timers.find(({ after }) => after >= 6000)?.run();
  assert.equal(made[0].closed, false);
});

test('a client whose seat is taken elsewhere or whose table has ended does not reconnect', () => {
  for (const [code, presence] of /** @type {const} */ ([[4004, 'taken'], [4005, 'ended']])) {
    const { made, open, tell, cut, timers, taken } = start();
    open();
    tell(...stateAfter([]));
    taken();
    cut(code);
    timers.forEach(({ run }) => run());
    assert.deepEqual([taken(), made.length], [[presence], 1]);
  }
});

test('a refused connection means the end of the table, if the server says so', async () => {
  const { cut, made, timers, taken } = start({ gone: true });
  cut();
  await Promise.resolve();
  assert.deepEqual(taken(), ['lost', 'ended']);
  timers.forEach(({ run }) => run());
  assert.equal(made.length, 1);
});

test('no clock runs for a seat that nobody plays', () => {
  const running = (/** @type {string} */ status) => {
    const table = parseTable(LINES.map((line) => line.replace('player blue here', `player blue ${status}`)));
    return table && clockOf(table, 0)?.running;
  };
  assert.deepEqual(['here', 'away', 'free', 'out'].map(running), ['blue', 'blue', null, null]);
});

test('by correspondence the move is due at a time of day, once a clock runs', () => {
  const report = (/** @type {string[]} */ ...changes) => {
    const table = parseTable([...LINES, 'correspondence 259200000', 'clock blue 7200000 red 259200000'].filter((line) => !line.startsWith('clock blue 3'))
      .map((line) => changes.reduce((text, change) => text.replace(...(/** @type {[string, string]} */ (change.split('=')))), line)));
    assert.ok(table);
    return { table, clock: clockOf(table, 0) };
  };
  const before = Date.now();
  const { table, clock } = report();
  assert.equal(table.perMove, 259_200_000);
  assert.ok(clock?.due && clock.due >= before + 7_200_000 && clock.due <= Date.now() + 7_200_000);
  assert.match(dueWords({ table, clock }), /^Due \w+day, \w+\s\d+ at\s\d+:\d\d\s[AP]M\.$/);
  assert.equal(dueWords(report('player blue here=player blue free')), 'Each move may take 3 days.');
  assert.equal(dueWords(report(' moves c5R a4L=')), 'Each move may take 3 days.');
  const live = parseTable(LINES);
  assert.equal(dueWords({ table: live, clock: live && clockOf(live, 0) }), '');
});

test('how a table stands in a list', () => {
  const players = [{ seat: 'blue', status: 'away', name: 'Ann' }, { seat: 'red', status: 'here', name: null }];
  const table = { game: 'laserchess', turn: 'blue', left: 190_800_000, players };
  assert.deepEqual([standing(table, ['blue']), isAwaited(table, ['blue'])], ['● Your turn, 2d 5h left', true]);
  assert.deepEqual([standing(table, ['red']), isAwaited(table, ['red'])], ['Ann is to move, 2d 5h left', false]);
  assert.equal(standing({ ...table, turn: 'red', left: null }, ['blue']), 'Red is to move');
  assert.equal(standing({ ...table, turn: null, left: null }, ['blue']), 'Over');
  assert.deepEqual([tableTitle(table, ['red']), tableTitle(table, ['blue'])], ['Laser Chess with Ann', 'Laser Chess']);
  const listed = awaitedFirst([{ table, own: ['red'] }, { table: { ...table, turn: null }, own: ['blue'] }, { table, own: ['blue'] }]);
  assert.deepEqual(listed.map(({ table: { turn }, own }) => [turn, ...own]), [['blue', 'blue'], ['blue', 'red'], [null, 'blue']]);
  const engine = { ...table, game: 'labyrinth', players: [...players, { seat: 'green', status: 'engine 3', name: null }] };
  assert.equal(tableTitle(engine, ['red']), 'Labyrinth with Ann and Akhet');
  const free = { ...table, players: [{ ...players[0], status: 'free', name: null }, players[1]] };
  assert.equal(standing(free, ['red']), 'Waiting for somebody to be Blue');
});
