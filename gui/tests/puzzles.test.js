// Puzzles: the file, the proof job, the progress, and a puzzle solved from its first wrong move to its last right one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from '../js/protocol/jobs.js';
import { parseJudged } from '../js/protocol/review.js';
import { parseSolved, Solve } from '../js/protocol/solve.js';
import { PuzzleModel, wrongText } from '../js/views/puzzles/model.js';
import { countOf, idOf, nextPuzzle, NO_PROGRESS, parsePuzzles as parse, progressFromJson, suits, weakThemes, withMistake, withSolved } from '../js/app/puzzle-progress.js';
import { PUZZLES } from '../js/views/puzzles/collection.js';
import { goalText, statusOf } from '../js/views/puzzles/view.js';

// Each test begins with nothing kept.
Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => {} } });

const parsePuzzles = (/** @type {string} */ text) => parse(PUZZLES, text);

const FILE = `# fen\twins\tgrade\tquiet\tnodes\tsolution\tsetup
ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1\t2\t1\t0\t100\ti5j5 a8L j5j4\tace

A b 1\t2\t1\t0\t100\ta1a2\t-
B b 1\t3\t2\t1\t900\ta1a2\t-\r
C b 1\t3\t2\t1\t900\ta1a2\t-
`;

test('the puzzle file', () => {
  const puzzles = parsePuzzles(FILE);
  assert.deepEqual(puzzles.map(({ number, fen, wins, stage }) => [number, fen, wins, stage]), [
    [1, 'ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1', 2, 1], [2, 'A b 1', 2, 1], [3, 'B b 1', 3, 2], [4, 'C b 1', 3, 2],
  ]);
  assert.deepEqual(puzzles[0].solution, ['i5j5', 'a8L', 'j5j4']);
  assert.throws(() => parsePuzzles('A b 1\t2\n'), /puzzle 1 has too few fields/);
});

test('answers to solve', () => {
  assert.deepEqual(parseSolved('solved win 2 line a1a2 b1b2 a2a3'), { verdict: 'win', moves: 2, line: ['a1a2', 'b1b2', 'a2a3'] });
  assert.deepEqual(parseSolved('solved loss 0 line a8L'), { verdict: 'loss', moves: 0, line: ['a8L'] });
  assert.deepEqual([parseSolved('solved none'), parseSolved('solved stopped'), parseSolved('readyok')], [{ verdict: 'none' }, { verdict: 'stopped' }, null]);
});

test('a proof begins once the position is set, and can be stopped', async () => {
  /** @type {string[]} */
  const sent = [];
  const send = (/** @type {string[]} */ lines) => void sent.push(...lines);
  const job = new Solve('startpos', 3);
  job.start(send);
  assert.equal(job.line('solved none', send), false, 'not an answer to this question');
  assert.equal(job.line('readyok', send), false);
  job.stop(send);
  assert.deepEqual(sent, ['position startpos', 'isready', 'solve 3', 'stop']);
  assert.equal(job.line('solved stopped', send), true);
  assert.deepEqual(await job.done, { verdict: 'stopped' });
});

test('a refused position or proof is an error and ends the job', async () => {
  /** @type {string[]} */
  const sent = [];
  const job = new Solve('fen x', 3);
  job.start((lines) => void sent.push(...lines));
  assert.equal(job.line('info string error position: fen: x', () => {}), false);
  assert.equal(job.line('readyok', () => {}), true);
  await assert.rejects(job.done, /position: fen: x/);
  const other = new Solve('startpos', 9);
  other.start(() => {});
  other.line('readyok', () => {});
  assert.equal(other.line('info string error solve moves: 9', () => {}), true);
  await assert.rejects(other.done, /solve moves: 9/);
});

test('the streak grows with puzzles solved without a mistake, and a mistake ends it', () => {
  const [, a, b] = parsePuzzles(FILE);
  let progress = withSolved(withSolved(NO_PROGRESS, a, 'clean'), b, 'clean');
  assert.deepEqual([progress.streak, progress.best], [2, 2]);
  assert.equal(withSolved(progress, a, 'clean').streak, 2, 'a puzzle counts once');
  progress = withMistake(progress, a);
  assert.deepEqual([progress.streak, progress.best], [0, 2]);
  assert.equal(withSolved(progress, a, 'slip').solved[a.fen], 'clean', 'the best way is kept');
  assert.equal(withSolved(NO_PROGRESS, a, 'hint').streak, 0);
});

