//! Labyrinth over the protocol: its words, options and replies.

use super::adapter::{Adapter, Answer, GameSession, Question};
use super::dialect::Dialect;
use super::game_session::{game_check, play_all};
use super::options::EngineOption;
use super::queries::{fen, is_first_to_move, is_over, result, spaced, transcript, turn, winner};
use super::refusal::{Cause, Refusal, check_count};
use super::report;
use super::shared_options::shared_options;
use super::task::Task;
use super::words::{
    CommandError, budget, items, missing, moves, nothing_after, number, one_of, unexpected,
};
use crate::game::Game;
use crate::labyrinth::render::{self, TextStyle};
use crate::labyrinth::review::{Budget, DEFAULT_NODES, Mark, PlyReview, review};
use crate::labyrinth::rules::{
    Board, Card, Deal, FenError, MarkedMove, Move, Perft, Players, Position, Record, Rules, Seat,
    Slide, Square, TileSet, Treasure, card_letter,
};
use crate::labyrinth::search::{Estimate, Score, Searcher, estimates, win_chance};
use crate::search::Limits;
use once_cell::sync::Lazy;
use std::borrow::Cow;
use std::fmt::Write;
use std::sync::atomic::AtomicBool;

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// A deal.
    Deal(Deal),
    /// A sealed deal, whose cards are revealed only to their owners.
    Sealed(Deal),
    /// A FEN, not yet read: whether it is valid depends on the rules in force.
    Fen(String),
}

/// Who sees a game: a player, or everybody if `None`.
pub type Viewer = Option<Seat>;

/// A command that only Labyrinth has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Extra {
    /// `d PLAYER`: the position as a player sees it
    Display(Viewer),
    /// `game PLAYER`: the game so far
    Transcript(Viewer),
    /// `query fen PLAYER`: the position
    Fen(Viewer),
    /// `players [PLAYER]`: pawns and cards
    Players(Option<Viewer>),
    /// `slide [SLIDE...]`: the boards after these slides, or after all
    Slides(Vec<Slide>),
    /// `path M...`: the ways of the pawn in these moves
    Paths(Vec<MarkedMove>),
    /// `found PLAYER T`: a player has uncovered this card
    Found(Seat, Treasure),
    /// `card PLAYER T`: a player looks for this card
    Card(Seat, Treasure),
    /// `review ...`: judges every turn of the game
    Review(Budget),
}

/// The values of the options that only Labyrinth has.
#[derive(Clone, Default)]
pub struct Options {
    rules: Rules,
    /// Whether searches may use all named cards of the position.
    open_cards: bool,
}

/// The options, in the order of the handshake.
static OPTIONS: Lazy<Vec<EngineOption<GameSession<Record>>>> = Lazy::new(|| {
    let check = game_check::<Record>;
    let mut options = shared_options(Move::MAX);
    options.extend([
        check("FreeOrder", |options, on| options.rules.free_order = on),
        check("NoReturn", |options, on| options.rules.no_return = on),
        check("AnyExit", |options, on| options.rules.any_exit = on),
        check("AnySquare", |options, on| options.rules.any_square = on),
        check("OpenCards", |options, on| options.open_cards = on),
    ]);
    options
});

/// The players by seat, then everybody.
const VIEWERS: [(&str, Viewer); 5] = [
    ("blue", Some(Seat::Blue)),
    ("yellow", Some(Seat::Yellow)),
    ("orange", Some(Seat::Orange)),
    ("green", Some(Seat::Green)),
    ("nobody", None),
];

fn player_word(seat: Seat) -> &'static str {
    VIEWERS[seat.index()].0
}

const EVERYBODY: Viewer = None;

/// The names of items of `slide` and `path` in errors.
const SLIDE_LIST: &str = "slide: slide";
const PATH_LIST: &str = "path: move";

impl Adapter for Record {
    type Start = Start;
    type Extra = Extra;
    type Options = Options;

