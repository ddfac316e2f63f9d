//! How the actions of players change a table.

use super::action::{Action, Question, Refused};
use super::referee::{self, RefereeError, Verdict};
use super::table::{MAX_MOVES, Reason, Sitter, Table, Winner};
use akhet::game::Variant;
use akhet::lines::Quoted;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::Instant;

/// A table in its current state.
#[derive(Clone)]
pub(super) struct Game {
    pub(super) table: Arc<Table>,
    pub(super) verdict: Arc<Verdict>,
    pub(super) turn_began: Instant,
}

impl Game {
    /// How long the player to move may still think, if a clock runs.
    pub(super) fn time_left(&self) -> Option<Duration> {
        let passed = self.turn_began.elapsed();
        self.table.time_left(self.verdict.turn, passed)
    }
}

/// A table after a line.
pub(super) struct Change {
    pub(super) table: Table,
    /// The new verdict, if the game has changed.
    pub(super) verdict: Option<Verdict>,
}

impl From<Table> for Change {
    fn from(table: Table) -> Change {
        let verdict = None;
        Change { table, verdict }
    }
}

/// The table after this action of the player at a seat.
pub(super) async fn act(game: &Game, seat: usize, action: Action) -> Result<Change, Refused> {
    let mut table = Table::clone(&game.table);
    let is_over = table.outcome.is_some();
    if let Action::Name(name) = action {
        table.chairs[seat].name = Some(name);
        return Ok(table.into());
    }
    if table.chairs[seat].sitter == Sitter::Out && !is_over {
        return Err(Refused::Out);
    }
    match action {
        Action::Ask(Question::Rematch) if !is_over => return Err(Refused::NotOver),
        Action::Ask(Question::Rematch) | Action::Decline => {}
        _ if is_over => return Err(Refused::Over),
        _ => {}
    }
    match action {
        Action::Name(_) | Action::Say(_) | Action::Engine(..) => {}
        Action::Play(ply, mv) => return play(game, seat, ply, &mv).await,
        Action::Resign => table.lose(seat, Reason::Resignation),
        Action::Claim => {
            check_turn(game, seat)?;
            let claimed = judged(table, Some("claim".to_owned())).await?;
            let (mut table, verdict, _) = claimed;
            let winner = verdict.winner.unwrap_or(Winner::Draw);
            table.end(winner, Reason::Claim);
            return Ok(table.into());
        }
        Action::Ask(question) => return ask(table, seat, question).await,
        Action::Decline => {
            table.offer.take().ok_or(Refused::NoOffer)?;
        }
    }
    Ok(table.into())
}

/// A table with the verdict on it and on a move or a claim, computed off the thread of the sockets.
async fn judged(
    table: Table,
    line: Option<String>,
) -> Result<(Table, Verdict, Option<String>), Refused> {
    let judge = move || {
        let judged = referee::judge(&table, line.as_deref());
        judged.map(|(verdict, done)| (table, verdict, done))
    };
    match spawn_blocking(judge).await {
        Ok(judged) => judged.map_err(|error| match error {
            RefereeError::Refused(reason) => {
                let prefixes = ["play: move 1 ", "claim: "];
                let stripped = { prefixes.iter() }.find_map(|prefix| reason.strip_prefix(prefix));
                Refused::Referee(stripped.unwrap_or(&reason).to_owned())
            }
            failed => Refused::Referee(failed.to_string()),
        }),
        Err(panic) => Err(Refused::Referee(panic.to_string())),
    }
}

fn check_turn(game: &Game, seat: usize) -> Result<(), Refused> {
    let turn = game.verdict.turn;
    if seat == turn {
        Ok(())
    } else {
        Err(Refused::Turn(game.table.seats[turn].clone()))
    }
}

pub(super) async fn play(
    game: &Game,
    seat: usize,
    ply: usize,
    mv: &str,
) -> Result<Change, Refused> {
    let next = game.table.moves.len() + 1;
    if ply < next {
        return Err(Refused::Played(ply));
    }
    if ply > next {
        return Err(Refused::Early(next));
    }
    check_turn(game, seat)?;
    if next > MAX_MOVES {
        return Err(Refused::TooLong(MAX_MOVES));
    }
    let passed = game.turn_began.elapsed();
    if game.time_left() == Some(Duration::ZERO) {
        return Err(Refused::Time);
    }
    let line = format!("play {mv}");
    let (mut table, verdict, played) = judged(Table::clone(&game.table), Some(line)).await?;
    table.add_move(seat, played.unwrap_or_default(), passed);
    if let Some(winner) = verdict.winner {
        table.end(winner, Reason::Rules);
    }
    let verdict = Some(verdict);
    Ok(Change { table, verdict })
}

/// Lets the player at this seat ask something or agree to it. It is done once all agree.
async fn ask(mut table: Table, seat: usize, question: Question) -> Result<Change, Refused> {
    let has_engine = || {
        let mut chairs = table.chairs.iter();
        chairs.any(|chair| matches!(chair.sitter, Sitter::Engine(_)))
    };
    match question {
        Question::Draw if has_engine() => return Err(Refused::EngineFights),
        Question::Takeback => {
            let agrees = table
                .offer
                .as_ref()
                .is_some_and(|offer| offer.what == question);
            if !agrees && table.last_move_of(seat).is_none() {
                return Err(Refused::NoMove);
            }
        }
        Question::Draw | Question::Rematch => {}
    }
    if !table.agree(seat, question) {
        return Ok(table.into());
    }
    let asker = table.offer.as_ref().map_or(seat, |offer| offer.agreed[0]);
    match question {
        Question::Draw => {
            table.end(Winner::Draw, Reason::Agreement);
            return Ok(table.into());
        }
        Question::Takeback => {
            table.take_back(asker);
        }
        Question::Rematch => {
            table.chairs.rotate_right(1);
            let start = start(&table, table.chairs.len());
            let start = start.map_err(|error| Refused::Referee(error.to_string()))?;
            table.begin(start);
        }
    }
    let (table, verdict, _) = judged(table, None).await?;
    let verdict = Some(verdict);
    Ok(Change { table, verdict })
}

/// Where a new game at this table begins, in the words of `position`.
pub(super) fn start(table: &Table, players: usize) -> Result<String, getrandom::Error> {
    Ok(match (&table.start, table.game) {
        (Some(start), _) => start.clone(),
        (None, Variant::LaserChess) => "startpos".to_owned(),
        (None, Variant::Labyrinth) => {
            let seed = getrandom::u64()? >> 1;
            format!("deal {seed} {players}")
        }
    })
}

/// The table after an engine of this level has taken the seat of this name, or has left it.
pub(super) fn seat_engine(table: &Table, name: &str, level: Option<u8>) -> Result<Table, Refused> {
    let no_seat = || Refused::NoSeat(Quoted::new(name));
    let seat = table.seat_named(name).ok_or_else(no_seat)?;
    let mut table = table.clone();
    let sitter = &mut table.chairs[seat].sitter;
    *sitter = match (*sitter, level) {
        (Sitter::Person | Sitter::Out, _) => return Err(Refused::Taken),
        (Sitter::Free, None) => return Err(Refused::NoEngine),
        (Sitter::Engine(_), None) => Sitter::Free,
        (Sitter::Free | Sitter::Engine(_), Some(level)) => Sitter::Engine(level),
    };
    let is_engine = |sitter| matches!(sitter, Sitter::Engine(_));
    if table.chairs.iter().all(|chair| is_engine(chair.sitter)) {
        return Err(Refused::LastSeat);
    }
    Ok(table)
}