test('the next puzzle is an unsolved one of the right grade', () => {
  const puzzles = parsePuzzles(FILE);
  const [k, a, b, c] = puzzles;
  assert.equal(nextPuzzle(puzzles, NO_PROGRESS, 'me', null), k);
  assert.equal(nextPuzzle(puzzles, NO_PROGRESS, 'me', k), a, 'a puzzle that was skipped is not the next');
  assert.equal(nextPuzzle(puzzles, NO_PROGRESS, 2, a), b);
  assert.equal(nextPuzzle(puzzles, NO_PROGRESS, 2, c), b);
  const done = [k, a].reduce((progress, puzzle) => withSolved(progress, puzzle, 'slip'), NO_PROGRESS);
  assert.equal(nextPuzzle(puzzles, done, 'me', a), b, 'the nearest grade that has any');
  assert.equal(nextPuzzle(puzzles, done, 1, null), k, 'all of the grade are solved');
  assert.equal(nextPuzzle(puzzles, done, 5, null), null);
  assert.equal(nextPuzzle(puzzles, { ...NO_PROGRESS, level: 2.4 }, 'me', null), b);
  assert.deepEqual([countOf(puzzles, done), countOf(puzzles, done, 2)], [{ solved: 2, all: 4 }, { solved: 0, all: 2 }]);
});

test('wins in 1 come first, and lead on to longer ones', () => {
  const puzzles = parsePuzzles(`Y b 1\t1\t1\t0\t9\ta1a2\t-\nZ b 1\t1\t2\t0\t9\ta1a2\t-\n${FILE}`);
  const [y, z, k] = puzzles;
  assert.deepEqual([z.stage, k.stage, ...PUZZLES.stages.map(({ word }) => word)], [0, 1, 'Win in 1', 'Gentle', 'Easy', 'Medium', 'Hard', 'Fiendish']);
  assert.equal(nextPuzzle(puzzles, NO_PROGRESS, 'me', null), y);
  assert.equal(nextPuzzle(puzzles, NO_PROGRESS, 0, y), z);
  assert.deepEqual(countOf(puzzles, withSolved(NO_PROGRESS, z, 'hint'), 0), { solved: 1, all: 2 });
  let progress = NO_PROGRESS;
  for (let number = 0; number < 11; number++) progress = withSolved(progress, { ...y, fen: `${number}` }, 'clean');
  assert.equal(nextPuzzle(puzzles, progress, 'me', null), k, 'after ten or so');
  assert.equal(nextPuzzle(puzzles, withMistake(progress, y), 'me', null), y, 'a mistake leads back');
});

test('failed puzzles are tried again until they are solved at once', () => {
  const puzzles = parsePuzzles(FILE);
  const [, a, b] = puzzles;
  const failed = withSolved(withMistake(withMistake(NO_PROGRESS, b), a), a, 'slip');
  assert.deepEqual([failed.failed, nextPuzzle(puzzles, failed, 'failed', null), nextPuzzle(puzzles, failed, 'failed', a)], [[b.fen, a.fen], a, b]);
  const done = withSolved(withSolved(failed, a, 'clean'), b, 'hint');
  assert.deepEqual([done.failed, nextPuzzle(puzzles, done, 'failed', null)], [[], null]);
  assert.deepEqual([suits(a, 'failed', failed), suits(a, 'failed', done), suits(a, 1, done), suits(a, 'me', done)], [true, false, true, false]);
});

