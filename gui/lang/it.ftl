## Termini

-king = { NAMES() ->
    [khet] { $form ->
        [many] Faraoni
       *[one] Faraone
    }
   *[akhet] Re
}
-switch = { NAMES() ->
    [khet] { $form ->
        [many] Scarabei
       *[one] Scarabeo
    }
   *[akhet] { $form ->
        [many] Scambiatori
       *[one] Scambiatore
    }
}
-deflector = { NAMES() ->
    [khet] { $form ->
        [a] una Piramide
        [A] Una Piramide
        [the] la Piramide
        [The] La Piramide
        [of] della Piramide
        [your] la tua Piramide
        [Your] La tua Piramide
        [many] Piramidi
       *[one] Piramide
    }
   *[akhet] { $form ->
        [a] un Deflettore
        [A] Un Deflettore
        [the] il Deflettore
        [The] Il Deflettore
        [of] del Deflettore
        [your] il tuo Deflettore
        [Your] Il tuo Deflettore
        [many] Deflettori
       *[one] Deflettore
    }
}
-defender = { NAMES() ->
    [khet] { $form ->
        [the] l’Anubi
        [The] L’Anubi
       *[one] Anubi
    }
   *[akhet] { $form ->
        [the] il Difensore
        [The] Il Difensore
       *[one] Difensore
    }
}
-laser = { NAMES() ->
    [khet] { $form ->
        [the] la Sfinge
        [The] La Sfinge
        [your] la tua Sfinge
        [Your] La tua Sfinge
        [many] Sfingi
       *[one] Sfinge
    }
   *[akhet] { $form ->
        [the] il Laser
        [The] Il Laser
        [your] il tuo Laser
        [Your] Il tuo Laser
       *[one] Laser
    }
}
piece = { $kind ->
    [K] { -king }
    [S] { -switch }
    [P] { -deflector }
    [D] { -defender }
    [L] { -laser }
   *[other] pezzo
}
piece-deed = { $kind ->
    [K] Se un raggio lo colpisce, da qualsiasi lato, il suo giocatore perde.
    [S] Uno specchio a due facce: nessun raggio lo colpisce. Può scambiarsi di posto con { -deflector(form: "a") } o un { -defender } vicino.
    [P] Il suo specchio fa girare il raggio. Un raggio da dietro invece colpisce.
    [D] Il suo scudo ferma il raggio. Un raggio da un altro lato invece colpisce.
   *[L] Spara dopo ogni mossa del suo giocatore. Non lascia mai il suo angolo, e ferma ogni raggio senza danni.
}
color = { $color ->
    [blue] Blu
    [yellow] Giallo
    [orange] Arancione
    [green] Verde
   *[red] Rosso
}
picture = { $treasure ->
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
    [Q] Penna d’oca
    [R] Anello
    [S] Spada
    [T] Tridente
    [U] Urna
    [V] Violino
    [W] Bacchetta magica
    [X] Xilofono
   *[own] { $name }
}
    .the = { $treasure ->
        [A] l’Amuleto
        [B] la Campana
        [C] la Corona
        [D] il Drago
        [E] lo Smeraldo
        [F] la Piuma
        [G] il Calice
        [H] l’Elmo
        [I] l’Ibis
        [J] la Giara
        [K] la Chiave
        [L] la Lampada
        [M] la Maschera
        [N] la Collana
        [O] il Gufo
        [P] la Perla
        [Q] la Penna d’oca
        [R] l’Anello
        [S] la Spada
        [T] il Tridente
        [U] l’Urna
        [V] il Violino
        [W] la Bacchetta magica
        [X] lo Xilofono
       *[own] { $name }
    }
common-analyse = Analizza
common-cancel = Annulla
common-clear = Svuota
common-close = Chiudi
common-copy = Copia
common-copy-link = Copia il link
common-engine = Motore
common-flip = Ruota
common-flip-board = Ruota il tabellone
common-hint = Aiuto
common-link-copied = Link copiato
common-open = Apri
common-percent = { $percent }%
common-play-from-here = Gioca da qui
common-redo = Ripeti
common-setting-up = Preparo il tabellone…
common-share = Condividi
common-skip = Salta
common-stop = Ferma
common-thinking = sta pensando…
common-try-again = Riprova
common-undo = Annulla
common-game = { $game ->
    [labyrinth] Labyrinth
   *[laserchess] Laser Chess
}
common-how-to-play = Come si gioca
common-play-with-friend = Gioca con un amico
common-with = { $what }, { $more }

## board: i tabelloni dei due giochi

piece-owned = { $color ->
    [none] il pezzo
   *[other] { $kind ->
        [K] il { -king }
        [S] lo { -switch }
        [P] { -deflector(form: "the") }
        [D] { -defender(form: "the") }
       *[L] { -laser(form: "the") }
    } di { color }
}
board-side = { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}
board-stance = { $kind ->
    [P] { $side ->
        [n] con lo specchio verso nord ed est
        [e] con lo specchio verso est e sud
        [s] con lo specchio verso sud e ovest
       *[w] con lo specchio verso ovest e nord
    }
    [S] { $side ->
        [n] in diagonale dall’alto a sinistra al basso a destra
        [s] in diagonale dall’alto a sinistra al basso a destra
       *[other] in diagonale dal basso a sinistra all’alto a destra
    }
    [D] con lo scudo verso { board-side }
   *[L] che punta verso { board-side }
}
board-piece-named = { piece } di { color }
board-piece = { $kind ->
    [K] { board-piece-named }
   *[other] { board-piece-named } { board-stance }
}
board-piece-on = { $kind ->
    [K] { board-piece-named } { $square }
   *[other] { board-piece-named } { $square } { board-stance }
}
board-own-piece-on = { $kind ->
    [K] { piece } { $square }
   *[other] { piece } { $square } { board-stance }
}
board-piece-at = { piece-owned } in { $square }
board-empty = vuota
board-square-empty = { $square } è vuota.
board-shot-out = il tiro esce dal tabellone { $side ->
    [n] in alto
    [e] a destra
    [s] in basso
   *[w] a sinistra
}
board-shot-hit = il tiro colpisce { piece-owned } in { $square }
board-shot-laser = il tiro finisce contro { piece-owned } in { $square }
board-shot-shield = { piece-owned } in { $square } ferma il tiro con lo scudo
board-reply = Il raggio di { $by } poi colpirebbe { piece-owned } in { $square }.
board-mover = { $color ->
    [none] Il pezzo in { $square }
   *[other] { $kind ->
        [K] Il { -king }
        [S] Lo { -switch }
        [P] { -deflector(form: "The") }
        [D] { -defender(form: "The") }
       *[L] { -laser(form: "The") }
    } di { color } in { $square }
}
board-move-turns = { $turn ->
    [R] { board-mover } gira in senso orario
    [L] { board-mover } gira in senso antiorario
   *[either] { board-mover } gira
}
board-move-goes = { board-mover } va in { $to }
board-move-swaps = { board-mover } si scambia di posto con { $other } in { $to }
board-move-alone = { $move }.
board-move-shot = { $move }; { $shot }.
board-board = Tabellone
board-help = Le frecce vanno da una casella all’altra, Invio sceglie e gioca, R e L girano il pezzo, Esc annulla.
board-selected = scelta
board-destination = si può andare qui
board-can-move = può muoversi
board-square-selected = { $square }: scelta.
board-play-move = Gioca questa mossa
board-turn = { $turn ->
    [R] Gira in senso orario
    [L] Gira in senso antiorario
   *[either] Gira
}
board-king-threatened = Il tuo { -king } sarebbe colpito
board-no-canvas = questo browser non può disegnare l’immagine
board-no-png = non è stato possibile creare il PNG
board-level-word = { $word ->
    [full] Forza massima
    [expert] Esperto
    [strong] Forte
    [skilled] Abile
    [steady] Solido
    [casual] Tranquillo
    [easy] Facile
   *[beginner] Principiante
}
board-level = Livello { $level }
board-level-named = { $name }, livello { $level }
board-named-levels = Livelli con nome
board-level-is = { $name }: { app-opponent }
board-level-above = Più forte di { $name }: { app-opponent }
board-name = Nome
board-time = Tempo
board-time-move = Tempo per mossa
board-no-clock = Senza orologio
board-clocks-for = Orologi per { $all ->
    [both] tutti e due
   *[all] tutti
}
board-days = Giorni per una mossa
board-days-each = Giorni per ogni mossa
board-days-note = Nessuno deve aspettare: quando è il tuo turno, torna con il link del tuo posto.
board-engine-time = Tempo del motore per mossa
board-seconds-most = secondi al massimo
board-minutes-seconds = Minuti + secondi per mossa
board-each-side = Per ciascuno
board-minutes = minuti
board-each-move = Per ogni mossa
board-seconds-more = secondi in più
board-pace-clocks = orologi: { $minutes } min + { $increment } s
board-pace-move = { $seconds } s per mossa
board-pace-none = senza orologio
board-setup-khet = { $name } in Khet
board-setup = Disposizione
board-clock = Orologio di { $name }
board-due = Scade { $due }
board-clock-due = Orologio di { $name }: { $left }, scade { $due }
board-copy-field = Copia: { $label }
board-copy-selected = Il browser non permette alla pagina di copiare. Il testo è selezionato: copialo tu.
board-copy-text = Il browser non permette alla pagina di copiare. Ecco il testo: { $text }
board-copy-picture = Questo browser non permette alla pagina di copiare immagini. Salva il PNG.
board-moves = Mosse
board-moves-none = Le mosse compaiono qui.
board-turns-none = I turni compaiono qui.
board-hits = colpisce { piece-owned }
board-walk = Scorri la partita
board-first = Prima posizione
board-back = Una mossa indietro
board-forward = Una mossa avanti
board-last = Ultima posizione
board-pgn-file = File PGN…
board-pgn-drop = o trascinane uno in un punto qualsiasi della pagina
board-thinking = sta pensando
board-score-sign = + è un vantaggio per Blu
board-depth = profondità <b>{ $depth }</b>
board-nodes = <b>{ $count }</b> nodi
board-speed = <b>{ $count }</b>/s
board-chances = Vince Blu { $blue }%, pareggio { $draw }%, vince Rosso { $red }%
board-expected = Il risultato atteso di Blu è { $blue }%
board-lost = { color } ha perso { $pieces }
board-lost-kind = { $count } × { piece }
board-words-welcome = Scrivi una mossa o una domanda. Con help vedi che cosa puoi scrivere. Il tasto / porta qui, Esc chiude il campo.
board-words = Mosse e domande
board-words-said = Che cosa è stato detto
board-words-field = Mossa o domanda
board-words-example = Una mossa, what c5, help
board-words-close = Chiudi il campo
board-words-none = Adesso qui non c’è un tabellone.
board-words-near = Non conosco { $word }. Volevi dire { $near }?
board-words-unknown = Non conosco { $word }. Con help vedi che cosa puoi scrivere.
board-over = La partita è finita.
board-not-now = Adesso non puoi muovere.
board-refused = { $move } non si può giocare
board-clocks-none = Qui non ci sono orologi.
board-clocks = { $clocks }.
board-clock-left = { color } ha ancora { $left }
board-ask-square = Scrivi una casella da { $first } a { $last }, come in what { $example }.
board-ask-rank = Scrivi una riga, da 1 a { $last }, come in rank { $example }.
board-ask-file = Scrivi una colonna, dalla a alla { $last }, come in file c.
board-no-last = Non è stata ancora giocata nessuna mossa.
board-laser-help = Mosse: c5R o turn c5 right; h2h3 o h2 to h3. Domande: what c5; rank 5; file c; pieces; beam: dove puntano i due raggi; last: l’ultima mossa; threat: che cosa potrebbe colpire l’altro se adesso toccasse a lui; moves o moves c5; clock; help.
board-no-move = Nessuna mossa possibile per { board-piece-at }.
board-not-your-piece = In { $square } c’è { piece-owned }, ma è il turno di { $turn }.
board-ground = qui può stare solo { color }
board-leg-to = { board-side } fino a { $to }
board-beam-out = Il raggio di { $by } parte da { $from }, va verso { $way } ed esce dal tabellone.
board-beam-hit = Il raggio di { $by } parte da { $from } e va verso { $way }: lì colpirebbe { piece-owned }.
board-beam-shield = Il raggio di { $by } parte da { $from } e va verso { $way }: lì { piece-owned } lo ferma con lo scudo.
board-beam-laser = Il raggio di { $by } parte da { $from } e va verso { $way }: lì finisce contro { piece-owned }.
board-no-beam = Adesso qui non arriva nessun raggio.
board-passage = Il raggio di { color } viene da { $from ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
} e { $does ->
    [straight] va dritto
    [to-n] gira verso nord
    [to-e] gira verso est
    [to-s] gira verso sud
    [to-w] gira verso ovest
    [hit] adesso colpirebbe
    [shield] si ferma contro lo scudo
   *[laser] si ferma qui
}.
board-line = { $line ->
    [rank] Nella riga { $name }: { $pieces }.
   *[file] Nella colonna { $name }: { $pieces }.
}
board-line-empty = { $line ->
    [rank] La riga { $name } è vuota.
   *[file] La colonna { $name } è vuota.
}
board-pieces = { color }: { $pieces }.
board-no-threat = Se adesso muovesse { $mover }, nessun tiro colpirebbe un pezzo di { color }.
board-best-threat = Se adesso muovesse { $mover }, { $move } colpirebbe { $piece }.
board-other-threats = Altri tiri colpirebbero { $pieces }.
board-tile = { $sides ->
    [none] { board-tile-shape }
   *[other] { board-tile-shape } aperta { $sides }
}{ $treasure ->
    [none] { "" }
   *[other] { " con " }{ picture.the }
}
board-tile-shape = { $shape ->
    [i] dritta
    [c] curva
    [t] T
   *[other] { $tile }
}
board-open-side = { $side ->
    [n] in alto
    [e] a destra
    [s] in basso
   *[w] a sinistra
}
board-pawn = pedina di { color }
board-home = punto di partenza di { color }
board-arrow = freccia { $arrow }, spinge { $side ->
    [n] la colonna { $line } verso l’alto
    [e] la riga { $line } verso destra
    [s] la colonna { $line } verso il basso
   *[w] la riga { $line } verso sinistra
}{ $state ->
    [closed] , chiusa
    [held] , scelta
    [open] , si può spingere
   *[waits] { "" }
}
board-slide = Entra in { $arrow }: { $tile }. { $count ->
    [one] Si può arrivare in { $count } casella.
   *[other] Si può arrivare in { $count } caselle.
}
board-advice = inserisci in { $arrow }{ $sides ->
    [none] , poi
   *[other] , con la tessera aperta { $sides }, poi
} { $goes ->
    [stays] resta lì
   *[goes] vai in { $to }
}
board-your-turn = Tocca a te: { $step }
board-step = fai scorrere, poi muovi.
board-step-keys = vai a una freccia con i tasti freccia, gira la tessera con R o L, poi Invio.
board-step-keys-walk = { $stays ->
    [true] ora vai a una casella segnata con i tasti freccia, poi Invio, oppure S per restare.
   *[false] ora vai a una casella segnata con i tasti freccia, poi Invio.
}
board-step-keys-go = Invio va in { $to }.
board-step-walk = { $by ->
    [touch] ora tocca una casella segnata per andarci.
   *[mouse] ora fai clic su una casella segnata per andarci.
}
board-step-again = { $by ->
    [touch] tocca ancora { $to } per andarci.
   *[mouse] fai di nuovo clic su { $to } per andarci.
}
board-arrow-closed = La freccia { $arrow } è chiusa: lì è uscita l’ultima tessera.
board-no-way = Dopo questa spinta non si arriva in { $to }.
board-turn-told = { $who } inserisce in { $arrow }, { $goes ->
    [stays] resta in { $to }
    [goes] va da { $from } a { $to }
   *[comes] va in { $to }
}{ $treasure ->
    [none] .
   *[other] { " e trova " }{ picture.the }.
}
board-maze-help = I tasti freccia passano su caselle e frecce. Invio su una freccia inserisce la tessera libera, R e L la girano, Invio su una casella ci va, S resta, Esc annulla.
board-chosen = scelta
board-can-go = ci puoi andare
board-spare = Tessera libera
board-spare-picture = Tessera libera: { picture }
board-stay = Resta
board-go-to = Vai in { $to }
board-turn-left = Gira a sinistra
board-turn-right = Gira a destra
board-tray-arrow = { $by ->
    [touch] Tocca una freccia per inserire la tessera.
   *[mouse] Fai clic su una freccia per inserire la tessera.
}
board-tray-push = { $by ->
    [touch] Tocca per spingere qui.
   *[mouse] Fai clic per spingere qui.
}
board-tray-again = { $by ->
    [touch] Tocca ancora { $to } per andarci.
   *[mouse] Fai di nuovo clic su { $to } per andarci.
}
board-tray-square = Ora scegli una casella.
board-hand = Le tue carte
board-hand-count = Trovati { $found } su { $all }
board-hand-over = Tutti i tesori trovati
board-hand-last = { $end ->
    [home] Hai trovato tutti i tesori. Ora torna al punto di partenza in { $home }.
    [AnyExit] Hai trovato tutti i tesori. Ora esci da un’apertura qualsiasi del bordo.
   *[AnySquare] Hai trovato tutti i tesori. Il tuo prossimo turno vince, dovunque finisca.
}
board-hand-find = Trova { picture.the }
board-hand-find-any = Trovali in qualsiasi ordine
board-hand-next = { $end ->
    [home] Torna alla partenza
    [AnyExit] Esci dal labirinto
   *[AnySquare] Ancora un turno
}
board-turns = Turni
board-at-start = Stai guardando l’inizio
board-at-turn = Stai guardando il turno { $turn } di { $all }: { $move }
board-cards-left = { $count ->
    [0] torna alla partenza
    [one] { $count } carta da trovare
   *[other] { $count } carte da trovare
}
board-at-home = alla partenza
board-found = Trovati
board-variants = Varianti
board-variant = { $name ->
    [FreeOrder] Carte in qualsiasi ordine
    [NoReturn] Senza ritorno
    [AnyExit] Da qualsiasi uscita
    [AnySquare] Fine ovunque
   *[OpenCards] Carte in vista
}
board-variant-hint = { $name ->
    [FreeOrder] vedi tutte le tue carte e cerchi i tesori nell’ordine che vuoi
    [NoReturn] con l’ultimo tesoro hai vinto
    [AnyExit] dopo l’ultimo tesoro esci dal labirinto da un’apertura qualsiasi
    [AnySquare] dopo l’ultimo tesoro basta un altro turno per vincere, dovunque finisca
   *[OpenCards] tutti vedono tutte le carte, anche Akhet
}
board-variant-short = { $name ->
    [FreeOrder] carte in qualsiasi ordine
    [NoReturn] senza ritorno
    [AnyExit] da qualsiasi uscita
    [AnySquare] fine ovunque
   *[OpenCards] carte in vista
}
board-usual-rules = le solite regole
board-picture-names = Nomi delle figure
board-pictures-named = Le figure hanno i loro nomi.
board-pictures-hint = Una riga per ogni figura. Copia l’elenco per condividerlo, o incollane qui un altro.
board-pictures-use = Usa questi nomi
board-pictures-copied = Nomi copiati
board-pictures-usual = Soliti nomi
board-picture-no-letter = Riga { $line }: comincia con una lettera dalla A alla X, come in «A: Teschio».
board-picture-again = Riga { $line }: { $letter } ha già il suo nome nella riga { $before }.
board-picture-long = Riga { $line }: questo nome è troppo lungo. Al massimo { $most } caratteri.
board-picture-twice = Riga { $line }: anche { $letter } si chiama «{ $name }», nella riga { $before }. Due figure hanno bisogno di due nomi.
board-picture-usual = Riga { $line }: anche { $letter } si chiama «{ $name }». Dai un altro nome a { $letter }.
board-maze-words-help = Turni: a4ne3, o push a4 north, go to e3. North è come la tessera libera è disegnata, east un quarto di giro in senso orario, e così via. Domande: what d4; rank 4; file c; pieces: dove stanno le pedine; cards; spare; last: l’ultimo turno; moves: le frecce aperte; moves a4n: dove può andare poi la pedina; clock; help.
board-pawn-at = La pedina di { color } sta in { $pawn }, il suo punto di partenza è { $home }.
board-spare-is = La tessera libera è: { $tile }.
board-spare-closed = La tessera libera è: { $tile }. Non può entrare in { $arrow }: lì è uscita l’ultima tessera.
board-no-turn = Nessun turno comincia con { $start }.
board-after-slide = Dopo { $slide } la pedina può andare in { $squares }.
board-to-find = da trovare
board-cards = { color } { $finds ->
    [0] non ha trovato niente
   *[other] ha trovato { $found }
}, { $left ->
    [0] { $end ->
        [home] non ha più carte, torna al punto di partenza in { $home }
       *[out] non ha più carte, va verso l’uscita
    }
    [one] ha ancora { $left } carta
   *[other] ha ancora { $left } carte
}{ $known ->
    [0] .
   *[other] , cerca { $sought }.
}

