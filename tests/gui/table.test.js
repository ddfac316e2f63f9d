// Tables with several devices, each a browser of its own: a whole game, what players agree on, spectators, guests.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import { graveFaults, overhang } from './axe.js';
import { button, cell, goTo, mayMove, moves, pageTest, played, setUp, ways } from './page.js';
import { Engine } from './programs.js';
import { Wire } from './wire.js';

/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('./page.js').Visit} Visit */

/** Console errors of browsers for a failed connection, which no page can suppress. */
const CONNECTION = /WebSocket connection to .* failed|net::ERR_|Failed to load resource/;
const LONG = 'Wolfeschlegelsteinhausenbergerdo';
/** Blue wins in two moves. */
const NEARLY = 'fen ls3psk2peSn/5Se4/1pe8/1pn8/10/1pnPw7/3se4Pw1/sn2Pw1KPn2Ln b 18';

setUp({ only: 'served' });

/** @type {Engine} */
let adviser;
before(() => {
  adviser = new Engine();
});
after(() => adviser.stop());

const wire = new Wire();
const context = await wire.open();
after(() => wire.close());

/** @param {Page} page */
const result = (page) => page.getByRole('region', { name: 'Result' });

/** Sets a table up from the dialog.
 * @param {Page} page @param {{seat?: string, name?: string}} [how]
 * @returns {Promise<{red: string, watch: string}>} the links for Red's seat and for spectators */
async function setTable(page, { seat = 'Blue', name = '' } = {}) {
  await button(page, 'Play with a friend').click();
  const dialog = page.getByRole('dialog', { name: 'Play with a friend' });
  await dialog.getByRole('group', { name: 'You play' }).getByRole('radio', { name: seat }).check();
  if (name) await dialog.getByLabel('Your name, for the others').fill(name);
  await dialog.getByRole('button', { name: 'Set up the table' }).click();
  await dialog.waitFor({ state: 'detached' });
  const link = (/** @type {string} */ label) => page.getByLabel(label, { exact: true }).inputValue();
  return { red: await link(`Link for ${seat === 'Blue' ? 'Red' : 'Blue'}`), watch: await link('Link for spectators') };
}

/** Sets a table up as a program would, and ends all others.
 * @param {import('./programs.js').Server} server @param {Record<string, unknown>} wish
 * @returns {Promise<{id: string, seats: {seat: string, token: string, url: string}[], watch: {token: string, url: string}}>} */
async function postTable(server, wish) {
  const url = new URL(server.url);
  url.pathname = '/tables';
  for (const { id } of /** @type {any} */ (await (await fetch(url)).json())) {
    const one = new URL(url);
    one.searchParams.set('id', id);
    await fetch(one, { method: 'DELETE' });
  }
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(wish) });
  assert.equal(response.status, 200, await response.clone().text());
  return /** @type {any} */ (response.json());
}

/** Takes a seat at a table that is set up.
 * @param {Page} page @param {string} seat */
async function sitDown(page, seat) {
  await button(page, 'Play with a friend').click();
  await page.getByRole('region', { name: 'Tables' }).getByRole('button', { name: seat }).click();
  await page.getByRole('link', { name: 'Table', exact: true }).waitFor();
}

/** Plays a move, and waits until both pages have it.
 * @param {Page} page who plays @param {Page} other @param {string} move @param {keyof typeof ways} [way] */
async function move(page, other, move, way = 'mouse') {
  await mayMove(page);
  const count = (await moves(page)).length + 1;
  await ways[way](page, move);
  await Promise.all([page, other].map((one) => played(one, count)));
}

