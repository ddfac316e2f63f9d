import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from '../js/protocol/jobs.js';
import { parseReview, Review } from '../js/protocol/review.js';

const PLY = 'review ply 3 of 60 move c5R score cp -44 wdl 213 453 334 best e4e5 drop 12 mark inaccuracy pv e4e5 a4L';

test('lines of a review', () => {
  assert.deepEqual(parseReview(PLY), {
    kind: 'ply',
    ply: {
      ply: 3, of: 60, move: 'c5R', score: { kind: 'cp', value: -44 }, wdl: { win: 213, draw: 453, loss: 334 }, best: 'e4e5',
      drop: 12, mark: 'inaccuracy', missed: null, pv: ['e4e5', 'a4L'],
    },
  });
  const missed = parseReview('review ply 1 of 2 move i5h6 score mate 1 wdl 1000 0 0 best i5j5 drop 44 mark blunder missed mate 1 pv i5j5');
  assert.equal(missed?.kind === 'ply' && missed.ply.missed, 1);
  assert.deepEqual(missed?.kind === 'ply' && missed.ply.score, { kind: 'mate', value: 1 });
  const quiet = parseReview('review ply 2 of 2 move c5c6 score cp 0 wdl 1 2 997 best c5c6 drop 0 pv c5c6');
  assert.equal(quiet?.kind === 'ply' && quiet.ply.mark, null);
  assert.deepEqual(parseReview('review blue accuracy 87.5 inaccuracies 1 mistakes 2 blunders 3 missed 4'), {
    kind: 'side', seat: 'blue', side: { accuracy: 87.5, inaccuracies: 1, mistakes: 2, blunders: 3, missed: 4 },
  });
  assert.deepEqual(parseReview('review yellow inaccuracies 1 mistakes 2 blunders 3 missed 0'), {
    kind: 'side', seat: 'yellow', side: { accuracy: null, inaccuracies: 1, mistakes: 2, blunders: 3, missed: 0 },
  });
  const none = parseReview('review red accuracy none inaccuracies 0 mistakes 0 blunders 0 missed 0');
  assert.equal(none?.kind === 'side' && none.side.accuracy, null);
  assert.deepEqual(parseReview('reviewok'), { kind: 'end' });
  for (const other of ['info depth 1', 'review ply 1 of 2', 'review', 'readyok']) assert.equal(parseReview(other), null, other);
});

/** A running review, the lines it sent and the kinds it reported. */
function begun() {
  /** @type {string[]} */
  const sent = [];
  /** @type {string[]} */
  const heard = [];
  const review = new Review('setup ace moves c5R', 'nodes 5', ({ kind }) => void heard.push(kind));
  const send = (/** @type {string[]} */ lines) => void sent.push(...lines);
  review.start(send);
  return { review, sent, heard, say: (/** @type {string} */ line) => review.line(line, send), send };
}

test('a review sets up the game, begins, and ends with reviewok', async () => {
  const { review, sent, heard, say } = begun();
  assert.equal(say('readyok'), false);
  assert.deepEqual(sent, ['ucinewgame', 'position setup ace moves c5R', 'isready', 'review nodes 5']);
  assert.equal(say(PLY), false);
  assert.equal(say('reviewok'), true);
  await review.done;
  assert.deepEqual(heard, ['ply', 'end']);
});

test('a refused game or review is an error', async () => {
  for (const before of [[], ['readyok']]) {
    const { review, say } = begun();
    before.forEach(say);
    say('info string error position: no');
    if (before.length === 0) assert.equal(say('readyok'), true);
    await assert.rejects(review.done, EngineError);
  }
});

test('a review stopped before it begins never begins; a running one is sent stop', async () => {
  const early = begun();
  early.review.stop(early.send);
  assert.equal(early.say('readyok'), true);
  await early.review.done;
  assert.equal(early.sent.includes('review nodes 5'), false);
  const late = begun();
  late.say('readyok');
  late.review.stop(late.send);
  assert.equal(late.sent.at(-1), 'stop');
  assert.equal(late.review.lost(), false, 'nobody wants it again');
});
