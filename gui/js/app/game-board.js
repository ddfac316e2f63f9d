// The board of Laser Chess in the views: with a position, a game, an exercise.

import { html } from 'htm/preact';
import { useCallback, useMemo } from 'preact/hooks';
import { Board } from '../board/board.js';
import { PieceIcon } from '../board/pieces.js';
import { colorOf, kindOf } from '../board/position.js';
import { endShot } from '../game/shots.js';
import { addMove, nodeAt, positionWords } from '../game/tree.js';
import { t } from '../lang/texts.js';
import { opponent } from '../protocol/lines.js';
import { useAsked, useStore, useTyping } from './hooks.js';
import { play as playSound } from './sound.js';

/** @import { App } from './app.js' */
/** @import { BoardState } from '../game/arbiter.js' */
/** @import { BoardProps } from '../board/types.js' */
/** @import { LaserAttempt, LaserReferee } from './laser-exercise.js' */

/** @typedef {{shown: BoardState | null, tree: import('../game/tree.js').Tree, at: number, flipped: boolean,
 *   clock?: import('../game/clock.js').Clock | null, animation: import('../board/types.js').Animation | undefined}} Shown `shown` is the state at the node `at` */

const NONE = /** @type {string[]} */ ([]);
const answers = () => import('./laser-words.js');

/** A position on the board of Laser Chess, with what the page's settings say.
 * @param {{app: App, model: {move: (move: string) => void, animationEnded: () => void}, shown: BoardState | null, mayMove: boolean, lit?: boolean,
 *   reply: BoardProps['reply'], waiting?: any, [rest: string]: any}} props `mayMove`: the person is to move; `lit`: the standing beams are drawn,
 *   whatever the settings say; `waiting` is drawn before the first position is known; the board has the others */
function LaserBoard({ app, model, shown, mayMove, lit = false, reply, waiting, ...rest }) {
  const { beams, confirm, sound } = useStore(app.preferences);
  const onMove = useCallback((/** @type {string} */ move) => model.move(move), [model]);
  const onAnimationEnd = useCallback(() => model.animationEnded(), [model]);
  const onAnimationPhase = useCallback((/** @type {'move' | 'shot' | 'hit'} */ phase) => sound && playSound(phase), [sound]);
  if (!shown) return html`<div class="board-waits" aria-hidden=${waiting ? undefined : 'true'}>${waiting}</div>`;
  const lights = beams || lit;
  return html`<${Board} pieces=${shown.pieces} toMove=${shown.toMove} shots=${shown.shots} moves=${mayMove ? shown.moves : NONE}
    beams=${lights ? shown.beams : {}} reply=${lights ? reply : undefined} confirm=${confirm}
    onMove=${onMove} onAnimationEnd=${onAnimationEnd} onAnimationPhase=${onAnimationPhase} ...${rest} />`;
}

/** @param {{app: App, arbiter: App['arbiter'], model: {move: (move: string) => void, animationEnded: () => void}, state: Shown,
 *   mayMove: boolean, over: boolean, arrows?: import('../board/types.js').Arrow[], layer?: any, waiting?: any,
 *   onChoose?: BoardProps['onChoose'], onMiss?: (square: string | null) => void}} props */
export function GameBoard({ app, arbiter, model, state, mayMove, over, arrows, layer, waiting, onChoose, onMiss }) {
  const { shown, tree, at, flipped, animation, clock } = state;
  useTyping(app, { answers, arbiter, shown, words: positionWords(tree, at), mayMove, over, move: (move) => model.move(move), clock });
  const shot = useMemo(() => endShot(arbiter, tree, at, shown), [tree, at, shown]);
  const reply = useCallback((/** @type {string} */ move) => {
    const { tree: longer, id } = addMove(tree, at, move);
    return arbiter.beamAfter(positionWords(longer, id), opponent(shown?.toMove ?? 'blue'));
  }, [arbiter, tree, at, shown]);
  const draw = () => html`<${LaserBoard} app=${app} model=${model} shown=${shown} mayMove=${mayMove} reply=${reply} waiting=${waiting}
    over=${over} arrows=${arrows} layer=${layer} lastMove=${nodeAt(tree, at).move ?? undefined} shot=${shot} flipped=${flipped} animation=${animation}
    onChoose=${onChoose} onMiss=${onMiss} />`;
  // Redrawn only when it changes, not on every report of an engine.
  return useMemo(draw, [shown, shot, mayMove, over, at, arrows, layer, flipped, animation, reply, model]);
}

