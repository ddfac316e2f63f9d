// The view in which positions are analysed and games reviewed.

import { html } from 'htm/preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { STEP_KEYS, useAttention, useKeys, useSpokenMoves, useStore, useWheel } from '../../app/hooks.js';
import { routeText } from '../../app/route.js';
import { play as playSound } from '../../app/sound.js';
import { Board } from '../../board/board.js';
import { isFault } from '../../game/judgement.js';
import { endShot } from '../../game/shots.js';
import { addMove, lineThrough, nodeAt, onMainLine, positionWords, ROOT } from '../../game/tree.js';
import { IconButton } from '../../parts/icons.js';
import { StepButtons } from '../../parts/moves.js';
import { opponent } from '../../protocol/lines.js';
import { Book } from './book.js';
import { ChancesBar } from './chances.js';
import { EnginePanel } from './engine.js';
import { fromLink } from './export.js';
import { AnalyseModel } from './model.js';
import { MoveTools } from './move-tools.js';
import { looksLikeFen, OpenDialog } from './open-dialog.js';
import { ReviewPanel } from './review-panel.js';
import { ShareDialog } from './share-dialog.js';
import { TreeList } from './tree-list.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../app/shell.js').ViewDefinition} ViewDefinition */
/** @typedef {import('../../board/types.js').Animation} Animation */
/** @typedef {import('../../board/types.js').Arrow} Arrow */
/** @typedef {import('../../game/arbiter.js').BoardState} BoardState */
/** @typedef {import('./model.js').AnalyseState} AnalyseState */

/** @param {import('../../app/app.js').App} app */
export const create = (app) => new AnalyseModel(app);
export { AnalyseView as View };

const SIDEWAYS = /** @type {Record<string, 1 | -1>} */ ({ ArrowUp: -1, ArrowDown: 1 });
const NONE = /** @type {string[]} */ ([]);
/** The rank of arrows that recede behind the one pointed at. */
const FAINT = 5;

/** @param {{app: App, model: AnalyseModel, params: URLSearchParams, views: readonly ViewDefinition[]}} props */
function AnalyseView({ app, model, params, views }) {
  const state = useStore(model.state);
  const choosing = useStore(model.choosing);
  const [sharing, setSharing] = useState(false);
  const [booked, setBooked] = useState(false);
  const [editing, setEditing] = useState(/** @type {number | null} */ (null));
  const { tree, at } = state;
  useLink(app, model, params);
  useAttention(model);
  usePaste(app, model);
  useSpokenMoves(app, model.arbiter, state);
  useKeys(useCallback((event) => {
    const [plies, direction] = [STEP_KEYS[event.key], SIDEWAYS[event.key]];
    if (plies === undefined && direction === undefined) return;
    // The up and down keys scroll the page where the move has no alternative.
    if (plies === undefined && !model.sideways(direction)) return;
    event.preventDefault();
    if (plies !== undefined) model.step(plies);
  }, [model]));
  const wheel = useWheel(useCallback((plies) => model.step(plies), [model]));
  const onEdit = useCallback((/** @type {number | null} */ id) => setEditing(id), []);
  const line = lineThrough(tree, at);
  return html`<div class=${`analysis ${state.judgements.size > 0 ? 'is-reviewed' : ''}`}>
    <h1 class="unseen">Analyse</h1>
    <div class="analysis-board" ref=${wheel}><${AnalysisBoard} app=${app} model=${model} state=${state} /></div>
    <div class="analysis-chances"><${ChancesBar} model=${model} state=${state} /></div>
    <div class="analysis-review"><${ReviewPanel} app=${app} model=${model} state=${state} /></div>
    <div class="analysis-side">
      <${EnginePanel} model=${model} state=${state} />
      <section class="panel record" aria-label="Moves">
        <${GameHead} model=${model} state=${state} views=${views} onShare=${() => setSharing(true)} />
        <div class="record-tabs" role="group" aria-label="Show">
          ${[[false, 'Moves'], [true, 'Book']].map(([value, label]) => html`<button key=${label} type="button" aria-pressed=${booked === value}
            onClick=${() => setBooked(/** @type {boolean} */ (value))}>${label}</button>`)}
        </div>
        ${booked
          ? html`<${Book} app=${app} model=${model} state=${state} />`
          : html`<${TreeList} model=${model} state=${state} editing=${editing} onEdit=${onEdit} />`}
        ${tree.nodes.size > 1 && html`<${MoveTools} model=${model} state=${state} onComment=${() => setEditing(at)} />`}
        ${onMainLine(tree, at) !== at && html`<${IconButton} icon="undo" label="Back to the game" extra="back-to-game" onClick=${() => model.backToGame()} />`}
        <${StepButtons} onStep=${(/** @type {number} */ plies) => model.step(plies)} atStart=${at === ROOT} atEnd=${at === line.at(-1)} />
      </section>
    </div>
    ${choosing && html`<${OpenDialog} model=${model} />`}
    ${sharing && html`<${ShareDialog} app=${app} arbiter=${model.arbiter} analysis=${state} shown=${state.shown} onClose=${() => setSharing(false)} />`}
  </div>`;
}

