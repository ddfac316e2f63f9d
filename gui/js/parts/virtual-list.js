// A long list of which only the visible rows are drawn.

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Rows drawn beyond the edges. */
const MARGIN = 8;

/** A choice among many rows: the arrow keys move, Enter or a click chooses.
 * @param {{label: string, count: number, height: number, chosen: number | null, row: (index: number) => any,
 *   onChoose: (index: number) => void}} props `height` is that of a row in pixels */
export function VirtualList({ label, count, height, chosen, row, onChoose }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [view, setView] = useState({ top: 0, height: 400 });
  const [active, setActive] = useState(chosen ?? 0);
  const look = () => box.current && setView({ top: box.current.scrollTop, height: box.current.clientHeight });
  useEffect(() => {
    if (box.current && chosen !== null) box.current.scrollTop = Math.max(0, (chosen - 2) * height);
    look();
  }, []);
  const at = Math.max(0, Math.min(active, count - 1));
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const page = Math.max(1, Math.floor(view.height / height) - 1);
    const step = /** @type {Record<string, number>} */ ({
      ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity,
    })[event.key];
    if (event.key === 'Enter' && count > 0) onChoose(at);
    if (event.key !== 'Enter' && step === undefined) return;
    event.preventDefault();
    if (step === undefined || !box.current) return;
    const next = Math.max(0, Math.min(count - 1, at + step));
    setActive(next);
    const { scrollTop, clientHeight } = box.current;
    if (next * height < scrollTop) box.current.scrollTop = next * height;
    else if ((next + 1) * height > scrollTop + clientHeight) box.current.scrollTop = (next + 1) * height - clientHeight;
  };
  const from = Math.max(0, Math.floor(view.top / height) - MARGIN);
  const to = Math.min(count, Math.ceil((view.top + view.height) / height) + MARGIN);
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  const activeId = at >= from && at < to ? `row-${at}` : undefined;
  return html`<div class="virtual" ref=${box} role="listbox" aria-label=${label} tabindex="0" aria-activedescendant=${activeId}
    onScroll=${look} onKeyDown=${onKeyDown}>
    <div class="virtual-all" role="presentation" style=${{ height: `${count * height}px` }}>
      ${shown.map((index) => html`<div key=${index} id=${`row-${index}`} class=${`virtual-row ${index === at ? 'active' : ''}`} role="option"
        aria-selected=${index === chosen} aria-posinset=${index + 1} aria-setsize=${count}
        style=${{ top: `${index * height}px`, height: `${height}px` }} onClick=${() => onChoose(index)}>${row(index)}</div>`)}
    </div>
  </div>`;
}
