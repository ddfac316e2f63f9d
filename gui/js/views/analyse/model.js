// A game being analysed: its tree and the position shown, what engines have said about it. It draws nothing.

import { load, save, Store } from '../../app/store.js';
import { Thinker } from '../../app/thinker.js';
import { LaserArbiter } from '../../game/arbiter.js';
import { expectedForBlue, expectedOfResult, scoreForBlue } from '../../game/evaluation.js';
import { judge, nextFault } from '../../game/judgement.js';
import { annotatedGame, branches } from '../../game/pgn-notes.js';
import { turnAt } from '../../game/plies.js';
import { animationTo } from '../../game/shots.js';
import {
  firstOfState, NO_HEADER, openLoaded, ruleOptions, rulesOf, sameRules, scoresOf, splitWords,
} from '../../game/record.js';
import { addMove, annotate, lineThrough, nodeAt, onMainLine, pathTo, positionWords, promote, remove, stepFrom, treeOfMoves } from '../../game/tree.js';
import { EngineError } from '../../protocol/jobs.js';
import { errorText } from '../../protocol/lines.js';
import { analysisFromJson, analysisOf, analysisToJson, freshAnalysis, mainMoves, sameAnalysis } from './analysis.js';
import { Library } from './library.js';
import { Reviewer } from './reviewer.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../app/shell.js').GameRecord} GameRecord */
/** @typedef {import('../../board/types.js').Animation} Animation */
/** @typedef {import('../../game/arbiter.js').BoardState} BoardState */
/** @typedef {import('../../game/plies.js').First} First */
/** @typedef {import('../../game/record.js').LoadedGame} LoadedGame */
/** @typedef {import('../../game/record.js').Rules} Rules */
/** @typedef {import('../../game/tree.js').Tree} Tree */
/** @typedef {import('../../protocol/review.js').ReviewPly} ReviewPly */
/** @typedef {import('./analysis.js').Analysis} Analysis */

/** @typedef {Analysis & {
 *   shown: BoardState | null,
 *   animation: Animation | undefined,
 *   hits: ReadonlyMap<number, string>,
 * }} AnalyseState `shown` is the state of the position at the node `at`; `hits` has the pieces that the shots of the
 *   known moves removed */

/** Evaluations of searches shallower than this do not enter the graph. */
const MIN_DEPTH = 6;
/** More nodes than any search has: the evaluation is certain. */
const CERTAIN = Number.MAX_SAFE_INTEGER;
const KEEP_APART = 1000;

