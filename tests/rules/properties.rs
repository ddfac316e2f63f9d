//! Properties of every position, checked on random games and random boards.

use akhet::laser::rules::optics::{self, BeamStep, Encounter};
use akhet::laser::rules::{
    Action, Beam, BeamEnd, Bitboard, Board, Color, Direction, IllegalMove, Kind, Move, Packed,
    Perft, Piece, Position, Rules, Setup, Square,
};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::collections::{HashMap, HashSet};
use test_support::laser::{games, rules};

/// A naive square-by-square tracer: the squares that a beam leaving `square` visits, in order and with
/// repetitions, and its end.
fn naive_trace(
    board: &Board,
    mut square: Square,
    mut direction: Direction,
) -> (Vec<Square>, BeamEnd) {
    let mut path = Vec::new();
    // A beam crosses no square twice in the same direction.
    while path.len() <= 4 * Square::COUNT {
        let Some(next) = square.neighbour(direction) else {
            return (path, BeamEnd::Out);
        };
        square = next;
        path.push(square);
        match board
            .piece_on(square)
            .map(|p| optics::encounter(p, direction))
        {
            None => {}
            Some(Encounter::Reflected(exit)) => direction = exit,
            Some(Encounter::Shielded) => return (path, BeamEnd::Shield(square)),
            Some(Encounter::Absorbed) => return (path, BeamEnd::Laser(square)),
            Some(Encounter::Hit) => return (path, BeamEnd::Hit(square)),
        }
    }
    panic!("the beam runs in a circle");
}

/// The squares from `square` in `direction` up to and including the first occupied one.
fn naive_ray(square: Square, direction: Direction, occupied: Bitboard) -> Bitboard {
    let mut ray = Bitboard::EMPTY;
    let mut next = square.neighbour(direction);
    while let Some(square) = next {
        ray |= Bitboard::of(square);
        next = square
            .neighbour(direction)
            .filter(|_| !occupied.contains(square));
    }
    ray
}

fn is_turn_of(kind: Kind, position: &Position, mv: Move) -> bool {
    let piece = position.board().piece_on(mv.from());
    mv.action() != Action::Step && piece.map(Piece::kind) == Some(kind)
}

/// The squares that a move touches.
fn touched(mv: Move) -> Bitboard {
    Bitboard::of(mv.from()) | Bitboard::of(mv.to())
}

/// The position built from its FEN, with key, beams and King rays computed from the board instead of
/// incrementally. The FEN of a position without one of the Kings is not valid.
fn rebuilt(position: &Position) -> Position {
    Position::from_fen(&position.to_string(), position.rules()).unwrap()
}

fn check_beams(position: &Position) {
    for color in Color::ALL {
        let beam = position.beam(color);
        let (path, end) = naive_beam(position.board(), color);
        assert_eq!(beam.end(), end, "{color} in {position}");
        assert_eq!(
            beam.path(),
            path.iter().copied().collect(),
            "{color} in {position}"
        );
        assert_eq!(beam, optics::trace(position.board(), color));
        let steps: Vec<BeamStep> = optics::beam_steps(position.board(), color).collect();
        assert!(steps.iter().map(|step| step.square).eq(path));
        let last = steps[steps.len() - 1];
        assert_eq!(last.exit().unwrap_or(last.heading), beam.heading());
        check_axes(position, color);
        let king = position.king(color);
        let rays = king.map_or(Bitboard::EMPTY, |king| {
            let rays = Direction::ALL.map(|d| naive_trace(position.board(), king, d).0);
            rays.into_iter().flatten().collect()
        });
        assert_eq!(position.king_rays(color), rays, "{color} in {position}");
    }
}

/// Checks the axes of a beam, and its deflected beams, against the beam traced square by square.
fn check_axes(position: &Position, color: Color) {
    let occupied = position.board().occupied();
    let axes = position.beam(color).axes();
    let steps: Vec<_> = optics::beam_steps(position.board(), color).collect();
    let visited = |vertical: bool| -> Bitboard {
        let on_axis = |s: &&BeamStep| (s.heading.step().0 == 0) == vertical;
        steps.iter().filter(on_axis).map(|s| s.square).collect()
    };
    assert_eq!(axes.vertical, visited(true), "{color} in {position}");
    assert_eq!(axes.horizontal, visited(false), "{color} in {position}");
    for spots in [axes.path(), occupied, !occupied] {
        let mut deflected = Bitboard::EMPTY;
        for step in steps.iter().filter(|s| spots.contains(s.square)) {
            deflected |= naive_ray(step.square, step.heading.left(), occupied);
            deflected |= naive_ray(step.square, step.heading.right(), occupied);
        }
        let name = format!("{color} in {position}");
        assert_eq!(axes.deflected(spots, occupied).path(), deflected, "{name}");
    }
}

