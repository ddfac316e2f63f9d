/**
 * What a person does with the board: select, look at a shot before it is fired, play, by mouse, touch or keyboard.
 *
 * @typedef {import('./types.js').BoardProps} BoardProps
 * @typedef {import('./position.js').Turn} Turn
 * @typedef {import('./types.js').By} By
 * @typedef {object} Choice
 * @property {string | null} selected  the square of the chosen piece
 * @property {string | null} preview  the move that is shown as if it were played
 * @property {boolean} armed  the preview waits for a confirmation
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { byOrigin } from './position.js';

/** How long a move must be shown, in milliseconds, before its reply is asked for: a pointer may be only passing over. */
const REST = 40;

/** @type {Choice} */
const NOTHING = { selected: null, preview: null, armed: false };

/**
 * The choice of a move. All handlers take squares and moves; `pointer.js` and `keys.js` supply them.
 * @param {BoardProps} props
 */
export function useChoice({ moves, confirm = false, onMove, onMiss }) {
  const [state, setState] = useState({ choice: NOTHING, of: '' });
  const position = moves.join(' ');
  const origins = useMemo(() => byOrigin(moves), [position]);
  // A choice made among other moves is void at once, not only after the next render.
  const choice = state.of === position ? state.choice : NOTHING;
  /** @param {Choice} next */
  const set = (next) => {
    const same = next.selected === choice.selected && next.preview === choice.preview && next.armed === choice.armed;
    if (!same || state.of !== position) setState({ choice: next, of: position });
  };

  const entry = choice.selected === null ? undefined : origins.get(choice.selected);
  const targets = entry?.targets ?? [];
  const turns = entry?.turns ?? [];

  const cancel = () => set(NOTHING);
  /** @param {string} move */
  const play = (move) => {
    set(NOTHING);
    onMove(move);
  };

  return {
    ...choice,
    origins,
    targets,
    turns,
    cancel,
    /** @param {string} square */
    miss: (square) => {
      cancel();
      onMiss?.(square);
    },
    /** Goes back from the preview to the selection. */
    back: () => set({ ...choice, preview: null, armed: false }),
    /** @param {string} square */
    select: (square) => set({ selected: square, preview: null, armed: false }),
    /** Shows a move, unless another one waits for a confirmation. @param {string | null} move */
    show: (move) => {
      if (!choice.armed) set({ ...choice, preview: move });
    },
    /** Shows a move in place of whatever was shown. @param {string | null} move @param {boolean} armed */
    arm: (move, armed) => set({ selected: move === null ? choice.selected : move.slice(0, 2), preview: move, armed }),
    /** Plays a move, or shows it if it still needs a confirmation. @param {string} move @param {By} how */
    choose: (move, how) => {
      const confirmed = choice.armed && choice.preview === move;
      if (confirmed || !(confirm || how === 'touch')) play(move);
      else set({ selected: move.slice(0, 2), preview: move, armed: true });
    },
    confirm: () => {
      if (choice.preview !== null) play(choice.preview);
    },
  };
}

/** @typedef {ReturnType<typeof useChoice>} ChoiceState */

/**
 * The opponent's beam after the move that is shown, once it is known.
 * @param {string | null} preview @param {BoardProps['reply']} reply
 */
export function useReply(preview, reply) {
  const [found, setFound] = useState(/** @type {{move: string, beam: import('./types.js').Beam | null} | null} */ (null));
  useEffect(() => {
    const move = preview;
    if (move === null || !reply) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      // Without an answer the shot is shown alone.
      reply(move).then((beam) => wanted && setFound({ move, beam }), () => {});
    }, REST);
    return () => {
      wanted = false;
      clearTimeout(timer);
      setFound(null);
    };
  }, [preview, reply]);
  return found !== null && found.move === preview ? found.beam : null;
}

/**
 * The move from the selected piece to a square, if there is one.
 * @param {ChoiceState} choice @param {string} square @returns {string | null}
 */
export function moveTo(choice, square) {
  return choice.selected !== null && choice.targets.includes(square) ? choice.selected + square : null;
}

/**
 * A click or a tap on a square, or Enter.
 * @param {ChoiceState} choice @param {string} square @param {By} how
 * @param {boolean} fresh  the same gesture has just selected this square
 */
export function press(choice, square, how, fresh) {
  const move = moveTo(choice, square);
  if (move !== null) choice.choose(move, how);
  else if (square === choice.selected) {
    if (!fresh) choice.cancel();
  } else if (choice.origins.has(square)) choice.select(square);
  else choice.miss(square);
}
