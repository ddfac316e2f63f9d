//! Games as text: the seven tags that rating tools read and some more, the moves with what the
//! players said of them, the result.

use super::engine::Score;
use super::record::{GameRecord, Reason, Turn, Verdict};
use crate::game::Move;
use crate::lines::{Line, Quoted, read_line};
use std::collections::HashMap;
use std::fmt::Write;
use std::io::{self, BufRead};

/// Lines of moves are not longer than this.
const COLUMNS: usize = 80;

/// Writes a game, with an empty line after it.
pub fn write(game: &GameRecord) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a string can not fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    let (day, time) = game.date.split_once('T').unwrap_or((&game.date, ""));
    tag("Event", "Akhet match");
    tag("Site", "?");
    tag("Date", &day.replace('-', "."));
    tag("Round", &game.round.to_string());
    tag("White", &game.blue);
    tag("Black", &game.red);
    tag("Result", &game.result.to_string());
    tag("UTCTime", time.trim_end_matches('Z'));
    tag("Game", &game.game.to_string());
    tag("Variant", "Laser Chess");
    tag("KingTurns", &game.kingturns.to_string());
    tag("SwapOntoClosed", &game.swapontoclosed.to_string());
    tag("Opening", &game.opening);
    tag("SetUp", "1");
    tag("FEN", &game.fen);
    let [blue, red] = &game.limits;
    if blue == red {
        tag("TimeControl", blue);
    } else {
        tag("WhiteTimeControl", blue);
        tag("BlackTimeControl", red);
    }
    tag("PlyCount", &game.moves.len().to_string());
    tag("Termination", &game.reason.to_string());
    text.push('\n');
    write_moves(game, &mut text);
    text
}

fn write_moves(game: &GameRecord, text: &mut String) {
    let fields: Vec<&str> = game.fen.split_ascii_whitespace().collect();
    let red_begins = fields.get(1) == Some(&"r");
    let first: u64 = fields
        .get(2)
        .and_then(|number| number.parse().ok())
        .unwrap_or(1);
    let mut words = Vec::new();
    for (index, turn) in game.moves.iter().enumerate() {
        let ply = index + usize::from(red_begins);
        let number = first + ply as u64 / 2;
        if ply % 2 == 0 {
            words.push(format!("{number}."));
        } else if index == 0 {
            words.push(format!("{number}..."));
        }
        words.push(turn.mv.to_string());
        let seconds = turn.time as f64 / 1000.0;
        words.push(format!("{{{}", opinion(turn)));
        words.push(format!("{seconds:.3}s}}"));
    }
    // A brace would end the comment.
    let detail = format!("{{{}}}", game.detail.replace(['{', '}'], "|"));
    words.extend(detail.split(' ').map(str::to_owned));
    words.push(game.result.to_string());
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 {
            let wraps = column + 1 + width > COLUMNS;
            text.push(if wraps { '\n' } else { ' ' });
            column = if wraps { 0 } else { column + 1 };
        }
        text.push_str(&word);
        column += width;
    }
    text.push_str("\n\n");
}

