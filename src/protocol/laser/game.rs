//! The laser game on the board, and the replies to the commands that play it and ask about it.

use super::command::{Query, SHOT_LIST, Start};
use super::reply;
use crate::laser::eval::{self, network::Network};
use crate::laser::render::{self, Charset, TextStyle};
use crate::laser::rules::{
    Color, GameResult, Move, MoveList, Position, Record, Rules, Setup, Square, Undone,
};
use crate::protocol::command::POSITION_LIST;
use crate::protocol::playing::{Lines, picture, play_all, transcript};
use std::path::Path;
use std::sync::Arc;

/// The game on the board. A method that fails gives the reason and leaves the game as it was.
pub(super) struct Game {
    record: Record,
    /// Whether the game was set up as `startpos`.
    from_startpos: bool,
}

impl Game {
    /// A new game from this start; `startpos` stands for `setup`. The third repetition ends it if
    /// `repetition_ends`.
    pub(super) fn new(
        start: &Start,
        setup: Setup,
        rules: Rules,
        repetition_ends: bool,
    ) -> Result<Game, String> {
        let fen = match start {
            Start::Startpos => setup.fen(),
            Start::Setup(setup) => setup.fen(),
            Start::Fen(fen) => fen,
        };
        let position =
            Position::from_fen(fen, rules).map_err(|error| format!("position: fen: {error}"))?;
        let mut record = Record::new(position);
        record.set_repetition_ends(repetition_ends);
        Ok(Game {
            record,
            from_startpos: *start == Start::Startpos,
        })
    }

    /// The game with its moves so far.
    pub(super) fn record(&self) -> &Record {
        &self.record
    }

    /// The reading of the rules that the game is played by.
    pub(super) fn rules(&self) -> Rules {
        self.record.position().rules()
    }

    /// Whether the game was set up as `startpos` and no move has been played.
    pub(super) fn is_untouched_startpos(&self) -> bool {
        self.from_startpos && self.record.plies().is_empty()
    }

    /// Goes on under another reading of the rules, if all of the game is legal under it.
    pub(super) fn change_rules(&mut self, rules: Rules) -> Result<(), String> {
        self.record = self
            .record
            .with_rules(rules)
            .map_err(|error| format!("this game would be illegal: {error}"))?;
        Ok(())
    }

    /// Whether the third repetition ends the game without a claim.
    pub(super) fn set_repetition_ends(&mut self, ends: bool) {
        self.record.set_repetition_ends(ends);
    }

    /// Plays the moves that follow the start in `position`. For a new game, which is given up if a
    /// move is illegal.
    pub(super) fn play_from_start(&mut self, moves: &[Move]) -> Result<(), String> {
        play_all(&mut self.record, POSITION_LIST, 0, moves, |_| ())
    }

    /// Plays all of these moves or, if one is illegal, none. `list` names them in an error.
    pub(super) fn play(&mut self, list: &str, moves: &[Move]) -> Lines {
        let mut record = self.record.clone();
        let mut lines = Vec::new();
        play_all(&mut record, list, 0, moves, |record| {
            lines.extend(last_shot("played", record));
        })?;
        self.record = record;
        Ok(lines)
    }

    /// What the shots of these moves would do, or of all legal moves if there are none. Nothing is
    /// played.
    pub(super) fn shots(&self, moves: &[Move]) -> Lines {
        if moves.len() > Move::MAX {
            let (count, most) = (moves.len(), Move::MAX);
            return Err(format!(
                "shot: {count} moves, no position has more than {most}"
            ));
        }
        let mut record = self.record.clone();
        let legal;
        let moves = match moves {
            [] => {
                legal = self.legal_moves();
                &legal
            }
            moves => moves,
        };
        let mut lines = Vec::with_capacity(moves.len() + 1);
        for (index, &mv) in moves.iter().enumerate() {
            play_all(&mut record, SHOT_LIST, index, &[mv], |record| {
                lines.extend(last_shot("shot", record));
            })?;
            record.undo();
        }
        lines.push("shotok".to_owned());
        Ok(lines)
    }

    /// The game so far, in the words that `position` takes.
    pub(super) fn transcript(&self) -> String {
        let start = self.record.start();
        let start = match Setup::of(start) {
            Some(setup) => format!("setup {setup}"),
            None => format!("fen {start}"),
        };
        transcript(&start, self.record.plies().iter().map(|ply| ply.mv))
    }

