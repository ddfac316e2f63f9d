// A seat at a table of several devices: what the table says, the position shown, what the person sends. It draws nothing.

import { ShownGame } from '../app/shown-game.js';
import { play as playSound } from '../app/sound.js';
import { load, save, Store } from '../app/store.js';
import { lastNode, nodeAt, positionWords } from '../game/tree.js';
import { reasonText } from '../lang/errors.js';
import { t } from '../lang/texts.js';
import { TableClient } from '../protocol/table.js';
import { keepOwnSeat } from './seats.js';
import { canMove, clockOf, PHRASES, seatTitle, treeAfter, unseen } from './state.js';

/** @import { App } from '../app/app.js' */
/** @import { OpenTable, Presence, TableReport } from '../protocol/table.js' */
/** @import { TableGame, TableState } from './state.js' */

/** The key under which the browser keeps what the person wants to be called. */
const NAME = 'name';

/** Loads what a table needs of a game.
 * @type {Record<string, () => Promise<TableGame>>} */
const GAMES = {
  laserchess: () => import('../views/table.js').then(({ laser }) => laser),
  labyrinth: () => import('../labyrinth/views/table.js').then(({ labyrinth }) => labyrinth),
};

/** @extends {ShownGame<TableState>} */
export class TableModel extends ShownGame {
  /** What the person wants to be called, empty if nothing is known. */
  name = new Store(String(load(NAME) ?? ''));
  /** @type {TableClient | null} */
  #client = null;
  /** @type {import('../protocol/session.js').Session | null} */
  #session = null;
  /** @type {Promise<TableGame> | null} */
  #game = null;
  /** The last table heard.
   * @type {TableReport | null} */
  #latest = null;

  /** @param {App} app */
  constructor(app) {
    super(app, new Store(unseen()));
    app.seat.subscribe(() => this.sit());
    this.sit();
  }

  /** Takes the seat of this tab, anew if it has been taken elsewhere. */
  sit() {
    this.#client?.close();
    this.#session?.close();
    [this.#client, this.#session, this.#game] = [null, null, null];
    this.showing += 1;
    this.app.awaited.set(false);
    this.state.set(unseen());
    const seat = this.app.seat.get();
    if (!seat) return;
    const client = new TableClient(this.app.tableAddress(seat.token), {
      onTable: (table) => void this.#hear(client, seat.token, table).catch((error) => {
        // Nobody waits for a table that has been left.
        if (client === this.#client) this.app.report(error);
      }),
      onPresence: (presence) => this.#present(presence),
      onSent: (sent) => this.state.merge({ sent }),
      onError: (word, text) => this.app.toast(t('table-refused', { word, text: reasonText(text) })),
    }, { gone: async () => await this.app.seatNow(seat.token) === null, onLag: this.app.onLag });
    this.#client = client;
    if (!this.app.guest) this.findLinks();
  }

  /** Gets up: this tab no longer has a seat. */
  leave() {
    this.app.seat.set(null);
  }

  /** Asks for the links of all seats, for the opener. */
  findLinks() {
    const token = this.app.seat.get()?.token;
    const has = (/** @type {OpenTable} */ { seats, watch }) => [...seats, watch].some((link) => link.token === token);
    this.app.tables().then(
      (tables) => this.state.merge({ links: tables.find(has) ?? null }),
      (error) => this.app.report(error),
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

  flip() {
    this.state.merge({ flipped: !this.state.get().flipped });
  }

  /** @param {string} words */
  stateOf(words) {
    return this.state.get().arbiter.state(words);
  }

  /** @param {number} id */
  async animationTo(id) {
    const { tree, game, arbiter } = this.state.get();
    const { parent, move } = nodeAt(tree, id);
    return parent === null || move === null ? undefined : game?.animation(arbiter, positionWords(tree, parent), move);
  }

  /** @param {Presence} presence */
  #present(presence) {
    this.state.merge({ presence });
    if (this.app.guest) this.app.link.set(presence === 'lost' ? { kind: 'lost', reason: '' } : { kind: 'ready', reason: '' });
    if (presence === 'here') this.#sayName();
  }

  /** @param {TableClient} client @param {string} seat @param {TableReport} table */
  async #hear(client, seat, table) {
    if (!Object.hasOwn(GAMES, table.game)) throw new Error(t('table-unknown-game', { game: table.game }));
    this.#game ??= GAMES[table.game]();
    this.#latest = table;
    if (table.seat !== 'watch') keepOwnSeat(seat);
    const game = await this.#game;
    if (client !== this.#client || table !== this.#latest) return;
    if (!this.#session) {
      this.#session = this.app.seatSession(seat, table.game, table.options);
      this.state.merge({ game, arbiter: new game.Arbiter(this.#session) });
    }
    await this.#take(table, game);
  }

  /** @param {TableReport} table @param {TableGame} game */
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
    this.#announce(before.table, table);
    this.#tellTurn(table, same);
    if (tree !== before.tree && following) await this.display(last, same && nodeAt(tree, last).parent === end);
    if (tree === before.tree) return;
    const { arbiter, learned } = this.state.get();
    this.state.merge({ learned: await game.learn(arbiter, tree, learned) });
  }

  /** Has screen readers say what has changed besides the moves.
   * @param {TableReport | null} before @param {TableReport} now */
  #announce(before, now) {
    if (!before) return;
    const name = (/** @type {string} */ seat) => seatTitle(now, seat);
    for (const player of now.players) {
      const was = before.players.find(({ seat }) => seat === player.seat)?.status;
      if (was === player.status || player.seat === now.seat || was === undefined) continue;
      if (player.status === 'here') this.app.announce(t('table-here', { player: name(player.seat) }));
      if (player.status === 'away') this.app.announce(t('table-lost', { player: name(player.seat) }));
    }
    for (const seat of now.silent) {
      if (seat !== now.seat && !before.silent.includes(seat)) this.app.announce(t('table-silent', { player: name(seat) }));
    }
    const { said } = now;
    if (said && said.number !== before.said?.number && Object.hasOwn(PHRASES, said.phrase)) {
      this.app.toast(t('app-engine-said', { engine: said.seat === now.seat ? t('play-you') : name(said.seat), text: PHRASES[said.phrase] }));
    }
    if (now.result && !before.result && this.app.preferences.get().sound) playSound('end');
  }

  /** Shows in the window's title, and in a notification if the browser allows it, that it is this player's turn.
   * @param {TableReport} table @param {boolean} known whether the table was known before */
  #tellTurn(table, known) {
    const awaited = !table.result && table.turn === table.seat;
    const begins = known && awaited && !this.app.awaited.get();
    this.app.awaited.set(awaited);
    if (begins && document.hidden && 'Notification' in globalThis && Notification.permission === 'granted') {
      try {
        new Notification('Akhet', { body: t('table-call'), tag: 'akhet-table' });
      } catch {
        // Phones show them only from a service worker; the title says it there.
      }
    }
  }

  #sayName() {
    const { table, presence } = this.state.get();
    const name = this.name.get();
    const own = table?.players.find(({ seat }) => seat === table.seat);
    // Before the first state it is not known whether the table has the name.
    if (presence === 'here' && name && own?.name !== name && table?.seat !== 'watch') this.say(`name ${name}`);
  }
}
