//! The statistics of matches against published results and independent computations.

use akhet_arena::config::SprtSettings;
use akhet_arena::report::{
    Estimate, GameScore, Hypothesis, Interval, Model, Pairing, Pentanomial, Sprt, SprtError, Tally,
    Wdl, elo, expected_score, ranking,
};
use proptest::prelude::*;

fn sprt(elo0: f64, elo1: f64, model: Model) -> Sprt {
    sprt_of(elo0, elo1, 0.05, 0.05, model).unwrap()
}

fn sprt_of(elo0: f64, elo1: f64, alpha: f64, beta: f64, model: Model) -> Result<Sprt, SprtError> {
    Sprt::new(SprtSettings {
        elo0,
        elo1,
        alpha,
        beta,
        model,
    })
}

fn wdl(wins: u64, draws: u64, losses: u64) -> Wdl {
    Wdl {
        wins,
        draws,
        losses,
    }
}

/// Whether the figure rounds to the printed one, which has two decimals.
fn assert_printed(figure: f64, printed: f64) {
    assert!(
        (figure - printed).abs() <= 0.005 + 1e-9,
        "{figure} is not {printed}"
    );
}

/// Tests from fishtest, as Stockfish's pull requests report them (the number is the request's; until 2020
/// the Elo was logistic), and from OpenBench, as reported by pull requests to PlentyChess (334), Halogen
/// (730), Eleanor (33) and chess-3 (39), including some that failed or were stopped early. The other
/// figures come from the optimiser of [`llr_of_a_general_optimiser`].
#[test]
fn llr_of_pairs() {
    let reports = include_str!("../data/sprt.jsonl").lines();
    let reports = reports.map(|line| serde_json::from_str(line).unwrap());
    let reports: Vec<serde_json::Value> = reports.collect();
    assert_eq!(reports.len(), 33);
    for report in reports {
        let number = |key: &str| report[key].as_f64().unwrap();
        let model = serde_json::from_value(report["model"].clone()).unwrap();
        let pairs = serde_json::from_value(report["pairs"].clone()).unwrap();
        let found = sprt(number("elo0"), number("elo1"), model).llr(&Pentanomial(pairs));
        let off = (found - number("llr")).abs();
        assert!(off <= number("within") + 1e-9, "{found} in {report}");
    }
}

/// What fastchess printed, according to its own issues (807), pull requests to Cinder (727, 836) and
/// the pages of WajPassant and Copperfish: Elo and nElo with their margins, LOS and the ratio of drawn
/// pairs in per cent.
#[test]
fn estimates_of_fastchess() {
    for (pairs, [elo, margin, nelo, nmargin, los, draws]) in [
        (
            [30, 6, 18, 0, 6],
            [-168.40, 73.37, -170.08, 62.16, 0.0, 30.0],
        ),
        (
            [50, 287, 610, 387, 73],
            [18.04, 8.23, 28.19, 12.84, 100.0, 43.35],
        ),
        (
            [835, 6884, 13116, 7201, 852],
            [2.11, 1.70, 3.52, 2.83, 99.25, 45.40],
        ),
        (
            [11, 1, 32, 8, 48],
            [149.26, 55.24, 148.57, 48.15, 100.0, 32.0],
        ),
        (
            [12, 6, 25, 8, 9],
            [-11.59, 56.66, -12.83, 62.16, 34.29, 41.67],
        ),
    ] {
        let estimate = Estimate::from_pairs(&Pentanomial(pairs)).unwrap();
        assert_printed(estimate.elo.value, elo);
        assert_printed(estimate.elo.margin(), margin);
        assert_printed(estimate.nelo.unwrap().value, nelo);
        assert_printed(estimate.nelo.unwrap().margin(), nmargin);
        assert_printed(100.0 * estimate.los.unwrap(), los);
        assert_printed(100.0 * estimate.even, draws);
    }
}

/// The values that fastchess's tests expect for unpaired games; they check LLRs only to within one per
/// cent.
#[test]
fn games_of_fastchess() {
    let estimate = Estimate::from_games(&wdl(136, 111, 96)).unwrap();
    assert_printed(estimate.elo.value, 40.70);
    assert_printed(estimate.elo.margin(), 30.43);
    assert_printed(estimate.nelo.unwrap().value, 49.77);
    assert_printed(estimate.nelo.unwrap().margin(), 36.77);
    assert_printed(100.0 * estimate.los.unwrap(), 99.60);
    for (games, elo0, elo1, model, llr) in [
        (wdl(36433, 68692, 36027), 0.0, 2.0, Model::Normalized, 0.92),
        (
            wdl(10871, 20431, 10650),
            -1.75,
            0.25,
            Model::Normalized,
            2.30,
        ),
        (wdl(4250, 0, 0), 0.0, 10.0, Model::Normalized, 120.56),
        (wdl(21404, 40708, 21184), 0.5, 2.5, Model::Logistic, -1.57),
        (wdl(57433, 106593, 57030), 0.0, 2.0, Model::Logistic, -2.59),
    ] {
        let found = sprt(elo0, elo1, model).llr_of_games(&games);
        assert!((found / llr - 1.0).abs() < 0.01, "{found} is not {llr}");
    }
}

