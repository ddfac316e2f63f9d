## table: seats at a table of several devices

table-lobby-whom = für alle, die ihre Adresse haben
table-lobby-text = Wer diese Adresse hat, sieht die Tische in dieser Liste und darf sich auf einen freien Platz setzen. Neue Tische aufstellen geht damit nicht.
table-lobby-address = Adresse der Lobby
table-lobby-qr = QR-Code der Adresse der Lobby
table-address-copied = Adresse kopiert
table-set-up-text = Stell einen Tisch auf und schick jedem den Link zu einem Platz. Wer ihn öffnet, sitzt am Tisch und muss nichts installieren.
table-nobody = Niemand
table-name-for-others = Dein Name, für die anderen
table-who-plays = Wer { color } spielt
table-list = In der Lobby zeigen
table-list-hint = bis kein Platz mehr frei ist
table-set-up = Tisch aufstellen
table-tables = Tische
table-already = Schon aufgestellte Tische
table-listed = in der Lobby
table-watch = Zuschauen
table-end = Diesen Tisch beenden

table-friend = Jemand anderes
table-reach = Andere Geräte erreichen diesen Server nicht, nur dieser Rechner. Damit sie hereinkommen, starte ihn mit <code>akhet gui --listen 0.0.0.0</code>. In einem anderen Fenster auf diesem Rechner kann man sich trotzdem setzen.
table-invite = Einladen
table-link = Link für { color }
table-link-watch = Link zum Zuschauen
table-links-in = Die Links öffnen sich in dieser Sprache: { $language }
table-qr = QR-Code: { $title }
table-share = Teilen: { $title }
table-share-title = Ein Spiel mit Akhet

table-new = Neu: { $tables }.
table-seat-taken = Dort hat sich gerade jemand hingesetzt.
table-time-move = { $time } für einen Zug
table-time = { $time } für das Spiel
table-time-more = { $time } für das Spiel, { $seconds } s dazu für jeden Zug
table-lobby-closed = Diese Lobby ist geschlossen. Frag den, bei dem Akhet läuft, nach der neuen Adresse.
table-lobby-empty = Gerade wartet niemand. Neue Tische erscheinen hier von selbst.
table-lobby-waiting = An diesen Tischen fehlt noch jemand. Setz dich und spiel mit.
table-waiting-tables = Tische, die warten
table-play = { color } spielen
table-play-there = { table-play }: { $table }

table-refused = { $word ->
    [play] Der Zug wurde abgelehnt: { $text }
    [draw] Kein Unentschieden: { $text }
    [claim] Kein Unentschieden: { $text }
    [takeback] Nicht zurückgenommen: { $text }
    [rematch] Keine Revanche: { $text }
    [name] Der Name wurde abgelehnt: { $text }
    [engine] Die Engine wurde abgelehnt: { $text }
    [resign] Nicht aufgegeben: { $text }
    [decline] Nicht abgelehnt: { $text }
    [say] Nicht gesagt: { $text }
   *[other] { $word }: { $text }
}
table-unknown-game = Diese Seite kennt das Spiel { $game } nicht.
table-here = { $player } ist da.
table-lost = { $player } hat keine Verbindung mehr.
table-silent = { $player } antwortet nicht.
table-call = Am Tisch bist du dran.

table-own = Deine Tische
table-own-others = Deine anderen Tische

table-with = { $game } mit { $players }
table-over = Aus
table-your-turn = { $time ->
    [none] ● Du bist dran
   *[other] ● Du bist dran, noch { $time }
}
table-awaits = Wartet auf jemanden für { color }
table-moves = { $time ->
    [none] { $player } ist dran
   *[other] { $player } ist dran, noch { $time }
}

table-phrase = { $phrase ->
    [hello] Hallo!
    [game] Gutes Spiel!
    [thanks] Danke!
   *[oops] Hoppla!
}
table-due = Zeit bis { $time }.
table-per-move = Zeit für jeden Zug: { $time }.

table-taken = Du sitzt in einem anderen Fenster an diesem Tisch.
table-offline = Keine Verbindung. Neuer Versuch …
table-offline-sent = Keine Verbindung. Dein Zug { $move } wird gesendet, sobald sie wieder da ist.
table-sending = Dein Zug { $move } wird gesendet …
table-to-move = { $player } ist dran.
table-to-move-silent = { $player } ist dran, aber die Verbindung antwortet nicht.
table-to-move-away = { $player } ist dran, hat aber keine Verbindung.
table-to-move-free = Es fehlt noch jemand: { color } ist dran.
table-thinking-for = Akhet denkt für { $player } nach …
table-offer = { $what ->
    [draw] { $player } bietet ein Unentschieden an.
    [takeback] { $player } möchte einen Zug zurücknehmen.
   *[rematch] { $player } möchte eine Revanche.
}
table-own-offer = { $what ->
    [draw] Du bietest ein Unentschieden an.
    [takeback] Du möchtest einen Zug zurücknehmen.
   *[rematch] Du möchtest eine Revanche.
}
table-offer-waits = Warte auf { $players }.
table-withdraw = Zurückziehen
table-accept = Annehmen
table-decline = Ablehnen
table-save = Als PGN speichern
table-call-me = Ruf mich, wenn ich dran bin
table-name = Dein Name
table-name-first = Du bist { color }. Dein Name, für die anderen
table-ok = OK

table-joining = Du setzt dich an den Tisch …
table-status = { $status ->
    [free] freier Platz
    [away] keine Verbindung
    [gone] weg
    [silent] Verbindung antwortet nicht
   *[out] hat aufgegeben, Akhet spielt weiter
}
table-level = Stufe { $level }
table-lag = { $lag } ms
table-lag-seconds = { $lag } s
table-change-name = Deinen Namen ändern
table-offer-draw = Unentschieden anbieten
table-leave = Verlassen
table-ended = Diesen Tisch gibt es nicht mehr
table-ended-text = Ein Tisch endet einen Tag nach seinem letzten Zug (mit Tagen für einen Zug: drei Tage nach seinem Spiel), oder wenn ihn der beendet, der ihn aufgestellt hat. Wurde Akhet mit einem zufälligen Port neu gestartet, gibt es seine Tische auch nicht mehr.
table-leave-it = Tisch verlassen

## analyse: Analyse of both games, the review

analyse-mark = { $mark ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Patzer
}
analyse-judgement = { analyse-mark }: kostet { $drop ->
    [one] { $drop } Punkt
   *[other] { $drop } Punkte
} vom erwarteten Ergebnis. Besser: { $best }.
analyse-judgement-both = { analyse-mark }: kostet { $drop ->
    [one] { $drop } Punkt
   *[other] { $drop } Punkte
} vom erwarteten Ergebnis und verpasst einen Gewinn in { $moves }. Besser: { $best }.
analyse-judgement-missed = Gewinn verpasst: Es gab einen Gewinn in { $moves }. Besser: { $best }.
analyse-praise-wins = { $move } gewinnt.
analyse-praise-best = { $move } ist der beste Zug.
analyse-praise-equal = { $move } ist so gut wie { $best }.
analyse-praise-near = { $drop ->
    [one] { $move } ist gut genug: nur { $drop } Punkt weniger als { $best }.
   *[other] { $move } ist gut genug: nur { $drop } Punkte weniger als { $best }.
}
analyse-nag = { $nag ->
    [4] Patzer
    [2] Fehler
    [6] Zweifelhaft
    [5] Interessant
    [1] Gut
   *[3] Brillant
}

