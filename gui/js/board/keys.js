/**
 * The board by keyboard: one tab stop, arrows from square to square.
 *
 * @typedef {import('./types.js').Editing} Editing
 * @typedef {import('./input.js').ChoiceState} ChoiceState
 */
import { neighbour } from './geometry.js';
import { press, moveTo } from './input.js';

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * Handles a key. Returns whether it had a meaning here.
 * @param {object} context
 * @param {KeyboardEvent} context.event
 * @param {string} context.square  the one with the focus
 * @param {boolean} context.entered  the keyboard, not a pointer, brought the focus here: the arrows go from square to square
 * @param {boolean} context.flipped
 * @param {ChoiceState} context.choice
 * @param {Editing | undefined} context.editing
 * @param {(square: string) => void} context.focus
 */
export function handleKey({ event, square, entered, flipped, choice, editing, focus }) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  // Elsewhere the page may step through the game.
  if (arrow && !entered && !editing) return false;
  if (arrow) {
    const sign = flipped ? -1 : 1;
    const next = neighbour(square, sign * arrow[0], sign * arrow[1]);
    if (next !== null) {
      focus(next);
      // The shot of a destination is shown while the focus is on it.
      if (!editing) choice.arm(moveTo(choice, next), false);
    }
    return true;
  }
  if (editing) return editKey(event, square, editing);
  return playKey(event, square, choice);
}

/** @param {KeyboardEvent} event @param {string} square @param {Editing} editing */
function editKey(event, square, editing) {
  const key = event.key.toUpperCase();
  if (event.key === 'Enter' || event.key === ' ') editing.onSquare(square, 'place');
  else if (key === 'R' || key === 'L') editing.onSquare(square, 'turn', key);
  else if (event.key === 'Delete' || event.key === 'Backspace') editing.onSquare(square, 'remove');
  else return false;
  return true;
}

/** @param {KeyboardEvent} event @param {string} square @param {ChoiceState} choice */
function playKey(event, square, choice) {
  const key = event.key.toUpperCase();
  if (event.key === 'Enter' || event.key === ' ') {
    // With a turn shown, Enter on the piece confirms it; on a destination it plays the move.
    if (choice.armed && choice.preview !== null && choice.selected === square) choice.confirm();
    else press(choice, square, 'key', false);
    return true;
  }
  if (event.key === 'Escape') {
    if (choice.selected === null) return false;
    choice.cancel();
    return true;
  }
  if (key === 'R' || key === 'L') {
    const from = choice.selected ?? square;
    const turns = choice.origins.get(from)?.turns ?? [];
    // Both keys turn a piece that has only one turn, such as a Switch.
    const turn = turns.find((one) => one === key) ?? (turns.length === 1 ? turns[0] : undefined);
    if (turn !== undefined) choice.arm(from + turn, true);
    return true;
  }
  return false;
}
