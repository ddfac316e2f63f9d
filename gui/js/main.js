// The entry point of the page.

import { html, render } from 'htm/preact';
import { App } from './app/app.js';
import { Boundary } from './app/boundary.js';
import { Shell } from './app/shell.js';
import { piecesReady } from './board/pieces.js';
import { games } from './views/index.js';

// If the page itself listed them, they would load before the modules of the first view, on the few connections available.
const LATER = ['css/setup.css', 'css/puzzles.css', 'css/learn.css', 'vendor/uplot/uplot.css', 'css/analyse.css', 'css/review.css',
  'css/table.css'];
document.head.append(...LATER.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })));

const place = document.getElementById('app');
if (place) {
  place.replaceChildren();
  const app = new App();
  render(html`<${Boundary}><${Shell} app=${app} games=${games} /><//>`, place);
  piecesReady.catch((error) => app.report(error));
}
