## Terms

-king = { NAMES() ->
    [khet] { $form ->
        [a] een Farao
        [A] Een Farao
        [many] Farao's
       *[one] Farao
    }
   *[akhet] { $form ->
        [a] een Koning
        [A] Een Koning
        [many] Koningen
       *[one] Koning
    }
}
-switch = { NAMES() ->
    [khet] { $form ->
        [a] een Scarabee
        [A] Een Scarabee
        [many] Scarabeeën
       *[one] Scarabee
    }
   *[akhet] { $form ->
        [a] een Wisselaar
        [A] Een Wisselaar
        [many] Wisselaars
       *[one] Wisselaar
    }
}
-deflector = { NAMES() ->
    [khet] { $form ->
        [a] een Piramide
        [A] Een Piramide
        [many] Piramides
       *[one] Piramide
    }
   *[akhet] { $form ->
        [a] een Deflector
        [A] Een Deflector
        [many] Deflectors
       *[one] Deflector
    }
}
-defender = { NAMES() ->
    [khet] { $form ->
        [a] een Anubis
        [A] Een Anubis
        [many] Anubissen
       *[one] Anubis
    }
   *[akhet] { $form ->
        [a] een Verdediger
        [A] Een Verdediger
        [many] Verdedigers
       *[one] Verdediger
    }
}
-laser = { NAMES() ->
    [khet] { $form ->
        [a] een Sfinx
        [A] Een Sfinx
        [many] Sfinxen
       *[one] Sfinx
    }
   *[akhet] { $form ->
        [a] een Laser
        [A] Een Laser
        [many] Lasers
       *[one] Laser
    }
}

piece = { $kind ->
    [K] { -king }
    [S] { -switch }
    [P] { -deflector }
    [D] { -defender }
    [L] { -laser }
   *[other] stuk
}
piece-deed = { $kind ->
    [K] Raakt een straal hem, van welke kant ook, dan verliest zijn eigenaar.
    [S] Een spiegel met twee kanten: wordt nooit geraakt. Kan wisselen met { -deflector(form: "a") } of { -defender } ernaast.
    [P] Zijn spiegel buigt de straal af. Een straal van achteren raakt hem.
    [D] Zijn schild houdt de straal tegen. Een straal van een andere kant raakt hem.
   *[L] Schiet na elke zet van zijn eigenaar. Blijft in zijn hoek en wordt nooit geraakt.
}
color = { $color ->
    [blue] Blauw
    [yellow] Geel
    [orange] Oranje
    [green] Groen
   *[red] Rood
}

# The attribute has the article: "de Draak", "het Masker".
picture = { $treasure ->
    [A] Amulet
    [B] Bel
    [C] Kroon
    [D] Draak
    [E] Smaragd
    [F] Veer
    [G] Kelk
    [H] Helm
    [I] Ibis
    [J] Kruik
    [K] Sleutel
    [L] Lamp
    [M] Masker
    [N] Halsketting
    [O] Uil
    [P] Parel
    [Q] Ganzenveer
    [R] Ring
    [S] Zwaard
    [T] Drietand
    [U] Urn
    [V] Viool
    [W] Toverstok
    [X] Xylofoon
   *[own] { $name }
}
    .the = { $treasure ->
        [A] het { picture }
        [M] het { picture }
        [S] het { picture }
        [own] { $name }
       *[other] de { picture }
    }

common-analyse = Analyse
common-cancel = Annuleren
common-clear = Wissen
common-close = Sluiten
common-copy = Kopiëren
common-copy-link = Link kopiëren
common-engine = Engine
common-flip = Omdraaien
common-flip-board = Bord omdraaien
common-hint = Hint
common-link-copied = Link gekopieerd
common-open = Openen
common-percent = { $percent }%
common-play-from-here = Vanaf hier spelen
common-redo = Opnieuw doen
common-setting-up = Het bord wordt klaargezet…
common-share = Delen
common-skip = Overslaan
common-stop = Stoppen
common-thinking = denkt na…
common-try-again = Nog een keer
common-undo = Ongedaan maken
common-game = { $game ->
    [labyrinth] Labyrinth
   *[laserchess] Laser Chess
}
common-how-to-play = Spelregels
common-play-with-friend = Met een vriend spelen
common-with = { $what }, { $more }
common-range = { $min } tot en met { $max }
common-games = Spellen
common-say = Zeggen

## board: the boards of both games, announcements, typed questions

piece-owned = { $color ->
    [none] het stuk
   *[other] de { piece } van { color }
}
# The direction in which a piece points or a beam goes.
board-side = { $side ->
    [n] naar het noorden
    [e] naar het oosten
    [s] naar het zuiden
   *[w] naar het westen
}
board-stance = { $kind ->
    [P] { $side ->
        [n] open naar noord en oost
        [e] open naar oost en zuid
        [s] open naar zuid en west
       *[w] open naar west en noord
    }
    [S] { $side ->
        [n] van linksboven naar rechtsonder
        [s] van linksboven naar rechtsonder
       *[other] van linksonder naar rechtsboven
    }
    [D] met het schild { board-side }
   *[L] wijst { board-side }
}
board-piece-named = { piece } van { color }
board-piece = { $kind ->
    [K] { board-piece-named }
   *[other] { board-piece-named }, { board-stance }
}
board-piece-on = { $kind ->
    [K] { board-piece-named } op { $square }
   *[other] { board-piece-named } op { $square }, { board-stance }
}
board-own-piece-on = { $kind ->
    [K] { piece } { $square }
   *[other] { piece } { $square } { board-stance }
}
board-piece-at = { piece-owned } op { $square }
board-empty = leeg
board-square-empty = { $square } is leeg.
board-shot-out = het schot gaat { $side ->
    [n] aan de bovenkant
    [e] rechts
    [s] aan de onderkant
   *[w] links
} van het bord af
board-shot-hit = het schot raakt { piece-owned } op { $square }
board-shot-laser = het schot eindigt bij { piece-owned } op { $square }
board-shot-shield = het schild van { piece-owned } op { $square } houdt het schot tegen
board-reply = De laser van { $by } zou dan { piece-owned } op { $square } raken.
board-mover = { $color ->
    [none] Het stuk op { $square }
   *[other] De { piece } van { color } op { $square }
}
board-move-turns = { $turn ->
    [R] { board-mover } draait rechtsom
    [L] { board-mover } draait linksom
   *[either] { board-mover } draait
}
board-move-goes = { board-mover } gaat naar { $to }
board-move-swaps = { board-mover } wisselt met { $other } op { $to }
board-move-alone = { $move }.
board-move-shot = { $move }; { $shot }.

