## table: seats at a table of several devices

# In these texts $player is a player, the name or the colour, at most places with the side: "Ann (Red)".

# table/friend-dialog.js
# Beside the word "Lobby".
table-lobby-whom = for whoever has its address
table-lobby-text = Anyone with this address sees the tables that you list there, and may take a free seat. They cannot set up tables.
table-lobby-address = Address of the lobby
table-lobby-qr = QR code of the lobby's address
table-address-copied = Address copied
table-set-up-text = Set up a table and send each player the link to a seat. Whoever opens it sits down, with nothing to install.
# Among the choices of what one plays.
table-nobody = Nobody
table-name-for-others = Your name, for the others
table-who-plays = Who plays { color }
table-list = List it in the lobby
table-list-hint = until no seat is free
table-set-up = Set up the table
table-tables = Tables
table-already = Tables already set up
# Of a table.
table-listed = in the lobby
table-watch = Watch
table-end = End this table

# table/invitation.js
# Who takes a seat.
table-friend = A friend
table-reach = Other devices cannot reach this server: it listens on this machine only. Start it with <code>akhet gui --listen 0.0.0.0</code> to let them in. Another window on this machine can still take a seat.
table-invite = Invite
table-link = Link for { color }
table-link-watch = Link for spectators
# Of the links that invite others. $language is that of this page, as it calls itself.
table-links-in = The links open in { $language }
# $title is that of a link.
table-qr = QR code: { $title }
table-share = Share: { $title }
table-share-title = A game with Akhet

# table/lobby.js
table-new = New: { $tables }.
table-seat-taken = Somebody has just sat down there.
# $time is a time in words: 3 days, 10 minutes.
table-time-move = { $time } for a move
table-time = { $time } for the game
table-time-more = { $time } for the game, { $seconds } s more for each move
table-lobby-closed = This lobby is closed. Ask whoever runs Akhet for its new address.
table-lobby-empty = Nobody is waiting now. New tables appear here by themselves.
table-lobby-waiting = These tables wait for somebody. Take a seat to play.
table-waiting-tables = Tables that wait
table-play = Play { color }
table-play-there = { table-play }: { $table }

# table/model.js
# $word is the line that the table has refused, $text says why.
table-refused = { $word ->
    [play] The move was refused: { $text }
    [draw] No draw: { $text }
    [claim] No draw: { $text }
    [takeback] Not taken back: { $text }
    [rematch] No rematch: { $text }
    [name] The name was refused: { $text }
    [engine] The engine was refused: { $text }
    [resign] Not resigned: { $text }
    [decline] Not declined: { $text }
    [say] Not said: { $text }
   *[other] { $word }: { $text }
}
table-unknown-game = This page does not know the game { $game }.
table-here = { $player } is here.
table-lost = { $player } has lost the connection.
table-silent = { $player } does not answer.
table-call = It is your turn at the table.

# table/own-tables.js
table-own = Your tables
table-own-others = Your other tables

# table/seats.js
# "Laser Chess with Ann and Bob"
table-with = { $game } with { $players }
# How a table stands. $time is what is left for the move, or `none`.
table-over = Over
table-your-turn = { $time ->
    [none] ● Your turn
   *[other] ● Your turn, { $time } left
}
table-awaits = Waiting for somebody to be { color }
table-moves = { $time ->
    [none] { $player } is to move
   *[other] { $player } is to move, { $time } left
}

# table/state.js
# What players can say to each other.
table-phrase = { $phrase ->
    [hello] Hello!
    [game] Good game!
    [thanks] Thanks!
   *[oops] Oops!
}
table-due = Due { $time }.
table-per-move = Each move may take { $time }.

# table/panels.js
table-taken = You are sitting at this table in another window.
table-offline = No connection. Trying again…
table-offline-sent = No connection. Your move { $move } will be sent when it is back.
table-sending = Sending your move { $move }…
table-to-move = { $player } is to move.
table-to-move-silent = { $player } is to move but the connection does not answer.
table-to-move-away = { $player } is to move but has no connection.
table-to-move-free = Waiting for somebody to sit down: { color } is to move.
table-thinking-for = Akhet is thinking for { $player }…
table-offer = { $what ->
    [draw] { $player } offers a draw.
    [takeback] { $player } asks to take back a move.
   *[rematch] { $player } asks for a rematch.
}
table-own-offer = { $what ->
    [draw] You offer a draw.
    [takeback] You ask to take back a move.
   *[rematch] You ask for a rematch.
}
table-offer-waits = Waiting for { $players }.
table-withdraw = Withdraw
table-accept = Accept
table-decline = Decline
table-save = Save as PGN
table-call-me = Call me when it is my turn
table-name = Your name
table-name-first = You are { color }. Your name, for the others
table-ok = OK

# table/view.js
table-joining = Joining the table…
# Beside the name of a player.
table-status = { $status ->
    [free] free seat
    [away] no connection
    [gone] away
    [silent] connection does not answer
   *[out] has resigned, Akhet plays on
}
table-level = level { $level }
table-lag = { $lag } ms
table-lag-seconds = { $lag } s
table-change-name = Change your name
table-offer-draw = Offer draw
table-leave = Leave
table-ended = This table has ended
table-ended-text = A table ends a day after its last move (with days for a move, three days after its game), or when whoever set it up ends it. If Akhet was restarted on a random port, its tables have ended, too.
table-leave-it = Leave the table

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
analyse-range-unit = { $min } to { $max } { $unit }

