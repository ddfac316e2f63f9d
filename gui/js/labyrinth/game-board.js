// The board of Labyrinth in the views: with a game, a lesson, an analysis.

import { html } from 'htm/preact';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { useStore, useTyping } from '../app/hooks.js';
import { play as playSound } from '../app/sound.js';
import { refusedText } from './board/aria.js';
import { Board } from './board/board.js';
import { picturesReady } from './board/pictures.js';

/** @import { App } from '../app/app.js' */
/** @import { LabyrinthArbiter, MazeState } from './arbiter.js' */
/** @import { BoardProps } from './board/types.js' */

const NONE = /** @type {readonly string[]} */ ([]);
const answers = () => import('./words.js');

/** @param {Pick<BoardProps, 'viewer' | 'arrows' | 'marks' | 'preview' | 'label' | 'animation' | 'onChoose' | 'onRefused'> & {app: App, arbiter: LabyrinthArbiter,
 *   model: {move: (move: string) => void, animationEnded: () => void}, shown: MazeState | null, words: string, lastMove?: string | null,
 *   mayMove: boolean, ended?: boolean, flipped?: boolean,
 *   clock?: import('../game/clock.js').Clock<any> | null}} props `words` are what `position` takes for the position `shown`; `mayMove`: the person is to
 *   move; `ended`: the game is over, though not by its rules */
export function MazeBoard({ app, arbiter, model, shown, words, lastMove, mayMove, ended = false, viewer, clock, flipped = false, arrows, marks, preview, label, animation, onChoose, onRefused }) {
  const { confirm, sound } = useStore(app.preferences);
  useEffect(() => void picturesReady.catch((error) => app.report(error)), [app]);
  const over = ended || (shown !== null && shown.winner !== null);
  useTyping(app, { answers, arbiter, shown, words, mayMove, over, move: (move) => model.move(move), clock, viewer, lastMove });
  const onMove = useCallback((/** @type {string} */ move) => model.move(move), [model]);
  const pathOf = useCallback((/** @type {string} */ move) => arbiter.path(words, move), [arbiter, words]);
  const onAnimationEnd = useCallback(() => model.animationEnded(), [model]);
  const onAnimationPhase = useCallback((/** @type {string} */ phase) => void (sound && phase === 'slide' && playSound('move')), [sound]);
  const draw = () => (shown ? html`<${Board}
    maze=${shown} players=${shown.players} toMove=${shown.toMove} closed=${shown.closed} slides=${shown.slides}
    moves=${mayMove ? shown.moves : NONE} viewer=${viewer} over=${over} flipped=${flipped}
    lastMove=${lastMove ?? undefined} arrows=${arrows} marks=${marks} preview=${preview} label=${label}
    animation=${animation} confirm=${confirm} onMove=${onMove} onChoose=${onChoose} onRefused=${onRefused} pathOf=${pathOf}
    onAnimationEnd=${onAnimationEnd} onAnimationPhase=${onAnimationPhase} />` : html`<div class="board-waits" aria-hidden="true"></div>`);
  // Redrawn only when it changes.
  return useMemo(draw, [shown, words, lastMove, mayMove, ended, viewer, flipped, arrows, marks, preview, animation, confirm, model, onChoose, onRefused, onAnimationPhase]);
}

/** Says that a move is impossible, for `onRefused` of a board.
 * @param {App} app @param {(move: string) => void} onMiss hears of it too */
export function useRefused(app, onMiss) {
  return useCallback((/** @type {string} */ move) => {
    app.announce(refusedText(move));
    onMiss(move);
  }, [app, onMiss]);
}