board-board = Bord
board-help = Met de pijltjestoetsen ga je van veld naar veld, met Enter kies en speel je, met R en L draai je, met Escape annuleer je.
board-selected = gekozen
board-destination = hier kan het heen
board-can-move = kan een zet doen
board-square-selected = { $square } gekozen.
board-play-move = Deze zet spelen
board-turn = { $turn ->
    [R] Rechtsom draaien
    [L] Linksom draaien
   *[either] Draaien
}
board-king-threatened = Je { -king } zou geraakt worden
board-no-canvas = deze browser heeft geen canvas om op te tekenen
board-no-png = van het plaatje kon geen PNG gemaakt worden

board-level-word = { $word ->
    [full] Volle kracht
    [expert] Expert
    [strong] Sterk
    [skilled] Gevorderd
    [steady] Stevig
    [casual] Ontspannen
    [easy] Makkelijk
   *[beginner] Beginner
}
board-level = Niveau { $level }
board-level-named = { $name }, niveau { $level }
board-named-levels = Niveaus met een naam
board-level-is = { $name }: { app-opponent }
board-level-above = Boven { $name }: { app-opponent }
board-name = Naam
board-time = Tijd
board-time-move = Tijd per zet
board-no-clock = Geen klok
board-clocks-for = Klokken voor { $all ->
    [both] allebei
   *[all] iedereen
}
board-days = Dagen per zet
board-days-each = Dagen voor elke zet
board-days-note = Niemand hoeft te wachten: kom via de link van je plaats terug als je aan de beurt bent.
board-engine-time = Tijd van de engine per zet
board-seconds-most = seconden, hoogstens
board-minutes-seconds = Minuten + seconden per zet
board-each-side = Elke speler
board-minutes = minuten
board-each-move = Voor elke zet
board-seconds-more = seconden extra
board-pace-clocks = klok: { $minutes } min + { $increment } s
board-pace-move = { $seconds } s per zet
board-pace-none = geen klok

board-setup-khet = { $name } in Khet
board-setup = Opstelling

board-clock = Klok van { $name }
board-due = Uiterlijk { $due }
board-clock-due = Klok van { $name }: nog { $left }, uiterlijk { $due }
board-copy-field = Kopiëren: { $label }
board-copy-selected = De pagina mag van de browser niet kopiëren. De tekst is geselecteerd: kopieer hem zelf.
board-copy-text = De pagina mag van de browser niet kopiëren. Dit is de tekst: { $text }
board-copy-picture = De pagina mag van deze browser geen plaatjes kopiëren. Sla in plaats daarvan de PNG op.
board-moves = Zetten
board-moves-none = Hier komen de zetten te staan.
board-turns-none = Hier komen de beurten te staan.
board-hits = raakt { piece-owned }
board-walk = Door het spel lopen
board-first = Eerste stelling
board-back = Een zet terug
board-forward = Een zet vooruit
board-last = Laatste stelling
board-pgn-file = PGN-bestand…
board-pgn-drop = of sleep er een naar de pagina
board-thinking = denkt na

board-score-sign = + is goed voor Blauw
board-depth = diepte <b>{ $depth }</b>
board-nodes = <b>{ $count }</b> stellingen
board-speed = <b>{ $count }</b>/s
board-chances = Blauw wint { $blue }%, gelijkspel { $draw }%, Rood wint { $red }%
board-expected = De verwachte score van Blauw is { $blue }%

board-lost = { color } is dit kwijt: { $pieces }
board-lost-kind = { $count } × { piece }

board-words-welcome = Typ een zet of een vraag. Met help zie je wat je kunt typen (in het Engels). De toets / brengt je hier, Escape sluit het tekstvak.
board-words = Zetten en vragen
board-words-said = Wat er gezegd is
board-words-field = Zet of vraag
board-words-example = Een zet, what c5, help
board-words-close = Tekstvak sluiten
board-words-none = Er is hier nu geen bord.
board-words-near = Ik ken { $word } niet. Bedoel je { $near }?
board-words-unknown = Ik ken { $word } niet. Met help zie je wat je kunt typen.
board-over = Het spel is afgelopen.
board-not-now = Je kunt nu geen zet doen.
board-refused = { $move } kan niet gespeeld worden
board-clocks-none = Er zijn hier geen klokken.
board-clocks = { $clocks }.
board-clock-left = { color } heeft nog { $left }
board-ask-square = Noem een veld van { $first } tot en met { $last }, zoals in what { $example }.
board-ask-rank = Noem een rij, 1 tot en met { $last }, zoals in rank { $example }.
board-ask-file = Noem een kolom, a tot en met { $last }, zoals in file c.
board-no-last = Er is nog geen zet gespeeld.

board-laser-help = Zetten: c5R of turn c5 right; h2h3 of h2 to h3. Vragen: what c5; rank 5 (een rij); file c (een kolom); pieces: de stukken; beam: waar beide lasers heen wijzen; last: wat het laatst gespeeld is; threat: wat de ander zou kunnen raken als die nu aan de beurt was; moves of moves c5: de zetten; clock: de klok; help.
board-no-move = Er is geen geldige zet voor { board-piece-at }.
board-not-your-piece = Op { $square } staat { piece-owned }, maar { $turn } is aan de beurt.
board-ground = alleen { color } mag hier staan
board-leg-to = { board-side } tot { $to }
board-beam-out = De straal van { $by } gaat van { $from } { $way } en dan van het bord af.
board-beam-hit = De straal van { $by } gaat van { $from } { $way } en zou daar { piece-owned } raken.
board-beam-shield = De straal van { $by } gaat van { $from } { $way }. Daar houdt het schild van { piece-owned } hem tegen.
board-beam-laser = De straal van { $by } gaat van { $from } { $way } en eindigt daar bij { piece-owned }.
board-no-beam = Hier komt nu geen straal.
board-passage = De straal van { color } komt uit het { $from ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
} en { $does ->
    [straight] gaat rechtdoor
    [to-n] buigt af naar het noorden
    [to-e] buigt af naar het oosten
    [to-s] buigt af naar het zuiden
    [to-w] buigt af naar het westen
    [hit] zou nu raak zijn
    [shield] stopt bij het schild
   *[laser] stopt hier
}.
board-line = { $line ->
    [rank] In rij { $name }: { $pieces }.
   *[file] In kolom { $name }: { $pieces }.
}
board-line-empty = { $line ->
    [rank] Rij { $name } is leeg.
   *[file] Kolom { $name } is leeg.
}
board-pieces = { color }: { $pieces }.
board-no-threat = Als { $mover } nu aan de beurt was, zou geen schot een stuk van { color } raken.
board-best-threat = Als { $mover } nu aan de beurt was, zou { $move } { $piece } raken.
board-other-threats = Andere schoten zouden dit raken: { $pieces }.

