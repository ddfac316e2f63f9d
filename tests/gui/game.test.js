// What a person can do in a game besides moving.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { AKHET } from './programs.js';
import { button, cell, mayMove, moves, newGame, pageTest, played, setUp, twoPlies, until, ways } from './page.js';

/** Both sides move out and back twice, so that the first position occurs a third time. No shot hits. */
const THERE_AND_BACK = ['e1e2', 'g3f2', 'e2e1', 'f2g3', 'e1e2', 'g3f2', 'e2e1', 'f2g3'];

setUp({ args: ['--engine', `cmd=${AKHET}`, 'name=Second'] });

/** @typedef {import('./page.js').Page} Page */

/** Waits for a text on the page.
 * @param {Page} page @param {RegExp} text */
const says = (page, text) => page.getByText(text).first().waitFor();

/** Plays moves for both sides.
 * @param {Page} page @param {string[]} line */
async function playBoth(page, line) {
  await newGame(page, { sides: 'Two people', setup: 'setup ace' });
  for (const [ply, move] of line.entries()) {
    await mayMove(page);
    await ways.mouse(page, move);
    await played(page, ply + 1);
  }
}

pageTest('the first move can be made without reading instructions', {}, async ({ page }) => {
  await says(page, /Your move: click a blue piece/);
  await cell(page, 'h5').click();
  await says(page, /Red Deflector, but Blue is to move/);
  await cell(page, 'j4').click();
  await says(page, /Blue Deflector: click a dot to move it, an arrow to turn it/);
  await cell(page, 'f8').click();
  await says(page, /Red King, but Blue is to move/);
  await mayMove(page);
  await ways.drag(page, 'e1e2');
  await played(page, 2);
  await mayMove(page);
  assert.equal((await moves(page))[0], 'e1e2');
});

pageTest('what a move would hit is shown before it is played, and a click elsewhere cancels it', {}, async ({ page }) => {
  await mayMove(page);
  await cell(page, 'j4').click();
  await button(page, 'Turn clockwise').hover();
  await says(page, /Blue's Deflector j4 turns clockwise; the shot hits Blue's Deflector on j4/);
  await cell(page, 'i4').hover();
  await says(page, /Blue's Deflector j4 goes to i4; the shot hits Blue's Deflector on j5/);
  await cell(page, 'a1').click();
  await until('nothing is chosen', async () => await page.getByRole('gridcell', { selected: true }).count() === 0);
  assert.deepEqual(await moves(page), []);
});

pageTest('what the opponent\'s beam would then hit is shown too', { open: false }, async ({ page, server }) => {
  // Only the Defender on e8 stands between Red's laser and the King on h8.
  await page.goto(`${server.url.href}#play&fen=le3Dw2K2/10/10/10/10/10/k9/9Ln b 1`);
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Two people', exact: true }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await mayMove(page);
  await cell(page, 'e8').click();
  await cell(page, 'e7').hover();
  await says(page, /the shot leaves the board at the top\. Red's laser would then hit Blue's King on h8\./);
  await page.getByText('Your King would be hit').waitFor();
  await button(page, 'Turn clockwise').hover();
  await says(page, /turns clockwise; the shot leaves the board at the top\. Red's laser would then hit Blue's Defender on e8\./);
  assert.equal(await page.getByText('Your King would be hit').count(), 0);
});

pageTest('moves can require a second click', {}, async ({ page }) => {
  await mayMove(page);
  await button(page, 'Settings').click();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('checkbox', { name: /^Confirm moves/ }).check();
  await button(page, 'Close').click();
  await cell(page, 'e1').click();
  await cell(page, 'e2').click();
  await button(page, 'Play this move').waitFor();
  assert.deepEqual(await moves(page), []);
  await button(page, 'Cancel').click();
  await cell(page, 'e2').click();
  await cell(page, 'e2').click();
  await until('the move is played', async () => (await moves(page))[0] === 'e1e2');
});

