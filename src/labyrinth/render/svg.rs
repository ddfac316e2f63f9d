//! A position as an SVG document.

use super::caption::Caption;
use crate::grid::Direction;
use crate::grid::svg::{self, CELL};
use crate::labyrinth::rules::{Arrow, Card, Position, Seat, Square, Tile, Treasure};

/// The margin around the board, for the arrows and the coordinates.
const MARGIN: i32 = 46;
const SIDE: i32 = CELL * Square::SIDE as i32;
/// The height of the strip below the board, for the spare and the players.
const STRIP: i32 = 154;
/// The height of a player's two lines in the strip.
const PLAYER: i32 = 36;
/// The left edge of the players' captions.
const CAPTION: i32 = MARGIN + CELL + 42;
/// The font size of the captions.
const CAPTION_SIZE: i32 = 13;
/// The side of a card's picture in a caption.
const PICTURE: i32 = 17;

/// The document that defines the pictures of tiles, treasures, pawns, arrows and cards, for every picture and for
/// the page in the browser.
pub const PIECES: &str = include_str!("pieces.svg");

/// The name of a treasure, which is the title of its picture.
pub fn treasure_name(treasure: Treasure) -> &'static str {
    let picture = format!("id=\"treasure-{treasure}\"><title>");
    let title = PIECES.split_once(&picture);
    let title = title.and_then(|(_, title)| title.split_once('<'));
    title.map_or("", |(name, _)| name)
}

/// The colour of the tiles that slide.
const LOOSE: &str = "#94734a";
/// The colour of the fixed tiles.
const FIXED: &str = "#66503a";
const PASSAGE: &str = "#ecdfc2";
const EDGE: &str = "#33200f";

/// The board as a complete SVG document on one line, without a newline and without references to
/// anything outside it: tiles, treasures, pawns, the arrows, of which the closed one is crossed out,
/// and below them the spare and two lines about each player. Blue's home is at the lower left. The
/// mover's target has a ring and the mover's lines a bar. Equal positions give equal text.
pub fn svg(position: &Position) -> String {
    let (width, height) = (SIDE + 2 * MARGIN, SIDE + 2 * MARGIN + STRIP);
    let title = format!("<title>{position}</title>");
    let mut content = labels();
    Arrow::all().for_each(|arrow| content.push_str(&self::arrow(arrow, position)));
    content.push_str(&tiles(position));
    content.push_str(&homes());
    content.push_str(&treasures(position));
    content.push_str(&targets(position));
    for &seat in position.seats() {
        let (x, y) = middle(position.pawn(seat));
        let (files, ranks) = towards_home(seat);
        content.push_str(&pawn(seat, (x + 16 * files, y - 16 * ranks)));
    }
    content.push_str(&players(position));
    let head = svg::head((0, 0, width, height), &title, &definitions(&content));
    format!("{head}{content}</svg>")
}

/// The definitions of [`PIECES`] that a document with this content uses.
fn definitions(content: &str) -> String {
    let used: String = PIECES
        .lines()
        .filter(|line| {
            let name = line
                .strip_prefix("<g id=\"")
                .and_then(|rest| rest.split_once('"'));
            name.is_some_and(|(name, _)| content.contains(&format!("\"#{name}\"")))
        })
        .collect();
    format!("<defs>{used}</defs>")
}

fn middle(square: Square) -> (i32, i32) {
    svg::middle(square, MARGIN)
}

/// The direction from the middle of the board to a player's home, in files and ranks: 1 or -1 each.
/// Each of four pawns on a square stands in its player's corner.
fn towards_home(seat: Seat) -> (i32, i32) {
    let home = seat.home();
    let sign = |coordinate: u8| if coordinate == 0 { -1 } else { 1 };
    (sign(home.file()), sign(home.rank()))
}

fn color(seat: Seat) -> &'static str {
    match seat {
        Seat::Blue => "#5b9bff",
        Seat::Yellow => "#f7d21e",
        Seat::Orange => "#f2711c",
        Seat::Green => "#35b35a",
    }
}

/// The letters of the files below the board, and the digits of the ranks to its left.
fn labels() -> String {
    let diagonal = (0..Square::SIDE).map(|place| Square::on(place, place));
    let files = diagonal.clone().map(|s| (s.file(), middle(s).0));
    let ranks = diagonal.map(|s| (s.rank(), middle(s).1));
    svg::labels(files, MARGIN + SIDE + 38, ranks, 14)
}

