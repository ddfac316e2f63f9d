//! The command `akhet gui`.

use super::export;
use super::guard::Guard;
use super::network::{self, Link};
use super::note;
use super::server::{self, OWN_NAME, Service};
use super::tables::Tables;
use super::token::{Token, state_folder};
use akhet::laser::rules::Setup;
use akhet_arena::config::EngineFlags;
use akhet_arena::run::Engine;
use akhet_console::arguments::{WrongValue, whole};
use clap::Args;
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::runtime;

/// The default port. The browser stores games and settings under the page's address, so it should not
/// change.
const PORT: u16 = 5273;

/// How long the program waits for sessions and their engines when it ends.
const GRACE: Duration = Duration::from_secs(5);

/// The arguments of `akhet gui`.
#[derive(Args, Clone, Debug)]
pub struct GuiArgs {
    /// Only print the address, without opening the browser
    #[arg(long)]
    no_open: bool,
    /// The port; 0 takes any free one [default: 5273, or any if that is taken]
    #[arg(long, value_name = "N", value_parser = whole::<u16>(0..=u16::MAX))]
    port: Option<u16>,
    /// Listen on this address. Unless it is a loopback address, anyone on the network with the
    /// page's token can use the engine
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    listen: IpAddr,
    /// The setup that a new game begins with
    #[arg(long, value_name = "NAME")]
    setup: Option<Setup>,
    /// Let whoever has the lobby's address, which is printed, see the tables that are listed there
    /// and take their free seats
    #[arg(long)]
    lobby: bool,
    #[command(flatten)]
    engines: EngineFlags,
    /// Instead of serving the page, write it into a folder that any web server can serve, with the
    /// engine that wasm/build made in target/wasm-engine
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["no_open", "port", "listen", "setup", "lobby", "engine"])]
    export: Option<PathBuf>,
}

/// Serves the page until the program is interrupted, and writes its address, alone on a line; or
/// exports it.
pub fn run(args: &GuiArgs, output: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    if let Some(folder) = &args.export {
        return export::write(folder);
    }
    let engines = args.engines.settings()?;
    if engines.iter().any(|engine| engine.name == OWN_NAME) {
        let what = "this is the name of the built-in engine";
        return Err(WrongValue::new(format!("engine {OWN_NAME}: {what}")).into());
    }
    for engine in &engines {
        let found = Engine::find(engine);
        found
            .map_err(|error| format!("engine {}: {} {error}", engine.name, engine.cmd.display()))?;
    }
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let served = runtime.block_on(async {
        let listener = listen(args).await?;
        let address = listener.local_addr()?;
        let token = token(args, address, "gui-token", "page")?;
        let lobby = args
            .lobby
            .then(|| self::token(args, address, "gui-lobby", "lobby"));
        let tables = tables(args, address, lobby.transpose()?);
        let setup = args.setup.map(|setup| format!("&setup={setup}"));
        let setup = setup.unwrap_or_default();
        let url = |address: SocketAddr| format!("http://{address}/?token={token}{setup}");
        let link = network::address(address).map(|address| Link::new(url(address)));
        let url = url(shown(address));
        writeln!(output, "{url}")?;
        output.flush()?;
        if let Some(link) = &link {
            tell("On another device", link);
        }
        if let Some(link) = tables.lobby_link() {
            tell("Lobby", link);
        }
        note("Press Ctrl-C to stop.");
        if !args.no_open && open::that_detached(&url).is_err() {
            note("No browser could be opened. Open the address above yourself.");
        }
        let service = Service::new(Guard::new(token, address), engines, link, tables);
        server::serve(listener, service, interrupted()?, GRACE).await;
        Ok(())
    });
    // A session that does not end in time is abandoned.
    runtime.shutdown_background();
    served
}

/// Says what a link is for and, in a terminal, shows its QR code.
fn tell(what: &str, link: &Link) {
    note(&format!("{what}: {}", link.url));
    if io::stderr().is_terminal() {
        note(&link.text());
    }
}

#[derive(Debug, thiserror::Error)]
#[error("cannot listen on {0}: {1}")]
struct CannotListen(String, io::Error);

/// Listens where the arguments say, or on a free port if only the default one is taken.
async fn listen(args: &GuiArgs) -> Result<TcpListener, CannotListen> {
    let bind = |port| TcpListener::bind(SocketAddr::new(args.listen, port));
    let bound = match (args.port, bind(args.port.unwrap_or(PORT)).await) {
        (None, Err(error)) if error.kind() == io::ErrorKind::AddrInUse => bind(0).await,
        (_, bound) => bound,
    };
    bound.map_err(|error| {
        let asked = args
            .port
            .map(|port| SocketAddr::new(args.listen, port).to_string());
        CannotListen(asked.unwrap_or_else(|| args.listen.to_string()), error)
    })
}

/// Whether the next server with these arguments has the same port, so that what belongs to it is kept.
fn keeps(args: &GuiArgs, address: SocketAddr) -> bool {
    address.port() == args.port.unwrap_or(PORT)
}

/// The tables of the user's last server on this port.
fn tables(args: &GuiArgs, address: SocketAddr, lobby: Option<Token>) -> Tables {
    let seen = network::address(address).unwrap_or_else(|| shown(address));
    let page = format!("http://{seen}/");
    let folder = match keeps(args, address).then(state_folder) {
        Some(Ok(folder)) => Some(folder.join(format!("gui-tables-{}", address.port()))),
        Some(Err(error)) => {
            note(&format!("Tables cannot be kept ({error})."));
            None
        }
        None => None,
    };
    Tables::open(page, lobby, folder.as_deref())
}

/// The token that the user's last server on this port kept in such a file, unless the port is just any free one.
/// `whose` it is, for people.
fn token(
    args: &GuiArgs,
    address: SocketAddr,
    file: &str,
    whose: &str,
) -> Result<Token, Box<dyn Error>> {
    if keeps(args, address) {
        match Token::kept(&format!("{file}-{}", address.port())) {
            Ok(token) => return Ok(token),
            Err(error) => note(&format!("The {whose}'s token cannot be kept ({error}).")),
        }
    }
    Ok(Token::random()?)
}

/// The address by which a browser on this machine reaches the server.
fn shown(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    address
}

/// Ends with the first Ctrl-C or, on Unix, SIGTERM.
fn interrupted() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let mut terminated = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::terminate())?
    };
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminated.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    })
}
