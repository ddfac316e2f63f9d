// A game of Labyrinth being played: whose turn it is, who looks at the screen, what the engines do, the clocks, the end. It
// draws nothing. It holds no more than the viewer may know: the engine answers per player, and the curtain clears its answers.

import { AnimationWait } from '../../../app/animation-wait.js';
import { play } from '../../../app/sound.js';
import { Store } from '../../../app/store.js';
import { flagged, pressed, running, stopped, timeLeft } from '../../../game/clock.js';
import { FULL_LEVEL } from '../../../game/levels.js';
import { addMove, lastNode, lineThrough, nodeAt, plyOf, positionWords, remove, ROOT, stepFrom, treeOfMoves } from '../../../game/tree.js';
import { messageOf } from '../../../protocol/lines.js';
import { setRules } from '../../../protocol/session.js';
import { moveText } from '../../board/aria.js';
import { treasureName } from '../../board/pictures.js';
import { Book } from '../../book.js';
import { seatName } from '../../lines.js';
import { sceneOf } from '../../scene.js';
import { firstState, forgetPlayed, fresh, heard, keepGame, keepPlayed, lastGame, playedGames, stateOf } from './kept.js';
import { curtained, newStart, people, seatsOf } from './match.js';
import { outcomeText } from './outcome.js';

/** @typedef {import('../../../app/app.js').App} App */
/** @typedef {import('../../../game/tree.js').Tree} Tree */
/** @typedef {import('../../book.js').MazeState} MazeState */
/** @typedef {import('../../book.js').Viewer} Viewer */
/** @typedef {import('../../board/types.js').Animation} Animation */
/** @typedef {import('../../lines.js').Seat} Seat */
/** @typedef {import('./kept.js').Outcome} Outcome */
/** @typedef {import('./kept.js').PlayedGame} PlayedGame */
/** @typedef {import('./match.js').Match} Match */

/** @typedef {{
 *   id: string, date: string, match: Match, tree: Tree, at: number, shown: MazeState | null, before: string | null,
 *   animation: Animation | undefined, viewer: Viewer, outcome: Outcome | null, clock: import('../../../game/clock.js').Clock<Seat> | null,
 *   times: Readonly<Record<number, Readonly<Partial<Record<Seat, number>>>>>, thinking: Seat | null, hint: {move: string, path: readonly string[]} | 'wanted' | null,
 *   trouble: string | null, paused: boolean, elsewhere: boolean,
 * }} PlayState `id` and `date`, when it began, tell games apart; `at` is the node that the board shows, `shown` what the viewer sees of
 *   it, null before the first answer; `before` are the words of its position, for which `hint` and the paths of pawns are asked;
 *   `times` is what the clocks had after the move to each node; `trouble` says why an engine does not play; `elsewhere`: the
 *   game continues in another tab, and rests here */

const VARIANT = 'labyrinth';
const TICK = 100;
const HINT_TIME = 800;

