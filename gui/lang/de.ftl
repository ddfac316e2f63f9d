## Terms

-king = { NAMES() ->
    [khet] { $form ->
        [gen] Pharaos
        [many] Pharaonen
       *[one] Pharao
    }
   *[akhet] { $form ->
        [gen] Königs
        [many] Könige
       *[one] König
    }
}
-switch = { NAMES() ->
    [khet] { $form ->
        [many] Skarabäen
       *[one] Skarabäus
    }
   *[akhet] Wechsler
}
-deflector = { NAMES() ->
    [khet] { $form ->
        [ein] eine Pyramide
        [Ein] Eine Pyramide
        [einen] eine Pyramide
        [einem] einer Pyramide
        [der] die Pyramide
        [den] die Pyramide
        [dem] der Pyramide
        [Dein] Deine Pyramide
        [deinen] deine Pyramide
        [many] Pyramiden
        [er] { $c }e Pyramide
        [derc] die { $c }e Pyramide
        [denc] die { $c }e Pyramide
       *[one] Pyramide
    }
   *[akhet] { $form ->
        [ein] ein Deflektor
        [Ein] Ein Deflektor
        [einen] einen Deflektor
        [einem] einem Deflektor
        [der] der Deflektor
        [den] den Deflektor
        [dem] dem Deflektor
        [Dein] Dein Deflektor
        [deinen] deinen Deflektor
        [many] Deflektoren
        [er] { $c }er Deflektor
        [derc] der { $c }e Deflektor
        [denc] den { $c }en Deflektor
       *[one] Deflektor
    }
}
-defender = { NAMES() ->
    [khet] Anubis
   *[akhet] { $form ->
        [gen] Verteidigers
       *[one] Verteidiger
    }
}
-laser = { NAMES() ->
    [khet] { $form ->
        [der] die Sphinx
        [dem] der Sphinx
        [Dein] Deine Sphinx
        [deinen] deine Sphinx
        [many] Sphinxe
        [er] { $c }e Sphinx
        [derc] die { $c }e Sphinx
        [denc] die { $c }e Sphinx
        [am] an der { $c }en Sphinx
       *[one] Sphinx
    }
   *[akhet] { $form ->
        [der] der Laser
        [dem] dem Laser
        [Dein] Dein Laser
        [deinen] deinen Laser
        [er] { $c }er Laser
        [derc] der { $c }e Laser
        [denc] den { $c }en Laser
        [am] am { $c }en Laser
       *[one] Laser
    }
}

piece = { $kind ->
    [K] { -king }
    [S] { -switch }
    [P] { -deflector }
    [D] { -defender }
    [L] { -laser }
   *[other] Figur
}
    .der = { $kind ->
        [P] { -deflector(form: "der") }
        [L] { -laser(form: "der") }
       *[other] der { piece }
    }
    .dem = { $kind ->
        [P] { -deflector(form: "dem") }
        [L] { -laser(form: "dem") }
       *[other] dem { piece }
    }
    .deinen = { $kind ->
        [P] { -deflector(form: "deinen") }
        [L] { -laser(form: "deinen") }
       *[other] deinen { piece }
    }
piece-deed = { $kind ->
    [K] Trifft ihn ein Strahl, egal von welcher Seite, hat sein Spieler verloren.
    [S] Ein Spiegel mit zwei Seiten: wird nie getroffen. Kann mit { -deflector(form: "einem") } oder einem { -defender } daneben die Plätze tauschen.
    [P] Der Spiegel lenkt den Strahl um. Ein Strahl von hinten trifft.
    [D] Der Schild hält den Strahl auf. Von jeder anderen Seite trifft der Strahl.
   *[L] Feuert nach jedem eigenen Zug. Bleibt in der Ecke und wird nie getroffen.
}
color = { $color ->
    [blue] Blau
    [yellow] Gelb
    [orange] Orange
    [green] Grün
   *[red] Rot
}

picture = { $treasure ->
    [A] Amulett
    [B] Glocke
    [C] Krone
    [D] Drache
    [E] Smaragd
    [F] Feder
    [G] Kelch
    [H] Helm
    [I] Ibis
    [J] Krug
    [K] Schlüssel
    [L] Lampe
    [M] Maske
    [N] Halskette
    [O] Eule
    [P] Perle
    [Q] Federkiel
    [R] Ring
    [S] Schwert
    [T] Dreizack
    [U] Urne
    [V] Geige
    [W] Zauberstab
    [X] Xylofon
   *[own] { $name }
}
    .der = { $treasure ->
        [own] „{ $name }“
        [A] das Amulett
        [B] die Glocke
        [C] die Krone
        [F] die Feder
        [L] die Lampe
        [M] die Maske
        [N] die Halskette
        [O] die Eule
        [P] die Perle
        [S] das Schwert
        [U] die Urne
        [V] die Geige
        [X] das Xylofon
       *[other] der { picture }
    }
    .den = { $treasure ->
        [own] „{ $name }“
        [A] das Amulett
        [B] die Glocke
        [C] die Krone
        [D] den Drachen
        [F] die Feder
        [L] die Lampe
        [M] die Maske
        [N] die Halskette
        [O] die Eule
        [P] die Perle
        [S] das Schwert
        [U] die Urne
        [V] die Geige
        [X] das Xylofon
       *[other] den { picture }
    }
    .dem = { $treasure ->
        [own] „{ $name }“
        [B] der Glocke
        [C] der Krone
        [D] dem Drachen
        [F] der Feder
        [L] der Lampe
        [M] der Maske
        [N] der Halskette
        [O] der Eule
        [P] der Perle
        [U] der Urne
        [V] der Geige
       *[other] dem { picture }
    }

common-analyse = Analysieren
common-cancel = Abbrechen
common-clear = Leeren
common-close = Schließen
common-copy = Kopieren
common-copy-link = Link kopieren
common-engine = Engine
common-flip = Umdrehen
common-flip-board = Brett umdrehen
common-hint = Tipp
common-link-copied = Link kopiert
common-open = Öffnen
common-percent = { $percent } %
common-play-from-here = Ab hier spielen
common-redo = Wiederholen
common-setting-up = Das Brett wird aufgebaut …
common-share = Teilen
common-skip = Überspringen
common-stop = Stopp
common-thinking = denkt nach …
common-try-again = Nochmal
common-undo = Rückgängig
common-game = { $game ->
    [labyrinth] Labyrinth
   *[laserchess] Laser Chess
}
common-how-to-play = So geht’s
common-play-with-friend = Mit Freunden spielen
common-with = { $what }, { $more }

## board: the boards of both games, announcements, typed questions

piece-owned = { $color ->
    [none] die Figur
    [blue] { $kind ->
        [P] { -deflector(form: "derc", c: "blau") }
        [L] { -laser(form: "derc", c: "blau") }
       *[other] der blaue { piece }
    }
   *[red] { $kind ->
        [P] { -deflector(form: "derc", c: "rot") }
        [L] { -laser(form: "derc", c: "rot") }
       *[other] der rote { piece }
    }
}
    .den = { $color ->
        [none] die Figur
        [blue] { $kind ->
            [P] { -deflector(form: "denc", c: "blau") }
            [L] { -laser(form: "denc", c: "blau") }
           *[other] den blauen { piece }
        }
       *[red] { $kind ->
            [P] { -deflector(form: "denc", c: "rot") }
            [L] { -laser(form: "denc", c: "rot") }
           *[other] den roten { piece }
        }
    }
