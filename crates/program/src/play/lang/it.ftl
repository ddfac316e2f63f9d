# Quello che dice `akhet play`, in italiano. Le parole sono quelle delle regole, vedi docs/rules.it.md e
# docs/labyrinth.it.md.

## Names

player =
    { $seat ->
        [blue] Blu
        [red] Rosso
        [yellow] Giallo
        [orange] Arancione
       *[green] Verde
    }
piece =
    { $kind ->
        [King] Re
        [Switch] Scambiatore
        [Defender] Difensore
        [Deflector] Deflettore
       *[Laser] Laser
    }
owned =
    { $kind ->
        [Switch] lo
       *[other] il
    } { piece } { $color ->
        [blue] blu
       *[red] rosso
    }
    .of =
        { $kind ->
            [Switch] dello
           *[other] del
        } { piece } { $color ->
            [blue] blu
           *[red] rosso
        }
owned-on = { owned } in { $square }
direction =
    { $way ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }
treasure =
    { $letter ->
        [A] Amuleto
        [B] Campana
        [C] Corona
        [D] Drago
        [E] Smeraldo
        [F] Piuma
        [G] Calice
        [H] Elmo
        [I] Ibis
        [J] Giara
        [K] Chiave
        [L] Lampada
        [M] Maschera
        [N] Collana
        [O] Gufo
        [P] Perla
        [Q] Penna d'oca
        [R] Anello
        [S] Spada
        [T] Tridente
        [U] Urna
        [V] Violino
        [W] Bacchetta magica
       *[X] Xilofono
    }
the-treasure = { treasure }
and = e
or = o

## Commands

command-rules = lo scopo e le regole, in breve
    .words = regole
command-legend =
    { $game ->
        [labyrinth] che cosa vogliono dire le lettere e i segni del labirinto
       *[laser] che cosa vogliono dire le lettere e i segni del tabellone
    }
    .words = segni legenda
command-what =
    { $game ->
        [labyrinth] che cosa c'è lì: tessera, corridoi, tesoro, pedine
       *[laser] che cosa c'è lì, dove guarda, che cosa fanno i raggi
    }
    .words = cosa
    .arguments = CASELLA
command-rank =
    { $game ->
        [labyrinth] che cosa c'è in una riga, per esempio riga 5
       *[laser] i pezzi di una riga, per esempio riga 5
    }
    .words = riga
    .arguments = N
command-file =
    { $game ->
        [labyrinth] che cosa c'è in una colonna, per esempio colonna c
       *[laser] i pezzi di una colonna, per esempio colonna c
    }
    .words = colonna
    .arguments = C
command-pieces =
    { $game ->
        [labyrinth] dove sono le pedine
       *[laser] tutti i pezzi dei due giocatori
    }
    .words = pezzi pedine
command-last =
    { $game ->
        [labyrinth] l'ultimo turno giocato
       *[laser] l'ultima mossa, e che cosa ha fatto il suo tiro
    }
    .words = ultima ultimo
command-threat = che cosa colpirebbe l'altro se toccasse a lui
    .words = minaccia
command-moves =
    { $game ->
        [labyrinth] dove può andare la pedina, o dopo una spinta: mosse b7e
       *[laser] le mosse permesse, o quelle di un pezzo
    }
    .words = mosse
    .arguments =
        { $game ->
            [labyrinth] [SPINTA]
           *[laser] [CASELLA]
        }
command-spare = la tessera libera, e dove non può entrare
    .words = libera tessera
command-hint =
    { $game ->
        [puzzle] quale pezzo devi giocare
        [mistakes] quale pezzo devi giocare
       *[laser] che cosa giocherebbe il motore
    }
    .words = consiglio
command-solution =
    { $game ->
        [mistakes] mostra la linea migliore
       *[puzzle] mostra la soluzione
    }
    .words = soluzione
command-again =
    { $game ->
        [mistakes] riprova questa posizione; alla fine, quelle non trovate
       *[puzzle] ricomincia il problema
    }
    .words = ancora
