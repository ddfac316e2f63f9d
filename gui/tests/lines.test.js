import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseBeam, parseBoard, parseBookMove, parseError, parseInfo, parseOpponent, parseOption, parseShot } from '../js/protocol/lines.js';
import { errorText } from '../js/lang/errors.js';
import { parseState } from '../js/game/arbiter.js';

test('a report with all its fields', () => {
  const line = 'info depth 7 seldepth 12 multipv 2 score cp -31 lowerbound wdl 300 100 600 nodes 1234 nps 99 hashfull 5 time 17 pv a4L c5c4';
  assert.deepEqual(parseInfo(line), {
    depth: 7, seldepth: 12, multipv: 2, score: { kind: 'cp', value: -31 }, bound: 'lower',
    wdl: { win: 300, draw: 100, loss: 600 }, nodes: 1234, nps: 99, hashfull: 5, time: 17, pv: ['a4L', 'c5c4'],
  });
});

test('a mate score, and fields of other engines', () => {
  const info = parseInfo('info depth 3 tbhits 9 score mate -4 upperbound time 1 pv f1g1');
  assert.deepEqual([info?.score, info?.bound, info?.time, info?.pv], [{ kind: 'mate', value: -4 }, 'upper', 1, ['f1g1']]);
});

test('lines that are not reports', () => {
  for (const line of ['info string error go: unexpected', 'info depth 5 currmove e1f2 currmovenumber 3', 'bestmove e1f2', 'info depth 1 score cp x']) {
    assert.equal(parseInfo(line), null, line);
  }
});

test('errors', () => {
  assert.equal(parseError('info string error undo: there is no move to take back'), 'undo: there is no move to take back');
  assert.equal(parseError('info string perft stopped'), null);
});

test('options', () => {
  assert.deepEqual(parseOption('option name Skill Level type spin default 20 min 0 max 20'),
    { name: 'Skill Level', type: 'spin', default: '20', min: 0, max: 20, vars: [] });
  assert.deepEqual(parseOption('option name Setup type combo default ace var ace var curiosity var grail')?.vars, ['ace', 'curiosity', 'grail']);
  assert.equal(parseOption('option name EvalFile type string default <embedded>')?.default, '<embedded>');
  assert.equal(parseOption('option name Clear Hash type button')?.type, 'button');
  assert.equal(parseOption('id name Akhet'), null);
});

test('opponents', () => {
  assert.deepEqual(parseOpponent('opponent 2 Tia A child: takes what it sees.'),
    { level: 2, name: 'Tia', character: 'A child: takes what it sees.' });
  assert.equal(parseOpponent('opponentsok'), null);
});

test('book moves', () => {
  assert.deepEqual(parseBookMove('book c4b3 score cp -12 depth 25 wins 60 draws 30 losses 3'),
    { move: 'c4b3', score: { kind: 'cp', value: -12 }, depth: 25, results: { win: 60, draw: 30, loss: 3 } });
  assert.deepEqual(parseBookMove('book e1f2 score mate 3 depth 9 wins 0 draws 0 losses 0')?.score, { kind: 'mate', value: 3 });
  assert.equal(parseBookMove('bookok'), null);
});

test('beams and shots', () => {
  assert.deepEqual(parseBeam('beam blue path j1 j2 j3 end out n'), { color: 'blue', beam: { path: ['j2', 'j3'], end: { kind: 'out', side: 'n' } } });
  assert.deepEqual(parseBeam('beam red path a8 a7 end hit a7')?.beam.end, { kind: 'hit', square: 'a7' });
  assert.deepEqual(parseShot('shot c7R path a8 a7 c7 end hit c7 pw result *'),
    { move: 'c7R', beam: { path: ['a7', 'c7'], end: { kind: 'hit', square: 'c7', piece: 'pw' } }, result: '*' });
  assert.deepEqual(parseShot('shot e1f2 path j1 j2 end shield j2 result 1/2-1/2'),
    { move: 'e1f2', beam: { path: ['j2'], end: { kind: 'shield', square: 'j2' } }, result: '1/2-1/2' });
  assert.equal(parseShot('shotok'), null);
});

test('the board and the state of a position', () => {
  assert.deepEqual(parseBoard('board a8 ls e1 K'), new Map([['a8', 'ls'], ['e1', 'K']]));
  const state = parseState([
    'response false', 'response p1win', 'response 2', 'response ls9/10/10/9Ps/10/10/10/4K4Ln r 1', 'board a8 ls e1 K j1 Ln', 'moves',
    'beam blue path j1 j2 end out n', 'beam red path a8 a7 end out s', 'shotok',
  ]);
  assert.deepEqual([state.toMove, state.result, state.repetitions, state.moves, state.shots.size], ['red', '1-0', 2, [], 0]);
  assert.equal(state.beams.red.path[0], 'a7');
  assert.equal(state.fen, 'ls9/10/10/9Ps/10/10/10/4K4Ln r 1');
});

test("engine errors are shown without the words of the page's own command", () => {
  assert.equal(errorText('position: fen: Blue has 0 Kings, there must be one'), 'Blue has 0 Kings, there must be one');
  assert.equal(errorText("position: ply 9 'e4f3': the game is over"), "Ply 9 'e4f3': the game is over");
  assert.equal(errorText('game over: draw by threefold repetition'), 'Game over: draw by threefold repetition');
  assert.equal(errorText('the engine was lost'), 'The engine was lost');
  assert.equal(errorText(''), '');
});
