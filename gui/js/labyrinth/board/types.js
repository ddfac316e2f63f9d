/** The values that the board of Labyrinth and the page exchange. Squares are written as in the protocol (`e4`), tiles as in a
 * FEN (`tnW`), moves as in the protocol (`a6nb1`: the arrow, how the spare is turned, where the pawn ends).
 *
 * @import { By, EditAction, Mark } from '../../board/types.js'
 * @import { Maze, Player, Seat, Slide } from '../lines.js'
 *
 * @typedef {{move: string, path?: readonly string[], rank: number}} Arrow  a move of an engine's line; rank 1 is the best.
 *   `path` is where its pawn walks
 *
 * @typedef {object} Animation
 * @property {string | number} key  a new key means a new animation, which ends one that is still running
 * @property {string} move
 * @property {Seat} seat  who played it
 * @property {Slide} slide  the maze after its slide
 * @property {string} [gone]  the tile that came out, as it lay
 * @property {readonly string[]} path  where its pawn walked
 *
 * @typedef {{by: By | null, arrow: string | null, stays: boolean, aim: string | null}} Choosing  `by` is null before the first use;
 *   `arrow` is the one that has been pressed, so that a square comes next; `stays`: the pawn may stay where it is; `aim` is the
 *   square that waits for a second tap or click
 *
 * @typedef {'slide' | 'walk'} Phase  the parts of an animation, each told when it begins
 *
 * @typedef {object} Editing  the board as an editor: no rules apply
 * @property {(square: string, action: EditAction, turn?: 'R' | 'L') => void} onSquare
 * @property {(arrow: string) => void} [onArrow]  an arrow was pressed
 * @property {() => void} [onSpare]  the spare was pressed
 *
 * @typedef {object} BoardProps
 * @property {Maze} maze
 * @property {readonly Player[]} players
 * @property {Seat} toMove
 * @property {string | null} closed  the arrow where no tile may be pushed in
 * @property {readonly string[]} moves  those that the person may make now; [] when the board is not theirs to move
 * @property {ReadonlyMap<string, Slide>} slides  what each slide of `moves` does
 * @property {(move: string) => void} onMove
 * @property {(choosing: Choosing) => void} [onChoose]  hears how far the person is
 * @property {(what: string) => void} [onRefused]  hears the slide of a closed arrow, or the move to a square out of reach, that was
 *   pressed
 * @property {(move: string) => Promise<readonly string[]>} [pathOf]  the squares where a move's pawn walks
 * @property {Seat | null} [viewer]  whose targets are shown
 * @property {boolean} [over]  the game has ended: nobody is to move
 * @property {boolean} [flipped]  Orange's home at the lower left
 * @property {string} [lastMove]
 * @property {readonly Arrow[]} [arrows]
 * @property {readonly Mark[]} [marks]
 * @property {string} [preview]  the slide to show as long as the person shows none
 * @property {Animation} [animation]  `maze` and `players` are already those after its move
 * @property {() => void} [onAnimationEnd]  not called for an animation that another one has ended
 * @property {(phase: Phase) => void} [onAnimationPhase]  for sounds
 * @property {boolean} [confirm]  every move needs a second click; touch always does
 * @property {Editing} [editing]
 * @property {string} [label]  the name of the board for screen readers */

export {};
