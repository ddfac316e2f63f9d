// A game of Laser Chess being played. It draws nothing.

import { goWords } from '../../game/clock.js';
import { animationTo } from '../../game/shots.js';
import { lastNode, lineThrough, positionWords, ROOT } from '../../game/tree.js';
import { t } from '../../lang/texts.js';
import { onlyPerson, people } from '../../play/match.js';
import { PlayModel as AnyPlayModel } from '../../play/model.js';
import { isFinal } from '../../play/state.js';
import { opponent } from '../../protocol/lines.js';
import { recordOf } from './games.js';
import { first, kept } from './kept.js';
import { turnAtEnd } from './match.js';
import { outcomeRecord, outcomeText, outcomeTitle } from './outcome.js';
import { Thinkers } from './thinkers.js';

/** @import { App } from '../../app/app.js' */
/** @import { Color } from '../../protocol/lines.js' */
/** @import { LaserTypes, PlayState, PlayedGame } from './kept.js' */
/** @import { Outcome } from './outcome.js' */

/** @type {import('../../play/model.js').PlayRules<LaserTypes>} */
const RULES = {
  patient: false,
  anew: (match) => match,
  clockWords: goWords,
  async search(/** @type {PlayModel} */ model, color, go, current) {
    const { tree, match } = model.state.get();
    let better = false;
    const search = await model.thinkers.think(color, tree, lastNode(tree), go, (infos) => {
      if (!current()) return;
      better = infos[0].score.value > 0;
      if (people(match).length === 0) model.state.merge({ thoughts: { color, infos } });
    });
    // An interrupted search gives no verdict.
    search.done.then(() => current() && (model.better[color] = better), () => {});
    return search;
  },
  async findHint(/** @type {PlayModel} */ model) {
    const { tree, at, shown } = model.state.get();
    const move = await model.thinkers.hint(tree, at);
    const beam = move && shown?.shots.get(move);
    return move && beam ? { move, beam } : null;
  },
  endIn(/** @type {PlayModel} */ model, { moves, result, repetitions, toMove }) {
    const { match, paused } = model.state.get();
    if (moves.length === 0) {
      const winner = result === '1/2-1/2' ? null : result === '1-0' ? 'blue' : 'red';
      return { winner, reason: winner ? 'shot' : 'repetition' };
    }
    const claims = match.players[toMove].kind === 'engine' && !paused && repetitions >= 3;
    const content = people(match).length > 0 && model.better[toMove];
    return claims && !content ? CLAIMED : null;
  },
  lossOf: (_match, loser, reason, detail) => ({ winner: opponent(loser), reason, ...(detail && { detail }) }),
  outcomeWords(/** @type {PlayModel} */ model, outcome) {
    const { match, tree } = model.state.get();
    return t('play-outcome', { title: outcomeTitle(match, outcome), text: outcomeText(match, outcome, model.lastShot(), turnAtEnd(tree)) });
  },
  detail(/** @type {PlayModel} */ model) {
    const { outcome } = model.state.get();
    return outcome ? outcomeRecord(outcome, model.lastShot()) : '';
  },
};

/** The outcome when the player to move claims a draw by repetition.
 * @type {Outcome} */
const CLAIMED = { winner: null, reason: 'claimed' };

/** @extends {AnyPlayModel<LaserTypes, PlayState, PlayedGame>} */
export class PlayModel extends AnyPlayModel {
  thinkers;
  /** The engines whose last search put them ahead, and which therefore do not claim a draw.
   * @type {Partial<Record<Color, boolean>>} */
  better = {};

  /** @param {App} app */
  constructor(app) {
    super(app, kept, first(kept.own(), app.setup), RULES);
    this.thinkers = new Thinkers(app, (color, status) => this.engineStatus(color, status));
    this.begin();
    app.games.set(t('app-view-play'), () => positionWords(this.state.get().tree, lastNode(this.state.get().tree)));
    app.rules.subscribe(() => {
      this.interrupt();
      void this.resume();
    });
  }

  begin() {
    this.thinkers.prepare(this.state.get().match);
    super.begin();
  }

  /** Begins another game of the same players, with the colours exchanged if one of them is a person. */
  rematch() {
    const { match } = this.state.get();
    const { blue, red } = match.players;
    this.newGame(onlyPerson(match) ? { ...match, players: { blue: red, red: blue } } : match);
  }

  /** Puts a game on the board, which keeps the old position until the new one is known.
   * @param {PlayState} state */
  take(state) {
    super.take({ ...state, at: ROOT, shown: this.state.get().shown });
  }

  /** The game in the form that another view takes. */
  record() {
    const { match, tree, outcome, flipped, date } = this.state.get();
    return recordOf({ date, match, outcome, detail: RULES.detail(this), flipped }, tree);
  }

  /** The person claims a draw by repetition. */
  async claim() {
    const { tree, at } = this.state.get();
    if (!this.canMove()) return;
    try {
      // Rejects with the engine's reason if the person may not.
      await this.app.arbiter.ask(positionWords(tree, at), ['claim']);
      this.finish(CLAIMED);
    } catch (error) {
      this.app.report(error);
    }
  }

  flip() {
    this.state.merge({ flipped: !this.state.get().flipped });
    this.keep();
  }

  /** The last shot of the game, if its state is known. */
  lastShot() {
    const { tree } = this.state.get();
    return animationTo(this.app.arbiter, tree, lastNode(tree)) ?? null;
  }

  /** @param {string} words */
  stateOf(words) {
    return this.app.arbiter.state(words);
  }

  /** @param {number} id */
  async animationTo(id) {
    return animationTo(this.app.arbiter, this.state.get().tree, id);
  }

  /** Asks about the positions of the game that are not yet known, the last ones first, to show what their shots hit. */
  async learn() {
    const { tree } = this.state.get();
    const words = lineThrough(tree).reverse().map((id) => positionWords(tree, id));
    const unknown = words.filter((position) => !this.app.arbiter.known(position));
    if (unknown.length === 0) return;
    await Promise.all(unknown.map((position) => this.app.arbiter.state(position)));
    this.state.merge({ learned: this.state.get().learned + 1 });
  }
}

/** Whether the game is over in the position shown.
 * @param {PlayState} state */
export function isOver({ tree, at, shown, outcome }) {
  return (shown !== null && isFinal(shown)) || (outcome !== null && at === lastNode(tree));
}
