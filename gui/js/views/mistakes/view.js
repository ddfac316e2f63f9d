// The view in which a person's own mistakes are practised.

import { html } from 'htm/preact';
import { useEffect, useMemo } from 'preact/hooks';
import { ExerciseBoard } from '../../app/game-board.js';
import { useNamed, useStore } from '../../app/hooks.js';
import { ExerciseStatus, ExerciseView, focusBoard, helpSaid, Line } from '../../app/lessons-view.js';
import { routeText } from '../../app/route.js';
import { praiseText } from '../../game/judgement.js';
import { dateText, t } from '../../lang/texts.js';
import { Icon, IconButton } from '../../parts/icons.js';
import { opponentText } from '../play/games.js';
import { countOf, daysUntil, LEARNED } from './cards.js';
import { MistakeModel } from './model.js';

/** @import { App } from '../../app/app.js' */
/** @import { Said } from '../../app/lessons-view.js' */
/** @import { Card } from './cards.js' */
/** @import { MistakeState } from './model.js' */

export { MistakeModel as Model, MistakeView as View };

/** @param {{app: App, model: MistakeModel, views: readonly import('../../app/shell.js').ViewDefinition[]}} props */
function MistakeView({ app, model, views }) {
  const state = useStore(model.state);
  useEffect(() => void model.visit(), []);
  const { card } = state;
  const side = html`<${Boxes} model=${model} state=${state} /><${Games} model=${model} />`;
  if (!card) return html`<div class="puzzle no-mistakes"><div class="puzzle-side"><${Nothing} model=${model} />${side}</div></div>`;
  return html`<${ExerciseView} title=${t('mistakes-trouble')} trouble=${state.trouble} onRetry=${() => model.again()}
    head=${html`<div class="puzzle-head"><${Task} app=${app} state=${state} card=${card} /></div>`}
    board=${html`<${MistakeBoard} app=${app} model=${model} state=${state} card=${card} />`}>
    <${ExerciseStatus} said=${statusOf(state, card)} />
    <${Actions} model=${model} state=${state} card=${card} analyser=${views.find((view) => view.params?.includes('fen'))?.name} />
    <${Line} plies=${state.plies} />
    ${side}
  <//>`;
}

/** The position, with the move that was played as an arrow until another is tried.
 * @param {{app: App, model: MistakeModel, state: MistakeState, card: Card}} props */
function MistakeBoard({ app, model, state, card }) {
  const { phase, plies } = state;
  const before = phase === 'move' && plies.length === 0;
  const played = useMemo(() => (before ? [{ move: card.played, rank: 1, kind: /** @type {const} */ ('wrong') }] : undefined), [before, card.played]);
  return html`<${ExerciseBoard} app=${app} model=${model} state=${state} label=${t('mistakes-mistake')} arrows=${played} />`;
}

/** @param {{app: App, state: MistakeState, card: Card}} props */
function Task({ app, state: { color }, card }) {
  const named = useNamed(app);
  const from = [card.against && t('mistakes-against', { opponent: opponentText(card.against, named) }), t('mistakes-move', { number: card.number }), dayText(card.date)];
  return html`<section class=${`player ${color} active goal`} aria-label=${t('mistakes-mistake')}>
    <span class="player-color" aria-hidden="true"></span>
    <div class="player-name"><h1>${t('mistakes-task', { move: card.played })}</h1><small>${from.filter(Boolean).join(' · ')}</small></div>
  </section>`;
}

/** The day of a game, in words.
 * @param {string} date */
function dayText(date) {
  const time = Date.parse(date);
  return Number.isNaN(time) ? '' : dateText(time, { dateStyle: 'medium' });
}

/** @param {{model: MistakeModel, state: MistakeState, card: Card, analyser: string | undefined}} props `analyser` is the view that takes a position */
function Actions({ model, state: { phase, hint, plies }, card, analyser }) {
  const over = phase === 'solved' || phase === 'seen';
  const moving = phase === 'move';
  const next = () => {
    model.next();
    focusBoard();
  };
  return html`
    ${over && html`<div class="puzzle-next">
      <button type="button" class="button primary" onClick=${next}><span>${t('mistakes-next')}</span><${Icon} name="next" /></button>
      ${analyser && html`<a class="button" href=${routeText(analyser, { fen: card.fen })}><${Icon} name="search" /><span>${t('common-analyse')}</span></a>`}
    </div>`}
    <div class="actions" role="group" aria-label=${t('mistakes-mistake')}>
      <${IconButton} icon="hint" label=${t(hint ? 'learn-show-move' : 'common-hint')} disabled=${!moving || hint?.whole} onClick=${() => model.hint()} />
      <${IconButton} icon="play" label=${t('mistakes-better')} disabled=${!moving} onClick=${() => model.solution()} />
      <${IconButton} icon="undo" label=${t('common-try-again')} disabled=${plies.length === 0} onClick=${() => model.again()} />
      <${IconButton} icon="next" label=${t('common-skip')} disabled=${over} onClick=${() => model.next()} />
    </div>`;
}