/// Plays one move: the undo record says what changed, key, beams and King rays equal those of a
/// rebuilt position, and undo restores the position.
fn check_ply(position: &Position, mv: Move) {
    let mut after = position.clone();
    let mut shots = after.shots();
    let expected_hit = after.find_hit_with(&mut shots, mv);
    assert_eq!(after.find_hit(mv), expected_hit, "{mv} in {position}");
    assert_eq!(&after, position, "{mv} was only tried");

    let ply = after.play(mv).unwrap();
    let name = format!("{mv} in {position}");
    assert_eq!(expected_hit, ply.hit(), "{name}");
    assert_eq!(
        ply.hit().map(|(square, _)| square),
        ply.shot.target(),
        "{name}"
    );
    assert_eq!(after.winner(), ply.winner(), "{name}");
    assert_eq!(after.side(), !position.side(), "{name}");
    let numbers = after.move_number() - position.move_number();
    assert_eq!(numbers, u32::from(position.side() == Color::Red), "{name}");
    if ply.winner().is_none() {
        assert_eq!(after, rebuilt(&after), "{name}");
    } else {
        assert!(after.legal_moves().is_empty(), "{name}");
    }
    assert_eq!(Packed::from(&after).unpack(), after, "{name}");
    check_beams(&after);

    let hit = ply.hit().map(|(square, _)| square);
    for square in Square::all() {
        let expected = match (mv.action(), square) {
            _ if Some(square) == hit => None,
            (Action::Step, _) if square == mv.from() => ply.swapped,
            (Action::Step, _) if square == mv.to() => Some(ply.piece),
            (turn, _) if square == mv.from() => Some(turn.turned(ply.piece)),
            _ => position.board().piece_on(square),
        };
        assert_eq!(after.board().piece_on(square), expected, "{name}: {square}");
    }

    let changed = touched(mv) | hit.into_iter().collect();
    for color in Color::ALL {
        let old = position.beam(color);
        let own_laser = mv.from() == color.laser_square();
        if after.beam(color) != old {
            assert!(
                old.touches(changed) || own_laser,
                "{name}: the beam of {color}"
            );
        }
    }

    after.undo(&ply);
    assert_eq!(&after, position, "{name} taken back");
}

/// On-beam moves are exactly those that touch the mover's standing beam or turn its Laser; off-beam
/// moves are the others, in the order of all moves.
fn check_shot_moves(position: &Position) {
    let beam: Beam = position.beam(position.side());
    let mut on_beam_moves = Default::default();
    position.on_beam_moves(&mut on_beam_moves);
    let moves = position.legal_moves();
    let set: HashSet<Move> = on_beam_moves.iter().copied().collect();
    assert_eq!(set.len(), on_beam_moves.len(), "none twice in {position}");
    assert!(set.iter().all(|mv| moves.contains(mv)), "{position}");

    let mut off_beam_moves = Default::default();
    position.off_beam_moves(&mut off_beam_moves);
    let others = moves.iter().filter(|mv| !set.contains(mv));
    assert!(off_beam_moves.iter().eq(others), "the rest, in {position}");

    let first = position.first_off_beam_move();
    assert_eq!(first, off_beam_moves.first().copied(), "{position}");

    let mut position = position.clone();
    let mut shots = position.shots();
    for mv in moves {
        let touches = beam.touches(touched(mv)) && !is_turn_of(Kind::King, &position, mv);
        let expected = touches || is_turn_of(Kind::Laser, &position, mv);
        assert_eq!(set.contains(&mv), expected, "{mv} in {position}");
        let hit = position.find_hit_with(&mut shots, mv);
        assert_eq!(hit, position.find_hit(mv), "{mv} in {position}");
        if !expected {
            let square = hit.map(|(square, _)| square);
            assert_eq!(square, beam.target(), "{mv} in {position}");
        }
    }
}

