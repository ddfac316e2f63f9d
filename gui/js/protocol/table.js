// The lines of a table of several devices as values, and its socket: a move reaches the table even if connections are lost.

import { LineSocket, TIMES } from './socket.js';

/** @typedef {{seat: string, status: 'free' | 'here' | 'away' | 'out' | 'engine', level: number, name: string}} TablePlayer
 *  `level` is that of an engine; `name` may be empty */

/** @typedef {'draw' | 'takeback' | 'rematch'} Question */

/** @typedef {{
 *   seat: string,
 *   opener: boolean,
 *   game: string,
 *   options: readonly string[],
 *   round: number,
 *   players: readonly TablePlayer[],
 *   silent: readonly string[],
 *   start: string,
 *   moves: readonly string[],
 *   turn: string | null,
 *   perMove: number | null,
 *   clock: Readonly<Record<string, number>> | null,
 *   offer: {what: Question, seats: readonly string[]} | null,
 *   result: {result: string, reason: string} | null,
 *   said: {number: number, seat: string, phrase: string} | null,
 * }} TableReport the state of a table as a seat hears it: its own seat, or `watch`; `start` and `moves` are the words of `position`;
 *   `silent` are the seats whose players are here but whose connections do not answer; `perMove` is the time that each
 *   move has by correspondence, and the clock what was left when it was heard, in milliseconds; `said` is what
 *   a player has said last, counted from the first */

/** @typedef {'connecting' | 'here' | 'lost' | 'taken' | 'ended'} Presence `taken`: the seat is open in another window, and this one waits;
 *  `ended`: the table no longer exists */

/** @typedef {{round: number, ply: number, move: string}} Sent a move that the table has not confirmed */

/** @typedef {{
 *   onTable: (table: TableReport) => void,
 *   onPresence: (presence: Presence) => void,
 *   onSent: (sent: Sent | null) => void,
 *   onError: (word: string, text: string) => void,
 * }} TableHandler */

/** @typedef {{seat: string, token: string, url: string, rows: readonly string[]}} SeatLink `rows` are those of the QR code of the link
 *  `url`, `1` for a dark module */

/** @typedef {{game: string, turn: string | null, left: number | null, players: readonly {seat: string, status: string, name: string | null}[]}} SeenTable a
 *  table in short: the player to move, null at the end, and the time left to that player in milliseconds, null if no clock runs */

/** @typedef {SeenTable & {id: string, clock: TableWish['clock']}} WaitingTable a table in the lobby */

/** @typedef {SeenTable & {id: string, over: boolean, listed: boolean, seats: readonly SeatLink[], watch: Omit<SeatLink, 'seat'>}} OpenTable */

/** @typedef {{game: string, players?: number, start?: string, options?: readonly string[], engines?: Record<string, number>,
 *   clock?: {time: number, increment: number} | {move: number} | null, listed?: boolean}} TableWish as `POST /tables` takes it */

/** The codes with which the server closes the socket of a table. */
const TAKEN = 4004;
const ENDED = 4005;
/** How long a move may stay without an answer before the connection counts as lost, in milliseconds. */
const PATIENCE = 6000;
const STATUS = /^(free|here|away|out|engine)(?: (\d+))?/;

/** The lines of a state, without `state N`.
 * @param {readonly string[]} lines
 * @returns {TableReport | null} null if there is no seat, game or position in them */
export function parseTable(lines) {
  const rest = (/** @type {string} */ word) => lines.find((line) => line === word || line.startsWith(`${word} `))?.slice(word.length + 1);
  const words = (/** @type {string} */ word) => rest(word)?.split(' ');
  const [seat, ...rights] = words('seat') ?? [];
  const [game, ...options] = words('game') ?? [];
  const position = rest('position');
  if (!seat || !game || !position) return null;
  const [start, moves = ''] = position.split(/ moves(?: |$)/);
  const turn = rest('turn') ?? 'none';
  const [what, ...seats] = words('offer') ?? [];
  const [result, , reason = ''] = words('result') ?? [];
  const times = words('clock');
  const [number, speaker, phrase] = words('said') ?? [];
  return {
    seat, opener: rights.includes('opener'), game, options, round: Number(rest('round') ?? 1),
    players: lines.flatMap((line) => parsePlayer(line) ?? []),
    silent: words('silent') ?? [],
    start, moves: moves.split(' ').filter((move) => move),
    turn: turn === 'none' ? null : turn,
    perMove: Number(rest('correspondence')) || null,
    clock: times ? Object.fromEntries(times.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(times[at + 1])]] : []))) : null,
    offer: what === 'draw' || what === 'takeback' || what === 'rematch' ? { what, seats } : null,
    result: result ? { result, reason } : null,
    said: phrase ? { number: Number(number), seat: speaker, phrase } : null,
  };
}

