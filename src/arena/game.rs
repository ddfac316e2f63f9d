//! One game between two engines.

use super::engine::{Engine, Patience, Score, Trouble};
use super::record::{Reason, Turn, Verdict};
use super::settings::{DrawSettings, EngineSettings, ResignSettings, Settings};
use super::values::TimeControl;
use crate::laser::rules::{Color, Move, Position, Record};
use crate::lines::Quoted;
use std::fmt::Write;
use std::num::NonZeroU32;
use std::time::Duration;

/// What decides about the end of a game besides its rules.
#[derive(Clone, Copy, Debug)]
pub struct Referee {
    max_plies: NonZeroU32,
    margin: Duration,
    draw: Option<DrawSettings>,
    resign: Option<ResignSettings>,
}

impl Referee {
    /// The referee that these settings ask for.
    pub fn new(settings: &Settings) -> Referee {
        Referee {
            max_plies: settings.maxplies,
            margin: Duration::from_millis(settings.timemargin.into()),
            draw: settings.draw,
            resign: settings.resign,
        }
    }
}

/// A player of a game.
pub struct Player<'a> {
    /// Its process.
    pub engine: &'a mut Engine,
    /// Its limits.
    pub settings: &'a EngineSettings,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// How it came out.
    pub verdict: Verdict,
    /// What ended it.
    pub reason: Reason,
    /// The same in more words.
    pub detail: String,
}

impl End {
    fn drawn(reason: Reason, detail: impl Into<String>) -> End {
        End {
            verdict: Verdict::Drawn,
            reason,
            detail: detail.into(),
        }
    }

    fn lost(loser: Color, reason: Reason, detail: impl Into<String>) -> End {
        End {
            verdict: Verdict::Won(!loser),
            reason,
            detail: detail.into(),
        }
    }
}

/// A game that was broken off because the match is interrupted: it does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interrupted;

