// A game being played: whose turn it is, what the engines do, the clocks, the end. It draws nothing.

import { AnimationWait } from '../../app/animation-wait.js';
import { play } from '../../app/sound.js';
import { nameKept, Store } from '../../app/store.js';
import { flagged, goWords, pressed, running, stopped } from '../../game/clock.js';
import { animationTo } from '../../game/shots.js';
import { addMove, lastNode, lineThrough, nodeAt, plyOf, positionWords, remove, ROOT, stepFrom, treeOfMoves } from '../../game/tree.js';
import { colorName, messageOf, opponent } from '../../protocol/lines.js';
import { forgetPlayed, keepPlayed, NAME as PLAYED, playedGames } from './games.js';
import { first, fresh, isOfAnotherTab, keepGame, keptGame, lastGame, startClock } from './kept.js';
import { hasPerson, onlyPerson, playerName, recordName } from './match.js';
import { outcomeRecord, outcomeText, outcomeTitle, resultOf } from './outcome.js';
import { Thinkers } from './thinkers.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../protocol/lines.js').Color} Color */
/** @typedef {import('../../protocol/lines.js').Beam} Beam */
/** @typedef {import('../../protocol/lines.js').Info} Info */
/** @typedef {import('../../game/arbiter.js').BoardState} BoardState */
/** @typedef {import('../../board/types.js').Animation} Animation */
/** @typedef {import('../../game/clock.js').Clock} Clock */
/** @typedef {import('../../game/tree.js').Tree} Tree */
/** @typedef {import('./games.js').PlayedGame} PlayedGame */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./outcome.js').Outcome} Outcome */

/** @typedef {{
 *   id: string,
 *   date: string,
 *   match: Match,
 *   tree: Tree,
 *   at: number,
 *   coming: number | null,
 *   shown: BoardState | null,
 *   animation: Animation | undefined,
 *   outcome: Outcome | null,
 *   clock: Clock | null,
 *   times: Readonly<Record<number, Clock['left']>>,
 *   thinking: Color | null,
 *   thoughts: {color: Color, infos: readonly Info[]} | null,
 *   hint: {move: string, beam: Beam} | 'wanted' | null,
 *   trouble: string | null,
 *   paused: boolean,
 *   flipped: boolean,
 *   learned: number,
 *   elsewhere: boolean,
 * }} PlayState `id` and `date`, when it began, tell games apart; `at` is the node that the board shows, `shown` its state, null before the first answer; `coming` is the node
 *   that it will show as soon as its state is known; `times` is what the clocks had after the move to each node; `thoughts`
 *   are the last ones of engines that play each other: a person who plays does not see what the opponent thinks; `trouble`
 *   says why an engine does not play; `elsewhere`: the game continues in another tab, and rests here; `learned` changes when the rule book has learned about positions not shown */

const TICK = 100;

