// Labyrinth's protocol lines, the places of its board, and the model of its game with a mock rule book and a mock engine.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Store } from '../js/app/store.js';
import { lastNode, movesTo } from '../js/game/tree.js';
import { arrowLabel, hintText, turnText, tileText } from '../js/labyrinth/board/aria.js';
import { ARROWS, lineOf, neighbour } from '../js/labyrinth/board/geometry.js';
import { turnedTile } from '../js/labyrinth/board/pictures.js';
import { parseState, USUAL } from '../js/labyrinth/arbiter.js';
import { parseEval, parseMaze, parsePath, parsePlayed, parsePlayer, parseSlide } from '../js/labyrinth/lines.js';
import { fault, STEPS } from '../js/labyrinth/views/learn/model.js';
import { LESSONS } from '../js/labyrinth/views/learn/lessons.js';
import { switched } from '../js/labyrinth/variant-fields.js';
import { anew, dealOf, matchFromJson, newStart } from '../js/labyrinth/views/play/match.js';
import { kept as keptGames } from '../js/labyrinth/views/play/kept.js';
import { canMove, isCurtained, PlayModel } from '../js/labyrinth/views/play/model.js';
import { outcomeText, outcomeTitle } from '../js/labyrinth/views/play/outcome.js';
import { sidesOf } from '../js/play/match.js';
import { takeBackTo } from '../js/play/state.js';

/** @typedef {import('../js/labyrinth/views/play/match.js').Match} Match */

const MAZE = 'a7 ce b7 tsV spare i';

test('lines are parsed, and other lines yield null', () => {
  assert.deepEqual(parseMaze(`board ${MAZE}`), { tiles: new Map([['a7', 'ce'], ['b7', 'tsV']]), spare: 'i' });
  assert.equal(parseMaze('board a8 ls'), null);
  assert.deepEqual(parseSlide(`slide a6n out g6 pawns blue a6 orange c3 board ${MAZE}`), {
    slide: 'a6n', out: 'g6', pawns: new Map([['blue', 'a6'], ['orange', 'c3']]), tiles: new Map([['a7', 'ce'], ['b7', 'tsV']]), spare: 'i',
  });
  assert.equal(parseSlide('slideok'), null);
  assert.deepEqual(parsePath('path a6nb1 c5 c4 b1'), { move: 'a6nb1', squares: ['c5', 'c4', 'b1'] });
  assert.deepEqual(parsePlayer('player blue pawn c5 home a1 cards I? found KU targets d3'), {
    seat: 'blue', pawn: 'c5', home: 'a1', cards: 'I?', found: 'KU', targets: ['d3'],
  });
  assert.deepEqual(parsePlayer('player green pawn g1 home g1 cards - found - targets'), {
    seat: 'green', pawn: 'g1', home: 'g1', cards: '', found: '', targets: [],
  });
  assert.equal(parsePlayer('playersok'), null);
  assert.deepEqual(parsePlayed('played a2na5 uncovered C result *'), { move: 'a2na5', uncovered: 'C', result: '*' });
  assert.deepEqual(parsePlayed('played d7na1 result blue'), { move: 'd7na1', uncovered: null, result: 'blue' });
  assert.equal(parsePlayed('undone d7na1'), null);
  assert.deepEqual(parseEval('eval orange steps 2 next 373 win 18'), { seat: 'orange', steps: 2, next: 373, win: 18 });
  assert.equal(parseEval('eval total 18'), null);
});

test('the state of a position', () => {
  const fen = 'ce/ce i a1:F?:/-/g7:??:/- b g6 15';
  const state = parseState([
    'response orange', 'response none', `response ${fen}`, `board ${MAZE}`, 'player blue pawn a1 home a1 cards F? found - targets d3',
    'playersok', 'moves a6na1 a6nb1', `slide a6n out g6 pawns blue a1 board ${MAZE}`, 'slideok',
  ]);
  assert.deepEqual([state.toMove, state.winner, state.closed, state.turn, state.fen], ['orange', null, 'g6', 15, fen]);
  assert.deepEqual(state.moves, ['a6na1', 'a6nb1']);
  assert.deepEqual([...state.slides.keys()], ['a6n']);
  assert.equal(parseState(['response blue', 'response orange', 'response x i p b - 1', 'moves']).winner, 'orange');
});