/// Plays a game from a position, Blue's player first, and gives back its moves and its end.
///
/// # Errors
/// When the match is interrupted.
pub fn play(
    start: &Position,
    players: [Player<'_>; 2],
    referee: &Referee,
    patience: Patience<'_>,
) -> Result<(Vec<Turn>, End), Interrupted> {
    let mut game = Game {
        fen: start.to_string(),
        record: Record::new(start.clone()),
        turns: Vec::new(),
        clocks: [0, 1].map(|color: usize| players[color].settings.tc.map(Clock::new)),
        judge: Judge::default(),
        players,
        referee,
    };
    let end = game.run(patience)?;
    Ok((game.turns, end))
}

struct Game<'a> {
    fen: String,
    record: Record,
    turns: Vec<Turn>,
    players: [Player<'a>; 2],
    clocks: [Option<Clock>; 2],
    judge: Judge,
    referee: &'a Referee,
}

impl Game<'_> {
    fn run(&mut self, patience: Patience<'_>) -> Result<End, Interrupted> {
        for color in Color::ALL {
            let ready = self.players[color as usize].engine.new_game(patience);
            if let Err(trouble) = ready {
                return self.trouble(color, trouble);
            }
        }
        loop {
            if let Some(end) = self.over() {
                return Ok(end);
            }
            if let Err(end) = self.turn(patience)? {
                return Ok(end);
            }
        }
    }

    /// Has the game come to an end?
    fn over(&self) -> Option<End> {
        let result = self.record.result();
        if let Some(winner) = result.winner() {
            let detail = result.to_string();
            return Some(End::lost(!winner, Reason::KingHit, detail));
        }
        if self.record.can_claim_draw() {
            let detail = "the same arrangement stands for the third time";
            return Some(End::drawn(Reason::Repetition, detail));
        }
        let plies = self.turns.len();
        if plies >= self.referee.max_plies.get() as usize {
            return Some(End::drawn(Reason::MaxPlies, format!("{plies} plies")));
        }
        self.judge.end(self.referee, plies)
    }

    /// Lets the player who is to move play; an end comes from its fault.
    fn turn(&mut self, patience: Patience<'_>) -> Result<Result<(), End>, Interrupted> {
        let color = self.record.position().side();
        let (go, limit) = self.question(color);
        let mut position = format!("position fen {}", self.fen);
        for (index, ply) in self.record.plies().iter().enumerate() {
            position.push_str(if index == 0 { " moves " } else { " " });
            // Writing to a string can not fail.
            let _ = write!(position, "{}", ply.mv);
        }
        let wait = limit.map(|limit| limit + self.referee.margin);
        let engine = &mut self.players[color as usize].engine;
        let thought = match engine.think(&position, &go, wait, patience) {
            Ok(thought) => thought,
            Err(trouble) => return self.trouble(color, trouble).map(Err),
        };
        if let Some(clock) = &mut self.clocks[color as usize] {
            clock.spend(thought.time);
        }
        let played = thought
            .best
            .parse::<Move>()
            .map_err(|error| error.to_string());
        let played = played.and_then(|mv| {
            let ply = self.record.play(mv).map_err(|error| error.to_string())?;
            Ok(ply.mv)
        });
        let mv = match played {
            Ok(mv) => mv,
            Err(error) => {
                let detail = format!("{} plays '{}': {error}", color, Quoted::new(&thought.best));
                return Ok(Err(End::lost(color, Reason::IllegalMove, detail)));
            }
        };
        self.judge.hear(self.referee, color, thought.report.score);
        self.turns.push(Turn {
            mv,
            score: thought.report.score,
            depth: thought.report.depth,
            nodes: thought.report.nodes,
            time: u64::try_from(thought.time.as_millis()).unwrap_or(u64::MAX),
        });
        Ok(Ok(()))
    }

    fn trouble(&self, color: Color, trouble: Trouble) -> Result<End, Interrupted> {
        let reason = match &trouble {
            Trouble::Interrupted => return Err(Interrupted),
            Trouble::Late => Reason::Time,
            Trouble::Hang => Reason::Hang,
            Trouble::BrokenPipe => Reason::BrokenPipe,
            Trouble::Crash(_) | Trouble::NotStarted(_) | Trouble::Option(_) => Reason::Crash,
        };
        Ok(End::lost(color, reason, format!("{color} {trouble}")))
    }

    /// The words of `go`, and how much time the player has.
    fn question(&self, color: Color) -> (String, Option<Duration>) {
        let player = &self.players[color as usize];
        let mut go = "go".to_owned();
        let mut say = |word: &str, number: u128| {
            let _ = write!(go, " {word} {number}");
        };
        let own = self.clocks[color as usize];
        if let Some(own) = own {
            let words = player.engine.clock_words();
            // An engine may want to know of both clocks, and where the other player has none, it
            // may think that it has the same.
            let clocks = self.clocks.map(|clock| clock.unwrap_or(own));
            for side in 0..2 {
                say(words[side], clocks[side].left.as_millis());
            }
            for side in 0..2 {
                say(words[side + 2], clocks[side].control.increment.as_millis());
            }
            if let Some(moves) = own.moves_to_go {
                say("movestogo", u128::from(moves.get()));
            }
        }
        if let Some(time) = player.settings.st {
            say("movetime", time.0.as_millis());
        }
        if let Some(nodes) = player.settings.nodes {
            say("nodes", u128::from(nodes.get()));
        }
        if let Some(depth) = player.settings.depth {
            say("depth", u128::from(depth.get()));
        }
        let left = own.map(|clock| clock.left);
        (go, left.or(player.settings.st.map(|time| time.0)))
    }
}

/// A player's clock.
#[derive(Clone, Copy, Debug)]
struct Clock {
    control: TimeControl,
    left: Duration,
    moves_to_go: Option<NonZeroU32>,
}

impl Clock {
    fn new(control: TimeControl) -> Clock {
        Clock {
            control,
            left: control.time,
            moves_to_go: control.moves,
        }
    }

    /// A move has taken so long.
    fn spend(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time) + self.control.increment;
        if let Some(moves) = self.moves_to_go {
            self.moves_to_go = NonZeroU32::new(moves.get() - 1).or_else(|| {
                self.left += self.control.time;
                self.control.moves
            });
        }
    }
}

/// Counts the moves after which a game may be taken as decided.
#[derive(Clone, Copy, Debug, Default)]
struct Judge {
    /// Plies with a score near zero, without a break.
    even: u32,
    /// Each player's moves with a low score, without a break, Blue's first.
    losing: [u32; 2],
    /// The same with a high score.
    winning: [u32; 2],
}

impl Judge {
    /// Hears a player's score of its own move; a player that says nothing agrees to nothing.
    fn hear(&mut self, referee: &Referee, color: Color, score: Option<Score>) {
        let points = score.map(Score::points);
        let count = |counter: &mut u32, counts: bool| {
            *counter = if counts { *counter + 1 } else { 0 };
        };
        if let Some(draw) = referee.draw {
            let even = points.is_some_and(|points| points.unsigned_abs() <= draw.score);
            count(&mut self.even, even);
        }
        if let Some(resign) = referee.resign {
            let (points, least) = (points.map(i64::from), i64::from(resign.score));
            let side = color as usize;
            count(
                &mut self.losing[side],
                points.is_some_and(|points| points <= -least),
            );
            count(
                &mut self.winning[side],
                points.is_some_and(|points| points >= least),
            );
        }
    }