export class AnalyseModel {
  /** @type {Store<AnalyseState>} */
  state;
  /** The analysis that another one replaced.
   * @type {Store<Analysis | null>} */
  previous;
  /** Whether the games of the library are offered for choice.
   * @type {Store<boolean>} */
  choosing = new Store(false);
  /** The number of the engine's line that the person points at, from 1, or null.
   * @type {Store<number | null>} */
  pointed = new Store(/** @type {number | null} */ (null));
  /** The moves from the position shown up to the one that the person points at in a line of the engine.
   * @type {Store<readonly string[]>} */
  peeked = new Store(/** @type {readonly string[]} */ (NO_MOVES));
  thinker;
  reviewer;
  library;
  #app;
  /** @type {Map<string, LaserArbiter>} */
  #arbiters = new Map();
  #showing = 0;
  /** What the browser keeps.
   * @type {Analysis} */
  #kept;
  #keeping = false;
  #attended = false;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.thinker = new Thinker(app);
    this.reviewer = new Reviewer(app);
    this.library = new Library(app);
    /** @type {AnalyseState} */
    const state = { ...(analysisFromJson(load('analysis')) ?? freshAnalysis()), ...UNSEEN };
    this.state = new Store(state);
    this.#kept = state;
    this.previous = new Store(analysisFromJson(load('analysis-before')));
    this.state.subscribe(() => this.#keepSoon());
    this.previous.subscribe((analysis) => save('analysis-before', analysis && analysisToJson(analysis)));
    addEventListener('pagehide', () => this.#keep());
    this.thinker.thoughts.subscribe(() => this.#learn());
    this.#begin().catch((error) => app.report(error));
  }

  /** The rule book for the rules of the game.
   * @returns {LaserArbiter} */
  get arbiter() {
    const { rules } = this.state.get().header;
    return this.#arbiterFor(rules);
  }

  /** Plays a legal move in the position shown: follows a line that has it, or begins one.
   * @param {string} move */
  move(move) {
    const { tree, at, shown } = this.state.get();
    if (!shown?.moves.includes(move)) return;
    const { tree: longer, id } = addMove(tree, at, move);
    this.state.merge({ tree: longer });
    this.go(id);
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
    if (!tree.nodes.has(id)) return;
    const forward = nodeAt(tree, id).parent === at;
    this.#show(id, forward ? animationTo(this.arbiter, tree, id) : undefined).catch((error) => this.#app.report(error));
  }

  /** Shows a position some plies further on (or back, if negative) on the line shown, or as far as it goes.
   * @param {number} plies */
  step(plies) {
    const { tree, at } = this.state.get();
    const to = stepFrom(tree, at, plies);
    if (to !== at) this.go(to);
  }

  /** Shows the next (or, with -1, the previous) alternative to the move shown.
   * @param {1 | -1} direction
   * @returns {boolean} whether there is one */
  sideways(direction) {
    const { tree, at } = this.state.get();
    const { parent } = nodeAt(tree, at);
    const siblings = parent === null ? [] : nodeAt(tree, parent).children;
    const next = siblings[siblings.indexOf(at) + direction];
    if (next === undefined) return false;
    this.go(next);
    return true;
  }

  /** Shows the position where the current variation leaves the game. */
  backToGame() {
    const { tree, at } = this.state.get();
    this.go(onMainLine(tree, at));
  }

  /** Shows the nearest move that the review finds fault with.
   * @param {1 | -1} direction */
  fault(direction) {
    const { tree, at, judgements } = this.state.get();
    const line = lineThrough(tree);
    const id = nextFault(tree, judgements, line.indexOf(onMainLine(tree, at)), direction);
    if (id !== null) this.go(id);
  }

  /** @param {number} id */
  promote(id) {
    this.state.merge({ tree: promote(this.state.get().tree, id) });
  }

  /** Removes a move and all that follows it.
   * @param {number} id */
  async remove(id) {
    const { tree, at } = this.state.get();
    const { parent } = nodeAt(tree, id);
    if (parent === null) return;
    if (pathTo(tree, at).includes(id)) await this.#show(parent, undefined);
    const now = this.state.get();
    if (now.tree.nodes.has(id) && !pathTo(now.tree, now.at).includes(id)) this.state.merge({ tree: remove(now.tree, id) });
  }

  /** @param {number} id @param {string} comment */
  comment(id, comment) {
    const { tree } = this.state.get();
    if (tree.nodes.has(id) && nodeAt(tree, id).comment !== comment) this.state.merge({ tree: annotate(tree, id, { comment }) });
  }

  /** Adds a sign to a move, or removes it if it is there.
   * @param {number} id @param {number} nag */
  sign(id, nag) {
    const { tree } = this.state.get();
    const { nags } = nodeAt(tree, id);
    this.state.merge({ tree: annotate(tree, id, { nags: nags.includes(nag) ? [] : [nag] }) });
  }

  /** Sets whether the view is visible; if not, the engine rests.
   * @param {boolean} attended */
  attend(attended) {
    this.#attended = attended;
    if (!attended) this.animationEnded();
    this.#follow();
  }

  /** The board has shown the whole shot, so a new board must not play it again. */
  animationEnded() {
    this.state.merge({ animation: undefined });
  }

  flip() {
    this.state.merge({ flipped: !this.state.get().flipped });
  }

  /** Starts a new analysis.
   * @param {string} words of `position`, perhaps with moves @param {Rules} [rules] without them, those of the page
   * @returns {Promise<void>} rejects with the engine's reason if there is no such position, and then changes nothing */
  async openWords(words, rules = rulesOf(this.#app.rules.get())) {
    const { start, moves } = splitWords(words);
    const tree = treeOfMoves(start, moves);
    const fresh = freshAnalysis({ ...NO_HEADER, rules });
    await this.#open({ ...fresh, tree, played: mainMoves(tree), at: /** @type {number} */ (lineThrough(tree).at(-1)) });
    this.library.opened(null);
  }

  /** Puts a game of the library on the board.
   * @param {number} index */
  async openLoaded(index) {
    const shelf = this.library.shelf.get();
    const game = shelf?.games[index];
    if (!shelf || !game) return;
    const { header, tree } = openLoaded(game);
    const { text, number } = shelf.places[index];
    const noted = annotatedGame(shelf.texts[text] ?? '', number, tree.start, game.moves.map(({ move }) => move), game.detail);
    if (!noted) this.#app.toast('The variations and comments of this game could not be read.');
    const whole = noted ? await this.#lawful(noted, header.rules) : tree;
    await this.#open({ ...freshAnalysis(header), tree: whole, played: mainMoves(tree) }, game);
    this.library.opened(index);
  }

  /** A game with its variations as far as the engine accepts them; says what is left out.
   * @param {Tree} tree @param {Rules} rules
   * @returns {Promise<Tree>} */
  async #lawful(tree, rules) {
    const arbiter = this.#arbiterFor(rules);
    const ends = [...tree.nodes.values()].filter(({ id, children }) => children.length === 0 && branches(tree, id).length > 0);
    let lawful = tree;
    /** @type {string[]} */
    const reasons = [];
    for (const { id } of ends) {
      /** @type {{at: number, reason: string} | null} */
      let fault = null;
      for (const at of pathTo(tree, id).reverse()) {
        try {
          await arbiter.state(positionWords(tree, at));
          break;
        } catch (error) {
          if (!(error instanceof EngineError)) throw error;
          fault = { at, reason: errorText(error.message) };
        }
      }
      if (!fault || !lawful.nodes.has(fault.at)) continue;
      lawful = remove(lawful, fault.at);
      reasons.push(fault.reason);
    }
    if (reasons.length > 0) {
      const moves = reasons.length === 1 ? 'A move is illegal and was' : `${reasons.length} moves are illegal and were`;
      this.#app.toast(`In the variations: ${moves} left out, with what follows. ${reasons[0]}`);
    }
    return lawful;
  }

  /** Restores the previous analysis. */
  async openPrevious() {
    const previous = this.previous.get();
    if (!previous) return;
    await this.#open(previous);
    this.library.opened(null);
  }

  /** Receives PGN files or a game to review from another part of the page.
   * @param {{files: readonly File[]} | GameRecord} what */
  receive(what) {
    const taking = 'files' in what ? this.loadFiles(what.files) : this.#take(what);
    taking.catch((error) => this.#app.report(error));
  }

  /** Loads PGN files. @param {readonly File[]} files */
  async loadFiles(files) {
    await this.#choose(await this.library.loadFiles(files));
  }

  /** Loads PGN. @param {string} text */
  async loadText(text) {
    await this.#choose(await this.library.loadText(text));
  }

  /** Puts a single game on the board; from several the person chooses.
   * @param {import('./library.js').Shelf} shelf */
  async #choose({ games, errors }) {
    const single = games.length === 1 && errors.length === 0;
    this.choosing.set(!single);
    if (single) await this.openLoaded(0);
  }

  /** @param {GameRecord} record */
  async #take(record) {
    await this.#open(analysisOf(record, record.options ?? this.#app.rules.get()));
    this.library.opened(null);
    await this.review();
  }

  /** Has the engine review the game.
   * @returns {Promise<void>} */
  async review() {
    const { tree, first, header } = this.state.get();
    const line = lineThrough(tree);
    const end = /** @type {number} */ (line.at(-1));
    const { threads, hash } = this.thinker.settings.get();
    this.state.merge({ judgements: new Map(), sides: null });
    const working = this.reviewer.run(positionWords(tree, end), line.length - 1, header.rules, { threads, hash }, (plies) => {
      if (this.state.get().header === header) this.#judged(line, first, plies);
    });
    this.#follow();
    try {
      const sides = await working;
      if (!sides || this.state.get().header !== header) return;
      this.state.merge({ sides });
      this.#app.announce('The review is done.');
    } catch (error) {
      this.#app.report(error);
    } finally {
      this.#follow();
    }
  }

  /** Drops the totals of a review, so that another one can be started; its marks stay until then. */
  forgetReview() {
    this.state.merge({ sides: null });
  }

  stopReview() {
    this.reviewer.stop();
    this.#follow();
  }

  /** @param {readonly number[]} line @param {First} first @param {ReviewPly[]} plies */
  #judged(line, first, plies) {
    const { tree, judgements, scores } = this.state.get();
    const found = judge(tree, line, first, plies, this.reviewer.effort.get());
    this.state.merge({
      tree: found.tree,
      judgements: new Map([...judgements, ...found.judgements]),
      scores: new Map([...scores, ...found.scores]),
    });
  }