pageTest('a finger that drags a piece is asked too, and the status follows it', { device: 'phone' }, async ({ page }) => {
  await mayMove(page);
  await says(page, /Your move: tap a blue piece\./);
  await cell(page, 'j4').tap();
  await says(page, /Blue Deflector: tap a dot to move it, an arrow to turn it\./);
  await button(page, 'Turn clockwise').tap();
  await says(page, /Blue Deflector: tap the tick to play the move\./);
  await button(page, 'Cancel').tap();
  await says(page, /tap a dot/);
  const devtools = await page.context().newCDPSession(page);
  const middle = async (/** @type {string} */ where) => {
    const box = await cell(page, where).boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await middle('e1'), await middle('e2')];
  const touch = (/** @type {string} */ type, /** @type {unknown[]} */ touchPoints) => devtools.send('Input.dispatchTouchEvent', /** @type {any} */ ({ type, touchPoints }));
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: from.x, y: from.y - 15 }]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
  await button(page, 'Play this move').waitFor();
  await says(page, /Blue King: tap the tick to play the move\./);
  assert.deepEqual(await moves(page), []);
  // Chromium makes no click of a tap that follows a drag at once: the tap only ends the fling.
  await page.waitForTimeout(500);
  await button(page, 'Play this move').tap();
  await until('the move is played', async () => (await moves(page))[0] === 'e1e2');
});

pageTest('the status names the keys', {}, async ({ page }) => {
  await mayMove(page);
  await until('the board has the focus', async () => {
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) return true;
    await page.keyboard.press('Tab');
    return false;
  });
  await page.keyboard.press('ArrowUp');
  await says(page, /Your move: arrow keys to a blue piece, then Enter\./);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await says(page, /Blue King: arrow keys to a dot, then Enter\./);
  await page.keyboard.press('ArrowUp');
  await says(page, /Blue King: Enter plays the move\./);
  await page.keyboard.press('Escape');
  await cell(page, 'e4').focus();
  await page.keyboard.press('Enter');
  await says(page, /arrow keys to a dot, R or L to turn it, then Enter\./);
  await page.keyboard.press('r');
  await says(page, /Enter plays the move\./);
  assert.deepEqual(await moves(page), []);
});

pageTest('take back', {}, async ({ page }) => {
  await twoPlies(page);
  await button(page, 'Take back').click();
  await played(page, 0);
  await mayMove(page);
  await cell(page, 'e1').and(page.getByRole('gridcell', { name: /Blue King/ })).waitFor();
  assert.ok(await button(page, 'Take back').isDisabled());
});

pageTest('a hint is in words and can be played', {}, async ({ page }) => {
  await mayMove(page);
  await button(page, 'Hint').click();
  const standing = () => page.locator('.board .beam.of-blue polyline').first().getAttribute('points');
  const before = await standing();
  const hint = page.getByText(/^Hint: Blue's \w+ [a-j][1-8] .*; the shot .*\.$/);
  await hint.waitFor();
  await page.locator('.board [data-arrow]').waitFor();
  assert.equal(await standing(), before, 'the beam is still the one of this position');
  const [, from, , to] = /([a-j][1-8]) (goes to|turns|swaps).*?(?: ([a-j][1-8]))?;/.exec(await hint.innerText()) ?? [];
  await cell(page, from).click();
  if (to) await cell(page, to).click();
  else await page.getByRole('button', { name: /^Turn/ }).first().click();
  await played(page, 2);
});

pageTest('the board is flipped, and played upside down', {}, async ({ page }) => {
  await mayMove(page);
  const top = async () => (await page.getByRole('gridcell').first().getAttribute('aria-label'))?.slice(0, 2);
  assert.equal(await top(), 'a8');
  await button(page, 'Flip').click();
  await until('Red is below', async () => await top() === 'j1');
  const [blue, red] = await Promise.all(['e1', 'f8'].map((square) => cell(page, square).boundingBox()));
  assert.ok(blue && red && blue.y < red.y);
  await ways.mouse(page, 'e1e2');
  await played(page, 2);
  assert.equal((await moves(page))[0], 'e1e2');
});

pageTest('a person may play Red', {}, async ({ page }) => {
  await newGame(page, { sides: 'Red', level: 0, seconds: 0.2 });
  await played(page, 1);
  await mayMove(page);
  assert.match(await page.getByRole('gridcell', { name: /can move$/ }).first().getAttribute('aria-label') ?? '', /Red/);
});

pageTest('a draw by repetition is claimed', {}, async ({ page }) => {
  await playBoth(page, THERE_AND_BACK.slice(0, -1));
  await mayMove(page);
  assert.equal(await button(page, 'Claim a draw').count(), 0, 'nothing to claim yet');
  await ways.mouse(page, THERE_AND_BACK[7]);
  await button(page, 'Claim a draw').click();
  const result = page.getByRole('region', { name: 'Result' });
  assert.match(await result.innerText(), /Draw\s+Blue claimed it: this position has occurred three times/);
});

pageTest('resigning asks for confirmation', {}, async ({ page }) => {
  await newGame(page, { level: 0, seconds: 0.2 });
  await mayMove(page);
  assert.ok(await button(page, 'Resign').isDisabled(), 'nothing to resign yet');
  await ways.mouse(page, 'e1e2');
  await played(page, 2);
  await button(page, 'Resign').click();
  assert.equal(await page.getByRole('region', { name: 'Result' }).count(), 0);
  await button(page, 'Really resign?').click();
  assert.match(await page.getByRole('region', { name: 'Result' }).innerText(), /Akhet won\s+You \(Blue\) resigned/);
  assert.equal(await page.getByRole('gridcell', { name: /can move$/ }).count(), 0);
});

pageTest('buttons, keys and the move list step through the game', {}, async ({ page }) => {
  const line = THERE_AND_BACK.slice(0, 3);
  await playBoth(page, line);
  await button(page, 'First position').click();
  await says(page, /Looking at the start/);
  await button(page, 'Forward one move').click();
  await says(page, /Looking at move 1 of 2: e1e2/);
  await page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: line[1] }).click();
  await says(page, /Looking at move 1 of 2: g3f2/);
  await page.keyboard.press('ArrowLeft');
  await says(page, /Looking at move 1 of 2: e1e2/);
  await button(page, 'Back to the game').click();
  await mayMove(page);
});