board-tile = { $sides ->
    [none] { board-tile-shape }
   *[other] { board-tile-shape }, open naar { $sides }
}{ $treasure ->
    [none] { "" }
   *[other] , met { picture.the }
}
board-tile-shape = { $shape ->
    [i] rechte gang
    [c] bocht
    [t] T
   *[other] { $tile }
}
board-open-side = { $side ->
    [n] boven
    [e] rechts
    [s] onderen
   *[w] links
}
board-pawn = pion van { color }
board-home = startveld van { color }
board-arrow = pijl { $arrow }, schuift { $side ->
    [n] kolom { $line } omhoog
    [e] rij { $line } naar rechts
    [s] kolom { $line } omlaag
   *[w] rij { $line } naar links
}{ $state ->
    [closed] , gesloten
    [held] , gekozen
    [open] , kan schuiven
   *[waits] { "" }
}
board-slide = Erin bij { $arrow }: { $tile }. { $count ->
    [one] { $count } veld te bereiken.
   *[other] { $count } velden te bereiken.
}
board-advice = schuif bij { $arrow }{ $sides ->
    [none] { "" }
   *[other] , met de tegel open naar { $sides },
}{ $goes ->
    [stays] { "" } en blijf staan
   *[goes] { "" } en ga naar { $to }
}
board-your-turn = Jouw beurt: { $step }
board-step = eerst schuiven, dan lopen.
board-step-keys = met de pijltjestoetsen naar een pijl, R of L om de tegel te draaien, dan Enter.
board-step-keys-walk = { $stays ->
    [true] nu met de pijltjestoetsen naar een gemarkeerd veld en dan Enter, of S om te blijven staan.
   *[false] nu met de pijltjestoetsen naar een gemarkeerd veld, dan Enter.
}
board-step-keys-go = met Enter ga je naar { $to }.
board-step-walk = { $by ->
    [touch] tik nu op een gemarkeerd veld om erheen te lopen.
   *[mouse] klik nu op een gemarkeerd veld om erheen te lopen.
}
board-step-again = { $by ->
    [touch] tik nog eens op { $to } om erheen te gaan.
   *[mouse] klik nog eens op { $to } om erheen te gaan.
}
board-arrow-closed = De pijl { $arrow } is gesloten: daar kwam de laatste tegel eruit.
board-no-way = Na dit schuiven kun je niet naar { $to }.
board-turn-told = { $who } schuift bij { $arrow }{ $treasure ->
    [none] { "" } en
   *[other] ,
} { $goes ->
    [stays] blijft op { $to }
    [goes] gaat van { $from } naar { $to }
   *[comes] gaat naar { $to }
}{ $treasure ->
    [none] .
   *[other] { "" } en vindt { picture.the }.
}

board-maze-help = Met de pijltjestoetsen ga je langs velden en pijlen. Enter op een pijl schuift de reservetegel erin, R en L draaien hem, Enter op een veld gaat erheen, met S blijf je staan, met Escape annuleer je.
board-chosen = gekozen
board-can-go = hier kun je heen
board-spare = Reservetegel
board-spare-picture = Reserve: { picture }
board-stay = Blijven
board-go-to = Naar { $to }
board-turn-left = Linksom
board-turn-right = Rechtsom
board-tray-arrow = { $by ->
    [touch] Tik op een pijl om hem erin te schuiven.
   *[mouse] Klik op een pijl om hem erin te schuiven.
}
board-tray-push = { $by ->
    [touch] Tik om hier te schuiven.
   *[mouse] Klik om hier te schuiven.
}
board-tray-again = { $by ->
    [touch] Tik nog eens op { $to } om erheen te gaan.
   *[mouse] Klik nog eens op { $to } om erheen te gaan.
}
board-tray-square = Kies nu een veld.

board-hand = Jouw kaarten
board-hand-count = { $found } van { $all } gevonden
board-hand-over = Alle schatten gevonden
board-hand-last = { $end ->
    [home] Alle schatten gevonden. Ga nu terug naar je startveld { $home }.
    [AnyExit] Alle schatten gevonden. Loop nu bij een opening aan de rand naar buiten.
   *[AnySquare] Alle schatten gevonden. Met je volgende beurt win je, waar die ook eindigt.
}
board-hand-find = Zoek { picture.the }
board-hand-find-any = Zoek deze, in elke volgorde
board-hand-next = { $end ->
    [home] Naar je startveld
    [AnyExit] De doolhof uit
   *[AnySquare] Nog één beurt
}

board-turns = Beurten
board-at-start = Je ziet het begin
board-at-turn = Je ziet beurt { $turn } van { $all }: { $move }
board-cards-left = { $count ->
    [0] op weg naar het startveld
    [one] nog { $count } kaart te vinden
   *[other] nog { $count } kaarten te vinden
}
board-at-home = startveld
board-found = Gevonden

board-variants = Varianten
board-variant = { $name ->
    [FreeOrder] Kaarten in elke volgorde
    [NoReturn] Niet terug
    [AnyExit] Elke uitgang
    [AnySquare] Overal eindigen
   *[OpenCards] Open kaarten
}
board-variant-hint = { $name ->
    [FreeOrder] je ziet al je kaarten en zoekt ze in elke volgorde
    [NoReturn] wie de laatste schat vindt, wint
    [AnyExit] na de laatste schat verlaat je de doolhof bij een opening naar keuze
    [AnySquare] na de laatste schat win je met nog één beurt, waar die ook eindigt
   *[OpenCards] iedereen ziet alle kaarten, Akhet ook
}
board-variant-short = { $name ->
    [FreeOrder] kaarten in elke volgorde
    [NoReturn] niet terug
    [AnyExit] elke uitgang
    [AnySquare] overal eindigen
   *[OpenCards] open kaarten
}
board-usual-rules = de gewone regels

