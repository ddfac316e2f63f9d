// Whole games of Labyrinth by each way to make a turn, with people and engines; the preview; what a seat may know.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { button, goTo, pageTest, setUp, until, viewNames } from './page.js';
import { curtain, keptMatch, mayTurn, newGame, nextTurn, place, result, toLabyrinth, turns, ways, wholeGame } from './labyrinth-page.js';
import { Engine } from './programs.js';

setUp();

/** @type {Engine} */
let adviser;
before(async () => {
  adviser = new Engine();
  await adviser.ask('setoption name UCI_Variant value labyrinth');
});
after(() => adviser.stop());

/** @typedef {import('./page.js').Page} Page */

/** How many games the test of hidden cards plays. */
const HIDDEN_GAMES = Number(process.env.LABYRINTH_GAMES ?? 2);
/** The bar for a preview, in milliseconds from the event of the pointer to the changed document. */
const PREVIEW_BAR = 20;

/** Sets the adviser to the options of a game.
 * @param {Partial<Record<'FreeOrder' | 'NoReturn' | 'OpenCards', boolean>>} options */
async function rules(options) {
  const lines = ['FreeOrder', 'NoReturn', 'OpenCards'].map((name) => `setoption name ${name} value ${options[/** @type {'NoReturn'} */ (name)] === true}`);
  await adviser.ask('position startpos', ...lines);
}

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
  await rules({});
  await toLabyrinth(page);
  await newGame(page, { players: 3 });
  const line = await wholeGame(page, adviser, 'mouse');
  assert.ok(line.length > 20, `${line.length} turns`);
  await button(page, 'Rematch').click();
  await mayTurn(page);
  assert.deepEqual(await turns(page), []);
});

pageTest('a game by keyboard, from a position, on the way home', { timeout: 240_000 }, async ({ page }) => {
  await rules({});
  await toLabyrinth(page);
  await playFrom(page, await shortGame('deal 5 2', 3), {});
  await wholeGame(page, adviser, 'keyboard');
});

pageTest('two people and two engines by touch on a phone, with a curtain between the people', { device: 'phone', timeout: 240_000 }, async ({ page }) => {
  await rules({ NoReturn: true });
  await toLabyrinth(page);
  await newGame(page, { players: 4, people: ['Blue', 'Orange'], options: ['No way home'] });
  await curtain(page).waitFor();
  assert.equal(await page.getByRole('region', { name: 'Your cards' }).count(), 0, 'no card is seen before the curtain is lifted');
  await wholeGame(page, adviser, 'touch');
});

