// A game being played: whose turn it is, what the engines do, the clocks, the end. It draws nothing. Each game adds its rule book, its
// engines and its words.

import { ShownGame } from '../app/shown-game.js';
import { play as playSound } from '../app/sound.js';
import { Store } from '../app/store.js';
import { flagged, pressed, running, stopped } from '../game/clock.js';
import { addMove, lastNode, lineThrough, plyOf, positionWords, remove, ROOT, treeOfMoves } from '../game/tree.js';
import { reasonText } from '../lang/errors.js';
import { t } from '../lang/texts.js';
import { messageOf } from '../protocol/lines.js';
import { nameAndSide, people, playerName, sidesOf } from './match.js';
import { canMove, resigner, takeBackTo, turnAt } from './state.js';

/** @import { GameTypes, PlayedGame, PlayState } from './state.js' */
/** @import { SessionStatus, Thinking } from '../protocol/session.js' */

/** What a game adds to its model.
 * @template {GameTypes} G
 * @typedef {{
 *   anew: (match: G['match']) => G['match'],
 *   clockWords: (clock: import('../game/clock.js').Clock<G['side']>, now: number) => string,
 *   search: (model: any, side: G['side'], go: () => string, current: () => boolean) => Promise<Thinking>,
 *   findHint: (model: any) => Promise<G['hint'] | null>,
 *   endIn: (model: any, shown: G['shown']) => G['outcome'] | null,
 *   lossOf: (match: G['match'], side: G['side'], reason: 'resigned' | 'time' | 'fault', detail?: string) => G['outcome'],
 *   outcomeWords: (model: any, outcome: G['outcome']) => string,
 *   detail: (model: any) => string,
 *   patient: boolean,
 * }} PlayRules `anew` is the match of a new game of the same players; `clockWords` follow the word `go`; `search` has a side's engine search the
 *   end of the game: `go` is asked for what follows that word when it is sent, and `current` says whether the search is still wanted;
 *   `findHint` finds the best move on the board; `endIn` says how the game ends in a position, by its rules or by a claim of the engine to
 *   move, and is null if it goes on; `lossOf` is the outcome when a side loses, `detail` the illegal move it played; `outcomeWords` says the
 *   outcome to screen readers, and `detail` to any reader of the record, empty before the end; with `patient` an engine begins to think only when the
 *   last move has been shown */

/** How often the clocks are checked, in milliseconds. */
const TICK = 100;

/**
 * @template {GameTypes} G
 * @template {PlayState<G>} S
 * @template {PlayedGame<G>} P
 * @extends {ShownGame<S>}
 */
export class PlayModel extends ShownGame {
  /** The games that were played here.
   * @type {Store<readonly P[]>} */
  games;
  #kept;
  #rules;
  /** Invalidates pending answers when the game changes course. */
  #course = 0;
  /** @type {(() => void) | null} */
  #stopThinking = null;
  /** Whether another tab has kept its game since this one has. */
  #outdated = false;