/** The views that the position can be taken to. */
const GO_ON = /** @type {const} */ ([['play', 'play', 'Play from here'], ['setup', 'edit', 'Edit this position']]);

/** The players, and actions on the whole game.
 * @param {{model: AnalyseModel, state: AnalyseState, views: readonly ViewDefinition[], onShare: () => void}} props */
function GameHead({ model, state, views, onShare }) {
  const { blue, red, result, detail, date, opening } = state.header;
  const shelf = useStore(model.library.shelf);
  const named = blue !== '' || red !== '';
  const more = shelf !== null && shelf.games.length > 1;
  return html`<header class="game-head">
    <div class="game-title">
      ${named
        ? html`<p><i class="dot blue"></i>${blue || 'Blue'} <span class="against">–</span> <i class="dot red"></i>${red || 'Red'}
          <b class="game-result">${result === '1/2-1/2' ? '½–½' : result === '*' ? '' : result.replace('-', '–')}</b></p>
          <small>${[detail, opening, date.slice(0, 10)].filter(Boolean).join(' · ')}</small>`
        : html`<p>Analysis board</p>`}
    </div>
    ${GO_ON.filter(([name]) => views.some((view) => view.name === name)).map(([name, icon, label]) => html`<${IconButton} key=${name}
      icon=${icon} label=${label} quiet extra="plain" disabled=${!state.shown || (name === 'play' && state.shown.result !== '*')}
      onClick=${() => { location.hash = routeText(name, { fen: state.shown?.fen ?? '' }); }} />`)}
    <${IconButton} icon="open" label=${more ? `Games (${shelf.games.length})` : 'Open'} quiet extra="plain" onClick=${() => model.choosing.set(true)} />
    <${IconButton} icon="share" label="Share" quiet extra="plain" onClick=${onShare} />
    <${IconButton} icon="flip" label="Flip the board" quiet extra="plain" onClick=${() => model.flip()} />
  </header>`;
}

/** @param {{app: App, model: AnalyseModel, state: AnalyseState}} props */
function AnalysisBoard({ app, model, state }) {
  const { beams, confirm, sound } = useStore(app.preferences);
  const { shown, tree, at, flipped, animation } = state;
  const arrows = useArrows(model, state);
  const onMove = useCallback((/** @type {string} */ move) => model.move(move), [model]);
  const shot = useMemo(() => endShot(model.arbiter, tree, at, shown), [tree, at, shown]);
  const reply = useCallback((/** @type {string} */ move) => {
    const { tree: longer, id } = addMove(tree, at, move);
    return model.arbiter.beamAfter(positionWords(longer, id), opponent(shown?.toMove ?? 'blue'));
  }, [model, tree, at, shown]);
  const onAnimationEnd = useCallback(() => model.animationEnded(), [model]);
  const onAnimationPhase = useCallback((/** @type {'move' | 'shot' | 'hit'} */ phase) => sound && playSound(phase), [sound]);
  const ahead = useAhead(model, state);
  // Redrawn only if it changes, not on every report of the engine.
  return useMemo(() => (ahead ? html`<${Board} pieces=${ahead.state.pieces} toMove=${ahead.state.toMove} shots=${ahead.state.shots} moves=${NONE}
      over=${ahead.state.result !== '*'} beams=${beams ? ahead.state.beams : {}} shot=${ahead.shot} lastMove=${ahead.move} flipped=${flipped}
      onMove=${onMove} />` : shown
    ? html`<${Board} pieces=${shown.pieces} toMove=${shown.toMove} shots=${shown.shots} moves=${shown.result === '*' ? shown.moves : NONE}
      over=${shown.result !== '*'} beams=${beams ? shown.beams : {}} arrows=${arrows} lastMove=${nodeAt(tree, at).move ?? undefined} shot=${shot} flipped=${flipped}
      confirm=${confirm} animation=${animation} reply=${beams ? reply : undefined} onMove=${onMove} onAnimationPhase=${onAnimationPhase} onAnimationEnd=${onAnimationEnd} />`
    : html`<div class="board-waits" aria-hidden="true"></div>`),
  [shown, ahead, shot, arrows, at, flipped, animation, beams, confirm, reply, onMove, onAnimationPhase]);
}

