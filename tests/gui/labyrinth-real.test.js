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
  const start = `deal 11 3 ${cards}`;
  const [board] = await table.ask(`position ${start}`, 'board');
  await toRealTable(page);
  let steps = await layMaze(page, mazeOf(board), 'click');
  await choice(page, 'Who plays', 'Yellow plays').click();
  await page.getByLabel('Everybody has').selectOption(String(cards));
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

pageTest('by touch on a phone: laid, each step undone and redone, kept over a reload, faults said kindly', { device: 'phone', theme: 'dark' }, async ({ page, say }) => {
  const [board] = await table.ask('position deal 5 2 tiles 13', 'board');
  const maze = mazeOf(board);
  await toRealTable(page);
  const steps = await layMaze(page, maze, 'tap');
  say(`${steps} taps for the maze`);
  assert.ok(steps <= MAX_STEPS - 4);
  await mazeIs(page, maze);
  await page.getByText('Look at your card and choose it below.').waitFor();
  await button(page, 'Undo').tap();
  await page.getByText(/^Where is the \w+\? Press its tile\./).waitFor();
  await button(page, 'Redo').tap();
  await page.getByText('Look at your card and choose it below.').waitFor();
  // A picture is there once, and fixed tiles keep theirs.
  await choice(page, 'Pictures of the loose tiles', /^Mask, /).tap();
  const corners = [...maze.tiles].filter(([square, tile]) => /^c.$/.test(tile) && !/^[aceg][1357]$/.test(square)).map(([square]) => square).slice(0, 3);
  await place(page, corners[0]).tap();
  await page.getByText(/^The Mask was on .*\. There is only one, so it has moved\.$/).waitFor();
  await button(page, 'Undo').tap();
  await mazeIs(page, maze);
  await place(page, 'c7').tap();
  await page.getByText('This tile is fixed, and so is its picture.').waitFor();
  // More straight tiles than any box has.
  await page.getByRole('group', { name: 'How a tile lies' }).getByRole('button').first().tap();
  for (const square of corners) await place(page, square).tap();
  await page.getByText(/^1\d straight tiles: the box has 13\. Look at them again\.$/).waitFor();
  for (const _ of corners) await button(page, 'Undo').tap();
  await mazeIs(page, maze);
  await page.reload();
  await mazeIs(page, maze);
  await button(page, 'Begin the game').tap();
  await page.getByRole('heading', { name: 'Which card is yours?' }).waitFor();
  await picture(page, 'K').tap();
  await page.getByText('Your card: Key').waitFor();
  const move = await table.best('deal 5 2 tiles 13', 100);
  await mayTurn(page);
  await ways.touch(page, move);
  await until('the turn is in the list', async () => (await turns(page)).length === 1);
  await page.getByText("Orange's turn. Enter it: the arrow, then the square.").waitFor();
  await page.reload();
  await until('the turn is there again', async () => (await turns(page))[0]?.startsWith(move));
  await button(page, 'Undo').tap();
  await until('the turn is taken back', async () => (await turns(page)).length === 0);
  await page.getByText('Your card: Key').waitFor();
  await button(page, 'Undo').tap();
  await page.getByRole('heading', { name: 'Which card is yours?' }).waitFor();
  await button(page, 'Undo').tap();
  await button(page, 'Begin the game').waitFor();
});

pageTest('by keyboard alone: a tile, its turn, a picture, a card, the first turn, why it is advised', {}, async ({ page }) => {
  const [board] = await table.ask('position deal 9 2', 'board');
  const maze = mazeOf(board);
  await toRealTable(page);
  await place(page, 'b7').focus();
  await page.keyboard.press('Enter');
  const b7 = page.locator('[data-tile=b7]');
  await until('it is upright', async () => await b7.getAttribute('data-shows') === 'in');
  await page.keyboard.press('r');
  await until('it is turned', async () => await b7.getAttribute('data-shows') === 'ie');
  await page.keyboard.press('Delete');
  await until('it is gone', async () => await b7.getAttribute('data-shows') === null);
  await page.keyboard.press('Control+z');
  await until('it is back', async () => await b7.getAttribute('data-shows') === 'ie');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await until('the board is empty', async () => await b7.getAttribute('data-shows') === null);
  await layMaze(page, maze, 'click');
  for (const name of [picture(page, 'K'), button(page, 'Begin the game')]) {
    await name.focus();
    await page.keyboard.press('Enter');
  }
  await advice(page).first().waitFor();
  await button(page, 'Show it').focus();
  await page.keyboard.press('Enter');
  await page.locator('.maze-reachable').waitFor({ state: 'attached' });
  await page.getByText(/^This slide opens /).waitFor();
  await page.keyboard.press('Enter');
  const move = await table.best('deal 9 2', 100);
  await ways.keyboard(page, move);
  await until('the turn is in the list', async () => (await turns(page))[0]?.startsWith(move));
});

