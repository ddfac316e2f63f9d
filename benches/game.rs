//! Speed of the rules: play and undo, move generation, beam tracing, perft.

use akhet::laser::rules::{Color, MoveList, Perft, Position, Setup, optics};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// Positions from random games, which have fewer pieces and more open lines than the setups.
const MIDGAME: [&str; 4] = [
    "le2psds1ds1pe1/6k3/2Ps1Pn5/pw4sn4/2Pwsn3pw1Pe/3Se2Snpe2/1Dn2Ps2Pn2/4KDn3Ln b 18",
    "ls2dwk2pn2/6seds2/2Pe1se2Pw2/3Pw6/1Ps1PnSe2pe1Ps/4Se1psDnpw1/5K4/4Dn4Ln b 21",
    "ls3psds4/5kpe3/pn3pssn4/pnse4Ps3/9Sn/2Pe2Se4/4Dn1PwPe2/3KPn4Ln r 33",
    "ls3kPn1Sn2/3ds2pw3/9Ps/1Snpn5se1/10/2sn7/pn2Pwps5/5K3Ln b 18",
];

fn positions() -> Vec<Position> {
    let setups = Setup::OFFICIAL.map(|setup| setup.position().clone());
    let midgame = MIDGAME.map(|fen| fen.parse().expect("a valid position"));
    setups.into_iter().chain(midgame).collect()
}

/// Benchmarks over every legal move of every position; throughput is in moves.
fn every_move(c: &mut Criterion) {
    let mut cases: Vec<(Position, MoveList)> = positions()
        .into_iter()
        .map(|position| (position.clone(), position.legal_moves()))
        .collect();
    let count = cases.iter().map(|(_, moves)| moves.len() as u64).sum();
    let mut group = c.benchmark_group("every move");
    group.throughput(Throughput::Elements(count));
    group.bench_function("play and undo", |b| {
        b.iter(|| {
            for (position, moves) in &mut cases {
                for &mv in moves.iter() {
                    let ply = position.play_unchecked(black_box(mv));
                    black_box(&*position);
                    position.undo(&ply);
                }
            }
        });
    });
    group.bench_function("find_hit_with", |b| {
        b.iter(|| {
            for (position, moves) in &mut cases {
                let mut shots = position.shots();
                for &mv in moves.iter() {
                    black_box(position.find_hit_with(&mut shots, black_box(mv)));
                }
            }
        });
    });
    group.finish();
}

type Generator = fn(&Position, &mut MoveList);

/// Benchmarks over every position; throughput is in positions, or in beams for tracing.
fn every_position(c: &mut Criterion) {
    let positions = positions();
    let mut group = c.benchmark_group("every position");
    group.throughput(Throughput::Elements(positions.len() as u64));
    let generators: [(&str, Generator); 2] = [
        ("moves", Position::moves),
        ("on_beam_moves", Position::on_beam_moves),
    ];
    for (name, generate) in generators {
        group.bench_function(name, |b| {
            let mut list = MoveList::new();
            b.iter(|| {
                for position in &positions {
                    list.clear();
                    generate(black_box(position), &mut list);
                    black_box(&list);
                }
            });
        });
    }
    group.throughput(Throughput::Elements(2 * positions.len() as u64));
    group.bench_function("trace", |b| {
        b.iter(|| {
            for position in &positions {
                for color in Color::ALL {
                    black_box(optics::trace(black_box(position.board()), color));
                }
            }
        });
    });
    group.finish();
}

/// Perft to depth 3; throughput is in positions counted.
fn perft(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft 3");
    for setup in Setup::OFFICIAL {
        let mut position = setup.position().clone();
        let count = Perft::default().count(&mut position, 3);
        group.throughput(Throughput::Elements(count));
        group.bench_function(setup.name(), |b| {
            b.iter(|| Perft::default().count(black_box(&mut position), 3));
        });
    }
    group.finish();
}

criterion_group!(benches, every_move, every_position, perft);
criterion_main!(benches);
