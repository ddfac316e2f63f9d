//! Text -> games.

use crate::arena::records::game_record::{GameRecord, MoveRecord};
use crate::arena::records::outcome::{GameOutcome, Reason};
use crate::arena::records::score::Score;
use crate::laser::rules::Move;
use crate::lines::{Line, Quoted, read_line};
use std::collections::HashMap;
use std::io::{self, BufRead};

/// Why a file can not be read.
#[derive(Debug, thiserror::Error)]
pub enum PgnError {
    /// The file can not be read at all.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Something is wrong in a line.
    #[error("line {line}: {what}")]
    Line {
        /// The line, from 1.
        line: u64,
        /// What is wrong there.
        what: String,
    },
    /// The last game has no end.
    #[error("line {line}: the game that begins here has no end")]
    Torn {
        /// Where the game begins, from 1.
        line: u64,
    },
}

/// Reads games one by one.
pub struct Reader<R> {
    input: R,
    line: u64,
    offset: u64,
    begin: u64,
    failed: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads from here.
    pub fn new(input: R) -> Reader<R> {
        Reader {
            input,
            line: 0,
            offset: 0,
            begin: 0,
            failed: false,
        }
    }

    /// The line of the last game's end, from 1.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// Where the last game begins, in bytes.
    pub fn begin(&self) -> u64 {
        self.begin
    }

    /// Is there nothing more to read?
    ///
    /// # Errors
    /// When that can not be told.
    pub fn is_at_end(&mut self) -> io::Result<bool> {
        self.input.fill_buf().map(<[u8]>::is_empty)
    }

    fn fault(&self, what: impl Into<String>) -> PgnError {
        let (line, what) = (self.line, what.into());
        PgnError::Line { line, what }
    }

    fn next_line(&mut self) -> Result<Option<String>, PgnError> {
        let Some((line, length)) = read_measured(&mut self.input)? else {
            return Ok(None);
        };
        self.line += 1;
        self.offset += length;
        match line {
            Line::Text(text) => Ok(Some(text)),
            Line::Unreadable(why) => Err(self.fault(why)),
        }
    }

    fn game(&mut self) -> Result<Option<GameRecord>, PgnError> {
        let mut tags = HashMap::new();
        let mut text = MoveText::default();
        let mut begin = None;
        loop {
            let offset = self.offset;
            let Some(line) = self.next_line()? else {
                return match begin {
                    Some(line) => Err(PgnError::Torn { line }),
                    None => Ok(None),
                };
            };
            if line.trim().is_empty() {
                continue;
            }
            let begin = *begin.get_or_insert_with(|| {
                self.begin = offset;
                self.line
            });
            if line.starts_with('[') && text.is_empty() {
                let (name, value) =
                    read_tag(&line).ok_or_else(|| self.fault("a tag is [Name \"value\"]"))?;
                if tags.insert(name, value).is_some() {
                    return Err(self.fault("a tag comes twice"));
                }
            } else if let Some(result) = text.read(&line).map_err(|what| self.fault(what))? {
                let game = finish(&tags, text, &result);
                return game
                    .map(Some)
                    .map_err(|what| PgnError::Line { line: begin, what });
            }
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<GameRecord, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let game = self.game().transpose();
        self.failed = matches!(game, Some(Err(_)));
        game
    }
}

/// Reads a line, and says how many bytes it takes with its end.
fn read_measured(input: &mut impl BufRead) -> io::Result<Option<(Line, u64)>> {
    struct Measured<'a, R> {
        input: &'a mut R,
        length: u64,
    }
    impl<R: BufRead> io::Read for Measured<'_, R> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let length = self.input.read(buffer)?;
            self.length += length as u64;
            Ok(length)
        }
    }
    impl<R: BufRead> BufRead for Measured<'_, R> {
        fn fill_buf(&mut self) -> io::Result<&[u8]> {
            self.input.fill_buf()
        }

        fn consume(&mut self, amount: usize) {
            self.length += amount as u64;
            self.input.consume(amount);
        }
    }
    let mut measured = Measured { input, length: 0 };
    let line = read_line(&mut measured)?;
    Ok(line.map(|line| (line, measured.length)))
}

fn read_tag(line: &str) -> Option<(String, String)> {
    let inner = line.trim().strip_prefix('[')?.strip_suffix("\"]")?;
    let (name, value) = inner.split_once(" \"")?;
    let mut read = String::new();
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => read.push(letters.next()?),
            '"' => return None,
            _ => read.push(letter),
        }
    }
    Some((name.trim().to_owned(), read))
}

/// The moves of a game, as far as they have been read.
#[derive(Default)]
struct MoveText {
    turns: Vec<MoveRecord>,
    /// A comment that has been opened.
    comment: Option<String>,
    /// Whether the last move waits for its player's opinion.
    waits: bool,
    /// The last comment that is no opinion.
    detail: String,
    begun: bool,
}

impl MoveText {
    fn is_empty(&self) -> bool {
        !self.begun
    }