/// Of all 65,536 bit patterns, `check` accepts exactly the generated moves, and `L` for a turn that is
/// written `R`.
fn check_every_move(position: &Position) {
    let legal: HashSet<Move> = position.legal_moves().into_iter().collect();
    assert_eq!(
        legal.len(),
        position.legal_moves().len(),
        "none twice in {position}"
    );
    let mut accepted = HashSet::new();
    for mv in (0..=u16::MAX).filter_map(Move::from_bits) {
        let either_way =
            is_turn_of(Kind::Switch, position, mv) || is_turn_of(Kind::King, position, mv);
        let written = if either_way {
            Move::turn_right(mv.from())
        } else {
            mv
        };
        match position.check(mv) {
            Ok(canonical) => {
                assert_eq!(canonical, written, "{mv} in {position}");
                accepted.insert(canonical);
            }
            Err(error) => {
                assert!(!legal.contains(&written), "{mv} in {position}: {error}");
                let mut copy = position.clone();
                assert_eq!(copy.play(mv), Err(error));
                assert_eq!(&copy, position, "{mv} was refused");
            }
        }
    }
    assert_eq!(accepted, legal, "{position}");
}

/// With colours flipped, the game is the same.
fn check_flipped(position: &Position) {
    let flipped = position.flipped();
    assert_eq!(&flipped.flipped(), position);
    assert_eq!(flipped, rebuilt(&flipped));
    let expected: HashSet<Move> = position.legal_moves().iter().map(|m| m.flipped()).collect();
    let moves: HashSet<Move> = flipped.legal_moves().into_iter().collect();
    assert_eq!(moves, expected, "{position}");
    for color in Color::ALL {
        let path = position.beam(color).path();
        let turned: Bitboard = path.into_iter().map(Square::flipped).collect();
        assert_eq!(flipped.beam(!color).path(), turned, "{position}");
    }
}

/// A board's content by square, with Kings and Lasers in their places.
type Content = [Option<Piece>; Square::COUNT];

fn fen(content: &Content, side: Color) -> String {
    let mut ranks = Vec::new();
    for rank in (0..Square::RANKS).rev() {
        let mut text = String::new();
        let mut empty = 0;
        for file in 0..Square::FILES {
            match content[Square::new(file, rank).unwrap().index()] {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        text += &empty.to_string();
                        empty = 0;
                    }
                    text += &piece.to_string();
                }
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        ranks.push(text);
    }
    format!("{} {} 1", ranks.join("/"), side.letter())
}

/// Whether a position may have this piece on this square. The Lasers' corners are for Lasers only.
fn may_stand(piece: Piece, square: Square, rules: Rules) -> bool {
    let moved_by_swaps = matches!(piece.kind(), Kind::Defender | Kind::Deflector);
    let closed = piece.color().closed().contains(square);
    let corner = Color::ALL
        .iter()
        .any(|color| color.laser_square() == square);
    !corner && (!closed || moved_by_swaps && rules.swap_onto_closed)
}