export class PlayModel {
  /** @type {Store<PlayState>} */
  state;
  #app;
  #thinkers;
  /** Invalidates pending answers when the game changes course. */
  #course = 0;
  #showing = 0;
  /** The engines whose last search put them ahead, and which therefore do not claim a draw.
   * @type {Partial<Record<Color, boolean>>} */
  #better = {};
  /** @type {(() => void) | null} */
  #stopThinking = null;
  #animation = new AnimationWait();
  /** Whether the view is shown: without a board there is no shot to wait for. */
  #attended = false;
  /** Whether another tab has kept its game since this one has. */
  #outdated = false;
  /** The games that were played here.
   * @type {Store<readonly PlayedGame[]>} */
  games = new Store(/** @type {readonly PlayedGame[]} */ (playedGames()));

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.#thinkers = new Thinkers(app, (color, status) => this.#engineStatus(color, status));
    this.state = new Store(first(keptGame(), app.setup));
    this.#thinkers.prepare(this.state.get().match);
    void this.#resume();
    app.games.set('Play', () => positionWords(this.state.get().tree, lastNode(this.state.get().tree)));
    app.rules.subscribe(() => {
      this.#interrupt();
      void this.#resume();
    });
    setInterval(() => this.#checkFlag(), TICK);
    addEventListener('storage', (event) => this.#heardOfAnotherTab(event));
    addEventListener('pagehide', () => keepGame(this.state.get(), performance.now(), this.#outdated));
  }

  /** Begins another game.
   * @param {Match} match */
  newGame(match) {
    this.#take(fresh(match));
  }

  /** Begins another game of the same players, with the colours exchanged if one of them is a person. */
  rematch() {
    const { match } = this.state.get();
    const { blue, red } = match.players;
    this.newGame(onlyPerson(match) ? { ...match, players: { blue: red, red: blue } } : match);
  }

  /** Puts an unfinished game on the board again.
   * @param {PlayedGame} game */
  continueGame({ id, date, match, moves, left, times, flipped }) {
    const state = fresh(match);
    const clock = state.clock && left ? { ...state.clock, left } : state.clock;
    this.#take({ ...state, id, date, tree: treeOfMoves(match.start, moves), clock, times, flipped, paused: !hasPerson(match) });
  }

  /** @param {string} id */
  forgetGame(id) {
    this.games.set(forgetPlayed(id));
  }

  /** Continues here the game that another tab has taken further. */
  takeOver() {
    this.#take(lastGame() ?? this.state.get());
  }

  /** Puts a game on the board.
   * @param {PlayState} state */
  #take(state) {
    this.#interrupt();
    this.state.set({ ...state, shown: this.state.get().shown });
    this.#keep();
    this.#thinkers.prepare(state.match);
    void this.#resume();
  }

  /** The same game in two tabs: the one where it was not played last rests.
   * @param {StorageEvent} event */
  #heardOfAnotherTab(event) {
    if (event.key === nameKept(PLAYED)) this.games.set(playedGames());
    if (!isOfAnotherTab(event)) return;
    this.#outdated = true;
    const [here, there] = [this.state.get(), lastGame()];
    if (!there || there.id !== here.id) return;
    const same = JSON.stringify(there.outcome) === JSON.stringify(here.outcome)
      && positionWords(there.tree, lastNode(there.tree)) === positionWords(here.tree, lastNode(here.tree));
    if (same) return;
    this.#interrupt();
    this.state.merge({ elsewhere: true });
  }

  /** The game in the form that another view takes.
   * @returns {import('../../app/shell.js').GameRecord} */
  record() {
    const { match, tree, outcome, flipped, date } = this.state.get();
    const names = { blue: recordName(match, 'blue'), red: recordName(match, 'red') };
    return { tree, names, date, result: outcome ? resultOf(outcome) : '*', detail: this.#detail(), flipped };
  }

  /** How the game ended, in words for any reader; empty before its end. */
  #detail() {
    const { outcome } = this.state.get();
    return outcome ? outcomeRecord(outcome, this.lastShot()) : '';
  }

  /** The person whose turn it is makes a move.
   * @param {string} move */
  move(move) {
    const { shown } = this.state.get();
    if (!shown?.moves.includes(move) || !canMove(this.state.get())) return;
    // The clock may not have started yet, if the person did not wait for the end of the last shot.
    this.#runClock(shown.toMove);
    this.#press();
    this.#play(move).catch((error) => this.#app.report(error));
  }

  /** Shows another position of the game.
   * @param {number} id */
  async show(id) {
    const { tree, at } = this.state.get();
    const forward = nodeAt(tree, id).parent === at;
    await this.#show(id, forward ? animationTo(this.#app.arbiter, tree, id) : undefined);
  }

  /** Shows a position some plies further on (or back, if negative), or as far as the game goes.
   * @param {number} plies */
  async step(plies) {
    const { tree, at } = this.state.get();
    const to = stepFrom(tree, at, plies);
    if (to !== at) await this.show(to);
  }

  /** Takes back a resignation or a claim, or else everything from a person's last turn on. */
  async takeBack() {
    const state = this.state.get();
    if (!state.elsewhere && endedByWord(state)) {
      this.state.merge({ outcome: null });
      this.#keep();
      return this.#resume();
    }
    const to = takeBackTo(state);
    if (to === null) return;
    this.#interrupt();
    const { tree, clock, times, match } = this.state.get();
    const line = lineThrough(tree);
    const left = clock && (times[to] ?? (to === ROOT ? startClock(match)?.left : clock.left));
    this.state.merge({
      tree: remove(tree, line[line.indexOf(to) + 1]),
      at: to,
      outcome: null,
      clock: clock && left ? { ...clock, left } : null,
    });
    this.#keep();
    this.#app.announce('Taken back.');
    await this.#resume();
  }

  /** Asks the engine for its best move here. */
  async hint() {
    const { tree, at } = this.state.get();
    if (!canMove(this.state.get())) return;
    this.state.merge({ hint: 'wanted' });
    try {
      const move = await this.#thinkers.hint(tree, at);
      const now = this.state.get();
      if (now.tree !== tree || now.at !== at) return;
      const beam = move && now.shown?.shots.get(move);
      this.state.merge({ hint: move && beam ? { move, beam } : null });
    } catch (error) {
      this.state.merge({ hint: null });
      this.#app.report(error);
    }
  }

  /** The person gives up: the one whose turn it is, if there are two. */
  resign() {
    const { match, outcome, shown, elsewhere } = this.state.get();
    if (outcome || elsewhere || !shown || !hasPerson(match)) return;
    const loser = onlyPerson(match) ?? turnAtEnd(this.state.get());
    this.#finish({ winner: opponent(loser), reason: 'resigned' });
  }

  /** The person claims a draw by repetition. */
  async claim() {
    const { tree, at, match } = this.state.get();
    if (!canMove(this.state.get())) return;
    try {
      await this.#app.arbiter.claim(positionWords(tree, at));
      this.#finish({ winner: null, reason: 'claimed', detail: playerName(match, turnAtEnd(this.state.get())) });
    } catch (error) {
      this.#app.report(error);
    }
  }

  /** Pauses engines that play each other after the next move, or resumes them.
   * @param {boolean} paused */
  pause(paused) {
    this.state.merge({ paused });
    this.#keep();
    // An engine that still thinks goes on by itself.
    if (!paused && this.state.get().thinking === null) void this.#goOn();
  }

  /** Tries again after an engine's trouble. */
  retry() {
    this.#interrupt();
    this.#thinkers.prepare(this.state.get().match);
    void this.#resume();
  }

  flip() {
    this.state.merge({ flipped: !this.state.get().flipped });
    this.#keep();
  }

  /** The board has shown the whole shot. */
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

  /** Shows the end of the game and lets it continue. */
  async #resume() {
    try {
      await this.#show(lastNode(this.state.get().tree), undefined);
    } catch (error) {
      // A game that the engine does not accept (any more) cannot continue.
      this.#app.report(error);
      if (plyOf(this.state.get().tree, lastNode(this.state.get().tree)) > 0) this.newGame(this.state.get().match);
      return;
    }
    this.#learn().catch((error) => this.#app.report(error));
    await this.#goOn();
  }