/** The first moves of the engine's lines; without an engine, the better move if the review has one.
 * @param {AnalyseModel} model @param {AnalyseState} state
 * @returns {Arrow[]} the same array as long as nothing in it changes */
function useArrows(model, { tree, at, judgements }) {
  const thoughts = useStore(model.thinker.thoughts);
  const pointed = useStore(model.pointed);
  const infos = thoughts?.node === at ? thoughts.infos : [];
  const next = nodeAt(tree, at).children[0];
  const judgement = next === undefined ? undefined : judgements.get(next);
  const better = isFault(judgement) ? [{ move: judgement.best, rank: 1 }] : [];
  const lines = infos.filter(({ pv }) => pv.length > 0).map(({ multipv, pv }) => ({
    move: pv[0],
    rank: pointed === null ? multipv : pointed === multipv ? 1 : FAINT,
  }));
  const arrows = lines.length > 0 ? lines : better;
  return useMemo(() => arrows, [arrows.map(({ move, rank }) => `${move}${rank}`).join(' ')]);
}

/** The position after the moves of a line that the person points at.
 * @param {AnalyseModel} model @param {AnalyseState} state */
function useAhead(model, { tree, at }) {
  const peeked = useStore(model.peeked);
  const [ahead, setAhead] = useState(/** @type {{state: BoardState, move: string | undefined, shot: Animation | undefined} | null} */ (null));
  useEffect(() => {
    setAhead(null);
    if (peeked.length === 0) return undefined;
    let wanted = true;
    let [longer, id] = [tree, at];
    for (const move of peeked) ({ tree: longer, id } = addMove(longer, id, move));
    // A line may have become outdated meanwhile.
    model.arbiter.state(positionWords(longer, id)).then((found) => {
      if (wanted) setAhead({ state: found, move: peeked.at(-1), shot: endShot(model.arbiter, longer, id, found) });
    }, () => {});
    return () => {
      wanted = false;
    };
  }, [peeked, tree, at]);
  return ahead;
}

/** Opens the content of a link and removes it from the address, so that a reload keeps later changes.
 * @param {App} app @param {AnalyseModel} model @param {URLSearchParams} params */
function useLink(app, model, params) {
  const link = params.toString();
  useEffect(() => {
    const held = fromLink(params);
    if (!held) return;
    model.openWords(held.words, held.rules ?? undefined).catch((error) => app.report(error));
    location.replace('#analyse');
  }, [link]);
}

/** Opens a game or position that is pasted anywhere except into a field.
 * @param {App} app @param {AnalyseModel} model */
function usePaste(app, model) {
  useEffect(() => {
    const listener = (/** @type {ClipboardEvent} */ event) => {
      if (/** @type {Element | null} */ (event.target)?.closest('input, textarea, dialog')) return;
      const files = [...event.clipboardData?.files ?? []];
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (files.length === 0 && text === '') return;
      event.preventDefault();
      const opening = files.length > 0
        ? model.loadFiles(files)
        : looksLikeFen(text) ? model.openWords(`fen ${text}`) : model.loadText(`${text}\n`);
      opening.catch((error) => app.report(error));
    };
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [app, model]);
}