board-picture-names = Namen van de plaatjes
board-pictures-named = De plaatjes hebben hun namen.
board-pictures-hint = Een regel voor elk plaatje. Kopieer de lijst om hem te delen, of plak hier een andere.
board-pictures-use = Deze namen gebruiken
board-pictures-copied = Namen gekopieerd
board-pictures-usual = Gewone namen
board-picture-no-letter = Regel { $line }: begin met een letter van A tot en met X, zoals in “A: Schedel”.
board-picture-again = Regel { $line }: { $letter } heeft al een naam in regel { $before }.
board-picture-long = Regel { $line }: deze naam is te lang. Hij mag hoogstens { $most } tekens hebben.
board-picture-twice = Regel { $line }: { $letter } heet ook “{ $name }”, in regel { $before }. Twee plaatjes hebben twee namen nodig.
board-picture-usual = Regel { $line }: { $letter } heet ook “{ $name }”. Geef { $letter } een andere naam.

board-maze-words-help = Beurten: a4ne3, of push a4 north, go to e3. North is zoals de reservetegel getekend is, east is een kwartslag rechtsom, enzovoort. Vragen: what d4; rank 4 (een rij); file c (een kolom); pieces: waar de pionnen staan; cards: de kaarten; spare: de reservetegel; last: wat het laatst gespeeld is; moves: de open pijlen; moves a4n: waar de pion dan heen kan; clock: de klok; help.
board-pawn-at = De pion van { color } staat op { $pawn }, het startveld is { $home }.
board-spare-is = De reservetegel is: { $tile }.
board-spare-closed = De reservetegel is: { $tile }. Hij mag er niet in bij { $arrow }: daar kwam de laatste tegel eruit.
board-no-turn = Geen enkele beurt begint met { $start }.
board-after-slide = Na { $slide } kan de pion naar { $squares }.
board-to-find = te vinden
board-cards = { color } heeft { $finds ->
    [0] nog niets gevonden
   *[other] dit gevonden: { $found }
}; { $left ->
    [0] { $end ->
        [home] geen kaart meer, gaat naar startveld { $home }
       *[out] geen kaart meer, is op weg naar buiten
    }
    [one] nog { $left } kaart
   *[other] nog { $left } kaarten
}{ $known ->
    [0] .
   *[other] ; zoekt { $sought }.
}

## app: the shell, settings, dialogs and messages of the whole page

app-description = Speel en analyseer Laser Chess (Khet 2.0) met de engine Akhet.

app-view-play = Spelen
app-view-learn = Leren
app-view-analyse = Analyse
app-view-setup = Opstellen
app-view-puzzles = Puzzels
app-view-mistakes = Fouten
app-view-real = Echte tafel
app-view-table = Tafel
app-view-lobby = Lobby

app-awaited = ● Jouw beurt
app-games = Spellen
app-views = Onderdelen
app-elsewhere = Op een ander apparaat
app-newer = Naar de nieuwe versie
app-theme-switch = Licht of donker
app-settings = Instellingen
app-words = Zetten en vragen typen
app-words-focus = Naar het tekstvak
app-dismiss = Wegklikken
app-view-broken = { $view } kon niet getoond worden
app-view-missing = { $view } kon niet geladen worden
app-missing-server = Dit wordt van Akhet geladen, maar Akhet gaf geen antwoord. Is Akhet gestopt? Start dan <code>akhet gui</code> opnieuw.
app-missing-network = Dit wordt van het netwerk geladen, maar er kwam geen antwoord.
app-slow = Trage verbinding: al { $seconds } s geen antwoord.
app-engine-missing = { $reason ->
    [none] De engine kon niet geladen worden. Nieuwe poging…
   *[other] De engine kon niet geladen worden ({ $reason }). Nieuwe poging…
}
app-engine-loading = De engine wordt geladen
app-full = <b>Er zijn te veel pagina's van Akhet open.</b> Sluit er een, dan krijgt deze verbinding. Je spel blijft bewaard.
app-lost = { $reason ->
    [none] Verbinding weg. Opnieuw verbinden…
   *[other] Verbinding weg ({ $reason }). Opnieuw verbinden…
}
app-lost-guest = Het spel blijft aan de tafel bewaard.
app-lost-kept = Je spel blijft bewaard. Is Akhet gestopt? Start dan <code>akhet gui</code> opnieuw.

app-broken = Dit kon niet getoond worden
app-broken-hint = Misschien helpt het om de pagina opnieuw te laden. Zo niet, dan zijn de gegevens die de browser voor deze pagina bewaart misschien beschadigd. Je kunt dan alle spellen, analyses, voortgang en instellingen wissen.
app-reload = Opnieuw laden
app-clear = Alles wissen en opnieuw laden

app-room-dropped = De browser heeft geen ruimte meer voor deze pagina. Je oudste spellen maken plaats voor nieuwe.
app-room-lost = De browser bewaart niet alles voor deze pagina: nieuwe spellen, analyses, voortgang en instellingen blijven alleen bewaard tot je de pagina sluit.
app-rules-refused = Het spel in { $view } zou dan ongeldig zijn ({ $reason }). Begin daar eerst een nieuw spel.
app-seat-full = Er zijn te veel pagina's van deze tafel open. Sluit er een.
app-newer-there = Er is een nieuwe versie van Akhet. Met de knop hierboven stap je over.
app-unanswered = { $path }: { $status }
app-engine-said = { $engine }: { $text }

app-opponent = { $name ->
    [Miu] Een katje: duwt tegen wat dichtbij is en kijkt verbaasd wat ervan komt.
    [Tia] Een kind: pakt wat het ziet en vergeet dat jij daarna mag.
    [Hori] Een leerling: voorzichtig bij de ene zet en gehaast bij de volgende.
    [Sati] Een schrijver: ziet je volgende zet, maar zelden die daarna.
    [Ani] Een bouwmeester: heeft een plan, maar mist wat goed verstopt is.
    [Akhet] De horizon: op volle kracht en buiten bereik.
   *[other] { $character }
}

app-engine-lost = { $reason ->
    [none] { $engine } is weggevallen en wordt opnieuw gestart…
   *[other] { $engine } is weggevallen ({ $reason }) en wordt opnieuw gestart…
}

app-drop = Laat de PGN los voor een terugblik op de spellen

app-link-text = Scan dit met een telefoon op hetzelfde netwerk, of open daar het adres. Iedereen die het heeft, kan deze engine gebruiken.
app-link-code = QR-code van het adres
app-link-friend = Liever met een vriend spelen

