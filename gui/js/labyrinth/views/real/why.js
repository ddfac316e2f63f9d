// Why a turn is advised, by the squares that slides open.

import { t } from '../../../lang/texts.js';
import { moveParts } from '../../lines.js';
import { pictureArgs, treasureOf } from '../../board/pictures.js';

/** @import { MazeState, Options } from '../../arbiter.js' */
/** @import { Seat } from '../../lines.js' */

/** The way out, for a player without cards. @param {Options} options @param {string} home */
export function outText({ AnyExit, AnySquare }, home) {
  if (AnySquare) return t('real-out-anywhere');
  return AnyExit ? t('real-out-exit') : t('real-out-home', { home });
}

/** The squares where the treasures lie after a slide that a player is known to look for.
 * @param {Pick<MazeState, 'slides' | 'players'>} shown @param {string} slide @param {Seat} seat @param {boolean} free the cards may be taken in any order */
export function targetsAfter({ slides, players }, slide, seat, free) {
  const cards = players.find((player) => player.seat === seat)?.cards ?? '';
  const sought = free ? cards : cards.slice(0, 1);
  return [...slides.get(slide)?.tiles ?? []].filter(([, tile]) => sought.includes(treasureOf(tile) ?? '-')).map(([square]) => square);
}

/** "This slide opens 14 squares, your Key among them. 5 of 44 slides lead there."
 * @param {Pick<MazeState, 'slides' | 'players' | 'moves'>} shown @param {string} move @param {Seat} seat @param {Options} options */
export function whyText(shown, move, seat, options) {
  const { slide } = moveParts(move);
  const own = shown.players.find((player) => player.seat === seat);
  const squares = shown.moves.filter((one) => one.startsWith(slide)).length;
  const opens = t('real-opens', { squares });
  const out = own?.cards === '' && (options.AnyExit || options.AnySquare);
  if (!own || own.cards.startsWith('?') || out) return opens;
  const goals = (/** @type {string} */ one) => (own.cards === '' ? [own.home] : targetsAfter(shown, one, seat, options.FreeOrder));
  const leads = (/** @type {string} */ one) => goals(one).some((square) => shown.moves.includes(one + square));
  const slides = [...shown.slides.keys()];
  const all = slides.filter(leads).length;
  const goal = own.cards === '' ? 'home' : options.FreeOrder && own.cards.length > 1 ? 'one' : 'picture';
  const about = { goal, ...pictureArgs(own.cards[0] ?? '') };
  if (leads(slide)) return `${t('real-opens-goal', { squares, ...about })} ${t('real-leads-there', { slides: all, all: slides.length })}`;
  return `${opens} ${all === 0 ? t('real-leads-none', about) : t('real-leads', { slides: all, all: slides.length, ...about })}`;
}
