// Labyrinth's views besides Play: their values, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMove, newTree, ROOT } from '../js/game/tree.js';
import { analysisFromJson, analysisToJson, freshAnalysis } from '../js/labyrinth/views/analyse/analysis.js';
import { viewChoices } from '../js/labyrinth/views/analyse/cards.js';
import { chancesOf, winOf } from '../js/labyrinth/views/analyse/chances.js';
import { wordsOf } from '../js/labyrinth/views/analyse/open-dialog.js';
import { linkTo } from '../js/labyrinth/views/analyse/share-dialog.js';
import { optionParams, optionsOf } from '../js/labyrinth/views/play/match.js';

/** @typedef {import('../js/protocol/lines.js').Info} Info */

/** @param {Partial<Info>} fields @returns {Info} */
const info = (fields) => ({
  depth: 1, seldepth: 0, multipv: 1, score: { kind: 'cp', value: 0 }, bound: null, wdl: null, nodes: 1, nps: 1, hashfull: 0, time: 1, pv: [], ...fields,
});

test('the chance to win of the player to move', () => {
  assert.equal(winOf(info({ wdl: { win: 300, draw: 0, loss: 700 } })), 0.3);
  assert.equal(winOf(info({ score: { kind: 'mate', value: 2 } })), 1);
  assert.equal(winOf(info({ score: { kind: 'mate', value: -1 } })), 0);
  assert.equal(winOf(info({})), 0.5);
  assert.equal(Math.round(100 * winOf(info({ score: { kind: 'cp', value: 110 } }))), 75);
});

test('the others share what the player to move leaves', () => {
  const chances = /** @type {const} */ ([{ seat: 'orange', win: 500 }, { seat: 'blue', win: 200 }, { seat: 'yellow', win: 300 }]);
  assert.deepEqual(chancesOf(chances, 'orange', undefined).map(({ seat }) => seat), ['blue', 'yellow', 'orange']);
  const searched = chancesOf(chances, 'orange', info({ wdl: { win: 750, draw: 0, loss: 250 } }));
  assert.deepEqual(searched, [{ seat: 'blue', win: 100 }, { seat: 'yellow', win: 150 }, { seat: 'orange', win: 750 }]);
  assert.deepEqual(chancesOf([], undefined, undefined), []);
  const even = chancesOf([{ seat: 'blue', win: 1000 }, { seat: 'orange', win: 0 }], 'blue', info({}));
  assert.deepEqual(even.map(({ win }) => win), [500, 500], 'what nobody else has by the evaluation is shared alike');
});

test('an analysis is kept and read again', () => {
  const { tree } = addMove(newTree('sealed 7 3'), ROOT, 'a4ng2');
  const analysis = freshAnalysis('sealed 7 3', { tree, at: 1, viewer: 'yellow', views: ['yellow', 'nobody'], title: 'A game' });
  assert.deepEqual(analysisFromJson(JSON.parse(JSON.stringify(analysisToJson(analysis)))), analysis);
  assert.equal(analysisFromJson({ ...analysisToJson(analysis), viewer: 'red' }), null);
  assert.equal(analysisFromJson({ ...analysisToJson(analysis), at: 9 }), null);
  assert.equal(analysisFromJson(null), null);
  assert.equal(freshAnalysis('sealed 7 3').viewer, 'nobody', 'hidden cards are not shown unasked');
  assert.equal(freshAnalysis('deal 7 3').viewer, null);
});

test('whose views there are to choose from', () => {
  const players = /** @type {any} */ ([{ seat: 'blue' }, { seat: 'orange' }]);
  const values = (/** @type {any} */ analysis) => viewChoices(analysis, players).map(([value]) => value);
  assert.deepEqual(values(freshAnalysis('deal 1 2')), ['all', 'blue', 'orange', 'nobody']);
  assert.deepEqual(values(freshAnalysis('sealed 1 2')), ['blue', 'orange', 'nobody']);
  assert.deepEqual(values(freshAnalysis('sealed 1 2', { views: ['blue', 'nobody'] })), ['blue', 'nobody'], 'a game that goes on');
});

test('texts and links', () => {
  assert.equal(wordsOf(' game sealed 7 2\n moves a4ng2 '), 'sealed 7 2 moves a4ng2');
  assert.equal(wordsOf('position startpos'), 'startpos');
  assert.equal(wordsOf('ce/ce i a1'), 'fen ce/ce i a1');
  const options = { FreeOrder: true, NoReturn: false, OpenCards: true };
  assert.equal(linkTo({ fen: 'a/b i' }, options), '#labyrinth-analyse&fen=a/b+i&rules=FreeOrder%2COpenCards');
  assert.deepEqual(optionsOf(optionParams(options).rules), options);
  assert.deepEqual(optionParams(optionsOf(null)), {});
});
