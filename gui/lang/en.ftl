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
common-game = { $game ->
    [labyrinth] Labyrinth
   *[laserchess] Laser Chess
}
common-how-to-play = How to play
common-play-with-friend = Play with a friend
common-reload = Reload the page
# Stands between the name of a thing and what is said of it, as in a card's title: "Ace, Blue without a Switch".
common-with = { $what }, { $more }

## board: the boards of both games, announcements, typed questions

## app: the shell, settings, dialogs and messages of the whole page

# views/index.js: the names of the views, in the page's header and its title.
app-view-play = Play
app-view-learn = Learn
app-view-analyse = Analyse
app-view-setup = Set up
app-view-puzzles = Puzzles
app-view-mistakes = Mistakes
app-view-real = Real table
app-view-table = Table
app-view-lobby = Lobby

# shell.js
# Before the title of the page, in the browser's tab.
app-awaited = ● Your turn
app-games = Games
app-views = Views
app-elsewhere = On another device
app-newer = Switch to the new version
app-theme-switch = Light or dark
app-settings = Settings
app-words = Type moves and questions
app-words-focus = To the field of moves
app-dismiss = Dismiss
# $view is the name of a view.
app-view-broken = { $view } could not be shown
app-view-missing = { $view } could not be loaded
app-missing-server = It is loaded from Akhet, which did not answer. If it was stopped, start <code>akhet gui</code> again.
app-missing-network = It is loaded from the network, which did not answer.
app-slow = Slow connection: no answer for { $seconds } s.
# $reason is a short text that says why; none if nobody knows.
app-engine-missing = { $reason ->
    [none] The engine could not be loaded, trying again…
   *[other] The engine could not be loaded ({ $reason }), trying again…
}
app-engine-loading = Loading the engine
app-full = <b>Too many pages of Akhet are open.</b> Close one of them, and this one connects. Your game is kept.
app-lost = { $reason ->
    [none] Connection lost, reconnecting…
   *[other] Connection lost ({ $reason }), reconnecting…
}
app-lost-guest = The game is kept at the table.
app-lost-kept = Your game is kept. If Akhet was stopped, start <code>akhet gui</code> again.

# boundary.js
app-broken = This could not be shown
app-broken-hint = Reloading the page may help. If it does not, the data that the browser keeps for this page may be damaged: you can clear its games, analyses, progress and settings.
app-reload = Reload
app-clear = Clear everything and reload

# app.js
app-room-dropped = The browser has no more room for this page. The oldest of your games make room for new ones.
app-room-lost = The browser does not keep everything for this page: new games, analyses, progress and settings last until you close it.
# $view is the name of a view.
app-rules-refused = The game in { $view } would be illegal ({ $reason }). Begin a new one there first.
app-seat-full = Too many pages of this table are open. Close one of them.
app-newer-there = There is a new version of Akhet. The button above switches to it.
app-unanswered = { $path }: { $status }
# The program's engine or another one, and what it says.
app-engine-said = { $engine }: { $text }

# The named opponents, by their names; $character is what the engine says of one that the page does not know.
app-opponent = { $name ->
    [Miu] A kitten: pushes what is near, and is surprised by what comes of it.
    [Tia] A child: takes what it sees, and forgets that you move next.
    [Hori] A pupil: careful in one move and in a hurry in the next.
    [Sati] A scribe: reads your next move, and seldom the one after it.
    [Ani] A builder: has a plan, and misses what is well hidden.
    [Akhet] The horizon: full strength, and out of reach.
   *[other] { $character }
}

# thinker.js
app-engine-lost = { $reason ->
    [none] { $engine } was lost. Restarting it…
   *[other] { $engine } was lost ({ $reason }). Restarting it…
}

# drop.js
app-drop = Drop the PGN to review its games

# link-dialog.js
app-link-text = Scan this with a phone on the same network, or open the address there. Anyone who has it can use this engine.
app-link-code = QR code of the address
app-link-friend = Play with a friend instead

