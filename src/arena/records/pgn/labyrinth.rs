//! The records of Labyrinth as PGN: tags and movetext, written and read. The players' tags have the names
//! of their seats, and every turn has its number.

use super::movetext::Movetext;
use super::pgn_record::PgnRecord;
use super::tags::Tags;
use super::write::{comment, figures, wrap, write_tag};
use crate::arena::records::labyrinth_record::{LabyrinthRecord, Seated};
use crate::arena::records::outcome::Reason;
use crate::arena::records::points::Points;
use crate::game::Variant;
use crate::labyrinth::rules::{MarkedMove, Position, Rules};
use crate::lines::Quoted;

impl PgnRecord for LabyrinthRecord {
    fn to_pgn(&self) -> String {
        let mut text = String::new();
        let mut tag = |name: &str, value: &str| write_tag(name, value, &mut text);
        let (day, time) = self.date.split_once('T').unwrap_or((&self.date, ""));
        tag("Event", "Akhet match");
        tag("Site", "?");
        tag("Date", &day.replace('-', "."));
        tag("Round", &self.round.to_string());
        for player in &self.players {
            tag(player.seat.name(), &player.name);
        }
        tag("Result", &self.result.to_string());
        tag("UTCTime", time.trim_end_matches('Z'));
        tag("Game", &self.game.to_string());
        tag("Variant", Variant::Labyrinth.name());
        tag("FreeOrder", &self.freeorder.to_string());
        tag("NoReturn", &self.noreturn.to_string());
        tag("OpenCards", &self.opencards.to_string());
        tag("Opening", &self.opening);
        tag("SetUp", "1");
        tag("FEN", &self.fen);
        let mut limits = self.players.iter().map(|player| &player.limit);
        match limits.next() {
            Some(first) if limits.all(|limit| limit == first) => tag("TimeControl", first),
            _ => {
                for player in &self.players {
                    tag(&limit_tag(player.seat.name()), &player.limit);
                }
            }
        }
        tag("PlyCount", &self.moves.len().to_string());
        tag("Termination", &self.reason.to_string());
        text.push('\n');
        wrap(&self.words(), &mut text);
        text
    }

    fn is_result(word: &str) -> bool {
        word.parse::<Points>().is_ok()
    }

    /// `docs/matches.md` lists the defaults of missing tags.
    fn from_pgn(
        tags: &Tags,
        movetext: &Movetext<MarkedMove>,
        result: &str,
    ) -> Result<LabyrinthRecord, String> {
        check_tags(tags, movetext.moves.len(), result)?;
        let (freeorder, noreturn) = (tags.switch("FreeOrder")?, tags.switch("NoReturn")?);
        let fen = tags
            .get("FEN")
            .ok_or("the tag FEN is missing, which has the start")?;
        let rules = Rules {
            free_order: freeorder,
            no_return: noreturn,
        };
        let start = Position::from_fen(fen, rules);
        let start = start.map_err(|error| format!("its start is no position: {error}"))?;
        let players = start.seats().iter().map(|&seat| {
            let limit = tags
                .get("TimeControl")
                .or(tags.get(&limit_tag(seat.name())));
            Seated {
                seat,
                name: tags.get(seat.name()).unwrap_or("?").to_owned(),
                limit: limit.unwrap_or_default().to_owned(),
            }
        });
        let detail = movetext.comments.last();
        let mut game = LabyrinthRecord {
            game: tags.leading_number("Game"),
            round: tags.leading_number("Round"),
            date: tags.date(),
            players: players.collect(),
            opening: tags.get("Opening").unwrap_or_default().to_owned(),
            fen: fen.to_owned(),
            freeorder,
            noreturn,
            opencards: tags.switch("OpenCards")?,
            moves: movetext.moves.clone(),
            result: result.parse().map_err(|error: &str| error.to_owned())?,
            reason: Reason::Unknown,
            detail: detail.map_or_else(String::new, |(_, text)| text.clone()),
        };
        let stated = tags.termination(game.ending());
        game.reason = stated.unwrap_or_else(|| match game.replay() {
            Ok(record) if record.winner().is_some() => Reason::TreasuresFound,
            _ => Reason::Unknown,
        });
        Ok(game)
    }
}

impl LabyrinthRecord {
    /// The words of the movetext.
    fn words(&self) -> Vec<String> {
        let turn = self.fen.split_ascii_whitespace().nth(5);
        let first: u64 = turn.and_then(|turn| turn.parse().ok()).unwrap_or(1);
        let mut words = Vec::new();
        for (number, turn) in (first..).zip(&self.moves) {
            words.push(format!("{number}."));
            words.push(turn.mv.to_string());
            words.extend(figures(turn));
        }
        words.extend(comment(&self.detail));
        words.push(self.result.to_string());
        words
    }
}

/// The tag of the limits of the player at a seat.
fn limit_tag(seat: &str) -> String {
    format!("{seat}TimeControl")
}

/// Checks that the tags agree with the moves, and that they are of this game.
fn check_tags(tags: &Tags, plies: usize, result: &str) -> Result<(), String> {
    if let Some(said) = tags.get("Variant")
        && said.parse() != Ok(Variant::Labyrinth)
    {
        let said = Quoted::new(said);
        return Err(format!(
            "the tag Variant says {said}, and labyrinth is read"
        ));
    }
    tags.check_result(result)?;
    tags.check_plies(plies)
}