export class PlayModel {
  /** @type {Store<PlayState>} */
  state;
  /** @type {Store<readonly PlayedGame[]>} */
  games = new Store(/** @type {readonly PlayedGame[]} */ (playedGames()));
  book;
  #app;
  #rules;
  /** @type {import('../../../protocol/session.js').Session | null} one for all engines: only one thinks at a time */
  #thinker = null;
  /** Invalidates pending answers when the game changes course. */
  #course = 0;
  #showing = 0;
  #attended = false;
  #outdated = false;
  /** @type {(() => void) | null} */
  #stopThinking = null;
  #animation = new AnimationWait();

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.#rules = app.session(app.engines.get()[0], { Hash: 1 }, undefined, VARIANT);
    this.book = new Book(this.#rules);
    this.state = new Store(firstState());
    this.#begin();
    setInterval(() => this.#checkFlag(), TICK);
    addEventListener('storage', (event) => this.#heardOfAnotherTab(event));
    addEventListener('pagehide', () => keepGame(this.state.get(), performance.now(), this.#outdated));
  }

  /** @returns {Promise<import('../../../game/levels.js').Opponent[]>} the levels that have names */
  opponents() {
    return this.#app.opponents(this.#rules);
  }

  /** A position of any game under its own options, as a spectator sees it.
   * @param {string} words what `position` takes @param {Match['options']} options
   * @returns {Promise<MazeState>} rejects with an EngineError if there is no such position */
  async stateUnder(words, options) {
    // The session works in order: the question comes between the two changes.
    const [, state] = await Promise.all([
      this.book.options(options), this.book.state(words, 'nobody'), this.book.options(this.state.get().match.options),
    ]);
    return state;
  }

  /** Begins another game.
   * @param {Match} match @param {readonly string[]} [moves] played already */
  newGame(match, moves = []) {
    const state = fresh(match);
    const tree = treeOfMoves(match.start, moves);
    this.#take({ ...state, tree, at: lastNode(tree) });
  }

  /** Begins another game of the same players. */
  rematch() {
    const { match } = this.state.get();
    this.newGame({ ...match, start: match.start.startsWith('fen ') ? match.start : newStart(seatsOf(match).length, match.options) });
  }

  /** Puts an unfinished game on the board again.
   * @param {PlayedGame} game */
  continueGame(game) {
    this.#take({ ...stateOf(game), paused: people(game.match).length === 0 });
  }

  /** @param {string} id */
  forgetGame(id) {
    this.games.set(forgetPlayed(id));
  }

  /** Continues here the game that another tab has taken further. */
  takeOver() {
    const game = lastGame();
    if (game) this.#take(stateOf(game));
  }

  /** The next person looks at the screen. */
  lift() {
    const { match, shown } = this.state.get();
    const turn = shown?.toMove;
    if (!turn || match.players[turn]?.kind !== 'person') return;
    this.#show(this.state.get().at, false, turn).then(() => this.#runClock(turn), (error) => this.#app.report(error));
  }

  /** The person whose turn it is makes a move.
   * @param {string} move */
  move(move) {
    const state = this.state.get();
    if (!canMove(state) || !state.shown?.moves.includes(move)) return;
    this.#press();
    this.#play(move).catch((error) => this.#app.report(error));
  }

  /** The squares where the pawn of a move walks, at the position shown.
   * @param {string} move */
  pathOf = (move) => this.book.path(this.state.get().before ?? '', move);

  /** Shows another position of the game.
   * @param {number} id */
  async show(id) {
    const { tree, at } = this.state.get();
    await this.#show(id, nodeAt(tree, id).parent === at);
  }

  /** Shows a position some turns further on (or back, if negative), or as far as the game goes.
   * @param {number} plies */
  async step(plies) {
    const { tree, at } = this.state.get();
    const to = stepFrom(tree, at, plies);
    if (to !== at) await this.show(to);
  }

  /** Takes back a resignation, or else everything from a person's last turn on. */
  async takeBack() {
    const state = this.state.get();
    if (!state.elsewhere && state.outcome?.reason === 'resigned') {
      this.state.merge({ outcome: null });
      this.#keep();
      return this.#resume();
    }
    const to = takeBackTo(state);
    if (to === null) return;
    this.#interrupt();
    const { tree, clock, times, match } = this.state.get();
    const line = lineThrough(tree);
    const left = clock && (times[to] ?? (to === ROOT ? fresh(match).clock?.left : clock.left));
    this.state.merge({
      tree: remove(tree, line[line.indexOf(to) + 1]), at: to, outcome: null,
      clock: clock && left ? { ...clock, left: { ...clock.left, ...left } } : null,
    });
    this.#stepAside();
    this.#keep();
    this.#app.announce('Taken back.');
    await this.#resume();
  }

  /** Asks the engine for its best turn, given what the person may know. */
  async hint() {
    const { before } = this.state.get();
    if (!canMove(this.state.get()) || before === null) return;
    const course = this.#course;
    this.state.merge({ hint: 'wanted' });
    try {
      const { best } = await (await this.#engine(FULL_LEVEL)).search(before, `movetime ${HINT_TIME}`).done;
      const hint = best === null ? null : { move: best, path: await this.book.path(before, best) };
      if (course === this.#course && this.state.get().before === before) this.state.merge({ hint });
    } catch (error) {
      this.state.merge({ hint: null });
      this.#app.report(error);
    }
  }

  /** The person gives up: the one whose turn it is, if there are several. */
  resign() {
    const { match, outcome, elsewhere, tree } = this.state.get();
    const all = people(match);
    // The board may show an earlier turn.
    const turn = turnAt(this.state.get(), lastNode(tree));
    const loser = all.length === 1 ? all[0] : all.find((seat) => seat === turn);
    if (!outcome && !elsewhere && loser) this.#finish(lostBy(match, loser, 'resigned'));
  }

  /** Pauses engines that play each other after the next turn, or resumes them.
   * @param {boolean} paused */
  pause(paused) {
    this.state.merge({ paused });
    // An engine that still thinks goes on by itself.
    if (!paused && this.state.get().thinking === null) void this.#goOn();
  }

  /** Tries again after an engine's trouble. */
  retry() {
    this.#interrupt();
    this.#thinker?.close();
    this.#thinker = null;
    void this.#resume();
  }

  /** The board has shown the whole turn. */
  animationEnded() {
    this.#animation.end();
    // Otherwise a new board would play it again.
    this.state.merge({ animation: undefined });
  }

  /** Sets whether the view is shown.
   * @param {boolean} attended */
  attend(attended) {
    this.#attended = attended;
    if (!attended) this.animationEnded();
  }

  /** Puts a game on the board.
   * @param {PlayState} state */
  #take(state) {
    this.#interrupt();
    this.state.set(state);
    this.#keep();
    this.#begin();
  }

  /** Begins or continues the game on the board, under its rules, as the only person sees it. */
  #begin() {
    const { match } = this.state.get();
    const all = people(match);
    this.state.merge({ viewer: match.options.OpenCards ? null : all.length === 1 ? all[0] : 'nobody' });
    this.book.options(match.options).catch((error) => this.#app.report(error));
    if (this.#thinker) setRules(this.#thinker, match.options).catch((error) => this.#app.report(error));
    void this.#resume();
  }

  /** Shows the end of the game and lets it continue. */
  async #resume() {
    try {
      await this.#show(lastNode(this.state.get().tree), false);
    } catch (error) {
      // A game that the engine does not accept (any more) cannot continue.
      this.#app.report(error);
      const { tree, match } = this.state.get();
      if (plyOf(tree, lastNode(tree)) > 0) this.newGame({ ...match, start: newStart(seatsOf(match).length, match.options) });
      return;
    }
    await this.#goOn();
  }

  /** Shows a node as soon as its state is known.
   * @param {number} id @param {boolean} moving whether the turn that leads to it is animated
   * @param {Viewer} [viewer] who looks from then on */
  async #show(id, moving, viewer = this.state.get().viewer) {
    const ticket = ++this.#showing;
    const { tree } = this.state.get();
    const words = positionWords(tree, id);
    const [shown, animation] = await Promise.all([
      this.book.state(words, viewer), moving && this.#attended ? this.#animationTo(tree, id, viewer) : undefined,
    ]);
    if (ticket !== this.#showing) return;
    this.#animation.end();
    if (animation) this.#animation.begin();
    this.state.merge({ at: id, shown, viewer, before: words, animation, hint: null });
  }

  /** @param {Tree} tree @param {number} id @param {Viewer} viewer
   * @returns {Promise<Animation | undefined>} */
  async #animationTo(tree, id, viewer) {
    const { parent, move } = nodeAt(tree, id);
    if (parent === null || move === null) return undefined;
    const words = positionWords(tree, parent);
    const [before, after] = await Promise.all([this.book.state(words, viewer), this.book.state(positionWords(tree, id), viewer)]);
    const scene = await sceneOf(this.book, words, move, before, `${this.state.get().id} ${id} ${this.#showing}`);
    if (!scene) return undefined;
    const found = (/** @type {MazeState} */ { players }) => players.find(({ seat }) => seat === before.toMove)?.found ?? '';
    const treasure = found(after).slice(found(before).length);
    const finds = treasure && ` and finds the ${treasureName(treasure)}`;
    this.#app.announce(`${seatName(before.toMove)} ${moveText(move, scene.slide, scene.path[0])}${finds}.`);
    return scene;
  }

  /** Plays a legal move at the end of the game.
   * @param {string} move */
  async #play(move) {
    const course = ++this.#course;
    const { tree, at, clock, times } = this.state.get();
    const end = lastNode(tree);
    const { tree: longer, id } = addMove(tree, end, move);
    this.state.merge({ tree: longer, times: clock ? { ...times, [id]: clock.left } : times, hint: null });
    this.#stepAside();
    this.#keep();
    if (at === end) await this.#show(id, true);
    if (course === this.#course) await this.#proceed();
  }

  /** If several people play, the one at the screen steps aside before anything about another turn is revealed. */
  #stepAside() {
    if (!curtained(this.state.get().match)) return;
    this.book.forget();
    this.state.merge({ viewer: 'nobody' });
  }

  #goOn() {
    return this.#proceed().catch((error) => this.#app.report(error));
  }

  /** Continues the game at its end: it is over, a person's turn, or an engine's. */
  async #proceed() {
    const course = ++this.#course;
    const { tree, match, outcome, elsewhere, viewer } = this.state.get();
    if (outcome || elsewhere) return;
    const words = positionWords(tree, lastNode(tree));
    const state = await this.book.state(words, viewer);
    await this.#animation.over;
    if (course !== this.#course) return;
    if (state.winner) {
      this.#finish({ winner: state.winner, loser: null, reason: 'won' });
      return;
    }
    const seat = state.toMove;
    const player = match.players[seat];
    if (player?.kind === 'engine') {
      if (this.state.get().paused) return;
      this.#runClock(seat);
      await this.#think(seat, player.level, words, state);
    } else if (!curtained(match)) {
      this.#runClock(seat);
    }
  }

  /** A session whose engine plays at a level.
   * @param {number} level */
  async #engine(level) {
    await this.#app.enginesKnown;
    const { match } = this.state.get();
    this.#thinker ??= this.#app.session(this.#app.engines.get()[0], { ...match.options }, (status) => this.#engineStatus(status), VARIANT);
    this.#thinker.set({ 'Skill Level': level }).catch(() => {}); // its search then fails too
    return this.#thinker;
  }

  /** @param {Seat} seat @param {number} level @param {string} words @param {MazeState} state */
  async #think(seat, level, words, state) {
    const course = this.#course;
    const current = () => course === this.#course;
    this.state.merge({ thinking: seat });
    try {
      const session = await this.#engine(level);
      const search = session.search(words, () => this.#goWords());
      if (!current()) return search.stop();
      this.#stopThinking = search.stop;
      const { best, error } = await search.done;
      if (!current()) return;
      if (error) this.#app.toast(error);
      this.#stopThinking = null;
      this.#press();
      const { match } = this.state.get();
      const seats = seatsOf(match);
      const before = seats.at(seats.indexOf(seat) - 1);
      if (before && match.players[before]?.kind === 'person') await this.#animation.seen;
      if (!current()) return;
      this.state.merge({ thinking: null, trouble: null });
      if (best !== null && state.moves.includes(best)) await this.#play(best);
      else this.#finish(lostBy(match, seat, 'fault'));
    } catch (error) {
      if (current()) this.state.merge({ thinking: null, trouble: `Akhet: ${messageOf(error)}` });
    }
  }

  #goWords() {
    const { clock, match } = this.state.get();
    if (!clock) return `movetime ${match.pace.kind === 'move' ? match.pace.time : 1000}`;
    const now = performance.now();
    return seatsOf(match).map((seat, index) => `p${index + 1}time ${Math.floor(timeLeft(clock, seat, now))} p${index + 1}inc ${clock.increment}`).join(' ');
  }

