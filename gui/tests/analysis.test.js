// The pure parts of the Analyse view.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countText, expectedForBlue, scoreForBlue, scoreText, wdlForBlue, wholePercents } from '../js/game/evaluation.js';
import { isFault, judge, judgementRecord, judgementText, nextFault, praiseText, signOf } from '../js/game/judgement.js';
import { colorOfPly, firstOf, numberText } from '../js/game/plies.js';
import { headerFromJson, NO_HEADER, openLoaded, scoresOf, splitWords } from '../js/game/record.js';
import { addMove, annotate, lineThrough, newTree, nodeAt, ROOT, treeOfMoves } from '../js/game/tree.js';
import { along, clamped } from '../js/app/analysis-view.js';
import { graphData, graphText } from '../js/views/analyse/graph-data.js';
import { faultText, findGames } from '../js/views/analyse/library.js';
import { layOut } from '../js/views/analyse/tree-layout.js';

/** @typedef {import('../js/protocol/lines.js').Color} Color */

const BLUE_FIRST = { color: /** @type {Color} */ ('blue'), number: 1 };
const RED_FIRST = { color: /** @type {Color} */ ('red'), number: 7 };

test("scores are from Blue's point of view", () => {
  assert.deepEqual(scoreForBlue({ kind: 'cp', value: 30 }, 'red'), { kind: 'cp', value: -30 });
  assert.deepEqual(wdlForBlue({ win: 100, draw: 200, loss: 700 }, 'red'), { win: 700, draw: 200, loss: 100 });
  assert.equal(expectedForBlue({ kind: 'cp', value: 9 }, { win: 100, draw: 200, loss: 700 }, 'red'), 80);
  assert.equal(expectedForBlue({ kind: 'cp', value: 0 }, null, 'blue'), 50);
  assert.equal(Math.round(expectedForBlue({ kind: 'cp', value: 170 }, null, 'blue')), 73);
  assert.equal(Math.round(expectedForBlue({ kind: 'cp', value: 170 }, null, 'red')), 27);
  assert.equal(expectedForBlue({ kind: 'mate', value: 3 }, null, 'red'), 0);
  assert.deepEqual([48, -120, 0].map((value) => scoreText({ kind: 'cp', value })), ['+0.48', '-1.20', '0.00']);
  assert.deepEqual([3, -2].map((value) => scoreText({ kind: 'mate', value })), ['+M3', '-M2']);
  assert.deepEqual([950, 1234, 12_345, 999_600, 4_050_000].map(countText), ['950', '1.23k', '12.3k', '1.00M', '4.05M']);
});

test('colours and move numbers of plies', () => {
  assert.deepEqual([1, 2, 3].map((ply) => numberText(BLUE_FIRST, ply)), ['1.', '1…', '2.']);
  assert.deepEqual([1, 2, 3].map((ply) => numberText(RED_FIRST, ply)), ['7…', '8.', '8…']);
  assert.equal(colorOfPly(RED_FIRST, 2), 'blue');
  assert.deepEqual(firstOf({ toMove: 'red', fen: 'ls9/10 r 7' }), RED_FIRST);
  assert.equal(firstOf({ toMove: 'blue', fen: 'ls9/10 b' }).number, 1);
});

/** The layout of a tree as short text. @param {import('../js/views/analyse/tree-layout.js').Block[]} blocks
 * @param {import('../js/game/tree.js').Tree} tree */
function sketch(blocks, tree) {
  const name = (/** @type {any} */ id) => (typeof id === 'number' ? nodeAt(tree, id).move : id);
  /** @param {import('../js/views/analyse/tree-layout.js').Line} line @returns {string} */
  const line = ({ parts }) => parts.map((part) => {
    if (part.kind === 'move') return `${part.number}${nodeAt(tree, part.id).move}`;
    return part.kind === 'comment' ? `{${nodeAt(tree, part.id).comment}}` : `(${part.lines.map(line).join('; ')})`;
  }).join(' ');
  return blocks.map((block) => {
    if (block.kind === 'row') return `${block.number} ${name(block.blue)} ${name(block.red)}`;
    return block.kind === 'comment' ? `{${nodeAt(tree, block.id).comment}}` : `(${block.lines.map(line).join('; ')})`;
  });
}

