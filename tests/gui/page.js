// A page in the browser as the tests see it: by role and name, as a screen reader does. Any fault of the page during a
// test (an error, a request to another host) fails that test.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chromium, devices } from 'playwright-core';
import { Host } from './host.js';
import { serve } from './programs.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {import('./programs.js').Server} Server */

/** @typedef {{
 *   device?: keyof typeof DEVICES,
 *   theme?: 'light' | 'dark',
 *   motion?: boolean,
 *   expected?: RegExp,
 *   open?: boolean,
 *   context?: import('playwright-core').BrowserContextOptions,
 *   timeout?: number,
 *   served?: boolean,
 * }} Options `motion`: shots are animated, which they are not by default; `expected`: console errors that belong to
 *   the test; `open`: false if the test opens the page itself; `served`: only for a page with a server: the
 *   test is of its other engines, its token or its connection, or of what does not depend on where the engine runs */

/** @typedef {(url: string, options?: Pick<Options, 'device' | 'theme' | 'context'>) => Promise<Page>} Visit */

/** @typedef {{page: Page, server: Server, visit: Visit, say: (text: string) => void}} Given what a test gets; `visit` opens a page in
 *   another browser, as if on another device; `say` adds a line to the summary */

// Phones are drawn with one device pixel per CSS pixel: nine took an eighth of the time, and no test sees them.
export const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { ...devices['iPhone 13'], deviceScaleFactor: 1, viewport: { width: 390, height: 844 }, userAgent: undefined, defaultBrowserType: undefined },
};

// Far more than needed, since other programs may be using the machine.
const PATIENCE = 60_000;
const TEST_TIMEOUT = 180_000;

/** The folder of an exported page to test instead of a server's page. */
export const HOSTED = process.env.HOSTED;

/** Keeps the browser from storing an exported page: what a service worker answers cannot be delayed or measured.
 * @type {Options} */
export const UNKEPT = { context: { serviceWorkers: 'block' }, expected: /Service Worker registration blocked/ };

/** Starts the browser without a sandbox: containers seldom grant the rights it needs, and only the page's own files are loaded. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM,
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-dev-shm-usage'],
  });
}

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {any} a Server, or a Host, which has no engines */
let shared;
let skipped = false;

/** Makes the tests of a file share one browser and one server or host.
 * @param {{args?: string[], only?: 'served' | 'hosted'}} [options] further arguments of `akhet gui`; `only`: the tests are
 *   all for a page with a server, or all for an exported one */
export function setUp({ args = [], only } = {}) {
  skipped = only !== undefined && only !== (HOSTED ? 'hosted' : 'served');
  before(async () => {
    if (skipped) return;
    [browser, shared] = await Promise.all([launch(), HOSTED ? new Host(HOSTED).open() : serve(args)]);
  });
  after(async () => {
    await Promise.all([browser?.close(), shared?.stop()]);
  });
}

/** A test in a window of its own.
 * @param {string} name @param {Options} options @param {(given: Given) => Promise<unknown>} body */
