//! Labyrinth at the prompt: its commands, pictures and texts.

use super::args::any_deal;
use super::console::Vocabulary;
use super::illegal;
use super::labyrinth_guide;
use super::labyrinth_table;
use super::lang::{player, text};
use super::played::{Narrated, PlayedGame};
use super::prompt_game::{Answer, PromptGame, Screen, Told};
use super::words::{Commands, is_cramped, shown};
use crate::spelling::slips;
use akhet::game::{self, Game};
use akhet::labyrinth::render::{LastMoves, Layout, Phrase, TextStyle, text_said};
use akhet::labyrinth::rules::{
    Card, Deal, Direction, End, IllegalMove, MarkedMove, Move, ParseMoveError, Players, Position,
    Reach, Record, Rules, Seat, Slide, Square, Undo, card_letter,
};
use akhet::labyrinth::search::{Score, win_chance};
use akhet::lines::Quoted;
use akhet::search::Info;
use akhet_records::{LabyrinthRecord, Seated};
use akhet_records::{MoveRecord, Points, Reason};
use std::collections::BTreeSet;
use std::error::Error;

/// The columns and rows that a terminal needs to show the players beside the maze, or below it: room for the picture,
/// two sentences and the prompt. A smaller one gets a small maze; if it also has fewer columns than the first, short
/// lines about the players.
const BESIDE: (u16, u16) = (80, 26);
const BELOW: (u16, u16) = (56, 31);

/// The lengths of an arrow and of a slide as text.
const ARROW: usize = 2;
const SLIDE: usize = 3;

pub(super) struct LabyrinthPrompt {
    /// The last deal, which is the game's if the starts are equal.
    pub(super) deal: Option<Deal>,
}