test('the arrow keys reach every square and arrow', () => {
  assert.equal(neighbour('b7', 'n', false), '>b7');
  assert.equal(neighbour('a7', 'n', false), null);
  assert.equal(neighbour('>b7', 'e', false), '>d7', 'along the frame from arrow to arrow');
  assert.equal(neighbour('>b7', 's', false), 'b7');
  assert.equal(neighbour('c3', 'w', false), 'b3');
  assert.equal(neighbour('c3', 'w', true), 'd3', 'as the board is seen');
  assert.equal(neighbour('>a2', 'w', false), null);
  const reached = new Set(['>a2']);
  for (const place of reached) {
    for (const side of /** @type {const} */ (['n', 'e', 's', 'w'])) reached.add(neighbour(place, side, false) ?? place);
  }
  assert.equal(reached.size, 49 + 12);
});

test('a line begins at its arrow', () => {
  assert.deepEqual(lineOf('a6'), ['a6', 'b6', 'c6', 'd6', 'e6', 'f6', 'g6']);
  assert.deepEqual(lineOf('g6'), lineOf('a6').toReversed());
  assert.deepEqual(lineOf('b7'), ['b7', 'b6', 'b5', 'b4', 'b3', 'b2', 'b1']);
  assert.equal(ARROWS.size, 12);
});

test('the board in words', () => {
  assert.equal(tileText('tn'), 'T open left, up, right');
  assert.equal(tileText('tnD'), 'T open left, up, right with Dragon');
  assert.equal(tileText('cP'), 'corner with Pearl');
  assert.equal(tileText('ce'), 'corner open right, down');
  assert.equal(tileText('ie'), 'straight open right, left');
  assert.equal(turnedTile('cP', 's'), 'csP');
  assert.equal(arrowLabel('a6', 'open', false), 'arrow a6, pushes rank 6 right, can push');
  assert.equal(arrowLabel('b7', 'closed', false), 'arrow b7, pushes file b down, closed');
  const slide = /** @type {import('../js/labyrinth/lines.js').Slide} */ (parseSlide(`slide a6n out g6 pawns blue a1 board ${MAZE}`));
  assert.equal(turnText('Blue', 'a6nb1', slide, 'a1'), 'Blue pushes in at a6, goes from a1 to b1.');
  assert.equal(turnText('Ann', 'a6na1', slide, 'a1', 'O'), 'Ann pushes in at a6, stays on a1 and finds the Owl.');
  assert.equal(turnText('Ann', 'a6na1', slide, undefined), 'Ann pushes in at a6, goes to a1.');
  const known = { ...slide, tiles: new Map([['a6', 'cw']]) };
  assert.equal(hintText('a6na1', known, 'blue'), 'push in at a6, the tile open left, up, then stay');
  assert.equal(hintText('a6nb1', undefined, 'blue'), 'push in at a6, then go to b1');
});

/** @param {Partial<Match>} [fields] @returns {Match} */
const match = (fields) => ({
  start: 'sealed 7 3', options: USUAL, pace: { kind: 'move', time: 500 },
  players: { blue: { kind: 'person' }, yellow: { kind: 'engine', level: 4 }, orange: { kind: 'person' } }, ...fields,
});

test('a saved match is validated', () => {
  assert.deepEqual(matchFromJson(JSON.parse(JSON.stringify(match()))), match());
  assert.equal(matchFromJson({ ...match(), players: { blue: { kind: 'person' } } }), null);
  assert.equal(matchFromJson({ ...match(), options: {} }), null);
  assert.match(newStart(3, match().options), /^sealed \d+ 3$/);
  assert.match(newStart(3, { ...match().options, OpenCards: true }), /^deal \d+ 3$/);
  assert.deepEqual(sidesOf(match()), ['blue', 'yellow', 'orange']);
});