/// An arrow beside the board; crossed out where it is closed.
fn arrow(arrow: Arrow, position: &Position) -> String {
    let (x, y) = middle(arrow.entry());
    let (files, ranks) = arrow.direction().step();
    let out = CELL / 2 + 12;
    let (x, y) = (x - out * i32::from(files), y + out * i32::from(ranks));
    let name = match position.closed() {
        Some(closed) if closed == arrow => "arrow-closed",
        _ => "arrow",
    };
    let angle = 90 * arrow.direction().index();
    format!(
        r##"<use href="#{name}" transform="translate({x} {y})rotate({angle})" fill="#e8c547"/>"##
    )
}

/// All tiles: the walls first, then the passages.
fn tiles(position: &Position) -> String {
    let mut walls = [String::new(), String::new()];
    let mut passages = String::new();
    for square in Square::all() {
        let at = middle(square);
        let kind = if square.is_fixed() { "fixed" } else { "loose" };
        walls[usize::from(square.is_fixed())].push_str(&wall(kind, at));
        passages.push_str(&passage(position.board().tile(square), at));
    }
    let [loose, fixed] = walls;
    filled(&loose, LOOSE) + &filled(&fixed, FIXED) + &paved(&passages)
}

/// The walls of a tile centred on a point.
fn wall(kind: &str, (x, y): (i32, i32)) -> String {
    format!(r##"<use href="#tile-{kind}" x="{x}" y="{y}"/>"##)
}

fn filled(walls: &str, color: &str) -> String {
    format!(r#"<g fill="{color}">{walls}</g>"#)
}

/// The passage of a tile centred on a point.
fn passage(tile: Tile, (x, y): (i32, i32)) -> String {
    let shape = tile.shape().letter();
    let angle = 90 * tile.orientation().index();
    format!(r##"<use href="#passage-{shape}" transform="translate({x} {y})rotate({angle})"/>"##)
}

fn paved(passages: &str) -> String {
    format!(r##"<g stroke="{PASSAGE}" color="{EDGE}">{passages}</g>"##)
}

/// The signs of all players on their homes.
fn homes() -> String {
    let sign = |seat: Seat| {
        let ((x, y), color, name) = (middle(seat.home()), color(seat), name(seat));
        format!(r##"<use href="#home-{name}" x="{x}" y="{y}" stroke="{color}"/>"##)
    };
    Seat::ALL.into_iter().map(sign).collect()
}

/// The name of a player in the names of pictures.
fn name(seat: Seat) -> String {
    seat.to_string().to_lowercase()
}

fn treasures(position: &Position) -> String {
    Square::all()
        .filter_map(|square| {
            let treasure = position.board().treasure_on(square)?;
            Some(self::treasure(treasure, middle(square)))
        })
        .collect()
}

/// The treasure of a tile centred on a point.
fn treasure(treasure: Treasure, (x, y): (i32, i32)) -> String {
    format!(r##"<use href="#treasure-{treasure}" transform="translate({x} {y})scale(.56)"/>"##)
}

/// A ring around the mover's target; none once the game is over.
fn targets(position: &Position) -> String {
    if position.winner().is_some() {
        return String::new();
    }
    let mover = position.mover();
    let rings: String = position
        .targets(mover)
        .into_iter()
        .map(|square| {
            let (x, y) = middle(square);
            format!(r#"<circle cx="{x}" cy="{y}" r="24"/>"#)
        })
        .collect();
    let color = color(mover);
    format!(
        r#"<g fill="none" stroke="{color}" stroke-width="4" stroke-dasharray="6 4">{rings}</g>"#
    )
}

/// A pawn centred on a point. Its shape and letter are for readers who cannot tell the colours
/// apart.
fn pawn(seat: Seat, (x, y): (i32, i32)) -> String {
    let (color, name) = (color(seat), name(seat));
    format!(
        r##"<use href="#pawn-{name}" transform="translate({x} {y})scale(.44)" fill="{color}"/>"##
    )
}

/// The strip below the board: the spare, turned north, and two lines about each player.
fn players(position: &Position) -> String {
    let top = 2 * MARGIN + SIDE;
    let at = (MARGIN + CELL / 2, top + STRIP / 2 - 8);
    let spare = position.board().spare().turned(Direction::North);
    let mut strip = filled(&wall("loose", at), LOOSE) + &paved(&passage(spare, at));
    if let Some(treasure) = spare.treasure() {
        strip.push_str(&self::treasure(treasure, at));
    }
    let seats = position.seats();
    let first = at.1 - PLAYER * (seats.len() as i32 - 1) / 2;
    for (&seat, y) in seats.iter().zip((first..).step_by(PLAYER as usize)) {
        let x = CAPTION - 18;
        strip.push_str(&pawn(seat, (x, y)));
        if seat == position.mover() && position.winner().is_none() {
            let color = color(seat);
            strip.push_str(&format!(
                r#"<path d="M{} {}v16" stroke="{color}" stroke-width="4" stroke-linecap="round"/>"#,
                x - 17,
                y - 8,
            ));
        }
        strip.push_str(&caption(&Caption::of(position, seat), y).0);
    }
    strip
}

/// The two lines about a player, whose pawn is drawn at the height `y`, and where the second one ends. Its cards
/// are pictures, which overlap if there are many, so that it always fits.
fn caption(caption: &Caption<'_>, y: i32) -> (String, i32) {
    let separator = if caption.left.is_empty() { "" } else { ", " };
    let player = format!("{}{separator}{}", caption.player, caption.left);
    let found = if caption.found.is_empty() {
        ""
    } else {
        "found"
    };
    let count = (caption.wanted.len() + caption.found.len()) as i32;
    let space = SIDE + MARGIN - CAPTION - room(&caption.aim) - room(found) - 2 * PICTURE;
    let step = (PICTURE + 1).min(space / count.max(1));
    let mut end = CAPTION;
    let mut words = text((end, y - 4), &player);
    let mut pictures = String::new();
    for (word, cards) in [
        (caption.aim.as_str(), caption.wanted),
        (found, caption.found),
    ] {
        if word.is_empty() {
            continue;
        }
        words.push_str(&text((end, y + 13), word));
        end += room(word);
        pictures.push_str(&row(cards, (end, y + 10), step));
        end += step * cards.len() as i32 + PICTURE;
    }
    let lines = format!(r##"<g fill="#dfe6f3" font-size="{CAPTION_SIZE}">{words}</g>{pictures}"##);
    (lines, end)
}

/// The width reserved for words of a caption: no common sans-serif face needs more.
fn room(words: &str) -> i32 {
    7 * words.len() as i32 + 4
}

fn text((x, y): (i32, i32), text: &str) -> String {
    format!(r#"<text x="{x}" y="{y}">{text}</text>"#)
}

/// Pictures of cards in a row from this point, on a light ground.
fn row(cards: &[Card], (x, y): (i32, i32), step: i32) -> String {
    let Some(last) = cards.len().checked_sub(1) else {
        return String::new();
    };
    let (top, width) = (y - PICTURE / 2 - 1, step * last as i32 + PICTURE + 2);
    let mut row = format!(
        r#"<rect x="{x}" y="{top}" width="{width}" height="{}" rx="4" fill="{PASSAGE}"/>"#,
        PICTURE + 2,
    );
    for (&card, x) in cards
        .iter()
        .zip((x + PICTURE / 2 + 1..).step_by(step as usize))
    {
        let name = match card {
            Some(treasure) => format!("treasure-{treasure}"),
            None => "card-back".to_owned(),
        };
        row.push_str(&format!(
            r##"<use href="#{name}" transform="translate({x} {y})scale(.28)"/>"##
        ));
    }
    row
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CROWD, SEEN, WON, positions, read};
    use super::*;
    use crate::grid::svg::assert_documents;
    use crate::labyrinth::rules::Rules;
    use std::collections::BTreeSet;

    #[test]
    fn a_document_is_one_well_formed_line() {
        assert_documents(&positions(), svg, 24_000);
    }

    /// The quoted values that follow each `before`.
    fn values<'a>(text: &'a str, before: &'a str) -> Vec<&'a str> {
        let parts = text.split(before).skip(1);
        parts
            .filter_map(|part| Some(part.split_once('"')?.0))
            .collect()
    }

    #[test]
    fn a_document_defines_the_pictures_that_it_uses() {
        let all = values(PIECES, " id=\"");
        let unique: BTreeSet<_> = all.iter().collect();
        assert_eq!(all.len(), unique.len());
        for position in positions() {
            let svg = svg(&position);
            let used: BTreeSet<_> = values(&svg, " href=\"#").into_iter().collect();
            let defined = values(&svg, " id=\"");
            assert_eq!(defined.len(), used.len());
            assert_eq!(defined.into_iter().collect::<BTreeSet<_>>(), used);
        }
    }

    /// The page uses more of the pictures than a document does.
    #[test]
    fn every_treasure_player_and_card_has_a_picture() {
        let all = values(PIECES, "<g id=\"");
        for treasure in Treasure::all() {
            let title = format!("<g id=\"treasure-{treasure}\"><title>{treasure}");
            assert!(PIECES.contains(&title), "{treasure}");
        }
        for seat in Seat::ALL {
            for kind in ["pawn", "home"] {
                assert!(all.contains(&format!("{kind}-{}", name(seat)).as_str()));
            }
        }
        assert!(all.contains(&"card-face") && all.contains(&"card-back"));
    }

    #[test]
    fn tiles_treasures_and_pawns_are_drawn_where_they_are() {
        for position in positions() {
            let svg = svg(&position);
            let count = |name: &str| svg.matches(&format!("href=\"#{name}")).count();
            assert_eq!(count("tile-fixed\""), 16);
            assert_eq!(count("tile-loose\""), Square::COUNT + 1 - 16);
            assert_eq!(count("passage-"), Square::COUNT + 1);
            let on_tiles = svg.matches("scale(.56)").count();
            assert_eq!(on_tiles, Treasure::COUNT);
            for square in Square::all() {
                let (tile, at) = (position.board().tile(square), middle(square));
                assert!(svg.contains(&passage(tile, at)), "{tile}");
                let treasure = tile.treasure();
                assert!(treasure.is_none_or(|one| svg.contains(&self::treasure(one, at))));
            }
            for seat in Seat::ALL {
                let sits = position.seats().contains(&seat);
                let pawns = count(&format!("pawn-{}\"", name(seat)));
                assert_eq!(pawns, 2 * usize::from(sits), "{seat}");
            }
        }
    }

    /// Estimated from the widths of common sans-serif letters: less than 0.6 em.
    #[test]
    fn captions_of_full_hands_fit() {
        let free_order = Rules {
            free_order: true,
            ..Rules::default()
        };
        let fits = |players: &str, rules| {
            let text = SEEN.replace("c5:I:KU/-/f6:??:N/-", players);
            let position = Position::from_fen(&text, rules).unwrap();
            for &seat in position.seats() {
                let words = Caption::of(&position, seat);
                let (lines, end) = caption(&words, 0);
                assert!(end < SIDE + 2 * MARGIN, "{words}: {end}");
                let cards = words.wanted.len() + words.found.len();
                assert_eq!(lines.matches("scale(.28)").count(), cards);
                let em = 0.6 * (words.player.len() + 2 + words.left.len()) as f32;
                let end = CAPTION as f32 + em * CAPTION_SIZE as f32;
                assert!(end < (SIDE + 2 * MARGIN) as f32, "{words}: {end}");
            }
        };
        let all: String = Treasure::all().map(Treasure::letter).collect();
        fits("g7:L:ABCDEFGHIJK/-/g7:X:MNOPQRSTUVW/-", Rules::default());
        fits(&format!("b2::/-/g7:{all}:/-"), free_order);
        let (left, found) = all.split_at(12);
        fits(&format!("b2::/-/g7:{left}:{found}/-"), free_order);
        fits(&format!("c5:?:/-/g7::{}/-", &all[1..]), Rules::default());
        let four = "a1:ABCDEF:/a7:GHIJKL:/g7:MNOPQR:/g1:STUVWX:";
        fits(four, free_order);
        let last = STRIP / 2 - 8 + PLAYER * 3 / 2 + 13;
        assert!(
            last + CAPTION_SIZE / 2 < STRIP,
            "the last line of four players"
        );
    }

    #[test]
    fn the_closed_arrow_and_the_target_are_marked() {
        let closed = "\"#arrow-closed\"";
        let open = "\"#arrow\"";
        let ring = "r=\"24\"";
        let count = |text: &str, what: &str| svg(&read(text)).matches(what).count();
        assert_eq!((count(SEEN, closed), count(SEEN, open)), (1, 11));
        let all_open = SEEN.replace(" g6 ", " - ");
        assert_eq!((count(&all_open, closed), count(&all_open, open)), (0, 12));
        assert_eq!(
            (count(SEEN, ring), count(CROWD, ring), count(WON, ring)),
            (1, 1, 0)
        );
    }
}
