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
common-copy = Copy
common-copy-link = Copy link
common-engine = Engine
common-flip = Flip
common-flip-board = Flip the board
common-hint = Hint
common-link-copied = Link copied
common-open = Open
common-percent = { $percent } %
common-play-from-here = Play from here
common-redo = Redo
common-setting-up = Setting up the board…
common-share = Share
common-skip = Skip
common-stop = Stop
common-thinking = thinking…
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

# app/analysis-keys.js: the list of keys, each with what it does.
analyse-keys = Keys
analyse-keys-note = They work everywhere except in fields. On the board, keys also play moves; see <em>How to play</em>.
analyse-keys-step = one move back or forward; so does the wheel over the board
analyse-keys-ends = the first or the last position
analyse-keys-engine = the engine on or off
analyse-keys-best = play the engine's best move
analyse-keys-flip = flip the board
analyse-keys-list = this list
analyse-keys-sideways = another move instead of the one shown
analyse-keys-erase = remove the drawing; with a piece chosen, cancel
analyse-keys-threat = the threat: what the other side would do now
# What is written on the keys.
analyse-key-ends = Home End
analyse-key-space = Space
analyse-key-escape = Esc

# app/analysis-model.js, app/analysis-view.js: the engine, and its panel.
analyse-no-move-yet = The engine has no move here yet.
# L is the key that switches the engine on.
analyse-engine-off = Switch the engine on first, with L.
analyse-engine-settings = Engine settings
# How many of the engine's best lines are shown.
analyse-lines = Lines
analyse-line = Line { $rank }
# The engine's threads and its hash table, with the range of the field: "1 to 8", "1 to 4096 MB".
analyse-threads = Threads
analyse-hash = Hash
analyse-megabytes = MB
analyse-range = { $min } to { $max }
analyse-range-unit = { $min } to { $max } { $unit }

# $said is what the review says of the move c5R.
analyse-move-said = { $move }: { $said }

# views/analyse/engine.js: the chances below the board, the engine's panel, the book.
analyse-scores-note = Scores are in hundreds of points, <b>+</b> is good for Blue; M3 is a win in three moves.
analyse-has-won = { $color ->
    [blue] Blue has won
    [yellow] Yellow has won
    [orange] Orange has won
    [green] Green has won
   *[red] Red has won
}
analyse-drawn = Drawn by repetition
analyse-chances-unknown = Switch the engine on to see who is ahead.
analyse-over = The game is over here.
analyse-waits = Waiting for the review.
analyse-threat = Threat
analyse-threat-show = Show the threat
analyse-threat-over = The game is over here, so there is no threat.
analyse-threat-is = The threat is { $move }.
analyse-threat-none = There is no threat to show: { $error }
analyse-book-lacks = The book does not have this position.
analyse-book-moves = Book moves
# The columns of the book. Results: how the games with the move ended.
analyse-book-move = Move
analyse-book-score = Score
analyse-book-depth = Depth
analyse-book-games = Games
analyse-book-results = Results