board-side = { $side ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
board-stance = { $kind ->
    [P] { $side ->
        [n] offen nach Norden und Osten
        [e] offen nach Osten und Süden
        [s] offen nach Süden und Westen
       *[w] offen nach Westen und Norden
    }
    [S] { $side ->
        [n] von links oben nach rechts unten
        [s] von links oben nach rechts unten
       *[other] von links unten nach rechts oben
    }
    [D] mit dem Schild nach { board-side }
   *[L] zeigt nach { board-side }
}
board-piece-named = { $color ->
    [blue] { $kind ->
        [P] { -deflector(form: "er", c: "Blau") }
        [L] { -laser(form: "er", c: "Blau") }
       *[other] Blauer { piece }
    }
   *[red] { $kind ->
        [P] { -deflector(form: "er", c: "Rot") }
        [L] { -laser(form: "er", c: "Rot") }
       *[other] Roter { piece }
    }
}
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
board-piece-at = { piece-owned } auf { $square }
board-empty = leer
board-square-empty = { $square } ist leer.
board-shot-out = der Schuss verlässt das Brett { $side ->
    [n] oben
    [e] rechts
    [s] unten
   *[w] links
}
board-shot-hit = der Schuss trifft { piece-owned.den } auf { $square }
board-shot-laser = der Schuss endet { $color ->
    [none] an der Figur
    [blue] { -laser(form: "am", c: "blau") }
   *[red] { -laser(form: "am", c: "rot") }
} auf { $square }
board-shot-shield = der Schuss endet am Schild { $color ->
    [none] der Figur
    [blue] des blauen { -defender(form: "gen") }
   *[red] des roten { -defender(form: "gen") }
} auf { $square }
board-reply = Dann würde der Laser von { $by } { piece-owned.den } auf { $square } treffen.
board-mover = { $color ->
    [none] Die Figur auf { $square }
    [blue] { board-piece-named } { $square }
   *[red] { board-piece-named } { $square }
}
board-move-turns = { $turn ->
    [R] { board-mover } dreht sich rechtsherum
    [L] { board-mover } dreht sich linksherum
   *[either] { board-mover } dreht sich
}
board-move-goes = { board-mover } zieht nach { $to }
board-move-swaps = { board-mover } und { $other } auf { $to } tauschen die Plätze
board-move-alone = { $move }.
board-move-shot = { $move }; { $shot }.

board-board = Brett
board-help = Die Pfeiltasten führen von Feld zu Feld, Enter wählt und zieht, R und L drehen, Esc bricht ab.
board-selected = ausgewählt
board-destination = Ziel
board-can-move = kann ziehen
board-square-selected = { $square } ausgewählt.
board-play-move = Diesen Zug spielen
board-turn = { $turn ->
    [R] Rechtsherum drehen
    [L] Linksherum drehen
   *[either] Drehen
}
board-king-threatened = Treffer auf deinen { -king }
board-no-canvas = dieser Browser kann keine Bilder zeichnen
board-no-png = aus dem Bild ließ sich kein PNG machen

board-level-word = { $word ->
    [full] Volle Stärke
    [expert] Profi
    [strong] Stark
    [skilled] Geübt
    [steady] Solide
    [casual] Locker
    [easy] Leicht
   *[beginner] Anfänger
}
board-level = Stufe { $level }
board-level-named = { $name }, Stufe { $level }
board-named-levels = Stufen mit Namen
board-level-is = { $name }: { app-opponent }
board-level-above = Stärker als { $name }: { app-opponent }
board-name = Name
board-time = Zeit
board-time-move = Zeit pro Zug
board-no-clock = Ohne Uhr
board-clocks-for = { $all ->
    [both] Uhren für beide
   *[all] Uhren für alle
}
board-days = Tage für einen Zug
board-days-each = Tage für jeden Zug
board-days-note = Niemand muss warten: Wenn du dran bist, komm über den Link deines Platzes zurück.
board-engine-time = Zeit der Engine pro Zug
board-seconds-most = Sekunden, höchstens
board-minutes-seconds = Minuten + Sekunden pro Zug
board-each-side = Für jeden
board-minutes = Minuten
board-each-move = Für jeden Zug
board-seconds-more = Sekunden dazu
board-pace-clocks = Uhren: { $minutes } min + { $increment } s
board-pace-move = { $seconds } s pro Zug
board-pace-none = ohne Uhr

board-setup-khet = bei Khet { $name }
board-setup = Aufstellung

board-clock = Uhr von { $name }
board-due = Bis { $due }
board-clock-due = Uhr von { $name }: noch { $left }, bis { $due }
board-copy-field = Kopieren: { $label }
board-copy-selected = Der Browser erlaubt der Seite das Kopieren nicht. Der Text ist markiert: Kopiere ihn selbst.
board-copy-text = Der Browser erlaubt der Seite das Kopieren nicht. Hier ist der Text: { $text }
board-copy-picture = Dieser Browser erlaubt der Seite nicht, Bilder zu kopieren. Speichere stattdessen das PNG.
board-moves = Züge
board-moves-none = Hier erscheinen die Züge.
board-turns-none = Hier erscheinen die Züge.
board-hits = trifft { piece-owned.den }
board-walk = Durch das Spiel blättern
board-first = Erste Stellung
board-back = Einen Zug zurück
board-forward = Einen Zug vor
board-last = Letzte Stellung
board-pgn-file = PGN-Datei …
board-pgn-drop = oder zieh eine irgendwo auf die Seite
board-thinking = denkt nach

board-score-sign = + ist gut für Blau
board-depth = Tiefe <b>{ $depth }</b>
board-nodes = <b>{ $count }</b> Knoten
board-speed = <b>{ $count }</b>/s
board-chances = Blau gewinnt { $blue } %, Unentschieden { $draw } %, Rot gewinnt { $red } %
board-expected = Das erwartete Ergebnis von Blau ist { $blue } %

board-lost = { color } hat verloren: { $pieces }
board-lost-kind = { $count } × { piece }

board-words-welcome = Tippe einen Zug oder eine Frage ein; help zeigt, was geht. Die Taste / führt hierher, Esc schließt das Feld.
board-words = Züge und Fragen
board-words-said = Was gesagt wurde
board-words-field = Zug oder Frage
board-words-example = Ein Zug, what c5, help
board-words-close = Feld schließen
board-words-none = Hier ist gerade kein Brett.
board-words-near = { $word } kenne ich nicht. Meinst du { $near }?
board-words-unknown = { $word } kenne ich nicht. Mit help siehst du, was geht.
board-over = Das Spiel ist aus.
board-not-now = Du kannst gerade nicht ziehen.
board-refused = { $move } geht nicht
board-clocks-none = Hier gibt es keine Uhren.
board-clocks = { $clocks }.
board-clock-left = { color } hat noch { $left }
board-ask-square = Nenne ein Feld von { $first } bis { $last }, zum Beispiel what { $example }.
board-ask-rank = Nenne eine Reihe von 1 bis { $last }, zum Beispiel rank { $example }.
board-ask-file = Nenne eine Spalte von a bis { $last }, zum Beispiel file c.
board-no-last = Es wurde noch kein Zug gespielt.

board-laser-help = Züge: c5R oder turn c5 right; h2h3 oder h2 to h3. Fragen: what c5; rank 5 (eine Reihe); file c (eine Spalte); pieces: alle Figuren; beam: wohin beide Laser zeigen; last: der letzte Zug; threat: was die andere Seite treffen könnte, wenn sie jetzt dran wäre; moves oder moves c5: die Züge; clock: die Uhren; help.
board-no-move = Für { piece-owned.den } auf { $square } gibt es keinen erlaubten Zug.
board-not-your-piece = Auf { $square } steht { piece-owned }, aber { $turn } ist dran.
board-ground = hier darf nur { color } stehen
board-leg-to = nach { board-side } bis { $to }
board-beam-out = Der Strahl von { $by } läuft von { $from } { $way } und verlässt das Brett.
board-beam-hit = Der Strahl von { $by } läuft von { $from } { $way }. Dort würde er { piece-owned.den } treffen.
board-beam-shield = Der Strahl von { $by } läuft von { $from } { $way }. Dort endet er am Schild { $color ->
    [none] der Figur
    [blue] des blauen { -defender(form: "gen") }
   *[red] des roten { -defender(form: "gen") }
}.
board-beam-laser = Der Strahl von { $by } läuft von { $from } { $way } und endet { $color ->
    [none] an der Figur
    [blue] { -laser(form: "am", c: "blau") }
   *[red] { -laser(form: "am", c: "rot") }
}.
board-no-beam = Hierher kommt gerade kein Strahl.
board-passage = Der Strahl von { color } kommt von { $from ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
} und { $does ->
    [straight] läuft geradeaus weiter
    [to-n] biegt nach Norden ab
    [to-e] biegt nach Osten ab
    [to-s] biegt nach Süden ab
    [to-w] biegt nach Westen ab
    [hit] würde hier treffen
    [shield] endet am Schild
   *[laser] endet hier
}.
board-line = { $line ->
    [rank] Auf Reihe { $name }: { $pieces }.
   *[file] Auf Spalte { $name }: { $pieces }.
}
board-line-empty = { $line ->
    [rank] Reihe { $name } ist leer.
   *[file] Spalte { $name } ist leer.
}
board-pieces = { color }: { $pieces }.
board-no-threat = Wäre { $mover } jetzt dran, würde kein Schuss eine Figur von { color } treffen.
board-best-threat = Wäre { $mover } jetzt dran, würde mit { $move } { $piece } getroffen.
board-other-threats = Auch in Gefahr: { $pieces }.

board-tile = { $sides ->
    [none] { board-tile-shape }
   *[other] { board-tile-shape } offen nach { $sides }
}{ $treasure ->
    [none] { "" }
   *[other] { " mit " }{ picture }
}
board-tile-shape = { $shape ->
    [i] Gerade
    [c] Ecke
    [t] T
   *[other] { $tile }
}
board-open-side = { $side ->
    [n] oben
    [e] rechts
    [s] unten
   *[w] links
}
board-pawn = Spielfigur von { color }
board-home = Startfeld von { color }
board-arrow = Pfeil { $arrow }, verschiebt { $side ->
    [n] Spalte { $line } nach oben
    [e] Reihe { $line } nach rechts
    [s] Spalte { $line } nach unten
   *[w] Reihe { $line } nach links
}{ $state ->
    [closed] , gesperrt
    [held] , ausgewählt
    [open] , offen
   *[waits] { "" }
}
board-slide = Bei { $arrow } eingeschoben: { $tile }. { $count ->
    [one] { $count } Feld ist erreichbar.
   *[other] { $count } Felder sind erreichbar.
}
board-advice = bei { $arrow } einschieben{ $sides ->
    [none] , dann
   *[other] , die Gängekarte offen nach { $sides }, dann
} { $goes ->
    [stays] stehen bleiben
   *[goes] nach { $to } ziehen
}
board-your-turn = Du bist dran: { $step }
board-step = erst verschieben, dann ziehen.
board-step-keys = mit den Pfeiltasten zu einem Pfeil, mit R oder L drehen, dann Enter.
board-step-keys-walk = { $stays ->
    [true] jetzt mit den Pfeiltasten auf ein markiertes Feld, dann Enter, oder S, um stehen zu bleiben.
   *[false] jetzt mit den Pfeiltasten auf ein markiertes Feld, dann Enter.
}
board-step-keys-go = mit Enter geht es nach { $to }.
board-step-walk = { $by ->
    [touch] tippe jetzt auf ein markiertes Feld, um dorthin zu ziehen.
   *[mouse] klick jetzt auf ein markiertes Feld, um dorthin zu ziehen.
}
board-step-again = { $by ->
    [touch] tippe noch einmal auf { $to }, um dorthin zu ziehen.
   *[mouse] klick noch einmal auf { $to }, um dorthin zu ziehen.
}
board-arrow-closed = Der Pfeil { $arrow } ist gesperrt: Dort kam die letzte Gängekarte heraus.
board-no-way = Nach diesem Einschub führt kein Weg nach { $to }.
board-turn-told = { $who } schiebt bei { $arrow } ein, { $goes ->
    [stays] bleibt auf { $to } stehen
    [goes] zieht von { $from } nach { $to }
   *[comes] zieht nach { $to }
}{ $treasure ->
    [none] .
   *[other] { " und findet " }{ picture.den }.
}

board-maze-help = Die Pfeiltasten führen über Felder und Pfeile. Enter auf einem Pfeil schiebt die freie Gängekarte ein, R und L drehen sie, Enter auf einem Feld zieht dorthin, S bleibt stehen, Esc bricht ab.
board-chosen = ausgewählt
board-can-go = erreichbar
board-spare = Freie Gängekarte
board-spare-picture = Freie Gängekarte: { picture }
board-stay = Stehen bleiben
board-go-to = Nach { $to }
board-turn-left = Links drehen
board-turn-right = Rechts drehen
board-tray-arrow = { $by ->
    [touch] Tippe auf einen Pfeil, um sie einzuschieben.
   *[mouse] Klick auf einen Pfeil, um sie einzuschieben.
}
board-tray-push = { $by ->
    [touch] Tippe, um hier einzuschieben.
   *[mouse] Klick, um hier einzuschieben.
}
board-tray-again = { $by ->
    [touch] Tippe noch einmal auf { $to }, um dorthin zu ziehen.
   *[mouse] Klick noch einmal auf { $to }, um dorthin zu ziehen.
}
board-tray-square = Wähle jetzt ein Feld.

board-hand = Deine Karten
board-hand-count = { $found } von { $all } gefunden
board-hand-over = Alle Schätze gefunden
board-hand-last = { $end ->
    [home] Alle Schätze gefunden. Geh jetzt zurück zu deinem Startfeld { $home }.
    [AnyExit] Alle Schätze gefunden. Geh jetzt am Rand durch irgendeinen Ausgang hinaus.
   *[AnySquare] Alle Schätze gefunden. Mit deinem nächsten Zug gewinnst du, egal wo er endet.
}
board-hand-find = Finde { picture.den }
board-hand-find-any = Finde diese, egal in welcher Reihenfolge
board-hand-next = { $end ->
    [home] Geh zum Startfeld
    [AnyExit] Geh aus dem Labyrinth
   *[AnySquare] Noch ein Zug
}

board-turns = Züge
board-at-start = Du siehst den Anfang
board-at-turn = Du siehst Zug { $turn } von { $all }: { $move }
board-cards-left = { $count ->
    [0] auf dem Weg zum Startfeld
    [one] noch { $count } Karte zu finden
   *[other] noch { $count } Karten zu finden
}
board-at-home = zum Start
board-found = Gefunden

board-variants = Varianten
board-variant = { $name ->
    [FreeOrder] Karten in beliebiger Reihenfolge
    [NoReturn] Ohne Rückweg
    [AnyExit] Jeder Ausgang zählt
    [AnySquare] Ende überall
   *[OpenCards] Offene Karten
}
board-variant-hint = { $name ->
    [FreeOrder] du siehst alle deine Karten und suchst sie in beliebiger Reihenfolge
    [NoReturn] der letzte Schatz gewinnt
    [AnyExit] nach dem letzten Schatz verlässt du das Labyrinth durch irgendeinen Ausgang
    [AnySquare] nach dem letzten Schatz gewinnt noch ein Zug, egal wo er endet
   *[OpenCards] alle sehen alle Karten, auch Akhet
}
board-variant-short = { $name ->
    [FreeOrder] beliebige Reihenfolge
    [NoReturn] ohne Rückweg
    [AnyExit] jeder Ausgang zählt
    [AnySquare] Ende überall
   *[OpenCards] offene Karten
}
board-usual-rules = die normalen Regeln

board-picture-names = Namen der Bilder
board-pictures-named = Die Bilder haben ihre Namen.
board-pictures-hint = Eine Zeile für jedes Bild. Kopiere die Liste, um sie zu teilen, oder füge hier eine andere ein.
board-pictures-use = Diese Namen nehmen
board-pictures-copied = Namen kopiert
board-pictures-usual = Normale Namen
board-picture-no-letter = Zeile { $line }: Beginne mit einem Buchstaben von A bis X, zum Beispiel „A: Totenkopf“.
board-picture-again = Zeile { $line }: { $letter } hat schon in Zeile { $before } einen Namen.
board-picture-long = Zeile { $line }: Dieser Name ist zu lang. Höchstens { $most } Zeichen gehen.
board-picture-twice = Zeile { $line }: Auch { $letter } heißt „{ $name }“, in Zeile { $before }. Zwei Bilder brauchen zwei Namen.
board-picture-usual = Zeile { $line }: Auch { $letter } heißt „{ $name }“. Gib { $letter } einen anderen Namen.

board-maze-words-help = Züge: a4ne3 oder push a4 north, go to e3. north ist so, wie die freie Gängekarte gezeichnet ist, east eine Vierteldrehung rechtsherum, und so weiter. Fragen: what d4; rank 4 (eine Reihe); file c (eine Spalte); pieces: wo die Spielfiguren stehen; cards: die Karten; spare: die freie Gängekarte; last: der letzte Zug; moves: die offenen Pfeile; moves a4n: wohin die Spielfigur dann kann; clock: die Uhren; help.
board-pawn-at = Die Spielfigur von { color } steht auf { $pawn }, ihr Startfeld ist { $home }.
board-spare-is = Die freie Gängekarte: { $tile }.
board-spare-closed = Die freie Gängekarte: { $tile }. Bei { $arrow } darf sie nicht hinein: Dort kam die letzte Gängekarte heraus.
board-no-turn = Kein Zug beginnt mit { $start }.
board-after-slide = Nach { $slide } kann die Spielfigur hierhin: { $squares }.
board-to-find = noch zu finden
board-cards = { color } hat { $finds ->
    [0] noch nichts gefunden
   *[other] das gefunden: { $found }
}; { $left ->
    [0] { $end ->
        [home] keine Karte mehr, auf dem Weg zum Startfeld { $home }
       *[out] keine Karte mehr, auf dem Weg nach draußen
    }
    [one] noch { $left } Karte
   *[other] noch { $left } Karten
}{ $known ->
    [0] .
   *[other] ; sucht: { $sought }.
}

## app: the shell, settings, dialogs and messages of the whole page

app-description = Laser Chess (Khet 2.0) mit der Engine Akhet spielen und analysieren.

app-view-play = Spielen
app-view-learn = Lernen
app-view-analyse = Analyse
app-view-setup = Aufbau
app-view-puzzles = Aufgaben
app-view-mistakes = Fehler
app-view-real = Echter Tisch
app-view-table = Tisch
app-view-lobby = Lobby

app-awaited = ● Du bist dran
app-games = Spiele
app-views = Bereiche
app-elsewhere = Auf einem anderen Gerät
app-newer = Zur neuen Version wechseln
app-theme-switch = Hell oder dunkel
app-settings = Einstellungen
app-words = Züge und Fragen eintippen
app-words-focus = Zum Feld für Züge
app-dismiss = Ausblenden
app-view-broken = { $view } konnte nicht angezeigt werden
app-view-missing = { $view } konnte nicht geladen werden
app-missing-server = Das kommt von Akhet, aber Akhet antwortet nicht. Wurde es beendet, starte <code>akhet gui</code> noch einmal.
app-missing-network = Das kommt aus dem Netz, aber das Netz antwortet nicht.
app-slow = Langsame Verbindung: seit { $seconds } s keine Antwort.
app-engine-missing = { $reason ->
    [none] Die Engine konnte nicht geladen werden, neuer Versuch …
   *[other] Die Engine konnte nicht geladen werden ({ $reason }), neuer Versuch …
}
app-engine-loading = Die Engine wird geladen
app-full = <b>Es sind zu viele Seiten von Akhet offen.</b> Schließ eine davon, dann verbindet sich diese. Dein Spiel bleibt erhalten.
app-lost = { $reason ->
    [none] Verbindung weg, neuer Versuch …
   *[other] Verbindung weg ({ $reason }), neuer Versuch …
}
app-lost-guest = Das Spiel bleibt am Tisch erhalten.
app-lost-kept = Dein Spiel bleibt erhalten. Wurde Akhet beendet, starte <code>akhet gui</code> noch einmal.

app-broken = Das konnte nicht angezeigt werden
app-broken-hint = Vielleicht hilft es, die Seite neu zu laden. Wenn nicht, sind vielleicht die Daten beschädigt, die der Browser für diese Seite speichert: Du kannst Spiele, Analysen, Fortschritt und Einstellungen löschen.
app-reload = Neu laden
app-clear = Alles löschen und neu laden

app-room-dropped = Der Browser hat keinen Platz mehr für diese Seite. Deine ältesten Spiele machen Platz für neue.
app-room-lost = Der Browser speichert für diese Seite nicht alles: Neue Spiele, Analysen, Fortschritt und Einstellungen bleiben nur, bis du die Seite schließt.
app-rules-refused = Das Spiel in „{ $view }“ wäre damit nicht mehr erlaubt ({ $reason }). Fang dort zuerst ein neues an.
app-seat-full = Von diesem Tisch sind zu viele Seiten offen. Schließ eine davon.
app-newer-there = Es gibt eine neue Version von Akhet. Mit dem Knopf oben wechselst du zu ihr.
app-unanswered = { $path }: { $status }
app-engine-said = { $engine }: { $text }

app-opponent = { $name ->
    [Miu] Ein Kätzchen: stupst an, was in der Nähe ist, und staunt, was dann passiert.
    [Tia] Ein Kind: nimmt, was es sieht, und vergisst, dass du dann dran bist.
    [Hori] Ein Schüler: mal vorsichtig, mal in Eile.
    [Sati] Eine Schreiberin: ahnt deinen nächsten Zug, aber selten den danach.
    [Ani] Ein Baumeister: hat einen Plan und übersieht, was gut versteckt ist.
    [Akhet] Der Horizont: volle Stärke und unerreichbar.
   *[other] { $character }
}

app-engine-lost = { $reason ->
    [none] { $engine } ist ausgefallen. Neustart …
   *[other] { $engine } ist ausgefallen ({ $reason }). Neustart …
}

app-drop = Lass die PGN-Datei hier los für einen Rückblick auf ihre Spiele

app-link-text = Scanne das mit einem Handy im selben Netz oder öffne dort die Adresse. Wer sie hat, kann diese Engine benutzen.
app-link-code = QR-Code der Adresse
app-link-friend = Lieber mit Freunden spielen

app-refused = <b>Diese Seite darf die Engine noch nicht benutzen.</b> Ihr Token fehlt oder gehört zu einem anderen Server. Öffne die Adresse, die <code>akhet gui</code> ausgegeben hat, oder füge sie hier ein:
app-refused-field = Adresse oder Token
app-refused-connect = Verbinden

app-language = Sprache
app-language-auto = Wie im Browser
app-theme = Aussehen
app-theme-auto = System
app-theme-light = Hell
app-theme-dark = Dunkel
app-beams = Strahlen zeigen
app-beams-hint = wohin beide Laser jetzt feuern würden
app-confirm = Züge bestätigen
app-confirm-hint = erst der zweite Klick spielt den Zug; beim Tippen wird immer gefragt
app-names = Namen der Figuren
app-names-akhet = König, Wechsler …
app-names-khet = Pharao, Skarabäus …
app-words-hint = ein Feld unter dem Brett; die Taste / führt dorthin
app-sound = Ton

app-backup = Spiele und Fortschritt
app-backup-text = Spiele, Fehler, gelöste Aufgaben, Lektionen und Einstellungen in einer Datei, für einen anderen Browser. Was in einer Datei steht, kommt zu dem dazu, was hier ist.
app-backup-save = In Datei speichern
app-backup-add = Datei hinzufügen …
app-backup-unreadable = Das ist keine Datei mit Spielen und Fortschritt: { $reason }
app-backup-other = Das ist keine Datei mit Spielen und Fortschritt: Am Anfang steht nichts davon.
app-backup-version = Diese Datei hat Version { $version }. Diese Seite liest Version 1; ein neueres Akhet kann sie lesen.
app-backup-added = { $games ->
    [one] Ein Spiel ist dazugekommen; Fortschritt und Einstellungen sind übernommen.
   *[other] { $games } Spiele sind dazugekommen; Fortschritt und Einstellungen sind übernommen.
}

app-effort-quick = Schnell
app-effort-thorough = Gründlich
app-effort-deep = Tief

app-start-day = Aufstellung vom { $date }
app-start-days = Aufstellungen des Tages
app-start-random = Zufällige Aufstellung
app-start-randoms = Zufällige Aufstellungen
app-start-own = Deine Stellung
app-start-others = Andere Stellungen
app-start-handicaps = Mit Vorgabe

app-handicap-pieces = { $kinds ->
    [PP] zwei { -deflector(form: "many") }
    [S] einen { -switch }
    [PPS] zwei { -deflector(form: "many") } und einen { -switch }
    [PPP] drei { -deflector(form: "many") }
   *[PPPS] drei { -deflector(form: "many") } und einen { -switch }
}
app-handicap-without = Ohne { app-handicap-pieces }
app-handicap-player = { $color ->
    [blue] Blau ohne { app-handicap-pieces }
   *[red] Rot ohne { app-handicap-pieces }
}
app-handicap-impossible = { $color ->
    [blue] Hier kann Blau nicht ohne { app-handicap-pieces } spielen: Ein Schuss würde sofort treffen.
   *[red] Hier kann Rot nicht ohne { app-handicap-pieces } spielen: Ein Schuss würde sofort treffen.
}
app-handicap = Vorgabe
app-handicap-none = Keine
app-handicap-who = Wer mit weniger Figuren spielt
app-setups-more = Mehr Aufstellungen
app-setups-day = Aufstellung von heute
app-setups-random = Zufällig
app-setups-drawing = Suche nach einer ausgeglichenen Aufstellung …

app-setups = Alle Aufstellungen
app-setup-scores = Blau erreicht { $blue } %, { $drawn } % enden unentschieden
app-setup-ace = Am Anfang verliert kaum ein Zug. Gut für den Einstieg.
app-setup-curiosity = Erst ruhig, aber mit einer Falle: Achte auf die { -switch(form: "many") }.
app-setup-grail = Blau steht besser und muss etwas daraus machen.
app-setup-mercury = Blau greift sofort an. Gib Blau dem, der schwächer spielt.
app-setup-sophie = Mit einem bestimmten ersten Zug gewinnt Blau meistens. Gut, wenn Blau schwächer spielt.
app-setup-horemheb = Beide { -switch(form: "many") } stehen vor dem { -king }, und nur wenige Spiele enden unentschieden.
app-setup-ebana = Ein Block aus vier { -deflector(form: "many") } steht tief auf der anderen Seite.

## error: what the engine or the page refuses

error-at = { $list ->
    [game] Spiel { $number }: { $reason }
   *[line] Zeile { $number }: { $reason }
}
error-in = { $list ->
    [ply] Halbzug { $number } { $what }: { $reason }
    [turn] Zug { $number } { $what }: { $reason }
    [slide] Einschub { $number } { $what }: { $reason }
   *[move] Zug { $number } { $what }: { $reason }
}
error-in-text = { $list ->
    [ply] Halbzug { $number } { $what } ist kein Zug: { $reason }
    [turn] Zug { $number } { $what } ist kein Zug: { $reason }
    [slide] Einschub { $number } { $what } ist kein Einschub: { $reason }
   *[move] Zug { $number } { $what } ist kein Zug: { $reason }
}
error-text = { $what } ist kein Zug: { $reason }
error-rules = dieses Spiel wäre nicht erlaubt: { $reason }
error-start = der Anfang ist keine Stellung: { $reason }
error-opening = die Eröffnung: { $reason }

error-over-by = das Spiel ist aus: { $reason }
error-over-won = das Spiel ist aus, { color } hat gewonnen
error-search-over = Spiel aus: { $reason }
error-over = das Spiel ist aus
error-king-hit = { $shooter ->
    [blue] { color } hat gewonnen, { -laser(form: "derc", c: "blau") } hat den { -king } auf { $square } getroffen
   *[red] { color } hat gewonnen, { -laser(form: "derc", c: "rot") } hat den { -king } auf { $square } getroffen
}
error-has-won = { color } hat gewonnen
error-repetition = unentschieden, dreimal dieselbe Stellung
error-no-claim = kein Unentschieden: Diese Anordnung kam { $count }-mal vor, nicht 3-mal

error-move-from = am Anfang steht kein Feld von a1 bis j8
error-move-to = nach dem ersten Feld muss ein Feld von a1 bis j8 oder eine Drehung kommen, R oder L
error-move-same = beide Felder sind gleich
error-empty = { $square } ist leer
error-not-yours = { piece.der } auf { $square } gehört nicht { color }, und { color } ist am Zug
error-laser-moves = { -laser(form: "der") } auf { $square } zieht nie, sondern dreht sich nur
error-laser-turn = { $side ->
    [n] { -laser(form: "der") } auf { $square } kann nur nach Norden zeigen (n)
    [e] { -laser(form: "der") } auf { $square } kann nur nach Osten zeigen (e)
    [s] { -laser(form: "der") } auf { $square } kann nur nach Süden zeigen (s)
   *[w] { -laser(form: "der") } auf { $square } kann nur nach Westen zeigen (w)
}
error-king-turns = ein { -king } dreht sich nicht (die Option KingTurns ist aus)
error-too-far = { $from } und { $to } sind keine Nachbarn, eine Figur zieht nur ein Feld weit
error-closed = { $square } ist für { color } gesperrt
error-occupied = { $square } ist besetzt, nur ein { -switch } tauscht die Plätze
error-swap = ein { -switch } tauscht nicht mit { piece.dem } auf { $square }
error-swap-closed = nach dem Tausch stünde eine Figur von { color } ({ piece }) auf { $square }, das für { color } gesperrt ist (die Option SwapOntoClosed ist aus)

error-count = { $kind ->
    [K] { color } hat { $count } { -king(form: "many") }, es muss genau 1 sein
   *[L] { color } hat { $count } { -laser(form: "many") }, es muss genau 1 sein
}
error-laser-corner = { -laser(form: "der") } von { color } steht auf { $square } statt auf { $corner }
error-laser-faces = { -laser(form: "der") } von { color } zeigt nach { $facing }, erlaubt ist nur { $one } oder { $two }
error-stands-closed = eine Figur von { color } steht auf { $square }, das für { color } gesperrt ist
error-fen-empty = die Stellung ist leer
error-fen-ranks = es sind { $ranks } Reihen statt { $right }
error-fen-width = Reihe { $rank } hat { $squares } Felder, es müssen 10 sein
error-fen-run = leere Felder nacheinander sind eine Zahl von 1 bis 10 (Reihe { $rank }, Zeichen { $column })
error-fen-piece = unbekannte Figur „{ $letter }“, möglich sind K, S, D, P oder L (Reihe { $rank }, Zeichen { $column })
error-fen-switch = nach { $letter } muss die Richtung kommen, n oder e (Reihe { $rank }, Zeichen { $column })
error-fen-orientation = nach { $letter } muss die Richtung kommen, n, e, s oder w (Reihe { $rank }, Zeichen { $column })
error-fen-no-side = nach dem Brett fehlt, wer am Zug ist, b oder r
error-fen-side = wer am Zug ist, muss b oder r sein (Zeichen { $column })
error-fen-number = die Nummer des Zuges ist eine Zahl von 1 bis 1000000000 (Zeichen { $column })
error-fen-end = nach der Nummer des Zuges darf nichts mehr kommen (Zeichen { $column })
error-fen-dashes = nach „-“ muss noch ein „-“ kommen, dann die Zahl der Halbzüge und die Nummer des Zuges, oder Angaben wie in EPD (Zeichen { $column })

error-turn-arrow = am Anfang steht kein Pfeil: { $arrows }
error-turn-orientation = nach dem Pfeil muss kommen, wie die Gängekarte gedreht ist, n e s oder w
error-turn-slide = nach der Drehung darf nichts mehr kommen
error-turn-square = nach der Drehung muss das Feld der Spielfigur kommen, a1 bis g7
error-turn-mark = nach dem Feld darf nur ! für eine aufgedeckte Karte kommen
error-turn-next = nach ! darf nur der Buchstabe der nächsten Karte kommen, A bis X
error-arrow-closed = der Pfeil { $arrow } ist gesperrt, dort kam die letzte Gängekarte heraus
error-unreachable = nach dem Einschub steht die Spielfigur von { color } auf { $from } und kommt nicht nach { $to }
error-uncovered = „!“ ist falsch: { color } kann auf { $square } keine Karte aufdecken
error-next-free = mit FreeOrder gibt es keine nächste Karte
error-next-none = { color } hat keine Karte mehr
error-next-other = die nächste Karte von { color } ist { $known }, nicht { $card }
error-next-known = die nächste Karte kann nicht { $card } sein, denn das ist eine andere Karte von { color }
error-next-no-tile = die nächste Karte kann nicht { $card } sein, denn der Schatz liegt auf keiner Gängekarte
error-found-no-turn = kein Zug von { color } hat auf { $card } geendet
error-found-known = es ist nicht { $card }, denn das ist eine andere Karte von { color }
error-no-card = { color } hat keine Karte mehr
error-all-known = alle Karten von { color } sind bekannt
error-card-uncovered = { color } hat einen Zug auf { $card } beendet, dabei wäre die Karte aufgedeckt worden

error-tile-fixed = die Gängekarte auf { $square } sitzt fest, sie muss { $tile } sein
error-treasure-home = der Schatz { $card } liegt auf dem Startfeld { $square }, dort darf keiner liegen
error-treasure-twice = der Schatz { $card } liegt auf zwei Gängekarten
error-players = es sind { $players } Spieler, möglich sind 2 bis 4
error-card-no-tile = { color } hat die Karte { $card }, aber der Schatz liegt auf keiner Gängekarte
error-card-twice = { color } hat die Karte { $card }, aber sie kommt zweimal vor
error-cards = es gibt { $cards } Karten, aber auf den Gängekarten { $treasures } Schätze
error-mover = { color } wäre am Zug, aber dort sitzt niemand
error-turn-number = die Nummer des Zuges ist { $turn }, möglich sind 1 bis 1000000000
error-out = { color } kann das Labyrinth nach diesen Regeln dort nicht verlassen haben
error-winners = { $other ->
    [blue] { color } und Blau haben beide gewonnen
    [yellow] { color } und Gelb haben beide gewonnen
    [orange] { color } und Orange haben beide gewonnen
    [green] { color } und Grün haben beide gewonnen
   *[red] { color } und Rot haben beide gewonnen
}
error-maze-missing = { $field ->
    [board] das Brett
    [spare] die freie Gängekarte
    [players] das Feld der Spieler
    [mover] wer am Zug ist,
   *[arrow] der gesperrte Pfeil
} fehlt: Die Felder sind Brett, freie Gängekarte, Spieler, wer am Zug ist, gesperrter Pfeil, Nummer des Zuges
error-maze-few = Reihe { $rank } hat weniger als 7 Gängekarten (Zeichen { $column })
error-maze-many = Reihe { $rank } hat mehr als 7 Gängekarten (Zeichen { $column })
error-maze-shape = { $field ->
    [spare] eine Gängekarte muss mit i, c oder t beginnen, und ein Schatz ist A bis X (freie Gängekarte, Zeichen { $column })
   *[board] eine Gängekarte muss mit i, c oder t beginnen, und ein Schatz ist A bis X (Brett, Zeichen { $column })
}
error-maze-orientation = nach der Form einer Gängekarte muss ihre Drehung kommen, n e s oder w (Reihe { $rank }, Zeichen { $column })
error-maze-spare = die freie Gängekarte muss eine Form sein und ihr Schatz A bis X, wenn sie einen hat, ohne Drehung (Zeichen { $column })
error-maze-seats = das Feld der Spieler hat { $seats } Plätze statt 4: Blau/Gelb/Orange/Grün, - wo niemand sitzt
error-maze-player = { color } muss die Form Feld:Karten:aufgedeckte haben (Zeichen { $column })
error-maze-pawn = die Spielfigur von { color } muss auf einem Feld von a1 bis g7 stehen (Zeichen { $column })
error-maze-cards = die Karten von { color } müssen Buchstaben von A bis X sein oder ?; oder - für den, der das Labyrinth verlassen hat (Zeichen { $column })
error-maze-too-many = { color } hat mehr als 24 Karten (Zeichen { $column })
error-maze-mover = wer am Zug ist, muss b, y, o oder g sein (Zeichen { $column })
error-maze-closed = der gesperrte Pfeil muss - oder einer von diesen sein: { $arrows } (Zeichen { $column })
error-maze-turn = die Nummer des Zuges muss eine Zahl von 1 bis { $most } sein (Zeichen { $column })
error-maze-end = nach der Nummer des Zuges darf nichts mehr kommen (Zeichen { $column })

error-setup = unbekannte Aufstellung „{ $name }“, bekannt sind: { $names }
error-unexpected = unerwartet: „{ $word }“
error-too-long = ein Spiel hat über diese Verbindung höchstens { $most } Züge
error-memory = nicht genug Speicher für eine Tabelle von { $size } MB
error-memory-short = nicht genug Speicher
error-threads = { $threads } Threads können nicht starten: { $reason }
error-one-line = { $sign ->
    [tab] der Text muss in einer Zeile stehen, aber nach „{ $before }“ kommt ein Tabulator
    [line] der Text muss in einer Zeile stehen, aber nach „{ $before }“ kommt ein Zeilenumbruch
   *[control] der Text muss in einer Zeile stehen, aber nach „{ $before }“ kommt ein Steuerzeichen
}
error-session-closed = die Sitzung ist geschlossen
error-engine-lost = die Engine ist dabei { $times }-mal ausgefallen
error-engine-lost-by = die Engine ist dabei { $times }-mal ausgefallen: { $reason }
error-no-answer = keine Antwort
error-fetch = Laden fehlgeschlagen
error-engine-stuck = die Engine hat nicht angefangen
error-engine = Engine { $name }: { $reason }
error-engine-start = kann nicht gestartet werden: { $reason }
error-engine-exited = hat vor { $line } aufgehört: { $status }
error-engine-closed = hat vor { $line } die Ausgabe geschlossen
error-engine-deaf = liest die Eingabe nicht
error-engine-silent = antwortet nicht: kein { $line } in { $seconds } s
error-closing = das Programm wird beendet
error-flood = es waren zu viele Zeilen

error-no-games = in der Datei sind keine Spiele
error-most-games = nur die ersten { $games } Spiele wurden gelesen
error-text-long = der Text ist länger als { $limit }
error-text-late = der Text kam nicht rechtzeitig an
error-no-end = das Spiel, das hier beginnt, hat kein Ende
error-tag = ein Tag ist [Name "Wert"]
error-tag-twice = ein Tag kommt zweimal vor
error-no-variation = „)“ schließt keine Variante
error-after-result = nach einem Ergebnis darf in der Zeile nichts mehr kommen
error-tag-result = im Tag Result steht { $said }, aber die Züge enden mit { $found }
error-tag-plies = PlyCount ist { $said }, aber es sind { $found } Züge
error-tag-switch = der Tag { $tag } ist true oder false, nicht „{ $word }“
error-tag-starts = die Tags StartSetup und FEN gehen nicht zusammen
error-tag-setup = im Tag StartSetup steht die unbekannte Aufstellung „{ $name }“, bekannt sind: { $names }
error-tag-variant = im Tag Variant steht { $name }, nicht labyrinth
error-tag-fen = der Tag FEN fehlt; darin steht der Anfang