test('the next puzzle has another trick, and a weak theme if there is one', () => {
  const row = (/** @type {string} */ fen, /** @type {string} */ move, /** @type {string} */ themes) => `${fen}\t2\t1\t0\t9\t${move}\tace\t${themes}`;
  const board = (/** @type {number} */ number) => `ls4kse3/10/10/10/10/10/9Pn/4K3Pn1Ln b ${number}`.replace('4K3Pn1', '4K3Pn');
  const puzzles = parsePuzzles([row(board(1), 'j2j3', 'step'), row(board(2), 'j2j3', 'step shield'), row(board(3), 'i1R', 'turn'), row(board(4), 'i1R', 'turn shield')].join('\n'));
  const [a, b, c, d] = puzzles;
  assert.deepEqual(puzzles.map(({ trick }) => trick), ['P step edge', 'P step edge', 'P turn ', 'P turn ']);
  assert.equal(nextPuzzle(puzzles, NO_PROGRESS, 'me', a), c);
  const weak = withMistake(withMistake(NO_PROGRESS, b), { ...d });
  assert.deepEqual(weakThemes(puzzles, weak).includes('shield'), true);
  assert.equal(nextPuzzle(puzzles, weak, 'me', a), d);
});

test('the name of a puzzle in links depends on its position alone', () => {
  const [, a, b] = parsePuzzles(FILE);
  assert.notEqual(idOf(a), idOf(b));
  assert.equal(idOf({ fen: 'A b 1' }), idOf(a));
});

test('damaged saved progress is dropped', () => {
  const progress = withSolved(NO_PROGRESS, parsePuzzles(FILE)[1], 'hint');
  assert.deepEqual(progressFromJson(JSON.parse(JSON.stringify(progress))), progress);
  for (const bad of [null, {}, { ...progress, streak: 'x' }, { ...progress, solved: null }, { ...progress, level: -1 }]) {
    assert.deepEqual(progressFromJson(bad), NO_PROGRESS);
  }
  assert.deepEqual(progressFromJson({ ...progress, solved: { x: 'somehow', y: 'clean' } }).solved, { y: 'clean' });
});

const BEAMS = 'beam blue path j1 j2 end out n;beam red path a8 a7 end out s';
const HEAD = 'response true;response none;response 1;response F';
/** The engine's answers after these moves; the shots are those of the short game in protocol.md. */
const ANSWERS = /** @type {Record<string, string>} */ ({
  '': `${HEAD};board a8 ls c5 k i5 Ps e1 K j1 Ln;moves e1d1 i5j4 i5j5;beam blue path j1 j2 end out n;beam red path a8 a7 end out s;`
    + 'shot e1d1 path j1 j2 j3 end out n result *;shot i5j4 path j1 j2 j3 j4 i4 end out w result *;shot i5j5 path j1 j2 j3 j4 j5 i5 end out n result *',
  'e1d1': `response false;response none;response 1;response F;board a8 ls c5 k i5 Ps d1 K j1 Ln;moves a8L;${BEAMS};shot a8L path a8 b8 end out e result *`,
  'i5j4': `response false;response none;response 1;response F;board a8 ls c5 k j4 Ps e1 K j1 Ln;moves a8L;${BEAMS};shot a8L path a8 b8 end out e result *`,
  'e1d1 a8L': `${HEAD};board a8 le c5 k i5 Ps d1 K j1 Ln;moves;${BEAMS}`,
  'i5j5': 'response false;response none;response 1;response F;board a8 ls c5 k j5 Ps e1 K j1 Ln;moves a8L;shot a8L path a8 b8 end out e result *',
  'i5j5 a8L': `${HEAD};board a8 le c5 k j5 Ps e1 K j1 Ln;moves j5j4 j5j6;`
    + 'shot j5j4 path j1 j2 j3 j4 end hit c5 k result 1-0;shot j5j6 path j1 j2 end out n result *',
  'i5j5 a8L j5j6': `response false;response none;response 1;response F;board a8 le c5 k j6 Ps e1 K j1 Ln;moves;${BEAMS}`,
  'i5j5 a8L j5j4': 'response false;response p1win;response 1;response F;board a8 le j4 Ps e1 K j1 Ln;moves',
});

/** What `judge` says of moves that are refuted on the board, or win too slowly. @type {Record<string, string>} */
const JUDGED = {
  e1d1: 'judge move e1d1 score mate 2 best i5j5 drop 60 verdict wrong mark blunder pv i5j5 refutation a8L',
  i5j4: 'judge move i5j4 score mate 2 best i5j5 drop 0 verdict slower pv i5j5 refutation a8L',
};

