//! `gensetups`: random setups.

use super::Session;
use super::genfens::keyword;
use crate::laser::random_setups::random_setup;
use crate::protocol::refusal::Refusal;
use crate::protocol::task::{Reply, Reports, Task};
use crate::protocol::words::{CommandError, last_number, number};
use crate::search::{Control, TableTooLarge};

const COMMAND: &str = "gensetups";

/// The command `gensetups N seed S`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    count: u64,
    seed: u64,
}

impl Request {
    /// Reads the words after `gensetups`.
    pub(super) fn read(mut words: &[&str]) -> Result<Request, CommandError> {
        let count = number(COMMAND, "number", &mut words, 1..=1_000_000)?;
        keyword(COMMAND, "seed S", &mut words)?;
        let seed = last_number(COMMAND, "seed", words, 0..=i64::MAX)?;
        Ok(Request { count, seed })
    }
}

/// Starts to draw setups.
pub(super) fn start(session: &Session, request: Request) -> Result<Task, Refusal> {
    let task = session.start_task(
        COMMAND,
        Control::new(false),
        reply(Some("internal: gensetups has failed".to_owned())),
        move |_, control, reports| {
            let drawn = draw_all(&request, control, reports);
            reply(drawn.err().map(|error| format!("{COMMAND}: {error}")))
        },
    )?;
    Ok(Task {
        // As for `genfens`.
        outlasts_input: session.context.permissions.outlasts_input,
        ..task
    })
}

fn reply(error: Option<String>) -> Reply {
    let lines = vec!["gensetupsok".to_owned()];
    Reply { error, lines }
}

/// Writes setups until there are as many as requested or `stop` comes.
fn draw_all(request: &Request, control: &Control, reports: &Reports) -> Result<(), TableTooLarge> {
    for seed in request.seed..request.seed + request.count {
        let Some(setup) = random_setup(seed, control)? else {
            break;
        };
        reports.send(format!("info string {COMMAND} {setup}"));
    }
    Ok(())
}
