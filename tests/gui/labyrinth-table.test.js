// Four browsers at one table of Labyrinth: reloads, lost connections and a killed server neither lose a turn nor play one twice,
// and nobody hears another's cards. AKHET_FAULTS is the number of faults in the game, 3 by default.

import assert from 'node:assert/strict';
import { after } from 'node:test';
import { graveFaults, overhang } from './axe.js';
import { place, turns } from './labyrinth-page.js';
import { button, pageTest, setUp, until } from './page.js';
import { serve } from './programs.js';
import { Wire } from './wire.js';

/** @typedef {import('./page.js').Page} Page */

/** Console errors of browsers for a failed connection, which no page can suppress. */
const CONNECTION = /WebSocket connection to .* failed|net::ERR_|Failed to load resource/;
const SEATS = ['Blue', 'Yellow', 'Orange', 'Green'];
const FAULTS = Number(process.env.AKHET_FAULTS ?? 3);

setUp({ only: 'served' });

const wires = SEATS.map(() => new Wire());
const contexts = await Promise.all(wires.map((wire) => wire.open()));
after(() => wires.forEach((wire) => wire.close()));

/** @typedef {{page: Page, heard: string[]}} Seated */

/** Collects what a page hears.
 * @param {Page} page @param {string[]} heard */
function listen(page, heard) {
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(...String(payload).split('\n'))));
}

/** Whether the person of this page may move.
 * @param {Page} page */
const mayMove = async (page) => await page.getByRole('gridcell', { name: /can push$/ }).count() > 0;

/** Makes any turn, without waiting for it.
 * @param {Page} page */
async function someTurn(page) {
  await page.getByRole('gridcell', { name: /can push$/ }).first().click();
  await page.locator('.maze.is-choosing').waitFor();
  await page.getByRole('button', { name: /^(Stay|Go to )/ }).first().click();
}

/** The lines that name cards a player has yet to find.
 * @param {string} seat the player @param {readonly string[]} heard */
function naming(seat, heard) {
  return heard.filter((line) => {
    const fen = /^position fen \S+ \S+ (\S+) /.exec(line)?.[1].split('/')[SEATS.indexOf(seat)] ?? '';
    const [, cards = ''] = new RegExp(`^player ${seat.toLowerCase()} pawn \\w+ home \\w+ cards (\\S+)`).exec(line) ?? [];
    return /[A-X]/.test((fen.split(':')[1] ?? '') + cards);
  });
}

