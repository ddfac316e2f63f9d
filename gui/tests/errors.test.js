// Errors of the engine, the server and the page's protocol, as people read them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { errorText, FORMS, reasonText } from '../js/lang/errors.js';

/** Messages by the Rust sources that write them, each with every form that people can meet.
 * @type {Record<string, string[]>} */
const MESSAGES = {
  'src/laser/rules/errors.rs': [
    'a1 is empty', "the Defender on e8 is not Blue's, whose turn it is", 'the Laser on j1 never moves, it only turns',
    'the Laser on j1 can only face west (w)', 'a King does not turn (option KingTurns is off)',
    'e1 and e4 are not neighbours, a piece moves one square', 'a2 is closed to Blue', 'f1 is occupied, only a Switch swaps places',
    'a Switch does not swap with the King on e1', "the swap would put Red's Deflector on a2, which is closed to Red (option SwapOntoClosed is off)",
    'the game is over, Red has won', 'Blue has 0 Kings, there must be one', 'Red has 2 Lasers, there must be one',
    "Blue's Laser stands on a1, it must stand on j1", "Blue's Laser faces e, it may face n or w",
    'a piece of Red stands on a2, which is closed to Red',
  ],
  'src/laser/rules/moves.rs': [
    'it does not begin with a square a1 to j8', 'the first square must be followed by a square a1 to j8 or a turn, R or L', 'both squares are the same',
  ],
  'src/laser/rules/notation.rs': [
    'the position is empty', 'the number of ranks is 1, not 8', 'rank 2 has 11 squares, there must be 10',
    'a run of empty squares is a number 1 to 10 (rank 2, column 22)', "unknown piece 'q', expected K, S, D, P or L (rank 7, column 9)",
    'P must be followed by its orientation, n, e, s or w (rank 3, column 12)', 's must be followed by its orientation, n or e (rank 3, column 12)',
    'the side to move, b or r, is missing after the board', 'the side to move must be b or r (column 40)',
    'the full-move number is a number from 1 to 1000000000 (column 42)', 'nothing may follow the full-move number (column 44)',
    "'-' must be followed by another '-', then a half-move clock and the full-move number, or operations of EPD (column 42)",
  ],
  'src/laser/rules/record.rs': [
    "Blue has won, Blue's Laser hit the King on c5", 'draw by threefold repetition',
    "the game is over: Blue has won, Blue's Laser hit the King on c5", 'the game is over: draw by threefold repetition',
    'no draw to claim: this arrangement has occurred 2 of the 3 times required', 'ply 1 (e1R): a King does not turn (option KingTurns is off)',
  ],
  'src/labyrinth/rules/arrow.rs': [
    'it does not begin with an arrow: a2 a4 a6 b7 d7 f7 g6 g4 g2 f1 d1 b1', "the arrow must be followed by the tile's orientation, n e s or w",
    'nothing may follow the orientation',
  ],
  'src/labyrinth/rules/moves.rs': [
    "the orientation must be followed by the pawn's square, a1 to g7", 'only ! for an uncovered card may follow the square',
    'only the letter A to X of the next card may follow !',
  ],
  'src/labyrinth/rules/errors.rs': [
    'the game is over, Orange has won', 'the arrow g2 is closed, the last tile came out there',
    "after the slide Orange's pawn is on g7 and cannot get to a1", "'!' is wrong: Orange cannot uncover a card on g7",
    'there is no next card to look at when FreeOrder is on', 'Green has no card left to look at', "Blue's next card is A, not C",
    'the next card cannot be K, which is known to be another card of Yellow', 'the next card cannot be K, which no tile shows',
    'the tile on a1 is fixed, it must be cn', 'treasure B lies on g7, a home, which has none', 'treasure B lies on two tiles',
    'the number of players is 1, not 2 to 4', 'Blue has the card Q, which no tile shows', 'Yellow has the card Q, which is named twice',
    'there are 25 cards, but 24 treasures on the tiles', 'Green is to move, but nobody sits there',
    'the number of the turn is 0, not 1 to 1000000000', 'Blue cannot have left the maze there by these rules', 'both Blue and Yellow have won',
  ],
  'src/labyrinth/rules/notation.rs': [
    ...['the board', 'the spare', 'the field of the players', 'the mover', 'the closed arrow'].map((field) => `${field} is missing: the fields are board, spare, players, mover, closed arrow, turn`),
    'the number of ranks is 1, not 7', 'rank 7 has fewer than 7 tiles (column 12)', 'rank 7 has more than 7 tiles (column 15)',
    'a tile must begin with i, c or t, and a treasure is A to X (the board, column 9)', 'a tile must begin with i, c or t, and a treasure is A to X (the spare, column 120)',
    "a tile's shape must be followed by its orientation, n e s or w (rank 3, column 9)",
    'the spare must be a shape and its treasure A to X, if it has one, without orientation (column 111)',
    'the field of the players has 3 seats, not 4: blue/yellow/orange/green, - where nobody sits', 'Orange must have the form square:cards:uncovered (column 113)',
    "Blue's pawn must stand on a square a1 to g7 (column 113)", "Blue's cards must be letters A to X, or ?; or - for who has left the maze (column 116)",
    'Blue has more than 24 cards (column 116)', 'the mover must be b, y, o or g (column 130)',
    'the closed arrow must be - or one of a2 a4 a6 b7 d7 f7 g6 g4 g2 f1 d1 b1 (column 132)', 'the turn must be a number from 1 to 1000000000 (column 134)',
    'nothing may follow the number of the turn (column 136)',
  ],
  'src/labyrinth/rules/told.rs': [
    'no turn of Orange has ended on P', 'it is not P, which is known to be another card of Orange', 'Blue has no card left', 'all cards of Green are known',
    'Orange has ended a turn on P, which would have uncovered it', "turn 2 'g2ng7': the arrow g2 is closed, the last tile came out there",
  ],
  'src/protocol/refusal.rs': [
    "game over: Blue has won, Blue's Laser hit the King on c5", 'game over: draw by threefold repetition', 'game over: Green has won',
    "play: move 2 'a5a4': a4 is occupied, only a Switch swaps places", "position: ply 2 'j8R': the Switch on j8 is not Red's, whose turn it is",
    "slide: slide 1 'b1n': the arrow b1 is closed, the last tile came out there", "setoption: this game would be illegal: ply 1 'd7na2': the game is over, Blue has won",
    'a game has at most 500 moves for this connection', 'claim: no draw to claim: this arrangement has occurred 1 of the 3 times required',
  ],
  'src/protocol/words.rs': [
    "position: ply 3 'k9k8' is not a move: it does not begin with a square a1 to j8", "play: move 1 'e1e1' is not a move: both squares are the same",
    "slide: slide 1 'b1' is not a slide: the arrow must be followed by the tile's orientation, n e s or w",
    "position: unknown setup 'pyramid', known setups: ace, curiosity, grail", "query: unexpected 'weather'",
  ],
  'src/game/labyrinth.rs': ['Green has won'],
  'src/search/mod.rs': ['not enough memory for a table of 4096 MB'],
  'src/search/pool.rs': ['not enough memory', 'cannot start 64 threads: not enough memory'],
  'crates/records/src/saved.rs': ['the file has no games'],
  'crates/records/src/pgn/games.rs': ["game 3: line 41: 'hello' is not a move: it does not begin with a square a1 to j8"],
  'crates/records/src/pgn/read.rs': ['line 12: the game that begins here has no end'],
  'crates/records/src/pgn/tags.rs': [
    'the game that begins here has no end', 'a tag is [Name "value"]', 'a tag appears twice', "')' closes no variation", 'nothing may follow a result on its line',
    "'hello' is not a move: it does not begin with a square a1 to j8", 'the tag Result says 1-0, but the moves end with 0-1',
    'PlyCount is 9, but there are 8 moves', "the tag KingTurns is true or false, not 'yes'", 'the tags StartSetup and FEN cannot be combined',
    "the tag StartSetup names the unknown setup 'x', known setups: ace, curiosity", 'the opening: both squares are the same', 'the tag Variant says chess, not labyrinth',
    'the tag FEN is missing; it gives the start', 'its start is not a position: the position is empty',
  ],
  'crates/records/src/loaded.rs': ['only the first 10000 games were read'],
  'crates/server/src/body.rs': ['the text is longer than 16 KB', 'the text did not arrive in time'],
  'crates/server/src/socket.rs': ['the program is shutting down', 'there were too many lines'],
  'crates/arena/src/run/process.rs': [
    'cannot be started: No such file or directory (os error 2)', 'exited before readyok: exit status: 1', 'closed its output before readyok',
    'does not read its input', 'does not answer: no bestmove after stop within 10 s',
  ],
  'crates/server/src/relay.rs': ["engine Other: cannot be started: No such file or directory (os error 2)"],
  'crates/server/src/tables/action.rs': [
    'wait a moment before you say something again', 'spectators only watch', 'only the opener of the table can seat engines', 'you are out', 'the game is over',
    'the game is not over', "it is blue's turn", 'move 3 has been played', 'the next move is number 4', 'a game at a table has at most 1000 moves', 'the time is up',
    'an engine never agrees to a draw', 'you have made no move yet', 'there is nothing to decline', 'the seat is taken', 'no engine sits there',
    'the last seat is for a person', 'the table has ended', 'the table cannot be kept: No space left on device (os error 28)',
  ],
  'crates/server/src/tables/mod.rs': ['there are 100 tables; end one of them'],
  'crates/server/src/tables/requests.rs': ['there is no table with this ID', 'this table waits for nobody', 'there are too many connections to tables'],
};