# $said is what the review says of the move c5R.
analyse-move-said = { $move }: { $said }

# views/analyse/engine.js: the chances below the board, the engine's panel, the book.
analyse-scores-note = Scores are in hundreds of points, <b>+</b> is good for Blue; M3 is a win in three moves.
analyse-has-won = { color } has won
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
# In place of the moves, while there are none.
analyse-tree-empty = Play any move on the board, or open a game.
analyse-move-tools = The move shown
analyse-draw = Draw on the board
analyse-comment = Comment
analyse-comment-edit = Edit the comment
analyse-comment-hint = Comment (Enter saves it)
# Makes it the main line, or one that comes before others.
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

# views/analyse/view.js
analyse-board = Analysis board
analyse-book = Book
# Before a choice: the moves or the book, or whose cards.
analyse-show = Show
analyse-edit = Edit this position
analyse-open-games = Games ({ $count })

# labyrinth/views/analyse/engine.js
analyse-lines-note = A line begins with the winning chance of the player to move. The engine knows no more about the cards than the view shows.
analyse-line-finds = ends on the treasure of the card
analyse-wins = { color } wins { $percent } %
analyse-cards = Cards
# Whose cards are shown.
analyse-sees = { $viewer ->
    [all] every card
    [blue] what Blue sees
    [yellow] what Yellow sees
    [orange] what Orange sees
    [green] what Green sees
   *[nobody] what everyone sees
}
# In place of the cards to find, once all are found.
analyse-cards-home = home, to { $square }
analyse-cards-out = on the way out
analyse-cards-won = has won
# Before small pictures of the cards that were found.
analyse-cards-found-small = found
analyse-cards-unknown = { $count } unknown

# labyrinth/views/analyse/model.js, review.js
analyse-games-of-laser = These are games of Laser Chess, which its Analyse opens.
analyse-games-missing = There are no games in this text.
analyse-review-progress-turns = { $done } of { $of } turns
# The graph for screen readers; $players is a list of analyse-chances-of.
analyse-chances-over = Chances of winning over the game: { $players }.
analyse-chances-of = { color } from { $from } to { $to } per cent
analyse-chances-marked = { $count } marked.

# labyrinth/views/analyse/share-dialog.js
# $what: analyse-fen, or a link
analyse-copied = { $what }: copied.
analyse-share-unfinished = An unfinished game cannot be shared as a whole: it would reveal the cards.
analyse-open-maze-field = PGN, a position (FEN), or a game as the protocol writes it
analyse-deals = A new deal
# $players is 2, 3 or 4.
analyse-deal = New deal for { $players }

# labyrinth/views/analyse/view.js
analyse-labyrinth = Analyse Labyrinth
analyse-untitled = Analysis
# Other turns than the one shown, which were tried in the same position.
analyse-others = Other turns here
analyse-others-small = also

## setup: the editors of both games

# app/editor-view.js
setup-change = Change
setup-asking = Asking the engine…
setup-draft = The board still shows the last position.
setup-copy-fen = Copy FEN
setup-fen-copied = FEN copied

# Both editors.
setup-tools = Tools
# A tool: it turns a piece or a tile.
setup-turn = Turn
setup-board = Board to edit
# Who is to move.
setup-to-move = To move
# Before a choice of setups or deals.
setup-begin = Begin with
setup-share = Share this position
# $what is a piece or a tile: "Blue Deflector open to north and east".
setup-square = { $square }: { $what }.
setup-rules = Rules
setup-rules-standard = standard
setup-rules-other = changed

# views/setup: Laser Chess.
setup-title = Set up a position
setup-square-empty = { $square }: empty.
setup-pieces = { $color ->
    [blue] Blue pieces
   *[red] Red pieces
}
# $deed is piece-deed.
setup-piece = { $piece }. { $deed }
setup-palette = Pieces and tools
# A tool: it removes a piece.
setup-remove = Remove
# Takes all pieces off the board that can go.
setup-empty = Empty
setup-swap-sides = Swap sides
setup-begin-setup = A setup…
setup-drawn = { $drawn ->
    [today] Today's setup
   *[random] Random
}
setup-rule = { $rule ->
    [KingTurns] A { -king } may turn
    [SwapOntoClosed] A swap may end on a closed square
   *[RepetitionEnds] Repetition ends the game
}
setup-rule-hint = { $rule ->
    [KingTurns] A pass: nothing on the board changes, and the laser fires.
    [SwapOntoClosed] A { -switch } may send the piece it swaps with to a tinted square of the other colour, and positions may have pieces there.
   *[RepetitionEnds] The third occurrence of a position is a draw at once, without a claim.
}
# $count are the rules that are not the standard ones.
setup-rules-changed = { $count ->
    [0] standard, for the whole page
   *[other] { $count } changed, for the whole page
}
setup-right = { $count ->
    [one] A position to play: { color } has { $count } move.
   *[other] A position to play: { color } has { $count } moves.
}
setup-right-stuck = A position, but { color } has no move.
setup-copy-picture = Copy picture
setup-picture-copied = Picture copied

