// The page begins here.

import { html, render } from 'htm/preact';
import { App } from './app/app.js';
import { Boundary } from './app/boundary.js';
import { Shell } from './app/shell.js';
import { views } from './views/index.js';

const place = document.getElementById('app');
if (place) {
  place.replaceChildren();
  render(html`<${Boundary}><${Shell} app=${new App()} views=${views} /><//>`, place);
}
