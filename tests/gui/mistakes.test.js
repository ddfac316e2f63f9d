// A person's own mistakes, from games that the browser has kept: looked through, practised, coming back.

import assert from 'node:assert/strict';
import { before } from 'node:test';
import { treeOfMoves, treeToJson } from '../../gui/js/game/tree.js';
import { button, goTo, mayMove, pageTest, setUp, until, ways } from './page.js';
import { gamesOf, weakGames } from './programs.js';

setUp();

/** @typedef {import('./page.js').Page} Page */

/** Games as Play keeps them, Blue's by a person. @type {object[]} */
let games;
before(async () => {
  const played = gamesOf(await weakGames('option.Skill Level=2', '--rounds', '3', '--games', '1', '--setup', 'ace', '--max-plies', '40'));
  games = played.map(({ moves }, index) => ({
    id: `game ${index}`, date: `2026-11-0${3 - index}T12:00:00Z`, outcome: { winner: 'red', reason: 'resigned' }, detail: '', flipped: false, times: {},
    moves: moves.join(' '),
    match: {
      start: 'setup ace', pace: { kind: 'move', time: 1000 },
      players: { blue: { kind: 'person' }, red: { kind: 'engine', engine: 'Akhet', strength: { kind: 'level', level: 2 } } },
    },
  }));
  assert.equal(games.length, 3);
});

/** Has the browser keep some of the games, and opens the page.
 * @param {Page} page @param {URL} url @param {number} count */
async function withGames(page, url, count) {
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('akhet.played')) localStorage.setItem('akhet.played', JSON.stringify(kept));
  }, games.slice(0, count));
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
  await withGames(page, server.url, 3);
  const mistake = await asked(page);
  await lookedThrough(page);
  const [due] = await counts(page);
  assert.ok(due >= 2, `${due} mistakes in three games`);
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
  }, asPlayed(games[0]));
  await page.goto(server.url.href);
  await button(page, 'My mistakes').tap();
  await asked(page);
  await ways.touch(page, await hinted(page));
  await page.getByText(/It comes back tomorrow/).waitFor();
});

pageTest('after a review, its mistakes are practised', { open: false }, async ({ page, server }) => {
  await page.addInitScript((game) => {
    sessionStorage.setItem('akhet.play', JSON.stringify(game));
  }, asPlayed(games[0]));
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
