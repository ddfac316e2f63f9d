// The page, once its texts are there.

import { html, render } from 'htm/preact';
import { App } from './app/app.js';
import { Boundary } from './app/boundary.js';
import { Shell } from './app/shell.js';
import { piecesReady } from './board/pieces.js';
import { t } from './lang/texts.js';
import { games } from './views/index.js';

/** @param {HTMLElement} place */
export function begin(place) {
  place.replaceChildren();
  document.querySelector('meta[name=description]')?.setAttribute('content', t('app-description'));
  const app = new App();
  render(html`<${Boundary}><${Shell} app=${app} games=${games} /><//>`, place);
  piecesReady.catch((error) => app.report(error));
}