error-chatter = warte einen Moment, bevor du wieder etwas sagst
error-spectator = wer zuschaut, kann nur zuschauen
error-not-opener = nur wer den Tisch aufgestellt hat, kann Engines an ihn setzen
error-you-out = du bist nicht mehr dabei
error-not-over = das Spiel ist noch nicht aus
error-turn = { color } ist dran
error-played = Zug { $number } ist schon gespielt
error-early = der nächste Zug hat die Nummer { $number }
error-table-long = ein Spiel am Tisch hat höchstens { $most } Züge
error-time = die Zeit ist um
error-engine-fights = eine Engine nimmt nie ein Unentschieden an
error-no-move = du hast noch keinen Zug gemacht
error-no-offer = es gibt nichts abzulehnen
error-taken = der Platz ist besetzt
error-no-engine = dort sitzt keine Engine
error-last-seat = der letzte Platz ist für einen Menschen
error-table-ended = den Tisch gibt es nicht mehr
error-table-kept = der Tisch kann nicht gespeichert werden: { $reason }
error-tables = es gibt schon { $tables } Tische; beende einen davon
error-no-table = einen Tisch mit dieser Nummer gibt es nicht
error-table-full = an diesem Tisch fehlt niemand
error-table-connections = es gibt zu viele Verbindungen zu Tischen