    const STARTPOS: Start = Start::Deal(Deal::new(1, Players::TWO));
    const MAX_PLAYERS: usize = 4;
    const HELP: &'static str = "\
position startpos|deal ...|sealed ...|fen FEN [moves M...] set up a game; a deal is SEED PLAYERS [CARDS] [first PLAYER] [tiles 12|13]
go perft N                                   count the games of N turns
play M...                                    play moves and show what they uncover
undo                                         take back the last move
query p1turn|turn|gameover|result|winner|fen [PLAYER] ask about the game
slide [SLIDE...]                             the boards after these slides, or after all
path M...                                    the squares that the pawn crosses in these moves
found PLAYER T                               a player's turn has uncovered this card
card PLAYER T                                a player looks for this card now
review [nodes N|movetime MS]                 score every turn of the game and mark the faults
players [PLAYER]                             the players with pawns and cards, or as a player sees them
game [PLAYER]                                the game so far, as position takes it, or as a player sees it
d [PLAYER]                                   show the board, or what a player sees of it";
    const QUERIES: &'static [(&'static str, Question<Record>)] = &[
        ("p1turn", is_first_to_move),
        ("turn", turn),
        ("gameover", is_over),
        ("result", result),
        ("winner", winner),
        ("fen", fen),
    ];
    const NUMBERS_ONE_LINE: bool = false;

    fn options() -> &'static [EngineOption<GameSession<Record>>] {
        &OPTIONS
    }

    fn read_start(words: &[&str]) -> Result<Start, CommandError> {
        match words {
            [] => {
                let starts = "startpos, deal SEED PLAYERS, sealed SEED PLAYERS or fen FEN";
                Err(missing("position", starts))
            }
            ["startpos"] => Ok(Record::STARTPOS),
            ["deal", rest @ ..] => Ok(Start::Deal(read_deal("position deal", rest)?)),
            ["sealed", rest @ ..] => Ok(Start::Sealed(read_deal("position sealed", rest)?)),
            ["fen", fen @ ..] => Ok(Start::Fen(fen.join(" "))),
            ["startpos", rest @ ..] | rest => Err(unexpected("position", rest)),
        }
    }

    fn read_extra(words: &[&str]) -> Result<Option<Extra>, CommandError> {
        Ok(Some(match words {
            ["d", player @ ..] if !player.is_empty() => {
                Extra::Display(one_of("d", &VIEWERS, player)?)
            }
            ["game", player @ ..] if !player.is_empty() => {
                Extra::Transcript(one_of("game", &VIEWERS, player)?)
            }
            ["query", "fen", player @ ..] if !player.is_empty() => {
                Extra::Fen(one_of("query fen", &VIEWERS, player)?)
            }
            ["players"] => Extra::Players(None),
            ["players", player @ ..] => Extra::Players(Some(one_of("players", &VIEWERS, player)?)),
            ["slide", rest @ ..] => Extra::Slides(items(SLIDE_LIST, "slide", rest)?),
            ["found", rest @ ..] => {
                let (seat, treasure) = seat_and_treasure("found", rest)?;
                Extra::Found(seat, treasure)
            }
            ["card", rest @ ..] => {
                let (seat, treasure) = seat_and_treasure("card", rest)?;
                Extra::Card(seat, treasure)
            }
            ["review", rest @ ..] => Extra::Review(budget("review", rest, DEFAULT_NODES)?),
            ["path"] => return Err(missing("path", "a move")),
            ["path", rest @ ..] => Extra::Paths(moves(PATH_LIST, rest)?),
            _ => return Ok(None),
        }))
    }

    fn rules_of(options: &Options, _: Dialect) -> Rules {
        options.rules
    }

    fn begin(start: &Start, _: &Options, rules: Rules) -> Result<Record, FenError> {
        Ok(match start {
            Start::Deal(deal) => Record::new(deal.position(rules)),
            Start::Sealed(deal) => Record::sealed(deal.sealed_position(rules)),
            Start::Fen(fen) => Record::new(Position::from_fen(fen, rules)?),
        })
    }

    fn with_rules(&self, start: &Start, rules: Rules) -> Result<Record, Refusal> {
        if self.is_sealed() && !self.plies().is_empty() {
            let error = "a sealed game keeps its rules once a move is played, since replayed under other \
                         rules its moves would reveal cards; ucinewgame ends it";
            return Err(Refusal::failed("setoption", error));
        }
        let replay = || -> Result<Record, Cause> {
            let start = Record::begin(start, &Options::default(), rules);
            let mut game = start.map_err(Refusal::of("position: fen"))?;
            let moves: Vec<MarkedMove> = self.moves_played().collect();
            play_all(&mut game, "ply", &moves, |_| ())?;
            Ok(game)
        };
        replay().map_err(Refusal::Rules)
    }

    fn shown(&self) -> Cow<'_, Record> {
        if self.is_sealed() {
            Cow::Owned(Record::new(self.position().seen_by(EVERYBODY)))
        } else {
            Cow::Borrowed(self)
        }
    }

    fn start_words(&self, start: &Start) -> String {
        match start {
            Start::Deal(deal) => format!("deal {}", deal_words(deal)),
            Start::Sealed(deal) => format!("sealed {}", deal_words(deal)),
            Start::Fen(_) => format!("fen {}", self.start()),
        }
    }

    /// `played g2ec1 uncovered I result *`: a move with the card that it uncovers, if it does, and the winner.
    fn last_played(&self) -> String {
        let Some(ply) = self.plies().last() else {
            return String::new();
        };
        let uncovered = match ply.uncovered {
            Some(treasure) => format!(" uncovered {treasure}"),
            None => String::new(),
        };
        let result = self.winner().map_or("*", player_word);
        format!("played {}{uncovered} result {result}", ply.mv)
    }

    fn board(&self) -> String {
        tiles(self.position().board())
    }

    fn display(&self) -> Vec<String> {
        display(self.position())
    }

    fn evaluation(&self, _: &Searcher, options: &Options) -> Result<Vec<String>, Refusal> {
        let estimates = estimates(self, self.is_open(options));
        Ok(estimates.iter().map(estimate_line).collect())
    }

    fn picture(&self) -> String {
        render::svg(self.position())
    }

    fn restrict(&self, limits: &mut Limits<MarkedMove>, options: &Options, _: u64) {
        limits.open_cards = self.is_open(options);
    }

    fn mate_moves(&self, score: Score) -> u32 {
        match score {
            Score::Points(_) => 0,
            Score::Wins(plies) | Score::Loses(plies) => plies.div_ceil(self.players() as u32),
        }
    }

    fn wdl(&self, score: Score) -> [u32; 3] {
        let win = thousandths(win_chance(score));
        [win, 0, 1000 - win]
    }

    fn divide(&self, depth: u32, stop: &AtomicBool) -> (Vec<(MarkedMove, u64)>, u64) {
        let (counts, total) = Perft { stop: Some(stop) }.divide(self.position(), depth);
        let counts = counts.into_iter().map(|(mv, count)| (mv.into(), count));
        (counts.collect(), total)
    }

    fn carry_out(session: &mut GameSession<Record>, command: Extra) -> Result<Answer, Refusal> {
        let game = &session.game;
        let position = game.position();
        Ok(match command {
            Extra::Display(viewer) => display(&position.seen_by(viewer)).into(),
            Extra::Transcript(viewer) => {
                let seen = game.seen_by(viewer);
                transcript(&format!("fen {}", seen.start()), &seen).into()
            }
            Extra::Fen(viewer) => format!("response {}", position.seen_by(viewer)).into(),
            Extra::Players(None) => players(game.shown().position()).into(),
            Extra::Players(Some(viewer)) => players(&position.seen_by(viewer)).into(),
            Extra::Slides(slides) => self::slides(position, &slides)?.into(),
            Extra::Paths(moves) => paths(game, &moves)?.into(),
            Extra::Found(seat, treasure) => found(session, seat, treasure)?.into(),
            Extra::Card(seat, treasure) => card(session, seat, treasure)?.into(),
            Extra::Review(budget) => start_review(session, budget)?.into(),
        })
    }
}

