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
common-range = { $min } bis { $max }
common-games = Spiele
common-say = Sagen

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