command-next =
    { $game ->
        [mistakes] passa all'errore seguente
       *[puzzle] passa al problema seguente, o al numero N
    }
    .words = avanti
    .arguments =
        { $game ->
            [mistakes] { "" }
           *[puzzle] [N]
        }
command-undo =
    { $game ->
        [labyrinth] torna all'ultimo turno di una persona, o a N turni fa
       *[laser] torna al tuo ultimo turno, o a N dei tuoi turni fa
    }
    .words = indietro
    .arguments = [N]
command-go = il motore gioca per te
    .words = vai
command-history = tutte le mosse della partita
    .words = storia
command-level = mostra gli avversari; gioca al livello N, da 0 a 20, o NOME
    .words = livello
    .arguments = [N]
command-board =
    { $game ->
        [labyrinth] ridisegna il labirinto
       *[laser] ridisegna il tabellone
    }
    .words = tabellone
command-book = le mosse del libro delle aperture, la migliore per prima
    .words = libro
command-beam = mostra dove passano adesso i due raggi
    .words = raggi raggio
command-eval = mostra quanto vale la posizione, punto per punto
    .words = valore
command-flip = gira il tabellone
    .words = gira
command-claim = chiede il pareggio, dalla terza ripetizione in poi
    .words = patta
command-cards = che cosa ha trovato e che cosa cerca ognuno
    .words = carte
command-found = a un tavolo vero, l'ultimo turno ha trovato il tesoro, o G ha trovato T
    .words = trovato
    .arguments = [G T]
command-mine = a un tavolo vero, tu cerchi il tesoro T
    .words = cerco
    .arguments = T
command-resign = abbandona la partita
    .words = abbandono
command-new =
    { $game ->
        [labyrinth] comincia un'altra partita, a caso o quella con il NUMERO
       *[laser] comincia un'altra partita: ace, curiosity, grail, mercury, sophie
    }
    .words = nuova
    .arguments =
        { $game ->
            [labyrinth] [NUMERO]
           *[laser] [DISPOSIZIONE]
        }
command-save =
    { $game ->
        [labyrinth] salva la partita in un file, come PGN con tutte le carte
       *[laser] salva la partita in un file, come PGN
    }
    .words = salva
    .arguments = FILE
command-load = riprende una partita salvata
    .words = carica
    .arguments = FILE
command-deal = mostra il numero di questa partita
    .words = numero
command-help = mostra questa lista, o che cosa fa un comando
    .words = aiuto
    .arguments = [COMANDO]
command-quit = smette; anche Ctrl-D
    .words = esci fine

## Whom one plays, and how to begin

who-all = Giocate voi: { $people }.
who-none = Il motore gioca per { $engine } al { $strength }.
who-some =
    { $count ->
        [one] Tu sei { $people }, il motore gioca per { $engine } al { $strength }.
       *[other] Voi siete { $people }, il motore gioca per { $engine } al { $strength }.
    }
who-followed =
    Tu sei { $player } a un tavolo vero. Scrivi i turni di tutti ({ $all }). Con trovato dici che un turno
    ha trovato il tesoro, con cerco quale carta cerchi.
strength = livello { $level } su { $full }
strength-timed = livello { $level } su { $full }, { $seconds } s per mossa
opponent = È { $name }. { $character }
character =
    { $name ->
        [Miu] Un gattino: spinge quello che ha vicino, e si stupisce di quello che succede.
        [Tia] Una bambina: prende quello che vede, e dimentica che poi tocca a te.
        [Hori] Uno scolaro: attento in una mossa e frettoloso in quella dopo.
        [Sati] Uno scriba: legge la tua prossima mossa, ma quasi mai quella dopo.
        [Ani] Un costruttore: ha un piano, e non vede quello che è ben nascosto.
       *[Akhet] L'orizzonte: forza massima, e irraggiungibile.
    }
plays-at = Il motore gioca al { $strength }.
plays-at-now = Il motore gioca al { $strength }; livello N o NOME lo cambia.
type-move =
    { $game ->
        [labyrinth] Scrivi un turno come { $move } (freccia, direzione della tessera, casella della pedina), regole o aiuto.
       *[laser] Scrivi una mossa come { $move }, regole o aiuto.
    }
