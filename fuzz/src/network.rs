//! Network files.

use super::{CHECKSUM, with_checksum};
use akhet::laser::eval::network::Network;
use std::sync::LazyLock;

/// A network file, as it is, with a correct checksum, and as a header before the numbers of the embedded network:
/// every network survives a round trip.
pub fn network(data: &[u8]) {
    check(data);
    check(&with_checksum(data.to_vec()));
    if data.starts_with(b"akhet network ") {
        check(&with_checksum([data, &NUMBERS].concat()));
    }
}

/// The part of the embedded network between the header and the checksum.
static NUMBERS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let file = Network::embedded().to_bytes();
    let begin = file.windows(5).position(|window| window == b"data\n");
    file[begin.expect("numbers")..file.len() - CHECKSUM].to_vec()
});

fn check(file: &[u8]) {
    let Ok(network) = Network::from_bytes(file) else {
        return;
    };
    let written = network.to_bytes();
    let again = Network::from_bytes(&written).expect("what is written can be read");
    assert_eq!(again.to_bytes(), written);
}
