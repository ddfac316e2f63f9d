//! Access control: admits only pages that the server itself has served, and programs that have the token.
//!
//! A web site that the user visits can send requests to a server on the user's machine. Three checks
//! keep it out: the token, which it does not know; the `Origin` of its requests, which is not ours; and
//! the `Host`, which is the site's own name if that has been made to point to this machine (DNS
//! rebinding).

use super::token::Token;
use axum::extract::{Query, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refusal {
    #[error("this server answers only to its own address")]
    Host,
    #[error("pages of other sites may not use this server")]
    Origin,
    #[error("the token is missing or wrong: open the address that akhet gui printed")]
    Token,
}

impl From<Refusal> for Response {
    fn from(refusal: Refusal) -> Response {
        (StatusCode::FORBIDDEN, format!("{refusal}\n")).into_response()
    }
}

/// The page's token, in the address of a request.
#[derive(Deserialize)]
pub(super) struct TokenParameter {
    #[serde(default)]
    token: String,
}

/// Lets only requests through that may use the engine, before any of their body is read.
pub(super) async fn permit(
    State(guard): State<Arc<Guard>>,
    Query(TokenParameter { token }): Query<TokenParameter>,
    request: Request,
    next: Next,
) -> Result<Response, Response> {
    guard.check_use(request.headers(), &token)?;
    Ok(next.run(request).await)
}

pub(super) struct Guard {
    token: Token,
    address: SocketAddr,
}

impl Guard {
    pub(super) fn new(token: Token, address: SocketAddr) -> Guard {
        Guard { token, address }
    }

    /// Whether a request is addressed to this server by an address, or by the name `localhost`.
    pub(super) fn check_host(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        // No browser sends a user name before the host.
        let host = host.filter(|host| !host.contains('@'));
        match host.and_then(|host| host.parse().ok()) {
            Some(authority) if self.is_own(&authority) => Ok(()),
            _ => Err(Refusal::Host),
        }
    }

    fn is_own(&self, authority: &Authority) -> bool {
        let name = authority.host();
        let name = name
            .strip_prefix('[')
            .and_then(|name| name.strip_suffix(']'))
            .unwrap_or(name);
        let local_only = self.address.ip().is_loopback();
        let known = match name.parse::<IpAddr>() {
            // DNS rebinding needs a name, so an address is safe.
            Ok(ip) => ip.is_loopback() || !local_only,
            Err(_) => name.eq_ignore_ascii_case("localhost"),
        };
        known && authority.port_u16().unwrap_or(80) == self.address.port()
    }

    /// Whether a request that uses the engine may do so: it has the token, and comes from a page of
    /// this server or from no page.
    fn check_use(&self, headers: &HeaderMap, token: &str) -> Result<(), Refusal> {
        self.check_site(headers)?;
        self.check_token(token)
    }

    /// Whether a request comes from a page of this server or from no page.
    pub(super) fn check_site(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        self.check_host(headers)?;
        if let Some(origin) = headers.get(ORIGIN) {
            let origin = origin.to_str().ok();
            let authority = origin.and_then(|origin| origin.strip_prefix("http://")?.parse().ok());
            if !authority.is_some_and(|authority| self.is_own(&authority)) {
                return Err(Refusal::Origin);
            }
        }
        Ok(())
    }

    /// Whether this is the page's token.
    pub(super) fn check_token(&self, token: &str) -> Result<(), Refusal> {
        if self.token.matches(token) {
            Ok(())
        } else {
            Err(Refusal::Token)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(listen: &str, host: &str, origin: Option<&str>) -> Result<(), Refusal> {
        let token = Token::random().unwrap();
        let guard = Guard::new(token.clone(), listen.parse().unwrap());
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        guard.check_use(&headers, &token.to_string())
    }

    #[test]
    fn the_server_answers_to_its_own_addresses_only() {
        for host in [
            "127.0.0.1:5273",
            "localhost:5273",
            "LOCALHOST:5273",
            "[::1]:5273",
        ] {
            assert_eq!(check("127.0.0.1:5273", host, None), Ok(()), "{host}");
        }
        for host in [
            "127.0.0.1",
            "127.0.0.1:80",
            "evil.example:5273",
            "127.0.0.1.evil.example:5273",
            "localhost.evil.example:5273",
            "192.168.1.7:5273",
            "x;y@127.0.0.1:5273",
            "",
            "a b",
        ] {
            assert_eq!(
                check("127.0.0.1:5273", host, None),
                Err(Refusal::Host),
                "{host}"
            );
        }
        // On a network, any address may be the server's own, but no name is.
        assert_eq!(check("0.0.0.0:5273", "192.168.1.7:5273", None), Ok(()));
        assert_eq!(
            check("0.0.0.0:5273", "evil.example:5273", None),
            Err(Refusal::Host)
        );
        assert_eq!(check("127.0.0.1:80", "127.0.0.1", None), Ok(()));
    }

    #[test]
    fn pages_of_other_sites_are_refused() {
        let host = "127.0.0.1:5273";
        for origin in ["http://127.0.0.1:5273", "http://localhost:5273"] {
            assert_eq!(check(host, host, Some(origin)), Ok(()), "{origin}");
        }
        for origin in [
            "http://evil.example",
            "http://127.0.0.1:8000",
            "https://127.0.0.1:5273",
            "http://127.0.0.1:5273.evil.example",
            "http://evil.example:5273",
            "null",
            "",
        ] {
            assert_eq!(
                check(host, host, Some(origin)),
                Err(Refusal::Origin),
                "{origin}"
            );
        }
    }
}
