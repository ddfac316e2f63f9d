// Moves tried out on the board from a given position: shown as the game shows them, judged by the engine, answered or taken back.

import { messageOf } from '../protocol/lines.js';
import { AnimationWait } from './animation-wait.js';
import { play as playSound } from './sound.js';

/** @import { App } from './app.js' */

/** @typedef {() => boolean} Current whether what was begun still counts */

/** The person is to move; a move is judged, or was wrong and is about to be taken back; the other side answers; the exercise is done;
 * its solution plays, or has played.
 * @typedef {'move' | 'judged' | 'wrong' | 'reply' | 'solved' | 'solution' | 'seen'} Phase */

/** The part of the right move that is pointed out, or the `whole` of it; `path` is the way that it takes, if the game has one.
 * @typedef {{square: string, move: string, whole: boolean, path?: readonly string[]}} Hint */

/** The verdict on a move: the exercise is done; it continues after the opponent's `reply`; or the move is wrong for the reason
 * in `text`, which the opponent's `reply` shows, if there is one, with the moves that `follow` it.
 * @typedef {{kind: 'done'} | {kind: 'on', reply: string} | {kind: 'wrong', text: string, reply?: string, follow?: readonly string[]}} Verdict */

/** An exercise on the board; plies as the game has them, each with its `move`; `remark` says what was wrong with the last move,
 * `trouble` why there is nothing on the board.
 * @template State, Film, Ply
 * @typedef {{plies: readonly Ply[], shown: State | null, animation: Film | undefined, phase: Phase, remark: string | null, hint: Hint | null,
 *   trouble: string | null}} Attempt */

/** A move as it is shown and said.
 * @template Film, Ply
 * @typedef {{animation: Film | undefined, ply: Ply, said: string}} Scene */

/** The rule book of the exercise's game.
 * @template State, Film, Ply
 * @typedef {{
 *   state: (words: string) => Promise<State>,
 *   scene: (words: string, move: string, before: State, number: number) => Promise<Scene<Film, Ply>> | Scene<Film, Ply>,
 * }} Referee `words` are those that `position` takes, in `scene` for the position before the move; `number` is the move's place, from 1 */

/** The wait between the moves of a line, in milliseconds. */
const BETWEEN_MOVES = 550;

/** The exercises of one kind. They draw nothing.
 * @template {{moves: readonly string[]}} State
 * @template Film
 * @template {{move: string}} Ply
 * @template {Attempt<State, Film, Ply>} S
 * @template {Referee<State, Film, Ply>} R */
export class Exercise {
  /** @type {import('./store.js').Store<S>} */
  state;
  app;
  referee;
  #waits;
  #animation = new AnimationWait();
  /** Invalidates pending answers when something else is started. */
  #course = 0;

  /** @param {App} app @param {import('./store.js').Store<S>} state @param {R} referee
   * @param {{reply: number, back: number}} waits before the opponent answers, and before a wrong move is taken back, in milliseconds */
  constructor(app, state, referee, waits) {
    this.app = app;
    this.state = state;
    this.referee = referee;
    this.#waits = waits;
  }

  /** The FEN where the moves begin. Each kind of exercise replaces this.
   * @returns {string} */
  get fen() {
    return '';
  }

  /** The position on the board, with optional further moves, as `position` takes it.
   * @param {string[]} more */
  words(...more) {
    const moves = [...this.state.get().plies.map(({ move }) => move), ...more];
    return `fen ${this.fen}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`;
  }

  /** Sets up the position where the moves begin.
   * @param {object} fields of the state until it is there, besides those of any new attempt @param {(shown: State) => object} [then] further fields from then on */
  setUp(fields, then = () => ({})) {
    this.animationEnded();
    this.merge({ plies: [], phase: 'judged', remark: null, hint: null, trouble: null, ...fields });
    this.run(async (current) => {
      const shown = await this.referee.state(this.words());
      if (current()) this.merge({ shown, phase: 'move', ...then(shown) });
    }, (error) => this.merge({ trouble: messageOf(error) }));
  }