/// Any valid position, from nearly empty boards to full ones, most of which no game ever reaches.
fn constructed() -> impl Strategy<Value = Position> {
    let pieces = prop::collection::vec(any::<(u8, u8)>(), Square::COUNT);
    // The chance, out of 256, that a square is occupied. One board in eight is full.
    let density = prop_oneof![7 => any::<u8>(), 1 => Just(u8::MAX)];
    (
        rules(),
        any::<(bool, bool, bool)>(),
        any::<(usize, usize)>(),
        density,
        pieces,
    )
        .prop_map(
            |(rules, (red, first, second), (blue_king, red_king), density, pieces)| {
                let mut content: Content = [None; Square::COUNT];
                for (square, (presence, code)) in Square::all().zip(pieces) {
                    let color = Color::ALL[usize::from(code & 1)];
                    let direction = Direction::ALL[usize::from(code >> 1 & 3)];
                    let kinds = [
                        Kind::Switch,
                        Kind::Deflector,
                        Kind::Deflector,
                        Kind::Defender,
                    ];
                    let kind = kinds[usize::from(code >> 3 & 3)];
                    // A piece that is not allowed here is allowed as the other player's.
                    let piece = [color, !color]
                        .map(|color| Piece::new(color, kind, direction))
                        .into_iter()
                        .find(|&piece| may_stand(piece, square, rules));
                    if presence <= density {
                        content[square.index()] = piece;
                    }
                }
                let mut taken = None;
                for (color, pick) in Color::ALL.into_iter().zip([blue_king, red_king]) {
                    let king = Piece::new(color, Kind::King, Direction::North);
                    let free: Vec<_> = Square::all()
                        .filter(|&square| may_stand(king, square, rules) && taken != Some(square))
                        .collect();
                    let square = free[pick % free.len()];
                    content[square.index()] = Some(king);
                    taken = Some(square);
                }
                for (color, turned) in Color::ALL.into_iter().zip([first, second]) {
                    let direction = color.laser_directions()[usize::from(turned)];
                    let laser = Piece::new(color, Kind::Laser, direction);
                    content[color.laser_square().index()] = Some(laser);
                }
                let text = fen(&content, Color::ALL[usize::from(red)]);
                let position = Position::from_fen(&text, rules).unwrap();
                assert_eq!(position.to_string(), text);
                position
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(800))]

    #[test]
    fn plies_do_what_they_say_and_can_be_taken_back(game in games(120)) {
        for (position, mv) in game.turns() {
            check_ply(&position, mv);
        }
    }

    #[test]
    fn a_whole_game_can_be_taken_back(game in games(120)) {
        let turns = game.turns();
        let mut position = turns[0].0.clone();
        let mut plies = Vec::new();
        for (before, mv) in &turns {
            prop_assert_eq!(&position, before);
            plies.push(position.play(*mv).unwrap());
        }
        for ((before, _), ply) in turns.iter().zip(plies).rev() {
            position.undo(&ply);
            prop_assert_eq!(&position, before);
        }
    }

    #[test]
    fn shot_moves_are_those_that_touch_the_beam(game in games(120)) {
        for (position, _) in game.turns() {
            check_shot_moves(&position);
        }
    }

    #[test]
    fn both_players_see_the_same_game(game in games(120)) {
        for (position, _) in game.turns() {
            check_flipped(&position);
        }
    }

    /// The key of an arrangement depends only on the pieces, not on the side to move.
    #[test]
    fn different_arrangements_have_different_keys(game in games(120)) {
        let mut keys = HashMap::new();
        let mut boards = HashMap::new();
        for (position, _) in game.turns() {
            let text = position.to_string();
            let (board, rest) = text.split_once(' ').unwrap();
            let key = position.board_key();
            prop_assert_eq!(*keys.entry(board.to_owned()).or_insert(key), key);
            prop_assert_eq!(&*boards.entry(key).or_insert(board.to_owned()), board);

            let side = if rest.starts_with('b') { "r" } else { "b" };
            let other = Position::from_fen(&format!("{board} {side}"), position.rules()).unwrap();
            prop_assert_eq!(other.board_key(), key);
            prop_assert_ne!(other.key(), position.key());
        }
    }

    #[test]
    fn random_boards_keep_all_of_it(position in constructed(), pick in any::<usize>()) {
        check_beams(&position);
        check_shot_moves(&position);
        check_flipped(&position);
        let moves = position.legal_moves();
        prop_assert!(moves.len() <= Move::MAX);
        for &mv in &moves {
            check_ply(&position, mv);
        }
        let mut expected = 0;
        for &mv in &moves {
            let mut child = position.clone();
            child.play(mv).unwrap();
            expected += child.legal_moves().len() as u64;
        }
        prop_assert_eq!(Perft::default().count(&mut position.clone(), 2), expected);
        if pick % 8 == 0 {
            check_every_move(&position);
        }
    }
}

/// A Deflector facing north turns a beam travelling south to the east and one travelling west to
/// the north; it is hit on its other two sides.
#[test]
fn a_deflector_facing_north() {
    let piece = Piece::new(Color::Blue, Kind::Deflector, Direction::North);
    assert_eq!(
        Direction::ALL.map(|direction| optics::encounter(piece, direction)),
        [
            Encounter::Hit,
            Encounter::Hit,
            Encounter::Reflected(Direction::East),
            Encounter::Reflected(Direction::North),
        ]
    );
}

#[test]
fn reflections_are_reversible() {
    for kind in [Kind::Switch, Kind::Deflector] {
        for facing in Direction::ALL {
            let piece = Piece::new(Color::Red, kind, facing);
            for direction in Direction::ALL {
                if let Encounter::Reflected(exit) = optics::encounter(piece, direction) {
                    assert_eq!(
                        optics::encounter(piece, exit.opposite()),
                        Encounter::Reflected(direction.opposite())
                    );
                }
            }
        }
    }
}

#[test]
fn neighbours_of_corner_edge_and_middle() {
    let count = |name: &str| optics::neighbours(name.parse().unwrap()).count();
    assert_eq!([count("a1"), count("e1"), count("e5")], [3, 5, 8]);
}

