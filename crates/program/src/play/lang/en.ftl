# What `akhet play` says, in English: the source of all other languages. README.md says how to add one.

## Names

player =
    { $seat ->
        [blue] Blue
        [red] Red
        [yellow] Yellow
        [orange] Orange
       *[green] Green
    }
piece =
    { $kind ->
        [King] King
        [Switch] Switch
        [Defender] Defender
        [Deflector] Deflector
       *[Laser] Laser
    }
owned =
    { $color ->
        [blue] Blue's
       *[red] Red's
    } { piece }
owned-on = { owned } on { $square }
direction =
    { $way ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
treasure =
    { $letter ->
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
       *[X] Xylophone
    }
the-treasure = the { treasure }
# The last two names of a list: `Blue, Orange and Green`.
and = and
or = or

## Commands
#
# The meaning of each, for `help`. `.words` are the words that are read, in lower case; the first is shown. The English
# words are read in every language.

command-rules = the goal and the rules, in short
    .words = rules
command-legend =
    { $game ->
        [labyrinth] what the letters and signs in the maze mean
       *[laser] what the letters and signs on the board mean
    }
    .words = legend
command-what =
    { $game ->
        [labyrinth] what is there: tile, ways, treasure, pawns
       *[laser] what stands there, where it faces, what the beams do
    }
    .words = what
    .arguments = SQUARE
command-rank =
    { $game ->
        [labyrinth] what is on a rank, as in rank 5; row does too
       *[laser] what stands on a rank, as in rank 5; row does too
    }
    .words = rank
    .arguments = N
command-file =
    { $game ->
        [labyrinth] what is on a file, as in file c; column does too
       *[laser] what stands on a file, as in file c; column does too
    }
    .words = file
    .arguments = F
command-pieces =
    { $game ->
        [labyrinth] where the pawns are; pawns does too
       *[laser] list both sides' pieces
    }
    .words = pieces
command-last =
    { $game ->
        [labyrinth] what was played last
       *[laser] what was played last, and what its shot did
    }
    .words = last
command-threat = what the other side could hit if it were its turn
    .words = threat
command-moves =
    { $game ->
        [labyrinth] list where the pawn can go, or after one slide: moves b7e
       *[laser] list the legal moves, or those of one piece
    }
    .words = moves
    .arguments =
        { $game ->
            [labyrinth] [SLIDE]
           *[laser] [SQUARE]
        }
command-spare = the spare tile, and where it may not go in
    .words = spare
command-hint =
    { $game ->
        [puzzle] name the piece to move
        [mistakes] name the piece to move
       *[laser] show what the engine would play
    }
    .words = hint
command-solution =
    { $game ->
        [mistakes] show the best line
       *[puzzle] show the solution
    }
    .words = solution
command-again =
    { $game ->
        [mistakes] start this one again; after the last one, those not found
       *[puzzle] start the puzzle again
    }
    .words = again
command-next =
    { $game ->
        [mistakes] go to the next mistake
       *[puzzle] go to the next puzzle, or to number N
    }
    .words = next
    .arguments =
        { $game ->
            [mistakes] { "" }
           *[puzzle] [N]
        }
command-undo =
    { $game ->
        [labyrinth] take back to the last turn of a person, or N such turns
       *[laser] take back to your last turn, or N of your turns
    }
    .words = undo
    .arguments = [N]
command-go = let the engine move for you
    .words = go
command-history = list the moves of the game
    .words = history
command-level = show the opponents; play at level N, 0 to 20, or NAME
    .words = level
    .arguments = [N]
command-board =
    { $game ->
        [labyrinth] draw the maze again
       *[laser] draw the board again
    }
    .words = board
command-book = list the opening book's moves, best first
    .words = book
command-beam = show where both beams run on the current board
    .words = beam
command-eval = show the evaluation of the position, term by term
    .words = eval
command-flip = turn the board round
    .words = flip
command-claim = claim a draw, from the third repetition on
    .words = claim
command-cards = show what everyone has found and is looking for
    .words = cards
command-found = at a real table, the last turn found its treasure, or P found T
    .words = found
    .arguments = [P T]
command-mine = at a real table, you look for treasure T
    .words = mine
    .arguments = T
command-resign = resign the game
    .words = resign
command-new =
    { $game ->
        [labyrinth] start another game: a random deal, or this one
       *[laser] start another game: ace, curiosity, grail, mercury, sophie
    }
    .words = new
    .arguments =
        { $game ->
            [labyrinth] [SEED]
           *[laser] [SETUP]
        }
command-save =
    { $game ->
        [labyrinth] save the game to a file, as PGN with all cards
       *[laser] save the game to a file, as PGN
    }
    .words = save
    .arguments = FILE
command-load = continue a saved game
    .words = load
    .arguments = FILE
command-deal = show the number of this deal
    .words = deal
command-help = show this list, or what one command does
    .words = help
    .arguments = [COMMAND]
command-quit = leave; exit, q and Ctrl-D do too
    .words = quit

## Whom one plays, and how to begin

who-all = People play { $people }.
who-none = The engine plays { $engine } at { $strength }.
who-some =
    { $count ->
        [one] You play { $people }, the engine plays { $engine } at { $strength }.
       *[other] People play { $people }, the engine plays { $engine } at { $strength }.
    }
who-followed =
    You play { $player } at a real table. Type everybody's turns ({ $all }); found says that a turn has found
    the treasure, mine which card you look for.
strength = level { $level } of { $full }
strength-timed = level { $level } of { $full }, { $seconds } s a move
opponent = It is { $name }. { $character }
character =
    { $name ->
        [Miu] A kitten: pushes what is near, and is surprised by what comes of it.
        [Tia] A child: takes what it sees, and forgets that you move next.
        [Hori] A pupil: careful in one move and in a hurry in the next.
        [Sati] A scribe: reads your next move, and seldom the one after it.
        [Ani] A builder: has a plan, and misses what is well hidden.
       *[Akhet] The horizon: full strength, and out of reach.
    }
plays-at = The engine plays at { $strength }.
plays-at-now = The engine plays at { $strength }; level N or NAME changes it.
type-move =
    { $game ->
        [labyrinth] Type a move such as { $move } (arrow, orientation, pawn's square), rules or help.
       *[laser] Type a move such as { $move }, rules or help.
    }
type-help = Type help for the commands.
small-board = The terminal is small, and so is the board: the large one takes { $columns } by { $rows }.
small-maze = The terminal is small, and so is the maze: the large one takes { $columns } by { $rows }.
how-laser =
    A move is two squares, c5b4, or a square and a turn, c5R clockwise, c5L
    counter-clockwise; in words, c5 to b4 or turn c5 right. Tab completes a
    word, the up arrow brings back earlier lines.
how-labyrinth =
    A move is one word: { $move } pushes the spare in at the arrow { $arrow }, turned { $turn }, and
    then the pawn goes to { $to }. The spare is drawn as n; e, s and w are one, two and
    three quarter turns clockwise, a straight one has only n and e. In words:
    push a4 north, go to e3. Tab completes a word, the up arrow brings back
    earlier lines.
how-puzzle =
    A move is two squares, c5b4, or a square and a turn, c5R clockwise, c5L
    counter-clockwise. One that does not win in time is not played.
how-mistakes =
    A move is two squares, c5b4, or a square and a turn, c5R clockwise, c5L
    counter-clockwise. One that is a mistake too is not played.

## The rules in short, and what the signs mean

rules-laser =
    The goal: hit the other King with your Laser.
    On your turn, move one piece to a square next to it, also across a corner, or turn one by a quarter. { $kings ->
        [turn] Kings turn too.
       *[stay] Kings do not turn.
    } Lasers stay in their corners and only turn.
    Then your Laser fires, every time. Mirrors turn the beam and shields stop it. A piece that is hit anywhere else is gone, and that may be your own.
    A Switch may also change places with a Deflector or a Defender next to it, of either side.
    Whose King is hit has lost, no matter who fired. If the same board comes up three times, you may claim a draw.
    A move is two squares, like c5b4, or a square and a turn: c5R to the right (clockwise), c5L to the left.
    legend explains the signs, and what c5 a square. The lessons of akhet gui teach the game; all rules are in docs/rules.md.
legend-laser =
    Blue's letters are capitals, Red's are small.
    K k  King: any beam hits it.
    S s  Switch: a mirror on both sides. It is never hit.
    P p  Deflector: one mirror. A beam from behind hits it.
    D d  Defender: a shield, the thick bar. A beam past the shield hits it.
    L l  Laser: fires where its arrow points. It is never hit.
    A mirror is a line from corner to corner, a dot an empty square, a star a hit.
    The words below the board say how each beam is drawn.
    In the corners of squares at the edge, on a large board:
    '    only Red may stand here
    :    only Blue may stand here
    North is towards rank 8, east towards file j.
rules-labyrinth =
    The goal: be the first to find the treasures on your cards, { $order ->
        [any] in any order
       *[fixed] one after the other
    }{ $home ->
        [none] { "" }
        [square] , and end one more turn, wherever
        [exit] , and leave the maze by a way that is open at its edge
       *[home] , and come home to your corner
    }.
    The maze moves. On your turn, first push the spare tile in at an arrow, turned as you like. The whole line moves by one square, and the tile that falls out at the other end is the next spare. It may not go straight back in where it came out.
    Pawns ride on their tiles. One that falls out comes back in at the other end.
    Then walk with your pawn along open ways, as far as they go, or stay. If you stop on your treasure, you have found it. Only you see your next card.
    A move is one word: arrow, turn of the tile, square of the pawn. help has an example.
    legend explains the signs, and what c5 a square. The lessons of akhet gui teach the game; all rules are in docs/labyrinth.md.
legend-labyrinth =
    A to X   the treasures; what c5 names the one on c5
    b y o g  the pawns of Blue, Yellow, Orange and Green
    { "*" }        in front of the player whose turn it is
    ?        a card that you may not see
    A large maze shows the walls, a small one the ways.
    Arrows show where the spare tile can be pushed in. At the cross it cannot: there the last tile came out.
    The lines beside or below the maze say where everyone stands, what you look for and what was found.
    North is towards rank 7, east towards file g.

## Turns

prompt-over = game over>
prompt-call = { $player }, press Enter>
call = It is { $player }'s turn. { $player }, press Enter when nobody else can see the screen.
not-called = It is { $player }'s turn: { $player } has to press Enter first.
thinking = { $player } is thinking (Ctrl-C: move now)
depth = depth { $depth }
search-failed = Internal error: the search failed; the engine plays an arbitrary legal move.
paused = Paused: type go to continue.
leave = Type quit to leave, or press Ctrl-C once more.
claims = { $player } claims a draw.
may-claim = This position has occurred { $times } times: type claim for a draw.
hint = The engine would play { $move }
hint-details = ({ $score }, depth { $depth }): { $line }
no-move-played = No move has been played.
taken-back = Taken back: { $moves }.
claim-back = The claim is taken back, the game goes on.
resignation-back = { $player }'s resignation is taken back, the game goes on.
goes-on = The game goes on.
saved = Saved '{ $file }'.
saved-over = Saved '{ $file }', replacing the old file.
loaded = Loaded '{ $file }': { $plies } plies played.

## The end

game-over = The game is over: { $end }.
already-over = the game is over: { $end }
won = { $player } has won
won-by-king =
    { $winner } has won, { $shooter ->
        [blue] Blue's
       *[red] Red's
    } Laser hit the King on { $square }
won-by-loss = { $player } has won, { $loss }
won-by-nobody = { $loss }, nobody has won
drawn = draw by threefold repetition
resigned = { $player } has resigned
lost = { $player } has lost ({ $reason })
reason =
    { $reason ->
        [IllegalMove] illegal move
        [Time] time forfeit
        [Crash] crash
        [Hang] hang
        [BrokenPipe] broken pipe
        [ResignAdjudication] resign adjudication
        [MaxPlies] max plies
        [KingHit] king hit
        [TreasuresFound] treasures found
       *[other] unknown
    }

## Refusals

no-word = '{ $word }' is neither a move nor a command; { $hint }
no-command = there is no command '{ $word }'; { $hint }
did-you-mean = did you mean { $near }?
try-help = type help for the commands
near = ; did you mean { $near }?
unexpected = unexpected '{ $word }'
no-file = the file name is missing
not-utf8 = the line is not UTF-8 text
engine-no-move = the engine finds no move
nothing-to-undo = there is no move to take back
nothing-of-yours = there is no move of yours to take back
fewer-turns = there are fewer than { $turns } turns to take back
no-level = '{ $word }' is not a level: a level is a number from 0 to 20 or a name, such as Miu
square-missing = the square is missing, as in what c5
line-missing = its name is missing, as in rank 5 or file c
no-line =
    '{ $word }' is not a { $line ->
        [rank] rank
       *[file] file
    } of this board
all-known = all cards of that game are known: it is not one to be followed
some-unknown = the position has unknown cards: start with --fen to follow a game at a real table
nobody-there = nobody sits at { $player } in this game
cannot-save = cannot save '{ $file }': { $error }
cannot-load = cannot load '{ $file }': { $error }
file-not-utf8 = the file is not UTF-8 text
file-exists = the file exists, and is not a saved game
no-puzzle = there is no puzzle { $number }: they are numbered 1 to { $count }
no-puzzle-number = '{ $word }' is not the number of a puzzle
no-move = '{ $word }' is not a move: { $error }
no-square =
    { $game ->
        [labyrinth] '{ $word }' is not a square: a square is a file a to g and a rank 1 to 7
       *[laser] '{ $word }' is not a square: a square is a file a to j and a rank 1 to 8
    }
no-setup = unknown setup '{ $word }'; known setups: { $setups }

## Laser Chess

caption-to-move = { $player } to move, move { $number }
caption-beams = beams:
caption-shot = shot of { $move }:
played = { $player } plays { $move }: { $shot }.
shot-hits = the Laser hits { owned-on }
shot-removes = the Laser removes { owned-on }
shot-removes-own =
    the Laser removes { $color ->
        [blue] Blue's
       *[red] Red's
    } own { piece } on { $square }
shot-ends = the shot ends at { owned-on }
shot-leaves = the shot leaves the board
in-moves =
    in { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
wins-in = wins { in-moves }
loses-in = loses { in-moves }
square-empty = { $square } is empty
not-yours = { $square } has { owned }, but it is { $mover }'s turn
no-move-of = { owned-on } has no legal move
no-legal-move = { $player } has no legal move
only-player = Only { $player }'s pieces may stand here.
no-beam = No beam comes here now.
faces-king = Any beam hits it, and then the game is over.
faces-switch = Its mirror lies like { $mirror } and has two sides: no beam hits it.
faces-deflector = Its mirror faces { $first } and { $second }. A beam from the { $third } or { $fourth } hits it.
faces-defender = Its shield faces { $way }. A beam from any other side hits it.
faces-laser = It fires to the { $way }. No beam hits it.
stands-switch =
    { piece } { $square } { $mirror ->
        [falling] from upper left to lower right
       *[rising] from lower left to upper right
    }
stands-deflector = { piece } { $square } open to { $first } and { $second }
stands-defender = { piece } { $square } with its shield facing { $way }
stands-laser = { piece } { $square } pointing { $way }
line-empty =
    The { $line ->
        [rank] rank
       *[file] file
    } { $name } is empty.
line-pieces =
    On { $line ->
        [rank] rank
       *[file] file
    } { $name }: { $pieces }.
line-piece = { $player } { $piece }
threat-none = If { $mover } moved now, no shot would hit a piece of { $owner }'s.
threat = If { $mover } moved now, { $move } would hit { owned-on }.
threat-others = Other shots would hit { $pieces }.
passage = { $player }'s beam comes from the { $from } and { $does }.
does-go-on = goes straight on
does-turn = turns { $to }
does-stop-shield = stops at the shield
does-stop = stops here
does-hit = would hit it now
beam-from = { $player }'s beam runs from { $square }
beam-leg = { $way } to { $square }
beam-shield = { $path }, where { owned }'s shield stops it.
beam-hit = { $path }, where it would hit { owned }.
beam-ends = { $path }, where it ends at { owned }.
beam-out = { $path } and off the board.
term =
    { $term ->
        [king-nearness] king-nearness
        [king-exposure] king-exposure
        [coverage] coverage
        [far-coverage] far-coverage
        [king-shelter] king-shelter
        [beam-reach] beam-reach
        [beam-mirrors] beam-mirrors
        [beam-end] beam-end
       *[network] network
    }
worth = What each piece is worth to its side:
score-for = The score for { $player }, in hundreds of points: { $score }
book-empty = The book does not have this position.
book-columns = move    score  depth   games   won drawn  lost

## Why a move of Laser Chess is refused

move-from = it does not begin with a square a1 to j8
move-to = the first square must be followed by a square a1 to j8 or a turn, R or L
move-same = both squares are the same
illegal-not-yours =
    the { piece } on { $square } is not { $mover ->
        [blue] Blue's
       *[red] Red's
    }, whose turn it is
illegal-laser-moves = the Laser on { $square } never moves, it only turns
illegal-laser-turn = the Laser on { $square } can only face { $way } ({ $letter })
illegal-king-turns = a King does not turn (option KingTurns is off)
illegal-too-far = { $from } and { $to } are not neighbours, a piece moves one square
illegal-closed = { $square } is closed to { $player }
illegal-occupied = { $square } is occupied, only a Switch swaps places
illegal-swap = a Switch does not swap with the { piece } on { $square }
illegal-swap-closed =
    the swap would put { owned-on }, which is closed to { $color ->
        [blue] Blue
       *[red] Red
    } (option SwapOntoClosed is off)
no-claim = no draw to claim: this arrangement has occurred { $times } of the 3 times required

## Puzzles and mistakes

puzzle-intro =
    Solve puzzles: find the one move that wins for Blue in time, whatever Red does.
    Type your move, or help.
puzzle-number = Puzzle { $number } of { $count }, grade { $grade } of 5.
puzzle-task =
    Blue to move and win { $moves ->
        [1] at once
       *[other] in { $moves }
    }.
puzzle-over = The puzzle is over: type next for another.
puzzle-wrong =
    { $move } does not win { $moves ->
        [1] at once
       *[other] in { $moves }
    }. Try again.
puzzle-solved = Solved: { $streak } in a row. Type next for another.
puzzle-helped = Solved, with help. Type next for another.
puzzle-solution = The solution: { $line }. Type again to play it, or next.
interrupted = Interrupted.
interrupted-back = Interrupted: the move is taken back.
interrupted-unplayed = Interrupted: the move is not played.
interrupted-unjudged = Interrupted: the move is not judged.
interrupted-games = Interrupted: the rest of the games is not reviewed.
prompt-next = next>
name-turn = Turn { owned-on }.
name-move = Move { owned-on }.
mistakes-intro =
    Practise { $count } { $count ->
        [one] mistake
       *[other] mistakes
    } of { $player }: find a better move than the one played.
    Type your move, or help.
mistakes-none = There is no mistake of { $player } to practise.
mistakes-left = There is nothing left to practise.
mistakes-found = You found { $found } of { $count } without a mistake or help.
mistakes-again = Type again to try the other { $count }, or quit.
mistake-name = Game { $game }, { $blue } - { $red }: { $number } { $move }
mistake-number = Mistake { $number } of { $count }. { $name }, { $fault }.
mistake-good = { $name } was no mistake, on a closer look.
mistake-task = { $player } to move: find a better move.
mistake-next = Type next for another.
mistake-wrong = { $answer } Try again.
mistake-right = { $praise } Type next for another.
mistake-solution = { $best }. Type again to try it, or next.
fault-lost = { $verdict }: lost { $points } of 100 points
fault-loses = { $verdict }: loses { $points } of 100 points
verdict =
    { $mark ->
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
missed-win = missed win in { $count }
best-line = The best line: { $line }
best-line-wins = The best line wins { in-moves }: { $line }
praise-slower = It wins, but slower: { in-moves }. { $best }.
praise-best = Right: the best move.
praise-missed = Right, but there was a win. { $best }.
praise = Right. { $best }.
answer-wins = { $fault } { $player } wins { in-moves }: { $line }.
answer = { $fault } { $player } answers { $line }.
whose = Whose mistakes? Type a name: { $names }; or blue, red or both.
prompt-whose = player>
both = both
both-players = both players
nobody-named = nobody is called '{ $word }' in these games

## Labyrinth

deal-greeting = This is deal { $seed }: --deal { $seed } plays it again.
deal-number = This is deal { $seed }: new { $seed } plays it again.
deal-unknown = This game did not start from a deal with a known number.
maze-on = { $player } on { $square }
maze-won = has won
maze-ends-anywhere = may end anywhere
maze-exit = looks for an exit
maze-home = goes home to { $square }
maze-looks = looks for
maze-found = found
maze-spare = spare
cards-left =
    { $count ->
        [0] no card left
        [one] 1 card left
       *[other] { $count } cards left
    }
turn = { $player } plays { $move }.
turn-won =
    { $player } plays { $move } and { $end ->
        [square] ends the game
        [exit] leaves the maze
       *[home] is home
    }.
turn-uncovers = { $player } plays { $move } and uncovers { $treasure }, { cards-left }.
cards-found = { $player } has found { $letters }
cards-none = { $player } has found nothing
cards-won = { $found } and has won.
cards-known = { $found }, { cards-left }, looks for { $letters }.
cards-hidden = { $found }, { cards-left }.
cards-done =
    { $found }, { cards-left }, { $end ->
        [square] may end the game anywhere
        [exit] looks for an exit
       *[home] goes home to { $home }
    }.
chance = a { $percent } % chance to win
wins-this-turn = it wins this turn
wins-in-turns = it wins in { $turns } turns
loses-by-force = another player wins by force
tile =
    { $square }: a { $kind ->
        [fixed] fixed
       *[loose] loose
    } tile, open to the { $sides }
tile-treasure = { $tile }, with treasure { $letter }, { the-treasure }
tile-home = It is the home of { $player }.
tile-pawns =
    { $count ->
        [one] The pawn of { $players } stands here.
       *[other] The pawns of { $players } stand here.
    }
tile-target = { $player } has to come here.
tile-closed = Its arrow is closed: the last tile came out here.
tile-arrow = The spare can be pushed in at its arrow, { $arrow }.
pawn = { $player }'s pawn is on { $square }, its home is { $home }.
spare =
    The spare tile is { $shape ->
        [straight] straight
        [corner] a corner
       *[t] a T
    }
spare-treasure = { spare }, with treasure { $letter }, { the-treasure }
spare-closed = It may not go in at { $arrow }: the last tile came out there.
none-begins = no legal move begins with '{ $word }'
no-seed = '{ $word }' is not the seed of a deal: a seed is a number from 0 to 18446744073709551615
no-deal = no deal seats the players of this game
new-followed = a game that is followed at a real table begins with --fen
see-moves = { $error }; see moves { $slide }

## Why a move of Labyrinth is refused

slide-arrow = it does not begin with an arrow: { $arrows }
slide-orientation = the arrow must be followed by the tile's orientation, n e s or w
slide-end = nothing may follow the orientation
maze-move-to = the orientation must be followed by the pawn's square, a1 to g7
maze-move-mark = only ! for an uncovered card may follow the square
maze-move-next = only the letter A to X of the next card may follow !
illegal-arrow = the arrow { $arrow } is closed, the last tile came out there
illegal-unreachable = after the slide { $player }'s pawn is on { $from } and cannot get to { $to }
illegal-mark = '!' is wrong: { $player } cannot uncover a card on { $square }
illegal-free-order = there is no next card to look at when FreeOrder is on
illegal-no-next = { $player } has no card left to look at
illegal-other-next = { $player }'s next card is { $known }, not { $named }
illegal-elsewhere = the next card cannot be { $treasure }, which is known to be another card of { $player }
illegal-no-tile = the next card cannot be { $treasure }, which no tile shows

## At a real table

table-treasure = { the-treasure } ({ $letter })
table-found = { $player } has found { table-treasure }, { cards-left }.
table-mine = You look for { table-treasure }.
table-question = Which card do you look for? Type mine and its treasure, as in mine key.
table-remark = If { $player } shows { table-treasure }, type found.
advice = Advice: { $move }
not-followed = all cards of this game are known; it is for a game at a real table, whose position has ? for cards
found-usage = type found, or the player and the treasure, as in found orange bell
found-nothing = no turn has ended on a treasure just now; name player and treasure, as in found orange bell
mine-usage = type the treasure on your card, as in mine key
no-player = '{ $word }' is not a player of this game
no-treasure = '{ $word }' is not a treasure: a treasure is a letter A to X or its name, such as key
false-sealed = a sealed game knows its cards
false-turn = no turn of { $player } has ended on { $treasure }
false-elsewhere = it is not { $treasure }, which is known to be another card of { $player }
false-no-card = { $player } has no card left
false-all-known = all cards of { $player } are known
false-before = { $player } has ended a turn on { $treasure }, which would have uncovered it
false-at = turn { $number } '{ $move }': { $error }
