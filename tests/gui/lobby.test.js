// The lobby of `akhet gui --lobby`: guests see the tables that wait, and take a seat.

import assert from 'node:assert/strict';
import { graveFaults, overhang } from './axe.js';
import { button, mayMove, pageTest, played, setUp, ways } from './page.js';

/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('./programs.js').Server} Server */

setUp({ only: 'served', args: ['--lobby'] });

/** The answer to a request with the page's token.
 * @param {Server} server @param {string} path @param {RequestInit} [init] @param {Record<string, string>} [query] */
async function ask(server, path, init, query = {}) {
  const url = new URL(server.url);
  url.pathname = path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const response = await fetch(url, init);
  assert.ok(response.ok, `${path}: ${response.status}`);
  return /** @type {any} */ (response.status === 204 ? null : response.json());
}

/** The address of the lobby, on a server without tables.
 * @param {Server} server
 * @returns {Promise<string>} */
async function lobbyOf(server) {
  for (const { id } of await ask(server, '/tables')) await ask(server, '/tables', { method: 'DELETE' }, { id });
  return (await ask(server, '/lobby/link')).url;
}

/** Sets a table up as a program would.
 * @param {Server} server @param {Record<string, unknown>} wish */
const post = (server, wish) => ask(server, '/tables', { method: 'POST', body: JSON.stringify({ game: 'laserchess', listed: true, ...wish }) });

const waiting = (/** @type {Page} */ page) => page.getByRole('list', { name: 'Tables that wait' }).getByRole('listitem');

/** @param {Page} page @param {string} state */
async function look(page, state) {
  assert.deepEqual(await graveFaults(page), [], state);
  assert.deepEqual(await overhang(page), [], state);
  assert.equal(await page.getByRole('heading', { level: 1, includeHidden: true }).count(), 1, `one title: ${state}`);
}

for (const [device, theme, way] of /** @type {const} */ ([['desktop', 'light', 'mouse'], ['phone', 'dark', 'touch'], ['desktop', 'dark', 'keyboard']])) {
  pageTest(`a listed table appears in the lobby, and a guest joins it, ${theme}, on a ${device}, by ${way}`, { device, theme }, async ({ page, server, visit }) => {
    const press = (/** @type {import('playwright-core').Locator} */ one) => (way === 'touch' ? one.tap() : way === 'mouse' ? one.click() : one.press('Enter'));
    // The states are the same for a mouse and for keys.
    const check = way === 'keyboard' ? async () => {} : look;
    const address = await lobbyOf(server);
    const guest = await visit(address, { device, theme });
    await guest.getByText('Nobody is waiting now.').waitFor();
    assert.match(await guest.title(), /^Lobby/);
    assert.ok(!guest.url().includes('lobby='), 'the token has left the address');
    await check(guest, 'an empty lobby');

    await press(button(page, 'Play with a friend'));
    const dialog = page.getByRole('dialog', { name: 'Play with a friend' });
    await dialog.getByText('for whoever has its address').click();
    assert.equal(await dialog.getByLabel('Address of the lobby', { exact: true }).inputValue(), address);
    await dialog.getByRole('img', { name: "QR code of the lobby's address" }).waitFor();
    await check(page, 'the dialog');
    await dialog.getByLabel('Your name, for the others').fill('Ann');
    const list = dialog.getByRole('checkbox', { name: /^List it in the lobby/ });
    if (way === 'keyboard') await list.press(' ');
    else await (way === 'touch' ? list.tap() : list.click());
    await press(dialog.getByRole('button', { name: 'Set up the table' }));
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Blue: You' }).waitFor();

    await waiting(guest).getByText('Laser Chess with Ann').waitFor();
    await check(guest, 'a table that waits');
    await press(guest.getByRole('button', { name: 'Play Red: Laser Chess with Ann' }));
    await guest.getByRole('region', { name: 'Red: You' }).waitFor();
    await page.getByRole('region', { name: 'Red: Red' }).waitFor();
    await mayMove(page);
    await ways[way](page, 'c5R');
    await played(guest, 1);
    await mayMove(guest);
    await press(button(guest, 'Lobby'));
    await guest.getByText('Nobody is waiting now.').waitFor();
    const own = guest.getByRole('region', { name: 'Your tables' });
    await own.getByText('● Your turn').waitFor();
    await check(guest, 'own tables');
    await press(own.getByRole('link', { name: /^Laser Chess with Ann/ }));
    await mayMove(guest);
    await guest.reload();
    await guest.getByRole('region', { name: 'Red: You' }).waitFor();
  });
}

