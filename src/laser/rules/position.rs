//! A position: the board, the side to move, the Zobrist key, both standing beams and the rays of both Kings.

use super::board::{Board, ZOBRIST};
use super::errors::{IllegalMove, InvalidPosition};
use super::moves::{Action, Move};
use super::optics::{self, Beam, Encounter};
use super::piece::{Color, Kind, Piece};
use super::shots::Shots;
use super::squares::{Bitboard, Square};
use crate::grid::Direction;

/// The rule variant of a game. The default is the publisher's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether a King may turn. The turn changes nothing on the board: it is a pass, after which the Laser
    /// fires.
    pub king_turns: bool,
    /// Whether a swap may put the piece that is not the Switch on a square closed to it.
    pub swap_onto_closed: bool,
}

/// A position of the game. [`play`](Position::play) updates the key, both standing beams and the King rays
/// incrementally; beams and rays are traced again only if the move or its shot touches them.
///
/// ```
/// use akhet::laser::rules::{Color, Position, Setup};
///
/// let mut position: Position = Setup::Ace.fen().parse()?;
/// let before = position.clone();
/// let undo = position.play("c5R".parse()?)?;
/// assert_eq!(position.side(), Color::Red);
/// assert_eq!(undo.removed, None);
/// position.undo(&undo);
/// assert_eq!(position, before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    beams: [Beam; 2],
    /// The squares on the rays of both Kings.
    king_rays: [Bitboard; 2],
    key: u64,
    side: Color,
    move_number: u32,
    rules: Rules,
}

/// The record of a move that was played: what it changed, and what is needed to undo it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The move.
    pub mv: Move,
    /// The piece that moved or turned, as it was before.
    pub piece: Piece,
    /// The piece that a Switch swapped places with.
    pub swapped: Option<Piece>,
    /// The beam that was fired, traced before the hit piece was removed.
    pub shot: Beam,
    /// The hit: the piece that the shot removed from the square where it ends.
    pub removed: Option<Piece>,
    pub(super) beams_before: [Beam; 2],
    pub(super) king_rays_before: [Bitboard; 2],
    pub(super) key_before: u64,
}

impl Undo {
    /// The hit with its square.
    pub fn hit(&self) -> Option<(Square, Piece)> {
        Some((self.shot.target()?, self.removed?))
    }

    /// The winner if the shot removed a King: the owner of the other King.
    #[inline]
    pub fn winner(&self) -> Option<Color> {
        match self.removed {
            Some(piece) if piece.kind() == Kind::King => Some(!piece.color()),
            _ => None,
        }
    }

    /// The board at the moment of the shot, from the board `after` the move: the hit piece is put
    /// back. The mover's beam on it is the shot.
    pub fn board_at_shot(&self, after: &Board) -> Board {
        let mut board = after.clone();
        if let Some((square, piece)) = self.hit() {
            board.place(square, piece);
        }
        board
    }
}

impl Position {
    /// A position with these pieces, to be played by `rules`. The full-move number counts from 1.
    ///
    /// # Errors
    /// When a player does not have exactly one King and one Laser, a Laser is not on its corner or
    /// faces off the board, or a piece stands on a square closed to it. Under
    /// [`Rules::swap_onto_closed`] Defenders and Deflectors may stand on closed squares.
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

    /// Builds a position without checks; computes the key, beams and King rays from the board.
    pub(super) fn assemble(board: Board, side: Color, move_number: u32, rules: Rules) -> Position {
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
            beams: Color::ALL.map(|color| optics::trace(&board, color)),
            king_rays: Color::ALL.map(|color| rays_of_king(&board, color)),
            board,
            key,
            side,
            move_number,
            rules,
        }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    pub fn side(&self) -> Color {
        self.side
    }

    /// The full-move number, which increases after Red's move.
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The rules that apply to the position.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The Zobrist key of the pieces and the side to move.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The Zobrist key of the pieces without the side to move. Positions with equal board keys count
    /// as repetitions of each other.
    #[inline]
    pub fn board_key(&self) -> u64 {
        match self.side {
            Color::Blue => self.key,
            Color::Red => self.key ^ ZOBRIST.red_to_move,
        }
    }

