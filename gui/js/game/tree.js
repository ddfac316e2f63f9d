// A game with variations, as an immutable value: every change makes a new tree, and unchanged nodes are shared.

/** @typedef {{
 *   id: number,
 *   parent: number | null,
 *   move: string | null,
 *   children: readonly number[],
 *   comment: string,
 *   figures: string,
 *   nags: readonly number[],
 *   shapes: readonly string[],
 * }} TreeNode a position of the game; `move` led to it and is null at the root. The first child is the main line.
 *   `figures` are those of the player's engine for the move, as in a PGN, `+0.31/9 1.2s`, or empty; `nags` are PGN's
 *   numbers for signs like `?!`; `shapes` are drawn on the position, see `shapes.js` */

/** @typedef {{
 *   start: string,
 *   nodes: ReadonlyMap<number, TreeNode>,
 *   next: number,
 * }} Tree `start` is the words of `position`: `setup NAME` or `fen FEN`; `next` is the id of the next new node */

export const ROOT = 0;

/** A game without moves.
 * @param {string} start
 * @returns {Tree} */
export function newTree(start) {
  return { start, nodes: new Map([[ROOT, node(ROOT, null, null)]]), next: ROOT + 1 };
}

/** A game of one line.
 * @param {string} start @param {readonly string[]} moves
 * @returns {Tree} */
export function treeOfMoves(start, moves) {
  let tree = newTree(start);
  let at = ROOT;
  for (const move of moves) ({ tree, id: at } = addMove(tree, at, move));
  return tree;
}

/** The node of an id; an id that is not in the tree is an error of the caller.
 * @param {Tree} tree @param {number} id
 * @returns {TreeNode} */
export function nodeAt(tree, id) {
  const found = tree.nodes.get(id);
  if (!found) throw new RangeError(`the game has no node ${id}`);
  return found;
}

/** The tree with a move played at a node, and the node it leads to: the existing one, if the move is already there.
 * @param {Tree} tree @param {number} at @param {string} move
 * @returns {{tree: Tree, id: number}} */
export function addMove(tree, at, move) {
  const parent = nodeAt(tree, at);
  const known = parent.children.find((child) => nodeAt(tree, child).move === move);
  if (known !== undefined) return { tree, id: known };
  const id = tree.next;
  const changed = change(tree, [{ ...parent, children: [...parent.children, id] }, node(id, at, move)]);
  return { tree: { ...changed, next: id + 1 }, id };
}

/** The ids from the root to a node, both included.
 * @param {Tree} tree @param {number} id
 * @returns {number[]} */
export function pathTo(tree, id) {
  /** @type {number[]} */
  const path = [];
  for (let at = /** @type {number | null} */ (id); at !== null; at = nodeAt(tree, at).parent) path.push(at);
  return path.reverse();
}

/** The ids from the root through a node to the end of its line, along first children.
 * @param {Tree} tree @param {number} [through]
 * @returns {number[]} */
export function lineThrough(tree, through = ROOT) {
  const line = pathTo(tree, through);
  for (let at = nodeAt(tree, through).children[0]; at !== undefined; at = nodeAt(tree, at).children[0]) line.push(at);
  return line;
}

/** The last node of the main line on the way to a node: itself, or where its variation leaves the game.
 * @param {Tree} tree @param {number} id
 * @returns {number} */
export function onMainLine(tree, id) {
  const line = lineThrough(tree);
  return /** @type {number} */ (pathTo(tree, id).findLast((one, ply) => line[ply] === one));
}

/** The last node of the main line.
 * @param {Tree} tree
 * @returns {number} */
export function lastNode(tree) {
  return /** @type {number} */ (lineThrough(tree).at(-1));
}

/** How many plies lie between the root and a node.
 * @param {Tree} tree @param {number} id */
export function plyOf(tree, id) {
  return pathTo(tree, id).length - 1;
}

/** The node some plies after a node on its line (or before it, if negative), or as far as the line goes.
 * @param {Tree} tree @param {number} id @param {number} plies
 * @returns {number} */
export function stepFrom(tree, id, plies) {
  const line = lineThrough(tree, id);
  return line[Math.max(0, Math.min(line.length - 1, plyOf(tree, id) + plies))];
}

/** The moves from the root to a node.
 * @param {Tree} tree @param {number} id
 * @returns {string[]} */
export function movesTo(tree, id) {
  return pathTo(tree, id).slice(1).map((at) => /** @type {string} */ (nodeAt(tree, at).move));
}