/** @param {string} line
 * @returns {TablePlayer | null} */
function parsePlayer(line) {
  const [, seat, words] = /^player (\w+) (.*)$/.exec(line) ?? [];
  const [, status, level = '0'] = STATUS.exec(words ?? '') ?? [];
  if (!status) return null;
  const [, name = ''] = / name (.*)$/.exec(words) ?? [];
  return { seat, status: /** @type {TablePlayer['status']} */ (status), level: Number(level), name };
}

export class TableClient {
  #handler;
  #lines;
  #later;
  #gone;
  /** The lines of an incomplete state.
   * @type {string[]} */
  #heard = [];
  /** @type {TableReport | null} */
  #table = null;
  /** @type {Sent | null} */
  #sent = null;
  /** How often a move has been sent. */
  #attempts = 0;
  /** Whether no state has come over this connection yet. */
  #fresh = true;

  /**
   * @param {string} url
   * @param {TableHandler} handler
   * @param {{gone: () => Promise<boolean>} & import('./socket.js').SocketParts} parts `gone` asks whether the server knows
   *   no such table: a socket does not say why it was refused
   */
  constructor(url, handler, { gone, ...parts }) {
    this.#handler = handler;
    this.#gone = gone;
    this.#later = parts.later ?? TIMES.later;
    this.#lines = new LineSocket(url, {
      onOpen: () => {
        this.#heard = [];
        this.#fresh = true;
      },
      onLine: (line) => this.#hear(line),
      onLost: (_reason, code) => this.#lost(code),
      onRest: () => false,
    }, parts);
  }

  /** Plays a move, and sends it until the table has confirmed it.
   * @param {string} move */
  play(move) {
    const table = this.#table;
    if (!table || this.#sent) return;
    this.#setSent({ round: table.round, ply: table.moves.length + 1, move });
    this.#sendMove();
  }

  /** Sends another line, which is lost if there is no connection.
   * @param {string} line */
  say(line) {
    this.#lines.send([line]);
  }

  close() {
    this.#lines.close();
  }

  /** @param {string} line */
  #hear(line) {
    const [word] = line.split(' ', 1);
    if (word === 'error') {
      this.#hearError(line);
    } else if (word === 'state') {
      const table = parseTable(this.#heard.splice(0));
      if (table) this.#take(table);
    } else {
      this.#heard.push(line);
    }
  }

  /** @param {string} line */
  #hearError(line) {
    const [, word = '', text = line] = /^error (\w+): (.*)$/.exec(line) ?? [];
    // What is wrong with it will still be wrong the next time.
    if (word === 'play') this.#setSent(null);
    this.#handler.onError(word, text);
  }

  /** @param {TableReport} table */
  #take(table) {
    this.#table = table;
    const sent = this.#sent;
    const open = sent && sent.round === table.round && sent.ply === table.moves.length + 1 && table.turn === table.seat;
    if (sent && !open) this.#setSent(null);
    const fresh = this.#fresh;
    this.#fresh = false;
    if (fresh) this.#handler.onPresence('here');
    this.#handler.onTable(table);
    if (fresh && open) this.#sendMove();
  }

  #sendMove() {
    const sent = this.#sent;
    if (!sent) return;
    this.#lines.send([`play ${sent.ply} ${sent.move}`]);
    const attempt = ++this.#attempts;
    this.#later(() => {
      if (this.#sent === sent && this.#attempts === attempt && !this.#fresh) this.#lines.reset();
    }, PATIENCE);
  }

  /** @param {Sent | null} sent */
  #setSent(sent) {
    if (sent === this.#sent) return;
    this.#sent = sent;
    this.#handler.onSent(sent);
  }

  /** @param {number} code */
  #lost(code) {
    this.#fresh = true;
    if (code === TAKEN || code === ENDED) {
      this.#lines.close();
      this.#handler.onPresence(code === TAKEN ? 'taken' : 'ended');
      return;
    }
    this.#handler.onPresence('lost');
    this.#gone().then((gone) => {
      if (!gone) return;
      this.#lines.close();
      this.#handler.onPresence('ended');
    }, () => {}); // no answer: the next attempt is under way
  }
}
