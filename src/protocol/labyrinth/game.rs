//! Labyrinth's game on the board, and the replies to the commands that play it and ask about it.

use super::command::{Query, Start, player_word};
use crate::game::Game as _;
use crate::labyrinth::render::{self, TextStyle};
use crate::labyrinth::rules::{MarkedMove, Position, Record, Rules, Seat, Square, Undo};
use crate::protocol::command::POSITION_LIST;
use crate::protocol::playing::{Lines, picture, play_all, transcript};
use std::fmt::Write;
use std::path::Path;

/// The game on the board. A method that fails gives the reason and leaves the game as it was.
pub(super) struct Game {
    start: Start,
    record: Record,
}

impl Game {
    /// A new game from this start, to be played by these rules.
    pub(super) fn new(start: Start, rules: Rules) -> Result<Game, String> {
        let position = match &start {
            Start::Deal(seed, players) => Position::deal(*seed, *players, rules),
            Start::Fen(fen) => {
                Position::from_fen(fen, rules).map_err(|error| format!("position: fen: {error}"))?
            }
        };
        Ok(Game {
            start,
            record: Record::new(position),
        })
    }

    /// The game with its moves so far.
    pub(super) fn record(&self) -> &Record {
        &self.record
    }

    /// Goes on under other rules, if all of the game is legal under them.
    pub(super) fn change_rules(&mut self, rules: Rules) -> Result<(), String> {
        let illegal = |error: &str| format!("this game would be illegal: {error}");
        let mut game = Game::new(self.start.clone(), rules).map_err(|error| illegal(&error))?;
        let moves: Vec<MarkedMove> = self.record.plies().iter().map(|ply| ply.mv).collect();
        play_all(&mut game.record, "ply", 0, &moves, |_| ()).map_err(|error| illegal(&error))?;
        *self = game;
        Ok(())
    }

    /// Plays the moves that follow the start in `position`. For a new game, which is given up if a
    /// move is illegal.
    pub(super) fn play_from_start(&mut self, moves: &[MarkedMove]) -> Result<(), String> {
        play_all(&mut self.record, POSITION_LIST, 0, moves, |_| ())
    }

    /// Plays all of these moves or, if one is illegal, none. `list` names them in an error.
    pub(super) fn play(&mut self, list: &str, moves: &[MarkedMove]) -> Lines {
        let mut record = self.record.clone();
        let mut lines = Vec::new();
        play_all(&mut record, list, 0, moves, |record| {
            let last = record.plies().last();
            lines.extend(last.map(|ply| played(ply, record.winner())));
        })?;
        self.record = record;
        Ok(lines)
    }

    /// The game so far, in the words that `position` takes.
    pub(super) fn transcript(&self) -> String {
        let start = match &self.start {
            Start::Deal(seed, players) => format!("deal {seed} {}", players.count()),
            Start::Fen(_) => format!("fen {}", self.record.start()),
        };
        transcript(&start, self.record.plies().iter().map(|ply| ply.mv))
    }

    /// The game so far as this player has seen it, in the words that `position` takes.
    pub(super) fn seen_transcript(&self, viewer: Seat) -> String {
        let seen = self.record.seen_by(viewer);
        let start = format!("fen {}", seen.start());
        transcript(&start, seen.plies().iter().map(|ply| ply.mv))
    }

    /// Takes back the last move.
    pub(super) fn undo(&mut self) -> Lines {
        match self.record.undo() {
            Some(ply) => Ok(vec![format!("undone {}", ply.mv)]),
            None => Err("undo: there is no move to take back".to_owned()),
        }
    }

    /// The legal moves; none when the game is over.
    pub(super) fn moves(&self) -> String {
        let mut line = "moves".to_owned();
        for mv in self.record.position().moves() {
            // Writing to a string cannot fail.
            let _ = write!(line, " {mv}");
        }
        line
    }

    /// The answer to a question about the game.
    pub(super) fn answer(&self, query: Query) -> String {
        let winner = self.record.winner();
        let place = |seat| self.record.place(seat).index();
        let answer = match query {
            Query::FirstToMove => (self.record.turn().index() == 0).to_string(),
            Query::Turn => player_word(self.record.position().mover()).to_owned(),
            Query::GameOver => winner.is_some().to_string(),
            Query::Result => match winner {
                Some(winner) => format!("p{}win", place(winner) + 1),
                None => "none".to_owned(),
            },
            Query::Winner => winner.map_or("none", player_word).to_owned(),
            Query::Fen => self.record.position().to_string(),
        };
        format!("response {answer}")
    }

    /// The answer to a question for the position as this player sees it.
    pub(super) fn seen_fen(&self, viewer: Seat) -> String {
        format!("response {}", self.record.position().seen_by(viewer))
    }

    /// The tiles on their squares, in one line.
    pub(super) fn board(&self) -> String {
        let board = self.record.position().board();
        let mut line = "board".to_owned();
        for rank in (0..Square::SIDE).rev() {
            let squares = (0..Square::SIDE).filter_map(|file| Square::new(file, rank));
            for square in squares {
                // As above.
                let _ = write!(line, " {square} {}", board.tile(square));
            }
        }
        format!("{line} spare {}", board.spare())
    }

    /// The board as text, or what this player sees of it, with the FEN, the key and, when the game is
    /// over, the winner.
    pub(super) fn display(&self, viewer: Option<Seat>) -> Vec<String> {
        let position = self.record.position();
        let position = match viewer {
            Some(viewer) => position.seen_by(viewer),
            None => position.clone(),
        };
        let style = TextStyle {
            unicode: false,
            color: false,
        };
        let board = render::text(&position, style);
        let mut lines: Vec<String> = board.lines().map(str::to_owned).collect();
        lines.push(format!("Fen: {position}"));
        lines.push(format!("Key: {:016x}", position.key()));
        if let Some(winner) = position.winner() {
            lines.push(format!("Result: {winner} has won"));
        }
        lines
    }

    /// The board as an SVG picture: in one line, or written to a file.
    pub(super) fn svg(&self, file: Option<&Path>) -> Lines {
        picture(render::svg(self.record.position()), file)
    }
}

/// `played g2ec1 uncovered I result *`: a move with the card that it uncovers, if it does, and the winner.
fn played(ply: &Undo, winner: Option<Seat>) -> String {
    let uncovered = match ply.uncovered {
        Some(treasure) => format!(" uncovered {treasure}"),
        None => String::new(),
    };
    let result = winner.map_or("*", player_word);
    format!("played {}{uncovered} result {result}", ply.mv)
}
