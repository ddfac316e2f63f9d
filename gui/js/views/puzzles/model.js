// A puzzle being solved: the person's moves, the engine's verdict and its replies. It draws nothing and knows no rule.

import { play as playSound } from '../../app/sound.js';
import { load, save, Store } from '../../app/store.js';
import { describeMove, describeShot } from '../../board/aria.js';
import { animationOf, ShotWait } from '../../game/shots.js';
import { messageOf } from '../../protocol/lines.js';
import { nextPuzzle, progressFromJson, withMistake, withSolved } from './progress.js';
import { PuzzleSource } from './source.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../board/types.js').Animation} Animation */
/** @typedef {import('../../protocol/lines.js').Beam} Beam */
/** @typedef {import('../../protocol/lines.js').Color} Color */
/** @typedef {import('../../game/arbiter.js').BoardState} BoardState */
/** @typedef {import('./progress.js').Choice} Choice */
/** @typedef {import('./progress.js').Progress} Progress */
/** @typedef {import('./source.js').Puzzle} Puzzle */

/** @typedef {() => boolean} Current whether what was begun still counts */
/** @typedef {{id: number, move: string, color: Color, hit?: string}} Ply a move that was played, with the piece that it hit */

/** What goes on: the person is to move; a move is judged, or was wrong and is about to be taken back; the other side
 * answers; the solution plays; the puzzle is solved, or its solution was seen.
 * @typedef {'move' | 'judged' | 'wrong' | 'reply' | 'solution' | 'solved' | 'seen'} Phase */

/** @typedef {{
 *   puzzles: readonly Puzzle[] | null,
 *   trouble: string | null,
 *   choice: Choice,
 *   progress: Progress,
 *   puzzle: Puzzle | null,
 *   color: Color,
 *   plies: readonly Ply[],
 *   shown: BoardState | null,
 *   animation: Animation | undefined,
 *   phase: Phase,
 *   remark: {kind: 'right' | 'wrong', text: string} | null,
 *   hint: {square: string, move: string, whole: boolean} | null,
 *   slipped: boolean,
 *   helped: boolean,
 * }} PuzzleState `color` is the side of the person; `remark` is said of the last move; of a `hint` only the piece is
 *   shown unless it is `whole`; `slipped` after a mistake, `helped` after a hint */

/** Waits between the moves, in milliseconds. */
const BEFORE_REPLY = 350;
const BEFORE_TAKING_BACK = 1400;
const BETWEEN_MOVES = 550;