pageTest('clocks run for the side to move, and an engine plays an engine', {}, async ({ page }) => {
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Two engines' }).check();
  await dialog.getByText('Setup and time').click();
  await dialog.getByRole('radio', { name: 'Clocks for both' }).check();
  await dialog.getByLabel('Each side').fill('0.5');
  await dialog.getByRole('spinbutton', { name: 'For each move' }).fill('0');
  // Only at full strength do engines take their time.
  for (const slider of await dialog.getByRole('slider').all()) await slider.fill('20');
  await dialog.getByRole('button', { name: 'Start' }).click();
  for (const color of ['Blue', 'Red']) {
    await until(`${color}'s clock has run`, async () => /^0:[0-2]\d/.test(await page.getByLabel(`${color}'s clock`).innerText()));
  }
  await button(page, 'Pause').click();
  await page.getByText(/^Paused\./).waitFor();
  const count = (await moves(page)).length;
  await button(page, 'Resume').click();
  await until('the game goes on', async () => (await moves(page)).length > count);
});

pageTest('a reload keeps the game', {}, async ({ page }) => {
  await playBoth(page, THERE_AND_BACK.slice(0, 3));
  await page.reload();
  await mayMove(page);
  assert.deepEqual(await moves(page), THERE_AND_BACK.slice(0, 3));
  await ways.mouse(page, THERE_AND_BACK[3]);
  await played(page, 4);
});

pageTest('the opponent stays when the colour changes, and two people need none', { served: true }, async ({ page }) => {
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const sides = (/** @type {string} */ name) => dialog.getByRole('radio', { name, exact: true }).check();
  await dialog.getByRole('slider').fill('10');
  await sides('Red');
  assert.equal(await dialog.getByRole('slider').inputValue(), '10');
  const named = dialog.getByRole('group', { name: 'Named levels' });
  assert.ok(await named.getByRole('radio', { name: 'Ani' }).isChecked());
  await named.getByRole('radio', { name: 'Tia' }).check();
  assert.equal(await dialog.getByRole('slider').inputValue(), '2');
  await dialog.getByText(/^Tia: A child/).waitFor();
  await dialog.getByRole('slider').fill('3');
  await dialog.getByText(/^Above Tia: /).waitFor();
  await dialog.getByLabel('Opponent').selectOption('Second');
  await sides('Blue');
  assert.equal(await dialog.getByLabel('Opponent').inputValue(), 'Second');
  await sides('Random');
  assert.equal(await dialog.getByLabel('Opponent').inputValue(), 'Second');
  await sides('Two people');
  await dialog.getByText('Two people play on this screen').waitFor();
  assert.equal(await dialog.getByLabel('Opponent').count(), 0);
  await dialog.getByText('Setup and time').click();
  assert.equal(await dialog.getByLabel("Engine's time per move").count(), 0);
  await dialog.getByRole('radio', { name: 'Clocks for both' }).check();
  await dialog.getByRole('radio', { name: '3 + 2' }).check();
  assert.equal(await dialog.getByLabel('Each side').inputValue(), '3');
  assert.equal(await dialog.getByRole('spinbutton', { name: 'For each move' }).inputValue(), '2');
  const setups = dialog.getByRole('group', { name: 'Setup' }).getByRole('radio');
  assert.equal(await setups.count(), 5);
  await until('each setup has its picture', async () => await dialog.locator('.setup-choice [data-piece]').count() === 5 * 26);
});