  /** Shows what the browser has kept. */
  async #begin() {
    const showing = this.#show(this.state.get().at, undefined);
    const ticket = this.#showing;
    try {
      await showing;
      if (ticket === this.#showing) await this.#explore();
    } catch (error) {
      // A game that the engine does not accept (any more) cannot be analysed; it is kept as the previous analysis.
      this.#app.report(error);
      if (ticket === this.#showing) await this.#open(freshAnalysis());
    }
  }

  /** Puts an analysis on the board. The one before can be restored, if it had any moves.
   * @param {Analysis} analysis @param {LoadedGame} [game] whose players' scores are shown until there are better ones
   * @returns {Promise<void>} rejects if the engine does not accept the game, and then changes nothing */
  async #open(analysis, game) {
    const ticket = ++this.#showing;
    const arbiter = this.#arbiterFor(analysis.header.rules);
    const { tree, at } = analysis;
    const states = Promise.all([arbiter.state(tree.start), arbiter.state(positionWords(tree, at))]);
    const [begin, shown] = await states.catch((error) => {
      // Pending changes of the board are dropped in favour of this.
      if (ticket === this.#showing) this.#show(this.state.get().at, undefined).catch(() => {});
      throw error;
    });
    if (ticket !== this.#showing) return;
    this.reviewer.stop();
    const { shown: before, animation, hits, ...left } = this.state.get();
    if (left.tree.nodes.size > 1) this.previous.set(left);
    const first = firstOfState(begin);
    const scores = game ? scoresOf(game, tree, first) : analysis.scores;
    // Its thoughts are about the nodes of another tree.
    this.thinker.follow(null);
    this.state.set({ ...UNSEEN, ...analysis, first, scores, shown });
    this.#follow();
    this.#explore().catch((error) => this.#app.report(error));
  }

  /** Shows a node as soon as its state is known.
   * @param {number} id @param {Animation | undefined} animation */
  async #show(id, animation) {
    const ticket = ++this.#showing;
    const { tree } = this.state.get();
    const shown = await this.arbiter.state(positionWords(tree, id));
    if (ticket !== this.#showing) return;
    const { scores, hits } = this.state.get();
    const expected = expectedOfResult(shown.result);
    const hit = this.#hit(id);
    this.state.merge({
      at: id, shown, animation,
      ...(hit && !hits.has(id) && { hits: new Map(hits).set(id, hit) }),
      ...(expected !== null && { scores: new Map(scores).set(id, { expected, score: null, nodes: CERTAIN }) }),
    });
    this.pointed.set(null);
    this.peeked.set(NO_MOVES);
    this.#follow();
  }

  /** Has the engine think about the position shown, unless the game is over there, a review needs the machine, or the view
   * is hidden. */
  #follow() {
    const { shown, at, tree, first, header } = this.state.get();
    if (!this.#attended || !shown || shown.result !== '*' || this.reviewer.progress.get()) {
      this.thinker.follow(null);
      return;
    }
    const arbiter = this.arbiter;
    this.thinker.follow({
      node: at,
      mover: turnAt(first, tree, at),
      rules: ruleOptions(header.rules),
      words: async () => {
        const { fen } = await arbiter.state(tree.start);
        return { named: positionWords(tree, at), fen: positionWords({ ...tree, start: `fen ${fen}` }, at) };
      },
    });
  }

  /** Keeps the engine's evaluation for the graph. */
  #learn() {
    const thoughts = this.thinker.thoughts.get();
    const info = thoughts?.infos[0];
    const { tree, scores } = this.state.get();
    if (!thoughts || !info || info.depth < MIN_DEPTH || info.bound || !tree.nodes.has(thoughts.node)) return;
    const old = scores.get(thoughts.node);
    if (old && old.nodes >= info.nodes) return;
    const { node, mover } = thoughts;
    const expected = expectedForBlue(info.score, info.wdl, mover);
    this.state.merge({ scores: new Map(scores).set(node, { expected, score: scoreForBlue(info.score, mover), nodes: info.nodes }) });
  }

