// The analysis board: variations, comments, the engine's lines, and PGN export.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AKHET } from './programs.js';
import { button, cell, goTo, mayMove, moves, pageTest, setUp, twoPlies, UNKEPT, until, ways } from './page.js';

setUp();

/** @typedef {import('./page.js').Page} Page */

/** Plays moves on the analysis board.
 * @param {Page} page @param {string[]} line */
async function playLine(page, line) {
  for (const move of line) {
    await mayMove(page);
    await ways.mouse(page, move);
    await page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: move }).and(page.locator('[aria-current=true]')).waitFor();
  }
}

/** The output of `akhet pgn` for a PGN.
 * @param {string} pgn */
async function readAgain(pgn) {
  const folder = await mkdtemp(join(tmpdir(), 'akhet-gui-'));
  try {
    await writeFile(join(folder, 'game.pgn'), pgn);
    return (await promisify(execFile)(AKHET, ['pgn', join(folder, 'game.pgn')])).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Opens the dialog that takes games, positions and links.
 * @param {import('./page.js').Page} page */
async function openDialog(page) {
  await button(page, 'Open').click();
  const dialog = page.getByRole('dialog', { name: 'Open' });
  const paste = async (/** @type {string} */ text) => {
    await dialog.getByLabel('PGN, FEN or a link').fill(text);
    await dialog.getByRole('button', { name: 'Open text' }).click();
  };
  return { dialog, paste };
}

pageTest('a variation is made, promoted, commented, exported as PGN, and deleted', {}, async ({ page }) => {
  await goTo(page, 'Analyse');
  await playLine(page, ['e1e2', 'g3f2']);
  await button(page, 'Back one move').click();
  await playLine(page, ['f8e7', 'e2e1']);
  assert.deepEqual(await moves(page), ['e1e2', 'g3f2', 'f8e7', 'e2e1'], 'the variation follows the move it stands for');

  await button(page, 'Promote the variation').click();
  await until('the variation is the main line', async () => (await moves(page))[1] === 'f8e7');
  assert.ok(await button(page, 'Promote the variation').isDisabled(), 'the main line is promoted no further');

  await button(page, 'Comment').click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('back home {again}');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /back home/ }).waitFor();
  await page.getByRole('button', { name: /^Good/ }).click();

  await button(page, 'Share').click();
  const field = page.getByRole('textbox', { name: 'Game with variations and comments (PGN)' });
  await until('the PGN is there', async () => (await field.inputValue()).includes('e1e2'));
  const pgn = await field.inputValue();
  assert.match(pgn, /1\. e1e2 f8e7 \(1\.\.\. g3f2\) 2\. e2e1 \$1 \{back home \(again\)\}/);
  assert.match(await readAgain(pgn), /Unfinished games, not counted: 1/);
  await page.keyboard.press('Escape');

  await page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: 'g3f2' }).click();
  await button(page, 'Delete from here').click();
  await until('the variation is gone', async () => !(await moves(page)).includes('g3f2'));
  assert.deepEqual(await moves(page), ['e1e2', 'f8e7', 'e2e1']);

  await page.reload();
  await until('a reload keeps the moves', async () => (await moves(page)).length === 3);
  await page.getByRole('button', { name: /back home/ }).waitFor();
});

pageTest('the engine searches every position shown, and its lines can be played', {}, async ({ page }) => {
  await goTo(page, 'Analyse');
  const engine = page.getByRole('region', { name: 'Engine' });
  await button(page, 'Engine settings').click();
  await engine.getByRole('radio', { name: '3' }).check();
  await button(page, 'Engine settings').click();
  await engine.getByRole('switch').check();
  const lines = engine.getByRole('listitem');
  await until('three lines have scores', async () => (await lines.filter({ hasText: /[+-]\d|0\.00|M\d/ }).count()) === 3);
  await page.getByRole('img', { name: /^Blue wins \d+ %, draw \d+ %, Red wins \d+ %$/ }).waitFor();
  await lines.nth(1).getByRole('button').first().click();
  await until('the move is played', async () => (await moves(page)).length > 0);
  const [first] = await moves(page);
  await until('the engine has gone on to the new position', async () => {
    const text = await lines.first().innerText();
    return /[+-]\d|0\.00|M\d/.test(text) && !text.includes(`1. ${first}`) && /1\s*…|1\.\.\./.test(text);
  });
  await engine.getByRole('switch').uncheck();
  await lines.first().waitFor({ state: 'detached' });
});