type-help = Scrivi aiuto per vedere i comandi.
small-board = La finestra è piccola, e così anche il tabellone: quello grande vuole { $columns } per { $rows } caratteri.
small-maze = La finestra è piccola, e così anche il labirinto: quello grande vuole { $columns } per { $rows } caratteri.
how-laser =
    Una mossa è fatta di due caselle, c5b4, o di una casella e un giro: c5R in senso
    orario, c5L in senso antiorario. Tab completa una parola, la freccia in su
    richiama le righe di prima. Valgono anche i comandi inglesi.
how-labyrinth =
    Un turno è una parola sola: { $move } inserisce la tessera libera alla freccia { $arrow },
    girata { $turn }, e poi la pedina va in { $to }. La tessera com'è disegnata si chiama n;
    e, s e w sono uno, due e tre quarti di giro in senso orario. Una tessera dritta ha
    solo n ed e. Tab completa una parola, la freccia in su richiama le righe di prima.
    Valgono anche i comandi inglesi.
how-puzzle =
    Una mossa è fatta di due caselle, c5b4, o di una casella e un giro: c5R in senso
    orario, c5L in senso antiorario. Una mossa che non vince in tempo non viene
    giocata. Valgono anche i comandi inglesi.
how-mistakes =
    Una mossa è fatta di due caselle, c5b4, o di una casella e un giro: c5R in senso
    orario, c5L in senso antiorario. Se anche la tua mossa è un errore, non viene
    giocata. Valgono anche i comandi inglesi.

## The rules in short, and what the signs mean

rules-laser =
    Lo scopo: colpisci il Re dell'altro con il tuo Laser.
    Quando tocca a te, sposta un pezzo in una casella accanto, anche in diagonale, o giralo di un quarto. { $kings ->
        [turn] Girano anche i Re.
       *[stay] I Re non girano.
    } I Laser restano nel loro angolo e girano soltanto.
    Poi il tuo Laser spara, ogni volta. Gli specchi deviano il raggio e gli scudi lo fermano. Un pezzo colpito in un altro punto viene tolto, anche se è tuo.
    Uno Scambiatore può anche scambiarsi di posto con un Deflettore o un Difensore vicino, di chiunque sia.
    Se il tuo Re viene colpito hai perso, chiunque abbia sparato. Quando il tabellone è uguale per la terza volta, puoi chiedere il pareggio.
    Una mossa è fatta di due caselle, come c5b4, o di una casella e un giro: c5R a destra (in senso orario), c5L a sinistra.
    segni spiega i segni, e cosa c5 una casella. Le lezioni di akhet gui insegnano il gioco; tutte le regole sono in docs/rules.it.md.
legend-laser =
    Le lettere di Blu sono maiuscole, quelle di Rosso minuscole.
    K k  Re: qualunque raggio lo colpisce.
    S s  Scambiatore: uno specchio a due facce. Non viene mai colpito.
    P p  Deflettore: un solo specchio. Un raggio da dietro lo colpisce.
    D d  Difensore: uno scudo, la barra spessa. Un raggio che evita lo scudo lo colpisce.
    L l  Laser: spara dove punta la sua freccia. Non viene mai colpito.
    Una linea da angolo ad angolo è uno specchio, un punto una casella vuota, una stella un colpo a segno.
    Sotto il tabellone c'è scritto come è disegnato ogni raggio.
    Negli angoli delle caselle del bordo, sul tabellone grande:
    '    qui può stare solo Rosso
    :    qui può stare solo Blu
    Il nord è dalla parte della riga 8, l'est dalla parte della colonna j.
