//! What play and training measure in points of the evaluation. Another evaluation has another scale:
//! what stands here is then fitted or tested again, and so are the margins of the search, which stand
//! among its parameters.

/// The points that are odds of e to 1, an expected result of 73 %, in games of the engine against itself
/// at some 4,000 nodes a move. It defines a point; `examples/fit_wdl.rs` shows how nearly it holds.
pub const ODDS_OF_E: i32 = 170;

/// The points of a network's output of 1.0, and those that count as odds of e to 1 in the training. They
/// are twice [`ODDS_OF_E`]: on so flat a curve won positions still differ, and a steeper one lost 19 Elo.
pub const NETWORK_UNIT: i32 = 2 * ODDS_OF_E;

/// The win/draw/loss model, fitted to games by `examples/fit_wdl.rs`.
pub mod wdl {
    /// The numbers of pieces for which the model is fitted. Others are clamped to this range.
    pub const PIECES: std::ops::RangeInclusive<u32> = 12..=26;
    /// The score with which half of the games are won, with all pieces on the board.
    pub const EVEN: f64 = 49.5;
    /// The change of [`EVEN`] for each missing piece.
    pub const EVEN_STEP: f64 = 12.9;
    /// The points that change the odds of a win by a factor of e, with all pieces on the board.
    pub const SPREAD: f64 = 127.9;
    /// The change of [`SPREAD`] for each missing piece.
    pub const SPREAD_STEP: f64 = 6.3;
}

/// Reduced strength, whose levels were measured in matches.
pub mod strength {
    /// The largest error in the score of a line at the lowest level.
    pub const MAX_ERROR: i32 = 1_200;
    /// The points by which a line that wins by force counts as better than the best other line, and
    /// one that loses by force as worse than the worst. A level with larger errors overlooks wins.
    pub const MATE_MARGIN: i32 = 600;
}

/// The openings of matches.
pub mod openings {
    /// The greatest score of either player in a balanced opening, unless another is asked for.
    pub const BALANCED: u32 = 30;
}

/// Games of self-play: where they begin, and where they are over. `docs/selfplay.md` has the
/// measurements.
pub mod selfplay {
    /// The greatest score of either player in a position that a game begins from, unless another is
    /// asked for.
    pub const MAX_AT_START: u32 = 150;
    /// The score from which a position counts as won: odds of e^9 to 1. Wins by less are not sure: of
    /// those by 800 points one in twenty slips away.
    pub const WON: i32 = 1_500;
    /// The greatest score of a position that counts as drawn: that of a search which sees nothing but
    /// repetitions. By 20 points more than a quarter of such games are won by somebody.
    pub const DRAWN: i32 = 2;
}

/// The training of networks.
pub mod training {
    /// The greatest score of a position that is taken: beyond it a game is as good as won, and its
    /// score says more of how far the search saw than of the position.
    pub const MAX: i32 = 1_500;
}