  /** Asks about the positions of the game that are not yet known, the last ones first, to show what their shots hit. */
  async #learn() {
    const { tree } = this.state.get();
    const words = lineThrough(tree).reverse().map((id) => positionWords(tree, id));
    const unknown = words.filter((position) => !this.#app.arbiter.known(position));
    if (unknown.length === 0) return;
    await Promise.all(unknown.map((position) => this.#app.arbiter.state(position)));
    this.state.merge({ learned: this.state.get().learned + 1 });
  }

  /** Shows a node as soon as its state is known.
   * @param {number} id @param {Animation | undefined} animation */
  async #show(id, animation) {
    const ticket = ++this.#showing;
    this.state.merge({ coming: id });
    const shown = await this.#app.arbiter.state(positionWords(this.state.get().tree, id)).catch((error) => {
      if (ticket === this.#showing) this.state.merge({ coming: null });
      throw error;
    });
    if (ticket !== this.#showing) return;
    this.#animation.end();
    const played = this.#attended ? animation : undefined;
    if (played) this.#animation.begin();
    this.state.merge({ at: id, coming: null, shown, animation: played, hint: null });
  }

  /** Plays a legal move at the end of the game.
   * @param {string} move */
  async #play(move) {
    const course = ++this.#course;
    const { tree, at, clock, times } = this.state.get();
    const end = lastNode(tree);
    const { tree: longer, id } = addMove(tree, end, move);
    this.state.merge({ tree: longer, times: clock ? { ...times, [id]: clock.left } : times, hint: null });
    this.#keep();
    if (at === end) await this.#show(id, animationTo(this.#app.arbiter, longer, id));
    if (course === this.#course) await this.#proceed();
  }

  #goOn() {
    return this.#proceed().catch((error) => this.#app.report(error));
  }

