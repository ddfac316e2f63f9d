import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pgnOf } from '../js/game/pgn.js';
import { annotatedGame, branches, placesOf, upToFault } from '../js/game/pgn-notes.js';
import { readShapes, shapesText, toggled, writeShapes } from '../js/game/shapes.js';
import { headerFromJson, NO_HEADER, openLoaded, positionLink, ruleParams } from '../js/game/record.js';
import { addMove, annotate, lineThrough, newTree, nodeAt, ROOT, treeFromJson, treeOfMoves, treeToJson } from '../js/game/tree.js';
import { freshAnalysis } from '../js/views/analyse/analysis.js';
import { fromLink, gameLink, looksLikeFen, pack, packedLink, pastedLink, unpack } from '../js/views/analyse/links.js';
import { analysisPgn, headerNow } from '../js/views/analyse/share-dialog.js';

const FIRST = { color: /** @type {'blue' | 'red'} */ ('blue'), number: 1 };

const headerless = { round: 0, opening: '', detail: '', start: 'setup ace', kingturns: false, swapontoclosed: false, moves: [{ move: 'c5R' }] };

/** @param {import('../js/game/tree.js').Tree} tree */
const own = (tree) => (/** @type {number} */ id) => {
  const { nags, figures, comment } = nodeAt(tree, id);
  return { nags, comments: [figures, comment] };
};
/** The movetext. @param {string} pgn */
const moves = (pgn) => pgn.split('\n\n')[1];

test('moves, variations, comments and signs', () => {
  let tree = treeOfMoves('setup ace', ['c5R', 'a4L', 'c4b3']);
  const line = lineThrough(tree);
  let id = 0;
  ({ tree, id } = addMove(tree, line[1], 'h5g4'));
  ({ tree, id } = addMove(tree, id, 'h2i2'));
  ({ tree } = addMove(tree, line[1], 'a5R'));
  tree = annotate(tree, ROOT, { comment: 'A {game}' });
  tree = annotate(tree, line[1], { nags: [6], comment: 'so\nso' });
  tree = annotate(tree, id, { comment: 'better' });
  const text = pgnOf({ ...NO_HEADER, result: '1-0', detail: 'Red resigned.' }, tree, FIRST, own(tree));
  assert.equal(moves(text).replaceAll('\n', ' '),
    '{A (game)} 1. c5R $6 {so so} 1... a4L (1... h5g4 2. h2i2 {better}) (1... a5R) 2. c4b3 {} {Red resigned.} 1-0');
});

test('tags for a setup and for a position', () => {
  const header = { ...NO_HEADER, blue: 'A "quoted" \\ name', date: '2026-05-31T12:30:00Z' };
  const setup = pgnOf(header, treeOfMoves('setup ace', ['c5R']), FIRST, () => ({ nags: [], comments: [] }));
  for (const tag of ['[White "A \\"quoted\\" \\\\ name"]', '[Black "?"]', '[Date "2026.05.31"]', '[UTCTime "12:30:00"]',
    '[StartSetup "ace"]', '[PlyCount "1"]', '[Result "*"]', '[KingTurns "false"]']) {
    assert.ok(setup.includes(`${tag}\n`), tag);
  }
  const fen = pgnOf(NO_HEADER, treeOfMoves('fen ls9/10 r 7', ['a4L', 'c5R']), { color: 'red', number: 7 }, () => ({ nags: [], comments: [] }));
  assert.ok(fen.includes('[SetUp "1"]\n[FEN "ls9/10 r 7"]\n'));
  assert.equal(moves(fen), '7... a4L 8. c5R *');
});

