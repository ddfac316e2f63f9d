//! Network files.

use akhet::laser::eval::network::Network;
use sha2::{Digest, Sha256};

/// The bytes at the end of a file that are the beginning of its hash.
const CHECKSUM: usize = 8;

/// A network file, the same with a checksum that is right, and a text before the numbers of a network:
/// what is read is written again as the same network.
pub fn network(data: &[u8]) {
    let embedded = Network::embedded().to_bytes();
    let numbers = embedded.windows(5).position(|window| window == b"data\n");
    let numbers = &embedded[numbers.expect("numbers")..embedded.len() - CHECKSUM];
    for file in [
        data.to_vec(),
        with_checksum(data.to_vec()),
        with_checksum([data, numbers].concat()),
    ] {
        if let Ok(network) = Network::from_bytes(&file) {
            let written = network.to_bytes();
            let again = Network::from_bytes(&written).expect("what is written can be read");
            assert_eq!(again.to_bytes(), written);
            assert_eq!(again.row(0), network.row(0));
        }
    }
}

fn with_checksum(mut content: Vec<u8>) -> Vec<u8> {
    let hash = Sha256::digest(&content);
    content.extend(&hash[..CHECKSUM]);
    content
}