  /** Starts the clock of a seat, if there are clocks. @param {Seat} seat */
  #runClock(seat) {
    const { clock } = this.state.get();
    if (clock && clock.running !== seat) this.state.merge({ clock: running(clock, seat, performance.now()) });
  }

  /** Stops the clock: the player to move has decided. */
  #press() {
    const { clock } = this.state.get();
    if (clock) this.state.merge({ clock: pressed(clock, performance.now()) });
  }

  /** Invalidates everything pending. */
  #interrupt() {
    this.#course += 1;
    this.#stopThinking?.();
    this.#stopThinking = null;
    this.#animation.end();
    const { clock } = this.state.get();
    this.state.merge({ thinking: null, hint: null, trouble: null, paused: false, clock: clock && stopped(clock, performance.now()) });
  }

  /** @param {Outcome} outcome */
  #finish(outcome) {
    this.#interrupt();
    this.state.merge({ outcome });
    this.#keep();
    this.#app.announce(outcomeText(this.state.get().match, outcome));
    if (this.#app.preferences.get().sound) play('end');
  }

  #checkFlag() {
    const { clock, outcome, match } = this.state.get();
    const flag = clock && !outcome && flagged(clock, performance.now());
    if (flag) this.#finish(lostBy(match, flag, 'time'));
  }

  /** @param {import('../../../protocol/session.js').SessionStatus} status */
  #engineStatus({ kind, reason }) {
    const { trouble, thinking } = this.state.get();
    // An idle engine that is lost and comes back need not be reported.
    if (thinking === null) return;
    if (kind === 'lost' && this.#app.link.get().kind === 'ready') {
      this.state.merge({ trouble: `Akhet was lost${reason && ` (${reason})`}. Restarting it…` });
    } else if (kind === 'ready' && trouble) {
      this.state.merge({ trouble: null });
    }
  }

  /** The same game in two tabs: the one where it was not played last rests.
   * @param {StorageEvent} event */
  #heardOfAnotherTab(event) {
    const what = heard(event);
    if (what === 'played') this.games.set(playedGames());
    if (what !== 'game') return;
    this.#outdated = true;
    const [here, there] = [this.state.get(), lastGame()];
    if (!there || there.id !== here.id) return;
    if (positionWords(stateOf(there).tree, stateOf(there).at) === positionWords(here.tree, lastNode(here.tree))
      && there.outcome?.reason === here.outcome?.reason) return;
    this.#interrupt();
    this.state.merge({ elsewhere: true });
  }

  /** Has the browser keep the game. */
  #keep() {
    this.#outdated = false;
    const now = performance.now();
    keepGame(this.state.get(), now);
    this.games.set(keepPlayed(this.state.get(), now));
  }
}

