// Preact hooks shared by the views.

import { useEffect, useState } from 'preact/hooks';

/** The value of a store; the component is drawn again when it changes.
 * @template T
 * @param {import('./store.js').Store<T>} store
 * @returns {T} */
export function useStore(store) {
  const [value, setValue] = useState(() => store.get());
  useEffect(() => {
    setValue(() => store.get());
    return store.subscribe((next) => setValue(() => next));
  }, [store]);
  return value;
}

/** Handles keys pressed anywhere except in fields, dialogs and the board, where keys have other meanings.
 * @param {(event: KeyboardEvent) => void} onKey */
export function useKeys(onKey) {
  useEffect(() => {
    const listener = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = /** @type {Element | null} */ (event.target);
      if (target?.closest('input, select, textarea, dialog, .board, [role=grid]')) return;
      onKey(event);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [onKey]);
}
