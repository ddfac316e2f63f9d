// The choices for a new game of Laser Chess.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { startTitle } from '../../app/starts.js';
import { useStore } from '../../app/hooks.js';
import { SetupFields } from '../../app/setup-fields.js';
import { colorName } from '../../board/names.js';
import { t } from '../../lang/texts.js';
import { Choice, More, NumberField, Select } from '../../parts/fields.js';
import { LevelFields, NameField, PaceFields, paceForm, paceOf, paceText } from '../../parts/match-fields.js';
import { NewGameForm } from '../../play/dialogs.js';
import { people, personOf } from '../../play/match.js';

/** @import { Color, NamedLevel } from '../../protocol/lines.js' */
/** @import { Match, Player, Strength } from './match.js' */
/** @typedef {'blue' | 'red' | 'random' | 'both' | 'none'} Sides which sides the person plays */
/** @typedef {{engine: string, strength: Strength}} Opponent */

/** @typedef {{sides: Sides, engines: Record<Color, Opponent>, people: Record<Color, string>, start: string} & import('../../parts/match-fields.js').PaceForm} Form */

/** @type {Strength} */
const usualLevel = { kind: 'level', level: 2 };
const usualRating = 1000;
const COLORS = /** @type {const} */ (['blue', 'red']);

/** The form for the current match.
 * @param {Match} match
 * @returns {Form} */
function formOf(match) {
  const { start, players, pace } = match;
  /** @type {Opponent} */
  const usual = { engine: '', strength: usualLevel };
  const [opponent = usual] = COLORS.map((color) => players[color]).filter((player) => player.kind === 'engine');
  const engine = (/** @type {Player} */ player) => (player.kind === 'engine' ? player : opponent);
  const nameOf = (/** @type {Player} */ player) => (player.kind === 'person' ? player.name ?? '' : '');
  const [one, both] = people(match);
  return {
    sides: both ? 'both' : one ?? 'none',
    engines: { blue: engine(players.blue), red: engine(players.red) },
    people: { blue: nameOf(players.blue), red: nameOf(players.red) },
    start,
    ...paceForm(pace),
  };
}

/** @param {Form} form @param {readonly string[]} names
 * @returns {Match} */
function matchOf({ sides, engines, people: called, start, ...form }, names) {
  const own = sides === 'random' ? COLORS[Math.floor(2 * Math.random())] : sides;
  /** @param {Color} color @returns {Player} */
  const player = (color) => {
    if (own === color || own === 'both') return personOf(own === 'both' ? called[color] : '');
    const { engine, strength } = engines[color];
    // An engine chosen on an earlier visit may no longer be available.
    if (!names.includes(engine)) return { kind: 'engine', engine: names[0], strength: strength.kind === 'own' ? usualLevel : strength };
    return { kind: 'engine', engine, strength };
  };
  return {
    start,
    players: { blue: player('blue'), red: player('red') },
    pace: paceOf(form),
  };
}

/** The form with other sides. The opponent stays the same, whichever colour it plays.
 * @param {Form} form @param {Sides} sides
 * @returns {Form} */
function withSides(form, sides) {
  const opponent = form.engines[form.sides === 'red' ? 'blue' : 'red'];
  const one = form.sides === 'none' || form.sides === 'both' ? form.engines : { blue: opponent, red: opponent };
  return { ...form, sides, engines: one };
}

/** @param {{app: import('../../app/app.js').App, match: Match, given: Partial<Match> | null, named: readonly NamedLevel[], running: boolean,
 *   onStart: (match: Match) => void, onFriend: (() => void) | null, onClose: () => void}} props `match` is the last one, and `given` what the
 *   address asks for in place of it */