/** @param {{app: App, model: import('./exercise.js').Exercise<any, any, any, any, LaserReferee>, state: LaserAttempt, label: string, lit?: boolean,
 *   arrows?: import('../board/types.js').Arrow[]}} props `lit`: the standing beams are drawn, whatever the settings say; `arrows` give way to a hint's */
export function ExerciseBoard({ app, model, state, label, lit, arrows }) {
  const { shown, plies, hint, animation, phase, color } = state;
  const reply = useCallback((/** @type {string} */ move) => model.referee.reply(model, move), [model, shown]);
  const marks = useMemo(() => marksOf(state), [hint, phase, plies]);
  const over = shown !== null && shown.result !== '*';
  useTyping(app, { answers, arbiter: model.referee.arbiter, shown, words: model.words(), mayMove: phase === 'move', over, move: (move) => model.move(move) });
  return html`<${LaserBoard} app=${app} model=${model} shown=${shown} mayMove=${phase === 'move'} lit=${lit} reply=${reply} label=${label}
    over=${over} shot=${over ? plies.at(-1)?.shot : undefined} lastMove=${plies.at(-1)?.move} marks=${marks}
    arrows=${hint?.whole ? [{ move: hint.move, rank: 1 }] : arrows} flipped=${color === 'red'} animation=${animation} />`;
}

/** The pieces of a colour that were removed from the board, by their letters.
 * @param {ReadonlyMap<string, string>} before @param {ReadonlyMap<string, string>} now @param {import('../protocol/lines.js').Color} color
 * @returns {[kind: string, count: number][]} */
export function lostPieces(before, now, color) {
  const count = (/** @type {ReadonlyMap<string, string>} */ pieces, /** @type {string} */ kind) =>
    [...pieces.values()].filter((piece) => colorOf(piece) === color && kindOf(piece) === kind).length;
  return ['P', 'D', 'K'].map((kind) => /** @type {[string, number]} */ ([kind, count(before, kind) - count(now, kind)])).filter(([, lost]) => lost > 0);
}

/** What a player has lost since the start of the game, as small pieces.
 * @param {{arbiter: App['arbiter'] | null, start: string, shown: BoardState | null, color: import('../protocol/lines.js').Color}} props */
export function Lost({ arbiter, start, shown, color }) {
  const begin = useAsked(() => (arbiter && start !== '' ? arbiter.state(start) : null), [arbiter, start]);
  const lost = begin && shown ? lostPieces(begin.pieces, shown.pieces, color) : [];
  if (lost.length === 0) return null;
  const said = t('board-lost', { color, pieces: lost.map(([kind, count]) => t('board-lost-kind', { kind, count })).join(', ') });
  const icon = (/** @type {string} */ kind) => (color === 'blue' ? kind : kind.toLowerCase()) + (kind === 'K' ? '' : 'n');
  return html`<span class="lost" role="img" aria-label=${said} title=${said}>
    ${lost.flatMap(([kind, count]) => Array.from({ length: count }, (_, index) => html`<${PieceIcon} key=${kind + index} piece=${icon(kind)} />`))}
  </span>`;
}

/** The squares to tint: the piece of a hint, a wrong move, a right one.
 * @param {LaserAttempt} state
 * @returns {{square: string, kind: string}[]} */
function marksOf({ hint, phase, plies }) {
  if (hint) return [{ square: hint.square, kind: 'hint' }];
  const last = plies.at(-1)?.move;
  const kind = phase === 'wrong' ? 'bad' : phase === 'reply' || phase === 'solved' ? 'good' : null;
  if (!last || !kind) return [];
  const to = last.slice(2);
  return [{ square: to === 'R' || to === 'L' ? last.slice(0, 2) : to, kind }];
}
