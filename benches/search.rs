//! Search speed in nodes per second, from each setup.

use akhet::laser::rules::{Record, Setup};
use akhet::laser::search::{Configure, Control, Limits, Searcher};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// The node limit per search.
const NODES: u64 = 100_000;

fn nodes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search");
    group.throughput(Throughput::Elements(NODES));
    group.sample_size(10);
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    for setup in Setup::OFFICIAL {
        let record = Record::new(setup.position().clone());
        let mut searcher = Searcher::new(16).expect("there is memory for a small table");
        group.bench_function(setup.name(), |bencher| {
            bencher.iter(|| {
                searcher.clear();
                searcher.go(&record, &limits, &Control::default(), &mut ())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, nodes);
criterion_main!(benches);