pageTest('the opening book lists the moves for the position shown, and they can be played', {}, async ({ page }) => {
  await goTo(page, 'Analyse');
  const show = (/** @type {string} */ what) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name: what }).click();
  const played = async () => {
    await show('Moves');
    const list = await moves(page);
    await show('Book');
    return list;
  };
  await show('Book');
  const panel = page.getByRole('region', { name: 'Moves' });
  const book = page.getByRole('table', { name: 'Book moves' }).getByRole('button');
  await book.first().waitFor();
  const best = await book.allInnerTexts();
  assert.ok(best.length > 1);
  const [inner, outer] = await Promise.all([panel.getByRole('table').boundingBox(), panel.boundingBox()]);
  assert.ok(inner && outer && inner.x + inner.width <= outer.x + outer.width, 'no row sticks out');
  await book.first().click();
  await until('the best move is played', async () => (await played()).join() === best[0]);
  await until('the replies are shown', async () => {
    const replies = await book.allInnerTexts();
    return replies.length > 0 && replies.join() !== best.join();
  });
  await book.first().click();
  await until('the reply is played', async () => (await played()).length === 2);
});

pageTest('both names are shown in full on a small laptop', { served: true, context: { viewport: { width: 1366, height: 768 } } }, async ({ page }) => {
  await goTo(page, 'Analyse');
  await mayMove(page);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '[White "Annabelle Thornton"]\n[Black "Benedikt Maximilian"]\n\n1. c5R a4L *\n');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  const title = page.locator('.game-title p').filter({ hasText: 'Annabelle Thornton' });
  await title.waitFor();
  const cut = await title.evaluate((element) => element.scrollWidth > element.clientWidth || getComputedStyle(element).textOverflow === 'ellipsis');
  assert.equal(cut, false);
});

pageTest('a played game is reviewed', {}, async ({ page }) => {
  const line = await twoPlies(page);
  await button(page, 'Resign').click();
  await button(page, 'Really resign?').click();
  await button(page, 'Review').click();
  await page.getByRole('heading', { name: 'Analyse', level: 1 }).waitFor();
  await page.getByRole('region', { name: 'Review' }).getByText('Accuracy', { exact: true }).first().waitFor();
  const found = await moves(page);
  assert.deepEqual(line.filter((move) => found.includes(move)), line, 'beside what would have been better');
});

pageTest('a link to a game opens it, without variations', {}, async ({ page, server }) => {
  await goTo(page, 'Analyse');
  await playLine(page, ['e1e2', 'f8e7']);
  await button(page, 'Share').click();
  const link = await page.getByRole('textbox', { name: 'Link to the game' }).inputValue();
  assert.ok(link.startsWith(server.url.origin));
  const tab = await page.context().newPage();
  await tab.goto(link);
  await until('the game is there', async () => (await moves(tab)).join(' ') === 'e1e2 f8e7');
});

pageTest('what is read from a PGN is shared again, and what cannot be read is said', {}, async ({ page }) => {
  await goTo(page, 'Analyse');
  await button(page, 'Open').click();
  const dialog = page.getByRole('dialog', { name: 'Open' });
  const tags = ['[Event "Club evening"]', '[Round "3.1"]', '[WhiteElo "1900"]', '[TimeControl "300+2"]', '[Mood "good"]'];
  await dialog.getByLabel('PGN, FEN or a link').fill(`${tags.join('\n')}\n\n1. e1e2 (1. c5R a4L 0-1) f8e7 (1... e8e8) {Good; end} *`);
  await dialog.getByRole('button', { name: 'Open text' }).click();
  await page.getByText(/^In the variations: A move is illegal and was left out, with what follows\./).waitFor();
  await until('the game is there', async () => (await moves(page)).join(' ') === 'e1e2 c5R a4L f8e7');
  const shared = async () => {
    await button(page, 'Share').click();
    const field = page.getByRole('textbox', { name: 'Game with variations and comments (PGN)' });
    await until('the PGN is there', async () => (await field.inputValue()).includes('e1e2'));
    const pgn = await field.inputValue();
    await page.keyboard.press('Escape');
    return pgn;
  };
  const pgn = await shared();
  for (const tag of tags) assert.ok(pgn.includes(`${tag}\n`), tag);
  assert.doesNotMatch(pgn, /UTCTime/);
  assert.match(pgn.replaceAll('\n', ' '), /1\. e1e2 \(1\. c5R a4L \{0-1\}\) 1\.\.\. f8e7 \{Good; end\} \*/);
  assert.match(await readAgain(pgn), /Unfinished games, not counted: 1/);
  await page.reload();
  await until('a reload keeps the game', async () => (await moves(page)).length === 4);
  assert.equal(await shared(), pgn);
});

