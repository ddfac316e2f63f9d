//! What a beginner can ask at the prompt of Laser Chess.

use crate::prompt::{two, words};
use akhet::laser::rules::Setup;

/// The goal, the rules, the signs, and what stands on a square, for somebody who has never played.
#[test]
fn a_beginner_can_ask() {
    let text = |input: &str| words(&["--two-players"], input).join("\n");
    let rules = text("rules\n");
    assert!(
        rules.starts_with("The goal: hit the other King with your Laser."),
        "{rules}"
    );
    assert!(
        rules.contains("docs/rules.md") && rules.contains("Kings do not turn"),
        "{rules}"
    );
    assert!(rules.lines().all(|line| line.len() <= 72), "{rules}");
    let turning = words(&["--two-players", "--king-turns"], "rules\n").join(" ");
    assert!(turning.contains("Kings turn too."), "{turning}");
    let legend = text("legend\n");
    for sign in [
        "K k  King",
        "S s  Switch",
        "P p  Deflector",
        "D d  Defender",
        "L l  Laser",
    ] {
        assert!(legend.contains(sign), "{legend}");
    }
    assert_eq!(text("?\n"), text("help\n"));
    assert_eq!(
        text("help HINT\nhelp ?\n"),
        "hint            show what the engine would play\n\
         help [COMMAND]  show this list, or what one command does"
    );
    for leave in ["q", "exit", "QUIT"] {
        assert_eq!(text(&format!("{leave}\nmoves\n")), "");
    }
    assert_eq!(text("history\n"), "No move has been played.");
    assert!(text("c5R\na4L\nc4b3\nhistory\n").ends_with("\n1. c5R a4L 2. c4b3"));
}

/// Whoever does not see the board asks for it, and types moves in words; the page answers the same words.
#[test]
fn the_board_is_told_in_words() {
    let told = |input: &str| words(&["--two-players"], input).join(" ");
    for (line, said) in [
        (
            "Rank 6",
            "On rank 6: Blue Deflector d6 open to west and north.",
        ),
        (
            "row 5",
            "On rank 5: Red Deflector a5 open to north and east; Blue Deflector c5 open to south and west; \
             Red Switch e5 from upper left to lower right; Red Switch f5 from lower left to upper right; \
             Red Deflector h5 open to east and south; Blue Deflector j5 open to west and north.",
        ),
        ("column b", "The file b is empty."),
        ("rank", "rank: its name is missing, as in rank 5 or file c"),
        ("rank 9", "rank: '9' is not a rank of this board"),
        ("file 5", "file: '5' is not a file of this board"),
        ("last", "No move has been played."),
        (
            "threat",
            "If Red moved now, no shot would hit a piece of Blue's.",
        ),
        (
            "turn c5 right",
            "Blue plays c5R: the shot leaves the board.",
        ),
        (
            "c5 counter-clockwise",
            "Blue plays c5L: the shot leaves the board.",
        ),
        ("h2 to h3", "Blue plays h2h3: the shot leaves the board."),
        (
            "tunr c5 left",
            "'tunr' is neither a move nor a command; did you mean turn?",
        ),
        (
            "paces",
            "'paces' is neither a move nor a command; did you mean pieces?",
        ),
    ] {
        assert_eq!(told(&format!("{line}\n")), said, "{line}");
    }
    let pieces = told("pieces\n");
    assert!(
        pieces.starts_with("Blue: King e1; Laser j1 pointing north; Deflector c1 open to west and north; Deflector c4"),
        "{pieces}"
    );
    assert!(
        pieces.contains(" Red: King f8; Laser a8 pointing south; "),
        "{pieces}"
    );
    assert!(
        told("c5 right\na4 left\nlast\nthreat\n").ends_with(
            " Red plays a4L: the shot leaves the board. If Red moved now, a5b5 would hit Blue's Deflector on c5."
        )
    );
    // A King counts most, and other pieces are named too.
    let exposed = "ls2k2pe3/7pe1Ps/1pn8/3Sn6/pn6sn1Ps/4SePnPw3/2pnPw6/2Pw1K1se2Ln b 39";
    assert_eq!(
        two(exposed, "threat\n").join(" "),
        "If Red moved now, g1h1 would hit Blue's King on e1. \
         Other shots would hit Blue's Deflector on d2 and Blue's Deflector on j4."
    );
}

#[test]
fn what_stands_on_a_square_and_what_the_beams_do_there_is_said() {
    let what = |fen: &str, square: &str| two(fen, &format!("what {square}\n")).join(" ");
    let ace = Setup::Ace.fen();
    for (fen, square, said) in [
        (
            ace,
            "C 5",
            "c5: Blue's Deflector. Its mirror faces south and west. A beam from the north or east hits it. \
             Red's beam comes from the west and turns south.",
        ),
        (
            ace,
            "e8",
            "e8: Red's Defender. Its shield faces south. A beam from any other side hits it. No beam comes here now.",
        ),
        (
            ace,
            "j1",
            "j1: Blue's Laser. It fires to the north. No beam hits it. No beam comes here now.",
        ),
        (
            ace,
            "e4",
            "e4: Blue's Switch. Its mirror lies like / and has two sides: no beam hits it. No beam comes here now.",
        ),
        (
            ace,
            "j3",
            "j3 is empty. Only Blue's pieces may stand here. Blue's beam comes from the south and goes straight on.",
        ),
        (
            "ls4K4/10/10/4k5/dn9/10/10/9Ln r 7",
            "a4",
            "a4: Red's Defender. Its shield faces north. A beam from any other side hits it. \
             Only Red's pieces may stand here. Red's beam comes from the north and stops at the shield.",
        ),
        (
            "le4K4/10/10/4k5/dn9/10/10/9Ln b 7",
            "f8",
            "f8: Blue's King. Any beam hits it, and then the game is over. \
             Red's beam comes from the west and would hit it now.",
        ),
    ] {
        assert_eq!(what(fen, square), said, "{square}");
    }
}
