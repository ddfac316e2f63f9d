// The other tables of somebody who has several.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { useListener } from '../app/hooks.js';
import { t } from '../lang/texts.js';
import { awaitedFirst, dropOwnSeat, isAwaited, ownSeats, standing, tableTitle } from './seats.js';

/** How often it is asked how they stand, in milliseconds. */
const ASK_AGAIN = 30_000;

/** @param {{app: import('../app/app.js').App, token: string}} props `token` is that of the seat shown, empty if none is */
export function OwnTables({ app, token }) {
  const [tables, setTables] = useState(/** @type {{token: string, table: import('../protocol/table.js').SeenTable, own: string[]}[]} */ ([]));
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    const found = await Promise.all(ownSeats().filter((seat) => seat !== token).map(async (seat) => {
      const table = await app.seatNow(seat);
      if (!table) dropOwnSeat(seat);
      return table ? [{ token: seat, table, own: [table.seat] }] : [];
    }));
    setTables(awaitedFirst(found.flat()));
  };
  // Without a connection there is nothing new; the page says so.
  const ask = () => void look().catch(() => {});
  useListener('visibilitychange', ask);
  useEffect(() => {
    ask();
    const timer = setInterval(ask, ASK_AGAIN);
    return () => clearInterval(timer);
  }, [token]);
  if (tables.length === 0) return null;
  const title = t(token ? 'table-own-others' : 'table-own');
  return html`<section class="panel own-tables" aria-label=${title}>
    <h2>${title}</h2>
    <ul class="played">${tables.map(({ token: seat, table, own }) => html`<li key=${seat}>
      <a class="played-game" href=${`?table=${seat}`}><span class="game-names"><span>${tableTitle(table, own)}</span>
        <small class=${isAwaited(table, own) ? 'awaited' : ''}>${standing(table, own)}</small></span></a>
    </li>`)}</ul>
  </section>`;
}
