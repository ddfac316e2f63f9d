// The page begins here.

import { html, render } from 'htm/preact';
import { App } from './app/app.js';
import { Boundary } from './app/boundary.js';
import { Shell } from './app/shell.js';
import { piecesReady } from './board/pieces.js';
import { views } from './views/index.js';

const place = document.getElementById('app');
if (place) {
  place.replaceChildren();
  const app = new App();
  render(html`<${Boundary}><${Shell} app=${app} views=${views} /><//>`, place);
  piecesReady.catch((error) => app.report(error));
}
