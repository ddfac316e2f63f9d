// Actions on the current move: signs, comment, promotion, deletion.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { NAGS } from '../../game/judgement.js';
import { lineThrough, nodeAt, ROOT } from '../../game/tree.js';
import { IconButton } from '../../parts/icons.js';

/** @typedef {import('../../game/tree.js').Tree} Tree */
/** @typedef {import('./model.js').AnalyseModel} AnalyseModel */
/** @typedef {import('./model.js').AnalyseState} AnalyseState */

/** Up to this many moves are deleted without asking. */
const FEW = 3;

/** @param {{model: AnalyseModel, state: AnalyseState, onComment: () => void}} props */
export function MoveTools({ model, state, onComment }) {
  const { tree, at } = state;
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [tree, at]);
  const { nags } = nodeAt(tree, at);
  const none = at === ROOT;
  const count = none ? 0 : countBelow(tree, at);
  const askFirst = count > FEW && !sure;
  return html`<div class="move-tools" role="group" aria-label="The move shown">
    <span class="nags">${NAGS.toReversed().map(([nag, sign, name]) => html`<button key=${nag} type="button" class="nag" title=${name}
      aria-label=${`${name} ${sign}`} aria-pressed=${nags.includes(nag)} disabled=${none} onClick=${() => model.sign(at, nag)}>${sign}</button>`)}</span>
    <${IconButton} icon="comment" label="Comment" quiet extra="plain" onClick=${onComment} />
    <${IconButton} icon="promote" label="Promote the variation" quiet extra="plain" disabled=${lineThrough(tree).includes(at)}
      onClick=${() => model.promote(at)} />
    <${IconButton} icon="remove" label=${sure ? `Delete ${count} moves?` : 'Delete from here'} quiet=${!sure} extra=${sure ? 'danger' : 'plain'}
      disabled=${none} onClick=${() => (askFirst ? setSure(true) : void model.remove(at))} />
  </div>`;
}

/** How many moves are deleted with a node.
 * @param {Tree} tree @param {number} id */
function countBelow(tree, id) {
  const found = [id];
  for (let at = 0; at < found.length; at++) found.push(...nodeAt(tree, found[at]).children);
  return found.length;
}
