// A seat at a table of several devices: what the table says, the position shown, what the person sends. It draws nothing.

import { AnimationWait } from '../../app/animation-wait.js';
import { play as playSound } from '../../app/sound.js';
import { load, save, Store } from '../../app/store.js';
import { addMove, lastNode, lineThrough, newTree, nodeAt, positionWords, ROOT, stepFrom, treeOfMoves } from '../../game/tree.js';
import { TableClient } from '../../protocol/table.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../game/clock.js').Clock<string>} Clock */
/** @typedef {import('../../game/tree.js').Tree} Tree */
/** @typedef {import('../../protocol/table.js').OpenTable} OpenTable */
/** @typedef {import('../../protocol/table.js').Presence} Presence */
/** @typedef {import('../../protocol/table.js').Sent} Sent */
/** @typedef {import('../../protocol/table.js').Table} Table */
/** @typedef {import('../../protocol/table.js').TablePlayer} TablePlayer */

/** What a game's rule book does for a table.
 * @typedef {{
 *   known: (words: string) => any,
 *   state: (words: string) => Promise<any>,
 *   animation: (before: string, move: string) => any,
 *   learn: (tree: Tree) => Promise<unknown>,
 * }} TableRules `state` is that of a position, `known` the same if it has been asked for; `animation` shows a move in the position
 *   `before`; `learn` finds what the list of moves says */

/** What a table needs of its game.
 * @typedef {{
 *   Rules: new (session: import('../../protocol/session.js').Session) => TableRules,
 *   moves: string,
 *   sideName: (seat: string) => string,
 *   isBelow: (seat: string) => boolean,
 *   placed: (state: TableState) => readonly [readonly TablePlayer[], readonly TablePlayer[]],
 *   outcome: (state: TableState, rules: any) => {title: string, text: string, winner: string | null} | null,
 *   Board: (props: any) => any,
 *   Player: (props: any) => any,
 *   Below?: (props: any) => any,
 *   Moves: (props: any) => any,
 *   view: string,
 *   style: string,
 *   draws: boolean,
 *   mayClaim: (state: TableState) => boolean,
 *   lookingAt: (state: TableState) => string,
 *   pressedText: (state: TableState, choosing: any, missed: string | null) => string,
 *   yours: (state: TableState, choosing: any) => string,
 *   record: (state: TableState) => any,
 *   review: string,
 *   pgn?: (state: TableState) => Promise<string>,
 * }} TableGame `moves` is what they are called; `isBelow`: the seat's own side is below unless the board is turned; `placed` are the
 *   players above the board and those below it, and `Below` is what else is there; `view` is the one of the game that shows a
 *   table, `style` its class; `draws`: a game can be drawn; `choosing` is what the board says of the
 *   choice of a move, null before; `pressedText` says what can be done with what was pressed, or in vain, `yours` that it is the
 *   person's turn; `record` is what the view that reviews games takes, and `review` the label of the button that leads there */

/** @typedef {{
 *   presence: Presence,
 *   table: Table | null,
 *   game: TableGame | null,
 *   rules: any,
 *   tree: Tree,
 *   at: number,
 *   coming: number | null,
 *   shown: any,
 *   words: string,
 *   animation: any,
 *   clock: Clock | null,
 *   sent: Sent | null,
 *   flipped: boolean,
 *   learned: number,
 *   links: OpenTable | null,
 * }} TableState `at` is the node that the board shows, and `coming` the one that it will show; `shown` is the state of the position
 *   `words`; `sent` is a move that is not confirmed; `links` are those of all seats, which only the opener has; `learned` changes when
 *   the rule book has learned of the moves */

/** The key under which the browser keeps what the person wants to be called. */
const NAME = 'name';

/** @returns {TableState} */
const unseen = () => ({
  presence: 'connecting', table: null, game: null, rules: null, tree: newTree(''), at: ROOT, coming: null, shown: null, words: '',
  animation: undefined, clock: null, sent: null, flipped: false, learned: 0, links: null,
});

/** @param {string} game
 * @returns {Promise<TableGame>} */
function loadGame(game) {
  switch (game) {
    case 'laserchess': return import('./laser.js').then(({ laser }) => laser);
    case 'labyrinth': return import('./labyrinth.js').then(({ labyrinth }) => labyrinth);
    default: return Promise.reject(new Error(`This page does not know the game ${game}.`));
  }
}

