//! The curves of a training as a picture.

use super::run::Epoch;
use plotters::prelude::*;
use std::error::Error;

const SIZE: (u32, u32) = (800, 480);

/// An SVG document with the errors by epoch.
///
/// # Errors
/// When the picture cannot be drawn.
pub fn svg(history: &[Epoch]) -> Result<String, Box<dyn Error>> {
    let training = history.iter().map(|epoch| epoch.training_error);
    let held_out = history.iter().map(|epoch| epoch.held_out_error);
    let curves = [
        ("learned from", BLUE, training.collect::<Vec<_>>()),
        ("held out", RED, held_out.collect()),
    ];
    let errors = || {
        curves
            .iter()
            .flat_map(|(_, _, errors)| errors.iter().copied())
    };
    let (least, most) = (
        errors().fold(f64::INFINITY, f64::min),
        errors().fold(f64::NEG_INFINITY, f64::max),
    );
    let margin = f64::max(0.05 * (most - least), 1e-6);
    let mut picture = String::new();
    {
        let area = SVGBackend::with_string(&mut picture, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&area)
            .margin(16)
            .x_label_area_size(40)
            .y_label_area_size(80)
            .build_cartesian_2d(
                1.0..history.len().max(2) as f64,
                least - margin..most + margin,
            )?;
        chart
            .configure_mesh()
            .x_desc("epoch")
            .y_desc("mean squared error of the expected result")
            .x_label_formatter(&|epoch| format!("{epoch:.0}"))
            .y_label_formatter(&|error| format!("{error:.5}"))
            .max_light_lines(0)
            .x_labels(history.len().clamp(2, 20))
            .draw()?;
        for (name, color, errors) in &curves {
            let points = (1..).map(f64::from).zip(errors.iter().copied());
            chart
                .draw_series(LineSeries::new(points, color.stroke_width(2)))?
                .label(*name)
                .legend(|(x, y)| PathElement::new([(x, y), (x + 20, y)], color.stroke_width(2)));
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperRight)
            .background_style(WHITE)
            .border_style(BLACK)
            .draw()?;
        area.present()?;
    }
    Ok(picture)
}
