// A game of Labyrinth being played. It draws nothing. It holds no more than the viewer may know: the engine answers per player, and the
// curtain clears its answers.

import { timeLeft } from '../../../game/clock.js';
import { FULL_LEVEL } from '../../../game/levels.js';
import { lastNode, positionWords } from '../../../game/tree.js';
import { onlyPerson, sidesOf } from '../../../play/match.js';
import { PlayModel as AnyPlayModel } from '../../../play/model.js';
import * as anyGame from '../../../play/state.js';
import { setRules } from '../../../protocol/session.js';
import { LabyrinthArbiter } from '../../arbiter.js';
import { sceneTo } from '../../scene.js';
import { kept } from './kept.js';
import { anew, curtained, firstMatch } from './match.js';
import { outcomeText } from './outcome.js';

/** @import { App } from '../../../app/app.js' */
/** @import { MazeState } from '../../arbiter.js' */
/** @import { Seat } from '../../lines.js' */
/** @import { LabyrinthTypes, PlayState, PlayedGame } from './kept.js' */
/** @import { Match } from './match.js' */

const VARIANT = 'labyrinth';
const HINT_TIME = 800;

/** @type {import('../../../play/model.js').PlayRules<LabyrinthTypes>} */
const RULES = {
  patient: true,
  anew,
  clockWords: (clock, now) => Object.keys(clock.left).map((seat, index) =>
    `p${index + 1}time ${Math.floor(timeLeft(clock, /** @type {Seat} */ (seat), now))} p${index + 1}inc ${clock.increment}`).join(' '),
  async search(/** @type {PlayModel} */ model, seat, go) {
    const { match, tree } = model.state.get();
    const player = match.players[seat];
    const session = await model.engine(player?.kind === 'engine' ? player.level : FULL_LEVEL);
    return session.search(positionWords(tree, lastNode(tree)), go);
  },
  /** Given what the person may know. */
  async findHint(/** @type {PlayModel} */ model) {
    const { words } = model.state.get();
    const { best } = await (await model.engine(FULL_LEVEL)).search(words, `movetime ${HINT_TIME}`).done;
    return best === null ? null : { move: best, path: await model.arbiter.path(words, best) };
  },
  endIn: (_model, { winner }) => winner && { winner, loser: null, reason: 'won' },
  /** With two players the other has won. */
  lossOf(match, loser, reason) {
    const others = sidesOf(match).filter((seat) => seat !== loser);
    return { winner: others.length === 1 ? others[0] : null, loser, reason };
  },
  outcomeWords: (/** @type {PlayModel} */ model, outcome) => outcomeText(model.state.get().match, outcome),
  detail: () => '',
};

/** @extends {AnyPlayModel<LabyrinthTypes, PlayState, PlayedGame>} */
export class PlayModel extends AnyPlayModel {
  arbiter;
  #rules;
  /** @type {import('../../../protocol/session.js').Session | null} one for all engines: only one thinks at a time */
  #thinker = null;

  /** @param {App} app */
  constructor(app) {
    super(app, kept, kept.own() ?? kept.fresh(firstMatch()), RULES);
    this.#rules = app.session(app.engines.get()[0], { Hash: 1 }, undefined, VARIANT);
    this.arbiter = new LabyrinthArbiter(this.#rules);
    this.begin();
  }

  /** Begins or continues the game on the board, under its rules, as the only person sees it. */
  begin() {
    const { match } = this.state.get();
    this.state.merge({ viewer: match.options.OpenCards ? null : onlyPerson(match) ?? 'nobody' });
    this.arbiter.rules(match.options).catch((error) => this.app.report(error));
    if (this.#thinker) setRules(this.#thinker, match.options).catch((error) => this.app.report(error));
    super.begin();
  }

  /** @returns {Promise<import('../../../protocol/lines.js').NamedLevel[]>} the levels that have names */
  opponents() {
    return this.app.opponents(this.#rules);
  }

  /** A position of any game under its own options, as a spectator sees it.
   * @param {string} words what `position` takes @param {Match['options']} options
   * @returns {Promise<MazeState>} rejects with an EngineError if there is no such position */
  async stateUnder(words, options) {
    // The session works in order: the question comes between the two changes.
    const [, state] = await Promise.all([
      this.arbiter.rules(options), this.arbiter.state(words, 'nobody'), this.arbiter.rules(this.state.get().match.options),
    ]);
    return state;
  }

  retry() {
    this.#thinker?.close();
    this.#thinker = null;
    super.retry();
  }

  /** The next person looks at the screen. */
  lift() {
    const { match, shown, at } = this.state.get();
    const turn = shown?.toMove;
    if (!turn || match.players[turn]?.kind !== 'person') return;
    this.display(at, false, { viewer: turn }).then(() => this.runClock(turn), (error) => this.app.report(error));
  }

  /** If several people play, the one at the screen steps aside before anything about another turn is revealed. */
  stepAside() {
    if (!curtained(this.state.get().match)) return;
    this.arbiter.forget();
    this.state.merge({ viewer: 'nobody' });
  }

  canMove() {
    return canMove(this.state.get());
  }

  /** Starts the clock of a seat: that of a person behind the curtain waits until it is lifted.
   * @param {Seat} seat */
  runClock(seat) {
    const { match, viewer } = this.state.get();
    if (!curtained(match) || viewer === seat || match.players[seat]?.kind === 'engine') super.runClock(seat);
  }

  /** @param {string} words @param {Partial<PlayState>} [fields] */
  stateOf(words, { viewer = this.state.get().viewer } = {}) {
    return this.arbiter.state(words, viewer);
  }

  /** @param {number} id */
  animationTo(id) {
    return sceneTo(this, id);
  }

  /** A session whose engine plays at a level.
   * @param {number} level */
  async engine(level) {
    await this.app.enginesKnown;
    const { match } = this.state.get();
    this.#thinker ??= this.app.session(this.app.engines.get()[0], { ...match.options },
      (status) => this.engineStatus(this.state.get().thinking, status), VARIANT);
    this.#thinker.set({ 'Skill Level': level }).catch(() => {}); // its search then fails too
    return this.#thinker;
  }
}

/** Whether the curtain is down: the next person has not come to the screen yet.
 * @param {PlayState} state */
export function isCurtained({ match, shown, viewer, outcome, tree, at }) {
  return outcome === null && shown !== null && !anyGame.isFinal(shown) && at === lastNode(tree) && curtained(match) && viewer !== shown.toMove
    && match.players[shown.toMove]?.kind === 'person';
}

/** Whether the person may move on the board as it is shown.
 * @param {PlayState} state */
export function canMove(state) {
  return anyGame.canMove(state) && !isCurtained(state);
}
