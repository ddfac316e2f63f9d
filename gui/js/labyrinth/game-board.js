// The board of a game of Labyrinth being played, in a view with a game of its own or at a table.

import { html } from 'htm/preact';
import { useCallback, useMemo } from 'preact/hooks';
import { useStore } from '../app/hooks.js';
import { play as playSound } from '../app/sound.js';
import { nodeAt } from '../game/tree.js';
import { refusedText } from './board/aria.js';
import { Board } from './board/board.js';

const NONE = /** @type {readonly string[]} */ ([]);

/** @param {{app: import('../app/app.js').App, arbiter: import('./arbiter.js').LabyrinthArbiter, model: import('../play/frame.js').GameModel,
 *   state: {shown: import('./arbiter.js').MazeState | null, tree: import('../game/tree.js').Tree, at: number, words: string,
 *     animation: import('./board/types.js').Animation | undefined},
 *   mayMove: boolean, viewer: import('./lines.js').Seat | null, over: boolean, flipped?: boolean, arrows?: readonly import('./board/types.js').Arrow[],
 *   onChoose?: import('./board/types.js').BoardProps['onChoose'], onMiss: (move: string) => void}} props `mayMove`: the person is to
 *   move; `viewer`: whose targets are shown; `onMiss` hears of an impossible move that the person tried */
export function MazeBoard({ app, arbiter, model, state, mayMove, viewer, over, flipped = false, arrows, onChoose, onMiss }) {
  const { shown, tree, at, words, animation } = state;
  const { confirm, sound } = useStore(app.preferences);
  const onMove = useCallback((/** @type {string} */ move) => model.move(move), [model]);
  const onRefused = useCallback((/** @type {string} */ move) => {
    app.announce(refusedText(move));
    onMiss(move);
  }, [app, onMiss]);
  const pathOf = useCallback((/** @type {string} */ move) => arbiter.path(words, move), [arbiter, words]);
  const onAnimationEnd = useCallback(() => model.animationEnded(), [model]);
  const onAnimationPhase = useCallback((/** @type {string} */ phase) => void (sound && phase === 'slide' && playSound('move')), [sound]);
  const draw = () => (shown ? html`<${Board}
    maze=${shown} players=${shown.players} toMove=${shown.toMove} closed=${shown.closed} slides=${shown.slides}
    moves=${mayMove ? shown.moves : NONE} viewer=${viewer} over=${over} flipped=${flipped}
    lastMove=${nodeAt(tree, at).move ?? undefined} arrows=${arrows}
    animation=${animation} confirm=${confirm} onMove=${onMove} onChoose=${onChoose} onRefused=${onRefused} pathOf=${pathOf}
    onAnimationEnd=${onAnimationEnd} onAnimationPhase=${onAnimationPhase} />` : html`<div class="board-waits"></div>`);
  // Redrawn only when it changes.
  return useMemo(draw, [shown, mayMove, tree, at, arrows, animation, viewer, over, flipped, confirm, onMove, onChoose, onRefused, pathOf, onAnimationEnd, onAnimationPhase]);
}
