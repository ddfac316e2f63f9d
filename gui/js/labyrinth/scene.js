// A turn of a game as the board shows it.

/** @import { Animation } from './board/types.js' */

let scenes = 0;

/** @param {import('./arbiter.js').LabyrinthArbiter} arbiter @param {string} words the position before the move @param {string} move
 * @param {import('./arbiter.js').MazeState} before what is seen of it
 * @returns {Promise<Animation | undefined>} */
export async function sceneOf(arbiter, words, move, before) {
  const turn = await arbiter.turn(words, move);
  if (!turn) return undefined;
  const { slide, path } = turn;
  return { key: `scene ${++scenes}`, move, seat: before.toMove, slide, gone: before.tiles.get(slide.out), path };
}
