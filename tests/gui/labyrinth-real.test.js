// A game at a real table: entered as it lies, followed to its end, with nothing but what a person there sees.

import assert from 'node:assert/strict';
import { labyrinthEngine, mayTurn, place, turns, ways } from './labyrinth-page.js';
import { choice, layMaze, mazeIs, mazeOf, mazeShown, toRealTable } from './labyrinth-real-page.js';
import { button, pageTest, setUp, until } from './page.js';

/** The most presses from the empty board to the first advice. */
const MAX_STEPS = 60;

setUp();

/** The game as it is played at the table: this engine knows all cards. */
const table = labyrinthEngine();

/** A deal in which everybody has a few cards.
 * @param {number} seed @param {number} players @param {number} cards
 * @returns {Promise<string>} as `position` takes it */
async function shortDeal(seed, players, cards) {
  const [fen] = await table.ask(`position deal ${seed} ${players}`, 'query fen');
  return `fen ${fen.replace('response ', '').replace(/:([A-X]+):/g, (_, all) => `:${all.slice(0, cards)}:`)}`;
}

/** @param {import('./page.js').Page} page */
const advice = (page) => page.getByRole('button', { name: /^Played [a-g]\d/ });
/** @param {import('./page.js').Page} page @param {string} letter */
const picture = (page, letter) => choice(page, 'My card', new RegExp(`^${letter}`));

/** The players' lines of the table, by their seats.
 * @param {string} words */
async function playersAt(words) {
  const lines = await table.ask(`position ${words}`, 'players');
  return Object.fromEntries(lines.filter((line) => line.startsWith('player ')).map((line) => {
    const [, seat, , pawn, , , , cards] = line.split(' ');
    return [seat, { pawn, cards: cards === '-' ? '' : cards }];
  }));
}

pageTest('a game of three is entered, followed and advised from the first turn to the last', { timeout: 600_000 }, async ({ page, say }) => {
  const cards = 4;
  const start = await shortDeal(11, 3, cards);
  const [board] = await table.ask(`position ${start}`, 'board');
  await toRealTable(page);
  let steps = await layMaze(page, mazeOf(board), 'click');
  await choice(page, 'Who plays', 'Yellow plays').click();
  await page.getByLabel('Everybody has').fill(String(cards));
  await picture(page, (await playersAt(start)).blue.cards[0]).click();
  await button(page, 'Begin the game').click();
  steps += 4;
  await advice(page).first().waitFor();
  say(`${steps} steps from the empty board to the first advice`);
  assert.ok(steps <= MAX_STEPS, `${steps} steps`);

  /** @type {string[]} */
  const line = [];
  let advised = 0;
  for (;;) {
    const words = [start, ...(line.length ? ['moves', ...line] : [])].join(' ');
    const [board, winner, turn] = await table.ask(`position ${words}`, 'board', 'query winner', 'query turn');
    await mazeIs(page, mazeOf(board));
    const players = await playersAt(words);
    for (const [seat, { pawn }] of Object.entries(players)) await page.locator(`[data-pawn="${seat}"][data-on="${pawn}"]`).waitFor({ state: 'attached' });
    if (winner !== 'response none') break;
    assert.ok(line.length < 200, 'the game comes to an end');
    const mover = turn.split(' ')[1];
    let move;
    if (mover === 'blue') {
      // The engine may still change its mind: what was pressed is in the list.
      await advice(page).first().click();
      advised += 1;
      move = (await until('the turn is in the list', async () => (await turns(page))[line.length])).slice(0, 5);
    } else {
      move = await table.best(words, 300);
      await mayTurn(page);
      await ways.mouse(page, move);
    }
    line.push(move);
    await until('the turn is in the list', async () => (await turns(page)).length === line.length);
    const [played] = (await table.ask(`position ${words}`, `play ${move}`)).filter((one) => one.startsWith('played '));
    const found = / uncovered (\w) /.exec(played)?.[1];
    if (!found) continue;
    if (mover !== 'blue') await page.getByRole('button', { name: new RegExp(`^Found the ${found}`) }).click();
    const next = players[mover].cards[1];
    if (mover === 'blue' && next) await picture(page, next).click();
    const text = `${move}!${mover === 'blue' ? next ?? '' : ''}`;
    await until('the find is in the list', async () => (await turns(page)).at(-1)?.startsWith(text));
  }
  await page.getByText(/(You have|has) won\.$/).waitFor();
  say(`${line.length} turns, ${advised} times advised`);
  assert.ok(advised > 3);
  // A reload keeps it all.
  const before = await mazeShown(page);
  await page.reload();
  await page.getByText(/(You have|has) won\.$/).waitFor();
  assert.deepEqual(await mazeShown(page), before);
});