/// `SCORE/DEPTH`: the score in Deflectors, or `M` with the moves to the end of the game.
fn opinion(turn: &Turn) -> String {
    let score = match turn.score {
        Some(Score::Cp(points)) => format!("{:+.2}", f64::from(points) / 100.0),
        Some(Score::Mate(moves)) if moves > 0 => format!("+M{moves}"),
        Some(Score::Mate(moves)) => format!("-M{}", moves.unsigned_abs()),
        None => "?".to_owned(),
    };
    match turn.depth {
        Some(depth) => format!("{score}/{depth}"),
        None => format!("{score}/?"),
    }
}

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
    turns: Vec<Turn>,
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
        self.turns.push(Turn {
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
fn read_opinion(text: &str, turn: &mut Turn) -> Option<()> {
    let (opinion, time) = text.split_once(' ')?;
    let (score, depth) = opinion.split_once('/')?;
    let seconds: f64 = time.strip_suffix('s')?.parse().ok()?;
    let score = match score {
        "?" => None,
        _ => Some(match score.strip_prefix("+M") {
            Some(moves) => Score::Mate(moves.parse().ok()?),
            None => match score.strip_prefix("-M") {
                Some(moves) => Score::Mate(-moves.parse::<i32>().ok()?),
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
    let result_of = |result: &str| -> Result<Verdict, String> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Color;

    /// A short game.
    fn game() -> GameRecord {
        let turn = |mv: &str, score, depth, time| Turn {
            mv: mv.parse().unwrap(),
            score,
            depth,
            nodes: None,
            time,
        };
        GameRecord {
            game: 12,
            round: 6,
            date: "2026-11-21T04:05:06Z".to_owned(),
            blue: "a \"b\" \\ c".to_owned(),
            red: "Réd".to_owned(),
            limits: ["1+0.01".to_owned(), "nodes=500".to_owned()],
            opening: "ace".to_owned(),
            fen: "ls9/10/10/2k5Ps1/10/10/10/4K4Ln r 9".to_owned(),
            kingturns: true,
            swapontoclosed: false,
            moves: vec![
                turn("c5c4", Some(Score::Cp(-1234)), Some(3), 21),
                turn("i5j5", Some(Score::Mate(7)), Some(12), 1_000_001),
                turn("c4c5", Some(Score::Mate(-1)), None, 0),
                turn("e1d1", None, Some(1), 5),
            ],
            result: Verdict::Won(Color::Blue),
            reason: Reason::KingHit,
            detail: "Blue has won, and a long comment that goes beyond the end of the line {x}"
                .to_owned(),
        }
    }

    fn read_all(text: &str) -> Vec<Result<GameRecord, String>> {
        Reader::new(text.as_bytes())
            .map(|game| game.map_err(|error| error.to_string()))
            .collect()
    }

    #[test]
    fn what_is_written_is_read_back() {
        let (mut game, mut other) = (game(), game());
        game.detail = game.detail.replace(['{', '}'], "|");
        other.limits = ["depth=3".to_owned(), "depth=3".to_owned()];
        other.moves.clear();
        (other.reason, other.detail) = (Reason::Crash, String::new());
        let text = write(&game) + &write(&other);
        assert_eq!(read_all(&text), [Ok(game.clone()), Ok(other)]);
        assert!(
            text.lines()
                .filter(|line| !line.starts_with('['))
                .all(|line| line.len() <= COLUMNS)
        );
        assert!(text.contains(
            "9... c5c4 {-12.34/3 0.021s} 10. i5j5 {+M7/12 1000.001s} c4c5 {-M1/? 0.000s}"
        ));
        let mut record = game.replay();
        assert!(record.is_ok(), "{record:?}");
        game.moves[1].mv = "i5i6".parse().unwrap();
        record = game.replay();
        assert!(record.unwrap_err().to_string().contains("no King was hit"));
    }

    #[test]
    fn other_programs_may_write_it_in_other_ways() {
        let text = write(&game());
        let crlf = text.replace('\n', "\r\n");
        assert_eq!(read_all(&crlf), read_all(&text));
        let close = text
            .replace("10. i5j5", "10.i5j5")
            .replace("c5c4 {", "c5c4{");
        assert_eq!(read_all(&close), read_all(&text));
        let marked = text.replace("c4c5", "$1 ; c4c4\nc4c5");
        assert_eq!(read_all(&marked), read_all(&text));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let text = write(&game());
        for (from, to, error) in [
            (
                "i5j5",
                "i5x5",
                "line 21: 'i5x5' is no move: after the first square",
            ),
            (
                "[Round \"6\"]",
                "[Round 6]",
                "line 4: a tag is [Name \"value\"]",
            ),
            ("[Round \"6\"]", "[Date \"6\"]", "line 4: a tag comes twice"),
            (
                "[Round \"6\"]",
                "[Round \"-1\"]",
                "line 1: the tag Round has a value that it can not have",
            ),
            (
                "[Termination \"king hit\"]",
                "",
                "line 1: the tag Termination is missing",
            ),
            (
                "king hit",
                "kong hit",
                "line 1: Termination 'kong hit': it is no reason",
            ),
            (
                "[PlyCount \"4\"]",
                "[PlyCount \"3\"]",
                "line 1: PlyCount is 3 and there are 4 moves",
            ),
            (
                "[Result \"1-0\"]",
                "[Result \"0-1\"]",
                "line 1: the tag Result says 0-1 and the moves end with 1-0",
            ),
            (
                "1-0\n\n",
                "1-0 1-0\n",
                "line 23: nothing may follow a result",
            ),
            (
                "1-0\n\n",
                "",
                "line 1: the game that begins here has no end",
            ),
        ] {
            assert!(text.contains(from), "{from}");
            let games = read_all(&text.replacen(from, to, 1));
            let found = games[0].clone().unwrap_err();
            assert!(found.starts_with(error), "{found} is not {error}");
            assert_eq!(games.len(), 1);
        }
    }

    #[test]
    fn a_torn_game_says_where_it_begins() {
        let text = write(&game());
        for cut in 1..text.trim_end().len() {
            if !text.is_char_boundary(cut) {
                continue;
            }
            let torn = text.clone() + &text[..cut];
            let mut reader = Reader::new(torn.as_bytes());
            assert!(reader.next().unwrap().is_ok());
            assert!(matches!(reader.next(), Some(Err(_))));
            assert_eq!(reader.begin(), text.len() as u64);
            assert!(reader.next().is_none());
        }
    }
}
