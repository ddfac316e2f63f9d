// Exercises of Labyrinth: turns with their slides.

import { turnText } from './board/aria.js';
import { seatName } from './lines.js';
import { sceneOf } from './scene.js';

/** @import { Animation } from './board/types.js' */
/** @import { LabyrinthArbiter, MazeState } from './arbiter.js' */

/** Shows the turns of an exercise.
 * @param {LabyrinthArbiter} arbiter
 * @returns {import('../app/exercise.js').Referee<MazeState, Animation, {move: string}>} */
export function refereeOf(arbiter) {
  return {
    state: (words) => arbiter.state(words, null),
    scene: async (words, move, before) => {
      const animation = await sceneOf(arbiter, words, move, before);
      const said = animation ? turnText(seatName(before.toMove), move, animation.slide, animation.path[0]) : move;
      return { animation, ply: { move }, said };
    },
  };
}
