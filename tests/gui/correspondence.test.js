// Tables with days for a move: set up, left and found again, listed where it is one's turn, lost on time.

import assert from 'node:assert/strict';
import { graveFaults, overhang } from './axe.js';
import { mayTurn } from './labyrinth-page.js';
import { button, mayMove, moves, pageTest, played, setUp, ways } from './page.js';
import { serve } from './programs.js';

/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('./programs.js').Server} Server */

setUp({ only: 'served' });

/** Console errors of browsers for a failed connection, which no page can suppress. */
const CONNECTION = /WebSocket connection to .* failed|net::ERR_|Failed to load resource/;
const LONG = 'Wolfeschlegelsteinhausenbergerdo';
const DAYS = 86_400_000;
const DUE = /Due \w+day, \w+\s\d+ at\s\d/;

/** Sets a table up as a program would.
 * @param {Server} server @param {Record<string, unknown>} wish
 * @returns {Promise<{seat: string, token: string, url: string}[]>} its seats */
async function post(server, wish) {
  const url = new URL(server.url);
  url.pathname = '/tables';
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ game: 'laserchess', ...wish }) });
  assert.equal(response.status, 200, await response.clone().text());
  return /** @type {any} */ (await response.json()).seats;
}

/** @param {Page} page @param {string} state */
async function look(page, state) {
  assert.deepEqual(await graveFaults(page), [], state);
  assert.deepEqual(await overhang(page), [], state);
}

