// A puzzle being solved, whatever the game: which one, what came of it, its solution. It draws nothing and knows no rules.

import { t } from '../lang/texts.js';
import { messageOf } from '../protocol/lines.js';
import { Exercise } from './exercise.js';
import { fetchPuzzles, idOf, nextPuzzle, progressFromJson, suits, withMistake, withSolved } from './puzzle-progress.js';
import { load, save, Store } from './store.js';

/** @import { App } from './app.js' */
/** @import { Current } from './exercise.js' */
/** @import { Choice, Collection, Progress, Puzzle } from './puzzle-progress.js' */

/** @typedef {{
 *   puzzles: readonly Puzzle[] | null,
 *   choice: Choice,
 *   progress: Progress,
 *   puzzle: Puzzle | null,
 *   slipped: boolean,
 *   helped: boolean,
 * }} Solving `slipped` after a mistake, `helped` after a hint */

/** Waits between the moves, in milliseconds. */
const WAITS = { reply: 350, back: 1400 };

const NO_MARKS = { slipped: false, helped: false };

/** @template {{moves: readonly string[]}} State
 * @template Film
 * @template {{move: string}} Ply
 * @template {Solving & import('./exercise.js').Attempt<State, Film, Ply>} S
 * @template {import('./exercise.js').Referee<State, Film, Ply>} R
 * @extends {Exercise<State, Film, Ply, S, R>} */
export class Puzzles extends Exercise {
  collection;
  /** The puzzle of a link that was opened before there were puzzles. @type {string | null} */
  #linked = null;

  /** @param {App} app @param {Collection} collection @param {R} referee */
  constructor(app, collection, referee) {
    const kept = load(collection.view);
    const state = new Store(/** @type {any} */ ({
      puzzles: null,
      trouble: null,
      choice: typeof kept?.choice === 'number' || kept?.choice === 'failed' ? kept.choice : 'me',
      progress: progressFromJson(kept?.progress),
      ...fresh(null),
      slipped: Boolean(kept?.slipped),
      helped: Boolean(kept?.helped),
    }));
    super(app, state, referee, WAITS);
    this.collection = collection;
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
      const puzzles = await fetchPuzzles(this.collection);
      if (puzzles.length === 0) throw new Error(t('puzzles-none'));
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
    else this.app.toast(t('puzzles-unknown'));
    return linked !== undefined;
  }

  /** @param {Puzzle} puzzle @param {{slipped: boolean, helped: boolean}} marks */
  #begin(puzzle, marks) {
    this.setUp({ ...fresh(puzzle), ...marks, shown: this.state.get().shown });
    this.#keep();
  }

  /** The moves of a solution from the position on the board, which the engine is asked for. Each game replaces this.
   * @returns {Promise<readonly string[]>} */
  async line() {
    return [];
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
    const [move] = await this.solutionLine();
    return move === undefined ? null : { square: move.slice(0, 2), move, whole: false };
  }

  /** @param {import('./exercise.js').Hint} hint */
  hinted(hint) {
    super.hinted(hint);
    this.merge({ helped: true });
    this.#keep();
  }

  /** @param {Current} current */
  async #solution(current) {
    this.#slip();
    this.merge({ phase: 'solution', hint: null, remark: null });
    const line = await this.solutionLine();
    if (await this.playLine(line, current)) this.merge({ phase: 'seen' });
  }

  /** The remaining moves of the solution, if all moves so far follow it.
   * @returns {readonly string[] | null} */
  rest() {
    const { puzzle, plies } = this.state.get();
    const follows = puzzle && plies.every(({ move }, ply) => move === puzzle.solution[ply]);
    return follows ? puzzle.solution.slice(plies.length) : null;
  }

  /** The moves from the position on the board to the end of the puzzle. */
  async solutionLine() {
    return this.rest() ?? this.line();
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
    save(this.collection.view, { progress, choice, fen: puzzle?.fen, slipped, helped });
  }
}

/** A puzzle before its first move.
 * @param {Puzzle | null} puzzle */
function fresh(puzzle) {
  // In every puzzle it is Blue's turn.
  return { puzzle, color: /** @type {const} */ ('blue'), plies: [], shown: null, animation: undefined, phase: /** @type {const} */ ('judged'), remark: null, hint: null };
}
