//! A position as text: the maze with its treasures and pawns, the arrows around it, and below it the
//! spare and the players.

use super::caption::Caption;
use super::glyphs::{Glyphs, SIZE};
use crate::grid::Direction;
use crate::grid::text::{FRAME, Page, TextStyle, colored, colored_on};
use crate::labyrinth::rules::{Arrow, Bitboard, Move, Position, Seat, Square, Treasure};
use anstyle::Style;

/// The columns and rows of a tile where pawns stand, in the order in which they are filled. Without a
/// treasure the middle comes first.
const PAWNS: [(usize, usize); 4] = [(2, 1), (4, 1), (3, 0), (3, 2)];
const MIDDLE: (usize, usize) = (SIZE.0 / 2, SIZE.1 / 2);
/// The columns to the left of the maze: a digit, a blank, an arrow, a blank.
const MARGIN: usize = 4;
/// The column where the words to the right of the maze begin.
const PANEL: usize = MARGIN + SIZE.0 * Square::SIDE as usize + 3;

/// Draws the maze with Blue's home at the lower left, the arrows around it, and below it the spare and
/// a line about each player. Treasures are the letters A to X, pawns the letters b y o g, and a mark
/// replaces the closed arrow. Every line ends in a newline.
pub fn text(position: &Position, style: TextStyle) -> String {
    let glyphs = Glyphs::of(style.charset);
    let mut page = Page::new(style.color);
    maze(position, glyphs, &mut page, |_, _| ());
    below(position, glyphs, &mut page);
    page.text
}

/// The same with the spare and the players to the right of the maze, each with the last move, by seat, if
/// there is one. With the cards of a deal these are 23 lines of at most 80 columns.
pub fn text_beside(position: &Position, last: [Option<Move>; 4], style: TextStyle) -> String {
    let glyphs = Glyphs::of(style.charset);
    let mut page = Page::new(style.color);
    let panel = panel(position, last);
    maze(position, glyphs, &mut page, |row, page| {
        if let Some(line) = panel.get(row) {
            page.pad_to(PANEL);
            line.put(position, glyphs, page);
        }
    });
    page.text
}

/// The maze with the arrows around it. Each line is ended by `finish`, which gets its number, and by a newline.
fn maze(
    position: &Position,
    glyphs: &Glyphs,
    page: &mut Page,
    mut finish: impl FnMut(usize, &mut Page),
) {
    let mut line = 0;
    let mut end = |page: &mut Page| {
        finish(line, page);
        page.newline();
        line += 1;
    };
    files(position, glyphs, Direction::South, page);
    end(page);
    for rank in (0..Square::SIDE).rev() {
        for row in 0..SIZE.1 {
            margin(position, glyphs, rank, row, page);
            for file in 0..Square::SIDE {
                if let Some(square) = Square::new(file, rank) {
                    tile_row(position, glyphs, square, row, page);
                }
            }
            let arrow = arrow_at(
                position,
                glyphs,
                Square::new(Square::SIDE - 1, rank),
                Direction::West,
            );
            if let Some((arrow, style)) = arrow.filter(|_| row == MIDDLE.1) {
                page.blanks(1);
                page.put(arrow, style);
            }
            end(page);
        }
    }
    files(position, glyphs, Direction::North, page);
    end(page);
}

/// The line with the letters of the files and the arrows that point to the board.
fn files(position: &Position, glyphs: &Glyphs, pointing: Direction, page: &mut Page) {
    let rank = if pointing == Direction::North {
        0
    } else {
        Square::SIDE - 1
    };
    page.blanks(MARGIN);
    for file in 0..Square::SIDE {
        page.blanks(MIDDLE.0);
        page.put(char::from(b'a' + file), FRAME);
        match arrow_at(position, glyphs, Square::new(file, rank), pointing) {
            Some((arrow, style)) => page.put(arrow, style),
            None => page.blanks(1),
        }
        page.blanks(SIZE.0 - MIDDLE.0 - 2);
    }
}

/// The digit of a rank and the arrow beside it, in the middle row of the rank.
fn margin(position: &Position, glyphs: &Glyphs, rank: u8, row: usize, page: &mut Page) {
    if row != MIDDLE.1 {
        return page.blanks(MARGIN);
    }
    page.put(char::from(b'1' + rank), FRAME);
    page.blanks(1);
    match arrow_at(position, glyphs, Square::new(0, rank), Direction::East) {
        Some((arrow, style)) => page.put(arrow, style),
        None => page.blanks(1),
    }
    page.blanks(1);
}

