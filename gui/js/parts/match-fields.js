// The fields of a new game that do not depend on the game: an engine's level, the time.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { FULL_LEVEL, levelWord } from '../game/levels.js';
import { numberText, t } from '../lang/texts.js';
import { Choice, NumberField } from './fields.js';

/** @import { NamedLevel } from '../protocol/lines.js' */

/** In milliseconds; with `move`, engines have this time for each move and people have no limit.
 * @typedef {{kind: 'move', time: number} | {kind: 'clock', base: number, increment: number}} Pace */
/** @typedef {{pace: Pace['kind'] | 'days', seconds: number, minutes: number, increment: number, days?: number}} PaceForm `days` for each move, only at
 *  tables */

/** Minutes for each side, and seconds for each move. */
const CLOCKS = /** @type {const} */ ([[1, 0], [3, 2], [10, 5]]);
/** Days for each move. */
const DAYS = [1, 2, 3, 5, 7, 14];

/** How long a person's name may be, in characters. */
export const MAX_NAME = 20;

/** @param {{level: number, named: readonly NamedLevel[], name: string, onChange: (level: number) => void}} props
 *  `name` distinguishes the fields of several engines */
export function LevelFields({ level, named, name, onChange }) {
  const like = named.findLast((one) => one.level <= level);
  return html`<label class="field">
      <span class="level-label">${t('board-level', { level })}<strong>${levelWord(level)}</strong></span>
      <input type="range" min="0" max=${FULL_LEVEL} value=${level} aria-valuetext=${`${level}, ${levelWord(level)}`}
        onInput=${(/** @type {any} */ event) => onChange(event.currentTarget.valueAsNumber)} />
    </label>
    ${like && html`<${Choice} legend=${t('board-named-levels')} name=${`named-${name}`} value=${String(level)}
      choices=${named.map((one) => [String(one.level), one.name])}
      onChange=${(/** @type {string} */ chosen) => onChange(Number(chosen))} />
    <p class="form-note" role="note">${t(like.level === level ? 'board-level-is' : 'board-level-above', { name: like.name, character: like.character })}</p>`}`;
}

/** The name of one of several people on this screen, which may stay empty.
 * @param {{label: string, value: string, onChange: (name: string) => void}} props */
export function NameField({ label, value, onChange }) {
  return html`<label class="field"><span>${label}</span>
    <input type="text" maxlength=${MAX_NAME} autocomplete="off" placeholder=${t('board-name')} value=${value}
      onInput=${(/** @type {any} */ event) => onChange(event.currentTarget.value)} /></label>`;
}

/** @param {Pace} pace
 * @returns {PaceForm} */
export function paceForm(pace) {
  return {
    pace: pace.kind,
    seconds: pace.kind === 'move' ? pace.time / 1000 : 1,
    minutes: pace.kind === 'clock' ? pace.base / 60_000 : 10,
    increment: pace.kind === 'clock' ? pace.increment / 1000 : 5,
  };
}

/** @param {PaceForm} form
 * @returns {Pace} */
export function paceOf({ pace, seconds, minutes, increment }) {
  return pace === 'clock'
    ? { kind: 'clock', base: Math.round(minutes * 60_000), increment: Math.round(increment * 1000) }
    : { kind: 'move', time: Math.round(seconds * 1000) };
}

/** The time in short: "1 s a move", "clocks: 10 min + 5 s", "no clock".
 * @param {PaceForm} form @param {boolean} engines some engine plays */
export function paceText({ pace, seconds, minutes, increment }, engines) {
  if (pace === 'clock') return t('board-pace-clocks', { minutes, increment });
  return engines ? t('board-pace-move', { seconds: numberText(seconds, { useGrouping: false }) }) : t('board-pace-none');
}

/** @param {{form: PaceForm, engines: boolean, all: string, onChange: (fields: Partial<PaceForm>) => void}} props
 *  `engines`: some engine plays; `all`: whom the clocks are for, `both` or `all` */
export function PaceFields({ form, engines, all, onChange }) {
  // The fields keep their text, so choosing a clock makes new ones.
  const [preset, setPreset] = useState(0);
  return html`<${Choice} legend=${t('board-time')} name="pace" value=${form.pace}
      choices=${[['move', engines ? t('board-time-move') : t('board-no-clock')], ['clock', t('board-clocks-for', { all })], ...(form.days ? [['days', t('board-days')]] : [])]}
      onChange=${(/** @type {PaceForm['pace']} */ pace) => onChange({ pace })} />
    ${form.pace === 'days' && html`<${Choice} legend=${t('board-days-each')} name="days" value=${String(form.days)}
        choices=${DAYS.map((days) => [String(days), String(days)])} onChange=${(/** @type {string} */ days) => onChange({ days: Number(days) })} />
      <p class="form-note" role="note">${t('board-days-note')}</p>`}
    ${form.pace === 'move' && engines && html`<${NumberField} label=${t('board-engine-time')} unit=${t('board-seconds-most')} value=${form.seconds} min=${0.1} max=${3600}
        step=${0.1} onChange=${(/** @type {number} */ seconds) => onChange({ seconds })} />`}
    ${form.pace === 'clock' && html`<${Choice} legend=${t('board-minutes-seconds')} name="clocks" value=${`${form.minutes}+${form.increment}`}
        choices=${CLOCKS.map(([minutes, increment]) => [`${minutes}+${increment}`, `${minutes} + ${increment}`])}
        onChange=${(/** @type {string} */ chosen) => {
          const [minutes, increment] = chosen.split('+').map(Number);
          onChange({ minutes, increment });
          setPreset(preset + 1);
        }} />
      <div class="field-row" key=${preset}>
        <${NumberField} label=${t('board-each-side')} unit=${t('board-minutes')} value=${form.minutes} min=${0.1} max=${600} step=${0.1}
          onChange=${(/** @type {number} */ minutes) => onChange({ minutes })} />
        <${NumberField} label=${t('board-each-move')} unit=${t('board-seconds-more')} value=${form.increment} min=${0} max=${600}
          onChange=${(/** @type {number} */ increment) => onChange({ increment })} />
      </div>`}`;
}