/// Few games, missing outcomes and lopsided results. The figures come from a general optimiser:
/// the likelihood was maximised over all distributions under the constraint by sequential
/// quadratic programming (SciPy) from 40 starts, and the best result refined to 30 digits by Newton's
/// method on the Karush-Kuhn-Tucker conditions (mpmath).
#[test]
fn llr_of_a_general_optimiser() {
    use Model::{Logistic, Normalized};
    for (games, model, elo0, elo1, llr) in [
        (wdl(20, 0, 0), Normalized, 0.0, 10.0, 0.567270924518),
        (wdl(1, 3, 7), Normalized, -20.0, 20.0, -0.80966811303),
        (wdl(136, 111, 96), Normalized, 0.0, 10.0, 1.25803931129),
        (wdl(9, 0, 5), Logistic, 0.0, 40.0, 0.36795812148),
        (wdl(1, 6, 0), Logistic, -50.0, 50.0, 1.76449981898),
        (wdl(136, 111, 96), Logistic, 0.0, 10.0, 1.49371554372),
    ] {
        let found = sprt(elo0, elo1, model).llr_of_games(&games);
        assert!((found - llr).abs() < 1e-9, "{found} is not {llr}");
    }
}

#[test]
fn results_without_variance() {
    assert_eq!(Estimate::from_pairs(&Pentanomial::default()), None);
    assert_eq!(Estimate::from_games(&Wdl::default()), None);
    assert_eq!(Tally::default().estimate(), None);
    assert_eq!(Wdl::default().score(), None);
    let everything = |value| Interval {
        low: f64::NEG_INFINITY,
        value,
        high: f64::INFINITY,
    };
    for (pairs, score, value) in [
        ([0, 0, 0, 0, 3], 1.0, f64::INFINITY),
        ([3, 0, 0, 0, 0], 0.0, f64::NEG_INFINITY),
        ([0, 0, 3, 0, 0], 0.5, 0.0),
        ([0, 0, 0, 1, 0], 0.75, elo(0.75)),
    ] {
        let estimate = Estimate::from_pairs(&Pentanomial(pairs)).unwrap();
        assert_eq!(estimate.score, score);
        assert_eq!(estimate.elo, everything(value));
        // Both need a standard deviation, which cannot be estimated.
        assert_eq!((estimate.nelo, estimate.los), (None, None));
    }
    let always = Estimate::from_pairs(&Pentanomial([0, 0, 0, 2, 0])).unwrap();
    assert_eq!(always.elo.to_string(), "190.85 +/- ?");
    let json = serde_json::to_value(always).unwrap();
    assert_eq!(json["elo"]["low"], serde_json::Value::Null);
    assert_eq!(json["nelo"], serde_json::Value::Null);
    assert_eq!(json["los"], serde_json::Value::Null);
}

/// An interval that extends beyond a score of 1 has no upper end.
#[test]
fn an_end_beyond_all_points_is_infinite() {
    let estimate = Estimate::from_games(&wdl(9, 0, 1)).unwrap();
    assert_eq!(estimate.elo.high, f64::INFINITY);
    assert!(estimate.elo.low.is_finite() && estimate.nelo.unwrap().high.is_finite());
}

#[test]
fn bounds_and_decisions() {
    let test = sprt(0.0, 5.0, Model::Normalized);
    let (lower, upper) = test.bounds();
    assert!((upper - 19f64.ln()).abs() < 1e-12 && (lower + 19f64.ln()).abs() < 1e-12);
    assert_eq!(test.decision(lower), Some(Hypothesis::H0));
    assert_eq!(test.decision(upper), Some(Hypothesis::H1));
    assert_eq!(test.decision(0.0), None);
    assert_eq!(test.llr(&Pentanomial::default()), 0.0);
    assert_eq!(test.llr_of_games(&Wdl::default()), 0.0);
    assert_eq!(
        test.to_string(),
        "[0.00, 5.00] normalized, bounds (-2.94, 2.94)"
    );
    // As OpenBench prints them for alpha 0.05 and beta 0.1.
    let (lower, upper) = sprt_of(0.0, 3.0, 0.05, 0.1, Model::Normalized)
        .unwrap()
        .bounds();
    assert_printed(lower, -2.25);
    assert_printed(upper, 2.89);
}