pageTest('the arrow keys step after a click on the engine\'s switch', { served: true }, async ({ page }) => {
  await goTo(page, 'Analyse');
  await playLine(page, ['e1e2', 'f8e7']);
  await page.getByRole('region', { name: 'Engine' }).getByRole('switch').click();
  await page.keyboard.press('ArrowLeft');
  const first = page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: 'e1e2' });
  await first.and(page.locator('[aria-current=true]')).waitFor();
});

pageTest('a faulty game, a faulty position and a game without a result are pasted', { served: true }, async ({ page }) => {
  await goTo(page, 'Analyse');
  const { dialog, paste } = await openDialog(page);
  await paste('1. a9L c5R');
  await dialog.getByText(/1 game could not be read/).waitFor();
  await paste('ls9/10/10 b 1');
  const fault = dialog.getByRole('alert');
  await fault.filter({ hasText: /8 ranks|rank/i }).waitFor();
  assert.equal(await fault.count(), 1, 'the fault of the text before is gone');
  // The field's own example, with its ellipsis.
  await paste(await dialog.getByLabel('PGN, FEN or a link').getAttribute('placeholder') ?? '');
  await dialog.waitFor({ state: 'detached' });
  assert.deepEqual(await moves(page), ['c5R', 'a4L']);
});

pageTest("pointing at a move of the engine's line shows its position", {}, async ({ page }) => {
  await goTo(page, 'Analyse');
  const engine = page.getByRole('region', { name: 'Engine' });
  await engine.getByRole('switch').check();
  const line = engine.getByRole('listitem').first();
  await line.getByRole('button').nth(1).waitFor();
  const board = () => page.getByRole('gridcell').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label')?.replace(', can move', '')).join());
  const before = await board();
  await line.getByRole('button').nth(1).hover();
  await until('the position is shown', async () => await board() !== before);
  assert.equal(await page.getByRole('gridcell', { name: /can move$/ }).count(), 0);
  await page.getByRole('button', { name: 'Share' }).hover();
  await until('the board is back', async () => await board() === before);
  await mayMove(page);
});

pageTest('a position is taken to Set up and to Play', { served: true }, async ({ page }) => {
  await goTo(page, 'Analyse');
  await playLine(page, ['e1e2']);
  await button(page, 'Edit this position').click();
  await page.getByRole('heading', { name: 'Set up a position' }).waitFor();
  await until('the position is there', async () => / r 1$/.test(await page.getByRole('textbox', { name: 'FEN' }).inputValue()));
  await goTo(page, 'Analyse');
  await button(page, 'Play from here').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByText('Your position, 1 s a move').waitFor();
  await dialog.getByText('Setup and time').click();
  assert.ok(await dialog.getByRole('radio', { name: 'Your position' }).isChecked());
});

/** Plays a move and has the engine score it, so that there is a graph to draw.
 * @param {Page} page */
async function scoreOneMove(page) {
  await goTo(page, 'Analyse');
  await playLine(page, ['e1e2']);
  await page.getByRole('region', { name: 'Engine' }).getByRole('switch').check();
}

pageTest('a browser whose language is no language tag draws the graph too', { served: true, open: false }, async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'language', { get: () => 'C' }));
  await page.goto(server.url.href);
  await scoreOneMove(page);
  await page.getByRole('img', { name: /^Blue's expected result up to move 1/ }).waitFor();
  await page.locator('.graph canvas').waitFor();
});

const FAILING = {
  'cannot be loaded': 'throw new RangeError("no tag"); export default 0;',
  'cannot be drawn': 'export default class { constructor() { throw new RangeError("no canvas"); } }',
};
for (const [what, body] of Object.entries(FAILING)) {
  pageTest(`a graph that ${what} takes nothing else with it, and says why`, { served: true, open: false, ...UNKEPT, expected: /RangeError: no|Service Worker registration blocked/ }, async ({ page, server }) => {
    await page.route('**/uplot.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto(server.url.href);
    await scoreOneMove(page);
    await page.getByText(`The graph cannot be drawn: ${/"(.*)"/.exec(body)?.[1]}`).waitFor();
    await page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: 'e1e2' }).waitFor();
  });
}

