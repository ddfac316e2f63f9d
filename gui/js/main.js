// The entry point of the page.

import { loadTexts } from './lang/texts.js';

// If the page itself listed them, they would load before the modules of the first view, on the few connections available.
const LATER = ['css/setup.css', 'css/puzzles.css', 'css/learn.css', 'vendor/uplot/uplot.css', 'css/analyse.css', 'css/review.css',
  'css/table.css'];
document.head.append(...LATER.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })));

const place = document.getElementById('app');
if (place) {
  // Modules may use texts while they are loaded, so these come first.
  loadTexts().then(() => import('./begin.js')).then(({ begin }) => begin(place)).catch((error) => {
    console.error(error);
    // There are no texts to say it by.
    place.replaceChildren(Object.assign(document.createElement('p'), { role: 'alert', className: 'broken', textContent: 'The page could not be loaded. Please reload it.' }));
  });
}
