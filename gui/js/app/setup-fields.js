// The choice of a setup: the official ones, the way to more, and a handicap.

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SETUPS } from '../game/setups.js';
import { t } from '../lang/texts.js';
import { Choice, Select } from '../parts/fields.js';
import { SetupChoice } from '../parts/setup-choice.js';
import { colorName } from '../board/names.js';
import { randomSetup, setupOfDay, startWords } from './starts.js';

/** @import { Color } from '../protocol/lines.js' */
/** @import { App } from './app.js' */
/** @typedef {{kinds: string, color: Color, of: string}} Handicap the letters of the pieces that the player of this colour goes without, perhaps
 *   none; `of` is the start with all pieces */

/** What a player may play without, the lightest handicap first (docs/theory.md): the letters of the pieces. */
const HANDICAPS = ['PP', 'S', 'PPS', 'PPP', 'PPPS'];
const COLORS = /** @type {const} */ (['blue', 'red']);

/** @param {{app: App, value: string, giver: Color, onChange: (start: string) => void}} props each start as `position` takes it; `giver` is
 *   who seems the stronger, and would give a handicap */
export function SetupFields({ app, value, giver, onChange }) {
  const [handicap, setHandicap] = useState(/** @type {Handicap} */ ({ kinds: '', color: giver, of: value }));
  const newest = useRef(handicap);
  const [title, note] = startWords(value);
  const choices = SETUPS.some(({ start }) => start === value) ? SETUPS : [...SETUPS, { start: value, title, note }];
  /** @param {Partial<Handicap>} fields */
  const change = async (fields) => {
    const next = { ...newest.current, ...fields };
    /** @param {Handicap} now @param {string} start */
    const show = (now, start) => {
      newest.current = now;
      setHandicap(now);
      onChange(start);
    };
    show(next, next.of);
    if (next.kinds === '') return;
    try {
      const { withHandicap } = await import('./handicap.js');
      const start = await withHandicap(app.arbiter, next.of, next.kinds, next.color);
      // Another choice may have come in between.
      if (newest.current !== next) return;
      if (start === null) {
        app.toast(t('app-handicap-impossible', { color: next.color, kinds: next.kinds }));
        show({ ...next, kinds: '' }, next.of);
      } else show(next, start);
    } catch (error) {
      app.report(error);
    }
  };
  const choose = (/** @type {string} */ of) => void change({ of });
  return html`<${SetupChoice} arbiter=${app.arbiter} value=${value} choices=${choices} onChange=${choose} />
    <${MoreSetups} app=${app} value=${value} onChoose=${choose} />
    <${Select} label=${t('app-handicap')} value=${handicap.kinds}
      choices=${[['', t('app-handicap-none')], ...HANDICAPS.map((kinds) => [kinds, t('app-handicap-without', { kinds })])]}
      onChange=${(/** @type {string} */ kinds) => void change({ kinds, ...(handicap.kinds === '' && { color: giver, of: value }) })} />
    ${handicap.kinds && html`<${Choice} legend=${t('app-handicap-who')} name="handicap" value=${handicap.color}
      choices=${COLORS.map((color) => [color, colorName(color)])} onChange=${(/** @type {Color} */ color) => void change({ color })} />`}`;
}

/** The gallery of all setups with names, and those that the engine draws.
 * @param {{app: App, value: string | null, onChoose: (start: string) => void}} props */
export function MoreSetups({ app, value, onChoose }) {
  const [open, setOpen] = useState(false);
  const [Gallery, setGallery] = useState(/** @type {any} */ (null));
  const [drawing, setDrawing] = useState(false);
  const here = useRef(true);
  useEffect(() => () => {
    here.current = false;
  }, []);
  const onMore = () => {
    setOpen(!open);
    if (!Gallery) import('./setup-gallery.js').then(({ SetupGallery }) => setGallery(() => SetupGallery), (error) => app.report(error));
  };
  /** @param {(app: App) => Promise<string | null>} draw */
  const drawn = (draw) => async () => {
    if (drawing) return;
    setDrawing(true);
    try {
      const start = await draw(app);
      if (start && here.current) onChoose(start);
    } catch (error) {
      app.report(error);
    }
    setDrawing(false);
  };
  return html`<div class="more-setups">
    <div class="open-setups">
      <button type="button" class="button" aria-expanded=${open ? 'true' : 'false'} onClick=${onMore}>${t('app-setups-more')}</button>
      <button type="button" class="button" onClick=${drawn((all) => setupOfDay(all))}>${t('app-setups-day')}</button>
      <button type="button" class="button" onClick=${drawn(randomSetup)}>${t('app-setups-random')}</button>
    </div>
    <p class="drawing" role="status">${drawing && t('app-setups-drawing')}</p>
    ${open && Gallery && html`<${Gallery} arbiter=${app.arbiter} value=${value} onChoose=${onChoose} />`}
  </div>`;
}
