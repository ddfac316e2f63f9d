//! The win/draw/loss model.

use akhet::laser::search::{Score, Wdl};

#[test]
fn probabilities_add_up_to_a_thousand_and_rise_with_the_score() {
    for pieces in [0, 4, 12, 13, 18, 26, 80, u32::MAX] {
        let mut last: Option<Wdl> = None;
        for points in (-3_000..=3_000).chain([i32::MAX]) {
            let this = Wdl::of(Score::Points(points), pieces);
            assert_eq!(this.win + this.draw + this.loss, 1000);
            if let Some(last) = last {
                assert!(this.win >= last.win && this.loss <= last.loss, "{points}");
            }
            last = Some(this);
        }
        let low = Wdl::of(Score::Points(-500), pieces);
        let high = Wdl::of(Score::Points(500), pieces);
        assert!(low.win + 200 < high.win && high.loss + 200 < low.loss);
        assert_eq!((low.win, low.draw), (high.loss, high.draw));
        assert_eq!(low.expected() + high.expected(), 1.0);
        assert_eq!(Wdl::of(Score::Points(0), pieces).expected(), 0.5);
        let least = Wdl::of(Score::Points(i32::MIN), pieces);
        assert_eq!((least.win, least.loss), (0, 1000));
    }
}

#[test]
fn mate_scores_are_certain() {
    let chances = Wdl::of(Score::Wins(3), 20);
    assert_eq!((chances.win, chances.draw, chances.loss), (1000, 0, 0));
    assert_eq!(chances.expected(), 1.0);
    let chances = Wdl::of(Score::Loses(2), 20);
    assert_eq!((chances.win, chances.draw, chances.loss), (0, 0, 1000));
}

#[test]
fn the_model_is_near_the_games_that_it_was_fitted_to() {
    // Points, pieces, and the observed wins and losses of such positions, in thousandths.
    let observed = [
        (100, 20, 198, 53),
        (-100, 24, 107, 391),
        (0, 26, 193, 208),
        (0, 24, 180, 200),
        (100, 24, 362, 120),
        (0, 22, 124, 140),
        (100, 21, 266, 78),
        (0, 20, 67, 74),
    ];
    let off = observed.map(|(points, pieces, won, lost)| {
        let chances = Wdl::of(Score::Points(points), pieces);
        chances.win.abs_diff(won) + chances.loss.abs_diff(lost)
    });
    let mean = off.iter().sum::<u32>() as usize / (2 * off.len());
    assert!(mean < 30, "{mean} thousandths off");
}
