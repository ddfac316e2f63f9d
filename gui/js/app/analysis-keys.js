// The keys of analysis. One list says what each key does and what the dialog says about it.

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { marked, t } from '../lang/texts.js';
import { Dialog } from '../parts/dialog.js';
import { isIn, takesKeys } from './hooks.js';

/** @typedef {{keys?: readonly string[], name: string, does: string, run?: (model: any, key: string) => unknown}} Key `keys` are the values of
 *   `KeyboardEvent.key`, letters small; `name` and `does` are for people; `run` returns false where the key has no meaning now; without it, the
 *   key is handled elsewhere */

/** Those of both games.
 * @type {readonly Key[]} */
export const KEYS = [
  { name: '← →', does: t('analyse-keys-step') },
  { name: t('analyse-key-ends'), does: t('analyse-keys-ends') },
  { keys: ['l'], name: 'L', does: t('analyse-keys-engine'), run: ({ thinker }) => thinker.set({ on: !thinker.settings.get().on }) },
  { keys: [' '], name: t('analyse-key-space'), does: t('analyse-keys-best'), run: (model) => model.playBest() },
  { keys: ['f'], name: 'F', does: t('analyse-keys-flip'), run: (model) => model.flip() },
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
  const all = [...keys, { keys: ['?'], name: '?', does: t('analyse-keys-list'), run: () => setListed(true) }];
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
  return listed && html`<${Dialog} title=${t('analyse-keys')} onClose=${() => setListed(false)}>
    <p class="help-note">${marked('analyse-keys-note', { em: (text) => html`<em>${text}</em>` })}</p>
    <dl class="help-terms">${all.map(({ name, does }) => html`<div key=${name}><dt>${name}</dt><dd>${does}</dd></div>`)}</dl>
  <//>`;
}
