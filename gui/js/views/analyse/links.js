// Links to positions and games, and what a pasted text is.

import { parseRoute } from '../../app/route.js';
import { ruleParams } from '../../game/record.js';
import { positionWords } from '../../game/tree.js';
import { t } from '../../lang/texts.js';
import { EngineError } from '../../protocol/jobs.js';

/** @import { Rules } from '../../game/record.js' */
/** @import { Tree } from '../../game/tree.js' */

/** @typedef {{words: string, rules: Rules | null} | {packed: string}} Held what a link holds: the words of `position`, with `rules` null if it does
 *   not mention them, or a PGN that was packed */

/** Some programs truncate longer addresses. */
const MAX_LINK = 2000;
/** A packed game may be longer: whoever shares one knows what the link is for. */
const MAX_PACKED = 8000;
/** A link may unpack to more than a browser can hold. */
const MAX_UNPACKED = 4_000_000;

/** The part after `#` of a link to a game up to a node, or null if it would be too long.
 * @param {Tree} tree @param {number} id @param {Rules} rules */
export function gameLink(tree, id, rules) {
  const text = `#analyse&${new URLSearchParams({ game: positionWords(tree, id), ...ruleParams(rules) })}`.replaceAll('%2F', '/');
  return text.length <= MAX_LINK ? text : null;
}

/** The part after `#` of a link that holds a PGN with all that is in it, or null if it would be too long.
 * @param {string} pgn */
export async function packedLink(pgn) {
  const text = `#analyse&pgn=${await pack(pgn)}`;
  return text.length <= MAX_PACKED ? text : null;
}

/** What a link holds, or null if that is nothing.
 * @param {URLSearchParams} params
 * @returns {Held | null} */
export function fromLink(params) {
  const [fen, game, packed] = [params.get('fen'), params.get('game'), params.get('pgn')];
  if (packed) return { packed };
  const words = fen ? `fen ${fen}` : game;
  if (!words) return null;
  const rules = params.get('rules')?.split(',');
  return { words, rules: rules === undefined ? null : { kingturns: rules.includes('kingturns'), swapontoclosed: rules.includes('swapontoclosed') } };
}

/** What a text holds that is a link of this page, wherever it is served from, or null if it is none.
 * @param {string} text
 * @returns {Held | null} */
export function pastedLink(text) {
  const hash = /^(?:https?:[^\s#]*)?(#\S+)$/.exec(text.trim())?.[1];
  return hash === undefined ? null : fromLink(parseRoute(hash).params);
}

/** Whether a text is a position rather than a game, even an invalid one: slashes separate the ranks.
 * @param {string} text */
export function looksLikeFen(text) {
  return !text.includes('\n') && /^[\da-z]+\/[\da-z/]*(\s|$)/i.test(text);
}

/** A text in few letters that an address can hold.
 * @param {string} text */
export async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @param {string} packed by `pack`
 * @returns {Promise<string>} rejects if it is damaged or far too long */
export async function unpack(packed) {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length > MAX_UNPACKED) throw new RangeError('too long');
    }
    return text;
  } catch {
    throw new EngineError(t('analyse-link-unreadable'));
  }
}
