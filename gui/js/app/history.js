// Undo and redo of a value.

/** @template T
 * @typedef {{past: readonly T[], now: T, future: readonly T[]}} History */

const LONGEST = 200;

/** @template T
 * @param {T} now
 * @returns {History<T>} */
export function newHistory(now) {
  return { past: [], now, future: [] };
}

/** Sets a new value and drops what could be redone.
 * @template T
 * @param {History<T>} history @param {T} next
 * @returns {History<T>} */
export function changed(history, next) {
  if (next === history.now) return history;
  return { past: [...history.past, history.now].slice(-LONGEST), now: next, future: [] };
}

/** @template T
 * @param {History<T>} history
 * @returns {History<T>} the same one if there is nothing to undo */
export function undone({ past, now, future }) {
  const last = past.at(-1);
  if (last === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: last, future: [now, ...future] };
}

/** @template T
 * @param {History<T>} history
 * @returns {History<T>} the same one if there is nothing to redo */
export function redone({ past, now, future }) {
  if (future.length === 0) return { past, now, future };
  return { past: [...past, now], now: future[0], future: future.slice(1) };
}