    /// Reads a line; gives back the result that ends the game.
    fn read(&mut self, line: &str) -> Result<Option<String>, String> {
        self.begun = true;
        let mut rest = line.trim();
        while !rest.is_empty() {
            if let Some(mut comment) = self.comment.take() {
                let Some((inner, after)) = rest.split_once('}') else {
                    comment.push_str(rest);
                    comment.push(' ');
                    self.comment = Some(comment);
                    return Ok(None);
                };
                comment.push_str(inner);
                self.comment(comment.trim());
                rest = after.trim_start();
                continue;
            }
            if let Some(after) = rest.strip_prefix('{') {
                self.comment = Some(String::new());
                rest = after;
                continue;
            }
            if rest.starts_with(';') {
                return Ok(None);
            }
            let end = rest.find(|c: char| c.is_ascii_whitespace() || c == '{');
            let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
            rest = after.trim_start();
            if matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*") {
                return match rest {
                    "" => Ok(Some(word.to_owned())),
                    _ => Err("nothing may follow a result in its line".to_owned()),
                };
            }
            self.word(word)?;
        }
        Ok(None)
    }

    fn word(&mut self, word: &str) -> Result<(), String> {
        // A move number, alone or before its move, or a mark.
        let mv = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let mv = if mv.starts_with('.') {
            mv.trim_start_matches('.')
        } else {
            word
        };
        if mv.is_empty() || mv.starts_with('$') {
            return Ok(());
        }
        let mv: Move = mv
            .parse()
            .map_err(|error| format!("'{}' is no move: {error}", Quoted::new(mv)))?;
        self.waits = true;
        self.turns.push(MoveRecord {
            mv,
            score: None,
            depth: None,
            nodes: None,
            time: 0,
        });
        Ok(())
    }

    fn comment(&mut self, text: &str) {
        let opinion = self.turns.last_mut().filter(|_| self.waits);
        self.waits = false;
        if opinion.and_then(|turn| read_opinion(text, turn)).is_none() {
            self.detail = text.to_owned();
        }
    }
}

/// Reads `SCORE/DEPTH TIMEs` into the turn; `None` where the text is something else.
fn read_opinion(text: &str, turn: &mut MoveRecord) -> Option<()> {
    let (opinion, time) = text.split_once(' ')?;
    let (score, depth) = opinion.split_once('/')?;
    let seconds: f64 = time.strip_suffix('s')?.parse().ok()?;
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
    (turn.score, turn.depth) = (score, depth);
    turn.time = (seconds * 1000.0).round() as u64;
    Some(())
}

fn finish(
    tags: &HashMap<String, String>,
    text: MoveText,
    result: &str,
) -> Result<GameRecord, String> {
    let tag = |name: &str| {
        let value = tags.get(name).map(String::as_str);
        value.ok_or_else(|| format!("the tag {name} is missing"))
    };
    fn read<T: std::str::FromStr>(name: &str, value: &str) -> Result<T, String> {
        let value = value.parse();
        value.map_err(|_| format!("the tag {name} has a value that it can not have"))
    }
    let result_of = |result: &str| -> Result<GameOutcome, String> {
        result.parse().map_err(|error: &str| error.to_owned())
    };
    let (said, reason) = (tag("Result")?, tag("Termination")?);
    if said != result {
        return Err(format!(
            "the tag Result says {} and the moves end with {result}",
            Quoted::new(said)
        ));
    }
    let limit = |name: &str| tag("TimeControl").or_else(|_| tag(name)).map(str::to_owned);
    let game = GameRecord {
        game: tag("Game").map_or(Ok(0), |value| read("Game", value))?,
        round: tag("Round").map_or(Ok(0), |value| read("Round", value))?,
        date: format!(
            "{}T{}Z",
            tag("Date")?.replace('.', "-"),
            tag("UTCTime").unwrap_or("00:00:00")
        ),
        blue: tag("White")?.to_owned(),
        red: tag("Black")?.to_owned(),
        limits: [
            limit("WhiteTimeControl").unwrap_or_default(),
            limit("BlackTimeControl").unwrap_or_default(),
        ],
        opening: tag("Opening").unwrap_or_default().to_owned(),
        fen: tag("FEN")?.to_owned(),
        kingturns: tag("KingTurns").map_or(Ok(false), |value| read("KingTurns", value))?,
        swapontoclosed: tag("SwapOntoClosed")
            .map_or(Ok(false), |value| read("SwapOntoClosed", value))?,
        moves: text.turns,
        result: result_of(result)?,
        reason: reason
            .parse::<Reason>()
            .map_err(|error| format!("Termination '{}': {error}", Quoted::new(reason)))?,
        detail: text.detail,
    };
    let plies = tag("PlyCount").map_or(Ok(game.moves.len()), |value| read("PlyCount", value))?;
    if plies != game.moves.len() {
        return Err(format!(
            "PlyCount is {plies} and there are {} moves",
            game.moves.len()
        ));
    }
    Ok(game)
}