pageTest('a second finger turns the spare, and a turn can be cancelled', { device: 'phone' }, async ({ page }) => {
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

pageTest('the keys of a turn: preview, R and L, stay, Escape', {}, async ({ page }) => {
  await toLabyrinth(page);
  await newGame(page, { level: 0 });
  await mayTurn(page);
  await place(page, '>a4').focus();
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-place')), '>a2');
  await page.getByText(/^In at a2: .* to go to\.$/).waitFor({ state: 'attached' });
  const shows = () => page.locator('[data-tile=a2]').getAttribute('data-shows');
  const first = await shows();
  await page.keyboard.press('r');
  await until('it has turned', async () => await shows() !== first);
  await page.keyboard.press('l');
  await until('it is back', async () => await shows() === first);
  await page.keyboard.press('Enter');
  await button(page, 'Stay').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Stay').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('s');
  await until('the turn is played', async () => (await turns(page)).length >= 1);
  assert.match((await turns(page))[0], /^a2.a1$/);
});

pageTest('a game is kept, taken back, left only after a question, and goes on among the games', {}, async ({ page }) => {
  await toLabyrinth(page);
  await newGame(page, {});
  await mayTurn(page);
  const { start } = await keptMatch(page);
  await ways.mouse(page, await adviser.best(start, 100));
  assert.equal(await nextTurn(page, 2), true);
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

pageTest('the page begins with the game that was shown last, and each game has its views', {}, async ({ page, server }) => {
  const laser = await viewNames(page);
  await goTo(page, 'Set up');
  await toLabyrinth(page);
  assert.ok(!(await viewNames(page)).includes('Puzzles'));
  await page.goto(new URL(server.url.pathname, server.url).href);
  await place(page, 'd4').waitFor();
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Laser Chess' }).click();
  await page.getByRole('gridcell', { name: /^e1, / }).waitFor();
  assert.deepEqual(await viewNames(page), laser);
});

pageTest('a slide is shown soon after the pointer', { open: false }, async ({ page, server, say }) => {
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

/** Keeps whatever the page hears from its server or its workers. */
function listen() {
  /** @type {string[]} */
  const heard = [];
  const listening = (/** @type {any} */ Lines) => class extends Lines {
    /** @param {any[]} address */
    constructor(...address) {
      super(...address);
      this.addEventListener('message', (/** @type {MessageEvent} */ { data }) => heard.push(typeof data === 'string' ? data : JSON.stringify(data) ?? ''));
    }
  };
  Object.assign(window, { heard, WebSocket: listening(WebSocket), Worker: listening(Worker) });
}

/** The cards that each player still has to find, which only the referee knows: under `FreeOrder` players see them all.
 * @param {string} words
 * @returns {Promise<Map<string, string>>} by the player's name */
async function hands(words) {
  await rules({ FreeOrder: true });
  /** @type {string[]} */
  const lines = [];
  for (const seat of ['blue', 'yellow', 'orange', 'green']) {
    const all = await adviser.ask(`position ${words}`, `players ${seat}`);
    lines.push(...all.filter((line) => line.startsWith(`player ${seat} `)));
  }
  await rules({});
  return new Map(lines.map((line) => [line.split(' ')[1], / cards (\S+)/.exec(line)?.[1] ?? '']));
}

/** What is told in a text of cards other than Blue's top one and those that lie open.
 * @param {string} text @param {Map<string, string>} hidden by player */
function told(text, hidden) {
  const faults = [];
  for (const [line, seat, cards] of text.matchAll(/player (\w+) pawn \w+ home \w+ cards (\S+)/g)) {
    const known = [...cards].filter((card) => card !== '?' && card !== '-').length;
    if (known > (seat === 'blue' ? 1 : 0)) faults.push(line);
  }
  // The field of the players in a FEN: the square, the cards to be found, those found.
  for (const [field] of text.matchAll(/ (?:(?:-|[a-g][1-7]:[A-X?]*:[A-X]*)\/){3}(?:-|[a-g][1-7]:[A-X?]*:[A-X]*) /g)) {
    const known = field.trim().split('/').map((player) => (player.split(':')[1] ?? '').replaceAll('?', '').length);
    if (known[0] > 1 || known.slice(1).some((count) => count > 0)) faults.push(field);
  }
  // A hand, or much of it, in any order and by any other name.
  for (const [seat, cards] of hidden) {
    for (const [run] of text.matchAll(/\b[A-X]{3,}\b/g)) {
      if ([...run].every((card) => cards.includes(card))) faults.push(`${run} of ${seat}`);
    }
  }
  return faults;
}

pageTest('nothing that the page hears, keeps or shows is a hidden card of another', { open: false, timeout: 60_000 + 60_000 * HIDDEN_GAMES }, async ({ page, server, say }) => {
  await page.addInitScript(listen);
  await page.goto(server.url.href);
  await toLabyrinth(page);
  let [frames, looks] = [0, 0];
  for (let game = 0; game < HIDDEN_GAMES; game++) {
    const players = 2 + (game % 3);
    await newGame(page, { players, options: ['No way home'] });
    await mayTurn(page);
    const { start } = await keptMatch(page);
    assert.match(start, /^sealed \d+ \d$/);
    const dealt = await hands(start);
    assert.equal([...dealt.values()].join('').length, 24, 'the referee knows all cards');
    await rules({ NoReturn: true });
    const line = await wholeGame(page, adviser, 'mouse', {
      nodes: 100,
      onTurn: async (line) => {
        const shown = await page.evaluate(() => ({
          html: document.querySelector('#app')?.outerHTML ?? '', kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
          heard: /** @type {any} */ (window).heard.splice(0),
        }));
        const [top] = await adviser.ask(`position ${[start, ...(line.length ? ['moves', ...line] : [])].join(' ')}`, 'players blue');
        const own = / cards (\S)/.exec(top)?.[1];
        const found = (await adviser.ask('players nobody')).map((one) => / found (\S+)/.exec(one)?.[1] ?? '').join('');
        const others = [...dealt].filter(([seat]) => seat !== 'blue');
        const hidden = new Map(others.map(([seat, cards]) => [seat, [...cards].filter((card) => !found.includes(card)).join('')]));
        frames += shown.heard.length;
        looks += 1;
        for (const text of [...shown.heard, shown.kept, shown.html]) assert.deepEqual(told(text, hidden), [], `${start} after ${line.length} turns`);
        // A treasure is drawn on its tile, and once more only if its card lies open or is the person's own.
        for (const card of [...hidden.values()].join('')) {
          assert.ok(shown.html.split(`#treasure-${card}"`).length <= 2, `${card} is drawn on its tile only`);
        }
        assert.ok(own !== undefined && shown.html.split(`#treasure-${own}"`).length > 2, 'the own card is shown');
      },
    });
    assert.ok(line.length > 0);
  }
  say(`${HIDDEN_GAMES} games: ${frames} messages and ${looks} looks at the page and at what the browser keeps`);
  assert.ok(frames > 20 && looks > 5);
});

