// The texts and the keys in the page's modules.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { ancestor, base } from 'acorn-walk';

const ROOT = join(import.meta.dirname, '..');

/** All modules of the page by their paths. @returns {{path: string, code: string}[]} */
export const modules = () => readdirSync(join(ROOT, 'js'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js')).toSorted().map((name) => join('js', name)).map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') }));

/** The modules that these import before they run, and those that these import in turn; themselves first.
 * @param {{path: string, code: string}[]} all @param {string[]} paths */
export function imported(all, paths) {
  const found = new Set(paths);
  for (const path of found) {
    const module = all.find((one) => one.path === path);
    if (!module) throw new Error(`there is no module ${path}`);
    for (const node of parse(module.code, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
      if ('source' in node && String(node.source?.value).startsWith('.')) found.add(join(path, '..', String(node.source?.value)));
    }
  }
  return all.filter(({ path }) => found.has(path));
}

/** A use of a text: `key` is null where it is computed, and begins and ends as `pattern` does; `args` are the names of the variables given, or
 * null where they are not written there.
 * @typedef {{place: string, key: string | null, pattern: RegExp | null, args: string[] | null}} Use */

/** @param {{path: string, code: string}} module */
function walked({ path, code }) {
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: path.endsWith('before-paint.js') ? 'script' : 'module', locations: true });
  return (/** @type {Record<string, (node: any, state: any, ancestors: any[]) => void>} */ visitors) => ancestor(tree, /** @type {any} */ (visitors), base);
}

/** What a template's values can be. Keys have no characters that mean something to a RegExp.
 * @param {any} node @returns {RegExp} */
const patternOf = ({ quasis }) => new RegExp(`^${quasis.map((/** @type {any} */ one) => one.value.cooked).join('.*')}$`);

/** The keys that an expression can be. @param {any} node @returns {{key: string | null, pattern: RegExp | null}[]} */
function keysOf(node) {
  if (node.type === 'Literal') return [{ key: node.value, pattern: null }];
  if (node.type === 'ConditionalExpression') return [...keysOf(node.consequent), ...keysOf(node.alternate)];
  if (node.type === 'TemplateLiteral') return [{ key: null, pattern: patternOf(node) }];
  return [{ key: null, pattern: null }];
}

/** Where the modules use texts by key.
 * @param {{path: string, code: string}} module
 * @returns {Use[]} */
export function usesOf(module) {
  /** @type {Use[]} */
  const uses = [];
  walked(module)({
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.type !== 'Identifier' || !['t', 'marked'].includes(callee.name) || given.length === 0) return;
      const last = given[callee.name === 't' ? 1 : 2];
      const named = last === undefined ? [] : last.type === 'ObjectExpression' && last.properties.every((/** @type {any} */ one) => one.type === 'Property')
        ? last.properties.map((/** @type {any} */ one) => one.key.name ?? one.key.value) : null;
      for (const { key, pattern } of keysOf(given[0])) uses.push({ place: `${module.path}:${node.loc.start.line}`, key, pattern, args: named });
    },
  });
  return uses;
}

/** All strings that may be keys: a table of keys is looked up elsewhere. @param {{path: string, code: string}} module */
export function stringsOf(module) {
  /** @type {Set<string>} */
  const strings = new Set();
  walked(module)({ Literal: (node) => void (typeof node.value === 'string' && strings.add(node.value)) });
  return strings;
}

/** Attributes that a person neither reads nor hears. */
const SILENT = new Set(['class', 'd', 'attributeName', 'calcMode', 'dur', 'begin', 'style', 'media', 'view', 'go', 'viewBox', 'points', 'transform', 'name', 'type', 'href', 'src', 'id', 'for', 'role', 'key', 'icon', 'inputmode', 'autocomplete',
  'autocapitalize', 'enterkeyhint', 'accept', 'rel', 'target', 'preserveAspectRatio', 'pattern', 'lang', 'dir', 'fill', 'stroke', 'step', 'extra', 'kind', 'value', 'method', 'action']);

/** @param {string} name */
const isHeard = (name) => !SILENT.has(name) && !name.startsWith('data-');

/** Whether a node is the value of an attribute that nobody reads, in the template around it. @param {any[]} ancestors */
function isSilent(ancestors) {
  return ancestors.some((one, i) => {
    if (one.type !== 'TaggedTemplateExpression' || one.tag.name !== 'html') return false;
    const at = one.quasi.expressions.indexOf(ancestors[i + 2]);
    const attribute = at < 0 ? undefined : one.quasi.quasis[at].value.raw.match(/([\w-]+)=(?:"[^"]*)?$/)?.[1];
    return attribute !== undefined && !isHeard(attribute);
  });
}

/** The texts in a template of htm: what stands between tags, and attributes. Holes are `\0`.
 * @param {string} template @returns {string[]} */
function textsOfTemplate(template) {
  const texts = [];
  for (const [, tag, between] of template.matchAll(/(<(?:"[^"]*"|'[^']*'|[^>"'])*>)|([^<]+)/g)) {
    if (between) texts.push(between);
    else for (const [, name, value] of tag.matchAll(/([\w-]+)="([^"]*)"/g)) if (isHeard(name) && isProse(value)) texts.push(value);
  }
  return texts.map((text) => text.replaceAll('\0', ' ').trim()).filter((text) => /\p{L}{2}/u.test(text));
}

/** The names of keys, as events have them. */
const KEYS = new Set(['Enter', 'Escape', 'Delete', 'Backspace', 'Tab', 'Home', 'End']);

/** Whether a string reads like a text for people: several words, or one that begins with a capital letter. @param {string} text */
const isProse = (text) => !KEYS.has(text) && ( /\p{L}{2,}[,;:]? \p{L}{2,}/u.test(text) || /^[A-Z][a-z]{2,}(?![a-zA-Z])/.test(text));

/** What has been thrown is shown through `errorText`, which knows it by its form. @param {any} node */
const isThrown = (node) => node.type === 'NewExpression' && /Error$/.test(node.callee.name ?? '');

/** Whether a string is thrown, compared, or an attribute that nobody reads. @param {any[]} ancestors */
const isNoText = (ancestors) => ancestors.some(isThrown) || isSilent(ancestors) || (ancestors.at(-2)?.type === 'BinaryExpression' && /^[!=]==$/.test(ancestors.at(-2).operator));

/** Texts in a module that are no keys.
 * @param {{path: string, code: string}} module
 * @returns {{place: string, text: string}[]} */
export function proseOf(module) {
  /** @type {{place: string, text: string}[]} */
  const found = [];
  /** @param {any} node @param {string} text */
  const add = (node, text) => found.push({ place: `${module.path}:${node.loc.start.line}`, text: text.replace(/\s+/g, ' ') });
  walked(module)({
    Literal(node, _, ancestors) {
      if (typeof node.value === 'string' && isProse(node.value) && !isNoText(ancestors)) add(node, node.value);
    },
    TemplateLiteral(node, _, ancestors) {
      const parent = ancestors.at(-2);
      const text = node.quasis.map((/** @type {any} */ one) => one.value.cooked ?? one.value.raw).join('\0');
      if (parent.type === 'TaggedTemplateExpression') {
        if (parent.tag.name === 'html') textsOfTemplate(text).forEach((one) => add(node, one));
      } else if (isProse(text.replaceAll('\0', ' ').trim()) && !isNoText(ancestors)) {
        add(node, text.replaceAll('\0', '…'));
      }
    },
  });
  return found;
}