export class PuzzleModel {
  /** @type {Store<PuzzleState>} */
  state;
  #app;
  #source;
  /** Invalidates pending answers when something else is started. */
  #course = 0;
  #shot = new ShotWait();

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.#source = new PuzzleSource(app);
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
    if (open && puzzle?.grade === choice) this.#keep();
    else this.next();
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
    if (phase === 'move' && shown?.moves.includes(move)) this.#run((current) => this.#judge(move, shown, current));
  }

  /** Shows which piece wins, and asked again, how. */
  hint() {
    const { phase, hint } = this.state.get();
    if (phase !== 'move') return;
    if (hint) this.state.merge({ hint: { ...hint, whole: true } });
    else this.#run((current) => this.#hint(current));
  }

  /** Plays the puzzle through to its end. */
  solution() {
    if (this.state.get().phase === 'move') this.#run((current) => this.#solution(current));
  }

  /** The board has shown the whole shot, so it must not be shown again when the view comes back. */
  shotEnded() {
    this.state.merge({ animation: undefined });
    this.#shot.end();
  }

  /** How many moves of the person are left.
   * @returns {number} */
  left() {
    return movesLeft(this.state.get());
  }

  /** @param {string | undefined} fen the puzzle that was on the board at the last visit */
  async #load(fen) {
    try {
      const puzzles = await this.#source.puzzles();
      if (puzzles.length === 0) throw new Error('there are no puzzles');
      this.state.merge({ puzzles });
      const { progress, choice, slipped, helped } = this.state.get();
      const kept = puzzles.find((puzzle) => puzzle.fen === fen);
      const first = kept ?? nextPuzzle(puzzles, progress, choice, null);
      if (first) this.#begin(first, kept ? { slipped, helped } : { slipped: false, helped: false });
    } catch (error) {
      this.state.merge({ trouble: messageOf(error) });
    }
  }

  /** @param {Puzzle} puzzle @param {{slipped: boolean, helped: boolean}} marks */
  #begin(puzzle, marks) {
    this.#shot.end();
    this.state.merge({ ...fresh(puzzle), ...marks, shown: this.state.get().shown });
    this.#keep();
    this.#run(async (current) => {
      const shown = await this.#source.state(`fen ${puzzle.fen}`);
      if (current()) this.state.merge({ shown, color: shown.toMove, phase: 'move' });
    }, (error) => this.state.merge({ trouble: messageOf(error) }));
  }

  /** Starts a task in place of the current one.
   * @param {(current: Current) => Promise<void>} work @param {(error: unknown) => void} [failed] */
  #run(work, failed = this.#back()) {
    const course = ++this.#course;
    const current = () => course === this.#course;
    work(current).catch((error) => {
      if (current()) failed(error);
    });
  }

  /** What leads back to the position that the person is to move in now, if the engine fails in the middle of something.
   * @returns {(error: unknown) => void} */
  #back() {
    const { shown, plies } = this.state.get();
    return (error) => {
      this.#shot.end();
      this.#app.report(error);
      this.state.merge({ phase: 'move', shown, plies, animation: undefined, hint: null, remark: null });
    };
  }

  /** The person's move is shown, judged, and answered or taken back.
   * @param {string} move @param {BoardState} before @param {Current} current */
  async #judge(move, before, current) {
    const left = this.left() - 1;
    const { plies } = this.state.get();
    this.state.merge({ phase: 'judged', remark: null, hint: null });
    const after = await this.#play(move, before, current);
    if (!after) return;
    const reply = await this.#reply(after, left);
    if (!current()) return;
    await this.#shot.over;
    if (!current()) return;
    if (won(after, before.toMove)) return this.#solved();
    if (reply === null) return this.#takeBack(move, before, plies, left, current);
    this.state.merge({ phase: 'reply', remark: { kind: 'right', text: 'Right!' } });
    await pause(BEFORE_REPLY);
    if (!current()) return;
    const next = await this.#play(reply, after, current);
    await this.#shot.over;
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
    const solved = await this.#source.solve(this.#words(), left);
    return solved.verdict === 'loss' ? solved.line[0] : null;
  }

  /** @param {string} move @param {BoardState} before @param {readonly Ply[]} plies @param {number} left
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
      if (!shown || !(await this.#play(move, shown, current))) return;
      await this.#shot.over;
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
    const solved = await this.#source.solve(this.#words(), this.left());
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

  /** Shows a legal move and its shot.
   * @param {string} move @param {BoardState} before @param {Current} current
   * @returns {Promise<BoardState | null>} the position after it; null if something else has been begun */
  async #play(move, before, current) {
    const beam = before.shots.get(move);
    const shown = await this.#source.state(this.#words(move));
    if (!current()) return null;
    const animation = animationOf(before, move);
    const hit = animation?.removed;
    this.#shot.end();
    if (animation) this.#shot.begin();
    this.#app.announce(describeMove(move, beam, before.pieces));
    const { plies } = this.state.get();
    const ply = { id: plies.length + 1, move, color: before.toMove, ...(hit && { hit }) };
    this.state.merge({
      shown,
      plies: [...plies, ply],
      animation,
    });
    return shown;
  }

  /** The position on the board, with an optional further move, as `position` takes it.
   * @param {string[]} more */
  #words(...more) {
    const { puzzle, plies } = this.state.get();
    const moves = [...plies.map(({ move }) => move), ...more];
    return `fen ${puzzle?.fen}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`;
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

/** A puzzle without moves so far.
 * @param {Puzzle | null} puzzle */
function fresh(puzzle) {
  return {
    puzzle, color: /** @type {Color} */ (puzzle?.fen.split(' ')[1] === 'r' ? 'red' : 'blue'), plies: [], shown: null,
    animation: undefined, phase: /** @type {Phase} */ ('judged'), remark: null, hint: null,
  };
}

/** @param {BoardState} state @param {Color} color */
function won({ result }, color) {
  return result === (color === 'blue' ? '1-0' : '0-1');
}

/** What a wrong move does, said kindly.
 * @param {Beam} beam @param {BoardState} after @param {Color} color @param {number} left moves */
export function wrongText(beam, after, color, left) {
  const [own, other] = color === 'blue' ? ['Blue', 'Red'] : ['Red', 'Blue'];
  const shot = describeShot(beam, after.pieces);
  const text = shot[0].toUpperCase() + shot.slice(1);
  if (after.result !== '*') return `${text}. Try another move.`;
  const { end } = after.beams[color === 'blue' ? 'red' : 'blue'];
  const target = end.kind === 'hit' ? after.pieces.get(end.square) : undefined;
  if (target === (color === 'blue' ? 'K' : 'k')) return `${text}, but now ${other}'s beam hits ${own}'s King.`;
  return left === 0 ? `${text}, and ${other}'s King still stands.` : `${text}, but ${other} can hold out longer.`;
}

/** @param {number} milliseconds @returns {Promise<void>} */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