test('whatever tags were read are written, and nothing is invented', () => {
  /** @type {[string, string][]} */
  const tags = [['White', 'Ada'], ['Event', 'Club'], ['Round', '3.1'], ['TimeControl', '300+2'], ['WhiteElo', '1900'], ['Termination', 'resignation'],
    ['FEN', 'startpos'], ['Annotator', 'Eve'], ['Result', '1-0'], ['PlyCount', '1'], ['Date', '2026.05.31']];
  /** @type {any} */
  const game = { ...headerless, blue: 'Ada', red: '?', date: '2026-05-31', result: '1-0', tags };
  const { header, tree } = openLoaded(game);
  const analysis = { ...freshAnalysis(header), tree, played: 'c5R' };
  const written = () => pgnOf(headerNow(analysis, '*'), analysis.tree, FIRST, () => ({ nags: [], comments: [] }));
  const pgn = written();
  for (const [name, value] of tags) assert.ok(pgn.includes(`[${name} "${value}"]\n`), name);
  assert.doesNotMatch(pgn, /UTCTime|StartSetup/);
  assert.equal(pgn.match(/^\[Event /gm)?.length, 1);
  assert.deepEqual(headerFromJson(JSON.parse(JSON.stringify(header))), header, 'a browser keeps them');
  const { tags: gone, ...old } = header;
  assert.deepEqual(headerFromJson(old)?.tags, [], 'an older page kept none');
  analysis.tree = treeOfMoves('setup ace', ['c5R', 'a4L']);
  const longer = written();
  assert.match(longer, /\[Result "\*"\]\n[^]*\[PlyCount "2"\]\n/);
  assert.doesNotMatch(longer, /Termination/, 'how another game ended');
  assert.match(longer, /\[WhiteElo "1900"\]/);
});

test('lines have at most 80 columns and never start with %', () => {
  let tree = newTree('setup ace');
  let id = ROOT;
  for (let ply = 0; ply < 60; ply++) ({ tree, id } = addMove(tree, id, `m${ply}`));
  const pgn = pgnOf(NO_HEADER, tree, FIRST, own(tree));
  assert.ok(pgn.split('\n').every((line) => line.length <= 80));
  tree = annotate(tree, id, { comment: Array.from({ length: 60 }, () => '%').join(' ') });
  const text = moves(pgnOf(NO_HEADER, tree, FIRST, own(tree)));
  assert.ok(text.split('\n').every((line) => !line.startsWith('%')));
});

test("changing the main line drops the game's result", () => {
  const tree = treeOfMoves('setup ace', ['c5R', 'a4L']);
  /** @type {any} */
  const analysis = { header: { ...NO_HEADER, result: '1-0', detail: 'Red resigned.' }, tree, played: 'c5R a4L' };
  assert.equal(headerNow(analysis, '*').result, '1-0');
  const changed = headerNow({ ...analysis, played: 'c5R' }, '*');
  assert.deepEqual([changed.result, changed.detail], ['*', '']);
  assert.equal(headerNow({ ...analysis, played: 'c5R' }, '0-1').result, '0-1');
});

test('links hold positions and games', () => {
  const rules = { kingturns: true, swapontoclosed: false };
  const params = (/** @type {string | null} */ link) => new URLSearchParams((link ?? '').replace(/^#(analyse&)?/, ''));
  assert.deepEqual(fromLink(params(positionLink('ls9/10 b 1', NO_HEADER.rules))), { words: 'fen ls9/10 b 1', rules: null });
  const tree = treeOfMoves('setup ace', ['c5R', 'a4L']);
  assert.deepEqual(fromLink(params(gameLink(tree, lineThrough(tree)[1], rules))), { words: 'setup ace moves c5R', rules });
  let long = tree;
  let id = ROOT;
  for (let ply = 0; ply < 600; ply++) ({ tree: long, id } = addMove(long, id, 'c5c6'));
  assert.equal(gameLink(long, id, rules), null);
  assert.equal(fromLink(new URLSearchParams()), null);
});

test("a PGN's annotations are read", () => {
  const text = `[White "A (not a variation) {nor a comment}"]
[Result "*"]

1. x1R x2L *

[White "B"]

{Before} 1. c5R?! {+0.31/3 0.01s} {so
so} (1. h2i2 $1 h5g4 (1... a5R {deep}) 2. i2L) 1... a4l {-M3/9 1.2s} 2. e4L ; to the end of the line
{Red resigned} 1-0
`;
  const tree = annotatedGame(text, 2, 'setup ace', ['c5R', 'a4L', 'e4R'], 'Red resigned');
  assert.ok(tree);
  const shown = pgnOf(NO_HEADER, tree, FIRST, own(tree));
  assert.equal(moves(shown).replaceAll('\n', ' '),
    '{Before} 1. c5R $6 {+0.31/3 0.01s} {so so} (1. h2i2 $1 h5g4 (1... a5R {deep}) 2. i2L) 1... a4L {-M3/9 1.2s} 2. e4R '
    + '{to the end of the line} *');
  assert.equal(annotatedGame(text, 1, 'setup ace', ['c5R'], ''), null, 'a game of other moves is another game');
  const [end] = [...tree.nodes.values()].filter(({ move }) => move === 'a5R');
  assert.deepEqual(branches(tree, end.id).map((id) => nodeAt(tree, id).move), ['h2i2', 'a5R']);
  assert.deepEqual(branches(tree, lineThrough(tree)[3]), []);
});

test('an exported game is unchanged when read back', () => {
  let tree = treeOfMoves('setup ace', ['c5R', 'a4L', 'c4b3']);
  const line = lineThrough(tree);
  let id = 0;
  ({ tree, id } = addMove(tree, line[1], 'h5g4'));
  ({ tree } = addMove(tree, id, 'h2i2'));
  tree = annotate(tree, id, { nags: [4], comment: 'why' });
  tree = annotate(tree, ROOT, { comment: 'A game' });
  const header = { ...NO_HEADER, detail: 'over', result: /** @type {const} */ ('1-0') };
  const text = pgnOf(header, tree, FIRST, own(tree));
  const read = annotatedGame(text, 1, 'setup ace', ['c5R', 'a4L', 'c4b3'], 'over');
  assert.ok(read);
  assert.equal(pgnOf(header, read, FIRST, own(read)), text);
});

test("the last move's comment is not that of the game's end", () => {
  const text = '1. c5R a4L {Good; end} *';
  const tree = /** @type {any} */ (annotatedGame(text, 1, 'setup ace', ['c5R', 'a4L'], ''));
  const [, , last] = lineThrough(tree);
  assert.equal(nodeAt(tree, last).comment, 'Good; end');
  const words = (/** @type {any} */ game, detail = '') => moves(pgnOf({ ...NO_HEADER, detail }, game, FIRST, own(game))).replaceAll('\n', ' ');
  assert.equal(words(tree), text);
  assert.equal(words(tree, 'over'), '1. c5R a4L {Good; end} {over} *');
  const noted = annotate(tree, last, { figures: '+0.31/3 0.01s' });
  assert.equal(words(noted), '1. c5R a4L {+0.31/3 0.01s} {Good; end} {} *', 'an empty comment on the end');
  assert.equal(words(annotate(noted, last, { comment: '' })), '1. c5R a4L {+0.31/3 0.01s} *');
  assert.equal(words(newTree('setup ace'), 'over'), '{over} *');
  assert.equal(words(annotate(newTree('setup ace'), ROOT, { comment: 'so' })), '{so} {} *');
});

test('a variation may end with a result', () => {
  const text = '1. c5R (1. h2i2 a4L 0-1) a4L (1... a5R *) {fine} *\n\n1. c5R {second} *';
  const tree = /** @type {any} */ (annotatedGame(text, 1, 'setup ace', ['c5R', 'a4L'], ''));
  assert.ok(tree);
  assert.equal(moves(pgnOf(NO_HEADER, tree, FIRST, own(tree))).replaceAll('\n', ' '),
    '1. c5R (1. h2i2 a4L {0-1}) 1... a4L {fine} (1... a5R) *');
  const second = annotatedGame(text, 2, 'setup ace', ['c5R'], '');
  assert.equal(second && nodeAt(second, 1).comment, 'second');
});

test('games with the same moves keep their own comments', () => {
  const text = '1. c5R {one} *\n\n[White "B"]\n\n1. c5R {two} *\n\n1. c5R {three} *\n';
  const said = [1, 2, 3].map((number) => {
    const found = annotatedGame(text, number, 'setup ace', ['c5R'], '');
    return found && nodeAt(found, lineThrough(found)[1]).comment;
  });
  assert.deepEqual(said, ['one', 'two', 'three']);
  assert.equal(annotatedGame(text, 4, 'setup ace', ['c5R'], ''), null);
  assert.equal(annotatedGame('1. c5R *', 1, 'setup ace', ['c5L'], ''), null, 'the server never reads a turn to the right as one to the left');
});

test('games with errors count in the numbering', () => {
  assert.deepEqual(placesOf(1, 3, ['game 2: line 7: ...', 'game 3: line 9: ...', 'only the first 10 games were read']),
    [{ text: 1, number: 1 }, { text: 1, number: 4 }, { text: 1, number: 5 }]);
  const text = '[White "A"]\n\n1. c5R {[not a tag}\n\n[Event "B"]\n% 1. x *\n\n1. c5R {[x]\n[y]} a4L {second} *\n';
  const found = annotatedGame(text, 2, 'setup ace', ['c5R', 'a4L'], '');
  assert.equal(found && nodeAt(found, lineThrough(found)[2]).comment, 'second', 'a game without an end is one');
});

test("the players' figures are exported again", async () => {
  const text = '1. c5R {+0.10/4 0.003s} {fine} a4L {-0.12/5 0.004s} *';
  const found = annotatedGame(text, 1, 'setup ace', ['c5R', 'a4L'], '');
  assert.ok(found);
  const arbiter = /** @type {any} */ ({ state: async () => ({ result: '*' }) });
  const pgn = await analysisPgn({ ...freshAnalysis(), tree: found }, arbiter);
  assert.equal(moves(pgn).replaceAll('\n', ' '), '1. c5R {+0.10/4 0.003s} {fine} 1... a4L {-0.12/5 0.004s} *');
  assert.deepEqual(treeFromJson(treeToJson(found)), found, 'they are kept');
});

test('a link names only the non-default rules', () => {
  assert.deepEqual(ruleParams({ kingturns: false, swapontoclosed: false }), {});
  assert.deepEqual(ruleParams({ kingturns: true, swapontoclosed: true }), { rules: 'kingturns,swapontoclosed' });
  assert.equal(positionLink('ls9/10 b 1', { kingturns: true, swapontoclosed: false }), '#fen=ls9/10+b+1&rules=kingturns');
});

test('arrows and circles are written into comments and read again', () => {
  let tree = treeOfMoves('setup ace', ['c5R', 'a4L']);
  tree = annotate(tree, ROOT, { shapes: ['Gd4'] });
  tree = annotate(tree, 1, { shapes: ['Rc2c3', 'Yd4', 'Be4e5'], comment: 'here {now}' });
  tree = annotate(tree, 2, { shapes: ['Ga1a2'] });
  const notes = (/** @type {number} */ id) => {
    const { nags, comment, shapes } = nodeAt(tree, id);
    return { nags, comments: [`${writeShapes(shapes)} ${comment}`] };
  };
  const pgn = pgnOf(NO_HEADER, tree, FIRST, notes);
  assert.match(pgn.replaceAll('\n', ' '), /\{\[%csl Gd4\]\} 1\. c5R \{\[%csl Yd4\]\[%cal Rc2c3,Be4e5\] here \(now\)\} 1\.\.\. a4L \{\[%cal Ga1a2\]\}/);
  const again = annotatedGame(pgn, 1, 'setup ace', ['c5R', 'a4L'], '');
  assert.ok(again);
  assert.deepEqual([0, 1, 2].map((id) => nodeAt(again, id).shapes), [['Gd4'], ['Yd4', 'Rc2c3', 'Be4e5'], ['Ga1a2']]);
  assert.deepEqual([0, 1, 2].map((id) => nodeAt(again, id).comment), ['', 'here (now)', '']);
});

test('what is no shape is not drawn, and other commands stay in the comment', () => {
  assert.deepEqual(readShapes('[%csl Gd4, Xd5,Gz9] mind [%eval 0.3] the [%cal Gc2c3,Gc2] gap'), { shapes: ['Gd4', 'Gc2c3', 'Gc2'], text: 'mind [%eval 0.3] the gap' });
  assert.equal(writeShapes([]), '');
});

test('a shape drawn again goes, and another colour replaces it', () => {
  assert.deepEqual(toggled(toggled([], 'Gd4'), 'Gd4'), []);
  assert.deepEqual(toggled(['Gd4', 'Gd4d5'], 'Rd4'), ['Gd4d5', 'Rd4']);
  assert.equal(shapesText(['Gc2c3', 'Rd4']), 'Drawn: green arrow from c2 to c3, red circle on d4.');
  assert.equal(shapesText([]), '');
});

test('a pasted link of the page is told from other texts, wherever it is served from', () => {
  assert.deepEqual(pastedLink('http://127.0.0.1:5273/sub/#analyse&game=setup+ace+moves+c5R&rules=kingturns'),
    { words: 'setup ace moves c5R', rules: { kingturns: true, swapontoclosed: false } });
  assert.deepEqual(pastedLink(' #fen=ls9/10%20b%201 '), { words: 'fen ls9/10 b 1', rules: null });
  assert.deepEqual(pastedLink('https://example.org/#analyse&pgn=abc'), { packed: 'abc' });
  for (const text of ['1. c5R a4L', 'ls9/10 b 1', 'https://example.org/', 'http://a/#analyse', '# a comment', 'see http://a/#fen=x']) assert.equal(pastedLink(text), null);
  assert.deepEqual(['ls9/10 b 1', '1. c5R', '[White "a/b"]'].map(looksLikeFen), [true, false, false]);
});

test('a packed game is the same again, and is no link if it is too long', async () => {
  const pgn = '[White "Größe"]\n\n1. c5R {[%csl Gd4] so} (1. c5L) *\n';
  const packed = await pack(pgn);
  assert.match(packed, /^[\w-]+$/);
  assert.equal(await unpack(packed), pgn);
  assert.equal(await packedLink(pgn), `#analyse&pgn=${packed}`);
  assert.deepEqual(fromLink(new URLSearchParams((await packedLink(pgn))?.slice('#analyse&'.length))), { packed });
  const noise = Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(33 + ((index * index * 7919) >> 5) % 90)).join('');
  assert.equal(await packedLink(noise), null);
});

test('a damaged link, or one that unpacks to too much, is refused', async () => {
  const packed = await pack('1. c5R a4L *');
  for (const bad of ['', '!', packed.slice(0, -4), 'AAAA', await pack('a'.repeat(5_000_000))]) await assert.rejects(unpack(bad), /cannot be read/);
});

test('a game is kept up to its first bad move, and the rest is named', () => {
  const text = '[White "A"]\n[Result "1-0"]\n\n1. c5R {so} a4L (1... h5g4 2. xx) 2. a9L e4R 1-0\n\n[White "B"]\n\n1. c5R a4L 2.e4R e4e5 3. c4b3';
  assert.deepEqual(upToFault(text, "game 1: line 4: 'a9L' is not a move: it does not begin with a square a1 to j8"),
    { text: '[White "A"]\n\n1. c5R {so} a4L (1... h5g4 2. xx) 2.  *\n', plies: 2, rest: 'a9L e4R' });
  assert.deepEqual(upToFault(text, "game 2: line 8: ply 4 (e4e5): the Switch on e4 is not Red's, whose turn it is"),
    { text: '[White "B"]\n\n1. c5R a4L 2.e4R  *\n', plies: 3, rest: 'e4e5 c4b3' });
  assert.equal(upToFault(text, 'game 2: line 8: ply 1 (c5R): no'), null, 'nothing is before it');
  for (const error of ['game 3: ply 2 (c5R): no', 'game 1: the tag FEN is wrong', 'only the first games were read']) assert.equal(upToFault(text, error), null);
});
