// The games of the files that were loaded.

import { load, saveCopy, Store } from '../../app/store.js';
import { placesOf, upToFault } from '../../game/pgn-notes.js';
import { errorText } from '../../lang/errors.js';
import { t } from '../../lang/texts.js';

/** @import { App } from '../../app/app.js' */
/** @import { LoadedGame } from '../../game/record.js' */
/** @import { Place } from '../../game/pgn-notes.js' */

/** What is wrong with a game: its file if several were read, what the server says, and for a game that was read up to a move that cannot be
 * played the moves from there.
 * @typedef {{file: string, error: string, rest: string}} Fault */

/** @typedef {{name: string, games: readonly LoadedGame[], errors: readonly Fault[], cut: readonly Fault[], texts: readonly string[],
 *   places: readonly Place[], open: number | null}} Shelf the games of one load, the texts that they were read from, and
 *   the place of each game there; `name` is that of the files, empty for a pasted text; `cut` are those read only in part; `open` is the one
 *   on the board */

/** The browser keeps at most this many characters; a larger analysis is lost on reload. */
const MAX_KEPT = 1_500_000;
/** At most this many faulty games are read up to their first bad move. */
const MAX_CUT = 20;
/** At most this many characters of what was left out are shown. */
const MAX_NAMED = 60;
/** @type {Omit<Shelf, 'name'>} */
const EMPTY = { games: [], errors: [], cut: [], texts: [], places: [], open: null };

export class Library {
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
      app.toast(t('analyse-games-not-kept'));
    });
  }

  /** Reads PGN files in turn.
   * @param {readonly File[]} files
   * @returns {Promise<Shelf>} */
  async loadFiles(files) {
    const texts = await Promise.all(files.map(async (file) => /** @type {const} */ ([await file.text(), files.length > 1 ? file.name : ''])));
    return this.#load(files.map(({ name }) => name).join(', '), texts);
  }

  /** Reads a PGN text.
   * @param {string} text
   * @returns {Promise<Shelf>} */
  loadText(text) {
    return this.#load('', [[text, '']]);
  }

  /** @param {string} name @param {readonly (readonly [text: string, file: string])[]} texts each with its file, if that needs to be said
   * @returns {Promise<Shelf>} */
  async #load(name, texts) {
    const shelf = { name, ...EMPTY };
    for (const [text, file] of texts) {
      const { games, errors } = await this.#app.readGames(text);
      if (games.some((game) => 'players' in game)) throw new Error(t('analyse-games-of-labyrinth'));
      shelf.places = [...shelf.places, ...placesOf(shelf.texts.length, games.length, errors)];
      shelf.texts = [...shelf.texts, text];
      shelf.games = [...shelf.games, ...games];
      for (const [index, error] of errors.entries()) {
        const found = index < MAX_CUT ? await this.#cut(text, error) : null;
        if (!found) {
          shelf.errors = [...shelf.errors, { file, error, rest: '' }];
          continue;
        }
        shelf.games = [...shelf.games, found.game];
        shelf.places = [...shelf.places, { text: shelf.texts.length, number: 1 }];
        shelf.texts = [...shelf.texts, found.text];
        shelf.cut = [...shelf.cut, { file, error, rest: found.rest }];
      }
    }
    this.shelf.set(shelf);
    return shelf;
  }

  /** A faulty game up to its first bad move, if it can be read so far.
   * @param {string} text @param {string} error of the server */
  async #cut(text, error) {
    const cut = upToFault(text, error);
    const [game] = cut ? (await this.#app.readGames(cut.text)).games : [];
    if (!cut || !game) return null;
    return { game, text: cut.text, rest: cut.rest.length > MAX_NAMED ? `${cut.rest.slice(0, MAX_NAMED)}…` : cut.rest };
  }

  /** @param {number | null} index */
  opened(index) {
    const shelf = this.shelf.get();
    if (shelf) this.shelf.set({ ...shelf, open: index });
  }
}

/** What is wrong with a game, for people.
 * @param {Fault} fault */
export function faultText({ file, error, rest }) {
  const said = rest ? t('analyse-game-cut', { error: errorText(error), rest }) : errorText(error);
  return file ? t('analyse-game-of-file', { file, said }) : said;
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
  if (!lists || !places || typeof json.name !== 'string') return null;
  // An older page kept what it showed, and no `cut`.
  const faults = (/** @type {any} */ list) => (Array.isArray(list) ? list : []).map((one) => (typeof one?.error === 'string' ? one : { file: '', error: String(one), rest: '' }));
  return { ...json, errors: faults(json.errors), cut: faults(json.cut) };
}
