//! Constants of play and training in points of the evaluation. A new evaluation has another scale:
//! these constants must then be fitted or tested again, and so must the margins among the search
//! parameters.

/// The score with an expected result of 73 % (odds of e to 1) in games of the engine against itself at
/// some 4,000 nodes a move. It defines a point; `examples/fit_wdl.rs` shows how closely it holds.
pub const ODDS_OF_E: i32 = 170;

/// The points of a network output of 1.0, which count as odds of e to 1 in training. They are twice
/// [`ODDS_OF_E`]: on that flatter curve won positions still differ; a steeper one lost 19 Elo.
pub const NETWORK_UNIT: i32 = 2 * ODDS_OF_E;

/// The win/draw/loss model, fitted to games by `examples/fit_wdl.rs`.
pub mod wdl {
    /// The numbers of pieces that the model is fitted to. Others are clamped to this range.
    pub const PIECES: std::ops::RangeInclusive<u32> = 12..=26;
    /// The score at which half of the games are won, with all pieces on the board.
    pub const EVEN: f64 = 145.5;
    /// The change of [`EVEN`] for each missing piece.
    pub const EVEN_STEP: f64 = 13.8;
    /// The points that change the odds of a win by a factor of e, with all pieces on the board.
    pub const SPREAD: f64 = 108.5;
    /// The change of [`SPREAD`] for each missing piece.
    pub const SPREAD_STEP: f64 = 1.9;
}

/// The openings of matches.
pub mod openings {
    /// The default maximum score of the player ahead in a balanced opening.
    pub const BALANCED: u32 = 30;
    /// The margin outside the wanted scores within which a short search still passes a candidate on to a long one.
    pub const DOUBT: u32 = 40;
    /// The maximum score of the player ahead with which the short searches pass a random setup on to the long one. With
    /// 60 they lose fewer even ones, and cost more than those are worth.
    pub const NEARLY_BALANCED: u32 = 40;
}

/// Self-play: where games begin, and where they are adjudicated. `docs/selfplay.md` has the
/// measurements.
pub mod selfplay {
    /// The default maximum score of either player in a game's first position.
    pub const MAX_AT_START: u32 = 150;
    /// The score from which a position counts as won: odds of e^9 to 1. Smaller leads are not safe: one
    /// in twenty leads of 800 points is lost.
    pub const WON: u32 = 1_500;
    /// The maximum score of a position that counts as drawn: that of a search that sees only
    /// repetitions. With 20 points, more than a quarter of such games still had a winner.
    pub const DRAWN: u32 = 2;
}

/// The training of networks.
pub mod training {
    /// The maximum score of a position to learn from: beyond it a game is as good as won, and the score
    /// says more about the search's depth than about the position.
    pub const MAX: i32 = 1_500;
}