proptest! {
    // `random_boards_keep_all_of_it` checks another hundred, with more of the rare moves.
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn exactly_the_generated_moves_are_accepted(game in games(120), pick in any::<usize>()) {
        let turns = game.turns();
        check_every_move(&turns[pick % turns.len()].0);
    }
}

#[test]
fn random_moves_are_the_legal_ones_each_as_likely() {
    let mut random = StdRng::seed_from_u64(1);
    for (index, setup) in Setup::ALL.into_iter().enumerate() {
        let rules = Rules {
            king_turns: index % 2 == 0,
            swap_onto_closed: index % 3 == 0,
        };
        let mut position = Position::from_fen(setup.fen(), rules).unwrap();
        for _ in 0..5 {
            let moves = position.legal_moves();
            let mut drawn = HashMap::new();
            for _ in 0..200 * moves.len() {
                *drawn.entry(position.random_move(&mut random)).or_insert(0) += 1;
            }
            for &mv in &moves {
                let times = drawn.remove(&Some(mv)).unwrap_or(0);
                assert!(
                    (110..310).contains(&times),
                    "{mv}: {times} times in {position}"
                );
            }
            assert!(drawn.is_empty(), "{drawn:?} in {position}");
            position.play(moves[moves.len() / 2]).unwrap();
        }
    }
}

/// When the game is over, no move is legal, and the position says who has won.
#[test]
fn an_ended_game_accepts_no_move() {
    let mut position: Position = "ls9/10/10/10/4k5/10/4K5/9Lw b 1".parse().unwrap();
    position.play("e2e1".parse().unwrap()).unwrap();
    assert_eq!(position.winner(), Some(Color::Red));
    assert!(position.legal_moves().is_empty());
    let mut random = StdRng::seed_from_u64(1);
    assert_eq!(position.random_move(&mut random), None);
    for mv in (0..=u16::MAX).filter_map(Move::from_bits) {
        assert_eq!(position.check(mv), Err(IllegalMove::GameOver(Color::Red)));
    }
}

/// The squares that a player's beam visits, in order, and its end.
fn naive_beam(board: &Board, color: Color) -> (Vec<Square>, BeamEnd) {
    let laser = color.laser_square();
    let facing = board.piece_on(laser).unwrap().direction();
    naive_trace(board, laser, facing)
}

/// The squares that a player's beam visits, in order.
fn way(position: &Position, color: Color) -> String {
    let (path, _) = naive_beam(position.board(), color);
    let names: Vec<String> = path.iter().map(Square::to_string).collect();
    names.join(" ")
}

/// The beam is turned by the mirror of the Deflector on e4 and later hits the same Deflector from behind.
/// Once the Deflector is gone the beam leaves e4 another way: the standing beam does not begin with the shot.
#[test]
fn a_deflector_hit_by_the_beam_that_it_has_turned() {
    let to_the_deflector = "j2 j3 j4 j5 j6 j7 j8 i8 h8 g8 f8 e8 e7 e6 e5 e4";
    for (fen, shot, standing) in [
        // Hit from the west: the beam that ran through a loop now goes straight on.
        (
            "ls3Pe4Ps/10/2k7/10/2Pe1pn2Ps2/10/2Pn4Pw2/1K7Ln b 1",
            "f4 g4 h4 h3 h2 g2 f2 e2 d2 c2 c3 c4 d4 e4",
            "e3 e2 e1",
        ),
        // Hit from the south: the loop is now run through backwards.
        (
            "ls3Pe4Ps/10/2k7/10/4pn2Ps2/10/4Pn2Pw2/1K7Ln b 1",
            "f4 g4 h4 h3 h2 g2 f2 e2 e3 e4",
            "e3 e2 f2 g2 h2 h3 h4 g4 f4 e4 d4 c4 b4 a4",
        ),
    ] {
        let mut position: Position = fen.parse().unwrap();
        let e4 = "e4".parse().unwrap();
        assert_eq!(
            way(&position, Color::Blue),
            format!("{to_the_deflector} {shot}")
        );
        let mv = "b1b2".parse().unwrap();
        check_ply(&position, mv);

        let ply = position.play(mv).unwrap();
        assert_eq!(ply.shot.end(), BeamEnd::Hit(e4));
        assert_eq!(
            way(&position, Color::Blue),
            format!("{to_the_deflector} {standing}")
        );
        assert_eq!(position.beam(Color::Blue).end(), BeamEnd::Out);
    }
}
