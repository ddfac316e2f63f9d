// Typed moves and questions: how they are read, and what is answered.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, test } from 'node:test';
import * as laser from '../js/app/laser-words.js';
import { readTyped } from '../js/app/typed.js';
import { reply } from '../js/app/words.js';
import { chooseNames } from '../js/board/names.js';
import { parseState } from '../js/game/arbiter.js';
import * as labyrinth from '../js/labyrinth/words.js';

afterEach(() => chooseNames('akhet'));

const QUESTIONS = ['what', 'rank', 'file', 'pieces', 'beam', 'last', 'threat', 'moves', 'clock', 'help'];

test('moves are read in the words that the prompt reads', () => {
  const lines = readFileSync(new URL('../../tests/data/moves_in_words.tsv', import.meta.url), 'utf8').split('\n').filter((line) => /^[^#]/.test(line));
  assert.ok(lines.length > 10);
  for (const line of lines) {
    const [typed, move] = line.split('\t');
    assert.deepEqual(readTyped(typed, QUESTIONS), { kind: 'move', move }, typed);
  }
});

test('questions have other words, and slips are told', () => {
  const asked = (/** @type {string} */ line) => readTyped(line, QUESTIONS);
  assert.deepEqual(asked('  '), { kind: 'blank' });
  assert.deepEqual(asked('What C 5'), { kind: 'question', question: 'what', about: 'c5' });
  assert.deepEqual(asked('row 5'), { kind: 'question', question: 'rank', about: '5' });
  assert.deepEqual(asked('column c'), { kind: 'question', question: 'file', about: 'c' });
  assert.deepEqual(asked('pawns'), { kind: 'question', question: 'pieces', about: '' });
  assert.deepEqual(asked('?'), { kind: 'question', question: 'help', about: '' });
  for (const [word, near] of [['waht', 'what'], ['paces', 'pieces'], ['treat', 'threat'], ['fiel', 'file'], ['rnka', null], ['tunr', 'turn'], ['weather', null], ['', null]]) {
    if (word) assert.deepEqual(asked(`${word} c5`), { kind: 'unknown', word, near });
  }
});

test('a move is found among the legal ones', () => {
  assert.equal(laser.findMove('c5r', ['c5L', 'c5R']), 'c5R');
  assert.equal(laser.findMove('e4l', ['e4R', 'e4e5']), 'e4R', 'a Switch has one turn');
  assert.equal(laser.findMove('c5r', ['c5L', 'c5b4', 'd5R']), 'c5L', 'as has a piece that may turn one way only');
  assert.equal(laser.findMove('c5c7', ['c5c6']), undefined);
  assert.equal(labyrinth.findMove('a4se3', ['a4ne3', 'a4ee3']), 'a4ne3', 'a straight spare has two orientations');
  assert.equal(labyrinth.findMove('a4se3', ['a4ne3', 'a4se4']), undefined);
});

/** A position as the engine tells it: Kings, Lasers and three Deflectors. */
const LINES = ['response true', 'response none', 'response 1', 'response FEN b 7', 'board j1 Ln a8 ls a6 pn e1 K d2 Pn e8 k j4 Pw', 'moves d2L d2R d2d3',
  'beam blue path j1 j2 j3 j4 i4 h4 g4 f4 e4 d4 c4 b4 a4 end out w', 'beam red path a8 a7 a6 end hit a6', 'shot d2L path j1 j2 end out n result *'];

/** @param {Partial<import('../js/app/hooks.js').Typing>} [fields] */
function board(fields) {
  /** @type {string[]} */
  const asked = [];
  /** @type {string[]} */
  const played = [];
  const other = { ...parseState(LINES), toMove: 'red', shots: new Map([
    ['e8e7', { path: [], end: { kind: 'hit', square: 'd2', piece: 'Pn' } }],
    ['a8L', { path: [], end: { kind: 'hit', square: 'e1', piece: 'K' } }],
    ['e8d8', { path: [], end: { kind: 'hit', square: 'e8', piece: 'k' } }],
  ]) };
  const arbiter = {
    state: async (/** @type {string} */ words) => {
      asked.push(words);
      return words === 'fen FEN r 7' ? other : parseState(LINES);
    },
    refusal: async () => 'D2 is tired',
  };
  return { asked, played, board: /** @type {import('../js/app/hooks.js').Typing} */ ({
    answers: async () => laser, arbiter, shown: parseState(LINES), words: 'setup ace moves d2L', mayMove: true, over: false,
    move: (move) => played.push(move), ...fields,
  }) };
}

test('questions are answered from what the board shows', async () => {
  const { board: shown, asked } = board({});
  for (const [line, said] of [
    ['what d2', 'd2, Blue Deflector open to north and east, can move. No beam comes here now.'],
    ['what j4', "j4, Blue Deflector open to west and north, only Blue may stand here. Blue's beam comes from the south and turns west."],
    ['what a6', "a6, Red Deflector open to north and east, only Red may stand here. Red's beam comes from the north and would hit it now."],
    ['what a4', "a4, empty, only Red may stand here. Blue's beam comes from the east and goes straight on."],
    ['rank 1', 'On rank 1: Blue King e1; Blue Laser j1 pointing north.'],
    ['file e', 'On file e: Blue King e1; Red King e8.'],
    ['pieces', 'Blue: King e1; Laser j1 pointing north; Deflector d2 open to north and east; Deflector j4 open to west and north.\nRed: King e8; Laser a8 pointing south; Deflector a6 open to north and east.'],
    ['beam', "Blue's beam runs from j1 north to j4, west to a4 and off the board.\nRed's beam runs from a8 south to a6, where it would hit Red's Deflector."],
    ['threat', "If Red moved now, a8L would hit Blue's King on e1. Other shots would hit Blue's Deflector on d2."],
    ['last', "Blue's Deflector d2 turns counter-clockwise; the shot leaves the board at the top."],
    ['moves d2', 'd2L d2R d2d3.'],
    ['moves e8', "e8 has Red's King, but it is Blue's turn."],
    ['moves e1', "Blue's King on e1 has no legal move."],
    ['moves c5', 'c5 is empty.'],
    ['clock', 'There are no clocks here.'],
  ]) assert.equal(await reply(line, shown), said, line);
  assert.deepEqual(asked, ['fen FEN r 7', 'setup ace'], 'the other side to move, and the position before the last move');
  chooseNames('khet');
  assert.equal(await reply('file e', shown), 'On file e: Blue Pharaoh e1; Red Pharaoh e8.');
});

test('clocks are told', async () => {
  const { board: shown } = board({ clock: { left: { blue: 65_000, red: 300_000 }, increment: 0, running: null, since: 0 } });
  assert.equal(await reply('clock', shown), 'Blue has 1:05, Red has 5:00.');
});

test('a move is played only when it may be, and a refusal has a reason', async () => {
  const { board: shown, played } = board({});
  assert.equal(await reply('turn d2 right', shown), '');
  assert.deepEqual(played, ['d2R']);
  assert.equal(await reply('d2 d4', shown), 'D2 is tired.');
  assert.equal(await reply('turn', shown), laser.HELP, 'a verb alone');
  assert.equal(await reply('d2d3', { ...shown, mayMove: false }), 'You cannot move now.');
  assert.equal(await reply('d2d3', { ...shown, over: true }), 'The game is over.');
  assert.equal(await reply('d2d3', null), 'There is no board here now.');
  assert.deepEqual(played, ['d2R']);
});
