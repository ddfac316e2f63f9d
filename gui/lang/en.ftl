### English, the source of the other languages.
###
### A key begins with the part of the page that it belongs to. `<b>…</b>` and the like mark a part that the page makes into
### something else; the name stays as it is. README.md has the glossary.

## Terms

# The pieces, by the program's own names or by those of Khet, as a person chooses. `form`: a, many; otherwise the name alone.
-king = { NAMES() ->
    [khet] { $form ->
        [a] a Pharaoh
        [many] Pharaohs
       *[one] Pharaoh
    }
   *[akhet] { $form ->
        [a] a King
        [many] Kings
       *[one] King
    }
}
-switch = { NAMES() ->
    [khet] { $form ->
        [a] a Scarab
        [many] Scarabs
       *[one] Scarab
    }
   *[akhet] { $form ->
        [a] a Switch
        [many] Switches
       *[one] Switch
    }
}
-deflector = { NAMES() ->
    [khet] { $form ->
        [a] a Pyramid
        [many] Pyramids
       *[one] Pyramid
    }
   *[akhet] { $form ->
        [a] a Deflector
        [many] Deflectors
       *[one] Deflector
    }
}
-defender = { NAMES() ->
    [khet] { $form ->
        [a] an Anubis
        [many] Anubises
       *[one] Anubis
    }
   *[akhet] { $form ->
        [a] a Defender
        [many] Defenders
       *[one] Defender
    }
}
-laser = { NAMES() ->
    [khet] { $form ->
        [a] a Sphinx
        [many] Sphinxes
       *[one] Sphinx
    }
   *[akhet] { $form ->
        [a] a Laser
        [many] Lasers
       *[one] Laser
    }
}

# $kind is the piece's letter in a FEN: K, S, P, D or L.
piece = { $kind ->
    [K] { -king }
    [S] { -switch }
    [P] { -deflector }
    [D] { -defender }
    [L] { -laser }
   *[other] piece
}
# What a piece does, in a line.
piece-deed = { $kind ->
    [K] If a beam hits it from any side, its owner loses.
    [S] A mirror on both sides: never hit. It can swap with { -deflector(form: "a") } or { -defender } beside it.
    [P] Its mirror turns the beam. A beam from behind hits it.
    [D] Its shield stops the beam. A beam from any other side hits it.
   *[L] Fires after each of its owner's moves. It stays in its corner and is never hit.
}
# A side, in either game.
color = { $color ->
    [blue] Blue
    [yellow] Yellow
    [orange] Orange
    [green] Green
   *[red] Red
}

# Buttons and messages of many places.
common-analyse = Analyse
common-clear = Clear
common-copy-link = Copy link
common-flip = Flip
common-hint = Hint
common-link-copied = Link copied
common-redo = Redo
common-setting-up = Setting up the board…
common-skip = Skip
common-stop = Stop
common-try-again = Try again
common-undo = Undo

## board: the boards of both games, announcements, typed questions

## app: the shell, settings, dialogs and messages of the whole page

## error: what the engine or the page refuses

## play: Play of both games

## table: seats at a table of several devices

## analyse: Analyse of both games, the review

# game/judgement.js: what the review says of a move. $mark is how bad it was: inaccuracy, mistake or blunder; $drop are points of expected
# result, 1 to 100; $best is the better move, c5R; $moves counts the moves up to a forced win.
analyse-mark = { $mark ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
analyse-judgement = { analyse-mark }: { $drop } points of expected result lost. Better: { $best }.
analyse-judgement-both = { analyse-mark }: { $drop } points of expected result lost, a win in { $moves } was missed. Better: { $best }.
analyse-judgement-missed = Missed win: a win in { $moves } was missed. Better: { $best }.
analyse-praise-wins = { $move } wins.
analyse-praise-best = { $move } is the best move.
analyse-praise-equal = { $move } is as good as { $best }.
analyse-praise-near = { $drop ->
    [one] { $move } is good enough: { $drop } point less than { $best }.
   *[other] { $move } is good enough: { $drop } points less than { $best }.
}
# The names of the signs ??, ?, ?!, !?, ! and !! that a person puts after a move.
analyse-nag = { $nag ->
    [4] Blunder
    [2] Mistake
    [6] Dubious
    [5] Interesting
    [1] Good
   *[3] Brilliant
}

## setup: the editors of both games

## real: Labyrinth at a real table

## learn: lessons and how to play

## puzzles

## mistakes