## play: Play of both games

play-you = Du

play-new = Neues Spiel
play-leave = Dieses Spiel verlassen?
play-leave-kept = { $keeping ->
    [lost] Es ist noch nicht aus. Es bleibt unfertig bei deinen Spielen. Dort kannst du weiterspielen, bis du die Seite schließt: Der Browser kann es nicht speichern.
   *[other] Es ist noch nicht aus. Es bleibt unfertig bei deinen Spielen. Dort kannst du weiterspielen.
}
play-start-new = Neues Spiel starten
play-keep = Weiterspielen
play-start = Start
play-games = Deine Spiele
play-games-none = Hier stehen die Spiele, die du spielst.
play-continue = Weiter
play-delete = Spiel vom { $date } löschen

play-record = Mitschrift des Spiels
play-result = Ergebnis
play-resign = Aufgeben
play-resign-sure = Wirklich aufgeben?

play-taken-back = Zurückgenommen.
play-engine-back = { $engine } ist wieder da; das Spiel geht weiter.

play-share-game = Spiel teilen
play-rematch = Revanche
play-mistakes = Meine Fehler
play-elsewhere = Dieses Spiel ist in einem anderen Tab offen.
play-continue-here = Hier weiterspielen
play-back = Zurück zum Spiel
play-thinking = { $player } denkt nach …
play-waiting-connection = Warte auf die Verbindung …
play-waiting-engine = Warte auf die Engine …
play-paused = Pause. { color } ist dran.
play-hint = Tipp: { $hint }
play-claim = Unentschieden verlangen
play-game = Spiel
play-take-back = Zurücknehmen
play-resume = Weiter
play-pause = Pause

