#!/usr/bin/env python3
"""Makes Parquet files of a data set of `akhet dataset`, in a new folder with its own card and checksums.

usage: parquet.py FOLDER NEW_FOLDER

Needs pyarrow: pip install pyarrow. It reads and writes a piece at a time.
"""

import gzip
import hashlib
import sys
from pathlib import Path

import pyarrow as pa
import pyarrow.json
import pyarrow.parquet

TEXT, NUMBER = pa.string(), pa.int64()
SCHEMA = pa.schema(
    [
        ("fen", TEXT),
        ("line", TEXT),
        ("cp", NUMBER),
        ("mate", NUMBER),
        ("game", NUMBER),
        ("ply", NUMBER),
        ("result", TEXT),
        ("setup", TEXT),
        ("split", TEXT),
    ]
)
BLOCK = 1 << 26


def convert(source, target):
    """Writes the rows of a file of JSON lines as Parquet. Returns their number."""
    packed = source.with_name(source.name + ".gz")
    parse = pa.json.ParseOptions(explicit_schema=SCHEMA, unexpected_field_behavior="error")
    rows = 0
    with gzip.open(packed) if packed.exists() else open(source, "rb") as file:
        with pa.parquet.ParquetWriter(target, SCHEMA, compression="zstd") as writer:
            while lines := file.readlines(BLOCK):
                table = pa.json.read_json(pa.BufferReader(b"".join(lines)), parse_options=parse)
                writer.write_table(table)
                rows += table.num_rows
    return rows


def main():
    if len(sys.argv) != 3 or sys.argv[1].startswith("-"):
        sys.exit(__doc__.strip())
    source, target = map(Path, sys.argv[1:])
    try:
        card = (source / "README.md").read_text()
        target.mkdir()
        for split in ["train", "validation", "test"]:
            rows = convert(source / f"{split}.jsonl", target / f"{split}.parquet")
            print(f"{split}: {rows} positions")
            card = card.replace(f"path: {split}.jsonl", f"path: {split}.parquet")
        (target / "README.md").write_text(card)
        files = sorted(target.iterdir())
        sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
        (target / "SHA256SUMS").write_text("".join(sums))
    except (OSError, ValueError) as error:
        sys.exit(f"error: {error}")


if __name__ == "__main__":
    main()