/** A model whose engine is a lookup table and whose board shows shots at once.
 * @param {Record<string, string>} proofs @param {Set<string>} [failing] the moves after which the engine is lost */
function solving(proofs, failing = new Set()) {
  /** @type {string[]} */
  const asked = [];
  /** @type {string[]} */
  const reports = [];
  const judged = (/** @type {string} */ line) => ({ done: Promise.resolve(parseJudged(line)), stop: () => {} });
  const movesOf = (/** @type {string} */ words) => words.split(' moves ')[1] ?? '';
  const session = {
    ask: async (/** @type {string[]} */ [position]) => {
      if (failing.has(movesOf(position))) throw new EngineError('the engine was lost');
      return (ANSWERS[movesOf(position)] ?? '').split(';');
    },
    judge: (/** @type {string} */ _words, /** @type {string} */ move) => judged(JUDGED[move] ?? `judge move ${move} score cp 1 best i5j5 drop 40 verdict wrong pv i5j5`),
    solve: (/** @type {string} */ words, /** @type {number} */ most) => {
      asked.push(`${movesOf(words)} ${most}`);
      if (failing.has(`solve ${movesOf(words)}`)) return { done: Promise.reject(new EngineError('the engine was lost')), stop: () => {} };
      return { done: Promise.resolve(parseSolved(proofs[movesOf(words)] ?? 'solved none')), stop: () => {} };
    },
  };
  const app = /** @type {any} */ ({
    engines: { get: () => ['Akhet'] },
    preferences: { get: () => ({ sound: false }) },
    session: () => session,
    announce: () => {},
    report: (/** @type {Error} */ error) => (failing.size > 0 ? void reports.push(error.message) : assert.fail(String(error))),
  });
  globalThis.fetch = async () => new Response(FILE);
  const model = new PuzzleModel(app);
  model.state.subscribe(({ animation }) => animation && queueMicrotask(() => model.animationEnded()));
  /** @param {string} phase @returns {Promise<import('../js/views/puzzles/model.js').PuzzleState>} */
  const until = (phase) => new Promise((resolve) => {
    const look = () => model.state.get().phase === phase && resolve(model.state.get());
    model.state.subscribe(look);
    look();
  });
  return { model, asked, reports, until };
}

test('a puzzle: a wrong move is taken back, right ones are answered, the win is praised', async () => {
  const { model, asked, until } = solving({});
  let state = await until('move');
  assert.equal(goalText(state.puzzle?.wins ?? 0), 'Blue to move and win in 2');
  model.move('a1a2');
  assert.equal(model.state.get().phase, 'move', 'not a move of the position');
  model.move('e1d1');
  state = await until('wrong');
  assert.deepEqual([asked, state.plies.length, state.shown?.pieces.get('d1')], [['e1d1 1'], 1, 'K'], 'its shot is seen');
  assert.equal(statusOf(state).text, 'The shot leaves the board at the top, but Red can hold out longer.');
  state = await until('move');
  assert.deepEqual([state.plies.length, state.shown?.pieces.get('e1'), state.slipped], [0, 'K', true]);
  model.move('i5j5');
  state = await until('reply');
  state = await until('move');
  assert.deepEqual([state.plies.map(({ move }) => move), model.left(), asked.length], [['i5j5', 'a8L'], 1, 1]);
  assert.equal(statusOf(state).text, 'Now win with one move.');
  model.move('j5j6');
  state = await until('wrong');
  assert.equal(statusOf(state).text, "The shot leaves the board at the top, and Red's King still stands.");
  state = await until('move');
  model.move('j5j4');
  state = await until('solved');
  assert.deepEqual([state.plies.at(-1)?.hit, state.progress.streak, Object.values(state.progress.solved)], ['k', 0, ['slip']]);
});

test('a win in more moves is called slower', async () => {
  const { model, until } = solving({});
  await until('move');
  model.move('i5j4');
  assert.equal(statusOf(await until('wrong')).text, 'This wins too, but slower: not within 2 moves.');
});

