## table: seats at a table of several devices

table-lobby-whom = voor wie het adres heeft
table-lobby-text = Iedereen met dit adres ziet de tafels die je in de lobby zet, en kan een vrije plaats innemen. Zelf tafels klaarzetten kan daar niet.
table-lobby-address = Adres van de lobby
table-lobby-qr = QR-code van het adres van de lobby
table-address-copied = Adres gekopieerd
table-set-up-text = Zet een tafel klaar en stuur elke speler de link naar een plaats. Wie hem opent, zit aan tafel; installeren hoeft niet.
table-nobody = Niemand
table-name-for-others = Jouw naam, voor de anderen
table-who-plays = Wie { color } speelt
table-list = In de lobby zetten
table-list-hint = tot er geen plaats meer vrij is
table-set-up = Tafel klaarzetten
table-tables = Tafels
table-already = Tafels die al klaarstaan
table-listed = in de lobby
table-watch = Kijken
table-end = Deze tafel sluiten

table-friend = Een vriend
table-reach = Andere apparaten kunnen deze server niet bereiken: hij luistert alleen op deze computer. Start hem met <code>akhet gui --listen 0.0.0.0</code> om ze toe te laten. Een ander venster op deze computer kan wel een plaats innemen.
table-invite = Uitnodigen
table-link = Link voor { color }
table-link-watch = Link voor toeschouwers
table-links-in = De links openen in het { $language }
table-qr = QR-code: { $title }
table-share = Delen: { $title }
table-share-title = Een spel met Akhet

table-new = Nieuw: { $tables }.
table-seat-taken = Daar is net iemand gaan zitten.
table-time-move = { $time } per zet
table-time = { $time } voor het spel
table-time-more = { $time } voor het spel, { $seconds } s extra per zet
table-lobby-closed = Deze lobby is gesloten. Vraag het nieuwe adres aan wie Akhet heeft draaien.
table-lobby-empty = Er wacht nu niemand. Nieuwe tafels verschijnen hier vanzelf.
table-lobby-waiting = Deze tafels wachten op iemand. Kies een plaats om mee te spelen.
table-waiting-tables = Wachtende tafels
table-play = { color } spelen
table-play-there = { table-play }: { $table }

table-refused = { $word ->
    [play] De zet is geweigerd: { $text }
    [draw] Geen gelijkspel: { $text }
    [claim] Geen gelijkspel: { $text }
    [takeback] Niet teruggenomen: { $text }
    [rematch] Geen revanche: { $text }
    [name] De naam is geweigerd: { $text }
    [engine] De engine is geweigerd: { $text }
    [resign] Niet opgegeven: { $text }
    [decline] Niet afgeslagen: { $text }
    [say] Niet gezegd: { $text }
   *[other] { $word }: { $text }
}
table-unknown-game = Deze pagina kent het spel { $game } niet.
table-here = { $player } is er.
table-lost = { $player } heeft geen verbinding meer.
table-silent = { $player } antwoordt niet.
table-call = Je bent aan de beurt aan de tafel.

table-own = Jouw tafels
table-own-others = Jouw andere tafels

table-with = { $game } met { $players }
table-over = Afgelopen
table-your-turn = { $time ->
    [none] ● Jouw beurt
   *[other] ● Jouw beurt, nog { $time }
}
table-awaits = Wacht op iemand voor { color }
table-moves = { $time ->
    [none] { $player } is aan de beurt
   *[other] { $player } is aan de beurt, nog { $time }
}

table-phrase = { $phrase ->
    [hello] Hallo!
    [game] Mooi spel!
    [thanks] Bedankt!
   *[oops] Oeps!
}
table-due = Uiterlijk { $time }.
table-per-move = Elke zet mag { $time } duren.

table-taken = Je zit in een ander venster aan deze tafel.
table-offline = Geen verbinding. Nieuwe poging…
table-offline-sent = Geen verbinding. Je zet { $move } wordt verstuurd als de verbinding terug is.
table-sending = Je zet { $move } wordt verstuurd…
table-to-move = { $player } is aan de beurt.
table-to-move-silent = { $player } is aan de beurt, maar de verbinding antwoordt niet.
table-to-move-away = { $player } is aan de beurt, maar heeft geen verbinding.
table-to-move-free = Wachten tot er iemand gaat zitten: { color } is aan de beurt.
table-thinking-for = Akhet denkt na voor { $player }…
table-offer = { $what ->
    [draw] { $player } stelt gelijkspel voor.
    [takeback] { $player } wil een zet terugnemen.
   *[rematch] { $player } wil revanche.
}
table-own-offer = { $what ->
    [draw] Je stelt gelijkspel voor.
    [takeback] Je wilt een zet terugnemen.
   *[rematch] Je wilt revanche.
}
table-offer-waits = Wachten op { $players }.
table-withdraw = Intrekken
table-accept = Aannemen
table-decline = Afslaan
table-save = Als PGN opslaan
table-call-me = Roep me als ik aan de beurt ben
table-name = Jouw naam
table-name-first = Jij bent { color }. Jouw naam, voor de anderen
table-ok = OK

table-joining = Verbinden met de tafel…
table-status = { $status ->
    [free] vrije plaats
    [away] geen verbinding
    [gone] weg
    [silent] verbinding antwoordt niet
   *[out] heeft opgegeven, Akhet speelt verder
}
table-level = niveau { $level }
table-lag = { $lag } ms
table-lag-seconds = { $lag } s
table-change-name = Naam veranderen
table-offer-draw = Gelijkspel?
table-leave = Weggaan
table-ended = Deze tafel is gesloten
table-ended-text = Een tafel verdwijnt een dag na de laatste zet (met dagen per zet: drie dagen na het spel), of als degene die hem klaargezet heeft hem sluit. Is Akhet op een willekeurige poort opnieuw gestart, dan zijn de tafels ook weg.
table-leave-it = Tafel verlaten

## analyse: Analyse of both games, the review

analyse-mark = { $mark ->
    [inaccuracy] Slordigheid
    [mistake] Fout
   *[blunder] Blunder
}
analyse-judgement = { analyse-mark }: { $drop } punten verwachte score kwijt. Beter: { $best }.
analyse-judgement-both = { analyse-mark }: { $drop } punten verwachte score kwijt en winst in { $moves } gemist. Beter: { $best }.
analyse-judgement-missed = Winst gemist: je had in { $moves } kunnen winnen. Beter: { $best }.
analyse-praise-wins = { $move } wint.
analyse-praise-best = { $move } is de beste zet.
analyse-praise-equal = { $move } is net zo goed als { $best }.
analyse-praise-near = { $drop ->
    [one] { $move } is goed genoeg: { $drop } punt minder dan { $best }.
   *[other] { $move } is goed genoeg: { $drop } punten minder dan { $best }.
}
analyse-nag = { $nag ->
    [4] Blunder
    [2] Fout
    [6] Twijfelachtig
    [5] Interessant
    [1] Goed
   *[3] Briljant
}

