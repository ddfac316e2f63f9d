//! The movetext section of a PGN game: moves with their numbers and figures, comments, variations and the
//! result.

use super::tags::{PgnFault, Style};
use crate::{MoveRecord, Score};
use akhet::laser::rules::{Color, Position};
use akhet::lines::Quoted;
use std::fmt::Display;
use std::str::FromStr;

/// The movetext of a game, as far as it has been read.
pub struct Movetext<M> {
    /// The moves of the game, without those of variations.
    pub moves: Vec<MoveRecord<M>>,
    /// The comments that do not hold a score and a time, each with the number of moves before it.
    pub comments: Vec<(usize, String)>,
    /// The comment that is open at the end of the last line.
    comment: Option<String>,
    /// The number of open variations. Variations nest.
    variations: u32,
    /// Whether the next comment may hold the score of the last move.
    awaits_score: bool,
    /// Whether the last comment is about the end of the game, since another came between it and the last move.
    closes: bool,
    begun: bool,
    /// The first fault, until it is taken.
    fault: Option<PgnFault>,
    /// Whether the last line ends with a result inside a variation.
    ends_in_variation: bool,
}

impl<M> Default for Movetext<M> {
    fn default() -> Movetext<M> {
        Movetext {
            moves: Vec::new(),
            comments: Vec::new(),
            comment: None,
            variations: 0,
            awaits_score: false,
            closes: false,
            begun: false,
            fault: None,
            ends_in_variation: false,
        }
    }
}

impl<M> Movetext<M> {
    /// The last comment that does not hold a score; empty if there is none.
    pub fn last_comment(&self) -> String {
        let last = self.comments.last();
        last.map_or_else(String::new, |(_, text)| text.clone())
    }

    /// The comment about the end of the game: one that follows a comment on the last move, which may be empty. Empty
    /// if there is none.
    pub(super) fn closing_comment(&self) -> String {
        if self.closes {
            self.last_comment()
        } else {
            String::new()
        }
    }

    /// Whether a line of movetext has been read.
    pub(super) fn has_begun(&self) -> bool {
        self.begun
    }

    /// Whether a comment or variation is open at the end of the last line.
    pub(super) fn is_open(&self) -> bool {
        self.comment.is_some() || self.variations > 0
    }

    /// Whether the last line ends with a result inside a variation. If an empty line follows, the variation was never
    /// closed.
    pub(super) fn ends_in_variation(&self) -> bool {
        self.ends_in_variation
    }

    /// The first fault of the lines read since the last call.
    pub fn take_fault(&mut self) -> Option<PgnFault> {
        self.fault.take()
    }
}

impl<M: FromStr<Err: Display>> Movetext<M> {
    /// Reads a line; returns the result, a word for which `is_result` holds, if the game ends there. A fault
    /// does not change where the game ends; [`take_fault`](Movetext::take_fault) returns it.
    pub fn read(&mut self, line: &str, is_result: fn(&str) -> bool) -> Option<String> {
        self.begun = true;
        self.ends_in_variation = false;
        let mut rest = line.trim();
        while let Some(first) = rest.chars().next() {
            if let Some(mut comment) = self.comment.take() {
                let Some((inner, after)) = rest.split_once('}') else {
                    comment.push_str(rest);
                    comment.push(' ');
                    self.comment = Some(comment);
                    return None;
                };
                comment.push_str(inner);
                self.end_comment(comment.trim());
                rest = after.trim_start();
                continue;
            }
            match first {
                '{' => self.comment = Some(String::new()),
                '(' => self.variations += 1,
                ')' => match self.variations.checked_sub(1) {
                    Some(open) => self.variations = open,
                    None => self.fail(PgnFault::NoVariation),
                },
                ';' => return None,
                _ => {
                    let end = rest
                        .find(|c: char| c.is_ascii_whitespace() || "{();".contains(c))
                        .unwrap_or(rest.len());
                    let (word, after) = rest.split_at(end);
                    rest = after.trim_start();
                    if self.variations > 0 {
                        self.ends_in_variation = rest.is_empty() && is_result(word);
                        continue;
                    }
                    if is_result(word) {
                        if !(rest.is_empty() || rest.starts_with(';')) {
                            self.fail(PgnFault::AfterResult);
                        }
                        return Some(word.to_owned());
                    }
                    self.word(word).unwrap_or_else(|fault| self.fail(fault));
                    continue;
                }
            }
            rest = rest[1..].trim_start();
        }
        None
    }

    fn fail(&mut self, fault: PgnFault) {
        self.fault.get_or_insert(fault);
    }

    /// Reads a move, with or without its number before it, or a move number or NAG alone.
    fn word(&mut self, word: &str) -> Result<(), PgnFault> {
        let mv = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let mv = if mv.starts_with('.') {
            mv.trim_start_matches('.')
        } else {
            word
        };
        let bare = mv.trim_end_matches(['!', '?']);
        let is_number = bare.chars().all(|c| c.is_ascii_digit());
        if is_number || bare.starts_with('$') {
            return Ok(());
        }
        let mv: M = read_move(mv)
            .map_err(|error: M::Err| PgnFault::Move(Quoted::new(bare), error.to_string()))?;
        (self.awaits_score, self.closes) = (true, false);
        self.moves.push(mv.into());
        Ok(())
    }

