// Preact hooks shared by the views.

import { useEffect, useState } from 'preact/hooks';
import { describeMove } from '../board/aria.js';
import { nodeAt, positionWords } from '../game/tree.js';

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

/** Has screen readers say each move that the board shows.
 * @param {import('./app.js').App} app @param {import('./app.js').App['arbiter']} arbiter
 * @param {Pick<import('../views/play/model.js').PlayState, 'animation' | 'tree' | 'at'>} state */
export function useSpokenMoves(app, arbiter, { animation, tree, at }) {
  useEffect(() => {
    if (!animation) return;
    const { parent } = nodeAt(tree, at);
    const before = parent === null ? undefined : arbiter.known(positionWords(tree, parent));
    if (before) app.announce(describeMove(animation.move, animation.beam, before.pieces));
  }, [animation]);
}