rules-labyrinth =
    Lo scopo: trova per primo i tesori delle tue carte, { $order ->
        [any] nell'ordine che vuoi
       *[fixed] uno dopo l'altro
    }{ $home ->
        [none] { "" }
        [square] , e finisci ancora un turno, dovunque
        [exit] , ed esci dal labirinto da un'apertura qualsiasi del bordo
       *[home] , e torna al tuo punto di partenza
    }.
    Il labirinto si muove. Quando tocca a te, prima inserisci la tessera libera a una freccia, girata come vuoi. Tutta la fila avanza di una casella, e la tessera che esce dall'altra parte è la prossima libera. Da dove è uscita non può rientrare subito.
    Le pedine viaggiano sulle loro tessere. Una pedina che esce rientra dall'altra parte.
    Poi la tua pedina va per i corridoi, fin dove arrivano, o resta ferma. Se ti fermi sul tuo tesoro, l'hai trovato. Solo tu vedi la tua prossima carta.
    Un turno è una parola sola: freccia, direzione della tessera, casella della pedina. aiuto dà un esempio.
    segni spiega i segni, e cosa c5 una casella. Le lezioni di akhet gui insegnano il gioco; tutte le regole sono in docs/labyrinth.it.md.
legend-labyrinth =
    A - X    i tesori; cosa c5 dice quale c'è in c5
    b y o g  le pedine di Blu, Giallo, Arancione e Verde
    { "*" }        davanti a chi deve giocare
    ?        una carta che non puoi vedere
    Un labirinto grande mostra i muri, uno piccolo i corridoi.
    Le frecce mostrano dove si può inserire la tessera libera. Alla croce non si può: di lì è uscita l'ultima.
    Le righe accanto o sotto il labirinto dicono dove sono tutti, che cosa cerchi e che cosa è stato trovato.
    Il nord è dalla parte della riga 7, l'est dalla parte della colonna g.

## Turns

prompt-over = partita finita>
prompt-call = { $player }, premi Invio>
call =
    Tocca { $player ->
        [Arancione] ad
       *[other] a
    } { $player }. { $player }, premi Invio quando nessun altro vede lo schermo.
not-called =
    Tocca { $player ->
        [Arancione] ad
       *[other] a
    } { $player }: prima { $player } deve premere Invio.
thinking = { $player } sta pensando (Ctrl-C: gioca subito)
depth = profondità { $depth }
search-failed = Errore del programma: la ricerca è fallita; il motore fa una mossa permessa qualunque.
paused = Pausa: scrivi vai per continuare.
leave = Scrivi esci per smettere, o premi ancora Ctrl-C.
claims = { $player } chiede il pareggio.
may-claim = È la { $times }ª volta che il tabellone è così: scrivi patta per chiedere il pareggio.
hint = Il motore giocherebbe { $move }
hint-details = ({ $score }, profondità { $depth }): { $line }
no-move-played = Nessuno ha ancora giocato.
taken-back = Annullato: { $moves }.
claim-back = La richiesta di pareggio è annullata, la partita continua.
resignation-back = { $player } non abbandona più, la partita continua.
goes-on = La partita continua.
saved = '{ $file }' è salvato.
saved-over = '{ $file }' è salvato e prende il posto del file vecchio.
loaded =
    '{ $file }' è caricato: { $plies ->
        [one] 1 mossa giocata
       *[other] { $plies } mosse giocate
    }.

## The end

game-over = La partita è finita: { $end }.
already-over = la partita è finita: { $end }
won = { $player } ha vinto
won-by-king =
    { $winner } ha vinto, il Laser { $shooter ->
        [blue] blu
       *[red] rosso
    } ha colpito il Re in { $square }
won-by-loss = { $player } ha vinto, { $loss }
won-by-nobody = { $loss }, nessuno ha vinto
drawn = pareggio, il tabellone è stato uguale tre volte
resigned = { $player } ha abbandonato
lost = { $player } ha perso ({ $reason })
reason =
    { $reason ->
        [IllegalMove] mossa vietata
        [Time] tempo scaduto
        [Crash] guasto
        [Hang] nessuna risposta
        [BrokenPipe] collegamento interrotto
        [ResignAdjudication] partita fermata, la posizione era persa
        [MaxPlies] troppe mosse
        [KingHit] Re colpito
        [TreasuresFound] tesori trovati
       *[other] non si sa perché
    }

