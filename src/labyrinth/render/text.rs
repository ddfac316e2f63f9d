//! A position as text: the maze with its treasures and pawns, the arrows around it, and below it the
//! spare and the players. Tiles are large, with walls, or small, with the passages as lines.

use super::caption::{Caption, Phrase};
use super::glyphs::Glyphs;
use crate::grid::Direction;
use crate::grid::text::{FRAME, Page, TextStyle, colored, colored_on};
use crate::labyrinth::rules::{Arrow, Bitboard, Move, Position, Seat, Square, Tile};
use anstyle::Style;

/// How a maze is drawn. Columns and rows are counted from the upper left corner of a tile.
struct Scale {
    /// The columns to the left of the maze: a digit, an arrow and blanks.
    margin: usize,
    /// Whether passages are drawn as the walls beside them, not as lines.
    has_walls: bool,
    /// The columns and rows of a tile.
    size: (usize, usize),
    /// Where passages cross.
    middle: (usize, usize),
    /// The place of the treasure; without one, of the first pawn.
    treasure: (usize, usize),
    /// The places of the pawns, in the order in which they are filled.
    pawns: [(usize, usize); 4],
}

/// Both sizes are odd, so that passages run along the middle.
const LARGE: Scale = Scale {
    margin: 4,
    has_walls: true,
    size: (7, 3),
    middle: (3, 1),
    treasure: (3, 1),
    pawns: [(2, 1), (4, 1), (3, 0), (3, 2)],
};

/// The upper row has the passage to the north, the lower one all others.
const SMALL: Scale = Scale {
    margin: 3,
    has_walls: false,
    size: (5, 2),
    middle: (2, 1),
    treasure: (1, 0),
    pawns: [(3, 0), (4, 0), (0, 0), (0, 1)],
};

/// The maximum length of two words in one line of a narrow picture, without the comma between them.
const NARROW_WORDS: usize = 27;
/// The column where the words to the right of the maze begin.
const PANEL: usize = LARGE.margin + LARGE.size.0 * Square::SIDE as usize + 3;

/// Draws the maze with Blue's home at the lower left, the arrows around it, and below it the spare and
/// a line about each player. Treasures are the letters A to X, pawns the letters b y o g, and a mark
/// replaces the closed arrow. Every line ends in a newline.
pub fn text(position: &Position, style: TextStyle) -> String {
    text_below(position, LastMoves::default(), style)
}

/// The last move of each player who has made one, by seat.
pub type LastMoves = [Option<Move>; 4];

/// Draws what [`text()`] does, and adds the last move of each player.
pub fn text_below(position: &Position, last: LastMoves, style: TextStyle) -> String {
    in_english(position, last, Layout::Below, style)
}

/// Draws what [`text_below`] does in at most 21 lines of 80 columns, for terminals too small for
/// the large picture: passages are lines, and the treasure and the pawns of a tile stand beside
/// them.
pub fn text_compact(position: &Position, last: LastMoves, style: TextStyle) -> String {
    in_english(position, last, Layout::Compact, style)
}

/// Draws what [`text_compact`] does in at most 40 columns: what a player looks for is below the player.
pub fn text_narrow(position: &Position, last: LastMoves, style: TextStyle) -> String {
    in_english(position, last, Layout::Narrow, style)
}

/// Where the players are shown, and how large the maze is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// As by [`text_beside`].
    Beside,
    /// As by [`text_below`].
    Below,
    /// As by [`text_compact`].
    Compact,
    /// As by [`text_narrow`].
    Narrow,
}

/// Draws the maze in this layout, in the words of `say`, such as those of another language.
pub fn text_said(
    position: &Position,
    last: LastMoves,
    layout: Layout,
    style: TextStyle,
    say: &dyn Fn(Phrase) -> String,
) -> String {
    let scale = match layout {
        Layout::Beside | Layout::Below => &LARGE,
        Layout::Compact | Layout::Narrow => &SMALL,
    };
    let drawing = Drawing::new(position, style, scale, say);
    match layout {
        Layout::Beside => with_players_beside(drawing, last),
        Layout::Below | Layout::Compact => with_players_below(drawing, last),
        Layout::Narrow => with_narrow_players(drawing, last),
    }
}

fn in_english(position: &Position, last: LastMoves, layout: Layout, style: TextStyle) -> String {
    text_said(position, last, layout, style, &|phrase| phrase.to_string())
}

