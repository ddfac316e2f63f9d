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