## Refusals

no-word = '{ $word }' non è né una mossa né un comando; { $hint }
no-command = il comando '{ $word }' non c'è; { $hint }
did-you-mean = volevi dire { $near }?
try-help = scrivi aiuto per vedere i comandi
near = ; volevi dire { $near }?
unexpected = qui '{ $word }' non ci va
no-file = manca il nome del file
not-utf8 = la riga non è testo UTF-8
engine-no-move = il motore non trova nessuna mossa
nothing-to-undo = non c'è nessuna mossa da annullare
nothing-of-yours = non c'è nessuna tua mossa da annullare
fewer-turns = non ci sono { $turns } turni da annullare
no-level = '{ $word }' non è un livello: un livello è un numero da 0 a 20 o un nome, per esempio Miu
square-missing = manca la casella, per esempio cosa c5
line-missing = manca il suo nome, per esempio riga 5 o colonna c
no-line =
    '{ $word }' non è una { $line ->
        [rank] riga
       *[file] colonna
    } di questo tabellone
all-known = di quella partita si conoscono tutte le carte: non è una partita da seguire a un tavolo vero
some-unknown = la posizione ha carte sconosciute: comincia con --fen per seguire una partita a un tavolo vero
nobody-there = in questa partita nessuno gioca come { $player }
cannot-save = non riesco a salvare '{ $file }': { $error }
cannot-load = non riesco a caricare '{ $file }': { $error }
file-not-utf8 = il file non è testo UTF-8
file-exists = il file c'è già, e non è una partita salvata
no-puzzle = il problema { $number } non c'è: vanno da 1 a { $count }
no-puzzle-number = '{ $word }' non è il numero di un problema
no-move = '{ $word }' non è una mossa: { $error }
no-square =
    { $game ->
        [labyrinth] '{ $word }' non è una casella: una casella è una colonna dalla a alla g e una riga da 1 a 7
       *[laser] '{ $word }' non è una casella: una casella è una colonna dalla a alla j e una riga da 1 a 8
    }
no-setup = la disposizione '{ $word }' non c'è; ci sono { $setups }

## Laser Chess

