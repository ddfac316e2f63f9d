//! Tables with days for a move: their clock, the server's restarts, and how long they last.

use crate::seat::{Seat, Table};
use crate::table_games::free_port;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};
use test_support::server::Server;

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

/// A table at which each move has this time.
fn set_up(server: &Server, time: u64) -> Table {
    let json = format!(r#"{{"game": "laserchess", "clock": {{"move": {time}}}}}"#);
    Table::set_up(server, &json)
}

/// The time that this seat has left.
fn left(seat: &Seat, name: &str) -> u64 {
    let mut words = seat.value("clock").unwrap().split(' ');
    words.find(|word| *word == name).unwrap();
    words.next().unwrap().parse().unwrap()
}

/// Blue and Red, after their first moves.
fn begin(server: &Server, table: &Table) -> [Seat; 2] {
    let [mut blue, mut red] = Seat::all(server, table);
    blue.play("c5R");
    red.until("turn red");
    red.play("a4L");
    blue.until("turn blue");
    [blue, red]
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.unwrap().as_millis() as u64
}

/// A server whose tables outlive it.
struct Home {
    state: tempfile::TempDir,
    port: u16,
}

impl Home {
    fn new() -> Home {
        Home {
            state: tempfile::tempdir().unwrap(),
            port: free_port(),
        }
    }

    fn start(&self) -> Server {
        Server::kept(self.state.path(), self.port)
    }

    fn file(&self, table: &str) -> PathBuf {
        let folder = format!("akhet/gui-tables-{}", self.port);
        self.state.path().join(folder).join(format!("{table}.json"))
    }

    fn read(&self, table: &Table) -> Value {
        serde_json::from_str(&fs::read_to_string(self.file(&table.id)).unwrap()).unwrap()
    }

    /// Has the time of the turn at a table run out so long ago, in milliseconds.
    fn age(&self, table: &Table, by: u64) {
        let mut json = self.read(table);
        json["clock"]["due"] = (now() - by).into();
        write(&self.file(&table.id), &json.to_string());
    }
}

/// Changes a file that only its owner can read.
fn write(file: &Path, text: &str) {
    assert!(file.exists());
    fs::write(file, text).unwrap();
}

#[test]
fn each_move_has_its_own_time_and_the_game_is_lost_without_one() {
    let server = Server::start();
    let table = set_up(&server, 3000);
    let mut blue = Seat::at(&server, &table.seats[0]);
    assert!(blue.has("correspondence 3000") && blue.has("clock blue 3000 red 3000"));
    sleep(Duration::from_millis(300));
    blue.play("c5R");
    // Red's seat is free, so nobody's time passes.
    sleep(Duration::from_millis(300));
    let mut red = Seat::at(&server, &table.seats[1]);
    let full = left(&red, "red");
    assert!((2500..=3000).contains(&full), "{full}");
    sleep(Duration::from_millis(700));
    red.play("a4L");
    blue.until("turn blue");
    let start = Instant::now();
    assert!(left(&blue, "blue") > 2500, "{:?}", blue.state);
    assert_eq!(left(&blue, "red"), 3000);
    red.until("result red reason time");
    assert!(start.elapsed() > Duration::from_millis(2000));
    assert_eq!(red.value("clock"), None);
    // With the rematch, the clock is there again.
    blue.say("rematch");
    red.until("offer rematch blue");
    red.say("rematch");
    blue.until("round 2");
    assert!(blue.has("clock blue 3000 red 3000"), "{:?}", blue.state);
}

#[test]
fn a_move_taken_back_has_its_whole_time_again_and_engines_play() {
    let server = Server::start();
    let table = set_up(&server, DAY);
    let [mut blue, red] = begin(&server, &table);
    sleep(Duration::from_millis(1100));
    drop(red);
    blue.until("player red away");
    assert!(left(&blue, "blue") <= DAY - 1000, "{:?}", blue.state);
    let mut red = Seat::at(&server, &table.seats[1]);
    blue.say("takeback");
    red.until("offer takeback blue");
    red.say("takeback");
    blue.until("turn blue");
    while blue.plies() > 0 {
        blue.hear().unwrap();
    }
    blue.play("e4R");
    assert!(left(&blue, "red") > DAY - 60_000, "{:?}", blue.state);

    let json = format!(
        r#"{{"game": "labyrinth", "players": 3, "clock": {{"move": {DAY}}}, "engines": {{"yellow": 0, "orange": 0}}}}"#
    );
    let table = Table::set_up(&server, &json);
    let mut blue = Seat::at(&server, &table.seats[0]);
    let mut session = server
        .open(&crate::seat::session_address(&server, &table.seats[0]))
        .unwrap();
    session.ask("setoption name UCI_Variant value labyrinth");
    session.ask(&format!("position {}", blue.value("position").unwrap()));
    let moves = session.ask("moves").remove(0);
    blue.play(moves.split(' ').nth(1).unwrap());
    while blue.plies() < 3 {
        blue.hear().unwrap();
    }
    assert!(blue.has("turn blue"));
}

#[test]
fn a_restart_gives_no_new_time() {
    let home = Home::new();
    let server = home.start();
    let table = set_up(&server, 3 * DAY);
    let start = Instant::now();
    begin(&server, &table);
    drop(server);
    let due = home.read(&table)["clock"]["due"].as_u64().unwrap();
    // The time while the server does not run counts too.
    sleep(Duration::from_millis(1100));
    let server = home.start();
    let blue = Seat::at(&server, &table.seats[0]);
    let passed = 3 * DAY - left(&blue, "blue");
    assert!(passed >= 1100, "{passed}");
    assert!(passed <= start.elapsed().as_millis() as u64, "{passed}");
    assert_eq!(home.read(&table)["clock"]["due"], due);
}

#[test]
fn nobody_loses_while_the_server_does_not_run() {
    let home = Home::new();
    let server = home.start();
    let [long, short] = [3 * DAY, 3000].map(|time| set_up(&server, time));
    begin(&server, &long);
    begin(&server, &short);
    drop(server);
    // Longer than an ended table is kept.
    home.age(&long, 10 * DAY);
    home.age(&short, 10 * DAY);
    let server = home.start();
    let mut red = Seat::at(&server, &short.seats[1]);
    if red.value("result").is_none() {
        assert!(left(&red, "blue") <= 3000, "{:?}", red.state);
    }
    red.until("result red reason time");
    let blue = Seat::at(&server, &long.seats[0]);
    let given = left(&blue, "blue");
    assert!((12 * HOUR - 60_000..=12 * HOUR).contains(&given), "{given}");
    drop(server);
    let due = home.read(&long)["clock"]["due"].as_u64().unwrap();
    let server = home.start();
    let blue = Seat::at(&server, &long.seats[0]);
    assert!(blue.has("turn blue"));
    assert_eq!(home.read(&long)["clock"]["due"], due, "it is given once");
}

#[test]
fn a_table_lasts_some_days_longer_than_its_game() {
    let home = Home::new();
    let server = home.start();
    let [over, old, waiting, forgotten] = [0; 4].map(|_| set_up(&server, 14 * DAY));
    for table in [&over, &old] {
        let [mut blue, _red] = begin(&server, table);
        blue.say("resign");
        blue.until("result red reason resignation");
        let ended = home.read(table)["clock"]["due"].as_u64().unwrap();
        assert!(now() - ended < 60_000, "it counts from the end of the game");
    }
    // Nobody sits at the other two, so no clock runs there.
    drop(server);
    for (table, days) in [(&over, 2), (&old, 4), (&waiting, 2), (&forgotten, 4)] {
        home.age(table, days * DAY);
    }
    let server = home.start();
    let path = format!("/tables?token={}", server.token);
    let listed: Value = serde_json::from_str(&server.get(&path).1).unwrap();
    let listed = listed.as_array().unwrap().iter();
    let mut ids: Vec<&str> = listed.map(|table| table["id"].as_str().unwrap()).collect();
    let mut expected = [&over.id, &waiting.id].map(String::as_str);
    ids.sort_unstable();
    expected.sort_unstable();
    assert_eq!(ids, expected);
    assert!(!home.file(&old.id).exists() && !home.file(&forgotten.id).exists());
}

/// A table as programs before those with correspondence have written it.
#[test]
fn a_table_of_an_older_program_is_read() {
    let home = Home::new();
    drop(home.start());
    let [blue, red, watch] = ["1", "2", "3"].map(|digit| digit.repeat(32));
    let chair = |token: &str| format!(r#"{{"token":"{token}","name":null,"sitter":"person"}}"#);
    let folder = home.file("old").parent().unwrap().to_owned();
    fs::create_dir_all(&folder).unwrap();
    let moved = now() / 1000 - 3600;
    for (id, before) in [("aaaa", ""), ("bbbb", r#","before":[[600000,600000]]"#)] {
        let text = format!(
            r#"{{"game":"laserchess","options":[],"start":null,"watch":"{watch}","seats":["blue","red"],"chairs":[{},{}],"round":1,"position":"startpos","moves":[[0,"c5R"]],"clock":{{"time":600000,"increment":1000,"left":[601000,550000]{before}}},"offer":null,"outcome":null,"moved":{moved}}}"#,
            chair(&blue),
            chair(&red)
        );
        let file = home.file(id);
        fs::write(&file, text).unwrap();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        }
        let server = home.start();
        assert!(!server.errors().contains(".json"), "{}", server.errors());
        let seat = Seat::at(&server, &red);
        assert!(seat.has("turn red") && left(&seat, "blue") == 601_000);
        let own = left(&seat, "red");
        assert!((490_000..=550_000).contains(&own), "{own}");
        drop(server);
        fs::remove_file(file).unwrap();
    }
}

#[test]
fn a_seat_asks_how_its_table_stands_without_a_socket() {
    let server = Server::start();
    let table = set_up(&server, 2 * DAY);
    let ask = |token: &str| server.get(&format!("/table?token={token}"));
    let (head, body) = ask(&table.seats[1]);
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    let told: Value = serde_json::from_str(&body).unwrap();
    let expected = r#"{"seat": "red", "game": "laserchess", "turn": "blue", "left": null,
        "players": [{"seat": "blue", "status": "free", "name": null}, {"seat": "red", "status": "free", "name": null}]}"#;
    assert_eq!(told, serde_json::from_str::<Value>(expected).unwrap());
    let [mut blue, _red] = begin(&server, &table);
    blue.say("name Ann");
    blue.until("player blue here name Ann");
    let told: Value = serde_json::from_str(&ask(&table.watch).1).unwrap();
    assert_eq!(told["seat"], "watch");
    assert_eq!(told["players"][0]["name"], "Ann");
    let left = told["left"].as_u64().unwrap();
    assert!((2 * DAY - 60_000..=2 * DAY).contains(&left), "{left}");
    let secrets = [
        &server.token,
        &table.watch,
        &table.seats[0],
        &table.seats[1],
    ];
    for (token, body) in [&table.seats[1], &table.watch].map(|token| (token, ask(token).1)) {
        for secret in secrets {
            assert!(!body.contains(secret), "{token}: {body}");
        }
    }
    assert!(ask(&server.token).0.starts_with("HTTP/1.1 403 "));
    blue.say("resign");
    blue.until("result red reason resignation");
    let told: Value = serde_json::from_str(&ask(&table.seats[0]).1).unwrap();
    assert_eq!([&told["turn"], &told["left"]], [&Value::Null; 2]);
}
