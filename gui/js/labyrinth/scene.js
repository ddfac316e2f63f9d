// A turn of a game as the board shows it.

import { nodeAt, positionWords } from '../game/tree.js';
import { turnText } from './board/aria.js';
import { seatName } from './lines.js';

/** @import { LabyrinthArbiter, MazeState } from './arbiter.js' */
/** @import { Animation } from './board/types.js' */

let scenes = 0;

/** @param {LabyrinthArbiter} arbiter @param {string} words the position before the move @param {string} move
 * @param {MazeState} before what is seen of it
 * @returns {Promise<Animation | undefined>} */
export async function sceneOf(arbiter, words, move, before) {
  const turn = await arbiter.turn(words, move);
  if (!turn) return undefined;
  const { slide, path } = turn;
  return { key: `scene ${++scenes}`, move, seat: before.toMove, slide, gone: before.tiles.get(slide.out), path };
}

/** The turn that leads to a node of a game, which screen readers say.
 * @param {import('../app/shown-game.js').ShownGame<any> & {arbiter: LabyrinthArbiter}} model @param {number} id */
export async function sceneTo(model, id) {
  const { tree } = model.state.get();
  const { parent, move } = nodeAt(tree, id);
  if (parent === null || move === null) return undefined;
  const words = positionWords(tree, parent);
  const [before, after] = /** @type {MazeState[]} */ (await Promise.all([model.stateOf(words), model.stateOf(positionWords(tree, id))]));
  const scene = await sceneOf(model.arbiter, words, move, before);
  if (!scene) return undefined;
  const found = (/** @type {MazeState} */ { players }) => players.find(({ seat }) => seat === before.toMove)?.found ?? '';
  const treasure = found(after).slice(found(before).length);
  model.app.announce(turnText(seatName(before.toMove), move, scene.slide, scene.path[0], treasure));
  return scene;
}
