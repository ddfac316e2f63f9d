// The score over the game: Blue's expected result for each position of the main line.

import { html } from 'htm/preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { useStore } from '../../app/hooks.js';
import { numberText } from '../../game/plies.js';
import { nodeAt } from '../../game/tree.js';
import { t } from '../../lang/texts.js';
import { graphData, graphText } from './graph-data.js';

/** @import { GraphData } from './graph-data.js' */
/** @import { AnalyseModel, AnalyseState } from './model.js' */

/** What the style sheet colours, as classes of invisible elements. */
const INKS = /** @type {const} */ (['line', 'axis', 'blue', 'red', 'now', 'edge', 'inaccuracy', 'mistake', 'blunder', 'missed']);
/** @typedef {Record<typeof INKS[number], string>} Inks */
const PADDING = 6;

/** @param {{app: import('../../app/app.js').App, model: AnalyseModel, state: AnalyseState}} props */
export function ScoreGraph({ app, model, state }) {
  const { tree, at, scores, judgements } = state;
  const { theme } = useStore(app.preferences);
  const data = useMemo(() => graphData(tree, at, scores, judgements), [tree, at, scores, judgements]);
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  const tip = useRef(/** @type {HTMLDivElement | null} */ (null));
  const plot = useRef(/** @type {uPlot | null} */ (null));
  const latest = useRef({ data, state, inks: /** @type {Inks} */ ({}) });
  latest.current.data = data;
  latest.current.state = state;

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    latest.current.inks = inksOf(element);
    const drawn = new uPlot(options(latest, tip), series(latest.current.data), element);
    plot.current = drawn;
    drawn.over.addEventListener('click', () => {
      const ply = drawn.cursor.idx;
      if (ply !== null && ply !== undefined) model.show(latest.current.data.line[ply]);
    });
    const observer = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const recolour = () => {
      latest.current.inks = inksOf(element);
      drawn.redraw(false);
    };
    dark.addEventListener('change', recolour);
    return () => {
      observer.disconnect();
      dark.removeEventListener('change', recolour);
      drawn.destroy();
    };
  }, []);
  useEffect(() => plot.current?.setData(series(data)), [data]);
  useEffect(() => {
    if (!place.current) return;
    latest.current.inks = inksOf(place.current);
    plot.current?.redraw(false);
  }, [theme]);

  return html`<div class="graph">
    <div class="graph-picture" ref=${place} role="img" aria-label=${graphText(data, state.first)}>
      ${INKS.map((ink) => html`<i key=${ink} class=${`ink-${ink}`}></i>`)}
    </div>
    <span class="graph-word above" aria-hidden="true">${t('analyse-graph-better', { color: 'blue' })}</span>
    <span class="graph-word below" aria-hidden="true">${t('analyse-graph-better', { color: 'red' })}</span>
    <div class="graph-tip" ref=${tip} hidden></div>
  </div>`;
}

/** @param {HTMLElement} element
 * @returns {Inks} */
function inksOf(element) {
  return /** @type {Inks} */ (Object.fromEntries(INKS.map((ink) => {
    const sample = element.querySelector(`.ink-${ink}`);
    return [ink, sample ? getComputedStyle(sample).color : '#888'];
  })));
}

/** @param {GraphData} data
 * @returns {uPlot.AlignedData} */
function series({ plies, drawn }) {
  return [plies, drawn];
}

/** @typedef {{current: {data: GraphData, state: AnalyseState, inks: Inks}}} Latest */

/** @param {Latest} latest @param {{current: HTMLDivElement | null}} tip
 * @returns {uPlot.Options} */
function options(latest, tip) {
  return {
    width: 300,
    height: 100,
    padding: [PADDING, PADDING, PADDING, PADDING],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false, setScale: false } },
    scales: {
      x: { time: false, range: () => [0, Math.max(1, latest.current.data.plies.length - 1)] },
      y: { range: () => [0, 100] },
    },
    axes: [{ show: false }, { show: false }],
    series: [{}, {
      width: 1.5,
      stroke: () => latest.current.inks.line,
      fill: (plot) => areas(plot, latest.current.inks),
      fillTo: () => 50,
      points: { show: false },
    }],
    hooks: {
      drawClear: [(plot) => drawGround(plot, latest.current)],
      draw: [(plot) => drawSpots(plot, latest.current)],
      setCursor: [(plot) => showTip(plot, latest.current, tip.current)],
    },
  };
}

