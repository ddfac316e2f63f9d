// What all views share: the connection to Akhet, the rule book, the settings, messages to the person.

import { chooseNames } from '../board/names.js';
import { LaserArbiter } from '../game/arbiter.js';
import { errorText, reasonText } from '../lang/errors.js';
import { t } from '../lang/texts.js';
import { EngineError } from '../protocol/jobs.js';
import { messageOf, parseOpponent } from '../protocol/lines.js';
import { Session, setRules } from '../protocol/session.js';
import { LineSocket } from '../protocol/socket.js';
import { readGames, workerSocket } from '../protocol/worker.js';
import { keepOffline } from './offline.js';
import { keeping, load, save, Store } from './store.js';
import { isNewToken, keepSeat, takeLobby, takeSeat, takeToken } from './token.js';

/** @import { SessionStatus, Settings } from '../protocol/session.js' */

/** @typedef {{theme: 'auto' | 'light' | 'dark', language: string, sound: boolean, confirm: boolean, beams: boolean,
 *   names: import('../board/names.js').Names, pictures: Readonly<Record<string, string>>, words: boolean}} Preferences
 *  `language`: its tag, or `auto`, the browser's; `confirm`: a move needs a second click; `beams`: the standing beams are drawn; `names`: what the pieces are called; `pictures`: a person's own names of Labyrinth's pictures; `words`: moves and
 *  questions can be typed */

/** @typedef {{id: number, text: string}} Toast */

/** @typedef {{KingTurns: boolean, SwapOntoClosed: boolean, RepetitionEnds: boolean}} Rules the engine's options that change
 *  the rules; they hold for the whole page */

/** @type {Preferences} */
const PREFERENCES = { theme: 'auto', language: 'auto', sound: false, confirm: false, beams: true, names: 'akhet', pictures: {}, words: false };
/** @type {Rules} */
const RULES = { KingTurns: false, SwapOntoClosed: false, RepetitionEnds: false };
/** The worker of a page without a server, which `akhet gui --export` names in the page; null if there is a server. */
const WORKER = document.querySelector('meta[name="engine"]')?.getAttribute('content') ?? null;
/** The name under which a tab keeps that threads do not work in this browser. */
const ONE_THREAD = 'one-thread';
/** What is said once when the browser does not keep everything. */
const UNKEPT = {
  kept: '',
  dropped: t('app-room-dropped'),
  lost: t('app-room-lost'),
};
const TOAST_TIME = 8000;
/** @type {Settings} options of every session that thinks */
const THINKER = { Hash: 16, UCI_ShowWDL: true };

/** Stands in for a connection. */
const NOWHERE = () => ({ send: () => {}, reset: () => {}, wake: () => {}, close: () => {} });

