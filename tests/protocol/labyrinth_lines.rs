//! Labyrinth over the protocol: the choice of the game, positions, play, views of players, searches and
//! what is refused.

use akhet::labyrinth::rules::{Move, Players, Position, Record, Rules, Seat};
use akhet::protocol::commands;
use test_support::engine::{Dice, ERROR, Engine, check_refused, first_word, word_after};
use test_support::labyrinth;

/// Blue, on a2, goes home and wins.
const LAST_STEP: &str = "ceietsAintsBiecs/inteTteUceRcsOtsScnM/teCcnteDtsVtsEietwF/incsincwincetnW/teGcetnHcwtwIteXtwJ/incscsQincncsceN/cnintnKcstnLincw cP a2::MA/-/b5:I:B/- b b1 9";

/// A program that plays Labyrinth.
fn labyrinth() -> Engine {
    let mut engine = Engine::start();
    engine.silent("setoption name UCI_Variant value labyrinth");
    engine
}

/// The lines that answer a search, without times.
fn searched(engine: &mut Engine, line: &str) -> Vec<String> {
    let search = engine.go(line);
    [search.infos, search.answer].concat()
}

#[test]
fn the_variant_chooses_the_game() {
    let mut engine = Engine::start();
    engine.silent("setoption name Hash value 2");
    engine.silent("setoption name Skill Level value 3");
    engine.silent("position startpos moves c5R");
    let laser = engine.state();
    // Selecting the current game has no effect.
    engine.silent("setoption name uci_variant value LaserChess");
    assert_eq!(engine.state(), laser);
    check_refused(
        &mut engine,
        "setoption name UCI_Variant value chess",
        "option UCI_Variant: 'chess': expected one of laserchess, labyrinth",
    );
    engine.silent("setoption name UCI_Variant value labyrinth");
    let start = Position::deal(1, Players::TWO, Rules::default());
    assert_eq!(engine.fen(), start.to_string());
    // Options of the other game, and its commands and moves.
    for (line, fault) in [
        ("setoption name KingTurns value true", "'KingTurns'"),
        ("position setup ace", "unexpected 'setup'"),
        ("beam", "unknown command 'beam'"),
        ("claim", "unknown command 'claim'"),
        ("play c5R", "is not a move: it does not begin with an arrow"),
    ] {
        check_refused(&mut engine, line, fault);
    }
    engine.send("go infinite");
    let message = engine.refused("setoption name UCI_Variant value laserchess");
    assert!(message.contains("refused while a search runs"), "{message}");
    engine.send("stop");
    engine.answered();
    // The values of shared options stay: level 3 still limits the nodes.
    let weak = engine.go("go depth 20");
    let nodes: u64 = word_after(weak.infos.last().unwrap(), "nodes")
        .parse()
        .unwrap();
    assert!(nodes < 5_000, "{weak:?}");
    engine.silent("setoption name UCI_Variant value laserchess");
    assert_eq!(engine.answer("query turn"), "response blue");
    assert_eq!(engine.answer("game"), "game setup ace");
    engine.end();
}

#[test]
fn positions_are_dealt_or_read() {
    let mut engine = labyrinth();
    for (seed, players) in [(1, Players::TWO), (7, Players::THREE), (9, Players::FOUR)] {
        engine.silent(&format!("position deal {seed} {}", players.count()));
        let expected = Position::deal(seed, players, Rules::default());
        assert_eq!(engine.fen(), expected.to_string());
        let moves = engine.moves();
        assert_eq!(moves.len() as u64, expected.count_moves());
        engine.silent(&format!("position fen {expected} moves {}", moves[0]));
        assert_eq!(
            engine.answer("game"),
            format!("game fen {expected} moves {}", moves[0])
        );
        assert_eq!(engine.answer("query p1turn"), "response false");
        assert_eq!(engine.answer("undo"), format!("undone {}", moves[0]));
        assert_eq!(engine.fen(), expected.to_string());
    }
    engine.end();
}

