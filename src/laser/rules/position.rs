//! A position: the board, who is to move, the key, and where both lasers shine.

use super::bitboard::Bitboard;
use super::board::Board;
use super::moves::{Action, Move};
use super::optics::{self, Beam, BeamSegments};
use super::piece::{Color, Kind, Piece};
use super::ruleset::Rules;
use super::square::{Direction, Square};
use super::zobrist::ZOBRIST;
use arrayvec::ArrayVec;

/// A position of the game. All of it is kept up to date by [`play`](Position::play): the key, and
/// both standing beams, of which only those are traced again that a ply touches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    beams: [Beam; 2],
    key: u64,
    side: Color,
    move_number: u32,
    rules: Rules,
}

/// What a ply did: all that is needed to take it back and to let an evaluation follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The move.
    pub mv: Move,
    /// The piece that acted, as it stood before.
    pub piece: Piece,
    /// The piece with which it swapped places.
    pub swapped: Option<Piece>,
    /// The beam that was fired, as it went before it removed anything.
    pub shot: Beam,
    /// The piece that the shot removed. It stood on the square where the shot ends.
    pub removed: Option<Piece>,
    beams_before: [Beam; 2],
    key_before: u64,
}

/// One square before and after a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Where.
    pub square: Square,
    /// What stood there.
    pub before: Option<Piece>,
    /// What stands there now.
    pub after: Option<Piece>,
}

impl Undo {
    /// The square and piece that the shot removed.
    #[inline]
    pub fn hit(&self) -> Option<(Square, Piece)> {
        Some((self.shot.target()?, self.removed?))
    }

    /// The winner, if this ply ended the game: the owner of the King that was not hit.
    #[inline]
    pub fn winner(&self) -> Option<Color> {
        match self.removed {
            Some(piece) if piece.kind() == Kind::King => Some(!piece.color()),
            _ => None,
        }
    }

    /// The board as the shot found it, from the board that the ply left behind: what the shot
    /// removed stands there again. Light traced over it runs as the shot ran.
    pub fn board_at_shot(&self, after: &Board) -> Board {
        let mut board = after.clone();
        if let Some((square, piece)) = self.hit() {
            board.place(square, piece);
        }
        board
    }

    /// The squares that the ply touched: from, to and hit, at most three, none twice. A King's turn
    /// leaves its square as it was, and so does a piece that steps onto an empty one and is hit.
    pub fn changes(&self) -> ArrayVec<Change, 3> {
        let (from, to) = (self.mv.from(), self.mv.to());
        let mut changes = ArrayVec::new();
        if self.mv.action() == Action::Step {
            changes.push(Change {
                square: from,
                before: Some(self.piece),
                after: self.swapped,
            });
            changes.push(Change {
                square: to,
                before: self.swapped,
                after: Some(self.piece),
            });
        } else {
            changes.push(Change {
                square: from,
                before: Some(self.piece),
                after: Some(self.mv.action().turned(self.piece)),
            });
        }
        if let Some((square, piece)) = self.hit() {
            match changes.iter_mut().find(|change| change.square == square) {
                Some(change) => change.after = None,
                None => changes.push(Change {
                    square,
                    before: Some(piece),
                    after: None,
                }),
            }
        }
        changes
    }
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// The square moved from is empty.
    #[error("{0} is empty")]
    Empty(Square),
    /// The piece belongs to the player who is not to move.
    #[error("the {kind} on {square} is not {side}'s, whose turn it is", kind = .1.kind(), square = .0, side = !.1.color())]
    NotYours(Square, Piece),
    /// The laser turns and never moves.
    #[error("the Laser on {0} never moves, it only turns")]
    LaserMoves(Square),
    /// The laser can only turn to its other permitted direction.
    #[error("the Laser on {0} can only turn to {letter}", letter = .1.letter())]
    LaserTurn(Square, Direction),
    /// A King does not turn, unless the rules are told otherwise.
    #[error("a King does not turn (option KingTurns is off)")]
    KingTurns,
    /// The squares are no neighbours.
    #[error("{0} and {1} are not neighbours, a piece moves one square")]
    TooFar(Square, Square),
    /// The square moved to is closed to the piece that moves.
    #[error("{0} is closed to {1}")]
    Closed(Square, Color),
    /// The square moved to is taken, and only a Switch can swap.
    #[error("{0} is occupied, only a Switch swaps places")]
    Occupied(Square),
    /// A Switch swaps with Deflectors and Defenders alone.
    #[error("a Switch does not swap with the {kind} on {square}", kind = .1.kind(), square = .0)]
    SwapKind(Square, Piece),
    /// The swap would leave the other piece on a square closed to it.
    #[error("the swap would put {color}'s {kind} on {square}, which is closed to {color} (option SwapOntoClosed is off)", color = .1.color(), kind = .1.kind(), square = .0)]
    SwapOntoClosed(Square, Piece),
    /// A King has been hit, and nobody moves any more.
    #[error("the game is over, {0} has won")]
    GameOver(Color),
}