pageTest('the choices for a new game fit a small laptop, and Red is of one colour', { context: { viewport: { width: 1366, height: 768 } } }, async ({ page }) => {
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('group', { name: 'Named levels' }).waitFor();
  const boxes = [dialog.getByText('Ace, 1 s a move'), dialog.getByRole('button', { name: 'Start' })].map((one) => one.boundingBox());
  const [more, start] = await Promise.all(boxes);
  assert.ok(more && start && more.y + more.height <= start.y, 'Start hides nothing');
  const hues = await page.evaluate(() => ['--red-piece', '--red-beam', '--red', '--red-ground'].map((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const [red, green, blue] = (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number);
    probe.remove();
    const high = Math.max(red, green, blue);
    return red === high ? Math.round(60 * ((green - blue) / (high - Math.min(green, blue)))) : NaN;
  }));
  assert.ok(Math.max(...hues) - Math.min(...hues) <= 12, `hues of Red: ${hues}`);
});

pageTest('games are saved with their results and can be continued or reviewed', {}, async ({ page }) => {
  await newGame(page, { level: 0, seconds: 0.2 });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await played(page, 2);
  await mayMove(page);
  await button(page, 'Resign').click();
  await button(page, 'Really resign?').click();
  await button(page, 'Rematch').click();
  await played(page, 1);
  await mayMove(page);
  await ways.mouse(page, 'f8e7');
  await played(page, 3);
  const left = await moves(page);
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const question = page.getByRole('dialog', { name: 'Leave this game?' });
  await dialog.getByRole('button', { name: 'Start' }).click();
  await question.getByRole('button', { name: 'Keep playing' }).click();
  await question.waitFor({ state: 'detached' });
  assert.deepEqual(await moves(page), left);
  await newGame(page, { sides: 'Two people' }, { leaving: true });
  await played(page, 0);
  await button(page, 'Your games').click();
  const games = page.getByRole('dialog', { name: 'Your games' });
  await games.getByRole('row', { name: /^Akhet, Miu, level 0 0 0 1$/ }).waitFor();
  const rows = games.getByRole('list', { name: 'Games' }).getByRole('listitem');
  assert.match(await rows.nth(0).innerText(), /Red against Akhet.*Unfinished/s);
  assert.match(await rows.nth(1).innerText(), /Blue against Akhet.*Lost/s);
  await games.getByRole('button', { name: 'Continue' }).click();
  await mayMove(page);
  assert.deepEqual(await moves(page), left);
  await button(page, 'Your games').click();
  await rows.filter({ hasText: 'Lost' }).getByRole('button', { name: /against/ }).click();
  await page.getByRole('heading', { name: 'Analyse', level: 1 }).waitFor();
  await until('the game is there', async () => (await moves(page)).includes('e1e2'));
});

pageTest('paused engines stay paused after a reload', {}, async ({ page }) => {
  await newGame(page, { sides: 'Two engines', seconds: 0.2 });
  await until('they play', async () => (await moves(page)).length > 1);
  await button(page, 'Pause').click();
  await page.getByText(/^Paused\./).waitFor();
  await page.reload();
  await page.getByText(/^Paused\./).waitFor();
  await button(page, 'Resume').waitFor();
});

pageTest("two tabs do not overwrite each other's game", {}, async ({ page, server }) => {
  await playBoth(page, ['e1e2']);
  const other = await page.context().newPage();
  await other.goto(server.url.href);
  await mayMove(other);
  assert.deepEqual(await moves(other), ['e1e2'], 'a new tab goes on with the last game');
  await ways.mouse(other, 'f8e7');
  await played(other, 2);
  await says(page, /This game is open in another tab/);
  assert.equal(await page.getByRole('gridcell', { name: /can move$/ }).count(), 0);
  await button(page, 'Continue here').click();
  await mayMove(page);
  assert.deepEqual(await moves(page), ['e1e2', 'f8e7']);
  // A new game in the other tab leaves this one alone, even after a reload.
  await newGame(other, { sides: 'Two people', setup: 'setup grail' }, { leaving: true });
  await mayMove(other);
  await page.reload();
  await mayMove(page);
  assert.deepEqual(await moves(page), ['e1e2', 'f8e7']);
});