#[test]
fn games_of_an_independent_program_are_played() {
    let others = labyrinth::editions("games").into_iter().take(5);
    for entry in labyrinth::vectors()
        .iter()
        .step_by(9)
        .chain(&others.collect::<Vec<_>>())
    {
        let mut engine = labyrinth();
        let rules = labyrinth::rules_of(entry);
        for (name, on) in [
            ("FreeOrder", rules.free_order),
            ("NoReturn", rules.no_return),
            ("AnyExit", rules.any_exit),
            ("AnySquare", rules.any_square),
        ] {
            engine.silent(&format!("setoption name {name} value {on}"));
        }
        engine.silent(&format!(
            "position fen {}",
            labyrinth::text(&entry["start"])
        ));
        let moves = entry["moves"].as_array().unwrap();
        let positions = entry["positions"].as_array().unwrap();
        for (mv, position) in moves.iter().zip(positions) {
            let played = engine.answer(&format!("play {}", labyrinth::text(mv)));
            assert!(played.starts_with(&format!("played {}", labyrinth::text(mv))));
            assert_eq!(engine.fen(), labyrinth::text(position));
        }
        engine.end();
    }
}

#[test]
fn a_player_sees_a_game_as_the_rules_have_it() {
    let mut engine = labyrinth();
    let mut dice = Dice(5);
    let mut game = Record::new(Position::deal(4, Players::THREE, Rules::default()));
    engine.silent("position deal 4 3");
    for _ in 0..30 {
        // Moves that uncover a card are preferred.
        let uncovers = |mv: Move| {
            game.position()
                .clone()
                .play(mv)
                .unwrap()
                .uncovered
                .is_some()
        };
        let moves: Vec<Move> = game.position().moves().collect();
        let good = moves.iter().copied().find(|&mv| uncovers(mv));
        let mv = good.unwrap_or(moves[dice.roll(moves.len())]);
        let uncovered = game.play(mv).unwrap().uncovered;
        let card = uncovered.map_or(String::new(), |card| format!(" uncovered {card}"));
        assert_eq!(
            engine.answer(&format!("play {mv}")),
            format!("played {mv}{card} result *")
        );
    }
    let mut viewer = labyrinth();
    for seat in [Seat::Blue, Seat::Yellow, Seat::Orange, Seat::Green] {
        let name = seat.name().to_lowercase();
        let seen = game.position().seen_by(seat).to_string();
        assert_eq!(
            engine.answer(&format!("query fen {name}")),
            format!("response {seen}")
        );
        assert!(
            engine
                .ask(&format!("d {name}"))
                .contains(&format!("Fen: {seen}"))
        );
        let transcript = engine.answer(&format!("game {name}"));
        assert!(transcript.contains('!'), "{transcript}");
        // Played from the player's view of the start, the game leads to the player's view of the end.
        viewer.silent(&transcript.replacen("game", "position", 1));
        assert_eq!(viewer.fen(), seen);
    }
    engine.end();
}

/// The other player's cards, and the mover's below the top one.
#[test]
fn hidden_cards_make_no_difference_to_a_search() {
    let start = Position::deal(6, Players::TWO, Rules::default());
    let text = start.to_string();
    let cards = |seat| {
        let left = start.hand(seat).left().iter().flatten();
        left.map(ToString::to_string).collect::<String>()
    };
    let (blue, orange) = (cards(Seat::Blue), cards(Seat::Orange));
    let reversed: String = orange.chars().rev().collect();
    let below: String = blue[1..].chars().rev().collect();
    let others = [
        text.replace(&orange, &reversed),
        text.replace(&blue, &format!("{}{below}", &blue[..1])),
        start.seen_by(Seat::Blue).to_string(),
    ];
    let mut engine = labyrinth();
    let mut all = |fen: &str| {
        engine.silent("ucinewgame");
        engine.silent(&format!("position fen {fen} moves a2na1 g6ng7"));
        [
            searched(&mut engine, "go nodes 20000"),
            searched(&mut engine, "go depth 2"),
            engine.ask("eval"),
        ]
    };
    let expected = all(&text);
    assert!(expected[0].len() > 3, "{expected:?}");
    for other in others {
        assert_ne!(other, text);
        assert_eq!(all(&other), expected, "{other}");
    }
    // With open cards they do.
    engine.silent("setoption name OpenCards value true");
    let open = |engine: &mut Engine, fen: &str| {
        engine.silent(&format!("position fen {fen}"));
        engine.ask("eval")
    };
    let one = open(&mut engine, &text);
    let two = open(&mut engine, &text.replace(&orange, &reversed));
    assert_ne!(one, two);
    engine.end();
}

