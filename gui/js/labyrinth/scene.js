// A turn of a game as the board shows it.

/** @typedef {import('./board/types.js').Animation} Animation */

/** @param {import('./book.js').Book} book @param {string} words the position before the move @param {string} move
 * @param {import('./book.js').MazeState} before what is seen of it @param {string} key of the animation
 * @returns {Promise<Animation | undefined>} */
export async function sceneOf(book, words, move, before, key) {
  const turn = await book.turn(words, move);
  if (!turn) return undefined;
  const { slide, path } = turn;
  return { key, move, seat: before.toMove, slide, gone: before.tiles.get(slide.out), path };
}