/** Those of the page's own modules. */
const OWN = [
  ...['tab', 'line break', 'control character'].map((sign) => `position: the text must be a single line, but a ${sign} follows 'startpos'`),
  'the session is closed', 'the engine was lost 3 times over this', 'the engine was lost 3 times over this: the program is shutting down',
  'no answer', 'the engine did not begin', 'Failed to fetch',
];

/** Rust sources each of whose errors people can meet. */
const WHOLE = ['src/laser/rules/errors.rs', 'src/laser/rules/moves.rs', 'src/laser/rules/notation.rs', 'src/labyrinth/rules/moves.rs', 'src/labyrinth/rules/errors.rs', 'src/labyrinth/rules/notation.rs'];

/** A format of Rust as what it writes. @param {string} format */
const written = (format) => new RegExp(`^${format.replace(/\\"/g, '"').replace(/\\n$/, '').split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);

/** The texts that a Rust source may write. @param {string} path @param {RegExp} pattern */
const formatsOf = (path, pattern) => [...readFileSync(join(import.meta.dirname, '../..', path), 'utf8').matchAll(pattern)].map(([, format]) => format).filter((format) => !/^\{[^}]*\}$/.test(format));
const STRINGS = /"((?:[^"\\\n]|\\.)*)"/g;
const ERRORS = /#\[error\(\s*"((?:[^"\\\n]|\\.)*)"/g;

/** An error without the command. @param {string} message */
const bare = (message) => message.replace(/^[a-z]+: (?:fen: )?/, '');

test('the messages are those that the engine and the server write', () => {
  for (const [path, messages] of Object.entries(MESSAGES)) {
    const formats = formatsOf(path, STRINGS).filter((format) => /[a-z]{2}|\}: \{/.test(format)).map(written);
    for (const message of messages) assert.ok(formats.some((format) => format.test(message)), `${path} does not write: ${message}`);
  }
});

test('no error of the rules is forgotten', () => {
  for (const path of WHOLE) {
    for (const format of formatsOf(path, ERRORS)) assert.ok(MESSAGES[path].some((message) => written(format).test(message)), `${path}: ${format}`);
  }
});

test('every error is known, and in English it stays as it is', () => {
  const met = new Set();
  for (const message of [...Object.values(MESSAGES).flat(), ...OWN]) {
    const text = bare(message);
    const known = FORMS.find(([form]) => form.test(text));
    assert.ok(known, `not known: ${message}`);
    met.add(known);
    assert.equal(reasonText(text), text);
    assert.equal(reasonText(message), text, 'within another sentence');
    assert.equal(errorText(message), text[0].toUpperCase() + text.slice(1));
    assert.equal(reasonText(text[0].toUpperCase() + text.slice(1)).toLowerCase(), text.toLowerCase(), 'as a sentence');
  }
  assert.deepEqual(FORMS.filter((form) => !met.has(form)).map(([, key]) => key), [], 'forms that no message has');
});

test('an error of no known form is shown as it is', () => {
  assert.equal(errorText('something else'), 'Something else');
  assert.equal(reasonText('Cannot read properties of null'), 'Cannot read properties of null');
  assert.equal(reasonText('Load failed'), 'Failed to fetch', 'in the words of every browser');
});
