//! Errors in settings.

use akhet::lines::Quoted;

/// Why settings do not make a match.
#[derive(Clone, Debug, thiserror::Error)]
pub enum SettingsError {
    /// A key or a value is wrong.
    #[error("{0}")]
    Value(String),
    #[error("a match needs at least two engines, but there {}", match .0 { 0 => "is none", _ => "is one" })]
    Engines(usize),
    /// The settings of an engine are inconsistent.
    #[error("engine {0}: {1}")]
    Engine(String, &'static str),
    /// The bounds or error rates of the SPRT make no sense.
    #[error("sprt: {0}")]
    Sprt(String),
    /// A control character in text that becomes a line of the protocol or of a file.
    #[error("engine {0}: {1} contains a control character")]
    Control(Quoted, &'static str),
    #[error("--resume needs --json-out or --pgn-out, whose files it continues")]
    Resume,
    #[error("--merge only adds up games already played; --{0} has no effect")]
    Merge(String),
    /// The game of the match has no such setting.
    #[error("{0}: {1}")]
    Game(&'static str, &'static str),
    #[error("sprt: an SPRT compares two engines, not {0}")]
    SprtEngines(usize),
}