  /** Continues the game at its end: it is over, a person's turn, or an engine's. */
  async #proceed() {
    const course = ++this.#course;
    const { tree, match, outcome, elsewhere } = this.state.get();
    if (outcome || elsewhere) return;
    const end = lastNode(tree);
    const state = await this.#app.arbiter.state(positionWords(tree, end));
    if (course !== this.#course) return;
    if (state.result !== '*') {
      const winner = state.result === '1/2-1/2' ? null : state.result === '1-0' ? 'blue' : 'red';
      await this.#animation.over;
      if (course === this.#course) this.#finish({ winner, reason: winner ? 'shot' : 'repetition' });
      return;
    }
    const { clock, paused } = this.state.get();
    const color = state.toMove;
    const player = match.players[color];
    if (player.kind === 'engine' && paused) return;
    if (player.kind === 'person') {
      // The clock does not run while the person watches the shot.
      if (clock) await this.#animation.over;
      if (course === this.#course) this.#runClock(color);
      return;
    }
    this.#runClock(color);
    const content = hasPerson(match) && this.#better[color];
    if (state.repetitions >= 3 && !content) this.#finish({ winner: null, reason: 'claimed', detail: playerName(match, color) });
    else await this.#think(color, end, state);
  }

  /** @param {Color} color @param {number} end @param {BoardState} state */
  async #think(color, end, state) {
    const course = this.#course;
    const { tree, match } = this.state.get();
    const current = () => course === this.#course;
    this.state.merge({ thinking: color });
    /** @type {readonly Info[]} */
    let last = [];
    try {
      const go = () => {
        const { clock } = this.state.get();
        if (clock) return goWords(clock, performance.now());
        return `movetime ${match.pace.kind === 'move' ? match.pace.time : 1000}`;
      };
      const search = await this.#thinkers.think(color, tree, end, go, (infos) => {
        if (!current()) return;
        last = infos;
        if (!hasPerson(match)) this.state.merge({ thoughts: { color, infos } });
      });
      if (!current()) return search.stop();
      this.#stopThinking = search.stop;
      const { best, error } = await search.done;
      if (!current()) return;
      if (error) this.#app.toast(error);
      this.#press();
      await (hasPerson(match) ? this.#animation.seen : this.#animation.over);
      if (!current()) return;
      this.#stopThinking = null;
      const score = last[0]?.score;
      this.#better[color] = score !== undefined && score.value > 0;
      this.state.merge({ thinking: null, trouble: null });
      if (best !== null && state.moves.includes(best)) await this.#play(best);
      else this.#finish({ winner: opponent(color), reason: 'fault', ...(best && { detail: best }) });
    } catch (error) {
      if (!current()) return;
      const text = messageOf(error);
      this.state.merge({ thinking: null, trouble: `${playerName(match, color)}: ${text}` });
    }
  }