export function pageTest(name, options, body) {
  test(name, { timeout: options.timeout ?? TEST_TIMEOUT, skip: skipped || (HOSTED !== undefined && options.served === true) }, async (run) => {
    const { motion = false, expected, open = true } = options;
    /** @type {string[]} */
    const faults = [];
    /** @type {import('playwright-core').BrowserContext[]} */
    const contexts = [];
    const another = async (/** @type {Pick<Options, 'device' | 'theme' | 'context'>} */ { device = 'desktop', theme = 'light', context }) => {
      const made = await browser.newContext({
        ...DEVICES[device],
        colorScheme: theme,
        reducedMotion: motion ? 'no-preference' : 'reduce',
        ...context,
      });
      contexts.push(made);
      made.setDefaultTimeout(PATIENCE);
      const page = await made.newPage();
      watch(page, expected, faults);
      return page;
    };
    const visit = async (/** @type {string} */ url, /** @type {Pick<Options, 'device' | 'theme' | 'context'>} */ other = {}) => {
      const page = await another(other);
      await page.goto(url);
      return page;
    };
    try {
      const page = await another(options);
      if (open) await page.goto(shared.url.href);
      await body({ page, server: shared, visit, say: (text) => run.diagnostic(text) });
      assert.deepEqual(faults, [], 'the page works without faults');
    } catch (error) {
      for (const page of contexts.flatMap((context) => context.pages())) run.diagnostic(await shownOn(page));
      throw error;
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
  });
}

/** What a page shows, as a screen reader has it, to find out why a test has failed.
 * @param {Page} page */
async function shownOn(page) {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
  return `at ${page.url()}:\n${shown}`;
}

/** Collects the faults of a page.
 * @param {Page} page @param {RegExp} [expected] console errors to ignore
 * @param {string[]} [faults] the list they are added to */
export function watch(page, expected, faults = []) {
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || expected?.test(message.text())) return;
    faults.push(`${message.type()} in the console: ${message.text()} (${message.location().url})`);
  });
  const foreign = (/** @type {string} */ address) => {
    const url = new URL(address);
    if (!['data:', 'blob:'].includes(url.protocol) && url.hostname !== '127.0.0.1') faults.push(`a request to ${address}`);
  };
  page.on('request', (request) => foreign(request.url()));
  page.on('websocket', (socket) => foreign(socket.url()));
  return faults;
}

/** Polls until something holds.
 * @template T
 * @param {string} what @param {() => T | Promise<T>} ask
 * @returns {Promise<NonNullable<T>>} its first truthy answer */
export async function until(what, ask) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A text of the page, by its key, with the pictures' names if it needs them. @param {Page} page @param {string} key
 * @returns {Promise<string>} */
export function textOf(page, key) {
  return page.evaluate(async (wanted) => {
    const load = (/** @type {string} */ path) => import(new URL(path, document.baseURI).href);
    const [{ t }, { pictureNames }] = await Promise.all([load('js/lang/texts.js'), load('js/labyrinth/board/pictures.js')]);
    return t(wanted, pictureNames());
  }, key);
}

/** @param {Page} page @param {string} name */
export function button(page, name) {
  return page.getByRole('button', { name, exact: true });
}

/** @param {Page} page @param {string} square */
export function cell(page, square) {
  return page.getByRole('gridcell', { name: new RegExp(`^${square}, `) });
}

/** The moves in the list, in order and in the protocol's notation.
 * @param {Page} page
 * @returns {Promise<string[]>} */
export async function moves(page) {
  const texts = await page.getByRole('list', { name: 'Moves' }).getByRole('button').allTextContents();
  return texts.flatMap((text) => /[a-j][1-8]([a-j][1-8]|[LR])/.exec(text)?.[0] ?? []);
}

/** Waits until the list has this number of moves.
 * @param {Page} page @param {number} count */
export function played(page, count) {
  return until(`${count} moves are in the list`, async () => (await moves(page)).length === count);
}

/** Waits until the person may move.
 * @param {Page} page */
export function mayMove(page) {
  return page.getByRole('gridcell', { name: /can move$/ }).first().waitFor();
}

/** Opens a view through the navigation.
 * @param {Page} page @param {string} name */
export async function goTo(page, name) {
  const link = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true });
  await link.click();
  await until(`${name} is shown`, async () => await link.getAttribute('aria-current') === 'page');
  // Whoever has played no games has no mistakes.
  await page.getByRole('grid').or(page.getByRole('heading', { name: 'No games yet' })).waitFor();
}

/** The names of the views in the navigation.
 * @param {Page} page */
export async function viewNames(page) {
  await page.getByRole('grid').waitFor();
  return page.getByRole('navigation', { name: 'Views' }).getByRole('link').allInnerTexts();
}

/** @typedef {{sides?: 'Blue' | 'Red' | 'Random' | 'Two people' | 'Two engines', opponent?: string, level?: number, setup?: string, seconds?: number}} Game */

