// Why a game does not go on, and the button that resumes it.

import { html } from 'htm/preact';

/** @param {{model: {takeOver: () => void, retry: () => void}, elsewhere: boolean, trouble: string | null}} props `elsewhere`: the game
 *   continues in another tab; `trouble` says why an engine does not play */
export function Interruption({ model, elsewhere, trouble }) {
  return html`<div class="status trouble" role="alert">
    <p>${elsewhere ? 'This game is open in another tab.' : trouble}</p>
    ${elsewhere
      ? html`<button type="button" class="button primary" onClick=${() => model.takeOver()}>Continue here</button>`
      : html`<button type="button" class="button" onClick=${() => model.retry()}>Try again</button>`}
  </div>`;
}