fn with_narrow_players(mut drawing: Drawing<'_>, last: LastMoves) -> String {
    let (position, say) = (drawing.position, drawing.say);
    drawing.maze(|_, _| ());
    let mut lines = Vec::new();
    for &seat in position.seats() {
        let caption = Caption::said(position, seat, say);
        lines.push(PanelLine::Player(
            seat,
            player(&caption, last[seat.index()]),
        ));
        let mut words = caption.words().into_iter();
        let mut line = words.next().unwrap_or_default();
        for word in words {
            if line.chars().count() + word.chars().count() > NARROW_WORDS {
                lines.push(PanelLine::Words(line));
                line = word;
            } else {
                line = format!("{line}, {word}");
            }
        }
        lines.push(PanelLine::Words(line));
    }
    drawing.below(&lines);
    drawing.page.text
}

fn with_players_below(mut drawing: Drawing<'_>, last: LastMoves) -> String {
    drawing.maze(|_, _| ());
    drawing.page.newline();
    let (position, say) = (drawing.position, drawing.say);
    let line = |&seat: &Seat| {
        let mut caption = Caption::said(position, seat, say);
        caption.player = player(&caption, last[seat.index()]);
        PanelLine::Player(seat, caption.to_string())
    };
    let lines: Vec<_> = position.seats().iter().map(line).collect();
    drawing.below(&lines);
    drawing.page.text
}

/// The player of a caption, with this last move.
fn player(caption: &Caption<'_>, last: Option<Move>) -> String {
    let last = last.map_or(String::new(), |mv| format!(" ({mv})"));
    format!("{}{last}", caption.player)
}

/// Draws what [`text_below`] does, but with the spare and the players to the right of the maze.
/// With the cards of a deal this takes 23 lines of at most 80 columns.
pub fn text_beside(position: &Position, last: LastMoves, style: TextStyle) -> String {
    in_english(position, last, Layout::Beside, style)
}

fn with_players_beside(mut drawing: Drawing<'_>, last: LastMoves) -> String {
    let panel = panel(drawing.position, last, drawing.say);
    drawing.maze(|row, drawing| {
        if let Some(line) = panel.get(row) {
            drawing.page.pad_to(PANEL);
            drawing.panel_line(line);
        }
    });
    drawing.page.text
}

struct Drawing<'a> {
    position: &'a Position,
    scale: &'static Scale,
    glyphs: &'static Glyphs,
    say: &'a dyn Fn(Phrase) -> String,
    page: Page,
}

