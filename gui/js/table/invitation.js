// The links of a table, for its opener: whoever opens one sits down, or watches.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { copy } from '../app/editor-view.js';
import { useNamed, useStore } from '../app/hooks.js';
import { QrCode } from '../app/link-dialog.js';
import { FULL_LEVEL, levelText } from '../game/levels.js';
import { language, marked, t } from '../lang/texts.js';
import { CopyField } from '../parts/copy-field.js';
import { Dialog } from '../parts/dialog.js';
import { Select, Toggle } from '../parts/fields.js';
import { IconButton } from '../parts/icons.js';

/** @import { App } from '../app/app.js' */
/** @import { NamedLevel } from '../protocol/lines.js' */
/** @import { TablePlayer } from '../protocol/table.js' */
/** @import { TableState } from './state.js' */
/** @typedef {{say: (line: string) => void}} Model
/** @typedef {{title: string, url: string, rows: readonly string[]}} Invite */

/** Who takes a seat, if not an engine of a level. */
const FRIEND = 'friend';

/** The choices for a seat: a friend, or an engine.
 * @param {readonly NamedLevel[]} named
 * @returns {[string, string][]} */
export function seatChoices(named) {
  const levels = named.length > 0 ? [...new Set([...named.map(({ level }) => level), FULL_LEVEL])] : [0, 5, 10, 15, FULL_LEVEL];
  return [[FRIEND, t('table-friend')], ...levels.map((level) => engineChoice(level, named))];
}

/** @param {number} level @param {readonly NamedLevel[]} named
 * @returns {[string, string]} */
const engineChoice = (level, named) => [String(level), t('app-engine-said', { engine: 'Akhet', text: levelText(level, named) })];

/** The level of a choice, or null for a friend.
 * @param {string} choice */
export function levelOf(choice) {
  return choice === FRIEND ? null : Number(choice);
}

/** What the opener should know if only this machine reaches the server.
 * @param {{app: App}} props */
export function Reach({ app }) {
  const elsewhere = useStore(app.elsewhere);
  return elsewhere === null && html`<p class="form-note" role="note">${marked('table-reach', { code: (text) => html`<code>${text}</code>` })}</p>`;
}

/** Asks whether the links open in this page's language, whatever the browser prefers. Hidden while there is only one.
 * @param {{checked: boolean, onChange: (checked: boolean) => void}} props */
function InLanguage({ checked, onChange }) {
  if ((document.documentElement.dataset.languages ?? '').split(' ').length < 2) return null;
  const name = new Intl.DisplayNames(language(), { type: 'language' }).of(language()) ?? language();
  return html`<${Toggle} label=${t('table-links-in', { language: name })} checked=${checked} onChange=${onChange} />`;
}

/** @param {{app: App, model: Model, state: TableState}} props */
export function Invitation({ app, model, state: { table, links } }) {
  const named = useNamed(app);
  const [shown, setShown] = useState(/** @type {Invite | null} */ (null));
  const [spoken, setSpoken] = useState(false);
  if (!table?.opener || !links) return null;
  const seats = table.players.filter(({ seat, status }) => seat !== table.seat && (status === 'free' || status === 'engine'));
  // The server has drawn the code of the link as it is.
  const asked = (/** @type {Omit<Invite, 'title'>} */ { url, rows }) => (spoken ? { url: `${url}&lang=${language()}`, rows: [] } : { url, rows });
  const linkOf = (/** @type {string} */ seat) => {
    const link = links.seats.find((one) => one.seat === seat);
    return link && asked(link);
  };
  return html`<details class="panel invitation" open=${seats.some(({ status }) => status === 'free')}>
    <summary>${t('table-invite')}</summary>
    <div class="invitation-body">
      ${seats.map((player) => html`<${FreeSeat} key=${player.seat} app=${app} model=${model} player=${player}
        link=${linkOf(player.seat)} named=${named} onQr=${setShown} />`)}
      <${InviteLink} app=${app} invite=${{ title: t('table-link-watch'), ...asked(links.watch) }} onQr=${setShown} />
      <${InLanguage} checked=${spoken} onChange=${setSpoken} />
      <${Reach} app=${app} />
    </div>
    ${shown && html`<${Dialog} title=${shown.title} onClose=${() => setShown(null)}>
      <${QrCode} rows=${shown.rows} label=${t('table-qr', { title: shown.title })} />
      <p class="link-address"><code>${shown.url}</code></p>
    <//>`}
  </details>`;
}

/** @param {{app: App, model: Model, player: TablePlayer, link: Omit<Invite, 'title'> | undefined,
 *   named: readonly NamedLevel[], onQr: (invite: Invite) => void}} props */
function FreeSeat({ app, model, player: { seat, status, level }, link, named, onQr }) {
  const choices = seatChoices(named);
  const value = status === 'engine' ? String(level) : FRIEND;
  const known = choices.some(([key]) => key === value);
  return html`<div class="free-seat">
    ${link && status === 'free' && html`<${InviteLink} app=${app} invite=${{ title: t('table-link', { color: seat }), url: link.url, rows: link.rows }} onQr=${onQr} />`}
    <${Select} label=${t('table-who-plays', { color: seat })} value=${value}
      choices=${known ? choices : [...choices, engineChoice(Number(level), named)]}
      onChange=${(/** @type {string} */ choice) => model.say(`engine ${seat} ${levelOf(choice) ?? 'off'}`)} />
  </div>`;
}

/** @param {{app: App, invite: Invite, onQr: (invite: Invite) => void}} props */
function InviteLink({ app, invite, onQr }) {
  const { title, url } = invite;
  // Closing the browser's dialog means a change of mind.
  const share = () => void navigator.share({ title: t('table-share-title'), url }).catch(() => {});
  return html`<${CopyField} label=${title} value=${url} onCopy=${() => copy(app, url, t('common-link-copied'))}>
    ${'share' in navigator && html`<${IconButton} icon="share" label=${t('table-share', { title })} quiet onClick=${share} />`}
    ${invite.rows.length > 0 && html`<${IconButton} icon="qr" label=${t('table-qr', { title })} quiet onClick=${() => onQr(invite)} />`}
  <//>`;
}
