// A puzzle being solved: the person's moves, the engine's verdict and its replies. It draws nothing and knows no rules.

import { Exercise } from '../../app/exercise.js';
import { LaserReferee, movesLeft, won } from '../../app/laser-exercise.js';
import { load, save, Store } from '../../app/store.js';
import { describeShot } from '../../board/aria.js';
import { kindName } from '../../board/names.js';
import { messageOf, sentence } from '../../protocol/lines.js';
import { fetchPuzzles, idOf, nextPuzzle, progressFromJson, suits, withMistake, withSolved } from './progress.js';

/** @import { App } from '../../app/app.js' */
/** @import { Beam, Color } from '../../protocol/lines.js' */
/** @import { LaserAttempt, Ply } from '../../app/laser-exercise.js' */
/** @import { Current } from '../../app/exercise.js' */
/** @import { Animation } from '../../board/types.js' */
/** @import { BoardState } from '../../game/arbiter.js' */
/** @import { Choice, Progress, Puzzle } from './progress.js' */

/** @typedef {LaserAttempt & {
 *   puzzles: readonly Puzzle[] | null,
 *   choice: Choice,
 *   progress: Progress,
 *   puzzle: Puzzle | null,
 *   slipped: boolean,
 *   helped: boolean,
 * }} PuzzleState `slipped` after a mistake, `helped` after a hint */

/** How many plies of a refutation are shown. */
const REFUTED = 3;
/** Waits between the moves, in milliseconds. */
const WAITS = { reply: 350, back: 1400 };

const NO_MARKS = { slipped: false, helped: false };

/** @extends {Exercise<BoardState, Animation, Ply, PuzzleState, LaserReferee>} */
export class PuzzleModel extends Exercise {
  /** The puzzle of a link that was opened before there were puzzles. @type {string | null} */
  #linked = null;

  /** @param {App} app */
  constructor(app) {
    const kept = load('puzzles');
    const state = new Store(/** @type {PuzzleState} */ ({
      puzzles: null,
      trouble: null,
      choice: typeof kept?.choice === 'number' || kept?.choice === 'failed' ? kept.choice : 'me',
      progress: progressFromJson(kept?.progress),
      ...fresh(null),
      slipped: Boolean(kept?.slipped),
      helped: Boolean(kept?.helped),
    }));
    super(app, state, new LaserReferee(app), WAITS);
    void this.#load(kept?.fen);
  }

  get fen() {
    return this.state.get().puzzle?.fen ?? '';
  }

  /** Fetches the puzzles or sets up the current one again after a failure. */
  retry() {
    const { puzzle } = this.state.get();
    this.merge({ trouble: null });
    void this.#load(puzzle?.fen);
  }

  /** @param {Choice} choice */
  choose(choice) {
    this.merge({ choice });
    const { puzzle, phase } = this.state.get();
    const open = phase !== 'solved' && phase !== 'seen';
    if (open && puzzle && suits(puzzle, choice, this.state.get().progress)) this.#keep();
    else this.next();
  }

  /** Another view sends the person here, for puzzles of this stage.
   * @param {number} stage */
  receive(stage) {
    this.choose(stage);
  }

  /** Begins the puzzle of a link.
   * @param {string} id */
  open(id) {
    const { puzzles } = this.state.get();
    if (puzzles) this.#beginLinked(puzzles, id);
    else this.#linked = id;
  }

  next() {
    const { puzzles, progress, choice, puzzle } = this.state.get();
    // Once none of those failed is left, the others go on.
    if (choice === 'failed' && progress.failed.every((fen) => fen === puzzle?.fen)) this.merge({ choice: 'me' });
    const next = puzzles && nextPuzzle(puzzles, progress, this.state.get().choice, puzzle);
    if (next) this.#begin(next, NO_MARKS);
  }

  /** Restarts the puzzle; hints and mistakes still count. */
  again() {
    const { puzzle, phase, slipped, helped } = this.state.get();
    if (puzzle) this.#begin(puzzle, { slipped: slipped || phase === 'seen', helped });
  }

  /** Plays the puzzle through to its end. */
  solution() {
    if (this.state.get().phase === 'move') this.run((current) => this.#solution(current));
  }

  /** @param {string | undefined} fen the puzzle that was on the board at the last visit */
  async #load(fen) {
    try {
      const puzzles = await fetchPuzzles();
      if (puzzles.length === 0) throw new Error('there are no puzzles');
      this.merge({ puzzles });
      const { progress, choice, slipped, helped } = this.state.get();
      // Another stage may have been chosen meanwhile.
      const kept = puzzles.find((puzzle) => puzzle.fen === fen && (choice === 'me' || suits(puzzle, choice, progress)));
      const id = this.#linked;
      this.#linked = null;
      if (id !== null && this.#beginLinked(puzzles, id)) return;
      const first = kept ?? nextPuzzle(puzzles, progress, choice, null);
      if (first) this.#begin(first, kept ? { slipped, helped } : NO_MARKS);
    } catch (error) {
      this.merge({ trouble: messageOf(error) });
    }
  }

  /** Begins the puzzle of a link, or says that there is none.
   * @param {readonly Puzzle[]} puzzles @param {string} id
   * @returns {boolean} whether there is one */
  #beginLinked(puzzles, id) {
    const linked = puzzles.find((puzzle) => idOf(puzzle) === id);
    if (linked) this.#begin(linked, NO_MARKS);
    else this.app.toast('This version of Akhet does not have the puzzle of that link.');
    return linked !== undefined;
  }

