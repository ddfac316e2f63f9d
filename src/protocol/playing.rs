//! What games have in common when they are played over the protocol.

use crate::files;
use crate::game::Game;
use crate::lines::Quoted;
use std::path::Path;

/// The lines of a reply, or the reason why a command is refused.
pub(super) type Lines = Result<Vec<String>, String>;

/// Plays these moves up to the first that is illegal, and calls `played` after each. `list` names
/// the moves in the error, which counts those `before` them too.
///
/// # Errors
/// Names the illegal move and says why it is.
pub(super) fn play_all<G: Game>(
    game: &mut G,
    list: &str,
    before: usize,
    moves: &[G::Move],
    mut played: impl FnMut(&G),
) -> Result<(), String> {
    for (index, &mv) in moves.iter().enumerate() {
        if let Err(error) = game.play(mv) {
            return Err(format!("{list} {} '{mv}': {error}", before + index + 1));
        }
        played(game);
    }
    Ok(())
}

/// A start and the moves played from it, in the words that `position` takes.
pub(super) fn transcript<M: std::fmt::Display>(
    start: &str,
    moves: impl IntoIterator<Item = M>,
) -> String {
    let mut moves = moves.into_iter().peekable();
    let word = if moves.peek().is_some() { " moves" } else { "" };
    let moves: String = moves.map(|mv| format!(" {mv}")).collect();
    format!("game {start}{word}{moves}")
}

/// The reply to `svg` with this picture: the picture itself, or a file that it is written to.
///
/// # Errors
/// When the file cannot be written.
pub(super) fn picture(svg: String, file: Option<&Path>) -> Lines {
    let Some(file) = file else {
        return Ok(vec![svg]);
    };
    files::write_whole(file, format!("{svg}\n")).map_err(|error| {
        let name = Quoted::new(&file.to_string_lossy());
        format!("svg: cannot write '{name}': {error}")
    })?;
    Ok(vec!["svg written".to_owned()])
}