pageTest('a game on two devices is played to its end, reviewed and saved', {}, async ({ page, server, visit }) => {
  const { seats } = await postTable(server, { game: 'laserchess', start: NEARLY });
  await sitDown(page, 'Blue');
  const red = await visit(seats[1].url, { device: 'phone' });
  await page.getByRole('region', { name: 'Red: Red' }).waitFor();
  let line = '';
  for (const [own, way] of /** @type {const} */ ([[page, 'mouse'], [red, 'touch'], [page, 'keyboard']])) {
    const position = line ? `${NEARLY} moves ${line}` : NEARLY;
    const best = own === page ? await adviser.proof(position, 2) : await adviser.best(position, 2000);
    await move(own, own === page ? red : page, best, way);
    line = `${line} ${best}`.trim();
  }
  await result(page).getByText(/^You won$/).waitFor();
  await result(red).getByText(/^Blue won$/).waitFor();
  assert.match(await result(red).innerText(), /Blue's laser hit Red's King on/);
  assert.equal(await button(red, 'Review').count(), 0, 'a guest has no engine');
  const [download] = await Promise.all([red.waitForEvent('download'), button(red, 'Save as PGN').click()]);
  const pgn = await readFile(await download.path(), 'utf8');
  assert.match(pgn, /\[Result "1-0"\]/);
  assert.deepEqual(line.split(' ').filter((one) => !pgn.includes(` ${one}`)), [], 'every move is in the PGN');
  await button(page, 'Review').click();
  await page.getByRole('region', { name: 'Review' }).getByText('Accuracy', { exact: true }).first().waitFor();
  assert.deepEqual(await moves(page), line.split(' '));
});

pageTest('a new table says nothing of moves', {}, async ({ page, visit }) => {
  const { red: link } = await setTable(page, { name: 'Ann' });
  const red = await visit(link);
  await move(page, red, 'c5R');
  // Whoever has seen the start and the first move has had every answer about both.
  for (const one of [page, red]) assert.equal(await button(one, 'Dismiss').count(), 0);
});

pageTest('the question for a name does not stay over the result', {}, async ({ page, visit }) => {
  const { red: link } = await setTable(page, { name: 'Ann' });
  const red = await visit(link);
  await move(page, red, 'c5R');
  await red.getByLabel('You are Red. Your name, for the others').waitFor();
  await button(page, 'Resign').click();
  await button(page, 'Really resign?').click();
  await result(red).getByText('Ann (Blue) resigned.').waitFor();
  assert.equal(await red.getByLabel('You are Red. Your name, for the others').count(), 0);
});

pageTest('phrases are said to the other, and the title says whose turn it is', {}, async ({ page, visit }) => {
  const { red: link } = await setTable(page, { name: 'Ann' });
  const say = (/** @type {Page} */ one, /** @type {string} */ text) => one.getByRole('group', { name: 'Say' }).getByRole('button', { name: text }).click();
  assert.equal(await page.getByRole('group', { name: 'Say' }).count(), 0, 'nobody is there yet');
  const red = await visit(link, { device: 'phone' });
  await mayMove(page);
  assert.deepEqual([await page.title(), await red.title()].map((title) => title.startsWith('● Your turn')), [true, false]);
  await say(page, 'Hello!');
  await red.getByText('Ann (Blue): Hello!').waitFor();
  await page.getByText('You: Hello!').waitFor();
  await say(page, 'Thanks!');
  await page.getByText('Not said: wait a moment before you say something again').waitFor();
  await move(page, red, 'c5R');
  await mayMove(red);
  assert.deepEqual([await page.title(), await red.title()].map((title) => title.startsWith('● Your turn')), [false, true]);
  await red.reload();
  await mayMove(red);
  assert.equal(await red.getByText('Ann (Blue): Hello!').count(), 0, 'what was said before is not said again');
  assert.deepEqual([await graveFaults(red), await overhang(red)], [[], []]);
});