/** Starts a game from the dialog.
 * @param {Page} page @param {Game} game @param {{leaving?: boolean}} [options] `leaving`: a game is under way and is left */
export async function newGame(page, { sides, opponent, level, setup, seconds }, { leaving = false } = {}) {
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  if (sides) await dialog.getByRole('radio', { name: sides, exact: true }).check();
  if (opponent) await dialog.getByLabel('Opponent').selectOption(opponent);
  if (level !== undefined) await dialog.getByRole('slider').fill(String(level));
  if (setup || seconds) await dialog.getByText('Setup and time').click();
  if (setup) await dialog.getByRole('radio', { name: new RegExp(`^${setup.replace('setup ', '')}`, 'i') }).check();
  if (seconds) await dialog.getByLabel("Engine's time per move").fill(String(seconds));
  await dialog.getByRole('button', { name: 'Start' }).click();
  if (leaving) await button(page, 'Start the new game').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The handle that turns the chosen piece.
 * @param {Page} page @param {string} turn R or L */
function handle(page, turn) {
  return page.getByRole('button', { name: turn === 'R' ? /^Turn( clockwise)?$/ : /^Turn( counter-clockwise)?$/ });
}

/** What the board says about the shot shown.
 * @param {Page} page */
function preview(page) {
  // A hint may say it too, after the board.
  return page.getByRole('status').filter({ hasText: /the shot/ }).first();
}

/** Ways to make a move. Each previews the shot before firing it and returns what the board says about it.
 * @type {Record<'mouse' | 'drag' | 'keyboard' | 'touch', (page: Page, move: string) => Promise<string>>} */
export const ways = {
  async mouse(page, move) {
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    await cell(page, from).click();
    const target = to.length === 1 ? handle(page, to) : cell(page, to);
    await target.hover();
    const said = await preview(page).innerText();
    await target.click();
    return said;
  },

  async drag(page, move) {
    const [from, to] = [cell(page, move.slice(0, 2)), cell(page, move.slice(2))];
    await from.hover();
    await page.mouse.down();
    await to.hover();
    const said = await preview(page).innerText();
    await page.mouse.up();
    return said;
  },

  async keyboard(page, move) {
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    await until('the board has the focus', async () => {
      if (await focusedSquare(page)) return true;
      await page.keyboard.press('Tab');
      return false;
    });
    await walk(page, from);
    await page.keyboard.press('Enter');
    if (to.length === 1) await page.keyboard.press(to);
    else await walk(page, to);
    const said = await preview(page).innerText();
    await page.keyboard.press('Enter');
    return said;
  },

  async touch(page, move) {
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    await cell(page, from).tap();
    await (to.length === 1 ? handle(page, to) : cell(page, to)).tap();
    const said = await preview(page).innerText();
    await button(page, 'Play this move').tap();
    return said;
  },
};

/** Starts a game against the weakest engine, plays e1e2 and waits for the reply.
 * @param {Page} page
 * @returns {Promise<string[]>} the two moves */
export async function twoPlies(page) {
  await newGame(page, { level: 0, seconds: 0.2 });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await played(page, 2);
  await mayMove(page);
  return moves(page);
}

/** The focused square, or null.
 * @param {Page} page */
function focusedSquare(page) {
  return page.evaluate(() => /^[a-j][1-8](?=,)/.exec(document.activeElement?.getAttribute('aria-label') ?? '')?.[0] ?? null);
}

/** Moves the focus to a square with the arrow keys.
 * @param {Page} page @param {string} to */
async function walk(page, to) {
  const at = await focusedSquare(page);
  assert.ok(at, 'a square has the focus');
  const [files, ranks] = [to.charCodeAt(0) - at.charCodeAt(0), to.charCodeAt(1) - at.charCodeAt(1)];
  for (let step = 0; step < Math.abs(files); step++) await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(ranks); step++) await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
  assert.equal(await focusedSquare(page), to, `the arrow keys lead from ${at} to ${to}`);
}
