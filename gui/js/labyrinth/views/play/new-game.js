// The choices for a new game of Labyrinth.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { Choice, More, Select } from '../../../parts/fields.js';
import { FULL_LEVEL, levelText } from '../../../game/levels.js';
import { t } from '../../../lang/texts.js';
import { LevelFields, NameField, PaceFields, paceForm, paceOf, paceText } from '../../../parts/match-fields.js';
import { NewGameForm } from '../../../play/dialogs.js';
import { personOf, sidesOf } from '../../../play/match.js';
import { PawnIcon } from '../../board/pictures.js';
import { SEATS, seatName } from '../../lines.js';
import { VariantFields, variantText } from '../../variant-fields.js';
import { DealFields, dealText } from './deal-fields.js';
import { curtained, dealOf, newStart, seatsFor } from './match.js';

/** @import { Seat } from '../../lines.js' */
/** @import { Match, Player } from './match.js' */

const LEVELS = Array.from({ length: FULL_LEVEL + 1 }, (_, level) => level);

/** @typedef {{start: string, moves: readonly string[], seats: readonly Seat[], options: Match['options']}} Given a game to continue, and who sits there */

/** @typedef {{seats: readonly Seat[], kinds: Record<Seat, Player['kind']>, levels: Record<Seat, number>, people: Record<Seat, string>, options: Match['options'], deal: import('./match.js').Deal}
 *   & import('../../../parts/match-fields.js').PaceForm} Form */

/** @param {Match} match @param {Given | null} given
 * @returns {Form} */
function formOf(match, given) {
  const { players, options, pace } = match;
  const [usual = 2] = Object.values(players).flatMap((player) => (player.kind === 'engine' ? [player.level] : []));
  const levels = SEATS.map((seat) => {
    const player = players[seat];
    return [seat, player?.kind === 'engine' ? player.level : usual];
  });
  const names = SEATS.map((seat) => {
    const player = players[seat];
    return [seat, player?.kind === 'person' ? player.name ?? '' : ''];
  });
  const kinds = SEATS.map((seat, index) => [seat, players[seat]?.kind ?? (index === 0 ? 'person' : 'engine')]);
  return { seats: given?.seats ?? sidesOf(match), kinds: Object.fromEntries(kinds), levels: Object.fromEntries(levels), people: Object.fromEntries(names), options: given?.options ?? options, deal: dealOf(match.start), ...paceForm(pace) };
}

/** @param {Form} form @param {Given | null} given
 * @returns {Match} */
function matchOf({ seats, kinds, levels, people, options, deal, ...pace }, given) {
  const several = seats.filter((seat) => kinds[seat] === 'person').length > 1;
  const players = seats.map((seat) => [seat, kinds[seat] === 'person' ? personOf(several ? people[seat] : '') : { kind: 'engine', level: levels[seat] }]);
  return { start: given?.start ?? newStart(seats.length, options, deal), options, players: Object.fromEntries(players), pace: paceOf(pace) };
}

/** @param {{match: Match, given: Given | null, named: readonly import('../../../protocol/lines.js').NamedLevel[], running: boolean,
 *   onStart: (match: Match) => void, onFriend: (() => void) | null, onClose: () => void}} props `match` is the last one */
export function NewGameDialog({ match, given, named, ...leaving }) {
  const [form, setForm] = useState(() => formOf(match, given));
  /** @param {Partial<Form>} fields */
  const set = (fields) => setForm((old) => ({ ...old, ...fields }));
  const next = matchOf(form, given);
  const engines = form.seats.filter((seat) => form.kinds[seat] === 'engine');
  const setLevel = (/** @type {Seat} */ seat, /** @type {number} */ level) => set({ levels: { ...form.levels, [seat]: level } });
  return html`<${NewGameForm} match=${() => next} friend=${t('play-friends')} ...${leaving}>
    ${given ? html`<p class="form-note">${t('play-from-position')}</p>` : html`<${Choice} legend=${t('play-players')} name="players" value=${String(form.seats.length)}
      choices=${[['2', '2'], ['3', '3'], ['4', '4']]} onChange=${(/** @type {string} */ count) => set({ seats: seatsFor(Number(count)) })} />`}
    <div class="seat-choices">${form.seats.map((seat) => html`<div class="seat-choice" key=${seat}>
      <${PawnIcon} seat=${seat} />
      <${Choice} legend=${seatName(seat)} name=${`seat-${seat}`} value=${form.kinds[seat]} choices=${[['person', t('play-person')], ['engine', 'Akhet']]}
        onChange=${(/** @type {Player['kind']} */ kind) => set({ kinds: { ...form.kinds, [seat]: kind } })} />
      ${engines.length > 1 && form.kinds[seat] === 'engine' && html`<${Select} label=${t('play-level')} value=${String(form.levels[seat])} choices=${LEVELS.map((level) => [String(level), levelText(level, named)])}
        onChange=${(/** @type {string} */ level) => setLevel(seat, Number(level))} />`}
      ${form.seats.length - engines.length > 1 && form.kinds[seat] === 'person' && html`<${NameField} label=${t('board-name')} value=${form.people[seat]}
        onChange=${(/** @type {string} */ name) => set({ people: { ...form.people, [seat]: name } })} />`}
    </div>`)}</div>
    ${curtained(next) && html`<p class="form-note">${t('play-curtain-note')}</p>`}
    ${engines.length === 1 && html`<div class="opponent"><${LevelFields} level=${form.levels[engines[0]]} named=${named} name=${engines[0]}
      onChange=${(/** @type {number} */ level) => setLevel(engines[0], level)} /></div>`}
    <${More} title=${t('play-rules-and-time')} now=${[variantText(form.options), ...(given ? [] : dealText(form.deal, form.seats.length)), paceText(form, engines.length > 0)].join(', ')}>
      <${VariantFields} options=${form.options} open=${!given} onChange=${(/** @type {Match['options']} */ options) => set({ options })} />
      ${!given && html`<${DealFields} deal=${form.deal} seats=${form.seats} onChange=${(/** @type {Form['deal']} */ deal) => set({ deal })} />`}
      <${PaceFields} form=${form} engines=${engines.length > 0} all="all" onChange=${set} />
    <//>
  <//>`;
}
