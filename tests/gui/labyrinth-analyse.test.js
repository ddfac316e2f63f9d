// Analyse in Labyrinth: lines with chances and arrows, turns tried, the choice of view, games from Play and from links.

import assert from 'node:assert/strict';
import { beginGame, labyrinthEngine, mayTurn, newGame, place, toLabyrinth, turns, ways } from './labyrinth-page.js';
import { button, goTo, pageTest, setUp, until } from './page.js';

setUp();

const engine = labyrinthEngine();

/** @typedef {import('./page.js').Page} Page */

/** Blue finds the Ibis only by pushing in at g4. */
const FEN = 'cetsStsAcnRtsBcscs/ceincncncwNintwV/teCieteDcntsEcsQtwF/ieceMceiecnPintsT/teGceOtnHcetwIietwJ/incniniecwinin/cntsXtnKcntnLteWcw tU d5:IU:/-/b3:HA:/- b - 5';

/** @param {Page} page @param {string} hash */
async function open(page, hash) {
  await page.evaluate((text) => { location.hash = text; }, hash);
  await page.getByRole('heading', { name: 'Analyse Labyrinth' }).waitFor({ state: 'attached' });
}

/** @param {Page} page */
const engineOf = (page) => page.getByRole('region', { name: 'Engine' });
/** @param {Page} page */
const cards = (page) => page.getByRole('region', { name: 'Cards' });

/** The choices of the view. @param {Page} page */
const viewsOf = (page) => cards(page).getByLabel('Show').locator('option').allTextContents();