export class App {
  /** @type {Store<Preferences>} */
  preferences = new Store({ ...PREFERENCES, ...load('preferences') });
  toasts = new Store(/** @type {readonly Toast[]} */ ([]));
  /** What the live region says. */
  spoken = new Store('');
  /** What the field of moves and questions works with; null while no board is shown.
   * @type {import('./hooks.js').Typing | null} */
  typing = null;
  /** The status of the rule book's connection, which stands for the server's. */
  link = new Store(/** @type {SessionStatus} */ ({ kind: 'connecting', reason: '' }));
  /** Whether there is a server. Without one the engine runs in a worker of the browser. */
  served = WORKER === null;
  /** How much of a worker's engine is loaded; null before the first byte. */
  loading = new Store(/** @type {import('../protocol/worker.js').Loading | null} */ (null));
  /** How long the server took to answer last, or has not answered so far, in milliseconds. */
  lag = new Store(0);
  /** Switches to the newer version of the page that the browser has loaded; null if there is none. */
  newer = new Store(/** @type {(() => void) | null} */ (null));
  /** Whether the server refuses the page because its token is wrong or missing. */
  refused = new Store(false);
  /** The page's address for another device, if one can reach the server. */
  elsewhere = new Store(/** @type {import('./link-dialog.js').Link | null} */ (null));
  /** The names of the engines; the first is the built-in one. */
  engines = new Store(/** @type {readonly string[]} */ (['Akhet']));
  /** Resolves when `engines` has the server's list. */
  enginesKnown;
  /** @type {Store<Rules>} */
  rules = new Store({ ...RULES, ...load('rules') });
  /** The games in views, as `position` takes them, by the view's title: new rules must allow them.
   * @type {Map<string, () => string>} */
  games = new Map();
  arbiter;
  #rules;
  /** @type {Set<Session>} those that think */
  #thinkers = new Set();
  /** The seat that this tab has at a table of several devices. */
  seat = new Store(WORKER === null ? takeSeat() : null);
  /** The token of the lobby from which this tab has come, or empty. */
  lobby = WORKER === null ? takeLobby() : '';
  /** Whether the page was opened by the link of a seat or of the lobby: it shows only the table or the lobby, and sends all requests with
   * their tokens. */
  guest = this.seat.get()?.guest === true || this.lobby !== '';
  /** Whether the others at the table wait for this person's move. */
  awaited = new Store(false);
  /** Whether the dialog that sets up a table is open. */
  inviting = new Store(false);
  #token = WORKER === null && !this.guest ? takeToken() : '';
  /** The name of the setup that the address asks for, or null. */
  setup = new URLSearchParams(location.search).get('setup');
  #toasts = 0;