test('a match that an earlier version kept has the new options off', () => {
  const { AnyExit, AnySquare, ...old } = USUAL;
  assert.deepEqual([AnyExit, AnySquare], [false, false]);
  assert.deepEqual(matchFromJson({ ...match(), options: old }), match());
  assert.equal(matchFromJson({ ...match(), options: { ...old, OpenCards: 1 } }), null);
});

test('a deal has its words, and is dealt again like that', () => {
  const few = { cards: 2, first: /** @type {const} */ ('orange'), tiles: /** @type {const} */ ('13') };
  const start = newStart(3, USUAL, few);
  assert.match(start, /^sealed \d+ 3 2 first orange tiles 13$/);
  assert.deepEqual(dealOf(start), few);
  assert.deepEqual(dealOf('sealed 7 3'), { cards: null, first: 'blue', tiles: '12' });
  assert.match(anew(match({ start })).start, /^sealed \d+ 3 2 first orange tiles 13$/);
  // What these players cannot have is left out.
  assert.match(newStart(2, USUAL, { cards: 12, first: 'yellow', tiles: '12' }), /^sealed \d+ 2$/);
});

test('a player has one way to end the game', () => {
  const out = switched({ ...USUAL, NoReturn: true, FreeOrder: true }, 'AnyExit', true);
  assert.deepEqual(out, { ...USUAL, FreeOrder: true, AnyExit: true });
  assert.deepEqual(switched(out, 'AnyExit', false), { ...USUAL, FreeOrder: true });
  assert.deepEqual(switched(out, 'OpenCards', true), { ...out, OpenCards: true });
});

test('the result in words', () => {
  const two = match({ players: { blue: { kind: 'person' }, orange: { kind: 'engine', level: 2 } } });
  assert.equal(outcomeTitle(two, { winner: 'blue', loser: null, reason: 'won' }), 'You won');
  assert.equal(outcomeText(two, { winner: 'blue', loser: null, reason: 'won' }), 'You have found every treasure and are home.');
  assert.equal(outcomeText(two, { winner: 'orange', loser: null, reason: 'won' }), 'Orange has found every treasure and is home.');
  assert.equal(outcomeText(match(), { winner: null, loser: 'orange', reason: 'time' }), 'Orange ran out of time.');
  assert.equal(outcomeTitle(match(), { winner: null, loser: 'orange', reason: 'time' }), 'No winner');
});

test("whether a turn meets a goal, judged by the engine's answers", () => {
  const before = parseState([
    'response blue', 'response none', 'response x i p b - 1', `board ${MAZE}`, 'player blue pawn g6 home a1 cards F found - targets d3',
    'moves a6na6', `slide a6n out g6 pawns blue a6 board ${MAZE}`, `slide b7n out b1 pawns blue g6 board ${MAZE}`, 'slideok',
  ]);
  const nothing = ['played a6na6 result *', 'eval orange steps 1 next 20 win 3'];
  assert.equal(fault({ arrow: 'a6', out: true }, 'a6na6', before, nothing), null);
  assert.match(fault({ arrow: 'b7' }, 'a6na6', before, nothing) ?? '', /at a6\. Here, push in at b7/);
  assert.match(fault({ out: true }, 'b7ng6', before, nothing) ?? '', /not pushed out/);
  assert.match(fault({ closed: 'a2' }, 'a6na6', before, nothing) ?? '', /closed arrow a2/);
  assert.match(fault({ found: 'F' }, 'a6na6', before, nothing) ?? '', /ended on a6, not on the Feather\./);
  assert.equal(fault({ found: 'F' }, 'a6na6', before, ['played a6na6 uncovered F result *']), null);
  assert.match(fault({ win: true }, 'a6na6', before, nothing) ?? '', /your home is a1/);
  assert.equal(fault({ win: true }, 'a6na6', before, ['played a6na6 result blue']), null);
  assert.match(fault({ stops: 'orange' }, 'a6na6', before, nothing) ?? '', /what Orange does/);
  assert.equal(fault({ stops: 'orange' }, 'a6na6', before, ['played a6na6 result *', 'eval orange steps 1 next 0 win 3']), null);
});

