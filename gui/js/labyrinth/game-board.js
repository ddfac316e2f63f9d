// The board of a game of Labyrinth being played, in a view with a game of its own or at a table.

import { html } from 'htm/preact';
import { useCallback, useMemo } from 'preact/hooks';
import { useStore } from '../app/hooks.js';
import { play as playSound } from '../app/sound.js';
import { nodeAt } from '../game/tree.js';
import { Board } from './board/board.js';

const NONE = /** @type {readonly string[]} */ ([]);

/** @param {{app: import('../app/app.js').App, shown: import('./book.js').MazeState | null, tree: import('../game/tree.js').Tree, at: number,
 *   mayMove: boolean, viewer: import('./lines.js').Seat | null, over: boolean, flipped?: boolean, arrows?: readonly import('./board/types.js').Arrow[],
 *   animation: import('./board/types.js').Animation | undefined, onMove: (move: string) => void, onChoose?: import('./board/types.js').BoardProps['onChoose'], onRefused?: (move: string) => void,
 *   pathOf: (move: string) => Promise<string[]>, onAnimationEnd: () => void}} props `mayMove`: the person is to move; `viewer`: whose
 *   targets are shown */
export function MazeBoard({ app, shown, tree, at, mayMove, viewer, over, flipped = false, arrows, animation, onMove, onChoose, onRefused, pathOf, onAnimationEnd }) {
  const { confirm, sound } = useStore(app.preferences);
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