pageTest('a find told late, a card named wrongly, a turn entered wrongly: all can be put right', {}, async ({ page }) => {
  const start = 'deal 4 2 3 first orange';
  const [board] = await table.ask(`position ${start}`, 'board');
  await toRealTable(page);
  await layMaze(page, mazeOf(board), 'click');
  await page.getByLabel('Everybody has').selectOption('3');
  await page.getByRole('group', { name: 'The youngest, who begins' }).getByRole('radio', { name: 'Orange' }).check();
  const { blue } = await playersAt(start);
  await picture(page, blue.cards[1]).click();
  await button(page, 'Begin the game').click();
  // Orange ends on a treasure, whose it is nobody knows.
  const lines = await table.ask(`position ${start}`, 'moves', 'slide');
  const tiles = new Map(lines.filter((one) => one.startsWith('slide ')).map((one) => [one.split(' ')[1], mazeOf(one.slice(one.indexOf('board ')))]));
  const [first, second] = lines[0].split(' ').slice(1).filter((move) => {
    const treasure = tiles.get(move.slice(0, 3))?.tiles.get(move.slice(3))?.[2];
    return treasure !== undefined && treasure !== blue.cards[1];
  });
  await mayTurn(page);
  await ways.mouse(page, second ?? first);
  await page.getByRole('region', { name: 'Now' }).getByText(/^Orange has ended on the /).waitFor();
  await button(page, 'Undo').click();
  await ways.mouse(page, first);
  await page.getByRole('button', { name: /^Found the / }).waitFor();
  // The card was another one.
  await button(page, 'Change').click();
  await picture(page, blue.cards[0]).click();
  await page.getByText(new RegExp(`Your card: ${blue.cards[0]}`)).waitFor();
  assert.deepEqual(await turns(page), [first]);
  await advice(page).first().click();
  await until('two turns', async () => (await turns(page)).length === 2);
  // It was a find after all.
  await button(page, 'Back one move').click();
  await page.getByText(/^You are looking back\./).waitFor();
  await page.getByRole('button', { name: /^Found the / }).click();
  await until('the find is in the list', async () => (await turns(page))[0] === `${first}!`);
  assert.equal((await turns(page)).length, 2, 'what followed stays');
  await page.getByRole('button', { name: /^Found the / }).and(page.locator('[aria-pressed=true]')).click();
  await until('it is no find', async () => (await turns(page))[0] === first);
  await button(page, 'First position').click();
  // The first turn was another one, too.
  await mayTurn(page);
  await ways.mouse(page, await table.best(start, 50));
  await page.getByText('The turns after this one are gone. Undo brings them back.').waitFor();
  await until('one turn', async () => (await turns(page)).length === 1);
  await button(page, 'Undo').click();
  await until('two turns again', async () => (await turns(page)).length === 2);
});

pageTest('four play, cards may be found in any order, and I know mine', {}, async ({ page }) => {
  const [board] = await table.ask('position deal 7 4 2', 'board');
  await toRealTable(page);
  await layMaze(page, mazeOf(board), 'click');
  for (const seat of ['Yellow', 'Green']) await choice(page, 'Who plays', `${seat} plays`).click();
  await page.getByRole('group', { name: 'I am' }).getByRole('radio', { name: 'Orange' }).check();
  await page.getByRole('group', { name: 'The youngest, who begins' }).getByRole('radio', { name: 'Yellow' }).check();
  await page.getByLabel('Everybody has').selectOption('2');
  await page.locator('summary', { hasText: 'Rules' }).click();
  await page.getByRole('checkbox', { name: /^Cards in any order/ }).check();
  await picture(page, 'W').click();
  await picture(page, 'M').click();
  await button(page, 'Begin the game').click();
  await page.getByText("Yellow's turn. Enter it: the arrow, then the square.").waitFor();
  await page.getByText('Your cards: Mask, Wand').waitFor();
  assert.equal(await advice(page).count(), 0);
  await mayTurn(page);
  await ways.mouse(page, await table.best('deal 7 4 2 first yellow', 100));
  await page.getByText(/^Your turn\./).waitFor();
  await advice(page).first().waitFor();
});

