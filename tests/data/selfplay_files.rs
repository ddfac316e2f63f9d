//! Game files are read back exactly as written, or refused.

use akhet::laser::rules::{Color, Move, Position, Record, Rules, Setup};
use akhet::laser::search::Score;
use akhet_lab::selfplay::data::{
    BLOCK_GAMES, DataError, Ending, Game, Header, MIN_MATE, Outcome, Ply, Reader, Writer,
    pack_score, unpack_score,
};
use proptest::prelude::*;

/// A game of random legal moves with these scores, played to its end or until the scores run out.
fn random_game(setup: Setup, rules: Rules, choices: &[(usize, Option<i16>)]) -> Game {
    let start = Position::from_fen(setup.fen(), rules).unwrap();
    let mut record = Record::new(start.clone());
    record.set_repetition_ends(true);
    let mut plies = Vec::new();
    for &(choice, score) in choices {
        if record.result().is_over() {
            break;
        }
        let moves = record.position().legal_moves();
        let mv = moves[choice % moves.len()];
        record.play(mv).unwrap();
        plies.push(Ply { mv, score });
    }
    let (outcome, ending) = match record.result().winner() {
        Some(winner) => (Outcome::Won(winner), Ending::Rules),
        None if record.result().is_over() => (Outcome::Drawn, Ending::Rules),
        None if plies.len() % 3 == 0 => (Outcome::Drawn, Ending::PlyLimit),
        None => (Outcome::Won(Color::Red), Ending::Adjudication),
    };
    Game {
        start,
        plies,
        outcome,
        ending,
    }
}

prop_compose! {
    fn a_game()(
        setup in prop::sample::select(&Setup::ALL[..]),
        king_turns: bool,
        swap_onto_closed: bool,
        later: bool,
        choices in prop::collection::vec((any::<usize>(), prop::option::of(-32_767..=32_767_i16)), 1..60),
    ) -> Game {
        let rules = Rules { king_turns, swap_onto_closed };
        let mut game = random_game(setup, rules, &choices);
        // A start that is not a setup.
        if later && game.plies.len() > 1 && game.ending == Ending::Adjudication {
            let first = game.plies.remove(0);
            game.start.play(first.mv).unwrap();
        }
        game
    }
}

fn header() -> Header {
    Header::default()
        .with("nodes", 2000)
        .with("note", " two  words\nand more ")
        .with("empty", "")
}

fn file(games: &[Game]) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), &header()).unwrap();
    for game in games {
        writer.push(game).unwrap();
    }
    writer.finish().unwrap()
}

/// The games of a file before the first error, and the error.
fn read(bytes: &[u8]) -> (Vec<Game>, Option<DataError>) {
    let mut reader = match Reader::new(bytes) {
        Ok(reader) => reader,
        Err(error) => return (Vec::new(), Some(error)),
    };
    let mut games = Vec::new();
    for game in reader.by_ref() {
        match game {
            Ok(game) => games.push(game),
            Err(error) => {
                assert!(reader.next().is_none(), "it ends after an error");
                return (games, Some(error));
            }
        }
    }
    (games, None)
}

/// Fixed games, more than a block holds.
fn some_games() -> Vec<Game> {
    let choices: Vec<_> = (0..40).map(|ply| (ply * 7 + 3, Some(ply as i16))).collect();
    let games = (0..BLOCK_GAMES + 9).map(|number| {
        let setup = Setup::OFFICIAL[number % 5];
        random_game(setup, Rules::default(), &choices[..20 + number % 20])
    });
    games.collect()
}

/// A file with one block of these games and a correct checksum.
fn block(count: u32, games: &[u8]) -> Vec<u8> {
    let counts = [(games.len() as u32).to_le_bytes(), count.to_le_bytes()].concat();
    let checksum = crc32fast::hash(&[&counts, games].concat()).to_le_bytes();
    let header = header().to_text();
    [header.as_bytes(), &counts, &checksum, games].concat()
}

/// The bytes of a game within a block.
fn encoded(game: &Game) -> Vec<u8> {
    file(std::slice::from_ref(game)).split_off(header().to_text().len() + 12)
}

#[test]
fn the_header_is_text_with_a_checksum() {
    let text = header().to_text();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..4],
        [
            "akhet games 2",
            "nodes 2000",
            "note two words and more",
            "empty"
        ]
    );
    assert!(lines[4].starts_with("data "), "{}", lines[4]);
    let file = file(&[]);
    let reader = Reader::new(file.as_slice()).unwrap();
    assert_eq!(reader.header(), &header());
    assert_eq!(reader.block_begin(), text.len() as u64);
    let changed = text.replace("2000", "2001");
    assert!(matches!(
        read(changed.as_bytes()),
        (_, Some(DataError::Header))
    ));
    for other in ["x", "akhet network 2\n", "[Event \"Akhet match\"]\n"] {
        assert!(matches!(
            read(other.as_bytes()),
            (_, Some(DataError::Format))
        ));
    }
    let endless = text.replace("data ", "more ") + &"a line\n".repeat(20_000);
    assert!(matches!(
        read(endless.as_bytes()),
        (_, Some(DataError::Header))
    ));
}

