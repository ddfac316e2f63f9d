/** The values that the board and the page exchange. Squares are written as in the protocol ("e4"), pieces as in a FEN
 * ("Ps", "k", "ln": a capital is Blue's, the small letter after it the direction), moves as in the protocol ("e4e5", "e4R").
 *
 * @typedef {'blue' | 'red'} Color
 * @typedef {'n' | 'e' | 's' | 'w'} Side
 * @typedef {Map<string, string>} Pieces  square -> piece
 *
 * @typedef {{kind: 'out', side: Side}
 *   | {kind: 'shield' | 'laser', square: string}
 *   | {kind: 'hit', square: string, piece?: string}} BeamEnd  how a beam ends
 * @typedef {{path: string[], end: BeamEnd}} Beam
 *   the squares that a beam crosses, without that of its laser, with the one where it ends
 *
 * @typedef {{move: string, rank: number, kind?: 'wrong' | 'threat', label?: string}} Arrow  a move of an engine's line; rank 1 is the strongest; `wrong`: a
 *   mistake; `threat`: a move of the other side; `label` is a short text at its head
 * @typedef {{square: string, kind: string}} Mark  a square to tint; the kinds are last, hint, good and bad
 *   (`mark-KIND` in board.css)
 *
 * @typedef {object} Animation
 * @property {string | number} key  a new key means a new animation, which ends one that is still running
 * @property {string} move
 * @property {Color} color  who played the move and fires
 * @property {Beam} beam
 * @property {string} [removed]  the piece that the shot removed, on the square where the beam ends
 *
 * @typedef {'mouse' | 'touch' | 'key'} By  what the person uses the board with
 * @typedef {{by: By | null, square: string | null, asks: boolean}} Choosing  `by` is null before the first use, `square` is
 *   that of the chosen piece, and `asks`: a move of it is shown, which a further tap, click or Enter plays
 *
 * @typedef {'move' | 'shot' | 'hit'} Phase  the parts of an animation, each told when it begins
 *
 * @typedef {'place' | 'turn' | 'remove'} EditAction
 *   place: click, tap or Enter on a square. turn: R or L. remove: Delete, Backspace or the right button.
 *
 * @typedef {object} Editing  the board as an editor: every square can be edited, and no rules apply
 * @property {(square: string, action: EditAction, turn?: 'R' | 'L') => void} onSquare
 *   `turn` says the direction with the action 'turn': R is clockwise
 * @property {(from: string, to: string | null) => void} [onCarry]  a piece was dragged; null is off the board
 * @property {string} [brush]  the piece that a click would place, drawn faintly under the pointer
 *
 * @typedef {object} BoardProps
 * @property {Pieces} pieces
 * @property {string[]} moves  the moves that the person may make now; [] when the board is not theirs to move
 * @property {Map<string, Beam>} shots  move -> what its shot would do; may arrive later than `moves`
 * @property {(move: string) => Promise<Beam | null>} [reply]  the opponent's standing beam after a move and its shot, null
 *   if the game is over then; shown with the shot
 * @property {Color} toMove
 * @property {{blue?: Beam, red?: Beam}} beams  the standing beams to draw
 * @property {boolean} [over]  the game has ended: nobody is to move, and no laser will fire
 * @property {Animation} [shot]  the shot that ended the game, left on the board
 * @property {string} [lastMove]
 * @property {Arrow[]} [arrows]
 * @property {Mark[]} [marks]
 * @property {any} [layer]  what the page draws over the picture, and under the grid that takes the pointer
 * @property {boolean} [flipped]  Red below
 * @property {Animation} [animation]  `pieces` is already the position after its move
 * @property {() => void} [onAnimationEnd]  not called for an animation that another one has ended
 * @property {(phase: Phase) => void} [onAnimationPhase]  for sounds
 * @property {(move: string) => void} onMove
 * @property {(choosing: Choosing) => void} [onChoose]  hears how far the person is
 * @property {(square: string) => void} [onMiss]  a square was pressed that has nothing to choose
 * @property {boolean} [confirm]  every move needs a second click; touch always does
 * @property {Editing} [editing]
 * @property {string} [label]  the name of the board for screen readers */

export {};
