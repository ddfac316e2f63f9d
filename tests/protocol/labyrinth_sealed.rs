//! Labyrinth over the protocol: what replies reveal about the cards, above all in a sealed game.

use akhet::labyrinth::rules::{Deal, Players, Position, Record, Rules, Seat};
use test_support::engine::{Dice, Engine, check_refused, word_after};

const NOBODY: Option<Seat> = None;

/// A program that plays Labyrinth.
fn labyrinth() -> Engine {
    let mut engine = Engine::start();
    engine.silent("setoption name UCI_Variant value labyrinth");
    engine
}

/// The sealed deal as the library has it: with all cards.
fn sealed(seed: u64, players: Players) -> Position {
    Deal::new(seed, players).sealed_position(Rules::default())
}

/// Replies that are the same for everybody.
const SHOWN: [&str; 14] = [
    "query fen",
    "query p1turn",
    "query turn",
    "query gameover",
    "query result",
    "query winner",
    "d",
    "svg",
    "board",
    "players",
    "slide",
    "moves",
    "game nobody",
    "query fen nobody",
];

/// Sets up in `other` the game as this viewer, `nobody` or a player, has seen it.
fn hand_over(engine: &mut Engine, other: &mut Engine, viewer: &str) {
    let seen = engine.answer(&format!("game {viewer}"));
    other.silent("ucinewgame");
    other.silent(&seen.replacen("game", "position", 1));
}

/// Checks that this line has the same answer as in a game whose cards are unknown.
fn check_same(engine: &mut Engine, other: &mut Engine, line: &str) {
    let expected = other.ask(line);
    assert_eq!(engine.ask(line), expected, "{line}");
}

/// Plays a move for the mover: one that uncovers a card if there is one and the dice say so.
fn turn(engine: &mut Engine, dice: &mut Dice) -> String {
    let moves = engine.moves();
    let mover = engine.answer("query turn").replace("response ", "");
    let seen = engine.ask(&format!("players {mover}"));
    let own = seen
        .iter()
        .find(|line| line.starts_with(&format!("player {mover} ")));
    let target = own.unwrap().split(" targets ").nth(1);
    let good = target.and_then(|to| moves.iter().find(|mv| mv.ends_with(to)));
    match good.filter(|_| dice.roll(4) > 0) {
        Some(mv) => mv.clone(),
        None => moves[dice.roll(moves.len())].clone(),
    }
}

/// Every reply without a player equals that of a program that has never heard of the cards; search and
/// evaluation equal those of one that knows what the mover has seen.
#[test]
fn replies_of_a_sealed_game_tell_no_card() {
    let (mut engine, mut other) = (labyrinth(), labyrinth());
    // Has no effect in a sealed game.
    engine.silent("setoption name OpenCards value true");
    let mut dice = Dice(8);
    let mut uncovered = 0;
    for (seed, players) in [(3, 2), (4, 3), (5, 4)] {
        engine.silent(&format!("position sealed {seed} {players}"));
        for ply in 0..60 {
            let mv = turn(&mut engine, &mut dice);
            hand_over(&mut engine, &mut other, "nobody");
            for line in SHOWN.into_iter().chain([format!("path {mv}").as_str()]) {
                check_same(&mut engine, &mut other, line);
            }
            if ply % 20 == 1 {
                engine.send("go perft 2");
                other.send("go perft 2");
                let counts = engine.until("Nodes searched: ");
                assert_eq!(counts, other.until("Nodes searched: "));
            }
            if ply % 6 == 0 {
                let mover = engine.answer("query turn").replace("response ", "");
                hand_over(&mut engine, &mut other, &mover);
                check_same(&mut engine, &mut other, "eval");
                for one in [&mut engine, &mut other] {
                    one.silent(&format!("setoption name MultiPV value {}", 1 + ply % 4));
                }
                for line in ["go depth 3", "go nodes 3000", "go mate 1 nodes 2000"] {
                    let searches = [&mut engine, &mut other].map(|one| {
                        one.silent("setoption name Clear Hash");
                        let search = one.go(line);
                        [search.infos, search.answer].concat()
                    });
                    assert_eq!(searches[0], searches[1], "{line}");
                }
            }
            let played = engine.answer(&format!("play {mv}"));
            uncovered += usize::from(played.contains(" uncovered "));
            if played.ends_with(" result *") {
                continue;
            }
            break;
        }
    }
    assert!(uncovered > 20, "{uncovered}");
    engine.end();
    other.end();
}

