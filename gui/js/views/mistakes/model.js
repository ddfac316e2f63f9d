// A mistake being practised: the person looks for a better move, and the engine judges it. It draws nothing and knows no rules.

import { Exercise } from '../../app/exercise.js';
import { LaserReferee } from '../../app/laser-exercise.js';
import { load, nameKept, Store } from '../../app/store.js';
import { reasonText } from '../../lang/errors.js';
import { t } from '../../lang/texts.js';
import { messageOf, opponent } from '../../protocol/lines.js';
import { sourceOf } from '../play/games.js';
import { kept } from '../play/kept.js';
import { boxFromJson, dueCards, keyOf, LEARNED, withAnswer } from './cards.js';
import { changeBox, Gatherer, MISTAKES } from './gatherer.js';

/** @import { App } from '../../app/app.js' */
/** @import { LaserAttempt, Ply } from '../../app/laser-exercise.js' */
/** @import { Animation } from '../../board/types.js' */
/** @import { BoardState } from '../../game/arbiter.js' */
/** @import { Color } from '../../protocol/lines.js' */
/** @import { Judged } from '../../protocol/review.js' */
/** @import { Card, Source } from './cards.js' */

/** @typedef {LaserAttempt & {
 *   card: Card | null,
 *   queue: readonly string[] | null,
 *   helped: boolean,
 *   counted: boolean,
 *   judged: Judged | null,
 * }} MistakeState `card` is what is practised, null if nothing is due; `queue` has the keys of those to practise next, whenever they are due, or
 *   is null while the due ones are practised; `helped` after a wrong try or a hint, `counted` after the
 *   answer that says when the card comes back; `judged` is the last move's */

/** Waits between the moves, in milliseconds. */
const WAITS = { reply: 350, back: 1800 };
/** How many plies of a refutation are shown, and of a better line. */
const REFUTED = 3;
const BETTER = 5;
/** How many of the newest games are looked through without being asked. */
const AT_ONCE = 10;

/** @extends {Exercise<BoardState, Animation, Ply, MistakeState, LaserReferee>} */
export class MistakeModel extends Exercise {
  box = new Store(boxFromJson(load(MISTAKES)));
  /** The games that Play keeps and that can be looked through, the newest first. */
  games = new Store(/** @type {readonly Source[]} */ ([]));
  gatherer;

  /** @param {App} app */
  constructor(app) {
    super(app, new Store(/** @type {MistakeState} */ ({ ...fresh(null), queue: null, trouble: null })), new LaserReferee(app, {}), WAITS);
    this.gatherer = new Gatherer(app, this.box);
    // The first mistake that is found is practised while the engine goes on.
    this.box.subscribe(() => !this.state.get().card && this.next());
    addEventListener('storage', ({ key }) => {
      if (key === nameKept(MISTAKES)) this.box.set(boxFromJson(load(MISTAKES)));
    });
    this.next();
  }

  get fen() {
    return this.state.get().card?.fen ?? '';
  }

  /** The view is shown: new games are looked through, while something else may be practised. */
  visit() {
    this.games.set(kept.played().flatMap((game) => sourceOf(game) ?? []));
    if (this.gatherer.progress.get() === null) this.lookThrough(AT_ONCE);
    if (!this.state.get().card) this.next();
  }

  /** The games that have not been looked through. */
  get unseen() {
    const seen = new Set(this.box.get().seen);
    return this.games.get().filter(({ id }) => id === null || !seen.has(id));
  }

  /** Looks through new games, the newest first.
   * @param {number} [most] */
  lookThrough(most = Infinity) {
    const { unseen } = this;
    void this.#gather(unseen.slice(0, most));
  }