pageTest('the best turns with their chances and paths; a turn is tried, taken back and deleted', {}, async ({ page }) => {
  await open(page, `labyrinth-analyse&fen=${encodeURIComponent(FEN)}`);
  await page.getByRole('gridcell', { name: /^d5, .*Blue's pawn/ }).waitFor();
  await engineOf(page).getByRole('switch').check();
  await button(page, 'Engine settings').click();
  await engineOf(page).getByRole('radio', { name: '3' }).check();
  await button(page, 'Engine settings').click();
  const first = engineOf(page).getByRole('group', { name: 'Line 1' }).getByRole('button').first();
  await until('three lines', async () => (await engineOf(page).getByText(/^\d+ %$/).count()) === 3);
  assert.match(await first.innerText(), /^g4.e3$/, 'the engine goes for the card');
  await page.locator('[data-turn^=g4] polyline').first().waitFor({ state: 'attached' });
  await until('the way of the pawn is drawn', async () => (await page.locator('[data-turn^=g4] polyline').first().getAttribute('points') ?? '').includes(' '));
  assert.match(await page.getByRole('img', { name: /^Blue wins \d+ %, Orange wins \d+ %$/ }).getAttribute('aria-label') ?? '', /Blue/);
  // Until the click, the engine may switch between equally good turns.
  await first.click();
  await until('it is played', async () => (await turns(page)).length === 1);
  const [best] = await turns(page);
  assert.match(best, /^g4.e3$/, 'the line that was clicked');
  await cards(page).getByRole('listitem', { name: 'Blue' }).getByRole('group', { name: 'Found' }).getByRole('img', { name: 'Ibis' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('gridcell', { name: /^d5, .*Blue's pawn/ }).waitFor();
  await engineOf(page).getByRole('switch').uncheck();
  // The switch has the focus, and takes only Space.
  await page.keyboard.press('ArrowRight');
  await page.getByRole('list', { name: 'Turns' }).getByRole('button', { name: best }).and(page.locator('[aria-current=true]')).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('gridcell', { name: /^d5, .*Blue's pawn/ }).waitFor();
  await ways.mouse(page, 'a2nd5');
  await until('another turn is shown', async () => (await turns(page)).includes('a2nd5'));
  await page.getByRole('group', { name: 'Other turns here' }).getByRole('button', { name: best }).waitFor();
  await button(page, 'Delete from here').click();
  await until('it is gone', async () => (await turns(page)).join() === best);
  await page.reload();
  await page.getByRole('gridcell', { name: /^d5, .*Blue's pawn/ }).waitFor();
  assert.deepEqual(await turns(page), [best], 'the browser has kept it');
});

pageTest('the keys of Analyse work, and a chosen arrow keeps those that turn the tile', {}, async ({ page }) => {
  await open(page, `labyrinth-analyse&fen=${encodeURIComponent(FEN)}`);
  await page.getByRole('gridcell', { name: /^d5, .*Blue's pawn/ }).waitFor();
  const isOn = () => engineOf(page).getByRole('switch').isChecked();
  await page.keyboard.press('l');
  assert.ok(await isOn());
  await engineOf(page).getByRole('group', { name: 'Line 1' }).getByRole('button').first().waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('flip the board').waitFor();
  // A closed dialog keeps the focus until the next frame; a key that comes before it is for the page.
  await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  });
  await keys.waitFor({ state: 'detached' });
  await until('the best turn is played', async () => (await turns(page)).length === 1);
  await page.getByRole('gridcell', { name: /^e3, .*Blue's pawn/ }).waitFor();
  await mayTurn(page);
  await place(page, '>a2').click();
  await page.locator('.maze.is-choosing').waitFor();
  await page.keyboard.press('l');
  assert.ok(await isOn(), 'it has turned the tile');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  assert.equal(await isOn(), false);
});

pageTest('a game is reviewed: marks, better turns, the chances over the game', {}, async ({ page }) => {
  const lastCard = FEN.replace('d5:IU:', 'd5:I:');
  await open(page, `labyrinth-analyse&game=${encodeURIComponent(`fen ${lastCard} moves a2nd5 b7nb2`)}&rules=NoReturn,OpenCards`);
  const review = page.getByRole('region', { name: 'Review' });
  await review.getByRole('button', { name: 'Analyse the game' }).click();
  await review.getByRole('button', { name: 'Analyse again' }).waitFor();
  const missed = page.getByRole('list', { name: 'Turns' }).getByRole('button', { name: 'Blue a2nd5, Blunder' });
  await missed.waitFor();
  await review.getByRole('img', { name: /^Chances of winning over the game: Blue from \d+ to \d+ per cent, Orange from/ }).waitFor();
  await button(page, 'Previous mistake').click();
  await review.getByText(/^a2nd5: Blunder: \d+ points of expected result lost, a win in 1 was missed/).waitFor();
  await review.getByRole('button', { name: /^Show g4/ }).click();
  await page.getByRole('gridcell', { name: /^d5, .*Blue's pawn/ }).waitFor();
});

pageTest('a game goes out as PGN and comes in again, alone or from a file of several', {}, async ({ page }) => {
  const lastCard = FEN.replace('d5:IU:', 'd5:I:');
  await open(page, `labyrinth-analyse&game=${encodeURIComponent(`fen ${lastCard} moves a2nd5 b7nb2 g4ne3`)}&rules=NoReturn,OpenCards`);
  await until('the game is there', async () => (await turns(page)).length === 3);
  // With this rule nobody goes home.
  await cards(page).getByRole('listitem', { name: 'Blue' }).getByText('has won').waitFor();
  await button(page, 'Share').click();
  const field = page.getByRole('textbox', { name: 'Game (PGN)' });
  await field.waitFor();
  const pgn = await field.inputValue();
  for (const part of ['[Variant "labyrinth"]', '[NoReturn "true"]', '[Result "1-0"]', '5. a2nd5 6. b7nb2 7. g4ne3 1-0']) assert.ok(pgn.includes(part), pgn);
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog', { name: 'Open' });
  await button(page, 'Open').click();
  await dialog.getByRole('textbox').fill(pgn.replace('[Blue "?"]', '[Blue "Ann"]').replace('7. g4ne3 1-0', '*').replace('[Result "1-0"]', '[Result "*"]').replace('[PlyCount "3"]\n', ''));
  await dialog.getByRole('button', { name: 'Open text' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Ann – Orange, *').waitFor();
  await until('two turns are there', async () => (await turns(page)).join() === 'a2nd5,b7nb2');
  await button(page, 'Open').click();
  await dialog.getByRole('textbox').fill('[White "Ann"]\n\n1. c5R *');
  await dialog.getByRole('button', { name: 'Open text' }).click();
  await dialog.getByText('These are games of Laser Chess, which its Analyse opens.').waitFor();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'two.pgn', mimeType: 'text/plain', buffer: Buffer.from(pgn + pgn.replace('[Blue "?"]', '[Blue "Eve"]') + pgn.replace('b7nb2', 'b7nb9')),
  });
  await dialog.getByText(/^Game 3: /).waitFor();
  await dialog.getByRole('list', { name: 'Games' }).getByRole('button', { name: /Eve/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Eve – Orange, 1-0').waitFor();
});

pageTest('what a player may know, and an invalid position', { device: 'phone', theme: 'dark' }, async ({ page }) => {
  await open(page, 'labyrinth-analyse&game=sealed 7 4 moves a4ng2');
  await until('the views', async () => (await viewsOf(page)).join() === 'what Blue sees,what Yellow sees,what Orange sees,what Green sees,what everyone sees');
  const known = () => cards(page).getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await place(page, 'd4').waitFor();
  assert.deepEqual(await known(), []);
  await cards(page).getByLabel('Show').selectOption({ label: 'what Yellow sees' });
  await until('the card of Yellow', async () => (await known()).join() === 'Crown');
  await button(page, 'Open').tap();
  const dialog = page.getByRole('dialog', { name: 'Open' });
  await dialog.getByRole('textbox').fill('ceintsAceRtsBcwcs b');
  await dialog.getByRole('button', { name: 'Open text' }).tap();
  await dialog.getByText('The number of ranks is 1, not 7').waitFor();
  await dialog.getByRole('button', { name: 'New deal for 3' }).tap();
  await dialog.waitFor({ state: 'detached' });
  await until('three players', async () => (await cards(page).getByRole('listitem').count()) === 3);
  assert.equal((await viewsOf(page))[0], 'every card');
  await mayTurn(page);
});

/** Records everything the page says to its server or its workers. */
function overhear() {
  /** @type {string[]} */
  const sent = [];
  Object.assign(window, { sent });
  for (const [type, name] of /** @type {[any, string][]} */ ([[WebSocket, 'send'], [Worker, 'postMessage']])) {
    const say = type.prototype[name];
    type.prototype[name] = function (/** @type {unknown[]} */ ...words) {
      sent.push(typeof words[0] === 'string' ? words[0] : JSON.stringify(words[0]) ?? '');
      return say.apply(this, words);
    };
  }
}

pageTest('the engine gets the game as the chosen viewer has seen it, for its search and for the chances', { open: false }, async ({ page, server }) => {
  const start = 'sealed 7 2';
  /** @type {string[]} */
  const moves = [];
  for (let ply = 0; ply < 6; ply++) moves.push(await engine.best([start, ...(ply > 0 ? ['moves', ...moves] : [])].join(' '), 300));
  const words = `${start} moves ${moves.join(' ')}`;
  await page.addInitScript(overhear);
  await page.goto(server.url.href);
  await toLabyrinth(page);
  await open(page, `labyrinth-analyse&game=${words}`);
  await until('the game is there', async () => (await turns(page)).length === 6);
  await engineOf(page).getByRole('switch').check();
  const sent = () => page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (window).sent).join('\n'));
  const searches = async () => /\bgo infinite/.test(await sent());
  await until('the search for the first view', searches);
  for (const [label, viewer] of [['what Blue sees', 'blue'], ['what Orange sees', 'orange'], ['what everyone sees', 'nobody']]) {
    const [game = ''] = await engine.ask(`position ${words}`, `game ${viewer}`);
    assert.match(game, / moves( \w{5}(![A-X]?)?){6}$/);
    const position = game.replace(/^game/, 'position');
    await page.evaluate(() => { /** @type {any} */ (window).sent.splice(0); });
    await cards(page).getByLabel('Show').selectOption({ label });
    await until(`the search for ${viewer}`, searches);
    const positions = (await sent()).match(/position fen [^\n"\\]*/g);
    assert.deepEqual(positions, [position, position], 'for the chances and for the search');
  }
});

pageTest('an unfinished game shows no more than its player sees; a finished one is open; Play continues from there', {}, async ({ page }) => {
  await beginGame(page, engine);
  await newGame(page, {}, { leaving: true });
  // While the new game is set up, the button may move from under the mouse.
  await mayTurn(page);
  await button(page, 'Your games').click();
  await page.getByRole('dialog').getByRole('button', { name: /^Against/ }).click();
  await page.getByRole('heading', { name: 'Analyse Labyrinth' }).waitFor({ state: 'attached' });
  await until('the game is there', async () => (await turns(page)).length === 2);
  assert.deepEqual(await viewsOf(page), ['what Blue sees', 'what everyone sees']);
  const last = page.getByRole('list', { name: 'Turns' }).getByRole('button').last();
  await last.click();
  await last.and(page.locator('[aria-current=true]')).waitFor();
  await button(page, 'Play from here').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByText('The game starts from your position.').waitFor();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await until('the turns so far are there', async () => (await turns(page)).length === 2);
  await mayTurn(page);
  await button(page, 'Resign').click();
  await button(page, 'Really resign?').click();
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Analyse' }).click();
  await until('every view', async () => (await viewsOf(page)).length === 3);
  assert.equal((await turns(page)).length, 2);
  await button(page, 'Share').click();
  await page.getByRole('dialog').getByLabel('Link to the game', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await goTo(page, 'Play');
});
