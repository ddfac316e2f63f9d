// The field in which moves and questions are typed, with what was said last. It knows no game: the board that is shown has its answers.

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { clockText, timeLeft } from '../game/clock.js';
import { Icon, IconButton } from '../parts/icons.js';
import { EngineError } from '../protocol/jobs.js';
import { errorText } from '../lang/errors.js';
import { t } from '../lang/texts.js';
import { readTyped } from './typed.js';

/** @import { App } from './app.js' */
/** @import { Typing } from './hooks.js' */

/** How many entries of the record are kept. */
const MAX_KEPT = 40;

const WELCOME = t('board-words-welcome');

/** @typedef {{id: number, typed: boolean, text: string}} Entry */

/** @param {{app: App, onClose: () => void}} props */
export function Words({ app, onClose }) {
  const [entries, setEntries] = useState(/** @type {readonly Entry[]} */ ([{ id: 0, typed: false, text: WELCOME }]));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const record = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {boolean} typed @param {string} text */
  const add = (typed, text) => setEntries((before) => [...before.slice(1 - MAX_KEPT), { id: (before.at(-1)?.id ?? 0) + 1, typed, text }]);
  // Whatever screen readers are told stands here too: answers, and the moves of both sides.
  useEffect(() => app.spoken.subscribe((text) => add(false, text.trim())), [app]);
  useEffect(() => record.current?.scrollTo(0, record.current.scrollHeight), [entries]);
  /** @param {Event} event */
  const onSubmit = async (event) => {
    event.preventDefault();
    const { current: input } = field;
    const line = input?.value.trim();
    if (!input || !line) return;
    input.value = '';
    add(true, line);
    const said = await reply(line, app.typing).catch((error) => {
      if (!(error instanceof EngineError)) throw error;
      return errorText(error.message);
    });
    // The same words twice are said twice.
    if (said) app.announce(app.spoken.get() === said ? `${said}\u00a0` : said);
  };
  const close = () => {
    onClose();
    /** @type {HTMLElement | null} */ (document.querySelector('[role=gridcell][tabindex="0"]'))?.focus({ preventScroll: true });
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return html`<section class="words" aria-label=${t('board-words')} onKeyDown=${onKeyDown}>
    <ol class="words-said" ref=${record} tabindex="0" aria-label=${t('board-words-said')}>
      ${entries.map(({ id, typed, text }) => html`<li key=${id} class=${typed ? 'is-typed' : ''}>${text}</li>`)}
    </ol>
    <form onSubmit=${onSubmit}>
      <input ref=${field} type="text" class="words-field" aria-label=${t('board-words-field')} aria-description=${WELCOME} placeholder=${t('board-words-example')} maxlength="200" enterkeyhint="send"
        autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck=${false} />
      <button type="submit" class="button primary icon-only" aria-label=${t('common-say')} title=${t('common-say')}><${Icon} name="next" /></button>
      <${IconButton} icon="close" label=${t('board-words-close')} quiet extra="plain" onClick=${close} />
    </form>
  </section>`;
}

/** What is answered to a line; empty if it was a move, which the board tells.
 * @param {string} line @param {Typing | null} board
 * @returns {Promise<string>} */
export async function reply(line, board) {
  if (!board?.shown) return t('board-words-none');
  const { ANSWERS, HELP, findMove } = await board.answers();
  const typed = readTyped(line, [...Object.keys(ANSWERS), 'clock', 'help']);
  switch (typed.kind) {
    case 'blank': return '';
    case 'unknown': return typed.near ? t('board-words-near', { word: typed.word, near: typed.near }) : t('board-words-unknown', { word: typed.word });
    case 'move': return typed.move === '' ? HELP : tryMove(typed.move, board, findMove);
    case 'question':
      if (typed.question === 'help') return HELP;
      return typed.question === 'clock' ? clockWords(board) : ANSWERS[typed.question](board, typed.about);
  }
}

/** @param {string} typed @param {Typing} board @param {(typed: string, moves: readonly string[]) => string | undefined} findMove */
async function tryMove(typed, { shown, over, mayMove, move: play, arbiter, words }, findMove) {
  if (over) return t('board-over');
  if (!mayMove) return t('board-not-now');
  const move = findMove(typed, shown.moves);
  if (move === undefined) {
    const why = await arbiter.refusal(words, typed);
    return `${why === null ? t('board-refused', { move: typed }) : errorText(why)}.`;
  }
  play(move);
  return '';
}

/** @param {Typing} board */
function clockWords({ clock }) {
  if (!clock) return t('board-clocks-none');
  const now = performance.now();
  return t('board-clocks', { clocks: Object.keys(clock.left).map((color) => t('board-clock-left', { color, left: clockText(timeLeft(clock, color, now)) })).join(', ') });
}