#[test]
fn a_torn_file_loses_the_last_block_alone() {
    let games = some_games();
    let bytes = file(&games);
    let header_end = header().to_text().len();
    let length = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
    let second = header_end + 12 + length(header_end);
    assert_eq!(second + 12 + length(second), bytes.len());
    let places = (0..header_end + 20)
        .chain(second - 5..second + 20)
        .chain((header_end..bytes.len()).step_by(97))
        .chain([bytes.len() - 1]);
    for end in places {
        let (found, error) = read(&bytes[..end]);
        let (whole, at) = match end {
            _ if end < header_end => (0, Some(0)),
            _ if end == header_end => (0, None),
            _ if end < second => (0, Some(header_end)),
            _ if end == second => (BLOCK_GAMES, None),
            _ => (BLOCK_GAMES, Some(second)),
        };
        assert_eq!(found, games[..whole], "cut at {end}");
        match (error, at) {
            (None, None) => {}
            (Some(DataError::Torn(begin)), Some(at)) if begin == at as u64 => {}
            (error, _) => panic!("cut at {end}: {error:?}"),
        }
        // What a file system leaves if it has grown the file but not written the data.
        if end == second || end == header_end {
            let zeros = [&bytes[..end], &[0; 9000]].concat();
            let (found, error) = read(&zeros);
            assert_eq!(found, games[..whole]);
            assert!(matches!(error, Some(DataError::Torn(_))), "{error:?}");
        }
    }
}

#[test]
fn a_changed_byte_is_noticed() {
    let games = some_games();
    let bytes = file(&games);
    let header_end = header().to_text().len();
    for at in (0..bytes.len()).step_by(13).chain(0..header_end + 20) {
        let mut changed = bytes.clone();
        changed[at] ^= 1 << (at % 8);
        let (found, error) = read(&changed);
        assert!(error.is_some(), "byte {at}");
        assert!(found.is_empty() || found == games[..BLOCK_GAMES]);
    }
}

#[test]
fn games_that_are_not_legal_are_refused() {
    let game = |bytes: &[u8]| match read(&block(1, bytes)) {
        (games, Some(DataError::Game { number: 1, fault })) if games.is_empty() => {
            fault.to_string()
        }
        other => panic!("{other:?}"),
    };
    let c5_turns: Move = "c5R".parse().unwrap();
    let [low, high] = c5_turns.bits().to_le_bytes();
    let adjudicated = 1 << 4 | 1 << 2;
    assert_eq!(
        game(&[9, adjudicated, 0, 0]),
        "it begins at an unknown setup"
    );
    assert_eq!(game(&[0, 0b1100, 0, 0]), "it has no result");
    assert_eq!(game(&[0, 0x40, 0, 0]), "it has flags of another version");
    assert_eq!(
        game(&[0, adjudicated, 1, 0, 0, 0, 0, 0]),
        "ply 1: these are not the bits of a move"
    );
    assert_eq!(
        game(&[0, adjudicated, 2, 0, low, high, 0, 0, low, high, 0, 0]),
        "ply 2: c5R: the Deflector on c5 is not Red's, whose turn it is"
    );
    for shorter in [&[][..], &[0], &[255, 9, b'l'], &[0, adjudicated, 1, 0, low]] {
        assert_eq!(game(shorter), "it goes beyond the end of its block");
    }
    assert_eq!(
        game(&[0, adjudicated, 0, 0, 7]),
        "bytes follow the last game of the block"
    );
    let fault = game(&[255, 2, b'8', b'/']);
    assert_eq!(fault, "it goes beyond the end of its block");
    let fault = game(&[255, 2, b'8', b'/', 0, 0, 0]);
    assert!(fault.starts_with("its start: "), "{fault}");
    // No King was hit, and no arrangement occurred for the third time.
    for flags in [0, 1 << 2, 2 << 4 | 1 << 2] {
        assert_eq!(
            game(&[0, flags, 1, 0, low, high, 0, 0]),
            "its moves do not end as its result says"
        );
    }
    let (_, error) = read(&block(0, &[]));
    assert!(matches!(error, Some(DataError::Damaged(_))), "{error:?}");
}

#[test]
fn scores_are_points_or_the_way_to_a_win() {
    for score in [
        Score::Points(0),
        Score::Points(-20_000),
        Score::Wins(1),
        Score::Wins(241),
        Score::Loses(1_000),
        Score::Loses(0),
    ] {
        assert_eq!(unpack_score(pack_score(score)), score);
    }
    assert_eq!(pack_score(Score::Wins(3)), 31_997);
    assert_eq!(pack_score(Score::Loses(2)), -31_998);
    assert_eq!(pack_score(Score::Points(99_999)), 20_000);
    assert_eq!(pack_score(Score::Wins(5_000)), MIN_MATE);
}

#[test]
fn a_game_too_long_for_a_file_is_refused() {
    let mut game = random_game(Setup::Ace, Rules::default(), &[(0, None)]);
    game.plies = vec![game.plies[0]; 65_536];
    let mut writer = Writer::new(Vec::new(), &header()).unwrap();
    let error = writer.push(&game).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::InvalidInput);
    assert_eq!(writer.finish().unwrap(), header().to_text().as_bytes());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_written_is_read_again(games in prop::collection::vec(a_game(), 0..90)) {
        let (read, error) = read(&file(&games));
        prop_assert!(error.is_none(), "{error:?}");
        prop_assert_eq!(read, games);
    }

    #[test]
    fn any_bytes_are_read_or_refused(
        bytes in prop::collection::vec(any::<u8>(), 0..300),
        count in 0..4_u32,
    ) {
        let _ = read(&bytes);
        let _ = read(&[header().to_text().as_bytes(), &bytes].concat());
        let _ = read(&block(count, &bytes));
    }

    #[test]
    fn a_game_with_changed_bytes_is_read_or_refused(
        game in a_game(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut bytes = encoded(&game);
        for (index, byte) in changes {
            let at = index.index(bytes.len());
            bytes[at] = byte;
        }
        let (games, _) = read(&block(1, &bytes));
        for game in games {
            prop_assert_eq!(read(&block(1, &encoded(&game))).0, [game]);
        }
    }
}