/// A board that can not be a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPosition {
    /// There is not exactly one King of this colour.
    #[error("{0} has {1} Kings, there must be one")]
    Kings(Color, u32),
    /// There is not exactly one laser of this colour.
    #[error("{0} has {1} Lasers, there must be one")]
    Lasers(Color, u32),
    /// The laser does not stand on its corner.
    #[error("{0}'s Laser stands on {1}, it must stand on {corner}", corner = .0.laser_square())]
    LaserCorner(Color, Square),
    /// The laser faces a way that is not permitted.
    #[error("{color}'s Laser faces {facing}, it may face {first} or {second}", color = .0, facing = .1.letter(), first = .0.laser_directions()[0].letter(), second = .0.laser_directions()[1].letter())]
    LaserDirection(Color, Direction),
    /// A piece stands on a square closed to its colour.
    #[error("a piece of {1} stands on {0}, which is closed to {1}")]
    Closed(Square, Color),
}

impl Position {
    /// A position with these pieces. The full-move number counts from 1.
    ///
    /// # Errors
    /// When the board lacks or repeats a King or laser, a laser stands or faces wrongly, or a
    /// piece stands on a square closed to it; the last is allowed where the rules allow a swap to
    /// bring it about.
    pub fn new(
        board: Board,
        side: Color,
        move_number: u32,
        rules: Rules,
    ) -> Result<Position, InvalidPosition> {
        for color in Color::ALL {
            let kings = board.of(color, Kind::King).count();
            if kings != 1 {
                return Err(InvalidPosition::Kings(color, kings));
            }
            let lasers = board.of(color, Kind::Laser);
            let (Some(square), 1) = (lasers.first(), lasers.count()) else {
                return Err(InvalidPosition::Lasers(color, lasers.count()));
            };
            if square != color.laser_square() {
                return Err(InvalidPosition::LaserCorner(color, square));
            }
            if let Some(laser) = board.piece_on(square)
                && !color.laser_directions().contains(&laser.direction())
            {
                return Err(InvalidPosition::LaserDirection(color, laser.direction()));
            }
            let mut misplaced = board.color(color) & color.closed();
            if rules.swap_onto_closed {
                misplaced &= !(board.kind(Kind::Defender) | board.kind(Kind::Deflector));
            }
            if let Some(square) = misplaced.first() {
                return Err(InvalidPosition::Closed(square, color));
            }
        }
        Ok(Position::assemble(board, side, move_number, rules))
    }

    /// Computes afresh what the other functions keep up to date.
    fn assemble(board: Board, side: Color, move_number: u32, rules: Rules) -> Position {
        let mut key = match side {
            Color::Blue => 0,
            Color::Red => ZOBRIST.red_to_move,
        };
        for square in board.occupied() {
            if let Some(piece) = board.piece_on(square) {
                key ^= ZOBRIST.piece(piece, square);
            }
        }
        Position {
            beams: Color::ALL.map(|color| optics::trace_with(&board, board.occupied(), color)),
            board,
            key,
            side,
            move_number,
            rules,
        }
    }