analyse-keys = Tasten
analyse-keys-note = Sie gehen überall, nur nicht in Eingabefeldern. Auf dem Brett kann man mit Tasten auch ziehen; siehe <em>So geht’s</em>.
analyse-keys-step = ein Zug zurück oder vor; das Mausrad über dem Brett auch
analyse-keys-ends = die erste oder die letzte Stellung
analyse-keys-engine = die Engine an oder aus
analyse-keys-best = den besten Zug der Engine spielen
analyse-keys-flip = das Brett umdrehen
analyse-keys-list = diese Liste
analyse-keys-sideways = ein anderer Zug statt des gezeigten
analyse-keys-erase = die Zeichnung löschen; ist eine Figur ausgewählt, abbrechen
analyse-keys-threat = die Drohung: was die andere Seite jetzt tun würde
analyse-key-ends = Pos1 Ende
analyse-key-space = Leertaste
analyse-key-escape = Esc

analyse-no-move-yet = Die Engine hat hier noch keinen Zug.
analyse-engine-off = Schalte zuerst die Engine ein, mit L.
analyse-engine-settings = Einstellungen der Engine
analyse-lines = Varianten
analyse-line = Variante { $rank }
analyse-threads = Threads
analyse-hash = Hash
analyse-megabytes = MB
analyse-range-unit = { $min } bis { $max } { $unit }

analyse-move-said = { $move }: { $said }

analyse-scores-note = Eine Bewertung von 1 heißt hundert Punkte, <b>+</b> ist gut für Blau; M3 heißt Gewinn in drei Zügen.
analyse-has-won = { color } hat gewonnen
analyse-drawn = Unentschieden durch Wiederholung
analyse-chances-unknown = Schalte die Engine ein, dann siehst du, wer vorn liegt.
analyse-over = Das Spiel ist hier aus.
analyse-waits = Wartet auf den Rückblick.
analyse-threat = Drohung
analyse-threat-show = Drohung zeigen
analyse-threat-over = Das Spiel ist hier aus, also droht nichts.
analyse-threat-is = Es droht { $move }.
analyse-threat-none = Es gibt keine Drohung zu zeigen: { $error }
analyse-book-lacks = Diese Stellung steht nicht im Buch.
analyse-book-moves = Züge im Buch
analyse-book-move = Zug
analyse-book-score = Wert
analyse-book-depth = Tiefe
analyse-book-results = Ergebnisse