#[test]
fn invalid_sprts_are_refused() {
    let test = |elo0, elo1, alpha, beta| sprt_of(elo0, elo1, alpha, beta, Model::Logistic);
    assert_eq!(test(5.0, 5.0, 0.05, 0.05), Err(SprtError::Order(5.0, 5.0)));
    assert_eq!(test(5.0, 0.0, 0.05, 0.05), Err(SprtError::Order(5.0, 0.0)));
    assert_eq!(test(0.0, 201.0, 0.05, 0.05), Err(SprtError::Elo(201.0)));
    for elo in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert!(matches!(test(elo, 5.0, 0.05, 0.05), Err(SprtError::Elo(_))));
        assert!(matches!(test(0.0, elo, 0.05, 0.05), Err(SprtError::Elo(_))));
    }
    for (alpha, beta) in [
        (0.0, 0.05),
        (0.05, 0.0),
        (-0.1, 0.05),
        (1.5, -0.6),
        (0.5, 0.5),
        (f64::NAN, 0.05),
        (0.05, f64::NAN),
        (f64::INFINITY, 0.05),
    ] {
        assert!(matches!(
            test(0.0, 5.0, alpha, beta),
            Err(SprtError::Errors(..))
        ));
    }
}

#[test]
fn games_and_pairs_are_counted() {
    use GameScore::{Draw, Loss, Win};
    let mut tally = Tally::default();
    for (one, other) in [
        (Win, Win),
        (Win, Draw),
        (Draw, Draw),
        (Loss, Win),
        (Loss, Loss),
    ] {
        tally.pairs.add_pair(one, other);
        tally.wdl.add_game(one);
        tally.wdl.add_game(other);
    }
    assert_eq!(tally.pairs, Pentanomial([1, 0, 2, 1, 1]));
    assert_eq!(tally.wdl, wdl(4, 3, 3));
    assert_eq!(tally.wdl.points(), 5.5);
    assert_eq!(tally.estimate(), Estimate::from_pairs(&tally.pairs));
    assert_eq!(tally.estimate().map(|e| e.score), tally.wdl.score());
    // The first game of a pair waits for the second.
    tally.wdl.add_game(Loss);
    assert_eq!(tally.estimate(), Estimate::from_pairs(&tally.pairs));
    let single = Tally {
        pairs: Pentanomial::default(),
        ..tally
    };
    assert_eq!(single.estimate(), Estimate::from_games(&tally.wdl));
    assert_eq!(
        serde_json::to_string(&tally).unwrap(),
        r#"{"wdl":{"wins":4,"draws":3,"losses":4},"pairs":[1,0,2,1,1]}"#
    );
}

/// A cutechess gauntlet, as a pull request to Cinder (576) reports it: the first engine, which scores
/// 39.5 %, against three others.
#[test]
fn a_table_of_cutechess() {
    let pairing = |second, lost, won, draws| Pairing {
        first: 0,
        second,
        tally: Tally {
            wdl: wdl(won, draws, lost),
            pairs: Pentanomial::default(),
        },
    };
    let table = ranking(&[
        pairing(1, 1191, 826, 983),
        pairing(2, 1399, 597, 1004),
        pairing(3, 1425, 710, 865),
        pairing(4, 0, 0, 0),
    ]);
    let rows: Vec<_> = table
        .iter()
        .map(|row| {
            let elo = row
                .estimate
                .map(|e| (e.elo.value.round(), e.elo.margin().round()));
            (row.engine, row.tally.wdl.games(), elo)
        })
        .collect();
    assert_eq!(
        rows,
        [
            (2, 3000, Some((95.0, 10.0))),
            (3, 3000, Some((84.0, 11.0))),
            (1, 3000, Some((42.0, 10.0))),
            (0, 9000, Some((-74.0, 6.0))),
            (4, 0, None),
        ]
    );
    assert_eq!(table[3].tally.wdl, wdl(2133, 2852, 4015));
}

/// Counts of all sizes, many of them 0.
fn count() -> impl Strategy<Value = u64> {
    prop_oneof![2 => Just(0), 2 => 0..20u64, 1 => 0..10_000u64, 1 => 0..1_000_000u64]
}

fn pentanomial() -> impl Strategy<Value = Pentanomial> {
    prop::array::uniform5(count()).prop_map(Pentanomial)
}

