// Copies the libraries of gui/vendor from gui/node_modules, where `npm ci` puts the versions of package-lock.json,
// and writes their versions and checksums into gui/vendor/README.md. Run it as `npm run vendor` in gui/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const vendor = new URL('./', import.meta.url);
const modules = new URL('../node_modules/', import.meta.url);
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

/** The modules of Fluent, each after those that it imports: one file is one request. */
const FLUENT = ['memoizer', 'types', 'builtins', 'scope', 'resolver', 'resource', 'bundle'].map((name) => `esm/${name}.js`);

// Each file here, and the files of the package it is made of.
const libraries = {
  '@fluent/bundle': { 'bundle.js': FLUENT },
  preact: { 'preact.js': 'dist/preact.mjs', 'hooks.js': 'hooks/dist/hooks.mjs' },
  htm: { 'htm.js': 'dist/htm.mjs', 'preact.js': 'preact/index.mjs' },
  uplot: { 'uplot.js': 'dist/uPlot.iife.min.js', 'uplot.css': 'dist/uPlot.min.css' },
};
// uPlot has no small file that is a module: this line makes one of the script.
const added = { 'uplot/uplot.js': 'export default uPlot;\n' };
// uPlot formats its axes, which the page does not show, in the browser's language while it is loaded, and fails where that is no
// language tag, such as `C`.
const changed = { 'uplot/uplot.js': ['new Intl.NumberFormat(_?k.language:"en-US")', 'new Intl.NumberFormat("en-US")'] };

/** Modules as one: without their imports of each other, and without comments.
 * @param {string[]} texts */
const joined = (texts) => texts.join('').replace(/^import .*\n|^\s*(?:\/\/.*|\/\*[^]*?\*\/)\n/gm, '');

/** The text of a library's licence. Fluent's package has none of its own: it is that of Apache 2.0, as htm's.
 * @param {string} name */
const licence = (name) => readFileSync(new URL(`${name === '@fluent/bundle' ? 'htm' : name}/LICENSE`, modules), 'utf8');

const rows = [];
for (const [name, files] of Object.entries(libraries)) {
  mkdirSync(new URL(name, vendor), { recursive: true });
  for (const [to, from] of Object.entries(files)) {
    const texts = [from].flat().map((one) => readFileSync(new URL(`${name}/${one}`, modules), 'utf8'));
    const text = texts.length > 1 ? joined(texts) : texts[0];
    // The source maps are not kept, so a browser's tools would look for them in vain.
    let code = text.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '').trimEnd();
    const [found, instead] = changed[`${name}/${to}`] ?? ['', ''];
    if (!code.includes(found)) throw new Error(`${name}/${from} no longer contains ${found}`);
    code = code.replace(found, instead);
    writeFileSync(new URL(`${name}/${to}`, vendor), `${code}\n${added[`${name}/${to}`] ?? ''}`);
    rows.push(`| \`${name}/${to}\` | \`${[from].flat().join('`, `')}\` of ${name} ${lock.packages[`node_modules/${name}`].version} |`);
  }
  writeFileSync(new URL(`${name}/LICENSE`, vendor), licence(name));
}

const readme = new URL('README.md', vendor);
const head = readFileSync(readme, 'utf8').split('<!-- renew.js writes what follows -->')[0];
const sums = Object.keys(libraries).map((name) => {
  const { version, integrity } = lock.packages[`node_modules/${name}`];
  return `- ${name} ${version}: \`${integrity}\``;
});
writeFileSync(readme, `${head}<!-- renew.js writes what follows -->

| file | made of |
|---|---|
${rows.join('\n')}

The npm packages and their checksums, as in \`gui/package-lock.json\`:

${sums.join('\n')}
`);