## app: la cornice, le impostazioni, le finestre e i messaggi di tutta la pagina

app-description = Gioca e analizza Laser Chess (Khet 2.0) con il motore Akhet.
app-view-play = Gioca
app-view-learn = Impara
app-view-analyse = Analizza
app-view-setup = Prepara
app-view-puzzles = Problemi
app-view-mistakes = Errori
app-view-real = Tavolo vero
app-view-table = Tavolo
app-view-lobby = Sala
app-awaited = ● Tocca a te
app-games = Giochi
app-views = Pagine
app-elsewhere = Su un altro dispositivo
app-newer = Passa alla nuova versione
app-theme-switch = Chiaro o scuro
app-settings = Impostazioni
app-words = Scrivi mosse e domande
app-words-focus = Vai al campo delle mosse
app-dismiss = Chiudi
app-view-broken = Impossibile mostrare { $view }
app-view-missing = Impossibile caricare { $view }
app-missing-server = Questa parte arriva da Akhet, che non ha risposto. Se è stato fermato, avvia di nuovo <code>akhet gui</code>.
app-missing-network = Questa parte arriva dalla rete, che non ha risposto.
app-slow = Connessione lenta: nessuna risposta da { $seconds } s.
app-engine-missing = { $reason ->
    [none] Impossibile caricare il motore, riprovo…
   *[other] Impossibile caricare il motore ({ $reason }), riprovo…
}
app-engine-loading = Carico il motore
app-full = <b>Ci sono troppe pagine di Akhet aperte.</b> Chiudine una, e questa si collega. La tua partita è al sicuro.
app-lost = { $reason ->
    [none] Connessione persa, riprovo…
   *[other] Connessione persa ({ $reason }), riprovo…
}
app-lost-guest = La partita è al sicuro al tavolo.
app-lost-kept = La tua partita è al sicuro. Se Akhet è stato fermato, avvia di nuovo <code>akhet gui</code>.
app-broken = Impossibile mostrare questa parte
app-broken-hint = Forse basta ricaricare la pagina. Se non basta, i dati che il browser conserva per questa pagina potrebbero essere rovinati: puoi cancellare le partite, le analisi, i progressi e le impostazioni.
app-reload = Ricarica
app-clear = Cancella tutto e ricarica
app-room-dropped = Il browser non ha più spazio per questa pagina. Le tue partite più vecchie lasciano il posto a quelle nuove.
app-room-lost = Il browser non conserva tutto per questa pagina: nuove partite, analisi, progressi e impostazioni durano finché non la chiudi.
app-rules-refused = La partita in { $view } non rispetterebbe le regole ({ $reason }). Prima cominciane lì una nuova.
app-seat-full = Ci sono troppe pagine di questo tavolo aperte. Chiudine una.
app-newer-there = C’è una nuova versione di Akhet. Il pulsante qui sopra la apre.
app-unanswered = { $path }: { $status }
app-engine-said = { $engine }: { $text }
app-opponent = { $name ->
    [Miu] Un gattino: spinge quello che ha vicino, e si stupisce di quello che succede.
    [Tia] Una bambina: prende quello che vede, e dimentica che poi tocca a te.
    [Hori] Uno scolaro: attento in una mossa e frettoloso in quella dopo.
    [Sati] Uno scriba: legge la tua prossima mossa, ma quasi mai quella dopo.
    [Ani] Un costruttore: ha un piano, e non vede quello che è ben nascosto.
    [Akhet] L’orizzonte: forza massima, e irraggiungibile.
   *[other] { $character }
}
app-engine-lost = { $reason ->
    [none] { $engine } si è fermato. Lo riavvio…
   *[other] { $engine } si è fermato ({ $reason }). Lo riavvio…
}
app-drop = Rilascia il PGN per rivedere le sue partite
app-link-text = Inquadra il codice con un telefono sulla stessa rete, o apri lì l’indirizzo. Chi ce l’ha può usare questo motore.
app-link-code = Codice QR dell’indirizzo
app-link-friend = Gioca invece con un amico
app-refused = <b>Questa pagina non può ancora usare il motore.</b> Il suo codice manca o è di un altro server. Apri l’indirizzo scritto da <code>akhet gui</code>, o incollalo qui:
app-refused-field = Indirizzo o codice
app-refused-connect = Collega
app-language = Lingua
app-language-auto = Come il browser
app-theme = Tema
app-theme-auto = Sistema
app-theme-light = Chiaro
app-theme-dark = Scuro
app-beams = Mostra i raggi
app-beams-hint = la strada che farebbero adesso i due tiri
app-confirm = Conferma le mosse
app-confirm-hint = un secondo clic gioca la mossa; con il dito chiede sempre
app-names = Nomi dei pezzi
app-names-akhet = Re, Scambiatore, …
app-names-khet = Faraone, Scarabeo, …
app-words-hint = un campo sotto il tabellone; il tasto / porta lì
app-sound = Suono
app-backup = Partite e progressi
app-backup-text = Partite, errori, problemi risolti, lezioni e impostazioni in un solo file, per un altro browser. Quello che c’è nel file si aggiunge a quello che hai qui.
app-backup-save = Salva in un file
app-backup-add = Aggiungi un file…
app-backup-unreadable = Questo non è un file di partite e progressi: { $reason }
app-backup-other = Questo non è un file di partite e progressi: all’inizio non c’è scritto.
app-backup-version = Questo file è della versione { $version }. Questa pagina legge la versione 1; un Akhet più nuovo lo legge.
app-backup-added = { $games ->
    [one] Una partita aggiunta, con i progressi e le impostazioni.
   *[other] { $games } partite aggiunte, con i progressi e le impostazioni.
}
app-effort-quick = Veloce
app-effort-thorough = Accurata
app-effort-deep = Profonda
app-start-day = Disposizione del giorno, { $date }
app-start-days = Disposizioni del giorno
app-start-random = Disposizione a caso
app-start-randoms = Disposizioni a caso
app-start-own = La tua posizione
app-start-others = Altre posizioni
app-start-handicaps = Con pezzi in meno
app-handicap-pieces = { $kinds ->
    [PP] due { -deflector(form: "many") }
    [S] uno { -switch }
    [PPS] due { -deflector(form: "many") } e uno { -switch }
    [PPP] tre { -deflector(form: "many") }
   *[PPPS] tre { -deflector(form: "many") } e uno { -switch }
}
app-handicap-without = Senza { app-handicap-pieces }
app-handicap-player = { $color ->
    [blue] Blu senza { app-handicap-pieces }
   *[red] Rosso senza { app-handicap-pieces }
}
app-handicap-impossible = { $color ->
    [blue] Da qui Blu non può giocare senza { app-handicap-pieces }: un tiro colpirebbe subito.
   *[red] Da qui Rosso non può giocare senza { app-handicap-pieces }: un tiro colpirebbe subito.
}
app-handicap = Pezzi in meno
app-handicap-none = Nessuno
app-handicap-who = Chi gioca con meno pezzi
app-setups-more = Altre disposizioni
app-setups-day = Disposizione di oggi
app-setups-random = A caso
app-setups-drawing = Cerco una disposizione equilibrata…
app-setups = Tutte le disposizioni
app-setup-scores = Risultato di Blu { $blue }%, pareggi { $drawn }%
app-setup-ace = All’inizio quasi nessuna mossa perde. È quella giusta per cominciare.
app-setup-curiosity = Tranquilla all’inizio, con una trappola: attenzione agli { -switch(form: "many") }.
app-setup-grail = Blu sta meglio, ma deve saperne approfittare.
app-setup-mercury = Blu attacca subito. Dai Blu a chi è meno forte.
app-setup-sophie = Una certa prima mossa vince quasi sempre. Per un Blu meno forte.
app-setup-horemheb = I due { -switch(form: "many") } stanno davanti al { -king }, e le partite pari sono poche.
app-setup-ebana = Un blocco di quattro { -deflector(form: "many") } sta ben dentro il campo avversario.

