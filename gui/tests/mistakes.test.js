// The cards of a person's mistakes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { t } from '../js/lang/texts.js';
import { parseJudged } from '../js/protocol/review.js';
import {
  boxFromJson, cardOf, countOf, daysUntil, dueCards, EMPTY, keyOf, LEARNED, NEW, withAnswer, withCards, withSeen,
} from '../js/views/mistakes/cards.js';

const DAY = 86_400_000;
const SOURCE = { id: 'a', start: 'setup ace', moves: [], color: /** @type {const} */ ('blue'), against: 'Akhet, Tia', date: '2026-11-28T10:00:00Z' };
const LINE = 'judge move i5h6 score mate 1 wdl 1000 0 0 best i5j5 drop 49 verdict wrong mark blunder missed mate 1 pv i5j5 refutation c5c6 e1f2';

/** @param {string} played @param {number} [due] */
function card(played, due = 0) {
  const judged = parseJudged(LINE.replace('i5h6', played));
  assert.ok(judged);
  const made = cardOf(SOURCE, 'FEN b 1', judged, 7, due);
  assert.ok(made);
  return made;
}

/** A box with one card, answered in turn, each time when it is due.
 * @param {boolean[]} answers */
function answered(answers) {
  let box = withCards(EMPTY, [card('a1a2')]);
  for (const alone of answers) box = withAnswer(box, box.cards[0], alone, box.cards[0].due);
  return box.cards[0];
}

test('a judged move is read', () => {
  const judged = parseJudged(LINE);
  assert.deepEqual(judged, {
    move: 'i5h6', score: { kind: 'mate', value: 1 }, wdl: { win: 1000, draw: 0, loss: 0 }, best: 'i5j5', drop: 49, mark: 'blunder', missed: 1,
    pv: ['i5j5'], verdict: 'wrong', refutation: ['c5c6', 'e1f2'],
  });
  assert.deepEqual(parseJudged('judge move i5j5 score cp 3 wdl 1 2 3 best i5j5 drop 0 verdict right pv i5j5 c5c6')?.refutation, []);
  for (const line of ['judgeok', 'judge', 'judge move i5h6 verdict maybe', 'review ply 1 of 2']) assert.equal(parseJudged(line), null, line);
});

test('only a wrong move becomes a card', () => {
  for (const verdict of ['right', 'slower']) {
    const judged = parseJudged(LINE.replace('wrong', verdict));
    assert.equal(judged && cardOf(SOURCE, 'FEN b 1', judged, 1, 0), null);
  }
});

test('a mistake comes back after one day, three and ten, and is then learned', () => {
  const right = [true, true, true, true];
  const dues = right.map((_, count) => answered(right.slice(0, count + 1)).due / DAY);
  assert.deepEqual(dues.slice(0, 3), [1, 1 + 3, 1 + 3 + 10]);
  assert.equal(answered(right.slice(0, 3)).box, LEARNED - 1);
  assert.equal(answered(right).box, LEARNED);
});

test('a wrong answer begins again with one day', () => {
  assert.equal(answered([false]).box, 1);
  assert.deepEqual([answered([true, true, true, false]).box, answered([true, true, true, false]).due / DAY], [1, 14 + 1]);
});

test('what is found right before it is due stays where it is', () => {
  const box = withAnswer(withCards(EMPTY, [card('a1a2')]), card('a1a2'), true, 0);
  const [waiting] = box.cards;
  assert.deepEqual(withAnswer(box, waiting, true, DAY / 2), box);
  assert.equal(withAnswer(box, { ...waiting, box: 3 }, false, DAY / 2).cards[0].box, 1);
});

test('the due cards come first, and the learned ones never', () => {
  const cards = [card('a1a2', 5), card('a1a3', 3), card('a1a4', 20), { ...card('a1a5', 1), box: LEARNED }];
  const box = withCards(EMPTY, cards);
  assert.deepEqual(dueCards(box, 10).map(({ played }) => played), ['a1a3', 'a1a2']);
  assert.deepEqual(countOf(box, 10), { due: 2, later: 1, learned: 1, next: 20 });
  assert.deepEqual(countOf(EMPTY, 10), { due: 0, later: 0, learned: 0, next: null });
});

test('a card is kept once, with what is known of it', () => {
  const box = withAnswer(withCards(EMPTY, [card('a1a2')]), card('a1a2'), true, 0);
  assert.deepEqual(withCards(box, [card('a1a2'), card('a1a3')]).cards.map(({ played, box: at }) => [played, at]), [['a1a2', 1], ['a1a3', NEW]]);
});

test('a full box drops the learned cards first', () => {
  const learned = { ...card('a1a2'), box: LEARNED };
  const full = withCards(EMPTY, [learned, ...Array.from({ length: 999 }, (_, number) => ({ ...card('a1a3'), fen: `${number} b 1` }))]);
  assert.equal(full.cards.length, 1000);
  const more = withCards(full, [card('a1a4')]);
  assert.equal(more.cards.length, 1000);
  assert.ok(!more.cards.some((one) => keyOf(one) === keyOf(learned)) && more.cards.some(({ played }) => played === 'a1a4'));
});

test('games are remembered once', () => {
  assert.deepEqual(withSeen(withSeen(withSeen(EMPTY, 'a'), 'b'), 'a').seen, ['b', 'a']);
});

test('a damaged box loses only what is damaged', () => {
  const good = card('a1a2');
  assert.deepEqual(boxFromJson({ cards: [good, { ...good, pv: [] }, { ...good, due: '1' }, null], seen: ['a'] }), { cards: [good], seen: ['a'] });
  for (const json of [null, 3, {}, { cards: {}, seen: [1] }]) assert.deepEqual(boxFromJson(json), EMPTY);
});

test('the days until a card comes back are said in words', () => {
  assert.deepEqual([0, 1, DAY, DAY + 1, 3 * DAY].map((due) => t('mistakes-when', { days: daysUntil(due, 0) })), ['now', 'tomorrow', 'tomorrow', 'in 2 days', 'in 3 days']);
});