    /// The pieces.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to move.
    #[inline]
    pub fn side(&self) -> Color {
        self.side
    }

    /// The number of the full move, which goes up after Red's.
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The reading of the rules in force.
    #[inline]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The Zobrist key of the pieces and the side to move.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The Zobrist key of the pieces alone, by which repetition is judged.
    #[inline]
    pub fn board_key(&self) -> u64 {
        match self.side {
            Color::Blue => self.key,
            Color::Red => self.key ^ ZOBRIST.red_to_move,
        }
    }

    /// The standing beam of a player: the path of its light as the board is now.
    #[inline]
    pub fn beam(&self, color: Color) -> Beam {
        self.beams[color.index()]
    }

    /// The square of a player's King, `None` once it has been hit.
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.board.of(color, Kind::King).first()
    }

    /// The winner, once a King has been hit.
    pub fn winner(&self) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.king(!color).is_none())
    }

    /// The same position seen by the other player: the board turned by half a turn, the colours
    /// exchanged, the other side to move.
    #[must_use]
    pub fn flipped(&self) -> Position {
        let mut board = Board::EMPTY;
        for square in self.board.occupied() {
            if let Some(piece) = self.board.piece_on(square) {
                board.place(square.flipped(), piece.flipped());
            }
        }
        Position::assemble(board, !self.side, self.move_number, self.rules)
    }

    /// Is the move legal here? Gives it back in its one written form: the turn of a Switch (and
    /// of a King, where it may) is `R`, whichever way it was asked for.
    ///
    /// # Errors
    /// Says which rule the move breaks.
    pub fn check(&self, mv: Move) -> Result<Move, IllegalMove> {
        if let Some(winner) = self.winner() {
            return Err(IllegalMove::GameOver(winner));
        }
        let from = mv.from();
        let piece = self.board.piece_on(from).ok_or(IllegalMove::Empty(from))?;
        if piece.color() != self.side {
            return Err(IllegalMove::NotYours(from, piece));
        }
        if mv.action() == Action::Step {
            return self.check_step(mv, piece).map(|()| mv);
        }
        match piece.kind() {
            Kind::Defender | Kind::Deflector => Ok(mv),
            Kind::Switch => Ok(Move::turn_right(from)),
            Kind::King if self.rules.king_turns => Ok(Move::turn_right(from)),
            Kind::King => Err(IllegalMove::KingTurns),
            Kind::Laser => {
                let turn = self.laser_turn();
                if mv == turn {
                    Ok(mv)
                } else {
                    let other = turn.action().turned(piece).direction();
                    Err(IllegalMove::LaserTurn(from, other))
                }
            }
        }
    }

    fn check_step(&self, mv: Move, piece: Piece) -> Result<(), IllegalMove> {
        let (from, to) = (mv.from(), mv.to());
        if piece.kind() == Kind::Laser {
            return Err(IllegalMove::LaserMoves(from));
        }
        if from.distance(to) != 1 {
            return Err(IllegalMove::TooFar(from, to));
        }
        if piece.color().closed().contains(to) {
            return Err(IllegalMove::Closed(to, piece.color()));
        }
        let Some(other) = self.board.piece_on(to) else {
            return Ok(());
        };
        if piece.kind() != Kind::Switch {
            return Err(IllegalMove::Occupied(to));
        }
        if !matches!(other.kind(), Kind::Defender | Kind::Deflector) {
            return Err(IllegalMove::SwapKind(to, other));
        }
        if other.color().closed().contains(from) && !self.rules.swap_onto_closed {
            return Err(IllegalMove::SwapOntoClosed(from, other));
        }
        Ok(())
    }

    /// The turn of the mover's laser to its other permitted direction.
    #[inline]
    pub(super) fn laser_turn(&self) -> Move {
        let square = self.side.laser_square();
        // From its first permitted direction (north for Blue, south for Red) a laser turns left.
        let first = self.side.laser_directions()[0];
        match self.board.piece_on(square) {
            Some(laser) if laser.direction() == first => Move::turn_left(square),
            _ => Move::turn_right(square),
        }
    }

    /// Plays a move: the piece acts, the mover's laser fires, the turn passes.
    ///
    /// # Errors
    /// Says which rule an illegal move breaks; the position is then as it was.
    pub fn play(&mut self, mv: Move) -> Result<Undo, IllegalMove> {
        let mv = self.check(mv)?;
        Ok(self.play_unchecked(mv))
    }

    /// Plays a move that is known to be legal, such as one from the generator. Another one leaves
    /// a position that makes no sense, but breaks nothing.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        let us = self.side;
        let (from, to) = (mv.from(), mv.to());
        let mut ply = Undo {
            mv,
            piece: Piece::new(us, Kind::King, Direction::North),
            swapped: None,
            shot: self.beams[us.index()],
            removed: None,
            beams_before: self.beams,
            key_before: self.key,
        };
        let Some(piece) = self.board.piece_on(from) else {
            debug_assert!(false, "no piece on {from}");
            return ply;
        };
        ply.piece = piece;
        let zobrist = &*ZOBRIST;
        let mut key = self.key ^ zobrist.red_to_move ^ zobrist.piece(piece, from);
        let mut touched = Bitboard::of(from) | Bitboard::of(to);
        ply.swapped = self.displace(mv, piece);
        if mv.action() == Action::Step {
            key ^= zobrist.piece(piece, to);
            if let Some(other) = ply.swapped {
                key ^= zobrist.piece(other, to) ^ zobrist.piece(other, from);
            }
        } else {
            key ^= zobrist.piece(mv.action().turned(piece), from);
        }

        ply.shot = self.shot_after(mv);
        self.beams[us.index()] = ply.shot;
        if let Some((square, hit)) = self.take_target(ply.shot) {
            key ^= zobrist.piece(hit, square);
            ply.removed = Some(hit);
            touched |= Bitboard::of(square);
            // The light does not just go on from here: it may have come by the mirror of the very
            // piece that it then hit from behind.
            self.beams[us.index()] = optics::trace_with(&self.board, self.board.occupied(), us);
        }
        if self.beams[(!us).index()].touches(touched) {
            self.beams[(!us).index()] = optics::trace_with(&self.board, self.board.occupied(), !us);
        }

        self.key = key;
        self.side = !us;
        self.move_number = self.move_number.wrapping_add(us as u32);
        ply
    }

    /// Gives the turn to the other player without a ply, and by a second call back. No rule allows
    /// it: a search asks so what the other player could do with two plies in a row.
    #[inline]
    pub fn null_move(&mut self) {
        self.side = !self.side;
        self.key ^= ZOBRIST.red_to_move;
    }

    /// Can the move change its player's shot? It can when it touches a square of the standing beam or
    /// is the laser's turn. Any other move fires the standing beam as it is.
    #[inline]
    pub fn can_change_shot(&self, mv: Move) -> bool {
        // A beam's path leaves out the laser's own square, where nothing but its turn can happen,
        // so that turn is asked for beside the path.
        let touched = Bitboard::of(mv.from()) | Bitboard::of(mv.to());
        self.beam(self.side).touches(touched) || mv.from() == self.side.laser_square()
    }

    /// The segments of the mover's standing beam, for [`find_hit_with`](Position::find_hit_with).
    #[inline]
    pub fn beam_segments(&self) -> BeamSegments {
        BeamSegments::of(&self.board, self.side)
    }

    /// [`find_hit`](Position::find_hit) with the [`beam_segments`](Position::beam_segments) of this
    /// position, which are the same for all its moves.
    #[inline]
    pub fn find_hit_with(&mut self, segments: &BeamSegments, mv: Move) -> Option<(Square, Piece)> {
        let us = self.side;
        let (from, to) = (mv.from(), mv.to());
        if !self.can_change_shot(mv) {
            let square = self.beam(us).target()?;
            return Some((square, self.board.piece_on(square)?));
        }
        let piece = self.board.piece_on(from)?;
        // The sets by colour and kind are of no use to a beam and stay as they are.
        let mut occupied = self.board.occupied();
        let touched = Bitboard::of(from) | Bitboard::of(to);
        let other = self.board.piece_on(to);
        if mv.action() == Action::Step {
            self.board.set(from, other);
            self.board.set(to, Some(piece));
            if other.is_none() {
                occupied ^= touched;
            }
        } else {
            self.board.set(from, Some(mv.action().turned(piece)));
        }
        let target = match piece.kind() {
            Kind::Laser => optics::trace_with(&self.board, occupied, us).target(),
            _ => segments.target(&self.board, occupied, touched),
        };
        let hit = target.and_then(|square| Some((square, self.board.piece_on(square)?)));
        self.board.set(to, other);
        self.board.set(from, Some(piece));
        hit
    }

    /// The square and piece that the shot of a legal move removes; the position is unchanged.
    pub fn find_hit(&mut self, mv: Move) -> Option<(Square, Piece)> {
        let segments = self.beam_segments();
        self.find_hit_with(&segments, mv)
    }

    /// Takes back the ply that was played last.
    #[inline]
    pub fn undo(&mut self, ply: &Undo) {
        self.side = !self.side;
        self.move_number = self.move_number.wrapping_sub(self.side as u32);
        self.key = ply.key_before;
        self.beams = ply.beams_before;
        self.replace(ply.mv, ply.piece, ply.swapped, ply.hit());
    }

    /// Plays a legal move on the board and takes it back: the piece acts, the laser fires, what it
    /// hits is removed, and all of it is undone. Leaves out what only plies to come would need,
    /// the key and the other player's beam. For counting, at the last ply.
    #[inline]
    pub(super) fn play_last(&mut self, mv: Move) {
        let Some(piece) = self.board.piece_on(mv.from()) else {
            debug_assert!(false, "no piece on {}", mv.from());
            return;
        };
        let swapped = self.displace(mv, piece);
        let shot = self.shot_after(mv);
        let hit = self.take_target(shot);
        self.replace(mv, piece, swapped, hit);
    }

    /// Lets the piece act, on the board alone; gives back the piece that it swapped places with.
    #[inline(always)]
    fn displace(&mut self, mv: Move, piece: Piece) -> Option<Piece> {
        if mv.action() == Action::Step {
            let other = self.board.piece_on(mv.to());
            self.board.exchange(mv.from(), mv.to(), piece, other);
            other
        } else {
            self.board.set(mv.from(), Some(mv.action().turned(piece)));
            None
        }
    }

    /// The mover's shot once its move is made on the board.
    #[inline(always)]
    fn shot_after(&self, mv: Move) -> Beam {
        if self.can_change_shot(mv) {
            optics::trace_with(&self.board, self.board.occupied(), self.side)
        } else {
            self.beam(self.side)
        }
    }

    /// Removes the piece at the end of a shot.
    #[inline(always)]
    fn take_target(&mut self, shot: Beam) -> Option<(Square, Piece)> {
        let square = shot.target()?;
        let piece = self.board.piece_on(square)?;
        self.board.remove(square, piece);
        Some((square, piece))
    }

    /// The opposite of `displace` and `take_target`.
    #[inline(always)]
    fn replace(
        &mut self,
        mv: Move,
        piece: Piece,
        swapped: Option<Piece>,
        hit: Option<(Square, Piece)>,
    ) {
        if let Some((square, piece)) = hit {
            self.board.place(square, piece);
        }
        if mv.action() == Action::Step {
            self.board.exchange(mv.to(), mv.from(), piece, swapped);
        } else {
            self.board.set(mv.from(), Some(piece));
        }
    }
}