# labyrinth/views/setup: Labyrinth.
setup-title-labyrinth = Set up a Labyrinth position
setup-begin-deal = A new deal…
# A new deal for so many players.
setup-begin-players = for { $players }
setup-right-turns = { $count ->
    [one] A position to play: { color } has { $count } turn.
   *[other] A position to play: { color } has { $count } turns.
}
setup-right-won = A position, but { color } has won.
setup-tiles = Tiles
# A tool: two tiles change places.
setup-exchange = Exchange
setup-shapes = Shapes
setup-shape = { $shape ->
    [i] Straight
    [c] Corner
   *[t] T
}
setup-pawns = Pawns
setup-treasures = Treasures
# $place is where it lies: a square, spare or nowhere.
setup-treasure = { $place ->
    [nowhere] { $treasure }, on no tile
    [spare] { $treasure }, on the spare
   *[other] { $treasure }, { $place }
}
setup-treasure-none = No treasure
# What a press does with the tool in hand.
setup-deed = { $tool ->
    [turn] Press a loose tile to turn it.
    [exchange] Press two loose tiles, or one and the spare.
    [shape] Press a loose tile, or the spare.
    [treasure] Press the tile where it should lie.
   *[pawn] Press the square where it should stand.
}
# $place is the first of the two tiles: a square, or spare.
setup-exchange-with = { $place ->
    [spare] The spare: press the tile to exchange it with.
   *[other] { $place }: press the tile to exchange it with.
}
setup-close = Press an arrow to close or open it.
setup-players = Players and cards
setup-plays = { color } plays
setup-cards-unknown = To play, every card must be known.
setup-cards-how = Press a card to mark it as found. Press a found one to remove it.
setup-cards-sought = To find
setup-cards-home = on the way home
setup-card-find = { $treasure }: found
setup-card-remove = { $treasure }: remove it
setup-card-unknown-remove = unknown card: remove it
setup-card-for = A card for { color }
setup-card-add = Add a card…
# Such a card is put below the others.
setup-card-unknown = unknown, below
setup-card-on-top = { $treasure }, on top

## real: Labyrinth at a real table

# labyrinth/views/real. $color is a player, $square a square, $arrow an arrow at the edge.
real-title = At a real table
# The table on which the real game lies, as a label of the board and of a photograph.
real-table = Your table

# lay.js, laid.js, model.js: the table is entered as it lies.
real-change = Change
real-rules = Rules
# After board-picture-names.
real-pictures-note = for another box, or in your words
real-begin = Begin the game
real-lay = Lay here what lies on your table.
real-lay-tiles = Choose how a tile lies, then press every square where one lies like that.
real-squares-left = { $squares ->
    [one] { $squares } square to go. Pressed again, a tile turns.
   *[other] { $squares } squares to go. Pressed again, a tile turns.
}
real-lay-spare = Which tile is left over? Choose it, then press the spare tile below the board.
real-lay-picture = Where is the { picture }? Press its tile.
real-pictures-left = { $pictures ->
    [one] { $pictures } picture to go.
   *[other] { $pictures } pictures to go.
}
# $shape of a tile: i is straight, c a corner, t a T.
real-other-spare = { $shape ->
    [i] Is your spare straight? Choose one like it, then press the spare.
    [c] Is your spare a corner? Choose one like it, then press the spare.
   *[t] Is your spare a T? Choose one like it, then press the spare.
}
real-lay-any-picture = Choose a picture, then press its tile.
real-left = { $pictures } to go.
real-lay-card = Look at your card and choose it below. Or begin without.
real-all-laid = All is laid. Begin when everybody is ready.
real-press-turns = A tile that is pressed turns; undo takes it back.
real-too-many = { $shape ->
    [i] { $count } straight tiles: the box has { $most }. Look at them again.
    [c] { $count } corners: the box has { $most }. Look at them again.
   *[t] { $count } T tiles: the box has { $most }. Look at them again.
}
real-no-box = { $straights } straight tiles, { $corners } corners and { $ts } T tiles: the box has 12, 16 and 6, or 13, 15 and 6.
real-straight-treasure = { $square }: straight tiles of the box have no treasure.
real-palette = Tiles and pictures
real-looks = How a tile lies
real-fill = All empty squares lie like this
real-loose-pictures = Pictures of the loose tiles
# $place is a square, spare or none.
real-picture-place = { $place ->
    [none] { picture }, not laid yet
    [spare] { picture }, on the spare
   *[square] { picture }, { $place }
}
real-who = Who plays
real-plays = { color } plays
# Before a choice of players.
real-me = I am
real-first = The youngest, who begins
# Before a choice of real-cards.
real-everybody = Everybody has
real-cards = { $cards ->
    [1] one card, hidden
   *[other] { $cards } cards, all hidden
}
real-card = My card
real-my-cards = My cards
real-card-note = only you see it
real-fixed = This tile is fixed, and so is its picture.
# Said once a tile was laid: $square is a square or real-spare, $tile what lies there, "T open left, up, right with Dragon", or board-empty.
real-laid = { $square }: { $tile }.
real-spare = Spare
real-tile-first = Lay the tile first, then its picture.
real-moved = The { picture } was on { $square }. There is only one, so it has moved.
real-moved-from-spare = The { picture } was on the spare. There is only one, so it has moved.
real-was-there = The { picture } was there. Where does it lie now?
real-next-game = Lay the next game. Undo brings the last one back.

# photo.js: a photograph of the table.
real-photo = A photograph beside it
real-photo-note = stays on this device
real-photo-unreadable = The browser cannot read this as a picture. JPEG and PNG work everywhere.
real-photo-choose = Choose or take one…
real-photo-other = Another photograph…
real-photo-remove = Remove it

