/**
 * Below the board: the spare, what turns it, and what ends the choice of a turn.
 *
 * @typedef {import('./choice.js').Choice} Choice
 */
import { html } from 'htm/preact';
import { IconButton } from '../../parts/icons.js';
import { TileIcon, treasureName, treasureOf, turnedTile } from './pictures.js';

/** @param {{maze: import('../lines.js').Maze, choice: Choice, active: boolean, editing: import('./types.js').Editing | undefined}} props */
export function Tray({ maze, choice, active, editing }) {
  const { spare } = maze;
  const { slide, stay, aim, armed, held } = choice;
  const treasure = treasureOf(spare);
  const click = matchMedia('(pointer: coarse)').matches ? 'Tap' : 'Click';
  const words = !active || editing ? '' : !slide ? `${click} an arrow to push it in.` : held === null ? `${click} to push here.`
    : armed ? `${click} ${aim} again to go there.` : 'Now choose a square.';
  const tile = html`<${TileIcon} tile=${turnedTile(spare, choice.side)} />`;
  return html`<div class=${`tray${held === null ? '' : ' is-choosing'}`} role="group" aria-label="Spare tile">
    ${editing?.onSpare
      ? html`<button type="button" class="tray-tile" aria-label="Spare tile" onClick=${() => editing.onSpare?.()}>${tile}</button>`
      : html`<div class="tray-tile">${tile}</div>`}
    <p class="tray-words"><strong>${treasure ? `Spare: ${treasureName(treasure)}` : 'Spare tile'}</strong>${words && html`<small>${words}</small>`}</p>
    <div class="tray-actions">
      ${slide && held !== null && stay !== null && !armed && html`<button type="button" class="button" onClick=${() => choice.go(stay, true)}>Stay</button>`}
      ${armed && aim !== null && html`<button type="button" class="button primary" onClick=${() => choice.go(aim, true)}>${aim === stay ? 'Stay' : `Go to ${aim}`}</button>`}
      ${held !== null && html`<${IconButton} icon="close" label="Cancel" quiet extra="plain" onClick=${() => choice.cancel()} />`}
      <${IconButton} icon="turn-left" label="Turn left" quiet disabled=${!active && !editing} onClick=${() => choice.turn(-1)} />
      <${IconButton} icon="turn" label="Turn right" quiet disabled=${!active && !editing} onClick=${() => choice.turn(1)} />
    </div>
  </div>`;
}