/// The character of the arrow that points in this direction at a square, if there is one.
fn arrow_at(
    position: &Position,
    glyphs: &Glyphs,
    square: Option<Square>,
    pointing: Direction,
) -> Option<(char, Style)> {
    let arrow = Arrow::at(square?).filter(|arrow| arrow.direction() == pointing)?;
    if position.closed() == Some(arrow) {
        Some((glyphs.closed, CLOSED))
    } else {
        Some((glyphs.arrows[pointing.index()], ARROW))
    }
}

/// One row of a tile on the board.
fn tile_row(position: &Position, glyphs: &Glyphs, square: Square, row: usize, page: &mut Page) {
    let tile = position.board().tile(square);
    let targets = match position.winner() {
        Some(_) => Bitboard::EMPTY,
        None => position.targets(position.mover()),
    };
    let ground = Ground {
        fixed: square.is_fixed(),
        target: targets.contains(square),
    };
    let pawns = position.seats().iter().copied();
    let pawns: Vec<Seat> = pawns
        .filter(|&seat| position.pawn(seat) == square)
        .collect();
    // Without a treasure the first pawn stands in the middle.
    let middle = tile.treasure().is_none().then_some(MIDDLE);
    for column in 0..SIZE.0 {
        let cells = middle.into_iter().chain(PAWNS);
        let pawn = cells.zip(&pawns).find(|(cell, _)| *cell == (column, row));
        match (pawn, glyphs.tile(tile, (column, row))) {
            (Some((_, &seat)), _) => page.put(seat.letter(), pawn_style(seat)),
            (None, Some(wall)) => page.put(wall, ground.wall()),
            (None, None) => passage(tile.treasure(), (column, row), ground, page),
        }
    }
}

/// A cell of a passage: blank, or the letter of the treasure in the middle.
fn passage(treasure: Option<Treasure>, cell: (usize, usize), ground: Ground, page: &mut Page) {
    let letter = treasure.filter(|_| cell == MIDDLE);
    page.put(letter.map_or(' ', Treasure::letter), ground.passage());
}

/// The spare, and beside it a line about each player, with a mark before the mover.
fn below(position: &Position, glyphs: &Glyphs, page: &mut Page) {
    page.newline();
    for row in 0..SIZE.1.max(position.seats().len()) {
        page.blanks(MARGIN);
        if row < SIZE.1 {
            spare_row(position, glyphs, row, page)
        } else {
            page.blanks(SIZE.0)
        }
        if let Some(&seat) = position.seats().get(row) {
            page.blanks(2);
            player_mark(position, seat, page);
            page.plain(&Caption::of(position, seat).to_string());
        }
        page.newline();
    }
}

/// One row of the spare, turned north.
fn spare_row(position: &Position, glyphs: &Glyphs, row: usize, page: &mut Page) {
    let spare = position.board().spare().turned(Direction::North);
    let ground = Ground {
        fixed: false,
        target: false,
    };
    for column in 0..SIZE.0 {
        match glyphs.tile(spare, (column, row)) {
            Some(wall) => page.put(wall, ground.wall()),
            None => passage(spare.treasure(), (column, row), ground, page),
        }
    }
}

/// A star if this player is to move, and the letter of the pawn.
fn player_mark(position: &Position, seat: Seat, page: &mut Page) {
    let moves = seat == position.mover() && position.winner().is_none();
    page.put(if moves { '*' } else { ' ' }, ARROW);
    page.blanks(1);
    page.put(seat.letter(), pawn_style(seat));
    page.blanks(1);
}

/// A line to the right of the maze.
enum PanelLine {
    /// A row of the spare.
    Spare(usize),
    /// A player, with these words.
    Player(Seat, String),
    /// More words about the player above.
    Words(String),
    Blank,
}

impl PanelLine {
    fn put(&self, position: &Position, glyphs: &Glyphs, page: &mut Page) {
        match self {
            PanelLine::Spare(row) => {
                spare_row(position, glyphs, *row, page);
                if *row == MIDDLE.1 {
                    page.plain("  spare");
                }
            }
            PanelLine::Player(seat, words) => {
                player_mark(position, *seat, page);
                page.plain(words);
            }
            PanelLine::Words(words) => {
                page.blanks(2);
                page.plain(words);
            }
            PanelLine::Blank => {}
        }
    }
}

/// The lines to the right of the maze: the spare, and up to four lines about each player.
fn panel(position: &Position, last: [Option<Move>; 4]) -> Vec<PanelLine> {
    let mut lines: Vec<PanelLine> = (0..SIZE.1).map(PanelLine::Spare).collect();
    for &seat in position.seats() {
        let caption = Caption::of(position, seat);
        let last = last[seat.index()].map_or(String::new(), |mv| format!("  {mv}"));
        let player = format!("{}{last}", caption.player);
        lines.extend([PanelLine::Blank, PanelLine::Player(seat, player)]);
        let words = [caption.aim, caption.left, caption.found].into_iter();
        let words = words.map(|words| words.trim_start_matches(", ").to_owned());
        lines.extend(
            words
                .filter(|words| !words.is_empty())
                .map(PanelLine::Words),
        );
    }
    lines
}

