// The games of the files that were loaded.

import { load, saveCopy, Store } from '../../app/store.js';
import { placesOf } from '../../game/pgn-notes.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../game/record.js').LoadedGame} LoadedGame */
/** @typedef {import('../../game/pgn-notes.js').Place} Place */

/** @typedef {{name: string, games: readonly LoadedGame[], errors: readonly string[], texts: readonly string[],
 *   places: readonly Place[], open: number | null}} Shelf the games of one load, the texts that they were read from, and
 *   the place of each game there; `open` is the one on the board */

/** The browser keeps at most this many characters; a larger analysis is lost on reload. */
const MAX_KEPT = 1_500_000;

export class Library {
  /** @type {Store<Shelf | null>} */
  shelf = new Store(shelfFromJson(load('games')));
  #app;
  /** The texts of which the person knows that they are not kept. */
  #told = /** @type {readonly string[]} */ ([]);

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.shelf.subscribe((shelf) => {
      const length = shelf?.texts.reduce((sum, text) => sum + text.length, 0) ?? 0;
      const isKept = saveCopy('games', length <= MAX_KEPT ? shelf : null) && length <= MAX_KEPT;
      if (!shelf || isKept || shelf.texts === this.#told) return;
      this.#told = shelf.texts;
      app.toast('The browser cannot keep these games. After a reload, open them again.');
    });
  }

  /** Reads PGN files in turn.
   * @param {readonly File[]} files
   * @returns {Promise<Shelf>} */
  async loadFiles(files) {
    /** @type {LoadedGame[]} */
    const games = [];
    /** @type {string[]} */
    const errors = [];
    /** @type {string[]} */
    const texts = [];
    /** @type {Place[]} */
    const places = [];
    for (const file of files) {
      const before = files.length > 1 ? `${file.name}: ` : '';
      const text = await file.text();
      const read = await this.#app.readGames(text);
      places.push(...placesOf(texts.length, read.games.length, read.errors));
      texts.push(text);
      games.push(...read.games);
      errors.push(...read.errors.map((error) => before + error));
    }
    return this.#set({ name: files.map(({ name }) => name).join(', '), games, errors, texts, places, open: null });
  }

  /** Reads a PGN text.
   * @param {string} text
   * @returns {Promise<Shelf>} */
  async loadText(text) {
    const { games, errors } = await this.#app.readGames(text);
    const places = placesOf(0, games.length, errors);
    return this.#set({ name: 'pasted text', games, errors, texts: [text], places, open: null });
  }

  /** @param {number | null} index */
  opened(index) {
    const shelf = this.shelf.get();
    if (shelf) this.shelf.set({ ...shelf, open: index });
  }

  /** @param {Shelf} shelf */
  #set(shelf) {
    this.shelf.set(shelf);
    return shelf;
  }
}

/** The places of the games that have all words of a text in their names, opening, result or date.
 * @param {readonly LoadedGame[]} games @param {string} text */
export function findGames(games, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return games.flatMap(({ blue, red, opening, result, date, detail }, index) => {
    const all = `${blue} ${red} ${opening} ${result} ${date} ${detail}`.toLowerCase();
    return words.every((word) => all.includes(word)) ? [index] : [];
  });
}

/** The games that a browser has kept, or null if there are none.
 * @param {any} json
 * @returns {Shelf | null} */
function shelfFromJson(json) {
  const game = (/** @type {any} */ one) => typeof one?.start === 'string' && Array.isArray(one.moves) && typeof one.blue === 'string'
    && typeof one.red === 'string';
  const lists = Array.isArray(json?.games) && json.games.every(game) && Array.isArray(json.errors) && Array.isArray(json.texts);
  const places = Array.isArray(json?.places) && json.places.length === json.games?.length;
  return lists && places && typeof json.name === 'string' ? json : null;
}