# refused.js
app-refused = <b>This page may not use the engine yet.</b> Its token is missing or belongs to another server. Open the address that <code>akhet gui</code> printed, or paste it here:
app-refused-field = Address or token
app-refused-connect = Connect

# settings.js
app-language = Language
# The language that the browser asks for.
app-language-auto = The browser's
app-theme = Theme
app-theme-auto = System
app-theme-light = Light
app-theme-dark = Dark
app-beams = Show the beams
app-beams-hint = where both lasers would fire now
app-confirm = Confirm moves
app-confirm-hint = a second click plays a move; touch always asks
app-names = Piece names
# The program's own names of the pieces and those of Khet, whatever is chosen.
app-names-akhet = King, Switch, …
app-names-khet = Pharaoh, Scarab, …
app-words-hint = a field below the board; the key / leads there
app-sound = Sound

# settings.js, backup.js: games and progress as a file
app-backup = Games and progress
app-backup-text = Games, mistakes, solved puzzles, lessons and settings as one file, for another browser. What a file has is added to what is here.
app-backup-save = Save to a file
app-backup-add = Add a file…
# $reason is the browser's, in its own words.
app-backup-unreadable = This is not a file of games and progress: { $reason }
app-backup-other = This is not a file of games and progress: it does not say so at its beginning.
app-backup-version = This file is of version { $version }. This page reads version 1; a newer Akhet reads it.
app-backup-added = { $games ->
    [one] One game added; progress and settings are taken over.
   *[other] { $games } games added; progress and settings are taken over.
}

# reviewer.js: the effort of a review
app-effort-quick = Quick
app-effort-thorough = Thorough
app-effort-deep = Deep

# starts.js, handicap.js: what a game begins from, and what all games of that kind are called
# $date is a day and a month.
app-start-day = Setup of { $date }
app-start-days = Setups of the day
app-start-random = Random setup
app-start-randoms = Random setups
app-start-own = Your position
app-start-others = Other positions
app-start-handicaps = With a handicap

# setup-fields.js
# $kinds are the letters of the pieces that a player does without.
app-handicap-pieces = { $kinds ->
    [PP] two { -deflector(form: "many") }
    [S] { -switch(form: "a") }
    [PPS] two { -deflector(form: "many") } and { -switch(form: "a") }
    [PPP] three { -deflector(form: "many") }
   *[PPPS] three { -deflector(form: "many") } and { -switch(form: "a") }
}
app-handicap-without = Without { app-handicap-pieces }
# $color is a player: blue or red.
app-handicap-player = { $color ->
    [blue] Blue without { app-handicap-pieces }
   *[red] Red without { app-handicap-pieces }
}
app-handicap-impossible = { $color ->
    [blue] From here Blue cannot play without { app-handicap-pieces }: a shot would hit at once.
   *[red] From here Red cannot play without { app-handicap-pieces }: a shot would hit at once.
}
app-handicap = Handicap
app-handicap-none = None
app-handicap-who = Who plays with fewer pieces
app-setups-more = More setups
app-setups-day = Today's setup
app-setups-random = Random
app-setups-drawing = Looking for an even setup…

# setup-gallery.js
app-setups = All setups
# Both are numbers of per cent.
app-setup-scores = Blue scores { $blue } %, { $drawn } % are drawn
app-setup-ace = Hardly any early move loses. The one to begin with.
app-setup-curiosity = Quiet at first, with one trap: watch the { -switch(form: "many") }.
app-setup-grail = Blue stands better, and must make something of it.
app-setup-mercury = Blue attacks at once. Give Blue to the weaker player.
app-setup-sophie = One first move wins most games. For a weaker Blue.
app-setup-horemheb = Both { -switch(form: "many") } stand before the { -king }, and few games are drawn.
app-setup-ebana = A block of four { -deflector(form: "many") } stands deep on the other side.

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
