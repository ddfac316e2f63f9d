// The view in which games of Labyrinth are played.

import { html } from 'htm/preact';
import { useMemo } from 'preact/hooks';
import { splitWords } from '../../../game/record.js';
import { lastNode, nodeAt, ROOT, treeOfMoves } from '../../../game/tree.js';
import { listText, t } from '../../../lang/texts.js';
import { onlyPerson, people, playerName, playerVars, sidesOf } from '../../../play/match.js';
import { turnAt } from '../../../play/state.js';
import { PlayView } from '../../../play/view.js';
import { hintText, stepText } from '../../board/aria.js';
import { MazeBoard, useRefused } from '../../game-board.js';
import { Hand } from '../../hand.js';
import { labyrinthParts } from '../../parts.js';
import { optionsOf, strength } from './match.js';
import { isCurtained, PlayModel } from './model.js';
import { TurnList } from './moves.js';
import { NewGameDialog } from './new-game.js';
import { outcomeText, outcomeTitle } from './outcome.js';

/** @import { App } from '../../../app/app.js' */
/** @import { PlayState, PlayedGame } from './kept.js' */

export { PlayModel as Model };

/** @param {any} props */
export const View = (props) => html`<${PlayView} ...${props} game=${labyrinth} />`;

/** @type {import('../../../play/view.js').PlayParts} */
const labyrinth = {
  ...labyrinthParts,
  title: t('play-labyrinth'),
  view: 'labyrinth-play',
  seeking: t('play-seeking-turn'),
  reviewThis: t('play-analyse-this'),
  Board: PlayBoard,
  Moves,
  Below,
  NewGame: NewGameDialog,
  placed: ({ match }) => [sidesOf(match), []],
  notes: strength,
  turnAtEnd: (state) => turnAt(state, lastNode(state.tree)),
  given,
  pending: (state) => (isCurtained(state) ? t('play-next', { player: playerName(state.match, state.shown.toMove) }) : ''),
  hintText: ({ hint: { move }, shown }) => `${hintText(move, shown.slides.get(move.slice(0, 3)), shown.toMove)}.`,
  yours: ({ match, shown }, choosing) => t('play-turn', { ...playerVars(match, shown.toMove), step: stepText(choosing) }),
  outcome: (_, { match, outcome }) => ({
    title: outcomeTitle(match, outcome), text: outcomeText(match, outcome), side: `of-${outcome.winner ?? 'nobody'}`,
  }),
  record(model) {
    const { tree, match } = model.state.get();
    return { tree, match, over: true };
  },
  describe,
  recordOf: (/** @type {PlayedGame} */ { match, moves, outcome }) => ({ tree: treeOfMoves(match.start, moves), match, over: outcome !== null }),
};

/** The position or the game that the address asks for.
 * @param {PlayModel} model @param {URLSearchParams} params */
function given(model, params) {
  const [fen, game] = [params.get('fen'), params.get('game')];
  if (fen === null && game === null) return null;
  const { start, moves } = splitWords(game ?? `fen ${fen?.trim()}`);
  const options = optionsOf(params.get('rules'));
  return model.stateUnder([start, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' '), options)
    .then(({ players }) => ({ start, moves, options, seats: players.map(({ seat }) => seat) }));
}

/** A game for the list.
 * @param {PlayedGame} game @param {readonly import('../../../protocol/lines.js').NamedLevel[]} named */
function describe({ match, moves, outcome }, named) {
  const seats = sidesOf(match);
  const engines = seats.flatMap((seat) => strength(match.players[seat], named) || []);
  const against = people(match).length === 1 && engines.length > 0;
  return {
    names: against ? t('play-against-engines', { opponents: listText([...new Set(engines)]) }) : seats.map((seat) => playerName(match, seat)).join(', '),
    length: t('play-turns-count', { count: moves.length }),
    result: outcome ? outcomeTitle(match, outcome) : t('play-unfinished'),
  };
}

/** Whose cards and targets are shown: if all are open, those of the only person, or of the player to move.
 * @param {PlayState} state
 * @returns {import('../../lines.js').Seat | null} */
function readerOf({ match, shown, viewer }) {
  if (viewer !== null) return viewer === 'nobody' ? null : viewer;
  return onlyPerson(match) ?? shown?.toMove ?? null;
}

/** @param {{app: App, model: PlayModel, state: PlayState, onChoose: any, onMiss: (move: string) => void}} props */
function PlayBoard({ app, model, state, onChoose, onMiss }) {
  const { shown, words, tree, at, hint, animation } = state;
  const hidden = isCurtained(state) && animation === undefined;
  const arrows = useMemo(() => (hint && hint !== 'wanted' ? [{ ...hint, rank: 1 }] : undefined), [hint]);
  return html`<${MazeBoard} app=${app} arbiter=${model.arbiter} model=${model} shown=${shown} words=${words} clock=${state.clock} lastMove=${nodeAt(tree, at).move} mayMove=${model.canMove()}
      viewer=${readerOf(state)} arrows=${arrows} animation=${animation} onChoose=${onChoose} onRefused=${useRefused(app, onMiss)} />
    ${hidden && shown && html`<${Curtain} seat=${shown.toMove} name=${playerName(state.match, shown.toMove)} onLift=${() => model.lift()} />`}`;
}

/** The cards of whoever looks.
 * @param {{state: PlayState}} props */
function Below({ state }) {
  const own = state.shown?.players.find(({ seat }) => seat === readerOf(state));
  return own && html`<${Hand} player=${own} options=${state.match.options} over=${state.outcome !== null} />`;
}

/** @param {{model: PlayModel, state: PlayState}} props */
function Moves({ model, state }) {
  const { tree, at, match } = state;
  return html`<${TurnList} tree=${tree} at=${at} seats=${sidesOf(match)} first=${turnAt(state, ROOT)} onShow=${(/** @type {number} */ id) => model.show(id)} />`;
}

/** Between the turns of two people at one screen.
 * @param {{seat: import('../../lines.js').Seat, name: string, onLift: () => void}} props */
function Curtain({ seat, name, onLift }) {
  return html`<section class=${`curtain of-${seat}`} aria-label=${t('play-curtain')}>
    <p><strong>${t('play-next-title', { player: name })}</strong>${t('play-next-only', { player: name })}</p>
    <button type="button" class="button primary" ref=${(/** @type {HTMLElement | null} */ button) => button?.focus({ preventScroll: true })} onClick=${onLift}>${t('play-show-card', { player: name })}</button>
  </section>`;
}