app-refused = <b>Deze pagina mag de engine nog niet gebruiken.</b> Het token ontbreekt of hoort bij een andere server. Open het adres dat <code>akhet gui</code> heeft laten zien, of plak het hier:
app-refused-field = Adres of token
app-refused-connect = Verbinden

app-language = Taal
app-language-auto = Van de browser
app-theme = Thema
app-theme-auto = Systeem
app-theme-light = Licht
app-theme-dark = Donker
app-beams = Stralen tonen
app-beams-hint = waar beide lasers nu zouden schieten
app-confirm = Zetten bevestigen
app-confirm-hint = een tweede klik speelt de zet; op een aanraakscherm wordt het altijd gevraagd
app-names = Namen van de stukken
app-names-akhet = Koning, Wisselaar, …
app-names-khet = Farao, Scarabee, …
app-words-hint = een tekstvak onder het bord; de toets / brengt je erheen
app-sound = Geluid

app-backup = Spellen en voortgang
app-backup-text = Spellen, fouten, opgeloste puzzels, lessen en instellingen in één bestand, voor een andere browser. Wat in een bestand staat, komt bij wat hier al is.
app-backup-save = In een bestand opslaan
app-backup-add = Bestand toevoegen…
app-backup-unreadable = Dit is geen bestand met spellen en voortgang: { $reason }
app-backup-other = Dit is geen bestand met spellen en voortgang: dat staat niet aan het begin.
app-backup-version = Dit bestand heeft versie { $version }. Deze pagina leest versie 1; een nieuwere versie van Akhet kan het lezen.
app-backup-added = { $games ->
    [one] Eén spel toegevoegd; voortgang en instellingen zijn overgenomen.
   *[other] { $games } spellen toegevoegd; voortgang en instellingen zijn overgenomen.
}

app-effort-quick = Snel
app-effort-thorough = Grondig
app-effort-deep = Diep

app-start-day = Opstelling van { $date }
app-start-days = Opstellingen van de dag
app-start-random = Willekeurige opstelling
app-start-randoms = Willekeurige opstellingen
app-start-own = Jouw stelling
app-start-others = Andere stellingen
app-start-handicaps = Met een handicap

app-handicap-pieces = { $kinds ->
    [PP] twee { -deflector(form: "many") }
    [S] { -switch(form: "a") }
    [PPS] twee { -deflector(form: "many") } en { -switch(form: "a") }
    [PPP] drie { -deflector(form: "many") }
   *[PPPS] drie { -deflector(form: "many") } en { -switch(form: "a") }
}
app-handicap-without = Zonder { app-handicap-pieces }
app-handicap-player = { $color ->
    [blue] Blauw zonder { app-handicap-pieces }
   *[red] Rood zonder { app-handicap-pieces }
}
app-handicap-impossible = { $color ->
    [blue] Vanaf hier kan Blauw niet zonder { app-handicap-pieces } spelen: een schot zou meteen raak zijn.
   *[red] Vanaf hier kan Rood niet zonder { app-handicap-pieces } spelen: een schot zou meteen raak zijn.
}
app-handicap = Handicap
app-handicap-none = Geen
app-handicap-who = Wie met minder stukken speelt
app-setups-more = Meer opstellingen
app-setups-day = Opstelling van vandaag
app-setups-random = Willekeurig
app-setups-drawing = Een eerlijke opstelling wordt gezocht…

app-setups = Alle opstellingen
app-setup-scores = Blauw scoort { $blue }%, gelijkspel in { $drawn }%
app-setup-ace = Bijna geen vroege zet verliest. Een goede om mee te beginnen.
app-setup-curiosity = Rustig in het begin, met één valstrik: let op de { -switch(form: "many") }.
app-setup-grail = Blauw staat beter en moet daar gebruik van maken.
app-setup-mercury = Blauw valt meteen aan. Geef Blauw aan de zwakste speler.
app-setup-sophie = Eén eerste zet wint de meeste spellen. Voor een zwakkere Blauw.
app-setup-horemheb = Beide { -switch(form: "many") } staan voor de { -king }, en gelijkspel is zeldzaam.
app-setup-ebana = Een blok van vier { -deflector(form: "many") } staat diep aan de andere kant.

## error: what the engine or the page refuses

error-at = { $list ->
    [game] spel { $number }: { $reason }
   *[line] regel { $number }: { $reason }
}
error-in = { $list ->
    [ply] halve zet { $number } { $what }: { $reason }
    [turn] beurt { $number } { $what }: { $reason }
    [slide] schuif { $number } { $what }: { $reason }
   *[move] zet { $number } { $what }: { $reason }
}
error-in-text = { $list ->
    [ply] halve zet { $number } { $what } is geen zet: { $reason }
    [turn] beurt { $number } { $what } is geen beurt: { $reason }
    [slide] schuif { $number } { $what } is geen schuif: { $reason }
   *[move] zet { $number } { $what } is geen zet: { $reason }
}
error-text = { $what } is geen zet: { $reason }
error-rules = dit spel zou ongeldig zijn: { $reason }
error-start = het begin is geen stelling: { $reason }
error-opening = de opening: { $reason }

error-over-by = het spel is afgelopen: { $reason }
error-over-won = het spel is afgelopen, { color } heeft gewonnen
error-search-over = spel afgelopen: { $reason }
error-over = het spel is afgelopen
error-king-hit = { $shooter ->
    [blue] { color } heeft gewonnen, de { -laser } van Blauw raakte de { -king } op { $square }
   *[red] { color } heeft gewonnen, de { -laser } van Rood raakte de { -king } op { $square }
}
error-has-won = { color } heeft gewonnen
error-repetition = gelijkspel: drie keer dezelfde stelling
error-no-claim = je kunt geen gelijkspel opeisen: deze stelling is { $count } van de 3 keer voorgekomen

