// The moves with their variations, signs and comments.

import { html } from 'htm/preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useStore } from '../../app/hooks.js';
import { isFault, judgementText, NAGS, signOf } from '../../game/judgement.js';
import { colorOfPly, numberText } from '../../game/plies.js';
import { lineThrough, nodeAt, plyOf, remove, ROOT } from '../../game/tree.js';
import { t } from '../../lang/texts.js';
import { IconButton } from '../../parts/icons.js';
import { Hit, reveal } from '../../parts/moves.js';
import { Pens } from './sketch.js';
import { layOut } from './tree-layout.js';

/** @import { AnalyseModel, AnalyseState } from './model.js' */
/** @import { Line } from './tree-layout.js' */

/** @type {Record<string, string>} */
const SIGN_CLASSES = { '?!': 'inaccuracy', '?': 'mistake', '??': 'blunder', '!?': 'interesting', '!': 'good', '!!': 'good' };

/** @param {{model: AnalyseModel, state: AnalyseState, editing: number | null, onEdit: (id: number | null) => void}} props
 *  `editing` is the node whose comment is being written */
export function TreeList({ model, state, editing, onEdit }) {
  const { tree, first, at, judgements, hits } = state;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => scrollTo(list.current, at), [at, tree]);
  const blocks = useMemo(() => layOut(tree, first, editing), [tree, first, editing]);
  // The moves are redrawn only if they change, not on every report of an engine.
  return useMemo(() => {
    /** @param {number} id @param {string} number */
    const move = (id, number) => html`<${Move} key=${id} model=${model} state=${state} id=${id} number=${number} />`;
    /** @param {number} id */
    const comment = (id) => (id === editing
      ? html`<${CommentField} key=${`e${id}`} model=${model} id=${id} text=${nodeAt(tree, id).comment} onDone=${() => onEdit(null)} />`
      : html`<button key=${`c${id}`} type="button" class="comment" title=${t('analyse-comment-edit')} onClick=${() => onEdit(id)}>
        ${nodeAt(tree, id).comment}</button>`);
    /** @param {Line[]} lines @returns {any} */
    const variations = (lines) => html`<ul class="variations">
      ${lines.map(({ id, parts }) => html`<li key=${id}>${parts.map((part) => {
        if (part.kind === 'move') return move(part.id, part.number);
        return part.kind === 'comment' ? comment(part.id) : variations(part.lines);
      })}</li>`)}
    </ul>`;
    if (blocks.length === 0) return html`<p class="tree-empty">${t('analyse-tree-empty')}</p>`;
    return html`<ol class="tree" ref=${list} aria-label=${t('board-moves')} tabindex="-1">
      ${blocks.map((block) => {
        if (block.kind === 'comment') return html`<li key=${block.key} class="tree-block">${comment(block.id)}</li>`;
        if (block.kind === 'lines') return html`<li key=${block.key} class="tree-block">${variations(block.lines)}</li>`;
        return html`<li key=${block.key} class="tree-row">
          <span class="move-number" aria-hidden="true">${block.number}</span>
          <span class="move-cell">${block.blue === 'before' ? html`<span class="elsewhere">…</span>` : block.blue !== null && move(block.blue, '')}</span>
          <span class="move-cell">${block.red === 'later' ? html`<span class="elsewhere">…</span>` : block.red !== null && move(block.red, '')}</span>
        </li>`;
      })}
    </ol>`;
  }, [blocks, at, judgements, hits, editing, onEdit]);
}

