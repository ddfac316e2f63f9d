// A puzzle being solved: the person's moves, the engine's verdict and its replies. It draws nothing and knows no rules.

import { pause } from '../../app/exercise.js';
import { LaserExercise, won } from '../../app/laser-exercise.js';
import { play as playSound } from '../../app/sound.js';
import { load, save, Store } from '../../app/store.js';
import { describeShot } from '../../board/aria.js';
import { kindName } from '../../board/names.js';
import { messageOf, sentence } from '../../protocol/lines.js';
import { nextPuzzle, progressFromJson, stageOf, withMistake, withSolved } from './progress.js';
import { fetchPuzzles } from './source.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../protocol/lines.js').Beam} Beam */
/** @typedef {import('../../protocol/lines.js').Color} Color */
/** @typedef {import('../../app/laser-exercise.js').Attempt} Attempt */
/** @typedef {import('../../app/exercise.js').Current} Current */
/** @typedef {import('../../game/arbiter.js').BoardState} BoardState */
/** @typedef {import('./progress.js').Choice} Choice */
/** @typedef {import('./progress.js').Progress} Progress */
/** @typedef {import('./source.js').Puzzle} Puzzle */

/** The current phase: the person is to move; a move is judged, or was wrong and is about to be taken back; the other side
 * answers; the solution plays; the puzzle is solved, or its solution was seen.
 * @typedef {'move' | 'judged' | 'wrong' | 'reply' | 'solution' | 'solved' | 'seen'} Phase */

/** @typedef {Attempt & {
 *   puzzles: readonly Puzzle[] | null,
 *   trouble: string | null,
 *   choice: Choice,
 *   progress: Progress,
 *   puzzle: Puzzle | null,
 *   color: Color,
 *   phase: Phase,
 *   remark: {kind: 'right' | 'wrong', text: string} | null,
 *   hint: {square: string, move: string, whole: boolean} | null,
 *   slipped: boolean,
 *   helped: boolean,
 * }} PuzzleState `color` is the side of the person; `remark` is about the last move; of a `hint` only the piece is
 *   shown unless it is `whole`; `slipped` after a mistake, `helped` after a hint */

/** Waits between the moves, in milliseconds. */
const BEFORE_REPLY = 350;
const BEFORE_TAKING_BACK = 1400;
const BETWEEN_MOVES = 550;