/// The stored words of a sealed game restore all of it.
#[test]
fn a_sealed_game_is_stored_without_cards() {
    let mut engine = labyrinth();
    let mut dice = Dice(2);
    let mut game = Record::sealed(sealed(11, Players::THREE));
    engine.silent("position sealed 11 3");
    let mut words = "game sealed 11 3".to_owned();
    assert_eq!(engine.answer("game"), words);
    for ply in 0..25 {
        let mv = turn(&mut engine, &mut dice);
        engine.silent(&format!("moves {mv}"));
        game.play(mv.parse::<akhet::labyrinth::rules::Move>().unwrap())
            .unwrap();
        words = format!("{words}{} {mv}", if ply == 0 { " moves" } else { "" });
    }
    assert_eq!(engine.answer("game"), words);
    let mut again = labyrinth();
    again.silent(&words.replacen("game", "position", 1));
    let views = [
        ("blue", Some(Seat::Blue)),
        ("yellow", Some(Seat::Yellow)),
        ("orange", Some(Seat::Orange)),
        ("green", NOBODY),
        ("nobody", NOBODY),
    ];
    for (player, viewer) in views {
        let seen = game.position().seen_by(viewer).to_string();
        let line = format!("query fen {player}");
        assert_eq!(again.answer(&line), format!("response {seen}"));
        let line = format!("game {player}");
        assert_eq!(again.answer(&line), engine.answer(&line));
        assert_eq!(
            engine.ask(&format!("players {player}")),
            again.ask(&format!("players {player}"))
        );
    }
    assert_eq!(engine.fen(), game.position().seen_by(NOBODY).to_string());
    assert_eq!(
        engine.answer("undo"),
        format!("undone {}", game.undo().unwrap().mv)
    );
    assert_eq!(engine.fen(), game.position().seen_by(NOBODY).to_string());
    engine.end();
    again.end();
}

#[test]
fn a_sealed_deal_is_another_one() {
    let mut starts = Vec::new();
    for players in Players::ALL {
        for seed in (0..20).chain([i64::MAX as u64]) {
            starts.push(sealed(seed, players));
            starts.push(Position::deal(seed, players, Rules::default()));
        }
    }
    let count = starts.len();
    starts.sort_by_key(ToString::to_string);
    starts.dedup();
    assert_eq!(starts.len(), count);
}

/// A mark says what a card is, so an error about it would reveal one.
#[test]
fn marks_are_not_read_in_a_sealed_game() {
    let mut engine = labyrinth();
    engine.silent("position sealed 9 2");
    let moves = engine.moves();
    for mv in moves.iter().step_by(3) {
        let bare = engine.answer(&format!("play {mv}"));
        engine.answer("undo");
        for mark in ["!", "!A", "!B", "!X"] {
            let marked = format!("{mv}{mark}");
            assert_eq!(engine.answer(&format!("play {marked}")), bare, "{marked}");
            assert_eq!(engine.answer("undo"), format!("undone {mv}"));
            engine.silent(&format!("position sealed 9 2 moves {marked}"));
            assert_eq!(engine.answer("game"), format!("game sealed 9 2 moves {mv}"));
            engine.answer("undo");
            let path = engine.answer(&format!("path {marked}"));
            assert!(path.starts_with(&format!("path {mv} ")), "{path}");
            engine.go(&format!("go depth 1 searchmoves {marked}"));
        }
    }
    // In other games they are.
    engine.silent("position deal 9 2");
    let refused = engine.refused("play a2na1!");
    assert!(refused.contains("'!' is wrong"), "{refused}");
    engine.end();
}