/** @param {{model: AnalyseModel, state: AnalyseState, id: number, number: string}} props */
function Move({ model, state, id, number }) {
  const { tree, at, first, judgements, hits } = state;
  const { move, nags } = nodeAt(tree, id);
  const ply = plyOf(tree, id);
  const judgement = judgements.get(id);
  const sign = signOf(nags, judgement);
  const hit = hits.get(id);
  const current = id === at;
  // A single tab stop for all moves; from there the arrow keys take over.
  const stop = current || (at === ROOT && ply === 1);
  return html`<button type="button" class=${`ply ${colorOfPly(first, ply)} ${SIGN_CLASSES[sign] ?? ''}`}
    data-node=${id} aria-current=${current ? 'true' : undefined} tabindex=${stop ? 0 : -1}
    title=${isFault(judgement) ? judgementText(judgement) : undefined} onClick=${() => model.show(id)}>
    <span class=${number ? 'ply-number' : 'unseen'}>${number || numberText(first, ply)}</span><span>${move}${sign && html`<b class="sign">${sign}</b>`}</span>
    ${hit && html`<${Hit} piece=${hit} />`}
    ${judgement && judgement.missed !== null && html`<span class="missed">M${judgement.missed}</span>`}
  </button>`;
}

/** Edits a comment in place. Escape discards the change.
 * @param {{model: AnalyseModel, id: number, text: string, onDone: () => void}} props */
function CommentField({ model, id, text, onDone }) {
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const left = useRef(false);
  // At once: later, it would move the cursor of somebody who is already typing.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  }, []);
  /** @param {boolean} keep */
  const leave = (keep) => {
    if (left.current) return;
    left.current = true;
    if (keep) model.comment(id, field.current?.value.trim() ?? text);
    onDone();
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey)) return;
    event.preventDefault();
    leave(event.key === 'Enter');
  };
  return html`<textarea ref=${field} class="comment-field" rows="2" aria-label=${t('analyse-comment')} placeholder=${t('analyse-comment-hint')}
    onKeyDown=${onKeyDown} onBlur=${() => leave(true)}>${text}</textarea>`;
}

/** Brings the current move into view. The focus follows, if it is in the list.
 * @param {HTMLElement | null} list @param {number} at */
function scrollTo(list, at) {
  if (!list) return;
  const current = reveal(list);
  if (!current && at === ROOT) list.scrollTop = 0;
  if (document.activeElement?.closest('.tree') === list && document.activeElement instanceof HTMLButtonElement) current?.focus({ preventScroll: true });
}

/** Up to this many moves are deleted without asking. */
const FEW = 3;

/** @param {{model: AnalyseModel, state: AnalyseState, onComment: () => void}} props */
export function MoveTools({ model, state, onComment }) {
  const { tree, at } = state;
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [tree, at]);
  const pen = useStore(model.pen);
  const { nags, shapes } = nodeAt(tree, at);
  const none = at === ROOT;
  const empty = tree.nodes.size === 1;
  const count = tree.nodes.size - remove(tree, at).nodes.size;
  const askFirst = count > FEW && !sure;
  return html`<div class="move-tools" role="group" aria-label=${t('analyse-move-tools')}>
    ${pen !== null ? html`<${Pens} model=${model} pen=${pen} drawn=${shapes.length > 0} />` : html`<span class="nags">${!empty && NAGS.toReversed().map(([nag, sign, name]) => html`<button key=${nag} type="button" class="nag" title=${name}
      aria-label=${`${name} ${sign}`} aria-pressed=${nags.includes(nag)} disabled=${none} onClick=${() => model.sign(at, nag)}>${sign}</button>`)}</span>`}
    <${IconButton} icon="pen" label=${t('analyse-draw')} quiet extra="plain" pressed=${pen !== null} onClick=${() => model.pen.set(pen === null ? 'G' : null)} />
    <${IconButton} icon="comment" label=${t('analyse-comment')} quiet extra="plain" onClick=${onComment} />
    ${!empty && html`<${IconButton} icon="promote" label=${t('analyse-promote')} quiet extra="plain" disabled=${lineThrough(tree).includes(at)}
      onClick=${() => model.promote(at)} />
    <${IconButton} icon="remove" label=${sure ? t('analyse-delete-sure', { count }) : t('analyse-delete')} quiet=${!sure} extra=${sure ? 'danger' : 'plain'}
      disabled=${none} onClick=${() => (askFirst ? setSure(true) : void model.remove(at))} />`}
  </div>`;
}
