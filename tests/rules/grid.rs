//! Squares and directions of boards of any size, and the squares, sets and pieces of the laser game.

use akhet::grid::{self, Direction};
use akhet::laser::rules::{Bitboard, Color, Kind, Piece, Square};
use proptest::prelude::*;

fn check_squares<const FILES: u8, const RANKS: u8>(off_board: &[&str], error: &str) {
    for (index, square) in grid::Square::<FILES, RANKS>::all().enumerate() {
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
        let refused = bad.parse::<grid::Square<FILES, RANKS>>().unwrap_err();
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

#[test]
fn closed_squares_are_those_of_the_rules() {
    let names = |color: Color| {
        let closed = color.closed().into_iter();
        let mut names: Vec<_> = closed.map(|square| square.to_string()).collect();
        names.sort();
        names.join(" ")
    };
    assert_eq!(names(Color::Red), "b1 b8 j2 j3 j4 j5 j6 j7 j8");
    assert_eq!(names(Color::Blue), "a1 a2 a3 a4 a5 a6 a7 i1 i8");
}

#[test]
fn pieces_keep_what_they_are_made_of() {
    for color in Color::ALL {
        for kind in Kind::ALL {
            for direction in Direction::ALL {
                let piece = Piece::new(color, kind, direction);
                assert_eq!((piece.color(), piece.kind()), (color, kind));
                assert_eq!(piece.turned_left().turned_right(), piece);
                assert_eq!(piece.flipped().flipped(), piece);
            }
        }
    }
}

#[test]
fn set_algebra() {
    let a1: Square = "a1".parse().unwrap();
    let corners = ["a1", "j1", "a8", "j8"].map(|name| name.parse().unwrap());
    let corners: Bitboard = corners.into_iter().collect();
    assert_eq!(corners.count(), 4);
    assert_eq!((!corners).count(), 76);
    assert_eq!(!!corners, corners);
    assert_eq!(corners.first(), Some(a1));
    assert_eq!(Bitboard::EMPTY.first(), None);
    assert_eq!(corners.into_iter().collect::<Bitboard>(), corners);
    assert_eq!(Bitboard::ALL.into_iter().count(), Square::COUNT);
}

proptest! {
    #[test]
    fn an_occluded_fill_is_the_union_of_all_rays(rays: u128, free: u128, more: u128) {
        let rays = Bitboard::from_bits(rays & more) & Bitboard::ALL;
        let free = Bitboard::from_bits(free | more) & Bitboard::ALL;
        for direction in Direction::ALL {
            let mut expected = Bitboard::EMPTY;
            for start in rays {
                let steps = std::iter::successors(Some(start), |square| square.neighbour(direction));
                for square in steps.skip(1) {
                    expected |= Bitboard::of(square);
                    if !free.contains(square) {
                        break;
                    }
                }
            }
            prop_assert_eq!(rays.occluded_fill(direction, free), expected, "{:?}", direction);
        }
    }
}
