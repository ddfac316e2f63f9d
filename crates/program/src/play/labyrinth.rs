//! Labyrinth at the prompt: its commands, pictures and texts.

use super::args::any_deal;
use super::console::Vocabulary;
use super::labyrinth_guide::{self, cards_left};
use super::labyrinth_table;
use super::played::PlayedGame;
use super::prompt_game::{Answer, PromptGame, Screen, Told};
use super::words::{is_cramped, small_note};
use crate::spelling::slips;
use akhet::game::{self, Game};
use akhet::labyrinth::render::{
    LastMoves, TextStyle, text_below, text_beside, text_compact, text_narrow,
};
use akhet::labyrinth::rules::{
    Card, Deal, Direction, IllegalMove, MarkedMove, Move, ParseMoveError, Players, Position, Reach,
    Record, Rules, Seat, Slide, Square, Undo, card_letter,
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

/// Where the players are shown, and the size of the maze.
enum Layout {
    Beside,
    Below,
    /// Below a small maze.
    Compact,
    /// Below a small maze, in short lines.
    Narrow,
}

impl Layout {
    /// The layout for a terminal of this size.
    fn of(size: Option<(u16, u16)>) -> Layout {
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
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum Refusal {
    #[error("'{word}' is not a move: {error}{near}")]
    NoMove {
        word: Quoted,
        error: ParseMoveError,
        near: String,
    },
    #[error("{mv}: {error}")]
    Illegal { mv: Move, error: IllegalMove },
    #[error("{mv}: {error}; see moves {}", .mv.slide())]
    Unreachable { mv: Move, error: IllegalMove },
    #[error("what: '{0}' is not a square: a square is a file a to g and a rank 1 to 7")]
    NoSquare(Quoted),
    #[error("moves: no legal move begins with '{0}'")]
    NoneBegins(Quoted),
    #[error(
        "new: '{0}' is not the seed of a deal: a seed is a number from 0 to 18446744073709551615"
    )]
    NoSeed(Quoted),
    #[error("new: no deal seats the players of this game")]
    NoDeal,
    #[error("new: a game that is followed at a real table begins with --fen")]
    Followed,
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
            Some(seed) => format!("This is deal {seed}: new {seed} plays it again.\n"),
            None => "This game did not start from a deal with a known number.\n".to_owned(),
        }
    }
}

impl PromptGame for LabyrinthPrompt {
    type Game = Record;
    type Record = LabyrinthRecord;

    const WORDS: Vocabulary = Vocabulary {
        commands: "\
rules           the goal and the rules, in short
legend          what the letters and signs in the maze mean
what SQUARE     what is there: tile, ways, treasure, pawns
rank N          what is on a rank, as in rank 5; row does too
file F          what is on a file, as in file c; column does too
pieces          where the pawns are; pawns does too
spare           the spare tile, and where it may not go in
last            what was played last
moves [SLIDE]   list where the pawn can go, or after one slide: moves b7e
hint            show what the engine would play
undo [N]        take back to the last turn of a person, or N such turns
go              let the engine move for you
history         list the moves of the game
level [N]       show the opponents; play at level N, 0 to 20, or NAME
board           draw the maze again
cards           show what everyone has found and is looking for
found [P T]     at a real table, the last turn found its treasure, or P found T
mine T          at a real table, you look for treasure T
resign          resign the game
save FILE       save the game to a file, as PGN with all cards
load FILE       continue a saved game
deal            show the number of this deal
new [SEED]      start another game: a random deal, or this one
help [COMMAND]  show this list, or what one command does
quit            leave; exit, q and Ctrl-D do too
",
        arguments,
        stages: &[ARROW, SLIDE],
    };
    const MOVE_PARTS: &'static str = " (arrow, orientation, pawn's square)";
    const HAS_SECRETS: bool = true;
    const LEGEND: &'static str = labyrinth_guide::LEGEND;
    const HINT_NODES: u64 = 20_000;

    fn greeting(&self, game: &Record, size: Option<(u16, u16)>) -> String {
        let note = match Layout::of(size) {
            Layout::Compact | Layout::Narrow => small_note("maze", BESIDE),
            Layout::Beside | Layout::Below => String::new(),
        };
        match self.deal_of(game) {
            Some(seed) => format!("This is deal {seed}: --deal {seed} plays it again.\n{note}"),
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
        match Layout::of(screen.size) {
            Layout::Beside => text_beside(&seen, last, style),
            Layout::Below => text_below(&seen, last, style),
            Layout::Compact => text_compact(&seen, last, style),
            Layout::Narrow => text_narrow(&seen, last, style),
        }
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
        format!(
            "A move is one word: {example} pushes the spare in at the arrow {arrow}, turned {turn}, and\n\
             then the pawn goes to {to}. The spare is drawn as n; e, s and w are one, two and\n\
             three quarter turns clockwise, a straight one has only n and e. In words:\n\
             push a4 north, go to e3. Tab completes a word, the up arrow brings back\n\
             earlier lines.\n"
        )
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
            let near = near.map_or(String::new(), |mv| format!("; did you mean {mv}?"));
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
        format!("depth {}", info.depth)
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

/// What a turn did, as far as everybody may know: `Blue plays b7ec4 and uncovers K, 11 cards left.`
fn played(ply: &Undo, after: &Position) -> String {
    let Undo { mv, mover, .. } = ply;
    let Some(treasure) = ply.uncovered else {
        return if after.winner() == Some(*mover) {
            let end = match after.rules() {
                Rules {
                    any_square: true, ..
                } => "ends the game",
                Rules { any_exit: true, .. } => "leaves the maze",
                _ => "is home",
            };
            format!("{mover} plays {} and {end}.", mv.mv)
        } else {
            format!("{mover} plays {}.", mv.mv)
        };
    };
    let left = cards_left(after.hand(*mover).left().len());
    format!("{mover} plays {} and uncovers {treasure}, {left}.", mv.mv)
}

/// What a player has found and still looks for, according to this position.
fn cards(seen: &Position, seat: Seat) -> String {
    let hand = seen.hand(seat);
    let found = match hand.uncovered() {
        [] => "has found nothing".to_owned(),
        uncovered => format!("has found {}", letters(uncovered)),
    };
    let left_cards = hand.left().iter().copied();
    let known: Vec<Card> = left_cards.filter(Option::is_some).collect();
    let aim = match (hand.left(), &known[..]) {
        _ if seen.winner() == Some(seat) => return format!("{seat} {found} and has won."),
        ([], _) => match seen.rules() {
            Rules {
                any_square: true, ..
            } => ", may end the game anywhere".to_owned(),
            Rules { any_exit: true, .. } => ", looks for an exit".to_owned(),
            _ => format!(", goes home to {}", seat.home()),
        },
        (_, []) => String::new(),
        (_, known) => format!(", looks for {}", letters(known)),
    };
    format!("{seat} {found}, {}{aim}.", cards_left(hand.left().len()))
}

fn letters(cards: &[Card]) -> String {
    cards.iter().copied().map(card_letter).collect()
}

/// A score in words, for the player to move among this many players: `a 62 % chance to win`.
fn score(score: Score, players: u32) -> String {
    // The plies of a win begin and end with a turn of the winner.
    let turns = |plies: u32| match plies.div_ceil(players.max(1)) {
        1 => "this turn".to_owned(),
        turns => format!("in {turns} turns"),
    };
    match score {
        Score::Wins(plies) => format!("it wins {}", turns(plies)),
        Score::Loses(_) => "another player wins by force".to_owned(),
        Score::Points(_) => format!("a {:.0} % chance to win", 100.0 * win_chance(score)),
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