pageTest(`four browsers at a table, with ${FAULTS} faults`, { open: false, expected: CONNECTION, timeout: 60_000 + FAULTS * 20_000 }, async ({ visit, say }) => {
  const some = await serve();
  const { port } = some.url;
  await some.stop();
  let server = await serve(['--port', port]);
  try {
    /** @type {Seated[]} */
    const seated = [];
    const sit = async (/** @type {string} */ url, /** @type {number} */ index) => {
      const page = await visit('about:blank', { context: contexts[index] });
      /** @type {string[]} */
      const heard = [];
      listen(page, heard);
      await page.goto(url);
      seated.push({ page, heard });
      return page;
    };
    const first = await sit(`${server.url.href}#labyrinth-play`, 0);
    await place(first, 'd4').waitFor();
    await button(first, 'Play with a friend').click();
    const dialog = first.getByRole('dialog', { name: 'Play with a friend' });
    await dialog.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '4' }).check();
    await dialog.getByRole('button', { name: 'Set up the table' }).click();
    await dialog.waitFor({ state: 'detached' });
    for (const [index, seat] of SEATS.entries()) {
      if (index > 0) await sit(await first.getByLabel(`Link for ${seat}`, { exact: true }).inputValue(), index);
    }
    const pages = seated.map(({ page }) => page);
    let made = 0;
    const settled = () => until(`${made} turns are on every page`, async () => (await Promise.all(pages.map(turns))).every(({ length }) => length === made));
    const mover = () => until('somebody may move', async () => {
      const may = await Promise.all(pages.map(mayMove));
      return may.includes(true) && pages[may.indexOf(true)];
    });
    /** The faults, in turn; `which` is the index of a page.
     * @type {((which: number) => Promise<void>)[]} */
    const faults = [
      async (which) => {
        await pages[which].reload();
        // Otherwise a later cut could interrupt the loading.
        await place(pages[which], 'd4').waitFor();
      },
      async (which) => {
        wires[which].cut();
        await pages[which].getByText(/^No connection/).waitFor();
        wires[which].mend();
      },
      async () => {
        await server.kill();
        server = await serve(['--port', port]);
      },
    ];
    for (let round = 0; round < FAULTS; round++) {
      const page = await mover();
      assert.equal(pages.indexOf(page), made % SEATS.length, 'the players take turns');
      const fault = faults[round % faults.length];
      const which = Math.floor(Math.random() * pages.length);
      const when = ['before', 'while', 'after'][Math.floor(Math.random() * 3)];
      if (when === 'before') await fault(which);
      const again = when === 'before' ? await mover() : page;
      await someTurn(again);
      made += 1;
      if (when === 'while') {
        await fault(which);
        // A reload may discard a turn that the browser has not sent yet.
        const lost = again === pages[which] && fault === faults[0]
          && await until('the turn is there or not', async () => ((await turns(again)).length === made ? 'no' : await mayMove(again) && 'yes')) === 'yes';
        if (lost) made -= 1;
      }
      await settled();
      if (when === 'after') await fault(which);
    }
    await settled();
    const lists = await Promise.all(pages.map(turns));
    for (const list of lists) assert.deepEqual(list, lists[0], 'all see the same game');
    assert.equal(made >= FAULTS - FAULTS / 3, true, `${made} turns`);
    say(`${made} turns, ${FAULTS} faults`);
    for (const [index, { heard }] of seated.entries()) {
      for (const whose of SEATS) {
        const lines = naming(whose, heard);
        if (whose === SEATS[index]) assert.ok(lines.some((line) => line.startsWith('position')) && lines.some((line) => line.startsWith('player')));
        else assert.deepEqual(lines, [], `${SEATS[index]} hears no card of ${whose}`);
      }
    }
    await button(pages[1], 'Resign').click();
    await button(pages[1], 'Really resign?').click();
    await pages[2].getByRole('region', { name: /^Yellow/ }).getByText('has resigned, Akhet plays on').waitFor();
  } finally {
    await server.stop();
  }
});

for (const [device, theme] of /** @type {const} */ ([['desktop', 'dark'], ['phone', 'light']])) {
  pageTest(`two at a table of Labyrinth: ${theme}, on a ${device}, without a serious fault`, { device, theme }, async ({ page, visit }) => {
    const look = async (/** @type {Page} */ one, /** @type {string} */ state) => {
      assert.deepEqual(await graveFaults(one), [], state);
      assert.deepEqual(await overhang(one), [], state);
    };
    await button(page, 'Play with a friend').click();
    const dialog = page.getByRole('dialog', { name: 'Play with a friend' });
    await dialog.getByRole('radio', { name: 'Labyrinth' }).check();
    await look(page, 'the dialog');
    await dialog.getByLabel('Your name, for the others').fill('Ann');
    await dialog.getByRole('button', { name: 'Set up the table' }).click();
    await dialog.waitFor({ state: 'detached' });
    await place(page, 'd4').waitFor();
    await look(page, 'the opener');
    const orange = await visit(await page.getByLabel('Link for Orange', { exact: true }).inputValue(), { device, theme });
    await place(orange, 'd4').waitFor();
    assert.equal(await orange.getByRole('navigation').count(), 0, 'a guest has no other view');
    await look(orange, 'a guest');
    await someTurn(page);
    await until('it is the turn of Orange', () => mayMove(orange));
    await someTurn(orange);
    await until('both see two turns', async () => (await turns(page)).length === 2 && (await turns(orange)).length === 2);
    await button(orange, 'Take back').click();
    await button(page, 'Accept').click();
    await until('a turn is taken back', async () => (await turns(page)).length === 1);
    await button(orange, 'Resign').click();
    await button(orange, 'Really resign?').click();
    await page.getByRole('region', { name: 'Result' }).getByText('You won').waitFor();
    await orange.getByRole('region', { name: 'Result' }).getByText('You (Orange) resigned.').waitFor();
    await look(page, 'the end');
    await button(page, 'Analyse').click();
    await until('Analyse has the game', async () => (await turns(page)).length === 1);
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await button(page, 'Rematch').click();
    await button(orange, 'Accept').click();
    await page.getByRole('region', { name: 'Orange: You' }).waitFor();
    await orange.getByRole('region', { name: 'Orange: Ann' }).or(orange.getByRole('region', { name: 'Blue: You' })).first().waitFor();
    await until('Blue begins again', () => mayMove(orange));
  });
}
