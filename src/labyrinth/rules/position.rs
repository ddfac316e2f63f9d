//! A position: the board, the players with pawns and cards, the mover, and the Zobrist key.

use super::arrow::{Arrow, Slide};
use super::board::Board;
use super::cards::{Card, Hand};
use super::cards::{Treasure, TreasureSet};
use super::errors::{IllegalMove, InvalidPosition};
use super::moves::{Mark, MarkedMove, Move};
use super::seat::Seat;
use super::squares::{Bitboard, Square};
use super::zobrist::ZOBRIST;
use arrayvec::ArrayVec;

/// The variants for younger players, by the leaflets of the box. All are off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Players see all their own cards and may take them in any order. A turn that ends on the tile of
    /// any of the mover's cards uncovers that card.
    pub free_order: bool,
    /// The turn that uncovers the mover's last card wins; the pawn need not go home. Nothing else is left to
    /// do then, so the other two ends have no effect.
    pub no_return: bool,
    /// A player without cards leaves the maze, in place of going home: a turn that began without cards wins if
    /// it ends on one of the [`exits`](Board::exits).
    pub any_exit: bool,
    /// A player without cards may go anywhere, in place of going home: a turn that began without cards wins.
    pub any_square: bool,
}

/// How a player without cards wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The last card has won: [`Rules::no_return`].
    LastCard,
    /// One more turn wins: [`Rules::any_square`].
    AnySquare,
    /// A turn that ends on an exit wins: [`Rules::any_exit`].
    AnyExit,
    /// A turn that ends at home wins.
    Home,
}

impl Rules {
    /// The end of the game by these rules.
    #[inline]
    pub const fn end(self) -> End {
        match self {
            _ if self.no_return => End::LastCard,
            _ if self.any_square => End::AnySquare,
            _ if self.any_exit => End::AnyExit,
            _ => End::Home,
        }
    }
}

/// A position of the game. With unknown cards it is a player's or spectator's view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    /// By seat; at home for empty seats.
    pawns: [Square; 4],
    /// By seat; empty for empty seats.
    hands: [Hand; 4],
    /// The seats of the players in the order of play.
    seats: ArrayVec<Seat, 4>,
    mover: Seat,
    closed: Option<Arrow>,
    turn: u32,
    rules: Rules,
    key: u64,
}

/// A player's pawn and cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The square of the pawn.
    pub pawn: Square,
    /// The cards.
    pub hand: Hand,
}

/// The record of a move that was played: what it did, and what is needed to undo it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The move, with the mark that it was played with.
    pub mv: MarkedMove,
    /// The player who made it.
    pub mover: Seat,
    /// The card that it uncovered.
    pub uncovered: Option<Treasure>,
    board: Board,
    pawns: [Square; 4],
    closed: Option<Arrow>,
    /// The key of the position before the move.
    pub(super) key: u64,
    /// The mover's cards, if they changed.
    hand: Option<Hand>,
    turn: u32,
}

impl Position {
    /// The maximum turn number, at which it stays.
    pub const MAX_TURN: u32 = 1_000_000_000;

    /// A position with these players, by seat, to be played by `rules`. Turns are numbered from 1. Under
    /// [`Rules::free_order`] the cards are sorted alphabetically.
    ///
    /// # Errors
    /// When there are fewer than two players or the mover is not one of them, a named card is on no tile or
    /// named twice, there are more cards than treasures, two players have won, or the number of the turn
    /// is out of its range.
    pub fn new(
        board: Board,
        players: [Option<Player>; 4],
        mover: Seat,
        closed: Option<Arrow>,
        turn: u32,
        rules: Rules,
    ) -> Result<Position, InvalidPosition> {
        let mut position = Position {
            board,
            pawns: Seat::ALL.map(Seat::home),
            hands: Default::default(),
            seats: ArrayVec::new(),
            mover,
            closed,
            turn,
            rules,
            key: 0,
        };
        for (seat, player) in Seat::ALL.into_iter().zip(players) {
            if let Some(mut player) = player {
                if rules.free_order {
                    player.hand.sort();
                }
                position.pawns[seat.index()] = player.pawn;
                position.hands[seat.index()] = player.hand;
                position.seats.push(seat);
            }
        }
        position.check_players()?;
        if !(1..=Position::MAX_TURN).contains(&turn) {
            return Err(InvalidPosition::Turn(turn));
        }
        position.key = position.computed_key();
        Ok(position)
    }

