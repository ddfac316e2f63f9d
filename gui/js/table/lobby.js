// The lobby: the tables that wait for somebody, for whoever has its address.

import { html } from 'htm/preact';
import { useListener, useStore } from '../app/hooks.js';
import { Store } from '../app/store.js';
import { clockText, daysText } from '../game/clock.js';
import { t } from '../lang/texts.js';
import { OwnTables } from './own-tables.js';
import { tableTitle } from './seats.js';

/** @import { App } from '../app/app.js' */
/** @import { TableWish, WaitingTable } from '../protocol/table.js' */

export { Lobby as Model, LobbyView as View };

/** How often it is asked who waits, in milliseconds. */
const ASK_AGAIN = 3000;

class Lobby {
  app;
  /** The tables that wait; undefined before they are known, null if the lobby is closed. */
  tables = new Store(/** @type {readonly WaitingTable[] | null | undefined} */ (undefined));
  /** Whether an answer is on its way. */
  #asks = false;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    setInterval(() => this.look(), ASK_AGAIN);
    void this.look();
  }

  async look() {
    if (this.#asks || this.app.seat.get() || document.visibilityState !== 'visible') return;
    this.#asks = true;
    try {
      const tables = /** @type {readonly WaitingTable[] | null} */ (await this.app.askLobby());
      const known = this.tables.get()?.map(({ id }) => id);
      const more = known && tables?.filter(({ id }) => !known.includes(id));
      if (more && more.length > 0) this.app.announce(t('table-new', { tables: more.map((table) => tableTitle(table, [])).join(', ') }));
      this.tables.set(tables);
      this.app.link.set({ kind: 'ready', reason: '' });
    } catch {
      this.app.link.set({ kind: 'lost', reason: '' });
    } finally {
      this.#asks = false;
    }
  }

  /** Takes a seat, unless somebody else just has.
   * @param {string} id the table's @param {string} seat */
  async join(id, seat) {
    try {
      const joined = await this.app.askLobby({ id, seat }, { method: 'POST' });
      if (joined) {
        location.assign(`?table=${joined.token}`);
        return;
      }
      this.app.toast(t('table-seat-taken'));
    } catch (error) {
      this.app.report(error);
    }
    await this.look();
  }
}

/** The time at a table: "10 minutes for the game, 5 s more for each move", "3 days for a move".
 * @param {TableWish['clock']} clock */
export function clockWords(clock) {
  if (!clock) return t('board-no-clock');
  if ('move' in clock) return t('table-time-move', { time: daysText(clock.move, true) });
  const time = clock.time % 60_000 === 0 ? daysText(clock.time, true) : clockText(clock.time);
  return clock.increment > 0 ? t('table-time-more', { time, seconds: clock.increment / 1000 }) : t('table-time', { time });
}

/** @param {{app: App, model: Lobby}} props */
function LobbyView({ app, model }) {
  const tables = useStore(model.tables);
  useListener('visibilitychange', () => void model.look());
  return html`<div class="lobby">
    <h1>${t('app-view-lobby')}</h1>
    ${tables === null
      ? html`<p class="status trouble" role="alert">${t('table-lobby-closed')}</p>`
      : html`<p role="status">${t(tables?.length === 0 ? 'table-lobby-empty' : 'table-lobby-waiting')}</p>`}
    ${tables && tables.length > 0 && html`<ul class="played" aria-label=${t('table-waiting-tables')}>${tables.map(({ id, clock, ...table }) => html`<li key=${id}>
      <span class="open-table"><span>${tableTitle(table, [])}</span><small>${clockWords(clock)}</small></span>
      ${table.players.filter(({ status }) => status === 'free').map(({ seat }) => html`<button key=${seat} type="button" class="button primary"
        aria-label=${t('table-play-there', { color: seat, table: tableTitle(table, []) })} onClick=${() => model.join(id, seat)}>${t('table-play', { color: seat })}</button>`)}
    </li>`)}</ul>`}
    <${OwnTables} app=${app} token="" />
  </div>`;
}