pageTest("from Orange's seat the board is turned, and tiles lie as they are chosen", {}, async ({ page }) => {
  await toRealTable(page);
  await page.getByRole('group', { name: 'I am' }).getByRole('radio', { name: 'Orange' }).check();
  const corner = page.getByRole('group', { name: 'How a tile lies' }).getByRole('button', { name: 'corner open up, right' });
  await corner.click();
  await place(page, 'b7').click();
  const way = await page.locator('[data-tile=b7] .tile-passage').getAttribute('transform');
  assert.equal(way, 'rotate(180)');
  assert.equal(await corner.locator('.tile-passage').getAttribute('transform'), way);
  const [orange, blue] = await Promise.all(['orange', 'blue'].map((seat) => page.locator(`[data-pawn=${seat}]`).boundingBox()));
  assert.ok(orange && blue && orange.y > blue.y, 'my home is near me');
});

pageTest('a photograph stands beside the table, and stays on the device', {}, async ({ page }) => {
  await toRealTable(page);
  /** @type {string[]} */
  const sent = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByText('A photograph beside it').click();
  const file = page.locator('.real-photo input[type=file]');
  await file.setInputFiles({ name: 'table.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByText('The browser cannot read this as a picture.').waitFor();
  await file.setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer: await page.screenshot() });
  const photo = page.getByRole('img', { name: 'Your table' });
  await photo.waitFor();
  assert.deepEqual(sent.filter((url) => !url.startsWith('data:')), [], 'nothing is sent');
  await page.reload();
  await photo.waitFor();
  await button(page, 'Remove it').click();
  await photo.waitFor({ state: 'detached' });
});

pageTest('pictures have the names that a person gives them, everywhere', {}, async ({ page }) => {
  await toRealTable(page);
  await page.getByText('Names of the pictures').first().click();
  const field = page.getByRole('textbox', { name: 'Names of the pictures' });
  await until('the usual names are there', async () => (await field.inputValue()).startsWith('A: Amulet\nB: Bell\n'));
  await field.fill('A: Skull\nB: Skull\nhello');
  await page.getByText('Line 2: A is called “Skull” too, in line 1. Two pictures need two names.').waitFor();
  await page.getByText('Line 3: begin with a letter from A to X').waitFor();
  assert.ok(await button(page, 'Use these names').isDisabled());
  await field.fill('M: Millennium Falcon\nA: Skull');
  await button(page, 'Use these names').click();
  await choice(page, 'Pictures of the loose tiles', 'Millennium Falcon, not laid yet').waitFor();
  assert.match(await place(page, 'c7').getAttribute('aria-label') ?? '', /with Skull/);
  await page.reload();
  await choice(page, 'Pictures of the loose tiles', 'Millennium Falcon, not laid yet').waitFor();
  await page.evaluate(() => { location.hash = 'labyrinth-setup'; });
  await page.getByRole('button', { name: /^Millennium Falcon, / }).waitFor();
  await button(page, 'How to play').click();
  await page.getByRole('dialog').getByText('Names of the pictures').first().click();
  await button(page, 'Usual names').click();
  await page.getByRole('button', { name: /^Mask, / }).waitFor();
});

pageTest('a game that is under way on the page cannot be brought to the table', {}, async ({ page }) => {
  await page.evaluate(() => {
    localStorage.setItem('akhet.labyrinth-real', JSON.stringify({ now: { laid: null, playing: true, moves: [] }, tree: { start: 'sealed 7 2' }, at: 0 }));
    location.hash = 'labyrinth-real&game=sealed 7 2';
    location.reload();
  });
  await page.getByText('33 squares to go.').waitFor();
  assert.equal(await page.locator('.real-now').count(), 0);
});