/// The game as a player sees it leads to the same view as the whole game.
#[test]
fn a_game_as_a_player_has_seen_it_is_searched_like_the_whole_one() {
    let mut engine = labyrinth();
    let mut marks = 0;
    for seed in 1..6 {
        engine.silent(&format!("position deal {seed} 3"));
        // Everybody uncovers what can be uncovered, so that there are marks.
        for _ in 0..15 {
            let best = engine.go("go depth 1").best().to_owned();
            engine.silent(&format!("moves {best}"));
        }
        let player = engine.answer("query turn").replace("response ", "");
        let whole = engine.answer("game");
        let seen = engine.answer(&format!("game {player}"));
        marks += seen.matches('!').count();
        let mut all = |game: &str| {
            engine.silent("ucinewgame");
            engine.silent(&game.replacen("game", "position", 1));
            [
                searched(&mut engine, "go nodes 20000"),
                searched(&mut engine, "go depth 2"),
                engine.ask("eval"),
            ]
        };
        assert_eq!(all(&seen), all(&whole), "{seen}");
    }
    assert!(marks > 3, "{marks}");
    engine.end();
}

#[test]
fn searches_obey_their_limits() {
    let mut engine = labyrinth();
    for players in 2..=4 {
        for open in [false, true] {
            engine.silent(&format!("setoption name OpenCards value {open}"));
            engine.silent(&format!("position deal 3 {players}"));
            let legal = engine.moves();
            let eval = engine.ask("eval");
            assert_eq!(eval.len(), players);
            assert!(eval[0].starts_with("eval blue steps "), "{eval:?}");
            let win = |line: &String| word_after(line, "win").parse::<usize>().unwrap();
            let sum: usize = eval.iter().map(win).sum();
            assert!((990..=1010).contains(&sum), "somebody wins: {eval:?}");
            for line in [
                "go depth 1",
                "go depth 3",
                "go nodes 1",
                "go nodes 3000",
                "go movetime 20",
                "go movetime 0",
                "go wtime 1000 btime 1000 winc 10 binc 10",
                "go p1time 500 p2time 1 p3time 1 p4time 1 p1inc 5 p3inc 1 movestogo 3",
                "go mate 1",
                "go ponder movetime 1",
                "go infinite",
            ] {
                engine.send(line);
                if line.contains("infinite") {
                    engine.send("stop");
                }
                engine.send("ponderhit");
                let answer = engine.answered();
                assert!(legal.contains(&answer.answer[0]), "{line}: {answer:?}");
                let last = answer.infos.last().expect("a search reports");
                let number = |word| word_after(last, word).parse::<u64>().unwrap();
                let limit = |word| {
                    line.strip_prefix(word)
                        .map(|most| most.parse::<u64>().unwrap())
                };
                if let Some(most) = limit("go depth ") {
                    assert!(number("depth") <= most, "{line}: {last}");
                }
                if let Some(most) = limit("go nodes ") {
                    // All slides are estimated once, and the last expansion is finished.
                    assert!(number("nodes") <= most.max(48) + 48, "{line}: {last}");
                }
            }
            let only = legal.last().unwrap();
            assert_eq!(
                engine.go(&format!("go depth 3 searchmoves {only}")).best(),
                only
            );
        }
    }
    // The same on every run.
    let first = searched(&mut engine, "go nodes 5000");
    engine.silent("ucinewgame");
    engine.silent("position deal 3 4");
    assert_eq!(searched(&mut engine, "go nodes 5000"), first);
    engine.end();
}

