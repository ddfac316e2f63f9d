// A choice of setups, shown as pictures.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { StillBoard } from '../board/squares.js';
import { t } from '../lang/texts.js';

/** @import { LaserArbiter as Arbiter } from '../game/arbiter.js' */

/** @param {{arbiter: Arbiter, value: string, choices: readonly {start: string, title: string, note: string}[],
 *   onChange: (start: string) => void}} props each start as `position` takes it */
export function SetupChoice({ arbiter, value, choices, onChange }) {
  return html`<fieldset class="choice">
    <legend>${t('board-setup')}</legend>
    <div class="setup-choice">
      ${choices.map(({ start, title, note }) => html`<label key=${start}>
        <input type="radio" name="start" value=${start} checked=${start === value} onChange=${() => onChange(start)} />
        <span><${SetupPicture} arbiter=${arbiter} start=${start} />${title}${note && html`<small>${note}</small>`}</span>
      </label>`)}
    </div>
  </fieldset>`;
}

/** @param {{arbiter: Arbiter, start: string}} props */
export function SetupPicture({ arbiter, start }) {
  const [pieces, setPieces] = useState(arbiter.known(start)?.pieces);
  useEffect(() => {
    // Without a connection the names must do.
    if (!pieces) arbiter.state(start).then((state) => setPieces(state.pieces), () => {});
  }, [start]);
  return html`<${StillBoard} pieces=${pieces} />`;
}