play-against = Gegen
play-counted = { $result ->
    [won] Gewonnen
    [drawn] Unentschieden
   *[lost] Verloren
}
play-moves-count = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
play-color-against = { color } gegen { $opponent }
play-two-people = Zwei Menschen
play-unfinished = Unfertig

play-rating-of = Wertung { $elo }

play-friend = Mit Freunden an einem anderen Gerät spielen
play-you-play = Du spielst
play-random = Zufällig
play-two-engines = Zwei Engines
play-two-people-note = Zwei Menschen spielen an diesem Bildschirm, ohne Engine.
play-engine-of = { $color ->
    [blue] Engine von Blau
   *[red] Engine von Rot
}
play-strength-of = { $color ->
    [blue] Stärke von Blau
   *[red] Stärke von Rot
}
play-opponent = Gegner
play-strength = Stärke
play-setup-and-time = Aufstellung und Zeit
play-level = Stufe
play-rating = Wertung

play-draw = Unentschieden
play-no-winner = Niemand gewinnt
play-won = { $who ->
    [you] Du hast gewonnen
   *[other] { $player } hat gewonnen
}
play-outcome = { $title }. { $text }
play-hit = { $color ->
    [blue] Der Laser von Blau hat den roten { -king } auf { $square } getroffen.
   *[red] Der Laser von Rot hat den blauen { -king } auf { $square } getroffen.
}
play-hit-own = { $color ->
    [blue] Der Laser von Blau hat den eigenen { -king } auf { $square } getroffen.
   *[red] Der Laser von Rot hat den eigenen { -king } auf { $square } getroffen.
}
play-claimed = { $who ->
    [you] Du hast es verlangt: Diese Stellung gab es dreimal.
   *[other] { $player } hat es verlangt: Diese Stellung gab es dreimal.
}
play-agreed = Beide waren einverstanden.
play-repetition = Diese Stellung gab es dreimal.
play-resigned = { $who ->
    [you] { $player } hast aufgegeben.
    [many] { $player } haben aufgegeben.
   *[other] { $player } hat aufgegeben.
}
play-time-out = { $who ->
    [you] { $player } hast keine Zeit mehr.
    [many] { $player } haben keine Zeit mehr.
   *[other] { $player } hat keine Zeit mehr.
}
play-illegal = { $player } hat { $move } gespielt. Das ist nicht erlaubt.
play-no-move = { $player } hat keinen erlaubten Zug gemacht.
play-found = { $way ->
    [home] { $who ->
        [you] { $player } hast alle Schätze gefunden und stehst auf deinem Startfeld.
       *[other] { $player } hat alle Schätze gefunden und steht auf dem Startfeld.
    }
    [exit] { $who ->
        [you] { $player } hast alle Schätze gefunden und das Labyrinth verlassen.
       *[other] { $player } hat alle Schätze gefunden und das Labyrinth verlassen.
    }
   *[none] { $who ->
        [you] { $player } hast alle Schätze gefunden.
       *[other] { $player } hat alle Schätze gefunden.
    }
}