/// The layout for a terminal of this size.
fn layout(size: Option<(u16, u16)>) -> Layout {
    let fits = |needed| !size.is_some_and(|size| is_cramped(size, needed));
    if fits(BESIDE) {
        Layout::Beside
    } else if fits(BELOW) {
        Layout::Below
    } else if fits((BESIDE.0, 0)) {
        Layout::Compact
    } else {
        Layout::Narrow
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum Refusal {
    #[error("{}{near}", text!("no-move", word = .word.to_string(), error = illegal::maze_word(*.error)))]
    NoMove {
        word: Quoted,
        error: ParseMoveError,
        near: String,
    },
    #[error("{mv}: {}", illegal::maze_move(*.error))]
    Illegal { mv: Move, error: IllegalMove },
    #[error("{mv}: {}", see_moves(*.mv, *.error))]
    Unreachable { mv: Move, error: IllegalMove },
    #[error("{}: {}", shown("what"), text!("no-square", game = "labyrinth", word = .0.to_string()))]
    NoSquare(Quoted),
    #[error("{}: {}", shown("moves"), text!("none-begins", word = .0.to_string()))]
    NoneBegins(Quoted),
    #[error("{}: {}", shown("new"), text!("no-seed", word = .0.to_string()))]
    NoSeed(Quoted),
    #[error("{}: {}", shown("new"), text!("no-deal"))]
    NoDeal,
    #[error("{}: {}", shown("new"), text!("new-followed"))]
    Followed,
}

fn see_moves(mv: Move, error: IllegalMove) -> String {
    let (error, slide) = (illegal::maze_move(error), mv.slide().to_string());
    text!("see-moves", error = error, slide = slide)
}

impl Narrated for Record {
    fn ending_words(&self) -> Option<String> {
        self.winner()
            .map(|winner| text!("won", player = player(winner)))
    }
}

impl LabyrinthPrompt {
    /// The seed of the deal that this game began with, if known.
    fn deal_of(&self, game: &Record) -> Option<u64> {
        let start = game.start();
        let is_start = |deal: &Deal| deal.position(start.rules()) == *start;
        self.deal.filter(is_start).map(|deal| deal.seed)
    }

    fn deal_words(&self, game: &Record) -> String {
        match self.deal_of(game) {
            Some(seed) => text!("deal-number", seed = seed.to_string()) + "\n",
            None => text!("deal-unknown") + "\n",
        }
    }
}

impl PromptGame for LabyrinthPrompt {
    type Game = Record;
    type Record = LabyrinthRecord;

    const WORDS: Vocabulary = Vocabulary {
        commands: Commands {
            game: "labyrinth",
            names: &[
                &[
                    "rules", "legend", "what", "rank", "file", "pieces", "spare", "last", "moves",
                ],
                &[
                    "hint", "undo", "go", "history", "level", "board", "cards", "found", "mine",
                ],
                &["resign", "save", "load", "deal", "new", "help", "quit"],
            ],
        },
        arguments,
        stages: &[ARROW, SLIDE],
    };
    const HAS_SECRETS: bool = true;
    const HINT_NODES: u64 = 20_000;

    fn greeting(&self, game: &Record, size: Option<(u16, u16)>) -> String {
        let note = match layout(size) {
            Layout::Compact | Layout::Narrow => {
                let (columns, rows) = BESIDE;
                text!("small-maze", columns = columns, rows = rows) + "\n"
            }
            Layout::Beside | Layout::Below => String::new(),
        };
        match self.deal_of(game) {
            Some(seed) => text!("deal-greeting", seed = seed.to_string()) + "\n" + &note,
            None => note,
        }
    }

    fn restart(
        &mut self,
        argument: Option<&str>,
        game: &Record,
    ) -> Result<(Record, String), Box<dyn Error>> {
        if Self::is_followed(game) {
            return Err(Refusal::Followed.into());
        }
        let start = game.start();
        let players = Players::new(start.seats().len());
        let players = players.filter(|players| players.seats() == start.seats());
        let players = players.ok_or(Refusal::NoDeal)?;
        let seed = match argument {
            None => any_deal(),
            Some(word) => word
                .parse()
                .map_err(|_| Refusal::NoSeed(Quoted::new(word)))?,
        };
        let like = self.deal.filter(|deal| deal.players == players);
        let like = like.unwrap_or(Deal::new(seed, players));
        let deal = Deal { seed, ..like };
        self.deal = Some(deal);
        let game = Record::new(deal.position(start.rules()));
        let words = self.deal_words(&game);
        Ok((game, words))
    }

    /// The maze as this player sees it, with the players and their last moves.
    fn picture(&self, game: &Record, screen: Screen) -> String {
        let style = TextStyle::colored(screen.charset);
        let seen = game.position().seen_by(game.seat_at(screen.viewer));
        let mut last = LastMoves::default();
        for ply in game.plies() {
            last[ply.mover.index()] = Some(ply.mv.mv);
        }
        text_said(&seen, last, layout(screen.size), style, &say)
    }

    fn last_ply(game: &Record) -> String {
        let last = game.plies().last();
        last.map_or(String::new(), |ply| played(ply, game.position()))
    }

    fn how_to_move(game: &Record) -> String {
        let example = game.position().moves().next();
        let example = example.map_or("b7ec4".to_owned(), |mv| mv.to_string());
        let (arrow, turn) = (&example[..ARROW], &example[ARROW..SLIDE]);
        let to = &example[SLIDE..];
        let how = text!(
            "how-labyrinth",
            move = example.clone(),
            arrow = arrow.to_owned(),
            turn = turn.to_owned(),
            to = to.to_owned()
        );
        how + "\n"
    }

    fn legend() -> String {
        text!("legend-labyrinth") + "\n"
    }

    fn rules(game: &Record) -> String {
        labyrinth_guide::rules(game.rules())
    }

    fn what(square: &str, game: &Record, viewer: game::Seat) -> Answer {
        let place = square.parse();
        let place = place.map_err(|_| Refusal::NoSquare(Quoted::new(square)))?;
        let seen = game.position().seen_by(game.seat_at(viewer));
        Ok(labyrinth_guide::what(place, &seen))
    }

    fn line(command: &str, name: &str, game: &Record, viewer: game::Seat) -> Option<String> {
        let seen = game.position().seen_by(game.seat_at(viewer));
        labyrinth_guide::line(command, name, &seen)
    }

    fn pieces(game: &Record) -> String {
        labyrinth_guide::pawns(game.position())
    }

    fn read_move(word: &str, game: &Record) -> Result<MarkedMove, Box<dyn Error>> {
        let position = game.position();
        let mv: Move = word.parse().map_err(|error| {
            let mut legal = position.moves().map(|mv| mv.to_string());
            let near = legal.find(|mv| slips(word, mv) == 1);
            let near = near.map_or(String::new(), |mv| text!("near", near = mv));
            let word = Quoted::new(word);
            Refusal::NoMove { word, error, near }
        })?;
        match position.check(mv) {
            Ok(marked) => Ok(marked),
            Err(error @ IllegalMove::Unreachable { .. }) => {
                Err(Refusal::Unreachable { mv, error }.into())
            }
            Err(error) => Err(Refusal::Illegal { mv, error }.into()),
        }
    }

    /// The destinations of each slide that begins with this text.
    fn list_moves(start: &str, game: &Record) -> Answer {
        let (slide_start, square) = start.split_at_checked(SLIDE).unwrap_or((start, ""));
        let shape = game.position().board().spare().shape;
        // A straight tile looks the same for two letters.
        let begins = |slide: Slide| {
            let arrow = slide.arrow;
            Direction::ALL.into_iter().any(|orientation| {
                let same = shape.canonical(orientation) == slide.orientation;
                let written = Slide { arrow, orientation }.to_string();
                same && written.starts_with(slide_start)
            })
        };
        let mut list = String::new();
        for Reach { slide, squares } in game.position().reaches() {
            let squares = squares.into_iter().map(|to| to.to_string());
            let squares: Vec<String> = squares.filter(|to| to.starts_with(square)).collect();
            if begins(slide) && !squares.is_empty() {
                list.push_str(&format!("{slide}: {}\n", squares.join(" ")));
            }
        }
        if list.is_empty() {
            return Err(Refusal::NoneBegins(Quoted::new(start)).into());
        }
        Ok(list)
    }

    fn act(&mut self, command: &str, game: &mut PlayedGame<Record>, screen: Screen) -> Answer {
        let record = &game.record;
        if command == "deal" {
            return Ok(self.deal_words(record));
        }
        if command == "spare" {
            return Ok(labyrinth_guide::spare(record.position()));
        }
        // Only `cards` remains.
        let seen = record.position().seen_by(record.seat_at(screen.viewer));
        let seats = seen.seats().iter();
        Ok(seats.map(|&seat| cards(&seen, seat) + "\n").collect())
    }

    fn is_followed(game: &Record) -> bool {
        !game.start().all_known()
    }

    fn tell(
        command: (&str, &[&str]),
        game: &Record,
        advised: Option<game::Seat>,
    ) -> Option<Told<Record>> {
        labyrinth_table::tell(command, game, advised)
    }

    fn question(game: &Record, advised: game::Seat) -> Option<String> {
        labyrinth_table::question(game, advised)
    }

    fn remark(game: &Record) -> Option<String> {
        labyrinth_table::remark(game)
    }

    /// The score or the line would give away the engine's card.
    fn report(info: &Info<'_, MarkedMove>) -> String {
        text!("depth", depth = info.depth)
    }

    fn hint(game: &Record, value: Score, _: u32, _: &[MarkedMove]) -> String {
        let players = game.position().seats().len() as u32;
        format!(" ({}).", score(value, players))
    }

    fn record(
        &self,
        game: &PlayedGame<Record>,
        players: Vec<String>,
        date: String,
    ) -> LabyrinthRecord {
        let record = &game.record;
        let (start, rules) = (record.start(), record.rules());
        let seats = start.seats();
        let players = seats.iter().zip(players).map(|(&seat, name)| Seated {
            seat,
            name,
            limit: "-".to_owned(),
        });
        let deal = self.deal_of(record);
        let (reason, detail) = game.end(Reason::TreasuresFound);
        LabyrinthRecord {
            game: 0,
            round: 0,
            date,
            players: players.collect(),
            opening: deal.map_or(String::new(), |seed| format!("deal {seed}")),
            fen: start.to_string(),
            freeorder: rules.free_order,
            noreturn: rules.no_return,
            anyexit: rules.any_exit,
            anysquare: rules.any_square,
            opencards: false,
            moves: record.moves_played().map(MoveRecord::from).collect(),
            result: match game.ending() {
                Some(ending) => Points::of(ending, seats.len()),
                None => Points::unfinished(),
            },
            reason,
            detail,
        }
    }
}

/// The open arrows and the slides for `moves`, all squares for `what`, treasures and players for what is told.
fn arguments(command: &str, moves: &BTreeSet<String>) -> BTreeSet<String> {
    match command {
        "moves" => {}
        "what" => return Square::all().map(|square| square.to_string()).collect(),
        "mine" | "found" => return labyrinth_table::names(command),
        _ => return BTreeSet::new(),
    }
    let begun = |length| moves.iter().filter_map(move |mv| mv.get(..length));
    let begun = begun(ARROW).chain(begun(SLIDE));
    begun.map(str::to_owned).collect()
}

/// What the picture says.
fn say(phrase: Phrase) -> String {
    match phrase {
        Phrase::On(seat, square) => {
            text!(
                "maze-on",
                player = player(seat),
                square = square.to_string()
            )
        }
        Phrase::Won => text!("maze-won"),
        Phrase::EndsAnywhere => text!("maze-ends-anywhere"),
        Phrase::LooksForExit => text!("maze-exit"),
        Phrase::GoesHome(home) => text!("maze-home", square = home.to_string()),
        Phrase::LooksFor => text!("maze-looks"),
        Phrase::Left(count) => text!("cards-left", count = count),
        Phrase::Found => text!("maze-found"),
        Phrase::Spare => text!("maze-spare"),
    }
}

/// Where a game ends by these rules, after the last card: `home`, at an `exit`, or on any `square`.
fn end(rules: Rules) -> &'static str {
    match rules.end() {
        End::AnySquare => "square",
        End::AnyExit => "exit",
        End::LastCard | End::Home => "home",
    }
}

/// What a turn did, as far as everybody may know: `Blue plays b7ec4 and uncovers K, 11 cards left.`
fn played(ply: &Undo, after: &Position) -> String {
    let (name, mv) = (player(ply.mover), ply.mv.mv.to_string());
    if let Some(treasure) = ply.uncovered {
        return text!(
            "turn-uncovers",
            player = name,
            move = mv,
            treasure = treasure.to_string(),
            count = after.hand(ply.mover).left().len()
        );
    }
    if after.winner() == Some(ply.mover) {
        text!("turn-won", player = name, move = mv, end = end(after.rules()))
    } else {
        text!("turn", player = name, move = mv)
    }
}

/// What a player has found and still looks for, according to this position.
fn cards(seen: &Position, seat: Seat) -> String {
    let hand = seen.hand(seat);
    let name = player(seat);
    let found = match hand.uncovered() {
        [] => text!("cards-none", player = name),
        uncovered => text!("cards-found", player = name, letters = letters(uncovered)),
    };
    let count = hand.left().len();
    let left_cards = hand.left().iter().copied();
    let known: Vec<Card> = left_cards.filter(Option::is_some).collect();
    if seen.winner() == Some(seat) {
        text!("cards-won", found = found)
    } else if count == 0 {
        let (end, home) = (end(seen.rules()), seat.home().to_string());
        text!(
            "cards-done",
            found = found,
            count = count,
            end = end,
            home = home
        )
    } else if known.is_empty() {
        text!("cards-hidden", found = found, count = count)
    } else {
        text!(
            "cards-known",
            found = found,
            count = count,
            letters = letters(&known)
        )
    }
}

fn letters(cards: &[Card]) -> String {
    cards.iter().copied().map(card_letter).collect()
}

/// A score in words, for the player to move among this many players: `a 62 % chance to win`.
fn score(score: Score, players: u32) -> String {
    match score {
        // The plies of a win begin and end with a turn of the winner.
        Score::Wins(plies) => match plies.div_ceil(players.max(1)) {
            1 => text!("wins-this-turn"),
            turns => text!("wins-in-turns", turns = turns),
        },
        Score::Loses(_) => text!("loses-by-force"),
        Score::Points(_) => {
            let percent = format!("{:.0}", 100.0 * win_chance(score));
            text!("chance", percent = percent)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_and_slides_follow_moves() {
        let moves = ["a2na1", "a2ea1", "b7nc4"].map(str::to_owned).into();
        let begun = ["a2", "a2e", "a2n", "b7", "b7n"].map(str::to_owned).into();
        assert_eq!(arguments("moves", &moves), begun);
        assert_eq!(arguments("undo", &moves), BTreeSet::new());
        let (found, mine) = (arguments("found", &moves), arguments("mine", &moves));
        assert!(mine.contains("key") && !mine.contains("orange"));
        assert!(found.contains("key") && found.contains("orange"));
    }
}