    /// The standing beam of a player: the beam of its Laser on the board as it is now.
    pub fn beam(&self, color: Color) -> Beam {
        self.beams[color.index()]
    }

    /// The squares on the rays of a player's King.
    #[doc(hidden)]
    pub fn king_rays(&self, color: Color) -> Bitboard {
        self.king_rays[color.index()]
    }

    /// The square of a player's King; `None` once it has been hit.
    pub fn king(&self, color: Color) -> Option<Square> {
        self.board.of(color, Kind::King).first()
    }

    /// The winner; `None` while both Kings are on the board.
    pub fn winner(&self) -> Option<Color> {
        let mut colors = Color::ALL.into_iter();
        colors.find(|&color| self.king(!color).is_none())
    }

    /// The position with the players exchanged: the board rotated by 180 degrees, colours and side to
    /// move swapped.
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

    /// The position without the piece on this square; `None` if the square is empty or holds a King or
    /// a Laser, which every position needs.
    #[doc(hidden)]
    #[must_use]
    pub fn without(&self, square: Square) -> Option<Position> {
        let piece = self.board.piece_on(square)?;
        if matches!(piece.kind(), Kind::King | Kind::Laser) {
            return None;
        }
        let (mut board, number) = (self.board.clone(), self.move_number);
        board.remove(square, piece);
        Some(Position::assemble(board, self.side, number, self.rules))
    }