/** The outcome when a player loses: with two players the other has won.
 * @param {Match} match @param {Seat} loser @param {Outcome['reason']} reason
 * @returns {Outcome} */
function lostBy(match, loser, reason) {
  const others = seatsOf(match).filter((seat) => seat !== loser);
  return { winner: others.length === 1 ? others[0] : null, loser, reason };
}

/** Whether the curtain is down: the next person has not come to the screen yet.
 * @param {PlayState} state */
export function isCurtained({ match, shown, viewer, outcome, tree, at }) {
  return outcome === null && shown !== null && shown.winner === null && at === lastNode(tree) && curtained(match) && viewer !== shown.toMove
    && match.players[shown.toMove]?.kind === 'person';
}

/** Whether the person may move on the board as it is shown.
 * @param {PlayState} state */
export function canMove(state) {
  const { match, tree, at, shown, before, outcome, elsewhere } = state;
  // After a turn is taken back, the board still has the position after it for a moment.
  const known = shown !== null && before === positionWords(tree, at);
  return outcome === null && !elsewhere && known && at === lastNode(tree) && shown.winner === null
    && match.players[shown.toMove]?.kind === 'person' && !isCurtained(state);
}

/** Whose turn it is at a node: the players take turns in their order.
 * @param {PlayState} state @param {number} id
 * @returns {Seat | null} null before the first answer */
export function turnAt({ match, tree, at, shown }, id) {
  if (!shown) return null;
  const seats = seatsOf(match);
  const steps = plyOf(tree, id) - plyOf(tree, at);
  return seats[(((seats.indexOf(shown.toMove) + steps) % seats.length) + seats.length) % seats.length];
}

/** The node to which taking back leads, or null if there is none.
 * @param {PlayState} state */
export function takeBackTo(state) {
  if (!state.shown || state.elsewhere) return null;
  const own = lineThrough(state.tree).slice(0, -1).findLast((id) => {
    const turn = turnAt(state, id);
    return turn !== null && state.match.players[turn]?.kind === 'person';
  });
  return own ?? null;
}
