// The dialogs of Play: the choices for a new game, and the games that were played here.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { useStore } from '../app/hooks.js';
import { keeping } from '../app/store.js';
import { dateText, t } from '../lang/texts.js';
import { Dialog } from '../parts/dialog.js';
import { IconButton } from '../parts/icons.js';

/** @import { NamedLevel } from '../protocol/lines.js' */

/** What the list of games needs of the game.
 * @typedef {{
 *   reviewThis: string,
 *   describe: (game: any, named: readonly NamedLevel[]) => {names: string, length: string, result: string},
 *   recordOf: (game: any) => unknown,
 *   Scores?: (props: {games: readonly any[], named: readonly NamedLevel[]}) => any,
 * }} ListParts `reviewThis` says what a press on a game does; `recordOf` is what the view that reviews games takes */

/** The form of a new game. Leaving a game under way is confirmed first.
 * @template Match
 * @param {{match: () => Match, running: boolean, friend: string, onStart: (match: Match) => void, onFriend: (() => void) | null,
 *   onClose: () => void, children?: any}} props `match` is the one that is chosen; `running`: a game is under way; `friend` is the label of the button for `onFriend` */
export function NewGameForm({ match, running, friend, onStart, onFriend, onClose, children }) {
  const [chosen, setChosen] = useState(/** @type {Match | null} */ (null));
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    if (running) setChosen(match());
    else onStart(match());
  };
  if (chosen) {
    return html`<${Dialog} key="leave" title=${t('play-leave')} onClose=${onClose}>
      <p>${t('play-leave-kept', { keeping: keeping.get() })}</p>
      <div class="result-actions">
        <button type="button" class="button primary" autofocus onClick=${() => onStart(chosen)}>${t('play-start-new')}</button>
        <button type="button" class="button" onClick=${onClose}>${t('play-keep')}</button>
      </div>
    <//>`;
  }
  return html`<${Dialog} key="choose" title=${t('play-new')} onClose=${onClose}>
    <form class="form" onSubmit=${submit}>
      ${children}
      <button type="submit" class="button primary">${t('play-start')}</button>
      ${onFriend && html`<button type="button" class="button" onClick=${onFriend}>${friend}</button>`}
    </form>
  <//>`;
}

/** How the games ended that were played here, and the way back to each.
 * @param {{model: import('./model.js').PlayModel<any, any, any>, game: ListParts, named: readonly NamedLevel[], current: string,
 *   onReview: ((record: unknown) => void) | null, onClose: () => void}} props `current` is the game on the board */
export function GamesDialog({ model, game, named, current, onReview, onClose }) {
  const games = useStore(model.games);
  const goOn = (/** @type {any} */ played) => {
    model.continueGame(played);
    onClose();
  };
  return html`<${Dialog} title=${t('play-games')} onClose=${onClose}>
    ${games.length === 0 && html`<p>${t('play-games-none')}</p>`}
    ${game.Scores && html`<${game.Scores} games=${games} named=${named} />`}
    ${games.length > 0 && html`<ul class="played" aria-label=${t('common-games')}>${games.map((played) => {
      const { id, date, outcome } = played;
      const day = dateText(date, { dateStyle: 'medium', timeStyle: 'short' });
      const { names, length, result } = game.describe(played, named);
      return html`<li key=${id}>
        <button type="button" class="played-game" disabled=${!onReview} onClick=${() => onReview?.(game.recordOf(played))} title=${game.reviewThis}>
          <span class="game-names"><span>${names}</span><small>${day} · ${length}</small></span>
          <span class="game-result">${result}</span>
        </button>
        ${!outcome && id !== current && html`<button type="button" class="button" onClick=${() => goOn(played)}>${t('play-continue')}</button>`}
        ${id !== current && html`<${IconButton} icon="remove" label=${t('play-delete', { date: day })} quiet extra="plain"
          onClick=${() => model.forgetGame(id)} />`}
      </li>`;
    })}</ul>`}
  <//>`;
}
