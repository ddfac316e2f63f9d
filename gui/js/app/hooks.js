// Preact hooks shared by the views.

import { useEffect, useRef, useState } from 'preact/hooks';
import { describeMove } from '../board/aria.js';
import { nodeAt, positionWords } from '../game/tree.js';

/** The value of a store; the component is redrawn when it changes.
 * @template T
 * @param {import('./store.js').Store<T>} store
 * @returns {T} */
export function useStore(store) {
  const [value, setValue] = useState(() => store.get());
  useEffect(() => {
    setValue(() => store.get());
    return store.subscribe((next) => setValue(() => next));
  }, [store]);
  return value;
}

/** Whether a key pressed there is for an element that these selectors choose, or for what is in it. A dialog that has been closed keeps the focus
 * until the next frame, and takes no key.
 * @param {EventTarget | null} target @param {string} selectors */
export function isIn(target, selectors) {
  return target instanceof Element && target.checkVisibility() && target.closest(selectors) !== null;
}

/** Whether a key pressed there is for a field or a dialog. A checkbox takes only Space.
 * @param {EventTarget | null} target */
export function takesKeys(target) {
  return isIn(target, 'input:not([type=checkbox]), select, textarea, dialog');
}

/** Listens for an event of the document.
 * @template {keyof DocumentEventMap} Type
 * @param {Type} type @param {(event: DocumentEventMap[Type]) => void} listener */
export function useListener(type, listener) {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    const hear = (/** @type {DocumentEventMap[Type]} */ event) => latest.current(event);
    document.addEventListener(type, hear);
    return () => document.removeEventListener(type, hear);
  }, []);
}

/** Handles keys pressed anywhere except in fields and dialogs, unless the board has taken them.
 * @param {(event: KeyboardEvent) => void} onKey */
export function useKeys(onKey) {
  useListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!takesKeys(event.target)) onKey(event);
  });
}

/** What a board shows, for the field of moves and questions.
 * @template [Position=any]
 * @template [Book=any]
 * @typedef {{
 *   answers: () => Promise<{ANSWERS: Record<string, (board: any, about: string) => string | Promise<string>>, HELP: string,
 *     findMove: (typed: string, moves: readonly string[]) => string | undefined}>,
 *   arbiter: Book,
 *   shown: Position,
 *   words: string,
 *   mayMove: boolean,
 *   over: boolean,
 *   move: (move: string) => void,
 *   clock?: import('../game/clock.js').Clock<any> | null,
 *   viewer?: string | null,
 *   lastMove?: string | null,
 * }} Typing `answers` loads what is answered in the game; `words` is what `position` takes for `shown`; `lastMove` is that of `words`, without marks */

/** Lets the field of moves and questions work with a board.
 * @param {import('./app.js').App} app @param {Typing} board */
export function useTyping(app, board) {
  useEffect(() => {
    app.typing = board;
  });
  useEffect(() => () => {
    app.typing = null;
  }, [app]);
}

/** How far keys step through a game.
 * @type {Record<string, number>} */
const STEP_KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Lets the keys step through a game, and the wheel while the pointer is over an element.
 * @param {(plies: number) => void} onStep
 * @returns {import('preact').RefObject<HTMLDivElement | null>} the element's reference */
export function useSteps(onStep) {
  useKeys((event) => {
    const plies = STEP_KEYS[event.key];
    if (plies === undefined) return;
    event.preventDefault();
    onStep(plies);
  });
  const element = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const { current } = element;
    const listener = wheelListener(onStep);
    current?.addEventListener('wheel', listener, { passive: false });
    return () => current?.removeEventListener('wheel', listener);
  }, [onStep]);
  return element;
}

/** The answer to a question, null before it is known.
 * @template T
 * @param {() => Promise<T> | null} ask asks again, or nothing, when one of the values changes @param {readonly unknown[]} values
 * @param {(error: unknown) => void} [failed]
 * @returns {T | null} */
export function useAsked(ask, values, failed = () => {}) {
  const [found, setFound] = useState(/** @type {T | null} */ (null));
  useEffect(() => {
    let wanted = true;
    setFound(null);
    ask()?.then((answer) => wanted && setFound(() => answer), failed);
    return () => {
      wanted = false;
    };
  }, values);
  return found;
}

/** @type {import('../protocol/lines.js').NamedLevel[]} */
const UNNAMED = [];

/** The levels with names, empty until they are known.
 * @param {{opponents: () => Promise<import('../protocol/lines.js').NamedLevel[]>}} source */
export const useNamed = (source) => useAsked(() => source.opponents(), [source]) ?? UNNAMED;

/** Tells a model whether its view is visible.
 * @param {{attend: (attended: boolean) => void}} model */
export function useAttention(model) {
  // A hidden page is not visible either.
  const look = () => model.attend(document.visibilityState === 'visible');
  useListener('visibilitychange', look);
  useEffect(() => {
    look();
    return () => model.attend(false);
  }, [model]);
}

/** Has screen readers say each move that the board shows.
 * @param {import('./app.js').App} app @param {import('./app.js').App['arbiter']} arbiter
 * @param {{animation: import('../board/types.js').Animation | undefined, tree: import('../game/tree.js').Tree, at: number}} state */
export function useSpokenMoves(app, arbiter, { animation, tree, at }) {
  useEffect(() => {
    if (!animation) return;
    const { parent } = nodeAt(tree, at);
    const before = parent === null ? undefined : arbiter.known(positionWords(tree, parent));
    if (before) app.announce(describeMove(animation.move, animation.beam, before.pieces));
  }, [animation]);
}

/** How far the wheel turns per step, in pixels: a click of a mouse wheel is about 100, a touchpad sends many small turns. */
const WHEEL_STEP = 60;

/** What listens to a wheel and counts its steps.
 * @param {(direction: number) => void} onStep
 * @returns {(event: WheelEvent) => void} */
export function wheelListener(onStep) {
  let turned = 0;
  return (event) => {
    // With Ctrl it zooms.
    if (event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    const distance = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : Math.sign(event.deltaY) * WHEEL_STEP;
    turned = Math.sign(turned) === Math.sign(distance) ? turned + distance : distance;
    if (Math.abs(turned) < WHEEL_STEP) return;
    turned = 0;
    onStep(Math.sign(distance));
  };
}
