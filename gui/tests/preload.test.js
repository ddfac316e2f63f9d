// The page preloads exactly the modules that its first view needs.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'root/index.html'), 'utf8');
const { imports } = JSON.parse(page.split('<script type="importmap">')[1].split('</script>')[0]);

/** @param {string} from @param {string} name */
const resolve = (from, name) => normalize(name.startsWith('.') ? join(dirname(from), name) : imports[name]);

/** @param {string} path @param {Set<string>} found */
function collect(path, found) {
  if (found.has(path)) return found;
  found.add(path);
  const text = readFileSync(join(root, path), 'utf8');
  for (const [, name] of text.matchAll(/^(?:import|export|\}) .*?from ?["']([^"']+)["']|^import ["']([^"']+)["']/gm)) {
    collect(resolve(path, name), found);
  }
  // The vendored modules have no line breaks.
  if (path.startsWith('vendor/')) {
    for (const [, name] of text.matchAll(/\bfrom ?["']([^"']+)["']/g)) collect(resolve(path, name), found);
  }
  return found;
}

test('exactly the modules of the first view are preloaded', () => {
  // What main.js imports, and what it begins when the texts are there.
  const begins = collect('js/begin.js', collect('js/main.js', new Set()));
  begins.delete('js/main.js');
  const needed = collect('js/views/play/view.js', new Set(begins));
  const first = collect('js/early.js', new Set());
  first.delete('js/early.js');
  const asked = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path]) => path);
  assert.deepEqual(asked.toSorted(), [...needed].toSorted());
  assert.deepEqual(asked.slice(0, first.size).toSorted(), [...first].toSorted(), 'what draws the first board comes first');
  assert.deepEqual(asked.slice(0, begins.size).toSorted(), [...begins].toSorted(), 'then what the page begins with');
});
