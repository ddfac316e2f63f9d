//! SVG pictures of boards: the document, the places of squares, and their coordinates.

use super::Square;

/// The side of a square in user units.
pub(crate) const CELL: i32 = 60;

/// The beginning of a document: its frame, its title, the definitions of its parts and its background.
pub(crate) fn head(
    (x, y, width, height): (i32, i32, i32, i32),
    title: &str,
    definitions: &str,
) -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" font-family="sans-serif">{title}{definitions}<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="12" fill="#10141d"/>"##,
    )
}

/// The middle of a square of a board with this margin.
pub(crate) fn middle<const FILES: u8, const RANKS: u8>(
    square: Square<FILES, RANKS>,
    margin: i32,
) -> (i32, i32) {
    let corner = margin + CELL / 2;
    let from_top = RANKS - 1 - square.rank();
    let (file, from_top) = (i32::from(square.file()), i32::from(from_top));
    (corner + CELL * file, corner + CELL * from_top)
}

/// The outline of a square centred on this point, as part of a path.
pub(crate) fn outline((x, y): (i32, i32), side: i32) -> String {
    format!("M{} {}h{side}v{side}h-{side}z", x - side / 2, y - side / 2)
}

/// The letters of the files at the height `y`, and the digits of the ranks at `x`, each given with the place of
/// its middle.
pub(crate) fn labels(
    files: impl Iterator<Item = (u8, i32)>,
    y: i32,
    ranks: impl Iterator<Item = (u8, i32)>,
    x: i32,
) -> String {
    let letters = files.map(|(file, x)| (x, y, char::from(b'a' + file)));
    let digits = ranks.map(|(rank, y)| (x, y + 5, char::from(b'1' + rank)));
    let labels: String = letters
        .chain(digits)
        .map(|(x, y, label)| format!(r#"<text x="{x}" y="{y}">{label}</text>"#))
        .collect();
    format!(r##"<g fill="#93a1b8" font-size="15" text-anchor="middle">{labels}</g>"##)
}

/// Panics unless the picture of each of these things is a well-formed document shorter than `limit` bytes whose title
/// is the thing.
#[cfg(test)]
pub(crate) fn assert_documents<T: std::fmt::Display>(
    things: &[T],
    draw: impl Fn(&T) -> String,
    limit: usize,
) {
    for thing in things {
        let svg = draw(thing);
        assert_well_formed(&svg);
        assert!(svg.contains(&format!("<title>{thing}</title>")));
        assert!(svg.len() < limit, "{}", svg.len());
    }
}

/// Panics unless this is a document on one line of printable ASCII, with matching tags and quoted attribute
/// values.
#[cfg(test)]
pub(crate) fn assert_well_formed(svg: &str) {
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
    assert!(svg.bytes().all(|byte| (b' '..=b'~').contains(&byte)));
    let mut open = Vec::new();
    for piece in svg.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').unwrap();
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let quoted = tag.matches("=\"").count();
        assert_eq!(quoted, tag.matches('=').count(), "{tag}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert_eq!(open, [""; 0], "{svg}");
}