  /** The subclass calls `begin` once it is set up.
   * @param {import('../app/app.js').App} app @param {import('./kept.js').KeptGames<G, S, P>} kept @param {S} state
   * @param {PlayRules<G>} rules */
  constructor(app, kept, state, rules) {
    super(app, new Store(state));
    this.#kept = kept;
    this.#rules = rules;
    this.games = new Store(/** @type {readonly P[]} */ (kept.played()));
    setInterval(() => this.#checkFlag(), TICK);
    addEventListener('storage', (event) => this.#heardOfAnotherTab(event));
    addEventListener('pagehide', () => kept.keep(this.state.get(), performance.now(), this.#outdated));
  }

  /** Begins or continues the game on the board. Each game prepares its engines before. */
  begin() {
    void this.resume();
  }

  /** The levels that have names, the weakest first. */
  opponents() {
    return this.app.opponents();
  }

  /** Another person will look at the screen: what only the last one may know is forgotten. */
  stepAside() {}

  /** Begins another game.
   * @param {G['match']} match @param {readonly string[]} [moves] played already */
  newGame(match, moves = []) {
    const tree = treeOfMoves(match.start, moves);
    const fresh = this.#kept.fresh(match);
    const { clock } = fresh;
    const times = clock ? Object.fromEntries(lineThrough(tree).map((id) => [id, clock.left])) : {};
    this.take({ ...fresh, tree, at: lastNode(tree), times });
  }

  /** Begins another game of the same players. */
  rematch() {
    this.newGame(this.#rules.anew(this.state.get().match));
  }

  /** Puts an unfinished game on the board again.
   * @param {P} game */
  continueGame(game) {
    this.take({ ...this.#kept.stateOf(game), paused: people(game.match).length === 0 });
  }

  /** @param {string} id */
  forgetGame(id) {
    this.games.set(this.#kept.forget(id));
  }

  /** Continues here the game that another tab has taken further. */
  takeOver() {
    const game = this.#kept.last();
    this.take(game ? this.#kept.stateOf(game) : { ...this.state.get(), elsewhere: false });
  }

  /** Puts a game on the board.
   * @param {S} state */
  take(state) {
    this.interrupt();
    this.state.set(state);
    this.keep();
    this.begin();
  }

  /** The same game in two tabs: only the one with the latest move stays active.
   * @param {StorageEvent} event */
  #heardOfAnotherTab(event) {
    const what = this.#kept.heard(event);
    if (what === 'played') this.games.set(this.#kept.played());
    if (what !== 'game') return;
    this.#outdated = true;
    const game = this.#kept.last();
    const here = this.state.get();
    if (!game || game.id !== here.id) return;
    const there = this.#kept.stateOf(game);
    const same = JSON.stringify(there.outcome) === JSON.stringify(here.outcome)
      && positionWords(there.tree, lastNode(there.tree)) === positionWords(here.tree, lastNode(here.tree));
    if (same) return;
    this.interrupt();
    this.merge({ elsewhere: true });
  }

  /** The person whose turn it is makes a move.
   * @param {string} move */
  move(move) {
    const { shown } = this.state.get();
    if (!shown?.moves.includes(move) || !this.canMove()) return;
    // The clock may not have started yet, if the person did not wait for the end of the last move.
    this.runClock(shown.toMove);
    this.#press();
    this.#play(move).catch((error) => this.app.report(error));
  }

  /** Whether the person may move on the board as it is shown. */
  canMove() {
    return canMove(this.state.get());
  }

  /** Takes back a resignation or a claim, or else everything from a person's last turn on. */
  async takeBack() {
    const state = this.state.get();
    if (!state.elsewhere && endedByWord(state)) {
      this.merge({ outcome: null });
      this.keep();
      return this.resume();
    }
    const to = takeBackTo(state);
    if (to === null) return;
    this.interrupt();
    const { tree, clock, times, match } = this.state.get();
    const line = lineThrough(tree);
    const left = clock && (times[to] ?? (to === ROOT ? this.#kept.fresh(match).clock?.left : clock.left));
    this.merge({
      tree: remove(tree, line[line.indexOf(to) + 1]),
      at: to,
      outcome: null,
      clock: clock && left ? { ...clock, left } : null,
    });
    this.stepAside();
    this.keep();
    this.app.announce(t('play-taken-back'));
    await this.resume();
  }

  /** Asks the engine for its best move here. */
  async hint() {
    const { tree, at } = this.state.get();
    const course = this.#course;
    if (!this.canMove()) return;
    this.merge({ hint: 'wanted' });
    const wanted = () => course === this.#course && this.state.get().tree === tree && this.state.get().at === at;
    try {
      const hint = await this.#rules.findHint(this);
      if (wanted()) this.merge({ hint });
    } catch (error) {
      if (wanted()) this.merge({ hint: null });
      this.app.report(error);
    }
  }

  /** The person gives up: the one whose turn it is, if there are several. */
  resign() {
    const state = this.state.get();
    const loser = resigner(state);
    if (loser !== null) this.finish(this.#rules.lossOf(state.match, loser, 'resigned'));
  }

  /** Pauses engines that play each other after the next move, or resumes them.
   * @param {boolean} paused */
  pause(paused) {
    this.merge({ paused });
    this.keep();
    // An engine that still thinks goes on by itself.
    if (!paused && this.state.get().thinking === null) void this.#goOn();
  }

  /** Tries again after an engine's trouble. */
  retry() {
    this.interrupt();
    this.begin();
  }

  /** Shows the end of the game and lets it continue. */
  async resume() {
    try {
      await this.display(lastNode(this.state.get().tree), false);
    } catch (error) {
      // A game that the engine does not accept (any more) cannot continue.
      this.app.report(error);
      const { tree, match } = this.state.get();
      if (plyOf(tree, lastNode(tree)) > 0) this.newGame(this.#rules.anew(match));
      return;
    }
    this.learn().catch((error) => this.app.report(error));
    await this.#goOn();
  }

  /** Asks what the list of moves says about the game, in a game that needs it. */
  async learn() {}

  /** @param {number} id @param {boolean} moving @param {Partial<S>} [fields] */
  display(id, moving, fields) {
    return super.display(id, moving, { .../** @type {Partial<S>} */ ({ hint: null }), ...fields });
  }

  /** Plays a legal move at the end of the game.
   * @param {string} move */
  async #play(move) {
    const course = ++this.#course;
    const { tree, at, clock, times } = this.state.get();
    const end = lastNode(tree);
    const { tree: longer, id } = addMove(tree, end, move);
    this.merge({ tree: longer, times: clock ? { ...times, [id]: clock.left } : times, hint: null });
    this.stepAside();
    this.keep();
    this.animation.end();
    if (at === end) await this.display(id, true);
    if (course === this.#course) await this.#proceed();
  }

  #goOn() {
    return this.#proceed().catch((error) => this.app.report(error));
  }

  /** Continues the game at its end: it is over, a person's turn, or an engine's. */
  async #proceed() {
    const course = ++this.#course;
    const { tree, match, outcome, elsewhere, clock } = this.state.get();
    if (outcome || elsewhere) return;
    const shown = await this.stateOf(positionWords(tree, lastNode(tree)));
    if (course !== this.#course || !shown) return;
    const end = this.#rules.endIn(this, shown);
    const side = shown.toMove;
    const byEngine = match.players[side]?.kind === 'engine';
    // No clock runs while a person watches the last move.
    if (end || (byEngine ? this.#rules.patient : clock)) await this.animation.over;
    if (course !== this.#course) return;
    if (end) return this.finish(end);
    if (byEngine && this.state.get().paused) return;
    this.runClock(side);
    if (byEngine) await this.#think(side, shown);
  }

  /** @param {G['side']} side @param {G['shown']} shown */
  async #think(side, shown) {
    const course = this.#course;
    const current = () => course === this.#course;
    this.merge({ thinking: side });
    const { match } = this.state.get();
    const sides = sidesOf(match);
    try {
      const search = await this.#rules.search(this, side, () => this.#goWords(), current);
      if (!current()) return search.stop();
      this.#stopThinking = search.stop;
      const { best, error } = await search.done;
      if (!current()) return;
      if (error) this.app.toast(error);
      this.#press();
      // A person sees their own move to its end, and a moment longer.
      const last = sides.at(sides.indexOf(side) - 1);
      await (match.players[last ?? '']?.kind === 'person' ? this.animation.seen : this.animation.over);
      if (!current()) return;
      this.#stopThinking = null;
      this.merge({ thinking: null, trouble: null });
      if (best !== null && shown.moves.includes(best)) await this.#play(best);
      else this.finish(this.#rules.lossOf(match, side, 'fault', best ?? undefined));
    } catch (error) {
      if (current()) this.merge({ thinking: null, trouble: t('app-engine-said', { engine: playerName(match, side), text: reasonText(messageOf(error)) }) });
    }
  }

  #goWords() {
    const { clock, match } = this.state.get();
    if (clock) return this.#rules.clockWords(clock, performance.now());
    return `movetime ${match.pace.kind === 'move' ? match.pace.time : 1000}`;
  }

  /** Starts the clock of a side, if there are clocks.
   * @param {G['side']} side */
  runClock(side) {
    const { clock } = this.state.get();
    if (clock && clock.running !== side) this.merge({ clock: running(clock, side, performance.now()) });
  }

  /** Stops the clock: the side to move has decided. */
  #press() {
    const { clock } = this.state.get();
    if (clock) this.merge({ clock: pressed(clock, performance.now()) });
  }

  /** Invalidates everything pending. */
  interrupt() {
    this.#course += 1;
    this.#stopThinking?.();
    this.#stopThinking = null;
    this.animation.end();
    const { clock } = this.state.get();
    this.merge({ thinking: null, hint: null, trouble: null, paused: false, clock: clock && stopped(clock, performance.now()) });
  }

  /** @param {G['outcome']} outcome */
  finish(outcome) {
    this.interrupt();
    this.merge({ outcome });
    this.keep();
    this.app.announce(this.#rules.outcomeWords(this, outcome));
    if (this.app.preferences.get().sound) playSound('end');
  }

  #checkFlag() {
    const { clock, outcome, match } = this.state.get();
    const flag = clock && !outcome && flagged(clock, performance.now());
    if (flag) this.finish(this.#rules.lossOf(match, flag, 'time'));
  }

  /** The connection to a side's engine has changed.
   * @param {G['side'] | null} side @param {SessionStatus} status */
  engineStatus(side, { kind, reason }) {
    const { match, trouble, thinking } = this.state.get();
    // An idle engine that is lost and comes back need not be reported.
    if (side === null || thinking !== side) return;
    if (kind === 'lost' && this.app.link.get().kind === 'ready') {
      this.merge({ trouble: t('app-engine-lost', { engine: playerName(match, side), reason: reasonText(reason) || 'none' }) });
    } else if (kind === 'ready' && trouble) {
      this.merge({ trouble: null });
      this.app.toast(t('play-engine-back', { engine: nameAndSide(match, side) }));
    }
  }

  /** Has the browser keep the game. */
  keep() {
    this.#outdated = false;
    const now = performance.now();
    this.#kept.keep(this.state.get(), now);
    this.games.set(this.#kept.keepPlayed(this.state.get(), now, this.#rules.detail(this)));
  }

  /** @param {Partial<PlayState<G>>} fields */
  merge(fields) {
    this.state.merge(/** @type {Partial<S>} */ (fields));
  }
}

/** Whether the game ended by a resignation or claim of a person, which can be taken back alone.
 * @param {PlayState} state */
function endedByWord(state) {
  const { outcome, match, tree } = state;
  if (outcome?.reason === 'resigned') return true;
  return outcome?.reason === 'claimed' && match.players[turnAt(state, lastNode(tree)) ?? '']?.kind === 'person';
}
