//! The options of another engine that a page may set, and how far.

use crate::lines::Quoted;
use crate::protocol::Permissions;

/// An option of another engine that a page may set.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Offered<'a> {
    name: &'a str,
    /// The words after `type`: `spin default 16 min 1 max 1024`.
    kind: &'a str,
    /// The greatest value, where a page may not ask for all that the engine takes.
    most: Option<u64>,
}

impl<'a> Offered<'a> {
    /// Reads a line `option name NAME type ...`. `None` if a page may not set the option: a text may be
    /// the name of a file.
    pub(super) fn read(line: &'a str, permissions: Permissions) -> Option<Offered<'a>> {
        let (name, kind) = line.strip_prefix("option name ")?.split_once(" type ")?;
        let (name, kind) = (name.trim(), kind.trim());
        let form = kind.split(' ').next()?;
        let cap = [
            ("Hash", permissions.most_hash),
            ("Threads", permissions.most_threads),
        ];
        let capped = cap
            .iter()
            .find(|(capped, _)| capped.eq_ignore_ascii_case(name));
        let most = match (form, capped) {
            ("spin", Some((_, most))) => Some(*most as u64),
            ("check" | "spin" | "combo" | "button", None) => None,
            _ => return None,
        };
        Some(Offered { name, kind, most })
    }

    /// The name of the option.
    pub(super) fn name(&self) -> &'a str {
        self.name
    }

    /// Whether the page may give it this value. Whether the engine takes it, the engine says.
    ///
    /// # Errors
    /// The reason, as an error message.
    pub(super) fn check(&self, value: &str) -> Result<(), String> {
        match self.most {
            Some(most) if !value.parse().is_ok_and(|value: u64| value <= most) => {
                let (name, value) = (Quoted::new(self.name), Quoted::new(value));
                Err(format!(
                    "setoption: option {name} takes a whole number up to {most} here, not '{value}'"
                ))
            }
            _ => Ok(()),
        }
    }

    /// The line by which the page is told of it: that of the engine, with the range that the page has.
    pub(super) fn line(&self) -> String {
        let mut words: Vec<String> = self.kind.split(' ').map(str::to_owned).collect();
        if let Some(most) = self.most {
            for at in 1..words.len() {
                if matches!(words[at - 1].as_str(), "default" | "max") {
                    let value = words[at].parse().map_or(most, |value: u64| value.min(most));
                    words[at] = value.to_string();
                }
            }
        }
        format!("option name {} type {}", self.name, words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PERMISSIONS: Permissions = Permissions {
        files: false,
        most_hash: 256,
        most_threads: 2,
    };

    fn offered(line: &str) -> Option<Offered<'_>> {
        Offered::read(line, PERMISSIONS)
    }

    #[test]
    fn a_page_sets_what_cannot_name_a_file_and_within_its_share() {
        let contempt = "option name Contempt type spin default 0 min -100 max 100";
        assert_eq!(offered(contempt).unwrap().line(), contempt);
        assert_eq!(offered(contempt).unwrap().check("-5"), Ok(()));
        let hash = offered("option name Hash type spin default 512 min 1 max 33554432").unwrap();
        assert_eq!(
            hash.line(),
            "option name Hash type spin default 256 min 1 max 256"
        );
        assert_eq!(hash.check("256"), Ok(()));
        for value in ["257", "1000000", "", "x", "-1"] {
            let refused = hash.check(value).unwrap_err();
            assert!(refused.contains("up to 256 here"), "{refused}");
        }
        let threads = offered("option name threads type spin default 1 min 1 max 64").unwrap();
        assert_eq!(
            threads.line(),
            "option name threads type spin default 1 min 1 max 2"
        );
        for line in [
            "option name Log type string default <empty>",
            "option name Book type filename default x",
            "option name Hash type string default 5",
            "option name Hash",
            "id name x",
        ] {
            assert_eq!(offered(line), None, "{line}");
        }
    }
}