pageTest('a view that fails says what has failed', { served: true, open: false, ...UNKEPT, expected: /odd|Service Worker registration blocked/ }, async ({ page, server }) => {
  await page.route('**/views/puzzles/view.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("odd")' }));
  await page.goto(server.url.href);
  await mayMove(page);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Puzzles' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Puzzles could not be shown' });
  await alert.getByText('odd', { exact: true }).waitFor();
  assert.equal(await page.getByText(/did not answer/).count(), 0);
});

pageTest('keys drive the engine and the board, except in fields, and one lists them all', {}, async ({ page }) => {
  await goTo(page, 'Analyse');
  await mayMove(page);
  const engine = page.getByRole('region', { name: 'Engine' });
  const corner = () => page.getByRole('gridcell').first().getAttribute('aria-label');
  await page.keyboard.press('f');
  await until('Red is below', async () => /^j1,/.test(await corner() ?? ''));
  await page.keyboard.press('F');
  await until('Blue is below again', async () => /^a8,/.test(await corner() ?? ''));
  await page.keyboard.press('Space');
  await page.getByText('Switch the engine on first, with L.').waitFor();
  // After a click the board has the focus, but no piece is chosen.
  await cell(page, 'e4').click();
  await cell(page, 'e5').click();
  await page.keyboard.press('l');
  assert.ok(await engine.getByRole('switch').isChecked());
  const line = engine.getByRole('listitem').first();
  await line.getByRole('button').first().waitFor();
  await page.keyboard.press('Space');
  await until('the best move is played', async () => (await moves(page)).length === 1);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  for (const what of [/^L/, /^Space/, /^F/, /^X/, /^\?/]) await list.locator('div').filter({ hasText: what }).first().waitFor();
  await page.keyboard.press('l');
  await page.keyboard.press('Escape');
  const hasFocus = await button(page, 'Comment').evaluate((comment) => new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector('.comment-field');
      if (!field) return;
      observer.disconnect();
      resolve(document.activeElement === field);
    }).observe(document.body, { childList: true, subtree: true });
    /** @type {HTMLElement} */ (comment).click();
  }));
  assert.ok(hasFocus, 'the field has the focus as soon as it is there');
  await page.getByRole('textbox', { name: 'Comment' }).pressSequentially('full of xl');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'full of xl' }).waitFor();
  assert.ok(await engine.getByRole('switch').isChecked());
  await page.keyboard.press('L');
  assert.equal(await engine.getByRole('switch').isChecked(), false);
  // On a button, Space presses it.
  await button(page, 'Flip the board').focus();
  await page.keyboard.press('Space');
  await until('Red is below', async () => /^j1,/.test(await corner() ?? ''));
  assert.equal((await moves(page)).length, 1);
});