## error: che cosa rifiutano il motore o la pagina

error-at = { $list ->
    [game] partita { $number }: { $reason }
   *[line] riga { $number }: { $reason }
}
error-in = { $list ->
    [ply] semimossa { $number } { $what }: { $reason }
    [turn] turno { $number } { $what }: { $reason }
    [slide] spinta { $number } { $what }: { $reason }
   *[move] mossa { $number } { $what }: { $reason }
}
error-in-text = { $list ->
    [ply] semimossa { $number }: { $what } non è una mossa: { $reason }
    [turn] turno { $number }: { $what } non è un turno: { $reason }
    [slide] spinta { $number }: { $what } non è una spinta: { $reason }
   *[move] mossa { $number }: { $what } non è una mossa: { $reason }
}
error-text = { $what } non è una mossa: { $reason }
error-rules = questa partita non rispetterebbe le regole: { $reason }
error-start = il suo inizio non è una posizione: { $reason }
error-opening = l’apertura: { $reason }
error-over-by = la partita è finita: { $reason }
error-over-won = la partita è finita, ha vinto { color }
error-search-over = partita finita: { $reason }
error-over = la partita è finita
error-king-hit = { $shooter ->
    [blue] ha vinto { color }: { -laser(form: "the") } di Blu ha colpito il { -king } in { $square }
   *[red] ha vinto { color }: { -laser(form: "the") } di Rosso ha colpito il { -king } in { $square }
}
error-has-won = ha vinto { color }
error-repetition = pareggio: la stessa posizione per la terza volta
error-no-claim = non si può chiedere il pareggio: questa situazione c’è stata { $count } volte, ne servono 3
error-move-from = non comincia con una casella da a1 a j8
error-move-to = dopo la prima casella ci vuole una casella da a1 a j8 o un giro, R o L
error-move-same = le due caselle sono la stessa
error-empty = { $square } è vuota
error-not-yours = tocca a { color }, ma il pezzo in { $square } ({ piece }) non è suo
error-laser-moves = { -laser(form: "the") } in { $square } non si sposta mai, gira soltanto
error-laser-turn = { $side ->
    [n] { -laser(form: "the") } in { $square } può girare solo verso nord (n)
    [e] { -laser(form: "the") } in { $square } può girare solo verso est (e)
    [s] { -laser(form: "the") } in { $square } può girare solo verso sud (s)
   *[w] { -laser(form: "the") } in { $square } può girare solo verso ovest (w)
}
error-king-turns = un { -king } non gira (l’opzione KingTurns è disattivata)
error-too-far = { $from } e { $to } non sono vicine, un pezzo si sposta di una casella
error-closed = { $square } è vietata a { color }
error-occupied = { $square } è occupata, solo uno { -switch } può scambiarsi di posto
error-swap = uno { -switch } non si scambia con il pezzo in { $square } ({ piece })
error-swap-closed = lo scambio metterebbe un pezzo di { color } ({ piece }) in { $square }, che è vietata a { color } (l’opzione SwapOntoClosed è disattivata)
error-count = { $kind ->
    [K] { color } ha { $count } { -king(form: "many") }, ce ne vuole 1
   *[L] { color } ha { $count } { -laser(form: "many") }, ce ne vuole 1
}
error-laser-corner = { -laser(form: "the") } di { color } sta in { $square }, deve stare in { $corner }
error-laser-faces = { -laser(form: "the") } di { color } punta verso { $facing }, può puntare verso { $one } o { $two }
error-stands-closed = un pezzo di { color } sta in { $square }, che è vietata a { color }
error-fen-empty = la posizione è vuota
error-fen-ranks = le righe sono { $ranks }, non { $right }
error-fen-width = la riga { $rank } ha { $squares } caselle, devono essere 10
error-fen-run = più caselle vuote di fila sono un numero da 1 a 10 (riga { $rank }, carattere { $column })
error-fen-piece = pezzo sconosciuto «{ $letter }», ci vuole K, S, D, P o L (riga { $rank }, carattere { $column })
error-fen-switch = dopo { $letter } ci vuole la direzione, n o e (riga { $rank }, carattere { $column })
error-fen-orientation = dopo { $letter } ci vuole la direzione, n, e, s o w (riga { $rank }, carattere { $column })
error-fen-no-side = dopo il tabellone manca a chi tocca, b o r
error-fen-side = a chi tocca deve essere b o r (carattere { $column })
error-fen-number = il numero della mossa va da 1 a 1000000000 (carattere { $column })
error-fen-end = dopo il numero della mossa non può seguire niente (carattere { $column })
error-fen-dashes = dopo «-» ci vuole un altro «-», poi il contatore delle semimosse e il numero della mossa, oppure operazioni EPD (carattere { $column })
error-turn-arrow = non comincia con una freccia: { $arrows }
error-turn-orientation = dopo la freccia ci vuole la direzione della tessera, n e s o w
error-turn-slide = dopo la direzione non può seguire niente
error-turn-square = dopo la direzione ci vuole la casella della pedina, da a1 a g7
error-turn-mark = dopo la casella può seguire solo ! per una carta scoperta
error-turn-next = dopo ! può seguire solo la lettera della prossima carta, dalla A alla X
error-arrow-closed = la freccia { $arrow } è chiusa, lì è uscita l’ultima tessera
error-unreachable = dopo la spinta la pedina di { color } sta in { $from } e non può arrivare in { $to }
error-uncovered = «!» è sbagliato: { color } non può scoprire una carta in { $square }
error-next-free = con FreeOrder non c’è una prossima carta da guardare
error-next-none = { color } non ha più carte da guardare
error-next-other = la prossima carta di { color } è { $known }, non { $card }
error-next-known = la prossima carta non può essere { $card }: si sa che è un’altra carta di { color }
error-next-no-tile = la prossima carta non può essere { $card }: non è su nessuna tessera
error-found-no-turn = nessun turno di { color } è finito su { $card }
error-found-known = non è { $card }: si sa che è un’altra carta di { color }
error-no-card = { color } non ha più carte
error-all-known = tutte le carte di { color } sono note
error-card-uncovered = { color } ha finito un turno su { $card }, e così l’avrebbe scoperta
error-tile-fixed = la tessera in { $square } è fissa, deve essere { $tile }
error-treasure-home = il tesoro { $card } sta in { $square }, un punto di partenza, dove non ci sono tesori
error-treasure-twice = il tesoro { $card } sta su due tessere
error-players = i giocatori sono { $players }, devono essere da 2 a 4
error-card-no-tile = { color } ha la carta { $card }, che non è su nessuna tessera
error-card-twice = { color } ha la carta { $card }, che è scritta due volte
error-cards = le carte sono { $cards }, ma i tesori sulle tessere sono { $treasures }
error-mover = è il turno di { color }, ma lì non c’è nessuno
error-turn-number = il numero del turno è { $turn }, deve andare da 1 a 1000000000
error-out = con queste regole { color } non può essere fuori dal labirinto in quel punto
error-winners = { $other ->
    [blue] hanno vinto sia { color } sia Blu
    [yellow] hanno vinto sia { color } sia Giallo
    [orange] hanno vinto sia { color } sia Arancione
    [green] hanno vinto sia { color } sia Verde
   *[red] hanno vinto sia { color } sia Rosso
}
error-maze-missing = { $field ->
    [board] manca il tabellone: i campi sono tabellone, tessera libera, giocatori, a chi tocca, freccia chiusa, turno
    [spare] manca la tessera libera: i campi sono tabellone, tessera libera, giocatori, a chi tocca, freccia chiusa, turno
    [players] manca il campo dei giocatori: i campi sono tabellone, tessera libera, giocatori, a chi tocca, freccia chiusa, turno
    [mover] manca a chi tocca: i campi sono tabellone, tessera libera, giocatori, a chi tocca, freccia chiusa, turno
   *[arrow] manca la freccia chiusa: i campi sono tabellone, tessera libera, giocatori, a chi tocca, freccia chiusa, turno
}
error-maze-few = la riga { $rank } ha meno di 7 tessere (carattere { $column })
error-maze-many = la riga { $rank } ha più di 7 tessere (carattere { $column })
error-maze-shape = { $field ->
    [spare] una tessera deve cominciare con i, c o t, e un tesoro va dalla A alla X (tessera libera, carattere { $column })
   *[board] una tessera deve cominciare con i, c o t, e un tesoro va dalla A alla X (tabellone, carattere { $column })
}
error-maze-orientation = dopo la forma di una tessera ci vuole la direzione, n e s o w (riga { $rank }, carattere { $column })
error-maze-spare = la tessera libera deve essere una forma e il suo tesoro dalla A alla X, se ce l’ha, senza direzione (carattere { $column })
error-maze-seats = il campo dei giocatori ha { $seats } posti, non 4: blu/giallo/arancione/verde, - dove non c’è nessuno
error-maze-player = { color } deve avere la forma casella:carte:scoperte (carattere { $column })
error-maze-pawn = la pedina di { color } deve stare in una casella da a1 a g7 (carattere { $column })
error-maze-cards = le carte di { color } devono essere lettere dalla A alla X, o ?; oppure - per chi è uscito dal labirinto (carattere { $column })
error-maze-too-many = { color } ha più di 24 carte (carattere { $column })
error-maze-mover = a chi tocca deve essere b, y, o oppure g (carattere { $column })
error-maze-closed = la freccia chiusa deve essere - o una di { $arrows } (carattere { $column })
error-maze-turn = il turno deve essere un numero da 1 a { $most } (carattere { $column })
error-maze-end = dopo il numero del turno non può seguire niente (carattere { $column })
error-setup = disposizione sconosciuta «{ $name }», disposizioni conosciute: { $names }
error-unexpected = «{ $word }» qui non ci va
error-too-long = con questa connessione una partita ha al massimo { $most } mosse
error-memory = memoria insufficiente per una tabella di { $size } MB
error-memory-short = memoria insufficiente
error-threads = impossibile avviare { $threads } thread: { $reason }
error-one-line = { $sign ->
    [tab] il testo deve stare su una sola riga, ma dopo «{ $before }» c’è una tabulazione
    [line] il testo deve stare su una sola riga, ma dopo «{ $before }» c’è un a capo
   *[control] il testo deve stare su una sola riga, ma dopo «{ $before }» c’è un carattere di controllo
}
error-session-closed = la sessione è chiusa
error-engine-lost = qui il motore si è fermato { $times } volte
error-engine-lost-by = qui il motore si è fermato { $times } volte: { $reason }
error-no-answer = nessuna risposta
error-fetch = nessuna risposta alla richiesta
error-engine-stuck = il motore non è partito
error-engine = motore { $name }: { $reason }
error-engine-start = impossibile avviarlo: { $reason }
error-engine-exited = si è chiuso prima di { $line }: { $status }
error-engine-closed = ha chiuso l’uscita prima di { $line }
error-engine-deaf = non legge quello che riceve
error-engine-silent = non risponde: nessun { $line } entro { $seconds } s
error-closing = il programma si sta chiudendo
error-flood = c’erano troppe righe
error-no-games = il file non contiene partite
error-most-games = lette solo le prime { $games } partite
error-text-long = il testo è più lungo di { $limit }
error-text-late = il testo non è arrivato in tempo
error-no-end = la partita che comincia qui non ha una fine
error-tag = un tag è [Nome "valore"]
error-tag-twice = un tag compare due volte
error-no-variation = «)» non chiude nessuna variante
error-after-result = nella riga, dopo un risultato non può seguire niente
error-tag-result = il tag Result dice { $said }, ma le mosse finiscono con { $found }
error-tag-plies = PlyCount è { $said }, ma le mosse sono { $found }
error-tag-switch = il tag { $tag } è true o false, non «{ $word }»
error-tag-starts = i tag StartSetup e FEN non possono stare insieme
error-tag-setup = il tag StartSetup indica la disposizione sconosciuta «{ $name }», disposizioni conosciute: { $names }
error-tag-variant = il tag Variant dice { $name }, non labyrinth
error-tag-fen = manca il tag FEN, che dà l’inizio
error-chatter = aspetta un momento prima di dire altro
error-spectator = gli spettatori guardano soltanto
error-not-opener = solo chi ha aperto il tavolo può far sedere dei motori
error-you-out = non giochi più
error-not-over = la partita non è finita
error-turn = è il turno di { color }
error-played = la mossa { $number } è già stata giocata
error-early = la prossima mossa è la numero { $number }
error-table-long = a un tavolo una partita ha al massimo { $most } mosse
error-time = il tempo è scaduto
error-engine-fights = un motore non accetta mai il pareggio
error-no-move = non hai ancora fatto mosse
error-no-offer = non c’è niente da rifiutare
error-taken = il posto è occupato
error-no-engine = lì non c’è nessun motore
error-last-seat = l’ultimo posto è per una persona
error-table-ended = il tavolo è chiuso
error-table-kept = impossibile conservare il tavolo: { $reason }
error-tables = ci sono { $tables } tavoli; chiudine uno
error-no-table = non c’è nessun tavolo con questo ID
error-table-full = questo tavolo non aspetta nessuno
error-table-connections = ci sono troppe connessioni ai tavoli

