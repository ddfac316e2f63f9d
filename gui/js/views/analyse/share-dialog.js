// Exports the analysis: PGN, position, links, pictures.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { useAsked } from '../../app/hooks.js';
import { pageAddress } from '../../app/route.js';
import { boardPng, boardSvg, gameSvg } from '../../board/board.js';
import { isFault, judgementRecord, MARKS } from '../../game/judgement.js';
import { pgnOf } from '../../game/pgn.js';
import { positionLink } from '../../game/record.js';
import { writeShapes } from '../../game/shapes.js';
import { animationTo, endShot } from '../../game/shots.js';
import { lastNode, lineThrough, nodeAt, positionWords } from '../../game/tree.js';
import { t } from '../../lang/texts.js';
import { CopyField } from '../../parts/copy-field.js';
import { Dialog } from '../../parts/dialog.js';
import { copyPicture, copyText, download } from '../../parts/files.js';
import { IconButton } from '../../parts/icons.js';
import { messageOf } from '../../protocol/lines.js';
import { mainMoves } from './analysis.js';
import { gameLink, packedLink } from './links.js';

/** @import { App } from '../../app/app.js' */
/** @import { BoardState, LaserArbiter } from '../../game/arbiter.js' */
/** @import { Analysis } from './analysis.js' */
/** @import { Header } from '../../game/record.js' */

/** @param {{app: App, arbiter: LaserArbiter, analysis: Analysis, shown: BoardState | null, onClose: () => void}} props `shown` is the
 *   position of the analysis that is on the board */
export function ShareDialog({ app, arbiter, analysis, shown, onClose }) {
  const [pgn, setPgn] = useState('');
  const [said, setSaid] = useState('');
  const { tree, at, header, flipped } = analysis;
  useEffect(() => {
    analysisPgn(analysis, arbiter).then(setPgn, (error) => app.report(error));
  }, [tree, analysis.judgements]);
  const whole = useAsked(() => (pgn === '' ? null : packedLink(pgn).then((link) => ({ link }), () => ({ link: null }))), [pgn]);
  if (!shown) return null;
  const page = pageAddress();
  const links = [
    { label: t('analyse-link-position'), link: positionLink(shown.fen, header.rules) },
    { label: t('analyse-link-game'), link: gameLink(tree, lastNode(tree), header.rules) },
    { label: t('analyse-link-whole'), link: whole && whole.link },
  ];
  const shot = endShot(arbiter, tree, at, shown);
  const beams = app.preferences.get().beams && shown.result === '*' ? shown.beams : {};
  const picture = { pieces: shown.pieces, toMove: shown.result === '*' ? shown.toMove : undefined, flipped, beams, shot };
  /** @param {string} what @param {() => unknown} work */
  const run = (what, work) => async () => {
    try {
      await work();
      setSaid(what);
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  const name = [header.blue, header.red].filter(Boolean).join('-').replace(/[^\p{L}\p{N}-]+/gu, '_') || 'analysis';
  const svg = () => new Blob([boardSvg(picture)], { type: 'image/svg+xml' });
  return html`<${Dialog} title=${t('common-share')} onClose=${onClose}>
    <div class="export">
      <label class="field"><span>${t('analyse-pgn-whole')}</span>
        <textarea class="export-text" rows="7" readonly spellcheck=${false} value=${pgn}></textarea></label>
      <div class="export-row">
        <${IconButton} icon="save" label=${t('analyse-pgn-download')} extra="primary"
          onClick=${run(t('analyse-pgn-downloaded'), () => download(`${name}.pgn`, new Blob([pgn], { type: 'application/x-chess-pgn' })))} />
        <${IconButton} icon="copy" label=${t('analyse-pgn-copy')} onClick=${run(t('analyse-pgn-copied'), () => copyText(pgn))} />
      </div>
      <${CopyField} label=${t('analyse-fen')} value=${shown.fen} onCopy=${run(t('analyse-fen-copied'), () => copyText(shown.fen))} />
      ${links.map(({ label, link }) => link
        && html`<${CopyField} key=${label} label=${label} value=${page + link} onCopy=${run(t('analyse-link-copied'), () => copyText(page + link))} />`)}
      ${whole?.link === null && html`<p><small>${t('analyse-link-too-long')}</small></p>`}
      <div class="export-row" role="group" aria-label=${t('analyse-picture-group')}>
        <span>${t('analyse-picture')}</span>
        <${IconButton} icon="save" label="SVG" onClick=${run(t('analyse-picture-downloaded'), () => download('board.svg', svg()))} />
        <${IconButton} icon="save" label="PNG"
          onClick=${run(t('analyse-picture-downloaded'), async () => download('board.png', await boardPng(picture)))} />
        <${IconButton} icon="copy" label=${t('common-copy')} onClick=${run(t('analyse-picture-copied'), () => copyPicture(boardPng(picture)))} />
      </div>
      ${tree.nodes.size > 1 && html`<div class="export-row" role="group" aria-label=${t('analyse-animation-group')}>
        <span>${t('analyse-animation')}</span>
        <${IconButton} icon="save" label=${t('analyse-animation-svg')} onClick=${run(t('analyse-animation-downloaded'), async () => {
          const film = gameSvg(await frames(arbiter, tree), flipped);
          download(`${name}.svg`, new Blob([film], { type: 'image/svg+xml' }));
        })} />
      </div>`}
      <p class="export-said" role="status">${said}</p>
    </div>
  <//>`;
}

/** The positions of the main line, each with the shot that led to it.
 * @param {LaserArbiter} arbiter @param {import('../../game/tree.js').Tree} tree */
async function frames(arbiter, tree) {
  const line = lineThrough(tree);
  const states = await Promise.all(line.map((id) => arbiter.state(positionWords(tree, id))));
  return states.map(({ pieces }, ply) => ({ pieces, shot: animationTo(arbiter, tree, line[ply]) }));
}

/** Tags that are true only of the moves that were played, besides those that are always written anew. */
const TAGS_OF_MOVES = new Set(['Termination', 'OpeningPlies', 'EndDate', 'EndTime', 'GameEndTime', 'GameDuration']);

/** The analysis as PGN: the figures of the engines that played, the person's signs and comments, and what a review found.
 * @param {Analysis} analysis @param {LaserArbiter} arbiter tells whether the main line ends the game */
export async function analysisPgn(analysis, arbiter) {
  const { tree, first, judgements } = analysis;
  const end = await arbiter.state(positionWords(tree, lastNode(tree)));
  return pgnOf(headerNow(analysis, end.result), tree, first, (id) => {
    const { nags, comment, figures, shapes } = nodeAt(tree, id);
    const judgement = judgements.get(id);
    const own = nags.length === 0 && judgement?.mark ? [MARKS[judgement.mark].nag] : nags;
    const said = isFault(judgement) ? judgementRecord(judgement) : '';
    return { nags: own, comments: [figures, [writeShapes(shapes), comment].filter(Boolean).join(' '), ...(comment.includes(said) ? [] : [said])] };
  });
}

/** The header with a result that fits the main line, which may no longer be the game that was played.
 * @param {Analysis} analysis @param {import('../../protocol/lines.js').Result} result that the last position has
 * @returns {Header} */
export function headerNow({ header, tree, played }, result) {
  if (mainMoves(tree) === played) return result === '*' ? header : { ...header, result };
  return { ...header, result, detail: '', tags: header.tags.filter(([name]) => !TAGS_OF_MOVES.has(name)) };
}
