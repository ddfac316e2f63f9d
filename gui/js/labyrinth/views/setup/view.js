// The view in which positions of Labyrinth are set up.

import { html } from 'htm/preact';
import { useEffect, useMemo } from 'preact/hooks';
import { copy, EditorView } from '../../../app/editor-view.js';
import { useStore } from '../../../app/hooks.js';
import { pageAddress, routeText } from '../../../app/route.js';
import { ruleParams } from '../../../game/record.js';
import { t } from '../../../lang/texts.js';
import { Choice, More, Select } from '../../../parts/fields.js';
import { IconButton } from '../../../parts/icons.js';
import { Board } from '../../board/board.js';
import { picturesReady } from '../../board/pictures.js';
import { SEATS, seatName } from '../../lines.js';
import { VariantFields } from '../../variant-fields.js';
import { linkTo, newDeal } from '../analyse/share-dialog.js';
import { HandsPanel, Palette } from './palette.js';
import { SetupModel } from './model.js';
import { fenOf, HOMES } from './position.js';

/** @import { App } from '../../../app/app.js' */
/** @import { Seat } from '../../lines.js' */
/** @import { SetupState } from './model.js' */

export { SetupModel as Model, SetupView as View };

const NO_MOVES = /** @type {readonly string[]} */ ([]);
const NO_SLIDES = new Map();

/** @param {{app: App, model: SetupModel, params: URLSearchParams}} props */
function SetupView({ app, model, params }) {
  const state = useStore(model.state);
  const options = useStore(model.options);
  const { history: { now }, tool, verdict } = state;
  const right = verdict.kind === 'right';
  const fen = fenOf(now);
  const goOn = { fen, ...ruleParams(options) };
  const seats = SEATS.filter((seat) => now.hands[seat]);
  const unplayable = fen.includes('?') ? t('setup-cards-unknown') : !right || verdict.state.winner !== null ? '' : null;
  return html`<${EditorView} app=${app} model=${model} state=${state} params=${params} name="labyrinth-setup" fen=${fen}
    title=${t('setup-title-labyrinth')} extra="labyrinth" said=${right ? verdictText(verdict.state) : ''}
    board=${html`<${EditorBoard} model=${model} state=${state} />`}
    palette=${html`<${Palette} tool=${tool} seats=${seats} position=${now} onTake=${model.take.bind(model)} />`}
    fields=${html`<${Choice} legend=${t('setup-to-move')} name="to-move" value=${now.mover} choices=${seats.map((seat) => [seat, seatName(seat)])}
        onChange=${(/** @type {Seat} */ mover) => model.change({ ...now, mover })} />
      <${Select} label=${t('setup-begin')} value="" choices=${[['', t('setup-begin-deal')], ...[2, 3, 4].map((players) => [String(players), t('setup-begin-players', { players })])]}
        onChange=${(/** @type {string} */ players) => players && model.begin(newDeal(Number(players)))} />`}
    more=${html`<${HandsPanel} model=${model} position=${now} ordered=${!options.FreeOrder} />`}
    play=${{ to: routeText('labyrinth-play', goOn), refused: unplayable }}
    analyse=${{ to: routeText('labyrinth-analyse', goOn), refused: right ? null : '' }}
    share=${html`<div class="share" role="group" aria-label=${t('setup-share')}>
      <${IconButton} icon="link" label=${t('common-copy-link')} disabled=${!right}
        onClick=${() => copy(app, pageAddress() + linkTo({ fen }, options), t('common-link-copied'))} />
    </div>`}
    rules=${html`<${More} title=${t('setup-rules')} now=${t(Object.values(options).includes(true) ? 'setup-rules-other' : 'setup-rules-standard')}>
      <${VariantFields} options=${options} open=${false} onChange=${(/** @type {typeof options} */ next) => model.options.merge(next)} />
    <//>`} />`;
}

/** @param {{model: SetupModel, state: SetupState}} props */
function EditorBoard({ model, state }) {
  const { history: { now }, flipped, tool } = state;
  useEffect(() => void picturesReady.catch((error) => model.app.report(error)), [model]);
  const editing = useMemo(() => ({
    onSquare: model.work.bind(model), onArrow: model.close.bind(model), onSpare: model.workSpare.bind(model),
  }), [model]);
  const maze = useMemo(() => ({ tiles: new Map(now.tiles), spare: now.spare }), [now]);
  const players = useMemo(() => SEATS.flatMap((seat) => {
    const hand = now.hands[seat];
    return hand ? [{ ...hand, seat, home: HOMES[seat], targets: [] }] : [];
  }), [now]);
  const from = tool.kind === 'exchange' ? tool.from : undefined;
  const marks = useMemo(() => (from ? [{ square: from, kind: 'hint' }] : []), [from]);
  return html`<${Board} maze=${maze} players=${players} toMove=${now.mover} closed=${now.closed} moves=${NO_MOVES} slides=${NO_SLIDES}
    marks=${marks} flipped=${flipped} editing=${editing} onMove=${() => {}} label=${t('setup-board')} />`;
}

/** @param {import('../../arbiter.js').MazeState} state */
function verdictText({ winner, toMove, moves }) {
  return winner ? t('setup-right-won', { color: winner }) : t('setup-right-turns', { color: toMove, count: moves.length });
}
