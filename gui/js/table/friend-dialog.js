// Sets up a table of several devices, or goes back to one.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { useAsked, useNamed, useStore } from '../app/hooks.js';
import { copy } from '../app/editor-view.js';
import { QrCode } from '../app/link-dialog.js';
import { routeText } from '../app/route.js';
import { SetupFields } from '../app/setup-fields.js';
import { load, save } from '../app/store.js';
import { colorName } from '../board/names.js';
import { DAY } from '../game/clock.js';
import { USUAL } from '../labyrinth/arbiter.js';
import { VariantFields } from '../labyrinth/variant-fields.js';
import { seatsFor } from '../labyrinth/views/play/match.js';
import { t } from '../lang/texts.js';
import { Dialog } from '../parts/dialog.js';
import { CopyField } from '../parts/copy-field.js';
import { Choice, More, Select, Toggle } from '../parts/fields.js';
import { IconButton } from '../parts/icons.js';
import { PaceFields, paceForm, paceOf } from '../parts/match-fields.js';
import { levelOf, Reach, seatChoices } from './invitation.js';
import { awaitedFirst, isAwaited, ownSeats, standing, tableTitle } from './seats.js';

/** @import { App } from '../app/app.js' */
/** @import { OpenTable } from '../protocol/table.js' */

/** @typedef {{name: string, title: string, views: readonly {table?: boolean}[]}} GameDefinition */

const WATCH = 'watch';
/** The key under which the browser keeps the choices for the last table. */
const KEPT = 'table';

/** @typedef {{game: string, players: number, start: string, options: import('../labyrinth/arbiter.js').Options, own: string, engines: Record<string, string>,
 *   name: string, listed: boolean} & import('../parts/match-fields.js').PaceForm} Form */

/** @param {string} game
 * @returns {Form} */
function firstForm(game) {
  const kept = load(KEPT);
  return {
    game, players: 2, start: 'setup ace', options: USUAL, own: 'blue', engines: {}, name: String(load('name') ?? ''),
    listed: kept?.listed === true,
    ...paceForm(kept?.kind === 'clock' ? kept : { kind: 'move', time: 1000 }), days: 3, ...(kept?.pace === 'days' && { pace: 'days', days: kept.days }),
  };
}

/** @param {Form} form @param {App} app
 * @returns {import('../protocol/table.js').TableWish} */
function wishOf({ game, players, start, options, own, engines, listed, ...form }, app) {
  const laser = game === 'laserchess';
  const pace = paceOf(form);
  const chosen = laser ? app.rules.get() : options;
  const levels = seatsAt(game, players).filter((seat) => seat !== own).flatMap((seat) => {
    const level = levelOf(engines[seat] ?? 'friend');
    return level === null ? [] : [[seat, level]];
  });
  return {
    game,
    ...(laser ? { start } : { players }),
    options: Object.entries(chosen).filter(([, on]) => on).map(([name]) => name),
    engines: Object.fromEntries(levels),
    clock: form.pace === 'days' ? { move: Number(form.days) * DAY } : pace.kind === 'clock' ? { time: pace.base, increment: pace.increment } : null,
    listed,
  };
}

/** The seats of a game, in the order of play.
 * @param {string} game @param {number} players
 * @returns {readonly string[]} */
const seatsAt = (game, players) => (game === 'laserchess' ? ['blue', 'red'] : seatsFor(players));

