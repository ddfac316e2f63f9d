// The rule book of a game: asks a session that never searches about positions, and remembers the answers.

import { EngineError } from './jobs.js';
import { setRules } from './session.js';

/** @import { Session } from './session.js' */

/** @template State what is known about a position
 * @template {string | null} [Viewer=null] who looks: null sees whatever the position names */
export class Arbiter {
  #session;
  #questions;
  #parse;
  #most;
  /** @type {Map<string, State>} */
  #states = new Map();
  /** @type {Map<string, Promise<State>>} */
  #asked = new Map();

  /** @param {Session} session @param {(viewer: Viewer | null) => string[]} questions that are asked about a position
   * @param {(lines: string[]) => State} parse reads the replies to them @param {number} most how many positions are remembered */
  constructor(session, questions, parse, most) {
    this.#session = session;
    this.#questions = questions;
    this.#parse = parse;
    this.#most = most;
  }

  /** The state of a position if it has been asked for before.
   * @param {string} words what `position` takes @param {Viewer | null} [viewer]
   * @returns {State | undefined} */
  known(words, viewer = null) {
    return this.#states.get(`${viewer} ${words}`);
  }

  /** The state of a position.
   * @param {string} words what `position` takes @param {Viewer | null} [viewer]
   * @returns {Promise<State>} rejects with an EngineError if there is no such position */
  state(words, viewer = null) {
    const key = `${viewer} ${words}`;
    const known = this.#states.get(key);
    if (known) return Promise.resolve(known);
    const asked = this.#asked.get(key) ?? this.#ask(words, viewer, key);
    this.#asked.set(key, asked);
    return asked;
  }

  /** Any other question about a position.
   * @param {string} words what `position` takes @param {string[]} questions
   * @returns {Promise<string[]>} */
  ask(words, questions) {
    return this.#session.ask([`position ${words}`, ...questions]);
  }

  /** Why a move cannot be played, as the engine says it, or null if it can.
   * @param {string} words what `position` takes @param {string} move @param {string} [command] that checks it
   * @returns {Promise<string | null>} */
  async refusal(words, move, command = 'play') {
    try {
      await this.ask(words, [`${command} ${move}`]);
      return null;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      // Only the reason, without the command and the move.
      return error.message.replace(/^.*? '[^']*'(?: is not a move)?: /, '');
    }
  }

  /** Changes rule options, after which everything is asked anew.
   * @param {Record<string, boolean>} rules */
  async rules(rules) {
    this.forget();
    await setRules(this.#session, rules);
  }

  /** Forgets all answers, and those on their way. */
  forget() {
    this.#states.clear();
    this.#asked = new Map();
  }

  /** @param {string} words @param {Viewer | null} viewer @param {string} key */
  async #ask(words, viewer, key) {
    const asked = this.#asked;
    try {
      const state = this.#parse(await this.ask(words, this.#questions(viewer)));
      if (asked === this.#asked) {
        if (this.#states.size >= this.#most) this.#states.clear();
        this.#states.set(key, state);
      }
      return state;
    } finally {
      asked.delete(key);
    }
  }
}

/** The replies to `query` among the lines of an answer, in their order.
 * @param {string[]} lines */
export function responsesIn(lines) {
  return lines.filter((line) => line.startsWith('response ')).map((line) => line.slice('response '.length));
}

/** The line of an answer that begins with a word; empty if there is none.
 * @param {string[]} lines @param {string} word */
export function lineOf(lines, word) {
  return lines.find((line) => line === word || line.startsWith(`${word} `)) ?? '';
}