impl Record {
    /// Whether a search may use all cards: a sealed game is never open.
    fn is_open(&self, options: &Options) -> bool {
        options.open_cards && !self.is_sealed()
    }
}

/// Keeps that a player has uncovered a card, and tells in which turn.
fn found(
    session: &mut GameSession<Record>,
    seat: Seat,
    treasure: Treasure,
) -> Result<String, Refusal> {
    let told = session.game.with_find(seat, treasure);
    let (game, index) = told.map_err(Refusal::of("found"))?;
    session.game = game;
    let mv = session.game.plies()[index].mv.mv;
    let result = session.game.winner().map_or("*", player_word);
    let player = player_word(seat);
    Ok(format!(
        "found {player} {treasure} turn {} move {mv} result {result}",
        index + 1
    ))
}

/// Keeps that a player looks for a card.
fn card(
    session: &mut GameSession<Record>,
    seat: Seat,
    treasure: Treasure,
) -> Result<String, Refusal> {
    let told = session.game.with_card(seat, treasure);
    let game = told.map_err(Refusal::of("card"))?;
    if game.start() != session.game.start() {
        session.start = Start::Fen(game.start().to_string());
    }
    session.game = game;
    Ok(format!("card {} {treasure}", player_word(seat)))
}

/// Starts a review. That of a sealed game would tell about cards before it is over.
fn start_review(session: &GameSession<Record>, budget: Budget) -> Result<Task, Refusal> {
    let game = session.game.clone();
    if game.is_sealed() && game.winner().is_none() {
        let error = "a sealed game is reviewed when it is over, since that would reveal cards";
        return Err(Refusal::failed("review", error));
    }
    let open_cards = session.options.open_cards;
    session.start_review(move |searcher, control, reports| {
        let plies = game.plies().len();
        let mut report = |ply: &PlyReview| {
            reports.send(reviewed(&game, reports.dialect, ply, plies));
        };
        let review = review(searcher, &game, budget, open_cards, control, &mut report);
        let seats = game.position().seats().iter();
        seats.map(|&seat| review_sum(&review, seat)).collect()
    })
}