# follow.js, model.js: the turns are entered, and Akhet advises.
real-record = Turns at the table
real-all-cards = Cards
real-you-are = You are { color }
real-another-game = Another game
real-now = Now
# Played is real-played.
real-your-turn = Your turn. Enter what you play on the board or, if you take advice, press Played.
real-turn = { color }'s turn. Enter it: the arrow, then the square.
real-you-won = You have won.
real-won = { color } has won.
real-past = You are looking back. A turn entered here replaces those that followed.
real-turns-gone = The turns after this one are gone. Undo brings them back.
real-ended = { color } has ended on the { picture }.
real-you-ended = You have ended on the { picture }.
real-found = Found the { picture }
real-which-card = Which card is yours?
real-which-card-now = You have found the { picture }. Which card is yours now?
# $pictures is a list of their names, $cards how many.
real-your-cards = { $cards ->
    [1] Your card: { $pictures }
   *[other] Your cards: { $pictures }
}
real-over = The game is over here.
real-advises-later = Akhet advises you when it is your turn.
real-note = A turn begins with your chance of winning. Akhet knows what you have entered, and nothing else about the cards.
real-advice = In at <b>{ $arrow }</b>, then to <b>{ $square }</b>
real-advice-stay = In at <b>{ $arrow }</b>, then stay
real-played = Played
real-show = Show it

# why.js: why a turn is advised. $goal is what the player looks for: home, one (of several pictures), or picture.
real-out-anywhere = All found. One more turn, to any square.
real-out-exit = All found. Leave the maze by an opening at its edge.
real-out-home = All found. Go home to { $home }.
real-opens = { $squares ->
    [1] This slide opens one square.
   *[other] This slide opens { $squares } squares.
}
# In the sentences below. They may choose by $goal themselves, where it is not the same in all of them.
real-goal = { $goal ->
    [home] your home
    [one] one of your pictures
   *[picture] your { picture }
}
real-opens-goal = { $squares ->
    [1] This slide opens one square, { real-goal } among them.
   *[other] This slide opens { $squares } squares, { real-goal } among them.
}
# How many of all slides lead to the goal.
real-leads-there = { $slides ->
    [1] { $slides } of { $all } slides leads there.
   *[other] { $slides } of { $all } slides lead there.
}
real-leads-none = No slide leads to { real-goal } this turn.
real-leads = { $slides ->
    [1] { $slides } of { $all } slides leads to { real-goal }; this one does more for later.
   *[other] { $slides } of { $all } slides lead to { real-goal }; this one does more for later.
}

## learn: lessons and how to play

# app/lessons-view.js, app/lessons.js: lessons of both games, and what puzzles and mistakes share with them.
learn-lesson = Lesson
learn-lessons = Lessons
learn-after = After the lessons
learn-trouble = The lesson cannot be shown
learn-place = Lesson { $number } of { $all }
learn-place-exercise = Lesson { $number } of { $all } · exercise { $exercise } of { $exercises }
learn-all-done = All lessons done
learn-count = { $done } of { $all } lessons done
# Of the exercises of a lesson.
learn-note = { $done } of { $all }
# Said of a lesson in the list of lessons.
learn-done = done
learn-next = Next lesson
learn-next-exercise = Next exercise
learn-restart = Restart
learn-show-move = Show the move
learn-moves = Moves so far
learn-hint-piece = Move or turn the piece on { $square }.
learn-look = Look here.
learn-again = Try again.
learn-not-quite = Not quite.
learn-well-done = Well done!
learn-right = Right!
learn-judged = Let's see…
learn-your-move = Your move.
learn-your-turn = Your turn.
learn-blue = You are Blue.

# views/learn: the lessons of Laser Chess.
learn-play = Play level 0
# The spaces within "win in 1" do not break.
learn-puzzles = Puzzles: win in 1
learn-fire = Fire!
learn-reply = Red tries to get away.
learn-finish = Now finish it.
learn-blue-touch = You are Blue. The tick plays the move.
learn-hint-arrow = Play the green arrow: { $move }.
learn-hint-square = It is the piece on { $square }.
# Why a move is not what the lesson asks for. $shot is what it does, without the full stop: "The shot hits Red's Defender on e7".
learn-own-king = { $shot }. That is your own { -king }, and you would lose.
learn-own-piece = { $shot }. That is your own piece!
# $kind as in `piece`.
learn-other-piece = That helps, too. But here, use your { piece }.
learn-no-aim = { $shot }. But your beam does not point at the { -king } now.
learn-king-stands = { $shot }, and the { -king } still stands.
learn-king-escapes = { $shot }. But now the { -king } can get away.
learn-beam-at-king = But now { color }'s beam points at your { -king }: the next shot hits it.
# $move is a sentence: "Red's Deflector a3 goes to a4; the shot hits Blue's King on g4."
learn-answer-hits = But then { $move }

