// Shown in place of what cannot be drawn.

import { Component, html } from 'htm/preact';
import { forget } from './store.js';

/** Draws its children or, if that fails, what happened and a way out: the data kept in the browser may be the cause, and
 * would cause it again after each reload.
 * @extends {Component<{children?: any}, {error: unknown}>} */
export class Boundary extends Component {
  state = { error: /** @type {unknown} */ (null) };

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ error: error ?? 'unknown' });
  }

  /** @param {{children?: any}} props @param {{error: unknown}} state */
  render({ children }, { error }) {
    if (error === null) return children;
    return html`<section class="broken" role="alert">
      <h1>This could not be shown</h1>
      <p>${error instanceof Error ? error.message : String(error)}</p>
      <p>Reloading the page may help. If it does not, the data that the browser keeps for this page may be damaged: you can
        clear its games, analyses, progress and settings.</p>
      <div class="broken-actions">
        <button type="button" class="button primary" onClick=${() => location.reload()}>Reload</button>
        <button type="button" class="button danger" onClick=${startAfresh}>Clear everything and reload</button>
      </div>
    </section>`;
  }
}

function startAfresh() {
  forget();
  location.reload();
}