pageTest('names, offers, take back, resignation, and a rematch with seats exchanged', {}, async ({ page, visit }) => {
  const { red: link } = await setTable(page, { name: 'Ann' });
  const red = await visit(link);
  await red.getByLabel('You are Red. Your name, for the others').fill('Bob');
  await button(red, 'OK').click();
  await red.getByRole('region', { name: 'Blue: Ann' }).waitFor();
  await page.getByRole('region', { name: 'Red: Bob' }).waitFor();
  await move(page, red, 'c5R');
  await move(red, page, 'a4L');

  await button(red, 'Offer draw').click();
  await page.getByRole('alert').getByText('Bob (Red) offers a draw.').waitFor();
  await button(page, 'Decline').click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await button(red, 'Offer draw').click();
  await button(red, 'Withdraw').click();
  await page.getByRole('alert').waitFor({ state: 'detached' });

  await button(page, 'Take back').click();
  await red.getByText('Ann (Blue) asks to take back a move.').waitFor();
  await button(red, 'Accept').click();
  await Promise.all([played(page, 0), played(red, 0)]);
  await move(page, red, 'e4R');

  await button(red, 'Resign').click();
  await button(red, 'Really resign?').click();
  await result(page).getByText('Bob (Red) resigned.').waitFor();
  await result(red).getByText('You (Red) resigned.').waitFor();
  await button(page, 'Rematch').click();
  await red.getByText('Ann (Blue) asks for a rematch.').waitFor();
  await button(red, 'Accept').click();
  await red.getByRole('region', { name: 'Blue: You' }).waitFor();
  await page.getByRole('region', { name: 'Red: You' }).waitFor();
  await page.getByRole('region', { name: 'Blue: Bob' }).waitFor();
  await result(page).waitFor({ state: 'detached' });
  await move(red, page, 'c5R');
  await move(page, red, 'a4L');

  await button(page, 'Offer draw').click();
  await button(red, 'Accept').click();
  await result(page).getByText('Both players agreed to it.').waitFor();
  await result(red).getByText('Draw', { exact: true }).waitFor();
});

pageTest('a link of an invitation asks for a language only if that is wanted', {}, async ({ page }) => {
  await page.evaluate(() => void (document.documentElement.dataset.languages = 'en de'));
  const { red, watch } = await setTable(page);
  assert.deepEqual([red, watch].map((link) => new URL(link).searchParams.has('lang')), [false, false]);
  const codes = page.getByRole('button', { name: /^QR code/ });
  assert.equal(await codes.count(), 2);
  await page.getByLabel('The links open in English').check();
  assert.equal(await page.getByLabel('Link for Red', { exact: true }).inputValue(), `${red}&lang=en`);
  assert.equal(await page.getByLabel('Link for spectators', { exact: true }).inputValue(), `${watch}&lang=en`);
  assert.equal(await codes.count(), 0, 'a code has no language');
  await page.getByLabel('The links open in English').uncheck();
  assert.equal(await page.getByLabel('Link for Red', { exact: true }).inputValue(), red);
});

pageTest('the third occurrence of a position is claimed as a draw', {}, async ({ page, visit }) => {
  const { red: link } = await setTable(page);
  const red = await visit(link);
  for (let round = 0; round < 2; round++) {
    await move(page, red, 'e1e2');
    await move(red, page, 'f8f7');
    await move(page, red, 'e2e1');
    await move(red, page, 'f7f8');
  }
  await button(page, 'Claim a draw').click();
  await result(red).getByText(/claimed it: this position has occurred three times/).waitFor();
});

