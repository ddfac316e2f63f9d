// The board of Labyrinth in the views: with a game, a lesson, an analysis.

import { html } from 'htm/preact';
import { useCallback, useMemo } from 'preact/hooks';
import { useStore } from '../app/hooks.js';
import { play as playSound } from '../app/sound.js';
import { nodeAt } from '../game/tree.js';
import { Board } from './board/board.js';

/** @import { BoardProps } from './board/types.js' */

const NONE = /** @type {readonly string[]} */ ([]);

/** @param {Pick<BoardProps, 'onMove' | 'onChoose' | 'onRefused' | 'pathOf' | 'animation' | 'onAnimationEnd' | 'marks' | 'label'> & {
 *   app: import('../app/app.js').App, shown: import('./book.js').MazeState | null, tree?: import('../game/tree.js').Tree, at: number, lastMove?: string,
 *   mayMove: boolean, viewer: import('./lines.js').Seat | null, over: boolean, flipped?: boolean, arrows?: BoardProps['arrows']}} props the last
 *   move is the one to the node `at` of the `tree` or, where there is no tree, `lastMove`; `mayMove`: the person is to move; `viewer`: whose
 *   targets are shown */
export function MazeBoard({ app, shown, tree, at, lastMove, mayMove, viewer, over, flipped = false, arrows, marks, label, animation, onMove, onChoose, onRefused, pathOf, onAnimationEnd }) {
  const { confirm, sound } = useStore(app.preferences);
  const onAnimationPhase = useCallback((/** @type {string} */ phase) => void (sound && phase === 'slide' && playSound('move')), [sound]);
  const last = tree ? nodeAt(tree, at).move ?? undefined : lastMove;
  const draw = () => (shown ? html`<${Board}
    maze=${shown} players=${shown.players} toMove=${shown.toMove} closed=${shown.closed} slides=${shown.slides}
    moves=${mayMove ? shown.moves : NONE} viewer=${viewer} over=${over} flipped=${flipped}
    lastMove=${last} arrows=${arrows} marks=${marks} label=${label}
    animation=${animation} confirm=${confirm} onMove=${onMove} onChoose=${onChoose} onRefused=${onRefused} pathOf=${pathOf}
    onAnimationEnd=${onAnimationEnd} onAnimationPhase=${onAnimationPhase} />` : html`<div class="board-waits" aria-hidden="true"></div>`);
  // Redrawn only when it changes.
  return useMemo(draw, [shown, mayMove, tree, at, last, arrows, marks, animation, viewer, over, flipped, confirm, onMove, onChoose, onRefused, pathOf, onAnimationEnd, onAnimationPhase]);
}
