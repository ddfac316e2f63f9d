// What to analyse: a file, a pasted game or position, a setup, one of the loaded games.

import { html } from 'htm/preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useStore } from '../../app/hooks.js';
import { MoreSetups } from '../../app/setup-fields.js';
import { Dialog } from '../../parts/dialog.js';
import { IconButton } from '../../parts/icons.js';
import { PgnFiles } from '../../parts/pgn-files.js';
import { VirtualList } from '../../parts/virtual-list.js';
import { known } from '../../game/record.js';
import { SETUPS } from '../../game/setups.js';
import { messageOf } from '../../protocol/lines.js';
import { errorText } from '../../lang/errors.js';
import { t } from '../../lang/texts.js';
import { recordText } from '../play/outcome.js';
import { nameShown } from './analysis.js';
import { faultText, findGames } from './library.js';

/** @import { LoadedGame } from '../../game/record.js' */
/** @import { Fault, Shelf } from './library.js' */
/** @import { AnalyseModel } from './model.js' */

const ROW = 52;
const MAX_ERRORS = 20;

/** @param {{model: AnalyseModel}} props */
export function OpenDialog({ model }) {
  const shelf = useStore(model.library.shelf);
  const previous = useStore(model.previous);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  // The errors of an earlier load are not shown beside those of a later attempt.
  const [outdated, setOutdated] = useState(/** @type {readonly string[] | null} */ (null));
  const text = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  // Games that arrive later do not fold away what the person is filling in.
  const [unfolded] = useState(!shelf);
  const close = () => model.choosing.set(false);
  /** @param {() => Promise<void>} work @param {boolean} [stay] */
  const run = async (work, stay = false) => {
    setBusy(true);
    setTrouble('');
    setOutdated(model.library.shelf.get()?.texts ?? null);
    try {
      await work();
      if (!stay) close();
    } catch (error) {
      setTrouble(errorText(messageOf(error)));
    } finally {
      setBusy(false);
    }
  };
  const onPaste = () => {
    // A truncated game may end in an ellipsis.
    const pasted = text.current?.value.replace(/(…|\.{3})\s*$/, '').trim() ?? '';
    if (pasted === '') return;
    void run(() => model.openText(pasted), true);
  };
  return html`<${Dialog} title=${t('common-open')} onClose=${close}>
    <${PgnFiles} onFiles=${(/** @type {File[]} */ files) => run(() => model.loadFiles(files), true)} />
    ${busy && html`<p role="status">${t('analyse-reading')}</p>`}
    ${trouble && html`<p class="open-trouble" role="alert">${trouble}</p>`}
    ${shelf && html`<${Games} shelf=${shelf} errors=${shelf.texts === outdated ? [] : shelf.errors} cut=${shelf.texts === outdated ? [] : shelf.cut} onOpen=${(/** @type {number} */ index) => run(() => model.openLoaded(index))} />`}
    <details class="open-more" open=${unfolded}>
      <summary>${t('analyse-open-more')}</summary>
      <div class="form">
        <label class="field"><span>${t('analyse-open-text-field')}</span>
          <textarea ref=${text} rows="4" spellcheck=${false} placeholder="1. c5R a4L …"></textarea></label>
        <div class="open-setups">
          <button type="button" class="button" onClick=${onPaste}>${t('analyse-open-text')}</button>
          ${previous && html`<${IconButton} icon="undo" label=${t('analyse-previous')} onClick=${() => run(() => model.open(previous))} />`}
        </div>
        <div class="open-setups" role="group" aria-label=${t('analyse-setups')}>
          ${SETUPS.map(({ start, title }) => html`<button key=${start} type="button" class="button"
            onClick=${() => run(() => model.openWords(start))}>${title}</button>`)}
        </div>
        <${MoreSetups} app=${model.app} value=${null} onChoose=${(/** @type {string} */ start) => run(() => model.openWords(start))} />
      </div>
    </details>
  <//>`;
}

/** @param {{shelf: Shelf, errors: readonly Fault[], cut: readonly Fault[], onOpen: (index: number) => void}} props */
function Games({ shelf, errors, cut, onOpen }) {
  const { name, games, open } = shelf;
  const [search, setSearch] = useState('');
  const found = useMemo(() => findGames(games, search), [games, search]);
  const chosen = open === null ? -1 : found.indexOf(open);
  return html`<section class="games" aria-label=${t('common-games')}>
    <div class="games-head">
      <p><strong>${t('analyse-games-counted', { count: games.length })}</strong> <small>${name || t('analyse-games-pasted')}</small></p>
      ${games.length > 5 && html`<input type="search" placeholder=${t('analyse-search-hint')} aria-label=${t('analyse-search')} value=${search}
        onInput=${(/** @type {any} */ event) => setSearch(event.currentTarget.value)} />`}
    </div>
    ${errors.length > 0 && html`<div class="open-trouble" role="alert">
      <p>${t('analyse-games-unread', { count: errors.length })}</p>
      <ul>${errors.slice(0, MAX_ERRORS).map(faultText).map((error) => html`<li key=${error}>${error}</li>`)}</ul>
      ${errors.length > MAX_ERRORS && html`<p>${t('analyse-games-more', { count: errors.length - MAX_ERRORS })}</p>`}
    </div>`}
    ${cut.length > 0 && html`<div class="open-trouble" role="alert">
      <p>${t('analyse-games-cut', { count: cut.length })}</p><ul>${cut.map(faultText).map((what) => html`<li key=${what}>${what}</li>`)}</ul>
    </div>`}
    ${games.length > 0 && (found.length === 0
      ? html`<p class="games-none">${t('analyse-games-none')}</p>`
      : html`<${VirtualList} key=${search} label=${t('common-games')} count=${found.length} height=${ROW} chosen=${chosen < 0 ? null : chosen}
        onChoose=${(/** @type {number} */ index) => onOpen(found[index])}
        row=${(/** @type {number} */ index) => html`<${GameRow} game=${games[found[index]]} number=${found[index] + 1} />`} />`)}
  </section>`;
}

/** @param {{game: LoadedGame, number: number}} props */
function GameRow({ game, number }) {
  const { blue, red, result, moves, opening, detail } = game;
  return html`<span class="game-number">${number}</span>
    <span class="game-names"><span><i class="dot blue"></i>${nameShown(known(blue), 'blue')} <span class="against">–</span> <i class="dot red"></i>${nameShown(known(red), 'red')}</span>
      <small>${[known(opening), t('play-moves-count', { count: Math.ceil(moves.length / 2) }), recordText(detail)].filter(Boolean).join(' · ')}</small></span>
    <span class="game-result">${result === '1/2-1/2' ? '½–½' : result === '*' ? '∗' : result.replace('-', '–')}</span>`;
}
