#!/usr/bin/env bash
# Redraws all pictures of the documents. A test checks that the files match.
set -euo pipefail
cd "$(dirname "$0")"

# draw NAME ARGUMENTS: `akhet show ARGUMENTS` as NAME.svg.
draw() { "${AKHET:-../target/release/akhet}" show --svg "$1.svg" "${@:2}"; }

# The setups.
draw ace --setup ace
draw pictures/curiosity --setup curiosity
draw pictures/grail --setup grail
draw pictures/mercury --setup mercury
draw pictures/sophie --setup sophie

# One piece of each kind in the middle of two beams.
draw pictures/king --crop e4-g6 --fen "ls9/10/10/pn4k4/10/10/10/2K2Pn3Lw b"
draw pictures/switch --crop e4-g6 --fen "ls6k2/10/10/pn4Se4/10/10/10/2K2Pn3Lw b"
draw pictures/deflector --crop e4-g6 --fen "ls6k2/10/10/pn4Pe4/10/10/10/2K2Pn3Lw b"
draw pictures/defender --crop e4-g6 --fen "ls6k2/10/10/pn4Ds4/10/10/10/2K2Pn3Lw b"
draw pictures/laser --crop a6-c8 --fen "ls8Ps/10/10/4k5/4K5/10/10/9Ln b"

# The closed squares.
draw pictures/closed --fen "le9/5k4/10/10/10/10/4K5/9Lw b"

# A swap, before and after.
draw pictures/swap-before --crop c3-f5 --fen "ls6k2/10/10/10/3SepwDe4/10/10/2K6Ln b"
draw pictures/swap-after --crop c3-f5 --fen "ls6k2/10/10/10/3SepwDe4/10/10/2K6Ln b" --moves d4e4

# A turn: the board before it, and the shot at its end.
draw pictures/before-shot --setup ace --moves h2h3 c7c6
draw pictures/shot --setup ace --moves h2h3 c7c6 j4j3 --shot
draw pictures/win --setup curiosity --moves b5c5 i5R e4R --shot

# The position shown in the rules of Labyrinth.
draw pictures/labyrinth --variant labyrinth --fen "ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:I:KU/-/f6:??:N/- b g6 15"

# The theory: a good first move of each setup, and a trap.
draw pictures/theory-ace --setup ace --moves j5j6 --shot
draw pictures/theory-curiosity --setup curiosity --moves d3c2 --shot
draw pictures/theory-grail --setup grail --moves g5R --shot
draw pictures/theory-mercury --setup mercury --moves j4R --shot
draw pictures/theory-sophie --setup sophie --moves h6g6 --shot
draw pictures/theory-trap --setup curiosity --moves b4R f5R --shot