  /** @param {Puzzle} puzzle @param {{slipped: boolean, helped: boolean}} marks */
  #begin(puzzle, marks) {
    this.setUp({ ...fresh(puzzle), ...marks, shown: this.state.get().shown }, ({ toMove }) => ({ color: toMove }));
    this.#keep();
  }

  /** The answer is the longest defence; without one the other side need not lose in time.
   * @param {string} move @param {BoardState} before @param {BoardState} after @param {string} words
   * @returns {Promise<import('../../app/exercise.js').Verdict>} */
  async judge(move, before, after, words) {
    const left = this.left();
    if (won(after, before.toMove)) return { kind: 'done' };
    if (after.result === '*' && left > 0) {
      const [reply] = await this.#proved('loss', left);
      if (reply !== undefined) return { kind: 'on', reply };
    }
    const beam = before.shots.get(move);
    const text = beam ? wrongText(beam, after, before.toMove, left) : 'This does not win in time.';
    const judged = after.result === '*' ? await this.referee.judge(words, move) : null;
    if (judged?.verdict === 'slower') return { kind: 'wrong', text: `This wins too, but slower: not within ${left + 1} moves.` };
    const [reply, ...follow] = judged?.refutation.slice(0, REFUTED) ?? [];
    return { kind: 'wrong', text, reply, follow };
  }

  /** How many moves the person has left. */
  left() {
    const state = this.state.get();
    return movesLeft(state.puzzle?.wins ?? 0, state);
  }

  /** @param {BoardState} after @param {BoardState} before */
  isWon(after, before) {
    return won(after, before.toMove);
  }

  /** @param {string} remark */
  failed(remark) {
    this.#slip();
    super.failed(remark);
  }

  /** A mistake, or a look at the solution, ends the streak. */
  #slip() {
    const { slipped, progress, puzzle } = this.state.get();
    this.merge({ slipped: true, progress: slipped || !puzzle ? progress : withMistake(progress, puzzle) });
    this.#keep();
  }

  async find() {
    const [move] = await this.#proved('win', this.left());
    return move === undefined ? null : { square: move.slice(0, 2), move, whole: false };
  }

  /** @param {import('../../app/exercise.js').Hint} hint */
  hinted(hint) {
    super.hinted(hint);
    this.merge({ helped: true });
    this.#keep();
  }

  /** @param {Current} current */
  async #solution(current) {
    this.#slip();
    this.merge({ phase: 'solution', hint: null, remark: null });
    const line = await this.#proved('win', this.left());
    if (await this.playLine(line, current)) this.merge({ phase: 'seen' });
  }

  /** The remaining moves of the solution, if all moves so far follow it.
   * @returns {readonly string[] | null} */
  #rest() {
    const { puzzle, plies } = this.state.get();
    const follows = puzzle && plies.every(({ move }, ply) => move === puzzle.solution[ply]);
    return follows ? puzzle.solution.slice(plies.length) : null;
  }

  /** The line to the end of the puzzle from the position on the board; none if the side to move need not win, or lose, in time.
   * @param {'win' | 'loss'} verdict of the side to move @param {number} left how many moves the person has
   * @returns {Promise<readonly string[]>} */
  async #proved(verdict, left) {
    const known = this.#rest();
    if (known) return known;
    const solved = await this.referee.solve(this.words(), left);
    return solved.verdict === verdict ? solved.line : [];
  }

  solved() {
    const { puzzle, progress, slipped, helped } = this.state.get();
    if (!puzzle) return;
    const how = slipped ? 'slip' : helped ? 'hint' : 'clean';
    this.merge({ phase: 'solved', remark: null, progress: withSolved(progress, puzzle, how) });
    this.#keep();
    super.solved();
  }

  /** Saves the person's progress in the browser. */
  #keep() {
    const { progress, choice, puzzle, slipped, helped } = this.state.get();
    save('puzzles', { progress, choice, fen: puzzle?.fen, slipped, helped });
  }
}

/** A puzzle before its first move.
 * @param {Puzzle | null} puzzle */
function fresh(puzzle) {
  return {
    puzzle, color: /** @type {Color} */ (puzzle?.fen.split(' ')[1] === 'r' ? 'red' : 'blue'), plies: [], shown: null,
    animation: undefined, phase: /** @type {const} */ ('judged'), remark: null, hint: null,
  };
}

/** What a wrong move does, put kindly.
 * @param {Beam} beam @param {BoardState} after @param {Color} color @param {number} left moves */
export function wrongText(beam, after, color, left) {
  const [own, other] = color === 'blue' ? ['Blue', 'Red'] : ['Red', 'Blue'];
  const text = sentence(describeShot(beam, after.pieces));
  if (after.result !== '*') return `${text}. Try another move.`;
  const { end } = after.beams[color === 'blue' ? 'red' : 'blue'];
  const target = end.kind === 'hit' ? after.pieces.get(end.square) : undefined;
  if (target === (color === 'blue' ? 'K' : 'k')) return `${text}, but now ${other}'s beam hits ${own}'s ${kindName('K')}.`;
  return left === 0 ? `${text}, and ${other}'s ${kindName('K')} still stands.` : `${text}, but ${other} can hold out longer.`;
}
