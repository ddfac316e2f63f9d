//! The mistakes of one player in games: whose they are, and the reviews that find them.

use super::console::{Console, Entry};
use super::lang::{self, text};
use super::words::{Commands, Typed};
use crate::analysis::review_games;
use akhet::game::Opponent;
use akhet::laser::review::{Budget, DEFAULT_NODES, Mark, PlyReview, Review};
use akhet::laser::rules::{Color, Record};
use akhet::laser::search::SearchThread;
use akhet::lines::Quoted;
use akhet_console::progress::Progress;
use akhet_console::terminal::on_one_line;
use akhet_records::pgn::{MoveNumbers, PgnGame};
use std::convert::Infallible;
use std::fmt::{self, Display};
use std::io;

/// A mistake, a blunder or a missed win of a game.
#[derive(Clone, Debug)]
pub(super) struct Mistake {
    /// The game, its players and the move, such as `Game 3, Ann - Ben: 12. c5R`.
    pub(super) name: String,
    /// The game up to the position before the move.
    pub(super) record: Record,
    pub(super) review: PlyReview,
}

/// Whether a move is worth practising.
fn is_mistake(ply: &PlyReview) -> bool {
    ply.mark >= Some(Mark::Mistake) || ply.missed_win.is_some()
}

/// Whose mistakes are practised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// Those of the player of this name, on either side.
    Name(String),
    /// Those of this side in all games.
    Side(Color),
    Both,
}

impl Player {
    /// The player that a word means: one of these names, a colour, or `both`.
    pub(super) fn read(word: &str, names: &[String]) -> Option<Player> {
        let is_word = |name: &str| name.eq_ignore_ascii_case(word);
        if let Some(name) = names.iter().find(|name| is_word(name)) {
            return Some(Player::Name(name.clone()));
        }
        let typed = word.to_lowercase();
        let is_side =
            |color: &Color| is_word(color.word()) || lang::player(color).to_lowercase() == typed;
        let side = Color::ALL.into_iter().find(is_side);
        let is_both = is_word("both") || text!("both") == typed;
        side.map(Player::Side)
            .or_else(|| is_both.then_some(Player::Both))
    }

    /// The only player who is a person as far as the names tell; `None` if there are several, or none.
    pub(super) fn only_person(names: &[String]) -> Option<Player> {
        let is_engine = |name: &str| name.starts_with("Akhet") || Opponent::named(name).is_some();
        let mut people = names.iter().filter(|name| !is_engine(name));
        match (people.next(), people.next()) {
            (Some(name), None) => Some(Player::Name(name.clone())),
            _ => None,
        }
    }

    /// Asks until one is named; `None` at the end of the input.
    pub(super) fn ask(console: &mut Console, names: &[String]) -> io::Result<Option<Player>> {
        console.tell(&(text!("whose", names = lang::one_of(names)) + "\n"))?;
        let prompt = text!("prompt-whose") + " ";
        loop {
            let word = match console.listen(&prompt, names.to_vec()) {
                Entry::Line(line) => line.trim().to_owned(),
                Entry::Unreadable(reason) => {
                    console.say(reason)?;
                    continue;
                }
                Entry::Interrupted | Entry::End => return Ok(None),
            };
            match Player::read(&word, names) {
                Some(player) => return Ok(Some(player)),
                None if word.is_empty() => {}
                None if is_quit(&word) => return Ok(None),
                None => console.say(unknown(&word))?,
            }
        }
    }

    fn has(&self, game: &PgnGame, color: Color) -> bool {
        match self {
            Player::Name(name) => name_of(game, color) == *name,
            Player::Side(side) => *side == color,
            Player::Both => true,
        }
    }
}

impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Name(name) => f.write_str(name),
            Player::Side(color) => f.write_str(&lang::player(color)),
            Player::Both => f.write_str(&text!("both-players")),
        }
    }
}

/// Whether a word asks to leave, in one of the ways that the prompt knows.
fn is_quit(word: &str) -> bool {
    const QUIT: Commands = Commands {
        game: "mistakes",
        names: &[&["quit"]],
    };
    matches!(Typed::read(word, QUIT), Ok(Typed::Command(..)))
}

/// Says that nobody is called so.
pub(super) fn unknown(word: &str) -> String {
    text!("nobody-named", word = Quoted::new(word).to_string())
}

fn name_of(game: &PgnGame, color: Color) -> String {
    on_one_line(game.game.player(color))
}

/// The names of all players, in the order of the games.
pub(super) fn names(games: &[PgnGame]) -> Vec<String> {
    let mut names = Vec::new();
    for name in games
        .iter()
        .flat_map(|game| Color::ALL.map(|color| name_of(game, color)))
    {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Reviews games as `akhet analyse` does, and returns the mistakes of one player in their order. Ctrl-C ends the
/// reviews: it then has what was found so far, and true.
pub(super) fn find(
    games: Vec<PgnGame>,
    player: &Player,
    searches: &SearchThread,
    console: &Console,
) -> (Vec<Mistake>, bool) {
    let mut mistakes = Vec::new();
    let done = |game: PgnGame, review: Review, _: &mut Progress| {
        let theirs = |ply: &PlyReview| is_mistake(ply) && player.has(&game, ply.color);
        let plies = review.plies.into_iter().filter(theirs);
        mistakes.extend(plies.map(|ply| mistake(&game, ply)));
        Ok::<_, Infallible>(())
    };
    let stop = console.interrupt.flag();
    let Ok(_) = review_games(searches, games, Budget::Nodes(DEFAULT_NODES), stop, done);
    (mistakes, console.interrupt.take())
}

fn mistake(game: &PgnGame, review: PlyReview) -> Mistake {
    let mut record = game.record.clone();
    while record.plies().len() >= review.number && record.undo().is_some() {}
    let [blue, red] = Color::ALL.map(|color| name_of(game, color));
    let number = MoveNumbers::from(game.record.start()).of(review.number - 1);
    let name = text!(
        "mistake-name",
        game = game.number.to_string(),
        blue = blue,
        red = red,
        number = number.to_string(),
        move = review.played.to_string()
    );
    Mistake {
        name,
        record,
        review,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_a_name_or_a_side() {
        let names = ["Ann", "Red", "Ben"].map(str::to_owned);
        let name = |name: &str| Some(Player::Name(name.to_owned()));
        for (word, player) in [
            ("ann", name("Ann")),
            // A name comes before a colour.
            ("red", name("Red")),
            ("BLUE", Some(Player::Side(Color::Blue))),
            ("both", Some(Player::Both)),
            ("Carl", None),
            ("", None),
        ] {
            assert_eq!(Player::read(word, &names), player, "{word}");
        }
    }

    #[test]
    fn the_person_is_the_one_who_is_not_the_engine() {
        let person = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            match Player::only_person(&names) {
                Some(Player::Name(name)) => Some(name),
                _ => None,
            }
        };
        let ann = Some("Ann".to_owned());
        assert_eq!(person(&["Akhet, level 2 of 20", "Ann", "Miu"]), ann);
        assert_eq!(person(&["Ann", "Ben"]), None);
        assert_eq!(person(&["Akhet", "Tia"]), None);
        assert_eq!(person(&["?"]), Some("?".to_owned()));
    }
}