pageTest('X shows what the other side would do, until the position changes', {}, async ({ page }) => {
  await goTo(page, 'Analyse');
  await mayMove(page);
  const engine = page.getByRole('region', { name: 'Engine' });
  const threat = engine.locator('.engine-threat');
  await page.keyboard.press('x');
  await until('there is a line with its score', async () => /^Threat\s*([+-]\S+|0\.00)\s*[a-j][1-8]/.test(await threat.innerText()));
  await page.locator('.board-arrow.threat').waitFor();
  assert.deepEqual(await button(page, 'Show the threat').getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('x');
  await threat.waitFor({ state: 'detached' });
  await button(page, 'Show the threat').click();
  await threat.waitFor();
  await playLine(page, ['e1e2']);
  await threat.waitFor({ state: 'detached' });
  await page.locator('.board-arrow.threat').waitFor({ state: 'detached' });
});

/** Draws with the right button.
 * @param {Page} page @param {string} from @param {string} to */
async function draw(page, from, to) {
  await cell(page, from).hover();
  await page.mouse.down({ button: 'right' });
  await cell(page, to).hover();
  await page.mouse.up({ button: 'right' });
}

/** What screen readers hear of the drawing, empty if there is none.
 * @param {Page} page */
async function drawn(page) {
  const text = page.getByText(/^Drawn: /);
  return await text.count() === 0 ? '' : text.innerText();
}

pageTest('arrows and circles are drawn, kept with their position, shared, read again, and removed', {}, async ({ page }) => {
  await goTo(page, 'Analyse');
  await mayMove(page);
  await draw(page, 'e4', 'e6');
  await page.keyboard.down('Shift');
  await draw(page, 'e1', 'e1');
  await page.keyboard.up('Shift');
  const both = 'Drawn: green arrow from e4 to e6, red circle on e1.';
  await until('both are there', async () => await drawn(page) === both);
  assert.equal(await page.locator('.board-sketch > *').count(), 2);
  await playLine(page, ['e1e2']);
  assert.equal(await drawn(page), '', 'another position has its own');
  await draw(page, 'a1', 'b2');
  await until('it is there', async () => await drawn(page) !== '');
  await draw(page, 'a1', 'b2');
  await until('drawn again, it is gone', async () => await drawn(page) === '');
  await button(page, 'Back one move').click();
  await until('the first is still there', async () => await drawn(page) === both);
  await button(page, 'Share').click();
  const field = page.getByRole('textbox', { name: 'Game with variations and comments (PGN)' });
  await until('the PGN is there', async () => (await field.inputValue()).includes('e1e2'));
  const pgn = await field.inputValue();
  assert.match(pgn, /\{\[%csl Re1\]\[%cal Ge4e6\]\} 1\. e1e2/);
  assert.match(await readAgain(pgn), /Unfinished games, not counted: 1/);
  await page.keyboard.press('Escape');
  await page.reload();
  await until('a reload keeps it', async () => await drawn(page) === both);
  await page.keyboard.press('Escape');
  await until('Escape removes it', async () => await drawn(page) === '');
  await draw(page, 'e4', 'e6');
  await until('there is another', async () => await drawn(page) !== '');
  await cell(page, 'e6').click();
  await until('a click on an empty square removes it', async () => await drawn(page) === '');
  await button(page, 'Open').click();
  const dialog = page.getByRole('dialog', { name: 'Open' });
  await dialog.getByLabel('PGN, FEN or a link').fill(pgn);
  await dialog.getByRole('button', { name: 'Open text' }).click();
  await until('the PGN brings it back', async () => (await drawn(page)).includes('red circle on e1'));
  await mayMove(page);
  await ways.drag(page, 'h2h3');
  await until('moves work over it', async () => (await moves(page)).includes('h2h3'));
});

pageTest('a pen draws by keyboard and by touch, and puts no piece in motion', { device: 'phone' }, async ({ page }) => {
  await goTo(page, 'Analyse');
  await mayMove(page);
  await button(page, 'Draw on the board').tap();
  await cell(page, 'e1').tap();
  await until('there is a circle', async () => await drawn(page) === 'Drawn: green circle on e1.');
  await button(page, 'Draw in blue').tap();
  await cell(page, 'e4').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await until('there is an arrow', async () => await drawn(page) === 'Drawn: green circle on e1, blue arrow from e4 to e5.');
  await button(page, 'Remove the drawing').tap();
  await until('it is gone', async () => await drawn(page) === '');
  await button(page, 'Draw on the board').tap();
  await ways.touch(page, 'e1e2');
  await until('moves are played again', async () => (await moves(page)).join() === 'e1e2');
});

pageTest('a bad move gets its mark at once while the engine is on', {}, async ({ page }) => {
  await goTo(page, 'Analyse');
  await playLine(page, ['e1f2']);
  await page.getByRole('region', { name: 'Engine' }).getByRole('switch').check();
  // Blue answers it with a win.
  await playLine(page, ['h5L']);
  await page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: 'h5L?' }).waitFor();
  const review = page.getByRole('region', { name: 'Review' });
  await review.getByText(/^h5L: (Blunder|Mistake): \d+ points of expected result lost/).waitFor();
  assert.deepEqual(await moves(page), ['e1f2', 'h5L'], 'no variation is added');
  await review.getByRole('button', { name: /^Show / }).click();
  await until('the position before it is shown', async () => await page.getByRole('gridcell', { name: /^h5, .*can move/ }).count() === 1);
});

