//! Files of self-play games.

use akhet::laser::rules::Record;
use akhet_lab::selfplay::data::{Game, Header, Reader, Writer};

/// A file of games, and a file with one block and a correct checksum: each game is legal and survives a round trip.
pub fn games(data: &[u8]) {
    let (count, games) = data.split_first().unwrap_or((&0, &[]));
    for file in [data, &block((*count).into(), games)] {
        let Ok(reader) = Reader::new(file) else {
            continue;
        };
        let header = reader.header().clone();
        let games: Vec<Game> = reader.map_while(Result::ok).collect();
        for game in &games {
            let mut record = Record::new(game.start.clone());
            for ply in &game.plies {
                record.play(ply.mv).expect("a legal move");
            }
        }
        let mut writer = Writer::new(Vec::new(), &header).expect("room for the header");
        for game in &games {
            writer
                .push(game)
                .expect("a game that was read can be written");
        }
        let written = writer.finish().expect("room for the games");
        let again = Reader::new(written.as_slice()).expect("a header that was written");
        assert_eq!(again.header(), &header);
        let again = again.collect::<Result<Vec<_>, _>>();
        assert_eq!(again.expect("games that were written"), games);
    }
}

/// A file with one block of these bytes.
fn block(count: u32, games: &[u8]) -> Vec<u8> {
    let mut file = Header::default().to_text().into_bytes();
    let counts = [(games.len() as u32).to_le_bytes(), count.to_le_bytes()].concat();
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(&counts);
    checksum.update(games);
    file.extend(counts);
    file.extend(checksum.finalize().to_le_bytes());
    file.extend(games);
    file
}
