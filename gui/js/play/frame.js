// What the views of Play and of a table have in common: where everything is, the result, what the person is choosing.

import { html } from 'htm/preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useSteps } from '../app/hooks.js';
import { lastNode, ROOT } from '../game/tree.js';
import { t } from '../lang/texts.js';
import { IconButton } from '../parts/icons.js';
import { StepButtons } from '../parts/moves.js';

/** What a board and a list of moves need of a model.
 * @typedef {{move: (move: string) => void, show: (id: number) => void, animationEnded: () => void}} GameModel */

/** What Play and a table need of a game. `State` is that of the view: with `tree`, `at` and `shown`.
 * @template State
 * @template Side
 * @typedef {{
 *   style: string,
 *   moves: string,
 *   review: string,
 *   Board: (props: any) => any,
 *   Player: (props: any) => any,
 *   Below?: (props: any) => any,
 *   Moves: (props: any) => any,
 *   placed: (state: State) => readonly [readonly Side[], readonly Side[]],
 *   mayClaim: (state: State) => boolean,
 *   lookingAt: (state: State) => string,
 *   pressedText: (state: State, choosing: any, missed: string | null) => string,
 *   yours: (state: State, choosing: any) => string,
 * }} GameParts `style` is the class of the view, `moves` the title of their list, `review` the label of the button that leads to a
 *   review; `placed` are the sides above the board and those below it, and `Below` is what else is there; `mayClaim`: the person may claim
 *   a draw; `lookingAt` says which position is shown, `yours` that it is the person's turn; `choosing` is what the board says of the
 *   choice of a move, null before; `pressedText` says what can be done with what was pressed, or had no effect (`missed`), and is
 *   empty where there is nothing */

/** Where everything is in the view of a game.
 * @template Side
 * @param {{app: import('../app/app.js').App, model: import('../app/shown-game.js').ShownGame<any>, state: any, game: GameParts<any, Side>, choice: Choice,
 *   title: string, style?: string, card: (side: Side) => any, tools?: any, recorded?: boolean, children: any}} props `style` has further classes; `card` draws
 *   a player; `tools` are buttons of the record, and `recorded`: there is one; the children are beside the board, above the record */
export function GameFrame({ app, model, state, game, choice, title, style = '', card, tools, recorded = true, children }) {
  const { tree, at } = state;
  useEffect(() => {
    model.attend(true);
    return () => model.attend(false);
  }, [model]);
  const step = useCallback((/** @type {number} */ plies) => void model.step(plies), [model]);
  const wheel = useSteps(step);
  const [above, below] = game.placed(state).map((sides) => sides.map(card));
  return html`<div class=${`game ${style} ${game.style}`}>
    <h1 class="unseen">${title}</h1>
    <div class=${`game-top ${above.length > 1 ? `seats of-${above.length}` : ''}`}>${above}</div>
    <div class="game-board" ref=${wheel}><${game.Board} app=${app} model=${model} state=${state} ...${choice} /></div>
    <div class="game-bottom">${below}${game.Below && html`<${game.Below} state=${state} />`}</div>
    <div class="game-side">
      ${children}
      ${recorded && html`<section class="panel record" aria-label=${t('play-record')}>
        <header class="game-head"><div class="game-title"><p>${game.moves}</p></div>${tools}</header>
        <${game.Moves} app=${app} model=${model} state=${state} />
        <${StepButtons} onStep=${step} atStart=${at === ROOT} atEnd=${at === lastNode(tree)} />
      </section>`}
    </div>
  </div>`;
}

/** @typedef {{choosing: any, missed: string | null, onChoose: (choosing: any) => void, onMiss: (missed: string | null) => void}} Choice */

/** What the person is choosing on the board, and the last click that had no effect.
 * @param {unknown} tree @param {number} at
 * @returns {Choice} */
export function useChoosing(tree, at) {
  const [choosing, onChoose] = useState(/** @type {any} */ (null));
  const [missed, onMiss] = useState(/** @type {string | null} */ (null));
  useEffect(() => onMiss(null), [tree, at]);
  useEffect(() => {
    // In Laser Chess, a click without effect ends the choice.
    if (choosing?.square !== null) onMiss(null);
  }, [choosing?.square, choosing?.arrow, choosing?.aim]);
  return { choosing, missed, onChoose, onMiss };
}

/** How the game ended, and what can be done then.
 * @param {{person: string | null, winner: string | null, side: string, title: string, text: string, children?: any}} props `person` is the side
 *  of the only one who plays here; `side` is the class of the winner's side */
export function ResultPanel({ person, winner, side, title, text, children }) {
  const mood = winner === null || person === null ? '' : winner === person ? 'won' : 'lost';
  return html`<section class=${`result ${mood} ${side}`} aria-label=${t('play-result')}>
    <h2>${title}</h2>
    <p>${text}</p>
    <div class="result-actions">${children}</div>
  </section>`;
}

/** What is said of the game, with a button where there is something to do about it.
 * @param {{text: string, kind?: string, role?: string, label?: string, primary?: boolean, onClick?: () => void}} props `kind` is a class */
export function Notice({ text, kind = '', role, label, primary = true, onClick }) {
  return html`<div class=${`status ${kind}`} role=${role}>
    <p>${text}</p>
    ${label && html`<button type="button" class=${`button ${primary ? 'primary' : ''}`} onClick=${onClick}>${label}</button>`}
  </div>`;
}

/** A button that asks again before the game is given up.
 * @param {{game: unknown, disabled: boolean, onResign: () => void}} props another `game` cancels the question */
export function ResignButton({ game, disabled, onResign }) {
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [game]);
  return html`<${IconButton} icon="flag" label=${t(sure ? 'play-resign-sure' : 'play-resign')} extra=${sure ? 'danger' : ''}
    disabled=${disabled} onClick=${() => (sure ? onResign() : setSure(true))} />`;
}