for (const [device, theme, way] of /** @type {const} */ ([['desktop', 'light', 'keyboard'], ['phone', 'dark', 'touch']])) {
  pageTest(`a table with days for a move is left and found again, ${theme}, on a ${device}`, { device, theme }, async ({ page, visit }) => {
    const press = (/** @type {import('playwright-core').Locator} */ one) => (way === 'touch' ? one.tap() : one.press('Enter'));
    await press(button(page, 'Play with a friend'));
    const dialog = page.getByRole('dialog', { name: 'Play with a friend' });
    await dialog.getByLabel('Your name, for the others').fill('Ann');
    const time = dialog.getByRole('group', { name: 'Time' });
    if (way === 'touch') {
      await time.getByRole('radio', { name: 'Days for a move' }).tap();
      await dialog.getByRole('group', { name: 'Days for each move' }).getByRole('radio', { name: '5', exact: true }).tap();
    } else {
      await time.getByRole('radio', { name: 'No clock' }).focus();
      for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
      await dialog.getByRole('radio', { name: '3', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
    }
    assert.equal(await dialog.getByRole('group', { name: 'Days for each move' }).getByRole('radio', { checked: true }).inputValue(), '5');
    await look(page, 'the dialog');
    await press(dialog.getByRole('button', { name: 'Set up the table' }));
    await dialog.waitFor({ state: 'detached' });
    const link = await page.getByLabel('Link for Red', { exact: true }).inputValue();
    await page.getByText('Each move may take 5 days.').waitFor();

    const first = await visit(link, { device, theme });
    await first.getByText('Ann (Blue) is to move. Each move may take 5 days.').waitFor();
    await mayMove(page);
    await ways[way](page, 'c5R');
    await mayMove(first);
    assert.match(await first.title(), /^● Your turn/);
    await first.getByText(DUE).waitFor();
    await first.getByLabel(/^Red's clock: 4 days 23 hours, due \w+day, /).waitFor();
    assert.equal(await first.getByLabel(/^Blue's clock/).count(), 0, 'only the clock that runs is shown');
    await look(first, 'whose turn it is');
    await first.context().close();
    await page.getByRole('region', { name: 'Red: Red' }).getByText('away', { exact: true }).waitFor();
    await page.getByText(/^Red is to move\. Due \w+day, /).waitFor();
    assert.equal(await page.getByText('no connection').count(), 0, 'nobody is expected to wait');
    await look(page, 'who waits');

    const again = await visit(link, { device, theme });
    await mayMove(again);
    // Red's side of the board is below, where the keys of `ways` do not look.
    await ways[way === 'touch' ? 'touch' : 'mouse'](again, 'a4L');
    await played(page, 2);
    assert.match(await page.title(), /^● Your turn/);
    await page.getByLabel(/^Blue's clock: 4 days 23 hours/).waitFor();
    await press(button(again, 'Take back'));
    await press(button(page, 'Accept'));
    await played(again, 1);
    await press(button(page, 'Resign'));
    await press(button(page, 'Really resign?'));
    await again.getByRole('region', { name: 'Result' }).getByText('Ann (Blue) resigned.').waitFor();
    assert.equal(await again.getByLabel(/'s clock/).count(), 0);
    await press(button(again, 'Rematch'));
    await press(button(page, 'Accept'));
    await again.getByRole('region', { name: 'Blue: You' }).waitFor();
    await again.getByText('Each move may take 5 days.').waitFor();
  });
}

pageTest('a move that is not made in its time loses', {}, async ({ page, server, visit }) => {
  const [blue, red] = await post(server, { clock: { move: 4000 } });
  await page.goto(blue.url);
  const other = await visit(red.url);
  await mayMove(page);
  await ways.mouse(page, 'c5R');
  await played(other, 1);
  await page.getByLabel(/^Red's clock: 1 minute, due /).waitFor();
  await page.getByRole('region', { name: 'Result' }).getByText('Red ran out of time.').waitFor();
  await other.getByRole('region', { name: 'Result' }).getByText('You (Red) ran out of time.').waitFor();
});

pageTest('Play with a friend lists the tables, where it is one\'s turn first', {}, async ({ page, server, visit }) => {
  const listed = page.getByRole('region', { name: 'Tables' }).getByRole('listitem');
  const sit = async (/** @type {number} */ at, /** @type {string} */ seat) => {
    await button(page, 'Play with a friend').click();
    await listed.nth(at).getByRole('button', { name: seat }).click();
    await page.getByRole('region', { name: `${seat}: You` }).waitFor();
  };
  const [blue] = await post(server, { clock: { move: 2 * DAYS } });
  await post(server, { game: 'labyrinth', clock: { move: 3 * DAYS } });
  // Where the page has no seat yet, the tables stand in the order in which they were set up.
  const { length } = await tablesOf(server);
  await sit(length - 2, 'Red');
  await sit(length - 1, 'Blue');
  await button(page, 'Play with a friend').click();
  await listed.first().getByText('● Your turn', { exact: true }).waitFor();
  assert.match(await listed.first().innerText(), /^Labyrinth/);
  await listed.last().getByText('Waiting for somebody to be Blue').waitFor();
  await page.keyboard.press('Escape');
  const friend = await visit(blue.url);
  await friend.getByLabel('You are Blue. Your name, for the others').fill('Bob');
  await button(friend, 'OK').click();
  await mayMove(friend);
  await ways.mouse(friend, 'c5R');
  await played(friend, 1);
  await button(page, 'Play with a friend').click();
  const laser = listed.filter({ hasText: 'Laser Chess with Bob' });
  await laser.getByText(/^● Your turn, 1d 23h left$/).waitFor();
  assert.deepEqual(await listed.getByText('● Your turn').count(), 2);
  assert.match((await listed.allInnerTexts()).slice(0, 2).join(' '), /● Your turn[^●]*● Your turn/);
  await look(page, 'the list of tables');
});

/** The tables of a server.
 * @param {Server} server
 * @returns {Promise<{id: string, seats: {token: string}[]}[]>} */
async function tablesOf(server) {
  const url = new URL(server.url);
  url.pathname = '/tables';
  return /** @type {any} */ ((await fetch(url)).json());
}

for (const device of /** @type {const} */ (['desktop', 'phone'])) {
  pageTest(`a guest finds the tables again that the browser has opened, on a ${device}`, { open: false, expected: /403/ }, async ({ server, visit }) => {
    const tables = [await post(server, { clock: { move: DAYS } }), await post(server, { game: 'labyrinth', players: 3 })];
    const guest = await visit(tables[0][0].url, { device });
    await mayMove(guest);
    assert.equal(await guest.getByRole('region', { name: 'Your other tables' }).count(), 0);
    await guest.goto(tables[1][1].url);
    await guest.getByRole('region', { name: 'Yellow: You' }).waitFor();
    const others = guest.getByRole('region', { name: 'Your other tables' });
    await others.getByText('● Your turn', { exact: true }).waitFor();
    await look(guest, 'other tables');
    const link = others.getByRole('link', { name: /^Laser Chess/ });
    await (device === 'phone' ? link.tap() : link.press('Enter'));
    await mayMove(guest);
    assert.deepEqual(await moves(guest), []);
    assert.ok(!guest.url().includes(tables[0][0].token), 'the token has left the address');
    await others.getByText('Waiting for somebody to be Blue').waitFor();
    // A table that has ended is forgotten.
    const url = new URL(server.url);
    url.pathname = '/tables';
    const ended = (await tablesOf(server)).find(({ seats }) => seats.some(({ token }) => token === tables[1][1].token));
    url.searchParams.set('id', ended?.id ?? '');
    await fetch(url, { method: 'DELETE' });
    await guest.reload();
    await mayMove(guest);
    await guest.waitForFunction(() => JSON.parse(localStorage.getItem('akhet.seats') ?? '[]').length === 1);
    assert.equal(await others.count(), 0);
  });
}

pageTest('a restart of the server leaves the time at which a move is due', { open: false, expected: CONNECTION }, async ({ visit }) => {
  const some = await serve();
  const { port } = some.url;
  await some.stop();
  let server = await serve(['--port', port]);
  try {
    const [blue, red] = await post(server, { clock: { move: 3 * DAYS } });
    const [page, other] = [await visit(blue.url), await visit(red.url)];
    await mayMove(page);
    await ways.mouse(page, 'c5R');
    await mayMove(other);
    const due = async () => /due .*/.exec(await other.getByLabel(/^Red's clock: /).getAttribute('aria-label') ?? '')?.[0];
    const before = await due();
    await server.stop();
    await other.getByText('No connection. Trying again…').waitFor();
    server = await serve(['--port', port]);
    await mayMove(other);
    assert.ok(before && await due() === before, `${before}: ${await due()}`);
    await ways.mouse(other, 'a4L');
    await played(page, 2);
  } finally {
    await server.stop();
  }
});

pageTest('days and long names fit a narrow screen', { open: false }, async ({ server, visit }) => {
  const tiny = /** @type {const} */ ({ device: 'phone', context: { viewport: { width: 320, height: 640 } } });
  const seats = await post(server, { game: 'labyrinth', players: 3, clock: { move: 14 * DAYS }, engines: { orange: 1 } });
  const pages = await Promise.all(seats.slice(0, 2).map(({ url }) => visit(url, tiny)));
  for (const one of pages) {
    await one.getByLabel(/Your name, for the others$/).fill(LONG);
    await one.keyboard.press('Enter');
  }
  const [blue, yellow] = pages;
  await mayTurn(blue);
  await blue.getByRole('gridcell', { name: /can push$/ }).first().click();
  await blue.locator('.maze.is-choosing').waitFor();
  await blue.getByRole('button', { name: /^(Stay|Go to )/ }).first().click();
  await mayTurn(yellow);
  for (const one of pages) {
    const clock = one.getByLabel(/^Yellow's clock: 13 days 23 hours, due /);
    await clock.waitFor();
    await look(one, 'a clock with days');
    const box = await clock.boundingBox();
    assert.ok(box && box.x + box.width <= 320, `a clock ends at ${box && box.x + box.width} pixels`);
  }
});