test('the lessons', () => {
  assert.equal(LESSONS.length, 5);
  assert.ok(LESSONS.every(({ exercises }) => exercises.length >= 2 && exercises.length <= 4));
  assert.equal(new Set(STEPS.map(({ name }) => name)).size, STEPS.length, 'progress is kept by name');
});

/** Lets pending promises run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A fake page around the model. The players take turns; a turn to g7 wins. A player's card is revealed only to that player.
 * @param {Match} first */
async function start(first) {
  /** @type {Map<string, string>} */
  const kept = new Map([['akhet.labyrinth', JSON.stringify({ id: 'x', date: '2026-01-01T00:00:00Z', match: first, moves: [], outcome: null, left: null })]]);
  const store = { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value) };
  Object.assign(globalThis, { localStorage: store, sessionStorage: { getItem: () => null, setItem: () => {} }, addEventListener: () => {}, setInterval: () => 0 });
  /** @type {string[]} */
  const asked = [];
  /** @type {{words: string, go: string, answer: (best: string | null) => void}[]} */
  const searches = [];
  /** @type {Record<string, any>[]} */
  const settings = [];
  const seats = sidesOf(first);
  const answer = (/** @type {string[]} */ lines) => {
    asked.push(...lines);
    const moves = lines[0]?.split(' moves ')[1]?.split(' ') ?? [];
    const over = moves.at(-1)?.endsWith('g7') ?? false;
    const turn = seats[moves.length % seats.length];
    return lines.slice(1).flatMap((line) => {
      const [word, argument = ''] = line.split(' ');
      if (line === 'query turn') return [`response ${turn}`];
      if (line === 'query winner') return [`response ${over ? seats[(moves.length - 1) % seats.length] : 'none'}`];
      if (word === 'query') return ['response x i p b - 1'];
      if (word === 'board') return [`board ${MAZE}`];
      if (word === 'players') return seats.map((seat) => `player ${seat} pawn a1 home a1 cards ${argument === seat ? 'K?' : '??'} found - targets`);
      if (word === 'moves') return [over ? 'moves' : 'moves a6na1 a6ng7'];
      if (word === 'slide') return [`slide a6n out g6 pawns ${seats.map((seat) => `${seat} a1`).join(' ')} board ${MAZE}`];
      return word === 'path' ? [`path ${argument} a1 g7`] : [];
    });
  };
  const app = {
    preferences: new Store({ sound: false }), link: new Store({ kind: 'ready' }), engines: new Store(['Akhet']), enginesKnown: Promise.resolve(),
    session: (/** @type {string} */ _engine, /** @type {any} */ own, /** @type {unknown} */ _status, /** @type {string} */ variant) => {
      assert.equal(variant, 'labyrinth');
      settings.push(own);
      return {
        status: { kind: 'ready' }, ask: async (/** @type {string[]} */ lines) => answer(lines),
        set: async (/** @type {any} */ values) => void settings.push(values), close: () => {},
        search: (/** @type {string} */ words, /** @type {any} */ go) => {
          /** @type {any} */
          let end;
          const done = new Promise((resolve) => { end = (/** @type {any} */ best) => resolve({ best, ponder: null, error: null }); });
          searches.push({ words, go: typeof go === 'string' ? go : go(), answer: end });
          return { done, stop: () => end(null) };
        },
      };
    },
    opponents: async () => [], announce: () => {}, toast: () => {}, report: (/** @type {unknown} */ error) => { throw error; },
  };
  const model = new PlayModel(/** @type {any} */ (app));
  await settle();
  const move = async (/** @type {string} */ text) => {
    model.move(text);
    await settle();
  };
  const reply = async (/** @type {string | null} */ best) => {
    searches.at(-1)?.answer(best);
    await settle();
  };
  const played = () => movesTo(model.state.get().tree, lastNode(model.state.get().tree)).join(' ');
  return { model, asked, searches, settings, kept, move, reply, played, state: () => model.state.get() };
}