caption-to-move = Tocca a { $player }, mossa { $number }
caption-beams = raggi:
caption-shot = tiro dopo { $move }:
played = { $player } gioca { $move }: { $shot }.
shot-hits = il Laser colpisce { owned-on }
shot-removes = il Laser toglie { owned-on }
shot-removes-own = il Laser toglie un pezzo suo, { owned-on }
shot-ends = il tiro finisce contro { owned-on }
shot-leaves = il tiro esce dal tabellone
in-moves =
    in { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
wins-in = vince { in-moves }
loses-in = perde { in-moves }
square-empty = { $square } è vuota
not-yours = in { $square } c'è { owned }, ma tocca a { $mover }
no-move-of = { owned-on } non può muoversi
no-legal-move = { $player } non può muovere
only-player = Qui possono stare solo i pezzi di { $player }.
no-beam = Adesso qui non arriva nessun raggio.
faces-king = Qualunque raggio lo colpisce, e allora la partita è finita.
faces-switch = Il suo specchio sta così, { $mirror }, e ha due facce: nessun raggio lo colpisce.
faces-deflector = Il suo specchio guarda a { $first } e a { $second }. Un raggio da { $third } o da { $fourth } lo colpisce.
faces-defender = Il suo scudo guarda a { $way }. Un raggio da ogni altro lato lo colpisce.
faces-laser = Spara verso { $way }. Nessun raggio lo colpisce.
stands-switch =
    { piece } { $square } { $mirror ->
        [falling] dall'alto a sinistra al basso a destra
       *[rising] dal basso a sinistra all'alto a destra
    }
stands-deflector = { piece } { $square } con lo specchio a { $first } e a { $second }
stands-defender = { piece } { $square } con lo scudo a { $way }
stands-laser = { piece } { $square } che punta verso { $way }
line-empty =
    La { $line ->
        [rank] riga
       *[file] colonna
    } { $name } è vuota.
line-pieces =
    Nella { $line ->
        [rank] riga
       *[file] colonna
    } { $name }: { $pieces }.
line-piece = { $piece } ({ $player })
threat-none = Se adesso toccasse a { $mover }, nessun tiro colpirebbe un pezzo di { $owner }.
threat = Se adesso toccasse a { $mover }, { $move } colpirebbe { owned-on }.
threat-others = Altri tiri colpirebbero { $pieces }.
passage = Il raggio di { $player } arriva da { $from } e { $does }.
does-go-on = va dritto
does-turn = gira verso { $to }
does-stop-shield = si ferma contro lo scudo
does-stop = si ferma qui
does-hit = adesso lo colpirebbe
beam-from = Il raggio di { $player } parte da { $square }
beam-leg = verso { $way } fino a { $square }
beam-shield = { $path }, dove lo ferma lo scudo { owned.of }.
beam-hit = { $path }, dove colpirebbe { owned }.
beam-ends = { $path }, dove finisce contro { owned }.
beam-out = { $path } ed esce dal tabellone.
term =
    { $term ->
        [king-nearness] Re: vicinanza
        [king-exposure] Re: pericolo
        [coverage] copertura
        [far-coverage] copertura lunga
        [king-shelter] Re: riparo
        [beam-reach] raggio: strada
        [beam-mirrors] raggio: specchi
        [beam-end] raggio: fine
       *[network] rete
    }
worth = Quanto vale ogni pezzo per il suo giocatore:
score-for = Il valore per { $player }, in centinaia di punti: { $score }
book-empty = Questa posizione non è nel libro.
book-columns = mossa  valore  prof. partite vinte  pari perse

## Why a move of Laser Chess is refused

move-from = non comincia con una casella da a1 a j8
move-to = dopo la prima casella ci vuole una casella da a1 a j8 o un giro, R o L
move-same = le due caselle sono uguali
illegal-not-yours =
    { piece } in { $square }: non è di { $mover ->
        [blue] Blu
       *[red] Rosso
    }, a cui tocca giocare
illegal-laser-moves = il Laser in { $square } non si sposta mai, gira soltanto
illegal-laser-turn = il Laser in { $square } può guardare solo a { $way } ({ $letter })
illegal-king-turns = un Re non gira (l'opzione KingTurns è disattivata)
illegal-too-far = { $from } e { $to } non sono vicine, un pezzo si sposta di una casella sola
illegal-closed = { $square } è vietata a { $player }
illegal-occupied = { $square } è occupata, solo uno Scambiatore può scambiarsi di posto
illegal-swap = uno Scambiatore non si scambia con il pezzo in { $square } ({ piece })
illegal-swap-closed = lo scambio porterebbe { owned-on }, e quella casella gli è vietata (l'opzione SwapOntoClosed è disattivata)
no-claim = ancora niente pareggio: il tabellone è stato così { $times } volte delle 3 che servono

## Puzzles and mistakes

puzzle-intro =
    Problemi: trova l'unica mossa con cui Blu vince in tempo, qualunque cosa faccia Rosso.
    Scrivi la tua mossa, o aiuto.
puzzle-number = Problema { $number } di { $count }, difficoltà { $grade } su 5.
puzzle-task =
    Blu muove e vince { $moves ->
        [1] subito
       *[other] in { $moves } mosse
    }.
puzzle-over = Il problema è finito: scrivi avanti per il prossimo.
puzzle-wrong =
    { $move } non vince { $moves ->
        [1] subito
       *[other] in { $moves } mosse
    }. Riprova.
puzzle-solved = Risolto: { $streak } di fila. Scrivi avanti per il prossimo.
puzzle-helped = Risolto, con un aiuto. Scrivi avanti per il prossimo.
puzzle-solution = La soluzione: { $line }. Scrivi ancora per giocarla, o avanti.
interrupted = Interrotto.
interrupted-back = Interrotto: la mossa è annullata.
interrupted-unplayed = Interrotto: la mossa non è giocata.
interrupted-unjudged = Interrotto: la mossa non è giudicata.
interrupted-games = Interrotto: le altre partite non sono esaminate.
prompt-next = avanti>
name-turn = Gira { owned-on }.
name-move = Sposta { owned-on }.
mistakes-intro =
    Esercitati su { $count } { $count ->
        [one] errore
       *[other] errori
    } di { $player }: trova una mossa migliore di quella giocata.
    Scrivi la tua mossa, o aiuto.
mistakes-none = Non c'è nessun errore di { $player } su cui esercitarsi.
mistakes-left = Non c'è più niente su cui esercitarsi.
mistakes-found = Ne hai trovati { $found } su { $count } senza errori e senza aiuto.
mistakes-again =
    { $count ->
        [one] Scrivi ancora per provare l'ultimo, o esci.
       *[other] Scrivi ancora per provare gli altri { $count }, o esci.
    }
mistake-name = Partita { $game }, { $blue } - { $red }: { $number } { $move }
mistake-number = Errore { $number } di { $count }. { $name }, { $fault }.
mistake-good = { $name }: a guardare meglio, non era un errore.
mistake-task = Tocca a { $player }: trova una mossa migliore.
mistake-next = Scrivi avanti per il prossimo.
mistake-wrong = { $answer } Riprova.
mistake-right = { $praise } Scrivi avanti per il prossimo.
mistake-solution = { $best }. Scrivi ancora per provarci, o avanti.
fault-lost = { $verdict }: persi { $points } punti su 100
fault-loses = { $verdict }: costa { $points } punti su 100
verdict =
    { $mark ->
        [inaccuracy] imprecisione
        [mistake] errore
       *[blunder] errore grave
    }
missed-win = mancata una vittoria in { $count }
best-line = La linea migliore: { $line }
best-line-wins = La linea migliore vince { in-moves }: { $line }
praise-slower = Vince, ma più lentamente: { in-moves }. { $best }.
praise-best = Giusto: la mossa migliore.
praise-missed = Giusto, ma c'era una vittoria. { $best }.
praise = Giusto. { $best }.
answer-wins = { $fault } { $player } vince { in-moves }: { $line }.
answer = { $fault } { $player } risponde { $line }.
whose = Gli errori di chi? Scrivi un nome: { $names }; oppure blu, rosso o tutti.
prompt-whose = giocatore>
both = tutti
both-players = tutti e due
nobody-named = in queste partite nessuno si chiama '{ $word }'

## Labyrinth

deal-greeting = È la partita numero { $seed }: --deal { $seed } la rigioca.
deal-number = È la partita numero { $seed }: nuova { $seed } la rigioca.
deal-unknown = Il numero di questa partita non si conosce.
maze-on = { $player }: { $square }
maze-won = ha vinto
maze-ends-anywhere = può finire dovunque
maze-exit = cerca un'uscita
maze-home = alla partenza in { $square }
maze-looks = cerca
maze-found = trovati:
maze-spare = libera
cards-left =
    { $count ->
        [0] nessuna carta rimasta
        [one] ancora 1 carta
       *[other] ancora { $count } carte
    }
turn = { $player } gioca { $move }.
turn-won =
    { $player } gioca { $move } e { $end ->
        [square] finisce la partita
        [exit] esce dal labirinto
       *[home] è di nuovo al punto di partenza
    }.
turn-uncovers = { $player } gioca { $move } e scopre { $treasure }, { cards-left }.
cards-found = { $player } ha trovato { $letters }
cards-none = { $player } non ha trovato niente
cards-won = { $found } e ha vinto.
cards-known = { $found }, { cards-left }, cerca { $letters }.
cards-hidden = { $found }, { cards-left }.
cards-done =
    { $found }, { cards-left }, { $end ->
        [square] può finire la partita dovunque
        [exit] cerca un'uscita
       *[home] torna al punto di partenza in { $home }
    }.
chance = { $percent }% di probabilità di vincere
wins-this-turn = vince in questo turno
wins-in-turns = vince in { $turns } turni
loses-by-force = un altro giocatore vince di sicuro
tile =
    { $square }: una tessera { $kind ->
        [fixed] fissa
       *[loose] mobile
    }, aperta a { $sides }
tile-treasure = { $tile }, con il tesoro { $letter }, { the-treasure }
tile-home = È il punto di partenza di { $player }.
tile-pawns =
    { $count ->
        [one] Qui c'è la pedina di { $players }.
       *[other] Qui ci sono le pedine di { $players }.
    }
tile-target = { $player } deve venire qui.
tile-closed = La sua freccia è chiusa: di qui è uscita l'ultima tessera.
tile-arrow = Qui si può inserire la tessera libera, alla freccia { $arrow }.
pawn = La pedina di { $player } è in { $square }, il suo punto di partenza è { $home }.
spare =
    La tessera libera è { $shape ->
        [straight] dritta
        [corner] una curva
       *[t] una T
    }
spare-treasure = { spare }, con il tesoro { $letter }, { the-treasure }
spare-closed = Non può entrare in { $arrow }: di lì è uscita l'ultima.
none-begins = nessun turno permesso comincia con '{ $word }'
no-seed = '{ $word }' non è il numero di una partita: è un numero da 0 a 18446744073709551615
no-deal = con questi giocatori non si può cominciare un'altra partita
new-followed = una partita seguita a un tavolo vero comincia con --fen
see-moves = { $error }; vedi mosse { $slide }

## Why a move of Labyrinth is refused

slide-arrow = non comincia con una freccia: { $arrows }
slide-orientation = dopo la freccia ci vuole la direzione della tessera, n e s o w
slide-end = dopo la direzione della tessera non ci va niente
maze-move-to = dopo la direzione della tessera ci vuole la casella della pedina, da a1 a g7
maze-move-mark = dopo la casella ci può stare solo !, per una carta scoperta
maze-move-next = dopo ! ci può stare solo la lettera dalla A alla X della prossima carta
illegal-arrow = la freccia { $arrow } è chiusa, di lì è uscita l'ultima tessera
illegal-unreachable = dopo la spinta la pedina di { $player } è in { $from } e non può andare in { $to }
illegal-mark = '!' è sbagliato: { $player } non può scoprire una carta in { $square }
illegal-free-order = con FreeOrder non c'è una prossima carta da guardare
illegal-no-next = { $player } non ha più carte da guardare
illegal-other-next = la prossima carta di { $player } è { $known }, non { $named }
illegal-elsewhere = la prossima carta non può essere { $treasure }: è un'altra carta di { $player }
illegal-no-tile = la prossima carta non può essere { $treasure }: nessuna tessera la mostra

## At a real table

table-treasure = { the-treasure } ({ $letter })
table-found = { $player } ha trovato: { table-treasure }, { cards-left }.
table-mine = Tu cerchi: { table-treasure }.
table-question = Quale carta cerchi? Scrivi cerco e il suo tesoro, per esempio cerco chiave.
table-remark = Se { $player } mostra la carta { table-treasure }, scrivi trovato.
advice = Consiglio: { $move }
not-followed = di questa partita si conoscono tutte le carte; serve per un tavolo vero, con ? per le carte nella posizione
found-usage = scrivi trovato, o il giocatore e il tesoro, per esempio trovato arancione campana
found-nothing = nessun turno è appena finito su un tesoro; scrivi giocatore e tesoro, per esempio trovato arancione campana
mine-usage = scrivi il tesoro della tua carta, per esempio cerco chiave
no-player = '{ $word }' non gioca in questa partita
no-treasure = '{ $word }' non è un tesoro: un tesoro è una lettera dalla A alla X o il suo nome, per esempio chiave
false-sealed = di una partita sigillata si conoscono già le carte
false-turn = nessun turno di { $player } è finito su { $treasure }
false-elsewhere = non è { $treasure }: è un'altra carta di { $player }
false-no-card = { $player } non ha più carte
false-all-known = le carte di { $player } si conoscono tutte
false-before = { $player } ha già finito un turno su { $treasure }, e l'avrebbe scoperta
false-at = al turno { $number }, '{ $move }': { $error }