/** What is known of nodes, by their plies on the main line: the ids that they have in the game of `treeOfMoves`.
 * @template T
 * @param {Tree} tree @param {Readonly<Record<number, T>>} known
 * @returns {Record<number, T>} */
export function byPly(tree, known) {
  return Object.fromEntries(lineThrough(tree).flatMap((id, ply) => (known[id] === undefined ? [] : [[ply, known[id]]])));
}

/** The start and moves of a node, as the command `position` takes them.
 * @param {Tree} tree @param {number} id */
export function positionWords(tree, id) {
  const moves = movesTo(tree, id);
  return moves.length === 0 ? tree.start : `${tree.start} moves ${moves.join(' ')}`;
}

/** The tree with a node and all that follows it removed. The root stays.
 * @param {Tree} tree @param {number} id
 * @returns {Tree} */
export function remove(tree, id) {
  const { parent } = nodeAt(tree, id);
  if (parent === null) return tree;
  const nodes = new Map(tree.nodes);
  for (const gone of below(tree, id)) nodes.delete(gone);
  const above = nodeAt(tree, parent);
  nodes.set(parent, { ...above, children: above.children.filter((child) => child !== id) });
  return { ...tree, nodes };
}

/** The tree with the line through a node moved ahead of its nearest rival: one step towards the main line.
 * @param {Tree} tree @param {number} id
 * @returns {Tree} */
export function promote(tree, id) {
  for (const at of pathTo(tree, id).reverse()) {
    const { parent } = nodeAt(tree, at);
    if (parent === null) break;
    const above = nodeAt(tree, parent);
    const place = above.children.indexOf(at);
    if (place > 0) {
      const children = above.children.toSpliced(place, 1).toSpliced(place - 1, 0, at);
      return change(tree, [{ ...above, children }]);
    }
  }
  return tree;
}

/** The tree with another comment, other figures or marks at a node.
 * @param {Tree} tree @param {number} id @param {{comment?: string, figures?: string, nags?: readonly number[], shapes?: readonly string[]}} what
 * @returns {Tree} */
export function annotate(tree, id, what) {
  return change(tree, [{ ...nodeAt(tree, id), ...what }]);
}

/** A value for JSON.stringify, read back by `treeFromJson`.
 * @param {Tree} tree */
export function treeToJson(tree) {
  return { start: tree.start, next: tree.next, nodes: [...tree.nodes.values()] };
}

/** The tree that `treeToJson` wrote, or null if the value is not one: what a browser has kept may be old or damaged.
 * @param {any} json
 * @returns {Tree | null} */
export function treeFromJson(json) {
  if (typeof json?.start !== 'string' || !Array.isArray(json.nodes)) return null;
  /** @type {Map<number, TreeNode>} */
  const nodes = new Map();
  for (const raw of json.nodes) {
    if (typeof raw?.id !== 'number' || !Array.isArray(raw.children) || !Array.isArray(raw.nags)) return null;
    nodes.set(raw.id, {
      id: raw.id, parent: raw.parent, move: raw.move, children: raw.children,
      comment: String(raw.comment), figures: typeof raw.figures === 'string' ? raw.figures : '', nags: raw.nags,
      shapes: Array.isArray(raw.shapes) ? raw.shapes.map(String) : [],
    });
  }
  // Every node but the root has exactly one parent, so there are no cycles.
  const root = nodes.get(ROOT);
  if (!root || root.parent !== null) return null;
  let seen = 0;
  const open = [root];
  for (let at = open.pop(); at; at = open.pop()) {
    seen += 1;
    for (const id of at.children) {
      const child = nodes.get(id);
      if (child?.parent !== at.id || typeof child.move !== 'string' || seen > nodes.size) return null;
      open.push(child);
    }
  }
  return seen === nodes.size ? { start: json.start, nodes, next: Math.max(...nodes.keys()) + 1 } : null;
}

/** @param {number} id @param {number | null} parent @param {string | null} move
 * @returns {TreeNode} */
function node(id, parent, move) {
  return { id, parent, move, children: [], comment: '', figures: '', nags: [], shapes: [] };
}

/** @param {Tree} tree @param {TreeNode[]} nodes
 * @returns {Tree} */
function change(tree, nodes) {
  const all = new Map(tree.nodes);
  for (const changed of nodes) all.set(changed.id, changed);
  return { ...tree, nodes: all };
}

/** A node and all that follows it.
 * @param {Tree} tree @param {number} id
 * @returns {number[]} */
function below(tree, id) {
  const found = [id];
  for (let at = 0; at < found.length; at++) found.push(...nodeAt(tree, found[at]).children);
  return found;
}
