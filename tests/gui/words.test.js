// Moves and questions typed into the field: whole games, lessons and puzzles without the board, by keyboard and touch. What the page answers
// is read as a screen reader hears it.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { LESSONS } from '../../gui/js/views/learn/lessons.js';
import { graveFaults, overhang } from './axe.js';
import { keptMatch, labyrinthEngine, mayTurn, toLabyrinth, turns } from './labyrinth-page.js';
import { button, goTo, mayMove, moves, newGame, pageTest, played, setUp, until, viewNames } from './page.js';
import { Engine } from './programs.js';
import { line as puzzleMoves, puzzleOn } from './puzzle-page.js';

/** @typedef {import('./page.js').Page} Page */

setUp();

/** @type {Engine} */
let engine;
before(() => {
  engine = new Engine();
});
after(() => engine.stop());
const mazes = labyrinthEngine();

const NODES = 20_000;

/** Records in the page what its live region says. */
function hear() {
  /** @type {string[]} */
  const heard = [];
  Object.assign(window, { heard });
  let last = '';
  new MutationObserver(() => {
    const said = document.querySelector('p[aria-live=polite]')?.textContent ?? '';
    if (said !== last && said !== '') heard.push(said.replace(/\u00a0$/, ''));
    last = said;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What has been heard so far.
 * @param {Page} page
 * @returns {Promise<string[]>} */
const heard = (page) => page.evaluate('heard');

/** @param {Page} page */
const field = (page) => page.getByRole('textbox', { name: 'Move or question' });

/** Opens the page with the field, by its key.
 * @param {Page} page @param {string} url */
async function openField(page, url) {
  await page.addInitScript(hear);
  await page.goto(url);
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('/');
  await until('the field has the focus', () => field(page).evaluate((input) => input === document.activeElement).catch(() => false));
}

/** Types a line, and returns what is heard next.
 * @param {Page} page @param {string} line */
async function say(page, line) {
  const before = (await heard(page)).length;
  await field(page).fill(line);
  await field(page).press('Enter');
  return until(`${line} is answered`, async () => (await heard(page))[before]);
}

/** A move in words.
 * @param {string} move */
function inWords(move) {
  const [from, to] = [move.slice(0, 2), move.slice(2)];
  return to === 'R' ? `turn ${from} right` : to === 'L' ? `${from} left` : `${from} to ${to}`;
}

/** The move that a sentence tells.
 * @param {string} said */
function moveSaid(said) {
  const [, from, turn, , to] = /^\w+'s \w+ (\w\d) (?:turns( counter)?(-?clockwise)?|.*?(?:to|on) (\w\d));/.exec(said) ?? [];
  assert.ok(from, said);
  return from + (to ?? (turn ? 'L' : 'R'));
}

pageTest('a whole game is played by the field', { open: false }, async ({ page, server }) => {
  await openField(page, server.url.href);
  await newGame(page, { level: 0, seconds: 0.2, setup: 'setup ace' });
  await mayMove(page);
  const result = page.getByRole('region', { name: 'Result' });
  /** @type {string[]} */
  let line = [];
  while (line.length < 160) {
    const position = ['setup ace', ...(line.length ? ['moves', ...line] : [])].join(' ');
    const before = (await heard(page)).length;
    const said = await say(page, inWords(await engine.best(position, NODES)));
    assert.match(said, /^Blue's .*; the shot /);
    const plies = line.length + 1;
    await until('it is the next move or the end', async () => await result.isVisible()
      || ((await moves(page)).length > plies && await page.getByRole('gridcell', { name: /can move$/ }).count() > 0));
    line = await moves(page);
    if (await result.isVisible()) break;
    const reply = await until('the reply is heard', async () => (await heard(page)).slice(before).find((text) => text.startsWith("Red's ")));
    assert.equal(await say(page, 'last'), reply);
  }
  assert.match(await result.innerText(), /^You won/);
  assert.equal(await say(page, 'e1e2'), 'The game is over.');
  assert.equal(await say(page, 'threat'), 'The game is over.');
});

pageTest('what is asked is answered, and what is not understood too', { open: false }, async ({ page, server }) => {
  await openField(page, server.url.href);
  await newGame(page, { sides: 'Two people', setup: 'setup ace' });
  await mayMove(page);
  for (const [line, answer] of [
    ['what c5', "c5, Blue Deflector open to south and west, can move. Red's beam comes from the west and turns south."],
    ['what j3', "j3, empty, only Blue may stand here. Blue's beam comes from the south and goes straight on."],
    ['what', 'Name a square a1 to j8, as in what c5.'],
    ['Rank 6', 'On rank 6: Blue Deflector d6 open to west and north.'],
    ['row 9', 'Name a rank, 1 to 8, as in rank 5.'],
    ['file b', 'The file b is empty.'],
    ['beam', "Blue's beam runs from j1 north to j4, west to h4, north to h5, east to j5, north to j8 and off the board.\n"
      + "Red's beam runs from a8 south to a5, east to c5, south to c4, west to a4, south to a1 and off the board."],
    ['last', 'No move has been played.'],
    ['clock', 'There are no clocks here.'],
    ['moves c5', 'c5L c5R c5b4 c5b5 c5b6 c5c6 c5d4 c5d5.'],
    ['waht c5', 'I do not know waht. Did you mean what?'],
    ['tunr c5 right', 'I do not know tunr. Did you mean turn?'],
    ['weather', 'I do not know weather. Help lists what can be typed.'],
    ['e1 e3', 'E1 and e3 are not neighbours, a piece moves one square.'],
    ['turn', /^Moves: c5R/],
    ['c5 sideways!', /^The first square must be followed by a square/],
    ['h4 left', "The Deflector on h4 is not Blue's, whose turn it is."],
    ['help', /^Moves: c5R or turn c5 right/],
  ]) {
    const said = await say(page, /** @type {string} */ (line));
    if (typeof answer === 'string') assert.equal(said, answer);
    else assert.match(said, answer);
  }
  assert.equal(await say(page, 'c5 right'), "Blue's Deflector c5 turns clockwise; the shot leaves the board at the top.");
  await played(page, 1);
  await mayMove(page);
  assert.equal(await say(page, 'last'), "Blue's Deflector c5 turns clockwise; the shot leaves the board at the top.");
  assert.match(await say(page, 'threat'), /^If Blue moved now, /);
  // The record beside the field has it all, and the key Escape closes both.
  assert.match(await page.getByRole('list', { name: 'What was said' }).innerText(), /tunr c5 right\nI do not know tunr/);
  assert.deepEqual([await graveFaults(page), await overhang(page)], [[], []]);
  await field(page).press('Escape');
  await field(page).waitFor({ state: 'detached' });
});

pageTest('a lesson is done by the field', { open: false }, async ({ page, server }) => {
  await openField(page, server.url.href);
  await goTo(page, 'Learn');
  const at = LESSONS.findIndex(({ goal }) => goal.win === 2);
  await page.getByRole('region', { name: 'Lessons', exact: true }).getByRole('button', { name: LESSONS[at].name }).click();
  await page.getByRole('heading', { level: 1, name: LESSONS[at].name }).waitFor();
  await mayMove(page);
  let words = `fen ${LESSONS[at].fen}`;
  const first = await engine.proof(words, 2);
  assert.match(await say(page, inWords(first)), /the shot/);
  await page.getByRole('status').filter({ hasText: 'Now finish it.' }).waitFor();
  await mayMove(page);
  words += ` moves ${first} ${moveSaid((await heard(page)).at(-1) ?? '')}`;
  assert.match(await say(page, inWords(await engine.proof(words, 1))), /hits Red's King/);
  await page.getByRole('status').filter({ hasText: 'Well done!' }).waitFor();
});

pageTest('ten puzzles are solved by the field', { open: false }, async ({ page, server }) => {
  await openField(page, server.url.href);
  await goTo(page, 'Puzzles');
  for (let solved = 0; solved < 10; solved++) {
    const { fen, wins } = await puzzleOn(page);
    for (let left = wins; left > 0; left--) {
      const line = await puzzleMoves(page);
      const best = await engine.proof(['fen', fen, ...(line.length ? ['moves', ...line] : [])].join(' '), left);
      assert.match(await say(page, inWords(best)), /the shot/);
      const plies = line.length + (left > 1 ? 2 : 1);
      await until('the answer has come', async () => (await puzzleMoves(page)).length === plies);
      if (left > 1) await mayMove(page);
    }
    await button(page, 'Next puzzle').press('Enter');
  }
  await puzzleOn(page);
  assert.match(await page.getByRole('region', { name: 'Progress' }).innerText(), /\b10\b/);
});

pageTest('a turn of Labyrinth is played by the field', { open: false }, async ({ page, server }) => {
  await openField(page, server.url.href);
  await toLabyrinth(page);
  await newGame(page, {});
  await mayTurn(page);
  const { start } = await keptMatch(page);
  const best = await mazes.best(start, 100);
  const [arrow, side, to] = [best.slice(0, 2), best[2], best.slice(3)];
  assert.match(await say(page, `what ${to}`), new RegExp(`^${to}, (straight|corner|T) open `));
  assert.match(await say(page, 'row 4'), /^a4, .*; g4, /);
  assert.match(await say(page, 'cards'), /^Blue has found nothing, \d+ cards left, looks for \w/);
  assert.match(await say(page, 'pawns'), /^Blue's pawn is on a1, its home is a1\./);
  assert.match(await say(page, 'spare'), /^The spare tile is /);
  assert.equal(await say(page, 'last'), 'No move has been played.');
  assert.match(await say(page, `moves ${best.slice(0, 3)}`), new RegExp(`the pawn can go to .*${to}`));
  assert.match(await say(page, 'cadrs'), /Did you mean cards\?/);
  const name = { n: 'north', e: 'east', s: 'south', w: 'west' }[side];
  assert.match(await say(page, `push ${arrow} ${name}, go to ${to}`), new RegExp(`^Blue pushes in at ${arrow}, `));
  await until('the turn is in the list', async () => (await turns(page))[0] === best);
});

/** A game that Blue, a person, lost by the last of these moves, as Play keeps it. */
const LOST = {
  id: 'lost', date: '2026-11-03T12:00:00Z', outcome: { winner: 'red', reason: 'resigned' }, detail: '', flipped: false, times: {},
  moves: 'c5b5 h4g5 e4d5 h5i6 c4b4 g3g4 b5R g4L b5L g8g7 b4b3 g4g3 b3b4 f5f6 b4c3 e5f5 c1b2 f5e4 b5c4 g3h4 d5e5 h8g8 c4d5 h4R d1d2 h4g4 d5c6 g4h4 c6b5 '
    + 'h4g4 b5c4 g4h5 e5d6 e4e5',
  match: {
    start: 'setup ace', pace: { kind: 'move', time: 1000 },
    players: { blue: { kind: 'person' }, red: { kind: 'engine', engine: 'Akhet', strength: { kind: 'level', level: 2 } } },
  },
};

pageTest('a mistake is mended by the field', { open: false }, async ({ page, server }) => {
  await page.addInitScript((game) => localStorage.setItem('akhet.played', JSON.stringify([game])), LOST);
  await openField(page, server.url.href);
  await goTo(page, 'Mistakes');
  await page.getByRole('heading', { level: 1, name: /^What is better than/ }).waitFor();
  await mayMove(page);
  await button(page, 'Hint').press('Enter');
  await button(page, 'Show the move').press('Enter');
  const hint = await page.getByRole('status').filter({ hasText: /; the shot / }).innerText();
  assert.match(await say(page, inWords(moveSaid(hint.replace(/^Hint\s+/, '')))), /; the shot /);
  await page.getByRole('status').filter({ hasText: 'Right' }).waitFor();
});

pageTest('at a table of Labyrinth a turn is found by questions', { open: false, served: true }, async ({ page, server }) => {
  const tables = new URL(server.url);
  tables.pathname = '/tables';
  const table = await (await fetch(tables, { method: 'POST', body: JSON.stringify({ game: 'labyrinth', players: 2 }) })).json();
  await openField(page, table.seats[0].url);
  await mayTurn(page);
  const [arrow] = (await say(page, 'moves')).split(' ');
  const [slide] = (await say(page, `moves ${arrow}`)).split(/[ .]/);
  const [, to] = /^After \w+ the pawn can go to (\w\d)/.exec(await say(page, `moves ${slide}`)) ?? [];
  assert.equal(await say(page, 'clock'), 'There are no clocks here.');
  assert.match(await say(page, 'cards'), /^Blue has found nothing, \d+ cards left, looks for \w+\.\nOrange has found nothing, \d+ cards left\.$/);
  assert.match(await say(page, `push ${slide} then ${to}`), new RegExp(`pushes in at ${arrow}, `));
  assert.match(await say(page, 'last'), new RegExp(`^Blue pushes in at ${arrow}, `));
  assert.equal(await say(page, `push ${slide} then ${to}`), 'You cannot move now.');
});

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  pageTest(`the field fits every view, ${theme}`, { open: false, theme }, async ({ page, server }) => {
    await openField(page, server.url.href);
    for (const name of await viewNames(page)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await goTo(page, name);
      await say(page, 'pieces');
      for (const width of [320, 800, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        assert.deepEqual([await graveFaults(page), await overhang(page)], [[], []], `${name}, ${width} pixels`);
      }
    }
  });
}

pageTest('the field is used by touch, at a table', { open: false, served: true, device: 'phone' }, async ({ page, server }) => {
  const tables = new URL(server.url);
  tables.pathname = '/tables';
  const table = await (await fetch(tables, { method: 'POST', body: JSON.stringify({
    game: 'laserchess', start: 'setup ace', clock: { time: 300_000, increment: 0 },
  }) })).json();
  await page.addInitScript(hear);
  await page.goto(table.seats[0].url);
  await mayMove(page);
  await button(page, 'Settings').tap();
  await page.getByRole('checkbox', { name: 'Type moves and questions' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  const tell = async (/** @type {string} */ line) => {
    const before = (await heard(page)).length;
    await field(page).tap();
    await page.keyboard.insertText(line);
    await button(page, 'Say').tap();
    return until(`${line} is answered`, async () => (await heard(page))[before]);
  };
  assert.match(await tell('clock'), /^Blue has 5:00, Red has 5:00\.$/);
  assert.match(await tell('e1 to e2'), /^Blue's King e1 goes to e2; the shot /);
  await played(page, 1);
  assert.deepEqual([await graveFaults(page), await overhang(page)], [[], []]);
});