  /** The person makes a move.
   * @param {string} move */
  move(move) {
    const { phase, shown } = this.state.get();
    if (phase === 'move' && shown?.moves.includes(move)) this.run((current) => this.#try(move, shown, current));
  }

  /** Points out a part of the right move or, asked again, the whole. */
  hint() {
    const { phase, hint, shown } = this.state.get();
    if (phase !== 'move' || !shown) return;
    if (hint) this.merge({ hint: { ...hint, whole: true } });
    else {
      this.run(async (current) => {
        const found = await this.find();
        if (current() && found) this.hinted(found);
      });
    }
  }

  /** A right move. Each kind of exercise replaces this.
   * @returns {Promise<Hint | null>} */
  async find() {
    return null;
  }

  /** The verdict on a move that has been played. Each kind of exercise replaces this.
   * @param {string} _move @param {State} _before @param {State} _after @param {string} _words what `position` takes, for the position before it
   * @returns {Promise<Verdict>} */
  async judge(_move, _before, _after, _words) {
    return { kind: 'done' };
  }

  /** Whether the opponent's answer has already won for the person. @param {State} _after @param {State} _before the person's move */
  isWon(_after, _before) {
    return false;
  }

  /** @param {Hint} hint */
  hinted(hint) {
    this.merge({ hint, remark: null });
  }

  /** The move was wrong. @param {string} remark why */
  failed(remark) {
    this.merge({ phase: 'wrong', remark });
  }

  /** The exercise is done. */
  solved() {
    if (this.app.preferences.get().sound) playSound('end');
  }

  /** Starts a task in place of the current one.
   * @param {(current: Current) => Promise<void>} work @param {(error: unknown) => void} [failed] */
  run(work, failed = this.#back()) {
    const course = ++this.#course;
    const current = () => course === this.#course;
    work(current).catch((error) => {
      if (current()) failed(error);
    });
  }

  /** Shows a legal move.
   * @param {string} move @param {State} before @param {Current} current
   * @returns {Promise<State | null>} the position after it; null if something else has been begun */
  async play(move, before, current) {
    const { plies } = this.state.get();
    const [shown, { animation, ply, said }] = await Promise.all([
      this.referee.state(this.words(move)), this.referee.scene(this.words(), move, before, plies.length + 1),
    ]);
    if (!current()) return null;
    this.#animation.end();
    if (animation) this.#animation.begin();
    this.app.announce(said);
    this.merge({ shown, plies: [...plies, ply], animation });
    return shown;
  }

  /** Shows legal moves, one after another.
   * @param {readonly string[]} line @param {Current} current
   * @returns {Promise<State | null>} the position after them; null if something else has been begun */
  async playLine(line, current) {
    let { shown } = this.state.get();
    for (const [index, move] of line.entries()) {
      if (index > 0) await pause(BETWEEN_MOVES);
      if (!shown || !current()) return null;
      shown = await this.play(move, shown, current);
      await this.animationOver;
    }
    return current() ? shown : null;
  }

  /** Resolves when no move is being shown. */
  get animationOver() {
    return this.#animation.over;
  }

  /** The board has shown the whole move, which must not be shown again when the view comes back. */
  animationEnded() {
    this.merge({ animation: undefined });
    this.#animation.end();
  }

  /** @param {object} fields of the state */
  merge(fields) {
    this.state.merge(/** @type {Partial<S>} */ (fields));
  }

  /** The person's move is shown, judged, and answered or taken back.
   * @param {string} move @param {State} before @param {Current} current */
  async #try(move, before, current) {
    const { plies } = this.state.get();
    const words = this.words();
    this.merge({ phase: 'judged', remark: null, hint: null });
    const after = await this.play(move, before, current);
    if (!after) return;
    const verdict = await this.judge(move, before, after, words);
    await this.animationOver;
    if (!current()) return;
    if (verdict.kind === 'done') return this.solved();
    if (verdict.kind === 'wrong') this.failed(verdict.text);
    else this.merge({ phase: 'reply' });
    if (verdict.reply) {
      await pause(this.#waits.reply);
      const follow = verdict.kind === 'wrong' ? verdict.follow ?? [] : [];
      const next = current() ? await this.playLine([verdict.reply, ...follow], current) : null;
      if (!next) return;
      if (verdict.kind === 'on') return this.isWon(next, before) ? this.solved() : this.merge({ phase: 'move' });
    }
    await pause(this.#waits.back);
    if (current()) this.merge({ phase: 'move', shown: before, plies, animation: undefined });
  }

  /** Returns to the position in which the person is now to move, if the engine fails in the middle of something.
   * @returns {(error: unknown) => void} */
  #back() {
    const { shown, plies } = this.state.get();
    return (error) => {
      this.#animation.end();
      this.app.report(error);
      this.merge({ phase: 'move', shown, plies, animation: undefined, hint: null, remark: null });
    };
  }
}

/** @param {number} milliseconds @returns {Promise<void>} */
export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