/// Moves replayed under other rules would uncover other cards.
#[test]
fn a_sealed_game_keeps_its_rules() {
    let mut engine = labyrinth();
    engine.silent("position sealed 9 2");
    engine.silent("setoption name FreeOrder value true");
    let rules = Rules {
        free_order: true,
        ..Rules::default()
    };
    let start = Deal::new(9, Players::TWO).sealed_position(rules);
    assert_eq!(
        engine.answer("query fen blue"),
        format!("response {}", start.seen_by(Seat::Blue))
    );
    engine.silent("moves a2na1");
    for line in [
        "setoption name FreeOrder value false",
        "setoption name NoReturn value true",
    ] {
        check_refused(
            &mut engine,
            line,
            "a sealed game keeps its rules once a move is played",
        );
    }
    // These change nothing.
    let before = engine.state();
    for line in [
        "setoption name FreeOrder value true",
        "setoption name OpenCards value true",
        "setoption name OpenCards value false",
        "setoption name UCI_Variant value labyrinth",
    ] {
        engine.silent(line);
        assert_eq!(engine.state(), before, "{line}");
    }
    for handshake in ["ugi", "uci"] {
        engine.ask(handshake);
        assert_eq!(engine.state(), before, "{handshake}");
    }
    engine.answer("undo");
    engine.silent("setoption name FreeOrder value false");
    engine.silent("moves a2na1");
    engine.silent("ucinewgame");
    engine.silent("setoption name FreeOrder value true");
    // After a switch to the other game and back, nothing is left of it.
    engine.silent("position sealed 9 2 moves a2na1");
    engine.silent("setoption name UCI_Variant value laserchess");
    engine.silent("setoption name UCI_Variant value labyrinth");
    assert_eq!(engine.answer("game"), "game deal 1 2");
    engine.end();
}

#[test]
fn nobody_sees_what_everybody_sees() {
    let mut engine = labyrinth();
    engine.silent("position deal 4 4 moves a2na1");
    let fen = engine.answer("query fen nobody");
    let cards = "??????:";
    assert_eq!(fen.matches(cards).count(), 4, "{fen}");
    assert!(
        engine
            .ask("d nobody")
            .contains(&fen.replace("response", "Fen:"))
    );
    let game = engine.answer("game nobody");
    assert!(game.starts_with("game fen ") && game.matches(cards).count() == 4);
    // The cards of an open game are in the replies without a player.
    let players = engine.ask("players");
    let whole = engine.fen();
    for line in &players {
        let cards = word_after(line, "cards");
        assert!(cards.len() == 6 && !cards.contains('?'), "{line}");
        assert!(whole.contains(cards), "{line}");
        assert_eq!(word_after(line, "pawn"), word_after(line, "home"));
    }
    let hidden = engine.ask("players nobody");
    for (line, open) in hidden.iter().zip(&players) {
        let (start, _) = open.split_once(" cards ").unwrap();
        assert_eq!(line, &format!("{start} cards ?????? found - targets"));
    }
    engine.end();
}

#[test]
fn players_tell_their_cards_and_targets() {
    let mut engine = labyrinth();
    let fen = "ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:IU:K/-/f6:??:N/b5::B b g6 15";
    engine.silent(&format!("position fen {fen}"));
    assert_eq!(
        engine.ask("players"),
        [
            "player blue pawn c5 home a1 cards IU found K targets e3",
            "player orange pawn f6 home g7 cards ?? found N targets",
            "player green pawn b5 home g1 cards - found B targets g1",
        ]
    );
    assert_eq!(
        engine.ask("players blue")[0],
        "player blue pawn c5 home a1 cards I? found K targets e3"
    );
    assert_eq!(
        engine.ask("players orange")[0],
        "player blue pawn c5 home a1 cards ?? found K targets"
    );
    // The target is on the spare.
    engine.silent(&format!("position fen {}", fen.replace(":IU:", ":SU:")));
    assert!(engine.ask("players")[0].ends_with(" cards SU found K targets"));
    engine.silent("setoption name FreeOrder value true");
    engine.silent(&format!("position fen {fen}"));
    assert!(engine.ask("players")[0].ends_with(" cards IU found K targets e3 c4"));
    engine.end();
}
