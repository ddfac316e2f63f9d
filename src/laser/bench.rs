//! The positions of the bench.

/// The default depth, in plies. It takes 3 to 6 seconds, long enough for a steady speed, and reaches
/// singular extensions, which begin at depth 6.
pub const DEPTH: u32 = 11;

/// The five setups, and three positions each from games that began with them: one before the first
/// hit, one in the middle of the fight, one with few pieces left.
pub const POSITIONS: [&str; 20] = [
    "ls3dskdspe2/2ps7/3Pw6/pn1Ps1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln b 1",
    "ls3ds1dspe2/2ps2k4/3Pw6/pn1Ps1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/5Dn1Pn2/2PwDnK4Ln b 2",
    "ls6de2/2kds3pesnPs/5Se1se2/pn9/1Pw8/3Se6/pn2Dw1Dn2K1/3Ps2Pn2Ln b 51",
    "ls6pe2/1kde6Ps/6deSnsn1/pn9/7sn2/1SePn4Pw2/pnDw5Dw2/1Ps5K1Ln r 95",
    "ls3dskdsse2/10/3Pw2pn3/pnPs2Pese2pePw/pePw2Sepw2pnPs/3Ps2pe3/10/2SeDnKDn3Ln b 1",
    "ls3dsk1se2/7ds2/3Pw2pn3/pnPs2Pese2pePw/pePw2Sepw2pwPs/3Ps2pe3/4Dn5/2SeDn1K3Ln b 3",
    "ls9/8snPs/2pe1kde4/4sn1pnpe2/pn8Sn/3Pw6/6Dn3/1Se3DnKPn1Lw b 51",
    "ls9/8sn1/2kse2Se2Ps/2pe7/4Pw5/10/pn1Sn3PwK2/1Dw7Ln r 95",
    "ls3psdspe3/5k4/pn3psdsse3/pe1sn1Pw1Pe3/3pw1pe1Sn1Pw/3SeDnPn3Ps/4K5/3PwDnPn3Ln b 1",
    "ls3psdspe3/5k4/pn3psdsse3/pe1sn1Pw1Pe3/3pw1pn1Sn1Pw/4DnPn3Ps/3SeK5/3PwDnPn3Ln b 2",
    "ls2psk3de1/2pe1ps3pePs/10/5dsse1Pw1/4Pw3Ps1/sn3DwPn4/1Sn1Pw3Sn2/3Dw1Pe1K1Ln b 27",
    "ls2k3psdePs/3pe3snpe1/7Pw2/2Sn4Ps2/4Pw5/3Dw6/sn1Ps2Pe1SeK1/3Dw1Pn3Lw r 47",
    "le3pskpe2Se/5dspe3/pe2se1ds4/pn3Pw3Ps1/1pn3pe3Ps/4Dn1Se2Pw/3PwDn5/se2PwKPn3Lw b 1",
    "le3pskpe2Se/5dspe3/pe2se4Ps1/1pn2Pwds4/pn4pe3Ps/6Se2Pw/3PsDn5/se2PwKPn3Lw b 4",
    "le2ps1kpe2Ps/1pe3dspe2Se/10/4Sn4Ps/10/pn9/se3Pwse4/3PwK4Ln r 20",
    "ls1peps2kpe1Ps/5dspe1Se1/5Sn4/9Ps/10/1Ps4se3/2sn7/pn1Ps2K3Ln b 34",
    "ls3kPwpe3/3ds1de3Ps/pn3pspe1Se1Pw/7sn2/2Sn7/pe1se1PwPn3Ps/pn3Dw1Dn3/3PwpeK3Ln b 1",
    "ls2k1Pwpe3/3ds1de3Ps/7Se1Pw/pn4ps1sn2/2Sn2sn3Ps/pe3Pn5/pn2Pw1Ds4/3PwpeKDn2Ln b 8",
    "ls2k1Pwpn2Ps/3ds1de3Pw/7Sn2/9Ps/pn7se1/3Pwsn5/1Sn3DnK3/pn3pn4Ln b 47",
    "ls9/9Ps/pn8Sn/2k1sn2snPs1/10/2Se1Dn5/pn3K5/9Ln b 87",
];