test('a single person sees only their own card, and the engines reply in turn, each at its level', async () => {
  const { asked, searches, settings, move, reply, played, state } = await start(match({
    players: { blue: { kind: 'person' }, yellow: { kind: 'engine', level: 4 }, orange: { kind: 'engine', level: 0 } },
  }));
  assert.equal(state().viewer, 'blue');
  assert.equal(state().shown?.players[0].cards, 'K?');
  await move('nonsense');
  assert.equal(played(), '');
  await move('a6na1');
  assert.deepEqual([searches.at(-1)?.words, searches.at(-1)?.go], ['sealed 7 3 moves a6na1', 'movetime 500']);
  assert.deepEqual(settings.at(-1), { 'Skill Level': 4 });
  await reply('a6na1');
  assert.deepEqual(settings.at(-1), { 'Skill Level': 0 });
  await reply('a6ng7');
  assert.equal(played(), 'a6na1 a6na1 a6ng7');
  assert.deepEqual(state().outcome, { winner: 'orange', loser: null, reason: 'won' });
  assert.equal(asked.some((line) => /yellow|orange/.test(line)), false, 'the others are not asked about');
  assert.equal(asked.some((line) => ['players', 'query fen'].includes(line)), false);
});

test('a curtain between two people at one screen', async () => {
  const { model, asked, move, reply, played, state, kept } = await start(match());
  assert.equal(isCurtained(state()), true);
  assert.equal(canMove(state()), false);
  await move('a6na1');
  assert.equal(played(), '', 'nobody moves before the curtain is lifted');
  assert.equal(asked.includes('players blue'), false);
  model.lift();
  assert.deepEqual([isCurtained(state()), canMove(state())], [true, false], 'until the card is there');
  await settle();
  assert.deepEqual([state().viewer, state().shown?.players[0].cards, canMove(state())], ['blue', 'K?', true]);
  await move('a6na1');
  assert.deepEqual([state().viewer, isCurtained(state())], ['nobody', false], 'an engine is to move');
  assert.equal(JSON.stringify([state(), [...kept.values()]]).includes('K?'), false, 'what Blue saw is forgotten');
  assert.equal(model.arbiter.known('sealed 7 3', 'blue'), undefined);
  await reply('a6na1');
  assert.equal(isCurtained(state()), true);
  model.lift();
  await settle();
  assert.equal(state().viewer, 'orange');
  assert.equal(state().shown?.players.filter((player) => player.cards.includes('K')).length, 1);
});

test("taking back returns to a person's last turn", async () => {
  const { model, move, reply, played, state } = await start(match({ players: { blue: { kind: 'person' }, orange: { kind: 'engine', level: 2 } } }));
  assert.equal(takeBackTo(state()), null);
  await move('a6na1');
  await reply('a6na1');
  const takenBack = model.takeBack();
  assert.equal(canMove(state()), false, 'until the board has the position');
  await takenBack;
  assert.equal(played(), '');
  assert.equal(canMove(state()), true);
  await move('a6na1');
  await model.takeBack();
  assert.equal(played(), '', 'also while the engine thinks');
});