  /** Another view sends a game to practise the mistakes made in it.
   * @param {Source} game */
  receive(game) {
    this.#gather([game]).then((cards) => {
      if (!cards) return;
      if (cards.length > 0) this.practise(cards);
      else this.app.toast(t('mistakes-none'));
    });
  }

  /** Practises these cards, whenever they are due; by default all that are not learned.
   * @param {readonly Card[]} [cards] */
  practise(cards = this.box.get().cards.filter(({ box }) => box < LEARNED)) {
    this.merge({ queue: cards.map(keyOf) });
    this.next();
  }

  /** The next of the queue or, after that, the next that is due. */
  next() {
    const { queue, card } = this.state.get();
    const { cards } = this.box.get();
    const passed = card && keyOf(card);
    const rest = queue?.filter((key) => key !== passed) ?? [];
    const due = dueCards(this.box.get(), Date.now());
    // A skipped mistake comes up again after the others.
    const next = cards.find((one) => keyOf(one) === rest[0]) ?? due.find((one) => keyOf(one) !== passed) ?? due[0] ?? null;
    this.merge({ queue: rest.length > 0 ? rest : null });
    if (next) this.#begin(next);
    else this.merge(fresh(null));
  }

  /** Begins this one again; what happened before still counts. */
  again() {
    const { card, helped, counted } = this.state.get();
    if (card) this.#begin(card, { helped, counted });
  }

  retry() {
    this.again();
  }

  /** Shows the better line. */
  solution() {
    const { phase, card } = this.state.get();
    if (phase !== 'move' || !card) return;
    this.#answered(false);
    this.run(async (current) => {
      this.merge({ phase: 'solution', hint: null, remark: null });
      if (await this.playLine(card.pv.slice(0, BETTER), current)) this.merge({ phase: 'seen' });
    });
  }

  /** @param {Card} card @param {{helped: boolean, counted: boolean}} [marks] */
  #begin(card, marks) {
    this.setUp({ ...fresh(card), ...marks, shown: this.state.get().shown }, ({ toMove }) => ({ color: toMove }));
  }

  /** @param {string} move @param {BoardState} before @param {BoardState} _after @param {string} words
   * @returns {Promise<import('../../app/exercise.js').Verdict>} */
  async judge(move, before, _after, words) {
    // Another search may prefer another move, but what is shown as the solution is right.
    if (move === this.state.get().card?.pv[0]) return { kind: 'done' };
    const judged = await this.referee.judge(words, move);
    this.merge({ judged });
    if (!judged || judged.verdict !== 'wrong') return { kind: 'done' };
    const [reply, ...follow] = judged.refutation.slice(0, REFUTED);
    const text = reply === undefined ? t('mistakes-loses', { drop: judged.drop })
      : t('mistakes-loses-answered', { drop: judged.drop, color: opponent(before.toMove), reply });
    return { kind: 'wrong', text, reply, follow };
  }

  async find() {
    const move = this.state.get().card?.pv[0];
    return move === undefined ? null : { square: move.slice(0, 2), move, whole: false };
  }

  /** @param {import('../../app/exercise.js').Hint} hint */
  hinted(hint) {
    super.hinted(hint);
    this.merge({ helped: true });
  }

  /** @param {string} remark */
  failed(remark) {
    this.#answered(false);
    this.merge({ helped: true });
    super.failed(remark);
  }

  solved() {
    this.#answered(!this.state.get().helped);
    this.merge({ phase: 'solved', remark: null });
    super.solved();
  }

  /** Puts the card where it belongs now; only the first answer counts.
   * @param {boolean} alone whether a better move was found without help */
  #answered(alone) {
    const { card, counted } = this.state.get();
    if (!card || counted) return;
    changeBox(this.box, (box) => withAnswer(box, card, alone, Date.now()));
    this.merge({ card: this.box.get().cards.find((one) => keyOf(one) === keyOf(card)) ?? card, counted: true });
  }

  /** @param {readonly Source[]} games */
  async #gather(games) {
    try {
      return await this.gatherer.run(games);
    } catch (error) {
      this.app.toast(reasonText(messageOf(error)));
      return null;
    }
  }
}

/** A card before the first move.
 * @param {Card | null} card */
function fresh(card) {
  return {
    card, color: /** @type {Color} */ (card?.fen.split(' ')[1] === 'r' ? 'red' : 'blue'), plies: [], shown: null, animation: undefined,
    phase: /** @type {const} */ ('judged'), remark: null, hint: null, helped: false, counted: false, judged: null,
  };
}
