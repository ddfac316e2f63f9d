// The board of an exercise of Labyrinth, and what is said beside it.

import { html } from 'htm/preact';
import { useMemo } from 'preact/hooks';
import { t } from '../lang/texts.js';
import { sentence } from '../protocol/lines.js';
import { hintText } from './board/aria.js';
import { MazeBoard } from './game-board.js';

/** @import { MazeState } from './arbiter.js' */

const NONE = /** @type {readonly string[]} */ ([]);

/** @param {{app: import('../app/app.js').App, model: any, state: import('../app/exercise.js').Attempt<MazeState, any, {move: string}>, label: string,
 *   sought?: readonly string[], onRefused?: (what: string) => void}} props `sought` are squares that another player is after */
export function ExerciseMaze({ app, model, state: { shown, phase, plies, hint, animation }, label, sought = NONE, onRefused }) {
  const marks = useMemo(() => [
    ...(phase === 'solved' ? NONE : sought).map((square) => ({ square, kind: 'bad' })),
    ...(hint ? [{ square: hint.square, kind: 'hint' }] : []),
  ], [shown, phase, hint]);
  const arrows = useMemo(() => (hint?.whole && hint.move.length > 3 ? [{ move: hint.move, path: hint.path, rank: 1 }] : undefined), [hint]);
  return html`<${MazeBoard} key=${model.fen} app=${app} arbiter=${model.arbiter} model=${model} shown=${shown} words=${model.words()} lastMove=${plies.at(-1)?.move}
    mayMove=${phase === 'move'} viewer="blue" marks=${marks} arrows=${arrows} label=${label} animation=${animation} onRefused=${onRefused} />`;
}

/** What a hint says, or what was wrong with the last turn; null if there is neither.
 * @param {import('../app/exercise.js').Hint | null} hint @param {string | null} remark @param {MazeState} shown
 * @returns {import('../app/lessons-view.js').Said | null} */
export function helpSaid(hint, remark, shown) {
  if (hint && hint.move.length === 3) return { kind: 'yours', title: t('learn-look'), text: t('learn-hint-closed', { arrow: hint.square }) };
  if (hint) {
    const turn = hintText(hint.move, shown.slides.get(hint.move.slice(0, 3)), shown.toMove);
    return { kind: 'yours', title: t('learn-look'), text: hint.whole ? `${sentence(turn)}.` : t('learn-hint-push', { arrow: hint.square }) };
  }
  return remark === null ? null : { kind: 'yours', title: t('learn-again'), text: remark };
}
