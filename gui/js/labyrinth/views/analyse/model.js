// A game of Labyrinth being analysed: its tree, the position shown, whose view it is, what the engine says about it. It draws nothing.

import { AnalysisModel } from '../../../app/analysis-model.js';
import { LABYRINTH_NODES, Reviewer } from '../../../app/reviewer.js';
import { Store } from '../../../app/store.js';
import { Thinker } from '../../../app/thinker.js';
import { nextFault } from '../../../game/judgement.js';
import { splitWords } from '../../../game/record.js';
import { lastNode, lineThrough, newTree, nodeAt, onMainLine, plyOf, positionWords, ROOT, treeFromJson, treeOfMoves, treeToJson } from '../../../game/tree.js';
import { t } from '../../../lang/texts.js';
import { nameInFile, onlyPerson, sidesOf } from '../../../play/match.js';
import { sideAfter } from '../../../play/state.js';
import { LabyrinthArbiter, USUAL, optionsFromJson } from '../../arbiter.js';
import { isSeat, parseEval } from '../../lines.js';
import { sceneTo } from '../../scene.js';
import { curtained } from '../play/match.js';
import { aboutOf, openLoaded, pgnOf } from './pgn.js';

/** @import { App } from '../../../app/app.js' */
/** @import { Animation } from '../../board/types.js' */
/** @import { MazeState, Options, Viewer } from '../../arbiter.js' */
/** @import { Seat } from '../../lines.js' */
/** @import { Tree } from '../../../game/tree.js' */
/** @import { LoadedMaze, Names } from './pgn.js' */

/** @typedef {{seat: Seat, win: number}} Chance in thousandths, by the evaluation without a search */

/** @typedef {import('../../../game/judgement.js').Judgement & {seat: Seat, win: number}} TurnJudgement of the turn to a node by this player, who
 *  had this chance of winning before it, in per cent */

/** @typedef {Analysis & import('../../../app/shown-game.js').Shown<MazeState, Animation> & {chances: readonly Chance[],
 *   judgements: ReadonlyMap<number, TurnJudgement>, sides: import('../../../app/reviewer.js').Sides | null}} AnalyseState `shown` is
 *  what the viewer sees of the position */

/** A game that Play hands over; `over`: it has ended, and its cards are no secret.
 * @typedef {{tree: import('../../../game/tree.js').Tree, match: import('../play/match.js').Match, over: boolean}} Record */

export const VARIANT = 'labyrinth';
/** What a first visitor finds: a deal with open cards. */
const FIRST = 'deal 1 2';

/** @type {import('../../../app/analysis-model.js').Form<Analysis, Pick<AnalyseState, 'chances' | 'judgements' | 'sides'>>} */
const FORM = {
  name: 'labyrinth-analysis', fresh: () => freshAnalysis(FIRST), unseen: { chances: [], judgements: new Map(), sides: null }, toJson: analysisToJson, fromJson: analysisFromJson,
};

/** @extends {AnalysisModel<Analysis, AnalyseState, Thinker<Seat>>} */
export class AnalyseModel extends AnalysisModel {
  /** Whether the person chooses what to analyse. */
  choosing = new Store(false);
  /** The games that were read last. */
  loaded = new Store(/** @type {{games: readonly LoadedMaze[], errors: readonly string[]}} */ ({ games: [], errors: [] }));
  arbiter;
  reviewer;
  /** The rules under which the arbiter answers, or will once it is ready.
   * @type {Options | null} */
  #options = null;
  /** @type {Promise<unknown>} */
  #ready = Promise.resolve();

  /** @param {App} app @param {Partial<typeof FORM>} [form] @param {Thinker<Seat>} [thinker] */
  constructor(app, form = {}, thinker = new Thinker(app, 'labyrinth-engine', VARIANT)) {
    super(app, thinker, { ...FORM, ...form });
    this.arbiter = new LabyrinthArbiter(app.session(app.engines.get()[0], { Hash: 1 }, undefined, VARIANT));
    this.reviewer = new Reviewer(app, VARIANT);
    this.begin().catch((error) => app.report(error));
  }

  /** Shows the game as somebody else sees it.
   * @param {Viewer} viewer */
  see(viewer) {
    const { views, at, coming } = this.state.get();
    if (views && !views.includes(viewer)) return;
    this.state.merge({ viewer });
    this.display(coming ?? at, false).catch((error) => this.app.report(error));
  }

