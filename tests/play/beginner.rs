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
