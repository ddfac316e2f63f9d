/** The places of a board as a grid for screen readers and the keyboard. It lies over the picture and receives the pointer's
 * events.
 *
 * @typedef {{label: string, tabbable: boolean, selected: boolean, disabled?: boolean, classes: string}} Cell
 *   `classes` are those besides the one that every cell has */
import { html } from 'htm/preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** @param {object} props
 * @param {string} props.name  the first part of the classes
 * @param {'square' | 'place'} props.unit  what a cell is; its `data-` attribute says which
 * @param {string} props.label
 * @param {string} props.help
 * @param {readonly (readonly (string | null)[])[]} props.rows  from the upper left of a board that is not flipped; null for a gap
 * @param {boolean} props.flipped
 * @param {(place: string) => Cell} props.describe
 * @param {Record<string, (event: any) => void>} props.handlers */
export function Grid({ name, unit, label, help, rows, flipped, describe, handlers }) {
  const seen = flipped ? rows.map((places) => places.toReversed()).reverse() : rows;
  /** @param {string} place */
  const cell = (place) => {
    const { label: said, tabbable, selected, disabled, classes } = describe(place);
    return html`<div
      key=${place}
      role="gridcell"
      class=${`${name}-cell ${classes}`}
      ...${{ [`data-${unit}`]: place }}
      aria-label=${said}
      aria-selected=${selected ? 'true' : 'false'}
      aria-disabled=${disabled ? 'true' : undefined}
      tabindex=${tabbable ? 0 : -1}
    ></div>`;
  };
  return html`<div role="grid" class=${`${name}-grid`} aria-label=${label} aria-description=${help} ...${handlers}>
    ${seen.map((places, row) => html`<div role="row" class=${`${name}-row`} key=${flipped ? rows.length - 1 - row : row}>
      ${places.map((place, column) => (place === null ? html`<span key=${column}></span>` : cell(place)))}
    </div>`)}
  </div>`;
}

/** The cell of a grid under an event, or null.
 * @param {Event} event @param {'square' | 'place'} unit what a cell is */
export function cellUnder({ target }, unit) {
  return target instanceof Element ? target.closest(`[data-${unit}]`)?.getAttribute(`data-${unit}`) ?? null : null;
}

/** Plays an animation if its key is new. Returns whether it runs, and a function that ends it at once.
 * @template {{key: string | number}} Animation
 * @param {Animation | undefined} animation
 * @param {(() => void) | undefined} onEnd  not called for an animation that another one has ended
 * @param {(animation: Animation, end: () => void) => (() => void) | undefined} start
 *   begins to play it, and calls `end` when it is over; returns what clears the board of it, or nothing if there is no board */
export function useFilm(animation, onEnd, start) {
  const [doneKey, setDoneKey] = useState(/** @type {string | number | null} */ (null));
  const running = animation !== undefined && animation.key !== doneKey;
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const finish = useRef(() => {});
  useLayoutEffect(() => {
    const clear = running && animation ? start(animation, () => finish.current()) : undefined;
    if (!animation || !clear) return undefined;
    let over = false;
    const stop = () => {
      if (!over) clear();
      over = true;
    };
    finish.current = () => {
      if (over) return;
      stop();
      setDoneKey(animation.key);
      latest.current?.();
    };
    return stop;
  }, [animation?.key]);
  return { running, finish: () => finish.current() };
}

/** How long a move must be shown, in milliseconds, before it is asked about: a pointer may be only passing over. */
const REST = 40;

/** The answer to a question about the move that is shown, once it is known. Without an answer the board shows the move alone.
 * @template T
 * @param {string | null} move @param {((move: string) => Promise<T>) | undefined} ask @returns {T | null} */
export function useAnswer(move, ask) {
  const [found, setFound] = useState(/** @type {{move: string, answer: T} | null} */ (null));
  useEffect(() => {
    if (move === null || !ask) return undefined;
    let wanted = true;
    const timer = setTimeout(() => void ask(move).then((answer) => wanted && setFound({ move, answer }), () => {}), REST);
    return () => {
      wanted = false;
      clearTimeout(timer);
      setFound(null);
    };
  }, [move, ask]);
  return found !== null && found.move === move ? found.answer : null;
}

/** Stable handlers that call the latest ones, so that their elements need not be redrawn.
 * @template {Record<string, (event: any) => void>} T
 * @param {T} handlers @returns {T} */
export function useStable(handlers) {
  const latest = useRef(handlers);
  latest.current = handlers;
  return useMemo(() => {
    /** @param {string} name */
    const stable = (name) => [name, (/** @type {any} */ event) => latest.current[name](event)];
    return /** @type {T} */ (Object.fromEntries(Object.keys(handlers).map(stable)));
  }, []);
}
