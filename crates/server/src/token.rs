//! The secret in the page's address. A file keeps it for the next server on the same port, so that open
//! pages and bookmarks stay valid.

use akhet_console::files;
use derive_more::Display;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::io;
use std::path::{Path, PathBuf};

/// The length of a token, in hexadecimal digits.
const DIGITS: usize = 32;

/// A secret in an address: 128 random bits.
#[derive(Clone, Debug, Display, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Token(String);

/// A text that is not a token.
#[derive(Debug, thiserror::Error)]
#[error("this is not a token")]
pub(super) struct NoToken;

impl TryFrom<String> for Token {
    type Error = NoToken;

    fn try_from(text: String) -> Result<Token, NoToken> {
        let whole = text.len() == DIGITS && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        whole.then_some(Token(text)).ok_or(NoToken)
    }
}

/// A hash that stands for a token in comparisons, so that their timing reveals nothing about the token.
pub(super) type Fingerprint = [u8; 32];

/// The fingerprint of a token that a client has sent.
pub(super) fn fingerprint(given: &str) -> Fingerprint {
    Sha256::digest(given).into()
}

impl Token {
    pub(super) fn random() -> Result<Token, getrandom::Error> {
        let mut bytes = [0; DIGITS / 2];
        getrandom::fill(&mut bytes)?;
        Ok(Token(bytes.map(|byte| format!("{byte:02x}")).concat()))
    }

    /// The token in this file of the user's last server, or else a new one for this and later servers.
    pub(super) fn kept(file: &str) -> io::Result<Token> {
        Token::kept_in(&state_folder()?, file)
    }

    fn kept_in(folder: &Path, file: &str) -> io::Result<Token> {
        let path = folder.join(file);
        if path.exists() {
            files::check_regular(&path)
                .map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?;
        }
        if let Some(token) = read(&path) {
            return Ok(token);
        }
        let token = Token::random().map_err(io::Error::other)?;
        files::make_private_folder(folder)?;
        files::write_private(&path, format!("{token}\n"))?;
        Ok(token)
    }

    /// Whether `given` is the token, in constant time.
    pub(super) fn matches(&self, given: &str) -> bool {
        fingerprint(given) == self.fingerprint()
    }

    pub(super) fn fingerprint(&self) -> Fingerprint {
        fingerprint(&self.0)
    }
}

/// The token in a file that nobody else can have read or written.
fn read(path: &Path) -> Option<Token> {
    let bytes = files::read_private_at_most(path, DIGITS as u64 + 2).ok()?;
    let text = String::from_utf8(bytes).ok()?;
    text.trim_end().to_owned().try_into().ok()
}

/// The system's folder for the state of programs.
pub(super) fn state_folder() -> io::Result<PathBuf> {
    let named = |name| {
        let path = std::env::var_os(name).map(PathBuf::from);
        path.filter(|path| path.is_absolute())
    };
    let base = match named("XDG_STATE_HOME") {
        None if cfg!(windows) => named("LOCALAPPDATA"),
        None => std::env::home_dir().map(|home| home.join(".local").join("state")),
        given => given,
    };
    let base = base.ok_or_else(|| io::Error::other("there is no home folder"))?;
    Ok(base.join("akhet"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn only_the_whole_token_is_the_token() {
        let token = Token::random().unwrap();
        assert_eq!(token.0.len(), DIGITS);
        assert_ne!(token.0, Token::random().unwrap().0);
        assert!(token.matches(&token.0));
        for wrong in ["", &token.0[..31], &format!("{token}0")] {
            assert!(!token.matches(wrong));
        }
    }

    /// Opening a pipe without a writer would block.
    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_refused_and_left_alone() {
        let home = tempfile::tempdir().unwrap();
        let refused = |file| {
            let error = Token::kept_in(home.path(), file).unwrap_err().to_string();
            assert!(error.ends_with(": it is not a regular file"), "{error}");
        };
        let pipe = home.path().join("gui-token-1");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        refused("gui-token-1");
        assert!(!fs::metadata(&pipe).unwrap().is_file());
        fs::create_dir(home.path().join("gui-token-2")).unwrap();
        refused("gui-token-2");
        std::os::unix::fs::symlink("/dev/zero", home.path().join("gui-token-3")).unwrap();
        refused("gui-token-3");
    }

    #[test]
    fn a_file_keeps_the_token_of_a_port() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("state").join("akhet");
        let kept = |port| {
            Token::kept_in(&folder, &format!("gui-token-{port}"))
                .unwrap()
                .0
        };
        let first = kept(5273);
        assert_eq!(kept(5273), first);
        assert_ne!(kept(5274), first);
        let path = folder.join("gui-token-5273");
        for damaged in ["", "abc", &"x".repeat(DIGITS), &"0".repeat(DIGITS + 1)] {
            fs::write(&path, damaged).unwrap();
            assert_ne!(kept(5273), damaged);
        }
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = |path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
            assert_eq!(mode(&path), 0o600);
            // Others may have read it.
            let seen = kept(5273);
            fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
            assert_ne!(kept(5273), seen);
            assert_eq!(mode(&path), 0o600);
        }
    }
}