test('the reply that refutes a wrong move is shown, and both are taken back', async () => {
  const { model, until } = solving({});
  await until('move');
  model.move('e1d1');
  await until('wrong');
  const { plies } = await new Promise((resolve) => model.state.subscribe((state) => state.plies.length === 2 && resolve(state)));
  assert.deepEqual(plies.map((/** @type {{move: string}} */ { move }) => move), ['e1d1', 'a8L']);
  assert.deepEqual((await until('move')).plies, []);
});

test('a hint shows the piece, then the move; the solution plays to the end', async () => {
  const { model, until } = solving({});
  await until('move');
  model.hint();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(model.state.get().hint, { square: 'i5', move: 'i5j5', whole: false });
  model.hint();
  assert.equal(model.state.get().hint?.whole, true);
  model.solution();
  const state = await until('seen');
  assert.deepEqual([state.plies.length, state.progress.streak, state.progress.solved], [3, 0, {}]);
  model.again();
  assert.deepEqual([model.state.get().plies.length, model.state.get().slipped], [0, true]);
});

test('a puzzle solved with a hint is not praised', async () => {
  const { model, until } = solving({});
  const state = await until('move');
  assert.equal(statusOf({ ...state, phase: 'solved', helped: true }).title, 'Solved.');
  assert.equal(statusOf({ ...state, phase: 'solved' }).title, 'Well aimed!');
  assert.equal(model.state.get().phase, 'move');
});

test('choosing a grade keeps an unsolved puzzle of that grade', async () => {
  const { model, until } = solving({});
  await until('move');
  model.choose(1);
  assert.equal(model.state.get().puzzle?.number, 1);
  model.solution();
  await until('seen');
  model.choose(1);
  assert.equal(model.state.get().puzzle?.number, 2);
  model.choose(2);
  assert.equal(model.state.get().puzzle?.number, 3);
});

test('another winning move is as good if the engine proves it', async () => {
  const { model, asked, until } = solving({ e1d1: 'solved loss 1 line a8L j5j4' });
  ANSWERS['e1d1 a8L'] = ANSWERS['i5j5 a8L'];
  ANSWERS['e1d1 a8L j5j4'] = ANSWERS['i5j5 a8L j5j4'];
  await until('move');
  model.move('e1d1');
  await until('reply');
  const state = await until('move');
  assert.deepEqual([state.plies.map(({ move }) => move), asked, state.slipped], [['e1d1', 'a8L'], ['e1d1 1'], false]);
  model.move('j5j4');
  assert.deepEqual((await until('solved')).progress.streak, 1);
});

test('when the engine fails, the person is to move again', async () => {
  const failing = new Set(['solve e1d1']);
  const { model, reports, until } = solving({}, failing);
  await until('move');
  model.move('e1d1');
  await until('judged');
  let state = await until('move');
  assert.deepEqual([reports, state.plies, state.shown?.toMove, state.shown?.pieces.get('e1')], [['the engine was lost'], [], 'blue', 'K']);
  failing.add('i5j5 a8L');
  model.solution();
  await until('solution');
  state = await until('move');
  assert.deepEqual([reports.length, state.plies, state.shown?.toMove], [2, [], 'blue'], 'nor does it stay in the middle of the solution');
});

test('a puzzle that cannot be set up says so and can be retried', async () => {
  const failing = new Set(['']);
  const { model, until } = solving({}, failing);
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(model.state.get().trouble, 'the engine was lost');
  failing.clear();
  model.retry();
  const state = await until('move');
  assert.deepEqual([state.trouble, state.puzzle?.number], [null, 1]);
});

test("a move that exposes the mover's own King is explained", () => {
  const beam = { path: ['j2'], end: /** @type {const} */ ({ kind: 'out', side: 'n' }) };
  const after = /** @type {any} */ ({
    result: '*', pieces: new Map([['e1', 'K'], ['a8', 'ls']]), beams: { blue: beam, red: { path: ['e1'], end: { kind: 'hit', square: 'e1' } } },
  });
  assert.equal(wrongText(beam, after, 'blue', 1), "The shot leaves the board at the top, but now Red's beam hits Blue's King.");
  const safe = { ...after, beams: { ...after.beams, red: beam } };
  assert.equal(wrongText(beam, safe, 'blue', 1), 'The shot leaves the board at the top, but Red can hold out longer.');
});