# The name of each lesson, what is read before it, and what is read once it is done. The pieces stand on the squares named here.
learn-lesson-your-laser = Your { -laser }
learn-lesson-your-laser-words = After each of your moves, your { -laser } in the corner fires. Its beam already points at Red's { -deflector } on d1. Move another blue piece: choose it, then one of the dots.
learn-lesson-your-laser-learned = Hit and gone! Every turn works like this: one move, then the shot.
learn-lesson-a-mirror-turns-the-beam = A mirror turns the beam
learn-lesson-a-mirror-turns-the-beam-words = Your { -deflector } on i4 carries a mirror. Move it into the beam, so that the beam turns the corner and hits Red's { -deflector } on d4.
learn-lesson-a-mirror-turns-the-beam-learned = The mirror turned the beam to the left. The board shows each shot before you play it: look first, then fire.
learn-lesson-turn-instead-of-moving = Turn instead of moving
learn-lesson-turn-instead-of-moving-words = A piece can also turn in place. Choose your { -deflector } on j5, then one of the two round arrows (or press R or L). Turn its mirror so that the beam hits Red's { -deflector }.
learn-lesson-turn-instead-of-moving-learned = Move or turn: one or the other each turn, never both.
learn-lesson-two-directions = Two directions
learn-lesson-two-directions-words = Your { -laser } never leaves its corner, but it can turn: it fires up or to the left. Turn it to hit Red's { -deflector } on c1.
learn-lesson-two-directions-learned = Only up or to the left. Red's { -laser } fires down or to the right.
learn-lesson-the-back-of-a-deflector = The back of { -deflector(form: "a") }
learn-lesson-the-back-of-a-deflector-words = { -deflector(form: "A") } has a mirror on one side only. A beam that meets the mirror just turns away; one that meets the back hits. Move your { -deflector } up or down to hit the one that shows its back.
learn-lesson-the-back-of-a-deflector-learned = Hit from behind! Mind the backs of your own { -deflector(form: "many") }, too.
learn-lesson-the-shield-of-a-defender = The shield of { -defender(form: "a") }
learn-lesson-the-shield-of-a-defender-words = The bright plate of { -defender(form: "a") } is its shield, which stops the beam. From any other side the beam hits. Move your { -deflector } below the { -defender } whose shield faces the wrong way.
learn-lesson-the-shield-of-a-defender-learned = A shield protects one side; the other three are open.
learn-lesson-both-sides-of-a-switch = Both sides of { -switch(form: "a") }
learn-lesson-both-sides-of-a-switch-words = { -switch(form: "A") } is a mirror on both sides, so it always turns the beam and is never hit. For now your beam comes from the right and goes up. Turn your { -laser } so that the beam comes from the left, meets the other side and hits Red's { -deflector }.
learn-lesson-both-sides-of-a-switch-learned = It has no back to hit. From either side, the beam turns.
learn-lesson-the-swap = The swap
learn-lesson-the-swap-words = { -switch(form: "A") } can change places with { -deflector(form: "a") } or { -defender } beside it, even one of Red's. Choose your { -switch } on e5, then the ring around the { -defender } whose shield stops your beam.
learn-lesson-the-swap-learned = Pulled out from behind its shield! Only { -switch(form: "a") } can do that.
learn-lesson-closed-squares = Closed squares
learn-lesson-closed-squares-words = Squares tinted red are for Red only. So your { -deflector } on h2 cannot go to i1, below the one on i6. Find a square on the bottom row from which the beam hits the other one.
learn-lesson-closed-squares-learned = In the same way, squares tinted blue are for Blue only. Beams cross them all.
learn-lesson-your-own-pieces-in-the-way = Your own pieces in the way
learn-lesson-your-own-pieces-in-the-way-words = The beam hits whatever is in its way, even your own pieces! Your { -deflector } on f4 would be hit. Take it out of the beam, which then hits Red's { -deflector } behind it.
learn-lesson-your-own-pieces-in-the-way-learned = Before you fire, look for your own pieces along the beam.
learn-lesson-two-mirrors = Two mirrors
learn-lesson-two-mirrors-words = A beam may turn again and again. Your mirror on j4 turns it to the left. Put your second { -deflector } where it turns the beam up, to hit Red's { -deflector } on d7.
learn-lesson-two-mirrors-learned = Two mirrors, one shot. In a real game it may be five or six.
learn-lesson-hit-the-king = Hit the { -king }
learn-lesson-hit-the-king-words = The beam can hit { -king(form: "a") } from any side, and then the game is over. { -defender(form: "A") } guards the row of your beam. Bring the beam to the row of Red's { -king }.
learn-lesson-hit-the-king-learned = You have won! Hitting Red's { -king } is the aim of the game.
learn-lesson-block-a-beam = Block a beam
learn-lesson-block-a-beam-words = Now look at Red's beam: it points at your { -king }, and it fires after Red's next move. Put your { -defender } into that beam: its shield faces the right way.
learn-lesson-block-a-beam-learned = Safe. Look at both beams before every move.
learn-lesson-do-not-open-your-king = Do not open your { -king }
learn-lesson-do-not-open-your-king-words = Your { -switch } on d3 turns Red's beam away from your { -king }. Two of your moves hit { -deflector(form: "a") }, but one of them opens the way to your { -king }: play the other one.
learn-lesson-do-not-open-your-king-learned = Before you move a piece, ask what it holds back.
learn-lesson-a-threat = A threat
learn-lesson-a-threat-words = After your shot the beam stays where it is. If it then points at Red's { -king }, Red is in trouble. Of the two { -deflector(form: "many") }, hit the one in front of the { -king }.
learn-lesson-a-threat-learned = A threat! Now Red must save the { -king } and has no time for anything else.
learn-lesson-a-win-in-two-moves = A win in two moves
learn-lesson-a-win-in-two-moves-words = Your first plan: win in two moves, whatever Red does. Begin with a threat. When the { -king } runs, send your mirror after it.
learn-lesson-a-win-in-two-moves-learned = A threat, a mirror that follows, a win. You are ready to play!

