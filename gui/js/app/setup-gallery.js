// The setups that have names, with pictures, their balance and their character.

import { html } from 'htm/preact';
import { NAMED } from '../game/setups.js';
import { t } from '../lang/texts.js';
import { SetupPicture } from '../parts/setup-choice.js';

/** Blue's score and the share of draws in per cent, at 4,000 nodes a move (docs/theory.md).
 * @type {Record<string, [number, number]>} */
export const ABOUT = {
  ace: [54, 44],
  curiosity: [54, 40],
  grail: [61, 36],
  mercury: [77, 18],
  sophie: [86, 18],
  horemheb: [54, 22],
  ebana: [58, 22],
};

/** @param {{arbiter: import('../game/arbiter.js').LaserArbiter, value: string | null, onChoose: (start: string) => void}} props */
export function SetupGallery({ arbiter, value, onChoose }) {
  return html`<ul class="setup-gallery" aria-label=${t('app-setups')}>${NAMED.map(({ name, start, title }) => {
    const [blue, drawn] = ABOUT[name];
    return html`<li key=${name}><button type="button" aria-pressed=${start === value ? 'true' : 'false'} onClick=${() => onChoose(start)}>
      <${SetupPicture} arbiter=${arbiter} start=${start} />
      <span><b>${title}</b><small>${t('app-setup-scores', { blue, drawn })}</small><span>${t(`app-setup-${name}`)}</span></span>
    </button></li>`;
  })}</ul>`;
}
