// Why a turn is advised, by the squares that slides open.

import { moveParts } from '../../lines.js';
import { treasureName, treasureOf } from '../../board/pictures.js';

/** @import { MazeState } from '../../arbiter.js' */
/** @import { Seat } from '../../lines.js' */

/** The squares where the treasures lie after a slide that a player is known to look for.
 * @param {Pick<MazeState, 'slides' | 'players'>} shown @param {string} slide @param {Seat} seat @param {boolean} free the cards may be taken in any order */
export function targetsAfter({ slides, players }, slide, seat, free) {
  const cards = players.find((player) => player.seat === seat)?.cards ?? '';
  const sought = free ? cards : cards.slice(0, 1);
  return [...slides.get(slide)?.tiles ?? []].filter(([, tile]) => sought.includes(treasureOf(tile) ?? '-')).map(([square]) => square);
}

/** "This slide opens 14 squares, your Key among them. 5 of 44 slides lead there."
 * @param {Pick<MazeState, 'slides' | 'players' | 'moves'>} shown @param {string} move @param {Seat} seat @param {boolean} free the cards may be taken in any order */
export function whyText(shown, move, seat, free) {
  const { slide } = moveParts(move);
  const own = shown.players.find((player) => player.seat === seat);
  const squares = shown.moves.filter((one) => one.startsWith(slide)).length;
  const opens = `This slide opens ${squares === 1 ? 'one square' : `${squares} squares`}`;
  if (!own || own.cards.startsWith('?')) return `${opens}.`;
  const goals = (/** @type {string} */ one) => (own.cards === '' ? [own.home] : targetsAfter(shown, one, seat, free));
  const leads = (/** @type {string} */ one) => goals(one).some((square) => shown.moves.includes(one + square));
  const slides = [...shown.slides.keys()];
  const all = slides.filter(leads).length;
  const count = `${all} of ${slides.length} slides ${all === 1 ? 'leads' : 'lead'}`;
  const goal = own.cards === '' ? 'your home' : free && own.cards.length > 1 ? 'one of your pictures' : `your ${treasureName(own.cards[0])}`;
  if (leads(slide)) return `${opens}, ${goal} among them. ${count} there.`;
  return all === 0 ? `${opens}. No slide leads to ${goal} this turn.` : `${opens}. ${count} to ${goal}; this one does more for later.`;
}