analyse-keys = Toetsen
analyse-keys-note = Ze werken overal, behalve in tekstvakken. Op het bord speel je er ook zetten mee; zie <em>Spelregels</em>.
analyse-keys-step = een zet terug of vooruit; dat kan ook met het muiswiel boven het bord
analyse-keys-ends = de eerste of de laatste stelling
analyse-keys-engine = de engine aan of uit
analyse-keys-best = de beste zet van de engine spelen
analyse-keys-flip = het bord omdraaien
analyse-keys-list = deze lijst
analyse-keys-sideways = een andere zet in plaats van deze
analyse-keys-erase = de tekening wissen; als er een stuk gekozen is: annuleren
analyse-keys-threat = de dreiging: wat de ander nu zou doen
analyse-key-ends = Home End
analyse-key-space = Spatie
analyse-key-escape = Esc

analyse-no-move-yet = De engine heeft hier nog geen zet.
analyse-engine-off = Zet eerst de engine aan, met L.
analyse-engine-settings = Engine-instellingen
analyse-lines = Varianten
analyse-line = Variant { $rank }
analyse-threads = Threads
analyse-hash = Hash
analyse-megabytes = MB
analyse-range-unit = { $min } tot en met { $max } { $unit }

analyse-move-said = { $move }: { $said }

analyse-scores-note = Een score van 1 is honderd punten, <b>+</b> is goed voor Blauw; M3 is winst in drie zetten.
analyse-has-won = { color } heeft gewonnen
analyse-drawn = Gelijkspel door herhaling
analyse-chances-unknown = Zet de engine aan om te zien wie er voorstaat.
analyse-over = Het spel is hier afgelopen.
analyse-waits = Wachten op de terugblik.
analyse-threat = Dreiging
analyse-threat-show = Dreiging tonen
analyse-threat-over = Het spel is hier afgelopen, dus er is geen dreiging.
analyse-threat-is = De dreiging is { $move }.
analyse-threat-none = Er is geen dreiging te tonen: { $error }
analyse-book-lacks = Deze stelling staat niet in het boek.
analyse-book-moves = Boekzetten
analyse-book-move = Zet
analyse-book-score = Score
analyse-book-depth = Diepte
analyse-book-results = Uitslagen