## play: Gioca, dei due giochi

play-you = Tu
play-new = Nuova partita
play-leave = Vuoi lasciare questa partita?
play-leave-kept = { $keeping ->
    [lost] Non è ancora finita. Resta in sospeso fra le tue partite, e puoi continuarla finché non chiudi questa pagina: il browser non può conservarla.
   *[other] Non è ancora finita. Resta in sospeso fra le tue partite, e da lì puoi continuarla.
}
play-start-new = Inizia la nuova partita
play-keep = Continua a giocare
play-start = Inizia
play-games = Le tue partite
play-games-none = Qui compaiono le partite che giochi.
play-continue = Continua
play-delete = Elimina la partita ({ $date })
play-record = Svolgimento della partita
play-result = Risultato
play-resign = Abbandona
play-resign-sure = Abbandoni davvero?
play-taken-back = Mossa ritirata.
play-engine-back = { $engine } è di nuovo qui; la partita continua.
play-share-game = Condividi la partita
play-rematch = Rivincita
play-mistakes = I miei errori
play-elsewhere = Questa partita è aperta in un’altra scheda.
play-continue-here = Continua qui
play-back = Torna alla partita
play-thinking = { $player } sta pensando…
play-waiting-connection = Aspetto la connessione…
play-waiting-engine = Aspetto il motore…
play-paused = In pausa. È il turno di { color }.
play-hint = Aiuto: { $hint }
play-claim = Chiedi il pareggio
play-game = Partita
play-take-back = Ritira
play-resume = Riprendi
play-pause = Pausa
play-against = Contro
play-counted = { $result ->
    [won] Vinta
    [drawn] Pari
   *[lost] Persa
}
play-moves-count = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
play-color-against = { color } contro { $opponent }
play-two-people = Due persone
play-unfinished = In sospeso
play-rating-of = Punteggio { $elo }
play-friend = Gioca con un amico su un altro dispositivo
play-you-play = Tu giochi
play-random = A caso
play-two-engines = Due motori
play-two-people-note = Due persone giocano su questo schermo, senza motore.
play-engine-of = { $color ->
    [blue] Motore di Blu
   *[red] Motore di Rosso
}
play-strength-of = { $color ->
    [blue] Forza di Blu
   *[red] Forza di Rosso
}
play-opponent = Avversario
play-strength = Forza
play-setup-and-time = Disposizione e tempo
play-level = Livello
play-rating = Punteggio
play-draw = Pareggio
play-no-winner = Nessun vincitore
play-won = { $who ->
    [you] Hai vinto
   *[other] Ha vinto { $player }
}
play-outcome = { $title }. { $text }
play-hit = { $color ->
    [blue] { -laser(form: "The") } di Blu ha colpito il { -king } di Rosso in { $square }.
   *[red] { -laser(form: "The") } di Rosso ha colpito il { -king } di Blu in { $square }.
}
play-hit-own = { $color ->
    [blue] { -laser(form: "The") } di Blu ha colpito il proprio { -king } in { $square }.
   *[red] { -laser(form: "The") } di Rosso ha colpito il proprio { -king } in { $square }.
}
play-claimed = { $who ->
    [you] L’hai chiesto tu: questa posizione c’è stata tre volte.
   *[other] L’ha chiesto { $player }: questa posizione c’è stata tre volte.
}
play-agreed = Tutti e due erano d’accordo.
play-repetition = Questa posizione c’è stata tre volte.
play-resigned = { $who ->
    [you] Hai abbandonato.
    [many] { $player } hanno abbandonato.
   *[other] { $player } ha abbandonato.
}
play-time-out = { $who ->
    [you] Hai finito il tempo.
    [many] { $player } hanno finito il tempo.
   *[other] { $player } ha finito il tempo.
}
play-illegal = { $player } ha fatto una mossa non permessa: { $move }.
play-no-move = { $player } non ha fatto una mossa permessa.
play-found = { $way ->
    [home] { $who ->
        [you] Hai trovato tutti i tesori e sei di nuovo al punto di partenza.
       *[other] { $player } ha trovato tutti i tesori ed è di nuovo al punto di partenza.
    }
    [exit] { $who ->
        [you] Hai trovato tutti i tesori e hai lasciato il labirinto.
       *[other] { $player } ha trovato tutti i tesori e ha lasciato il labirinto.
    }
   *[none] { $who ->
        [you] Hai trovato tutti i tesori.
       *[other] { $player } ha trovato tutti i tesori.
    }
}
play-review = Revisione
play-review-this = Rivedi questa partita
play-looking-move = Stai guardando la mossa { $number } di { $last }: { $move }
play-to-move = { $who ->
    [you] Tocca a te.
   *[other] È il turno di { $player }.
}
play-to-move-first = { $who ->
    [you] { $by ->
        [key] Tocca a te: vai a un pezzo { play-color } con i tasti freccia, poi Invio.
        [touch] Tocca a te: scegli un pezzo { play-color } con il dito.
       *[mouse] Tocca a te: fai clic su un pezzo { play-color }.
    }
   *[other] { $by ->
        [key] È il turno di { $player }: vai a un pezzo { play-color } con i tasti freccia, poi Invio.
        [touch] È il turno di { $player }: scegli un pezzo { play-color } con il dito.
       *[mouse] È il turno di { $player }: fai clic su un pezzo { play-color }.
    }
}
play-color = { $color ->
    [blue] blu
   *[red] rosso
}
play-pressed-other = { $color ->
    [blue] { board-piece-named }, ma tocca a Rosso.
   *[red] { board-piece-named }, ma tocca a Blu.
}
play-pressed-stuck = { board-piece-named }: adesso non può muoversi.
play-pressed-confirm = { $by ->
    [key] { board-piece-named }: Invio gioca la mossa.
    [touch] { board-piece-named }: tocca la spunta per giocare la mossa.
   *[mouse] { board-piece-named }: fai clic sulla spunta per giocare la mossa.
}
play-pressed = { $by ->
    [key] { $ways ->
        [both] { board-piece-named }: vai a un punto con i tasti freccia, o R o L per girare, poi Invio.
        [goes] { board-piece-named }: vai a un punto con i tasti freccia, poi Invio.
       *[turns] { board-piece-named }: R o L per girare, poi Invio.
    }
    [touch] { $ways ->
        [both] { board-piece-named }: tocca un punto per spostare, una freccia per girare.
        [goes] { board-piece-named }: tocca un punto per spostare.
       *[turns] { board-piece-named }: tocca una freccia per girare.
    }
   *[mouse] { $ways ->
        [both] { board-piece-named }: fai clic su un punto per spostare, su una freccia per girare.
        [goes] { board-piece-named }: fai clic su un punto per spostare.
       *[turns] { board-piece-named }: fai clic su una freccia per girare.
    }
}
play-no-engine = Akhet è partito senza questo motore
play-seeking-move = Cerco una buona mossa…
play-watch = Che cosa pensano i motori
play-deal = Distribuzione
play-cards = Carte a testa
play-cards-all = tutte ({ $count })
play-cards-count = { $count ->
    [one] { $count } carta a testa
   *[other] { $count } carte a testa
}
play-who-begins = Chi comincia
play-begins = comincia { color }
play-tiles-count = { $straight } dritte, { $corners } curve
play-tiles-13 = 13 tessere dritte
play-friends = Gioca con amici su altri dispositivi
play-from-position = La partita comincia dalla tua posizione.
play-players = Giocatori
play-person = Persona
play-curtain-note = Più persone giocano su questo schermo. Un sipario nasconde agli altri la carta di ciascuno.
play-rules-and-time = Regole e tempo
play-labyrinth = Gioca a Labyrinth
play-seeking-turn = Cerco un buon turno…
play-analyse-this = Analizza questa partita
play-turn = { $who ->
    [you] Tocca a te: { $step }
   *[other] È il turno di { $player }: { $step }
}
play-against-engines = Contro { $opponents }
play-turns-count = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
play-curtain = Sipario
play-next = Adesso è il turno di { $player }.
play-next-title = Adesso è il turno di { $player }
play-next-only = Adesso deve guardare solo { $player }.
play-show-card = Mostra la carta di { $player }

## table: i posti a un tavolo di più dispositivi

table-lobby-whom = per chi ha il suo indirizzo
table-lobby-text = Chi ha questo indirizzo vede i tavoli che metti qui e può prendere un posto libero. Non può preparare tavoli.
table-lobby-address = Indirizzo della sala
table-lobby-qr = Codice QR dell’indirizzo della sala
table-address-copied = Indirizzo copiato
table-set-up-text = Prepara un tavolo e manda a ogni giocatore il link di un posto. Chi lo apre si siede, senza installare niente.
table-nobody = Nessuno
table-name-for-others = Il tuo nome, per gli altri
table-who-plays = Chi è { color }
table-list = Mostralo nella sala
table-list-hint = finché c’è un posto libero
table-set-up = Prepara il tavolo
table-tables = Tavoli
table-already = Tavoli già pronti
table-listed = nella sala
table-watch = Guarda
table-end = Chiudi questo tavolo
table-friend = Un amico
table-reach = Gli altri dispositivi non raggiungono questo server: ascolta solo su questo computer. Avvialo con <code>akhet gui --listen 0.0.0.0</code> per farli entrare. Un’altra finestra su questo computer può comunque prendere un posto.
table-invite = Invita
table-link = Link per { color }
table-link-watch = Link per gli spettatori
table-links-in = I link si aprono in { $language }
table-qr = Codice QR: { $title }
table-share = Condividi: { $title }
table-share-title = Una partita con Akhet
table-new = Nuovi tavoli: { $tables }.
table-seat-taken = Qualcuno si è appena seduto lì.
table-time-move = { $time } per una mossa
table-time = { $time } per la partita
table-time-more = { $time } per la partita, { $seconds } s in più per ogni mossa
table-lobby-closed = Questa sala è chiusa. Chiedi il nuovo indirizzo a chi ha avviato Akhet.
table-lobby-empty = Adesso non aspetta nessuno. I nuovi tavoli compaiono qui da soli.
table-lobby-waiting = Questi tavoli aspettano qualcuno. Prendi un posto per giocare.
table-waiting-tables = Tavoli in attesa
table-play = Gioca come { color }
table-play-there = { table-play }: { $table }
table-refused = { $word ->
    [play] Mossa rifiutata: { $text }
    [draw] Niente pareggio: { $text }
    [claim] Niente pareggio: { $text }
    [takeback] Mossa non ritirata: { $text }
    [rematch] Niente rivincita: { $text }
    [name] Nome rifiutato: { $text }
    [engine] Motore rifiutato: { $text }
    [resign] Abbandono rifiutato: { $text }
    [decline] Rifiuto non accettato: { $text }
    [say] Messaggio non inviato: { $text }
   *[other] { $word }: { $text }
}
table-unknown-game = Questa pagina non conosce il gioco { $game }.
table-here = { $player } è al tavolo.
table-lost = { $player } ha perso la connessione.
table-silent = { $player } non risponde.
table-call = Al tavolo tocca a te.
table-own = I tuoi tavoli
table-own-others = Gli altri tuoi tavoli
table-with = { $game } con { $players }
table-over = Finita
table-your-turn = { $time ->
    [none] ● Tocca a te
   *[other] ● Tocca a te, ancora { $time }
}
table-awaits = Manca ancora { color }
table-moves = { $time ->
    [none] È il turno di { $player }
   *[other] È il turno di { $player }, ancora { $time }
}
table-phrase = { $phrase ->
    [hello] Ciao!
    [game] Bella partita!
    [thanks] Grazie!
   *[oops] Ops!
}
table-due = Scade { $time }.
table-per-move = Ogni mossa può durare { $time }.
table-taken = Sei a questo tavolo in un’altra finestra.
table-offline = Nessuna connessione. Riprovo…
table-offline-sent = Nessuna connessione. La tua mossa { $move } partirà quando torna.
table-sending = Invio la tua mossa { $move }…
table-to-move = È il turno di { $player }.
table-to-move-silent = È il turno di { $player }, ma la connessione non risponde.
table-to-move-away = È il turno di { $player }, che però non ha connessione.
table-to-move-free = È il turno di { color }: si aspetta che qualcuno si sieda.
table-thinking-for = Akhet sta pensando per { $player }…
table-offer = { $what ->
    [draw] { $player } propone il pareggio.
    [takeback] { $player } chiede di ritirare una mossa.
   *[rematch] { $player } chiede la rivincita.
}
table-own-offer = { $what ->
    [draw] Hai proposto il pareggio.
    [takeback] Hai chiesto di ritirare una mossa.
   *[rematch] Hai chiesto la rivincita.
}
table-offer-waits = Si aspetta { $players }.
table-withdraw = Rinuncia
table-accept = Accetta
table-decline = Rifiuta
table-save = Salva come PGN
table-say = Di’ qualcosa
table-call-me = Avvisami quando tocca a me
table-name = Il tuo nome
table-name-first = Sei { color }. Il tuo nome, per gli altri
table-ok = OK
table-joining = Vado al tavolo…
table-status = { $status ->
    [free] posto libero
    [away] nessuna connessione
    [gone] assente
    [silent] la connessione non risponde
   *[out] ha abbandonato, Akhet continua
}
table-level = livello { $level }
table-lag = { $lag } ms
table-lag-seconds = { $lag } s
table-change-name = Cambia il tuo nome
table-offer-draw = Proponi pareggio
table-leave = Esci
table-ended = Questo tavolo è chiuso
table-ended-text = Un tavolo si chiude un giorno dopo la sua ultima mossa (se una mossa può durare giorni, tre giorni dopo la fine della partita), o quando lo chiude chi l’ha preparato. Se Akhet è ripartito su una porta a caso, anche i suoi tavoli sono chiusi.
table-leave-it = Lascia il tavolo

