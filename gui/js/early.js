// Runs as soon as the few modules are there that draw a board, before all others: what is seen first is the game.

import { html, render } from 'htm/preact';
import { parseRoute } from './app/route.js';
import { Glimpse } from './views/play/glimpse.js';

const place = /** @type {HTMLElement | null} */ (document.querySelector('#app .board-waits'));
const { view, params } = parseRoute(location.hash);
if (place && (view === 'play' || (view === null && params.size === 0))) render(html`<${Glimpse} />`, place);