# views/analyse/graph-data.js, graph.js: the score over the game, for screen readers. $highAt, $lowAt and $at are analyse-graph-start or
# analyse-graph-after.
analyse-graph-none = No scores yet.
analyse-graph-start = at the start
analyse-graph-after = { $color ->
    [blue] after Blue's move { $number }
   *[red] after Red's move { $number }
}
analyse-graph-at-start = Blue's expected result up to the start: from { $from } per cent to { $to } per cent, highest { $high } per cent { $highAt }, lowest { $low } per cent { $lowAt }.
analyse-graph-up-to = Blue's expected result up to move { $number }: from { $from } per cent to { $to } per cent, highest { $high } per cent { $highAt }, lowest { $low } per cent { $lowAt }.
# $counts: "2 mistakes, 1 blunder"
analyse-graph-marked = Marked: { $counts }.
analyse-graph-now = Now { $at }: { $percent } per cent.
analyse-marks-counted = { $mark ->
    [inaccuracy] { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
    [mistake] { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
   *[blunder] { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
}
# The two halves of the graph, in small letters.
analyse-graph-better = { $color ->
    [blue] Blue better
   *[red] Red better
}
analyse-graph-begin = Start
analyse-graph-empty = Analyse the game or switch on the engine to see how the chances change.
analyse-graph-fails = The graph cannot be drawn: { $error }

# views/analyse/library.js, open-dialog.js: games of files.
analyse-games-not-kept = The browser cannot keep these games. After a reload, open them again.
analyse-games-of-labyrinth = These are games of Labyrinth, which its Analyse opens.
# $error: "Game 3: e4e5 is illegal"; $rest are the moves from there.
analyse-game-cut = { $error }. Left out from there: { $rest }
analyse-game-of-file = { $file }: { $said }
analyse-reading = Reading…
analyse-open-more = Paste a game or a position, or start from a setup
analyse-open-text-field = PGN, FEN or a link
analyse-open-text = Open text
analyse-previous = Previous analysis
analyse-setups = Setups
analyse-games = Games
analyse-games-pasted = pasted text
analyse-games-counted = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
analyse-games-unread = { $count ->
    [one] { $count } game could not be read.
   *[other] { $count } games could not be read.
}
analyse-games-cut = { $count ->
    [one] { $count } game could be read only in part.
   *[other] { $count } games could be read only in part.
}
# Below a list of some.
analyse-games-more = and { $count } more
analyse-games-none = No game matches.
analyse-moves-counted = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
analyse-search = Search the games
analyse-search-hint = Search names, result, opening

# views/analyse/model.js, links.js
analyse-link-unreadable = The game in this link cannot be read. It may be incomplete.
analyse-notes-unreadable = The variations and comments of this game could not be read.
analyse-variations-cut = { $count ->
    [one] In the variations: A move is illegal and was left out, with what follows. { $reason }
   *[other] In the variations: { $count } moves are illegal and were left out, with what follows. { $reason }
}

# views/analyse/review-panel.js: the review.
analyse-review = Review
analyse-review-begin = Analyse the game
analyse-review-again = Analyse again
analyse-review-done = The review is done.
analyse-review-progress = { $done } of { $of } positions
analyse-review-empty = Play some moves on the board or open a game, and the engine can judge each move.
analyse-effort = Effort
analyse-practise = Practise the mistakes
analyse-mistakes = Mistakes
analyse-mistake-previous = Previous mistake
analyse-mistake-next = Next mistake
# <small>…</small> are small letters.
analyse-accuracy = { $accuracy ->
    [none] <small>Accuracy </small>–
   *[other] <small>Accuracy </small>{ $accuracy }<small> %</small>
}
# Before a number, for screen readers.
analyse-marks = { $mark ->
    [inaccuracy] Inaccuracies:
    [mistake] Mistakes:
   *[blunder] Blunders:
}
analyse-missed-wins = Missed wins:
# The meaning of the signs ?!, ? and ??, in a small legend; and of M3.
analyse-legend = { $mark ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
analyse-legend-missed = missed win in that many moves
analyse-better = Better here than { $move }: { $best }.
# Buttons with a move, c5R.
analyse-show-move = Show { $move }
analyse-play-move = Play { $move }

# game/shapes.js, views/analyse/sketch.js: arrows and circles that a person draws. $pen is the colour: G green, R red, Y yellow, B blue.
analyse-pens = Pens
analyse-pens-clear = Remove the drawing
analyse-pen = { $pen ->
    [G] Draw in green
    [R] Draw in red
    [Y] Draw in yellow
   *[B] Draw in blue
}
# $shapes is a list of the arrows and circles below.
analyse-drawing = Drawn: { $shapes }.
analyse-arrow = { $pen ->
    [G] green arrow from { $from } to { $to }
    [R] red arrow from { $from } to { $to }
    [Y] yellow arrow from { $from } to { $to }
   *[B] blue arrow from { $from } to { $to }
}
analyse-circle = { $pen ->
    [G] green circle on { $square }
    [R] red circle on { $square }
    [Y] yellow circle on { $square }
   *[B] blue circle on { $square }
}

# views/analyse/tree-list.js: the moves with their variations and comments.
analyse-moves = Moves
analyse-tree-empty = Play any move on the board, or open a game.
analyse-move-tools = The move shown
analyse-draw = Draw on the board
analyse-comment = Comment
analyse-comment-edit = Edit the comment
analyse-comment-hint = Comment (Enter saves it)
analyse-promote = Promote the variation
analyse-delete = Delete from here
analyse-delete-sure = Delete { $count } moves?

# views/analyse/share-dialog.js
analyse-fen = Position (FEN)
analyse-fen-copied = FEN copied.
analyse-pgn = Game (PGN)
analyse-pgn-whole = Game with variations and comments (PGN)
analyse-pgn-copy = Copy PGN
analyse-pgn-copied = PGN copied.
analyse-pgn-download = Download PGN
analyse-pgn-downloaded = The PGN is in your downloads.
analyse-link-position = Link to this position
analyse-link-game = Link to the game
analyse-link-whole = Link with variations and comments
analyse-link-copied = Link copied.
# Open is common-open.
analyse-link-too-long = With all that is in it, this game is too long for a link. Download its PGN instead; Open reads it.
analyse-picture-group = Picture of the board
analyse-picture = Picture
analyse-picture-copied = Picture copied.
analyse-picture-downloaded = The picture is in your downloads.
analyse-animation-group = The whole game
analyse-animation = Animation
analyse-animation-svg = Animated SVG
analyse-animation-downloaded = The animation is in your downloads.

# views/analyse/view.js, analysis.js
# A player without a name, in a game that was played here.
analyse-person = Person
analyse-board = Analysis board
analyse-book = Book
# Which of the two is shown, the moves or the book.
analyse-record-shows = Show
analyse-back = Back to the game
analyse-edit = Edit this position
analyse-open-games = Games ({ $count })

## setup: the editors of both games

# app/editor-view.js
setup-change = Change
setup-asking = Asking the engine…
setup-draft = The board still shows the last position.
setup-copy-fen = Copy FEN
setup-fen-copied = FEN copied

## real: Labyrinth at a real table

## learn: lessons and how to play

## puzzles

## mistakes