fn games() -> impl Strategy<Value = Wdl> {
    (count(), count(), count()).prop_map(|(wins, draws, losses)| wdl(wins, draws, losses))
}

fn any_sprt() -> impl Strategy<Value = (f64, f64, Model)> {
    let most = Sprt::MAX_ELO;
    (
        prop_oneof![-most..most, -5.0..5.0],
        prop_oneof![-most..most, -5.0..5.0],
        prop_oneof![Just(Model::Normalized), Just(Model::Logistic)],
    )
        .prop_filter("two hypotheses", |(a, b, _)| a != b)
        .prop_map(|(a, b, model)| (a.min(b), a.max(b), model))
}

/// Whether two figures are equal up to rounding; infinities equal themselves.
fn near(a: f64, b: f64) -> bool {
    a == b || (a - b).abs() <= 1e-6 * (1.0 + a.abs().max(b.abs()))
}

/// Whether one interval is the other as seen by the opponent.
fn opposite(a: Interval, b: Interval) -> bool {
    near(a.value, -b.value) && near(a.low, -b.high) && near(a.high, -b.low)
}

fn sound(estimate: &Estimate, reversed: &Estimate) -> bool {
    let ordered = |i: Interval| i.low <= i.value && i.value <= i.high && i.margin() >= 0.0;
    let share = |x: f64| (0.0..=1.0).contains(&x);
    let spread_is_sound = match (estimate.nelo, estimate.los, reversed.nelo, reversed.los) {
        (Some(nelo), Some(los), Some(other), Some(other_los)) => {
            ordered(nelo)
                && share(los)
                && opposite(nelo, other)
                && near(los, 1.0 - other_los)
                && !nelo.to_string().contains("NaN")
        }
        (None, None, None, None) => true,
        _ => false,
    };
    ordered(estimate.elo)
        && spread_is_sound
        && share(estimate.score)
        && share(estimate.even)
        && opposite(estimate.elo, reversed.elo)
        && near(estimate.score, 1.0 - reversed.score)
        && estimate.even == reversed.even
        && !estimate.elo.to_string().contains("NaN")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn sides_can_be_exchanged(pairs in pentanomial(), games in games()) {
        if let Some(estimate) = Estimate::from_pairs(&pairs) {
            let reversed = Estimate::from_pairs(&pairs.reversed()).unwrap();
            prop_assert!(sound(&estimate, &reversed), "{estimate:?} {reversed:?}");
        }
        if let Some(estimate) = Estimate::from_games(&games) {
            let reversed = Estimate::from_games(&games.reversed()).unwrap();
            prop_assert!(sound(&estimate, &reversed), "{estimate:?} {reversed:?}");
        }
    }

    #[test]
    fn the_llr_is_antisymmetric(
        (elo0, elo1, model) in any_sprt(),
        pairs in pentanomial(),
        games in games(),
    ) {
        let test = sprt(elo0, elo1, model);
        let mirror = sprt(-elo1, -elo0, model);
        let (a, b) = (test.llr(&pairs), mirror.llr(&pairs.reversed()));
        prop_assert!(near(a, -b), "{a} {b}");
        let (a, b) = (test.llr_of_games(&games), mirror.llr_of_games(&games.reversed()));
        prop_assert!(near(a, -b), "{a} {b}");
    }

    /// Enormous numbers of games lose precision but cause no NaN or panic.
    #[test]
    fn no_figure_is_not_a_number(
        (elo0, elo1, model) in any_sprt(),
        counts in prop::array::uniform5(prop_oneof![Just(0), 0..20u64, 0..1u64 << 60]),
    ) {
        let pairs = Pentanomial(counts);
        let games = wdl(counts[0], counts[1], counts[2]);
        let test = sprt(elo0, elo1, model);
        prop_assert!(test.llr(&pairs).is_finite() && test.llr_of_games(&games).is_finite());
        let estimates = [Estimate::from_pairs(&pairs), Estimate::from_games(&games)];
        for estimate in estimates.into_iter().flatten() {
            prop_assert!(!format!("{estimate:?}").contains("NaN"), "{estimate:?}");
        }
    }

    #[test]
    fn results_merge_in_any_order(a in pentanomial(), b in pentanomial(), c in pentanomial()) {
        prop_assert_eq!(a + b, b + a);
        prop_assert_eq!((a + b) + c, a + (b + c));
        prop_assert_eq!((a + b).pairs(), a.pairs() + b.pairs());
        prop_assert_eq!((a + b).reversed(), a.reversed() + b.reversed());
    }

    #[test]
    fn elo_and_score_are_opposites(difference in -1000.0..1000.0f64) {
        prop_assert!(near(elo(expected_score(difference)), difference));
    }
}