/// What colours a tile.
#[derive(Clone, Copy)]
struct Ground {
    /// Whether the tile never slides.
    fixed: bool,
    /// Whether the mover's target is on it.
    target: bool,
}

impl Ground {
    fn wall(self) -> Style {
        if self.fixed {
            colored_on(180, 94)
        } else {
            colored_on(137, 58)
        }
    }

    fn passage(self) -> Style {
        if self.target {
            colored_on(16, 220).bold()
        } else {
            colored_on(52, 223).bold()
        }
    }
}

fn pawn_style(seat: Seat) -> Style {
    match seat {
        Seat::Blue => colored_on(231, 27),
        Seat::Yellow => colored_on(16, 226),
        Seat::Orange => colored_on(16, 208),
        Seat::Green => colored_on(231, 28),
    }
    .bold()
}

const ARROW: Style = colored(178).bold();
const CLOSED: Style = colored(160).bold();

#[cfg(test)]
mod tests {
    use super::super::tests::{CROWD, SEEN, WON, positions, read};
    use super::*;
    use crate::grid::Charset;
    use crate::labyrinth::rules::{Players, Rules};

    const ASCII: TextStyle = TextStyle {
        charset: Charset::Ascii,
        color: false,
    };
    const UNICODE: TextStyle = TextStyle {
        charset: Charset::Unicode,
        color: false,
    };
    const COLORED: TextStyle = TextStyle {
        color: true,
        ..UNICODE
    };

    #[test]
    fn colours_change_no_character() {
        for position in positions() {
            for style in [ASCII, UNICODE] {
                let color = true;
                let colored = text(&position, TextStyle { color, ..style });
                let drawn = text(&position, style);
                // Colours end behind the blanks that a line without them does not end with.
                let plain = anstream::adapter::strip_str(&colored).to_string();
                let lines = plain.lines().map(|line| line.trim_end().to_owned() + "\n");
                assert_eq!(lines.collect::<String>(), drawn);
                assert!(style == UNICODE || drawn.is_ascii());
            }
        }
    }

    #[test]
    fn the_target_of_the_mover_is_coloured_while_the_game_goes_on() {
        let passage = |target: bool| {
            let ground = Ground {
                fixed: false,
                target,
            };
            ground.passage().render().to_string()
        };
        let drawn = |position: &Position| text(position, COLORED);
        for name in [SEEN, WON] {
            let position = read(name);
            let view = drawn(&position);
            assert!(view.contains(&passage(false)), "coloured at all");
            assert_eq!(view.contains(&passage(true)), name == SEEN);
        }
        // Blue looks for I: the run of the target's colour is the passage with that letter.
        let view = drawn(&read(SEEN));
        let rows: Vec<&str> = view.split(&passage(true)).skip(1).collect();
        let shown = |row: &&str| row.split('\u{1b}').next().unwrap().trim() == "I";
        assert_eq!(rows.iter().copied().filter(|row| shown(row)).count(), 1);
        assert!(rows.len() <= SIZE.1, "one tile");
    }

    #[test]
    fn four_pawns_and_a_treasure_share_a_tile() {
        let picture = text(&read(CROWD), UNICODE);
        for row in ["│ o └", "│bDy ", "│ g ┌"] {
            assert!(picture.contains(row), "{picture}");
        }
    }

    #[test]
    fn the_players_fit_beside_the_maze() {
        let last = ["a4nc5", "a4nc5", "g2sf6", "a4nc5"].map(|mv| mv.parse().ok());
        let beside = text_beside(&read(SEEN), last, UNICODE);
        let below = text(&read(SEEN), UNICODE);
        for (line, alone) in beside.lines().zip(below.lines()).take(23) {
            assert!(line.starts_with(alone), "{line}");
        }
        for row in [
            " * b Blue on c5  a4nc5\n",
            "   looks for I\n",
            "   1 card left\n",
            "   found KU\n",
            "    S     spare\n",
        ] {
            assert!(beside.contains(row), "{row} in {beside}");
        }
        let rules = Rules {
            free_order: true,
            ..Rules::default()
        };
        let deals = Players::ALL.map(|players| Position::deal(1, players, rules));
        for position in deals.into_iter().chain(positions()) {
            let beside = text_beside(&position, last, ASCII);
            assert_eq!(beside.lines().count(), 23);
            assert!(beside.lines().all(|line| line.len() <= 80), "{beside}");
        }
    }

    #[test]
    fn nobody_is_to_move_once_the_game_is_over() {
        assert!(!text(&read(WON), UNICODE).contains('*'));
        assert!(text(&read(SEEN), UNICODE).contains("* b Blue"));
    }
}
