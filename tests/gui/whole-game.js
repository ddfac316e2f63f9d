// A game against the page's engine, from its first move to its end.

import assert from 'node:assert/strict';
import { moves, until, ways } from './page.js';

/** @typedef {import('./programs.js').Engine} Engine */

const MAX_GAME = 160;
const NODES = 20_000;

/** What the board should say about a move's shot, from the engine's answer.
 * @param {Engine} adviser @param {string} position @param {string} move */
async function shotWords(adviser, position, move) {
  const [, end = '', place = ''] = / end (\w+) (\w+)/.exec((await adviser.ask(`position ${position}`, `shot ${move}`))[0]) ?? [];
  if (end === 'out') return `leaves the board at the ${{ n: 'top', e: 'right', s: 'bottom', w: 'left' }[place]}`;
  const verb = { hit: 'hits', shield: 'is stopped by the shield', laser: 'ends at' }[end];
  return new RegExp(`the shot ${verb} .* on ${place}`);
}

/** Plays a game to its end.
 * @param {import('playwright-core').Page} page @param {Engine} adviser who finds the person's moves @param {string} start @param {keyof typeof ways} way
 * @returns {Promise<number>} its plies */
export async function wholeGame(page, adviser, start, way) {
  const result = page.getByRole('region', { name: 'Result' });
  /** @type {string[]} */
  let line = [];
  while (line.length < MAX_GAME) {
    const position = [start, ...(line.length ? ['moves', ...line] : [])].join(' ');
    const move = await adviser.best(position, NODES);
    const said = await ways[way](page, move);
    const words = await shotWords(adviser, position, move);
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
