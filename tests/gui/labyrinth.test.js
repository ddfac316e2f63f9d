// Whole games of Labyrinth by mouse, keyboard and touch, with people and engines; the preview of a slide.

import assert from 'node:assert/strict';
import { button, goTo, pageTest, setUp, until, viewNames } from './page.js';
import { beginGame, curtain, keptMatch, labyrinthEngine, mayTurn, newGame, nextTurn, place, result, rules, toLabyrinth, turns, ways, wholeGame } from './labyrinth-page.js';

setUp();

const adviser = labyrinthEngine();

/** @typedef {import('./page.js').Page} Page */

/** The limit for a preview, in milliseconds from the pointer event to the changed document. */
const PREVIEW_BAR = 20;

/** A position in which every player has few cards left.
 * @param {string} deal @param {number} cards */
async function shortGame(deal, cards) {
  const [line] = await adviser.ask(`position ${deal}`, 'query fen');
  return line.replace('response ', '').replace(/:([A-X]+):/g, (_, all) => `:${all.slice(0, cards)}:`);
}

/** Begins a game from a position.
 * @param {Page} page @param {string} fen @param {import('./labyrinth-page.js').Game} game */
async function playFrom(page, fen, game) {
  await page.evaluate((text) => { location.hash = `labyrinth-play&fen=${encodeURIComponent(text)}`; }, fen);
  await page.getByRole('dialog', { name: 'New game' }).waitFor();
  await newGame(page, game, { given: true });
}

pageTest('a game of three by clicks, against two engines', { motion: true, timeout: 240_000 }, async ({ page }) => {
  await rules(adviser, {});
  await toLabyrinth(page);
  await playFrom(page, await shortGame('deal 3 3', 3), {});
  const { start } = await keptMatch(page);
  const line = await wholeGame(page, adviser, 'mouse');
  assert.ok(line.length >= 9, `${line.length} turns`);
  await button(page, 'Rematch').click();
  await mayTurn(page);
  assert.equal((await keptMatch(page)).start, start, 'the same position again');
  assert.deepEqual(await turns(page), []);
});

pageTest('a game by keyboard from a position, including the way home', { timeout: 240_000 }, async ({ page }) => {
  await rules(adviser, {});
  await toLabyrinth(page);
  await playFrom(page, await shortGame('deal 5 2', 3), {});
  await wholeGame(page, adviser, 'keyboard');
});

pageTest('a game from a link is accepted under its own rules, whatever the current ones are', {}, async ({ page }) => {
  await rules(adviser, {});
  const [line] = await adviser.ask('position deal 5 2', 'query fen');
  // Orange has found every card and is not at home: over under the current rules, not under the link's.
  const start = line.replace('response ', 'fen ').replace(/g7:([A-X]+):/, 'd4::$1');
  const move = await adviser.best(start, 100);
  await toLabyrinth(page);
  await newGame(page, { options: ['No way home'] });
  await mayTurn(page);
  await page.evaluate((text) => { location.hash = `labyrinth-play&game=${encodeURIComponent(text)}`; }, `${start} moves ${move}`);
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.waitFor();
  await dialog.getByText('the usual rules, 0.1 s a move').waitFor();
  await newGame(page, {}, { given: true });
  await until('the turn so far is there', async () => (await turns(page))[0] === move);
});

pageTest('a short game, in which Orange begins, ends by leaving the maze', { timeout: 240_000 }, async ({ page }) => {
  await rules(adviser, { AnyExit: true });
  await toLabyrinth(page);
  await newGame(page, { options: ['No way home', 'Any way out'], deal: { 'Cards each': '1', 'Who begins': 'orange', Tiles: '13' } });
  assert.match((await keptMatch(page)).start, /^sealed \d+ 2 1 first orange tiles 13$/);
  const hand = page.getByRole('region', { name: 'Your cards' });
  await hand.getByText('0 of 1 found').waitFor();
  const line = await wholeGame(page, adviser, 'mouse');
  assert.match(await result(page).innerText(), /found every treasure and (has|have) left the maze/);
  // Orange has made the first turn, and the pawn of whoever made the last one stands where the maze is open.
  assert.ok(line.length >= 3, line.join(' '));
  const { start } = await keptMatch(page);
  const [fen] = await adviser.ask(`position ${start} moves ${line.join(' ')}`, 'query fen');
  assert.match(fen, / .*:-:/, 'the winner has left the maze');
  // The next game is dealt like this one.
  await button(page, 'Rematch').click();
  await until('a new start', async () => (await keptMatch(page)).start !== start);
  assert.match((await keptMatch(page)).start, /^sealed \d+ 2 1 first orange tiles 13$/);
});