pageTest('a guest has the table and nothing else', {}, async ({ page, server, visit }) => {
  const { red: link, watch } = await setTable(page);
  const token = (/** @type {string} */ url) => new URL(url).searchParams.get('table') ?? '?';
  const own = await page.evaluate(() => JSON.parse(sessionStorage.getItem('akhet.seat') ?? '{}').token);
  const secrets = [token(watch), own, server.url.searchParams.get('token')];
  const red = await visit('about:blank');
  /** @type {string[]} */
  const heard = [];
  red.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  red.on('response', async (response) => heard.push(response.url(), await response.text().catch(() => '')));
  await red.goto(link);
  await move(page, red, 'c5R');
  await mayMove(red);
  assert.equal(await red.getByRole('navigation').count(), 0, 'no other view');
  for (const name of ['Play with a friend', 'On another device', 'Hint', 'New game']) assert.equal(await button(red, name).count(), 0, name);
  for (const hash of ['#analyse', '#play', '#puzzles', '#labyrinth-play']) {
    await red.evaluate((to) => location.assign(to), hash);
    await mayMove(red);
    assert.equal(await red.getByRole('region', { name: 'Red: You' }).count(), 1, `${hash} shows the table`);
  }
  assert.ok(!red.url().includes(token(link)), 'the token has left the address');
  await red.reload();
  await mayMove(red);
  assert.deepEqual(await moves(red), ['c5R'], 'a reload returns to the seat');
  const kept = await red.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]));
  assert.ok(kept.includes(token(link)) && heard.some((text) => text.startsWith('seat red')), 'what is searched is there');
  for (const secret of secrets) {
    assert.ok(secret && secret.length >= 32, `${secret} is a token`);
    assert.ok(!kept.includes(secret), 'the page keeps no other token');
    assert.deepEqual(heard.filter((text) => text.includes(secret)), [], 'the page hears no other token');
  }
  const refused = await red.evaluate(async () => {
    const { token: seat } = JSON.parse(sessionStorage.getItem('akhet.seat') ?? '{}');
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/session?token=${seat}`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const answer = new Promise((resolve) => socket.addEventListener('message', ({ data }) => resolve(data)));
    socket.send('go depth 1');
    return answer;
  });
  assert.match(String(refused), /no search/);
});

pageTest('spectators see the game but cannot take part', {}, async ({ page, visit }) => {
  const { red: link, watch } = await setTable(page, { name: 'Ann' });
  const [red, third] = [await visit(link), await visit(watch)];
  await third.getByRole('region', { name: 'Blue: Ann' }).waitFor();
  await move(page, red, 'c5R');
  await played(third, 1);
  await third.getByText('Red is to move.').waitFor();
  assert.equal(await third.getByRole('gridcell', { name: /can move$/ }).count(), 0);
  for (const name of ['Resign', 'Offer draw', 'Take back']) assert.equal(await button(third, name).count(), 0, name);
  await button(red, 'Offer draw').click();
  await third.getByText('Red offers a draw. Waiting for Ann.').waitFor();
  assert.equal(await button(third, 'Accept').count(), 0);
  await button(third, 'Back one move').click();
  await third.getByText('Looking at the start').waitFor();
  await red.context().close();
  await third.getByRole('region', { name: 'Red: Red' }).getByText('no connection').waitFor();
  await button(page, 'Resign').click();
  await button(page, 'Really resign?').click();
  await result(third).getByText('Ann (Blue) resigned.').waitFor();
});

pageTest('an engine takes a free seat, and a friend takes its place', {}, async ({ page, visit }) => {
  const { red: link } = await setTable(page);
  await page.getByLabel('Who plays Red').selectOption('0');
  await page.getByRole('region', { name: 'Red: Akhet' }).waitFor();
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await played(page, 2);
  const red = await visit(link);
  await page.getByRole('region', { name: 'Red: Red' }).waitFor();
  await move(page, red, 'e2e1');
  await mayMove(red);
});

pageTest('clocks run on the server, and end the game', {}, async ({ page, server, visit }) => {
  const { seats } = await postTable(server, { game: 'laserchess', clock: { time: 3000, increment: 0 } });
  await sitDown(page, 'Blue');
  const red = await visit(seats[1].url);
  await move(page, red, 'c5R');
  assert.match(await red.getByRole('time').or(red.locator('time.runs')).first().innerText(), /^0:0[0-3]/);
  await result(page).getByText('Red ran out of time.').waitFor();
  await result(red).getByText('You (Red) ran out of time.').waitFor();
});

pageTest('a move made while disconnected reaches the table once the connection is back', { expected: CONNECTION }, async ({ page, visit }) => {
  const { red: link } = await setTable(page);
  const red = await visit(link, { context });
  await move(page, red, 'c5R');
  await mayMove(red);
  wire.cut();
  await red.getByText('No connection. Trying again…').waitFor();
  await page.getByRole('region', { name: 'Red: Red' }).getByText('no connection').waitFor();
  await cell(red, 'a4').click();
  await red.getByRole('button', { name: /^Turn( counter-clockwise)?$/ }).first().click();
  await red.getByText('No connection. Your move a4L will be sent when it is back.').waitFor();
  assert.deepEqual(await moves(page), ['c5R']);
  wire.mend();
  await Promise.all([played(page, 2), played(red, 2)]);
  assert.deepEqual(await moves(page), ['c5R', 'a4L']);
});

pageTest('an ended table says so and lets its players leave', { expected: /403/ }, async ({ page, server, visit }) => {
  const { seats } = await postTable(server, { game: 'laserchess' });
  await sitDown(page, 'Blue');
  const red = await visit(seats[1].url);
  await mayMove(page);
  await button(page, 'Play with a friend').click();
  await page.getByRole('region', { name: 'Tables' }).getByRole('button', { name: 'End this table' }).click();
  await page.keyboard.press('Escape');
  for (const one of [page, red]) await one.getByRole('heading', { name: 'This table has ended' }).waitFor();
  await red.reload();
  await red.getByRole('heading', { name: 'This table has ended' }).waitFor();
  await button(page, 'Leave the table').click();
  await mayMove(page);
  assert.equal(await page.getByRole('link', { name: 'Table', exact: true }).count(), 0);
  await goTo(page, 'Puzzles');
});

pageTest('a long name without spaces pushes nothing off a narrow screen, in either game', { open: false }, async ({ server, visit }) => {
  const tiny = /** @type {const} */ ({ device: 'phone', context: { viewport: { width: 320, height: 640 } } });
  for (const wish of [{ game: 'laserchess' }, { game: 'labyrinth', players: 4, engines: { yellow: 1, orange: 1 } }]) {
    const { seats } = await postTable(server, { ...wish, clock: { time: 5_400_000, increment: 0 } });
    const pages = await Promise.all([seats[0], seats[seats.length - 1]].map(({ url }) => visit(url, tiny)));
    for (const one of pages) {
      await one.getByLabel(/Your name, for the others$/).fill(LONG);
      await one.keyboard.press('Enter');
    }
    for (const one of pages) {
      await one.getByRole('region', { name: new RegExp(`: ${LONG}$`) }).waitFor();
      assert.deepEqual(await overhang(one), [], wish.game);
      for (const clock of await one.getByLabel(/'s clock$/).all()) {
        const box = await clock.boundingBox();
        assert.ok(box && box.x + box.width <= 320, `${wish.game}: a clock ends at ${box && box.x + box.width} pixels`);
      }
    }
  }
});

for (const [device, theme] of /** @type {const} */ ([['desktop', 'light'], ['phone', 'dark']])) {
  pageTest(`no serious fault at a table, ${theme}, on a ${device}`, { device, theme }, async ({ page, visit }) => {
    const look = async (/** @type {Page} */ one, /** @type {string} */ state) => {
      const title = one.getByRole('heading', { level: 1, includeHidden: true });
      // A guest's page has it once the view is loaded.
      await title.first().waitFor({ state: 'attached' });
      assert.deepEqual(await graveFaults(one), [], state);
      assert.deepEqual(await overhang(one), [], state);
      assert.equal(await title.count(), 1, `one title: ${state}`);
    };
    const way = device === 'phone' ? 'touch' : 'mouse';
    await button(page, 'Play with a friend').click();
    await page.getByRole('dialog').waitFor();
    await look(page, 'the dialog');
    await page.keyboard.press('Escape');
    const { red: link } = await setTable(page, { name: 'Ann' });
    await mayMove(page);
    await look(page, 'the opener');
    await page.getByRole('button', { name: 'QR code: Link for Red' }).click();
    await page.getByRole('dialog', { name: 'Link for Red' }).waitFor();
    await look(page, 'the QR code');
    await page.keyboard.press('Escape');
    const red = await visit(link, { device, theme });
    await look(red, 'a guest');
    await move(page, red, 'c5R', way);
    await button(red, 'Offer draw').click();
    await page.getByRole('alert').waitFor();
    await look(page, 'an offer');
    await button(page, 'Accept').click();
    await result(page).waitFor();
    for (const one of [page, red]) await look(one, 'the end');
    await button(page, 'Play with a friend').click();
    await page.getByRole('region', { name: 'Tables' }).waitFor();
    await look(page, 'the list of tables');
  });
}

pageTest('a connection that stalls is noticed on both sides, and the game goes on when it is back', { context, expected: CONNECTION }, async ({ page, visit }) => {
  const { red: link } = await setTable(page, { name: 'Ann' });
  const red = await visit(link);
  await button(red, 'Skip').click();
  await move(page, red, 'c5R');
  await page.getByRole('region', { name: 'Blue: You' }).getByText(/\d ms/).waitFor();
  wire.stall();
  await red.getByRole('region', { name: 'Blue: Ann' }).getByText('connection does not answer').waitFor();
  await page.getByText(/^Slow connection: no answer for \d s/).waitFor();
  await page.getByText(/^Connection lost \(no answer\)/).waitFor();
  wire.mend();
  await page.getByText(/^Connection lost/).waitFor({ state: 'detached' });
  await red.getByText('connection does not answer').waitFor({ state: 'detached' });
  await move(red, page, 'a4L');
});
