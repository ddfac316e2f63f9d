//! Why a move, a claim or a card is refused, in the language of the prompt. A reason without a text there is told as the
//! library tells it: that a game is over is noticed before.

use super::lang::{direction, player, text};
use akhet::labyrinth::rules as maze;
use akhet::laser::rules::{self as laser, GameResult, Square};

/// How a game of Laser Chess has ended; `None` while it goes on.
pub(super) fn ended(result: GameResult) -> Option<String> {
    match result {
        GameResult::Ongoing => None,
        GameResult::Repetition => Some(text!("drawn")),
        GameResult::KingHit {
            winner,
            square,
            shooter,
        } => {
            let (winner, shooter) = (player(winner), shooter.word());
            let square = square.to_string();
            Some(text!(
                "won-by-king",
                winner = winner,
                shooter = shooter,
                square = square
            ))
        }
    }
}

fn over(result: GameResult) -> String {
    text!("already-over", end = ended(result).unwrap_or_default())
}

pub(super) fn claim(error: laser::NoClaim) -> String {
    match error {
        laser::NoClaim::GameOver(result) => over(result),
        laser::NoClaim::TooFew(times) => text!("no-claim", times = times),
        _ => error.to_string(),
    }
}

/// Why a word is not a move of Laser Chess.
pub(super) fn laser_word(error: laser::ParseMoveError) -> String {
    use laser::ParseMoveError::{From, Same, To};
    match error {
        From => text!("move-from"),
        To => text!("move-to"),
        Same => text!("move-same"),
        _ => error.to_string(),
    }
}

/// Why a move of Laser Chess is not legal.
pub(super) fn laser_move(error: laser::RecordError) -> String {
    use laser::IllegalMove as Illegal;
    let illegal = match error {
        laser::RecordError::GameOver(result) => return over(result),
        laser::RecordError::Illegal(illegal) => illegal,
        _ => return error.to_string(),
    };
    let at = |square: Square| square.to_string();
    match illegal {
        Illegal::Empty(square) => text!("square-empty", square = at(square)),
        Illegal::NotYours(square, piece) => {
            let (kind, mover) = (piece.kind().to_string(), (!piece.color()).word());
            text!(
                "illegal-not-yours",
                kind = kind,
                square = at(square),
                mover = mover
            )
        }
        Illegal::LaserMoves(square) => text!("illegal-laser-moves", square = at(square)),
        Illegal::LaserTurn(square, way) => text!(
            "illegal-laser-turn",
            square = at(square),
            way = direction(way),
            letter = way.letter().to_string()
        ),
        Illegal::KingTurns => text!("illegal-king-turns"),
        Illegal::TooFar(from, to) => text!("illegal-too-far", from = at(from), to = at(to)),
        Illegal::Closed(square, color) => {
            text!(
                "illegal-closed",
                square = at(square),
                player = player(color)
            )
        }
        Illegal::Occupied(square) => text!("illegal-occupied", square = at(square)),
        Illegal::SwapKind(square, piece) => {
            let kind = piece.kind().to_string();
            text!("illegal-swap", kind = kind, square = at(square))
        }
        Illegal::SwapOntoClosed(square, piece) => {
            let (color, kind) = (piece.color().word(), piece.kind().to_string());
            text!(
                "illegal-swap-closed",
                color = color,
                kind = kind,
                square = at(square)
            )
        }
        _ => illegal.to_string(),
    }
}

/// Why a word is not a move of Labyrinth.
pub(super) fn maze_word(error: maze::ParseMoveError) -> String {
    use maze::{ParseMoveError, ParseSlideError};
    match error {
        ParseMoveError::Slide(ParseSlideError::Arrow) => {
            let arrows: Vec<String> = maze::Arrow::all().map(|arrow| arrow.to_string()).collect();
            text!("slide-arrow", arrows = arrows.join(" "))
        }
        ParseMoveError::Slide(ParseSlideError::Orientation) => text!("slide-orientation"),
        ParseMoveError::Slide(ParseSlideError::End) => text!("slide-end"),
        ParseMoveError::To => text!("maze-move-to"),
        ParseMoveError::Mark => text!("maze-move-mark"),
        ParseMoveError::Next => text!("maze-move-next"),
        _ => error.to_string(),
    }
}

/// Why a move of Labyrinth is not legal.
pub(super) fn maze_move(error: maze::IllegalMove) -> String {
    use maze::IllegalMove as Illegal;
    match error {
        Illegal::Closed(arrow) => text!("illegal-arrow", arrow = arrow.to_string()),
        Illegal::Unreachable { mover, from, to } => text!(
            "illegal-unreachable",
            player = player(mover),
            from = from.to_string(),
            to = to.to_string()
        ),
        Illegal::NothingUncovered(square, seat) => {
            text!(
                "illegal-mark",
                player = player(seat),
                square = square.to_string()
            )
        }
        Illegal::NextUnderFreeOrder => text!("illegal-free-order"),
        Illegal::NoNextCard(seat) => text!("illegal-no-next", player = player(seat)),
        Illegal::OtherNext { seat, known, named } => text!(
            "illegal-other-next",
            player = player(seat),
            known = known.to_string(),
            named = named.to_string()
        ),
        Illegal::KnownElsewhere(treasure, seat) => text!(
            "illegal-elsewhere",
            treasure = treasure.to_string(),
            player = player(seat)
        ),
        Illegal::NextOnNoTile(treasure) => {
            text!("illegal-no-tile", treasure = treasure.to_string())
        }
        _ => error.to_string(),
    }
}

