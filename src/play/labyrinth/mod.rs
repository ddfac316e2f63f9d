//! Labyrinth at the prompt.

mod command;
mod engine;
mod game;
mod saved;
mod screen;
mod session;

use super::args::{PlayArgs, WrongColor};
use super::console::Console;
use super::input::Vocabulary;
use super::skill::Skill;
use crate::labyrinth::rules::{Position, Seat};
use crate::lines::Quoted;
use command::COMMANDS;
use engine::Engine;
use game::Game;
use screen::Screen;
use session::Session;
use std::collections::BTreeSet;
use std::error::Error;
use std::io::Write;

/// The words of a game.
pub(super) const VOCABULARY: Vocabulary = Vocabulary {
    commands: &COMMANDS,
    arguments,
    // The arrow, and the orientation of the tile.
    stages: &[ARROW, SLIDE],
};

/// The lengths of an arrow and of a slide as text.
const ARROW: usize = 2;
const SLIDE: usize = 3;

/// The open arrows and the slides behind `moves`.
fn arguments(command: &str, moves: &BTreeSet<String>) -> BTreeSet<String> {
    match command {
        "moves" => {
            let begun = |length| moves.iter().filter_map(move |mv| mv.get(..length));
            begun(ARROW)
                .chain(begun(SLIDE))
                .map(str::to_owned)
                .collect()
        }
        _ => BTreeSet::new(),
    }
}

/// Runs a session from this position, the deal of this seed if it is one.
///
/// # Errors
/// When a card of the position is unknown, nobody sits at the seat of a person, there is no memory for the
/// transposition table or no thread to search on, or the output cannot be written.
pub(super) fn run(
    start: Position,
    deal: Option<u64>,
    args: &PlayArgs,
    console: Console<impl Write>,
) -> Result<(), Box<dyn Error>> {
    if !start.all_known() {
        return Err(
            "the position has unknown cards: a game at the prompt needs all of them".into(),
        );
    }
    let people = if args.watch {
        Vec::new()
    } else {
        people(&args.color, start.seats())?
    };
    let skill = args.skill();
    let greeting = greeting(start.seats(), &people, &skill, deal);
    let (interrupt, watched) = (console.interrupt.clone(), console.input.is_terminal());
    let session = Session {
        game: Game::new(start),
        deal,
        engine: Engine::new(args.hash as usize, interrupt, watched)?,
        screen: Screen {
            charset: args.charset(),
        },
        viewer: match people[..] {
            [person] => Some(person),
            _ => None,
        },
        people,
        skill,
        console,
        paused: false,
        is_shown: false,
    };
    session.run(&greeting)?;
    Ok(())
}

/// The seats of these colours, or the first one if there are none, in the order of play.
fn people(words: &[String], seats: &[Seat]) -> Result<Vec<Seat>, WrongColor> {
    let seat_of = |word: &String| {
        let named = |seat: &&Seat| {
            let letter = seat.letter().to_string();
            seat.name().eq_ignore_ascii_case(word) || letter.eq_ignore_ascii_case(word)
        };
        let seat = seats.iter().find(named).copied();
        seat.ok_or_else(|| WrongColor {
            word: Quoted::new(word),
            expected: format!("one or more of {}", joined(seats).to_lowercase()),
        })
    };
    let mut people = words.iter().map(seat_of).collect::<Result<Vec<_>, _>>()?;
    people.sort();
    people.dedup();
    if people.is_empty() {
        people.extend(seats.first());
    }
    Ok(people)
}

/// The first lines of a session: who plays, how well, which deal, and what to type.
fn greeting(seats: &[Seat], people: &[Seat], skill: &Skill, deal: Option<u64>) -> String {
    let engines = seats.iter().copied().filter(|seat| !people.contains(seat));
    let engines = joined(&engines.collect::<Vec<_>>());
    let who = match people {
        [] => format!("The engine plays {engines} at {skill}"),
        [person] => format!("You play {person}, the engine plays {engines} at {skill}"),
        _ if engines.is_empty() => format!("People play {}", joined(people)),
        _ => {
            let people = joined(people);
            format!("People play {people}, the engine plays {engines} at {skill}")
        }
    };
    let deal = match deal {
        Some(seed) => format!("This is deal {seed}: --deal {seed} plays it again.\n"),
        None => String::new(),
    };
    format!("{who}.\n{deal}Type a turn such as b7ec4 (arrow, orientation, pawn's square), or help.")
}

/// The names of these seats: `Blue, Orange and Green`.
fn joined(seats: &[Seat]) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| seat.name()).collect();
    match names.split_last() {
        Some((end, [])) => (*end).to_owned(),
        Some((end, names)) => format!("{} and {end}", names.join(", ")),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_take_the_seats_of_their_colours() {
        let seats = [Seat::Blue, Seat::Yellow, Seat::Orange];
        let taken = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            people(&words, &seats)
        };
        assert_eq!(taken(&[]), Ok(vec![Seat::Blue]));
        assert_eq!(taken(&["orange"]), Ok(vec![Seat::Orange]));
        assert_eq!(
            taken(&["O", "Blue", "o"]),
            Ok(vec![Seat::Blue, Seat::Orange])
        );
        assert_eq!(
            taken(&["blue", "green"]).unwrap_err().to_string(),
            "invalid value 'green' for '--color <COLOR>': expected one or more of blue, yellow and orange"
        );
    }

    #[test]
    fn arrows_and_slides_follow_moves() {
        let moves = ["a2na1", "a2ea1", "b7nc4"].map(str::to_owned).into();
        let begun = ["a2", "a2e", "a2n", "b7", "b7n"].map(str::to_owned).into();
        assert_eq!(arguments("moves", &moves), begun);
        assert_eq!(arguments("undo", &moves), BTreeSet::new());
    }
}
