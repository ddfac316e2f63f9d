// A seat at a table of several devices: the board, the players and what they agree on.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { Waiting } from '../app/boundary.js';
import { useStore } from '../app/hooks.js';
import { parseRoute, routeText } from '../app/route.js';
import { keepSeat } from '../app/token.js';
import { numberText, t } from '../lang/texts.js';
import { download } from '../parts/files.js';
import { IconButton } from '../parts/icons.js';
import { GameFrame, Notice, ResignButton, useChoosing } from '../play/frame.js';
import { Invitation } from './invitation.js';
import { TableModel } from './model.js';
import { OwnTables } from './own-tables.js';
import { Name, Offer, Phrases, Result, Status } from './panels.js';
import { playerTitle } from './state.js';

/** @import { App } from '../app/app.js' */
/** @import { TablePlayer } from '../protocol/table.js' */
/** @import { TableState } from './state.js' */

export { TableModel as Model, TableView as View };

/** @param {{app: App, model: TableModel, views: readonly import('../app/shell.js').ViewDefinition[],
 *   go: (name: string, what?: unknown) => void}} props */
function TableView({ app, model, views, go }) {
  const state = useStore(model.state);
  const { presence, table, game, tree, at } = state;
  const choice = useChoosing(tree, at);
  // The styles of a game come with its view.
  const elsewhere = game !== null && parseRoute(location.hash).view !== game.view;
  useEffect(() => {
    if (elsewhere) location.replace(routeText(game.view));
  }, [elsewhere]);
  if (presence === 'ended') return html`<${Ended} app=${app} model=${model} views=${views} />`;
  if (!table || !game || elsewhere) {
    const text = t(presence === 'lost' ? 'table-offline' : 'table-joining');
    return html`<${Waiting} style="table" title=${t('app-view-table')}><${Notice} role="status" text=${text} /><//>`;
  }
  const card = (/** @type {TablePlayer} */ player) => html`<${Seat} key=${player.seat} app=${app} model=${model} state=${state} player=${player} />`;
  const inviting = table.opener && table.players.some(({ status }) => status === 'free');
  const invitation = html`<${Invitation} key="invitation" app=${app} model=${model} state=${state} />`;
  const reviewer = app.guest ? undefined : views.find((view) => view.takesGames);
  return html`<${GameFrame} app=${app} model=${model} state=${state} game=${game} choice=${choice} title=${t('app-view-table')} style="table" card=${card}
    recorded=${!inviting || table.moves.length > 0}>
    <${Status} model=${model} state=${state} ...${choice} />
    <${Name} model=${model} state=${state} />
    <${Offer} model=${model} state=${state} />
    <${Result} model=${model} state=${state} onReview=${reviewer ? () => go(reviewer.name, game.record(state)) : null}
      onSave=${game.pgn ? () => save(app, state) : null} />
    ${inviting && invitation}
    <${Actions} app=${app} model=${model} state=${state} />
    <${Phrases} model=${model} state=${state} />
    ${!inviting && invitation}
    ${app.guest && html`<${OwnTables} app=${app} token=${app.seat.get()?.token ?? ''} />`}
  <//>`;
}

/** @param {{app: App, model: TableModel, state: TableState, player: TablePlayer}} props */
function Seat({ app, model, state, player }) {
  const { table, game } = state;
  const [changing, setChanging] = useState(false);
  const lag = useStore(app.lag);
  if (!table || !game) return null;
  const { seat, level } = player;
  const own = seat === table.seat;
  const status = table.silent.includes(seat) ? 'silent' : player.status === 'away' && table.perMove !== null ? 'gone' : player.status;
  const said = player.status === 'engine' ? t('table-level', { level }) : own ? lagText(lag) : status === 'here' ? '' : t('table-status', { status });
  const notes = [own && player.name ? player.name : '', said].filter((note) => note);
  const active = table.turn === seat;
  return html`<${game.Player} app=${app} state=${state} seat=${seat} name=${playerTitle(table, seat)} notes=${notes}
    active=${active} thinking=${active && (player.status === 'engine' || player.status === 'out')}>
    ${own && html`<${IconButton} icon="edit" label=${t('table-change-name')} quiet extra="plain" onClick=${() => setChanging(!changing)} />`}
  <//>
  ${own && changing && html`<${Name} model=${model} state=${state} asked onDone=${() => setChanging(false)} />`}`;
}

/** How long the table takes to answer; empty before it is known. @param {number} lag in milliseconds */
const lagText = (lag) => (lag === 0 ? '' : lag < 1000 ? t('table-lag', { lag }) : t('table-lag-seconds', { lag: numberText(lag / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) }));

/** @param {{app: App, model: TableModel, state: TableState}} props */
function Actions({ app, model, state }) {
  const { table, presence, tree, game } = state;
  if (!table) return null;
  const plays = table.seat !== 'watch' && !table.result && table.players.some(({ seat, status }) => seat === table.seat && status !== 'out');
  const linked = presence === 'here';
  const asked = table.offer !== null;
  return html`<div class="actions" role="group" aria-label=${t('play-game')}>
    ${plays && html`<${IconButton} icon="undo" label=${t('play-take-back')} disabled=${!linked || asked || table.moves.length === 0} onClick=${() => model.say('takeback')} />
      ${game?.draws && html`<${IconButton} icon="draw" label=${t('table-offer-draw')} disabled=${!linked || asked || table.moves.length === 0} onClick=${() => model.say('draw')} />`}`}
    <${IconButton} icon="flip" label=${t('common-flip')} onClick=${() => model.flip()} />
    ${plays && html`<${ResignButton} game=${tree} disabled=${!linked || table.moves.length === 0} onResign=${() => model.say('resign')} />`}
    ${!app.guest && html`<${IconButton} icon="close" label=${t('table-leave')} onClick=${() => model.leave()} />`}
    ${app.lobby && html`<${IconButton} icon="close" label=${t('app-view-lobby')} onClick=${leaveAsGuest} />`}
  </div>`;
}

/** Loads the page of a guest again, without a seat: that of the lobby, if the guest has come from there. */
function leaveAsGuest() {
  keepSeat(null);
  location.assign(location.pathname);
}

/** @param {App} app @param {TableState} state */
function save(app, state) {
  const { game } = state;
  game?.pgn?.(state).then((/** @type {string} */ pgn) => download('table.pgn', new Blob([pgn], { type: 'application/x-chess-pgn' })),
    (/** @type {unknown} */ error) => app.report(error));
}

/** @param {{app: App, model: TableModel, views: readonly import('../app/shell.js').ViewDefinition[]}} props */
function Ended({ app, model, views }) {
  const leave = () => {
    if (app.guest) {
      leaveAsGuest();
      return;
    }
    model.leave();
    location.hash = routeText(views[0].name);
  };
  return html`<section class="broken" role="alert">
    <h1>${t('table-ended')}</h1>
    <p>${t('table-ended-text')}</p>
    <div class="broken-actions"><button type="button" class="button" onClick=${leave}>${t('table-leave-it')}</button></div>
  </section>`;
}