impl<'a> Drawing<'a> {
    fn new(
        position: &'a Position,
        style: TextStyle,
        scale: &'static Scale,
        say: &'a dyn Fn(Phrase) -> String,
    ) -> Drawing<'a> {
        Drawing {
            position,
            scale,
            glyphs: Glyphs::of(style.charset),
            say,
            page: Page::new(style.color),
        }
    }

    /// The maze with the arrows around it. Each line is ended by `finish`, which gets its number, and by a
    /// newline.
    fn maze(&mut self, mut finish: impl FnMut(usize, &mut Drawing<'_>)) {
        let mut line = 0;
        let mut end = |drawing: &mut Drawing<'_>| {
            finish(line, drawing);
            drawing.page.newline();
            line += 1;
        };
        self.files(Direction::South);
        end(self);
        for rank in (0..Square::SIDE).rev() {
            for row in 0..self.scale.size.1 {
                self.margin(rank, row);
                for file in 0..Square::SIDE {
                    self.tile_row(Square::on(file, rank), row);
                }
                if row == self.scale.middle.1 {
                    self.page.blanks(1);
                    self.arrow(Square::on(Square::SIDE - 1, rank), Direction::West);
                }
                end(self);
            }
        }
        self.files(Direction::North);
        end(self);
    }

    /// The line with the letters of the files and the arrows that point to the board.
    fn files(&mut self, pointing: Direction) {
        let rank = match pointing {
            Direction::North => 0,
            _ => Square::SIDE - 1,
        };
        self.page.blanks(self.scale.margin);
        for file in 0..Square::SIDE {
            self.page.blanks(self.scale.middle.0);
            self.page.put(char::from(b'a' + file), FRAME);
            self.arrow(Square::on(file, rank), pointing);
            self.page
                .blanks(self.scale.size.0 - self.scale.middle.0 - 2);
        }
    }

    /// The digit of a rank and the arrow beside it, in the middle row of the rank.
    fn margin(&mut self, rank: u8, row: usize) {
        if row != self.scale.middle.1 {
            return self.page.blanks(self.scale.margin);
        }
        self.page.put(char::from(b'1' + rank), FRAME);
        self.page.blanks(self.scale.margin - 3);
        self.arrow(Square::on(0, rank), Direction::East);
        self.page.blanks(1);
    }

    /// The arrow that points in this direction at a square; a blank if there is none.
    fn arrow(&mut self, square: Square, pointing: Direction) {
        match Arrow::at(square).filter(|arrow| arrow.direction() == pointing) {
            None => self.page.blanks(1),
            closed if closed == self.position.closed() => self.page.put(self.glyphs.closed, CLOSED),
            Some(_) => self.page.put(self.glyphs.arrows[pointing.index()], ARROW),
        }
    }

    fn tile_row(&mut self, square: Square, row: usize) {
        let position = self.position;
        let tile = position.board().tile(square);
        let targets = match position.winner() {
            Some(_) => Bitboard::EMPTY,
            None => position.targets(position.mover()),
        };
        let ground = Ground {
            fixed: square.is_fixed(),
            target: targets.contains(square),
        };
        let mut pawns = position.seats().to_vec();
        pawns.retain(|&seat| position.pawn(seat) == square);
        let free = tile.treasure().is_none().then_some(self.scale.treasure);
        for column in 0..self.scale.size.0 {
            let cells = free.into_iter().chain(self.scale.pawns);
            let pawn = cells.zip(&pawns).find(|(cell, _)| *cell == (column, row));
            match pawn {
                Some((_, &seat)) => self.page.put(seat.letter(), pawn_style(seat)),
                None => self.cell(tile, (column, row), ground),
            }
        }
    }

    /// A cell of a tile without pawns: its walls, its passages or the letter of its treasure.
    fn cell(&mut self, tile: Tile, cell: (usize, usize), ground: Ground) {
        let treasure = tile.treasure().filter(|_| cell == self.scale.treasure);
        let (glyph, style) = if let Some(treasure) = treasure {
            (treasure.letter(), ground.passage())
        } else if self.scale.has_walls {
            let wall = self.glyphs.tile(tile, cell);
            wall.map_or((' ', ground.passage()), |wall| (wall, ground.wall()))
        } else {
            let passage = self.glyphs.passage(tile, cell);
            passage.map_or((' ', ground.wall()), |line| (line, ground.passage()))
        };
        self.page.put(glyph, style);
    }

    /// The spare, and beside it lines about the players.
    fn below(&mut self, lines: &[PanelLine]) {
        for row in 0..self.scale.size.1.max(lines.len()) {
            self.page.blanks(self.scale.margin);
            if row < self.scale.size.1 {
                self.spare_row(row);
            } else {
                self.page.blanks(self.scale.size.0);
            }
            if let Some(line) = lines.get(row) {
                self.page.blanks(self.scale.margin - 2);
                self.panel_line(line);
            }
            self.page.newline();
        }
    }

    /// One row of the spare, turned north.
    fn spare_row(&mut self, row: usize) {
        let spare = self.position.board().spare().turned(Direction::North);
        let ground = Ground {
            fixed: false,
            target: false,
        };
        for column in 0..self.scale.size.0 {
            self.cell(spare, (column, row), ground);
        }
    }

    /// A star if this player is to move, the letter of the pawn, and some words.
    fn player(&mut self, seat: Seat, words: &str) {
        let moves = seat == self.position.mover() && self.position.winner().is_none();
        self.page.put(if moves { '*' } else { ' ' }, ARROW);
        self.page.blanks(1);
        self.page.put(seat.letter(), pawn_style(seat));
        self.page.blanks(1);
        self.page.plain(words);
    }

    fn panel_line(&mut self, line: &PanelLine) {
        match line {
            PanelLine::Spare(row) => {
                self.spare_row(*row);
                if *row == self.scale.middle.1 {
                    let spare = (self.say)(Phrase::Spare);
                    self.page.plain(&format!("  {spare}"));
                }
            }
            PanelLine::Player(seat, words) => self.player(*seat, words),
            PanelLine::Words(words) => self.page.plain(&format!("  {words}")),
        }
    }
}

/// A line to the right of the maze or of the spare below it.
enum PanelLine {
    /// A row of the spare.
    Spare(usize),
    /// A player, with these words.
    Player(Seat, String),
    /// More words about the player above, or none.
    Words(String),
}