test('a reload keeps what the clocks were after each turn', async () => {
  const { move, reply, state } = await start(match({
    pace: { kind: 'clock', base: 60_000, increment: 2000 }, players: { blue: { kind: 'person' }, orange: { kind: 'engine', level: 2 } },
  }));
  await move('a6na1');
  await reply('a6na1');
  const kept = keptGames.last();
  assert.ok(kept && kept.times[2]);
  assert.deepEqual(keptGames.stateOf(kept).times, state().times);
  assert.equal(keptGames.played()[0].times[2]?.orange, kept.times[2]?.orange, 'as does the list of games');
});

test("taking back another person's turn lowers the curtain for them", async () => {
  const { model, move, played, state } = await start(match({ players: { blue: { kind: 'person' }, orange: { kind: 'person' } } }));
  model.lift();
  await settle();
  await move('a6na1');
  model.lift();
  await settle();
  assert.deepEqual([state().viewer, state().shown?.players[1].cards], ['orange', 'K?']);
  await model.takeBack();
  assert.equal(played(), '');
  assert.deepEqual([state().viewer, isCurtained(state()), state().shown?.players[1].cards], ['nobody', true, '??']);
  assert.equal(model.arbiter.known('sealed 7 3', 'orange'), undefined);
});

test('resigning while an earlier turn is shown counts for the player to move in the game', async () => {
  const { model, move, state } = await start(match({ players: { blue: { kind: 'person' }, orange: { kind: 'person' } } }));
  model.lift();
  await settle();
  await move('a6na1');
  await model.step(-1);
  assert.equal(state().shown?.toMove, 'blue');
  model.resign();
  assert.deepEqual(state().outcome, { winner: 'blue', loser: 'orange', reason: 'resigned' });
});

test('a rematch of a game from a position starts there again, with the same seats', async () => {
  const { model, state } = await start(match({ start: 'fen x', players: { blue: { kind: 'person' }, green: { kind: 'person' } } }));
  model.rematch();
  await settle();
  assert.equal(state().match.start, 'fen x');
});

test('the rematch of a dealt game is a new deal', async () => {
  const { model, state } = await start(match({ players: { blue: { kind: 'person' }, orange: { kind: 'person' } } }));
  const { start: first } = state().match;
  model.rematch();
  await settle();
  assert.match(state().match.start, /^sealed \d+ 2$/);
  assert.notEqual(state().match.start, first);
});

test('resigning loses a game of two; with more players, nobody wins', async () => {
  const two = await start(match({ players: { blue: { kind: 'person' }, orange: { kind: 'engine', level: 2 } } }));
  two.model.resign();
  assert.deepEqual(two.state().outcome, { winner: 'orange', loser: 'blue', reason: 'resigned' });
  await two.model.takeBack();
  assert.equal(two.state().outcome, null);
  const three = await start(match());
  three.model.lift();
  await settle();
  three.model.resign();
  assert.deepEqual(three.state().outcome, { winner: null, loser: 'blue', reason: 'resigned' });
});

test('an engine that answers with an illegal turn loses', async () => {
  const { move, reply, state } = await start(match({ players: { blue: { kind: 'person' }, orange: { kind: 'engine', level: 2 } } }));
  await move('a6na1');
  await reply('b7nb1');
  assert.deepEqual(state().outcome, { winner: 'blue', loser: 'orange', reason: 'fault' });
});

test('the engine is sent the clocks of all seats, and everybody sees open cards', async () => {
  const { asked, searches, settings, move, state } = await start(match({
    start: 'deal 7 2', pace: { kind: 'clock', base: 60_000, increment: 2000 }, options: { ...USUAL, NoReturn: true, OpenCards: true },
    players: { blue: { kind: 'person' }, orange: { kind: 'engine', level: 2 } },
  }));
  assert.equal(state().viewer, null);
  assert.ok(asked.includes('players'));
  assert.ok(settings.some((own) => own.OpenCards === true && own.NoReturn === true));
  await move('a6na1');
  assert.match(searches.at(-1)?.go ?? '', /^p1time 6\d{4} p1inc 2000 p2time (60000|59\d{3}) p2inc 2000$/);
});
