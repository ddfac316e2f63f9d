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

/** The lists of played games, the one played last first: the oldest make room for what is new. */
const PLAYED = ['played', 'labyrinth-played'];
/** What the browser has not kept, by the key: it lasts as long as the page.
 * @type {Map<string, string>} */
const unkept = new Map();

/** What becomes of what is saved: the browser keeps everything, has dropped old games for it, or does not keep everything. */
export const keeping = new Store(/** @type {'kept' | 'dropped' | 'lost'} */ ('kept'));

/** @param {string} name @param {boolean} tab */
const place = (name, tab) => (tab ? `tab.${nameKept(name)}` : nameKept(name));

/** The value that was saved under a name, or null if there is no readable one.
 * @param {string} name @param {boolean} [tab] kept for this tab only
 * @returns {any} */
export function load(name, tab = false) {
  try {
    return JSON.parse(unkept.get(place(name, tab)) ?? (tab ? sessionStorage : localStorage).getItem(nameKept(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Saves a copy of something that the user has as a file too: nothing is evicted for it.
 * @param {string} name @param {unknown} value
 * @returns {boolean} whether the browser keeps it; if not, it keeps nothing under this name */
export function saveCopy(name, value) {
  if (forgotten || put(name, value)) return true;
  // If nothing may be kept, nothing is there.
  put(name, null);
  return false;
}

/** Saves a value in the browser. If there is no room, the oldest of the played games make some; if that does not help, or nothing may
 * be kept, the value lasts as long as the page.
 * @param {string} name @param {unknown} value @param {boolean} [tab] for this tab only
 * @returns {boolean} whether the browser keeps it */
export function save(name, value, tab = false) {
  if (forgotten) return false;
  const key = place(name, tab);
  const isKept = put(name, value, tab) || (!tab && putWithRoom(name, value));
  if (isKept) unkept.delete(key);
  else unkept.set(key, JSON.stringify(value));
  if (!tab && !isKept) keeping.set('lost');
  else if (keeping.get() === 'lost' && unkept.size === 0) keeping.set('kept');
  return isKept;
}

/** @param {string} name @param {unknown} value @param {boolean} [tab] */
function put(name, value, tab = false) {
  try {
    (tab ? sessionStorage : localStorage).setItem(nameKept(name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Saves a value that does not fit, without the oldest games. The last one of each list stays.
 * @param {string} name @param {unknown} value */
function putWithRoom(name, value) {
  for (const list of [...PLAYED.filter((one) => one !== name), ...PLAYED.filter((one) => one === name)]) {
    let games = list === name ? value : load(list);
    while (Array.isArray(games) && games.length > 1) {
      games = games.slice(0, -1);
      if (!put(list, games) || (list !== name && !put(name, value))) continue;
      unkept.delete(place(list, false));
      if (keeping.get() === 'kept') keeping.set('dropped');
      return true;
    }
  }
  return false;
}

/** Deletes everything that this page has saved. Until it is reloaded it saves nothing more. */
export function forget() {
  forgotten = true;
  unkept.clear();
  for (const place of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(place())) if (key.startsWith(PREFIX)) place().removeItem(key);
    } catch {
      // where nothing can be kept, there is nothing to delete
    }
  }
}
