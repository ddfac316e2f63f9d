// A game at a real table: the table as it is entered, then the turns that people play there, with the engine's advice. It draws nothing.

import { changed, newHistory, redone, undone } from '../../../app/editor.js';
import { Store } from '../../../app/store.js';
import { Thinker } from '../../../app/thinker.js';
import { splitWords } from '../../../game/record.js';
import { newTree, nodeAt, positionWords, treeOfMoves } from '../../../game/tree.js';
import { t } from '../../../lang/texts.js';
import { sideAfter } from '../../../play/state.js';
import { tileText } from '../../board/aria.js';
import { pictureArgs, treasureOf } from '../../board/pictures.js';
import { AnalyseModel, freshAnalysis, VARIANT } from '../analyse/model.js';
import { LOOSE, placeOf, turnedAt } from '../setup/position.js';
import { targetsAfter } from './why.js';
import { cleared, filled, laidFromJson, laidToJson, LOOKS, nothingLaid, startOf, stepOf, tileAt, toolAfter, treasurePut } from './laid.js';

/** @import { App } from '../../../app/app.js' */
/** @import { History } from '../../../app/editor.js' */
/** @import { MazeState } from '../../arbiter.js' */
/** @import { Seat } from '../../lines.js' */
/** @import { AnalyseState } from '../analyse/model.js' */
/** @import { Laid, Tool } from './laid.js' */

/** @typedef {{laid: Laid, playing: boolean, moves: readonly string[]}} Table `moves` have the marks of what they uncovered, `a6nb1!U` */

/** @typedef {AnalyseState & {history: History<Table>}} RealState its tree is the game of `history.now`, one line: a node's id is its ply */

/** What the page asks: whether the turn to the node shown has found the treasure on which it ended, and which card I look at since the turn
 * to the node `card`: `asking` if I have not said so.
 * @typedef {{find: {ply: number, seat: Seat, treasure: string, found: boolean} | null, card: number | null, asking: boolean}} Asks */

const NAME = 'labyrinth-real';
/** How many steps the browser keeps to be undone. */
const MAX_KEPT = 50;
/** The game while the table is entered; nothing shows it. */
const UNSEEN = 'startpos';
/** @type {Asks} */
const NOTHING = { find: null, card: null, asking: false };

export class RealModel extends AnalyseModel {
  /** What a press on the board does while the table is entered. */
  tool = new Store(/** @type {Tool} */ ({ kind: 'tile', look: LOOKS[0] }));
  asks = new Store(NOTHING);
  /** Whether the board shows the slide of the chosen line and what it opens. */
  why = new Store(false);
  /** The changes under way: each begins when the one before it is shown.
   * @type {Promise<unknown>} */
  #changes = Promise.resolve();

  /** @param {App} app */
  constructor(app) {
    super(app, { name: NAME, fresh, toJson, fromJson }, new Thinker(app, `${NAME}-engine`, VARIANT, { on: true, lines: 5 }));
    const { laid } = this.now;
    this.tool.set(toolAfter({ ...laid, tiles: new Map() }, laid, this.tool.get()));
  }

