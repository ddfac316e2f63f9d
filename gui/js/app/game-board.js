// The board of a game of Laser Chess being played, in a view with a game of its own or at a table.

import { html } from 'htm/preact';
import { useCallback, useMemo } from 'preact/hooks';
import { Board } from '../board/board.js';
import { endShot } from '../game/shots.js';
import { addMove, nodeAt, positionWords } from '../game/tree.js';
import { opponent } from '../protocol/lines.js';
import { useStore } from './hooks.js';
import { play as playSound } from './sound.js';

/** @import { App } from './app.js' */
/** @typedef {{shown: import('../game/arbiter.js').BoardState | null, tree: import('../game/tree.js').Tree, at: number, flipped: boolean,
 *   animation: import('../board/types.js').Animation | undefined}} Shown */

const NONE = /** @type {string[]} */ ([]);

/** @param {{app: App, arbiter: App['arbiter'], model: Pick<import('../play/frame.js').GameModel, 'move' | 'animationEnded'>, state: Shown,
 *   mayMove: boolean, over: boolean, arrows?: import('../board/types.js').Arrow[], waiting?: any,
 *   onChoose?: import('../board/types.js').BoardProps['onChoose'], onMiss?: (square: string | null) => void}} props
 *   `mayMove`: the person is to move; `waiting` is drawn before the first position is known */
export function GameBoard({ app, arbiter, model, state, mayMove, over, arrows, waiting, onChoose, onMiss }) {
  const { beams, confirm, sound } = useStore(app.preferences);
  const { shown, tree, at, flipped, animation } = state;
  const onMove = useCallback((/** @type {string} */ move) => model.move(move), [model]);
  const shot = useMemo(() => endShot(arbiter, tree, at, shown), [tree, at, shown]);
  const reply = useCallback((/** @type {string} */ move) => {
    const { tree: longer, id } = addMove(tree, at, move);
    return arbiter.beamAfter(positionWords(longer, id), opponent(shown?.toMove ?? 'blue'));
  }, [arbiter, tree, at, shown]);
  const onAnimationEnd = useCallback(() => model.animationEnded(), [model]);
  const onAnimationPhase = useCallback((/** @type {'move' | 'shot' | 'hit'} */ phase) => sound && playSound(phase), [sound]);
  const draw = () => {
    if (!shown) return html`<div class="board-waits">${waiting}</div>`;
    return html`<${Board}
      pieces=${shown.pieces} toMove=${shown.toMove} shots=${shown.shots} moves=${mayMove ? shown.moves : NONE}
      over=${over} beams=${beams ? shown.beams : {}} arrows=${arrows}
      lastMove=${nodeAt(tree, at).move ?? undefined} shot=${shot} flipped=${flipped} confirm=${confirm} animation=${animation}
      reply=${beams ? reply : undefined} onMove=${onMove} onChoose=${onChoose} onMiss=${onMiss} onAnimationEnd=${onAnimationEnd} onAnimationPhase=${onAnimationPhase} />`;
  };
  // Redrawn only when it changes, not on every report of an engine.
  return useMemo(draw, [shown, shot, mayMove, over, at, arrows, flipped, animation, beams, confirm, reply, onMove, onAnimationEnd, onAnimationPhase]);
}