    fn check_players(&self) -> Result<(), InvalidPosition> {
        if self.seats.len() < 2 {
            return Err(InvalidPosition::Players(self.seats.len()));
        }
        let treasures = self.board.treasures();
        let mut named = TreasureSet::EMPTY;
        for &seat in &self.seats {
            for &treasure in self.hand(seat).all().iter().flatten() {
                if !treasures.contains(treasure) {
                    return Err(InvalidPosition::NotOnTiles(seat, treasure));
                }
                if !named.insert(treasure) {
                    return Err(InvalidPosition::CardTwice(seat, treasure));
                }
            }
        }
        let cards = self.hands.iter().map(|hand| hand.all().len()).sum();
        let treasures = treasures.count();
        if cards > treasures {
            return Err(InvalidPosition::Cards { cards, treasures });
        }
        if !self.seats.contains(&self.mover) {
            return Err(InvalidPosition::Mover(self.mover));
        }
        let may_be_out = |seat| match self.rules.end() {
            End::AnySquare => true,
            End::AnyExit => self.board.exits().contains(self.pawn(seat)),
            End::LastCard | End::Home => false,
        };
        let mut out = self.seats.iter().filter(|&&seat| self.hand(seat).is_out());
        if let Some(&seat) = out.find(|&&seat| !may_be_out(seat)) {
            return Err(InvalidPosition::Out(seat));
        }
        let mut winners = self.seats.iter().filter(|&&seat| self.has_won(seat));
        match (winners.next(), winners.next()) {
            (Some(&first), Some(&second)) => Err(InvalidPosition::Winners(first, second)),
            _ => Ok(()),
        }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The seats of the players, two to four, in the order of play, starting with Blue.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The place of the player at this seat in the order of play, from 0; 0 if nobody sits there.
    pub fn place(&self, seat: Seat) -> usize {
        let mut seats = self.seats.iter();
        seats.position(|&taken| taken == seat).unwrap_or(0)
    }

    /// The player to move. When the game is over, the one whose turn would come next.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The player whose turn comes after that of `seat`.
    #[inline]
    pub fn after(&self, seat: Seat) -> Seat {
        let mut next = seat.next();
        while !self.seats.contains(&next) {
            next = next.next();
        }
        next
    }

    /// The square of a player's pawn; its home where nobody sits.
    pub fn pawn(&self, seat: Seat) -> Square {
        self.pawns[seat.index()]
    }

    /// A player's cards; none where nobody sits.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The player on a seat; `None` if nobody sits there.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.seats.contains(&seat).then(|| Player {
            pawn: self.pawn(seat),
            hand: self.hand(seat).clone(),
        })
    }

    /// The arrow that is closed in this turn.
    pub fn closed(&self) -> Option<Arrow> {
        self.closed
    }

    /// The number of this turn, counting all players' turns from 1; it stays at
    /// [`MAX_TURN`](Position::MAX_TURN).
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// The rules that the position is played by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The Zobrist key of the tiles, the pawns, the cards still to be found, the mover and the closed
    /// arrow: everything that decides which moves are legal and, if all cards are known, how the game
    /// continues. The rules, the turn number and the uncovered cards are not part of it.
    pub fn key(&self) -> u64 {
        self.key
    }

    fn computed_key(&self) -> u64 {
        let key = self.board.key() ^ ZOBRIST.mover(self.mover) ^ ZOBRIST.closed(self.closed);
        self.seats.iter().fold(key, |key, &seat| {
            key ^ ZOBRIST.pawn(seat, self.pawn(seat)) ^ self.hand_key(seat)
        })
    }

    /// The part of the key for a player's cards still to be found. Places count from the bottom of the
    /// stack, so that they do not change when cards are uncovered; known cards in free order have
    /// none.
    fn hand_key(&self, seat: Seat) -> u64 {
        let from_bottom = self.hand(seat).left().iter().rev().enumerate();
        from_bottom.fold(0, |key, (place, &card)| {
            let ordered = !self.rules.free_order || card.is_none();
            key ^ ZOBRIST.card(seat, if ordered { place } else { 0 }, card)
        })
    }

    /// Whether all cards still to be found are known.
    pub fn all_known(&self) -> bool {
        self.hands.iter().all(|hand| !hand.left().contains(&None))
    }

    /// The treasures that unknown cards may have: those on tiles that no card names.
    pub fn unnamed(&self) -> TreasureSet {
        let cards = self.hands.iter().flat_map(Hand::all);
        self.board.treasures() - cards.copied().flatten().collect()
    }

    /// The player who has a card of this treasure, still to be found or uncovered.
    pub(super) fn owner(&self, treasure: Treasure) -> Option<Seat> {
        let holds = |&seat: &Seat| self.hand(seat).all().contains(&Some(treasure));
        self.seats.iter().copied().find(holds)
    }

    /// The winner; `None` while the game continues.
    pub fn winner(&self) -> Option<Seat> {
        self.seats.iter().copied().find(|&seat| self.has_won(seat))
    }

    fn has_won(&self, seat: Seat) -> bool {
        let hand = self.hand(seat);
        hand.left().is_empty()
            && match self.rules.end() {
                End::LastCard => true,
                End::AnySquare | End::AnyExit => hand.is_out(),
                End::Home => self.pawn(seat) == seat.home(),
            }
    }

    /// The squares on which a turn of this player, were it to end now, would uncover a known card or
    /// win. Empty if the targets are unknown or lie on the spare, and where nobody sits.
    #[inline]
    pub fn targets(&self, seat: Seat) -> Bitboard {
        let find = |card: &Card| card.map_or(Bitboard::EMPTY, |card| self.board.find(card));
        match self.hand(seat).left() {
            [] if !self.seats.contains(&seat) => Bitboard::EMPTY,
            [] => match self.rules.end() {
                End::AnySquare => Bitboard::ALL,
                End::AnyExit => self.board.exits(),
                End::LastCard | End::Home => Bitboard::of(seat.home()),
            },
            left if self.rules.free_order => left
                .iter()
                .fold(Bitboard::EMPTY, |set, card| set | find(card)),
            [top, ..] => find(top),
        }
    }

    /// Checks that a slide is legal and returns it in canonical form: a straight spare goes in turned `n`
    /// or `e`, even if the slide says `s` or `w`.
    ///
    /// # Errors
    /// The game is over, or the arrow is closed.
    pub fn check_slide(&self, mut slide: Slide) -> Result<Slide, IllegalMove> {
        if let Some(winner) = self.winner() {
            return Err(IllegalMove::GameOver(winner));
        }
        if self.closed == Some(slide.arrow) {
            return Err(IllegalMove::Closed(slide.arrow));
        }
        slide.orientation = self.board.spare().shape.canonical(slide.orientation);
        Ok(slide)
    }

    /// Checks that a move and its mark are legal and returns the move in canonical form: its slide
    /// is that of [`check_slide`](Position::check_slide), and there is no mark if all cards are known.
    ///
    /// # Errors
    /// The rule that the move breaks.
    pub fn check(&self, mv: impl Into<MarkedMove>) -> Result<MarkedMove, IllegalMove> {
        let MarkedMove { mv, mark } = mv.into();
        let slide = self.check_slide(mv.slide())?;
        let after = self.board.slid(slide);
        let from = slide.arrow.carry(self.pawn(self.mover));
        if !after.reach(from).contains(mv.to()) {
            return Err(IllegalMove::Unreachable {
                mover: self.mover,
                from,
                to: mv.to(),
            });
        }
        self.check_mark(mark, mv.to(), after.treasure_on(mv.to()))?;
        let mv = Move::new(slide, mv.to());
        if self.all_known() {
            Ok(mv.into())
        } else {
            Ok(MarkedMove { mv, mark })
        }
    }

    /// Checks the mark of a move that ends on a square with this treasure.
    fn check_mark(
        &self,
        mark: Mark,
        to: Square,
        treasure: Option<Treasure>,
    ) -> Result<(), IllegalMove> {
        if !mark.uncovers() {
            return Ok(());
        }
        let place = treasure.and_then(|one| self.uncovers(one, mark));
        let (Some(treasure), Some(_)) = (treasure, place) else {
            return Err(IllegalMove::NothingUncovered(to, self.mover));
        };
        let Some(next) = mark.next() else {
            return Ok(());
        };
        if self.rules.free_order {
            return Err(IllegalMove::NextUnderFreeOrder);
        }
        let seat = self.mover;
        match self.hand(seat).left().get(1) {
            None => Err(IllegalMove::NoNextCard(seat)),
            Some(&Some(known)) if known == next => Ok(()),
            Some(&Some(known)) => Err(IllegalMove::OtherNext {
                seat,
                known,
                named: next,
            }),
            // The uncovered card is the mover's, even if it was unknown.
            Some(None) if next == treasure => Err(IllegalMove::KnownElsewhere(next, seat)),
            Some(None) => match self.owner(next) {
                Some(owner) => Err(IllegalMove::KnownElsewhere(next, owner)),
                None if !self.board.treasures().contains(next) => {
                    Err(IllegalMove::NextOnNoTile(next))
                }
                None => Ok(()),
            },
        }
    }

    /// The place among the mover's cards of the one that is uncovered when a turn with this mark ends on
    /// this treasure; `None` if no card is.
    #[inline]
    fn uncovers(&self, treasure: Treasure, mark: Mark) -> Option<usize> {
        let mut cards = self.hand(self.mover).left();
        if !self.rules.free_order {
            cards = cards.get(..1)?;
        }
        let place = |wanted: Card| cards.iter().position(|&card| card == wanted);
        place(Some(treasure)).or_else(|| {
            (mark.uncovers() && self.owner(treasure).is_none())
                .then(|| place(None))
                .flatten()
        })
    }

    /// Plays a move and returns its undo record.
    ///
    /// # Errors
    /// The rule that the move or its mark breaks; the position is then unchanged.
    pub fn play(&mut self, mv: impl Into<MarkedMove>) -> Result<Undo, IllegalMove> {
        let mv = self.check(mv)?;
        Ok(self.play_unchecked(mv))
    }

    /// Plays a move that is legal and in canonical form. Anything else leads to an unreachable position.
    #[inline]
    pub fn play_unchecked(&mut self, mv: impl Into<MarkedMove>) -> Undo {
        let marked = mv.into();
        let MarkedMove { mv, mark } = marked;
        let mover = self.mover;
        let mut undo = Undo {
            mv: marked,
            mover,
            uncovered: None,
            board: self.board,
            pawns: self.pawns,
            closed: self.closed,
            key: self.key,
            hand: None,
            turn: self.turn,
        };
        let arrow = mv.arrow();
        let zobrist = &*ZOBRIST;
        let mut key = self.key ^ self.board.slide(mv.slide());
        for &seat in &self.seats {
            let pawn = &mut self.pawns[seat.index()];
            key ^= zobrist.pawn(seat, *pawn);
            *pawn = arrow.carry(*pawn);
            if seat == mover {
                *pawn = mv.to();
            }
            key ^= zobrist.pawn(seat, *pawn);
        }
        self.key = key;
        if let Some(treasure) = self.board.treasure_on(mv.to())
            && let Some(place) = self.uncovers(treasure, mark)
        {
            undo.uncovered = Some(treasure);
            undo.hand = Some(self.hand(mover).clone());
            self.uncover(place, treasure, mark.next());
        } else if self.goes_out(mv.to()) {
            undo.hand = Some(self.hand(mover).clone());
            self.hands[mover.index()].go_out();
        }
        self.closed = Some(arrow.opposite());
        self.mover = self.after(mover);
        self.turn = Position::MAX_TURN.min(self.turn + 1);
        self.key ^= zobrist.closed(undo.closed)
            ^ zobrist.closed(self.closed)
            ^ zobrist.mover(mover)
            ^ zobrist.mover(self.mover);
        undo
    }

    /// Whether a turn of the mover that uncovers no card and ends on this square of the board ends the game, by
    /// the rules in which one need not go home.
    #[inline]
    fn goes_out(&self, to: Square) -> bool {
        self.hand(self.mover).left().is_empty()
            && match self.rules.end() {
                End::AnySquare => true,
                End::AnyExit => self.board.exits().contains(to),
                End::LastCard | End::Home => false,
            }
    }

    /// Uncovers the mover's card at a place, and looks at the next one.
    fn uncover(&mut self, place: usize, treasure: Treasure, next: Option<Treasure>) {
        let mover = self.mover;
        let before = self.hand_key(mover);
        let hand = &mut self.hands[mover.index()];
        hand.uncover(place, treasure);
        if let Some(next) = next {
            hand.look(next);
        }
        self.key ^= before ^ self.hand_key(mover);
    }

    /// Undoes the last move played; this must be its undo record.
    #[inline]
    pub fn undo(&mut self, undo: &Undo) {
        self.board = undo.board;
        self.pawns = undo.pawns;
        self.closed = undo.closed;
        self.key = undo.key;
        self.mover = undo.mover;
        self.turn = undo.turn;
        if let Some(hand) = &undo.hand {
            self.hands[undo.mover.index()] = hand.clone();
        }
    }

    /// Replaces the cards in the players' hands.
    pub(super) fn with_hands(mut self, mut change: impl FnMut(Seat, &mut Hand)) -> Position {
        for &seat in &self.seats {
            let hand = &mut self.hands[seat.index()];
            change(seat, hand);
            if self.rules.free_order {
                hand.sort();
            }
        }
        self.key = self.computed_key();
        self
    }
}