  get #history() {
    return /** @type {RealState} */ (this.state.get()).history;
  }

  /** The table as it is now. */
  get now() {
    return this.#history.now;
  }

  /** @param {Laid} laid */
  lay(laid) {
    const before = this.now;
    if (laid === before.laid) return;
    this.tool.set(toolAfter(before.laid, laid, this.tool.get()));
    this.merge({ history: changed(this.#history, { ...before, laid }), options: laid.options });
  }

  /** A square was pressed while the table is entered, or a key on it.
   * @param {string | null} square null for the spare @param {'place' | 'turn' | 'remove'} [action] @param {'R' | 'L'} [turn] */
  work(square, action = 'place', turn = 'R') {
    const { laid } = this.now;
    const tool = this.tool.get();
    if (square !== null && !LOOSE.has(square)) this.app.toast(t('real-fixed'));
    else if (action === 'remove') this.lay(square === null ? laid : cleared(laid, square));
    else if (action === 'place' && tool.kind === 'treasure') this.#hide(square, tool.treasure);
    else if (action === 'place' && tool.kind === 'tile' && !(square !== null && laid.tiles.get(square)?.startsWith(tool.look))) this.lay(tileAt(laid, square, tool.look));
    else if (square !== null) this.lay(turnedAt(laid, square, turn));
    const tile = square === null ? this.now.laid.spare : this.now.laid.tiles.get(square);
    this.app.announce(t('real-laid', { square: square ?? t('real-spare'), tile: tile ? tileText(tile) : t('board-empty') }));
  }

  /** @param {string | null} square @param {string} treasure */
  #hide(square, treasure) {
    const { laid } = this.now;
    const old = placeOf(laid, treasure);
    const there = treasureOf((square === null ? laid.spare : laid.tiles.get(square)) ?? '');
    const next = treasurePut(laid, square, treasure);
    if (next === laid) this.app.toast(t('real-tile-first'));
    else if (old !== undefined && old !== square) this.app.toast(old === null ? t('real-moved-from-spare', pictureArgs(treasure)) : t('real-moved', { ...pictureArgs(treasure), square: old }));
    else if (there !== undefined && there !== treasure) this.app.toast(t('real-was-there', pictureArgs(there)));
    this.lay(next);
  }

  /** I sit there: the board is turned so that my home is near me.
   * @param {Seat} me */
  sit(me) {
    this.lay({ ...this.now.laid, me });
    this.merge({ flipped: me === 'yellow' || me === 'orange' });
  }

  /** Gives all empty squares the look in hand. */
  fill() {
    const tool = this.tool.get();
    if (tool.kind === 'tile') this.lay(filled(this.now.laid, tool.look));
  }

  /** Clears the board, for another game of the same people. */
  clear() {
    const { tiles, spare, mine } = nothingLaid();
    if (this.now.playing) this.app.toast(t('real-next-game'));
    return this.#change(({ laid }) => ({ laid: { ...laid, tiles, spare, mine }, playing: false, moves: [] }));
  }

  /** All is laid: the first turn can be played. */
  start() {
    return this.#change(({ laid }) => ({ laid, playing: true, moves: [] }), 0);
  }

  undo() {
    return this.#go(() => undone(this.#history));
  }

  redo() {
    return this.#go(() => redone(this.#history));
  }

  /** Enters the turn that was played after the position shown, in place of those that followed.
   * @param {readonly string[]} played a legal one */
  playLine([move]) {
    const { shown } = this.state.get();
    void this.#change((table, at) => {
      if (at < table.moves.length) this.app.toast(t('real-turns-gone'));
      const mark = shown && targetsAfter(shown, move.slice(0, 3), shown.toMove, table.laid.options.FreeOrder).includes(move.slice(3)) && '!';
      return { ...table, moves: [...table.moves.slice(0, at), move + (mark || '')] };
    });
  }

  /** The turn shown has found the treasure on which it ended, or has not. */
  find() {
    const { find } = this.asks.get();
    return find && this.#mark(find.ply, find.found ? '' : '!');
  }

  /** The card that I look at now.
   * @param {string} treasure */
  look(treasure) {
    const { card } = this.asks.get();
    if (card === null) return undefined;
    return card > 0 ? this.#mark(card, `!${treasure}`) : this.#change((table) => ({ ...table, laid: { ...table.laid, mine: treasure } }), this.state.get().at);
  }

  /** @param {number} ply of a turn @param {string} mark what it uncovered */
  #mark(ply, mark) {
    return this.#change((table) => ({ ...table, moves: table.moves.with(ply - 1, table.moves[ply - 1].slice(0, 5) + mark) }), this.state.get().at);
  }

  /** @param {(table: Table, at: number) => Table} next the table after the change of one at which this node is shown
   * @param {number} [at] the node to show, the last without it */
  #change(next, at) {
    return this.#go(() => changed(this.#history, next(this.now, this.state.get().at)), at);
  }

  /** Shows another state of the table, if the engine accepts it.
   * @param {() => History<Table>} next @param {number} [to] */
  #go(next, to) {
    const go = async () => {
      const history = next();
      if (history === this.#history) return;
      const before = this.state.get();
      const { laid, playing, moves } = history.now;
      const tree = treeOf(history.now);
      const at = to ?? moves.length;
      const { options } = laid;
      if (playing) await this.accepted({ ...before, tree, at, options });
      this.thinker.follow(null);
      const forward = this.now.playing && playing && at === before.at + 1 && moves.length === at;
      this.tool.set(toolAfter(this.now.laid, laid, this.tool.get()));
      this.merge({ history, options, tree, at: Math.min(before.at, moves.length) });
      await this.display(at, forward);
    };
    this.#changes = this.#changes.then(go).catch((error) => this.app.report(error));
    return this.#changes;
  }

  moved() {
    super.moved();
    this.why.set(false);
    this.#ask().catch((error) => this.app.report(error));
  }

  /** What to ask about the position shown. */
  async #ask() {
    const { shown, tree, at } = this.state.get();
    const before = at > 0 ? await this.stateOf(positionWords(tree, at - 1)) : null;
    if (shown !== this.state.get().shown) return;
    const found = before && findIn(before, nodeAt(tree, at).move ?? '');
    const find = found && { ply: at, ...found };
    this.asks.set(shown && this.now.playing ? { find, ...cardSince(shown, this.now.laid) } : NOTHING);
    if (find && !find.found) this.app.announce(t('real-ended', { color: find.seat, ...pictureArgs(find.treasure) }));
  }

  /** My turns. */
  target() {
    const { shown } = this.state.get();
    const { laid, playing } = this.now;
    return playing && shown?.toMove === laid.me ? super.target() : null;
  }
}

