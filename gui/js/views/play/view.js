// The view in which games of Laser Chess are played.

import { html } from 'htm/preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GameBoard } from '../../app/game-board.js';
import { useSpokenMoves } from '../../app/hooks.js';
import { describeMove } from '../../board/aria.js';
import { pliesOf } from '../../game/shots.js';
import { lastNode, movesTo, treeOfMoves } from '../../game/tree.js';
import { loadLater, t } from '../../lang/texts.js';
import { MoveList } from '../../parts/moves.js';
import { Chances, Progress, ScoreTag } from '../../parts/thoughts.js';
import { nameAndSide, playerVars } from '../../play/match.js';
import { PlayView } from '../../play/view.js';
import { describe, recordOf, Scores, sourceOf } from './games.js';
import { Glimpse } from './glimpse.js';
import { againstLevel, strengthText, turnAtEnd } from './match.js';
import { isOver, PlayModel } from './model.js';
import { NewGameDialog } from './new-game.js';
import { outcomeText, outcomeTitle } from './outcome.js';
import { laserParts, toMoveText } from './parts.js';

/** @import { App } from '../../app/app.js' */
/** @import { PlayState, PlayedGame } from './kept.js' */

const LINE_LENGTH = 12;

export { PlayModel as Model };

/** @param {any} props */
export const View = (props) => html`<${PlayView} ...${props} game=${laser} />`;

/** @type {import('../../play/view.js').PlayParts} */
const laser = {
  ...laserParts,
  title: t('app-view-play'),
  view: 'play',
  seeking: t('play-seeking-move'),
  reviewThis: t('play-review-this'),
  Board: PlayBoard,
  Moves,
  Watch: WatchPanel,
  Share,
  NewGame: NewGameDialog,
  placed: ({ flipped }) => (flipped ? [['blue'], ['red']] : [['red'], ['blue']]),
  notes: (player, named) => (player.kind === 'engine' ? strengthText(player.strength, named) : ''),
  turnAtEnd: ({ tree }) => turnAtEnd(tree),
  /** A start or a level.
   * @param {PlayModel} model @param {URLSearchParams} params */
  given({ app }, params) {
    const [fen, level] = [params.get('fen'), params.get('level')];
    if (level !== null) return Promise.resolve(againstLevel(level));
    return fen === null ? null : app.arbiter.state(`fen ${fen.trim()}`).then((state) => ({ start: `fen ${state.fen}` }));
  },
  mayClaim: ({ shown }) => shown.repetitions >= 3,
  // Once the game is over, its result says more.
  lookingAt: (state) => (state.outcome ? '' : laserParts.lookingAt(state)),
  hintText: ({ hint, shown }) => describeMove(hint.move, hint.beam, shown.pieces),
  yours(state, choosing) {
    const turn = turnAtEnd(state.tree);
    return toMoveText(playerVars(state.match, turn), turn, state, choosing);
  },
  outcome: (model, { match, outcome, tree }) => ({
    title: outcomeTitle(match, outcome), text: outcomeText(match, outcome, model.lastShot(), turnAtEnd(tree)), side: outcome.winner ?? 'draw',
  }),
  record: (model) => model.record(),
  source: ({ id, date, match, tree }) => sourceOf({ id, date, match, moves: movesTo(tree, lastNode(tree)) }),
  describe,
  recordOf: (/** @type {PlayedGame} */ game) => recordOf(game, treeOfMoves(game.match.start, game.moves)),
  Scores,
};

/** @param {{app: App, model: PlayModel, state: PlayState, onChoose: any, onMiss: any}} props */
function PlayBoard({ app, model, state, onChoose, onMiss }) {
  const { hint } = state;
  useSpokenMoves(app, app.arbiter, state);
  const arrows = useMemo(() => (hint && hint !== 'wanted' ? [{ move: hint.move, rank: 1 }] : undefined), [hint]);
  return html`<${GameBoard} app=${app} arbiter=${app.arbiter} model=${model} state=${state} mayMove=${model.canMove()} over=${isOver(state)}
    arrows=${arrows} waiting=${html`<${Glimpse} />`} onChoose=${onChoose} onMiss=${onMiss} />`;
}

/** @param {{app: App, model: PlayModel, state: PlayState}} props */
function Moves({ app, model, state }) {
  const { tree, at, shown, learned } = state;
  const plies = useMemo(() => pliesOf(app.arbiter, tree, turnAtEnd(tree)), [tree, shown, learned]);
  return html`<${MoveList} plies=${plies} at=${at} onShow=${(/** @type {number} */ id) => model.show(id)} />`;
}

/** The dialog of Analyse that shares a game, loaded on first use.
 * @param {{app: App, model: PlayModel, state: PlayState, onClose: () => void}} props */
function Share({ app, model, state: { at, shown }, onClose }) {
  const [loaded, setLoaded] = useState(/** @type {{Dialog: any, analysisOf: any} | null} */ (null));
  useEffect(() => {
    loadLater().then(() => Promise.all([import('../analyse/share-dialog.js'), import('../analyse/analysis.js')])).then(
      ([{ ShareDialog }, { analysisOf }]) => setLoaded({ Dialog: ShareDialog, analysisOf }),
      (error) => {
        onClose();
        app.report(error);
      },
    );
  }, []);
  return loaded && html`<${loaded.Dialog} app=${app} arbiter=${app.arbiter} shown=${shown} onClose=${onClose}
    analysis=${loaded.analysisOf({ ...model.record(), at }, app.rules.get())} />`;
}

/** The thoughts of engines that play each other, for a spectator.
 * @param {{state: PlayState}} props */
function WatchPanel({ state: { match, thoughts, thinking, flipped } }) {
  const color = thoughts?.color ?? thinking;
  const info = thoughts?.infos[0];
  return html`<section class="panel watch" aria-label=${t('play-watch')}>
    <header class="watch-head">
      <h2>${color && nameAndSide(match, color)}</h2>
      ${color && html`<${Progress} info=${info} />`}
    </header>
    <p class="watch-line">${info && color && html`<${ScoreTag} info=${info} mover=${color} />
      <span class="engine-moves">${info.pv.slice(0, LINE_LENGTH).map((move, index) => html`<span key=${index}>${move}</span>`)}</span>`}</p>
    ${info && color
      ? html`<${Chances} info=${info} mover=${color} flipped=${flipped} />`
      : html`<p class="chances"></p>`}
  </section>`;
}
