// A game being analysed: its tree and the position shown, what engines have said about it. It draws nothing.

import { AnalysisModel } from '../../app/analysis-model.js';
import { Reviewer } from '../../app/reviewer.js';
import { load, save, Store } from '../../app/store.js';
import { Thinker } from '../../app/thinker.js';
import { LaserArbiter, wordsFor } from '../../game/arbiter.js';
import { expectedForBlue, expectedOfResult, scoreForBlue } from '../../game/evaluation.js';
import { isFault, judge, judgementText, nextFault } from '../../game/judgement.js';
import { annotatedGame, branches } from '../../game/pgn-notes.js';
import { firstOf, turnAt } from '../../game/plies.js';
import { toggled } from '../../game/shapes.js';
import { animationTo } from '../../game/shots.js';
import { NO_HEADER, openLoaded, ruleOptions, rulesOf, sameRules, scoresOf, splitWords } from '../../game/record.js';
import { addMove, annotate, lastNode, lineThrough, movesTo, nodeAt, onMainLine, pathTo, positionWords, promote, remove, treeOfMoves } from '../../game/tree.js';
import { EngineError } from '../../protocol/jobs.js';
import { errorText } from '../../lang/errors.js';
import { t } from '../../lang/texts.js';
import { PERSON } from '../play/match.js';
import { analysisFromJson, analysisOf, analysisToJson, freshAnalysis, mainMoves } from './analysis.js';
import { faultText, Library } from './library.js';
import { looksLikeFen, pastedLink, unpack } from './links.js';
import { Marker } from './marker.js';
import { Threat } from './threat.js';

/** @import { App } from '../../app/app.js' */
/** @import { GameRecord } from '../../app/shell.js' */
/** @import { Animation } from '../../board/types.js' */
/** @import { BoardState } from '../../game/arbiter.js' */
/** @import { First } from '../../game/plies.js' */
/** @import { LoadedGame, Rules } from '../../game/record.js' */
/** @import { Tree } from '../../game/tree.js' */
/** @import { ReviewPly } from '../../protocol/review.js' */
/** @import { Session } from '../../protocol/session.js' */
/** @import { Analysis } from './analysis.js' */

/** @typedef {Analysis & import('../../app/shown-game.js').Shown<BoardState, Animation> & {hits: ReadonlyMap<number, string>}} AnalyseState `hits`
 *  has the pieces that the shots of the known moves removed */

/** Evaluations of searches shallower than this do not enter the graph. */
const MIN_DEPTH = 6;
/** More nodes than any search has: the evaluation is certain. */
const CERTAIN = Number.MAX_SAFE_INTEGER;

/** @extends {AnalysisModel<Analysis, AnalyseState, Thinker>} */
export class AnalyseModel extends AnalysisModel {
  /** The analysis that another one replaced. */
  previous = new Store(analysisFromJson(load('analysis-before')));
  /** Whether the games of the library are offered for choice. */
  choosing = new Store(false);
  reviewer;
  library;
  threat;
  #marker;
  /** The colour in which the board is drawn on, null while moves are played on it. */
  pen = new Store(/** @type {string | null} */ (null));
  /** @type {Map<string, LaserArbiter>} */
  #arbiters = new Map();