error-move-from = dit begint niet met een veld van a1 tot en met j8
error-move-to = na het eerste veld moet een veld van a1 tot en met j8 komen, of R of L om te draaien
error-move-same = beide velden zijn hetzelfde
error-empty = { $square } is leeg
error-not-yours = de { piece } op { $square } is niet van { color }, en { color } is aan de beurt
error-laser-moves = de { -laser } op { $square } verplaatst zich nooit, hij draait alleen
error-laser-turn = { $side ->
    [n] de { -laser } op { $square } kan alleen naar het noorden (n) draaien
    [e] de { -laser } op { $square } kan alleen naar het oosten (e) draaien
    [s] de { -laser } op { $square } kan alleen naar het zuiden (s) draaien
   *[w] de { -laser } op { $square } kan alleen naar het westen (w) draaien
}
error-king-turns = { -king(form: "a") } draait niet (optie KingTurns staat uit)
error-too-far = { $from } en { $to } liggen niet naast elkaar, een stuk gaat één veld ver
error-closed = { $square } is verboden voor { color }
error-occupied = { $square } is bezet, alleen { -switch(form: "a") } kan wisselen
error-swap = { -switch(form: "a") } wisselt niet met de { piece } op { $square }
error-swap-closed = na het wisselen zou de { piece } van { color } op { $square } staan, dat voor { color } verboden is (optie SwapOntoClosed staat uit)

error-count = { $kind ->
    [K] { color } heeft { $count } { -king(form: "many") }, het moet er één zijn
   *[L] { color } heeft { $count } { -laser(form: "many") }, het moet er één zijn
}
error-laser-corner = de { -laser } van { color } staat op { $square }, hij moet op { $corner } staan
error-laser-faces = de { -laser } van { color } wijst naar { $facing }, hij mag naar { $one } of { $two } wijzen
error-stands-closed = er staat een stuk van { color } op { $square }, dat voor { color } verboden is
error-fen-empty = de stelling is leeg
error-fen-ranks = het aantal rijen is { $ranks }, niet { $right }
error-fen-width = rij { $rank } heeft { $squares } velden, het moeten er 10 zijn
error-fen-run = lege velden na elkaar schrijf je als een getal van 1 tot en met 10 (rij { $rank }, teken { $column })
error-fen-piece = onbekend stuk '{ $letter }', het kan K, S, D, P of L zijn (rij { $rank }, teken { $column })
error-fen-switch = na { $letter } moet de richting komen, n of e (rij { $rank }, teken { $column })
error-fen-orientation = na { $letter } moet de richting komen, n, e, s of w (rij { $rank }, teken { $column })
error-fen-no-side = na het bord ontbreekt wie aan de beurt is, b of r
error-fen-side = wie aan de beurt is, moet b of r zijn (teken { $column })
error-fen-number = het nummer van de zet is een getal van 1 tot en met 1000000000 (teken { $column })
error-fen-end = na het nummer van de zet mag niets meer komen (teken { $column })
error-fen-dashes = na '-' moet nog een '-' komen, en dan de teller van halve zetten en het nummer van de zet, of bewerkingen van EPD (teken { $column })

error-turn-arrow = dit begint niet met een pijl: { $arrows }
error-turn-orientation = na de pijl moet komen hoe de tegel gedraaid is, n e s of w
error-turn-slide = na de richting van de tegel mag niets meer komen
error-turn-square = na de richting van de tegel moet het veld van de pion komen, a1 tot en met g7
error-turn-mark = na het veld mag alleen ! voor een opengelegde kaart komen
error-turn-next = na ! mag alleen de letter A tot en met X van de volgende kaart komen
error-arrow-closed = de pijl { $arrow } is gesloten, daar kwam de laatste tegel eruit
error-unreachable = na het schuiven staat de pion van { color } op { $from } en kan hij niet naar { $to }
error-uncovered = '!' klopt niet: { color } kan op { $square } geen kaart openleggen
error-next-free = met FreeOrder is er geen volgende kaart om te bekijken
error-next-none = { color } heeft geen kaart meer om te bekijken
error-next-other = de volgende kaart van { color } is { $known }, niet { $card }
error-next-known = de volgende kaart kan niet { $card } zijn, want dat is een andere kaart van { color }
error-next-no-tile = de volgende kaart kan niet { $card } zijn, want die staat op geen enkele tegel
error-found-no-turn = geen beurt van { color } is op { $card } geëindigd
error-found-known = het is niet { $card }, want dat is een andere kaart van { color }
error-no-card = { color } heeft geen kaart meer
error-all-known = alle kaarten van { color } zijn bekend
error-card-uncovered = { color } heeft een beurt op { $card } geëindigd, en daarmee zou die kaart opengelegd zijn

error-tile-fixed = de tegel op { $square } zit vast, het moet { $tile } zijn
error-treasure-home = schat { $card } ligt op { $square }, maar op een startveld ligt geen schat
error-treasure-twice = schat { $card } ligt op twee tegels
error-players = het aantal spelers is { $players }, niet 2 tot en met 4
error-card-no-tile = { color } heeft de kaart { $card }, die op geen enkele tegel staat
error-card-twice = { color } heeft de kaart { $card }, die twee keer genoemd wordt
error-cards = er zijn { $cards } kaarten, maar { $treasures } schatten op de tegels
error-mover = { color } is aan de beurt, maar daar zit niemand
error-turn-number = het nummer van de beurt is { $turn }, niet 1 tot en met 1000000000
error-out = met deze regels kan { color } de doolhof daar niet verlaten hebben
error-winners = { $other ->
    [blue] { color } en Blauw hebben allebei gewonnen
    [yellow] { color } en Geel hebben allebei gewonnen
    [orange] { color } en Oranje hebben allebei gewonnen
    [green] { color } en Groen hebben allebei gewonnen
   *[red] { color } en Rood hebben allebei gewonnen
}
error-maze-missing = { $field ->
    [board] het bord ontbreekt
    [spare] de reservetegel ontbreekt
    [players] het veld van de spelers ontbreekt
    [mover] wie aan de beurt is, ontbreekt
   *[arrow] de gesloten pijl ontbreekt
}: de velden zijn bord, reservetegel, spelers, wie aan de beurt is, gesloten pijl, beurt
error-maze-few = rij { $rank } heeft minder dan 7 tegels (teken { $column })
error-maze-many = rij { $rank } heeft meer dan 7 tegels (teken { $column })
error-maze-shape = { $field ->
    [spare] een tegel moet met i, c of t beginnen, en een schat is A tot en met X (de reservetegel, teken { $column })
   *[board] een tegel moet met i, c of t beginnen, en een schat is A tot en met X (het bord, teken { $column })
}
error-maze-orientation = na de vorm van een tegel moet de richting komen, n e s of w (rij { $rank }, teken { $column })
error-maze-spare = de reservetegel is een vorm en de schat A tot en met X, als die er is, zonder richting (teken { $column })
error-maze-seats = het veld van de spelers heeft { $seats } plaatsen, niet 4: blauw/geel/oranje/groen, - waar niemand zit
error-maze-player = { color } moet de vorm veld:kaarten:opengelegd hebben (teken { $column })
error-maze-pawn = de pion van { color } moet op een veld van a1 tot en met g7 staan (teken { $column })
error-maze-cards = de kaarten van { color } moeten letters van A tot en met X zijn, of ?; of - voor wie de doolhof verlaten heeft (teken { $column })
error-maze-too-many = { color } heeft meer dan 24 kaarten (teken { $column })
error-maze-mover = wie aan de beurt is, moet b, y, o of g zijn (teken { $column })
error-maze-closed = de gesloten pijl moet - zijn of een van { $arrows } (teken { $column })
error-maze-turn = de beurt moet een getal van 1 tot en met { $most } zijn (teken { $column })
error-maze-end = na het nummer van de beurt mag niets meer komen (teken { $column })