test('the move list: two plies a row, with comments and variations below their move', () => {
  let tree = treeOfMoves('setup ace', ['a', 'b', 'c', 'd']);
  assert.deepEqual(sketch(layOut(tree, BLUE_FIRST, null), tree), ['1 a b', '2 c d']);
  assert.deepEqual(sketch(layOut(tree, RED_FIRST, null), tree), ['7 before a', '8 b c', '9 d null']);
  let id = 0;
  ({ tree, id } = addMove(tree, ROOT, 'x'));
  ({ tree, id } = addMove(tree, id, 'y'));
  const y = id;
  ({ tree } = addMove(tree, y, 'z'));
  ({ tree } = addMove(tree, /** @type {number} */ (nodeAt(tree, y).parent), 'w'));
  tree = annotate(tree, y, { comment: 'why' });
  tree = annotate(tree, lineThrough(tree)[4], { comment: 'end' });
  assert.deepEqual(sketch(layOut(tree, BLUE_FIRST, null), tree), ['1 a later', '(1.x y {why} (1…w) 2.z)', '1 before b', '2 c d', '{end}']);
  const [, last] = layOut(newTree('setup ace'), BLUE_FIRST, ROOT);
  assert.equal(last, undefined);
  assert.equal(layOut(newTree('setup ace'), BLUE_FIRST, ROOT)[0].kind, 'comment', 'a comment that is being written has a place');
});

/** @param {Partial<import('../js/protocol/review.js').ReviewPly>} fields
 * @returns {import('../js/protocol/review.js').ReviewPly} */
const reviewed = (fields) => ({
  ply: 1, of: 4, move: 'a', score: { kind: 'cp', value: 0 }, wdl: { win: 400, draw: 200, loss: 400 }, best: 'a', drop: 0,
  mark: null, missed: null, pv: ['a'], ...fields,
});

test('a review yields judgements, evaluations and variations', () => {
  const tree = treeOfMoves('setup ace', ['a', 'b', 'c', 'd']);
  const line = lineThrough(tree);
  const found = judge(tree, line, BLUE_FIRST, [
    reviewed({ ply: 4, move: 'd', wdl: { win: 700, draw: 0, loss: 300 }, drop: 25, mark: 'mistake', best: 'e', pv: ['e', 'f'] }),
    reviewed({ ply: 3, move: 'c', drop: 4, best: 'g', missed: 2, score: { kind: 'mate', value: 2 }, pv: 'ghijklmnop'.split('') }),
    reviewed({ ply: 2, move: 'other' }),
    reviewed({}),
  ], 1000);
  assert.deepEqual([...found.judgements.keys()].sort(), [line[1], line[3], line[4]], 'what does not fit the game is left out');
  assert.equal(found.scores.get(line[3])?.expected, 30, "Red's 70 are Blue's 30");
  assert.equal(found.scores.get(line[4])?.expected, 55, 'after the last move it is what that move left');
  assert.deepEqual(nodeAt(found.tree, line[3]).children.map((id) => nodeAt(found.tree, id).move), ['d', 'e']);
  assert.equal(lineThrough(found.tree, nodeAt(found.tree, line[2]).children[1]).length, 2 + 1 + 10, 'a win is shown to its end');
  assert.equal(nodeAt(found.tree, ROOT).children.length, 1, 'good moves get no variation');
  assert.deepEqual(lineThrough(found.tree), line, 'the game stays the main line');
  const { judgements } = found;
  assert.deepEqual([0, 3, 4].map((ply) => nextFault(found.tree, judgements, ply, 1)), [line[3], line[4], null]);
  assert.equal(nextFault(found.tree, judgements, 3, -1), null);
  assert.equal(judgementText(/** @type {any} */ (judgements.get(line[4]))), 'Mistake: 25 points of expected result lost. Better: e.');
  assert.equal(judgementText(/** @type {any} */ (judgements.get(line[3]))), 'Missed win: a win in 2 was missed. Better: g.');
  for (const id of [line[3], line[4]]) {
    const judgement = /** @type {any} */ (judgements.get(id));
    assert.equal(judgementRecord(judgement), judgementText(judgement), 'files say it in English');
  }
  assert.equal(isFault(judgements.get(line[1])), false);
  assert.deepEqual([signOf([], judgements.get(line[4])), signOf([1], judgements.get(line[4])), signOf([], undefined)], ['?', '!', '']);
});