    /// Takes back the last move or, if a draw has been claimed, the claim.
    pub(super) fn undo(&mut self) -> Lines {
        match self.record.undo() {
            Some(Undone::Claim) => Ok(vec!["undone claim".to_owned()]),
            Some(Undone::Move(ply)) => Ok(vec![format!("undone {}", ply.mv)]),
            None => Err("undo: there is no move to take back".to_owned()),
        }
    }

    /// Claims a draw by repetition.
    pub(super) fn claim(&mut self) -> Lines {
        self.record
            .claim_draw()
            .map_err(|error| format!("claim: {error}"))?;
        let score = self.record.result().score();
        Ok(vec![format!("claimed result {score}")])
    }

    /// Starts a new game from the position seen by the other player.
    pub(super) fn flip(&mut self, repetition_ends: bool) -> Lines {
        let result = self.record.result();
        if result.is_over() {
            return Err(format!("flip: the game is over: {result}"));
        }
        let flipped = self.record.position().flipped();
        let line = format!("flipped {flipped}");
        self.record = Record::new(flipped);
        self.record.set_repetition_ends(repetition_ends);
        self.from_startpos = false;
        Ok(vec![line])
    }

    /// The legal moves; none when the game is over.
    pub(super) fn moves(&self) -> String {
        let words: String = self
            .legal_moves()
            .iter()
            .map(|mv| format!(" {mv}"))
            .collect();
        format!("moves{words}")
    }

    fn legal_moves(&self) -> MoveList {
        if self.record.result().is_over() {
            MoveList::new()
        } else {
            self.record.position().legal_moves()
        }
    }

    /// The answer to a question about the game.
    pub(super) fn answer(&self, query: Query) -> String {
        let result = self.record.result();
        let position = self.record.position();
        let answer = match query {
            Query::FirstToMove => (position.side() == Color::Blue).to_string(),
            Query::Turn => position.side().word().to_owned(),
            Query::GameOver => result.is_over().to_string(),
            Query::Result => reply::result_word(result).to_owned(),
            Query::Winner => result.winner().map_or("none", Color::word).to_owned(),
            Query::Repetitions => self.record.repetitions().to_string(),
            Query::Fen => position.to_string(),
        };
        format!("response {answer}")
    }

    /// The path of one player's beam, or of both players'.
    pub(super) fn beams(&self, color: Option<Color>) -> Vec<String> {
        let colors = color.map_or(Color::ALL.to_vec(), |color| vec![color]);
        let position = self.record.position();
        let lines = colors.iter().map(|&color| reply::beam(position, color));
        lines.collect()
    }

    /// The pieces on their squares, in one line.
    pub(super) fn board(&self) -> String {
        reply::board(self.record.position().board())
    }

    /// The board as text, with the beams, the FEN, the key and, when the game is over, the result.
    pub(super) fn display(&self) -> Vec<String> {
        let position = self.record.position();
        let style = TextStyle {
            charset: Charset::Ascii,
            color: false,
        };
        let board = render::text(position, style);
        let mut lines: Vec<String> = board.lines().map(str::to_owned).collect();
        lines.extend(self.beams(None));
        lines.push(format!("Fen: {position}"));
        lines.push(format!("Key: {:016x}", position.key()));
        let result = self.record.result();
        if result != GameResult::Ongoing {
            lines.push(format!("Result: {} {result}", result.score()));
        }
        lines
    }

    /// The static evaluation with this network, term by term and piece by piece.
    pub(super) fn explain(&self, network: &Arc<Network>) -> Vec<String> {
        let parts = eval::breakdown(self.record.position(), network);
        let terms = parts.terms.iter();
        let mut lines: Vec<String> = terms
            .map(|(term, blue, red)| format!("eval {term} blue {blue} red {red}"))
            .collect();
        lines.push(format!("eval network {}", parts.network));
        for rank in (0..Square::RANKS).rev() {
            let cells = parts.rank(rank).map(|cell| match cell {
                Some(points) => format!("{points:>6}"),
                None => format!("{:>6}", "."),
            });
            lines.push(format!("eval rank {}{}", rank + 1, cells.concat()));
        }
        lines.push(format!("eval score {}", parts.score));
        lines
    }

    /// The board as an SVG picture: in one line, or written to a file.
    pub(super) fn svg(&self, file: Option<&Path>) -> Lines {
        picture(render::svg(self.record.position()), file)
    }
}

/// The line about the shot of the last ply, which begins with this word.
fn last_shot(word: &str, record: &Record) -> Option<String> {
    let ply = record.plies().last()?;
    Some(reply::shot(word, ply, record.position(), record.result()))
}