/** Red's `a6a7` hits a Deflector of Blue. */
const BEFORE_HIT = 'ls3dskdspe2/2ps7/pn9/2PesnPwse1pe1Ps/pe1Pw1SeSn1pe1Ps/6pe3/5K1Pn2/2PwDn1Dn3Ln r 4';

pageTest('what was removed stands beside the board, in Play and in Analyse', {}, async ({ page, server }) => {
  await page.goto(`${server.url.href}#play&fen=${encodeURIComponent(BEFORE_HIT)}`);
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Two people' }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await mayMove(page);
  await ways.mouse(page, 'a6a7');
  const lost = page.getByRole('img', { name: 'Blue has lost 1 × Deflector' });
  await page.getByRole('region', { name: 'Red: Red' }).and(page.locator('.player')).locator(lost).waitFor();
  await button(page, 'Back one move').click();
  await lost.waitFor({ state: 'detached' });
  await page.goto(`${server.url.href}#analyse&game=${encodeURIComponent(`fen ${BEFORE_HIT} moves a6a7`)}`);
  await page.getByRole('region', { name: 'Moves' }).locator(lost).waitFor();
});

pageTest('a game with a bad move is kept up to there, and what is left out is said', {}, async ({ page }) => {
  await goTo(page, 'Analyse');
  const { dialog, paste } = await openDialog(page);
  await paste('[White "Ann"]\n[Result "1-0"]\n\n1. c5R {so far} a4L 2. e4R e4e5 3. c4b3 1-0');
  await page.getByText(/^Game 1: .*e4e5.*is not Red's.* Left out from there: e4e5 c4b3$/).waitFor();
  await until('the game is there', async () => (await moves(page)).join() === 'c5R,a4L,e4R');
  await page.getByRole('button', { name: 'so far' }).waitFor();
  await button(page, 'Open').click();
  await dialog.getByText('Paste a game or a position').click();
  await paste('1. c5R *\n\n1. c5R a4L zz *');
  await dialog.getByText('1 game could be read only in part.').waitFor();
  await dialog.getByText(/'zz' is not a move/).waitFor();
  await dialog.getByText('2 games').waitFor();
});

pageTest('a link holds variations, comments and drawings, and Open takes links', {}, async ({ page, server }) => {
  await goTo(page, 'Analyse');
  await playLine(page, ['e1e2', 'g3f2']);
  await button(page, 'Back one move').click();
  await playLine(page, ['f8e7']);
  await button(page, 'Comment').click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('a better one');
  await page.keyboard.press('Enter');
  await draw(page, 'd4', 'd4');
  await button(page, 'Share').click();
  const link = await page.getByRole('textbox', { name: 'Link with variations and comments' }).inputValue();
  assert.ok(link.startsWith(server.url.origin) && link.includes('#analyse&pgn='), link);
  const short = await page.getByRole('textbox', { name: 'Link to the game' }).inputValue();
  const tab = await page.context().newPage();
  await tab.goto(link);
  // The browser has kept the same game, so that the moves do not show that the link has been read.
  await button(tab, 'Open').click();
  const dialog = tab.getByRole('dialog', { name: 'Open' });
  await dialog.getByText('1 game').waitFor();
  await tab.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await until('the whole game is there', async () => (await moves(tab)).join() === 'e1e2,g3f2,f8e7');
  await tab.getByRole('button', { name: 'a better one' }).waitFor();
  await tab.getByRole('list', { name: 'Moves' }).getByRole('button', { name: 'f8e7' }).click();
  await until('with its drawing', async () => await drawn(tab) === 'Drawn: green circle on d4.');
  assert.equal(new URL(tab.url()).hash, '#analyse');
  await button(tab, 'Open').click();
  await dialog.getByText('Paste a game or a position').click();
  await dialog.getByLabel('PGN, FEN or a link').fill(short);
  await dialog.getByRole('button', { name: 'Open text' }).click();
  await dialog.waitFor({ state: 'detached' });
  await until('only the main line is there', async () => (await moves(tab)).join() === 'e1e2,g3f2');
});

pageTest('a damaged link is refused, and the board stays', {}, async ({ page, server }) => {
  await goTo(page, 'Analyse');
  await playLine(page, ['e1e2']);
  await page.goto(`${server.url.href}#analyse&pgn=AAAA`);
  await page.getByText('The game in this link cannot be read. It may be incomplete.').waitFor();
  await until('the game stays', async () => (await moves(page)).join() === 'e1e2');
});
