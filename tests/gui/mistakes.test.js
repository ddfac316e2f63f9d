// A person's own mistakes, from games that the browser has kept: looked through, practised, coming back.

import assert from 'node:assert/strict';
import { treeOfMoves, treeToJson } from '../../gui/js/game/tree.js';
import { button, goTo, mayMove, pageTest, setUp, until, ways } from './page.js';

setUp();

/** @typedef {import('./page.js').Page} Page */

/** Games that Blue loses to level 4 from ace, with mistakes that any search finds: the first ends with one. */
const PLAYED = [
  'c5b5 h4g5 e4d5 h5i6 c4b4 g3g4 b5R g4L b5L g8g7 b4b3 g4g3 b3b4 f5f6 b4c3 e5f5 c1b2 f5e4 b5c4 g3h4 d5e5 h8g8 c4d5 h4R d1d2 h4g4 d5c6 g4h4 c6b5 h4g4 b5c4 g4h5 e5d6 e4e5',
  'c5b4 g3g4 d6d5 h4g3 b4c5 g3L c1b2 a4a3 d5c4 a3L c4d3 a5a4 e4d4 a3a2 b2R h5i4 h2R i4i3 f1f2 g4g5 j5L a2a1 e1d1 g3h4',
];

/** The games as Play keeps them, Blue's by a person. */
const GAMES = PLAYED.map((moves, index) => ({
  id: `game ${index}`, date: `2026-11-0${3 - index}T12:00:00Z`, outcome: { winner: 'red', reason: 'resigned' }, detail: '', flipped: false, times: {}, moves,
  match: {
    start: 'setup ace', pace: { kind: 'move', time: 1000 },
    players: { blue: { kind: 'person' }, red: { kind: 'engine', engine: 'Akhet', strength: { kind: 'level', level: 2 } } },
  },
}));

/** Has the browser keep some of the games, and opens the page.
 * @param {Page} page @param {URL} url @param {number} count */
async function withGames(page, url, count) {
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('akhet.played')) localStorage.setItem('akhet.played', JSON.stringify(kept));
  }, GAMES.slice(0, count));
  await page.goto(url.href);
  await goTo(page, 'Mistakes');
}

/** The move in question.
 * @param {Page} page */
async function asked(page) {
  await mayMove(page);
  const title = await page.getByRole('heading', { level: 1, name: /^What is better than/ }).innerText();
  return /than (\w+)\?/.exec(title)?.[1] ?? '';
}

/** The better move, from the page's own hint.
 * @param {Page} page */
async function hinted(page) {
  await button(page, 'Hint').click();
  await button(page, 'Show the move').click();
  return await page.locator('[data-arrow]').getAttribute('data-arrow') ?? '';
}

/** The numbers of mistakes to practise, that come back later, and learned.
 * @param {Page} page */
async function counts(page) {
  const text = await page.getByRole('region', { name: 'Progress' }).innerText();
  return [...text.matchAll(/\d+/g)].map(Number);
}

/** @param {Page} page */
const lookedThrough = (page) => page.getByText(/of \d+ games against the engine looked through/).waitFor();

pageTest('without games there is nothing to practise, and a way to play one', { open: false }, async ({ page, server }) => {
  await withGames(page, server.url, 0);
  await page.getByRole('heading', { name: 'No games yet' }).waitFor();
  await page.getByRole('link', { name: 'Play a game' }).click();
  await mayMove(page);
});

pageTest('mistakes are found in kept games; a wrong move is refuted, and a right one is accepted', { open: false }, async ({ page, server }) => {
  await withGames(page, server.url, 2);
  const mistake = await asked(page);
  await lookedThrough(page);
  const [due] = await counts(page);
  assert.ok(due >= 2, `${due} mistakes in two games`);
  assert.equal(await page.locator('.board-arrow.wrong').getAttribute('data-arrow'), mistake);

  await ways.mouse(page, mistake);
  await page.getByRole('status').filter({ hasText: /Not this one.*It loses \d+ points/ }).waitFor();
  const line = page.getByRole('list', { name: 'Moves so far' }).getByRole('listitem');
  await until('the refutation is shown', async () => await line.count() > 1);
  await page.getByRole('status').filter({ hasText: 'Try again' }).waitFor();
  await ways.mouse(page, await hinted(page));
  await page.getByText(/It comes back tomorrow/).waitFor();
  assert.deepEqual((await counts(page)).slice(0, 2), [due - 1, 1]);

  await button(page, 'Next').click();
  assert.notEqual(await asked(page), '');
  await button(page, 'Better line').click();
  await page.getByRole('status').filter({ hasText: /was better/ }).waitFor();
  await page.reload();
  await asked(page);
  assert.deepEqual((await counts(page)).slice(0, 2), [due - 2, 2]);
});

pageTest('a mistake comes back when it is due, and is found by keyboard alone', { open: false }, async ({ page, server }) => {
  await withGames(page, server.url, 1);
  await asked(page);
  await lookedThrough(page);
  const best = await hinted(page);
  await page.evaluate(() => {
    const box = JSON.parse(localStorage.getItem('akhet.mistakes') ?? '');
    const [first, ...others] = box.cards;
    localStorage.setItem('akhet.mistakes', JSON.stringify({ ...box, cards: [{ ...first, box: 3, due: 1 }, ...others.map((/** @type {any} */ card) => ({ ...card, due: 8e15 }))] }));
  });
  await page.reload();
  await asked(page);
  await ways.keyboard(page, best);
  await page.getByText('You have learned this one.').waitFor();
  assert.equal((await counts(page))[2], 1);
  await button(page, 'Next').click();
  await page.getByRole('heading', { name: /^(Nothing is due|No mistakes left)$/ }).waitFor();
});

pageTest('by touch on a phone, from the end of a game', { open: false, device: 'phone' }, async ({ page, server }) => {
  await page.addInitScript((game) => {
    sessionStorage.setItem('akhet.play', JSON.stringify(game));
  }, asPlayed(GAMES[0]));
  await page.goto(server.url.href);
  await button(page, 'My mistakes').tap();
  await asked(page);
  await ways.touch(page, await hinted(page));
  await page.getByText(/It comes back tomorrow/).waitFor();
});

pageTest('after a review, its mistakes are practised', { open: false }, async ({ page, server }) => {
  await page.addInitScript((game) => {
    sessionStorage.setItem('akhet.play', JSON.stringify(game));
  }, asPlayed(GAMES[0]));
  await page.goto(server.url.href);
  await button(page, 'Review').click();
  await button(page, 'Practise the mistakes').click();
  await asked(page);
});

/** A game from the list, as the browser keeps the one on the board.
 * @param {any} game */
function asPlayed({ moves, ...game }) {
  return { ...game, tree: treeToJson(treeOfMoves(game.match.start, moves.split(' '))) };
}
