import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addMove, annotate, lastNode, lineThrough, movesTo, newTree, nodeAt, onMainLine, pathTo, plyOf, positionWords, promote, remove, ROOT,
  treeFromJson, treeOfMoves, treeToJson,
} from '../js/game/tree.js';

/** a b c with two variations in place of b: x y, and z. */
function branched() {
  let tree = treeOfMoves('setup ace', ['a', 'b', 'c']);
  let x, y, z;
  ({ tree, id: x } = addMove(tree, 1, 'x'));
  ({ tree, id: y } = addMove(tree, x, 'y'));
  ({ tree, id: z } = addMove(tree, 1, 'z'));
  return { tree, x, y, z };
}

test('a line, its words and its path', () => {
  const tree = treeOfMoves('fen F b 1', ['a', 'b']);
  assert.equal(positionWords(tree, ROOT), 'fen F b 1');
  assert.equal(positionWords(tree, lastNode(tree)), 'fen F b 1 moves a b');
  assert.deepEqual(pathTo(tree, 2), [0, 1, 2]);
  assert.equal(plyOf(tree, 2), 2);
});

test('adding an existing move creates no node', () => {
  const tree = treeOfMoves('setup ace', ['a', 'b']);
  const again = addMove(tree, ROOT, 'a');
  assert.equal(again.tree, tree);
  assert.equal(again.id, 1);
});

test('changes leave the old tree as it was', () => {
  const old = treeOfMoves('setup ace', ['a']);
  const { tree } = addMove(old, 1, 'b');
  assert.deepEqual([old.nodes.size, tree.nodes.size], [2, 3]);
  assert.deepEqual(nodeAt(old, 1).children, []);
  assert.equal(nodeAt(annotate(tree, 1, { comment: 'good', nags: [1] }), 1).comment, 'good');
  assert.equal(nodeAt(tree, 1).comment, '');
});

test('variations: lines, promotion one step at a time', () => {
  const { tree, x, y, z } = branched();
  assert.deepEqual(lineThrough(tree), [0, 1, 2, 3]);
  assert.deepEqual(lineThrough(tree, x), [0, 1, x, y]);
  assert.deepEqual(movesTo(tree, y), ['a', 'x', 'y']);
  const once = promote(tree, z);
  assert.deepEqual(nodeAt(once, 1).children, [2, z, x]);
  const twice = promote(once, z);
  assert.deepEqual(lineThrough(twice), [0, 1, z]);
  // A node within a variation promotes the variation.
  assert.deepEqual(lineThrough(promote(tree, y)), [0, 1, x, y]);
  assert.equal(promote(tree, 3), tree);
});

test('removing a node removes what follows; the root stays', () => {
  const { tree, x, y } = branched();
  const less = remove(tree, x);
  assert.equal(less.nodes.has(y), false);
  assert.deepEqual(nodeAt(less, 1).children, [2, x + 2]);
  assert.equal(remove(tree, ROOT), tree);
  assert.throws(() => nodeAt(less, x), RangeError);
  // Ids are not reused.
  assert.equal(addMove(less, 1, 'n').id, tree.next);
});

test('a saved tree is read back', () => {
  const { tree } = branched();
  assert.deepEqual(treeFromJson(JSON.parse(JSON.stringify(treeToJson(tree)))), tree);
});

test('damaged trees are refused', () => {
  const good = () => JSON.parse(JSON.stringify(treeToJson(branched().tree)));
  assert.equal(treeFromJson(null), null);
  assert.equal(treeFromJson({ start: 'setup ace', nodes: [] }), null);
  const orphan = good();
  orphan.nodes.push({ id: 99, parent: 1, move: 'q', children: [], comment: '', nags: [] });
  assert.equal(treeFromJson(orphan), null);
  const circle = good();
  circle.nodes[3].children = [1];
  assert.equal(treeFromJson(circle), null);
  const missing = good();
  missing.nodes.splice(2, 1);
  assert.equal(treeFromJson(missing), null);
});

test('a long game', () => {
  const tree = treeOfMoves('setup ace', Array.from({ length: 3000 }, (_, ply) => `m${ply}`));
  assert.equal(plyOf(tree, lastNode(tree)), 3000);
  assert.equal(remove(tree, 1).nodes.size, 1);
});

test('an empty game', () => {
  assert.equal(lastNode(newTree('setup ace')), ROOT);
});

test('where a variation leaves the game', () => {
  const { tree, y, z } = branched();
  assert.deepEqual([ROOT, 3, y, z].map((id) => onMainLine(tree, id)), [ROOT, 3, 1, 1]);
});
