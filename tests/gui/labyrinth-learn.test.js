// Learn in Labyrinth: every exercise is done as it describes, illegal turns are explained, progress is kept.

import assert from 'node:assert/strict';
import { keyOf } from '../../gui/js/app/lessons.js';
import { LESSONS } from '../../gui/js/labyrinth/views/learn/lessons.js';
import { mayTurn, place, ways } from './labyrinth-page.js';
import { button, pageTest, setUp, textOf } from './page.js';

setUp();

/** @typedef {import('./page.js').Page} Page */

/** Goes to the lessons of Labyrinth. @param {Page} page */
async function toLessons(page) {
  await page.evaluate(() => { location.hash = 'labyrinth-learn'; });
  await mayTurn(page);
}

/** Opens a lesson from the list. @param {Page} page @param {number} lesson */
async function toLesson(page, lesson) {
  await page.getByRole('region', { name: 'Lessons', exact: true }).getByRole('button', { name: LESSONS[lesson].name }).click();
  await exerciseOn(page, lesson, 0);
}

/** Waits until an exercise is on the board. @param {Page} page @param {number} lesson @param {number} index */
async function exerciseOn(page, lesson, index) {
  const { name, exercises } = LESSONS[lesson];
  const text = page.getByRole('region', { name: 'Lesson', exact: true });
  await text.getByText(`Lesson ${lesson + 1} of ${LESSONS.length} · exercise ${index + 1} of ${exercises.length}`).waitFor();
  assert.equal(await text.getByRole('heading').innerText(), name);
  assert.ok((await text.innerText()).includes(await textOf(page, `learn-maze-${keyOf(name)}-${index + 1}-words`)));
  await mayTurn(page);
}

/** Does the exercise on the board. @param {Page} page @param {number} lesson @param {number} index @param {keyof typeof ways} way */
async function learn(page, lesson, index, way) {
  const { name, exercises } = LESSONS[lesson];
  const { answer, goal } = exercises[index];
  if (!goal.closed) await ways[way](page, answer);
  else if (way === 'touch') await place(page, `>${goal.closed}`).tap();
  else await place(page, `>${goal.closed}`).click();
  await status(page, await textOf(page, `learn-maze-${keyOf(name)}-${index + 1}-learned`));
}

/** @param {Page} page @param {string | RegExp} text */
const status = (page, text) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

pageTest('every exercise by mouse, one after the other, and on to Play', { timeout: 240_000 }, async ({ page }) => {
  await toLessons(page);
  for (const [lesson, { exercises }] of LESSONS.entries()) {
    for (const index of exercises.keys()) {
      await exerciseOn(page, lesson, index);
      await learn(page, lesson, index, 'mouse');
      const last = index + 1 === exercises.length;
      if (lesson + 1 < LESSONS.length || !last) await button(page, last ? 'Next lesson' : 'Next exercise').click();
    }
  }
  await page.getByText('All lessons done').waitFor();
  await page.getByRole('group', { name: 'After the lessons' }).getByRole('link', { name: 'Play' }).click();
  await page.getByRole('heading', { name: 'Play Labyrinth' }).waitFor({ state: 'attached' });
});

pageTest('by touch on a narrow phone, with animated slides; progress survives a reload', {
  device: 'phone', theme: 'dark', motion: true, context: { viewport: { width: 360, height: 740 } },
}, async ({ page }) => {
  await toLessons(page);
  for (const index of LESSONS[1].exercises.keys()) {
    if (index === 0) await toLesson(page, 1);
    await exerciseOn(page, 1, index);
    await learn(page, 1, index, 'touch');
    await button(page, index < 2 ? 'Next exercise' : 'Next lesson').tap();
  }
  await learn(page, 2, 0, 'touch');
  await page.reload();
  await exerciseOn(page, 0, 0);
  const lessons = page.getByRole('region', { name: 'Lessons', exact: true });
  await lessons.getByText(`1 of ${LESSONS.length} lessons done`).waitFor();
  await lessons.getByText('1 of 3', { exact: true }).waitFor();
});

pageTest('by keyboard, with hints', {}, async ({ page }) => {
  await toLessons(page);
  await button(page, 'Hint').click();
  await status(page, 'Push in at the arrow a4.');
  await button(page, 'Show the move').click();
  await status(page, /^Look here\.\s*Push in at a4, the tile open (up|right|down|left)(, (up|right|down|left))+, then stay\.$/);
  await learn(page, 0, 0, 'keyboard');
  await page.keyboard.press('Enter');
  await exerciseOn(page, 0, 1);
});

pageTest('the page explains a wrong turn, shows what would follow and takes it back; it explains illegal turns', {
  context: { viewport: { width: 1440, height: 900 } },
}, async ({ page }) => {
  await toLessons(page);
  for (const [lesson, index, move, why] of /** @type {const} */ ([
    [1, 0, 'd7nc3', 'first, try the closed arrow d1'],
    [1, 2, 'b7nb6', 'But now look what Orange does.'],
    [2, 1, 'b7ng4', 'Your pawn was not pushed out.'],
    [4, 0, 'd7nc2', 'Your turn ended on c2, but your home is a1.'],
  ])) {
    await toLesson(page, lesson);
    for (let at = 0; at < index; at++) await button(page, 'Skip').click();
    await exerciseOn(page, lesson, index);
    const labels = () => page.getByRole('gridcell').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label')));
    const before = await labels();
    await ways.mouse(page, move);
    await status(page, 'Not quite.');
    await status(page, why);
    await status(page, 'Try again.');
    await mayTurn(page);
    await page.mouse.move(0, 0);
    assert.deepEqual(await labels(), before, `lesson ${lesson + 1}, ${move}`);
  }
  await place(page, '>b7').click();
  await place(page, 'a5').click();
  await status(page, /After the slide Blue's pawn is on \w\w and cannot get to a5\./);
});