error-setup = onbekende opstelling '{ $name }', bekend zijn: { $names }
error-unexpected = '{ $word }' hoort hier niet
error-too-long = een spel heeft hoogstens { $most } zetten bij deze verbinding
error-memory = niet genoeg geheugen voor een tabel van { $size } MB
error-memory-short = niet genoeg geheugen
error-threads = kan geen { $threads } threads starten: { $reason }
error-one-line = { $sign ->
    [tab] de tekst moet één regel zijn, maar na '{ $before }' komt een tab
    [line] de tekst moet één regel zijn, maar na '{ $before }' begint een nieuwe regel
   *[control] de tekst moet één regel zijn, maar na '{ $before }' komt een stuurteken
}
error-session-closed = de sessie is gesloten
error-engine-lost = de engine is hierbij { $times } keer weggevallen
error-engine-lost-by = de engine is hierbij { $times } keer weggevallen: { $reason }
error-no-answer = geen antwoord
error-fetch = ophalen mislukt
error-engine-stuck = de engine begon niet
error-engine = engine { $name }: { $reason }
error-engine-start = kan niet gestart worden: { $reason }
error-engine-exited = is gestopt voor { $line }: { $status }
error-engine-closed = heeft zijn uitvoer gesloten voor { $line }
error-engine-deaf = leest zijn invoer niet
error-engine-silent = antwoordt niet: geen { $line } binnen { $seconds } s
error-closing = het programma wordt afgesloten
error-flood = er waren te veel regels

error-no-games = het bestand bevat geen spellen
error-most-games = alleen de eerste { $games } spellen zijn gelezen
error-text-long = de tekst is langer dan { $limit }
error-text-late = de tekst kwam niet op tijd aan
error-no-end = het spel dat hier begint, heeft geen einde
error-tag = een tag is [Naam "waarde"]
error-tag-twice = een tag komt twee keer voor
error-no-variation = ')' sluit geen variant af
error-after-result = na een uitslag mag er op die regel niets meer komen
error-tag-result = de tag Result zegt { $said }, maar de zetten eindigen met { $found }
error-tag-plies = PlyCount is { $said }, maar er zijn { $found } zetten
error-tag-switch = de tag { $tag } is true of false, niet '{ $word }'
error-tag-starts = de tags StartSetup en FEN kunnen niet samen
error-tag-setup = de tag StartSetup noemt de onbekende opstelling '{ $name }', bekend zijn: { $names }
error-tag-variant = de tag Variant zegt { $name }, niet labyrinth
error-tag-fen = de tag FEN ontbreekt; die geeft het begin

error-chatter = wacht even voor je weer iets zegt
error-spectator = toeschouwers kijken alleen
error-not-opener = alleen wie de tafel geopend heeft, kan er engines laten zitten
error-you-out = je speelt niet meer mee
error-not-over = het spel is nog niet afgelopen
error-turn = { color } is aan de beurt
error-played = zet { $number } is al gespeeld
error-early = de volgende zet heeft nummer { $number }
error-table-long = een spel aan een tafel heeft hoogstens { $most } zetten
error-time = de tijd is om
error-engine-fights = een engine stemt nooit in met gelijkspel
error-no-move = je hebt nog geen zet gedaan
error-no-offer = er valt niets af te slaan
error-taken = de plaats is bezet
error-no-engine = daar zit geen engine
error-last-seat = de laatste plaats is voor een mens
error-table-ended = de tafel is gesloten
error-table-kept = de tafel kan niet bewaard worden: { $reason }
error-tables = er zijn { $tables } tafels; sluit er een
error-no-table = er is geen tafel met dit ID
error-table-full = deze tafel wacht op niemand
error-table-connections = er zijn te veel verbindingen met tafels

## play: Play of both games

play-you = Jij

play-new = Nieuw spel
play-leave = Dit spel verlaten?
play-leave-kept = { $keeping ->
    [lost] Het is nog niet afgelopen. Het blijft onafgemaakt bij je spellen staan, en daar kun je verder spelen tot je deze pagina sluit: de browser kan het niet bewaren.
   *[other] Het is nog niet afgelopen. Het blijft onafgemaakt bij je spellen staan, en daar kun je verder spelen.
}
play-start-new = Nieuw spel beginnen
play-keep = Doorspelen
play-start = Beginnen
play-games = Jouw spellen
play-games-none = Spellen die je speelt, komen hier te staan.
play-continue = Verder spelen
play-delete = Spel van { $date } verwijderen

play-record = Verloop van het spel
play-result = Uitslag
play-resign = Opgeven
play-resign-sure = Echt opgeven?

play-taken-back = Teruggenomen.
play-engine-back = { $engine } is er weer; het spel gaat door.

play-share-game = Spel delen
play-rematch = Revanche
play-mistakes = Mijn fouten
play-elsewhere = Dit spel is in een ander tabblad open.
play-continue-here = Hier verder spelen
play-back = Terug naar het spel
play-thinking = { $player } denkt na…
play-waiting-connection = Wachten op de verbinding…
play-waiting-engine = Wachten op de engine…
play-paused = Pauze. { color } is aan de beurt.
play-hint = Hint: { $hint }
play-claim = Gelijkspel opeisen
play-game = Spel
play-take-back = Terugnemen
play-resume = Doorgaan
play-pause = Pauze

play-against = Tegen
play-counted = { $result ->
    [won] Gewonnen
    [drawn] Gelijk
   *[lost] Verloren
}
play-moves-count = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
play-color-against = { color } tegen { $opponent }
play-two-people = Twee mensen
play-unfinished = Niet afgemaakt