## analyse: Analizza, dei due giochi, e la revisione

analyse-mark = { $mark ->
    [inaccuracy] Imprecisione
    [mistake] Errore
   *[blunder] Errore grave
}
analyse-judgement = { analyse-mark }: persi { $drop } punti di risultato atteso. Meglio: { $best }.
analyse-judgement-both = { analyse-mark }: persi { $drop } punti di risultato atteso, mancata una vittoria in { $moves }. Meglio: { $best }.
analyse-judgement-missed = Vittoria mancata: si vinceva in { $moves }. Meglio: { $best }.
analyse-praise-wins = { $move } vince.
analyse-praise-best = { $move } è la mossa migliore.
analyse-praise-equal = { $move } vale quanto { $best }.
analyse-praise-near = { $drop ->
    [one] { $move } va bene: { $drop } punto meno di { $best }.
   *[other] { $move } va bene: { $drop } punti meno di { $best }.
}
analyse-nag = { $nag ->
    [4] Errore grave
    [2] Errore
    [6] Dubbia
    [5] Interessante
    [1] Buona
   *[3] Geniale
}
analyse-keys = Tasti
analyse-keys-note = Funzionano dappertutto, tranne nei campi. Sul tabellone i tasti giocano anche le mosse; vedi <em>Come si gioca</em>.
analyse-keys-step = una mossa indietro o avanti; anche con la rotella sul tabellone
analyse-keys-ends = la prima o l’ultima posizione
analyse-keys-engine = accende o spegne il motore
analyse-keys-best = gioca la mossa migliore del motore
analyse-keys-flip = ruota il tabellone
analyse-keys-list = questo elenco
analyse-keys-sideways = un’altra mossa al posto di quella mostrata
analyse-keys-erase = toglie il disegno; se un pezzo è scelto, annulla
analyse-keys-threat = la minaccia: che cosa farebbe adesso l’altro
analyse-key-ends = Inizio Fine
analyse-key-space = Spazio
analyse-key-escape = Esc
analyse-no-move-yet = Il motore qui non ha ancora una mossa.
analyse-engine-off = Prima accendi il motore, con L.
analyse-engine-settings = Impostazioni del motore
analyse-lines = Linee
analyse-line = Linea { $rank }
analyse-threads = Thread
analyse-hash = Hash
analyse-megabytes = MB
analyse-range = da { $min } a { $max }
analyse-range-unit = da { $min } a { $max } { $unit }
analyse-move-said = { $move }: { $said }
analyse-scores-note = I punteggi sono in centinaia di punti, <b>+</b> è un vantaggio per Blu; M3 è una vittoria in tre mosse.
analyse-has-won = Ha vinto { color }
analyse-drawn = Pareggio per ripetizione
analyse-chances-unknown = Accendi il motore per vedere chi è in vantaggio.
analyse-over = Qui la partita è finita.
analyse-waits = Aspetto la revisione.
analyse-threat = Minaccia
analyse-threat-show = Mostra la minaccia
analyse-threat-over = Qui la partita è finita, quindi non c’è nessuna minaccia.
analyse-threat-is = La minaccia è { $move }.
analyse-threat-none = Nessuna minaccia da mostrare: { $error }
analyse-book-lacks = Il libro non ha questa posizione.
analyse-book-moves = Mosse del libro
analyse-book-move = Mossa
analyse-book-score = Punti
analyse-book-depth = Prof.
analyse-book-results = Risultati
analyse-graph-none = Non ci sono ancora punteggi.
analyse-graph-start = all’inizio
analyse-graph-after = { $color ->
    [blue] dopo la mossa { $number } di Blu
   *[red] dopo la mossa { $number } di Rosso
}
analyse-graph-at-start = Risultato atteso di Blu fino all’inizio: da { $from } a { $to } per cento, massimo { $high } per cento { $highAt }, minimo { $low } per cento { $lowAt }.
analyse-graph-up-to = Risultato atteso di Blu fino alla mossa { $number }: da { $from } a { $to } per cento, massimo { $high } per cento { $highAt }, minimo { $low } per cento { $lowAt }.
analyse-graph-marked = Segnati: { $counts }.
analyse-graph-now = Adesso { $at }: { $percent } per cento.
analyse-marks-counted = { $mark ->
    [inaccuracy] { $count ->
        [one] { $count } imprecisione
       *[other] { $count } imprecisioni
    }
    [mistake] { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
   *[blunder] { $count ->
        [one] { $count } errore grave
       *[other] { $count } errori gravi
    }
}
analyse-graph-better = { $color ->
    [blue] Meglio Blu
   *[red] Meglio Rosso
}
analyse-graph-begin = Inizio
analyse-graph-empty = Analizza la partita o accendi il motore per vedere come cambia il vantaggio.
analyse-graph-fails = Impossibile disegnare il grafico: { $error }
analyse-games-not-kept = Il browser non può conservare queste partite. Se ricarichi la pagina, aprile di nuovo.
analyse-games-of-labyrinth = Queste sono partite di Labyrinth: aprile in Analizza di Labyrinth.
analyse-game-cut = { $error }. Da lì manca: { $rest }
analyse-game-of-file = { $file }: { $said }
analyse-reading = Leggo…
analyse-open-more = Incolla una partita o una posizione, o parti da una disposizione
analyse-open-text-field = PGN, FEN o un link
analyse-open-text = Apri il testo
analyse-previous = Analisi precedente
analyse-setups = Disposizioni
analyse-games = Partite
analyse-games-pasted = testo incollato
analyse-games-counted = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
analyse-games-unread = { $count ->
    [one] Non è stato possibile leggere { $count } partita.
   *[other] Non è stato possibile leggere { $count } partite.
}
analyse-games-cut = { $count ->
    [one] { $count } partita è stata letta solo in parte.
   *[other] { $count } partite sono state lette solo in parte.
}
analyse-games-more = e altre { $count }
analyse-games-none = Nessuna partita trovata.
analyse-search = Cerca nelle partite
analyse-search-hint = Cerca nomi, risultato, apertura
analyse-link-unreadable = Impossibile leggere la partita di questo link. Forse il link non è completo.
analyse-notes-unreadable = Impossibile leggere le varianti e i commenti di questa partita.
analyse-variations-cut = { $count ->
    [one] Nelle varianti: una mossa non è permessa ed è stata tolta, con quello che segue. { $reason }
   *[other] Nelle varianti: { $count } mosse non sono permesse e sono state tolte, con quello che segue. { $reason }
}
analyse-review = Revisione
analyse-review-begin = Analizza la partita
analyse-review-again = Analizza di nuovo
analyse-review-done = La revisione è finita.
analyse-review-progress = { $done } di { $of } posizioni
analyse-review-empty = Gioca qualche mossa sul tabellone o apri una partita: il motore può giudicare ogni mossa.
analyse-effort = Tipo di revisione
analyse-practise = Esercitati sugli errori
analyse-mistakes = Errori
analyse-mistake-previous = Errore precedente
analyse-mistake-next = Errore seguente
analyse-accuracy = { $accuracy ->
    [none] <small>Accuratezza </small>–
   *[other] <small>Accuratezza </small>{ $accuracy }<small>%</small>
}
analyse-marks = { $mark ->
    [inaccuracy] Imprecisioni:
    [mistake] Errori:
   *[blunder] Errori gravi:
}
analyse-missed-wins = Vittorie mancate:
analyse-legend = { $mark ->
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}
analyse-legend-missed = vittoria mancata in quel numero di mosse
analyse-better = Qui meglio di { $move }: { $best }.
analyse-show-move = Mostra { $move }
analyse-play-move = Gioca { $move }
analyse-pens = Penne
analyse-pens-clear = Togli il disegno
analyse-pen = { $pen ->
    [G] Disegna in verde
    [R] Disegna in rosso
    [Y] Disegna in giallo
   *[B] Disegna in blu
}
analyse-drawing = Disegnato: { $shapes }.
analyse-arrow = { $pen ->
    [G] freccia verde da { $from } a { $to }
    [R] freccia rossa da { $from } a { $to }
    [Y] freccia gialla da { $from } a { $to }
   *[B] freccia blu da { $from } a { $to }
}
analyse-circle = { $pen ->
    [G] cerchio verde in { $square }
    [R] cerchio rosso in { $square }
    [Y] cerchio giallo in { $square }
   *[B] cerchio blu in { $square }
}
analyse-tree-empty = Gioca una mossa qualsiasi sul tabellone, o apri una partita.
analyse-move-tools = La mossa mostrata
analyse-draw = Disegna sul tabellone
analyse-comment = Commento
analyse-comment-edit = Modifica il commento
analyse-comment-hint = Commento (Invio lo salva)
analyse-promote = Promuovi la variante
analyse-delete = Elimina da qui
analyse-delete-sure = { $count ->
    [one] Eliminare { $count } mossa?
   *[other] Eliminare { $count } mosse?
}
analyse-fen = Posizione (FEN)
analyse-fen-copied = FEN copiata.
analyse-pgn = Partita (PGN)
analyse-pgn-whole = Partita con varianti e commenti (PGN)
analyse-pgn-copy = Copia il PGN
analyse-pgn-copied = PGN copiato.
analyse-pgn-download = Scarica il PGN
analyse-pgn-downloaded = Il PGN è nei tuoi download.
analyse-link-position = Link a questa posizione
analyse-link-game = Link alla partita
analyse-link-whole = Link con varianti e commenti
analyse-link-copied = Link copiato.
analyse-link-too-long = Con tutto quello che contiene, questa partita è troppo lunga per un link. Scarica il suo PGN: Apri lo legge.
analyse-picture-group = Immagine del tabellone
analyse-picture = Immagine
analyse-picture-copied = Immagine copiata.
analyse-picture-downloaded = L’immagine è nei tuoi download.
analyse-animation-group = Tutta la partita
analyse-animation = Animazione
analyse-animation-svg = SVG animato
analyse-animation-downloaded = L’animazione è nei tuoi download.
analyse-board = Tabellone di analisi
analyse-book = Libro
analyse-show = Mostra
analyse-edit = Modifica questa posizione
analyse-open-games = Partite ({ $count })
analyse-lines-note = Una linea comincia con la probabilità di vincere di chi deve muovere. Delle carte il motore sa solo quello che si vede qui.
analyse-line-finds = finisce sul tesoro della carta
analyse-wins = Vince { color }: { $percent }%
analyse-cards = Carte
analyse-sees = { $viewer ->
    [all] tutte le carte
    [blue] quello che vede Blu
    [yellow] quello che vede Giallo
    [orange] quello che vede Arancione
    [green] quello che vede Verde
   *[nobody] quello che vedono tutti
}
analyse-cards-home = alla partenza, in { $square }
analyse-cards-out = verso l’uscita
analyse-cards-won = ha vinto
analyse-cards-found-small = trovati
analyse-cards-unknown = { $count ->
    [one] { $count } sconosciuta
   *[other] { $count } sconosciute
}
analyse-games-of-laser = Queste sono partite di Laser Chess: aprile in Analizza di Laser Chess.
analyse-games-missing = In questo testo non ci sono partite.
analyse-review-progress-turns = { $done } di { $of } turni
analyse-chances-over = Probabilità di vincere durante la partita: { $players }.
analyse-chances-of = { color } da { $from } a { $to } per cento
analyse-chances-marked = Segnati: { $count }.
analyse-copied = { $what }: copiato.
analyse-share-unfinished = Una partita non finita non si può condividere tutta intera: rivelerebbe le carte.
analyse-open-maze-field = PGN, una posizione (FEN), o una partita come la scrive il protocollo
analyse-deals = Nuova distribuzione
analyse-deal = Nuova distribuzione per { $players }
analyse-labyrinth = Analizza Labyrinth
analyse-untitled = Analisi
analyse-others = Altri turni qui
analyse-others-small = anche

## setup: dove si preparano le posizioni dei due giochi

setup-change = Modifica
setup-asking = Chiedo al motore…
setup-draft = Il tabellone mostra ancora l’ultima posizione.
setup-copy-fen = Copia la FEN
setup-fen-copied = FEN copiata
setup-tools = Strumenti
setup-turn = Gira
setup-board = Tabellone da preparare
setup-to-move = Chi muove
setup-begin = Comincia con
setup-share = Condividi questa posizione
setup-square = { $square }: { $what }.
setup-rules = Regole
setup-rules-standard = le solite
setup-rules-other = cambiate
setup-title = Prepara una posizione
setup-square-empty = { $square }: vuota.
setup-pieces = { $color ->
    [blue] Pezzi di Blu
   *[red] Pezzi di Rosso
}
setup-piece = { $piece }. { $deed }
setup-palette = Pezzi e strumenti
setup-remove = Togli
setup-empty = Svuota
setup-swap-sides = Scambia i colori
setup-begin-setup = Una disposizione…
setup-drawn = { $drawn ->
    [today] Disposizione di oggi
   *[random] A caso
}
setup-rule = { $rule ->
    [KingTurns] Il { -king } può girare
    [SwapOntoClosed] Uno scambio può finire su una casella vietata
   *[RepetitionEnds] La ripetizione chiude la partita
}
setup-rule-hint = { $rule ->
    [KingTurns] È come passare: sul tabellone non cambia niente, ma il tiro parte.
    [SwapOntoClosed] Uno { -switch } può mandare l’altro pezzo su una casella dell’altro colore, e nelle posizioni possono già esserci pezzi lì.
   *[RepetitionEnds] Quando una posizione c’è per la terza volta è subito pareggio, senza chiederlo.
}
setup-rules-changed = { $count ->
    [0] le solite, per tutta la pagina
    [one] { $count } cambiata, per tutta la pagina
   *[other] { $count } cambiate, per tutta la pagina
}
setup-right = { $count ->
    [one] Una posizione da giocare: { color } ha { $count } mossa.
   *[other] Una posizione da giocare: { color } ha { $count } mosse.
}
setup-right-stuck = Una posizione, ma { color } non ha mosse.
setup-copy-picture = Copia l’immagine
setup-picture-copied = Immagine copiata
setup-title-labyrinth = Prepara una posizione di Labyrinth
setup-begin-deal = Nuova distribuzione…
setup-begin-players = per { $players }
setup-right-turns = { $count ->
    [one] Una posizione da giocare: { color } ha { $count } turno.
   *[other] Una posizione da giocare: { color } ha { $count } turni.
}
setup-right-won = Una posizione, ma { color } ha già vinto.
setup-tiles = Tessere
setup-exchange = Scambia
setup-shapes = Forme
setup-shape = { $shape ->
    [i] Dritta
    [c] Curva
   *[t] T
}
setup-pawns = Pedine
setup-treasures = Tesori
setup-treasure = { $place ->
    [nowhere] { $treasure }, su nessuna tessera
    [spare] { $treasure }, sulla tessera libera
   *[other] { $treasure }, { $place }
}
setup-treasure-none = Nessun tesoro
setup-deed = { $tool ->
    [turn] Premi una tessera mobile per girarla.
    [exchange] Premi due tessere mobili, o una mobile e quella libera.
    [shape] Premi una tessera mobile, o quella libera.
    [treasure] Premi la tessera dove metterlo.
   *[pawn] Premi la casella dove metterla.
}
setup-exchange-with = { $place ->
    [spare] Tessera libera: premi quella con cui scambiarla.
   *[other] { $place }: premi la tessera con cui scambiarla.
}
setup-close = Premi una freccia per chiuderla o aprirla.
setup-players = Giocatori e carte
setup-plays = { color } gioca
setup-cards-unknown = Per giocare bisogna conoscere tutte le carte.
setup-cards-how = Premi una carta per segnarla come trovata. Premi una carta trovata per toglierla.
setup-cards-sought = Da trovare
setup-cards-home = torna alla partenza
setup-card-find = { $treasure }: trovata
setup-card-remove = { $treasure }: togli
setup-card-unknown-remove = carta sconosciuta: togli
setup-card-for = Una carta per { color }
setup-card-add = Aggiungi una carta…
setup-card-unknown = sconosciuta, sotto
setup-card-on-top = { $treasure }, in cima

## real: Labyrinth a un tavolo vero

real-title = A un tavolo vero
real-table = Il tuo tavolo
real-change = Cambia
real-rules = Regole
real-pictures-note = per un’altra scatola, o con parole tue
real-begin = Comincia la partita
real-lay = Metti qui quello che c’è sul tuo tavolo.
real-lay-tiles = Scegli com’è girata una tessera, poi premi tutte le caselle dove ce n’è una così.
real-squares-left = { $squares ->
    [one] Manca { $squares } casella. Se premi di nuovo una tessera, gira.
   *[other] Mancano { $squares } caselle. Se premi di nuovo una tessera, gira.
}
real-lay-spare = Quale tessera avanza? Sceglila, poi premi la tessera libera sotto il tabellone.
real-lay-picture = Dov’è { picture.the }? Premi la sua tessera.
real-pictures-left = { $pictures ->
    [one] Manca { $pictures } figura.
   *[other] Mancano { $pictures } figure.
}
real-other-spare = { $shape ->
    [i] La tua tessera libera è dritta? Scegline una uguale, poi premi quella libera.
    [c] La tua tessera libera è una curva? Scegline una uguale, poi premi quella libera.
   *[t] La tua tessera libera è una T? Scegline una uguale, poi premi quella libera.
}
real-lay-any-picture = Scegli una figura, poi premi la sua tessera.
real-left = Figure da mettere: { $pictures }.
real-lay-card = Guarda la tua carta e sceglila qui sotto. Oppure comincia senza.
real-all-laid = C’è tutto. Comincia quando siete tutti pronti.
real-press-turns = Se premi una tessera, gira; Annulla la riporta com’era.
real-too-many = { $shape ->
    [i] { $count } tessere dritte: nella scatola ce ne sono { $most }. Ricontrollale.
    [c] { $count } curve: nella scatola ce ne sono { $most }. Ricontrollale.
   *[t] { $count } tessere a T: nella scatola ce ne sono { $most }. Ricontrollale.
}
real-no-box = { $straights } tessere dritte, { $corners } curve e { $ts } a T: nella scatola ce ne sono 12, 16 e 6, oppure 13, 15 e 6.
real-straight-treasure = { $square }: le tessere dritte della scatola non hanno tesori.
real-palette = Tessere e figure
real-looks = Com’è girata una tessera
real-fill = Tutte le caselle vuote sono così
real-loose-pictures = Figure delle tessere mobili
real-picture-place = { $place ->
    [none] { picture }, ancora da mettere
    [spare] { picture }, sulla tessera libera
   *[square] { picture }, { $place }
}
real-who = Chi gioca
real-plays = { color } gioca
real-me = Io sono
real-first = Il più giovane, che comincia
real-everybody = Ognuno ha
real-cards = { $cards ->
    [1] una carta, coperta
   *[other] { $cards } carte, tutte coperte
}
real-card = La mia carta
real-my-cards = Le mie carte
real-card-note = la vedi solo tu
real-fixed = Questa tessera è fissa, e così la sua figura.
real-laid = { $square }: { $tile }.
real-spare = Tessera libera
real-tile-first = Metti prima la tessera, poi la sua figura.
real-moved = Figura spostata: { picture }. Era in { $square }, e ce n’è una sola.
real-moved-from-spare = Figura spostata: { picture }. Era sulla tessera libera, e ce n’è una sola.
real-was-there = Qui c’era { picture.the }. Adesso dov’è?
real-next-game = Prepara la prossima partita. Annulla riporta l’ultima.
real-photo = Una foto accanto
real-photo-note = resta su questo dispositivo
real-photo-unreadable = Il browser non riesce a leggere questa immagine. JPEG e PNG funzionano dappertutto.
real-photo-choose = Scegli o scatta una foto…
real-photo-other = Un’altra foto…
real-photo-remove = Togli la foto
real-record = Turni al tavolo
real-all-cards = Carte
real-you-are = Sei { color }
real-another-game = Un’altra partita
real-now = Adesso
real-your-turn = Tocca a te. Fai sul tabellone quello che giochi oppure, se segui un consiglio, premi Giocato.
real-turn = È il turno di { color }. Fai qui il suo turno: la freccia, poi la casella.
real-you-won = Hai vinto.
real-won = Ha vinto { color }.
real-past = Stai guardando un turno passato. Se ne fai qui uno nuovo, prende il posto di quelli che seguivano.
real-turns-gone = I turni dopo questo non ci sono più. Annulla li riporta.
real-ended = { color } ha finito il turno sulla casella con { picture.the }.
real-you-ended = Hai finito il turno sulla casella con { picture.the }.
real-found = Tesoro trovato: { picture }
real-which-card = Qual è la tua carta?
real-which-card-now = Hai trovato { picture.the }. Adesso qual è la tua carta?
real-your-cards = { $cards ->
    [1] La tua carta: { $pictures }
   *[other] Le tue carte: { $pictures }
}
real-over = Qui la partita è finita.
real-advises-later = Akhet ti consiglia quando tocca a te.
real-note = Un turno comincia con la tua probabilità di vincere. Akhet sa quello che hai inserito, e nient’altro sulle carte.
real-advice = Inserisci in <b>{ $arrow }</b>, poi vai in <b>{ $square }</b>
real-advice-stay = Inserisci in <b>{ $arrow }</b>, poi resta
real-played = Giocato
real-show = Mostra
real-out-anywhere = Trovati tutti. Ancora un turno, fino a una casella qualsiasi.
real-out-exit = Trovati tutti. Esci dal labirinto da un’apertura del bordo.
real-out-home = Trovati tutti. Torna al punto di partenza in { $home }.
real-opens = { $squares ->
    [1] Questa spinta apre la strada verso una casella.
   *[other] Questa spinta apre la strada verso { $squares } caselle.
}
real-goal = { $goal ->
    [home] il tuo punto di partenza
    [one] una delle tue figure
   *[picture] { picture.the }
}
real-opens-goal = { $goal ->
    [home] { $squares ->
        [1] Questa spinta apre la strada verso una casella: { real-goal }.
       *[other] Questa spinta apre la strada verso { $squares } caselle, fra cui { real-goal }.
    }
   *[other] { $squares ->
        [1] Questa spinta apre la strada verso una casella: quella con { real-goal }.
       *[other] Questa spinta apre la strada verso { $squares } caselle, fra cui quella con { real-goal }.
    }
}
real-leads-there = { $slides ->
    [1] Ci porta { $slides } spinta su { $all }.
   *[other] Ci portano { $slides } spinte su { $all }.
}
real-leads-none = { $goal ->
    [home] In questo turno nessuna spinta porta al tuo punto di partenza.
    [one] In questo turno nessuna spinta porta a una delle tue figure.
   *[picture] In questo turno nessuna spinta apre la strada verso { real-goal }.
}
real-leads = { $slides ->
    [1] { $slides } spinta su { $all } apre la strada verso { real-goal }; questa però serve di più per dopo.
   *[other] { $slides } spinte su { $all } aprono la strada verso { real-goal }; questa però serve di più per dopo.
}

## learn: le lezioni e come si gioca

learn-lesson = Lezione
learn-lessons = Lezioni
learn-after = Dopo le lezioni
learn-trouble = Impossibile mostrare la lezione
learn-place = Lezione { $number } di { $all }
learn-place-exercise = Lezione { $number } di { $all } · esercizio { $exercise } di { $exercises }
learn-all-done = Hai fatto tutte le lezioni
learn-count = Lezioni fatte: { $done } su { $all }
learn-note = { $done } di { $all }
learn-done = fatta
learn-next = Prossima lezione
learn-next-exercise = Prossimo esercizio
learn-restart = Ricomincia
learn-show-move = Mostra la mossa
learn-moves = Mosse fin qui
learn-hint-piece = Sposta o gira il pezzo in { $square }.
learn-look = Guarda qui.
learn-again = Riprova.
learn-not-quite = Non proprio.
learn-well-done = Ben fatto!
learn-right = Giusto!
learn-judged = Vediamo…
learn-your-move = Tocca a te.
learn-your-turn = Tocca a te.
learn-blue = Sei Blu.
learn-play = Gioca al livello 0
learn-puzzles = Problemi: vinci in 1
learn-fire = Fuoco!
learn-reply = Rosso prova a scappare.
learn-finish = Ora chiudi la partita.
learn-blue-touch = Sei Blu. La spunta gioca la mossa.
learn-hint-arrow = Gioca la freccia verde: { $move }.
learn-hint-square = È il pezzo in { $square }.
learn-own-king = { $shot }. Ma è il tuo { -king }, e perderesti.
learn-own-piece = { $shot }. Ma è un pezzo tuo!
learn-other-piece = { $kind ->
    [P] Va bene anche così. Qui però usa { -deflector(form: "your") }.
    [L] Va bene anche così. Qui però usa { -laser(form: "your") }.
   *[other] Va bene anche così. Qui però usa il tuo { piece }.
}
learn-no-aim = { $shot }. Ma adesso il tuo raggio non punta al { -king }.
learn-king-stands = { $shot }, e il { -king } è ancora in piedi.
learn-king-escapes = { $shot }. Ma adesso il { -king } può scappare.
learn-beam-at-king = Ma adesso il raggio di { color } punta al tuo { -king }: il prossimo tiro lo colpisce.
learn-answer-hits = Ma poi: { $move }
learn-lesson-your-laser = { -laser(form: "Your") }
learn-lesson-your-laser-words = Dopo ogni tua mossa { -laser(form: "your") } nell’angolo spara. Sulla strada del raggio c’è già { -deflector(form: "the") } di Rosso in d1. Sposta un altro pezzo blu: prima scegli il pezzo, poi uno dei punti.
learn-lesson-your-laser-learned = Colpito, e via dal tabellone! Ogni turno va così: una mossa, poi il tiro.
learn-lesson-a-mirror-turns-the-beam = Uno specchio fa girare il raggio
learn-lesson-a-mirror-turns-the-beam-words = { -deflector(form: "Your") } in i4 ha uno specchio. Porta questo pezzo nel raggio: così il raggio gira e colpisce { -deflector(form: "the") } di Rosso in d4.
learn-lesson-a-mirror-turns-the-beam-learned = Lo specchio ha fatto girare il raggio a sinistra. Il tabellone ti mostra ogni tiro prima che giochi: prima guarda, poi spara.
learn-lesson-turn-instead-of-moving = Girare invece di spostare
learn-lesson-turn-instead-of-moving-words = Un pezzo può anche girare sul posto. Scegli { -deflector(form: "your") } in j5, poi una delle due frecce rotonde (o premi R o L). Gira lo specchio in modo che il raggio colpisca { -deflector(form: "the") } di Rosso.
learn-lesson-turn-instead-of-moving-learned = Spostare o girare: in ogni turno una cosa sola, mai tutte e due.
learn-lesson-two-directions = Due direzioni
learn-lesson-two-directions-words = { -laser(form: "Your") } non lascia mai il suo angolo, ma può girare: spara in alto o a sinistra. Scegli l’altra direzione per colpire { -deflector(form: "the") } di Rosso in c1.
learn-lesson-two-directions-learned = Solo in alto o a sinistra. { -laser(form: "The") } di Rosso spara in basso o a destra.
learn-lesson-the-back-of-a-deflector = Le spalle { -deflector(form: "of") }
learn-lesson-the-back-of-a-deflector-words = { -deflector(form: "A") } ha lo specchio da una parte sola. Un raggio che arriva sullo specchio gira e basta; uno che arriva alle spalle colpisce. Sposta { -deflector(form: "your") } in su o in giù per colpire chi mostra le spalle.
learn-lesson-the-back-of-a-deflector-learned = Preso alle spalle! Fai attenzione anche alle spalle dei tuoi pezzi.
learn-lesson-the-shield-of-a-defender = Lo scudo di un { -defender }
learn-lesson-the-shield-of-a-defender-words = La piastra chiara di un { -defender } è il suo scudo, e ferma il raggio. Da ogni altro lato il raggio colpisce. Porta { -deflector(form: "your") } sotto { -defender(form: "the") } con lo scudo dalla parte sbagliata.
learn-lesson-the-shield-of-a-defender-learned = Uno scudo protegge un lato; gli altri tre sono scoperti.
learn-lesson-both-sides-of-a-switch = Le due facce di uno { -switch }
learn-lesson-both-sides-of-a-switch-words = Uno { -switch } è uno specchio a due facce: fa sempre girare il raggio, e nessuno lo colpisce mai. Per ora il tuo raggio viene da destra e va in alto. Gira { -laser(form: "your") }: così il raggio viene da sinistra, trova l’altra faccia e colpisce { -deflector(form: "the") } di Rosso.
learn-lesson-both-sides-of-a-switch-learned = Non ha spalle da colpire. Da tutte e due le parti il raggio gira.
learn-lesson-the-swap = Lo scambio
learn-lesson-the-swap-words = Uno { -switch } può scambiarsi di posto con { -deflector(form: "a") } o un { -defender } vicino, anche di Rosso. Scegli il tuo { -switch } in e5, poi l’anello intorno al pezzo che con lo scudo ferma il tuo raggio.
learn-lesson-the-swap-learned = Tirato fuori da dietro il suo scudo! Solo uno { -switch } può farlo.
learn-lesson-closed-squares = Caselle vietate
learn-lesson-closed-squares-words = Le caselle rosse sono solo per Rosso. Perciò { -deflector(form: "your") } in h2 non può andare in i1, sotto il pezzo in i6. Trova nella riga più bassa una casella da cui il raggio colpisce l’altro pezzo.
learn-lesson-closed-squares-learned = Allo stesso modo, le caselle blu sono solo per Blu. I raggi passano su tutte.
learn-lesson-your-own-pieces-in-the-way = I tuoi pezzi sulla strada
learn-lesson-your-own-pieces-in-the-way-words = Il raggio colpisce tutto quello che trova, anche i tuoi pezzi! In f4 colpirebbe { -deflector(form: "your") }. Porta via questo pezzo: così il raggio colpisce { -deflector(form: "the") } di Rosso lì dietro.
learn-lesson-your-own-pieces-in-the-way-learned = Prima di sparare, cerca i tuoi pezzi lungo il raggio.
learn-lesson-two-mirrors = Due specchi
learn-lesson-two-mirrors-words = Un raggio può girare più volte. Il tuo specchio in j4 lo manda a sinistra. Metti il secondo dove lo manda in alto, a colpire { -deflector(form: "the") } di Rosso in d7.
learn-lesson-two-mirrors-learned = Due specchi, un tiro. In una partita vera possono essere cinque o sei.
learn-lesson-hit-the-king = Colpisci il { -king }
learn-lesson-hit-the-king-words = Il raggio può colpire il { -king } da ogni lato, e allora la partita è finita. Un { -defender } protegge la riga del tuo raggio. Porta il raggio sulla riga del { -king } di Rosso.
learn-lesson-hit-the-king-learned = Hai vinto! Colpire il { -king } di Rosso è lo scopo del gioco.
learn-lesson-block-a-beam = Ferma un raggio
learn-lesson-block-a-beam-words = Ora guarda il raggio di Rosso: punta al tuo { -king }, e spara dopo la prossima mossa di Rosso. Metti il tuo { -defender } in quel raggio: il suo scudo è dalla parte giusta.
learn-lesson-block-a-beam-learned = Al sicuro. Guarda tutti e due i raggi prima di ogni mossa.
learn-lesson-do-not-open-your-king = Non scoprire il tuo { -king }
learn-lesson-do-not-open-your-king-words = Il tuo { -switch } in d3 tiene il raggio di Rosso lontano dal tuo { -king }. Due delle tue mosse colpiscono { -deflector(form: "a") }, ma una apre la strada verso il tuo { -king }: gioca l’altra.
learn-lesson-do-not-open-your-king-learned = Prima di muovere un pezzo, chiediti che cosa tiene lontano.
learn-lesson-a-threat = Una minaccia
learn-lesson-a-threat-words = Dopo il tiro il raggio resta dov’è. Se allora punta al { -king } di Rosso, per Rosso sono guai. Puoi colpire due { -deflector(form: "many") }: mira al pezzo davanti al { -king }.
learn-lesson-a-threat-learned = Una minaccia! Ora Rosso deve salvare il { -king } e non ha tempo per altro.
learn-lesson-a-win-in-two-moves = Vincere in due mosse
learn-lesson-a-win-in-two-moves-words = Il tuo primo piano: vincere in due mosse, qualunque cosa faccia Rosso. Comincia con una minaccia. Quando il { -king } scappa, mandagli dietro il tuo specchio.
learn-lesson-a-win-in-two-moves-learned = Una minaccia, uno specchio che insegue, una vittoria. Adesso sai giocare!
learn-play-maze = Gioca
learn-hint-closed = Premi la freccia { $arrow }.
learn-hint-push = Inserisci la tessera alla freccia { $arrow }.
learn-fault-closed = È un turno permesso. Ma prima prova la freccia chiusa { $arrow }.
learn-fault-arrow = Hai inserito in { $pushed }. Qui inserisci in { $arrow }.
learn-fault-out = La tua pedina non è uscita. Spingi dall’altra parte della sua fila.
learn-fault-found = Il tuo turno è finito in { $square }: lì non c’è { picture.the }.
learn-fault-win = Il tuo turno è finito in { $square }, ma il tuo punto di partenza è { $home }.
learn-fault-stops = Ma ora guarda che cosa fa { color }.
learn-maze-the-slide = Far scorrere
learn-maze-the-slide-1-words = Ogni turno comincia facendo scorrere il labirinto. La tessera libera sta sotto il tabellone. Inseriscila alla freccia a4, a sinistra. Poi scegli una delle caselle illuminate per la tua pedina blu, oppure resta.
learn-maze-the-slide-1-learned = Tutta la fila è avanzata di una casella. La tessera uscita a destra è la nuova tessera libera.
learn-maze-the-slide-2-words = { $O ->
    [Gufo] Sulla tua carta c’è il Gufo
   *[other] Sulla tua carta c’è: { $O }
}. Sta in d1, con un anello intorno, ma b1 chiude la strada. Passa sulle frecce per vedere che cosa farebbe ognuna, e apri la strada.
learn-maze-the-slide-2-learned = Prima si fa scorrere, poi si muove: fin dove portano i corridoi.
learn-maze-the-slide-3-words = Conta anche com’è girata la tessera libera. Girala con la rotella sul tabellone, con i pulsanti sotto o con i tasti R e L. Inseriscila in b1 come un ponte verso d1, dov’è il tuo tesoro ({ $Q }).
learn-maze-the-slide-3-learned = Una tessera dritta può stare in due modi, le altre in quattro.
learn-maze-the-slide-4-words = I tesori viaggiano sulle loro tessere. { $O ->
    [Gufo] Il Gufo in d3 è
   *[other] { $O } in d3: è
} troppo lontano. Accorcia la strada: spingi in giù la colonna d.
learn-maze-the-slide-4-learned = Il tesoro è venuto da te! Cerca tutte e due le strade: la tua verso il tesoro, e quella del tesoro verso di te.
learn-maze-the-forbidden-way-back = La strada vietata
learn-maze-the-forbidden-way-back-1-words = Arancione ha appena inserito in d7, e l’ultima tessera è uscita in d1. Vorresti rimetterla subito dentro. Provaci: premi la freccia chiusa d1.
learn-maze-the-forbidden-way-back-1-learned = Dopo ogni turno una freccia è chiusa: quella dove è uscita l’ultima tessera.
learn-maze-the-forbidden-way-back-2-words = La stessa posizione. Indietro non si può, ma un’altra spinta apre la strada verso { $I ->
    [Ibis] l’Ibis
   *[other] { $I }
} in e3. Trova quella spinta.
learn-maze-the-forbidden-way-back-2-learned = Di nuovo la stessa freccia: è sempre chiusa solo quella dall’altra parte della fila.
learn-maze-the-forbidden-way-back-3-words = Ora la regola ti aiuta. Arancione, in a1, vuole la casella colorata a3 e ci andrebbe nel prossimo turno. Spingi via la tessera in a2, e fai in modo che Arancione non possa rimetterla.
learn-maze-the-forbidden-way-back-3-learned = Arancione dovrebbe rimetterla dentro in a2, ma adesso quella freccia è chiusa.
learn-maze-riding-out-and-coming-in-again = Uscire e rientrare
learn-maze-riding-out-and-coming-in-again-1-words = Una pedina viaggia sulla sua tessera. Fai andare la tua di una casella a destra: così sta in un corridoio che porta in e5, dov’è il tuo tesoro ({ $E }).
learn-maze-riding-out-and-coming-in-again-1-learned = Il viaggio non costa niente: dopo puoi ancora muovere.
learn-maze-riding-out-and-coming-in-again-2-words = Una pedina spinta fuori rientra dall’altra parte. La tua sta in g4, sul bordo, e il tesoro della tua carta ({ $C }) è lontano, in a5. Spingi fuori la tua pedina!
learn-maze-riding-out-and-coming-in-again-2-learned = Fuori a destra, di nuovo dentro a sinistra, sulla tessera appena inserita. Niente porta più lontano una pedina.
learn-maze-riding-out-and-coming-in-again-3-words = Viaggiano anche le pedine degli altri. Arancione, in a4, arriverebbe al prossimo turno sulla casella colorata c3. Spingi fuori Arancione, lontano da lì.
learn-maze-riding-out-and-coming-in-again-3-learned = Ora Arancione è dall’altra parte del tabellone. È una delle difese migliori.
learn-maze-cards = Carte
learn-maze-cards-1-words = Vedi una carta alla volta: adesso { $I ->
    [Ibis] l’Ibis
   *[other] { $I }
}, in e3. La tua strada passa per e5 ({ $E }), ma quel tesoro non è sulla tua carta, e passarci sopra non basta mai. Finisci il turno in e3.
learn-maze-cards-1-learned = La carta è scoperta, la vedono tutti. Adesso vedi la prossima: { $U ->
    [Urna] l’Urna
   *[other] { $U }
}.
learn-maze-cards-2-words = Nessun anello sul tabellone: { $O ->
    [Gufo] il Gufo
   *[other] { $O }
} della tua carta sta sulla tessera libera. Inseriscila dove puoi raggiungerla.
learn-maze-cards-2-learned = Un tesoro sulla tessera libera aspetta che qualcuno la inserisca.
learn-maze-cards-3-words = Due regole insieme. { $N ->
    [Collana] La Collana
   *[other] { $N }
} della tua carta sta sulla tessera libera, e la tua pedina sta in b1, sul bordo. Spingi fuori la tua pedina: rientra sulla tessera libera. Poi resta.
learn-maze-cards-3-learned = Non devi per forza muovere: conta dove la tua pedina finisce il turno.
learn-maze-the-way-home = Il ritorno
learn-maze-the-way-home-1-words = Hai trovato tutti i tesori. Adesso torna al punto di partenza, in a1, e vinci.
learn-maze-the-way-home-1-learned = Ce l’hai fatta! Vince il primo che trova tutti i suoi tesori e finisce un turno al punto di partenza.
learn-maze-the-way-home-2-words = Il punto di partenza è lontano. Ma tu conosci una scorciatoia.
learn-maze-the-way-home-2-learned = Fuori da una parte, dentro dall’altra, e sei al punto di partenza.
learn-maze-the-way-home-3-words = Arancione ha trovato tutto, e nel prossimo turno arriverebbe alla partenza in g7. Adesso non puoi vincere: chiudi la strada. Passa sulle frecce e cerca un muro fra Arancione e g7.
learn-maze-the-way-home-3-learned = Bella difesa. Guarda che cosa possono raggiungere gli altri, prima di andare per la tua strada. Adesso sai giocare!
learn-rules-aim = Guida il tuo raggio con gli specchi finché colpisce il { -king } avversario.
learn-rules-mirror-picture = Il raggio di Blu va a destra, trova lo specchio { -deflector(form: "of") } ed esce verso l’alto
learn-rules-move = <b>Sposta o gira un pezzo.</b> Un passo in qualsiasi direzione, o un quarto di giro. Poi il tiro parte da solo, e ogni specchio fa girare il raggio.
learn-rules-hit-picture = Il raggio di Blu va a destra e colpisce il { -king } di Rosso
learn-rules-hit = <b>Quello che colpisce sparisce,</b> anche se è tuo. Colpisci il { -king } e hai vinto.
learn-rules-lessons = Impara con brevi lezioni
learn-rules-pieces = I pezzi
learn-rules-click = Fai clic su un pezzo: i punti mostrano dove può andare, due frecce rotonde lo girano. Passaci sopra per vedere il tiro prima di giocarlo.
learn-rules-tinted = Le caselle colorate sono del giocatore di quel colore; l’altro non può entrarci.
learn-rules-must-move = Devi muovere. Non c’è stallo e non si passa.
learn-rules-draws = <b>Pareggio.</b> Quando gli stessi pezzi sono disposti allo stesso modo per la terza volta, chi deve muovere può chiedere il pareggio. Gli amici su due dispositivi possono anche mettersi d’accordo.
learn-notation = Come si scrivono le mosse
learn-notation-squares = Le colonne vanno dalla a alla j da sinistra, le righe da 1 a 8 dal basso.
learn-notation-step = il pezzo in e4 va in f5, o si scambia di posto con il pezzo che è lì
learn-notation-right = il pezzo in c5 gira a destra, in senso orario
learn-notation-left = gira a sinistra, in senso antiorario
learn-notation-hit = il tiro colpisce questo pezzo
learn-keys = Tasti
learn-key-tab = Tab
learn-key-arrows = Frecce
learn-key-enter = Invio
learn-key-escape = Esc
learn-keys-tab = va al tabellone, poi ai pulsanti
learn-keys-arrows = sul tabellone: da una casella all’altra. Altrove, sinistra e destra vanno indietro e avanti nella partita
learn-keys-enter = sceglie un pezzo, gioca la mossa
learn-keys-turn = girano il pezzo scelto a destra o a sinistra, poi Invio
learn-keys-cancel = annulla
learn-keys-field = va a un campo dove si scrivono mosse e domande; lì «help» le elenca
learn-keys-analyse = in Analizza: tutti i suoi tasti
learn-maze-rules-aim = Trova i tesori delle tue carte in un labirinto con i muri che si muovono, poi torna al punto di partenza.
learn-maze-rules-slide = <b>Fai scorrere.</b> Gira la tessera libera come vuoi e inseriscila a una freccia. La fila avanza di una casella; la tessera che esce è la nuova tessera libera. Le pedine viaggiano sulle loro tessere, e una pedina spinta fuori rientra dall’altra parte.
learn-maze-rules-walk = <b>Muovi.</b> La tua pedina può andare per i corridoi fin dove vuoi, oppure restare. Le pedine non si ostacolano.
learn-maze-rules-card = Vedi una delle tue carte alla volta. Finisci un turno sul suo tesoro per vedere la prossima.
learn-maze-rules-closed = La freccia dove è uscita l’ultima tessera è chiusa: nessuno può rimetterla subito dentro.
learn-maze-rules-end = Vince il primo che trova tutti i suoi tesori e finisce un turno al punto di partenza.
learn-maze-rules-players = I giocatori, in ordine di gioco
learn-maze-rules-table = Hai il gioco sul tavolo? <a>Metti qui quello che vedi</a>, e Akhet ti consiglia, turno dopo turno. Sa solo quello che vedi tu.
learn-maze-notation = Come si scrivono i turni
learn-maze-notation-turn = <c>a6nb1</c>: la tessera entra alla freccia a6, girata n, poi la pedina va in b1. Le direzioni sono n, e, s e w: con n la tessera sta come all’inizio, con e fa un quarto di giro a destra, e così via.
learn-keys-maze-arrows = sul tabellone: su caselle e frecce. Altrove, sinistra e destra vanno indietro e avanti nella partita
learn-keys-maze-enter = su una freccia: spinge qui. Su una casella: ci va
learn-keys-maze-turn = girano la tessera libera a destra o a sinistra; anche la rotella, o un secondo dito
learn-keys-maze-stay = resta dove ti ha portato la spinta
learn-keys-maze-escape = sceglie un’altra freccia
learn-keys-maze-field = va a un campo dove si scrivono turni e domande; lì «help» le elenca

## puzzles: i problemi

puzzles-puzzle = Problema
puzzles-trouble = Impossibile mostrare il problema
puzzles-none = non ci sono problemi
puzzles-bad-line = { $file }: il problema { $number } ha troppo pochi campi
puzzles-unknown = Questa versione di Akhet non ha il problema di quel link.
puzzles-number = Problema { $number }
puzzles-stage = { $stage ->
    [0] Vinci in 1
    [1] Facilissimo
    [2] Facile
    [3] Medio
    [4] Difficile
   *[5] Diabolico
}
puzzles-two-turns = In due turni
puzzles-theme = { $theme ->
    [turn] giro
    [step] passo
    [swap] scambio
    [quiet] mossa tranquilla
    [laser] { -laser } che gira
    [two-mirrors] due specchi
    [many-mirrors] molti specchi
    [opened-king] { -king } scoperto
    [shield] scudo
    [driven-king] { -king } in fuga
    [bridge] sulla tessera inserita
    [ride] un viaggio
    [out-and-in] fuori e dentro
    [moving-treasure] il tesoro si muove
    [spare] tesoro sulla tessera libera
    [stay] senza muovere
   *[other] { $theme }
}
puzzles-next = Prossimo problema
puzzles-solution = Soluzione
puzzles-end-streak = Chiudere la serie?
puzzles-progress = Progressi
puzzles-difficulty = Difficoltà
puzzles-mine = Il mio prossimo problema
puzzles-failed = Quelli sbagliati ({ $count })
puzzles-solved-of = Risolti { $solved } su { $all }
puzzles-streak = di fila
puzzles-best = record
puzzles-all = risolti su { $all }
puzzles-weak = Più spesso: { $themes }
puzzles-fetching = Prendo un problema…
puzzles-wrong = Non questa.
puzzles-shown = Si fa così…
puzzles-seen = Era questa la soluzione.
puzzles-seen-next = Vuoi riprovare, o passare al prossimo?
puzzles-solved = Risolto.
puzzles-streak-reset = La serie riparte da zero.
puzzles-streak-stays = Con un aiuto: la serie resta com’è.
puzzles-streak-begins = Comincia una serie.
puzzles-streak-now = { $streak } di fila.
puzzles-goal = Blu muove e vince in { $wins }
puzzles-left = { $left ->
    [1] Ora vinci con una mossa.
   *[other] Ora vinci in { $left }.
}
puzzles-only-move = Solo una mossa colpisce il { -king } di Rosso.
puzzles-only-first = C’è una sola prima mossa che vince in tempo contro ogni difesa.
puzzles-defends = Rosso resiste finché può.
puzzles-praise = { $number ->
    [0] Risolto!
    [1] Bella mira!
    [2] Geniale!
    [3] Un tiro pulito!
   *[4] L’hai trovata!
}
puzzles-too-late = Così non vinci in tempo.
puzzles-slower = Vince anche questa, ma più lentamente: non entro { $moves } mosse.
puzzles-another = { $shot }. Prova un’altra mossa.
puzzles-beam-hits = { $color ->
    [blue] { $shot }, ma adesso il raggio di Blu colpisce il { -king } di Rosso.
   *[red] { $shot }, ma adesso il raggio di Rosso colpisce il { -king } di Blu.
}
puzzles-king-stands = { $shot }, e il { -king } di { color } è ancora in piedi.
puzzles-holds-out = { $shot }, ma { color } può resistere più a lungo.
puzzles-turns = Turni fin qui
puzzles-find = Blu trova { picture.the } in questo turno
puzzles-find-in-two = Blu trova { picture.the } in due turni
puzzles-find-it = Ora trova il tesoro.
puzzles-only-slide = Solo una spinta apre la strada.
puzzles-only-turn = C’è un solo primo turno giusto, qualunque cosa faccia Arancione.
puzzles-keeps = Arancione cerca di impedirtelo.
puzzles-kept = Adesso Arancione può sbarrarti la strada verso { picture.the }.
puzzles-praise-maze = { $number ->
    [0] Trovato!
    [1] Bella spinta!
    [2] Geniale!
    [3] Che strada!
   *[4] Che occhio!
}

## mistakes: gli errori

mistakes-mistake = Errore
mistakes-trouble = Impossibile mostrare l’errore
mistakes-task = Che cosa è meglio di { $move }?
mistakes-against = contro { $opponent }
mistakes-move = mossa { $number }
mistakes-title = { analyse-mark }: { $move }
mistakes-lost = Ha perso { $drop } punti di risultato atteso. Trova una mossa migliore per { color }.
mistakes-loses = Perde { $drop } punti di risultato atteso.
mistakes-loses-answered = { mistakes-loses } { color } risponde { $reply }.
mistakes-better = Linea migliore
mistakes-shown = Sarebbe stato meglio così…
mistakes-seen = Era meglio { $move }.
mistakes-right-helped = Giusto.
mistakes-slower = { $move } vince, ma più lentamente di { $best }.
mistakes-is-learned = Questo lo hai imparato.
mistakes-when = { $days ->
    [0] adesso
    [1] domani
   *[other] fra { $days } giorni
}
mistakes-back = Torna { mistakes-when }.
mistakes-next-back = Il prossimo errore torna { mistakes-when }.
mistakes-next = Avanti
mistakes-none = Il motore non ha trovato errori in questa partita.
mistakes-looking = Cerco gli errori…
mistakes-looking-text = Il motore guarda le tue partite. Il primo errore che trova compare qui.
mistakes-nothing-due = Per ora niente da ripassare
mistakes-no-games = Ancora nessuna partita
mistakes-no-games-text = Gioca contro il motore, e qui compaiono i tuoi errori. Per ognuno devi dire che cosa era meglio.
mistakes-none-left = Nessun errore rimasto
mistakes-none-left-text = Gioca un’altra partita, e qui compaiono i suoi errori.
mistakes-play = Gioca una partita
mistakes-practise = Esercitati subito
mistakes-in-round = in questo giro
mistakes-due = da ripassare
mistakes-later = più tardi
mistakes-learned = imparati
mistakes-looks-through-one = Guardo una partita
mistakes-looks-through = Guardo la partita { $game } di { $all }
mistakes-looked-through = Partite contro il motore già guardate: { $games } su { $all }.
mistakes-look-through = { $games ->
    [1] Guarda l’altra
   *[other] Guarda le altre { $games }
}
