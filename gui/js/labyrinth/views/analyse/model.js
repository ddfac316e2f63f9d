// A game of Labyrinth being analysed: its tree, the position shown, whose view it is, what the engine says about it. It draws nothing.

import { load, save, Store } from '../../../app/store.js';
import { Thinker } from '../../../app/thinker.js';
import { splitWords } from '../../../game/record.js';
import { addMove, lineThrough, nodeAt, onMainLine, pathTo, plyOf, positionWords, remove, ROOT, stepFrom, treeOfMoves } from '../../../game/tree.js';
import { moveText } from '../../board/aria.js';
import { LabyrinthArbiter, USUAL } from '../../arbiter.js';
import { parseEval, seatName } from '../../lines.js';
import { sceneOf } from '../../scene.js';
import { nameAndSide, people, sidesOf } from '../../../play/match.js';
import { curtained } from '../play/match.js';
import { analysisFromJson, analysisToJson, freshAnalysis } from './analysis.js';

/** @typedef {import('../../../app/app.js').App} App */
/** @typedef {import('../../board/types.js').Animation} Animation */
/** @typedef {import('../../arbiter.js').MazeState} MazeState */
/** @typedef {import('../../arbiter.js').Options} Options */
/** @typedef {import('../../arbiter.js').Viewer} Viewer */
/** @typedef {import('../../lines.js').Seat} Seat */
/** @typedef {import('./analysis.js').Analysis} Analysis */

/** @typedef {{seat: Seat, win: number}} Chance in thousandths, by the evaluation without a search */

/** @typedef {Analysis & {shown: MazeState | null, chances: readonly Chance[], animation: Animation | undefined}} AnalyseState `shown` is
 *  what the viewer sees of the position at the node `at` */

/** A game that Play hands over; `over`: it has ended, and its cards are no secret.
 * @typedef {{tree: import('../../../game/tree.js').Tree, match: import('../play/match.js').Match, over: boolean}} Record */

const NAME = 'labyrinth-analysis';
const VARIANT = 'labyrinth';
/** What a first visitor finds: a deal with open cards. */
const FIRST = 'deal 1 2';