play-rating-of = Rating { $elo }

play-friend = Met een vriend op een ander apparaat
play-you-play = Jij speelt
play-random = Willekeurig
play-two-engines = Twee engines
play-two-people-note = Twee mensen spelen op dit scherm, zonder engine.
play-engine-of = { $color ->
    [blue] Engine van Blauw
   *[red] Engine van Rood
}
play-strength-of = { $color ->
    [blue] Sterkte van Blauw
   *[red] Sterkte van Rood
}
play-opponent = Tegenstander
play-strength = Sterkte
play-setup-and-time = Opstelling en tijd
play-level = Niveau
play-rating = Rating

play-draw = Gelijkspel
play-no-winner = Geen winnaar
play-won = { $who ->
    [you] Jij hebt gewonnen
   *[other] { $player } heeft gewonnen
}
play-outcome = { $title }. { $text }
play-hit = { $color ->
    [blue] De laser van Blauw raakte de { -king } van Rood op { $square }.
   *[red] De laser van Rood raakte de { -king } van Blauw op { $square }.
}
play-hit-own = { $color ->
    [blue] De laser van Blauw raakte zijn eigen { -king } op { $square }.
   *[red] De laser van Rood raakte zijn eigen { -king } op { $square }.
}
play-claimed = { $who ->
    [you] Jij hebt het opgeëist: deze stelling is drie keer voorgekomen.
   *[other] { $player } heeft het opgeëist: deze stelling is drie keer voorgekomen.
}
play-agreed = Beide spelers waren het ermee eens.
play-repetition = Deze stelling is drie keer voorgekomen.
play-resigned = { $who ->
    [you] { $player } hebt opgegeven.
    [many] { $player } hebben opgegeven.
   *[other] { $player } heeft opgegeven.
}
play-time-out = { $who ->
    [you] { $player } hebt geen tijd meer.
    [many] { $player } hebben geen tijd meer.
   *[other] { $player } heeft geen tijd meer.
}
play-illegal = { $player } speelde { $move }, en dat is ongeldig.
play-no-move = { $player } deed geen geldige zet.
play-found = { $way ->
    [home] { $who ->
        [you] { $player } hebt alle schatten gevonden en staat op je startveld.
       *[other] { $player } heeft alle schatten gevonden en staat op het startveld.
    }
    [exit] { $who ->
        [you] { $player } hebt alle schatten gevonden en de doolhof verlaten.
       *[other] { $player } heeft alle schatten gevonden en de doolhof verlaten.
    }
   *[none] { $who ->
        [you] { $player } hebt alle schatten gevonden.
       *[other] { $player } heeft alle schatten gevonden.
    }
}

play-review = Terugblik
play-review-this = Terugblik op dit spel
play-looking-move = Je ziet zet { $number } van { $last }: { $move }
play-to-move = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $player } is aan de beurt.
}
play-to-move-first = { $who ->
    [you] { $by ->
        [key] Jouw beurt: met de pijltjestoetsen naar een { play-color } stuk, dan Enter.
        [touch] Jouw beurt: tik op een { play-color } stuk.
       *[mouse] Jouw beurt: klik op een { play-color } stuk.
    }
   *[other] { $by ->
        [key] { $player } is aan de beurt: met de pijltjestoetsen naar een { play-color } stuk, dan Enter.
        [touch] { $player } is aan de beurt: tik op een { play-color } stuk.
       *[mouse] { $player } is aan de beurt: klik op een { play-color } stuk.
    }
}
play-color = { $color ->
    [blue] blauw
   *[red] rood
}
play-pressed-other = { $color ->
    [blue] { board-piece-named }, maar Rood is aan de beurt.
   *[red] { board-piece-named }, maar Blauw is aan de beurt.
}
play-pressed-stuck = { board-piece-named }: kan nu geen zet doen.
play-pressed-confirm = { $by ->
    [key] { board-piece-named }: met Enter speel je de zet.
    [touch] { board-piece-named }: tik op het vinkje om de zet te spelen.
   *[mouse] { board-piece-named }: klik op het vinkje om de zet te spelen.
}
play-pressed = { $by ->
    [key] { $ways ->
        [both] { board-piece-named }: met de pijltjestoetsen naar een stip, R of L om te draaien, dan Enter.
        [goes] { board-piece-named }: met de pijltjestoetsen naar een stip, dan Enter.
       *[turns] { board-piece-named }: R of L om te draaien, dan Enter.
    }
    [touch] { $ways ->
        [both] { board-piece-named }: tik op een stip om te verplaatsen, op een pijl om te draaien.
        [goes] { board-piece-named }: tik op een stip om te verplaatsen.
       *[turns] { board-piece-named }: tik op een pijl om te draaien.
    }
   *[mouse] { $ways ->
        [both] { board-piece-named }: klik op een stip om te verplaatsen, op een pijl om te draaien.
        [goes] { board-piece-named }: klik op een stip om te verplaatsen.
       *[turns] { board-piece-named }: klik op een pijl om te draaien.
    }
}

play-no-engine = Akhet is zonder deze engine gestart

play-seeking-move = Een goede zet wordt gezocht…
play-watch = Wat de engines denken

play-deal = Uitdelen
play-cards = Kaarten per speler
play-cards-all = alle ({ $count })
play-cards-count = { $count ->
    [one] { $count } kaart per speler
   *[other] { $count } kaarten per speler
}
play-who-begins = Wie begint
play-begins = { color } begint
play-tiles-count = { $straight } rechte, { $corners } bochten
play-tiles-13 = 13 rechte tegels

play-friends = Met vrienden op andere apparaten
play-from-position = Het spel begint vanuit jouw stelling.
play-players = Spelers
play-person = Mens
play-curtain-note = Er spelen meerdere mensen op dit scherm. Een gordijn verbergt de kaart van elke speler voor de anderen.
play-rules-and-time = Regels en tijd

play-labyrinth = Labyrinth spelen
play-seeking-turn = Een goede beurt wordt gezocht…
play-analyse-this = Dit spel analyseren
play-turn = { $who ->
    [you] Jouw beurt: { $step }
   *[other] Beurt van { $player }: { $step }
}
play-against-engines = Tegen { $opponents }
play-turns-count = { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
play-curtain = Gordijn
play-next = Nu is { $player } aan de beurt.
play-next-title = Nu is { $player } aan de beurt
play-next-only = Nu mag alleen { $player } kijken.
play-show-card = Kaart van { $player } tonen
