// What is beside the board of a table: the status, a question, the result, the name of the player.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { lastNode } from '../game/tree.js';
import { t } from '../lang/texts.js';
import { IconButton } from '../parts/icons.js';
import { Notice, ResultPanel } from '../play/frame.js';
import { canMove, dueWords, PHRASES, playerTitle, seatTitle } from './state.js';

/** @import { TableModel } from './model.js' */
/** @import { TableState } from './state.js' */

const MAX_NAME = 40;

/** @param {{model: TableModel, state: TableState, choosing: any, missed: string | null}} props `choosing` is what the board says of
 *  the choice of a move, `missed` a click that had no effect */
export function Status({ model, state, choosing, missed }) {
  const { presence, table, game, sent, at, coming, tree } = state;
  if (!table || !game) return null;
  if (presence === 'taken') {
    return html`<${Notice} kind="trouble" role="alert" text=${t('table-taken')} label=${t('play-continue-here')} onClick=${() => model.sit()} />`;
  }
  if (presence === 'lost') {
    return html`<${Notice} kind="trouble" role="status" text=${sent ? t('table-offline-sent', { move: sent.move }) : t('table-offline')} />`;
  }
  const end = lastNode(tree);
  if (at !== end && coming !== end) return html`<${Notice} text=${game.lookingAt(state)} label=${t('play-back')} onClick=${() => model.show(end)} />`;
  if (table.result) return null;
  if (sent) return html`<${Notice} text=${t('table-sending', { move: sent.move })} />`;
  if (table.turn !== table.seat) return html`<${Notice} text=${waitingFor(state)} />`;
  const text = (canMove(state) && game.pressedText(state, choosing, missed)) || `${game.yours(state, choosing)} ${dueWords(state)}`.trim();
  const claim = game.mayClaim(state) && { label: t('play-claim'), primary: false, onClick: () => model.say('claim') };
  return html`<${Notice} kind="yours" text=${text} ...${claim} />`;
}

/** Whose turn it is, if not that of this seat.
 * @param {TableState} state */
function waitingFor(state) {
  return `${whoMoves(state)} ${dueWords(state)}`.trim();
}

/** @param {TableState} state */
function whoMoves({ table, game }) {
  if (!table || !game || table.turn === null) return '';
  const vars = { player: seatTitle(table, table.turn) };
  if (table.silent.includes(table.turn)) return t('table-to-move-silent', vars);
  switch (table.players.find(({ seat }) => seat === table.turn)?.status) {
    case 'free': return t('table-to-move-free', { color: table.turn });
    // Nobody sits there for days.
    case 'away': return t(table.perMove === null ? 'table-to-move-away' : 'table-to-move', vars);
    case 'engine': return t('play-thinking', vars);
    case 'out': return t('table-thinking-for', vars);
    default: return t('table-to-move', vars);
  }
}

/** @param {{model: TableModel, state: TableState}} props */
export function Offer({ model, state: { table, game, presence } }) {
  const offer = table?.offer;
  if (!table || !game || !offer) return null;
  const [asker] = offer.seats;
  const linked = presence === 'here';
  const open = table.players.filter(({ seat, status }) => !offer.seats.includes(seat) && (status === 'here' || status === 'away'));
  const waiting = open.map(({ seat }) => playerTitle(table, seat)).join(', ');
  const plays = table.seat !== 'watch';
  if (!plays || offer.seats.includes(table.seat)) {
    const said = asker === table.seat ? t('table-own-offer', { what: offer.what }) : t('table-offer', { player: seatTitle(table, asker), what: offer.what });
    return html`<div class="status offer" role="status">
      <p>${said}${waiting && ` ${t('table-offer-waits', { players: waiting })}`}</p>
      ${plays && html`<button type="button" class="button" disabled=${!linked} onClick=${() => model.say('decline')}>${t('table-withdraw')}</button>`}
    </div>`;
  }
  return html`<div class="status yours offer" role="alert">
    <p>${t('table-offer', { player: seatTitle(table, asker), what: offer.what })}</p>
    <div class="offer-answers">
      <button type="button" class="button primary" disabled=${!linked} onClick=${() => model.say(offer.what)}>${t('table-accept')}</button>
      <button type="button" class="button" disabled=${!linked} onClick=${() => model.say('decline')}>${t('table-decline')}</button>
    </div>
  </div>`;
}

/** @param {{model: TableModel, state: TableState, onReview: (() => void) | null, onSave: (() => void) | null}} props */
export function Result({ model, state, onReview, onSave }) {
  const { table, game, presence } = state;
  const outcome = game?.outcome(state);
  if (!table || !outcome) return null;
  const person = table.seat === 'watch' ? null : table.seat;
  return html`<${ResultPanel} person=${person} side=${outcome.winner ?? 'draw'} ...${outcome}>
    ${table.seat !== 'watch' && html`<${IconButton} icon="again" label=${t('play-rematch')} extra="primary" disabled=${presence !== 'here' || table.offer !== null}
      onClick=${() => model.say('rematch')} />`}
    ${onReview && html`<button type="button" class="button" onClick=${onReview}>${game?.review}</button>`}
    ${onSave && html`<${IconButton} icon="save" label=${t('table-save')} onClick=${onSave} />`}
  <//>`;
}

/** What this player can say to the other people, and whether to be called when it is their turn.
 * @param {{model: TableModel, state: TableState}} props */
export function Phrases({ model, state: { table, presence } }) {
  const [asked, setAsked] = useState(false);
  const others = table?.players.some(({ seat, status }) => seat !== table.seat && (status === 'here' || status === 'away'));
  if (!table || table.seat === 'watch' || !others) return null;
  const askable = !asked && isSecureContext && 'Notification' in globalThis && Notification.permission === 'default';
  const call = () => {
    setAsked(true);
    void Notification.requestPermission();
  };
  return html`<div class="actions phrases" role="group" aria-label=${t('common-say')}>
    ${Object.entries(PHRASES).map(([word, text]) => html`<button key=${word} type="button" class="button" disabled=${presence !== 'here'}
      onClick=${() => model.say(`say ${word}`)}>${text}</button>`)}
    ${askable && html`<${IconButton} icon="bell" label=${t('table-call-me')} quiet extra="plain" onClick=${call} />`}
  </div>`;
}

/** Asks for the player's name: once, or if `asked`.
 * @param {{model: TableModel, state: TableState, asked?: boolean, onDone?: () => void}} props */
export function Name({ model, state: { table, game }, asked = false, onDone }) {
  const [text, setText] = useState(model.name.get());
  const [done, setDone] = useState(false);
  const own = table?.players.find(({ seat }) => seat === table.seat);
  if (!table || !game || !own) return null;
  if (!asked && (done || own.name || model.name.get() || table.result)) return null;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    setDone(true);
    onDone?.();
    if (text.trim()) model.call(text.trim());
  };
  return html`<form class="panel table-name" onSubmit=${submit}>
    <label class="field"><span>${asked ? t('table-name') : t('table-name-first', { color: table.seat })}</span>
      <input type="text" maxlength=${MAX_NAME} autocomplete="nickname" spellcheck=${false} value=${text}
        onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} /></label>
    <button type="submit" class="button">${t(text.trim() ? 'table-ok' : 'common-skip')}</button>
  </form>`;
}