# labyrinth/views/learn: the lessons of Labyrinth.
learn-play-maze = Play
learn-hint-closed = Press the arrow { $arrow }.
learn-hint-push = Push in at the arrow { $arrow }.
# Why a turn is not what the lesson asks for. $color is a player: blue or orange.
learn-fault-closed = That is a legal turn. But first, try the closed arrow { $arrow }.
learn-fault-arrow = You pushed in at { $pushed }. Here, push in at { $arrow }.
learn-fault-out = Your pawn was not pushed out. Push at the other end of its line.
learn-fault-found = Your turn ended on { $square }, not on the { picture }.
learn-fault-win = Your turn ended on { $square }, but your home is { $home }.
learn-fault-stops = But now look what { color } does.

# The name of each lesson and, for each of its exercises, what is read before it and once it is done. $A to $X are the pictures' names,
# $O the Owl, as in `picture`; a person may have given them other names.
learn-maze-the-slide = The slide
learn-maze-the-slide-1-words = Every turn begins with a slide. The spare tile lies below the board. Push it in at the arrow a4, on the left. Then choose one of the lit squares for your blue pawn, or stay.
learn-maze-the-slide-1-learned = The whole line moved one square. The tile that came out on the right is the next spare.
learn-maze-the-slide-2-words = Your card shows the { $O }. It is on d1, with a ring around it, but b1 blocks the way there. Point at the arrows to see what each would do, and open the way.
learn-maze-the-slide-2-learned = First the slide, then the walk: as far as the passages lead.
learn-maze-the-slide-3-words = Which way the spare is turned matters, too. Turn it with the wheel over the board, the buttons below, or the keys R and L. Push it in at b1 as a bridge to the { $Q } on d1.
learn-maze-the-slide-3-learned = A straight tile can lie two ways, any other tile four.
learn-maze-the-slide-4-words = Treasures ride on their tiles. The { $O } on d3 is out of reach. Bring it nearer: push file d down.
learn-maze-the-slide-4-learned = It came to you! Look for both: your way to the treasure, and the treasure's way to you.
learn-maze-the-forbidden-way-back = The forbidden way back
learn-maze-the-forbidden-way-back-1-words = Orange has just pushed in at d7, and the last tile came out at d1. You would like to push it straight back. Try it: press the closed arrow d1.
learn-maze-the-forbidden-way-back-1-learned = After each turn one arrow is closed: the one where the last tile came out.
learn-maze-the-forbidden-way-back-2-words = The same position. The way back is closed, but another slide leads to the { $I } on e3. Find it.
learn-maze-the-forbidden-way-back-2-learned = The same arrow again: only the opposite end of a line is ever closed.
learn-maze-the-forbidden-way-back-3-words = Now the rule helps you. Orange, on a1, is after the tinted square a3 and would walk there next. Push away the tile on a2 with a slide that Orange may not undo.
learn-maze-the-forbidden-way-back-3-learned = Orange would have to push it back at a2, but that arrow is closed now.
learn-maze-riding-out-and-coming-in-again = Riding out and coming in again
learn-maze-riding-out-and-coming-in-again-1-words = A pawn rides on its tile. Let yours ride a square to the right, and it stands in a passage to the { $E } on e5.
learn-maze-riding-out-and-coming-in-again-1-learned = A ride costs nothing: you still walk after it.
learn-maze-riding-out-and-coming-in-again-2-words = A pawn that is pushed out comes back in at the other end. Yours is on g4, at the edge, and the { $C } of your card is far away on a5. Push your pawn out!
learn-maze-riding-out-and-coming-in-again-2-learned = Out on the right, back in on the left, on the tile that was pushed in. Nothing takes a pawn farther.
learn-maze-riding-out-and-coming-in-again-3-words = Other players' pawns ride, too. Orange, on a4, would be on the tinted square c3 next. Push Orange out, far away from it.
learn-maze-riding-out-and-coming-in-again-3-learned = Orange is on the other side of the board now. That is one of the best defences.
learn-maze-cards = Cards
learn-maze-cards-1-words = You see one card at a time: now the { $I }, on e3. Your way leads over the { $E } on e5, but it is not on your card, and passing by is never enough. End your turn on the { $I }.
learn-maze-cards-1-learned = The card is uncovered for all to see, and you see your next one: the { $U }.
learn-maze-cards-2-words = No ring on the board: the { $O } of your card lies on the spare. Push it in where you can reach it.
learn-maze-cards-2-learned = A treasure on the spare waits for somebody to push it in.
learn-maze-cards-3-words = Two rules at once. The { $N } of your card lies on the spare, and your pawn stands on b1, at the edge. Push your pawn out: it comes back in on the spare. Then stay.
learn-maze-cards-3-learned = You need not walk: what counts is where your pawn ends the turn.
learn-maze-the-way-home = The way home
learn-maze-the-way-home-1-words = You have found every treasure. Now go home to a1, and you win.
learn-maze-the-way-home-1-learned = Home! The first to find all their treasures and end a turn at home wins.
learn-maze-the-way-home-2-words = You are far from home. But you know a short way there.
learn-maze-the-way-home-2-learned = Out on one side, in on the other, and home.
learn-maze-the-way-home-3-words = Orange has found everything and would be home on g7 next turn. You cannot win now: block the way. Point at the arrows and look for a wall between Orange and g7.
learn-maze-the-way-home-3-learned = Well defended. See what the others can reach before you go your own way. You are ready to play!