pageTest('two people and two engines by touch on a phone, with a curtain between the people', { served: true, device: 'phone', timeout: 240_000 }, async ({ page }) => {
  await rules(adviser, { NoReturn: true });
  await toLabyrinth(page);
  await newGame(page, { players: 4, people: ['Blue', 'Orange'], options: ['No way home'] });
  await curtain(page).waitFor();
  assert.equal(await page.getByRole('region', { name: 'Your cards' }).count(), 0, 'no card is seen before the curtain is lifted');
  await wholeGame(page, adviser, 'touch');
});

pageTest('a second finger turns the spare, and a turn can be cancelled', { served: true, device: 'phone' }, async ({ page }) => {
  await toLabyrinth(page);
  await mayTurn(page);
  const devtools = await page.context().newCDPSession(page);
  const middle = async (/** @type {string} */ where) => {
    const box = await place(page, where).boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [arrow, elsewhere] = [{ ...await middle('>a4'), id: 0 }, { ...await middle('e3'), id: 1 }];
  const touch = (/** @type {string} */ type, /** @type {unknown[]} */ touchPoints) => devtools.send('Input.dispatchTouchEvent', /** @type {any} */ ({ type, touchPoints }));
  const shows = () => page.locator('[data-tile=a4]').getAttribute('data-shows');
  await touch('touchStart', [arrow]);
  await page.locator('.maze.is-choosing').waitFor();
  const before = await shows();
  await touch('touchStart', [arrow, elsewhere]);
  await until('the spare has turned', async () => await shows() !== before);
  await touch('touchEnd', [arrow]);
  await touch('touchEnd', []);
  await button(page, 'Cancel').tap();
  await page.locator('.maze.is-choosing').waitFor({ state: 'detached' });
});

pageTest('the keys of a turn: preview, R and L, stay, Escape', { served: true }, async ({ page }) => {
  await toLabyrinth(page);
  await newGame(page, { level: 0 });
  await mayTurn(page);
  await place(page, '>a4').focus();
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-place')), '>a2');
  await page.getByText(/^In at a2: .* to reach\.$/).waitFor({ state: 'attached' });
  const shows = () => page.locator('[data-tile=a2]').getAttribute('data-shows');
  const first = await shows();
  await page.keyboard.press('r');
  await until('it has turned', async () => await shows() !== first);
  await page.keyboard.press('l');
  await until('it is back', async () => await shows() === first);
  await page.getByText('Your turn: arrow keys to an arrow, R or L to turn the tile, then Enter.').waitFor();
  await page.keyboard.press('Enter');
  await button(page, 'Stay').waitFor();
  await page.getByText('Your turn: now arrow keys to a marked square, then Enter, or S to stay.').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Stay').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('s');
  await until('the turn is played', async () => (await turns(page)).length >= 1);
  assert.match((await turns(page))[0], /^a2.a1$/);
});

pageTest('the status says what comes after the slide, and each turn can require a confirmation', { served: true }, async ({ page }) => {
  await toLabyrinth(page);
  await newGame(page, { level: 0 });
  await mayTurn(page);
  await button(page, 'Settings').click();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('checkbox', { name: /^Confirm moves/ }).check();
  await button(page, 'Close').click();
  await page.getByText('Your turn: slide, then walk.').waitFor();
  await place(page, '>a2').click();
  await page.getByText('Your turn: now click a marked square to walk there.').waitFor();
  await place(page, 'a1').click();
  await page.getByText('Your turn: click a1 again to go there.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Your turn: now click a marked square to walk there.').waitFor();
  await place(page, 'a1').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Your turn: Enter goes to a1.').waitFor();
  assert.deepEqual(await turns(page), [], 'a key is confirmed like a click');
  await page.keyboard.press('Enter');
  await until('the turn is played', async () => /^a2.a1$/.test((await turns(page))[0] ?? ''));
});

pageTest('a closed arrow and an unreachable square say so', { served: true }, async ({ page }) => {
  await rules(adviser, {});
  await toLabyrinth(page);
  await newGame(page, {});
  await mayTurn(page);
  const { start } = await keptMatch(page);
  await ways.mouse(page, await adviser.best(start, 100));
  await nextTurn(page, 2);
  const closed = page.getByRole('gridcell', { name: /, closed$/ });
  const arrow = (await closed.getAttribute('data-place'))?.slice(1);
  // It is disabled but can still be pressed.
  await closed.click({ force: true });
  await page.getByText(`The arrow ${arrow} is closed: the last tile came out there.`).first().waitFor();
  await page.getByRole('gridcell', { name: /can push$/ }).first().click();
  const far = page.locator('.maze-cell:not(.is-target):not(.is-arrow)').first();
  await far.click();
  await page.getByText(`No way leads to ${await far.getAttribute('data-place')} after this slide.`).first().waitFor();
  assert.equal((await turns(page)).length, 2);
});

pageTest('two tabs play one game in turns', { served: true }, async ({ page }) => {
  await toLabyrinth(page);
  await newGame(page, {});
  await mayTurn(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await mayTurn(other);
  await ways.mouse(other, await adviser.best((await keptMatch(page)).start, 100));
  await page.getByText('This game is open in another tab.').waitFor();
  await nextTurn(other, 2);
  await button(page, 'Continue here').click();
  await until('the game is here', async () => (await turns(page)).length === 2);
});

pageTest('a game is kept, taken back, left only after confirmation, and continued from the list of games', { served: true }, async ({ page }) => {
  await beginGame(page, adviser);
  const line = await turns(page);
  await page.reload();
  await mayTurn(page);
  assert.deepEqual(await turns(page), line);
  await button(page, 'Take back').click();
  await until('it is taken back', async () => (await turns(page)).length === 0);
  await mayTurn(page);
  await ways.mouse(page, line[0]);
  await nextTurn(page, 2);
  await button(page, 'New game').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.getByRole('dialog', { name: 'Leave this game?' }).waitFor();
  await button(page, 'Start the new game').click();
  await until('the board is new', async () => (await turns(page)).length === 0);
  await button(page, 'Your games').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await until('it goes on', async () => (await turns(page)).length === 2);
  await button(page, 'Resign').click();
  await button(page, 'Really resign?').click();
  assert.match(await result(page).innerText(), /Akhet won/);
});

pageTest('the page opens with the game shown last, and each game has its views', { served: true }, async ({ page, server }) => {
  const laser = await viewNames(page);
  await goTo(page, 'Set up');
  await toLabyrinth(page);
  assert.ok(!(await viewNames(page)).includes('Mistakes'));
  await page.goto(new URL(server.url.pathname, server.url).href);
  await place(page, 'd4').waitFor();
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Laser Chess' }).click();
  await page.getByRole('gridcell', { name: /^j1, / }).waitFor();
  assert.deepEqual(await viewNames(page), laser);
});

pageTest('a slide is shown soon after the pointer moves', { open: false }, async ({ page, server, say }) => {
  await page.addInitScript(() => {
    /** @type {number[]} */
    const times = [];
    Object.assign(window, { times });
    let moved = 0;
    addEventListener('pointermove', () => { moved = performance.now(); }, true);
    new MutationObserver(() => {
      if (moved > 0 && document.querySelector('.maze-line')) {
        times.push(performance.now() - moved);
        moved = 0;
      }
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(server.url.href);
  await toLabyrinth(page);
  await newGame(page, {});
  await mayTurn(page);
  for (let round = 0; round < 3; round++) {
    for (const arrow of ['a2', 'a4', 'a6', 'b7', 'd7', 'f7', 'g6', 'g4', 'g2', 'f1', 'd1', 'b1']) {
      await place(page, 'd4').hover();
      await page.locator('.maze-line').waitFor({ state: 'detached' });
      await place(page, `>${arrow}`).hover();
      await page.locator('.maze-line').waitFor({ state: 'attached' });
    }
  }
  /** @type {number[]} */
  const times = (await page.evaluate(() => /** @type {any} */ (window).times)).sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  say(`the slide is in the document ${median.toFixed(1)} ms after the pointer, at most ${(times.at(-1) ?? 0).toFixed(1)} ms, in ${times.length} previews`);
  assert.ok(times.length >= 30, `${times.length} previews`);
  assert.ok(median <= PREVIEW_BAR, `${median} ms`);
});