export class PuzzleModel {
  /** @type {Store<PuzzleState>} */
  state;
  #app;
  #exercise;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    const kept = load('puzzles');
    this.state = new Store(/** @type {PuzzleState} */ ({
      puzzles: null,
      trouble: null,
      choice: typeof kept?.choice === 'number' ? kept.choice : 'me',
      progress: progressFromJson(kept?.progress),
      ...fresh(null),
      slipped: Boolean(kept?.slipped),
      helped: Boolean(kept?.helped),
    }));
    this.#exercise = new LaserExercise(app, this.state, () => this.state.get().puzzle?.fen ?? '');
    void this.#load(kept?.fen);
  }

  /** Fetches the puzzles or sets up the current one again after a failure. */
  retry() {
    const { puzzle } = this.state.get();
    this.state.merge({ trouble: null });
    void this.#load(puzzle?.fen);
  }

  /** @param {Choice} choice */
  choose(choice) {
    this.state.merge({ choice });
    const { puzzle, phase } = this.state.get();
    const open = phase !== 'solved' && phase !== 'seen';
    if (open && puzzle && stageOf(puzzle) === choice) this.#keep();
    else this.next();
  }

  /** Another view sends the person here, for puzzles of this stage.
   * @param {number} stage */
  receive(stage) {
    this.choose(stage);
  }

  next() {
    const { puzzles, progress, choice, puzzle } = this.state.get();
    const next = puzzles && nextPuzzle(puzzles, progress, choice, puzzle);
    if (next) this.#begin(next, { slipped: false, helped: false });
  }

  /** Restarts the puzzle; hints and mistakes still count. */
  again() {
    const { puzzle, phase, slipped, helped } = this.state.get();
    if (puzzle) this.#begin(puzzle, { slipped: slipped || phase === 'seen', helped });
  }

  /** The person makes a move.
   * @param {string} move */
  move(move) {
    const { phase, shown } = this.state.get();
    if (phase === 'move' && shown?.moves.includes(move)) this.#exercise.run((current) => this.#judge(move, shown, current));
  }

  /** Shows which piece wins or, asked again, how. */
  hint() {
    const { phase, hint } = this.state.get();
    if (phase !== 'move') return;
    if (hint) this.state.merge({ hint: { ...hint, whole: true } });
    else this.#exercise.run((current) => this.#hint(current));
  }

  /** Plays the puzzle through to its end. */
  solution() {
    if (this.state.get().phase === 'move') this.#exercise.run((current) => this.#solution(current));
  }

  /** Where the opponent's laser would point after a move.
   * @param {string} move */
  reply(move) {
    return this.#exercise.reply(move);
  }

  animationEnded() {
    this.#exercise.animationEnded();
  }

  /** How many moves of the person are left.
   * @returns {number} */
  left() {
    return movesLeft(this.state.get());
  }

  /** @param {string | undefined} fen the puzzle that was on the board at the last visit */
  async #load(fen) {
    try {
      const puzzles = await fetchPuzzles();
      if (puzzles.length === 0) throw new Error('there are no puzzles');
      this.state.merge({ puzzles });
      const { progress, choice, slipped, helped } = this.state.get();
      // Another stage may have been chosen meanwhile.
      const kept = puzzles.find((puzzle) => puzzle.fen === fen && (choice === 'me' || stageOf(puzzle) === choice));
      const first = kept ?? nextPuzzle(puzzles, progress, choice, null);
      if (first) this.#begin(first, kept ? { slipped, helped } : { slipped: false, helped: false });
    } catch (error) {
      this.state.merge({ trouble: messageOf(error) });
    }
  }

  /** @param {Puzzle} puzzle @param {{slipped: boolean, helped: boolean}} marks */
  #begin(puzzle, marks) {
    this.#exercise.animationEnded();
    this.state.merge({ ...fresh(puzzle), ...marks, shown: this.state.get().shown });
    this.#keep();
    this.#exercise.run(async (current) => {
      const shown = await this.#exercise.state(`fen ${puzzle.fen}`);
      if (current()) this.state.merge({ shown, color: shown.toMove, phase: 'move' });
    }, (error) => this.state.merge({ trouble: messageOf(error) }));
  }

  /** The person's move is shown, judged, and answered or taken back.
   * @param {string} move @param {BoardState} before @param {Current} current */
  async #judge(move, before, current) {
    const left = this.left() - 1;
    const { plies } = this.state.get();
    this.state.merge({ phase: 'judged', remark: null, hint: null });
    const after = await this.#exercise.play(move, before, current);
    if (!after) return;
    const reply = await this.#reply(after, left);
    if (!current()) return;
    await this.#exercise.animationOver;
    if (!current()) return;
    if (won(after, before.toMove)) return this.#solved();
    if (reply === null) return this.#takeBack(move, before, plies, left, current);
    this.state.merge({ phase: 'reply', remark: { kind: 'right', text: 'Right!' } });
    await pause(BEFORE_REPLY);
    if (!current()) return;
    const next = await this.#exercise.play(reply, after, current);
    await this.#exercise.animationOver;
    if (!current() || !next) return;
    if (won(next, before.toMove)) this.#solved();
    else this.state.merge({ phase: 'move' });
  }

  /** The longest defence, or null if the other side need not lose in time.
   * @param {BoardState} after @param {number} left */
  async #reply(after, left) {
    if (after.result !== '*' || left === 0) return null;
    const known = this.#rest();
    if (known) return known[0];
    const solved = await this.#exercise.solve(this.#exercise.words(), left);
    return solved.verdict === 'loss' ? solved.line[0] : null;
  }

  /** @param {string} move @param {BoardState} before @param {Attempt['plies']} plies @param {number} left
   * @param {Current} current */
  async #takeBack(move, before, plies, left, current) {
    const { shown, slipped, progress } = this.state.get();
    const beam = before.shots.get(move);
    this.state.merge({
      phase: 'wrong',
      slipped: true,
      progress: slipped ? progress : withMistake(progress),
      remark: { kind: 'wrong', text: beam && shown ? wrongText(beam, shown, before.toMove, left) : 'This does not win in time.' },
    });
    this.#keep();
    await pause(BEFORE_TAKING_BACK);
    if (current()) this.state.merge({ phase: 'move', shown: before, plies, animation: undefined });
  }

  /** @param {Current} current */
  async #hint(current) {
    const [move] = await this.#winning();
    if (!current() || move === undefined) return;
    this.state.merge({ hint: { square: move.slice(0, 2), move, whole: false }, helped: true, remark: null });
    this.#keep();
  }

  /** @param {Current} current */
  async #solution(current) {
    const { slipped, progress } = this.state.get();
    this.state.merge({
      phase: 'solution', hint: null, remark: null, slipped: true, progress: slipped ? progress : withMistake(progress),
    });
    this.#keep();
    const line = await this.#winning();
    if (!current()) return;
    for (const move of line) {
      const { shown } = this.state.get();
      if (!shown || !(await this.#exercise.play(move, shown, current))) return;
      await this.#exercise.animationOver;
      await pause(BETWEEN_MOVES);
      if (!current()) return;
    }
    this.state.merge({ phase: 'seen' });
  }

  /** The remaining moves of the solution, if all moves so far follow it.
   * @returns {readonly string[] | null} */
  #rest() {
    const { puzzle, plies } = this.state.get();
    const follows = puzzle && plies.every(({ move }, ply) => move === puzzle.solution[ply]);
    return follows ? puzzle.solution.slice(plies.length) : null;
  }

  /** A line to the person's win, with the person to move.
   * @returns {Promise<readonly string[]>} */
  async #winning() {
    const known = this.#rest();
    if (known) return known;
    const solved = await this.#exercise.solve(this.#exercise.words(), this.left());
    return solved.verdict === 'win' ? solved.line : [];
  }

  #solved() {
    const { puzzle, progress, slipped, helped } = this.state.get();
    if (!puzzle) return;
    const how = slipped ? 'slip' : helped ? 'hint' : 'clean';
    this.state.merge({ phase: 'solved', remark: null, progress: withSolved(progress, puzzle, how) });
    this.#keep();
    if (this.#app.preferences.get().sound) playSound('end');
  }

  /** Saves the person's progress in the browser. */
  #keep() {
    const { progress, choice, puzzle, slipped, helped } = this.state.get();
    save('puzzles', { progress, choice, fen: puzzle?.fen, slipped, helped });
  }
}

/** How many moves of the person are left.
 * @param {PuzzleState} state */
export function movesLeft({ puzzle, plies, color }) {
  return (puzzle?.wins ?? 0) - plies.filter((ply) => ply.color === color).length;
}

/** A puzzle before its first move.
 * @param {Puzzle | null} puzzle */
function fresh(puzzle) {
  return {
    puzzle, color: /** @type {Color} */ (puzzle?.fen.split(' ')[1] === 'r' ? 'red' : 'blue'), plies: [], shown: null,
    animation: undefined, phase: /** @type {Phase} */ ('judged'), remark: null, hint: null,
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
