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
common-range = da { $min } a { $max }
common-games = Partite
common-say = Di’ qualcosa

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