  /** Asks about all positions of the main line, so that what the shots hit is known and stepping is instant. */
  async #explore() {
    const { tree, header } = this.state.get();
    const line = lineThrough(tree);
    const arbiter = this.arbiter;
    for (const id of line) {
      if (this.state.get().header !== header) return;
      await arbiter.state(positionWords(tree, id));
    }
    if (this.state.get().header !== header) return;
    const hits = new Map(this.state.get().hits);
    for (const id of line) {
      const hit = this.#hit(id);
      if (hit) hits.set(id, hit);
    }
    this.state.merge({ hits });
    const { scores } = this.state.get();
    const end = /** @type {number} */ (line.at(-1));
    const expected = expectedOfResult(arbiter.known(positionWords(tree, end))?.result ?? '*');
    if (expected !== null) this.state.merge({ scores: new Map(scores).set(end, { expected, score: null, nodes: CERTAIN }) });
  }

  /** The piece that the shot of the move to a node removed, if it is known and removed one.
   * @param {number} id */
  #hit(id) {
    const { tree } = this.state.get();
    const { parent, move } = nodeAt(tree, id);
    const end = parent === null ? undefined : this.arbiter.known(positionWords(tree, parent))?.shots.get(move ?? '')?.end;
    return end?.kind === 'hit' ? end.piece : undefined;
  }

  /** @param {Rules} rules
   * @returns {LaserArbiter} */
  #arbiterFor(rules) {
    const page = this.#app.rules.get();
    if (!page.RepetitionEnds && sameRules(rules, rulesOf(page))) return this.#app.arbiter;
    const key = JSON.stringify(ruleOptions(rules));
    const known = this.#arbiters.get(key);
    if (known) return known;
    const arbiter = new LaserArbiter(this.#app.session(this.#app.engines.get()[0], { Hash: 1, ...ruleOptions(rules) }));
    this.#arbiters.set(key, arbiter);
    return arbiter;
  }

  #keepSoon() {
    if (this.#keeping || sameAnalysis(this.state.get(), this.#kept)) return;
    this.#keeping = true;
    setTimeout(() => {
      this.#keeping = false;
      this.#keep();
    }, KEEP_APART);
  }

  /** Writes only what was changed here, since another tab may have written meanwhile. */
  #keep() {
    const state = this.state.get();
    if (sameAnalysis(state, this.#kept)) return;
    this.#kept = state;
    save('analysis', analysisToJson(state));
  }
}

/** @type {readonly string[]} */
export const NO_MOVES = [];
const UNSEEN = { shown: null, animation: undefined, hits: new Map() };