test('the graph follows the main line and has a text description', () => {
  let tree = treeOfMoves('setup ace', ['a', 'b', 'c']);
  const line = lineThrough(tree);
  let id = 0;
  ({ tree, id } = addMove(tree, line[1], 'x'));
  const scores = new Map([[line[0], 50], [line[1], 62.4], [line[3], 20]].map(([node, expected]) => [node, { expected, score: null, nodes: 1 }]));
  /** @type {any} */
  const fault = { drop: 40, best: 'x', mark: 'blunder', missed: null, pv: [] };
  const data = graphData(tree, id, scores, new Map([[line[3], fault]]));
  const first = { color: /** @type {const} */ ('blue'), number: 1 };
  assert.deepEqual(data.plies, [0, 1, 2, 3]);
  assert.deepEqual(data.expected, [50, 62.4, null, 20]);
  assert.deepEqual(data.drawn, [50, 62.4, 41.2, 20], 'a gap of one ply is bridged');
  assert.deepEqual(graphData(tree, id, new Map([...scores].slice(0, 1)), new Map()).drawn, [50, null, null, null]);
  assert.equal(data.current, 1, 'in a variation it is where that leaves the game');
  assert.deepEqual(data.spots, [{ ply: 3, kind: 'blunder' }]);
  assert.equal(graphText(data, first), "Blue's expected result up to move 2: from 50 per cent to 20 per cent, highest 62 per cent after Blue's move 1, "
    + "lowest 20 per cent after Blue's move 2. Marked: 1 blunder. Now after Blue's move 1: 62 per cent.");
  assert.equal(graphText(graphData(tree, id, new Map(), new Map()), first), 'No scores yet.');
});

const LOADED = {
  blue: 'Ada', red: '?', date: '2026-05-31', round: 1, opening: 'ace', result: /** @type {const} */ ('1-0'), detail: '', start: 'setup ace',
  kingturns: false, swapontoclosed: true, tags: [], moves: [{ move: 'a' }, { move: 'b', score: { cp: 170 } }, { move: 'c', score: { mate: 2 } }],
};

test('games from a file', () => {
  const { header, tree } = openLoaded(LOADED);
  assert.deepEqual([header.blue, header.red, header.rules.swapontoclosed], ['Ada', '', true]);
  const line = lineThrough(tree);
  const scores = scoresOf(LOADED, tree, BLUE_FIRST);
  assert.deepEqual([...scores.keys()], [line[1], line[2]], 'a score is of the position before its move');
  assert.equal(Math.round(scores.get(line[1])?.expected ?? 0), 27, "Red's score");
  assert.equal(scores.get(line[2])?.expected, 100);
  assert.deepEqual(findGames([LOADED, { ...LOADED, blue: 'Bob', result: '0-1' }], 'BOB 0-1'), [1]);
  assert.deepEqual(findGames([LOADED], ''), [0]);
});

test('what is wrong with a game of a file is said', () => {
  const fault = { file: '', error: 'game 2: the game is over', rest: '' };
  assert.equal(faultText(fault), 'Game 2: the game is over');
  assert.equal(faultText({ ...fault, file: 'a.pgn', rest: 'c5R a4L' }), 'a.pgn: Game 2: the game is over. Left out from there: c5R a4L');
});

test('arguments of position, and saved headers', () => {
  assert.deepEqual(splitWords('setup ace moves e4e5 a4L'), { start: 'setup ace', moves: ['e4e5', 'a4L'] });
  assert.deepEqual(splitWords('fen ls9/10 b 1'), { start: 'fen ls9/10 b 1', moves: [] });
  assert.deepEqual(headerFromJson(JSON.parse(JSON.stringify(NO_HEADER))), NO_HEADER);
  for (const bad of [null, {}, { ...NO_HEADER, result: '2-0' }, { ...NO_HEADER, rules: {} }]) assert.equal(headerFromJson(bad), null);
});

test('rounded percentages add up to 100', () => {
  assert.deepEqual(wholePercents([305, 95, 600]), [31, 10, 59]);
  assert.deepEqual(wholePercents([333, 333, 334]), [33, 33, 34]);
  assert.deepEqual(wholePercents([0, 0, 1000]), [0, 0, 100]);
  assert.deepEqual(wholePercents([49.5, 50.5]), [50, 50]);
});

test('only the best move is called best', () => {
  /** @type {any} */
  const judgement = { best: 'a', drop: 0, mark: null, missed: null, pv: [] };
  assert.equal(praiseText('a', judgement, false), 'a is the best move.');
  assert.equal(praiseText('b', judgement, false), 'b is as good as a.');
  assert.equal(praiseText('b', judgement, true), 'b wins.', 'a winning shot is not compared with another');
  assert.equal(praiseText('b', { ...judgement, drop: 2 }, false), 'b is good enough: 2 points less than a.');
});

test('numbers are clamped to their range', () => {
  const range = { min: 1, max: 256 };
  assert.deepEqual(['999', '0', '-3', '12.6', ' 64 ', '', 'x'].map((text) => clamped(text, range)), [256, 1, 1, 13, 64, null, null]);
});

test('arrow keys move along a row and stop at its ends', () => {
  assert.deepEqual(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter'].map((key) => along(key, 1, 3)), [0, 2, 0, 2, null]);
  assert.deepEqual([along('ArrowLeft', 0, 3), along('ArrowRight', 2, 3), along('ArrowRight', 0, 0)], [0, 2, null]);
});