/** @param {{app: App, game: GameDefinition, games: readonly GameDefinition[], onClose: () => void}} props */
export function FriendDialog({ app, game, games: all, onClose }) {
  const games = all.filter(({ views }) => views.some(({ table }) => table));
  const [form, setForm] = useState(() => firstForm((games.find(({ name }) => name === game.name) ?? games[0]).name));
  const [busy, setBusy] = useState(false);
  const named = useNamed(app);
  const lobby = useAsked(() => app.lobbyLink(), [app], (error) => app.report(error));
  /** @param {Partial<Form>} fields */
  const set = (fields) => setForm((old) => ({ ...old, ...fields }));
  const players = form.game === 'laserchess' ? 2 : form.players;
  const seats = seatsAt(form.game, players);
  const own = form.own === WATCH || seats.includes(form.own) ? form.own : seats[0];
  const sit = (/** @type {string} */ token, /** @type {string} */ of) => {
    app.seat.set({ token, guest: false });
    onClose();
    location.hash = routeText(of === 'laserchess' ? 'table' : `${of}-table`);
  };
  /** @param {SubmitEvent} event */
  const submit = async (event) => {
    event.preventDefault();
    setBusy(true);
    try {
      save(KEPT, { ...(form.pace === 'days' ? { pace: 'days', days: form.days } : paceOf(form)), listed: form.listed });
      if (form.name.trim()) save('name', form.name.trim());
      const table = await app.setUpTable(wishOf({ ...form, players, own, listed: form.listed && lobby !== null }, app));
      sit((table.seats.find(({ seat }) => seat === own) ?? table.watch).token, form.game);
    } catch (error) {
      setBusy(false);
      app.report(error);
    }
  };
  return html`<${Dialog} title=${t('common-play-with-friend')} onClose=${onClose}>
    <${OpenTables} app=${app} onSit=${sit} />
    ${lobby && html`<${More} title=${t('app-view-lobby')} now=${t('table-lobby-whom')}>
      <p>${t('table-lobby-text')}</p>
      <${CopyField} label=${t('table-lobby-address')} value=${lobby.url} onCopy=${() => copy(app, lobby.url, t('table-address-copied'))} />
      <${QrCode} rows=${lobby.rows} label=${t('table-lobby-qr')} />
    <//>`}
    <form class="form" onSubmit=${submit}>
      <p>${t('table-set-up-text')}</p>
      <${Reach} app=${app} />
      ${games.length > 1 && html`<${Choice} legend=${t('play-game')} name="table-game" value=${form.game}
        choices=${games.map(({ name }) => [name, t('common-game', { game: name })])} onChange=${(/** @type {string} */ chosen) => set({ game: chosen })} />`}
      ${form.game === 'laserchess'
        ? html`<${SetupFields} app=${app} value=${form.start} giver="blue" onChange=${(/** @type {string} */ start) => set({ start })} />`
        : html`<${Choice} legend=${t('play-players')} name="table-players" value=${String(players)} choices=${[['2', '2'], ['3', '3'], ['4', '4']]}
            onChange=${(/** @type {string} */ count) => set({ players: Number(count) })} />
          <${VariantFields} options=${form.options} open onChange=${(/** @type {Form['options']} */ options) => set({ options })} />`}
      <${Choice} legend=${t('play-you-play')} name="table-own" value=${own}
        choices=${[...seats.map((seat) => [seat, colorName(seat)]), [WATCH, t('table-nobody')]]} onChange=${(/** @type {string} */ seat) => set({ own: seat })} />
      ${own !== WATCH && html`<label class="field"><span>${t('table-name-for-others')}</span>
        <input type="text" maxlength="40" autocomplete="nickname" spellcheck=${false} value=${form.name}
          onInput=${(/** @type {any} */ event) => set({ name: event.currentTarget.value })} /></label>`}
      ${players > 2 && seats.filter((seat) => seat !== own).map((seat) => html`<${Select} key=${seat} label=${t('table-who-plays', { color: seat })}
        value=${form.engines[seat] ?? 'friend'} choices=${seatChoices(named)}
        onChange=${(/** @type {string} */ choice) => set({ engines: { ...form.engines, [seat]: choice } })} />`)}
      <${PaceFields} form=${form} engines=${false} all=${players === 2 ? 'both' : 'all'} onChange=${set} />
      ${lobby && html`<${Toggle} label=${t('table-list')} hint=${t('table-list-hint')} checked=${form.listed}
        onChange=${(/** @type {boolean} */ listed) => set({ listed })} />`}
      <button type="submit" class="button primary" disabled=${busy}>${t('table-set-up')}</button>
    </form>
  <//>`;
}

/** The existing tables, to go back to.
 * @param {{app: App, onSit: (token: string, game: string) => void}} props */
function OpenTables({ app, onSit }) {
  const [tables, setTables] = useState(/** @type {readonly OpenTable[]} */ ([]));
  const seat = useStore(app.seat);
  const look = () => void app.tables().then(setTables, (error) => app.report(error));
  useEffect(look, [app]);
  if (tables.length === 0) return null;
  const kept = new Set(ownSeats());
  const listed = awaitedFirst(tables.map((table) => ({ table, own: table.seats.filter(({ token }) => kept.has(token)).map(({ seat: one }) => one) })));
  const end = (/** @type {OpenTable} */ { id }) => app.endTable(id).then(look, (error) => app.report(error));
  return html`<section class="open-tables" aria-label=${t('table-tables')}>
    <h3>${t('table-already')}</h3>
    <ul class="played">${listed.map(({ table, own }) => html`<li key=${table.id}>
      <span class="open-table"><span>${tableTitle(table, own)}</span>
        <small class=${isAwaited(table, own) ? 'awaited' : ''}>${standing(table, own)}${table.listed && table.players.some(({ status }) => status === 'free') && ` · ${t('table-listed')}`}</small></span>
      ${[...table.seats, { seat: WATCH, ...table.watch }].map((one) => html`<button key=${one.seat} type="button" class="button"
        aria-current=${one.token === seat?.token ? 'true' : undefined} onClick=${() => onSit(one.token, table.game)}>${one.seat === WATCH ? t('table-watch') : colorName(one.seat)}</button>`)}
      <${IconButton} icon="remove" label=${t('table-end')} quiet extra="plain" onClick=${() => end(table)} />
    </li>`)}</ul>
  </section>`;
}