    fn end_comment(&mut self, text: &str) {
        if self.variations > 0 {
            return;
        }
        self.closes = !self.awaits_score;
        let scored = self.moves.last_mut().filter(|_| self.awaits_score);
        self.awaits_score = false;
        if scored.and_then(|mv| read_score(text, mv)).is_none() {
            self.comments.push((self.moves.len(), text.to_owned()));
        }
    }
}

/// Reads a move, which may be followed by suffixes such as `!`, `?` and `!?`; the move is the longest part that reads
/// as one.
fn read_move<M: FromStr>(mut word: &str) -> Result<M, M::Err> {
    loop {
        match (word.parse(), word.strip_suffix(['!', '?'])) {
            (Err(_), Some(shorter)) => word = shorter,
            (read, _) => return read,
        }
    }
}

/// Reads a comment `SCORE/DEPTH TIMEs` into the move; `None` if the comment has another form. Abridged files may omit
/// the time; the score is then signed. Other programs append more after a comma.
fn read_score<M>(text: &str, mv: &mut MoveRecord<M>) -> Option<()> {
    let text = text.split_once(',').map_or(text, |(figures, _)| figures);
    let (score, seconds) = match text.split_once(' ') {
        Some((score, time)) => (score, time.strip_suffix('s')?.parse().ok()?),
        None if text.starts_with(['+', '-']) => (text, 0.0),
        None => return None,
    };
    let (score, depth) = score.split_once('/')?;
    let score = match score {
        "?" => None,
        _ => Some(match score.strip_prefix("+M") {
            Some(moves) => Score::Mate(moves.parse().ok()?),
            None => match score.strip_prefix("-M") {
                Some(moves) => Score::Mate(format!("-{moves}").parse().ok()?),
                None => Score::Cp((score.parse::<f64>().ok()? * 100.0).round() as i32),
            },
        }),
    };
    let depth = match depth {
        "?" => None,
        _ => Some(depth.parse().ok()?),
    };
    (mv.score, mv.depth) = (score, depth);
    mv.time = (seconds * 1000.0_f64).round() as u64;
    Some(())
}

/// A move's score, depth and time as the words of a comment, `{SCORE/DEPTH SECONDSs}`, or in fastchess's style
/// `{SCORE/DEPTH SECONDSs, n=NODES, sd=SELDEPTH}`; empty if none is known.
pub fn figures<M>(turn: &MoveRecord<M>, style: Style) -> Vec<String> {
    if turn.score.is_none() && turn.depth.is_none() && turn.time == 0 {
        return Vec::new();
    }
    let seconds = turn.time as f64 / 1000.0;
    let mut comment = format!(
        "{{{} {seconds:.3}s",
        score_and_depth(turn.score, turn.depth)
    );
    if style == Style::Fastchess {
        let nodes = turn.nodes.map(|nodes| format!(", n={nodes}"));
        let seldepth = turn.seldepth.map(|depth| format!(", sd={depth}"));
        comment.extend([nodes, seldepth].into_iter().flatten());
    }
    comment.push('}');
    comment.split(' ').map(str::to_owned).collect()
}

/// A comment's `SCORE/DEPTH`, with `?` for an unknown one.
pub(super) fn score_and_depth(score: Option<Score>, depth: Option<u32>) -> String {
    fn known(number: Option<impl Display>) -> String {
        number.map_or("?".to_owned(), |number| number.to_string())
    }
    format!("{}/{}", known(score), known(depth))
}

/// The move numbers of a game, counted from its start; both players' moves share a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveNumbers {
    /// The number of the first move.
    pub first: u64,
    /// Who makes it.
    pub begins: Color,
}

impl MoveNumbers {
    /// The numbers of a game from this position on.
    pub fn from(start: &Position) -> MoveNumbers {
        MoveNumbers {
            first: start.move_number().into(),
            begins: start.side(),
        }
    }

    /// The number of the ply at this index, from 0, with its dots: `3.` for Blue's and `3...` for Red's.
    pub fn of(self, index: usize) -> String {
        let ply = index + usize::from(self.begins == Color::Red);
        let number = self.first.saturating_add(ply as u64 / 2);
        if self.is_blue(index) {
            format!("{number}.")
        } else {
            format!("{number}...")
        }
    }

    /// [`of`](MoveNumbers::of) in movetext, where Red's move needs no number right after Blue's: it has one only if
    /// `red_too`.
    pub fn before(self, index: usize, red_too: bool) -> Option<String> {
        (red_too || self.is_blue(index)).then(|| self.of(index))
    }

    fn is_blue(self, index: usize) -> bool {
        (self.begins == Color::Blue) == index.is_multiple_of(2)
    }
}