/** Blue above the middle, red below.
 * @param {uPlot} plot @param {Inks} inks */
function areas(plot, { blue, red }) {
  const { top, height } = plot.bbox;
  if (!(height > 0)) return blue;
  const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height);
  for (const [stop, ink] of /** @type {[number, string][]} */ ([[0, blue], [0.5, blue], [0.5, red], [1, red]])) {
    gradient.addColorStop(stop, ink);
  }
  return gradient;
}

/** The middle, and the place of the current position.
 * @param {uPlot} plot @param {Latest['current']} latest */
function drawGround(plot, { data, inks }) {
  const { ctx, bbox } = plot;
  const pixel = devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = inks.axis;
  ctx.lineWidth = pixel;
  ctx.beginPath();
  for (const value of [0, 50, 100]) {
    const y = Math.round(plot.valToPos(value, 'y', true)) + 0.5;
    ctx.moveTo(bbox.left, y);
    ctx.lineTo(bbox.left + bbox.width, y);
  }
  ctx.stroke();
  const x = plot.valToPos(data.current, 'x', true);
  ctx.strokeStyle = inks.now;
  ctx.lineWidth = 2 * pixel;
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
}

/** What the review marks, and the score of the position shown. Shapes differ, not only colours.
 * @param {uPlot} plot @param {Latest['current']} latest */
function drawSpots(plot, { data, inks }) {
  const { ctx } = plot;
  const pixel = devicePixelRatio;
  ctx.save();
  ctx.lineWidth = 1.5 * pixel;
  ctx.strokeStyle = inks.edge;
  const at = (/** @type {number} */ ply) => {
    const value = data.expected[ply];
    return value === null ? null : { x: plot.valToPos(ply, 'x', true), y: plot.valToPos(value, 'y', true) };
  };
  for (const ply of data.plies) {
    const point = at(ply);
    if (!point || (data.drawn[ply - 1] ?? null) !== null || (data.drawn[ply + 1] ?? null) !== null) continue;
    // A line does not show an isolated point.
    ctx.fillStyle = inks.line;
    ctx.beginPath();
    ctx.arc(point.x, point.y, 2 * pixel, 0, 2 * Math.PI);
    ctx.fill();
  }
  for (const { ply, kind } of data.spots) {
    const point = at(ply);
    if (!point) continue;
    const size = (kind === 'inaccuracy' ? 3.4 : 4.4) * pixel;
    ctx.fillStyle = inks[kind];
    ctx.beginPath();
    if (kind === 'blunder') ctx.rect(point.x - size, point.y - size, 2 * size, 2 * size);
    else if (kind === 'missed') diamond(ctx, point, size * 1.4);
    else ctx.arc(point.x, point.y, size, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
  }
  const now = at(data.current);
  if (now) {
    ctx.fillStyle = inks.now;
    ctx.beginPath();
    ctx.arc(now.x, now.y, 3 * pixel, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {{x: number, y: number}} at @param {number} size */
function diamond(ctx, { x, y }, size) {
  ctx.moveTo(x, y - size);
  ctx.lineTo(x + size, y);
  ctx.lineTo(x, y + size);
  ctx.lineTo(x - size, y);
  ctx.closePath();
}

/** Shows the move and score under the pointer.
 * @param {uPlot} plot @param {Latest['current']} latest @param {HTMLDivElement | null} tip */
function showTip(plot, { data, state }, tip) {
  if (!tip) return;
  const { idx, left = -1 } = plot.cursor;
  tip.hidden = idx === null || idx === undefined || left < 0;
  if (tip.hidden || idx === null || idx === undefined) return;
  const move = idx === 0 ? t('analyse-graph-begin') : `${numberText(state.first, idx)} ${nodeAt(state.tree, data.line[idx]).move}`;
  const value = data.expected[idx];
  tip.textContent = value === null ? move : `${move}   ${t('common-percent', { percent: Math.round(value) })}`;
  const half = tip.offsetWidth / 2;
  const x = Math.max(half, Math.min(plot.over.clientWidth + 2 * PADDING - half, left + PADDING));
  tip.style.transform = `translateX(${Math.round(x - half)}px)`;
}