  /** @param {App} app */
  constructor(app) {
    super(app, new Thinker(app), { name: 'analysis', fresh: freshAnalysis, unseen: { hits: new Map() }, toJson: analysisToJson, fromJson: analysisFromJson });
    this.reviewer = new Reviewer(app);
    this.library = new Library(app);
    this.threat = new Threat(app);
    this.#marker = new Marker(app);
    this.thinker.settings.subscribe(({ on }) => on || this.#marker.close());
    this.previous.subscribe((analysis) => save('analysis-before', analysis && analysisToJson(analysis)));
    this.thinker.thoughts.subscribe(() => this.#learn());
    this.begin().catch((error) => app.report(error));
  }

  /** The rule book for the rules of the game.
   * @returns {LaserArbiter} */
  get arbiter() {
    const { rules } = this.state.get().header;
    return this.#arbiterFor(rules);
  }

  /** While the engine is on, the move gets its mark.
   * @param {string} move */
  move(move) {
    const { at, shown } = this.state.get();
    super.move(move);
    if (shown?.moves.includes(move) && this.thinker.settings.get().on) this.#mark(at, shown, move).catch((error) => this.app.report(error));
  }

  /** Has a move judged, unless it has been.
   * @param {number} at the node before it @param {BoardState} before the position there @param {string} move */
  async #mark(at, before, move) {
    const { tree, header, judgements } = this.state.get();
    const { id } = addMove(tree, at, move);
    if (judgements.has(id) || this.reviewer.progress.get()) return;
    const nodes = this.reviewer.effort.get();
    const ply = await this.#marker.judge(before.fen, move, nodes, ruleOptions(header.rules));
    const now = this.state.get();
    if (!ply || now.header !== header || now.judgements.has(id)) return;
    const judged = judge(now.tree, [at, id], { color: before.toMove, number: 1 }, [ply], nodes).judgements.get(id);
    if (!judged) return;
    this.state.merge({ judgements: new Map(now.judgements).set(id, { ...judged, alone: true }) });
    if (isFault(judged)) this.app.announce(t('analyse-move-said', { move, said: judgementText(judged) }));
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
    void this.show(next);
    return true;
  }

  /** Draws a shape on the position shown, or removes it.
   * @param {string} shape */
  draw(shape) {
    const { tree, at } = this.state.get();
    this.state.merge({ tree: annotate(tree, at, { shapes: toggled(nodeAt(tree, at).shapes, shape) }) });
  }

  /** Removes what is drawn on the position shown.
   * @returns {boolean} whether there was anything */
  erase() {
    const { tree, at } = this.state.get();
    if (nodeAt(tree, at).shapes.length === 0) return false;
    this.state.merge({ tree: annotate(tree, at, { shapes: [] }) });
    return true;
  }

  /** Looks for the threat in the position shown, or forgets it. */
  toggleThreat() {
    const { at, shown, header } = this.state.get();
    if (this.threat.found.get()) this.threat.clear();
    else if (shown?.result === '*') void this.threat.show(at, shown, ruleOptions(header.rules)).catch((error) => this.app.report(error));
    else if (shown) this.app.toast(t('analyse-threat-over'));
  }

  /** Shows the nearest move that the review finds fault with.
   * @param {1 | -1} direction */
  fault(direction) {
    const { tree, at, judgements } = this.state.get();
    const line = lineThrough(tree);
    const id = nextFault(tree, judgements, line.indexOf(onMainLine(tree, at)), direction);
    if (id !== null) void this.show(id);
  }

  /** @param {number} id */
  promote(id) {
    this.state.merge({ tree: promote(this.state.get().tree, id) });
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

  /** Starts a new analysis.
   * @param {string} words of `position`, perhaps with moves @param {Rules} [rules] without them, those of the page
   * @returns {Promise<void>} rejects with the engine's reason if there is no such position, and then changes nothing */
  openWords(words, rules = rulesOf(this.app.rules.get())) {
    const { start, moves } = splitWords(words);
    const tree = treeOfMoves(start, moves);
    const fresh = freshAnalysis({ ...NO_HEADER, rules });
    return this.open({ ...fresh, tree, played: mainMoves(tree), at: lastNode(tree) });
  }

  /** Opens what a link holds. A dialog that has been opened meanwhile stays.
   * @param {import('./links.js').Held} held
   * @returns {Promise<boolean>} whether it holds several games, of which the person chooses one */
  async openHeld(held) {
    if ('packed' in held) return this.#loadText(await unpack(held.packed));
    await this.openWords(held.words, held.rules ?? undefined);
    return false;
  }

  /** Opens what somebody has pasted: a link of the page, a position or games.
   * @param {string} text */
  async openText(text) {
    const held = pastedLink(text) ?? (looksLikeFen(text) ? { words: `fen ${text}`, rules: null } : null);
    const several = await (held ? this.openHeld(held) : this.#loadText(`${text}\n`));
    if (!several) this.choosing.set(false);
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
    if (!noted) this.app.toast(t('analyse-notes-unreadable'));
    const whole = noted ? await this.#lawful(noted, header.rules) : tree;
    await this.open({ ...freshAnalysis(header), tree: whole, played: mainMoves(tree) }, game);
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
    if (reasons.length > 0) this.app.toast(t('analyse-variations-cut', { count: reasons.length, reason: reasons[0] }));
    return lawful;
  }

  /** Receives PGN files or a game to review from another part of the page.
   * @param {{files: readonly File[]} | GameRecord} what */
  receive(what) {
    const taking = 'files' in what ? this.loadFiles(what.files) : this.#take(what);
    taking.catch((error) => this.app.report(error));
  }

  /** Loads PGN files. @param {readonly File[]} files */
  async loadFiles(files) {
    if (!await this.#choose(await this.library.loadFiles(files))) this.choosing.set(false);
  }

  /** Loads PGN. @param {string} text */
  async #loadText(text) {
    return this.#choose(await this.library.loadText(text));
  }

  /** Puts a single game on the board; from several the person chooses.
   * @param {import('./library.js').Shelf} shelf
   * @returns {Promise<boolean>} whether the person is to choose */
  async #choose({ games, errors, cut }) {
    const several = games.length !== 1 || errors.length > 0;
    if (several) this.choosing.set(true);
    else {
      await this.openLoaded(0);
      for (const what of cut) this.app.toast(faultText(what));
    }
    return several;
  }

  /** @param {GameRecord} record */
  async #take(record) {
    await this.open(analysisOf(record, record.options ?? this.app.rules.get()));
    await this.review();
  }

  /** Has the engine review the game.
   * @returns {Promise<void>} */
  async review() {
    const { tree, first, header } = this.state.get();
    const line = lineThrough(tree);
    const { threads, hash } = this.thinker.settings.get();
    const settings = { Threads: threads, Hash: hash, ...ruleOptions(header.rules) };
    this.state.merge({ judgements: new Map(), sides: null });
    const working = this.reviewer.run(positionWords(tree, lastNode(tree)), line.length - 1, this.reviewer.effort.get(), settings, (plies) => {
      if (this.state.get().header === header) this.#judged(line, first, plies);
    });
    this.follow();
    try {
      const sides = await working;
      if (!sides || this.state.get().header !== header) return;
      this.state.merge({ sides });
      this.app.announce(t('analyse-review-done'));
    } catch (error) {
      this.app.report(error);
    } finally {
      this.follow();
    }
  }

  /** The game for the view that practises mistakes: those of the only person, or else of both players.
   * @returns {import('../mistakes/cards.js').Source} */
  source() {
    const { tree, header: { blue, red, date } } = this.state.get();
    const color = (blue === PERSON) === (red === PERSON) ? null : blue === PERSON ? 'blue' : 'red';
    return { id: null, start: tree.start, moves: movesTo(tree, lastNode(tree)), color, against: color === null ? '' : color === 'blue' ? red : blue, date };
  }

  /** Drops the totals of a review, so that another one can be started; its marks stay until then. */
  forgetReview() {
    this.state.merge({ sides: null });
  }

  stopReview() {
    this.reviewer.stop();
    this.follow();
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

  /** @param {Analysis} analysis @param {LoadedGame} [game] whose players' scores are shown until there are better ones */
  async accepted({ header, tree, at, scores }, game) {
    const arbiter = this.#arbiterFor(header.rules);
    const [begin, shown] = await Promise.all([arbiter.state(tree.start), arbiter.state(positionWords(tree, at))]);
    const first = firstOf(begin);
    return { first, scores: game ? scoresOf(game, tree, first) : scores, shown };
  }

  /** The analysis can be restored, if it had any moves. */
  leave() {
    this.reviewer.stop();
    this.library.opened(null);
    const { coming, shown, words, animation, hits, ...left } = this.state.get();
    if (left.tree.nodes.size > 1) this.previous.set(left);
  }

  /** @param {string} words */
  stateOf(words) {
    return this.arbiter.state(words);
  }

  /** @param {number} id */
  async animationTo(id) {
    return animationTo(this.arbiter, this.state.get().tree, id);
  }

  /** @param {boolean} attended */
  attend(attended) {
    super.attend(attended);
    if (attended) return;
    this.threat.clear();
    this.#marker.close();
  }

  moved() {
    super.moved();
    this.threat.clear();
    const { at, shown, scores, hits } = this.state.get();
    const expected = expectedOfResult(shown?.result ?? '*');
    const hit = this.#hit(at);
    if (hit && !hits.has(at)) this.state.merge({ hits: new Map(hits).set(at, hit) });
    if (expected !== null) this.state.merge({ scores: new Map(scores).set(at, { expected, score: null, nodes: CERTAIN }) });
  }

  /** The position shown, unless the game is over there or a review needs the machine. */
  target() {
    const { shown, at, tree, first, header } = this.state.get();
    if (!shown || shown.result !== '*' || this.reviewer.progress.get()) return null;
    const arbiter = this.arbiter;
    return {
      node: at,
      mover: turnAt(first, tree, at),
      rules: ruleOptions(header.rules),
      words: (/** @type {Session} */ session) => wordsFor(session, arbiter, tree, at),
    };
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
  async explore() {
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
    const end = lastNode(tree);
    const expected = expectedOfResult(arbiter.known(positionWords(tree, end))?.result ?? '*');
    if (expected !== null) this.state.merge({ scores: new Map(scores).set(end, { expected, score: null, nodes: CERTAIN }) });
  }

  /** The piece that the shot of the move to a node removed, if it is known and removed one.
   * @param {number} id */
  #hit(id) {
    return animationTo(this.arbiter, this.state.get().tree, id)?.removed;
  }

  /** @param {Rules} rules
   * @returns {LaserArbiter} */
  #arbiterFor(rules) {
    const page = this.app.rules.get();
    if (!page.RepetitionEnds && sameRules(rules, rulesOf(page))) return this.app.arbiter;
    const key = JSON.stringify(ruleOptions(rules));
    const known = this.#arbiters.get(key);
    if (known) return known;
    const arbiter = new LaserArbiter(this.app.session(this.app.engines.get()[0], { Hash: 1, ...ruleOptions(rules) }));
    this.#arbiters.set(key, arbiter);
    return arbiter;
  }
}
