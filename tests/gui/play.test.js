// Whole games against the weakest level, by mouse, keyboard and touch.

import { after, before } from 'node:test';
import { mayMove, newGame, pageTest, setUp } from './page.js';
import { Engine } from './programs.js';
import { wholeGame } from './whole-game.js';

setUp();

/** @type {Engine} */
let adviser;
before(() => {
  adviser = new Engine();
});
after(() => adviser.stop());

/** @param {string} name @param {Parameters<typeof wholeGame>[3]} way @param {string} setup @param {import('./page.js').Options} options */
function gameTest(name, way, setup, options) {
  pageTest(name, options, async ({ page }) => {
    await newGame(page, { level: 0, setup: `setup ${setup}`, seconds: 0.2 });
    await mayMove(page);
    await wholeGame(page, adviser, `setup ${setup}`, way);
  });
}

gameTest('a whole game by clicks', 'mouse', 'mercury', { motion: true });
gameTest('a whole game by keyboard', 'keyboard', 'sophie', {});
gameTest('a whole game by touch on a phone', 'touch', 'sophie', { device: 'phone' });
