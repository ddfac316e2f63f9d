// What the page of one seat may know: a person plays Labyrinth against engines, and everything the page hears, keeps and shows is inspected.
// LABYRINTH_GAMES is the number of games.

import assert from 'node:assert/strict';
import { keptMatch, labyrinthEngine, mayTurn, newGame, nextTurn, rules, toLabyrinth, turns, ways, wholeGame } from './labyrinth-page.js';
import { button, goTo, pageTest, setUp, until } from './page.js';

const GAMES = Number(process.env.LABYRINTH_GAMES ?? 2);

setUp();

const adviser = labyrinthEngine();

/** Records everything the page hears from its server or its workers. */
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

/** The cards that each player has yet to find, which only the referee knows: under `FreeOrder` players see them all.
 * @param {string} words
 * @returns {Promise<Map<string, string>>} by the player's name */
async function hands(words) {
  await rules(adviser, { FreeOrder: true });
  /** @type {string[]} */
  const lines = [];
  for (const seat of ['blue', 'yellow', 'orange', 'green']) {
    const all = await adviser.ask(`position ${words}`, `players ${seat}`);
    lines.push(...all.filter((line) => line.startsWith(`player ${seat} `)));
  }
  await rules(adviser, {});
  return new Map(lines.map((line) => [line.split(' ')[1], / cards (\S+)/.exec(line)?.[1] ?? '']));
}

/** What a text reveals of cards other than Blue's top one and those that lie open.
 * @param {string} text @param {Map<string, string>} hidden by player */
function told(text, hidden) {
  const faults = [];
  for (const [line, seat, cards] of text.matchAll(/player (\w+) pawn \w+ home \w+ cards (\S+)/g)) {
    const known = [...cards].filter((card) => card !== '?' && card !== '-').length;
    if (known > (seat === 'blue' ? 1 : 0)) faults.push(line);
  }
  // The players field of a FEN: square, cards to find, cards found.
  for (const [field] of text.matchAll(/ (?:(?:-|[a-g][1-7]:[A-X?]*:[A-X]*)\/){3}(?:-|[a-g][1-7]:[A-X?]*:[A-X]*) /g)) {
    const known = field.trim().split('/').map((player) => (player.split(':')[1] ?? '').replaceAll('?', '').length);
    if (known[0] > 1 || known.slice(1).some((count) => count > 0)) faults.push(field);
  }
  // A hand, or much of it, in any order and under any name.
  for (const [seat, cards] of hidden) {
    for (const [run] of text.matchAll(/\b[A-X]{3,}\b/g)) {
      if ([...run].every((card) => cards.includes(card))) faults.push(`${run} of ${seat}`);
    }
  }
  return faults;
}

pageTest("nothing the page hears, keeps or shows reveals another player's hidden card", { open: false, timeout: 60_000 + 60_000 * GAMES }, async ({ page, server, say }) => {
  await page.addInitScript(listen);
  await page.goto(server.url.href);
  await toLabyrinth(page);
  let [frames, looks] = [0, 0];
  for (let game = 0; game < GAMES; game++) {
    const players = 2 + (game % 3);
    await newGame(page, { players, options: ['No way home'] });
    await mayTurn(page);
    const { start } = await keptMatch(page);
    assert.match(start, /^sealed \d+ \d$/);
    const dealt = await hands(start);
    assert.equal([...dealt.values()].join('').length, 24, 'the referee knows all cards');
    await rules(adviser, { NoReturn: true });
    const others = [...dealt].filter(([seat]) => seat !== 'blue');
    /** Inspects what the page has heard since the last look, what the browser keeps, and what is shown. */
    const look = async (/** @type {string[]} */ line) => {
      const shown = await page.evaluate(() => ({
        html: document.querySelector('#app')?.outerHTML ?? '', kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        heard: /** @type {any} */ (window).heard.splice(0),
      }));
      const [top] = await adviser.ask(`position ${[start, ...(line.length ? ['moves', ...line] : [])].join(' ')}`, 'players blue');
      const found = (await adviser.ask('players nobody')).map((one) => / found (\S+)/.exec(one)?.[1] ?? '').join('');
      const hidden = new Map(others.map(([seat, cards]) => [seat, [...cards].filter((card) => !found.includes(card)).join('')]));
      frames += shown.heard.length;
      looks += 1;
      for (const text of [...shown.heard, shown.kept, shown.html]) assert.deepEqual(told(text, hidden), [], `${start} after ${line.length} turns`);
      // A treasure is drawn on its tile, and once more only if its card lies open or is the person's own.
      for (const card of [...hidden.values()].join('')) {
        assert.ok(shown.html.split(`#treasure-${card}"`).length <= 2, `${card} is drawn on its tile only`);
      }
      return { html: shown.html, own: / cards (\S)/.exec(top)?.[1] };
    };
    const line = await wholeGame(page, adviser, 'mouse', {
      nodes: 100,
      onTurn: async (line) => {
        const { html, own } = await look(line);
        assert.ok(own !== undefined && html.split(`#treasure-${own}"`).length > 2, 'the player sees their own card');
      },
    });
    // The last messages belong to this game, not to the next.
    await look(line);
    assert.ok(line.length > 0);
  }
  say(`${GAMES} games: ${frames} messages and ${looks} looks at the page and at what the browser keeps`);
  assert.ok(frames > 20 && looks > 5);
});

pageTest('Analyse reveals no hidden card of an unfinished game, in any view it offers or through its engine', { open: false }, async ({ page, server }) => {
  await page.addInitScript(listen);
  await page.goto(server.url.href);
  await toLabyrinth(page);
  await newGame(page, { players: 3 });
  await mayTurn(page);
  const { start } = await keptMatch(page);
  const hidden = await hands(start);
  hidden.delete('blue');
  await ways.mouse(page, await adviser.best(start, 100));
  await nextTurn(page, 3);
  await newGame(page, {}, { leaving: true });
  // Analyse begins with a game with open cards.
  await page.evaluate(() => { location.hash = 'labyrinth-analyse&game=sealed 7 2'; });
  const view = page.getByRole('region', { name: 'Cards' }).getByLabel('Show');
  await until('another game', async () => (await view.locator('option').count()) === 3);
  await page.evaluate(() => { /** @type {any} */ (window).heard.splice(0); });
  await goTo(page, 'Play');
  await button(page, 'Your games').click();
  await page.getByRole('dialog').getByRole('button', { name: /^Against/ }).click();
  await until('the game is there', async () => (await turns(page)).length === 3);
  const engine = page.getByRole('region', { name: 'Engine' });
  await engine.getByRole('switch').check();
  for (const name of ['what Blue sees', 'what everyone sees']) {
    await view.selectOption({ label: name });
    if (await button(page, 'Last position').isEnabled()) await button(page, 'Last position').click();
    for (let ply = 3; ply > 0; ply--) {
      await button(page, 'Back one move').click();
      await engine.getByText(/^\d+ %$/).first().waitFor();
    }
  }
  const { heard, ...shown } = await page.evaluate(() => ({
    heard: /** @type {string[]} */ (/** @type {any} */ (window).heard), html: document.querySelector('#app')?.outerHTML ?? '', kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }));
  assert.ok(heard.length > 20 && heard.some((text) => text.includes('info depth')), `${heard.length} messages`);
  for (const text of [...heard, shown.html, shown.kept]) assert.deepEqual(told(text, hidden), [], start);
});