#[test]
fn wins_are_counted_in_turns() {
    let mut engine = labyrinth();
    engine.silent("setoption name UCI_ShowWDL value true");
    engine.silent(&format!("position fen {LAST_STEP}"));
    let search = engine.go("go depth 4");
    let last = search.infos.last().unwrap();
    assert!(last.contains(" score mate 1 wdl 1000 0 0 nodes "), "{last}");
    let best = search.best();
    assert_eq!(
        engine.answer(&format!("play {best}")),
        format!("played {best} result blue")
    );
    for (question, answer) in [
        ("gameover", "true"),
        ("result", "p1win"),
        ("winner", "blue"),
        ("turn", "orange"),
    ] {
        assert_eq!(
            engine.answer(&format!("query {question}")),
            format!("response {answer}")
        );
    }
    assert_eq!(engine.answer("moves"), "moves");
    assert_eq!(
        engine.ask("go depth 1"),
        [
            format!("{ERROR}game over: Blue has won"),
            "bestmove none".to_owned()
        ]
    );
    assert!(
        engine
            .refused(&format!("play {best}"))
            .contains("the game is over")
    );
    let eval = engine.ask("eval");
    let blue = eval
        .iter()
        .find(|line| line.starts_with("eval blue steps 0 "));
    assert!(
        blue.is_some_and(|line| line.ends_with(" win 1000")),
        "{eval:?}"
    );
    engine.end();
}

#[test]
fn rules_change_if_the_game_stays_legal() {
    let mut engine = labyrinth();
    let before = engine.fen();
    engine.silent("setoption name FreeOrder value true");
    assert_ne!(engine.fen(), before, "cards in the order of the alphabet");
    engine.silent("setoption name FreeOrder value false");
    assert_eq!(engine.fen(), before);
    // Blue's pawn is not at home; without a card it has won only under NoReturn.
    engine.silent(&format!("position fen {LAST_STEP} moves d7na2"));
    let played = engine.state();
    let refused = engine.refused("setoption name NoReturn value true");
    assert!(
        refused.contains("this game would be illegal: ply 1 'd7na2': the game is over"),
        "{refused}"
    );
    assert_eq!(engine.state(), played);
    engine.end();
}

#[test]
fn commands_while_a_search_runs() {
    let mut engine = labyrinth();
    for start in ["position deal 2 2", "position deal 2 4"] {
        engine.silent(start);
        let before = engine.state();
        for go in ["go infinite", "go ponder movetime 1", "go perft 7"] {
            engine.send(go);
            for command in commands::<Record>().chain(["go perft"]) {
                let line = match command {
                    "isready" | "stop" | "ponderhit" | "quit" | "debug" | "register" => continue,
                    "setoption" => "setoption name NoReturn value true",
                    "position" => "position startpos",
                    "go" => "go depth 1",
                    "go perft" => "go perft 1",
                    "play" => "play a2na1",
                    "path" => "path a2na1",
                    "found" => "found blue A",
                    "card" => "card blue A",
                    "query" => "query fen blue",
                    command => command,
                };
                let message = engine.refused(line);
                assert!(
                    message.contains("refused while a search runs"),
                    "{line}: {message}"
                );
            }
            assert!(engine.refused("go depth x").contains("'x'"));
            engine.send("stop");
            match first_word(go.trim_start_matches("go ")).as_str() {
                "perft" => assert_eq!(engine.line(), "info string perft stopped"),
                _ => drop(engine.answered()),
            }
            assert_eq!(engine.state(), before, "after {go}");
        }
    }
    engine.send_bytes("go infinite\nstop\n".repeat(200).as_bytes());
    for _ in 0..200 {
        engine.answered();
    }
    engine.end();
}