  /** Starts a new analysis.
   * @param {string} words of `position`, perhaps with moves @param {Options} [options]
   * @returns {Promise<void>} rejects with the engine's reason if there is no such position, and then changes nothing */
  openWords(words, options = USUAL) {
    const { start, moves } = splitWords(words);
    const tree = treeOfMoves(start, moves);
    return this.open(freshAnalysis(start, { tree, options, at: lastNode(tree) }));
  }

  /** Reads PGN files, as one text.
   * @param {readonly File[]} files */
  async loadFiles(files) {
    const texts = await Promise.all(files.map((file) => file.text()));
    await this.loadText(texts.join('\n'));
  }

  /** Reads PGN: a single game is opened, of several the person chooses one.
   * @param {string} text */
  async loadText(text) {
    const { games, errors } = await this.app.readGames(text);
    const mazes = /** @type {LoadedMaze[]} */ (/** @type {unknown[]} */ (games).filter((game) => 'players' in /** @type {object} */ (game)));
    if (games.length > mazes.length) throw new Error(t('analyse-games-of-laser'));
    if (mazes.length === 0) throw new Error(errors[0] ?? t('analyse-games-missing'));
    this.loaded.set({ games: mazes, errors });
    if (mazes.length === 1) await this.openLoaded(mazes[0]);
    this.choosing.set(mazes.length > 1 || errors.length > 0);
  }

  /** @param {LoadedMaze} game */
  openLoaded(game) {
    const { words, names, options } = openLoaded(game);
    const { start, moves } = splitWords(words);
    return this.open(freshAnalysis(start, { about: aboutOf(game), names, tree: treeOfMoves(start, moves), options }));
  }

  /** The game on the board, as its viewer knows it, as PGN. */
  async pgn() {
    const { tree, options, names, judgements } = this.state.get();
    const line = lineThrough(tree);
    const { game, players, winner } = await this.stateOf(positionWords(tree, lastNode(tree)));
    const seats = players.map(({ seat }) => seat);
    return pgnOf({ game, seats, winner, names, options, judgements: line.slice(1).map((id) => judgements.get(id)) });
  }

  /** Receives a game from Play, or files.
   * @param {Record | {files: readonly File[]}} what */
  receive(what) {
    if ('files' in what) {
      this.loadFiles(what.files).catch((error) => this.app.report(error));
      return;
    }
    const { tree, match, over } = what;
    /** @type {Viewer} */
    const viewer = match.options.OpenCards ? null : onlyPerson(match) ?? 'nobody';
    // The cards of a running game stay hidden from its players.
    const views = over || match.options.OpenCards ? null : curtained(match) || viewer === 'nobody' ? ['nobody'] : [viewer, 'nobody'];
    const names = Object.fromEntries(sidesOf(match).map((seat) => [seat, nameInFile(match, seat)]));
    const fields = { names, tree, options: match.options, viewer, views: /** @type {Viewer[] | null} */ (views) };
    this.open(freshAnalysis(tree.start, fields)).catch((error) => this.app.report(error));
  }

  /** @param {Analysis} analysis */
  async accepted({ tree, at, options, viewer }) {
    await this.#play(options);
    // The whole game, not only the part shown.
    await this.arbiter.state(positionWords(tree, /** @type {number} */ (lineThrough(tree, at).at(-1))), viewer);
    return { shown: await this.arbiter.state(positionWords(tree, at), viewer), judgements: new Map(), sides: null };
  }

  /** Has the engine review the game as the viewer knows it: each turn by what its player knew then. */
  async review() {
    const { tree, options } = this.state.get();
    const line = lineThrough(tree);
    this.state.merge({ judgements: new Map(), sides: null });
    try {
      const [begin, { game }] = await Promise.all([this.stateOf(tree.start), this.stateOf(positionWords(tree, lastNode(tree)))]);
      const seats = begin.players.map(({ seat }) => seat);
      const { threads, hash } = this.thinker.settings.get();
      const settings = { Threads: threads, Hash: hash, ...options };
      const sides = await this.reviewer.run(game, line.length - 1, LABYRINTH_NODES, settings, (plies) => {
        const { judgements, tree: now } = this.state.get();
        if (now.start !== tree.start) return;
        const found = new Map(judgements);
        for (const { ply, of, wdl, ...judgement } of plies) {
          found.set(line[ply], { ...judgement, seat: sideAfter(seats, begin.toMove, ply - 1) ?? begin.toMove, win: wdl.win / 10 });
        }
        this.state.merge({ judgements: found });
      });
      if (!sides || this.state.get().tree.start !== tree.start) return;
      this.state.merge({ sides });
      this.app.announce(t('analyse-review-done'));
    } catch (error) {
      this.app.report(error);
    }
  }

