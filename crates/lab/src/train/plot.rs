//! A plot of the errors of training.

use super::run::Epoch;
use std::fmt::Write;

/// The frame of the curves.
const LEFT: f64 = 96.0;
const RIGHT: f64 = 784.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 424.0;

/// The number of divisions of the error scale.
const STEPS: u32 = 5;

pub fn svg(history: &[Epoch]) -> String {
    let training = history.iter().map(|epoch| epoch.training_error);
    let held_out = history.iter().map(|epoch| epoch.held_out_error);
    let errors = training.clone().chain(held_out.clone());
    let least = errors.clone().fold(f64::INFINITY, f64::min);
    let most = errors.fold(f64::NEG_INFINITY, f64::max);
    let margin = f64::max(0.05 * (most - least), 1e-6);
    let (least, range) = (least - margin, most - least + 2.0 * margin);
    let epochs = history.len();
    let x = |epoch: usize| LEFT + (RIGHT - LEFT) * (epoch - 1) as f64 / (epochs.max(2) - 1) as f64;
    let y = |error: f64| BOTTOM - (BOTTOM - TOP) * (error - least) / range;
    let mut svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 480" font-family="sans-serif" font-size="13" text-anchor="middle"><rect width="800" height="480" fill="white"/>
"#.to_owned();
    let mut text = |x: f64, y: f64, text: &str| {
        // Writing to a string cannot fail.
        let _ = writeln!(svg, r#"<text x="{x:.1}" y="{y:.1}">{text}</text>"#);
    };
    text(
        440.0,
        466.0,
        "mean squared error of the expected result, by epoch",
    );
    let mut frame = String::new();
    for step in 0..=STEPS {
        let error = least + range * f64::from(step) / f64::from(STEPS);
        text(LEFT - 40.0, y(error) + 4.0, &format!("{error:.5}"));
        let _ = write!(frame, "M{LEFT} {:.1}H{RIGHT}", y(error));
    }
    for epoch in (1..=epochs).step_by(epochs.div_ceil(20).max(1)) {
        text(x(epoch), BOTTOM + 18.0, &epoch.to_string());
    }
    let _ = writeln!(svg, r##"<path d="{frame}" stroke="#ccc"/>"##);
    let curves: [(_, _, Vec<f64>); 2] = [
        ("blue", "training", training.collect()),
        ("red", "held out", held_out.collect()),
    ];
    for (nth, (color, name, errors)) in curves.into_iter().enumerate() {
        let points = (1..).zip(errors);
        let points = points.map(|(epoch, error)| format!("{:.1} {:.1}", x(epoch), y(error)));
        let points = points.collect::<Vec<_>>().join("L");
        let line = TOP + 18.0 * (nth + 1) as f64;
        let _ = writeln!(
            svg,
            r#"<path d="M{points}" fill="none" stroke="{color}" stroke-width="2"/><text x="{:.1}" y="{line}" text-anchor="end" fill="{color}">{name}</text>"#,
            RIGHT - 8.0
        );
    }
    svg + "</svg>\n"
}