pageTest('after play by mouse, the arrow keys and the wheel step through the game, and Escape deselects at once', {}, async ({ page }) => {
  const line = THERE_AND_BACK.slice(0, 2);
  await playBoth(page, line);
  await mayMove(page);
  await page.keyboard.press('ArrowLeft');
  await says(page, /Looking at move/);
  await page.keyboard.press('ArrowRight');
  await mayMove(page);
  await page.mouse.wheel(0, -100);
  await says(page, /Looking at move/);
  await page.mouse.wheel(0, 100);
  await mayMove(page);
  await cell(page, 'e2').click();
  await cell(page, 'e3').hover();
  await says(page, /the shot/);
  await page.keyboard.press('Escape');
  await until('nothing is chosen', async () => await page.getByRole('gridcell', { selected: true }).count() === 0);
  // Once the board has the keyboard focus, the arrow keys move on it.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  assert.match(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''), /^d2,/);
  assert.deepEqual(await moves(page), line);
});

pageTest('the last shot stays on the board and appears in pictures and the animation', { open: false }, async ({ page, server }) => {
  await page.goto(`${server.url.href}#play&fen=ls9/10/10/4K5/10/10/10/2k6Ln b 1`);
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Two people', exact: true }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await mayMove(page);
  await ways.mouse(page, 'e5e6');
  await mayMove(page);
  await ways.mouse(page, 'a8L');
  await mayMove(page);
  await ways.mouse(page, 'j1L');
  const result = page.getByRole('region', { name: 'Result' });
  assert.match(await result.innerText(), /Blue won\s+Blue's laser hit Red's King on c1/);
  await page.locator('.board .beam.is-end.of-blue').waitFor();
  assert.equal(await page.locator('.board [data-piece=c1]').count(), 1, 'the King that was hit, faintly');
  await button(page, 'Share the game').click();
  const share = page.getByRole('dialog', { name: 'Share' });
  const saved = async (/** @type {import('./page.js').Locator} */ control) => {
    const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
    return readFileSync(await download.path(), 'utf8');
  };
  const picture = await saved(share.getByRole('group', { name: 'Picture of the board' }).getByRole('button', { name: 'SVG' }));
  assert.match(picture, /<polyline/);
  const film = await saved(share.getByRole('button', { name: 'Animated SVG' }));
  assert.equal(film.match(/<animate /g)?.length, 4, 'the start and three moves');
  assert.ok(await page.evaluate(async (text) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    return image.naturalWidth > 0;
  }, film));
  const pgn = share.getByRole('textbox', { name: /PGN/ });
  await until('the PGN is there', async () => /1\. e5e6 a8L 2\. j1L/.test(await pgn.inputValue()));
});

pageTest('on a phone the buttons to turn and confirm cover no square', { device: 'phone' }, async ({ page }) => {
  await mayMove(page);
  const inside = async (/** @type {import('./page.js').Locator} */ control) => {
    const [box, board] = await Promise.all([control.boundingBox(), page.getByRole('grid').boundingBox()]);
    assert.ok(box && board);
    return box.y < board.y + board.height && box.x < board.x + board.width;
  };
  for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await cell(page, 'e4').tap();
    await cell(page, 'e3').tap();
    for (const name of ['Turn', 'Cancel', 'Play this move']) {
      assert.equal(await inside(button(page, name)), false, `${name} at ${size.width}`);
      await button(page, name).click({ trial: true });
    }
    await button(page, 'Cancel').tap();
    await cell(page, 'e4').tap();
  }
});

pageTest('two people at one screen have names', {}, async ({ page }) => {
  await mayMove(page);
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Two people', exact: true }).check();
  await dialog.getByLabel('Blue', { exact: true }).and(page.getByRole('textbox')).fill('Ann ');
  await dialog.getByLabel('Red', { exact: true }).and(page.getByRole('textbox')).fill('Ben');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.getByText(/^Ann to move/).waitFor();
  await ways.mouse(page, 'c5R');
  await page.getByText(/^Ben to move/).waitFor();
  await button(page, 'Resign').click();
  await button(page, 'Really resign?').click();
  await page.getByRole('heading', { name: 'Ann won' }).waitFor();
  await button(page, 'Share the game').click();
  const pgn = page.getByLabel('Game with variations and comments (PGN)');
  await until('the PGN is there', async () => await pgn.inputValue() !== '');
  assert.match(await pgn.inputValue(), /\[White "Ann"\]\n\[Black "Ben"\][^]*\n\n1\. c5R \{\} \{Red resigned\.\} 1-0/);
  await page.keyboard.press('Escape');
  await button(page, 'Your games').click();
  await page.getByRole('dialog').getByText('Ann – Ben').waitFor();
});
