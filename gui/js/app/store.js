// A value that reports its changes, and values that the browser keeps.

/** @template T */
export class Store {
  #value;
  /** @type {Set<(value: T) => void>} */
  #listeners = new Set();

  /** @param {T} value */
  constructor(value) {
    this.#value = value;
  }

  get() {
    return this.#value;
  }

  /** @param {T} value */
  set(value) {
    if (value === this.#value) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener(value);
  }

  /** Changes some fields of a record.
   * @param {Partial<T>} fields */
  merge(fields) {
    this.set({ ...this.#value, ...fields });
  }

  /** @param {(value: T) => void} listener
   * @returns {() => void} ends the subscription */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

const PREFIX = 'akhet.';
/** Whether saving has stopped, because the page is about to be reloaded without its saved data. */
let forgotten = false;

/** The key under which the browser keeps the value of a name.
 * @param {string} name */
export const nameKept = (name) => PREFIX + name;

/** The value that the browser keeps under a name, or null if there is no readable one.
 * @param {string} name @param {boolean} [tab] kept for this tab only
 * @returns {any} */
export function load(name, tab = false) {
  try {
    return JSON.parse((tab ? sessionStorage : localStorage).getItem(nameKept(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Saves a value in the browser. If that fails (a private window, a full store), only the value is lost.
 * @param {string} name @param {unknown} value @param {boolean} [tab] for this tab only */
export function save(name, value, tab = false) {
  if (forgotten) return;
  try {
    (tab ? sessionStorage : localStorage).setItem(nameKept(name), JSON.stringify(value));
  } catch {
    // nothing can be done about it
  }
}

/** Deletes everything that this page has saved. Until it is reloaded it saves nothing more. */
export function forget() {
  forgotten = true;
  for (const place of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(place())) if (key.startsWith(PREFIX)) place().removeItem(key);
    } catch {
      // where nothing can be kept, there is nothing to delete
    }
  }
}