    /// Checks that a move is legal and returns it in canonical form: the turn of a Switch or King is
    /// `R`, even if the move says `L`.
    ///
    /// # Errors
    /// The rule that the move breaks.
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
            Kind::Laser if mv == self.laser_turn() => Ok(mv),
            Kind::Laser => {
                let other = self.laser_turn().action().turned(piece).direction();
                Err(IllegalMove::LaserTurn(from, other))
            }
        }
    }

    /// [`check`](Position::check) for a move to another square.
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

    /// The turn of the mover's Laser to its other permitted direction.
    #[inline]
    pub(super) fn laser_turn(&self) -> Move {
        let square = self.side.laser_square();
        // A Laser turns left from its first permitted direction: north for Blue, south for Red.
        let first = self.side.laser_directions()[0];
        match self.board.piece_on(square) {
            Some(laser) if laser.direction() == first => Move::turn_left(square),
            _ => Move::turn_right(square),
        }
    }

    /// Plays a move: the piece moves or turns, the mover's Laser fires, the other side is to move.
    ///
    /// # Errors
    /// The rule that the move breaks; the position is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<Undo, IllegalMove> {
        let mv = self.check(mv)?;
        Ok(self.play_unchecked(mv))
    }

    /// [`play`](Position::play) without the check. The move must be legal, for example one from the
    /// generator. An illegal move may lead to an invalid position, never to undefined behaviour.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        self.play_with_key(mv, self.key_after(mv))
    }

    /// [`play_unchecked`](Position::play_unchecked) with the key that [`key_after`](Position::key_after) gives.
    #[inline]
    pub(crate) fn play_with_key(&mut self, mv: Move, mut key: u64) -> Undo {
        let us = self.side;
        let (from, to) = (mv.from(), mv.to());
        let mut undo = Undo {
            mv,
            piece: Piece::new(us, Kind::King, Direction::North),
            swapped: None,
            shot: self.beams[us.index()],
            removed: None,
            beams_before: self.beams,
            king_rays_before: self.king_rays,
            key_before: self.key,
        };
        let Some(piece) = self.board.piece_on(from) else {
            debug_assert!(false, "no piece on {from}");
            return undo;
        };
        undo.piece = piece;
        let mut touched = Bitboard::of(from) | Bitboard::of(to);
        undo.swapped = self.act(mv, piece);

        undo.shot = self.trace_shot(mv);
        self.beams[us.index()] = undo.shot;
        if let Some((square, hit)) = self.remove_target(undo.shot) {
            key ^= ZOBRIST.piece(hit, square);
            undo.removed = Some(hit);
            touched |= Bitboard::of(square);
            // Extending the shot past the hit would be wrong: on its way the beam may have been
            // reflected by the same piece that it then hit from behind.
            self.beams[us.index()] = optics::trace(&self.board, us);
        }
        if self.beams[(!us).index()].touches(touched) {
            self.beams[(!us).index()] = optics::trace(&self.board, !us);
        }

        for color in Color::ALL {
            let rays = &mut self.king_rays[color.index()];
            let king = self.board.of(color, Kind::King);
            if king.is_empty() || (*rays | king).intersects(touched) {
                *rays = rays_of_king(&self.board, color);
            }
        }

        self.key = key;
        self.side = !us;
        self.move_number = self.move_number.wrapping_add(us as u32);
        undo
    }

    /// The key after a legal move if its shot removes nothing.
    #[inline]
    pub(crate) fn key_after(&self, mv: Move) -> u64 {
        let (from, to) = (mv.from(), mv.to());
        let Some(piece) = self.board.piece_on(from) else {
            return self.key;
        };
        let zobrist = &*ZOBRIST;
        let mut key = self.key ^ zobrist.red_to_move ^ zobrist.piece(piece, from);
        if mv.action() == Action::Step {
            key ^= zobrist.piece(piece, to);
            if let Some(other) = self.board.piece_on(to) {
                key ^= zobrist.piece(other, to) ^ zobrist.piece(other, from);
            }
        } else {
            key ^= zobrist.piece(mv.action().turned(piece), from);
        }
        key
    }

    /// Makes a null move: passes the turn without a shot, which the rules do not allow. A second call
    /// undoes it.
    #[doc(hidden)]
    pub fn null_move(&mut self) {
        self.side = !self.side;
        self.key ^= ZOBRIST.red_to_move;
    }

    /// Whether a move is on-beam: it touches a square on the path of the mover's standing beam, or turns
    /// the Laser. The shot of any other move, an off-beam move, equals the standing beam.
    #[doc(hidden)]
    pub fn can_change_shot(&self, mv: Move) -> bool {
        // The path does not include the Laser's own square, which only the Laser's turn touches.
        let touched = Bitboard::of(mv.from()) | Bitboard::of(mv.to());
        self.beam(self.side).touches(touched) || mv.from() == self.side.laser_square()
    }

    /// The common parts of the moves' shots, for [`find_hit_with`](Position::find_hit_with).
    #[doc(hidden)]
    #[inline(always)]
    pub fn shots(&self) -> Shots {
        Shots::of(&self.board, self.side)
    }

    /// [`find_hit`](Position::find_hit) with the [`shots`](Position::shots) of this position: faster when
    /// trying many moves.
    #[doc(hidden)]
    #[inline(always)]
    pub fn find_hit_with(&mut self, shots: &mut Shots, mv: Move) -> Option<(Square, Piece)> {
        let (from, to) = (mv.from(), mv.to());
        let piece = self.board.piece_on(from)?;
        if piece.kind() == Kind::Laser {
            return self.find_hit(mv);
        }
        let Some((square, heading)) = shots.entry(from, to) else {
            return self.hit_by(self.beam(self.side));
        };
        // The new content of the first square that the move changes.
        let content = match mv.action() {
            Action::Step if square == from => self.board.piece_on(to),
            action => Some(action.turned(piece)),
        };
        let heading = match optics::meet(content, heading) {
            Encounter::Reflected(heading) => heading,
            Encounter::Hit => return Some((square, content?)),
            Encounter::Shielded | Encounter::Absorbed => return None,
        };
        let beam = shots.beam_from(&self.board, square, heading);
        if beam.touches(Bitboard::of(from) | Bitboard::of(to)) {
            // Rare: the beam returns to a square that the move changed.
            return self.find_hit_from(mv, Some((square, heading)));
        }
        self.hit_by(beam)
    }

    /// The square and piece that the shot of a legal move removes; the position is unchanged.
    pub fn find_hit(&mut self, mv: Move) -> Option<(Square, Piece)> {
        if !self.can_change_shot(mv) {
            return self.hit_by(self.beam(self.side));
        }
        self.find_hit_from(mv, None)
    }

    /// [`find_hit`](Position::find_hit) of a move that can change the shot. The shot is traced from `start`, a
    /// square that it visits and its heading there; from the Laser if `None`. Kept out of the loops that
    /// `find_hit_with` is inlined into.
    #[inline(never)]
    fn find_hit_from(
        &mut self,
        mv: Move,
        start: Option<(Square, Direction)>,
    ) -> Option<(Square, Piece)> {
        let (from, to) = (mv.from(), mv.to());
        let piece = self.board.piece_on(from)?;
        let other = self.board.piece_on(to);
        // Only the board's mailbox is updated.
        let mut occupied = self.board.occupied();
        if mv.action() == Action::Step {
            self.board.set(from, other);
            self.board.set(to, Some(piece));
            if other.is_none() {
                occupied ^= Bitboard::of(from) | Bitboard::of(to);
            }
        } else {
            self.board.set(from, Some(mv.action().turned(piece)));
        }
        let start = start.unwrap_or_else(|| optics::muzzle(&self.board, self.side));
        let target = optics::target(&self.board, occupied, start);
        let hit = target.and_then(|square| Some((square, self.board.piece_on(square)?)));
        self.board.set(to, other);
        self.board.set(from, Some(piece));
        hit
    }

    /// The square and piece that this beam hits.
    fn hit_by(&self, beam: Beam) -> Option<(Square, Piece)> {
        let square = beam.target()?;
        Some((square, self.board.piece_on(square)?))
    }

    /// The result of `look` on the position after a legal move of the mover, but with the mover to move
    /// again; `look` also gets the squares that the move and its shot changed. The position is then
    /// restored. Faster than playing the move: the key, the other player's beam and the King rays are
    /// not updated, so `look` must not use them. `None` without a piece on the move's origin.
    #[inline]
    pub(crate) fn with_move_made<T>(
        &mut self,
        mv: Move,
        look: impl FnOnce(&mut Position, Bitboard) -> T,
    ) -> Option<T> {
        let piece = self.board.piece_on(mv.from())?;
        let mut changed = Bitboard::of(mv.from()) | Bitboard::of(mv.to());
        let swapped = self.act(mv, piece);
        let us = self.side.index();
        let beam = self.beams[us];
        self.beams[us] = self.trace_shot(mv);
        let hit = self.remove_target(self.beams[us]);
        if let Some((square, _)) = hit {
            changed |= Bitboard::of(square);
            self.beams[us] = optics::trace(&self.board, self.side);
        }
        let found = look(self, changed);
        self.beams[us] = beam;
        self.revert(mv, piece, swapped, hit);
        Some(found)
    }

    /// Undoes the last move played; `undo` must be its undo record.
    #[inline]
    pub fn undo(&mut self, undo: &Undo) {
        self.side = !self.side;
        self.move_number = self.move_number.wrapping_sub(self.side as u32);
        self.key = undo.key_before;
        self.beams = undo.beams_before;
        self.king_rays = undo.king_rays_before;
        self.revert(undo.mv, undo.piece, undo.swapped, undo.hit());
    }

    /// Moves or turns the piece on the board; returns the piece that it swapped places with.
    #[inline(always)]
    fn act(&mut self, mv: Move, piece: Piece) -> Option<Piece> {
        if mv.action() == Action::Step {
            let other = self.board.piece_on(mv.to());
            self.board.exchange(mv.from(), mv.to(), piece, other);
            other
        } else {
            self.board.set(mv.from(), Some(mv.action().turned(piece)));
            None
        }
    }

    /// The mover's shot, once its move `mv` has been made on the board.
    #[inline(always)]
    fn trace_shot(&self, mv: Move) -> Beam {
        if self.can_change_shot(mv) {
            optics::trace(&self.board, self.side)
        } else {
            self.beam(self.side)
        }
    }

    /// Removes the piece that a shot hits, and returns it.
    #[inline(always)]
    fn remove_target(&mut self, shot: Beam) -> Option<(Square, Piece)> {
        let (square, piece) = self.hit_by(shot)?;
        self.board.remove(square, piece);
        Some((square, piece))
    }

    /// Undoes `remove_target` and `act` on the board.
    #[inline(always)]
    fn revert(
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

/// The squares on the rays of a player's King; none once it has been hit.
fn rays_of_king(board: &Board, color: Color) -> Bitboard {
    let king = board.of(color, Kind::King).first();
    king.map_or(Bitboard::EMPTY, |king| optics::king_rays(board, king))
}
