// Runs before all other modules, as soon as the few that draw a board are loaded: the first thing to be seen is the game.

import { html, render } from 'htm/preact';
import { LAST_GAME, parseRoute } from './app/route.js';
import { load } from './app/store.js';
import { takeSeat } from './app/token.js';
import { Glimpse } from './views/play/glimpse.js';

const place = /** @type {HTMLElement | null} */ (document.querySelector('#app .board-waits'));
const { view, params } = parseRoute(location.hash);
const other = ![null, 'laserchess'].includes(load(LAST_GAME)) && !new URLSearchParams(location.search).has('setup');
if (place && !takeSeat()?.guest && (view === 'play' || (view === null && params.size === 0 && !other))) render(html`<${Glimpse} />`, place);
