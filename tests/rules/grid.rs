//! Squares and directions of boards of any size.

use akhet::grid::{Direction, Square};

fn check_squares<const FILES: u8, const RANKS: u8>(off_board: &[&str], error: &str) {
    for (index, square) in Square::<FILES, RANKS>::all().enumerate() {
        assert_eq!(square.index(), index);
        assert_eq!(square.to_string().parse(), Ok(square));
        for direction in Direction::ALL {
            let next = square.neighbour(direction);
            let back = next.map(|next| next.neighbour(direction.opposite()));
            assert!(back.is_none_or(|back| back == Some(square)));
        }
    }
    for bad in ["", "a", "a0", "A1", "a10", "é1", "é", "1a"]
        .iter()
        .chain(off_board)
    {
        let refused = bad.parse::<Square<FILES, RANKS>>().unwrap_err();
        assert_eq!(refused.to_string(), error, "{bad:?}");
    }
}

#[test]
fn squares_print_and_parse() {
    let error = "a square is a file a to j and a rank 1 to 8";
    check_squares::<10, 8>(&["a9", "k1"], error);
    let error = "a square is a file a to g and a rank 1 to 7";
    check_squares::<7, 7>(&["a8", "h1"], error);
}

#[test]
fn directions_turn_full_circle() {
    for direction in Direction::ALL {
        assert_eq!(direction.right().left(), direction);
        assert_eq!(direction.right().right(), direction.opposite());
        assert_eq!(Direction::from_letter(direction.letter()), Some(direction));
    }
}
