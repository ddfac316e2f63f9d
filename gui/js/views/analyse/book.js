// The opening book: its moves in the position shown.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { countText } from '../../game/evaluation.js';
import { positionWords } from '../../game/tree.js';
import { Chances, ScoreTag } from '../../parts/thoughts.js';
import { parseBookMove } from '../../protocol/lines.js';
import { NO_MOVES } from './model.js';

/** @typedef {import('../../protocol/lines.js').BookMove} BookMove */
/** @typedef {import('./model.js').AnalyseModel} AnalyseModel */
/** @typedef {import('./model.js').AnalyseState} AnalyseState */

/** The book is asked, and a page without a server loads it, only while it is shown.
 * @param {{app: import('../../app/app.js').App, model: AnalyseModel, state: AnalyseState}} props */
export function Book({ app, model, state }) {
  const [found, setFound] = useState({ words: '', moves: /** @type {BookMove[]} */ ([]) });
  const words = positionWords(state.tree, state.at);
  const goesOn = state.shown?.result === '*';
  useEffect(() => {
    if (!goesOn) return undefined;
    let wanted = true;
    model.arbiter.ask(words, ['book']).then((lines) => {
      if (wanted) setFound({ words, moves: lines.map(parseBookMove).filter((move) => move !== null) });
    }, (error) => app.report(error));
    return () => {
      wanted = false;
    };
  }, [goesOn, words, model.arbiter]);
  const moves = found.words === words && goesOn ? found.moves : [];
  return html`<div class="book">
    ${moves.length > 0
      ? html`<${BookMoves} moves=${moves} model=${model} state=${state} />`
      : html`<p class="engine-pause">${goesOn && found.words !== words ? '…' : 'The book does not have this position.'}</p>`}
  </div>`;
}

/** @param {{moves: readonly BookMove[], model: AnalyseModel, state: AnalyseState}} props */
function BookMoves({ moves, model, state }) {
  const mover = state.shown?.toMove ?? 'blue';
  return html`<table aria-label="Book moves" onPointerLeave=${() => model.peeked.set(NO_MOVES)}>
    <thead><tr><th>Move</th><th>Score</th><th>Depth</th><th>Games</th><th>Results</th></tr></thead>
    <tbody>${moves.map(({ move, score, depth, results }) => {
      const games = results.win + results.draw + results.loss;
      const info = { score, wdl: results };
      return html`<tr key=${move} onPointerEnter=${() => model.peeked.set([move])}>
        <td><button type="button" class="button small" onClick=${() => model.move(move)}>${move}</button></td>
        <td><${ScoreTag} info=${info} mover=${mover} /></td><td>${depth}</td><td>${countText(games)}</td>
        <td>${games > 0 && html`<${Chances} info=${info} mover=${mover} flipped=${state.flipped} />`}</td>
      </tr>`;
    })}</tbody>
  </table>`;
}