pageTest('a guest of the lobby has no token but those of taken seats', { open: false }, async ({ server, visit }) => {
  const address = await lobbyOf(server);
  const [listed, unlisted] = [await post(server, { clock: { move: 172_800_000 } }), await post(server, { listed: false })];
  const guest = await visit('about:blank');
  /** @type {string[]} */
  const heard = [];
  guest.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  guest.on('response', async (response) => heard.push(response.url(), await response.text().catch(() => '')));
  await guest.goto(address);
  await waiting(guest).getByText('2 days for a move').waitFor();
  assert.equal(await waiting(guest).count(), 1);
  assert.equal(await guest.getByRole('navigation').count(), 0, 'no other view');
  for (const name of ['Play with a friend', 'On another device']) assert.equal(await button(guest, name).count(), 0, name);
  for (const hash of ['#play', '#analyse', '#table']) {
    await guest.evaluate((to) => location.assign(to), hash);
    await guest.getByRole('heading', { name: 'Lobby' }).waitFor();
  }
  await button(guest, 'Play Red: Laser Chess').click();
  await guest.getByRole('region', { name: 'Red: You' }).waitFor();
  const kept = await guest.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]));
  const [blue, red] = listed.seats;
  assert.ok(kept.includes(red.token) && heard.some((text) => text.includes(red.token)), 'what is searched is there');
  const secrets = [server.url.searchParams.get('token'), blue.token, listed.watch.token, unlisted.seats[0].token, unlisted.seats[1].token, unlisted.watch.token];
  for (const secret of secrets) {
    assert.ok(secret && secret.length >= 32, `${secret} is a token`);
    assert.ok(!kept.includes(secret), 'the page keeps no other token');
    assert.deepEqual(heard.filter((text) => text.includes(secret)), [], 'the page hears no other token');
  }
});

pageTest('who comes too late is told so', { open: false, expected: /40[349]|ERR_FAILED/ }, async ({ server, visit }) => {
  const address = await lobbyOf(server);
  const { seats, id } = await post(server, { game: 'labyrinth', players: 3, engines: { orange: 1 } });
  const guest = await visit(address);
  const play = guest.getByRole('button', { name: 'Play Blue: Labyrinth with Akhet' });
  await play.waitFor();
  // The list as it was, while somebody else sits down.
  await guest.route('**/lobby?*', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  const other = await visit(seats[0].url);
  await other.getByRole('region', { name: 'Blue: You' }).waitFor();
  await play.click();
  await guest.getByText('Somebody has just sat down there.').waitFor();
  await guest.unroute('**/lobby?*');
  await play.waitFor({ state: 'detached' });
  await guest.getByRole('button', { name: 'Play Yellow: Labyrinth with Akhet' }).click();
  await guest.getByRole('region', { name: 'Yellow: You' }).waitFor();
  await ask(server, '/tables', { method: 'DELETE' }, { id });
  await guest.getByRole('heading', { name: 'This table has ended' }).waitFor();
  await button(guest, 'Leave the table').click();
  await guest.getByText('Nobody is waiting now.').waitFor();
});

pageTest('a narrow screen has room for the lobby, and a closed one says so', { open: false, expected: /403/ }, async ({ server, visit }) => {
  const url = new URL(await lobbyOf(server));
  url.searchParams.set('lobby', '0'.repeat(32));
  const tiny = /** @type {const} */ ({ device: 'phone', context: { viewport: { width: 320, height: 640 } } });
  const guest = await visit(url.href, tiny);
  await guest.getByRole('alert').getByText('This lobby is closed.').waitFor();
  await look(guest, 'a closed lobby');
  await post(server, { game: 'labyrinth', players: 4, clock: { time: 5_400_000, increment: 30_000 } });
  await guest.goto((await ask(server, '/lobby/link')).url);
  await waiting(guest).getByRole('button').nth(3).waitFor();
  await look(guest, 'four seats');
});