    /// Is the game, of so many plies, decided?
    fn end(&self, referee: &Referee, plies: usize) -> Option<End> {
        if let Some(draw) = referee.draw
            && plies / 2 >= draw.movenumber as usize
            && self.even >= draw.movecount.get().saturating_mul(2)
        {
            let detail = format!("both within {} for {} moves", draw.score, draw.movecount);
            return Some(End::drawn(Reason::DrawAdjudication, detail));
        }
        let resign = referee.resign?;
        let enough = |moves: u32| moves >= resign.movecount.get();
        let lost = Color::ALL.into_iter().find(|&color| {
            let agreed = !resign.twosided.0 || enough(self.winning[!color as usize]);
            enough(self.losing[color as usize]) && agreed
        });
        let (loser, moves) = (lost?, resign.movecount);
        let detail = format!("{loser} at -{} or less for {moves} moves", resign.score);
        Some(End::lost(loser, Reason::ResignAdjudication, detail))
    }
}

#[cfg(test)]
mod tests {
    use super::super::values::OnOff;
    use super::*;

    fn seconds(seconds: f64) -> Duration {
        Duration::from_secs_f64(seconds)
    }

    #[test]
    fn a_clock_runs_gets_its_increment_and_new_time_after_its_moves() {
        let mut clock = Clock::new("3/10+0.5".parse().unwrap());
        let mut seen = Vec::new();
        for _ in 0..4 {
            clock.spend(seconds(2.0));
            seen.push((clock.left, clock.moves_to_go.map(NonZeroU32::get)));
        }
        let expected = [(8.5, 2), (7.0, 1), (15.5, 3), (14.0, 2)];
        assert_eq!(
            seen,
            expected.map(|(left, moves)| (seconds(left), Some(moves)))
        );
        let mut clock = Clock::new("1".parse().unwrap());
        // What went beyond the time was within the margin.
        clock.spend(seconds(1.2));
        assert_eq!((clock.left, clock.moves_to_go), (Duration::ZERO, None));
    }

    fn referee(draw: Option<DrawSettings>, resign: Option<ResignSettings>) -> Referee {
        Referee {
            max_plies: NonZeroU32::MAX,
            margin: Duration::ZERO,
            draw,
            resign,
        }
    }

    /// After which ply a game with these scores is decided, Blue's first, and how.
    fn decided(referee: &Referee, scores: &[Option<i32>]) -> Option<(usize, Verdict)> {
        let mut judge = Judge::default();
        let colors = Color::ALL.into_iter().cycle();
        for (index, (score, color)) in scores.iter().zip(colors).enumerate() {
            judge.hear(referee, color, score.map(Score::Cp));
            if let Some(end) = judge.end(referee, index + 1) {
                return Some((index + 1, end.verdict));
            }
        }
        None
    }

    #[test]
    fn a_game_is_drawn_when_both_see_it_even_for_long_enough() {
        let draw = |movenumber| DrawSettings {
            movenumber,
            movecount: NonZeroU32::new(2).unwrap(),
            score: 10,
        };
        let even = [Some(10), Some(-10), Some(0), Some(3), Some(5)];
        let at = |number, scores: &[_]| decided(&referee(Some(draw(number)), None), scores);
        assert_eq!(at(0, &even), Some((4, Verdict::Drawn)));
        assert_eq!(at(2, &even), Some((4, Verdict::Drawn)));
        assert_eq!(at(3, &even), None);
        for breaks in [Some(11), Some(-11), None] {
            assert_eq!(at(0, &[even[0], even[1], breaks, even[3], even[4]]), None);
        }
    }

    #[test]
    fn a_game_is_lost_when_its_loser_sees_it_and_if_asked_the_winner_too() {
        let resign = |twosided| ResignSettings {
            movecount: NonZeroU32::new(2).unwrap(),
            score: 500,
            twosided: OnOff(twosided),
        };
        let at = |twosided, scores: &[_]| decided(&referee(None, Some(resign(twosided))), scores);
        let blue_wins = Some(Verdict::Won(Color::Blue));
        let doubted = [Some(499), Some(-500), Some(499), Some(-501)];
        assert_eq!(at(false, &doubted), Some(4).zip(blue_wins));
        assert_eq!(at(true, &doubted), None);
        let agreed = [Some(500), Some(-500), Some(500), Some(-500)];
        assert_eq!(at(true, &agreed), Some(4).zip(blue_wins));
        let red_wins = [Some(-900), None, Some(-900)];
        assert_eq!(at(false, &red_wins), Some((3, Verdict::Won(Color::Red))));
        assert_eq!(
            at(false, &[Some(-900), None, Some(0), None, Some(-900)]),
            None
        );
    }
}
