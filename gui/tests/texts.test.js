// The texts of the page: every key in the modules exists and is used as it is written, every language has what English has, and no
// text is left in a module.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { firstTextsOf, keysWritten, parseTexts, textsOf, variablesOf } from './ftl.js';
import { imported, modules, proseOf, stringsOf, usesOf } from './sources.js';

const root = join(import.meta.dirname, '..');
const languages = readdirSync(join(root, 'lang')).filter((name) => name.endsWith('.ftl')).map((name) => name.slice(0, -'.ftl'.length));
const english = parseTexts(textsOf('en'));
const all = modules();
const uses = all.flatMap(usesOf);

/** What is no text in any module: the program's name, lines of the protocol, media queries and selectors, and positions of Labyrinth. */
const NO_TEXT = /^(?:Akhet|FEN|Esc|(?:query|setoption|position|setup|response|id|info) .*|.*\(p\w+[\w-]*: [a-z]+\)|(?::is\()?(?:input|button|textarea)\b.*|(?:[cit][nesw][A-X]?)+\/.*)$/;
/** A word of the formats that a module writes or asks for. */
const TAG = /^[A-Z][a-z]+$/;
/** English that stays, by the module: in files and in what the browser keeps, where it must not depend on the language. */
const NO_TEXTS = /** @type {Record<string, RegExp>} */ ({
  'js/app/drop.js': /^Files$/,
  'js/main.js': /^The page could not be loaded/,
  'js/app/thinker.js': TAG,
  'js/board/animation.js': /^(?:beam|board-burst) /,
  'js/board/export.js': /^board board-export$/,
  'js/game/arbiter.js': TAG,
  'js/game/judgement.js': /win .*missed|Missed win|points of expected result/,
  'js/game/pgn.js': /^(?:[A-Z][a-z]+|Akhet analysis|Laser Chess)$/,
  'js/game/setups.js': TAG,
  'js/labyrinth/views/analyse/engine.js': /^seat-chance /,
  'js/labyrinth/views/analyse/pgn.js': /^(?:[A-Z][a-z]+|Akhet analysis)$/,
  'js/play/match.js': /^You$/,
  'js/protocol/socket.js': /^no answer$/,
  'js/protocol/worker.js': /^the engine did not begin$/,
  'js/table/model.js': /^Notification$/,
  'js/table/panels.js': /^Notification$/,
  'js/views/analyse/share-dialog.js': /^Termination$/,
  'js/views/backup.js': /^akhet games and progress$/,
  'js/views/play/match.js': /^Person$/,
  'js/views/play/outcome.js': /./,
  'js/views/table.js': /^(?:Akhet, level …|Person)$/,
  // Under these names the browser keeps which lessons are done.
  'js/views/learn/lessons.js': /^(?:[A-Z][\w' ]+|a)$/,
  'js/labyrinth/views/learn/lessons.js': /^[A-Z][a-z ]+$/,
});

test('the page lists the languages that there are', () => {
  const page = readFileSync(join(root, 'root/index.html'), 'utf8');
  assert.deepEqual(page.match(/data-languages="([^"]+)"/)?.[1].split(' ').toSorted(), languages.toSorted());
});

test('what is read without JavaScript, and by the system that the page is installed on, is in every language', () => {
  const page = readFileSync(join(root, 'root/index.html'), 'utf8').match(/<noscript>(.*?)<\/noscript>/s)?.[1] ?? '';
  const { lang, description_localized: described } = JSON.parse(readFileSync(join(root, 'root/manifest.webmanifest'), 'utf8'));
  const written = [...page.matchAll(/<p lang="(\w+)">/g)].map(([, tag]) => tag);
  assert.deepEqual([lang, ...Object.keys(described)], written);
  // Others are for tests.
  assert.deepEqual(languages.filter((tag) => /^[a-z]{2}$/.test(tag) && !written.includes(tag)), []);
});

for (const tag of languages) {
  test(`the texts in ${tag} can be read, each key once`, () => {
    const source = textsOf(tag);
    const keys = keysWritten(source);
    assert.deepEqual(keys.filter((key, i) => keys.indexOf(key) !== i), []);
    const texts = parseTexts(source);
    assert.deepEqual(keys.filter((key) => !texts.has(key)), []);
    const unknown = [...texts].flatMap(([key, { uses: used }]) => [...used].filter((name) => !texts.has(name)).map((name) => `${key}: ${name}`));
    assert.deepEqual(unknown, [], 'texts that use what there is not');
  });
  if (tag === 'en') continue;
  test(`the texts in ${tag} are those of English, with the same variables and marks`, () => {
    const texts = parseTexts(textsOf(tag));
    const messages = (/** @type {Map<string, unknown>} */ map) => [...map.keys()].filter((key) => !key.startsWith('-') && !key.includes('.')).toSorted();
    if (!texts.has('incomplete')) assert.deepEqual(messages(english).filter((key) => !texts.has(key)), [], 'not translated');
    assert.deepEqual(messages(texts).filter((key) => !english.has(key) && key !== 'incomplete'), [], 'not in English');
    for (const [key, text] of texts) {
      // An attribute is another form of its text.
      const [whole] = key.split('.');
      const source = english.get(whole);
      if (!source || key.startsWith('-')) continue;
      const known = variablesOf(english, whole);
      const own = variablesOf(texts, key);
      assert.deepEqual([...own].filter((name) => !known.has(name)), [], `${key} has no such variable`);
      // What English only chooses by, another language may not need.
      assert.deepEqual([...source.written].filter((name) => !own.has(name)), [], `${key} leaves out a variable`);
      assert.deepEqual([...text.marks].toSorted(), [...source.marks].toSorted(), `${key}: marks`);
    }
  });
}

/** The modules that may run before `loadLater` has ended: those of the first view and those that it imports when it needs them.
 * `views/backup.js` is not among them: its import from the puzzles shows no text. */
const FIRST = ['main', 'begin', 'views/play/view', 'app/laser-words', 'app/words', 'app/handicap', 'app/setup-gallery', 'parts/files'].map((name) => `js/${name}.js`);

test('the first view needs no texts of the others', () => {
  const first = imported(all, FIRST);
  assert.ok(first.length > 50 && first.length < all.length / 2, `${first.length} modules`);
  const strings = new Set(first.flatMap((module) => [...stringsOf(module)]));
  const patterns = first.flatMap(usesOf).flatMap(({ pattern }) => pattern ?? []);
  for (const tag of languages) {
    const there = parseTexts(firstTextsOf(tag));
    const lacking = [...parseTexts(textsOf(tag)).keys()].filter((key) => !there.has(key) && (strings.has(key) || patterns.some((pattern) => pattern.test(key))));
    assert.deepEqual(lacking, [], `not in lang/${tag}.ftl`);
    const unknown = [...there].flatMap(([key, { uses: used }]) => [...used].filter((name) => !there.has(name)).map((name) => `${key}: ${name}`));
    assert.deepEqual(unknown, [], `lang/${tag}.ftl uses what it has not`);
  }
});

test('every key in the modules is in English, with the variables that it needs', () => {
  for (const { place, key, args } of uses) {
    if (key === null) continue;
    assert.ok(english.has(key), `${place}: there is no text ${key}`);
    if (args === null) continue;
    const needed = variablesOf(english, key);
    assert.deepEqual([...needed].filter((name) => !args.includes(name)), [], `${place}: ${key} needs these`);
    assert.deepEqual(args.filter((name) => !needed.has(name)), [], `${place}: ${key} does not use these`);
  }
});

test('every text is used', () => {
  const strings = new Set(all.flatMap((module) => [...stringsOf(module)]));
  const patterns = uses.flatMap(({ pattern }) => pattern ?? []);
  const within = new Set([...english.values()].flatMap(({ uses: used }) => [...used]));
  const unused = [...english.keys()].filter((key) => !strings.has(key) && !within.has(key) && !patterns.some((pattern) => pattern.test(key)));
  assert.deepEqual(unused, []);
});

test('no text is left in a module', () => {
  const left = all.flatMap((module) => proseOf(module).filter(({ text }) => !NO_TEXT.test(text) && !NO_TEXTS[module.path]?.test(text)));
  assert.deepEqual(left.map(({ place, text }) => `${place} ${text}`), []);
});
