// What the engine and the page's own modules refuse, in words for people. The protocol is English: an error is known by its form.

import { t } from './texts.js';
import { sentence } from '../protocol/lines.js';

/** The forms of errors and the keys of their texts. The groups are the variables of the text, some of them as `VALUES` has it. What is within
 * another error is a `reason`.
 * @type {readonly (readonly [RegExp, string])[]} */
export const FORMS = [
  // Where something is wrong.
  [/^(?<list>game|line) (?<number>\d+): (?<reason>.+)$/s, 'error-at'],
  [/^(?<list>move|ply|turn|slide) (?<number>\d+) (?<what>'[^']*'|\(\w+\)): (?<reason>.+)$/, 'error-in'],
  [/^(?<list>move|ply|turn|slide) (?<number>\d+) (?<what>'[^']*') is not a (?:move|slide|turn): (?<reason>.+)$/, 'error-in-text'],
  [/^(?<what>'[^']*') is not a (?:move|slide|turn): (?<reason>.+)$/, 'error-text'],
  [/^this game would be illegal: (?<reason>.+)$/, 'error-rules'],
  [/^its start is not a position: (?<reason>.+)$/, 'error-start'],
  [/^the opening: (?<reason>.+)$/, 'error-opening'],

  // The end of a game.
  [/^the game is over: (?<reason>.+)$/, 'error-over-by'],
  [/^the game is over, (?<color>\w+) has won$/, 'error-over-won'],
  [/^game over: (?<reason>.+)$/, 'error-search-over'],
  [/^the game is over$/, 'error-over'],
  [/^(?<color>\w+) has won, (?<shooter>\w+)'s Laser hit the King on (?<square>\w\d)$/, 'error-king-hit'],
  [/^(?<color>\w+) has won$/, 'error-has-won'],
  [/^draw by threefold repetition$/, 'error-repetition'],
  [/^no draw to claim: this arrangement has occurred (?<count>\d+) of the 3 times required$/, 'error-no-claim'],

  // Moves of Laser Chess.
  [/^it does not begin with a square a1 to j8$/, 'error-move-from'],
  [/^the first square must be followed by a square a1 to j8 or a turn, R or L$/, 'error-move-to'],
  [/^both squares are the same$/, 'error-move-same'],
  [/^(?<square>\w\d) is empty$/, 'error-empty'],
  [/^the (?<kind>\w+) on (?<square>\w\d) is not (?<color>\w+)'s, whose turn it is$/, 'error-not-yours'],
  [/^the Laser on (?<square>\w\d) never moves, it only turns$/, 'error-laser-moves'],
  [/^the Laser on (?<square>\w\d) can only face \w+ \((?<side>\w)\)$/, 'error-laser-turn'],
  [/^a King does not turn \(option KingTurns is off\)$/, 'error-king-turns'],
  [/^(?<from>\w\d) and (?<to>\w\d) are not neighbours, a piece moves one square$/, 'error-too-far'],
  [/^(?<square>\w\d) is closed to (?<color>\w+)$/, 'error-closed'],
  [/^(?<square>\w\d) is occupied, only a Switch swaps places$/, 'error-occupied'],
  [/^a Switch does not swap with the (?<kind>\w+) on (?<square>\w\d)$/, 'error-swap'],
  [/^the swap would put (?<color>\w+)'s (?<kind>\w+) on (?<square>\w\d), which is closed to \w+ \(option SwapOntoClosed is off\)$/, 'error-swap-closed'],

  // Positions of Laser Chess.
  [/^(?<color>\w+) has (?<count>\d+) (?<kind>King|Laser)s, there must be one$/, 'error-count'],
  [/^(?<color>\w+)'s Laser stands on (?<square>\w\d), it must stand on (?<corner>\w\d)$/, 'error-laser-corner'],
  [/^(?<color>\w+)'s Laser faces (?<facing>\w), it may face (?<one>\w) or (?<two>\w)$/, 'error-laser-faces'],
  [/^a piece of (?<color>\w+) stands on (?<square>\w\d), which is closed to \w+$/, 'error-stands-closed'],
  [/^the position is empty$/, 'error-fen-empty'],
  [/^the number of ranks is (?<ranks>\d+), not (?<right>\d)$/, 'error-fen-ranks'],
  [/^rank (?<rank>\d) has (?<squares>\d+) squares, there must be 10$/, 'error-fen-width'],
  [/^a run of empty squares is a number 1 to 10 \(rank (?<rank>\d), column (?<column>\d+)\)$/, 'error-fen-run'],
  [/^unknown piece '(?<letter>.*)', expected K, S, D, P or L \(rank (?<rank>\d), column (?<column>\d+)\)$/, 'error-fen-piece'],
  [/^(?<letter>[Ss]) must be followed by its orientation, n or e \(rank (?<rank>\d), column (?<column>\d+)\)$/, 'error-fen-switch'],
  [/^(?<letter>\w) must be followed by its orientation, n, e, s or w \(rank (?<rank>\d), column (?<column>\d+)\)$/, 'error-fen-orientation'],
  [/^the side to move, b or r, is missing after the board$/, 'error-fen-no-side'],
  [/^the side to move must be b or r \(column (?<column>\d+)\)$/, 'error-fen-side'],
  [/^the full-move number is a number from 1 to 1000000000 \(column (?<column>\d+)\)$/, 'error-fen-number'],
  [/^nothing may follow the full-move number \(column (?<column>\d+)\)$/, 'error-fen-end'],
  [/^'-' must be followed by another '-', then a half-move clock .*\(column (?<column>\d+)\)$/, 'error-fen-dashes'],

  // Turns of Labyrinth.
  [/^it does not begin with an arrow: (?<arrows>.+)$/, 'error-turn-arrow'],
  [/^the arrow must be followed by the tile's orientation, n e s or w$/, 'error-turn-orientation'],
  [/^nothing may follow the orientation$/, 'error-turn-slide'],
  [/^the orientation must be followed by the pawn's square, a1 to g7$/, 'error-turn-square'],
  [/^only ! for an uncovered card may follow the square$/, 'error-turn-mark'],
  [/^only the letter A to X of the next card may follow !$/, 'error-turn-next'],
  [/^the arrow (?<arrow>\w\d) is closed, the last tile came out there$/, 'error-arrow-closed'],
  [/^after the slide (?<color>\w+)'s pawn is on (?<from>\w\d) and cannot get to (?<to>\w\d)$/, 'error-unreachable'],
  [/^'!' is wrong: (?<color>\w+) cannot uncover a card on (?<square>\w\d)$/, 'error-uncovered'],
  [/^there is no next card to look at when FreeOrder is on$/, 'error-next-free'],
  [/^(?<color>\w+) has no card left to look at$/, 'error-next-none'],
  [/^(?<color>\w+)'s next card is (?<known>\w), not (?<card>\w)$/, 'error-next-other'],
  [/^the next card cannot be (?<card>\w), which is known to be another card of (?<color>\w+)$/, 'error-next-known'],
  [/^the next card cannot be (?<card>\w), which no tile shows$/, 'error-next-no-tile'],
  [/^no turn of (?<color>\w+) has ended on (?<card>\w)$/, 'error-found-no-turn'],
  [/^it is not (?<card>\w), which is known to be another card of (?<color>\w+)$/, 'error-found-known'],
  [/^(?<color>\w+) has no card left$/, 'error-no-card'],
  [/^all cards of (?<color>\w+) are known$/, 'error-all-known'],
  [/^(?<color>\w+) has ended a turn on (?<card>\w), which would have uncovered it$/, 'error-card-uncovered'],

  // Positions of Labyrinth.
  [/^the tile on (?<square>\w\d) is fixed, it must be (?<tile>\w+)$/, 'error-tile-fixed'],
  [/^treasure (?<card>\w) lies on (?<square>\w\d), a home, which has none$/, 'error-treasure-home'],
  [/^treasure (?<card>\w) lies on two tiles$/, 'error-treasure-twice'],
  [/^the number of players is (?<players>\d+), not 2 to 4$/, 'error-players'],
  [/^(?<color>\w+) has the card (?<card>\w), which no tile shows$/, 'error-card-no-tile'],
  [/^(?<color>\w+) has the card (?<card>\w), which is named twice$/, 'error-card-twice'],
  [/^there are (?<cards>\d+) cards, but (?<treasures>\d+) treasures on the tiles$/, 'error-cards'],
  [/^(?<color>\w+) is to move, but nobody sits there$/, 'error-mover'],
  [/^the number of the turn is (?<turn>\d+), not 1 to 1000000000$/, 'error-turn-number'],
  [/^(?<color>\w+) cannot have left the maze there by these rules$/, 'error-out'],
  [/^both (?<color>\w+) and (?<other>\w+) have won$/, 'error-winners'],
  [/^the (?:field of the |closed )?(?<field>\w+) is missing: the fields are board, spare, players, mover, closed arrow, turn$/, 'error-maze-missing'],
  [/^rank (?<rank>\d) has fewer than 7 tiles \(column (?<column>\d+)\)$/, 'error-maze-few'],
  [/^rank (?<rank>\d) has more than 7 tiles \(column (?<column>\d+)\)$/, 'error-maze-many'],
  [/^a tile must begin with i, c or t, and a treasure is A to X \(the (?<field>\w+), column (?<column>\d+)\)$/, 'error-maze-shape'],
  [/^a tile's shape must be followed by its orientation, n e s or w \(rank (?<rank>\d), column (?<column>\d+)\)$/, 'error-maze-orientation'],
  [/^the spare must be a shape and its treasure A to X, if it has one, without orientation \(column (?<column>\d+)\)$/, 'error-maze-spare'],
  [/^the field of the players has (?<seats>\d+) seats, not 4: /, 'error-maze-seats'],
  [/^(?<color>\w+) must have the form square:cards:uncovered \(column (?<column>\d+)\)$/, 'error-maze-player'],
  [/^(?<color>\w+)'s pawn must stand on a square a1 to g7 \(column (?<column>\d+)\)$/, 'error-maze-pawn'],
  [/^(?<color>\w+)'s cards must be letters A to X, or \?; or - for who has left the maze \(column (?<column>\d+)\)$/, 'error-maze-cards'],
  [/^(?<color>\w+) has more than 24 cards \(column (?<column>\d+)\)$/, 'error-maze-too-many'],
  [/^the mover must be b, y, o or g \(column (?<column>\d+)\)$/, 'error-maze-mover'],
  [/^the closed arrow must be - or one of (?<arrows>.+) \(column (?<column>\d+)\)$/, 'error-maze-closed'],
  [/^the turn must be a number from 1 to (?<most>\d+) \(column (?<column>\d+)\)$/, 'error-maze-turn'],
  [/^nothing may follow the number of the turn \(column (?<column>\d+)\)$/, 'error-maze-end'],

  // Links, settings and sessions.
  [/^unknown setup '(?<name>.*)', known setups: (?<names>.+)$/, 'error-setup'],
  [/^unexpected '(?<word>.*)'$/, 'error-unexpected'],
  [/^a game has at most (?<most>\d+) moves for this connection$/, 'error-too-long'],
  [/^not enough memory for a table of (?<size>\d+) MB$/, 'error-memory'],
  [/^cannot start (?<threads>\d+) threads: (?<reason>.+)$/, 'error-threads'],
  [/^not enough memory$/, 'error-memory-short'],
  [/^(?:\w+: )?the text must be a single line, but a (?<sign>tab|line break|control character) follows '(?<before>.*)'$/s, 'error-one-line'],
  [/^the session is closed$/, 'error-session-closed'],
  [/^the engine was lost (?<times>\d+) times over this$/, 'error-engine-lost'],
  [/^the engine was lost (?<times>\d+) times over this: (?<reason>.+)$/, 'error-engine-lost-by'],
  [/^no answer$/, 'error-no-answer'],
  // The words of Chromium, Firefox and WebKit.
  [/^(?:Failed to fetch|NetworkError when attempting to fetch resource\.|Load failed)$/, 'error-fetch'],
  [/^the engine did not begin$/, 'error-engine-stuck'],
  [/^engine (?<name>.*?): (?<reason>.+)$/s, 'error-engine'],
  [/^cannot be started: (?<reason>.+)$/s, 'error-engine-start'],
  [/^exited before (?<line>[\w ]+): (?<status>.+)$/s, 'error-engine-exited'],
  [/^closed its output before (?<line>[\w ]+)$/, 'error-engine-closed'],
  [/^does not read its input$/, 'error-engine-deaf'],
  [/^does not answer: no (?<line>[\w ]+) within (?<seconds>[\d.]+) s$/, 'error-engine-silent'],
  [/^the program is shutting down$/, 'error-closing'],
  [/^there were too many lines$/, 'error-flood'],

  // Files of games.
  [/^the file has no games$/, 'error-no-games'],
  [/^only the first (?<games>\d+) games were read$/, 'error-most-games'],
  [/^the text is longer than (?<limit>.+)$/, 'error-text-long'],
  [/^the text did not arrive in time$/, 'error-text-late'],
  [/^the game that begins here has no end$/, 'error-no-end'],
  [/^a tag is \[Name "value"\]$/, 'error-tag'],
  [/^a tag appears twice$/, 'error-tag-twice'],
  [/^'\)' closes no variation$/, 'error-no-variation'],
  [/^nothing may follow a result on its line$/, 'error-after-result'],
  [/^the tag Result says (?<said>.+), but the moves end with (?<found>.+)$/, 'error-tag-result'],
  [/^PlyCount is (?<said>.+), but there are (?<found>\d+) moves$/, 'error-tag-plies'],
  [/^the tag (?<tag>\w+) is true or false, not '(?<word>.*)'$/, 'error-tag-switch'],
  [/^the tags StartSetup and FEN cannot be combined$/, 'error-tag-starts'],
  [/^the tag StartSetup names the unknown setup '(?<name>.*)', known setups: (?<names>.+)$/, 'error-tag-setup'],
  [/^the tag Variant says (?<name>.+), not labyrinth$/, 'error-tag-variant'],
  [/^the tag FEN is missing; it gives the start$/, 'error-tag-fen'],

  // Tables of several devices.
  [/^wait a moment before you say something again$/, 'error-chatter'],
  [/^spectators only watch$/, 'error-spectator'],
  [/^only the opener of the table can seat engines$/, 'error-not-opener'],
  [/^you are out$/, 'error-you-out'],
  [/^the game is not over$/, 'error-not-over'],
  [/^it is (?<color>\w+)'s turn$/, 'error-turn'],
  [/^move (?<number>\d+) has been played$/, 'error-played'],
  [/^the next move is number (?<number>\d+)$/, 'error-early'],
  [/^a game at a table has at most (?<most>\d+) moves$/, 'error-table-long'],
  [/^the time is up$/, 'error-time'],
  [/^an engine never agrees to a draw$/, 'error-engine-fights'],
  [/^you have made no move yet$/, 'error-no-move'],
  [/^there is nothing to decline$/, 'error-no-offer'],
  [/^the seat is taken$/, 'error-taken'],
  [/^no engine sits there$/, 'error-no-engine'],
  [/^the last seat is for a person$/, 'error-last-seat'],
  [/^the table has ended$/, 'error-table-ended'],
  [/^the table cannot be kept: (?<reason>.+)$/, 'error-table-kept'],
  [/^there are (?<tables>\d+) tables; end one of them$/, 'error-tables'],
  [/^there is no table with this ID$/, 'error-no-table'],
  [/^this table waits for nobody$/, 'error-table-full'],
  [/^there are too many connections to tables$/, 'error-table-connections'],
];

/** @type {Record<string, string>} */
const KINDS = { King: 'K', Switch: 'S', Deflector: 'P', Defender: 'D', Laser: 'L' };

/** What becomes of a group, where it is more than text.
 * @type {Record<string, (text: string) => string | number>} */
const VALUES = {
  reason: (text) => reasonText(text), color: (text) => text.toLowerCase(), other: (text) => text.toLowerCase(),
  shooter: (text) => text.toLowerCase(), kind: (text) => KINDS[text] ?? '', sign: (text) => text.split(' ')[0],
  count: Number, times: Number, cards: Number, treasures: Number, seats: Number,
};

/** The page's command, with which the engine's errors begin: "position: fen: Blue has 0 Kings". */
const COMMAND = /^[a-z]+: (?:fen: )?/;

/** What was refused and why, as it stands within a sentence. An error of another form stays as it is.
 * @param {string} error  perhaps with the page's command, or a capital letter, at its beginning
 * @returns {string} */
export function reasonText(error) {
  const text = error.trim();
  for (const form of [text, text.charAt(0).toLowerCase() + text.slice(1), text.replace(COMMAND, '')]) {
    for (const [pattern, key] of FORMS) {
      const found = pattern.exec(form);
      if (found) return t(key, Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, VALUES[name]?.(value) ?? value])));
    }
  }
  return error;
}

/** An error in words for people, without the page's command.
 * @param {string} error */
export const errorText = (error) => sentence(reasonText(error.replace(COMMAND, '')));
