# Was `akhet play` sagt, auf Deutsch. Die Wörter sind die der Spielanleitungen, siehe docs/rules.de.md und
# docs/labyrinth.de.md.

## Names

player =
    { $seat ->
        [blue] Blau
        [red] Rot
        [yellow] Gelb
        [orange] Orange
       *[green] Grün
    }
piece =
    { $kind ->
        [King] König
        [Switch] Wechsler
        [Defender] Verteidiger
        [Deflector] Deflektor
       *[Laser] Laser
    }
owned =
    { $color ->
        [blue] der blaue
       *[red] der rote
    } { piece }
    .accusative =
        { $color ->
            [blue] den blauen
           *[red] den roten
        } { piece }
    .dative =
        { $color ->
            [blue] dem blauen
           *[red] dem roten
        } { piece }
owned-on = { owned } auf { $square }
    .accusative = { owned.accusative } auf { $square }
    .dative = { owned.dative } auf { $square }
direction =
    { $way ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
treasure =
    { $letter ->
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
       *[X] Xylofon
    }
the-treasure = { treasure }
and = und
or = oder

## Commands

command-rules = worum es geht, und die Regeln in Kürze
    .words = regeln
command-legend =
    { $game ->
        [labyrinth] was die Buchstaben und Zeichen im Labyrinth bedeuten
       *[laser] was die Buchstaben und Zeichen auf dem Brett bedeuten
    }
    .words = zeichen legende
command-what =
    { $game ->
        [labyrinth] was dort ist: Gängekarte, Wege, Schatz, Spielfiguren
       *[laser] was dort steht, wohin es zeigt, was die Strahlen tun
    }
    .words = was
    .arguments = FELD
command-rank =
    { $game ->
        [labyrinth] was in einer Reihe liegt, zum Beispiel reihe 5
       *[laser] was in einer Reihe steht, zum Beispiel reihe 5
    }
    .words = reihe zeile
    .arguments = N
command-file =
    { $game ->
        [labyrinth] was in einer Spalte liegt, zum Beispiel spalte c
       *[laser] was in einer Spalte steht, zum Beispiel spalte c
    }
    .words = spalte
    .arguments = S
command-pieces =
    { $game ->
        [labyrinth] wo die Spielfiguren stehen
       *[laser] alle Figuren von beiden
    }
    .words = figuren
command-last =
    { $game ->
        [labyrinth] was zuletzt gespielt wurde
       *[laser] was zuletzt gespielt wurde, und was der Schuss tat
    }
    .words = zuletzt
command-threat = was der andere treffen könnte, wenn er jetzt dran wäre
    .words = drohung
command-moves =
    { $game ->
        [labyrinth] wohin die Spielfigur kann, auch nach einem Einschub: züge b7e
       *[laser] alle erlaubten Züge, oder die einer Figur
    }
    .words = züge zuege
    .arguments =
        { $game ->
            [labyrinth] [EINSCHUB]
           *[laser] [FELD]
        }
command-spare = die freie Gängekarte, und wo sie nicht hinein darf
    .words = freie frei
command-hint =
    { $game ->
        [puzzle] welche Figur ziehen muss
        [mistakes] welche Figur ziehen muss
       *[laser] was die Engine spielen würde
    }
    .words = tipp
command-solution =
    { $game ->
        [mistakes] zeigt die beste Zugfolge
       *[puzzle] zeigt die Lösung
    }
    .words = lösung loesung
command-again =
    { $game ->
        [mistakes] diese Stellung noch einmal; am Ende die nicht gefundenen
       *[puzzle] die Aufgabe noch einmal von vorn
    }
    .words = nochmal
command-next =
    { $game ->
        [mistakes] zum nächsten Fehler
       *[puzzle] zur nächsten Aufgabe, oder zur Nummer N
    }
    .words = weiter
    .arguments =
        { $game ->
            [mistakes] { "" }
           *[puzzle] [N]
        }
command-undo =
    { $game ->
        [labyrinth] nimmt bis zum letzten Zug eines Menschen zurück, oder N Züge
       *[laser] nimmt deinen letzten Zug zurück, oder N deiner Züge
    }
    .words = zurück zurueck
    .arguments = [N]
command-go = die Engine zieht für dich
    .words = los
command-history = alle Züge des Spiels
    .words = verlauf
command-level = zeigt die Gegner; spielt auf Stufe N, 0 bis 20, oder NAME
    .words = stufe
    .arguments = [N]
command-board =
    { $game ->
        [labyrinth] zeichnet das Labyrinth noch einmal
       *[laser] zeichnet das Brett noch einmal
    }
    .words = brett
command-book = die Züge aus dem Eröffnungsbuch, der beste zuerst
    .words = buch
command-beam = zeigt, wie beide Strahlen jetzt laufen
    .words = strahl strahlen
command-eval = zeigt Punkt für Punkt, wie gut die Stellung ist
    .words = bewertung
command-flip = dreht das Brett um
    .words = umdrehen
command-claim = verlangt ein Unentschieden, ab der dritten Wiederholung
    .words = unentschieden remis
command-cards = was jeder gefunden hat und sucht
    .words = karten
command-found = am echten Tisch: Der letzte Zug fand einen Schatz, oder S fand T
    .words = gefunden
    .arguments = [S T]
command-mine = am echten Tisch: Du suchst den Schatz T
    .words = suche
    .arguments = T
command-resign = gibt das Spiel auf
    .words = aufgeben
command-new =
    { $game ->
        [labyrinth] beginnt ein neues Spiel, irgendeines oder das mit NUMMER
       *[laser] beginnt ein neues Spiel: ace, curiosity, grail, mercury, sophie
    }
    .words = neu
    .arguments =
        { $game ->
            [labyrinth] [NUMMER]
           *[laser] [AUFSTELLUNG]
        }
command-save =
    { $game ->
        [labyrinth] speichert das Spiel in einer Datei, als PGN mit allen Karten
       *[laser] speichert das Spiel in einer Datei, als PGN
    }
    .words = speichern
    .arguments = DATEI
command-load = setzt ein gespeichertes Spiel fort
    .words = laden
    .arguments = DATEI
command-deal = zeigt die Nummer dieses Spiels
    .words = nummer
command-help = zeigt diese Liste, oder was ein Befehl tut
    .words = hilfe
    .arguments = [BEFEHL]
command-quit = hört auf; Strg-D tut das auch
    .words = ende beenden

## Whom one plays, and how to begin

who-all = Ihr spielt { $people }.
who-none = Die Engine spielt { $engine } auf { $strength }.
who-some =
    { $count ->
        [one] Du spielst { $people }, die Engine spielt { $engine } auf { $strength }.
       *[other] Ihr spielt { $people }, die Engine spielt { $engine } auf { $strength }.
    }
who-followed =
    Du spielst { $player } an einem echten Tisch. Tippe die Züge von allen ({ $all }). Mit gefunden sagst du,
    dass ein Zug den Schatz gefunden hat, mit suche, welche Karte du suchst.
strength = Stufe { $level } von { $full }
strength-timed = Stufe { $level } von { $full }, { $seconds } s für jeden Zug
opponent = Das ist { $name }. { $character }
character =
    { $name ->
        [Miu] Ein Kätzchen: stupst an, was in der Nähe ist, und staunt, was dann passiert.
        [Tia] Ein Kind: nimmt, was es sieht, und vergisst, dass du dann dran bist.
        [Hori] Ein Schüler: mal vorsichtig, mal in Eile.
        [Sati] Eine Schreiberin: ahnt deinen nächsten Zug, aber selten den danach.
        [Ani] Ein Baumeister: hat einen Plan und übersieht, was gut versteckt ist.
       *[Akhet] Der Horizont: volle Stärke und unerreichbar.
    }
plays-at = Die Engine spielt auf { $strength }.
plays-at-now = Die Engine spielt auf { $strength }; stufe N oder NAME ändert das.
type-move =
    { $game ->
        [labyrinth] Tippe einen Zug wie { $move } (Pfeil, Drehung, Feld der Spielfigur), regeln oder hilfe.
       *[laser] Tippe einen Zug wie { $move }, regeln oder hilfe.
    }
type-help = Tippe hilfe, dann siehst du die Befehle.
small-board = Das Fenster ist klein, darum auch das Brett: Das große braucht { $columns } mal { $rows } Zeichen.
small-maze = Das Fenster ist klein, darum auch das Labyrinth: Das große braucht { $columns } mal { $rows } Zeichen.
how-laser =
    Ein Zug besteht aus zwei Feldern, c5b4, oder aus einem Feld und einer Drehung:
    c5R im Uhrzeigersinn, c5L gegen den Uhrzeigersinn. Tab ergänzt ein Wort, der
    Pfeil nach oben holt frühere Zeilen zurück. Englische Befehle gelten auch.
how-labyrinth =
    Ein Zug ist ein Wort: { $move } schiebt die freie Gängekarte am Pfeil { $arrow } ein,
    gedreht nach { $turn }, und dann geht die Spielfigur nach { $to }. So wie die freie
    gezeichnet ist, heißt sie n; e, s und w sind eine, zwei und drei
    Vierteldrehungen im Uhrzeigersinn. Eine Gerade hat nur n und e. Tab ergänzt
    ein Wort, der Pfeil nach oben holt frühere Zeilen zurück. Englische Befehle
    gelten auch.
how-puzzle =
    Ein Zug besteht aus zwei Feldern, c5b4, oder aus einem Feld und einer Drehung:
    c5R im Uhrzeigersinn, c5L gegen den Uhrzeigersinn. Ein Zug, der nicht
    rechtzeitig gewinnt, wird nicht gespielt. Englische Befehle gelten auch.
how-mistakes =
    Ein Zug besteht aus zwei Feldern, c5b4, oder aus einem Feld und einer Drehung:
    c5R im Uhrzeigersinn, c5L gegen den Uhrzeigersinn. Ist auch dein Zug ein
    Fehler, wird er nicht gespielt. Englische Befehle gelten auch.

## The rules in short, and what the signs mean

rules-laser =
    Das Ziel: Triff mit deinem Laser den König des anderen.
    Wenn du dran bist, ziehst du eine Figur auf ein Feld daneben, auch schräg, oder du drehst eine um ein Viertel. { $kings ->
        [turn] Auch Könige drehen sich.
       *[stay] Könige drehen sich nicht.
    } Laser bleiben in ihrer Ecke und drehen sich nur.
    Danach feuert dein Laser, jedes Mal. Spiegel lenken den Strahl um, Schilde halten ihn auf. Eine Figur, die anderswo getroffen wird, kommt vom Brett, auch wenn es deine eigene ist.
    Ein Wechsler darf auch mit einem Deflektor oder Verteidiger daneben die Plätze tauschen, egal wem er gehört.
    Wessen König getroffen wird, der hat verloren, egal wer geschossen hat. Steht das Brett zum dritten Mal genauso da, darfst du ein Unentschieden verlangen.
    Ein Zug besteht aus zwei Feldern, wie c5b4, oder aus einem Feld und einer Drehung: c5R nach rechts (im Uhrzeigersinn), c5L nach links.
    zeichen erklärt die Zeichen, was c5 ein Feld. Die Lektionen von akhet gui bringen dir das Spiel bei; alle Regeln stehen in docs/rules.de.md.
legend-laser =
    Blau hat große Buchstaben, Rot hat kleine.
    K k  König: Jeder Strahl trifft ihn.
    S s  Wechsler: ein Spiegel mit zwei Seiten. Er wird nie getroffen.
    P p  Deflektor: ein Spiegel. Ein Strahl von hinten trifft ihn.
    D d  Verteidiger: ein Schild, der dicke Balken. Von jeder anderen Seite trifft ihn der Strahl.
    L l  Laser: feuert, wohin sein Pfeil zeigt. Er wird nie getroffen.
    Ein Strich von Ecke zu Ecke ist ein Spiegel, ein Punkt ein leeres Feld, ein Stern ein Treffer.
    Unter dem Brett steht, wie jeder Strahl gezeichnet ist.
    In den Ecken der Felder am Rand, auf dem großen Brett:
    '    hier darf nur Rot stehen
    :    hier darf nur Blau stehen
    Norden ist bei Reihe 8, Osten bei Spalte j.
rules-labyrinth =
    Das Ziel: Finde als Erster die Schätze auf deinen Karten, { $order ->
        [any] in beliebiger Reihenfolge
       *[fixed] einen nach dem anderen
    }{ $home ->
        [none] { "" }
        [square] , und beende noch einen Zug, egal wo
        [exit] , und verlass das Labyrinth auf einem Weg, der am Rand offen ist
       *[home] , und geh zurück auf dein Startfeld
    }.
    Das Labyrinth bewegt sich. Wenn du dran bist, schiebst du zuerst die freie Gängekarte an einem Pfeil ein, gedreht, wie du willst. Die ganze Linie rückt ein Feld weiter, und was am anderen Ende herausfällt, ist die nächste freie. Da, wo sie herauskam, darf sie nicht gleich wieder hinein.
    Spielfiguren fahren auf ihren Gängekarten mit. Fällt eine heraus, kommt sie am anderen Ende wieder herein.
    Dann gehst du mit deiner Spielfigur durch offene Gänge, so weit sie führen, oder bleibst stehen. Hältst du auf deinem Schatz, hast du ihn gefunden. Deine nächste Karte siehst nur du.
    Ein Zug ist ein Wort: Pfeil, Drehung der Gängekarte, Feld der Spielfigur. hilfe hat ein Beispiel.
    zeichen erklärt die Zeichen, was c5 ein Feld. Die Lektionen von akhet gui bringen dir das Spiel bei; alle Regeln stehen in docs/labyrinth.de.md.
legend-labyrinth =
    A bis X  die Schätze; was c5 sagt, welcher auf c5 liegt
    b y o g  die Spielfiguren von Blau, Gelb, Orange und Grün
    { "*" }        steht vor dem Spieler, der dran ist
    ?        eine Karte, die du nicht sehen darfst
    Ein großes Labyrinth zeigt die Wände, ein kleines die Wege.
    Pfeile zeigen, wo die freie Gängekarte hinein kann. Beim Kreuz kann sie es nicht: Dort kam die letzte heraus.
    Die Zeilen neben oder unter dem Labyrinth sagen, wo jeder steht, was du suchst und was gefunden ist.
    Norden ist bei Reihe 7, Osten bei Spalte g.

## Turns

prompt-over = Spiel aus>
prompt-call = { $player }, drück Enter>
call = { $player } ist dran. { $player }, drück Enter, wenn sonst niemand den Bildschirm sieht.
not-called = { $player } ist dran: { $player } muss zuerst Enter drücken.
thinking = { $player } denkt nach (Strg-C: sofort ziehen)
depth = Tiefe { $depth }
search-failed = Fehler im Programm: Die Suche ist gescheitert; die Engine macht irgendeinen erlaubten Zug.
paused = Pause: Mit los geht es weiter.
leave = Tippe ende, um aufzuhören, oder drück noch einmal Strg-C.
claims = { $player } verlangt ein Unentschieden.
may-claim = Diese Stellung gab es { $times }-mal: Tippe unentschieden, wenn du willst.
hint = Die Engine würde das spielen: { $move }
hint-details = ({ $score }, Tiefe { $depth }): { $line }
no-move-played = Noch hat niemand gezogen.
taken-back = Zurückgenommen: { $moves }.
claim-back = Das Unentschieden ist zurückgenommen, das Spiel geht weiter.
resignation-back = { $player } gibt doch nicht auf, das Spiel geht weiter.
goes-on = Das Spiel geht weiter.
saved = '{ $file }' ist gespeichert.
saved-over = '{ $file }' ist gespeichert und ersetzt die alte Datei.
loaded =
    '{ $file }' ist geladen: { $plies ->
        [one] 1 Zug
       *[other] { $plies } Züge
    } gespielt.

## The end

game-over = Das Spiel ist aus: { $end }.
already-over = das Spiel ist aus: { $end }
won = { $player } hat gewonnen
won-by-king =
    { $winner } hat gewonnen, der { $shooter ->
        [blue] blaue
       *[red] rote
    } Laser hat den König auf { $square } getroffen
won-by-loss = { $player } hat gewonnen, { $loss }
won-by-nobody = { $loss }, niemand hat gewonnen
drawn = unentschieden, weil das Brett dreimal genauso dastand
resigned = { $player } hat aufgegeben
lost = { $player } hat verloren ({ $reason })
reason =
    { $reason ->
        [IllegalMove] verbotener Zug
        [Time] Zeit abgelaufen
        [Crash] Absturz
        [Hang] keine Antwort
        [BrokenPipe] Verbindung abgebrochen
        [ResignAdjudication] Abbruch, weil die Stellung verloren war
        [MaxPlies] zu viele Züge
        [KingHit] König getroffen
        [TreasuresFound] alle Schätze gefunden
       *[other] unbekannt
    }

## Refusals

no-word = '{ $word }' ist weder ein Zug noch ein Befehl; { $hint }
no-command = es gibt keinen Befehl '{ $word }'; { $hint }
did-you-mean = meinst du { $near }?
try-help = hilfe zeigt die Befehle
near = ; meinst du { $near }?
unexpected = hier passt '{ $word }' nicht
no-file = der Name der Datei fehlt
not-utf8 = die Zeile ist kein UTF-8-Text
engine-no-move = die Engine findet keinen Zug
nothing-to-undo = es gibt keinen Zug zum Zurücknehmen
nothing-of-yours = es gibt keinen Zug von dir zum Zurücknehmen
fewer-turns = es gibt keine { $turns } Züge zum Zurücknehmen
no-level = '{ $word }' ist keine Stufe: Eine Stufe ist eine Zahl von 0 bis 20 oder ein Name, zum Beispiel Miu
square-missing = das Feld fehlt, zum Beispiel was c5
line-missing = der Name fehlt, zum Beispiel reihe 5 oder spalte c
no-line =
    '{ $word }' ist keine { $line ->
        [rank] Reihe
       *[file] Spalte
    } auf diesem Brett
all-known = von dem Spiel sind alle Karten bekannt: Es gehört nicht an den echten Tisch
some-unknown = die Stellung hat unbekannte Karten: Beginne mit --fen, um ein Spiel am echten Tisch zu verfolgen
nobody-there = in dem Spiel spielt niemand { $player }
cannot-save = '{ $file }' lässt sich nicht speichern: { $error }
cannot-load = '{ $file }' lässt sich nicht laden: { $error }
file-not-utf8 = die Datei ist kein UTF-8-Text
file-exists = die Datei gibt es schon, und sie ist kein gespeichertes Spiel
no-puzzle = es gibt keine Aufgabe { $number }: Sie haben die Nummern 1 bis { $count }
no-puzzle-number = '{ $word }' ist nicht die Nummer einer Aufgabe
no-move = '{ $word }' ist kein Zug: { $error }
no-square =
    { $game ->
        [labyrinth] '{ $word }' ist kein Feld: Ein Feld ist eine Spalte a bis g und eine Reihe 1 bis 7
       *[laser] '{ $word }' ist kein Feld: Ein Feld ist eine Spalte a bis j und eine Reihe 1 bis 8
    }
no-setup = die Aufstellung '{ $word }' gibt es nicht; es gibt { $setups }

## Laser Chess

caption-to-move = { $player } am Zug, Zug { $number }
caption-beams = Strahlen:
caption-shot = Schuss nach { $move }:
played = { $player } spielt { $move }: { $shot }.
shot-hits = Der Laser trifft { owned-on.accusative }
shot-removes = Der Laser wirft { owned-on.accusative } vom Brett
shot-removes-own =
    Der Laser wirft den eigenen { $color ->
        [blue] blauen
       *[red] roten
    } { piece } auf { $square } vom Brett
shot-ends = Der Schuss endet an { owned-on.dative }
shot-leaves = Der Schuss geht ins Leere
in-moves =
    in { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    }
wins-in = gewinnt { in-moves }
loses-in = verliert { in-moves }
square-empty = { $square } ist leer
not-yours = auf { $square } steht { owned }, aber { $mover } ist dran
no-move-of = { owned-on } kann nicht ziehen
no-legal-move = { $player } kann nicht ziehen
only-player = Hier dürfen nur Figuren von { $player } stehen.
no-beam = Jetzt kommt hier kein Strahl hin.
faces-king = Jeder Strahl trifft ihn, und dann ist das Spiel aus.
faces-switch = Sein Spiegel liegt so: { $mirror } und hat zwei Seiten. Kein Strahl trifft ihn.
faces-deflector = Sein Spiegel zeigt nach { $first } und { $second }. Ein Strahl von { $third } oder { $fourth } trifft ihn.
faces-defender = Sein Schild zeigt nach { $way }. Ein Strahl von einer anderen Seite trifft ihn.
faces-laser = Er feuert nach { $way }. Kein Strahl trifft ihn.
stands-switch =
    { piece } { $square } { $mirror ->
        [falling] von links oben nach rechts unten
       *[rising] von links unten nach rechts oben
    }
stands-deflector = { piece } { $square } offen nach { $first } und { $second }
stands-defender = { piece } { $square } mit dem Schild nach { $way }
stands-laser = { piece } { $square } nach { $way }
line-empty =
    Die { $line ->
        [rank] Reihe
       *[file] Spalte
    } { $name } ist leer.
line-pieces =
    { $line ->
        [rank] Reihe
       *[file] Spalte
    } { $name }: { $pieces }.
line-piece = { $piece } ({ $player })
threat-none = Wäre { $mover } jetzt dran, träfe kein Schuss eine Figur von { $owner }.
threat = Wäre { $mover } jetzt dran, würde { $move } treffen: { owned-on }.
threat-others = Auch in Gefahr: { $pieces }.
passage = Der Strahl von { $player } kommt von { $from } und { $does }.
does-go-on = läuft geradeaus weiter
does-turn = biegt nach { $to } ab
does-stop-shield = bleibt am Schild hängen
does-stop = endet hier
does-hit = würde hier jetzt treffen
beam-from = Der Strahl von { $player } läuft von { $square }
beam-leg = nach { $way } bis { $square }
beam-shield = { $path }, wo ihn der Schild aufhält: { owned }.
beam-hit = { $path }, wo er treffen würde: { owned }.
beam-ends = { $path }, wo er endet: { owned }.
beam-out = { $path } und vom Brett hinaus.
term =
    { $term ->
        [king-nearness] König: Nähe
        [king-exposure] König: offen
        [coverage] Abdeckung
        [far-coverage] Abdeckung fern
        [king-shelter] König: Schutz
        [beam-reach] Strahl: Weite
        [beam-mirrors] Strahl: Spiegel
        [beam-end] Strahl: Ende
       *[network] Netz
    }
worth = Was jede Figur für ihre Seite wert ist:
score-for = Der Wert für { $player }, 1 heißt hundert Punkte: { $score }
book-empty = Diese Stellung steht nicht im Buch.
book-columns = Zug      Wert  Tiefe  Spiele  gew. unen. verl.

## Why a move of Laser Chess is refused

move-from = es beginnt nicht mit einem Feld von a1 bis j8
move-to = nach dem ersten Feld kommt ein Feld von a1 bis j8 oder eine Drehung, R oder L
move-same = die beiden Felder sind gleich
illegal-not-yours =
    { piece } auf { $square } gehört nicht { $mover ->
        [blue] Blau, und Blau
       *[red] Rot, und Rot
    } ist dran
illegal-laser-moves = der Laser auf { $square } zieht nie, er dreht sich nur
illegal-laser-turn = der Laser auf { $square } kann nur nach { $way } zeigen ({ $letter })
illegal-king-turns = ein König dreht sich nicht (die Option KingTurns ist aus)
illegal-too-far = { $from } und { $to } liegen nicht nebeneinander, eine Figur zieht nur ein Feld weit
illegal-closed = { $square } ist für { $player } gesperrt
illegal-occupied = { $square } ist besetzt, nur ein Wechsler tauscht die Plätze
illegal-swap = ein Wechsler tauscht nicht mit dieser Figur: { piece } auf { $square }
illegal-swap-closed = nach dem Tausch stünde { owned-on }, aber das Feld ist dort gesperrt (die Option SwapOntoClosed ist aus)
no-claim = noch kein Unentschieden: Das Brett stand { $times }-mal genauso da, nötig sind 3

## Puzzles and mistakes

puzzle-intro =
    Aufgaben: Finde den einen Zug, mit dem Blau rechtzeitig gewinnt, egal was Rot tut.
    Tippe deinen Zug, oder hilfe.
puzzle-number = Aufgabe { $number } von { $count }, Schwierigkeit { $grade } von 5.
puzzle-task =
    Blau zieht und gewinnt { $moves ->
        [1] sofort
       *[other] in { $moves } Zügen
    }.
puzzle-over = Die Aufgabe ist fertig: weiter bringt die nächste.
puzzle-wrong =
    { $move } gewinnt nicht { $moves ->
        [1] sofort
       *[other] in { $moves } Zügen
    }. Versuch es noch einmal.
puzzle-solved = Gelöst: { $streak } hintereinander. weiter bringt die nächste.
puzzle-helped = Gelöst, mit Hilfe. weiter bringt die nächste.
puzzle-solution = Die Lösung: { $line }. Spiel sie mit nochmal nach, oder tippe weiter.
interrupted = Abgebrochen.
interrupted-back = Abgebrochen: Der Zug ist zurückgenommen.
interrupted-unplayed = Abgebrochen: Der Zug ist nicht gespielt.
interrupted-unjudged = Abgebrochen: Der Zug ist nicht beurteilt.
interrupted-games = Abgebrochen: Die übrigen Spiele sind nicht durchgesehen.
prompt-next = weiter>
name-turn = Dreh { owned-on.accusative }.
name-move = Zieh mit { owned-on.dative }.
mistakes-intro =
    Übe { $count } Fehler von { $player }: Finde einen besseren Zug als den gespielten.
    Tippe deinen Zug, oder hilfe.
mistakes-none = Von { $player } gibt es keinen Fehler zum Üben.
mistakes-left = Es gibt nichts mehr zu üben.
mistakes-found = Du hast { $found } von { $count } ohne Fehlversuch und ohne Hilfe gefunden.
mistakes-again =
    { $count ->
        [one] nochmal übt den anderen, ende hört auf.
       *[other] nochmal übt die anderen { $count }, ende hört auf.
    }
mistake-name = Spiel { $game }, { $blue } - { $red }: { $number } { $move }
mistake-number = Fehler { $number } von { $count }. { $name }, { $fault }.
mistake-good = { $name } war bei genauerem Hinsehen kein Fehler.
mistake-task = { $player } ist dran: Finde einen besseren Zug.
mistake-next = weiter bringt den nächsten.
mistake-wrong = { $answer } Versuch es noch einmal.
mistake-right = { $praise } weiter bringt den nächsten.
mistake-solution = { $best }. Mit nochmal versuchst du es selbst, oder weiter.
fault-lost = { $verdict }: { $points } von 100 Punkten verloren
fault-loses = { $verdict }: kostet { $points } von 100 Punkten
verdict =
    { $mark ->
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
       *[blunder] Patzer
    }
missed-win = Gewinn in { $count } verpasst
best-line = Am besten war: { $line }
best-line-wins = Am besten war ein Gewinn { in-moves }: { $line }
praise-slower = Das gewinnt, aber langsamer: { in-moves }. { $best }.
praise-best = Richtig: der beste Zug.
praise-missed = Richtig, aber es gab einen Gewinn. { $best }.
praise = Richtig. { $best }.
answer-wins = { $fault } { $player } gewinnt { in-moves }: { $line }.
answer = { $fault } { $player } antwortet { $line }.
whose = Wessen Fehler? Tippe einen Namen: { $names }; oder blau, rot oder beide.
prompt-whose = Spieler>
both = beide
both-players = beiden Spielern
nobody-named = in diesen Spielen heißt niemand '{ $word }'

## Labyrinth

deal-greeting = Das ist Spiel { $seed }: --deal { $seed } spielt es noch einmal.
deal-number = Das ist Spiel { $seed }: neu { $seed } spielt es noch einmal.
deal-unknown = Die Nummer dieses Spiels ist nicht bekannt.
maze-on = { $player } auf { $square }
maze-won = hat gewonnen
maze-ends-anywhere = darf überall enden
maze-exit = sucht einen Ausgang
maze-home = muss zurück nach { $square }
maze-looks = sucht
maze-found = gefunden:
maze-spare = freie
cards-left =
    { $count ->
        [0] keine Karte mehr
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
turn = { $player } spielt { $move }.
turn-won =
    { $player } spielt { $move } und { $end ->
        [square] beendet das Spiel
        [exit] verlässt das Labyrinth
       *[home] steht auf dem Startfeld
    }.
turn-uncovers = { $player } spielt { $move } und deckt { $treasure } auf, { cards-left }.
cards-found = { $player } hat { $letters } gefunden
cards-none = { $player } hat nichts gefunden
cards-won = { $found } und hat gewonnen.
cards-known = { $found }, { cards-left }, sucht { $letters }.
cards-hidden = { $found }, { cards-left }.
cards-done =
    { $found }, { cards-left }, { $end ->
        [square] darf das Spiel überall beenden
        [exit] sucht einen Ausgang
       *[home] muss zurück zum Startfeld { $home }
    }.
chance = Chance zu gewinnen: { $percent } %
wins-this-turn = gewinnt in diesem Zug
wins-in-turns = gewinnt in { $turns } Zügen
loses-by-force = ein anderer gewinnt auf jeden Fall
tile =
    { $square }: eine { $kind ->
        [fixed] feste
       *[loose] lose
    } Gängekarte, offen nach { $sides }
tile-treasure = { $tile }, mit Schatz { $letter }, { the-treasure }
tile-home = Es ist das Startfeld von { $player }.
tile-pawns =
    { $count ->
        [one] Hier steht die Spielfigur von { $players }.
       *[other] Hier stehen die Spielfiguren von { $players }.
    }
tile-target = { $player } muss hierher.
tile-closed = Der Pfeil hier ist gesperrt: Hier kam die letzte Gängekarte heraus.
tile-arrow = Hier kann die freie Gängekarte hinein, am Pfeil { $arrow }.
pawn = Die Spielfigur von { $player } steht auf { $square }, ihr Startfeld ist { $home }.
spare =
    Die freie Gängekarte ist { $shape ->
        [straight] eine Gerade
        [corner] eine Ecke
       *[t] ein T
    }
spare-treasure = { spare }, mit Schatz { $letter }, { the-treasure }
spare-closed = Bei { $arrow } darf sie nicht hinein: Dort kam die letzte heraus.
none-begins = kein erlaubter Zug beginnt mit '{ $word }'
no-seed = '{ $word }' ist nicht die Nummer eines Spiels: Das ist eine Zahl von 0 bis 18446744073709551615
no-deal = mit diesen Spielern gibt es kein neues Spiel
new-followed = ein Spiel am echten Tisch beginnt mit --fen
see-moves = { $error }; siehe züge { $slide }

## Why a move of Labyrinth is refused

slide-arrow = es beginnt nicht mit einem Pfeil: { $arrows }
slide-orientation = nach dem Pfeil kommt die Drehung der Gängekarte, n e s oder w
slide-end = nach der Drehung darf nichts mehr kommen
maze-move-to = nach der Drehung kommt das Feld der Spielfigur, a1 bis g7
maze-move-mark = nach dem Feld darf nur ! für eine aufgedeckte Karte kommen
maze-move-next = nach ! darf nur der Buchstabe A bis X der nächsten Karte kommen
illegal-arrow = der Pfeil { $arrow } ist gesperrt, dort kam die letzte Gängekarte heraus
illegal-unreachable = nach dem Einschub steht die Spielfigur von { $player } auf { $from } und kommt nicht nach { $to }
illegal-mark = '!' ist falsch: { $player } kann auf { $square } keine Karte aufdecken
illegal-free-order = wenn FreeOrder an ist, gibt es keine nächste Karte
illegal-no-next = { $player } hat keine Karte mehr
illegal-other-next = die nächste Karte von { $player } ist { $known }, nicht { $named }
illegal-elsewhere = die nächste Karte kann nicht { $treasure } sein: Das ist eine andere Karte von { $player }
illegal-no-tile = die nächste Karte kann nicht { $treasure } sein: Der Schatz liegt auf keiner Gängekarte

## At a real table

table-treasure = { the-treasure } ({ $letter })
table-found = { $player } hat gefunden: { table-treasure }, { cards-left }.
table-mine = Du suchst: { table-treasure }.
table-question = Welche Karte suchst du? Tippe suche und ihren Schatz, zum Beispiel suche schlüssel.
table-remark = Zeigt { $player } jetzt die Karte { table-treasure }, dann tippe gefunden.
advice = Rat: { $move }
not-followed = von diesem Spiel sind alle Karten bekannt; der Befehl ist für den echten Tisch, mit ? für Karten in der Stellung
found-usage = tippe gefunden, oder Spieler und Schatz, zum Beispiel gefunden orange glocke
found-nothing = gerade hat kein Zug auf einem Schatz geendet; nenne Spieler und Schatz, zum Beispiel gefunden orange glocke
mine-usage = tippe den Schatz auf deiner Karte, zum Beispiel suche schlüssel
no-player = '{ $word }' spielt in diesem Spiel nicht mit
no-treasure = '{ $word }' ist kein Schatz: Ein Schatz ist ein Buchstabe A bis X oder sein Name, zum Beispiel schlüssel
false-sealed = ein versiegeltes Spiel kennt seine Karten
false-turn = kein Zug von { $player } hat auf { $treasure } geendet
false-elsewhere = es ist nicht { $treasure }: Das ist eine andere Karte von { $player }
false-no-card = { $player } hat keine Karte mehr
false-all-known = alle Karten von { $player } sind bekannt
false-before = { $player } hat schon einen Zug auf { $treasure } beendet, dabei wäre die Karte aufgedeckt worden
false-at = in Zug { $number }, '{ $move }': { $error }