/// The `review` line of a ply, one of `plies`.
fn reviewed(game: &Record, dialect: Dialect, ply: &PlyReview, plies: usize) -> String {
    let score = report::score(dialect, ply.score, game.mate_moves(ply.score));
    let moves = [ply.played, ply.best()];
    let value = report::value_of_move(moves, &score, game.wdl(ply.score), ply.drop);
    let faults = report::faults(ply.mark, ply.missed_win.then_some(&score));
    let (number, line) = (ply.number, spaced(ply.line.iter()));
    format!("review ply {number} of {plies} {value}{faults} pv{line}")
}

/// The summary of a player: `review blue inaccuracies 1 mistakes 0 blunders 0 missed 0`.
fn review_sum(review: &[PlyReview], seat: Seat) -> String {
    let theirs = || review.iter().filter(|ply| ply.seat == seat);
    let count = |mark| theirs().filter(|ply| ply.mark == Some(mark)).count();
    let [inaccuracies, mistakes, blunders] = Mark::ALL.map(count);
    let missed = theirs().filter(|ply| ply.missed_win).count();
    format!(
        "review {} inaccuracies {inaccuracies} mistakes {mistakes} blunders {blunders} missed {missed}",
        player_word(seat),
    )
}

/// Reads the player and the letter of a treasure after a command.
fn seat_and_treasure(
    command: &'static str,
    words: &[&str],
) -> Result<(Seat, Treasure), CommandError> {
    let seats = Seat::ALL.map(|seat| (player_word(seat), seat));
    let seat = one_of(command, &seats, &words[..words.len().min(1)])?;
    let [letter, rest @ ..] = words.get(1..).unwrap_or_default() else {
        return Err(missing(command, "a treasure A to X"));
    };
    let mut letters = letter.chars();
    let treasure = letters.next().and_then(Treasure::from_letter);
    let treasure = treasure.filter(|_| letters.next().is_none());
    let treasure = treasure.ok_or_else(|| unexpected(command, &words[1..]))?;
    nothing_after(command, rest)?;
    Ok((seat, treasure))
}

/// Reads the words after a kind of deal: `SEED PLAYERS [CARDS] [first PLAYER] [tiles N]`.
fn read_deal(command: &'static str, mut words: &[&str]) -> Result<Deal, CommandError> {
    let seed = number(command, "seed", &mut words, 0..=i64::MAX)?;
    let players: usize = number(command, "players", &mut words, 2..=4)?;
    let mut deal = Deal::new(seed, Players::new(players).unwrap_or(Players::TWO));
    if words.first().is_some_and(|word| !DEAL_WORDS.contains(word)) {
        let most = deal.cards as i64;
        deal.cards = number(command, "cards", &mut words, 1..=most)?;
    }
    if let ["first", rest @ ..] = words {
        let seats = deal.players.seats().iter();
        let seats: Vec<_> = seats.map(|&seat| (player_word(seat), seat)).collect();
        deal.first = one_of(command, &seats, &rest[..rest.len().min(1)])?;
        words = rest.get(1..).unwrap_or_default();
    }
    if let ["tiles", rest @ ..] = words {
        let sets = [("12", TileSet::Usual), ("13", TileSet::Straight13)];
        deal.tiles = one_of(command, &sets, &rest[..rest.len().min(1)])?;
        words = rest.get(1..).unwrap_or_default();
    }
    nothing_after(command, words)?;
    Ok(deal)
}

/// The words of a deal that follow its numbers.
const DEAL_WORDS: [&str; 2] = ["first", "tiles"];

