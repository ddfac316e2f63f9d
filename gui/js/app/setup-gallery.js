// The setups that have names, with pictures, their balance and their character.

import { html } from 'htm/preact';
import { NAMED } from '../game/setups.js';
import { SetupPicture } from '../parts/setup-choice.js';

/** Blue's score and the share of draws in per cent, at 4,000 nodes a move (docs/theory.md), and a sentence.
 * @type {Record<string, [number, number, string]>} */
export const ABOUT = {
  ace: [51, 35, 'Hardly any early move loses. The one to begin with.'],
  curiosity: [52, 40, 'Quiet at first, with one trap: watch the Switches.'],
  grail: [58, 35, 'Blue stands better, and must make something of it.'],
  mercury: [86, 8, 'Blue attacks at once. Give Blue to the weaker player.'],
  sophie: [86, 10, 'One first move wins most games. For a weaker Blue.'],
  horemheb: [54, 22, 'Both Switches stand before the King, and few games are drawn.'],
  ebana: [58, 22, 'A block of four Deflectors stands deep on the other side.'],
};

/** @param {{arbiter: import('../game/arbiter.js').LaserArbiter, value: string | null, onChoose: (start: string) => void}} props */
export function SetupGallery({ arbiter, value, onChoose }) {
  return html`<ul class="setup-gallery" aria-label="All setups">${NAMED.map(({ name, start, title }) => {
    const [blue, drawn, character] = ABOUT[name];
    return html`<li key=${name}><button type="button" aria-pressed=${start === value ? 'true' : 'false'} onClick=${() => onChoose(start)}>
      <${SetupPicture} arbiter=${arbiter} start=${start} />
      <span><b>${title}</b><small>Blue scores ${blue} %, ${drawn} % are drawn</small><span>${character}</span></span>
    </button></li>`;
  })}</ul>`;
}
