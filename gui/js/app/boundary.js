// Shown in place of what cannot be drawn, or not yet.

import { Component, html } from 'htm/preact';
import { t } from '../lang/texts.js';
import { messageOf } from '../protocol/lines.js';
import { forget } from './store.js';

/** Draws its children or, if that fails, what `instead` makes of the error: by default what happened, and a way out.
 * @extends {Component<{children?: any, instead?: (error: unknown) => any}, {error: unknown}>} */
export class Boundary extends Component {
  state = { error: /** @type {unknown} */ (null) };

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ error: error ?? 'unknown' });
  }

  /** @param {{children?: any, instead?: (error: unknown) => any}} props @param {{error: unknown}} state */
  render({ children, instead = (error) => html`<${Broken} error=${error} />` }, { error }) {
    return error === null ? children : instead(error);
  }
}

/** An error, and a way out: the data kept in the browser may be the cause, and would cause it again after each reload.
 * @param {{title?: string, error: unknown}} props */
export function Broken({ title = t('app-broken'), error }) {
  const startAfresh = () => {
    forget();
    location.reload();
  };
  return html`<section class="broken" role="alert">
    <h1>${title}</h1>
    <p>${messageOf(error)}</p>
    <p>${t('app-broken-hint')}</p>
    <div class="broken-actions">
      <button type="button" class="button primary" onClick=${() => location.reload()}>${t('app-reload')}</button>
      <button type="button" class="button danger" onClick=${startAfresh}>${t('app-clear')}</button>
    </div>
  </section>`;
}

/** Shown in place of a view that is not there yet: the same as in index.html before the first script runs, so nothing moves.
 * @param {{style?: string, title?: string, board?: any, children?: any}} props `style` has further classes; the children are beside the board */
export function Waiting({ style = '', title, board, children }) {
  return html`<div class=${`game ${style}`}>
    ${title && html`<h1 class="unseen">${title}</h1>`}
    <div class="game-top"><div class="player"></div></div>
    <div class="game-board"><div class="board-waits">${board}</div></div>
    <div class="game-bottom"><div class="player"></div></div>
    <div class="game-side">${children}</div>
  </div>`;
}
