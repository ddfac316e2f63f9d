//! The dialects of the protocol.

/// The dialect that the engine speaks. The commands are the same in all three; replies and some
/// defaults differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// UCI, the Universal Chess Interface.
    #[default]
    Uci,
    /// UGI, the Universal Game Interface.
    Ugi,
    /// UKI, the interface of MIT's Khet engines of 2011.
    Uki,
}

impl Dialect {
    /// The line that ends the handshake.
    pub fn ok(self) -> &'static str {
        match self {
            Dialect::Uci => "uciok",
            Dialect::Ugi => "ugiok",
            Dialect::Uki => "ukiok",
        }
    }
}

/// The lines of the handshake that say which program this is.
pub(super) fn greeting() -> Vec<String> {
    vec![
        concat!("id name Akhet ", env!("CARGO_PKG_VERSION")).to_owned(),
        "id author the Akhet authors".to_owned(),
    ]
}