  /** Starts the clock of a side, if there are clocks.
   * @param {Color} color */
  #runClock(color) {
    const { clock } = this.state.get();
    if (clock && clock.running !== color) this.state.merge({ clock: running(clock, color, performance.now()) });
  }

  /** Stops the clock: the side to move has decided. */
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
    this.state.merge({
      thinking: null, hint: null, trouble: null, paused: false, clock: clock && stopped(clock, performance.now()),
    });
  }

  /** @param {Outcome} outcome */
  #finish(outcome) {
    this.#interrupt();
    this.state.merge({ outcome });
    this.#keep();
    const { match } = this.state.get();
    this.#app.announce(`${outcomeTitle(match, outcome)}. ${outcomeText(match, outcome, this.lastShot())}`);
    if (this.#app.preferences.get().sound) play('end');
  }

  /** The last shot of the game, if its state is known. */
  lastShot() {
    const { tree } = this.state.get();
    return animationTo(this.#app.arbiter, tree, lastNode(tree)) ?? null;
  }

  #checkFlag() {
    const { clock, outcome } = this.state.get();
    const flag = clock && !outcome && flagged(clock, performance.now());
    if (flag) this.#finish({ winner: opponent(flag), reason: 'time' });
  }

  /** @param {Color} color @param {import('../../protocol/session.js').SessionStatus} status */
  #engineStatus(color, { kind, reason }) {
    const { match, trouble, thinking } = this.state.get();
    const name = playerName(match, color);
    // An idle engine that is lost and comes back need not be reported.
    if (thinking !== color) return;
    if (kind === 'lost' && this.#app.link.get().kind === 'ready') {
      this.state.merge({ trouble: `${name} was lost${reason && ` (${reason})`}. Restarting it…` });
    } else if (kind === 'ready' && trouble) {
      this.state.merge({ trouble: null });
      this.#app.toast(`${name} (${colorName(color)}) is back; the game continues.`);
    }
  }

  /** Has the browser keep the game. */
  #keep() {
    this.#outdated = false;
    const now = performance.now();
    keepGame(this.state.get(), now);
    this.games.set(keepPlayed(this.state.get(), this.#detail(), now));
  }
}

/** Whether the person may move on the board as it is shown.
 * @param {PlayState} state */
export function canMove({ match, tree, at, coming, shown, outcome, elsewhere }) {
  // While another position is coming, the board still has the previous one.
  return outcome === null && !elsewhere && shown !== null && coming === null && at === lastNode(tree) && shown.result === '*'
    && match.players[shown.toMove].kind === 'person';
}

/** Whether the game is over in the position shown.
 * @param {PlayState} state */
export function isOver({ tree, at, shown, outcome }) {
  return (shown !== null && shown.result !== '*') || (outcome !== null && at === lastNode(tree));
}

/** Whose turn it is at the end of the game.
 * @param {PlayState} state
 * @returns {Color} */
export function turnAtEnd({ tree, at, shown }) {
  // Before the engine's answer: Blue begins in the setups, and a FEN names who does.
  const begins = /^fen \S+ r/.test(tree.start) ? 'red' : 'blue';
  const toMove = shown?.toMove ?? (plyOf(tree, at) % 2 === 0 ? begins : opponent(begins));
  return (plyOf(tree, lastNode(tree)) - plyOf(tree, at)) % 2 === 0 ? toMove : opponent(toMove);
}

/** Whether the game ended by a resignation or claim of a person, which can be taken back alone.
 * @param {PlayState} state */
function endedByWord(state) {
  const { outcome, match } = state;
  if (outcome?.reason === 'resigned') return true;
  return outcome?.reason === 'claimed' && match.players[turnAtEnd(state)].kind === 'person';
}

/** The node to which taking back leads, or null if there is none.
 * @param {PlayState} state */
export function takeBackTo(state) {
  if (!state.shown || state.elsewhere) return null;
  const line = lineThrough(state.tree);
  let turn = turnAtEnd(state);
  for (const id of line.reverse().slice(1)) {
    turn = opponent(turn);
    if (state.match.players[turn].kind === 'person') return id;
  }
  return null;
}