analyse-graph-none = Noch keine Bewertungen.
analyse-graph-start = am Anfang
analyse-graph-after = { $color ->
    [blue] nach Zug { $number } von Blau
   *[red] nach Zug { $number } von Rot
}
analyse-graph-at-start = Erwartetes Ergebnis von Blau bis zum Anfang: von { $from } Prozent auf { $to } Prozent, am höchsten { $high } Prozent { $highAt }, am niedrigsten { $low } Prozent { $lowAt }.
analyse-graph-up-to = Erwartetes Ergebnis von Blau bis Zug { $number }: von { $from } Prozent auf { $to } Prozent, am höchsten { $high } Prozent { $highAt }, am niedrigsten { $low } Prozent { $lowAt }.
analyse-graph-marked = Markiert: { $counts }.
analyse-graph-now = Jetzt { $at }: { $percent } Prozent.
analyse-marks-counted = { $mark ->
    [inaccuracy] { $count ->
        [one] { $count } Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
    [mistake] { $count } Fehler
   *[blunder] { $count } Patzer
}
analyse-graph-better = { $color ->
    [blue] Blau besser
   *[red] Rot besser
}
analyse-graph-begin = Start
analyse-graph-empty = Analysiere das Spiel oder schalte die Engine ein, dann siehst du, wie sich die Chancen ändern.
analyse-graph-fails = Die Kurve kann nicht gezeichnet werden: { $error }

analyse-games-not-kept = Der Browser kann diese Spiele nicht speichern. Öffne sie nach dem Neuladen noch einmal.
analyse-games-of-labyrinth = Das sind Spiele von Labyrinth. Die öffnet die Analyse von Labyrinth.
analyse-game-cut = { $error }. Ab dort weggelassen: { $rest }
analyse-game-of-file = { $file }: { $said }
analyse-reading = Wird gelesen …
analyse-open-more = Füge ein Spiel oder eine Stellung ein oder beginne mit einer Aufstellung
analyse-open-text-field = PGN, FEN oder ein Link
analyse-open-text = Text öffnen
analyse-previous = Vorige Analyse
analyse-setups = Aufstellungen
analyse-games-pasted = eingefügter Text
analyse-games-counted = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
analyse-games-unread = { $count ->
    [one] { $count } Spiel konnte nicht gelesen werden.
   *[other] { $count } Spiele konnten nicht gelesen werden.
}
analyse-games-cut = { $count ->
    [one] { $count } Spiel konnte nur zum Teil gelesen werden.
   *[other] { $count } Spiele konnten nur zum Teil gelesen werden.
}
analyse-games-more = und noch { $count }
analyse-games-none = Kein Spiel passt dazu.
analyse-search = Spiele durchsuchen
analyse-search-hint = Namen, Ergebnis, Eröffnung

analyse-link-unreadable = Das Spiel in diesem Link lässt sich nicht lesen. Vielleicht fehlt ein Stück.
analyse-notes-unreadable = Die Varianten und Kommentare dieses Spiels ließen sich nicht lesen.
analyse-variations-cut = { $count ->
    [one] In den Varianten: Ein Zug ist nicht erlaubt und wurde weggelassen, mit allem danach. { $reason }
   *[other] In den Varianten: { $count } Züge sind nicht erlaubt und wurden weggelassen, mit allem danach. { $reason }
}

analyse-review = Rückblick
analyse-review-begin = Spiel analysieren
analyse-review-again = Noch einmal analysieren
analyse-review-done = Der Rückblick ist fertig.
analyse-review-progress = { $done } von { $of } Stellungen
analyse-review-empty = Spiel ein paar Züge auf dem Brett oder öffne ein Spiel, dann kann die Engine jeden Zug beurteilen.
analyse-effort = Aufwand
analyse-practise = Fehler üben
analyse-mistakes = Fehler
analyse-mistake-previous = Voriger Fehler
analyse-mistake-next = Nächster Fehler
analyse-accuracy = { $accuracy ->
    [none] <small>Genauigkeit </small>–
   *[other] <small>Genauigkeit </small>{ $accuracy }<small> %</small>
}
analyse-marks = { $mark ->
    [inaccuracy] Ungenauigkeiten:
    [mistake] Fehler:
   *[blunder] Patzer:
}
analyse-missed-wins = Verpasste Gewinne:
analyse-legend = { $mark ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Patzer
}
analyse-legend-missed = verpasster Gewinn in so vielen Zügen
analyse-better = Besser als { $move } ist hier { $best }.
analyse-show-move = { $move } zeigen
analyse-play-move = { $move } spielen

analyse-pens = Stifte
analyse-pens-clear = Zeichnung löschen
analyse-pen = { $pen ->
    [G] Grün zeichnen
    [R] Rot zeichnen
    [Y] Gelb zeichnen
   *[B] Blau zeichnen
}
analyse-drawing = Gezeichnet: { $shapes }.
analyse-arrow = { $pen ->
    [G] grüner Pfeil von { $from } nach { $to }
    [R] roter Pfeil von { $from } nach { $to }
    [Y] gelber Pfeil von { $from } nach { $to }
   *[B] blauer Pfeil von { $from } nach { $to }
}
analyse-circle = { $pen ->
    [G] grüner Kreis auf { $square }
    [R] roter Kreis auf { $square }
    [Y] gelber Kreis auf { $square }
   *[B] blauer Kreis auf { $square }
}

analyse-tree-empty = Spiel irgendeinen Zug auf dem Brett oder öffne ein Spiel.
analyse-move-tools = Der gezeigte Zug
analyse-draw = Auf dem Brett zeichnen
analyse-comment = Kommentar
analyse-comment-edit = Kommentar ändern
analyse-comment-hint = Kommentar (Enter speichert ihn)
analyse-promote = Variante nach vorn
analyse-delete = Ab hier löschen
analyse-delete-sure = { $count ->
    [one] { $count } Zug löschen?
   *[other] { $count } Züge löschen?
}

analyse-fen = Stellung (FEN)
analyse-fen-copied = FEN kopiert.
analyse-pgn = Spiel (PGN)
analyse-pgn-whole = Spiel mit Varianten und Kommentaren (PGN)
analyse-pgn-copy = PGN kopieren
analyse-pgn-copied = PGN kopiert.
analyse-pgn-download = PGN herunterladen
analyse-pgn-downloaded = Das PGN ist bei deinen Downloads.
analyse-link-position = Link zu dieser Stellung
analyse-link-game = Link zum Spiel
analyse-link-whole = Link mit Varianten und Kommentaren
analyse-link-copied = Link kopiert.
analyse-link-too-long = Mit allem, was dazugehört, ist dieses Spiel zu lang für einen Link. Lade stattdessen das PGN herunter; „Öffnen“ liest es.
analyse-picture-group = Bild vom Brett
analyse-picture = Bild
analyse-picture-copied = Bild kopiert.
analyse-picture-downloaded = Das Bild ist bei deinen Downloads.
analyse-animation-group = Das ganze Spiel
analyse-animation = Animation
analyse-animation-svg = Animiertes SVG
analyse-animation-downloaded = Die Animation ist bei deinen Downloads.

analyse-board = Analysebrett
analyse-book = Buch
analyse-show = Zeigen
analyse-edit = Diese Stellung ändern
analyse-open-games = Spiele ({ $count })

analyse-lines-note = Eine Variante beginnt mit der Gewinnchance des Spielers, der dran ist. Die Engine weiß über die Karten nicht mehr, als hier zu sehen ist.
analyse-line-finds = endet auf dem Schatz der Karte
analyse-wins = { color } gewinnt { $percent } %
analyse-cards = Karten
analyse-sees = { $viewer ->
    [all] alle Karten
    [blue] was Blau sieht
    [yellow] was Gelb sieht
    [orange] was Orange sieht
    [green] was Grün sieht
   *[nobody] was alle sehen
}
analyse-cards-home = zum Startfeld { $square }
analyse-cards-out = auf dem Weg nach draußen
analyse-cards-won = hat gewonnen
analyse-cards-found-small = gefunden
analyse-cards-unknown = { $count } unbekannt

analyse-games-of-laser = Das sind Spiele von Laser Chess. Die öffnet die Analyse von Laser Chess.
analyse-games-missing = In diesem Text sind keine Spiele.
analyse-review-progress-turns = { $done } von { $of } Zügen
analyse-chances-over = Gewinnchancen im Lauf des Spiels: { $players }.
analyse-chances-of = { color } von { $from } auf { $to } Prozent
analyse-chances-marked = { $count } markiert.

analyse-copied = { $what }: kopiert.
analyse-share-unfinished = Ein Spiel, das noch läuft, kann man nicht ganz teilen: Das würde die Karten verraten.
analyse-open-maze-field = PGN, eine Stellung (FEN) oder ein Spiel, wie es im Protokoll steht
analyse-deals = Neu austeilen
analyse-deal = Neu für { $players } austeilen

analyse-labyrinth = Labyrinth analysieren
analyse-untitled = Analyse
analyse-others = Andere Züge hier
analyse-others-small = auch

## setup: the editors of both games

setup-change = Ändern
setup-asking = Die Engine wird gefragt …
setup-draft = Das Brett zeigt noch die letzte Stellung.
setup-copy-fen = FEN kopieren
setup-fen-copied = FEN kopiert

setup-tools = Werkzeuge
setup-turn = Drehen
setup-board = Brett zum Bearbeiten
setup-to-move = Am Zug
setup-begin = Beginnen mit
setup-share = Diese Stellung teilen
setup-square = { $square }: { $what }.
setup-rules = Regeln
setup-rules-standard = normal
setup-rules-other = geändert

setup-title = Stellung aufbauen
setup-square-empty = { $square }: leer.
setup-pieces = { $color ->
    [blue] Blaue Figuren
   *[red] Rote Figuren
}
setup-piece = { $piece }. { $deed }
setup-palette = Figuren und Werkzeuge
setup-remove = Wegnehmen
setup-empty = Leeren
setup-swap-sides = Seiten tauschen
setup-begin-setup = Aufstellung …
setup-drawn = { $drawn ->
    [today] Aufstellung von heute
   *[random] Zufällig
}
setup-rule = { $rule ->
    [KingTurns] Ein { -king } darf sich drehen
    [SwapOntoClosed] Ein Tausch darf auf ein gesperrtes Feld führen
   *[RepetitionEnds] Wiederholung beendet das Spiel
}
setup-rule-hint = { $rule ->
    [KingTurns] Wie Aussetzen: Auf dem Brett ändert sich nichts, und der Laser feuert.
    [SwapOntoClosed] Ein { -switch } darf die Figur, mit der er tauscht, auf ein gefärbtes Feld der anderen Farbe schicken, und in Stellungen dürfen dort Figuren stehen.
   *[RepetitionEnds] Kommt eine Stellung zum dritten Mal vor, ist das Spiel sofort unentschieden, ohne dass es jemand verlangt.
}
setup-rules-changed = { $count ->
    [0] normal, für die ganze Seite
   *[other] { $count } geändert, für die ganze Seite
}
setup-right = { $count ->
    [one] Eine Stellung zum Spielen: { color } hat { $count } Zug.
   *[other] Eine Stellung zum Spielen: { color } hat { $count } Züge.
}
setup-right-stuck = Eine Stellung, aber { color } hat keinen Zug.
setup-copy-picture = Bild kopieren
setup-picture-copied = Bild kopiert

setup-title-labyrinth = Stellung von Labyrinth aufbauen
setup-begin-deal = Neu austeilen …
setup-begin-players = für { $players }
setup-right-turns = { $count ->
    [one] Eine Stellung zum Spielen: { color } hat { $count } Zug.
   *[other] Eine Stellung zum Spielen: { color } hat { $count } Züge.
}
setup-right-won = Eine Stellung, aber { color } hat schon gewonnen.
setup-tiles = Gängekarten
setup-exchange = Tauschen
setup-shapes = Formen
setup-shape = { $shape ->
    [i] Gerade
    [c] Ecke
   *[t] T
}
setup-pawns = Spielfiguren
setup-treasures = Schätze
setup-treasure = { $place ->
    [nowhere] { $treasure }, auf keiner Gängekarte
    [spare] { $treasure }, auf der freien Gängekarte
   *[other] { $treasure }, { $place }
}
setup-treasure-none = Kein Schatz
setup-deed = { $tool ->
    [turn] Drück auf eine lose Gängekarte, um sie zu drehen.
    [exchange] Drück auf zwei lose Gängekarten, oder auf eine und die freie.
    [shape] Drück auf eine lose Gängekarte oder auf die freie.
    [treasure] Drück auf die Gängekarte, auf der er liegen soll.
   *[pawn] Drück auf das Feld, auf dem sie stehen soll.
}
setup-exchange-with = { $place ->
    [spare] Die freie Gängekarte: Drück auf die, mit der sie tauschen soll.
   *[other] { $place }: Drück auf die Gängekarte, mit der sie tauschen soll.
}
setup-close = Drück auf einen Pfeil, um ihn zu sperren oder zu öffnen.
setup-players = Spieler und Karten
setup-plays = { color } spielt mit
setup-cards-unknown = Zum Spielen müssen alle Karten bekannt sein.
setup-cards-how = Drück auf eine Karte, dann gilt sie als gefunden. Drück auf eine gefundene, dann kommt sie weg.
setup-cards-sought = Noch zu finden
setup-cards-home = auf dem Weg zum Startfeld
setup-card-find = { $treasure }: gefunden
setup-card-remove = { $treasure }: wegnehmen
setup-card-unknown-remove = unbekannte Karte: wegnehmen
setup-card-for = Eine Karte für { color }
setup-card-add = Karte dazu …
setup-card-unknown = unbekannte, nach unten
setup-card-on-top = { $treasure }, nach oben

## real: Labyrinth at a real table

real-title = Am echten Tisch
real-table = Dein Tisch

real-change = Ändern
real-rules = Regeln
real-pictures-note = für eine andere Schachtel oder in deinen Worten
real-begin = Spiel beginnen
real-lay = Leg hier, was auf deinem Tisch liegt.
real-lay-tiles = Wähle, wie eine Gängekarte liegt. Drück dann auf alle Felder, auf denen eine so liegt.
real-squares-left = { $squares ->
    [one] Noch { $squares } Feld. Drückst du noch einmal, dreht sich die Gängekarte.
   *[other] Noch { $squares } Felder. Drückst du noch einmal, dreht sich die Gängekarte.
}
real-lay-spare = Welche Gängekarte ist übrig? Wähle sie, dann drück auf die freie unter dem Brett.
real-lay-picture = Wo ist { picture.der }? Drück auf die richtige Gängekarte.
real-pictures-left = { $pictures ->
    [one] Noch { $pictures } Bild.
   *[other] Noch { $pictures } Bilder.
}
real-other-spare = { $shape ->
    [i] Ist deine freie Gängekarte eine Gerade? Wähle eine solche, dann drück auf die freie.
    [c] Ist deine freie Gängekarte eine Ecke? Wähle eine solche, dann drück auf die freie.
   *[t] Ist deine freie Gängekarte ein T? Wähle eine solche, dann drück auf die freie.
}
real-lay-any-picture = Wähle ein Bild, dann drück auf seine Gängekarte.
real-left = Noch { $pictures }.
real-lay-card = Sieh dir deine Karte an und wähle sie unten. Oder beginne ohne.
real-all-laid = Alles liegt. Beginne, wenn alle so weit sind.
real-press-turns = Drückst du auf eine Gängekarte, dreht sie sich; „Rückgängig“ dreht sie zurück.
real-too-many = { $shape ->
    [i] { $count } Geraden: In der Schachtel sind { $most }. Sieh sie dir noch einmal an.
    [c] { $count } Ecken: In der Schachtel sind { $most }. Sieh sie dir noch einmal an.
   *[t] { $count } T: In der Schachtel sind { $most }. Sieh sie dir noch einmal an.
}
real-no-box = { $straights } Geraden, { $corners } Ecken und { $ts } T: In der Schachtel sind 12, 16 und 6 oder 13, 15 und 6.
real-straight-treasure = { $square }: Auf den Geraden der Schachtel ist kein Schatz.
real-palette = Gängekarten und Bilder
real-looks = Wie eine Gängekarte liegt
real-fill = Alle leeren Felder liegen so
real-loose-pictures = Bilder der losen Gängekarten
real-picture-place = { $place ->
    [none] { picture }, noch nicht gelegt
    [spare] { picture }, auf der freien Gängekarte
   *[square] { picture }, { $place }
}
real-who = Wer spielt
real-plays = { color } spielt mit
real-me = Ich bin
real-first = Wer am jüngsten ist und beginnt
real-everybody = Jeder hat
real-cards = { $cards ->
    [1] eine Karte, verdeckt
   *[other] { $cards } Karten, alle verdeckt
}
real-card = Meine Karte
real-my-cards = Meine Karten
real-card-note = nur du siehst sie
real-fixed = Diese Gängekarte sitzt fest und ihr Bild auch.
real-laid = { $square }: { $tile }.
real-spare = Freie Gängekarte
real-tile-first = Leg zuerst die Gängekarte, dann ihr Bild.
real-moved = Bisher war { picture.der } auf { $square }. Das Bild gibt es nur einmal, darum ist es umgezogen.
real-moved-from-spare = Bisher war { picture.der } auf der freien Gängekarte. Das Bild gibt es nur einmal, darum ist es umgezogen.
real-was-there = Dort war { picture.der }. Wo liegt das Bild jetzt?
real-next-game = Leg das nächste Spiel. „Rückgängig“ holt das letzte zurück.

real-photo = Ein Foto daneben
real-photo-note = bleibt auf diesem Gerät
real-photo-unreadable = Der Browser kann das nicht als Bild lesen. JPEG und PNG gehen überall.
real-photo-choose = Foto wählen oder machen …
real-photo-other = Anderes Foto …
real-photo-remove = Foto wegnehmen

real-record = Züge am Tisch
real-all-cards = Karten
real-you-are = Du bist { color }
real-another-game = Neues Spiel
real-now = Jetzt
real-your-turn = Du bist dran. Gib auf dem Brett ein, was du spielst. Folgst du einem Rat, drück auf „Gespielt“.
real-turn = { color } ist dran. Gib den Zug ein: erst den Pfeil, dann das Feld.
real-you-won = Du hast gewonnen.
real-won = { color } hat gewonnen.
real-past = Du siehst einen früheren Zug. Gibst du hier einen ein, ersetzt er alle danach.
real-turns-gone = Die Züge nach diesem sind weg. „Rückgängig“ holt sie zurück.
real-ended = { color } hat den Zug auf { picture.dem } beendet.
real-you-ended = Du hast deinen Zug auf { picture.dem } beendet.
real-found = Gefunden: { picture }
real-which-card = Welche Karte hast du?
real-which-card-now = Du hast { picture.den } gefunden. Welche Karte hast du jetzt?
real-your-cards = { $cards ->
    [1] Deine Karte: { $pictures }
   *[other] Deine Karten: { $pictures }
}
real-over = Das Spiel ist hier aus.
real-advises-later = Akhet gibt dir Rat, wenn du dran bist.
real-note = Vor einem Zug steht deine Gewinnchance. Akhet weiß, was du eingegeben hast, und sonst nichts über die Karten.
real-advice = Bei <b>{ $arrow }</b> einschieben, dann nach <b>{ $square }</b>
real-advice-stay = Bei <b>{ $arrow }</b> einschieben, dann stehen bleiben
real-played = Gespielt
real-show = Zeigen

real-out-anywhere = Alles gefunden. Noch ein Zug, egal auf welches Feld.
real-out-exit = Alles gefunden. Verlass das Labyrinth durch einen Ausgang am Rand.
real-out-home = Alles gefunden. Geh zurück zum Startfeld { $home }.
real-opens = { $squares ->
    [1] Nach diesem Einschub ist ein Feld erreichbar.
   *[other] Nach diesem Einschub sind { $squares } Felder erreichbar.
}
real-goal = { $goal ->
    [home] dein Startfeld
    [one] eines deiner Bilder
   *[picture] { picture.den }
}
real-opens-goal = { $squares ->
    [1] Nach diesem Einschub erreichst du ein Feld: { real-goal }.
   *[other] Nach diesem Einschub erreichst du { $squares } Felder, auch { real-goal }.
}
real-leads-there = { $slides ->
    [1] { $slides } von { $all } Einschüben führt dorthin.
   *[other] { $slides } von { $all } Einschüben führen dorthin.
}
real-leads-none = In diesem Zug erreichst du mit keinem Einschub { real-goal }.
real-leads = Mit { $slides } von { $all } Einschüben erreichst du { real-goal }; dieser hier hilft später mehr.

## learn: lessons and how to play

learn-lesson = Lektion
learn-lessons = Lektionen
learn-after = Nach den Lektionen
learn-trouble = Die Lektion kann nicht angezeigt werden
learn-place = Lektion { $number } von { $all }
learn-place-exercise = Lektion { $number } von { $all } · Übung { $exercise } von { $exercises }
learn-all-done = Alle Lektionen geschafft
learn-count = { $done } von { $all } Lektionen geschafft
learn-note = { $done } von { $all }
learn-done = geschafft
learn-next = Nächste Lektion
learn-next-exercise = Nächste Übung
learn-restart = Von vorn
learn-show-move = Zug zeigen
learn-moves = Züge bisher
learn-hint-piece = Zieh oder dreh die Figur auf { $square }.
learn-look = Schau hierher.
learn-again = Versuch es noch einmal.
learn-not-quite = Nicht ganz.
learn-well-done = Gut gemacht!
learn-right = Richtig!
learn-judged = Mal sehen …
learn-your-move = Du bist dran.
learn-your-turn = Du bist dran.
learn-blue = Du bist Blau.

learn-play = Stufe 0 spielen
learn-puzzles = Aufgaben: Gewinn in 1
learn-fire = Feuer!
learn-reply = Rot versucht zu entkommen.
learn-finish = Jetzt bring es zu Ende.
learn-blue-touch = Du bist Blau. Der Haken spielt den Zug.
learn-hint-arrow = Spiel den grünen Pfeil: { $move }.
learn-hint-square = Es ist die Figur auf { $square }.
learn-own-king = { $shot }. Das ist dein eigener { -king }, und du würdest verlieren.
learn-own-piece = { $shot }. Das ist deine eigene Figur!
learn-other-piece = Das hilft auch. Aber nimm hier { piece.deinen }.
learn-no-aim = { $shot }. Aber dein Strahl zeigt jetzt nicht auf den { -king }.
learn-king-stands = { $shot }, und der { -king } steht noch.
learn-king-escapes = { $shot }. Aber jetzt kann der { -king } entkommen.
learn-beam-at-king = Aber jetzt zeigt der Strahl von { color } auf deinen { -king }: Der nächste Schuss trifft ihn.
learn-answer-hits = Aber dann: { $move }

learn-lesson-your-laser = { -laser(form: "Dein") }
learn-lesson-your-laser-words = Nach jedem deiner Züge feuert { -laser(form: "der") } in deiner Ecke. Der Strahl zeigt schon auf { -deflector(form: "denc", c: "rot") } auf d1. Zieh eine andere blaue Figur: Wähle sie und dann einen der Punkte.
learn-lesson-your-laser-learned = Getroffen und weg! So geht jeder Zug: erst ziehen, dann kommt der Schuss.
learn-lesson-a-mirror-turns-the-beam = Ein Spiegel lenkt den Strahl um
learn-lesson-a-mirror-turns-the-beam-words = { -deflector(form: "Dein") } auf i4 trägt einen Spiegel. Zieh ihn in den Strahl. Dann biegt der Strahl ab und trifft { -deflector(form: "denc", c: "rot") } auf d4.
learn-lesson-a-mirror-turns-the-beam-learned = Der Spiegel hat den Strahl nach links gelenkt. Das Brett zeigt dir jeden Schuss, bevor du ziehst: erst schauen, dann feuern.
learn-lesson-turn-instead-of-moving = Drehen statt ziehen
learn-lesson-turn-instead-of-moving-words = Eine Figur kann sich auch auf ihrem Feld drehen. Wähle { -deflector(form: "deinen") } auf j5, dann einen der beiden runden Pfeile (oder drück R oder L). Dreh den Spiegel so, dass der Strahl { -deflector(form: "denc", c: "rot") } trifft.
learn-lesson-turn-instead-of-moving-learned = Ziehen oder drehen: in jedem Zug nur eins, nie beides.
learn-lesson-two-directions = Zwei Richtungen
learn-lesson-two-directions-words = { -laser(form: "Dein") } bleibt immer in der Ecke, kann sich aber drehen: Der Strahl läuft nach oben oder nach links. Dreh so, dass er { -deflector(form: "denc", c: "rot") } auf c1 trifft.
learn-lesson-two-directions-learned = Nur nach oben oder nach links. { -laser(form: "er", c: "Rot") } feuert nach unten oder nach rechts.
learn-lesson-the-back-of-a-deflector = Von hinten
learn-lesson-the-back-of-a-deflector-words = { -deflector(form: "Ein") } hat nur auf einer Seite einen Spiegel. Trifft der Strahl auf den Spiegel, biegt er nur ab. Kommt er von hinten, ist es ein Treffer. Zieh { -deflector(form: "deinen") } nach oben oder nach unten, sodass der Strahl eine Figur von hinten trifft.
learn-lesson-the-back-of-a-deflector-learned = Von hinten getroffen! Pass auf, dass deine eigenen Spiegel nicht von hinten getroffen werden.
learn-lesson-the-shield-of-a-defender = Der Schild
learn-lesson-the-shield-of-a-defender-words = Die helle Platte am { -defender } ist sein Schild. Er hält den Strahl auf. Von jeder anderen Seite trifft der Strahl. Zieh { -deflector(form: "deinen") } unter den { -defender }, dessen Schild in die falsche Richtung zeigt.
learn-lesson-the-shield-of-a-defender-learned = Ein Schild schützt eine Seite; die anderen drei sind offen.
learn-lesson-both-sides-of-a-switch = Ein Spiegel mit zwei Seiten
learn-lesson-both-sides-of-a-switch-words = Der { -switch } ist ein Spiegel mit zwei Seiten. Darum lenkt er den Strahl immer um und wird nie getroffen. Jetzt kommt dein Strahl von rechts und läuft nach oben. Dreh { -laser(form: "deinen") } so, dass der Strahl von links auf die andere Seite kommt und { -deflector(form: "denc", c: "rot") } trifft.
learn-lesson-both-sides-of-a-switch-learned = Von hinten treffen kann man ihn nicht. Der Strahl biegt auf beiden Seiten ab.
learn-lesson-the-swap = Der Tausch
learn-lesson-the-swap-words = Ein { -switch } kann mit { -deflector(form: "einem") } oder einem { -defender } daneben die Plätze tauschen, auch mit roten. Wähle deinen { -switch } auf e5, dann den Ring um den { -defender }, dessen Schild deinen Strahl aufhält.
learn-lesson-the-swap-learned = Hinter dem Schild hervorgeholt! Das kann nur ein { -switch }.
learn-lesson-closed-squares = Gesperrte Felder
learn-lesson-closed-squares-words = Rot gefärbte Felder sind nur für Rot. Darum kann { -deflector(form: "derc", c: "blau") } von h2 nicht nach i1, unter die Figur auf i6. Such in der untersten Reihe ein Feld, von dem aus der Strahl die andere rote Figur trifft.
learn-lesson-closed-squares-learned = Genauso sind blau gefärbte Felder nur für Blau. Strahlen laufen über alle.
learn-lesson-your-own-pieces-in-the-way = Eigene Figuren im Weg
learn-lesson-your-own-pieces-in-the-way-words = Der Strahl trifft alles, was im Weg steht, auch deine eigenen Figuren! { -deflector(form: "Dein") } auf f4 würde getroffen. Zieh die Figur aus dem Strahl, dann trifft er dahinter { -deflector(form: "denc", c: "rot") }.
learn-lesson-your-own-pieces-in-the-way-learned = Schau vor dem Schuss, ob eigene Figuren im Strahl stehen.
learn-lesson-two-mirrors = Zwei Spiegel
learn-lesson-two-mirrors-words = Ein Strahl kann mehrmals abbiegen. Dein Spiegel auf j4 lenkt ihn nach links. Stell deinen zweiten Spiegel dorthin, wo er den Strahl nach oben lenkt und { -deflector(form: "denc", c: "rot") } auf d7 trifft.
learn-lesson-two-mirrors-learned = Zwei Spiegel, ein Schuss. In einem echten Spiel können es fünf oder sechs sein.
learn-lesson-hit-the-king = Triff den { -king }
learn-lesson-hit-the-king-words = Den { -king } kann der Strahl von jeder Seite treffen, und dann ist das Spiel aus. Ein { -defender } bewacht die Reihe deines Strahls. Bring den Strahl in die Reihe des roten { -king(form: "gen") }.
learn-lesson-hit-the-king-learned = Du hast gewonnen! Den roten { -king } zu treffen ist das Ziel des Spiels.
learn-lesson-block-a-beam = Einen Strahl aufhalten
learn-lesson-block-a-beam-words = Schau jetzt auf den Strahl von Rot: Er zeigt auf deinen { -king } und feuert nach dem nächsten Zug von Rot. Stell deinen { -defender } in diesen Strahl: Sein Schild zeigt in die richtige Richtung.
learn-lesson-block-a-beam-learned = Sicher. Schau vor jedem Zug auf beide Strahlen.
learn-lesson-do-not-open-your-king = Lass deinen { -king } nicht ohne Schutz
learn-lesson-do-not-open-your-king-words = Dein { -switch } auf d3 lenkt den Strahl von Rot von deinem { -king } weg. Mit zwei deiner Züge triffst du { -deflector(form: "einen") }, aber einer davon macht den Weg zu deinem { -king } frei: Spiel den anderen.
learn-lesson-do-not-open-your-king-learned = Frag dich, bevor du eine Figur ziehst, was sie gerade aufhält.
learn-lesson-a-threat = Eine Drohung
learn-lesson-a-threat-words = Nach deinem Schuss bleibt der Strahl, wo er ist. Zeigt er dann auf den roten { -king }, wird es für Rot brenzlig. Hier stehen zwei { -deflector(form: "many") }: Triff die Figur vor dem { -king }.
learn-lesson-a-threat-learned = Eine Drohung! Rot muss jetzt den { -king } retten und hat für nichts anderes Zeit.
learn-lesson-a-win-in-two-moves = Gewinn in zwei Zügen
learn-lesson-a-win-in-two-moves-words = Dein erster Plan: Gewinne in zwei Zügen, egal was Rot tut. Beginne mit einer Drohung. Läuft der { -king } weg, schick ihm deinen Spiegel nach.
learn-lesson-a-win-in-two-moves-learned = Eine Drohung, ein Spiegel hinterher, gewonnen. Jetzt kannst du richtig spielen!

learn-play-maze = Spielen
learn-hint-closed = Drück auf den Pfeil { $arrow }.
learn-hint-push = Schieb beim Pfeil { $arrow } ein.
learn-fault-closed = Dieser Zug ist erlaubt. Aber probier zuerst den gesperrten Pfeil { $arrow }.
learn-fault-arrow = Du hast bei { $pushed } eingeschoben. Schieb hier bei { $arrow } ein.
learn-fault-out = Deine Spielfigur wurde nicht hinausgeschoben. Schieb am anderen Ende ihrer Linie ein.
learn-fault-found = Dein Zug endete auf { $square }, nicht auf { picture.dem }.
learn-fault-win = Dein Zug endete auf { $square }, aber dein Startfeld ist { $home }.
learn-fault-stops = Aber schau, was { color } jetzt tut.

learn-maze-the-slide = Verschieben
learn-maze-the-slide-1-words = Jeder Zug beginnt mit dem Verschieben. Die freie Gängekarte liegt unter dem Brett. Schieb sie links beim Pfeil a4 ein. Wähle dann eines der leuchtenden Felder für deine blaue Spielfigur, oder bleib stehen.
learn-maze-the-slide-1-learned = Die ganze Linie ist ein Feld weitergerückt. Die Gängekarte, die rechts herauskam, ist die nächste freie.
learn-maze-the-slide-2-words = Deine Karte zeigt: { $O }. Dieser Schatz liegt auf d1, mit einem Ring darum, aber b1 versperrt den Weg dorthin. Zeig auf die Pfeile, dann siehst du, was jeder bewirkt, und mach den Weg frei.
learn-maze-the-slide-2-learned = Erst verschieben, dann ziehen: so weit die Gänge führen.
learn-maze-the-slide-3-words = Es kommt auch darauf an, wie die freie Gängekarte gedreht ist. Dreh sie mit dem Mausrad über dem Brett, den Knöpfen darunter oder den Tasten R und L. Schieb sie bei b1 ein, als Brücke zum Schatz auf d1: { $Q }.
learn-maze-the-slide-3-learned = Eine Gerade kann auf zwei Arten liegen, jede andere Gängekarte auf vier.
learn-maze-the-slide-4-words = Schätze fahren auf ihren Gängekarten mit. Den Schatz auf d3 ({ $O }) erreichst du nicht. Hol ihn näher: Schieb Spalte d nach unten.
learn-maze-the-slide-4-learned = Er ist zu dir gekommen! Achte auf beides: deinen Weg zum Schatz und den Weg des Schatzes zu dir.
learn-maze-the-forbidden-way-back = Der verbotene Rückweg
learn-maze-the-forbidden-way-back-1-words = Orange hat gerade bei d7 eingeschoben, und die letzte Gängekarte kam bei d1 heraus. Du würdest sie gern gleich zurückschieben. Probier es: Drück auf den gesperrten Pfeil d1.
learn-maze-the-forbidden-way-back-1-learned = Nach jedem Zug ist ein Pfeil gesperrt: der, bei dem die letzte Gängekarte herauskam.
learn-maze-the-forbidden-way-back-2-words = Dieselbe Stellung. Der Rückweg ist gesperrt, aber ein anderer Einschub führt zum Schatz auf e3: { $I }. Finde ihn.
learn-maze-the-forbidden-way-back-2-learned = Noch einmal am selben Pfeil: Gesperrt ist immer nur das andere Ende einer Linie.
learn-maze-the-forbidden-way-back-3-words = Jetzt hilft dir die Regel. Orange steht auf a1 und will als Nächstes auf das gefärbte Feld a3. Schieb die Gängekarte auf a2 weg, und zwar so, dass Orange das nicht rückgängig machen darf.
learn-maze-the-forbidden-way-back-3-learned = Orange müsste sie bei a2 zurückschieben, aber dieser Pfeil ist jetzt gesperrt.
learn-maze-riding-out-and-coming-in-again = Hinaus und wieder herein
learn-maze-riding-out-and-coming-in-again-1-words = Eine Spielfigur fährt auf ihrer Gängekarte mit. Lass deine ein Feld nach rechts fahren, dann steht sie in einem Gang zum Schatz auf e5: { $E }.
learn-maze-riding-out-and-coming-in-again-1-learned = Mitfahren kostet nichts: Danach darfst du trotzdem noch ziehen.
learn-maze-riding-out-and-coming-in-again-2-words = Eine Spielfigur, die hinausgeschoben wird, kommt am anderen Ende wieder herein. Deine steht auf g4 am Rand. Der Schatz deiner Karte ({ $C }) ist weit weg auf a5. Schieb deine Spielfigur hinaus!
learn-maze-riding-out-and-coming-in-again-2-learned = Rechts hinaus und links wieder herein, auf der eingeschobenen Gängekarte. So weit kommt eine Spielfigur auf keine andere Art.
learn-maze-riding-out-and-coming-in-again-3-words = Auch die Spielfiguren der anderen fahren mit. Orange steht auf a4 und wäre im nächsten Zug auf dem gefärbten Feld c3. Schieb Orange hinaus, weit weg davon.
learn-maze-riding-out-and-coming-in-again-3-learned = Orange ist jetzt auf der anderen Seite des Bretts. Das ist eine der besten Verteidigungen.
learn-maze-cards = Karten
learn-maze-cards-1-words = Du siehst immer nur eine Karte, jetzt diese: { $I }, auf e3. Dein Weg führt über e5 ({ $E }), aber dieser Schatz ist nicht auf deiner Karte, und nur vorbeizugehen genügt nie. Beende deinen Zug auf e3.
learn-maze-cards-1-learned = Die Karte ist aufgedeckt, alle sehen sie. Und du siehst deine nächste: { $U }.
learn-maze-cards-2-words = Kein Ring auf dem Brett: Der Schatz deiner Karte ({ $O }) liegt auf der freien Gängekarte. Schieb sie ein, wo du sie erreichst.
learn-maze-cards-2-learned = Ein Schatz auf der freien Gängekarte wartet, bis ihn jemand einschiebt.
learn-maze-cards-3-words = Zwei Regeln auf einmal. Der Schatz deiner Karte ({ $N }) liegt auf der freien Gängekarte, und deine Spielfigur steht auf b1 am Rand. Schieb deine Spielfigur hinaus: Sie kommt auf der eingeschobenen Gängekarte wieder herein. Dann bleib stehen.
learn-maze-cards-3-learned = Du musst nicht ziehen: Es zählt, wo deine Spielfigur am Ende des Zuges steht.
learn-maze-the-way-home = Zurück zum Startfeld
learn-maze-the-way-home-1-words = Du hast alle Schätze gefunden. Geh jetzt zurück zum Startfeld a1, dann gewinnst du.
learn-maze-the-way-home-1-learned = Am Ziel! Wer als Erster alle Schätze findet und einen Zug auf seinem Startfeld beendet, gewinnt.
learn-maze-the-way-home-2-words = Dein Startfeld ist weit weg. Aber du kennst einen kurzen Weg dorthin.
learn-maze-the-way-home-2-learned = Auf einer Seite hinaus, auf der anderen herein, und schon bist du da.
learn-maze-the-way-home-3-words = Orange hat alles gefunden und wäre im nächsten Zug auf dem Startfeld g7. Gewinnen kannst du jetzt nicht: Versperr den Weg. Zeig auf die Pfeile und such eine Wand zwischen Orange und g7.
learn-maze-the-way-home-3-learned = Gut verteidigt. Schau erst, was die anderen erreichen können, bevor du deinen eigenen Weg gehst. Jetzt kannst du richtig spielen!

learn-rules-aim = Lenke deinen Laser mit Spiegeln, bis er den gegnerischen { -king } trifft.
learn-rules-mirror-picture = Der Strahl von Blau läuft nach rechts, trifft auf einen Spiegel ({ -deflector }) und läuft nach oben weiter
learn-rules-move = <b>Zieh oder dreh eine Figur.</b> Ein Feld in irgendeine Richtung, oder eine Vierteldrehung. Dann feuert dein Laser von selbst, und jeder Spiegel in seinem Weg lenkt den Strahl um.
learn-rules-hit-picture = Der Strahl von Blau läuft nach rechts und trifft den roten { -king }
learn-rules-hit = <b>Was er trifft, ist weg,</b> sogar deine eigenen Figuren. Triff den { -king }, und du gewinnst.
learn-rules-lessons = In kurzen Lektionen lernen
learn-rules-pieces = Die Figuren
learn-rules-click = Klick auf eine Figur: Punkte zeigen, wohin sie darf, zwei Griffe drehen sie. Zeig auf einen davon, dann siehst du den Schuss, bevor du ziehst.
learn-rules-tinted = Gefärbte Felder gehören dem Spieler dieser Farbe; der andere darf nicht darauf.
learn-rules-must-move = Ziehen musst du immer. Patt und Aussetzen gibt es nicht.
learn-rules-draws = <b>Unentschieden.</b> Stehen die Figuren zum dritten Mal genau gleich auf dem Brett, darf ein Unentschieden verlangen, wer am Zug ist. Freunde an zwei Geräten können sich auch darauf einigen.
learn-notation = Wie man Züge aufschreibt
learn-notation-squares = Die Spalten heißen a bis j von links, die Reihen 1 bis 8 von unten.
learn-notation-step = die Figur auf e4 zieht nach f5 oder tauscht dort die Plätze
learn-notation-right = die Figur auf c5 dreht sich rechtsherum, im Uhrzeigersinn
learn-notation-left = sie dreht sich linksherum, gegen den Uhrzeigersinn
learn-notation-hit = der Schuss trifft diese Figur
learn-keys = Tasten
learn-key-tab = Tab
learn-key-arrows = Pfeile
learn-key-enter = Enter
learn-key-escape = Esc
learn-keys-tab = zum Brett und weiter zu den Knöpfen
learn-keys-arrows = auf dem Brett: von Feld zu Feld. Sonst führen links und rechts im Spiel zurück und vor
learn-keys-enter = eine Figur wählen, den Zug spielen
learn-keys-turn = die gewählte Figur rechtsherum oder linksherum drehen, dann Enter
learn-keys-cancel = abbrechen
learn-keys-field = zu einem Feld, in das man Züge und Fragen tippt; „help“ zeigt dort, was geht
learn-keys-analyse = in der Analyse: alle ihre Tasten

learn-maze-rules-aim = Finde die Schätze auf deinen Karten in einem Labyrinth, dessen Wände sich bewegen. Geh dann zurück zu deinem Startfeld.
learn-maze-rules-slide = <b>Verschieben.</b> Dreh die freie Gängekarte, wie du willst, und schieb sie an einem Pfeil ein. Die Linie rückt ein Feld weiter; die Gängekarte, die herauskommt, ist die nächste freie. Spielfiguren fahren auf ihren Gängekarten mit. Wird eine hinausgeschoben, kommt sie auf der anderen Seite wieder herein.
learn-maze-rules-walk = <b>Ziehen.</b> Deine Spielfigur darf durch die Gänge gehen, so weit du willst, oder stehen bleiben. Spielfiguren versperren einander nicht den Weg.
learn-maze-rules-card = Du siehst immer nur eine deiner Karten. Beende einen Zug auf ihrem Schatz, dann siehst du die nächste.
learn-maze-rules-closed = Der Pfeil, an dem die letzte Gängekarte herauskam, ist gesperrt: Niemand darf sie gleich zurückschieben.
learn-maze-rules-end = Wer als Erster alle Schätze findet und einen Zug auf seinem Startfeld beendet, gewinnt.
learn-maze-rules-players = Die Spieler, in der Reihenfolge der Züge
learn-maze-rules-table = Hast du das Spiel auf deinem Tisch? <a>Gib ein, wie es liegt</a>, und Akhet gibt dir Zug für Zug Rat. Es weiß nur, was du siehst.
learn-maze-notation = Wie man Züge aufschreibt
learn-maze-notation-turn = <c>a6nb1</c>: beim Pfeil a6 einschieben, gedreht wie n, dann nach b1. Drehungen sind n, e, s und w: n, wie die Gängekarte zuerst liegt, e eine Vierteldrehung rechtsherum, und so weiter.
learn-keys-maze-arrows = auf dem Brett: über Felder und Pfeile. Sonst führen links und rechts im Spiel zurück und vor
learn-keys-maze-enter = auf einem Pfeil: hier einschieben. Auf einem Feld: dorthin ziehen
learn-keys-maze-turn = die freie Gängekarte rechtsherum oder linksherum drehen; das Mausrad oder ein zweiter Finger auch
learn-keys-maze-stay = nach dem Einschub stehen bleiben
learn-keys-maze-escape = einen anderen Pfeil wählen
learn-keys-maze-field = zu einem Feld, in das man Züge und Fragen tippt; „help“ zeigt dort, was geht

## puzzles

puzzles-puzzle = Aufgabe
puzzles-trouble = Die Aufgabe kann nicht angezeigt werden
puzzles-none = es gibt keine Aufgaben
puzzles-bad-line = { $file }: Aufgabe { $number } hat zu wenige Felder
puzzles-unknown = Diese Version von Akhet hat die Aufgabe aus diesem Link nicht.
puzzles-number = Aufgabe { $number }
puzzles-stage = { $stage ->
    [0] Gewinn in 1
    [1] Sehr leicht
    [2] Leicht
    [3] Mittel
    [4] Schwer
   *[5] Teuflisch
}
puzzles-two-turns = In zwei Zügen
puzzles-theme = { $theme ->
    [turn] Drehung
    [step] Schritt
    [swap] Tausch
    [quiet] stiller Zug
    [laser] { -laser } gedreht
    [two-mirrors] zwei Spiegel
    [many-mirrors] viele Spiegel
    [opened-king] { -king } ohne Schutz
    [shield] Schild
    [driven-king] gejagter { -king }
    [bridge] über die eingeschobene Gängekarte
    [ride] Mitfahrt
    [out-and-in] hinaus und herein
    [moving-treasure] der Schatz fährt
    [spare] Schatz auf der freien Gängekarte
    [stay] stehen bleiben
   *[other] { $theme }
}
puzzles-next = Nächste Aufgabe
puzzles-solution = Lösung
puzzles-end-streak = Serie beenden?
puzzles-progress = Fortschritt
puzzles-difficulty = Schwierigkeit
puzzles-mine = Meine nächste Aufgabe
puzzles-failed = Nicht geschafft ({ $count })
puzzles-solved-of = { $solved } von { $all } gelöst
puzzles-streak = in Folge
puzzles-best = Rekord
puzzles-all = von { $all } gelöst
puzzles-weak = Kommt öfter: { $themes }
puzzles-fetching = Die Aufgabe wird geholt …
puzzles-wrong = Der ist es nicht.
puzzles-shown = So geht es …
puzzles-seen = Das war die Lösung.
puzzles-seen-next = Noch einmal versuchen oder weiter zur nächsten?
puzzles-solved = Gelöst.
puzzles-streak-reset = Die Serie beginnt von vorn.
puzzles-streak-stays = Mit Tipp: Die Serie bleibt, wie sie ist.
puzzles-streak-begins = Eine Serie beginnt.
puzzles-streak-now = { $streak } in Folge.

puzzles-goal = Blau ist dran und gewinnt in { $wins ->
    [1] einem Zug
   *[other] { $wins } Zügen
}
puzzles-left = { $left ->
    [1] Gewinne jetzt mit einem Zug.
   *[other] Gewinne jetzt in { $left } Zügen.
}
puzzles-only-move = Nur ein Zug trifft den roten { -king }.
puzzles-only-first = Nur ein erster Zug gewinnt rechtzeitig, egal wie sich Rot wehrt.
puzzles-defends = Rot wehrt sich, so lange es geht.
puzzles-praise = { $number ->
    [0] Gelöst!
    [1] Gut gezielt!
    [2] Brillant!
    [3] Ein sauberer Schuss!
   *[4] Schön gefunden!
}
puzzles-too-late = Das gewinnt nicht rechtzeitig.
puzzles-slower = Das gewinnt auch, aber langsamer: nicht in { $moves ->
    [1] einem Zug
   *[other] { $moves } Zügen
}.
puzzles-another = { $shot }. Versuch einen anderen Zug.
puzzles-beam-hits = { $color ->
    [blue] { $shot }, aber jetzt trifft der Strahl von Blau den roten { -king }.
   *[red] { $shot }, aber jetzt trifft der Strahl von Rot den blauen { -king }.
}
puzzles-king-stands = { $shot }, und der { -king } von { color } steht noch.
puzzles-holds-out = { $shot }, aber { color } kann sich länger halten.

puzzles-turns = Züge bisher
puzzles-find = Blau findet in diesem Zug { picture.den }
puzzles-find-in-two = Blau findet in zwei Zügen { picture.den }
puzzles-find-it = Jetzt finde den Schatz.
puzzles-only-slide = Nur ein Einschub macht den Weg frei.
puzzles-only-turn = Nur ein erster Zug schafft es, egal was Orange tut.
puzzles-keeps = Orange versucht, dich davon abzuhalten.
puzzles-kept = Jetzt kann Orange verhindern, dass du { picture.den } findest.
puzzles-praise-maze = { $number ->
    [0] Gefunden!
    [1] Gut geschoben!
    [2] Brillant!
    [3] Was für ein Weg!
   *[4] Schön gefunden!
}

## mistakes

mistakes-mistake = Fehler
mistakes-trouble = Der Fehler kann nicht angezeigt werden
mistakes-task = Was ist besser als { $move }?
mistakes-against = gegen { $opponent }
mistakes-move = Zug { $number }
mistakes-title = { analyse-mark }: { $move }
mistakes-lost = Das hat { $drop ->
    [one] { $drop } Punkt
   *[other] { $drop } Punkte
} vom erwarteten Ergebnis gekostet. Finde einen besseren Zug für { color }.
mistakes-loses = Das kostet { $drop ->
    [one] { $drop } Punkt
   *[other] { $drop } Punkte
} vom erwarteten Ergebnis.
mistakes-loses-answered = { mistakes-loses } { color } antwortet { $reply }.
mistakes-better = Bessere Variante
mistakes-shown = Das wäre besser gewesen …
mistakes-seen = { $move } war besser.
mistakes-right-helped = Richtig.
mistakes-slower = { $move } gewinnt, aber langsamer als { $best }.
mistakes-is-learned = Das kannst du jetzt.
mistakes-when = { $days ->
    [0] jetzt
    [1] morgen
   *[other] in { $days } Tagen
}
mistakes-back = Das kommt { mistakes-when } wieder.
mistakes-next-back = Der nächste Fehler kommt { mistakes-when } wieder.
mistakes-next = Weiter
mistakes-none = Die Engine hat in diesem Spiel keine Fehler gefunden.
mistakes-looking = Suche nach Fehlern …
mistakes-looking-text = Die Engine sieht deine Spiele durch. Der erste Fehler, den sie findet, erscheint hier.
mistakes-nothing-due = Nichts zu üben
mistakes-no-games = Noch keine Spiele
mistakes-no-games-text = Spiel gegen die Engine. Deine Fehler kommen dann hierher, jeder mit der Frage, was besser gewesen wäre.
mistakes-none-left = Keine Fehler mehr
mistakes-none-left-text = Spiel noch einmal, dann kommen die Fehler daraus hierher.
mistakes-play = Spiel beginnen
mistakes-practise = Jetzt üben
mistakes-in-round = in dieser Runde
mistakes-due = zu üben
mistakes-later = später
mistakes-learned = gelernt
mistakes-looks-through-one = Ein Spiel wird durchgesehen
mistakes-looks-through = Spiel { $game } von { $all } wird durchgesehen
mistakes-looked-through = { $games } von { $all } Spielen gegen die Engine durchgesehen.
mistakes-look-through = { $games ->
    [1] Das andere durchsehen
   *[other] Die anderen { $games } durchsehen
}
