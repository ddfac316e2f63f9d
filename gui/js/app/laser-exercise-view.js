// The board of an exercise of Laser Chess.

import { html } from 'htm/preact';
import { useCallback, useMemo } from 'preact/hooks';
import { Board } from '../board/board.js';
import { useStore } from './hooks.js';
import { play as playSound } from './sound.js';

/** @import { App } from './app.js' */
/** @import { Attempt } from './laser-exercise.js' */
/** @import { Beam, Color } from '../protocol/lines.js' */

/** @typedef {Attempt & {phase: string, color: Color, hint: import('./lessons.js').Hint | null}} Shown the person plays `color` and is to move in the
 *  phase `move` */

const NONE = /** @type {string[]} */ ([]);

/** @param {{app: App, model: {move: (move: string) => void, reply: (move: string) => Promise<Beam | null>, animationEnded: () => void}, state: Shown, label: string, lit?: boolean}} props
 *   `lit`: the standing beams are drawn, whatever the settings say */
export function ExerciseBoard({ app, model, state, label, lit = false }) {
  const { beams, confirm, sound } = useStore(app.preferences);
  const { shown, plies, hint, animation, phase, color } = state;
  const onMove = useCallback((/** @type {string} */ move) => model.move(move), [model]);
  const reply = useCallback((/** @type {string} */ move) => model.reply(move), [model, shown]);
  const onAnimationEnd = useCallback(() => model.animationEnded(), [model]);
  const onAnimationPhase = useCallback((/** @type {'move' | 'shot' | 'hit'} */ part) => sound && playSound(part), [sound]);
  const marks = useMemo(() => marksOf(state), [hint, phase, plies]);
  if (!shown) return html`<div class="board-waits" aria-hidden="true"></div>`;
  const [lights, over] = [beams || lit, shown.result !== '*'];
  return html`<${Board}
    pieces=${shown.pieces} toMove=${shown.toMove} shots=${shown.shots}
    moves=${phase === 'move' ? shown.moves : NONE}
    over=${over} beams=${lights ? shown.beams : {}}
    shot=${over ? plies.at(-1)?.shot : undefined} reply=${lights ? reply : undefined}
    lastMove=${plies.at(-1)?.move} marks=${marks}
    arrows=${hint?.whole ? [{ move: hint.move, rank: 1 }] : undefined}
    flipped=${color === 'red'} confirm=${confirm} animation=${animation} label=${label}
    onMove=${onMove} onAnimationEnd=${onAnimationEnd} onAnimationPhase=${onAnimationPhase} />`;
}

/** The squares to tint: the piece of a hint, a wrong move, a right one.
 * @param {Shown} state
 * @returns {{square: string, kind: string}[]} */
function marksOf({ hint, phase, plies }) {
  if (hint) return [{ square: hint.square, kind: 'hint' }];
  const last = plies.at(-1)?.move;
  const kind = phase === 'wrong' ? 'bad' : phase === 'reply' || phase === 'solved' ? 'good' : null;
  if (!last || !kind) return [];
  const to = last.slice(2);
  return [{ square: to === 'R' || to === 'L' ? last.slice(0, 2) : to, kind }];
}