export class AnalyseModel {
  /** @type {Store<AnalyseState>} */
  state;
  /** The number of the engine's line that the person points at, from 1, or null.
   * @type {Store<number | null>} */
  pointed = new Store(/** @type {number | null} */ (null));
  /** @type {Thinker<Seat>} */
  thinker;
  book;
  #app;
  #attended = false;
  #showing = 0;
  /** @type {Promise<unknown>} */
  #ready;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.thinker = new Thinker(app, 'labyrinth-engine', VARIANT);
    const kept = analysisFromJson(load(NAME)) ?? freshAnalysis(FIRST);
    this.book = new LabyrinthArbiter(app.session(app.engines.get()[0], { Hash: 1 }, undefined, VARIANT));
    this.state = new Store(/** @type {AnalyseState} */ ({ ...kept, ...UNSEEN }));
    this.#ready = this.book.rules(kept.options);
    this.#show(kept.at, false).catch((error) => {
      // A game that the engine does not accept (any more) cannot be analysed.
      app.report(error);
      return this.#open(freshAnalysis(FIRST));
    }).catch((error) => app.report(error));
  }

  /** Plays a legal move in the position shown: follows a line that has it, or begins one.
   * @param {string} move */
  move(move) {
    if (this.state.get().shown?.moves.includes(move)) this.playLine([move]);
  }

  /** Plays moves from the position shown and shows the last.
   * @param {readonly string[]} moves legal ones */
  playLine(moves) {
    let { tree, at } = this.state.get();
    for (const move of moves) ({ tree, id: at } = addMove(tree, at, move));
    this.state.merge({ tree });
    this.go(at);
  }

  /** Shows another position of the game.
   * @param {number} id */
  go(id) {
    const { tree, at } = this.state.get();
    if (tree.nodes.has(id)) this.#show(id, nodeAt(tree, id).parent === at).catch((error) => this.#app.report(error));
  }

  /** Shows a position some turns further on (or back, if negative) on the line shown, or as far as it goes.
   * @param {number} plies */
  step(plies) {
    const { tree, at } = this.state.get();
    const to = stepFrom(tree, at, plies);
    if (to !== at) this.go(to);
  }

  /** Shows the position where the current variation leaves the game. */
  backToGame() {
    const { tree, at } = this.state.get();
    this.go(onMainLine(tree, at));
  }

  /** Removes the move shown and all that follows it. */
  async remove() {
    const { at } = this.state.get();
    const { parent } = nodeAt(this.state.get().tree, at);
    if (parent === null) return;
    await this.#show(parent, false);
    const { tree, at: now } = this.state.get();
    if (tree.nodes.has(at) && !pathTo(tree, now).includes(at)) this.state.merge({ tree: remove(tree, at) });
    this.#keep();
  }

  /** Shows the game as somebody else sees it.
   * @param {Viewer} viewer */
  see(viewer) {
    const { views, at } = this.state.get();
    if (views && !views.includes(viewer)) return;
    this.state.merge({ viewer });
    this.#show(at, false).catch((error) => this.#app.report(error));
  }

  flip() {
    this.state.merge({ flipped: !this.state.get().flipped });
    this.#keep();
  }

  /** Sets whether the view is visible; if not, the engine rests.
   * @param {boolean} attended */
  attend(attended) {
    this.#attended = attended;
    if (!attended) this.animationEnded();
    this.#follow();
  }

  /** The board has shown the whole turn, so a new board must not play it again. */
  animationEnded() {
    this.state.merge({ animation: undefined });
  }

  /** Starts a new analysis.
   * @param {string} words of `position`, perhaps with moves @param {Options} [options]
   * @returns {Promise<void>} rejects with the engine's reason if there is no such position, and then changes nothing */
  openWords(words, options = USUAL) {
    const { start, moves } = splitWords(words);
    const tree = treeOfMoves(start, moves);
    return this.#open(freshAnalysis(start, { tree, options, at: /** @type {number} */ (lineThrough(tree).at(-1)) }));
  }

  /** Receives a game from Play.
   * @param {Record | {files: readonly File[]}} what */
  receive(what) {
    if ('files' in what) {
      this.#app.toast('Only Laser Chess reads files. For a game of Labyrinth, paste its text under Open.');
      return;
    }
    const { tree, match, over } = what;
    const [only, ...others] = people(match);
    /** @type {Viewer} */
    const viewer = match.options.OpenCards ? null : only && others.length === 0 ? only : 'nobody';
    const title = sidesOf(match).map((seat) => nameAndSide(match, seat)).join(' – ');
    // The cards of a running game stay hidden from its players.
    const views = over || match.options.OpenCards ? null : curtained(match) || viewer === 'nobody' ? ['nobody'] : [viewer, 'nobody'];
    const fields = { title, tree, options: match.options, viewer, views: /** @type {Viewer[] | null} */ (views) };
    this.#open(freshAnalysis(tree.start, fields)).catch((error) => this.#app.report(error));
  }

  /** The squares where the pawn of a move walks, at the position shown.
   * @param {string} move */
  pathOf = (move) => this.book.path(this.#words(), move);

  #words() {
    const { tree, at } = this.state.get();
    return positionWords(tree, at);
  }

  /** Puts an analysis on the board, once the engine has accepted it.
   * @param {Analysis} analysis */
  async #open(analysis) {
    const ticket = ++this.#showing;
    const before = this.state.get();
    const { tree, at, options, viewer } = analysis;
    try {
      await this.#setOptions(options);
      // The whole game, not only the part shown.
      await this.book.state(positionWords(tree, /** @type {number} */ (lineThrough(tree, at).at(-1))), viewer);
      const shown = await this.book.state(positionWords(tree, at), viewer);
      const chances = await this.#chances(shown);
      if (ticket !== this.#showing) return;
      // Its thoughts are about the nodes of another tree.
      this.thinker.follow(null);
      this.state.set({ ...analysis, shown, chances, animation: undefined });
      this.#moved();
    } catch (error) {
      if (ticket === this.#showing) await this.#setOptions(before.options);
      throw error;
    }
  }

  /** @param {Options} options */
  #setOptions(options) {
    this.#ready = this.#ready.catch(() => {}).then(() => this.book.rules(options));
    return this.#ready;
  }

  /** Shows a node as soon as its state is known.
   * @param {number} id @param {boolean} moving whether the turn that leads to it is animated */
  async #show(id, moving) {
    const ticket = ++this.#showing;
    await this.#ready;
    const { tree, viewer } = this.state.get();
    const shown = await this.book.state(positionWords(tree, id), viewer);
    const [chances, animation] = await Promise.all([this.#chances(shown), moving && this.#attended ? this.#sceneTo(id) : undefined]);
    if (ticket !== this.#showing) return;
    this.state.merge({ at: id, shown, chances, animation });
    this.#moved();
  }

  #moved() {
    this.pointed.set(null);
    this.#keep();
    this.#follow();
  }

  /** The turn that leads to a node, as the board shows it.
   * @param {number} id */
  async #sceneTo(id) {
    const { tree, viewer } = this.state.get();
    const { parent, move } = nodeAt(tree, id);
    if (parent === null || move === null) return undefined;
    const words = positionWords(tree, parent);
    const before = await this.book.state(words, viewer);
    const scene = await sceneOf(this.book, words, move, before, `${id} ${this.#showing}`);
    if (scene) this.#app.announce(`${seatName(before.toMove)} ${moveText(move, scene.slide, scene.path[0])}.`);
    return scene;
  }

  /** Every player's chance to win, given what the viewer knows, also from the turns so far.
   * @param {MazeState} shown
   * @returns {Promise<Chance[]>} */
  async #chances({ game, winner }) {
    if (winner) return [];
    const lines = await this.book.ask(game, ['eval']);
    return lines.map(parseEval).filter((chance) => chance !== null);
  }

  /** Has the engine think about the game as the viewer has seen it, unless it is over there or the view is hidden. */
  #follow() {
    const { shown, at, options } = this.state.get();
    if (!this.#attended || !shown || shown.winner) {
      this.thinker.follow(null);
      return;
    }
    const words = shown.game;
    this.thinker.follow({ node: at, mover: shown.toMove, rules: { ...options }, words: async () => ({ named: words, fen: words }) });
  }

  #keep() {
    save(NAME, analysisToJson(this.state.get()));
  }
}

const UNSEEN = { shown: null, chances: [], animation: undefined };

/** Whether play may continue from a position: no card is unknown, so that the game can end.
 * @param {MazeState | null} shown */
export const playable = (shown) => shown !== null && shown.winner === null && !shown.fen.includes('?');

/** The alternatives to the turn shown.
 * @param {AnalyseState} state */
export function besides({ tree, at }) {
  const { parent } = nodeAt(tree, at);
  return parent === null ? [] : nodeAt(tree, parent).children.filter((id) => id !== at);
}

/** Whose turn it is at the start, derived from whose it is in the position shown.
 * @param {AnalyseState} state
 * @returns {Seat | null} */
export function firstSeat({ shown, tree, at }) {
  if (!shown) return null;
  const seats = shown.players.map(({ seat }) => seat);
  const plies = plyOf(tree, at) - plyOf(tree, ROOT);
  return seats[(((seats.indexOf(shown.toMove) - plies) % seats.length) + seats.length) % seats.length];
}