export function NewGameDialog({ app, match, given, named, ...leaving }) {
  const names = useStore(app.engines);
  const elo = app.rating();
  const [form, setForm] = useState(() => formOf({ ...match, ...given }));
  /** @param {Partial<Form>} fields */
  const set = (fields) => setForm((old) => ({ ...old, ...fields }));
  const { sides } = form;
  /** @type {readonly Color[]} the colours of the engines; either one if it is drawn at random */
  const played = sides === 'none' ? COLORS : sides === 'both' ? [] : [sides === 'red' ? 'blue' : 'red'];
  return html`<${NewGameForm} match=${() => matchOf(form, names)} friend=${t('play-friend')} ...${leaving}>
    <${Choice} legend=${t('play-you-play')} name="sides" value=${sides}
      choices=${[...COLORS.map((color) => [color, colorName(color)]), ['random', t('play-random')], ['both', t('play-two-people')], ['none', t('play-two-engines')]]}
      onChange=${(/** @type {Sides} */ chosen) => setForm((old) => withSides(old, chosen))} />
    ${sides === 'both' && html`<p class="form-note">${t('play-two-people-note')}</p>
      <div class="field-row">${COLORS.map((color) => html`<${NameField} key=${color} label=${colorName(color)} value=${form.people[color]}
        onChange=${(/** @type {string} */ name) => set({ people: { ...form.people, [color]: name } })} />`)}</div>`}
    ${played.map((color) => html`<${OpponentFields} key=${color} names=${names} elo=${elo} named=${named} color=${color}
      labels=${sides === 'none' ? [t('play-engine-of', { color }), t('play-strength-of', { color })] : [t('play-opponent'), t('play-strength')]}
      value=${form.engines[color]}
      onChange=${(/** @type {Opponent} */ engine) => set({ engines: { ...form.engines, [color]: engine } })} />`)}
    <${More} title=${t('play-setup-and-time')} now=${t('common-with', { what: startTitle(form.start), more: paceText(form, sides !== 'both') })}>
      <${SetupFields} app=${app} value=${form.start} giver=${played[0] ?? 'red'} onChange=${(/** @type {string} */ start) => set({ start })} />
      <${PaceFields} form=${form} engines=${sides !== 'both'} all="both" onChange=${set} />
    <//>
  <//>`;
}

/** Only the built-in engine, the first of the names, has levels here; others play as configured on the server.
 * @param {{names: readonly string[], elo: {min: number, max: number} | null, named: readonly NamedLevel[], color: Color,
 *   labels: [string, string], value: Opponent,
 *   onChange: (value: Opponent) => void}} props */
function OpponentFields({ names, elo, named, color, labels, value, onChange }) {
  const engine = names.includes(value.engine) ? value.engine : names[0];
  const { strength } = value;
  return html`<div class="opponent">
    ${names.length > 1 && html`<${Select} label=${labels[0]}
      value=${engine} choices=${names.map((name) => [name, name])}
      onChange=${(/** @type {string} */ name) => onChange({
        engine: name, strength: name === names[0] ? usualLevel : { kind: 'own' },
      })} />`}
    ${engine === names[0] && html`<${StrengthFields} elo=${elo} named=${named} color=${color} strength=${strength}
      title=${labels[1]}
      onChange=${(/** @type {Strength} */ changed) => onChange({ engine, strength: changed })} />`}
  </div>`;
}

/** @param {{elo: {min: number, max: number} | null, named: readonly NamedLevel[], color: Color, title: string, strength: Strength,
 *   onChange: (strength: Strength) => void}} props */
function StrengthFields({ elo, named, color, title, strength, onChange }) {
  const level = strength.kind === 'level' ? strength.level : null;
  /** @param {'level' | 'elo'} kind */
  const change = (kind) => onChange(kind === 'level' || !elo ? usualLevel : { kind, elo: Math.min(usualRating, elo.max) });
  return html`
    ${elo && html`<${Choice} legend=${title} name=${`strength-${color}`} value=${strength.kind} onChange=${change}
      choices=${[['level', t('play-level')], ['elo', t('play-rating')]]} />`}
    ${level !== null && html`<${LevelFields} level=${level} named=${named} name=${color}
      onChange=${(/** @type {number} */ chosen) => onChange({ kind: 'level', level: chosen })} />`}
    ${strength.kind === 'elo' && html`<${NumberField} label=${t('play-rating')} unit=${elo ? t('common-range', { min: String(elo.min), max: String(elo.max) }) : ''}
      value=${strength.elo} min=${elo?.min ?? 0} max=${elo?.max ?? 4000}
      onChange=${(/** @type {number} */ rating) => onChange({ kind: 'elo', elo: rating })} />`}`;
}