/// The words of a deal, as [`read_deal`] reads them.
fn deal_words(deal: &Deal) -> String {
    let mut words = format!("{} {}", deal.seed, deal.players.count());
    if deal.cards < deal.players.full_stack() {
        words += &format!(" {}", deal.cards);
    }
    if deal.first != Seat::Blue {
        words += &format!(" first {}", player_word(deal.first));
    }
    if deal.tiles != TileSet::Usual {
        words += &format!(" tiles {}", deal.tiles.straight());
    }
    words
}

/// ` a7 ce b7 ie ... spare iT`: the tiles in the order of the FEN, and the spare.
fn tiles(board: &Board) -> String {
    let mut line = String::new();
    for rank in (0..Square::SIDE).rev() {
        let squares = (0..Square::SIDE).filter_map(|file| Square::new(file, rank));
        for square in squares {
            // Writing to a string cannot fail.
            let _ = write!(line, " {square} {}", board.tile(square));
        }
    }
    format!("{line} spare {}", board.spare())
}

/// `player blue pawn c5 home a1 cards I? found KU targets d3`: the players in the order of play.
fn players(position: &Position) -> Vec<String> {
    let letters = |cards: &[Card]| match cards {
        [] => "-".to_owned(),
        cards => cards.iter().copied().map(card_letter).collect(),
    };
    let line = |&seat: &Seat| {
        let hand = position.hand(seat);
        format!(
            "player {} pawn {} home {} cards {} found {} targets{}",
            player_word(seat),
            position.pawn(seat),
            seat.home(),
            letters(hand.left()),
            letters(hand.uncovered()),
            spaced(position.targets(seat).into_iter()),
        )
    };
    position.seats().iter().map(line).collect()
}

/// The board and the pawns after these slides, or after all legal ones if none are given. Nothing is
/// played.
fn slides(position: &Position, slides: &[Slide]) -> Result<Vec<String>, Refusal> {
    check_count("slide", "slides", slides.len(), Slide::MAX)?;
    let legal: Vec<Slide> = position.reaches().iter().map(|reach| reach.slide).collect();
    let slides = if slides.is_empty() { &legal } else { slides };
    let mut lines = Vec::with_capacity(slides.len() + 1);
    for (index, &slide) in slides.iter().enumerate() {
        let checked = position.check_slide(slide);
        let slide = checked.map_err(|error| Refusal::illegal(SLIDE_LIST, index, slide, error))?;
        let mut pawns = String::new();
        for &seat in position.seats() {
            let square = slide.arrow.carry(position.pawn(seat));
            // Writing to a string cannot fail.
            let _ = write!(pawns, " {} {square}", player_word(seat));
        }
        let (out, board) = (slide.arrow.exit(), tiles(&position.board().slid(slide)));
        lines.push(format!("slide {slide} out {out} pawns{pawns} board{board}"));
    }
    lines.push("slideok".to_owned());
    Ok(lines)
}

/// The squares that the pawn walks over in each of these moves. Nothing is played.
fn paths(game: &Record, moves: &[MarkedMove]) -> Result<Vec<String>, Refusal> {
    check_count("path", "moves", moves.len(), Move::MAX)?;
    let path = |(index, &mv): (usize, &MarkedMove)| {
        let checked = game.check(mv);
        let mv = checked
            .map_err(|error| Refusal::illegal(PATH_LIST, index, mv, error))?
            .mv;
        let walk = game.position().walk(mv).unwrap_or_default();
        Ok(format!("path {mv}{}", spaced(walk.into_iter())))
    };
    moves.iter().enumerate().map(path).collect()
}

/// The board as text, with the FEN, the key and, when the game is over, the winner.
fn display(position: &Position) -> Vec<String> {
    let board = render::text(position, TextStyle::PLAIN);
    let mut lines: Vec<String> = board.lines().map(str::to_owned).collect();
    lines.push(format!("Fen: {position}"));
    lines.push(format!("Key: {:016x}", position.key()));
    if let Some(winner) = position.winner() {
        lines.push(format!("Result: {winner} has won"));
    }
    lines
}

/// A chance in thousandths, 0 to 1000.
fn thousandths(chance: f32) -> u32 {
    (chance.clamp(0.0, 1.0) * 1000.0).round() as u32
}

/// `eval blue steps 13 next 480 win 512`: the estimate for a player.
fn estimate_line(estimate: &Estimate) -> String {
    format!(
        "eval {} steps {} next {} win {}",
        player_word(estimate.seat),
        estimate.steps,
        thousandths(estimate.next),
        thousandths(estimate.win),
    )
}