/// The lines to the right of the maze: the spare, and up to four lines about each player.
fn panel(position: &Position, last: LastMoves, say: &dyn Fn(Phrase) -> String) -> Vec<PanelLine> {
    let mut lines: Vec<PanelLine> = (0..LARGE.size.1).map(PanelLine::Spare).collect();
    for &seat in position.seats() {
        let caption = Caption::said(position, seat, say);
        let last = last[seat.index()].map_or(String::new(), |mv| format!("  {mv}"));
        let player = format!("{}{last}", caption.player);
        lines.push(PanelLine::Words(String::new()));
        lines.push(PanelLine::Player(seat, player));
        lines.extend(caption.words().into_iter().map(PanelLine::Words));
    }
    lines
}

/// What decides the colours of a tile.
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
    use crate::grid::text::Charset;
    use crate::labyrinth::rules::{Players, Rules};

    const ASCII: TextStyle = TextStyle::PLAIN;
    const UNICODE: TextStyle = TextStyle {
        charset: Charset::Unicode,
        color: false,
    };
    const COLORED: TextStyle = TextStyle::colored(Charset::Unicode);

    #[test]
    fn colours_change_no_character() {
        for position in positions() {
            for style in [ASCII, UNICODE] {
                let color = true;
                let colored = text(&position, TextStyle { color, ..style });
                let drawn = text(&position, style);
                // A coloured line may end in blanks, which the plain one lacks.
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
        assert!(rows.len() <= LARGE.size.1, "one tile");
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
    fn the_compact_picture_shows_passages_as_lines() {
        let unicode = "
     a    b▼   c    d▼   e    f▼   g
          ║   A    R    B     ║
7    ╔══  ║  ══╦══  ╔════╦════╝  ══╗
     ║    ║    ║             N    M
6►   ║  ══╝  ══╝  ═══════╗  ══╗    ╔══ ◄
    C║       oD║by  ║   E    P║   F║
5    ╠════╗  g ╠══  ║  ══╦══  ╚════╣
";
        let ascii = "
     a    bv   c    dv   e    fv   g
          |   A    R    B     |
7    .--  |  --+--  .----+----'  --.
     |    |    |             N    M
6>   |  --'  --'  -------.  --.    .-- <
    C|       oD|by  |   E    P|   F|
5    +----.  g +--  |  --+--  '----+
";
        for (style, expected) in [(UNICODE, unicode), (ASCII, ascii)] {
            let drawn = text_compact(&read(CROWD), LastMoves::default(), style);
            assert!(drawn.starts_with(&expected[1..]), "{drawn}");
        }
        let last = ["a4nc5", "a4nc5", "g2sf6", "a4nc5"].map(|mv| mv.parse().ok());
        let drawn = text_compact(&read(SEEN), last, UNICODE);
        assert!(
            drawn.contains("* b Blue on c5 (a4nc5) looks for I,"),
            "{drawn}"
        );
        for position in positions() {
            for style in [ASCII, UNICODE] {
                let drawn = text_compact(&position, last, style);
                assert!(drawn.lines().count() <= 21, "{drawn}");
                let width = |line: &str| line.chars().count();
                assert!(drawn.lines().all(|line| width(line) <= 80), "{drawn}");
                assert!(style == UNICODE || drawn.is_ascii());
            }
        }
    }

    #[test]
    fn the_narrow_picture_has_what_a_player_looks_for_below_the_player() {
        let last = ["a4nc5", "a4nc5", "g2sf6", "a4nc5"].map(|mv| mv.parse().ok());
        let drawn = text_narrow(&read(SEEN), last, UNICODE);
        for part in [
            " * b Blue on c5 (a4nc5)\n",
            "   looks for I, 1 card left\n",
            "   found KU\n",
        ] {
            assert!(drawn.contains(part), "{part} in {drawn}");
        }
        for position in positions() {
            for style in [ASCII, UNICODE] {
                let drawn = text_narrow(&position, last, style);
                let width = |line: &str| line.chars().count();
                assert!(drawn.lines().all(|line| width(line) <= 40), "{drawn}");
                let compact = text_compact(&position, last, style);
                let maze = |drawn: &str| {
                    drawn
                        .lines()
                        .take(16)
                        .map(str::to_owned)
                        .collect::<Vec<_>>()
                };
                assert_eq!(maze(&drawn), maze(&compact));
            }
        }
    }

    #[test]
    fn nobody_is_to_move_once_the_game_is_over() {
        assert!(!text(&read(WON), UNICODE).contains('*'));
        assert!(text(&read(SEEN), UNICODE).contains("* b Blue"));
    }
}