play-review = Rückblick
play-review-this = Rückblick auf dieses Spiel
play-looking-move = Du siehst Zug { $number } von { $last }: { $move }
play-to-move = { $who ->
    [you] Du bist dran.
   *[other] { $player } ist dran.
}
play-to-move-first = { $who ->
    [you] { $by ->
        [key] Du bist dran: mit den Pfeiltasten zu einer { play-color } Figur, dann Enter.
        [touch] Du bist dran: Tippe auf eine { play-color.acc } Figur.
       *[mouse] Du bist dran: Klick auf eine { play-color.acc } Figur.
    }
   *[other] { $by ->
        [key] { $player } ist dran: mit den Pfeiltasten zu einer { play-color } Figur, dann Enter.
        [touch] { $player } ist dran: Tippe auf eine { play-color.acc } Figur.
       *[mouse] { $player } ist dran: Klick auf eine { play-color.acc } Figur.
    }
}
play-color = { $color ->
    [blue] blauen
   *[red] roten
}
    .acc = { $color ->
        [blue] blaue
       *[red] rote
    }
play-pressed-other = { $color ->
    [blue] { board-piece-named }, aber Rot ist dran.
   *[red] { board-piece-named }, aber Blau ist dran.
}
play-pressed-stuck = { board-piece-named }: kann gerade nicht ziehen.
play-pressed-confirm = { $by ->
    [key] { board-piece-named }: Enter spielt den Zug.
    [touch] { board-piece-named }: Tippe auf den Haken, um den Zug zu spielen.
   *[mouse] { board-piece-named }: Klick auf den Haken, um den Zug zu spielen.
}
play-pressed = { $by ->
    [key] { $ways ->
        [both] { board-piece-named }: mit den Pfeiltasten zu einem Punkt oder drehen mit R oder L, dann Enter.
        [goes] { board-piece-named }: mit den Pfeiltasten zu einem Punkt, dann Enter.
       *[turns] { board-piece-named }: drehen mit R oder L, dann Enter.
    }
    [touch] { $ways ->
        [both] { board-piece-named }: Tippe zum Ziehen auf einen Punkt, zum Drehen auf einen Pfeil.
        [goes] { board-piece-named }: Tippe zum Ziehen auf einen Punkt.
       *[turns] { board-piece-named }: Tippe zum Drehen auf einen Pfeil.
    }
   *[mouse] { $ways ->
        [both] { board-piece-named }: Klick zum Ziehen auf einen Punkt, zum Drehen auf einen Pfeil.
        [goes] { board-piece-named }: Klick zum Ziehen auf einen Punkt.
       *[turns] { board-piece-named }: Klick zum Drehen auf einen Pfeil.
    }
}