analyse-graph-none = Nog geen scores.
analyse-graph-start = aan het begin
analyse-graph-after = { $color ->
    [blue] na zet { $number } van Blauw
   *[red] na zet { $number } van Rood
}
analyse-graph-at-start = Verwachte score van Blauw tot het begin: van { $from } procent naar { $to } procent, hoogste { $high } procent { $highAt }, laagste { $low } procent { $lowAt }.
analyse-graph-up-to = Verwachte score van Blauw tot en met zet { $number }: van { $from } procent naar { $to } procent, hoogste { $high } procent { $highAt }, laagste { $low } procent { $lowAt }.
analyse-graph-marked = Gemarkeerd: { $counts }.
analyse-graph-now = Nu { $at }: { $percent } procent.
analyse-marks-counted = { $mark ->
    [inaccuracy] { $count ->
        [one] { $count } slordigheid
       *[other] { $count } slordigheden
    }
    [mistake] { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
    }
   *[blunder] { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
}
analyse-graph-better = { $color ->
    [blue] Blauw beter
   *[red] Rood beter
}
analyse-graph-begin = Begin
analyse-graph-empty = Analyseer het spel of zet de engine aan om te zien hoe de kansen veranderen.
analyse-graph-fails = De grafiek kan niet getekend worden: { $error }

analyse-games-not-kept = De browser kan deze spellen niet bewaren. Als je de pagina opnieuw laadt, moet je ze weer openen.
analyse-games-of-labyrinth = Dit zijn spellen van Labyrinth. Die open je in de Analyse van Labyrinth.
analyse-game-cut = { $error }. Vanaf daar weggelaten: { $rest }
analyse-game-of-file = { $file }: { $said }
analyse-reading = Wordt gelezen…
analyse-open-more = Plak een spel of een stelling, of begin met een opstelling
analyse-open-text-field = PGN, FEN of een link
analyse-open-text = Tekst openen
analyse-previous = Vorige analyse
analyse-setups = Opstellingen
analyse-games-pasted = geplakte tekst
analyse-games-counted = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
analyse-games-unread = { $count ->
    [one] { $count } spel kon niet gelezen worden.
   *[other] { $count } spellen konden niet gelezen worden.
}
analyse-games-cut = { $count ->
    [one] { $count } spel kon maar voor een deel gelezen worden.
   *[other] { $count } spellen konden maar voor een deel gelezen worden.
}
analyse-games-more = en nog { $count }
analyse-games-none = Geen spel gevonden.
analyse-search = In de spellen zoeken
analyse-search-hint = Zoek op namen, uitslag, opening

analyse-link-unreadable = Het spel in deze link kan niet gelezen worden. Misschien is de link niet volledig.
analyse-notes-unreadable = De varianten en opmerkingen van dit spel konden niet gelezen worden.
analyse-variations-cut = { $count ->
    [one] In de varianten: één zet is ongeldig en is weggelaten, met wat erop volgt. { $reason }
   *[other] In de varianten: { $count } zetten zijn ongeldig en zijn weggelaten, met wat erop volgt. { $reason }
}

analyse-review = Terugblik
analyse-review-begin = Spel analyseren
analyse-review-again = Opnieuw analyseren
analyse-review-done = De terugblik is klaar.
analyse-review-progress = { $done } van { $of } stellingen
analyse-review-empty = Speel een paar zetten op het bord of open een spel, dan kan de engine elke zet beoordelen.
analyse-effort = Hoe grondig
analyse-practise = Oefen met de fouten
analyse-mistakes = Fouten
analyse-mistake-previous = Vorige fout
analyse-mistake-next = Volgende fout
analyse-accuracy = { $accuracy ->
    [none] <small>Precisie </small>–
   *[other] <small>Precisie </small>{ $accuracy }<small>%</small>
}
analyse-marks = { $mark ->
    [inaccuracy] Slordigheden:
    [mistake] Fouten:
   *[blunder] Blunders:
}
analyse-missed-wins = Gemiste winst:
analyse-legend = { $mark ->
    [inaccuracy] slordigheid
    [mistake] fout
   *[blunder] blunder
}
analyse-legend-missed = gemiste winst in zoveel zetten
analyse-better = Hier beter dan { $move }: { $best }.
analyse-show-move = { $move } tonen
analyse-play-move = { $move } spelen

analyse-pens = Pennen
analyse-pens-clear = Tekening wissen
analyse-pen = { $pen ->
    [G] Met groen tekenen
    [R] Met rood tekenen
    [Y] Met geel tekenen
   *[B] Met blauw tekenen
}
analyse-drawing = Getekend: { $shapes }.
analyse-arrow = { $pen ->
    [G] groene pijl van { $from } naar { $to }
    [R] rode pijl van { $from } naar { $to }
    [Y] gele pijl van { $from } naar { $to }
   *[B] blauwe pijl van { $from } naar { $to }
}
analyse-circle = { $pen ->
    [G] groene cirkel op { $square }
    [R] rode cirkel op { $square }
    [Y] gele cirkel op { $square }
   *[B] blauwe cirkel op { $square }
}

analyse-tree-empty = Speel een zet op het bord, of open een spel.
analyse-move-tools = De getoonde zet
analyse-draw = Op het bord tekenen
analyse-comment = Opmerking
analyse-comment-edit = Opmerking bewerken
analyse-comment-hint = Opmerking (Enter slaat op)
analyse-promote = Variant naar voren halen
analyse-delete = Vanaf hier verwijderen
analyse-delete-sure = { $count } zetten verwijderen?

analyse-fen = Stelling (FEN)
analyse-fen-copied = FEN gekopieerd.
analyse-pgn = Spel (PGN)
analyse-pgn-whole = Spel met varianten en opmerkingen (PGN)
analyse-pgn-copy = PGN kopiëren
analyse-pgn-copied = PGN gekopieerd.
analyse-pgn-download = PGN downloaden
analyse-pgn-downloaded = De PGN staat bij je downloads.
analyse-link-position = Link naar deze stelling
analyse-link-game = Link naar het spel
analyse-link-whole = Link met varianten en opmerkingen
analyse-link-copied = Link gekopieerd.
analyse-link-too-long = Met alles erin is dit spel te lang voor een link. Download de PGN; met Openen kun je die weer lezen.
analyse-picture-group = Plaatje van het bord
analyse-picture = Plaatje
analyse-picture-copied = Plaatje gekopieerd.
analyse-picture-downloaded = Het plaatje staat bij je downloads.
analyse-animation-group = Het hele spel
analyse-animation = Animatie
analyse-animation-svg = Bewegende SVG
analyse-animation-downloaded = De animatie staat bij je downloads.

analyse-board = Analysebord
analyse-book = Boek
analyse-show = Tonen
analyse-edit = Deze stelling bewerken
analyse-open-games = Spellen ({ $count })

analyse-lines-note = Een variant begint met de winstkans van de speler die aan de beurt is. De engine weet niet meer over de kaarten dan je hier ziet.
analyse-line-finds = eindigt op de schat van de kaart
analyse-wins = { color } wint { $percent }%
analyse-cards = Kaarten
analyse-sees = { $viewer ->
    [all] alle kaarten
    [blue] wat Blauw ziet
    [yellow] wat Geel ziet
    [orange] wat Oranje ziet
    [green] wat Groen ziet
   *[nobody] wat iedereen ziet
}
analyse-cards-home = naar startveld { $square }
analyse-cards-out = op weg naar buiten
analyse-cards-won = heeft gewonnen
analyse-cards-found-small = gevonden
analyse-cards-unknown = { $count } onbekend

analyse-games-of-laser = Dit zijn spellen van Laser Chess. Die open je in de Analyse van Laser Chess.
analyse-games-missing = In deze tekst staan geen spellen.
analyse-review-progress-turns = { $done } van { $of } beurten
analyse-chances-over = Winstkansen in het spel: { $players }.
analyse-chances-of = { color } van { $from } naar { $to } procent
analyse-chances-marked = { $count } gemarkeerd.

analyse-copied = { $what }: gekopieerd.
analyse-share-unfinished = Een spel dat nog bezig is, kan niet in zijn geheel gedeeld worden: dat zou de kaarten verraden.
analyse-open-maze-field = PGN, een stelling (FEN), of een spel zoals het protocol het schrijft
analyse-deals = Opnieuw delen
analyse-deal = Opnieuw delen voor { $players }

analyse-labyrinth = Labyrinth analyseren
analyse-untitled = Analyse
analyse-others = Andere beurten hier
analyse-others-small = ook

## setup: the editors of both games

setup-change = Veranderen
setup-asking = De engine wordt gevraagd…
setup-draft = Het bord toont nog de vorige stelling.
setup-copy-fen = FEN kopiëren
setup-fen-copied = FEN gekopieerd

setup-tools = Gereedschap
setup-turn = Draaien
setup-board = Bord om te bewerken
setup-to-move = Aan de beurt
setup-begin = Beginnen met
setup-share = Deze stelling delen
setup-square = { $square }: { $what }.
setup-rules = Regels
setup-rules-standard = standaard
setup-rules-other = aangepast

setup-title = Een stelling opzetten
setup-square-empty = { $square }: leeg.
setup-pieces = { $color ->
    [blue] Blauwe stukken
   *[red] Rode stukken
}
setup-piece = { $piece }. { $deed }
setup-palette = Stukken en gereedschap
setup-remove = Weghalen
setup-empty = Leegmaken
setup-swap-sides = Kleuren wisselen
setup-begin-setup = Een opstelling…
setup-drawn = { $drawn ->
    [today] Opstelling van vandaag
   *[random] Willekeurig
}
setup-rule = { $rule ->
    [KingTurns] Een { -king } mag draaien
    [SwapOntoClosed] Wisselen mag ook naar een verboden veld
   *[RepetitionEnds] Herhaling maakt een eind aan het spel
}
setup-rule-hint = { $rule ->
    [KingTurns] Een beurt overslaan: op het bord verandert niets, en de laser schiet.
    [SwapOntoClosed] Een { -switch } mag het stuk waarmee hij wisselt naar een gekleurd veld van de andere kleur sturen, en in een stelling mogen daar stukken staan.
   *[RepetitionEnds] Komt een stelling voor de derde keer voor, dan is het meteen gelijkspel, zonder dat iemand het opeist.
}
setup-rules-changed = { $count ->
    [0] standaard, voor de hele pagina
   *[other] { $count } aangepast, voor de hele pagina
}
setup-right = { $count ->
    [one] Een speelbare stelling: { color } heeft { $count } mogelijke zet.
   *[other] Een speelbare stelling: { color } heeft { $count } mogelijke zetten.
}
setup-right-stuck = Een stelling, maar { color } kan geen zet doen.
setup-copy-picture = Plaatje kopiëren
setup-picture-copied = Plaatje gekopieerd

setup-title-labyrinth = Een stelling van Labyrinth opzetten
setup-begin-deal = Opnieuw delen…
setup-begin-players = voor { $players }
setup-right-turns = { $count ->
    [one] Een speelbare stelling: { color } heeft { $count } mogelijke beurt.
   *[other] Een speelbare stelling: { color } heeft { $count } mogelijke beurten.
}
setup-right-won = Een stelling, maar { color } heeft gewonnen.
setup-tiles = Tegels
setup-exchange = Omruilen
setup-shapes = Vormen
setup-shape = { $shape ->
    [i] Recht
    [c] Bocht
   *[t] T
}
setup-pawns = Pionnen
setup-treasures = Schatten
setup-treasure = { $place ->
    [nowhere] { $treasure }, op geen enkele tegel
    [spare] { $treasure }, op de reservetegel
   *[other] { $treasure }, { $place }
}
setup-treasure-none = Geen schat
setup-deed = { $tool ->
    [turn] Druk op een losse tegel om hem te draaien.
    [exchange] Druk op twee losse tegels, of op een losse tegel en de reservetegel.
    [shape] Druk op een losse tegel, of op de reservetegel.
    [treasure] Druk op de tegel waar hij moet liggen.
   *[pawn] Druk op het veld waar hij moet staan.
}
setup-exchange-with = { $place ->
    [spare] De reservetegel: druk op de tegel om mee te ruilen.
   *[other] { $place }: druk op de tegel om mee te ruilen.
}
setup-close = Druk op een pijl om hem te sluiten of te openen.
setup-players = Spelers en kaarten
setup-plays = { color } speelt mee
setup-cards-unknown = Om te spelen moet elke kaart bekend zijn.
setup-cards-how = Druk op een kaart: dan telt die als gevonden. Druk op een gevonden kaart om die weg te halen.
setup-cards-sought = Te vinden
setup-cards-home = op weg naar het startveld
setup-card-find = { $treasure }: gevonden
setup-card-remove = { $treasure }: weghalen
setup-card-unknown-remove = onbekende kaart: weghalen
setup-card-for = Een kaart voor { color }
setup-card-add = Kaart erbij…
setup-card-unknown = onbekend, onderop
setup-card-on-top = { $treasure }, bovenop

## real: Labyrinth at a real table

real-title = Aan een echte tafel
real-table = Jouw tafel

real-change = Veranderen
real-rules = Regels
real-pictures-note = voor een andere doos, of in je eigen woorden
real-begin = Spel beginnen
real-lay = Leg hier neer wat er op je tafel ligt.
real-lay-tiles = Kies hoe een tegel ligt, en druk dan op elk veld waar er zo een ligt.
real-squares-left = { $squares ->
    [one] Nog { $squares } veld. Druk nog eens op een tegel om hem te draaien.
   *[other] Nog { $squares } velden. Druk nog eens op een tegel om hem te draaien.
}
real-lay-spare = Welke tegel is er over? Kies hem, en druk dan op de reservetegel onder het bord.
real-lay-picture = Waar ligt { picture.the }? Druk op die tegel.
real-pictures-left = { $pictures ->
    [one] Nog { $pictures } plaatje.
   *[other] Nog { $pictures } plaatjes.
}
real-other-spare = { $shape ->
    [i] Is je reservetegel recht? Kies er zo een, en druk dan op de reservetegel.
    [c] Is je reservetegel een bocht? Kies er zo een, en druk dan op de reservetegel.
   *[t] Is je reservetegel een T? Kies er zo een, en druk dan op de reservetegel.
}
real-lay-any-picture = Kies een plaatje, en druk dan op zijn tegel.
real-left = Nog { $pictures }.
real-lay-card = Bekijk je kaart en kies die hieronder. Of begin zonder.
real-all-laid = Alles ligt er. Begin als iedereen klaar is.
real-press-turns = Druk op een tegel om hem te draaien; met Ongedaan maken draait hij terug.
real-too-many = { $shape ->
    [i] { $count } rechte tegels: in de doos zitten er { $most }. Kijk ze nog eens na.
    [c] { $count } bochten: in de doos zitten er { $most }. Kijk ze nog eens na.
   *[t] { $count } T's: in de doos zitten er { $most }. Kijk ze nog eens na.
}
real-no-box = { $straights } rechte tegels, { $corners } bochten en { $ts } T's: in de doos zitten er 12, 16 en 6, of 13, 15 en 6.
real-straight-treasure = { $square }: op rechte tegels uit de doos staat geen schat.
real-palette = Tegels en plaatjes
real-looks = Hoe een tegel ligt
real-fill = Alle lege velden liggen zo
real-loose-pictures = Plaatjes van de losse tegels
real-picture-place = { $place ->
    [none] { picture }, ligt er nog niet
    [spare] { picture }, op de reservetegel
   *[square] { picture }, { $place }
}
real-who = Wie speelt mee
real-plays = { color } speelt mee
real-me = Ik ben
real-first = De jongste, die begint
real-everybody = Iedereen heeft
real-cards = { $cards ->
    [1] één kaart, verborgen
   *[other] { $cards } kaarten, allemaal verborgen
}
real-card = Mijn kaart
real-my-cards = Mijn kaarten
real-card-note = die zie alleen jij
real-fixed = Deze tegel zit vast, en zijn plaatje ook.
real-laid = { $square }: { $tile }.
real-spare = Reservetegel
real-tile-first = Leg eerst de tegel neer, dan het plaatje.
real-moved = Op { $square } lag al { picture.the }. Er is er maar één, dus het plaatje is verplaatst.
real-moved-from-spare = Op de reservetegel stond al { picture.the }. Er is er maar één, dus het plaatje is verplaatst.
real-was-there = Daar lag { picture.the }. Waar ligt dat plaatje nu?
real-next-game = Leg het volgende spel neer. Met Ongedaan maken komt het vorige terug.

real-photo = Een foto ernaast
real-photo-note = blijft op dit apparaat
real-photo-unreadable = De browser kan dit niet als plaatje lezen. JPEG en PNG werken overal.
real-photo-choose = Kies of maak er een…
real-photo-other = Andere foto…
real-photo-remove = Weghalen

real-record = Beurten aan de tafel
real-all-cards = Kaarten
real-you-are = Jij bent { color }
real-another-game = Nog een spel
real-now = Nu
real-your-turn = Jouw beurt. Doe op het bord wat je speelt, of druk op Gespeeld als je het advies volgt.
real-turn = Beurt van { color }. Voer die in: de pijl, dan het veld.
real-you-won = Jij hebt gewonnen.
real-won = { color } heeft gewonnen.
real-past = Je kijkt terug. Een beurt die je hier invoert, vervangt de beurten erna.
real-turns-gone = De beurten hierna zijn weg. Met Ongedaan maken komen ze terug.
real-ended = { color } is geëindigd op { picture.the }.
real-you-ended = Je bent geëindigd op { picture.the }.
real-found = Gevonden: { picture }
real-which-card = Welke kaart heb je?
real-which-card-now = Je hebt { picture.the } gevonden. Welke kaart heb je nu?
real-your-cards = { $cards ->
    [1] Jouw kaart: { $pictures }
   *[other] Jouw kaarten: { $pictures }
}
real-over = Het spel is hier afgelopen.
real-advises-later = Akhet geeft je advies als je aan de beurt bent.
real-note = Voor elke beurt staat je winstkans. Akhet weet wat jij ingevoerd hebt, en verder niets over de kaarten.
real-advice = Erin bij <b>{ $arrow }</b>, dan naar <b>{ $square }</b>
real-advice-stay = Erin bij <b>{ $arrow }</b>, dan blijven staan
real-played = Gespeeld
real-show = Tonen

real-out-anywhere = Alles gevonden. Nog één beurt, naar welk veld dan ook.
real-out-exit = Alles gevonden. Verlaat de doolhof bij een opening aan de rand.
real-out-home = Alles gevonden. Ga naar je startveld { $home }.
real-opens = { $squares ->
    [1] Als je zo schuift, kun je naar één veld.
   *[other] Als je zo schuift, kun je naar { $squares } velden.
}
real-goal = { $goal ->
    [home] je startveld
    [one] een van je plaatjes
   *[picture] je { picture }
}
real-opens-goal = { $squares ->
    [1] Als je zo schuift, kun je naar één veld, en dat is { real-goal }.
   *[other] Als je zo schuift, kun je naar { $squares } velden, ook naar { real-goal }.
}
real-leads-there = Dat lukt met { $slides } van de { $all } manieren om te schuiven.
real-leads-none = Hoe je ook schuift, deze beurt kom je niet bij { real-goal }.
real-leads = Met { $slides } van de { $all } manieren om te schuiven kom je bij { real-goal }; dit advies helpt je later meer.

## learn: lessons and how to play

learn-lesson = Les
learn-lessons = Lessen
learn-after = Na de lessen
learn-trouble = De les kan niet getoond worden
learn-place = Les { $number } van { $all }
learn-place-exercise = Les { $number } van { $all } · oefening { $exercise } van { $exercises }
learn-all-done = Alle lessen gedaan
learn-count = { $done } van { $all } lessen gedaan
learn-note = { $done } van { $all }
learn-done = gedaan
learn-next = Volgende les
learn-next-exercise = Volgende oefening
learn-restart = Opnieuw
learn-show-move = Zet tonen
learn-moves = Zetten tot nu toe
learn-hint-piece = Verplaats of draai het stuk op { $square }.
learn-look = Kijk hier.
learn-again = Probeer het nog eens.
learn-not-quite = Net niet.
learn-well-done = Goed gedaan!
learn-right = Goed zo!
learn-judged = Even kijken…
learn-your-move = Jouw zet.
learn-your-turn = Jouw beurt.
learn-blue = Jij bent Blauw.

learn-play = Speel tegen niveau 0
learn-puzzles = Puzzels: winst in 1
learn-fire = Vuur!
learn-reply = Rood probeert weg te komen.
learn-finish = Maak het nu af.
learn-blue-touch = Jij bent Blauw. Met het vinkje speel je de zet.
learn-hint-arrow = Speel de groene pijl: { $move }.
learn-hint-square = Het gaat om het stuk op { $square }.
learn-own-king = { $shot }. Dat is je eigen { -king }, en dan verlies je.
learn-own-piece = { $shot }. Dat is je eigen stuk!
learn-other-piece = Dat helpt ook. Maar gebruik hier je { piece }.
learn-no-aim = { $shot }. Maar nu wijst je straal niet naar de { -king }.
learn-king-stands = { $shot }, en de { -king } staat er nog.
learn-king-escapes = { $shot }. Maar nu kan de { -king } wegkomen.
learn-beam-at-king = Maar nu wijst de straal van { color } naar je { -king }: het volgende schot raakt hem.
learn-answer-hits = Maar kijk wat er dan komt. { $move }

learn-lesson-your-laser = Jouw { -laser }
learn-lesson-your-laser-words = Na elke zet schiet je { -laser } in de hoek. Zijn straal wijst al naar de { -deflector } van Rood op d1. Verplaats een ander blauw stuk: kies het, en dan een van de stippen.
learn-lesson-your-laser-learned = Raak en weg! Zo gaat elke beurt: één zet, en dan het schot.
learn-lesson-a-mirror-turns-the-beam = Een spiegel buigt de straal af
learn-lesson-a-mirror-turns-the-beam-words = Je { -deflector } op i4 heeft een spiegel. Zet hem in de straal. Dan gaat de straal de hoek om en raakt hij de { -deflector } van Rood op d4.
learn-lesson-a-mirror-turns-the-beam-learned = De spiegel boog de straal naar links af. Het bord laat elk schot zien voordat je het speelt: eerst kijken, dan schieten.
learn-lesson-turn-instead-of-moving = Draaien in plaats van verplaatsen
learn-lesson-turn-instead-of-moving-words = Een stuk kan ook op zijn plaats draaien. Kies je { -deflector } op j5, en dan een van de twee ronde pijlen (of druk op R of L). Draai zijn spiegel zo dat de straal de { -deflector } van Rood raakt.
learn-lesson-turn-instead-of-moving-learned = Verplaatsen of draaien: elke beurt een van de twee, nooit allebei.
learn-lesson-two-directions = Twee richtingen
learn-lesson-two-directions-words = Je { -laser } gaat nooit uit zijn hoek, maar hij kan draaien: hij schiet naar boven of naar links. Draai hem om de { -deflector } van Rood op c1 te raken.
learn-lesson-two-directions-learned = Alleen naar boven of naar links. De { -laser } van Rood schiet naar onderen of naar rechts.
learn-lesson-the-back-of-a-deflector = De achterkant van { -deflector(form: "a") }
learn-lesson-the-back-of-a-deflector-words = { -deflector(form: "A") } heeft maar aan één kant een spiegel. Komt de straal op de spiegel, dan buigt hij alleen af; komt hij op de achterkant, dan is het raak. Verplaats je { -deflector } naar boven of naar onderen en raak de { -deflector } die zijn achterkant laat zien.
learn-lesson-the-back-of-a-deflector-learned = Van achteren geraakt! Pas ook op de achterkanten van je eigen { -deflector(form: "many") }.
learn-lesson-the-shield-of-a-defender = Het schild van { -defender(form: "a") }
learn-lesson-the-shield-of-a-defender-words = De lichte plaat van { -defender(form: "a") } is zijn schild, en dat houdt de straal tegen. Van elke andere kant raakt de straal hem. Zet je { -deflector } onder de { -defender } met het schild aan de verkeerde kant.
learn-lesson-the-shield-of-a-defender-learned = Een schild beschermt één kant; de andere drie zijn open.
learn-lesson-both-sides-of-a-switch = De twee kanten van { -switch(form: "a") }
learn-lesson-both-sides-of-a-switch-words = { -switch(form: "A") } is een spiegel met twee kanten: hij buigt de straal altijd af en wordt nooit geraakt. Nu komt je straal nog van rechts en gaat hij naar boven. Draai je { -laser }. Dan komt de straal van links, treft hij de andere kant en raakt hij de { -deflector } van Rood.
learn-lesson-both-sides-of-a-switch-learned = Hij heeft geen achterkant die je kunt raken. De straal buigt aan beide kanten af.
learn-lesson-the-swap = Wisselen
learn-lesson-the-swap-words = { -switch(form: "A") } kan van plaats wisselen met { -deflector(form: "a") } of { -defender } ernaast, zelfs met een van Rood. Kies je { -switch } op e5, en dan de ring om de { -defender } die met zijn schild je straal tegenhoudt.
learn-lesson-the-swap-learned = Achter zijn schild vandaan getrokken! Dat kan alleen { -switch(form: "a") }.
learn-lesson-closed-squares = Verboden velden
learn-lesson-closed-squares-words = Roodgekleurde velden zijn alleen voor Rood. Daarom kan je { -deflector } op h2 niet naar i1, onder de { -deflector } op i6. Zoek op de onderste rij een veld vanwaar de straal de andere raakt.
learn-lesson-closed-squares-learned = Zo zijn blauwgekleurde velden alleen voor Blauw. Stralen gaan over alle velden.
learn-lesson-your-own-pieces-in-the-way = Je eigen stukken in de weg
learn-lesson-your-own-pieces-in-the-way-words = De straal raakt alles wat in de weg staat, ook je eigen stukken! Je { -deflector } op f4 zou geraakt worden. Haal hem uit de straal, dan raakt die de { -deflector } van Rood erachter.
learn-lesson-your-own-pieces-in-the-way-learned = Kijk voor je schiet of je eigen stukken in de straal staan.
learn-lesson-two-mirrors = Twee spiegels
learn-lesson-two-mirrors-words = Een straal kan steeds weer afbuigen. Je spiegel op j4 stuurt hem naar links. Zet je tweede { -deflector } daar waar hij de straal omhoog stuurt, naar de { -deflector } van Rood op d7.
learn-lesson-two-mirrors-learned = Twee spiegels, één schot. In een echt spel kunnen het er vijf of zes zijn.
learn-lesson-hit-the-king = Raak de { -king }
learn-lesson-hit-the-king-words = De straal kan { -king(form: "a") } van elke kant raken, en dan is het spel afgelopen. { -defender(form: "A") } bewaakt de rij van je straal. Breng de straal naar de rij van de { -king } van Rood.
learn-lesson-hit-the-king-learned = Je hebt gewonnen! De { -king } van Rood raken, daar gaat het om in dit spel.
learn-lesson-block-a-beam = Een straal tegenhouden
learn-lesson-block-a-beam-words = Kijk nu naar de straal van Rood: hij wijst naar je { -king }, en na de volgende zet van Rood schiet hij. Zet je { -defender } in die straal: zijn schild staat de goede kant op.
learn-lesson-block-a-beam-learned = Veilig. Kijk voor elke zet naar beide stralen.
learn-lesson-do-not-open-your-king = Laat je { -king } niet vrij staan
learn-lesson-do-not-open-your-king-words = Je { -switch } op d3 stuurt de straal van Rood weg van je { -king }. Met twee van je zetten raak je { -deflector(form: "a") }, maar één daarvan maakt de weg naar je { -king } vrij: speel de andere.
learn-lesson-do-not-open-your-king-learned = Vraag je eerst af wat een stuk tegenhoudt. Verplaats het dan pas.
learn-lesson-a-threat = Een dreiging
learn-lesson-a-threat-words = Na je schot blijft de straal waar hij is. Wijst hij dan naar de { -king } van Rood, dan zit Rood in de problemen. Je kunt twee { -deflector(form: "many") } raken: kies die voor de { -king }.
learn-lesson-a-threat-learned = Een dreiging! Nu moet Rood de { -king } redden. Voor iets anders is er geen tijd.
learn-lesson-a-win-in-two-moves = Winst in twee zetten
learn-lesson-a-win-in-two-moves-words = Je eerste plan: win in twee zetten, wat Rood ook doet. Begin met een dreiging. Als de { -king } wegloopt, stuur je je spiegel erachteraan.
learn-lesson-a-win-in-two-moves-learned = Een dreiging, een spiegel die volgt, en winst. Je bent klaar om te spelen!

learn-play-maze = Spelen
learn-hint-closed = Druk op de pijl { $arrow }.
learn-hint-push = Schuif bij de pijl { $arrow }.
learn-fault-closed = Die beurt mag. Maar probeer eerst de gesloten pijl { $arrow }.
learn-fault-arrow = Je hebt bij { $pushed } geschoven. Schuif hier bij { $arrow }.
learn-fault-out = Je pion is niet van het bord geschoven. Schuif aan het andere eind van zijn lijn.
learn-fault-found = Je beurt eindigde op { $square }, niet op { picture.the }.
learn-fault-win = Je beurt eindigde op { $square }, maar je startveld is { $home }.
learn-fault-stops = Maar kijk nu wat { color } doet.

learn-maze-the-slide = Schuiven
learn-maze-the-slide-1-words = Elke beurt begint met schuiven. De reservetegel ligt onder het bord. Schuif hem erin bij de pijl a4, links. Kies dan een van de verlichte velden voor je blauwe pion, of blijf staan.
learn-maze-the-slide-1-learned = De hele lijn is één veld opgeschoven. De tegel die er rechts uit kwam, is de nieuwe reservetegel.
learn-maze-the-slide-2-words = Op je kaart staat de { $O }. Die ligt op d1, met een ring eromheen, maar b1 verspert de weg. Wijs de pijlen aan om te zien wat elk zou doen, en maak de weg vrij.
learn-maze-the-slide-2-learned = Eerst schuiven, dan lopen: zo ver als de gangen gaan.
learn-maze-the-slide-3-words = Het maakt ook uit hoe de reservetegel gedraaid is. Draai hem met het muiswiel boven het bord, de knoppen eronder, of de toetsen R en L. Schuif hem erin bij b1, als brug naar de { $Q } op d1.
learn-maze-the-slide-3-learned = Een rechte tegel kan op twee manieren liggen, elke andere tegel op vier.
learn-maze-the-slide-4-words = Schatten rijden mee op hun tegel. De { $O } op d3 is buiten bereik. Haal hem dichterbij: schuif kolom d omlaag.
learn-maze-the-slide-4-learned = Hij kwam naar jou toe! Zoek naar allebei: jouw weg naar de schat, en de weg van de schat naar jou.
learn-maze-the-forbidden-way-back = De verboden weg terug
learn-maze-the-forbidden-way-back-1-words = Oranje heeft net bij d7 geschoven, en bij d1 kwam de laatste tegel eruit. Je zou hem graag meteen terugschuiven. Probeer het: druk op de gesloten pijl d1.
learn-maze-the-forbidden-way-back-1-learned = Na elke beurt is één pijl gesloten: die waar de laatste tegel eruit kwam.
learn-maze-the-forbidden-way-back-2-words = Dezelfde stelling. De weg terug is gesloten, maar door ergens anders te schuiven kom je bij de { $I } op e3. Zoek uit waar.
learn-maze-the-forbidden-way-back-2-learned = Weer dezelfde pijl: gesloten is altijd alleen het andere eind van de lijn.
learn-maze-the-forbidden-way-back-3-words = Nu helpt de regel jou. Oranje, op a1, wil naar het gekleurde veld a3 en zou daar straks heen lopen. Schuif de tegel op a2 weg, en wel zo dat Oranje hem niet mag terugschuiven.
learn-maze-the-forbidden-way-back-3-learned = Oranje zou hem bij a2 moeten terugschuiven, maar die pijl is nu gesloten.
learn-maze-riding-out-and-coming-in-again = Eruit en er weer in
learn-maze-riding-out-and-coming-in-again-1-words = Een pion rijdt mee op zijn tegel. Laat die van jou een veld naar rechts rijden, dan staat hij in een gang naar de { $E } op e5.
learn-maze-riding-out-and-coming-in-again-1-learned = Meerijden kost niets: daarna mag je nog lopen.
learn-maze-riding-out-and-coming-in-again-2-words = Een pion die eruit geschoven wordt, komt er aan het andere eind weer in. Die van jou staat op g4, aan de rand, en de { $C } van je kaart is ver weg, op a5. Schuif je pion eruit!
learn-maze-riding-out-and-coming-in-again-2-learned = Rechts eruit, links er weer in, op de tegel die erin geschoven is. Verder kan een pion op geen enkele manier komen.
learn-maze-riding-out-and-coming-in-again-3-words = De pionnen van anderen rijden ook mee. Oranje, op a4, zou straks op het gekleurde veld c3 staan. Schuif Oranje eruit, ver daarvandaan.
learn-maze-riding-out-and-coming-in-again-3-learned = Oranje staat nu aan de andere kant van het bord. Beter kun je je bijna niet verdedigen.
learn-maze-cards = Kaarten
learn-maze-cards-1-words = Je ziet steeds één kaart: nu de { $I }, op e3. Je weg gaat over de { $E } op e5, maar die staat niet op je kaart, en langslopen is nooit genoeg. Eindig je beurt op de { $I }.
learn-maze-cards-1-learned = De kaart is opengelegd: iedereen kan die zien. Jij ziet nu je volgende: de { $U }.
learn-maze-cards-2-words = Geen ring op het bord: de { $O } van je kaart ligt op de reservetegel. Schuif hem erin waar je erbij kunt.
learn-maze-cards-2-learned = Een schat op de reservetegel wacht tot iemand hem erin schuift.
learn-maze-cards-3-words = Twee regels tegelijk. De { $N } van je kaart ligt op de reservetegel, en je pion staat op b1, aan de rand. Schuif je pion eruit: hij komt er op de reservetegel weer in. Blijf dan staan.
learn-maze-cards-3-learned = Je hoeft niet te lopen: het gaat erom waar je pion de beurt eindigt.
learn-maze-the-way-home = Terug naar je startveld
learn-maze-the-way-home-1-words = Je hebt alle schatten gevonden. Ga nu terug naar je startveld a1, dan win je.
learn-maze-the-way-home-1-learned = Je bent er! Wie als eerste al zijn schatten vindt en een beurt op zijn startveld eindigt, wint.
learn-maze-the-way-home-2-words = Je bent ver van je startveld. Maar je kent een korte weg.
learn-maze-the-way-home-2-learned = Aan de ene kant eruit, aan de andere kant erin, en je bent er.
learn-maze-the-way-home-3-words = Oranje heeft alles gevonden en zou volgende beurt op zijn startveld g7 zijn. Jij kunt nu niet winnen: versper de weg. Wijs de pijlen aan en zoek een muur tussen Oranje en g7.
learn-maze-the-way-home-3-learned = Goed verdedigd. Kijk waar de anderen kunnen komen voor je je eigen weg gaat. Je bent klaar om te spelen!

learn-rules-aim = Stuur je laser met spiegels tot hij de { -king } van de ander raakt.
learn-rules-mirror-picture = De straal van Blauw gaat naar rechts, komt op de spiegel van { -deflector(form: "a") } en gaat naar boven verder
learn-rules-move = <b>Verplaats of draai één stuk.</b> Eén veld in welke richting ook, of een kwartslag. Dan schiet je laser vanzelf, en elke spiegel op zijn weg buigt de straal af.
learn-rules-hit-picture = De straal van Blauw gaat naar rechts en raakt de { -king } van Rood
learn-rules-hit = <b>Wat hij raakt, is weg,</b> zelfs als het van jou is. Raak de { -king } en je wint.
learn-rules-lessons = Leer het in korte lessen
learn-rules-pieces = De stukken
learn-rules-click = Klik op een stuk: stippen tonen waar het heen mag, met twee pijlen draai je het. Wijs er een aan om het schot te zien voor je het speelt.
learn-rules-tinted = Gekleurde velden zijn van de speler met die kleur; de ander mag er niet komen.
learn-rules-must-move = Je moet een zet doen. Vastzitten kan niet, en overslaan mag niet.
learn-rules-draws = <b>Gelijkspel.</b> Staan de stukken voor de derde keer precies hetzelfde op het bord, dan mag wie aan de beurt is gelijkspel opeisen. Vrienden op twee apparaten mogen het ook afspreken.
learn-notation = Hoe je zetten schrijft
learn-notation-squares = Kolommen zijn a tot en met j van links, rijen 1 tot en met 8 van onderen.
learn-notation-step = het stuk op e4 gaat naar f5, of wisselt van plaats met het stuk daar
learn-notation-right = het stuk op c5 draait naar rechts, rechtsom
learn-notation-left = het draait naar links, linksom
learn-notation-hit = het schot raakt dit stuk
learn-keys = Toetsen
learn-key-tab = Tab
learn-key-arrows = Pijltjes
learn-key-enter = Enter
learn-key-escape = Esc
learn-keys-tab = naar het bord, en verder naar de knoppen
learn-keys-arrows = op het bord: van veld naar veld. Ergens anders ga je met links en rechts terug en vooruit in het spel
learn-keys-enter = een stuk kiezen, de zet spelen
learn-keys-turn = het gekozen stuk naar rechts of links draaien, dan Enter
learn-keys-cancel = annuleren
learn-keys-field = naar een tekstvak waarin je zetten en vragen typt; met “help” zie je welke
learn-keys-analyse = in Analyse: alle toetsen daar

learn-maze-rules-aim = Zoek de schatten op je kaarten in een doolhof met muren die bewegen, en ga dan terug naar je startveld.
learn-maze-rules-slide = <b>Schuiven.</b> Draai de reservetegel zoals je wilt en schuif hem erin bij een pijl. De lijn gaat één veld verder; de tegel die eruit komt, is de nieuwe reservetegel. Pionnen rijden mee op hun tegel, en een pion die eruit geschoven wordt, komt er aan de andere kant weer in.
learn-maze-rules-walk = <b>Lopen.</b> Je pion mag door de gangen zo ver als je wilt, of blijven staan. Pionnen staan elkaar niet in de weg.
learn-maze-rules-card = Je ziet steeds één van je kaarten. Eindig een beurt op de schat ervan om de volgende te zien.
learn-maze-rules-closed = De pijl waar de laatste tegel eruit kwam, is gesloten: niemand mag hem meteen terugschuiven.
learn-maze-rules-end = Wie als eerste al zijn schatten vindt en een beurt op zijn startveld eindigt, wint.
learn-maze-rules-players = De spelers, in de volgorde van hun beurt
learn-maze-rules-table = Heb je het spel op tafel? <a>Voer in hoe het ligt</a>, en Akhet geeft je advies, beurt voor beurt. Akhet weet alleen wat jij ziet.
learn-maze-notation = Hoe je beurten schrijft
learn-maze-notation-turn = <c>a6nb1</c>: erin bij pijl a6, gedraaid als n, dan naar b1. Er zijn vier richtingen, n, e, s en w: n zoals de tegel eerst ligt, e een kwartslag naar rechts, enzovoort.
learn-keys-maze-arrows = op het bord: langs velden en pijlen. Ergens anders ga je met links en rechts terug en vooruit in het spel
learn-keys-maze-enter = op een pijl: hier schuiven. Op een veld: erheen gaan
learn-keys-maze-turn = de reservetegel naar rechts of links draaien; dat kan ook met het muiswiel, of met een tweede vinger
learn-keys-maze-stay = blijven staan waar je na het schuiven staat
learn-keys-maze-escape = een andere pijl kiezen
learn-keys-maze-field = naar een tekstvak waarin je beurten en vragen typt; met “help” zie je welke

## puzzles

puzzles-puzzle = Puzzel
puzzles-trouble = De puzzel kan niet getoond worden
puzzles-none = er zijn geen puzzels
puzzles-bad-line = { $file }: puzzel { $number } heeft te weinig velden
puzzles-unknown = De puzzel van die link zit niet in deze versie van Akhet.
puzzles-number = Puzzel { $number }
puzzles-stage = { $stage ->
    [0] Winst in 1
    [1] Heel makkelijk
    [2] Makkelijk
    [3] Gemiddeld
    [4] Moeilijk
   *[5] Duivels
}
puzzles-two-turns = In twee beurten
puzzles-theme = { $theme ->
    [turn] draaien
    [step] verplaatsen
    [swap] wisselen
    [quiet] stille zet
    [laser] { -laser } gedraaid
    [two-mirrors] twee spiegels
    [many-mirrors] veel spiegels
    [opened-king] { -king } zonder dekking
    [shield] schild
    [driven-king] opgejaagde { -king }
    [bridge] over de ingeschoven tegel
    [ride] meerijden
    [out-and-in] eruit en er weer in
    [moving-treasure] de schat beweegt
    [spare] schat op de reservetegel
    [stay] niet lopen
   *[other] { $theme }
}
puzzles-next = Volgende puzzel
puzzles-solution = Oplossing
puzzles-end-streak = Reeks afbreken?
puzzles-progress = Voortgang
puzzles-difficulty = Moeilijkheid
puzzles-mine = Mijn volgende puzzel
puzzles-failed = Niet gelukt ({ $count })
puzzles-solved-of = { $solved } van { $all } opgelost
puzzles-streak = achter elkaar
puzzles-best = record
puzzles-all = van { $all } opgelost
puzzles-weak = Komt vaker terug: { $themes }
puzzles-fetching = Een puzzel wordt opgehaald…
puzzles-wrong = Deze niet.
puzzles-shown = Zo gaat het…
puzzles-seen = Dat was de oplossing.
puzzles-seen-next = Nog eens proberen, of door naar de volgende?
puzzles-solved = Opgelost.
puzzles-streak-reset = Reeks voorbij.
puzzles-streak-stays = Met een hint: de reeks blijft zoals die is.
puzzles-streak-begins = Een reeks begint.
puzzles-streak-now = { $streak } achter elkaar.

puzzles-goal = Blauw is aan de beurt en wint in { $wins }
puzzles-left = { $left ->
    [1] Win nu met één zet.
   *[other] Win nu in { $left }.
}
puzzles-only-move = Maar één zet raakt de { -king } van Rood.
puzzles-only-first = Maar één eerste zet wint op tijd, wat Rood ook doet.
puzzles-defends = Rood verdedigt zich zo lang mogelijk.
puzzles-praise = { $number ->
    [0] Opgelost!
    [1] Goed gemikt!
    [2] Geweldig!
    [3] Een zuiver schot!
   *[4] Mooi gevonden!
}
puzzles-too-late = Dit wint niet op tijd.
puzzles-slower = Dit wint ook, maar langzamer: niet binnen { $moves } zetten.
puzzles-another = { $shot }. Probeer een andere zet.
puzzles-beam-hits = { $color ->
    [blue] { $shot }, maar nu raakt de straal van Blauw de { -king } van Rood.
   *[red] { $shot }, maar nu raakt de straal van Rood de { -king } van Blauw.
}
puzzles-king-stands = { $shot }, en de { -king } van { color } staat er nog.
puzzles-holds-out = { $shot }, maar { color } kan het langer volhouden.

puzzles-turns = Beurten tot nu toe
puzzles-find = Blauw vindt deze beurt { picture.the }
puzzles-find-in-two = Blauw vindt { picture.the } in twee beurten
puzzles-find-it = Ga er nu naartoe.
puzzles-only-slide = Er is maar één manier van schuiven die de weg vrijmaakt.
puzzles-only-turn = Met maar één eerste beurt lukt het, wat Oranje ook doet.
puzzles-keeps = Oranje probeert je tegen te houden.
puzzles-kept = Nu kan Oranje je bij { picture.the } vandaan houden.
puzzles-praise-maze = { $number ->
    [0] Gevonden!
    [1] Goed geschoven!
    [2] Geweldig!
    [3] Wat een weg!
   *[4] Mooi gevonden!
}

## mistakes

mistakes-mistake = Fout
mistakes-trouble = De fout kan niet getoond worden
mistakes-task = Wat is beter dan { $move }?
mistakes-against = tegen { $opponent }
mistakes-move = zet { $number }
mistakes-title = { analyse-mark }: { $move }
mistakes-lost = Dit kostte { $drop } punten verwachte score. Zoek een betere zet voor { color }.
mistakes-loses = Dit kost { $drop } punten verwachte score.
mistakes-loses-answered = { mistakes-loses } { color } antwoordt { $reply }.
mistakes-better = Betere variant
mistakes-shown = Dit was beter geweest…
mistakes-seen = { $move } was beter.
mistakes-right-helped = Goed.
mistakes-slower = { $move } wint, maar langzamer dan { $best }.
mistakes-is-learned = Deze heb je geleerd.
mistakes-when = { $days ->
    [0] nu
    [1] morgen
   *[other] over { $days } dagen
}
mistakes-back = Deze komt { mistakes-when } terug.
mistakes-next-back = De volgende fout komt { mistakes-when } terug.
mistakes-next = Volgende
mistakes-none = De engine vond geen fouten in dit spel.
mistakes-looking = Fouten worden gezocht…
mistakes-looking-text = De engine kijkt je spellen na. De eerste fout die hij vindt, zie je hier.
mistakes-nothing-due = Nu niets te oefenen
mistakes-no-games = Nog geen spellen
mistakes-no-games-text = Speel tegen de engine. Je fouten komen dan hier, elk met de vraag wat beter was geweest.
mistakes-none-left = Geen fouten meer
mistakes-none-left-text = Speel nog een spel, dan komen de fouten daaruit hier.
mistakes-play = Een spel spelen
mistakes-practise = Nu oefenen
mistakes-in-round = in deze ronde
mistakes-due = te oefenen
mistakes-later = later
mistakes-learned = geleerd
mistakes-looks-through-one = Een spel wordt nagekeken
mistakes-looks-through = Spel { $game } van { $all } wordt nagekeken
mistakes-looked-through = { $games } van { $all } spellen tegen de engine nagekeken.
mistakes-look-through = { $games ->
    [1] Het andere spel nakijken
   *[other] De andere { $games } spellen nakijken
}