/** What is shown in place of a board.
 * @param {{model: MistakeModel}} props */
function Nothing({ model }) {
  const box = useStore(model.box);
  const games = useStore(model.games);
  const looking = useStore(model.gatherer.progress) !== null;
  const { later, learned, next } = countOf(box, Date.now());
  const [title, text] = looking && later === 0
    ? [t('mistakes-looking'), t('mistakes-looking-text')]
    : later > 0 && next !== null
      ? [t('mistakes-nothing-due'), t('mistakes-next-back', { days: daysUntil(next, Date.now()) })]
      : games.length === 0 && learned === 0
        ? [t('mistakes-no-games'), t('mistakes-no-games-text')]
        : [t('mistakes-none-left'), t('mistakes-none-left-text')];
  return html`<section class="panel no-mistakes-text" role="status">
    <h1>${title}</h1>
    <p>${text}</p>
    <div class="puzzle-next">
      ${!looking && html`<a class="button primary" href=${routeText('play')}><span>${t('mistakes-play')}</span></a>`}
      ${later > 0 && html`<button type="button" class="button" onClick=${() => model.practise()}>${t('mistakes-practise')}</button>`}
    </div>
  </section>`;
}

/** How many mistakes are due, come back later, and are learned.
 * @param {{model: MistakeModel, state: MistakeState}} props */
function Boxes({ model, state: { queue } }) {
  const box = useStore(model.box);
  const { due, later, learned } = countOf(box, Date.now());
  if (box.cards.length === 0) return null;
  return html`<section class="panel puzzle-progress" aria-label=${t('puzzles-progress')}>
    <div class="streak">
      <p><strong>${queue ? queue.length : due}</strong><span>${t(queue ? 'mistakes-in-round' : 'mistakes-due')}</span></p>
      <p><strong>${later}</strong><span>${t('mistakes-later')}</span></p>
      <p><strong>${learned}</strong><span>${t('mistakes-learned')}</span></p>
    </div>
  </section>`;
}

/** The games that are looked through.
 * @param {{model: MistakeModel}} props */
function Games({ model }) {
  const progress = useStore(model.gatherer.progress);
  useStore(model.box);
  const games = useStore(model.games);
  if (progress) {
    const { game, of, done, plies } = progress;
    return html`<section class="panel looks-through" aria-label=${t('play-games')}>
      <label class="review-progress"><span>${of === 1 ? t('mistakes-looks-through-one') : t('mistakes-looks-through', { game, all: of })}</span>
        <progress max=${of} value=${game - 1 + done / plies}></progress></label>
      <${IconButton} icon="stop" label=${t('common-stop')} onClick=${() => model.gatherer.stop()} />
    </section>`;
  }
  const unseen = model.unseen.length;
  if (games.length === 0) return null;
  return html`<section class="panel looks-through" aria-label=${t('play-games')}>
    <p>${t('mistakes-looked-through', { games: games.length - unseen, all: games.length })}</p>
    ${unseen > 0 && html`<button type="button" class="button" onClick=${() => model.lookThrough()}>${t('mistakes-look-through', { games: unseen })}</button>`}
  </section>`;
}

/** The current status.
 * @param {MistakeState} state @param {Card} card
 * @returns {Said} */
export function statusOf({ phase, shown, plies, hint, remark, judged, helped }, card) {
  if (!shown) return { kind: 'waits', title: t('common-setting-up') };
  const [best] = card.pv;
  switch (phase) {
    case 'judged': return { kind: 'waits', title: t('learn-judged') };
    case 'wrong': return { kind: 'wrong', title: t('puzzles-wrong'), text: remark ?? undefined };
    case 'solution': return { kind: 'waits', title: t('mistakes-shown') };
    case 'seen': return { kind: 'waits', title: t('mistakes-seen', { move: best }), text: backText(card) };
    case 'solved': return { kind: 'solved', title: t(helped ? 'mistakes-right-helped' : 'learn-right'), text: `${praise(plies[0].move, best, judged)} ${backText(card)}` };
    default: break;
  }
  const help = helpSaid(hint, remark, shown);
  if (help) return help;
  return { kind: 'yours', title: t('mistakes-title', { mark: card.mark, move: card.played }), text: t('mistakes-lost', { drop: card.drop, color: shown.toMove }) };
}

/** @param {string} move @param {string} best the first move of the card's better line @param {import('../../protocol/review.js').Judged | null} judged
 *  null for that move, which is not judged */
function praise(move, best, judged) {
  if (judged?.verdict === 'slower') return t('mistakes-slower', { move, best: judged.best });
  return praiseText(move, judged ?? { best, drop: 0 }, false);
}

/** When the card comes back. @param {Card} card */
function backText({ box, due }) {
  return box >= LEARNED ? t('mistakes-is-learned') : t('mistakes-back', { days: daysUntil(due, Date.now()) });
}
