//! The records of laser games as PGN: what their tag pairs and movetext say.

use super::movetext::Movetext;
use super::pgn_record::PgnRecord;
use super::tags::Tags;
use super::write::write;
use crate::arena::records::game_record::GameRecord;
use crate::arena::records::move_record::MoveRecord;
use crate::arena::records::outcome::{GameOutcome, Reason};
use crate::arena::records::played::Played;
use crate::laser::rules::{Move, Opening, REPETITIONS_TO_CLAIM, Rules, Setup};
use crate::lines::Quoted;

impl PgnRecord for GameRecord {
    fn to_pgn(&self) -> String {
        write(self)
    }

    fn is_result(word: &str) -> bool {
        word.parse::<GameOutcome>().is_ok()
    }

    /// `docs/matches.md` lists the defaults of missing tags.
    fn from_pgn(
        tags: &Tags,
        movetext: &Movetext<Move>,
        result: &str,
    ) -> Result<GameRecord, String> {
        tags.check_result(result)?;
        let result: GameOutcome = result.parse().map_err(|error: &str| error.to_owned())?;
        tags.check_plies(movetext.moves.len())?;
        let rules = Rules {
            king_turns: tags.switch("KingTurns")?,
            swap_onto_closed: tags.switch("SwapOntoClosed")?,
        };
        let mut moves = movetext.moves.clone();
        let start = Start::read(tags, &mut moves, rules)?;
        let detail = movetext.comments.last();
        let text = |name: &str| tags.get(name).unwrap_or_default().to_owned();
        let player = |name: &str| tags.get(name).unwrap_or("?").to_owned();
        let limits = |name: &str| {
            tags.get("TimeControl")
                .or(tags.get(name))
                .unwrap_or_default()
        };
        let mut game = GameRecord {
            game: tags.leading_number("Game"),
            round: tags.leading_number("Round"),
            date: tags.date(),
            blue: player("White"),
            red: player("Black"),
            limits: ["WhiteTimeControl", "BlackTimeControl"].map(|name| limits(name).to_owned()),
            opening: text("Opening"),
            setup: start.setup,
            openingmoves: start.moves,
            fen: start.fen,
            kingturns: rules.king_turns,
            swapontoclosed: rules.swap_onto_closed,
            moves,
            result,
            reason: Reason::Unknown,
            detail: detail.map_or_else(String::new, |(_, text)| text.clone()),
        };
        let stated = tags.termination(game.summary().ending);
        game.reason = stated.unwrap_or_else(|| reason_of_moves(&game));
        Ok(game)
    }
}

/// The start of a game: the setup and the moves of the opening, or a position.
struct Start {
    /// The setup of the tag `StartSetup`.
    setup: Option<Setup>,
    /// The moves of the opening, from the setup.
    moves: Vec<Move>,
    /// The position after the opening.
    fen: String,
}

impl Start {
    /// Reads the start of a game from its tags, and moves the opening from the front of `moves` into
    /// it.
    ///
    /// The game begins at the setup of the tag `StartSetup`, and its opening has as many plies as
    /// `OpeningPlies` says. Without `StartSetup` it begins at the position of `FEN`, where other programs
    /// may say `startpos` for ace, the first setup; else at the setup that `Opening` names; else at ace.
    fn read(tags: &Tags, moves: &mut Vec<MoveRecord<Move>>, rules: Rules) -> Result<Start, String> {
        let Some(name) = tags.get("StartSetup") else {
            let setup = || tags.get("Opening").and_then(|name| name.parse().ok());
            let fen = tags.get("FEN").map(|fen| match fen {
                "startpos" => Setup::ALL[0].fen(),
                fen => fen,
            });
            let fen = fen.unwrap_or_else(|| setup().unwrap_or(Setup::ALL[0]).fen());
            return Ok(Start {
                setup: None,
                moves: Vec::new(),
                fen: fen.to_owned(),
            });
        };
        if tags.get("FEN").is_some() {
            return Err("the tags StartSetup and FEN exclude each other".to_owned());
        }
        let setup = name.parse::<Setup>().map_err(|error| {
            let name = Quoted::new(name);
            format!("the tag StartSetup has the unknown setup '{name}', {error}")
        })?;
        let plies = tags.get("OpeningPlies").unwrap_or("0");
        let plies = plies
            .parse()
            .ok()
            .filter(|&plies: &usize| plies <= moves.len());
        let plies = plies.ok_or_else(|| {
            let moves = moves.len();
            format!("the tag OpeningPlies is a number from 0 to that of the moves, {moves}")
        })?;
        let opening: Vec<Move> = moves.drain(..plies).map(|turn| turn.mv).collect();
        let fen = Opening::new(setup, &opening, rules)
            .map_err(|error| format!("the opening: {error}"))?
            .position()
            .to_string();
        Ok(Start {
            setup: Some(setup),
            moves: opening,
            fen,
        })
    }
}

/// The reason for the end of a game without the tag `Termination`, as far as its moves show one: a
/// King hit, or a draw with the third repetition on the board.
fn reason_of_moves(game: &GameRecord) -> Reason {
    match game.replay() {
        Ok(record) if record.result().is_over() => Reason::KingHit,
        Ok(record)
            if game.result == GameOutcome::Drawn
                && record.repetitions() >= REPETITIONS_TO_CLAIM =>
        {
            Reason::Repetition
        }
        _ => Reason::Unknown,
    }
}
