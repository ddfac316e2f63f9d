// The turns of a game, a row for each round.

import { html } from 'htm/preact';
import { MARKS } from '../../../game/judgement.js';
import { lineThrough, nodeAt } from '../../../game/tree.js';
import { t } from '../../../lang/texts.js';
import { MoveRows } from '../../../parts/moves.js';
import { seatName } from '../../lines.js';

/** @import { Seat } from '../../lines.js' */

/** @param {{tree: import('../../../game/tree.js').Tree, at: number, seats: readonly Seat[], first: Seat | null, through?: number,
 *   judgements?: import('../../../game/judgement.js').Judgements, onShow: (id: number) => void}} props
 *  `first` is who begins; the line is that through the node `through`, the main line without it; `judgements` mark turns */
export function TurnList({ tree, at, seats, first, through, judgements, onShow }) {
  const skipped = first ? Math.max(0, seats.indexOf(first)) : 0;
  const turns = lineThrough(tree, through).slice(1).map((id, index) => {
    const [seat, { move }] = [seats[(index + skipped) % seats.length], nodeAt(tree, id)];
    const mark = judgements?.get(id)?.mark;
    const said = `${seatName(seat)} ${move}`;
    const { sign, name } = mark ? MARKS[mark] : { sign: '', name: '' };
    return { id, kind: `of-${seat}`, text: `${move}${sign}`, name: name ? t('common-with', { what: said, more: name }) : said };
  });
  return html`<${MoveRows} moves=${turns} columns=${seats.length} skipped=${skipped} at=${at} label=${t('board-turns')} none=${t('board-turns-none')} extra=${`turns of-${seats.length}`} onShow=${onShow} />`;
}
