// A value that says when it changes, and values that the browser keeps.

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

/** What the browser keeps under a name, or null if there is nothing that can be read.
 * @param {string} name
 * @returns {any} */
export function load(name) {
  try {
    return JSON.parse(localStorage.getItem(`akhet.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Has the browser keep a value. Where it keeps nothing (private windows, a full store), nothing is lost but that.
 * @param {string} name @param {unknown} value */
export function save(name, value) {
  try {
    localStorage.setItem(`akhet.${name}`, JSON.stringify(value));
  } catch {
    // nobody can do anything about it
  }
}
