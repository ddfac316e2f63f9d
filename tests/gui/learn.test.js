// Learn: every lesson is done as it describes, wrong moves are explained, progress is kept, and the pieces are named.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { keyOf } from '../../gui/js/app/lessons.js';
import { LESSONS } from '../../gui/js/views/learn/lessons.js';
import { button, cell, goTo, mayMove, pageTest, setUp, textOf, until, ways } from './page.js';
import { Engine } from './programs.js';

setUp();

/** @type {Engine} */
let engine;
before(() => {
  engine = new Engine();
});
after(() => engine.stop());

/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('../../gui/js/views/learn/lessons.js').Lesson} Lesson */

/** @param {Page} page @param {Lesson} lesson @param {'words' | 'learned'} part */
const lessonText = (page, { name }, part) => textOf(page, `learn-lesson-${keyOf(name)}-${part}`);

/** Waits until the lesson with this index is on the board.
 * @param {Page} page @param {number} at */
async function lessonOn(page, at) {
  const text = page.getByRole('region', { name: 'Lesson', exact: true });
  await text.getByText(`Lesson ${at + 1} of ${LESSONS.length}`).waitFor();
  assert.equal(await text.getByRole('heading').innerText(), LESSONS[at].name);
  assert.ok((await text.innerText()).includes(await lessonText(page, LESSONS[at], 'words')));
  await mayMove(page);
}

/** Opens a lesson from the list.
 * @param {Page} page @param {number} at */
async function goToLesson(page, at) {
  await page.getByRole('region', { name: 'Lessons', exact: true }).getByRole('button', { name: LESSONS[at].name }).click();
  await lessonOn(page, at);
}

/** What the shot of each legal move hits and the result, by the move.
 * @param {string} position */
async function hits(position) {
  const lines = await engine.ask(`position ${position}`, 'shot');
  return new Map(lines.flatMap((line) => {
    const [, move, hit, result] = /^shot (\w+) .* end (?:hit \w+ (\w+)|.*) result (\S+)$/.exec(line) ?? [];
    return move ? [[move, { hit, result }]] : [];
  }));
}

/** Whether a move meets a goal as far as one move can: the tests' own reading of goals.
 * @param {Lesson} lesson @param {string} move @param {string | undefined} hit what its shot removes */
async function fits({ fen, goal }, move, hit) {
  const position = `fen ${fen} moves ${move}`;
  const [board] = await engine.ask(`position fen ${fen}`, 'board');
  if (goal.by && !board.includes(`${move.slice(0, 2)} ${goal.by}`)) return false;
  if (goal.hit && hit?.[0] !== goal.hit) return false;
  if (goal.safe && [...(await hits(position)).values()].some((answer) => answer.hit === 'K')) return false;
  if (goal.aim) {
    const [beam, pieces] = await engine.ask(`position ${position}`, 'beam blue', 'board');
    const square = / end hit (\w+)/.exec(beam)?.[1];
    if (!square || !pieces.includes(`${square} k`)) return false;
  }
  return true;
}

/** A right first move of a lesson.
 * @param {Lesson} lesson */
async function rightMove(lesson) {
  if (lesson.goal.win) return engine.proof(`fen ${lesson.fen}`, lesson.goal.win);
  for (const [move, { hit }] of await hits(`fen ${lesson.fen}`)) if (await fits(lesson, move, hit)) return move;
  throw new Error(`no move does what the lesson '${lesson.name}' asks for`);
}

/** Does the lesson on the board.
 * @param {Page} page @param {Lesson} lesson @param {keyof typeof ways} way */
async function learn(page, lesson, way) {
  const first = await rightMove(lesson);
  await ways[way](page, first);
  let moves = first;
  for (let left = (lesson.goal.win ?? 1) - 1; left > 0; left--) {
    await page.getByRole('status').filter({ hasText: 'Now finish it.' }).waitFor();
    await mayMove(page);
    // Red's reply is read off the board, to continue from that position.
    const reply = await replyOn(page, lesson.fen, moves);
    const next = await engine.proof(`fen ${lesson.fen} moves ${moves} ${reply}`, left);
    await ways[way](page, next);
    moves = `${moves} ${reply} ${next}`;
  }
  await page.getByRole('status').filter({ hasText: await lessonText(page, lesson, 'learned') }).waitFor();
}

/** The reply that leads to the position on the page.
 * @param {Page} page @param {string} fen @param {string} moves so far */
