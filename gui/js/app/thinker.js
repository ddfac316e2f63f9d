// Infinite analysis: an engine that follows the position shown.

import { errorText, reasonText } from '../lang/errors.js';
import { t } from '../lang/texts.js';
import { messageOf } from '../protocol/lines.js';
import { load, save, Store } from './store.js';

/** @import { App } from './app.js' */
/** @import { Info } from '../protocol/lines.js' */
/** @import { Session, Thinking } from '../protocol/session.js' */

/** @typedef {{on: boolean, engine: string, lines: number, threads: number, hash: number}} ThinkerSettings
 *  an empty `engine` is the built-in one; `hash` is in MB */

/** @typedef {Record<string, boolean>} Rules the options of the rules */

/** @template Mover
 * @typedef {{node: number, mover: Mover, words: (session: Session) => Promise<string>, rules: Rules}} Target
 *  a position to think about; `words` gives what `position` takes in a session that is ready */

/** @template Mover
 * @typedef {{node: number, mover: Mover, infos: readonly Info[]} | null} Thoughts on a position, the best line first */

/** @typedef {{min: number, max: number}} Range */

export const MAX_LINES = 5;
/** The server's limit for a session, in MB. */
const MAX_HASH = 256;
/** @type {ThinkerSettings} */
const SETTINGS = { on: false, engine: '', lines: 1, threads: 1, hash: 64 };

/** @template {string} [Mover=import('../protocol/lines.js').Color] */
export class Thinker {
  settings;
  thoughts = new Store(/** @type {Thoughts<Mover>} */ (null));
  /** Why the engine does not think, or null. */
  trouble = new Store(/** @type {string | null} */ (null));
  /** The engine's name with its version, once known, and the ranges of its options: until then those of the server,
   * then null for an option that it does not have or that has only one value. */
  engine = new Store({
    name: '', threads: /** @type {Range | null} */ ({ min: 1, max: mostThreads() }), hash: /** @type {Range | null} */ ({ min: 1, max: MAX_HASH }),
  });
  #app;
  /** @type {{session: Session, engine: string, rules: Rules} | null} */
  #held = null;
  /** @type {Target<Mover> | null} */
  #target = null;
  /** @type {Thinking | null} */
  #thinking = null;
  #turn = 0;
  /** Whether the engine failed before it could search. */
  #unstarted = false;
  #variant;

  /** @param {App} app @param {string} [name] by which the browser keeps the settings
   * @param {string} [variant] the game, a value of `UCI_Variant`, which only the built-in engine plays; the engine's own without it
   * @param {Partial<ThinkerSettings>} [usual] the settings before any is chosen */
  constructor(app, name = 'analysis-engine', variant = undefined, usual = {}) {
    this.#app = app;
    this.#variant = variant;
    this.settings = new Store(kept({ ...usual, ...load(name) }));
    this.settings.subscribe((settings) => save(name, settings));
  }

  /** The engines to choose from. */
  get engines() {
    const names = this.#app.engines.get();
    return this.#variant === undefined ? names : names.slice(0, 1);
  }

  /** Thinks about another position, or stops.
   * @param {Target<Mover> | null} target */
  follow(target) {
    this.#target = target;
    void this.#again();
  }

  /** @param {Partial<ThinkerSettings>} fields */
  set(fields) {
    const before = this.settings.get();
    this.settings.merge(fields);
    this.trouble.set(null);
    const now = this.settings.get();
    if (!now.on) this.#release();
    if (this.#held && now.engine === before.engine && JSON.stringify(options(now)) !== JSON.stringify(options(before))) {
      this.#thinking?.stop();
      const { session } = this.#held;
      session.set(options(now)).catch((error) => {
        // Nobody waits for an engine that has been switched off.
        if (this.#held?.session === session) this.#app.report(error);
      });
    }
    void this.#again();
  }

  async #again() {
    const turn = ++this.#turn;
    this.#thinking?.stop();
    this.#thinking = null;
    this.#unstarted = false;
    const target = this.#target;
    if (!target || !this.settings.get().on) {
      this.thoughts.set(null);
      return;
    }
    try {
      await this.#app.enginesKnown;
      if (turn !== this.#turn) return;
      const session = this.#session(target.rules);
      await session.ready();
      const words = await target.words(session);
      if (turn !== this.#turn) return;
      const { node, mover } = target;
      this.#thinking = session.search(words, 'infinite', (infos) => {
        if (turn === this.#turn) this.thoughts.set({ node, mover, infos });
      });
      const { error } = await this.#thinking.done;
      if (turn === this.#turn && error) this.trouble.set(errorText(error));
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#unstarted = this.#thinking === null;
      this.trouble.set(errorText(messageOf(error)));
    }
  }

  /** A session of the chosen engine under these rules.
   * @param {Rules} rules */
  #session(rules) {
    const names = this.engines;
    const wanted = this.settings.get().engine;
    const engine = names.includes(wanted) ? wanted : names[0];
    const held = this.#held;
    if (held && held.engine === engine && JSON.stringify(held.rules) === JSON.stringify(rules)) return held.session;
    held?.session.close();
    const session = this.#app.session(engine, { ...options(this.settings.get()), ...rules }, ({ kind, reason }) => {
      if (this.#held?.session !== session) return;
      if (kind === 'ready') this.#known(session);
      this.trouble.set(kind === 'lost' && this.#app.link.get().kind === 'ready'
        ? t('app-engine-lost', { engine, reason: reasonText(reason) || 'none' }) : null);
      if (kind === 'ready' && this.#unstarted) void this.#again();
    }, this.#variant);
    this.#held = { session, engine, rules };
    return session;
  }

  /** Ends the session and frees its memory. */
  #release() {
    const held = this.#held;
    this.#held = null;
    this.#thinking = null;
    this.#turn += 1;
    held?.session.close();
  }

  /** @param {Session} session */
  #known({ identity }) {
    const range = (/** @type {string} */ name, /** @type {number} */ most) => {
      const option = identity.options.get(name);
      return option && option.max > option.min ? { min: option.min, max: Math.min(option.max, most) } : null;
    };
    this.engine.set({
      name: identity.name,
      threads: range('Threads', mostThreads()),
      hash: range('Hash', MAX_HASH),
    });
  }
}

/** The options of a session for the settings.
 * @param {ThinkerSettings} settings */
function options({ lines, threads, hash }) {
  return { MultiPV: lines, Threads: threads, Hash: hash };
}

function mostThreads() {
  return navigator.hardwareConcurrency || 1;
}

/** @param {any} json
 * @returns {ThinkerSettings} */
function kept(json) {
  const whole = (/** @type {any} */ value, /** @type {number} */ most, /** @type {number} */ usual) =>
    (Number.isInteger(value) && value >= 1 && value <= most ? value : usual);
  return {
    on: json?.on === true,
    engine: typeof json?.engine === 'string' ? json.engine : SETTINGS.engine,
    lines: whole(json?.lines, MAX_LINES, SETTINGS.lines),
    threads: whole(json?.threads, mostThreads(), SETTINGS.threads),
    hash: whole(json?.hash, MAX_HASH, SETTINGS.hash),
  };
}
