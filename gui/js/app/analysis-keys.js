// The keys of analysis. One list says what each key does and what the dialog says about it.

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.js';
import { isIn, takesKeys } from './hooks.js';

/** @typedef {{keys?: readonly string[], name: string, does: string, run?: (model: any, key: string) => unknown}} Key `keys` are the values of
 *   `KeyboardEvent.key`, letters small; `name` and `does` are for people; `run` returns false where the key has no meaning now; without it, the
 *   key is handled elsewhere */

/** Those of both games.
 * @type {readonly Key[]} */
export const KEYS = [
  { name: '← →', does: 'one move back or forward; so does the wheel over the board' },
  { name: 'Home End', does: 'the first or the last position' },
  { keys: ['l'], name: 'L', does: 'the engine on or off', run: ({ thinker }) => thinker.set({ on: !thinker.settings.get().on }) },
  { keys: [' '], name: 'Space', does: "play the engine's best move", run: (model) => model.playBest() },
  { keys: ['f'], name: 'F', does: 'flip the board', run: (model) => model.flip() },
];

/** Where Space presses what has the focus. On the current move it would show what is shown already. */
const PRESSED = 'button:not([aria-current=true]), summary, input';

/** What a key does, if it has a meaning there.
 * @param {readonly Key[]} keys @param {KeyboardEvent} event */
function meant(keys, { key, repeat, target, defaultPrevented, ctrlKey, metaKey, altKey }) {
  if (defaultPrevented || ctrlKey || metaKey || altKey || takesKeys(target)) return undefined;
  // A letter that is held down would switch to and fro.
  if (key.length === 1 && repeat) return undefined;
  if (key === ' ' && isIn(target, PRESSED)) return undefined;
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  return keys.find((one) => one.keys?.includes(wanted));
}

/** Handles the keys that nothing else has taken, and opens the list of them on `?`.
 * @param {any} model @param {readonly Key[]} keys
 * @returns {any} the dialog while it is open */
export function useAnalysisKeys(model, keys) {
  const [listed, setListed] = useState(false);
  const all = [...keys, { keys: ['?'], name: '?', does: 'this list', run: () => setListed(true) }];
  const latest = useRef(all);
  latest.current = all;
  useEffect(() => {
    const hear = (/** @type {KeyboardEvent} */ event) => {
      const found = meant(latest.current, event);
      if (found?.run && found.run(model, event.key) !== false) event.preventDefault();
    };
    // After the document's listeners, among them those of the board.
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [model]);
  return listed && html`<${Dialog} title="Keys" onClose=${() => setListed(false)}>
    <p class="help-note">They work everywhere except in fields. On the board, keys also play moves; see <em>How to play</em>.</p>
    <dl class="help-terms">${all.map(({ name, does }) => html`<div key=${name}><dt>${name}</dt><dd>${does}</dd></div>`)}</dl>
  <//>`;
}