  constructor() {
    chooseNames(this.preferences.get().names, this.preferences.get().pictures);
    this.preferences.subscribe((preferences) => {
      chooseNames(preferences.names, preferences.pictures);
      save('preferences', preferences);
    });
    this.seat.subscribe(keepSeat);
    const tell = (/** @type {keyof typeof UNKEPT} */ how) => UNKEPT[how] && this.toast(UNKEPT[how]);
    keeping.subscribe(tell);
    tell(keeping.get());
    this.#rules = new Session(this.guest ? NOWHERE : this.#connect({}, Promise.resolve()), {
      settings: { Hash: 1, ...this.rules.get() },
      onStatus: (status) => {
        const lost = status.kind === 'lost' && this.link.get().kind !== 'lost';
        this.link.set(status);
        // A socket does not say why it was refused; and another server may have other engines.
        if (lost) this.enginesKnown = this.#askEngines();
      },
      onError: (text) => this.toast(reasonText(text)),
    });
    // Files to cache are loaded after those needed now. Where none can be cached, the page needs the network each time.
    if (!this.served) this.#rules.ready().then(() => keepOffline((change) => this.#hearNewer(change))).catch(() => {});
    this.arbiter = new LaserArbiter(this.#rules, this.served || Object.values(this.rules.get()).includes(true) ? null : firstAnswers());
    this.enginesKnown = this.#askEngines();
    addEventListener('storage', (event) => {
      if (this.refused.get() && isNewToken(event)) location.reload();
    });
  }

  /** A new session that thinks.
   * @param {string} engine one of `engines`
   * @param {Settings} settings beyond those of every thinker; if they include rules, the session keeps these
   * @param {(status: SessionStatus) => void} [onStatus]
   * @param {string} [variant] the game, a value of `UCI_Variant`; Laser Chess by default */
  session(engine, settings, onStatus, variant) {
    const session = new Session(this.#connect(engine === this.engines.get()[0] ? {} : { engine }, this.#rules.ready()), {
      ...(variant && { variant }),
      settings: { ...THINKER, ...(variant ? {} : this.rules.get()), ...settings },
      onStatus: (status) => {
        if (status.kind === 'closed') this.#thinkers.delete(session);
        onStatus?.(status);
      },
      onError: (text) => this.toast(t('app-engine-said', { engine, text: reasonText(text) })),
    });
    if (!variant && !Object.keys(RULES).some((name) => name in settings)) this.#thinkers.add(session);
    return session;
  }

  /** Changes the rules; rejects and changes nothing if a view's game would be illegal.
   * @param {Rules} rules */
  async setRules(rules) {
    await this.arbiter.rules(rules);
    for (const [title, words] of this.games) {
      try {
        await this.arbiter.state(words());
      } catch (error) {
        await this.arbiter.rules(this.rules.get());
        if (!(error instanceof EngineError)) throw error;
        throw new EngineError(t('app-rules-refused', { view: title, reason: reasonText(error.message) }));
      }
    }
    save('rules', rules);
    for (const session of this.#thinkers) setRules(session, rules).catch((error) => this.report(error));
    this.rules.set(rules);
  }

  /** The range of the built-in engine's ratings, or null before they are known. */
  rating() {
    const option = this.#rules.identity.options.get('UCI_Elo');
    return option ? { min: option.min, max: option.max } : null;
  }

  /** The levels of the built-in engine that have names, the weakest first.
   * @param {Session} [session] of the game; Laser Chess by default
   * @returns {Promise<import('../protocol/lines.js').NamedLevel[]>} */
  async opponents(session = this.#rules) {
    const lines = await session.ask(['opponents']);
    const opponents = lines.map(parseOpponent).filter((opponent) => opponent !== null);
    return opponents.map((one) => ({ ...one, character: t('app-opponent', one) }));
  }

  /** A session that answers questions about positions to a seat of a table.
   * @param {string} seat its token @param {string} variant the game @param {readonly string[]} options those that are on */
  seatSession(seat, variant, options) {
    return new Session((handler) => new LineSocket(this.#address('session', { token: seat }), handler, { onLag: this.onLag }), {
      variant, settings: Object.fromEntries(options.map((name) => [name, true])), onError: (text) => this.toast(reasonText(text)),
      onStatus: (status) => {
        if (status.kind === 'lost' && status.full) this.toast(t('app-seat-full'));
      },
    });
  }

  /** Hears how long the server takes to answer. */
  onLag = (/** @type {number} */ lag) => this.lag.set(Math.round(lag));

  /** The address of the socket of a seat. @param {string} seat its token */
  tableAddress(seat) {
    return this.#address('table', { token: seat, ...(!this.guest && { opener: this.#token }) });
  }

  /** How a table stands for a seat; null if the server knows no such seat. Rejects if it does not answer.
   * @param {string} seat its token
   * @returns {Promise<(import('../protocol/table.js').SeenTable & {seat: string}) | null>} */
  async seatNow(seat) {
    const response = await fetch(this.#address('table', { token: seat }).replace(/^ws/, 'http'));
    return response.status === 403 ? null : response.json();
  }

  /** A request of a guest of the lobby; null if the server refuses it. Rejects if it has no answer.
   * @param {Record<string, string>} query @param {RequestInit} [init]
   * @returns {Promise<any>} */
  async askLobby(query = {}, init) {
    const response = await fetch(this.#address('lobby', { ...query, token: this.lobby }).replace(/^ws/, 'http'), init);
    if (response.status >= 500) throw new Error(await response.text());
    return response.ok ? response.json() : null;
  }

  /** The address of the server's lobby, or null.
   * @returns {Promise<import('./link-dialog.js').Link | null>} */
  lobbyLink() {
    return this.#fetchJson('lobby/link');
  }

  /** The tables on the server.
   * @returns {Promise<import('../protocol/table.js').OpenTable[]>} */
  tables() {
    return this.#fetchJson('tables');
  }

  /** Sets up a table.
   * @param {import('../protocol/table.js').TableWish} wish
   * @returns {Promise<import('../protocol/table.js').OpenTable>} */
  setUpTable(wish) {
    return this.#fetchJson('tables', { method: 'POST', body: JSON.stringify(wish) });
  }

  /** Ends a table for all its seats. @param {string} id */
  async endTable(id) {
    await this.#fetch(this.#address('tables', { id }), { method: 'DELETE' });
  }

  /** Reads a PGN text.
   * @param {string} pgn
   * @returns {Promise<import('../game/record.js').LoadedGames>} */
  readGames(pgn) {
    return WORKER === null ? this.#fetchJson('games', { method: 'POST', body: pgn }) : readGames(workerAddress(WORKER), pgn);
  }

  /** Sends the server a request other than a line.
   * @param {string} path @param {RequestInit} [init] */
  async #fetchJson(path, init) {
    return (await this.#fetch(this.#address(path), init)).json();
  }

  /** @param {string} address @param {RequestInit} [init] */
  async #fetch(address, init) {
    const response = await fetch(address.replace(/^ws/, 'http'), init);
    if (response.status === 403) this.refused.set(true);
    if (!response.ok) throw new Error((await response.text()) || t('app-unanswered', { path: new URL(address).pathname, status: String(response.status) }));
    return response;
  }

  /** @param {() => void} change */
  #hearNewer(change) {
    this.newer.set(change);
    this.toast(t('app-newer-there'));
  }

  /** Shows a message for some seconds.
   * @param {string} text */
  toast(text) {
    if (this.toasts.get().some((toast) => toast.text === text)) return;
    const id = ++this.#toasts;
    this.toasts.set([...this.toasts.get().slice(-2), { id, text }]);
    setTimeout(() => this.dismiss(id), TOAST_TIME);
  }

  /** @param {number} id */
  dismiss(id) {
    this.toasts.set(this.toasts.get().filter((toast) => toast.id !== id));
  }

  /** Shows an error. If it is not an engine's, it is a bug of the page and also goes to the console.
   * @param {unknown} error */
  report(error) {
    if (!(error instanceof EngineError)) console.error(error);
    this.toast(error instanceof EngineError ? errorText(error.message) : reasonText(messageOf(error)));
  }

  /** Has screen readers say something.
   * @param {string} text */
  announce(text) {
    this.spoken.set(text);
  }

  /** How a new session connects.
   * @param {Record<string, string>} query
   * @param {Promise<unknown>} turn when to start a worker: a second one finds the engine in the browser's cache
   * @returns {(handler: import('../protocol/socket.js').SocketHandler) => LineSocket} */
  #connect(query, turn) {
    if (WORKER === null) return (handler) => new LineSocket(this.#address('session', query), handler, { onLag: this.onLag });
    const connect = (/** @type {string} */ url) => workerSocket(() => workerAddress(url), turn, (loading) => this.loading.set(loading),
      () => save(ONE_THREAD, true, true));
    return (handler) => new LineSocket(WORKER, handler, { connect });
  }

  /** @param {string} path @param {Record<string, string>} [query] */
  #address(path, query = {}) {
    const url = new URL(path, document.baseURI);
    url.protocol = url.protocol.replace('http', 'ws');
    url.hash = '';
    url.search = new URLSearchParams({ token: this.#token, ...query }).toString();
    return url.href;
  }

  async #askEngines() {
    if (!this.served || this.guest) return;
    try {
      const names = await this.#fetchJson('engines');
      if (Array.isArray(names) && names.length > 0) this.engines.set(names.map(String));
      this.elsewhere.set(await this.#fetchJson('link'));
    } catch (error) {
      // The page itself shows that it is refused or that the connection is lost.
      if (!this.refused.get() && !(error instanceof TypeError)) this.report(error);
    }
  }
}

/** Where to load the worker from: the build with threads is not tried again once it has failed.
 * @param {string} worker */
function workerAddress(worker) {
  return load(ONE_THREAD, true) === true ? `${worker}?build=one` : worker;
}

/** The rule book's answers about the first position, from a file beside the page: play begins before the engine is loaded.
 * @returns {Promise<string[]>} */
async function firstAnswers() {
  const response = await fetch('first.txt');
  if (!response.ok) throw new Error(`first.txt: ${response.status}`);
  return (await response.text()).split('\n');
}