async function replyOn(page, fen, moves) {
  const shown = await page.getByRole('gridcell', { name: /, (Blue|Red) / }).evaluateAll((cells) => cells
    .map((one) => one.getAttribute('data-square')).toSorted().join(' '));
  for (const reply of (await hits(`fen ${fen} moves ${moves}`)).keys()) {
    const [board] = await engine.ask(`position fen ${fen} moves ${moves} ${reply}`, 'board');
    if (board.split(' ').filter((_, index) => index % 2 === 1).toSorted().join(' ') === shown) return reply;
  }
  throw new Error(`no reply after ${moves} leads to ${shown}`);
}

pageTest('every lesson by mouse, one after the other, and on to level 0', { timeout: 240_000 }, async ({ page }) => {
  await goTo(page, 'Learn');
  for (const [at, lesson] of LESSONS.entries()) {
    await lessonOn(page, at);
    await learn(page, lesson, 'mouse');
    if (at + 1 < LESSONS.length) await button(page, 'Next lesson').click();
  }
  await page.getByText('All lessons done').waitFor();
  await page.getByRole('link', { name: 'Play level 0' }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  assert.equal(await dialog.getByRole('slider').inputValue(), '0');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.getByText('level 0').first().waitFor();
});

pageTest('hints lead to the end of a lesson, whatever its goal', {}, async ({ page }) => {
  await goTo(page, 'Learn');
  for (const at of [0, 11, 12, 13, 14, 15]) {
    const lesson = LESSONS[at];
    await goToLesson(page, at);
    for (let left = lesson.goal.win ?? 1; left > 0; left--) {
      await button(page, 'Hint').click();
      await page.getByText(/^It is the piece on [a-j][1-8]\.$/).waitFor();
      await button(page, 'Show the move').click();
      const text = await page.getByText(/^Play the green arrow: /).innerText();
      await ways.mouse(page, /: (\w+)/.exec(text)?.[1] ?? '');
      if (left > 1) await page.getByRole('status').filter({ hasText: 'Now finish it.' }).waitFor();
    }
    await page.getByRole('status').filter({ hasText: await lessonText(page, lesson, 'learned') }).waitFor();
  }
});

pageTest('lessons by keyboard alone', {}, async ({ page }) => {
  await goTo(page, 'Learn');
  for (const at of [0, 1, 2]) {
    await lessonOn(page, at);
    await learn(page, LESSONS[at], 'keyboard');
    await until('the way on has the focus', () => button(page, 'Next lesson').evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Enter');
  }
  await lessonOn(page, 3);
});

pageTest('lessons by touch on a narrow phone, with animated shots', {
  device: 'phone', theme: 'dark', motion: true, context: { viewport: { width: 360, height: 740 } },
}, async ({ page }) => {
  await goTo(page, 'Learn');
  for (const at of [0, 7, 12, 15]) {
    await goToLesson(page, at);
    await learn(page, LESSONS[at], 'touch');
  }
});

pageTest('the page explains a wrong move, shows what would follow and takes it back', {
  context: { viewport: { width: 1440, height: 900 } },
}, async ({ page }) => {
  await goTo(page, 'Learn');
  const status = (/** @type {string | RegExp} */ text) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
  for (const [name, move, why] of /** @type {const} */ ([
    ['Turn instead of moving', 'j5L', "The shot hits Blue's Deflector on j5. That is your own piece!"],
    ['The shield of a Defender', 'e2d1', "The shot is stopped by the shield of Red's Defender on d5."],
    ['Hit the King', 'e2e3', "The shot is stopped by the shield of Red's Defender on e5, and the King still stands."],
    ['Block a beam', 'g3f2', 'use your Defender'],
    ['Block a beam', 'g3g4', "But then Red's Deflector a3 goes to a4; the shot hits Blue's King on g4."],
    ['Do not open your King', 'd3d4', "But now Red's beam points at your King"],
    ['Do not open your King', 'g3g4', 'That is your own King, and you would lose.'],
    ['A threat', 'j5j4', 'But your beam does not point at the King now.'],
    ['A win in two moves', 'h2g2', 'But now the King can get away.'],
  ])) {
    await goToLesson(page, LESSONS.findIndex((lesson) => lesson.name === name));
    const before = await page.getByRole('gridcell').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label')));
    await ways.mouse(page, move);
    await status('Not quite.');
    await status(why);
    await status('Try again.');
    await mayMove(page);
    const now = await page.getByRole('gridcell').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label')));
    assert.deepEqual(now, before, `${name}, ${move}`);
  }
  await page.getByText(`0 of ${LESSONS.length} lessons done`).waitFor();
});

pageTest('progress survives a reload', {}, async ({ page }) => {
  await goTo(page, 'Learn');
  await learn(page, LESSONS[0], 'mouse');
  await goToLesson(page, 2);
  await learn(page, LESSONS[2], 'mouse');
  await page.reload();
  await lessonOn(page, 1);
  const lessons = page.getByRole('region', { name: 'Lessons', exact: true });
  await lessons.getByText(`2 of ${LESSONS.length} lessons done`).waitFor();
  assert.deepEqual(await lessons.getByRole('button', { name: 'done' }).allInnerTexts().then((texts) => texts.map((text) => text.split(/\s/)[0])), ['1', '3']);
});

pageTest('after the lessons: puzzles won in 1', {}, async ({ page }) => {
  await goTo(page, 'Learn');
  await page.getByRole('button', { name: /^Puzzles: win.in.1$/ }).click();
  await page.getByRole('heading', { name: 'Blue to move and win in 1' }).waitFor();
  assert.ok(await page.getByRole('radio', { name: /^Win in 1/ }).isChecked());
});

pageTest("a piece's name is shown on hover and on focus", {}, async ({ page }) => {
  await goTo(page, 'Learn');
  await mayMove(page);
  const tip = page.getByRole('tooltip');
  await cell(page, 'd1').hover();
  await tip.filter({ hasText: 'Deflector' }).waitFor();
  assert.match(await tip.innerText(), /Its mirror turns the beam/);
  await cell(page, 'c3').hover();
  await tip.waitFor({ state: 'detached' });
  await until('the board has the focus', async () => {
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) return true;
    await page.keyboard.press('Tab');
    return false;
  });
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await tip.filter({ hasText: 'King' }).waitFor();
  assert.equal(await cell(page, 'g4').getAttribute('aria-describedby'), await tip.getAttribute('id'));
  await page.keyboard.press('Enter');
  await tip.waitFor({ state: 'detached' });
});

pageTest("a tap shows a piece's name", { device: 'phone' }, async ({ page }) => {
  await goTo(page, 'Learn');
  await mayMove(page);
  const tip = page.getByRole('tooltip');
  await cell(page, 'd1').tap();
  await tip.filter({ hasText: 'Deflector' }).waitFor();
  await cell(page, 'f5').tap();
  await tip.waitFor({ state: 'detached' });
  await page.waitForTimeout(800);
  assert.equal(await tip.count(), 0, "a tap on one's own piece chooses it");
});

pageTest("Khet's names for the pieces, wherever the page names one", {}, async ({ page }) => {
  await goTo(page, 'Learn');
  await button(page, 'Settings').click();
  await page.getByRole('dialog').getByRole('radio', { name: /Pharaoh/ }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Your Sphinx' }).waitFor();
  await mayMove(page);
  assert.match(await cell(page, 'd1').getAttribute('aria-label') ?? '', /Red Pyramid/);
  await cell(page, 'd1').hover();
  await page.getByRole('tooltip').filter({ hasText: 'Pyramid' }).waitFor();
  await button(page, 'How to play').click();
  // The choice of names has both.
  const help = (await page.getByRole('dialog').innerText()).replace('King, Switch, …', '');
  for (const name of ['Pharaoh', 'Scarab', 'Pyramid', 'Anubis', 'Sphinx']) assert.ok(help.includes(name), name);
  assert.doesNotMatch(help, /\b(King|Switch|Deflector|Defender|Laser)\b/);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('heading', { name: 'Your Sphinx' }).waitFor();
  for (const name of await page.getByRole('region', { name: 'Lessons', exact: true }).getByRole('listitem').allInnerTexts()) {
    assert.doesNotMatch(name, /\b(King|Switch|Deflector|Defender|Laser)\b/);
  }
  await goTo(page, 'Set up');
  await page.getByRole('textbox', { name: 'FEN' }).fill('ls9/10/10/4k5/10/10/10/9Ln b');
  await page.getByText('Blue has 0 Pharaohs').waitFor();
});

pageTest('How to play shows the pieces and their names, draws, the notation and the keys', {}, async ({ page }) => {
  await button(page, 'How to play').click();
  const dialog = page.getByRole('dialog', { name: 'How to play' });
  const text = await dialog.innerText();
  for (const word of ['King', 'Switch', 'Deflector', 'Defender', 'Laser', 'c5R', 'e4f5', 'Esc', 'Arrows', 'third time', 'draw']) assert.ok(text.includes(word), word);
  await dialog.getByRole('radio', { name: 'Pharaoh, Scarab, …' }).check();
  await dialog.getByRole('list').getByText('Anubis', { exact: true }).waitFor();
  await dialog.getByRole('radio', { name: 'King, Switch, …' }).check();
  await dialog.getByRole('link', { name: 'Learn it in short lessons' }).click();
  await page.getByText(`Lesson 1 of ${LESSONS.length}`).waitFor();
});