# app/how-to-play.js: the rules of Laser Chess in a few sentences, how moves are written, keys.
learn-rules-aim = Steer your laser with mirrors until it hits the enemy { -king }.
learn-rules-mirror-picture = Blue's beam runs right, meets the mirror of { -deflector(form: "a") } and leaves upwards
learn-rules-move = <b>Move or turn one piece.</b> One step in any direction, or a quarter turn. Then your laser fires by itself, and every mirror in its way bends the beam.
learn-rules-hit-picture = Blue's beam runs right and hits Red's { -king }
learn-rules-hit = <b>What it hits is gone,</b> even your own. Hit the { -king } and you win.
learn-rules-lessons = Learn it in short lessons
learn-rules-pieces = The pieces
learn-rules-click = Click a piece: dots show where it may go, two handles turn it. Point at one to see the shot before you play it.
learn-rules-tinted = Tinted squares belong to the player of that colour; the other may not enter.
learn-rules-must-move = You have to move. There is no stalemate and no pass.
learn-rules-draws = <b>Draws.</b> When the same arrangement of pieces stands on the board for the third time, the player to move may claim a draw. Friends at two devices may also agree on one.
learn-notation = How moves are written
learn-notation-squares = Columns are a to j from the left, rows 1 to 8 from the bottom.
# What e4f5, c5R and c5L mean, and the sign of a piece after a move.
learn-notation-step = the piece on e4 goes to f5, or swaps places with the one there
learn-notation-right = the piece on c5 turns right, clockwise
learn-notation-left = it turns left, counter-clockwise
learn-notation-hit = the shot hits this piece
learn-keys = Keys
# The names of keys, as on a keyboard, and what they do.
learn-key-tab = Tab
learn-key-arrows = Arrows
learn-key-enter = Enter
learn-key-escape = Esc
learn-keys-tab = to the board, and on to the buttons
learn-keys-arrows = on the board: from square to square. Elsewhere, left and right go back and forth in the game
learn-keys-enter = choose a piece, play the move
# Of the keys R and L.
learn-keys-turn = turn the chosen piece right or left, then Enter
learn-keys-cancel = cancel
# Of the key /.
learn-keys-field = to a field in which moves and questions are typed; "help" there lists them
# Of the key ?.
learn-keys-analyse = in Analyse: all its keys

# labyrinth/how-to-play.js: the same of Labyrinth.
learn-maze-rules-aim = Find the treasures on your cards in a maze whose walls move, then go home.
learn-maze-rules-slide = <b>Slide.</b> Turn the spare tile any way and push it in at an arrow. The line moves one square; the tile that comes out is the next spare. Pawns ride on their tiles, and one that is pushed out comes back in on the other side.
learn-maze-rules-walk = <b>Walk.</b> Your pawn may go along the passages as far as you like, or stay. Pawns do not block each other.
learn-maze-rules-card = You see one of your cards at a time. End a turn on its treasure to see the next one.
learn-maze-rules-closed = The arrow where the last tile came out is closed: nobody may push it straight back.
learn-maze-rules-end = The first to find all their treasures and end a turn at home wins.
learn-maze-rules-players = The players, in order of play
# <a>…</a> is a link.
learn-maze-rules-table = You have the game on your table? <a>Enter it as it lies</a>, and Akhet advises you, turn by turn. It knows only what you see.
learn-maze-notation = How turns are written
learn-maze-notation-turn = <c>a6nb1</c>: in at arrow a6, turned n, then to b1. The turns are n, e, s and w: n as the tile first lies, e a quarter turn to the right, and so on.
learn-keys-maze-arrows = on the board: over squares and arrows. Elsewhere, left and right go back and forth in the game
learn-keys-maze-enter = on an arrow: push here. On a square: go there
learn-keys-maze-turn = turn the spare tile right or left; so does the wheel, or a second finger
# Of the key S.
learn-keys-maze-stay = stay where the slide put you
learn-keys-maze-escape = choose another arrow
learn-keys-maze-field = to a field in which turns and questions are typed; "help" there lists them

## puzzles

