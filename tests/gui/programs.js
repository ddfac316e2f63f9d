// The programs that the tests start: the page's server, and an engine on pipes that tells the tests the rules.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The program under test. */
export const AKHET = process.env.AKHET ?? fileURLToPath(new URL('../../target/release/akhet', import.meta.url));

/** What the server prints for people. */
const GREETING = 'Press Ctrl-C to stop.';
const LINKS = ['On another device: ', 'Lobby: '];

/** Where the servers keep their tokens. */
const STATE = mkdtempSync(join(tmpdir(), 'akhet-gui-state-'));
process.on('exit', () => rmSync(STATE, { recursive: true, force: true }));

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
// However this process ends, its children end with it.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

/** @param {string[]} args */
function launch(args) {
  const child = spawn(AKHET, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, XDG_STATE_HOME: STATE } });
  createInterface(child.stderr).on('line', (line) => {
    if (line !== GREETING && !LINKS.some((what) => line.startsWith(what))) console.error(`akhet ${args[0] ?? ''}: ${line}`);
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Asks a process to end, and kills it if it does not.
 * @param {import('node:child_process').ChildProcess} child @param {number} patience in milliseconds */
async function end(child, patience = 10_000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await gone;
  clearTimeout(timer);
}

/** Starts `akhet gui` with further arguments.
 * @param {string[]} args
 * @returns {Promise<Server>} */
export async function serve(args = []) {
  const child = launch(['gui', '--no-open', ...(args.includes('--port') ? [] : ['--port', '0']), ...args]);
  child.stdin.end();
  for await (const line of createInterface(child.stdout)) return new Server(child, new URL(line));
  throw new Error(`${AKHET} gui ended without an address`);
}

export class Server {
  #child;
  /** @type {URL} the page, with the token */
  url;

  /** @param {import('node:child_process').ChildProcess} child @param {URL} url */
  constructor(child, url) {
    this.#child = child;
    this.url = url;
  }

  /** The process ids of the engines that the server has started. */
  engines() {
    const parent = String(this.#child.pid);
    return readdirSync('/proc').filter((id) => {
      try {
        // The name, which may contain anything, is in parentheses before the state and the parent's id.
        return /^\d+$/.test(id) && readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === parent;
      } catch {
        return false; // it has just ended
      }
    }).map(Number);
  }

  async stop() {
    await end(this.#child);
  }

  /** Kills it at once, as a machine failure would. */
  async kill() {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}

/** An engine on pipes that speaks the same protocol as the page's. */
export class Engine {
  #child = launch([]);
  /** @type {string[]} */
  #lines = [];
  #wake = () => {};

  constructor() {
    createInterface(this.#child.stdout).on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
  }

  /** Sends lines and collects the output up to a line that begins with the word `last`.
   * @param {string[]} lines @param {string} last */
  async #until(lines, last) {
    this.#child.stdin.write(lines.map((line) => `${line}\n`).join(''));
    for (;;) {
      const at = this.#lines.findIndex((line) => line.split(' ')[0] === last);
      if (at >= 0) return this.#lines.splice(0, at + 1);
      await new Promise((resolve) => {
        this.#wake = () => resolve(undefined);
      });
    }
  }

  /** The replies to lines that start no search. Throws if one of them is an error.
   * @param {...string} lines */
  async ask(...lines) {
    const replies = (await this.#until([...lines, 'isready'], 'readyok')).slice(0, -1);
    const error = replies.find((line) => line.startsWith('info string error'));
    if (error) throw new Error(`${error}, after ${lines.join('; ')}`);
    return replies;
  }

  /** The move that the engine finds.
   * @param {string} position @param {number} nodes */
  async best(position, nodes) {
    const replies = await this.#until([`position ${position}`, `go nodes ${nodes}`], 'bestmove');
    return replies.at(-1)?.split(' ')[1] ?? 'none';
  }

  /** The first move of the shortest win within this number of moves. Throws if there is none.
   * @param {string} position @param {number} moves */
  async proof(position, moves) {
    const solved = (await this.#until([`position ${position}`, `solve ${moves}`], 'solved')).at(-1) ?? '';
    const [, move] = /^solved win \d line (\w+)/.exec(solved) ?? [];
    if (!move) throw new Error(`${position}: ${solved}`);
    return move;
  }

  async stop() {
    this.#child.stdin.end();
    await end(this.#child);
  }
}