/// Why what is told of a card cannot be true.
pub(super) fn false_card(error: maze::FalseCard) -> String {
    use maze::FalseCard as False;
    match error {
        False::Sealed => text!("false-sealed"),
        False::NoTurn(seat, treasure) => text!(
            "false-turn",
            player = player(seat),
            treasure = treasure.to_string()
        ),
        False::KnownElsewhere(treasure, seat) => text!(
            "false-elsewhere",
            treasure = treasure.to_string(),
            player = player(seat)
        ),
        False::NoCard(seat) => text!("false-no-card", player = player(seat)),
        False::AllKnown(seat) => text!("false-all-known", player = player(seat)),
        False::UncoveredBefore(seat, treasure) => text!(
            "false-before",
            player = player(seat),
            treasure = treasure.to_string()
        ),
        False::Turn { number, mv, error } => text!(
            "false-at",
            number = number,
            move = mv.to_string(),
            error = maze_move(error)
        ),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// English is the library's, so that a reason reads the same here and in the protocol.
    #[test]
    fn reasons_in_english_are_those_of_the_library() {
        use laser::{Color, IllegalMove as Illegal, Kind, NoClaim, ParseMoveError, Setup};
        let position = Setup::Ace.position();
        let squares = Square::all().filter_map(|square| {
            let piece = position.board().piece_on(square)?;
            Some((square, piece))
        });
        for (square, piece) in squares.clone() {
            let way = piece.direction();
            for error in [
                Illegal::Empty(square),
                Illegal::NotYours(square, piece),
                Illegal::LaserMoves(square),
                Illegal::LaserTurn(square, way),
                Illegal::KingTurns,
                Illegal::TooFar(square, square),
                Illegal::Closed(square, piece.color()),
                Illegal::Occupied(square),
                Illegal::SwapKind(square, piece),
                Illegal::SwapOntoClosed(square, piece),
            ] {
                let text = laser_move(laser::RecordError::Illegal(error));
                assert_eq!(text, error.to_string());
            }
        }
        assert!(
            squares
                .clone()
                .any(|(_, piece)| piece.kind() == Kind::Switch)
        );
        for winner in Color::ALL {
            let result = GameResult::KingHit {
                winner,
                square: squares.clone().next().unwrap().0,
                shooter: !winner,
            };
            for result in [result, GameResult::Repetition] {
                assert_eq!(ended(result).unwrap(), result.to_string());
                let claim_error = NoClaim::GameOver(result);
                assert_eq!(claim(claim_error), claim_error.to_string());
            }
        }
        let few = NoClaim::TooFew(2);
        assert_eq!(claim(few), few.to_string());
        for word in ["x", "c5", "c5c5"] {
            let error: ParseMoveError = word.parse::<laser::Move>().unwrap_err();
            assert_eq!(laser_word(error), error.to_string());
        }
        for word in ["x", "b7", "b7e", "b7ec4x", "b7ec4!x", "b7x"] {
            let error = word.parse::<maze::Move>().unwrap_err();
            assert_eq!(maze_word(error), error.to_string(), "{word}");
        }
    }

    #[test]
    fn reasons_in_english_are_those_of_the_library_in_labyrinth() {
        use maze::{Arrow, FalseCard, IllegalMove as Illegal, Seat, Square, Treasure};
        let (square, treasure) = (
            Square::all().next().unwrap(),
            Treasure::all().next().unwrap(),
        );
        for seat in Seat::ALL {
            for error in [
                Illegal::Closed(Arrow::all().next().unwrap()),
                Illegal::Unreachable {
                    mover: seat,
                    from: square,
                    to: seat.home(),
                },
                Illegal::NothingUncovered(square, seat),
                Illegal::NextUnderFreeOrder,
                Illegal::NoNextCard(seat),
                Illegal::OtherNext {
                    seat,
                    known: treasure,
                    named: treasure,
                },
                Illegal::KnownElsewhere(treasure, seat),
                Illegal::NextOnNoTile(treasure),
            ] {
                assert_eq!(maze_move(error), error.to_string());
            }
            for error in [
                FalseCard::Sealed,
                FalseCard::NoTurn(seat, treasure),
                FalseCard::KnownElsewhere(treasure, seat),
                FalseCard::NoCard(seat),
                FalseCard::AllKnown(seat),
                FalseCard::UncoveredBefore(seat, treasure),
            ] {
                assert_eq!(false_card(error), error.to_string());
            }
        }
    }
}