play-no-engine = Akhet wurde ohne diese Engine gestartet

play-seeking-move = Suche nach einem guten Zug …
play-watch = Was die Engines denken

play-deal = Austeilen
play-cards = Karten für jeden
play-cards-all = alle ({ $count })
play-cards-count = { $count ->
    [one] { $count } Karte für jeden
   *[other] { $count } Karten für jeden
}
play-who-begins = Wer beginnt
play-begins = { color } beginnt
play-tiles-count = { $straight } Geraden, { $corners } Ecken
play-tiles-13 = 13 Geraden

play-friends = Mit Freunden an anderen Geräten spielen
play-from-position = Das Spiel beginnt mit deiner Stellung.
play-players = Spieler
play-person = Mensch
play-curtain-note = Mehrere Menschen spielen an diesem Bildschirm. Ein Vorhang verbirgt die Karte jedes Spielers vor den anderen.
play-rules-and-time = Regeln und Zeit

play-labyrinth = Labyrinth spielen
play-seeking-turn = Suche nach einem guten Zug …
play-analyse-this = Dieses Spiel analysieren
play-turn = { $who ->
    [you] Du bist dran: { $step }
   *[other] { $player } ist dran: { $step }
}
play-against-engines = Gegen { $opponents }
play-turns-count = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
play-curtain = Vorhang
play-next = { $player } ist dran.
play-next-title = { $player } ist dran
play-next-only = Jetzt darf nur { $player } hinsehen.
play-show-card = Karte von { $player } zeigen

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
table-say = Sagen
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
analyse-range = { $min } bis { $max }
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
analyse-games = Spiele
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