#[test]
fn bad_lines_are_refused_and_change_nothing() {
    let mut engine = labyrinth();
    engine.silent("position deal 5 3 moves a2na1");
    let before = engine.state();
    for (line, fault) in [
        (
            "position",
            "position: startpos, deal SEED PLAYERS, sealed SEED PLAYERS or fen FEN is missing",
        ),
        ("position startpos 2", "position: unexpected '2'"),
        ("position ace", "position: unexpected 'ace'"),
        ("position deal", "position deal seed: the number is missing"),
        (
            "position deal 1",
            "position deal players: the number is missing",
        ),
        ("position deal -1 2", "expected a whole number from 0 to"),
        (
            "position deal 1 5",
            "'5': expected a whole number from 2 to 4",
        ),
        (
            "position deal 1 2 13",
            "position deal cards: '13': expected a whole number from 1 to 12",
        ),
        ("position deal 1 2 3 4", "position deal: unexpected '4'"),
        ("position deal 1 2 x", "position deal cards: 'x'"),
        (
            "position deal 1 2 first",
            "position deal: blue or orange is missing",
        ),
        ("position deal 1 2 first green", "unexpected 'green'"),
        ("position deal 1 2 tiles 14", "unexpected '14'"),
        ("position deal 1 2 tiles", "12 or 13 is missing"),
        (
            "position deal 1 2 tiles 13 first blue",
            "unexpected 'first'",
        ),
        (
            "position sealed",
            "position sealed seed: the number is missing",
        ),
        (
            "position sealed 1 1",
            "position sealed players: '1': expected",
        ),
        ("position sealed 1 2 x", "position sealed cards: 'x'"),
        ("position fen x", "position: fen: "),
        ("position startpos moves a2na1 a2na1", "ply 2 'a2na1': "),
        (
            "position startpos moves a2nz1",
            "ply 1 'a2nz1' is not a move",
        ),
        ("play", "play: a move is missing"),
        ("play a2ng1", "cannot get to"),
        ("play g2na7", "the arrow g2 is closed"),
        ("play a2na7!", "'!' is wrong"),
        ("moves a2na1 b2na1", "move 2 'b2na1' is not a move"),
        (
            "query",
            "query: p1turn, turn, gameover, result, winner or fen is missing",
        ),
        ("query repetitions", "query: unexpected 'repetitions'"),
        ("query fen red", "query fen: unexpected 'red'"),
        ("query fen blue green", "query fen: unexpected 'green'"),
        ("d red", "d: unexpected 'red'"),
        ("game red", "game: unexpected 'red'"),
        ("players red", "players: unexpected 'red'"),
        ("players nobody blue", "players: unexpected 'blue'"),
        ("undo 2", "undo: unexpected '2'"),
        ("go p1time 100", "go: btime is missing, Yellow is to move"),
        ("go p5time 100", "go: unexpected 'p5time'"),
        ("go searchmoves b7nz9", "is not a move"),
        ("go searchmoves a2ng1", "go searchmoves: move 1 'a2ng1': "),
        ("go perft -1", "'-1'"),
        (
            "setoption name UCI_Elo value 1000",
            "there is no option 'UCI_Elo'",
        ),
        (
            "setoption name FreeOrder value maybe",
            "'maybe': expected true or false",
        ),
        (
            "setoption name Hash value 0",
            "option Hash: '0': expected a whole number",
        ),
        (
            "svg no-such-folder/picture.svg",
            "svg: cannot write 'no-such-folder/picture.svg'",
        ),
    ] {
        let message = engine.refused(line);
        assert!(
            message.contains(fault),
            "'{line}': '{message}' lacks '{fault}'"
        );
        assert_eq!(engine.state(), before, "after '{line}'");
    }
    let third = engine.moves().swap_remove(0);
    engine.silent(&format!("moves {third}"));
    assert_eq!(
        engine.refused("go btime 5"),
        "go: p3time is missing, Orange is to move"
    );
    engine.end();
}

#[test]
fn perft_help_board_and_pictures() {
    let mut engine = labyrinth();
    engine.send("go perft 1");
    let counts = engine.until("Nodes searched: ");
    let start = Position::deal(1, Players::TWO, Rules::default());
    let total = start.count_moves();
    assert_eq!(counts.len() as u64, total + 1);
    assert_eq!(counts.last().unwrap(), &format!("Nodes searched: {total}"));
    let help = engine.ask("help");
    for command in commands::<Record>() {
        assert!(
            help.iter().any(|line| line.starts_with(command)),
            "{command}"
        );
    }
    let board = engine.answer("board");
    let words: Vec<&str> = board.split(' ').collect();
    assert_eq!(words.len(), 1 + 2 * 49 + 2);
    assert_eq!((words[1], words[2], words[99]), ("a7", "ce", "spare"));
    let svg = engine.answer("svg");
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a maze.svg");
    let written = engine.answer(&format!("svg {}", file.display()));
    assert_eq!(written, "svg written");
    assert_eq!(std::fs::read_to_string(file).unwrap(), format!("{svg}\n"));
    engine.end();
}
