//! Tables, and clients that sit there.

use serde_json::Value;
use test_support::server::{Server, Session};
use tungstenite::Message;

/// A table as its opener knows it.
pub struct Table {
    pub id: String,
    /// The tokens of the seats, in the order of play.
    pub seats: Vec<String>,
    /// The spectators' token.
    pub watch: String,
}

impl Table {
    /// Sets up the table that this JSON describes.
    pub fn set_up(server: &Server, json: &str) -> Table {
        let (head, body) = Table::ask_for(server, json);
        assert!(head.starts_with("HTTP/1.1 200 "), "{head}\n{body}");
        Table::read(&serde_json::from_str(&body).unwrap())
    }

    /// The head and the body of the answer to a description of a table.
    pub fn ask_for(server: &Server, json: &str) -> (String, String) {
        let path = format!("/tables?token={}", server.token);
        let host = format!("Host: {}\r\n", server.host);
        server.request("POST", &path, &host, json)
    }

    pub fn read(json: &Value) -> Table {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let seats = json["seats"].as_array().unwrap().iter();
        Table {
            id: text(&json["id"]),
            seats: seats.map(|seat| text(&seat["token"])).collect(),
            watch: text(&json["watch"]["token"]),
        }
    }
}

/// A server, and a table of Laser Chess on it.
pub fn laser_table() -> (Server, Table) {
    let server = Server::start();
    let table = Table::set_up(&server, r#"{"game": "laserchess"}"#);
    (server, table)
}

/// The address of a table's socket for this token.
pub fn address(server: &Server, token: &str) -> String {
    format!("ws://{}/table?token={token}", server.host)
}

/// The address of a session of questions with this token.
pub fn session_address(server: &Server, token: &str) -> String {
    format!("ws://{}/session?token={token}", server.host)
}

/// A client at a table.
pub struct Seat {
    pub session: Session,
    /// The last state.
    pub state: Vec<String>,
    /// Every line heard.
    pub heard: Vec<String>,
}

impl Seat {
    /// Clients at the first seats of a table.
    pub fn all<const N: usize>(server: &Server, table: &Table) -> [Seat; N] {
        std::array::from_fn(|seat| Seat::at(server, &table.seats[seat]))
    }

    pub fn at(server: &Server, token: &str) -> Seat {
        Seat::of(server.open(&address(server, token)).unwrap())
    }

    /// A seat, unless the server is gone.
    pub fn try_at(server: &Server, token: &str) -> Option<Seat> {
        let mut seat = Seat {
            session: server.open(&address(server, token)).ok()?,
            state: Vec::new(),
            heard: Vec::new(),
        };
        seat.try_hear()?.ok()?;
        Some(seat)
    }

    /// A seat with the rights of the opener.
    pub fn of_opener(server: &Server, token: &str) -> Seat {
        let address = format!("{}&opener={}", address(server, token), server.token);
        Seat::of(server.open(&address).unwrap())
    }

    fn of(session: Session) -> Seat {
        let mut seat = Seat {
            session,
            state: Vec::new(),
            heard: Vec::new(),
        };
        seat.hear().unwrap();
        seat
    }

    pub fn say(&mut self, line: &str) {
        self.session.send(line);
    }

    /// Says a line; false if the server is gone.
    pub fn try_say(&mut self, line: &str) -> bool {
        self.session.socket.send(Message::text(line)).is_ok()
    }

    /// Waits for the next state, or for an error, which it returns.
    pub fn hear(&mut self) -> Result<(), String> {
        self.try_hear().expect("the server goes on")
    }

    /// As [`Seat::hear`]; `None` if the server is gone.
    pub fn try_hear(&mut self) -> Option<Result<(), String>> {
        let mut state = Vec::new();
        loop {
            let line = self.session.hear().ok()?;
            self.heard.push(line.clone());
            if line.starts_with("error ") {
                return Some(Err(line));
            }
            let ends = line.starts_with("state ");
            state.push(line);
            if ends {
                self.state = state;
                return Some(Ok(()));
            }
        }
    }

    /// Waits for a state that has this line.
    pub fn until(&mut self, line: &str) {
        while !self.has(line) {
            self.hear().unwrap();
        }
    }

    /// Whether the last state has this line.
    pub fn has(&self, line: &str) -> bool {
        self.state.iter().any(|own| own == line)
    }

    /// The rest of the line that begins with this word in the last state.
    pub fn value(&self, word: &str) -> Option<&str> {
        let mut lines = self.state.iter();
        lines.find_map(|line| line.strip_prefix(word)?.strip_prefix(' '))
    }

    /// Says a line that must be refused, and returns the error.
    pub fn refused(&mut self, line: &str) -> String {
        self.say(line);
        loop {
            if let Err(error) = self.hear() {
                return error;
            }
        }
    }

    /// The game being played, and the options that are true.
    pub fn game(&self) -> (&str, Vec<&str>) {
        let mut words = self.value("game").unwrap().split(' ');
        (words.next().unwrap(), words.collect())
    }

    /// The number of moves played.
    pub fn plies(&self) -> usize {
        let game = self.value("position").unwrap();
        game.split_once(" moves ")
            .map_or(0, |(_, moves)| moves.split(' ').count())
    }

    /// Plays a move and waits for the state that includes it.
    pub fn play(&mut self, mv: &str) {
        let ply = self.plies() + 1;
        self.say(&format!("play {ply} {mv}"));
        while self.plies() < ply && self.value("result").is_none() {
            self.hear().unwrap();
        }
    }
}
