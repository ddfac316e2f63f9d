// The view for a game at a real table: first the table is entered, then its turns.

import { html } from 'htm/preact';
import { useUndoKeys } from '../../../app/editor-view.js';
import { useStore } from '../../../app/hooks.js';
import { Follow } from './follow.js';
import { Lay } from './lay.js';
import { RealModel } from './model.js';

export { RealModel as Model, RealView as View };

/** @param {{app: import('../../../app/app.js').App, model: RealModel}} props */
function RealView({ app, model }) {
  const state = /** @type {import('./model.js').RealState} */ (useStore(model.state));
  useUndoKeys(model);
  return state.history.now.playing ? html`<${Follow} app=${app} model=${model} state=${state} />` : html`<${Lay} app=${app} model=${model} state=${state} />`;
}