/** The treasure that a turn may have found, if no card says whether it has.
 * @param {MazeState} before @param {string} move
 * @returns {{seat: Seat, treasure: string, found: boolean} | null} */
export function findIn({ slides, players, toMove }, move) {
  const treasure = treasureOf(slides.get(move.slice(0, 3))?.tiles.get(move.slice(3, 5)) ?? '');
  const cards = players.find(({ seat }) => seat === toMove)?.cards ?? '';
  const known = players.some(({ cards: one, found }) => treasure && (one + found).includes(treasure));
  return treasure !== undefined && !known && cards.includes('?') && !/^[A-X]/.test(cards) ? { seat: toMove, treasure, found: move[5] === '!' } : null;
}

/** The ply of the turn since which I look at my card, 0 for the start, null if there is none to be named; and whether I have not named it.
 * @param {Pick<MazeState, 'players' | 'game'>} shown @param {Laid} laid */
export function cardSince({ players, game }, { me, first, options }) {
  const cards = players.find(({ seat }) => seat === me)?.cards ?? '';
  if (options.FreeOrder || cards === '') return { card: null, asking: false };
  const seats = players.map(({ seat }) => seat);
  const card = splitWords(game).moves.findLastIndex((move, ply) => move.includes('!') && sideAfter(seats, first, ply) === me) + 1;
  return { card, asking: cards[0] === '?' };
}

/** @param {Table} table */
function treeOf({ laid, playing, moves }) {
  return playing ? treeOfMoves(startOf(laid), moves) : newTree(UNSEEN);
}

/** @param {History<Table>} history @param {number} at @param {boolean} flipped */
function realOf(history, at, flipped) {
  return freshAnalysis(UNSEEN, /** @type {any} */ ({ history, tree: treeOf(history.now), at, flipped, options: history.now.laid.options, viewer: null }));
}

function fresh() {
  return realOf(newHistory({ laid: nothingLaid(), playing: false, moves: [] }), 0, false);
}

/** @param {any} state */
function toJson({ history: { past, now, future }, at, flipped }) {
  const json = (/** @type {Table} */ { laid, playing, moves }) => ({ laid: laidToJson(laid), playing, moves });
  return { past: past.slice(-MAX_KEPT).map(json), now: json(now), future: future.slice(0, MAX_KEPT).map(json), at, flipped };
}

/** @param {any} json */
function fromJson(json) {
  const now = tableFromJson(json?.now);
  if (!now || !Number.isInteger(json.at) || json.at < 0 || json.at > now.moves.length) return null;
  const tables = (/** @type {any} */ list) => (Array.isArray(list) ? list.map(tableFromJson).filter((table) => table !== null) : []);
  return realOf({ past: tables(json.past), now, future: tables(json.future) }, json.at, json.flipped === true);
}

/** @param {any} json
 * @returns {Table | null} */
function tableFromJson(json) {
  const laid = laidFromJson(json?.laid);
  const moves = Array.isArray(json?.moves) && json.moves.every((/** @type {any} */ move) => /^[a-g][1-7][nesw][a-g][1-7](![A-X]?)?$/.test(move));
  if (!laid || !moves || (json.playing === true && stepOf(laid) === 'tiles')) return null;
  return { laid, playing: json.playing === true, moves: json.moves };
}
