// Faults of a page for people who use assistive technology or a narrow screen.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @typedef {import('playwright-core').Page} Page */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];

/** The serious and critical faults that axe finds in the page's current state.
 * @param {Page} page */
export async function graveFaults(page) {
  if (await page.evaluate('typeof axe') === 'undefined') await page.evaluate(AXE);
  // Violations only: reporting every check that passes takes a quarter of the time of these tests.
  /** @type {import('axe-core').Result[]} */
  const violations = await page.evaluate("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)");
  return violations.filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

/** What overflows the window or an open dialog sideways.
 * @param {Page} page
 * @returns {Promise<string[]>} */
export function overhang(page) {
  return page.evaluate(() => [document.documentElement, ...document.querySelectorAll('dialog')]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => `${element.tagName}: ${element.scrollWidth} pixels in ${element.clientWidth}`));
}
