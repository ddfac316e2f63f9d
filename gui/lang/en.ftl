### English, the source of the other languages.
###
### A key begins with the part of the page that it belongs to. `<b>…</b>` and the like mark a part that the page makes into
### something else; the name stays as it is. README.md has the glossary.

## Terms

# The pieces, by the program's own names or by those of Khet, as a person chooses. `form`: a, A (at the
# beginning of a sentence), many; otherwise the name alone.
-king = { NAMES() ->
    [khet] { $form ->
        [a] a Pharaoh
        [A] A Pharaoh
        [many] Pharaohs
       *[one] Pharaoh
    }
   *[akhet] { $form ->
        [a] a King
        [A] A King
        [many] Kings
       *[one] King
    }
}
-switch = { NAMES() ->
    [khet] { $form ->
        [a] a Scarab
        [A] A Scarab
        [many] Scarabs
       *[one] Scarab
    }
   *[akhet] { $form ->
        [a] a Switch
        [A] A Switch
        [many] Switches
       *[one] Switch
    }
}
-deflector = { NAMES() ->
    [khet] { $form ->
        [a] a Pyramid
        [A] A Pyramid
        [many] Pyramids
       *[one] Pyramid
    }
   *[akhet] { $form ->
        [a] a Deflector
        [A] A Deflector
        [many] Deflectors
       *[one] Deflector
    }
}
-defender = { NAMES() ->
    [khet] { $form ->
        [a] an Anubis
        [A] An Anubis
        [many] Anubises
       *[one] Anubis
    }
   *[akhet] { $form ->
        [a] a Defender
        [A] A Defender
        [many] Defenders
       *[one] Defender
    }
}
-laser = { NAMES() ->
    [khet] { $form ->
        [a] a Sphinx
        [A] A Sphinx
        [many] Sphinxes
       *[one] Sphinx
    }
   *[akhet] { $form ->
        [a] a Laser
        [A] A Laser
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

# The pictures of Labyrinth, by their letters. A person may have given one another $name.
picture = { $treasure ->
    [A] Amulet
    [B] Bell
    [C] Crown
    [D] Dragon
    [E] Emerald
    [F] Feather
    [G] Goblet
    [H] Helmet
    [I] Ibis
    [J] Jar
    [K] Key
    [L] Lamp
    [M] Mask
    [N] Necklace
    [O] Owl
    [P] Pearl
    [Q] Quill
    [R] Ring
    [S] Sword
    [T] Trident
    [U] Urn
    [V] Violin
    [W] Wand
    [X] Xylophone
   *[own] { $name }
}

# Buttons and messages of many places.
common-analyse = Analyse
common-cancel = Cancel
common-clear = Clear
common-close = Close
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
# Stands between the name of a thing and what is said of it, as in a card's title: "Ace, Blue without a Switch".
common-with = { $what }, { $more }
common-range = { $min } to { $max }
common-games = Games
# The name of a group of buttons, each of which says a phrase to the others, and of one that says a line.
common-say = Say

## board: the boards of both games, announcements, typed questions

# A piece with its owner, in a sentence: "Red's Deflector". $color is `none` if neither is known.
piece-owned = { $color ->
    [none] the piece
   *[other] { color }'s { piece }
}
# board/aria.js: pieces, moves and shots for screen readers. $square is a square: e4.
board-side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
# How a piece stands, after its name. A { -deflector } has a mirror, a { -switch } two along one diagonal.
board-stance = { $kind ->
    [P] { $side ->
        [n] open to north and east
        [e] open to east and south
        [s] open to south and west
       *[w] open to west and north
    }
    [S] { $side ->
        [n] from upper left to lower right
        [s] from upper left to lower right
       *[other] from lower left to upper right
    }
    [D] with its shield facing { board-side }
   *[L] pointing { board-side }
}
board-piece-named = { color } { piece }
board-piece = { $kind ->
    [K] { board-piece-named }
   *[other] { board-piece-named } { board-stance }
}
board-piece-on = { $kind ->
    [K] { board-piece-named } { $square }
   *[other] { board-piece-named } { $square } { board-stance }
}
# In a list of one side's pieces.
board-own-piece-on = { $kind ->
    [K] { piece } { $square }
   *[other] { piece } { $square } { board-stance }
}
board-piece-at = { piece-owned } on { $square }
board-empty = empty
board-square-empty = { $square } is empty.
# What a shot does: sentences without a full stop.
board-shot-out = the shot leaves the board at the { $side ->
    [n] top
    [e] right
    [s] bottom
   *[w] left
}
board-shot-hit = the shot hits { piece-owned } on { $square }
board-shot-laser = the shot ends at { piece-owned } on { $square }
board-shot-shield = the shot is stopped by the shield of { piece-owned } on { $square }
# The beam of $by ("Red") after a move of the other side.
board-reply = { $by }'s laser would then hit { piece-owned } on { $square }.
# The piece that moves, at the beginning of a sentence.
board-mover = { $color ->
    [none] The piece on { $square }
   *[other] { piece-owned } { $square }
}
board-move-turns = { $turn ->
    [R] { board-mover } turns clockwise
    [L] { board-mover } turns counter-clockwise
   *[either] { board-mover } turns
}
board-move-goes = { board-mover } goes to { $to }
# $other is the other piece with its owner, piece-owned.
board-move-swaps = { board-mover } swaps places with { $other } on { $to }
board-move-alone = { $move }.
# $move is one of the three above, $shot one of those on shots.
board-move-shot = { $move }; { $shot }.

# board/board.js, board/targets.js
board-board = Board
board-help = Arrow keys move from square to square, Enter selects and plays, R and L turn, Escape cancels.
# Said of a square after the piece on it.
board-selected = selected
board-destination = destination
board-can-move = can move
board-square-selected = { $square } selected.
board-play-move = Play this move
board-turn = { $turn ->
    [R] Turn clockwise
    [L] Turn counter-clockwise
   *[either] Turn
}
# On the board, beside the piece: short.
board-king-threatened = Your { -king } would be hit
board-no-canvas = this browser has no canvas to draw on
board-no-png = the picture could not be converted to PNG

# game/levels.js, parts/match-fields.js: levels of the engine, and time
board-level-word = { $word ->
    [full] Full strength
    [expert] Expert
    [strong] Strong
    [skilled] Skilled
    [steady] Steady
    [casual] Casual
    [easy] Easy
   *[beginner] Beginner
}
board-level = Level { $level }
# $name is that of a level, "Tia", or its word, "Easy".
board-level-named = { $name }, level { $level }
board-named-levels = Named levels
board-level-is = { $name }: { app-opponent }
board-level-above = Above { $name }: { app-opponent }
# The example in a field for a person's name.
board-name = Name
board-time = Time
board-time-move = Time per move
board-no-clock = No clock
board-clocks-for = Clocks for { $all ->
    [both] both
   *[all] all
}
board-days = Days for a move
board-days-each = Days for each move
board-days-note = Nobody needs to wait: come back by the link of your seat when it is your turn.
# A number stands between the label and the unit, here and below.
board-engine-time = Engine's time per move
board-seconds-most = seconds, at most
board-minutes-seconds = Minutes + seconds per move
board-each-side = Each side
board-minutes = minutes
board-each-move = For each move
board-seconds-more = seconds more
# The same in short, in a list.
board-pace-clocks = clocks: { $minutes } min + { $increment } s
board-pace-move = { $seconds } s a move
board-pace-none = no clock

# game/setups.js: $name is what the box of Khet calls the setup.
board-setup-khet = { $name } in Khet
board-setup = Setup

# parts/: clocks, fields, files, the list of moves. $name is a side's.
board-clock = { $name }'s clock
board-due = Due { $due }
# $left is "2 days 5 hours", $due "Tuesday, December 1 at 2:05 PM".
board-clock-due = { $name }'s clock: { $left }, due { $due }
board-copy-field = Copy: { $label }
board-copy-selected = The browser does not let the page copy. The text is selected: copy it yourself.
board-copy-text = The browser does not let the page copy. Here is the text: { $text }
board-copy-picture = This browser does not let the page copy pictures. Save the PNG instead.
board-moves = Moves
board-moves-none = Moves appear here.
board-turns-none = Turns appear here.
# Said of a move: what its shot hits.
board-hits = hits { piece-owned }
board-walk = Walk through the game
board-first = First position
board-back = Back one move
board-forward = Forward one move
board-last = Last position
board-pgn-file = PGN file…
# After the button "PGN file…".
board-pgn-drop = or drop one anywhere on the page
# Said of a player whose engine thinks.
board-thinking = thinking

# parts/thoughts.js: what an engine thinks
board-score-sign = + is good for Blue
board-depth = depth <b>{ $depth }</b>
board-nodes = <b>{ $count }</b> nodes
# Nodes a second.
board-speed = <b>{ $count }</b>/s
board-chances = Blue wins { $blue } %, draw { $draw } %, Red wins { $red } %
board-expected = Blue's expected result is { $blue } %

# app/game-board.js: what a player has lost, a list of "2 × Deflector".
board-lost = { color } has lost { $pieces }
board-lost-kind = { $count } × { piece }

# app/words.js: the field in which moves and questions are typed. The words that are typed stay English.
board-words-welcome = Type a move or a question; help lists what can be typed. The key / leads here, Escape closes the field.
board-words = Moves and questions
board-words-said = What was said
board-words-field = Move or question
board-words-example = A move, what c5, help
board-words-close = Close the field
board-words-none = There is no board here now.
board-words-near = I do not know { $word }. Did you mean { $near }?
board-words-unknown = I do not know { $word }. Help lists what can be typed.
board-over = The game is over.
board-not-now = You cannot move now.
# Without a full stop.
board-refused = { $move } cannot be played
board-clocks-none = There are no clocks here.
# $clocks is a list of the next.
board-clocks = { $clocks }.
board-clock-left = { color } has { $left }
board-ask-square = Name a square { $first } to { $last }, as in what { $example }.
board-ask-rank = Name a rank, 1 to { $last }, as in rank { $example }.
board-ask-file = Name a file, a to { $last }, as in file c.
board-no-last = No move has been played.

# app/laser-words.js: what is answered in Laser Chess
board-laser-help = Moves: c5R or turn c5 right; h2h3 or h2 to h3. Questions: what c5; rank 5; file c; pieces; beam: where both lasers point; last: what was played last; threat: what the other side could hit if it moved now; moves or moves c5; clock; help.
board-no-move = { board-piece-at } has no legal move.
board-not-your-piece = { $square } has { piece-owned }, but it is { $turn }'s turn.
board-ground = only { color } may stand here
# Where a beam goes, in legs: "north to j4, west to a4". $by is whose it is, $from the laser's square.
board-leg-to = { board-side } to { $to }
board-beam-out = { $by }'s beam runs from { $from } { $way } and off the board.
board-beam-hit = { $by }'s beam runs from { $from } { $way }, where it would hit { piece-owned }.
board-beam-shield = { $by }'s beam runs from { $from } { $way }, where { piece-owned }'s shield stops it.
board-beam-laser = { $by }'s beam runs from { $from } { $way }, where it ends at { piece-owned }.
board-no-beam = No beam comes here now.
# What a beam does on a square. $from is the side from which it comes.
board-passage = { color }'s beam comes from the { $from ->
    [n] north
    [e] east
    [s] south
   *[w] west
} and { $does ->
    [straight] goes straight on
    [to-n] turns north
    [to-e] turns east
    [to-s] turns south
    [to-w] turns west
    [hit] would hit it now
    [shield] stops at the shield
   *[laser] stops here
}.
# $line is rank or file, $name its digit or letter.
board-line = { $line ->
    [rank] On rank { $name }: { $pieces }.
   *[file] On file { $name }: { $pieces }.
}
board-line-empty = { $line ->
    [rank] The rank { $name } is empty.
   *[file] The file { $name } is empty.
}
board-pieces = { color }: { $pieces }.
# $mover is the side that could move, $color the other one.
board-no-threat = If { $mover } moved now, no shot would hit a piece of { color }'s.
# $piece is "Blue's King on e1", board-piece-at, and $pieces a list of such.
board-best-threat = If { $mover } moved now, { $move } would hit { $piece }.
board-other-threats = Other shots would hit { $pieces }.

# labyrinth/board/aria.js: the board of Labyrinth for screen readers. A tile by its shape, with the sides to which it is open, as the board is
# printed, and its picture: "T open left, up, right with Dragon". $sides is a list of board-open-side, or `none`; $treasure may be `none`.
board-tile = { $sides ->
    [none] { board-tile-shape }
   *[other] { board-tile-shape } open { $sides }
}{ $treasure ->
    [none] { "" }
   *[other] { " with " }{ picture }
}
board-tile-shape = { $shape ->
    [i] straight
    [c] corner
    [t] T
   *[other] { $tile }
}
board-open-side = { $side ->
    [n] up
    [e] right
    [s] down
   *[w] left
}
board-pawn = { color }'s pawn
board-home = { color }'s home
# $arrow is named after its square, a6; $line is the file (a letter) or rank (a digit) that it pushes.
board-arrow = arrow { $arrow }, pushes { $side ->
    [n] file { $line } up
    [e] rank { $line } right
    [s] file { $line } down
   *[w] rank { $line } left
}{ $state ->
    [closed] , closed
    [held] , chosen
    [open] , can push
   *[waits] { "" }
}
# $tile is board-tile; $count squares can be reached.
board-slide = In at { $arrow }: { $tile }. { $count ->
    [one] { $count } square to reach.
   *[other] { $count } squares to reach.
}
# A turn as advice, without a full stop. $sides as above.
board-advice = push in at { $arrow }{ $sides ->
    [none] , then
   *[other] , the tile open { $sides }, then
} { $goes ->
    [stays] stay
   *[goes] go to { $to }
}
# How a turn goes on, after "Your turn: ". $by is touch or mouse.
board-your-turn = Your turn: { $step }
board-step = slide, then walk.
board-step-keys = arrow keys to an arrow, R or L to turn the tile, then Enter.
board-step-keys-walk = { $stays ->
    [true] now arrow keys to a marked square, then Enter, or S to stay.
   *[false] now arrow keys to a marked square, then Enter.
}
board-step-keys-go = Enter goes to { $to }.
board-step-walk = { $by ->
    [touch] now tap a marked square to walk there.
   *[mouse] now click a marked square to walk there.
}
board-step-again = { $by ->
    [touch] tap { $to } again to go there.
   *[mouse] click { $to } again to go there.
}
board-arrow-closed = The arrow { $arrow } is closed: the last tile came out there.
board-no-way = No way leads to { $to } after this slide.
# A turn that was played. $who is a side or a person; $treasure is what was found, or `none`.
board-turn-told = { $who } pushes in at { $arrow }, { $goes ->
    [stays] stays on { $to }
    [goes] goes from { $from } to { $to }
   *[comes] goes to { $to }
}{ $treasure ->
    [none] .
   *[other] { " and finds the " }{ picture }.
}

# labyrinth/board/board.js: the board, and the spare tile beside it
board-maze-help = Arrow keys move over squares and arrows. Enter on an arrow pushes the spare in, R and L turn it, Enter on a square goes there, S stays, Escape cancels.
board-chosen = chosen
board-can-go = can go here
board-spare = Spare tile
board-spare-picture = Spare: { picture }
board-stay = Stay
board-go-to = Go to { $to }
board-turn-left = Turn left
board-turn-right = Turn right
board-tray-arrow = { $by ->
    [touch] Tap an arrow to push it in.
   *[mouse] Click an arrow to push it in.
}
board-tray-push = { $by ->
    [touch] Tap to push here.
   *[mouse] Click to push here.
}
board-tray-again = { $by ->
    [touch] Tap { $to } again to go there.
   *[mouse] Click { $to } again to go there.
}
board-tray-square = Now choose a square.

# labyrinth/hand.js: a player's cards. $end is what is left to do after the last treasure.
board-hand = Your cards
board-hand-count = { $found } of { $all } found
board-hand-over = Every treasure found
board-hand-last = { $end ->
    [home] Every treasure found. Now go home to { $home }.
    [AnyExit] Every treasure found. Now walk out at any opening of the edge.
   *[AnySquare] Every treasure found. Your next turn wins, wherever it ends.
}
board-hand-find = Find the { picture }
board-hand-find-any = Find these, in any order
board-hand-next = { $end ->
    [home] Go home
    [AnyExit] Leave the maze
   *[AnySquare] One more turn
}

# labyrinth/parts.js
board-turns = Turns
board-at-start = Looking at the start
board-at-turn = Looking at turn { $turn } of { $all }: { $move }
board-cards-left = { $count ->
    [0] on the way home
    [one] { $count } card to find
   *[other] { $count } cards to find
}
# In place of a player's cards, when none is left: the player goes home.
board-at-home = home
# The treasures that a player has found.
board-found = Found

# labyrinth/variant-fields.js: rule options, with what each means, and in a list
board-variants = Variants
board-variant = { $name ->
    [FreeOrder] Cards in any order
    [NoReturn] No way home
    [AnyExit] Any way out
    [AnySquare] End anywhere
   *[OpenCards] Open cards
}
board-variant-hint = { $name ->
    [FreeOrder] you see all your cards and find them in any order
    [NoReturn] the last treasure wins
    [AnyExit] after the last treasure you leave the maze at any opening
    [AnySquare] after the last treasure one more turn wins, wherever it ends
   *[OpenCards] everybody sees all cards, Akhet too
}
board-variant-short = { $name ->
    [FreeOrder] cards in any order
    [NoReturn] no way home
    [AnyExit] any way out
    [AnySquare] end anywhere
   *[OpenCards] open cards
}
board-usual-rules = the usual rules

# labyrinth/picture-names.js: a person's own names of the pictures, a line for each: "A: Skull"
board-picture-names = Names of the pictures
board-pictures-named = The pictures have their names.
board-pictures-hint = A line for each picture. Copy the list to share it, or paste another one here.
board-pictures-use = Use these names
board-pictures-copied = Names copied
board-pictures-usual = Usual names
board-picture-no-letter = Line { $line }: begin with a letter from A to X, as in “A: Skull”.
board-picture-again = Line { $line }: { $letter } has its name in line { $before } already.
board-picture-long = Line { $line }: this name is too long. { $most } characters are the most.
board-picture-twice = Line { $line }: { $letter } is called “{ $name }” too, in line { $before }. Two pictures need two names.
board-picture-usual = Line { $line }: { $letter } is called “{ $name }” too. Give { $letter } another name.

# labyrinth/words.js: what is answered in Labyrinth
board-maze-words-help = Turns: a4ne3, or push a4 north, go to e3. North is how the spare is drawn, east a quarter turn clockwise, and so on. Questions: what d4; rank 4; file c; pieces: where the pawns are; cards; spare; last: what was played last; moves: the open arrows; moves a4n: where the pawn can go then; clock; help.
board-pawn-at = { color }'s pawn is on { $pawn }, its home is { $home }.
board-spare-is = The spare tile is { $tile }.
board-spare-closed = The spare tile is { $tile }. It may not go in at { $arrow }: the last tile came out there.
board-no-turn = No turn begins with { $start }.
board-after-slide = After { $slide } the pawn can go to { $squares }.
# Said of a square: a treasure to find is there.
board-to-find = to find
# $found are the pictures found, $finds how many; $sought those that are known and still to find, $known how many; $left counts all cards left.
board-cards = { color } has found { $finds ->
    [0] nothing
   *[other] { $found }
}, { $left ->
    [0] { $end ->
        [home] no card left, goes home to { $home }
       *[out] no card left, is on the way out
    }
    [one] { $left } card left
   *[other] { $left } cards left
}{ $known ->
    [0] .
   *[other] , looks for { $sought }.
}

## app: the shell, settings, dialogs and messages of the whole page

# begin.js: what the page is for, in a list of search results.
app-description = Play and analyse Laser Chess (Khet 2.0) with the engine Akhet.

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

# Each begins in small letters, except with a name: the page makes the first letter of a sentence a capital. $reason is another of these
# texts. The letters of pieces and directions, the names of squares and all words of a FEN or a PGN are the same in every language.

# Where something is wrong: in a game or a line of a file, or in a move of a list; $what is the move, in quotes or parentheses.
error-at = { $list ->
    [game] game { $number }: { $reason }
   *[line] line { $number }: { $reason }
}
error-in = { $list ->
    [ply] ply { $number } { $what }: { $reason }
    [turn] turn { $number } { $what }: { $reason }
    [slide] slide { $number } { $what }: { $reason }
   *[move] move { $number } { $what }: { $reason }
}
error-in-text = { $list ->
    [ply] ply { $number } { $what } is not a move: { $reason }
    [turn] turn { $number } { $what } is not a turn: { $reason }
    [slide] slide { $number } { $what } is not a slide: { $reason }
   *[move] move { $number } { $what } is not a move: { $reason }
}
error-text = { $what } is not a move: { $reason }
error-rules = this game would be illegal: { $reason }
error-start = its start is not a position: { $reason }
error-opening = the opening: { $reason }

# The end of a game. $reason is how it ended.
error-over-by = the game is over: { $reason }
error-over-won = the game is over, { color } has won
error-search-over = game over: { $reason }
error-over = the game is over
# $color has won, by a shot of $shooter.
error-king-hit = { $shooter ->
    [blue] { color } has won, Blue's { -laser } hit the { -king } on { $square }
   *[red] { color } has won, Red's { -laser } hit the { -king } on { $square }
}
error-has-won = { color } has won
error-repetition = draw by threefold repetition
error-no-claim = no draw to claim: this arrangement has occurred { $count } of the 3 times required

# Moves of Laser Chess: a move is two squares, or a square and R or L.
error-move-from = it does not begin with a square a1 to j8
error-move-to = the first square must be followed by a square a1 to j8 or a turn, R or L
error-move-same = both squares are the same
error-empty = { $square } is empty
error-not-yours = the { piece } on { $square } is not { color }'s, whose turn it is
error-laser-moves = the { -laser } on { $square } never moves, it only turns
# $side is the letter of the direction.
error-laser-turn = { $side ->
    [n] the { -laser } on { $square } can only face north (n)
    [e] the { -laser } on { $square } can only face east (e)
    [s] the { -laser } on { $square } can only face south (s)
   *[w] the { -laser } on { $square } can only face west (w)
}
# KingTurns, SwapOntoClosed, FreeOrder: names of options.
error-king-turns = { -king(form: "a") } does not turn (option KingTurns is off)
error-too-far = { $from } and { $to } are not neighbours, a piece moves one square
error-closed = { $square } is closed to { color }
error-occupied = { $square } is occupied, only { -switch(form: "a") } swaps places
error-swap = { -switch(form: "a") } does not swap with the { piece } on { $square }
error-swap-closed = the swap would put { color }'s { piece } on { $square }, which is closed to { color } (option SwapOntoClosed is off)

# Positions of Laser Chess.
error-count = { $kind ->
    [K] { color } has { $count } { -king(form: "many") }, there must be one
   *[L] { color } has { $count } { -laser(form: "many") }, there must be one
}
error-laser-corner = { color }'s { -laser } stands on { $square }, it must stand on { $corner }
# $facing, $one and $two are letters: n e s w.
error-laser-faces = { color }'s { -laser } faces { $facing }, it may face { $one } or { $two }
error-stands-closed = a piece of { color } stands on { $square }, which is closed to { color }
error-fen-empty = the position is empty
error-fen-ranks = the number of ranks is { $ranks }, not { $right }
error-fen-width = rank { $rank } has { $squares } squares, there must be 10
error-fen-run = a run of empty squares is a number 1 to 10 (rank { $rank }, column { $column })
error-fen-piece = unknown piece '{ $letter }', expected K, S, D, P or L (rank { $rank }, column { $column })
error-fen-switch = { $letter } must be followed by its orientation, n or e (rank { $rank }, column { $column })
error-fen-orientation = { $letter } must be followed by its orientation, n, e, s or w (rank { $rank }, column { $column })
error-fen-no-side = the side to move, b or r, is missing after the board
error-fen-side = the side to move must be b or r (column { $column })
error-fen-number = the full-move number is a number from 1 to 1000000000 (column { $column })
error-fen-end = nothing may follow the full-move number (column { $column })
error-fen-dashes = '-' must be followed by another '-', then a half-move clock and the full-move number, or operations of EPD (column { $column })

# Turns of Labyrinth: an arrow, the orientation of the tile, and the pawn's square; ! for an uncovered card. $card is a letter.
error-turn-arrow = it does not begin with an arrow: { $arrows }
error-turn-orientation = the arrow must be followed by the tile's orientation, n e s or w
error-turn-slide = nothing may follow the orientation
error-turn-square = the orientation must be followed by the pawn's square, a1 to g7
error-turn-mark = only ! for an uncovered card may follow the square
error-turn-next = only the letter A to X of the next card may follow !
error-arrow-closed = the arrow { $arrow } is closed, the last tile came out there
error-unreachable = after the slide { color }'s pawn is on { $from } and cannot get to { $to }
error-uncovered = '!' is wrong: { color } cannot uncover a card on { $square }
error-next-free = there is no next card to look at when FreeOrder is on
error-next-none = { color } has no card left to look at
error-next-other = { color }'s next card is { $known }, not { $card }
error-next-known = the next card cannot be { $card }, which is known to be another card of { color }
error-next-no-tile = the next card cannot be { $card }, which no tile shows
error-found-no-turn = no turn of { color } has ended on { $card }
error-found-known = it is not { $card }, which is known to be another card of { color }
error-no-card = { color } has no card left
error-all-known = all cards of { color } are known
error-card-uncovered = { color } has ended a turn on { $card }, which would have uncovered it

# Positions of Labyrinth. $tile is a tile in a FEN, such as cn.
error-tile-fixed = the tile on { $square } is fixed, it must be { $tile }
error-treasure-home = treasure { $card } lies on { $square }, a home, which has none
error-treasure-twice = treasure { $card } lies on two tiles
error-players = the number of players is { $players }, not 2 to 4
error-card-no-tile = { color } has the card { $card }, which no tile shows
error-card-twice = { color } has the card { $card }, which is named twice
error-cards = there are { $cards } cards, but { $treasures } treasures on the tiles
error-mover = { color } is to move, but nobody sits there
error-turn-number = the number of the turn is { $turn }, not 1 to 1000000000
error-out = { color } cannot have left the maze there by these rules
# $other is the other player.
error-winners = { $other ->
    [blue] both { color } and Blue have won
    [yellow] both { color } and Yellow have won
    [orange] both { color } and Orange have won
    [green] both { color } and Green have won
   *[red] both { color } and Red have won
}
# The fields of a FEN.
error-maze-missing = { $field ->
    [board] the board is missing: the fields are board, spare, players, mover, closed arrow, turn
    [spare] the spare is missing: the fields are board, spare, players, mover, closed arrow, turn
    [players] the field of the players is missing: the fields are board, spare, players, mover, closed arrow, turn
    [mover] the mover is missing: the fields are board, spare, players, mover, closed arrow, turn
   *[arrow] the closed arrow is missing: the fields are board, spare, players, mover, closed arrow, turn
}
error-maze-few = rank { $rank } has fewer than 7 tiles (column { $column })
error-maze-many = rank { $rank } has more than 7 tiles (column { $column })
error-maze-shape = { $field ->
    [spare] a tile must begin with i, c or t, and a treasure is A to X (the spare, column { $column })
   *[board] a tile must begin with i, c or t, and a treasure is A to X (the board, column { $column })
}
error-maze-orientation = a tile's shape must be followed by its orientation, n e s or w (rank { $rank }, column { $column })
error-maze-spare = the spare must be a shape and its treasure A to X, if it has one, without orientation (column { $column })
error-maze-seats = the field of the players has { $seats } seats, not 4: blue/yellow/orange/green, - where nobody sits
error-maze-player = { color } must have the form square:cards:uncovered (column { $column })
error-maze-pawn = { color }'s pawn must stand on a square a1 to g7 (column { $column })
error-maze-cards = { color }'s cards must be letters A to X, or ?; or - for who has left the maze (column { $column })
error-maze-too-many = { color } has more than 24 cards (column { $column })
error-maze-mover = the mover must be b, y, o or g (column { $column })
error-maze-closed = the closed arrow must be - or one of { $arrows } (column { $column })
error-maze-turn = the turn must be a number from 1 to { $most } (column { $column })
error-maze-end = nothing may follow the number of the turn (column { $column })

# Links, settings and connections.
error-setup = unknown setup '{ $name }', known setups: { $names }
error-unexpected = unexpected '{ $word }'
error-too-long = a game has at most { $most } moves for this connection
error-memory = not enough memory for a table of { $size } MB
error-memory-short = not enough memory
error-threads = cannot start { $threads } threads: { $reason }
error-one-line = { $sign ->
    [tab] the text must be a single line, but a tab follows '{ $before }'
    [line] the text must be a single line, but a line break follows '{ $before }'
   *[control] the text must be a single line, but a control character follows '{ $before }'
}
error-session-closed = the session is closed
error-engine-lost = the engine was lost { $times } times over this
error-engine-lost-by = the engine was lost { $times } times over this: { $reason }
error-no-answer = no answer
# A request had no answer.
error-fetch = Failed to fetch
error-engine-stuck = the engine did not begin
# An engine, and what it did; $line is what it should have written, a word of the protocol.
error-engine = engine { $name }: { $reason }
error-engine-start = cannot be started: { $reason }
error-engine-exited = exited before { $line }: { $status }
error-engine-closed = closed its output before { $line }
error-engine-deaf = does not read its input
error-engine-silent = does not answer: no { $line } within { $seconds } s
error-closing = the program is shutting down
error-flood = there were too many lines

# Files of games: PGN. $said, $found, $tag, $name and $word are words of the file.
error-no-games = the file has no games
error-most-games = only the first { $games } games were read
error-text-long = the text is longer than { $limit }
error-text-late = the text did not arrive in time
error-no-end = the game that begins here has no end
error-tag = a tag is [Name "value"]
error-tag-twice = a tag appears twice
error-no-variation = ')' closes no variation
error-after-result = nothing may follow a result on its line
error-tag-result = the tag Result says { $said }, but the moves end with { $found }
error-tag-plies = PlyCount is { $said }, but there are { $found } moves
error-tag-switch = the tag { $tag } is true or false, not '{ $word }'
error-tag-starts = the tags StartSetup and FEN cannot be combined
error-tag-setup = the tag StartSetup names the unknown setup '{ $name }', known setups: { $names }
error-tag-variant = the tag Variant says { $name }, not labyrinth
error-tag-fen = the tag FEN is missing; it gives the start

# Tables of several devices.
error-chatter = wait a moment before you say something again
error-spectator = spectators only watch
error-not-opener = only the opener of the table can seat engines
error-you-out = you are out
error-not-over = the game is not over
# $color is a player of either game: blue, red, yellow, orange or green.
error-turn = it is { $color }'s turn
error-played = move { $number } has been played
error-early = the next move is number { $number }
error-table-long = a game at a table has at most { $most } moves
error-time = the time is up
error-engine-fights = an engine never agrees to a draw
error-no-move = you have made no move yet
error-no-offer = there is nothing to decline
error-taken = the seat is taken
error-no-engine = no engine sits there
error-last-seat = the last seat is for a person
error-table-ended = the table has ended
error-table-kept = the table cannot be kept: { $reason }
error-tables = there are { $tables } tables; end one of them
error-no-table = there is no table with this ID
error-table-full = this table waits for nobody
error-table-connections = there are too many connections to tables

## play: Play of both games

# In these texts $player is a player: the name or, without one, the colour; with `play-you`, the person at this device. $who is `you` if so,
# otherwise `other`, or `many` for several players: it is there for the verb. $color is a side.

# play/match.js
# The person at this device, among the players, as in "You" and "You (Red)".
play-you = You

# play/dialogs.js
play-new = New game
play-leave = Leave this game?
# $keeping is `lost` if the browser cannot keep games.
play-leave-kept = { $keeping ->
    [lost] It is not over yet. It stays, unfinished, among your games, where you can go on with it until you close this page: the browser cannot keep it.
   *[other] It is not over yet. It stays, unfinished, among your games, where you can go on with it.
}
play-start-new = Start the new game
play-keep = Keep playing
play-start = Start
play-games = Your games
play-games-none = Games that you play are listed here.
play-continue = Continue
play-delete = Delete the game from { $date }

# play/frame.js
play-record = Record of the game
play-result = Result
play-resign = Resign
# The same button, after the first press.
play-resign-sure = Really resign?

# play/model.js
play-taken-back = Taken back.
play-engine-back = { $engine } is back; the game continues.

# play/view.js
play-share-game = Share the game
play-rematch = Rematch
play-mistakes = My mistakes
play-elsewhere = This game is open in another tab.
play-continue-here = Continue here
play-back = Back to the game
play-thinking = { $player } is thinking…
play-waiting-connection = Waiting for the connection…
play-waiting-engine = Waiting for the engine…
play-paused = Paused. { color } is to move.
# $hint says what to do, in a sentence of its own.
play-hint = Hint: { $hint }
play-claim = Claim a draw
play-game = Game
play-take-back = Take back
play-resume = Resume
play-pause = Pause

# views/play/games.js: the list of games
# The head of a table of results, by opponent.
play-against = Against
# $result is `won`, `drawn` or `lost`: the person's result, and the head of a column that counts them.
play-counted = { $result ->
    [won] Won
    [drawn] Drawn
   *[lost] Lost
}
play-moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# $opponent is an engine and its strength.
play-color-against = { color } against { $opponent }
play-two-people = Two people
play-unfinished = Unfinished

# views/play/match.js
play-rating-of = Rating { $elo }

# views/play/new-game.js
play-friend = Play with a friend on another device
play-you-play = You play
play-random = Random
play-two-engines = Two engines
play-two-people-note = Two people play on this screen, without an engine.
play-engine-of = { $color ->
    [blue] Blue's engine
   *[red] Red's engine
}
play-strength-of = { $color ->
    [blue] Blue's strength
   *[red] Red's strength
}
play-opponent = Opponent
play-strength = Strength
play-setup-and-time = Setup and time
play-level = Level
play-rating = Rating

# views/play/outcome.js, labyrinth/views/play/outcome.js: how a game ended
play-draw = Draw
play-no-winner = No winner
play-won = { $who ->
    [you] You won
   *[other] { $player } won
}
# As screen readers hear it: "You won. Blue's laser hit Red's King on c5."
play-outcome = { $title }. { $text }
# $color is the side whose shot it was, $square where it hit.
play-hit = { $color ->
    [blue] Blue's laser hit Red's { -king } on { $square }.
   *[red] Red's laser hit Blue's { -king } on { $square }.
}
play-hit-own = { $color ->
    [blue] Blue's laser hit its own { -king } on { $square }.
   *[red] Red's laser hit its own { -king } on { $square }.
}
# Who has claimed a draw.
play-claimed = { $who ->
    [you] You claimed it: this position has occurred three times.
   *[other] { $player } claimed it: this position has occurred three times.
}
play-agreed = Both players agreed to it.
play-repetition = This position has occurred three times.
play-resigned = { $who ->
    [you] { $player } resigned.
    [many] { $player } resigned.
   *[other] { $player } resigned.
}
play-time-out = { $who ->
    [you] { $player } ran out of time.
    [many] { $player } ran out of time.
   *[other] { $player } ran out of time.
}
# An engine's fault.
play-illegal = { $player } played { $move }, which is illegal.
play-no-move = { $player } made no legal move.
# The winner of Labyrinth; $way is what came after the last treasure.
play-found = { $way ->
    [home] { $who ->
        [you] { $player } have found every treasure and are home.
       *[other] { $player } has found every treasure and is home.
    }
    [exit] { $who ->
        [you] { $player } have found every treasure and have left the maze.
       *[other] { $player } has found every treasure and has left the maze.
    }
   *[none] { $who ->
        [you] { $player } have found every treasure.
       *[other] { $player } has found every treasure.
    }
}

# views/play/parts.js
play-review = Review
play-review-this = Review this game
# $number and $last count moves from 1; $move is one as it is written, c5R.
play-looking-move = Looking at move { $number } of { $last }: { $move }
play-to-move = { $who ->
    [you] Your move.
   *[other] { $player } to move.
}
# How a first move is made. $by is how the person plays: with a key, by touch or with the mouse.
play-to-move-first = { $who ->
    [you] { $by ->
        [key] Your move: arrow keys to a { play-color } piece, then Enter.
        [touch] Your move: tap a { play-color } piece.
       *[mouse] Your move: click a { play-color } piece.
    }
   *[other] { $by ->
        [key] { $player } to move: arrow keys to a { play-color } piece, then Enter.
        [touch] { $player } to move: tap a { play-color } piece.
       *[mouse] { $player } to move: click a { play-color } piece.
    }
}
# As it stands in `play-to-move-first`.
play-color = { $color ->
    [blue] blue
   *[red] red
}
# What can be done with the piece that was chosen, or that nothing can.
play-pressed-other = { $color ->
    [blue] { board-piece-named }, but Red is to move.
   *[red] { board-piece-named }, but Blue is to move.
}
play-pressed-stuck = { board-piece-named }: it cannot move now.
# The move has been chosen and is to be confirmed, with a tick on the board.
play-pressed-confirm = { $by ->
    [key] { board-piece-named }: Enter plays the move.
    [touch] { board-piece-named }: tap the tick to play the move.
   *[mouse] { board-piece-named }: click the tick to play the move.
}
# $ways is whether the piece goes to a dot, turns by an arrow, or both. R and L are keys.
play-pressed = { $by ->
    [key] { $ways ->
        [both] { board-piece-named }: arrow keys to a dot, R or L to turn it, then Enter.
        [goes] { board-piece-named }: arrow keys to a dot, then Enter.
       *[turns] { board-piece-named }: R or L to turn it, then Enter.
    }
    [touch] { $ways ->
        [both] { board-piece-named }: tap a dot to move it, an arrow to turn it.
        [goes] { board-piece-named }: tap a dot to move it.
       *[turns] { board-piece-named }: tap an arrow to turn it.
    }
   *[mouse] { $ways ->
        [both] { board-piece-named }: click a dot to move it, an arrow to turn it.
        [goes] { board-piece-named }: click a dot to move it.
       *[turns] { board-piece-named }: click an arrow to turn it.
    }
}

# views/play/thinkers.js
play-no-engine = Akhet was started without this engine

# views/play/view.js
play-seeking-move = Looking for a good move…
play-watch = What the engines think

# labyrinth/views/play/deal-fields.js
play-deal = Deal
play-cards = Cards each
# Among the choices of `play-cards`.
play-cards-all = all ({ $count })
play-cards-count = { $count ->
    [one] { $count } card each
   *[other] { $count } cards each
}
play-who-begins = Who begins
play-begins = { color } begins
play-tiles-count = { $straight } straight, { $corners } corners
play-tiles-13 = 13 straight tiles

# labyrinth/views/play/new-game.js
play-friends = Play with friends on other devices
play-from-position = The game starts from your position.
play-players = Players
play-person = Person
play-curtain-note = Several people play on this screen. A curtain hides each player's card from the others.
play-rules-and-time = Rules and time

# labyrinth/views/play/view.js
play-labyrinth = Play Labyrinth
play-seeking-turn = Looking for a good turn…
play-analyse-this = Analyse this game
# $step says what to do next.
play-turn = { $who ->
    [you] Your turn: { $step }
   *[other] { $player }'s turn: { $step }
}
# $opponents are the names of levels.
play-against-engines = Against { $opponents }
play-turns-count = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
# Between the turns of people at one screen, whose cards the others must not see.
play-curtain = Curtain
play-next = { $player } is next.
play-next-title = { $player } is next
play-next-only = Only { $player } should look now.
play-show-card = Show { $player }'s card