# app/puzzles-view.js, app/puzzles.js: puzzles of both games.
puzzles-puzzle = Puzzle
puzzles-trouble = The puzzle cannot be shown
puzzles-none = there are no puzzles
puzzles-bad-line = { $file }: puzzle { $number } has too few fields
puzzles-unknown = This version of Akhet does not have the puzzle of that link.
puzzles-number = Puzzle { $number }
# How hard puzzles are.
puzzles-stage = { $stage ->
    [0] Win in 1
    [1] Gentle
    [2] Easy
    [3] Medium
    [4] Hard
   *[5] Fiendish
}
puzzles-two-turns = In two turns
# What puzzles are made of, first those of Laser Chess; a list of these stands after the puzzle's number.
puzzles-theme = { $theme ->
    [turn] turn
    [step] step
    [swap] swap
    [quiet] quiet move
    [laser] { -laser } turned
    [two-mirrors] two mirrors
    [many-mirrors] many mirrors
    [opened-king] opened { -king }
    [shield] shield
    [driven-king] driven { -king }
    [bridge] over the tile pushed in
    [ride] a ride
    [out-and-in] out and back in
    [moving-treasure] the treasure moves
    [spare] treasure on the spare
    [stay] nothing to walk
   *[other] { $theme }
}
puzzles-next = Next puzzle
puzzles-solution = Solution
puzzles-end-streak = End the streak?
puzzles-progress = Progress
puzzles-difficulty = Difficulty
puzzles-mine = My next puzzle
puzzles-failed = Those I failed ({ $count })
puzzles-solved-of = { $solved } solved of { $all }
# Under a large number: of puzzles solved one after the other, of the most such, of all that are solved.
puzzles-streak = in a row
puzzles-best = best
puzzles-all = of { $all } solved
puzzles-weak = Coming more often: { $themes }
puzzles-fetching = Fetching a puzzle…
puzzles-wrong = Not this one.
puzzles-shown = This is how it goes…
puzzles-seen = That was the solution.
puzzles-seen-next = Try it again, or go on to the next?
puzzles-solved = Solved.
puzzles-streak-reset = Streak reset.
puzzles-streak-stays = With a hint: the streak stays as it is.
puzzles-streak-begins = A streak begins.
puzzles-streak-now = { $streak } in a row.

# views/puzzles: those of Laser Chess. $wins and $left are numbers of moves.
puzzles-goal = Blue to move and win in { $wins }
puzzles-left = { $left ->
    [1] Now win with one move.
   *[other] Now win in { $left }.
}
puzzles-only-move = Only one move hits Red's { -king }.
puzzles-only-first = Only one first move wins in time against any defence.
puzzles-defends = Red defends as long as it can.
# Praises, one of five.
puzzles-praise = { $number ->
    [0] Solved!
    [1] Well aimed!
    [2] Brilliant!
    [3] A clean shot!
   *[4] Nicely found!
}
puzzles-too-late = This does not win in time.
puzzles-slower = This wins too, but slower: not within { $moves } moves.
# Why a move is wrong. $shot is what it does, without the full stop: "The shot hits Red's Defender on e7"; $color is the opponent.
puzzles-another = { $shot }. Try another move.
puzzles-beam-hits = { $color ->
    [blue] { $shot }, but now Blue's beam hits Red's { -king }.
   *[red] { $shot }, but now Red's beam hits Blue's { -king }.
}
puzzles-king-stands = { $shot }, and { color }'s { -king } still stands.
puzzles-holds-out = { $shot }, but { color } can hold out longer.

# labyrinth/views/puzzles: those of Labyrinth.
puzzles-turns = Turns so far
puzzles-find = Blue finds the { picture } this turn
puzzles-find-in-two = Blue finds the { picture } in two turns
puzzles-find-it = Now find it.
puzzles-only-slide = Only one slide opens the way.
puzzles-only-turn = Only one first turn does it, whatever Orange does.
puzzles-keeps = Orange tries to keep you from it.
puzzles-kept = Now Orange can keep you from the { picture }.
puzzles-praise-maze = { $number ->
    [0] Found!
    [1] Well slid!
    [2] Brilliant!
    [3] What a way!
   *[4] Nicely found!
}

## mistakes

mistakes-mistake = Mistake
mistakes-trouble = The mistake cannot be shown
# $move, $reply, $best are moves: c5R. $drop are points of expected result, 1 to 100. $color is a player.
mistakes-task = What is better than { $move }?
# Where the mistake comes from; these stand side by side, with the day of the game. $opponent is the opponent's name.
mistakes-against = against { $opponent }
mistakes-move = move { $number }
mistakes-title = { analyse-mark }: { $move }
mistakes-lost = It lost { $drop } points of expected result. Find a better move for { color }.
mistakes-loses = It loses { $drop } points of expected result.
mistakes-loses-answered = { mistakes-loses } { color } answers { $reply }.
mistakes-better = Better line
mistakes-shown = This would have been better…
mistakes-seen = { $move } was better.
mistakes-right-helped = Right.
mistakes-slower = { $move } wins, but slower than { $best }.
mistakes-is-learned = You have learned this one.
mistakes-when = { $days ->
    [0] now
    [1] tomorrow
   *[other] in { $days } days
}
mistakes-back = It comes back { mistakes-when }.
mistakes-next-back = The next mistake comes back { mistakes-when }.
mistakes-next = Next
mistakes-none = The engine found no mistakes in this game.
mistakes-looking = Looking for mistakes…
mistakes-looking-text = The engine looks through your games. The first mistake that it finds comes up here.
mistakes-nothing-due = Nothing is due
mistakes-no-games = No games yet
mistakes-no-games-text = Play the engine, and your mistakes come up here, each with the question what would have been better.
mistakes-none-left = No mistakes left
mistakes-none-left-text = Play another game, and its mistakes come up here.
mistakes-play = Play a game
mistakes-practise = Practise them now
# Each under a number of mistakes.
mistakes-in-round = in this round
mistakes-due = to practise
mistakes-later = later
mistakes-learned = learned
mistakes-looks-through-one = Looking through a game
mistakes-looks-through = Looking through game { $game } of { $all }
mistakes-looked-through = { $games } of { $all } games against the engine looked through.
mistakes-look-through = { $games ->
    [1] Look through the other
   *[other] Look through the other { $games }
}