export class TableModel {
  /** @type {Store<TableState>} */
  state = new Store(unseen());
  /** What the person wants to be called, empty if nothing is known.
   * @type {Store<string>} */
  name = new Store(String(load(NAME) ?? ''));
  #app;
  /** @type {TableClient | null} */
  #client = null;
  /** @type {import('../../protocol/session.js').Session | null} */
  #session = null;
  /** @type {Promise<TableGame> | null} */
  #game = null;
  #showing = 0;
  #animation = new AnimationWait();
  #attended = false;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    app.seat.subscribe(() => this.sit());
    this.sit();
  }

  /** Takes the seat of this tab, anew if it has been taken elsewhere. */
  sit() {
    this.#client?.close();
    this.#session?.close();
    [this.#client, this.#session, this.#game] = [null, null, null];
    this.#showing += 1;
    this.state.set(unseen());
    const seat = this.#app.seat.get();
    if (!seat) return;
    const client = new TableClient(this.#app.tableAddress(seat.token), {
      onTable: (table) => void this.#hear(client, seat.token, table).catch((error) => {
        // Nobody waits for a table that has been left.
        if (client === this.#client) this.#app.report(error);
      }),
      onPresence: (presence) => this.#present(presence),
      onSent: (sent) => this.state.merge({ sent }),
      onError: (word, text) => this.#app.toast(`${WORDS[word] ?? word}: ${text}`),
    }, { gone: () => this.#app.seatGone(seat.token), onLag: this.#app.onLag });
    this.#client = client;
    if (!this.#app.guest) this.findLinks();
  }

  /** Gets up: this tab no longer has a seat. */
  leave() {
    this.#app.seat.set(null);
  }

  /** Asks for the links of all seats, for the opener. */
  findLinks() {
    const token = this.#app.seat.get()?.token;
    const has = (/** @type {OpenTable} */ { seats, watch }) => [...seats, watch].some((link) => link.token === token);
    this.#app.tables().then(
      (tables) => this.state.merge({ links: tables.find(has) ?? null }),
      (error) => this.#app.report(error),
    );
  }

  /** @param {string} name */
  call(name) {
    this.name.set(name);
    save(NAME, name);
    this.#sayName();
  }

  /** The person makes a move.
   * @param {string} move */
  move(move) {
    const state = this.state.get();
    if (canMove(state) && state.shown.moves.includes(move)) this.#client?.play(move);
  }

  /** Sends a line of a seat, other than a move.
   * @param {string} line */
  say(line) {
    this.#client?.say(line);
  }

  /** Shows another position of the game.
   * @param {number} id */
  show(id) {
    const { tree, at } = this.state.get();
    this.#animation.end();
    this.#show(id, nodeAt(tree, id).parent === at).catch((error) => this.#app.report(error));
  }

  /** Shows a position some plies further on (or back, if negative), or as far as the game goes.
   * @param {number} plies */
  step(plies) {
    const { tree, at } = this.state.get();
    const to = stepFrom(tree, at, plies);
    if (to !== at) this.show(to);
  }

  flip() {
    this.state.merge({ flipped: !this.state.get().flipped });
  }

  /** The board has shown the whole move. */
  animationEnded() {
    this.#animation.end();
    this.state.merge({ animation: undefined });
  }

  /** Sets whether the view is shown: without a board no move is animated.
   * @param {boolean} attended */
  attend(attended) {
    this.#attended = attended;
    if (!attended) this.animationEnded();
  }

  /** @param {Presence} presence */
  #present(presence) {
    this.state.merge({ presence });
    if (this.#app.guest) this.#app.link.set(presence === 'lost' ? { kind: 'lost', reason: '' } : { kind: 'ready', reason: '' });
    if (presence === 'here') this.#sayName();
  }

  /** @param {TableClient} client @param {string} seat @param {Table} table */
  async #hear(client, seat, table) {
    this.#game ??= loadGame(table.game);
    this.#latest = table;
    const game = await this.#game;
    if (client !== this.#client || table !== this.#latest) return;
    if (!this.#session) {
      this.#session = this.#app.seatSession(seat, table.game, table.options);
      this.state.merge({ game, rules: new game.Rules(this.#session) });
    }
    await this.#take(table, game);
  }

  /** The last table heard.
   * @type {Table | null} */
  #latest = null;

  /** @param {Table} table @param {TableGame} game */
  async #take(table, game) {
    const before = this.state.get();
    const tree = treeAfter(before.tree, table);
    const [end, last] = [lastNode(before.tree), lastNode(tree)];
    const same = before.table?.round === table.round && before.table.seat === table.seat;
    const following = !same || (before.coming ?? before.at) === end || before.at > last;
    this.state.merge({
      table, tree, clock: clockOf(table, performance.now()),
      at: Math.min(before.at, last),
      flipped: same ? before.flipped : !game.isBelow(table.seat),
    });
    this.#announce(before.table, table, game);
    if (tree !== before.tree && following) await this.#show(last, same && nodeAt(tree, last).parent === end);
    if (tree === before.tree) return;
    await this.state.get().rules.learn(tree);
    this.state.merge({ learned: this.state.get().learned + 1 });
  }

  /** @param {number} id @param {boolean} moving the move to it is shown */
  async #show(id, moving) {
    const ticket = ++this.#showing;
    this.state.merge({ coming: id });
    // The previous move is shown to its end.
    if (moving) await this.#animation.over;
    if (ticket !== this.#showing) return;
    const { tree, rules } = this.state.get();
    const { parent, move } = nodeAt(tree, id);
    const words = positionWords(tree, id);
    const played = moving && this.#attended && parent !== null && move !== null;
    try {
      const [shown, animation] = await Promise.all([
        rules.state(words), played ? rules.animation(positionWords(tree, parent), move) : undefined,
      ]);
      if (ticket !== this.#showing) return;
      this.#animation.end();
      if (animation) this.#animation.begin();
      this.state.merge({ at: id, coming: null, shown, words, animation });
    } catch (error) {
      if (ticket === this.#showing) throw error;
    }
  }

  /** Has screen readers say what has changed besides the moves.
   * @param {Table | null} before @param {Table} now @param {TableGame} game */
  #announce(before, now, game) {
    if (!before) return;
    const name = (/** @type {string} */ seat) => seatTitle(now, seat, game);
    for (const player of now.players) {
      const was = before.players.find(({ seat }) => seat === player.seat)?.status;
      if (was === player.status || player.seat === now.seat || was === undefined) continue;
      if (player.status === 'here') this.#app.announce(`${name(player.seat)} is here.`);
      if (player.status === 'away') this.#app.announce(`${name(player.seat)} has lost the connection.`);
    }
    for (const seat of now.silent) {
      if (seat !== now.seat && !before.silent.includes(seat)) this.#app.announce(`${name(seat)} does not answer.`);
    }
    if (now.result && !before.result && this.#app.preferences.get().sound) playSound('end');
  }

  #sayName() {
    const { table, presence } = this.state.get();
    const name = this.name.get();
    const own = table?.players.find(({ seat }) => seat === table.seat);
    // Before the first state it is not known whether the table has the name.
    if (presence === 'here' && name && own?.name !== name && table?.seat !== 'watch') this.say(`name ${name}`);
  }
}

/** What a question asks for. */
export const ASKS = /** @type {const} */ ({ draw: 'offers a draw', takeback: 'asks to take back a move', rematch: 'asks for a rematch' });

/** What is said when a line is refused, by its first word.
 * @type {Record<string, string>} */
const WORDS = {
  play: 'The move was refused', draw: 'No draw', claim: 'No draw', takeback: 'Not taken back', rematch: 'No rematch', name: 'The name was refused',
  engine: 'The engine was refused', resign: 'Not resigned', decline: 'Not declined',
};

/** The tree of the game at the table, which keeps the old one as far as it is the same.
 * @param {Tree} before @param {Table} table */
function treeAfter(before, { start, moves }) {
  const line = lineThrough(before).slice(1);
  const same = before.start === start && line.length <= moves.length && line.every((id, ply) => nodeAt(before, id).move === moves[ply]);
  if (!same) return treeOfMoves(start, moves);
  let [tree, at] = [before, lastNode(before)];
  for (const move of moves.slice(line.length)) ({ tree, id: at } = addMove(tree, at, move));
  return tree;
}

/** The clocks of the table: that of the player to move runs, from the end of the first move on, unless nobody plays there.
 * @param {Table} table @param {number} now
 * @returns {Clock | null} */
export function clockOf({ clock, turn, moves, players }, now) {
  const rests = players.some(({ seat, status }) => seat === turn && (status === 'free' || status === 'out'));
  return clock && { left: clock, increment: 0, running: moves.length > 0 && !rests ? turn : null, since: now };
}

/** Whether the board shows the end of the game as the table knows it.
 * @param {TableState} state */
export function isAtEnd({ tree, at, words }) {
  return at === lastNode(tree) && words === positionWords(tree, at);
}

/** Whether the person may move on the board as it is shown.
 * @param {TableState} state */
export function canMove(state) {
  const { table, sent } = state;
  return table !== null && !table.result && table.turn === table.seat && !sent && isAtEnd(state) && state.shown !== null;
}

/** What a player at the table is called.
 * @param {Table} table @param {string} seat @param {TableGame} game */
export function playerTitle(table, seat, game) {
  const player = table.players.find((one) => one.seat === seat);
  if (seat === table.seat) return 'You';
  if (player?.status === 'engine') return 'Akhet';
  return player?.name || game.sideName(seat);
}

/** The same with the side.
 * @param {Table} table @param {string} seat @param {TableGame} game */
export function seatTitle(table, seat, game) {
  const [name, side] = [playerTitle(table, seat, game), game.sideName(seat)];
  return name === side ? name : `${name} (${side})`;
}
