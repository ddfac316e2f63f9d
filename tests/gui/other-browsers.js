// The page in Firefox and WebKitGTK: a short run through what browsers may do differently. tests/gui/browsers starts it.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Host } from './host.js';
import { Engine, serve } from './programs.js';
import { firefox, webkit } from './remote.js';

const PATIENCE = 180_000;
const MAX_PLIES = 160;
const NODES = 20_000;
const BROWSERS = { firefox, webkit };

/** Functions for the page: visible elements by selector and by label or text, and the moves of a list in the protocol's notation. */
const HELPERS = `
  const find = (selector, name) => [...document.querySelectorAll(selector)].find((one) =>
    new RegExp(name).test((one.getAttribute('aria-label') ?? one.textContent).trim()) && one.getClientRects().length > 0);
  const list = (name) => [...document.querySelectorAll('[aria-label="' + name + '"] button')].map((one) => one.textContent.trim());
  const moves = () => list('Moves').flatMap((text) => /[a-j][1-8]([a-j][1-8]|[LR])/.exec(text)?.[0] ?? []);`;
const WATCH = `(() => {
  window.faults = [];
  addEventListener('error', ({ message }) => window.faults.push(String(message)));
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
})()`;

/** A person at a browser. */
class Person {
  #remote;

  /** @param {import('./remote.js').Remote} remote */
  constructor(remote) {
    this.#remote = remote;
  }

  /** @param {string} code an expression, which may be a promise */
  ask(code) {
    return this.#remote.run(`(async () => { ${HELPERS} return JSON.stringify((await ${code}) ?? null); })()`);
  }

  /** @param {string} url */
  async open(url) {
    await this.#remote.goto(url);
    await this.ask(WATCH);
  }

