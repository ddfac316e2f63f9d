//! The page's address for another device, and its QR code.

use qrcode::render::unicode::Dense1x2;
use qrcode::{Color, EcLevel, QrCode};
use serde::Serialize;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// How another device opens the page.
#[derive(Clone, Serialize)]
pub(super) struct Link {
    pub(super) url: String,
    /// The rows of its QR code, `1` for a dark module.
    rows: Vec<String>,
}

impl Link {
    pub(super) fn new(url: String) -> Link {
        let code = QrCode::with_error_correction_level(&url, EcLevel::L).ok();
        let rows = code.map_or_else(Vec::new, |code| {
            let rows = code.to_colors();
            let rows = rows.chunks(code.width().max(1));
            let digit = |&color: &Color| color.select('1', '0');
            rows.map(|row| row.iter().map(digit).collect()).collect()
        });
        Link { url, rows }
    }

    /// The QR code for a terminal, light on dark, with its quiet zone.
    pub(super) fn text(&self) -> String {
        let code = QrCode::with_error_correction_level(&self.url, EcLevel::L);
        code.map_or_else(
            |_| String::new(),
            |code| {
                let mut picture = code.render::<Dense1x2>();
                let picture = picture.dark_color(Dense1x2::Light);
                picture.light_color(Dense1x2::Dark).build()
            },
        )
    }
}

/// The address by which other devices reach a server that listens at this one; `None` if they cannot, or
/// if this machine is on no network.
pub(super) fn address(mut listening: SocketAddr) -> Option<SocketAddr> {
    if listening.ip().is_unspecified() {
        // An IPv6 socket usually takes IPv4 as well, which is shorter to type.
        let v4 = || route((Ipv4Addr::UNSPECIFIED, 0), (Ipv4Addr::new(192, 0, 2, 1), 9));
        let v6 = || {
            let documentation = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1);
            route((Ipv6Addr::UNSPECIFIED, 0), (documentation, 9))
        };
        let found = match listening {
            SocketAddr::V4(_) => v4(),
            SocketAddr::V6(_) => v4().or_else(v6),
        };
        listening.set_ip(found?);
    }
    (!listening.ip().is_loopback()).then_some(listening)
}

/// This machine's address on the route to a distant one. Nothing is sent there.
fn route<A: Into<IpAddr>>(from: (A, u16), to: (A, u16)) -> Option<IpAddr> {
    let socket = UdpSocket::bind(SocketAddr::new(from.0.into(), from.1)).ok()?;
    socket.connect(SocketAddr::new(to.0.into(), to.1)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_has_a_square_code() {
        let link = Link::new("http://192.168.1.7:5273/?token=0123456789abcdef".to_owned());
        let size = link.rows.len();
        assert!(size >= 21, "{size}");
        assert!(link.rows.iter().all(|row| row.len() == size));
        // The corner of the finder pattern.
        assert!(link.rows[0].starts_with("11111110"));
        assert_eq!(link.text().lines().count(), (size + 8).div_ceil(2));
    }

    #[test]
    fn other_devices_cannot_reach_a_loopback_address() {
        assert_eq!(address("127.0.0.1:5273".parse().unwrap()), None);
        assert_eq!(address("[::1]:5273".parse().unwrap()), None);
        let given = "192.168.1.7:5273".parse().unwrap();
        assert_eq!(address(given), Some(given));
    }
}