  /** Shows the nearest turn that the review finds fault with.
   * @param {1 | -1} direction */
  fault(direction) {
    const { tree, at, judgements } = this.state.get();
    const id = nextFault(tree, judgements, lineThrough(tree).indexOf(onMainLine(tree, at)), direction);
    if (id !== null) void this.show(id);
  }

  /** Has the rule book answer under these rules.
   * @param {Options} options */
  #play(options) {
    if (options !== this.#options) {
      this.#options = options;
      this.#ready = this.#ready.catch(() => {}).then(() => this.arbiter.rules(options));
      this.#ready.catch(() => { this.#options = null; });
    }
    return this.#ready;
  }

  /** @param {string} words */
  async stateOf(words) {
    await this.#play(this.state.get().options);
    return this.arbiter.state(words, this.state.get().viewer);
  }

  /** @param {number} id */
  animationTo(id) {
    return sceneTo(this, id);
  }

  moved() {
    super.moved();
    this.#weigh().catch((error) => this.app.report(error));
  }

  /** Asks for every player's chance to win, given what the viewer knows, also from the turns so far. */
  async #weigh() {
    const { shown } = this.state.get();
    const lines = !shown || shown.winner ? [] : await this.arbiter.ask(shown.game, ['eval']);
    if (shown === this.state.get().shown) this.state.merge({ chances: lines.map(parseEval).filter((chance) => chance !== null) });
  }

  /** The game as the viewer has seen it, unless it is over there. */
  target() {
    const { shown, at, options } = this.state.get();
    if (!shown || shown.winner) return null;
    return { node: at, mover: shown.toMove, rules: { ...options }, words: async () => shown.game };
  }
}

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
  return shown && sideAfter(shown.players.map(({ seat }) => seat), shown.toMove, -plyOf(tree, at));
}

/** @typedef {{about: string, names: Names, tree: Tree, at: number, options: Options, viewer: Viewer, views: readonly Viewer[] | null, flipped: boolean}} Analysis
 *  `about` is what a file says of the game besides its players; `views` are those that may be chosen, null for all: while a game continues, its players' cards stay hidden */

/** Whether the engine reveals everybody's cards in a game with this start, if it knows them.
 * @param {string} start */
export const isOpen = (start) => !start.startsWith('sealed ');

/** @param {string} start @param {Partial<Analysis>} [fields]
 * @returns {Analysis} */
export function freshAnalysis(start, fields) {
  return { about: '', names: {}, tree: newTree(start), at: ROOT, options: USUAL, viewer: isOpen(start) ? null : 'nobody', views: null, flipped: false, ...fields };
}

/** A value for JSON.stringify, read back by `analysisFromJson`.
 * @param {Analysis} analysis */
export function analysisToJson({ about, names, tree, at, options, viewer, views, flipped }) {
  return { about, names, tree: treeToJson(tree), at, options, viewer, views, flipped };
}

/** The analysis that a browser has kept, or null if it is not valid.
 * @param {any} json
 * @returns {Analysis | null} */
export function analysisFromJson(json) {
  const tree = treeFromJson(json?.tree);
  const viewer = (/** @type {any} */ value) => value === null || value === 'nobody' || isSeat(value);
  const options = optionsFromJson(json?.options);
  const views = json?.views === null || (Array.isArray(json?.views) && json.views.every(viewer));
  if (!tree || !options || !views || !viewer(json.viewer) || !tree.nodes.has(json.at)) return null;
  return {
    about: typeof json.about === 'string' ? json.about : '', names: namesFromJson(json.names), tree, at: json.at, options, viewer: json.viewer, views: json.views, flipped: json.flipped === true,
  };
}

/** @param {any} json
 * @returns {Names} */
function namesFromJson(json) {
  return Object.fromEntries(Object.entries(json ?? {}).filter(([seat, name]) => isSeat(seat) && typeof name === 'string'));
}