  /** Waits until an expression is true. Fails at once if the page says that something is broken.
   * @param {string} what @param {string} code @returns {Promise<any>} its value */
  async until(what, code) {
    for (const end = Date.now() + PATIENCE; ;) {
      const { value, ...wrong } = await this.ask(`(async () => ({
        value: await ${code}, faults: window.faults, broken: [...document.querySelectorAll('.broken')].map((one) => one.textContent) }))()`);
      assert.deepEqual(wrong, { faults: [], broken: [] }, what);
      if (value) return value;
      if (Date.now() > end) throw new Error(`waited in vain until ${what}: ${await this.ask('document.body.innerText')}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Moves the pointer to an element that stands still, and presses it unless told not to.
   * @param {string} selector @param {string} name @param {boolean} [press] */
  async point(selector, name, press = true) {
    const place = `(async () => {
      const one = find(${JSON.stringify(selector)}, ${JSON.stringify(name)});
      if (!one || one.disabled) return null;
      const middle = () => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      };
      one.scrollIntoView({ block: 'nearest' });
      const before = middle();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return String(middle()) === String(before) && before;
    })()`;
    const [x, y] = await this.until(`there is ${selector} ${name}`, place);
    const click = press ? [{ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }] : [];
    await this.#remote.act([{ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, ...click] }]);
  }

  /** @param {string} key its code in WebDriver */
  press(key) {
    return this.#remote.act([{ type: 'key', id: 'keyboard', actions: [{ type: 'keyDown', value: key }, { type: 'keyUp', value: key }] }]);
  }

  /** @param {string} name */
  async view(name) {
    await this.point('[aria-label=Views] a', `^${name}$`);
    // Whoever has played no games has no mistakes.
    const content = "Boolean(find('[role=grid]', '') ?? find('h1', '^No games yet$'))";
    await this.until(`${name} is shown`, `find('[aria-label=Views] a[aria-current=page]', '^${name}$') && ${content}`);
  }

  /** @param {string} name */
  async game(name) {
    await this.point('[aria-label=Games] a', `^${name}$`);
    await this.until(`${name} is shown`, `find('[aria-label=Games] a[aria-current=true]', '^${name}$') && Boolean(find('[role=grid]', ''))`);
  }
}

const HOME = '\uE011';
const MAY_MOVE = "find('[role=gridcell]', 'can move$')";
const RESULT = "find('[aria-label=Result]', '')";

/** @param {Person} person */
async function everyView(person) {
  for (const game of ['Laser Chess', 'Labyrinth']) {
    await person.game(game);
    for (const view of await person.ask("[...document.querySelectorAll('[aria-label=Views] a')].map((one) => one.textContent)")) await person.view(view);
    await person.view('Play');
  }
  await person.game('Laser Chess');
}

/** A game against the weakest level, to its end.
 * @param {Person} person @param {Engine} adviser */
async function wholeGame(person, adviser) {
  await person.point('button', '^New game$');
  await person.point('dialog input[type=range]', '');
  await person.press(HOME);
  await person.until('the weakest level is chosen', "document.querySelector('dialog input[type=range]').value === '0'");
  await person.point('dialog button', '^Start$');
  /** @type {string[]} */
  let line = [];
  for (;;) {
    await person.until('the next move or the end', `Boolean(${RESULT} || ((${line.length} === 0 || moves().length > ${line.length}) && ${MAY_MOVE}))`);
    line = await person.ask('moves()');
    if (await person.ask(`Boolean(${RESULT})`)) break;
    assert.ok(line.length < MAX_PLIES, 'the game comes to an end');
    const move = await adviser.best(['setup ace', ...(line.length ? ['moves', ...line] : [])].join(' '), NODES);
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    await person.point('[role=gridcell]', `^${from}, `);
    if (to.length === 2) await person.point('[role=gridcell]', `^${to}, `);
    else await person.point('[role=button], button', to === 'R' ? '^Turn( clockwise)?$' : '^Turn( counter-clockwise)?$');
    await person.until(`${move} is in the list`, `moves()[${line.length}] === '${move}'`);
    line = [...line, move];
  }
  const said = await person.ask("document.querySelector('[aria-label=Result]').innerText");
  assert.match(said, /laser hit .* King/);
  const [verdict] = await adviser.ask(`position setup ace moves ${line.join(' ')}`, 'query result');
  assert.match(verdict, /^response p[12]win$/);
}

/** @param {Person} person */
async function lesson(person) {
  await person.view('Learn');
  await person.until('the lesson begins', `Boolean(${MAY_MOVE})`);
  await person.point('[role=gridcell]', '^f5, ');
  await person.point('[role=gridcell]', '^f6, ');
  await person.until('the lesson is done', "Boolean(find('button', '^Next lesson$'))");
}

/** @param {Person} person */
async function search(person) {
  await person.view('Analyse');
  await person.point('[aria-label=Engine] [role=switch]', '');
  await person.until('the engine has found moves', "/\\d/.test(document.querySelector('[aria-label=Engine] li')?.innerText)");
  await person.point('[aria-label=Engine] [role=switch]', '');
}

/** @param {Person} person @param {Engine} adviser */
async function turn(person, adviser) {
  await person.game('Labyrinth');
  await person.point('button', '^New game$');
  await person.point('dialog button', '^Start$');
  await person.until('a tile may be pushed', "Boolean(find('[role=gridcell]', 'can push$'))");
  await adviser.ask('setoption name UCI_Variant value labyrinth');
  const start = await person.ask("JSON.parse(sessionStorage.getItem('akhet.labyrinth')).match.start");
  await person.point('[role=gridcell]', '^arrow a4,', false);
  const side = await person.until('the spare is shown', "document.querySelector('[data-tile=a4]')?.dataset.shows[1]");
  const legal = await adviser.ask(`position ${start}`, 'moves');
  const move = legal.join(' ').split(/\s+/).find((one) => one.startsWith(`a4${side}`));
  assert.ok(move, legal.join(' '));
  await person.point('[role=gridcell]', '^arrow a4,');
  await person.point('[role=gridcell]', `^${move.slice(3)},`);
  await person.until('the turn is in the list', `list('Turns')[0] === '${move}'`);
}

/** @type {import('./programs.js').Server} */
let server;
/** @type {Host | null} */
let host = null;
before(async () => {
  server = await serve();
  if (process.env.HOSTED) host = await new Host(process.env.HOSTED).open();
});
after(() => Promise.all([server?.stop(), host?.stop()]));

describe('the page', { concurrency: true }, () => {
  for (const name of /** @type {(keyof typeof BROWSERS)[]} */ ((process.env.BROWSERS ?? '').split(' ').filter(Boolean))) {
    test(`in ${name}`, { timeout: 600_000 }, async (run) => {
      const adviser = new Engine();
      const remote = await BROWSERS[name]();
      const begun = performance.now();
      const say = (/** @type {string} */ what) => run.diagnostic(`${name}: ${what} after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      try {
        const person = new Person(remote);
        await person.open(server.url.href);
        await everyView(person);
        say('every view');
        await wholeGame(person, adviser);
        say('a whole game');
        if (!host) return;
        await person.open(host.url.href);
        await search(person);
        say('a search on the exported page');
        await person.until('the page is kept', `navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' && navigator.serviceWorker.controller !== null)`);
        // WebKit isolates it on the third visit.
        for (let visit = 2; visit <= 3 && !await person.ask('crossOriginIsolated'); visit++) await person.open(host.url.href);
        assert.equal(await person.ask('crossOriginIsolated'), true, 'the service worker isolates the page');
        await search(person);
        // WebKitGTK has no shared memory even so.
        say(`a search on the isolated page ${await person.ask('typeof SharedArrayBuffer') === 'undefined' ? 'without' : 'with'} threads`);
        await everyView(person);
        await lesson(person);
        await turn(person, adviser);
        say('the rest');
      } finally {
        await Promise.all([remote.close(), adviser.stop()]);
      }
    });
  }
});
