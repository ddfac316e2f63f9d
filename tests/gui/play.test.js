// Whole games against the weakest level, by each way to make a move.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { mayMove, moves, newGame, pageTest, setUp, until, ways } from './page.js';
import { Engine } from './programs.js';

const MAX_GAME = 160;
const NODES = 20_000;

setUp();

/** @type {Engine} */
let adviser;
before(() => {
  adviser = new Engine();
});
after(() => adviser.stop());

/** What the board should say of a move's shot, from the engine's own words.
 * @param {string} position @param {string} move */
async function shotWords(position, move) {
  const [, end = '', place = ''] = / end (\w+) (\w+)/.exec((await adviser.ask(`position ${position}`, `shot ${move}`))[0]) ?? [];
  if (end === 'out') return `leaves the board at the ${{ n: 'top', e: 'right', s: 'bottom', w: 'left' }[place]}`;
  const verb = { hit: 'hits', shield: 'is stopped by the shield', laser: 'ends at' }[end];
  return new RegExp(`the shot ${verb} .* on ${place}`);
}

/** Plays a game to its end.
 * @param {import('playwright-core').Page} page @param {string} start @param {keyof typeof ways} way
 * @returns {Promise<number>} its plies */
async function wholeGame(page, start, way) {
  const result = page.getByRole('region', { name: 'Result' });
  /** @type {string[]} */
  let line = [];
  while (line.length < MAX_GAME) {
    const position = [start, ...(line.length ? ['moves', ...line] : [])].join(' ');
    const move = await adviser.best(position, NODES);
    const said = await ways[way](page, move);
    const words = await shotWords(position, move);
    assert.ok(typeof words === 'string' ? said.includes(words) : words.test(said), `${move}: "${said}" says ${words}`);
    const own = [...line, move];
    await until('it is the next move or the end', async () => await result.isVisible()
      || ((await moves(page)).length >= own.length + 1 && await page.getByRole('gridcell', { name: /can move$/ }).count() > 0));
    line = await moves(page);
    assert.deepEqual(line.slice(0, own.length), own);
    if (await result.isVisible()) break;
  }
  assert.match(await result.innerText(), /^(You|Akhet) won/);
  const [verdict] = await adviser.ask(`position ${start} moves ${line.join(' ')}`, 'query result');
  assert.match(verdict, /^response p[12]win$/, 'the engine finds the game over too');
  assert.equal(verdict === 'response p1win', (await result.innerText()).startsWith('You won'));
  return line.length;
}

/** @param {string} name @param {keyof typeof ways} way @param {string} setup @param {import('./page.js').Options} options */
function gameTest(name, way, setup, options) {
  pageTest(name, options, async ({ page }) => {
    await newGame(page, { level: 0, setup: `setup ${setup}`, seconds: 0.2 });
    await mayMove(page);
    await wholeGame(page, `setup ${setup}`, way);
  });
}

gameTest('a whole game by clicks', 'mouse', 'mercury', { motion: true });
gameTest('a whole game by keyboard', 'keyboard', 'sophie', {});
gameTest('a whole game by touch on a phone', 'touch', 'sophie', { device: 'phone' });
