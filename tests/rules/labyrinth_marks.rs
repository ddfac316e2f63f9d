//! Labyrinth: the effect of a move's marks on unknown cards.

use akhet::labyrinth::rules::{
    IllegalMove, Mark, MarkedMove, Move, Position, Record, Rules, Seat, Treasure,
};

/// Orange, with these cards, is to move. Blue has uncovered S and F and looks for M.
fn position(orange: &str, rules: Rules) -> Position {
    let text = format!(
        "ceintsAceRtsBcwcs/cwcwiecscsNceMteS/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw i c5:M:SF/-/f6:{orange}/- o d1 14"
    );
    Position::from_fen(&text, rules).unwrap()
}

const FREE_ORDER: Rules = Rules {
    free_order: true,
    no_return: false,
    any_exit: false,
    any_square: false,
};

fn treasure(letter: char) -> Treasure {
    Treasure::from_letter(letter).unwrap()
}

/// Orange's cards after a move, as written in the text of a position.
fn after(position: &Position, mv: &str) -> Result<String, IllegalMove> {
    let mut position = position.clone();
    position.play(mv.parse::<MarkedMove>().unwrap())?;
    let player = position.player(Seat::Orange).unwrap().to_string();
    Ok(player.split_once(':').unwrap().1.to_owned())
}

/// Each legal move that ends on a treasure, with the treasure.
fn onto_treasures(position: &Position) -> Vec<(String, char)> {
    let found = |mv: Move| {
        let mut after = position.clone();
        after.play(mv).unwrap();
        Some((mv.to_string(), after.board().treasure_on(mv.to())?.letter()))
    };
    position.moves().filter_map(found).collect()
}

/// The first legal move that ends on N.
fn onto_n(position: &Position) -> String {
    let mut moves = onto_treasures(position).into_iter();
    moves.find(|(_, letter)| *letter == 'N').unwrap().0
}

#[test]
fn where_all_cards_are_known_moves_have_no_marks() {
    let known = position("N:", Rules::default());
    let mv = onto_n(&known);
    let mut game = Record::new(known);
    let marked: MarkedMove = format!("{mv}!").parse().unwrap();
    assert_eq!(game.play(marked).unwrap().mv.to_string(), mv);
    // With one unknown card, the mark of the turn matters.
    let mut game = Record::new(position("N?:", Rules::default()));
    assert_eq!(game.play(marked).unwrap().mv, marked);
}

#[test]
fn an_unknown_card_is_uncovered_only_by_a_mark() {
    for rules in [Rules::default(), FREE_ORDER] {
        let position = position("??:", rules);
        let moves = onto_treasures(&position);
        let ends: String = moves.iter().map(|(_, letter)| letter).collect();
        assert!(
            ends.contains(['S', 'F', 'M']) && ends.contains(['N', 'P']),
            "{ends}"
        );
        for (mv, letter) in moves {
            assert_eq!(after(&position, &mv), Ok("??:".to_owned()));
            let marked = after(&position, &format!("{mv}!"));
            // Blue's cards are known, so nobody else has them.
            if "SFM".contains(letter) {
                assert!(matches!(
                    marked,
                    Err(IllegalMove::NothingUncovered(_, Seat::Orange))
                ))
            } else {
                assert_eq!(marked, Ok(format!("?:{letter}")))
            }
        }
    }
}

#[test]
fn a_known_target_is_uncovered_with_and_without_a_mark() {
    let position = position("N??:", Rules::default());
    assert_eq!(after(&position, "a2eg7"), Ok("N??:".to_owned()));
    let mv = onto_n(&position);
    assert_eq!(after(&position, &mv), Ok("??:N".to_owned()));
    assert_eq!(after(&position, &format!("{mv}!")), Ok("??:N".to_owned()));
    assert_eq!(after(&position, &format!("{mv}!A")), Ok("A?:N".to_owned()));
}

#[test]
fn a_card_below_the_top_is_a_target_only_in_free_order() {
    let mv = onto_n(&position("??:", Rules::default()));
    assert_eq!(
        after(&position("AN:", Rules::default()), &mv),
        Ok("AN:".to_owned())
    );
    assert_eq!(
        after(&position("AN:", FREE_ORDER), &mv),
        Ok("A:N".to_owned())
    );
    assert_eq!(
        after(&position("?NA:", FREE_ORDER), &mv),
        Ok("A?:N".to_owned())
    );
    assert_eq!(
        after(&position("B?A:", FREE_ORDER), &format!("{mv}!")),
        Ok("AB:N".to_owned())
    );
}

#[test]
fn the_next_card_must_fit_what_is_known() {
    let mv = onto_n(&position("??:", Rules::default()));
    let named = |orange, letter| {
        let rules = Rules::default();
        after(&position(orange, rules), &format!("{mv}!{letter}"))
    };
    assert_eq!(named("NA:", 'A'), Ok("A:N".to_owned()));
    assert_eq!(
        named("NA:", 'B'),
        Err(IllegalMove::OtherNext {
            seat: Seat::Orange,
            known: treasure('A'),
            named: treasure('B'),
        })
    );
    assert_eq!(named("N:", 'A'), Err(IllegalMove::NoNextCard(Seat::Orange)));
    for (letter, owner) in [('S', Seat::Blue), ('M', Seat::Blue), ('N', Seat::Orange)] {
        let error = IllegalMove::KnownElsewhere(treasure(letter), owner);
        assert_eq!(named("??:", letter), Err(error));
    }
    let without_w = position("??:", Rules::default())
        .to_string()
        .replacen("tnW", "tn", 1);
    let without_w: Position = without_w.parse().unwrap();
    let error = IllegalMove::NextOnNoTile(treasure('W'));
    assert_eq!(after(&without_w, &format!("{mv}!W")), Err(error));
}

/// `s` and `w` of a straight spare are read as `n` and `e`.
#[test]
fn a_straight_spare_has_two_orientations() {
    let position = position("??:", Rules::default());
    assert!(
        position
            .moves()
            .all(|mv| "ne".contains(mv.orientation().letter()))
    );
    for (read, canonical) in [("a6sf6", "a6nf6"), ("a2wg7", "a2eg7")] {
        let mv: MarkedMove = read.parse().unwrap();
        let checked = position.check(mv).unwrap();
        assert_eq!(
            (checked.to_string().as_str(), checked.mark),
            (canonical, Mark::None)
        );
        let mut one = position.clone();
        assert_eq!(one.play(mv).unwrap().mv, checked);
        let mut other = position.clone();
        other.play(checked).unwrap();
        assert_eq!(one, other);
    }
}
