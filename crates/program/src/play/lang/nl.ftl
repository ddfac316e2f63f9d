# Wat `akhet play` zegt, in het Nederlands. De woorden zijn die van de spelregels, zie docs/rules.nl.md en
# docs/labyrinth.nl.md.

## Names

player =
    { $seat ->
        [blue] Blauw
        [red] Rood
        [yellow] Geel
        [orange] Oranje
       *[green] Groen
    }
piece =
    { $kind ->
        [King] Koning
        [Switch] Wisselaar
        [Defender] Verdediger
        [Deflector] Deflector
       *[Laser] Laser
    }
owned =
    de { $color ->
        [blue] blauwe
       *[red] rode
    } { piece }
owned-on = { owned } op { $square }
direction =
    { $way ->
        [north] noorden
        [east] oosten
        [south] zuiden
       *[west] westen
    }
treasure =
    { $letter ->
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
       *[X] Xylofoon
    }
the-treasure = { treasure }
and = en
or = of

## Commands

command-rules = waar het om gaat, en de regels in het kort
    .words = regels
command-legend =
    { $game ->
        [labyrinth] wat de letters en tekens in de doolhof betekenen
       *[laser] wat de letters en tekens op het bord betekenen
    }
    .words = tekens legenda
command-what =
    { $game ->
        [labyrinth] wat daar is: tegel, gangen, schat, pionnen
       *[laser] wat daar staat, waar het heen kijkt, wat de stralen doen
    }
    .words = wat
    .arguments = VELD
command-rank =
    { $game ->
        [labyrinth] wat er op een rij ligt, bijvoorbeeld rij 5
       *[laser] wat er op een rij staat, bijvoorbeeld rij 5
    }
    .words = rij
    .arguments = N
command-file =
    { $game ->
        [labyrinth] wat er in een kolom ligt, bijvoorbeeld kolom c
       *[laser] wat er in een kolom staat, bijvoorbeeld kolom c
    }
    .words = kolom
    .arguments = K
command-pieces =
    { $game ->
        [labyrinth] waar de pionnen staan
       *[laser] alle stukken van allebei
    }
    .words = stukken pionnen
command-last =
    { $game ->
        [labyrinth] wat het laatst gespeeld is
       *[laser] wat het laatst gespeeld is, en wat het schot deed
    }
    .words = laatste
command-threat = wat de ander kon raken als hij nu aan de beurt was
    .words = dreiging
command-moves =
    { $game ->
        [labyrinth] waar de pion heen kan, of na één keer schuiven: zetten b7e
       *[laser] alle mogelijke zetten, of die van één stuk
    }
    .words = zetten
    .arguments =
        { $game ->
            [labyrinth] [SCHUIF]
           *[laser] [VELD]
        }
command-spare = de reservetegel, en waar die niet in mag
    .words = reserve reservetegel
command-hint =
    { $game ->
        [puzzle] met welk stuk je moet spelen
        [mistakes] met welk stuk je moet spelen
       *[laser] wat de engine zou spelen
    }
    .words = tip
command-solution =
    { $game ->
        [mistakes] laat de beste zetten zien
       *[puzzle] laat de oplossing zien
    }
    .words = oplossing
command-again =
    { $game ->
        [mistakes] deze stelling nog een keer; aan het eind die je niet vond
       *[puzzle] de puzzel nog een keer vanaf het begin
    }
    .words = opnieuw
command-next =
    { $game ->
        [mistakes] naar de volgende fout
       *[puzzle] naar de volgende puzzel, of naar nummer N
    }
    .words = volgende verder
    .arguments =
        { $game ->
            [mistakes] { "" }
           *[puzzle] [N]
        }
command-undo =
    { $game ->
        [labyrinth] terug naar de laatste beurt van een mens, of N beurten terug
       *[laser] terug naar je laatste beurt, of N van je beurten terug
    }
    .words = terug
    .arguments = [N]
command-go = de engine doet een zet voor jou
    .words = doe
command-history = alle zetten van het spel
    .words = verloop
command-level = laat de tegenstanders zien; speelt op niveau N, 0 t/m 20, of NAAM
    .words = niveau
    .arguments = [N]
command-board =
    { $game ->
        [labyrinth] tekent de doolhof opnieuw
       *[laser] tekent het bord opnieuw
    }
    .words = bord
command-book = de zetten uit het openingsboek, de beste eerst
    .words = boek
command-beam = laat zien hoe beide stralen nu lopen
    .words = stralen straal
command-eval = laat punt voor punt zien hoe goed de stelling is
    .words = waardering
command-flip = draait het bord om
    .words = omdraaien
command-claim = eist gelijkspel op, vanaf de derde keer dezelfde stelling
    .words = remise gelijkspel
command-cards = wat iedereen gevonden heeft en zoekt
    .words = kaarten
command-found = aan een echte tafel: de laatste beurt vond een schat, of S vond T
    .words = gevonden
    .arguments = [S T]
command-mine = aan een echte tafel: jij zoekt schat T
    .words = zoek
    .arguments = T
command-resign = geeft het spel op
    .words = opgeven
command-new =
    { $game ->
        [labyrinth] begint een nieuw spel, zomaar een of dat met NUMMER
       *[laser] begint een nieuw spel: ace, curiosity, grail, mercury, sophie
    }
    .words = nieuw
    .arguments =
        { $game ->
            [labyrinth] [NUMMER]
           *[laser] [OPSTELLING]
        }
command-save =
    { $game ->
        [labyrinth] bewaart het spel in een bestand, als PGN met alle kaarten
       *[laser] bewaart het spel in een bestand, als PGN
    }
    .words = bewaren opslaan
    .arguments = BESTAND
command-load = gaat verder met een bewaard spel
    .words = laden
    .arguments = BESTAND
command-deal = laat het nummer van dit spel zien
    .words = nummer
command-help = laat deze lijst zien, of wat één opdracht doet
    .words = hulp
    .arguments = [OPDRACHT]
command-quit = stopt; Ctrl-D doet dat ook
    .words = stop stoppen

## Whom one plays, and how to begin

who-all = Jullie spelen { $people }.
who-none = De engine speelt { $engine } op { $strength }.
who-some =
    { $count ->
        [one] Jij speelt { $people }, de engine speelt { $engine } op { $strength }.
       *[other] Jullie spelen { $people }, de engine speelt { $engine } op { $strength }.
    }
who-followed =
    Jij speelt { $player } aan een echte tafel. Typ de beurten van iedereen ({ $all }). Met gevonden zeg je dat
    een beurt de schat gevonden heeft, met zoek welke kaart je zoekt.
strength = niveau { $level } van { $full }
strength-timed = niveau { $level } van { $full }, { $seconds } s per zet
opponent = Dit is { $name }. { $character }
character =
    { $name ->
        [Miu] Een katje: duwt tegen wat dichtbij is en kijkt verbaasd wat ervan komt.
        [Tia] Een kind: pakt wat het ziet en vergeet dat jij daarna mag.
        [Hori] Een leerling: voorzichtig bij de ene zet en gehaast bij de volgende.
        [Sati] Een schrijver: ziet je volgende zet, maar zelden die daarna.
        [Ani] Een bouwmeester: heeft een plan, maar mist wat goed verstopt is.
       *[Akhet] De horizon: op volle kracht en buiten bereik.
    }
plays-at = De engine speelt op { $strength }.
plays-at-now = De engine speelt op { $strength }; niveau N of NAAM verandert dat.
type-move =
    { $game ->
        [labyrinth] Typ een beurt zoals { $move } (pijl, draaiing, veld van de pion), regels of hulp.
       *[laser] Typ een zet zoals { $move }, regels of hulp.
    }
type-help = Typ hulp om de opdrachten te zien.
small-board = Het venster is klein, en het bord dus ook: het grote heeft { $columns } bij { $rows } tekens nodig.
small-maze = Het venster is klein, en de doolhof dus ook: de grote heeft { $columns } bij { $rows } tekens nodig.
how-laser =
    Een zet is twee velden, c5b4, of een veld en een draai: c5R met de klok mee,
    c5L tegen de klok in. Tab maakt een woord af, de pijl omhoog haalt eerdere
    regels terug. Engelse opdrachten werken ook.
how-labyrinth =
    Een beurt is één woord: { $move } schuift de reservetegel bij pijl { $arrow } naar binnen,
    gedraaid naar { $turn }, en dan gaat de pion naar { $to }. Zoals de reservetegel getekend
    is, heet hij n; e, s en w zijn één, twee en drie kwartslagen met de klok mee. Een
    rechte heeft alleen n en e. Tab maakt een woord af, de pijl omhoog haalt eerdere
    regels terug. Engelse opdrachten werken ook.
how-puzzle =
    Een zet is twee velden, c5b4, of een veld en een draai: c5R met de klok mee,
    c5L tegen de klok in. Een zet die niet op tijd wint, wordt niet gespeeld.
    Engelse opdrachten werken ook.
how-mistakes =
    Een zet is twee velden, c5b4, of een veld en een draai: c5R met de klok mee,
    c5L tegen de klok in. Een zet die ook een fout is, wordt niet gespeeld.
    Engelse opdrachten werken ook.

## The rules in short, and what the signs mean

rules-laser =
    Het doel: raak met je Laser de Koning van de ander.
    In je beurt zet je één stuk naar een veld ernaast, ook schuin, of je draait er een een kwartslag. { $kings ->
        [turn] Ook Koningen draaien.
       *[stay] Koningen draaien niet.
    } Lasers blijven in hun hoek en draaien alleen.
    Daarna schiet je Laser, elke keer. Spiegels weerkaatsen de straal en schilden houden hem tegen. Een stuk dat ergens anders geraakt wordt, gaat van het bord, ook als het van jezelf is.
    Een Wisselaar mag ook van plaats wisselen met een Deflector of Verdediger ernaast, van wie dan ook.
    Wiens Koning geraakt wordt, heeft verloren, wie er ook schoot. Komt een stelling voor de derde keer voor, dan mag je gelijkspel opeisen.
    Een zet is twee velden, zoals c5b4, of een veld en een draai: c5R naar rechts (met de klok mee), c5L naar links.
    tekens legt de tekens uit, wat c5 een veld. De lessen van akhet gui leren je het spel; alle regels staan in docs/rules.nl.md.
legend-laser =
    De letters van Blauw zijn groot, die van Rood klein.
    K k  Koning: elke straal raakt hem.
    S s  Wisselaar: een spiegel met twee kanten. Hij wordt nooit geraakt.
    P p  Deflector: één spiegel. Een straal van achteren raakt hem.
    D d  Verdediger: een schild, de dikke balk. Een straal langs het schild raakt hem.
    L l  Laser: schiet waar zijn pijl heen wijst. Hij wordt nooit geraakt.
    Een streep van hoek naar hoek is een spiegel, een punt een leeg veld, een ster is raak.
    Onder het bord staat hoe elke straal getekend is.
    In de hoeken van velden aan de rand, op een groot bord:
    '    hier mag alleen Rood staan
    :    hier mag alleen Blauw staan
    Het noorden is bij rij 8, het oosten bij kolom j.
rules-labyrinth =
    Het doel: vind als eerste de schatten op je kaarten, { $order ->
        [any] in welke volgorde je wilt
       *[fixed] de een na de ander
    }{ $home ->
        [none] { "" }
        [square] , en eindig nog één beurt, waar dan ook
        [exit] , en verlaat de doolhof door een gang die aan de rand open is
       *[home] , en ga terug naar je startveld
    }.
    De doolhof beweegt. In je beurt schuif je eerst de reservetegel bij een pijl naar binnen, gedraaid zoals je wilt. De hele lijn gaat één veld verder, en de tegel die er aan de andere kant uit valt, is de volgende reservetegel. Waar hij eruit kwam, mag hij niet meteen weer in.
    Pionnen rijden mee op hun tegel. Een pion die eruit valt, komt er aan de andere kant weer in.
    Daarna loop je met je pion door open gangen, zo ver als ze gaan, of je blijft staan. Stop je op je schat, dan heb je hem gevonden. Alleen jij ziet je volgende kaart.
    Een beurt is één woord: pijl, draaiing van de tegel, veld van de pion. hulp geeft een voorbeeld.
    tekens legt de tekens uit, wat c5 een veld. De lessen van akhet gui leren je het spel; alle regels staan in docs/labyrinth.nl.md.
legend-labyrinth =
    A t/m X  de schatten; wat c5 zegt welke er op c5 ligt
    b y o g  de pionnen van Blauw, Geel, Oranje en Groen
    { "*" }        voor wie aan de beurt is
    ?        een kaart die je niet mag zien
    Een grote doolhof laat de muren zien, een kleine de gangen.
    Pijlen laten zien waar de reservetegel in kan. Bij het kruis kan dat niet: daar kwam de laatste tegel uit.
    De regels naast of onder de doolhof zeggen waar iedereen staat, wat je zoekt en wat er gevonden is.
    Het noorden is bij rij 7, het oosten bij kolom g.

## Turns

prompt-over = spel afgelopen>
prompt-call = { $player }, druk op Enter>
call = { $player } is aan de beurt. { $player }, druk op Enter als niemand anders het scherm kan zien.
not-called = { $player } is aan de beurt: { $player } moet eerst op Enter drukken.
thinking = { $player } denkt na (Ctrl-C: meteen zetten)
depth = diepte { $depth }
search-failed = Fout in het programma: het zoeken is mislukt; de engine doet zomaar een zet die mag.
paused = Pauze: doe gaat verder.
leave = Typ stop om te stoppen, of druk nog een keer op Ctrl-C.
claims = { $player } eist gelijkspel op.
may-claim = Deze stelling is { $times } keer voorgekomen: typ remise om gelijkspel op te eisen.
hint = De engine zou dit spelen: { $move }
hint-details = ({ $score }, diepte { $depth }): { $line }
no-move-played = Er is nog geen zet gedaan.
taken-back = Teruggenomen: { $moves }.
claim-back = Het gelijkspel is teruggenomen, het spel gaat verder.
resignation-back = { $player } geeft toch niet op, het spel gaat verder.
goes-on = Het spel gaat verder.
saved = '{ $file }' is bewaard.
saved-over = '{ $file }' is bewaard en vervangt het oude bestand.
loaded =
    '{ $file }' is geladen: { $plies ->
        [one] 1 zet
       *[other] { $plies } zetten
    } gespeeld.

## The end

game-over = Het spel is afgelopen: { $end }.
already-over = het spel is afgelopen: { $end }
won = { $player } heeft gewonnen
won-by-king =
    { $winner } heeft gewonnen, de { $shooter ->
        [blue] blauwe
       *[red] rode
    } Laser heeft de Koning op { $square } geraakt
won-by-loss = { $player } heeft gewonnen, { $loss }
won-by-nobody = { $loss }, niemand heeft gewonnen
drawn = gelijkspel, drie keer dezelfde stelling
resigned = { $player } heeft opgegeven
lost = { $player } heeft verloren ({ $reason })
reason =
    { $reason ->
        [IllegalMove] verboden zet
        [Time] tijd op
        [Crash] vastgelopen
        [Hang] geen antwoord
        [BrokenPipe] verbinding verbroken
        [ResignAdjudication] gestopt, de stelling was verloren
        [MaxPlies] te veel zetten
        [KingHit] Koning geraakt
        [TreasuresFound] schatten gevonden
       *[other] reden onbekend
    }

## Refusals

no-word = '{ $word }' is geen zet en geen opdracht; { $hint }
no-command = de opdracht '{ $word }' bestaat niet; { $hint }
did-you-mean = bedoel je { $near }?
try-help = hulp laat de opdrachten zien
near = ; bedoel je { $near }?
unexpected = '{ $word }' hoort hier niet
no-file = de naam van het bestand ontbreekt
not-utf8 = de regel is geen UTF-8-tekst
engine-no-move = de engine vindt geen zet
nothing-to-undo = er is geen zet om terug te nemen
nothing-of-yours = er is geen zet van jou om terug te nemen
fewer-turns = er zijn geen { $turns } beurten om terug te nemen
no-level = '{ $word }' is geen niveau: een niveau is een getal van 0 tot en met 20 of een naam, zoals Miu
square-missing = het veld ontbreekt, bijvoorbeeld wat c5
line-missing = de naam ontbreekt, bijvoorbeeld rij 5 of kolom c
no-line =
    '{ $word }' is geen { $line ->
        [rank] rij
       *[file] kolom
    } van dit bord
all-known = van dat spel zijn alle kaarten bekend: het hoort niet bij een echte tafel
some-unknown = de stelling heeft onbekende kaarten: begin met --fen om een spel aan een echte tafel te volgen
nobody-there = in dat spel speelt niemand { $player }
cannot-save = kan '{ $file }' niet bewaren: { $error }
cannot-load = kan '{ $file }' niet laden: { $error }
file-not-utf8 = het bestand is geen UTF-8-tekst
file-exists = het bestand bestaat al, en het is geen bewaard spel
no-puzzle = er is geen puzzel { $number }: ze zijn genummerd van 1 tot en met { $count }
no-puzzle-number = '{ $word }' is niet het nummer van een puzzel
no-move = '{ $word }' is geen zet: { $error }
no-square =
    { $game ->
        [labyrinth] '{ $word }' is geen veld: een veld is een kolom a tot en met g en een rij 1 tot en met 7
       *[laser] '{ $word }' is geen veld: een veld is een kolom a tot en met j en een rij 1 tot en met 8
    }
no-setup = de opstelling '{ $word }' bestaat niet; er zijn { $setups }

## Laser Chess

caption-to-move = { $player } aan de beurt, zet { $number }
caption-beams = stralen:
caption-shot = schot na { $move }:
played = { $player } speelt { $move }: { $shot }.
shot-hits = de Laser raakt { owned-on }
shot-removes = de Laser schiet { owned-on } van het bord
shot-removes-own = de Laser schiet een eigen stuk van het bord: { owned-on }
shot-ends = het schot eindigt bij { owned-on }
shot-leaves = het schot gaat van het bord af
in-moves =
    in { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
wins-in = wint { in-moves }
loses-in = verliest { in-moves }
square-empty = { $square } is leeg
not-yours = op { $square } staat { owned }, maar { $mover } is aan de beurt
no-move-of = { owned-on } kan niets doen
no-legal-move = { $player } kan geen zet doen
only-player = Hier mogen alleen stukken van { $player } staan.
no-beam = Hier komt nu geen straal.
faces-king = Elke straal raakt hem, en dan is het spel afgelopen.
faces-switch = Zijn spiegel ligt zo: { $mirror } en heeft twee kanten. Geen straal raakt hem.
faces-deflector = Zijn spiegel kijkt naar het { $first } en het { $second }. Een straal uit het { $third } of het { $fourth } raakt hem.
faces-defender = Zijn schild kijkt naar het { $way }. Een straal van een andere kant raakt hem.
faces-laser = Hij schiet naar het { $way }. Geen straal raakt hem.
stands-switch =
    { piece } { $square } { $mirror ->
        [falling] van linksboven naar rechtsonder
       *[rising] van linksonder naar rechtsboven
    }
stands-deflector = { piece } { $square } open naar { $first } en { $second }
stands-defender = { piece } { $square } met het schild naar het { $way }
stands-laser = { piece } { $square } naar het { $way }
line-empty =
    { $line ->
        [rank] Rij
       *[file] Kolom
    } { $name } is leeg.
line-pieces =
    { $line ->
        [rank] Op rij
       *[file] In kolom
    } { $name }: { $pieces }.
line-piece = { $piece } ({ $player })
threat-none = Als { $mover } nu aan de beurt was, raakte geen enkel schot een stuk van { $owner }.
threat = Als { $mover } nu aan de beurt was, raakte { $move } { owned-on }.
threat-others = Andere schoten zouden raken: { $pieces }.
passage = De straal van { $player } komt uit het { $from } en { $does }.
does-go-on = gaat rechtdoor
does-turn = gaat naar het { $to } verder
does-stop-shield = stopt bij het schild
does-stop = stopt hier
does-hit = zou hier nu raak zijn
beam-from = De straal van { $player } loopt van { $square }
beam-leg = naar het { $way } tot { $square }
beam-shield = { $path }, waar het schild van { owned } hem tegenhoudt.
beam-hit = { $path }, waar hij { owned } zou raken.
beam-ends = { $path }, waar hij stopt bij { owned }.
beam-out = { $path } en van het bord af.
term =
    { $term ->
        [king-nearness] Koning: afstand
        [king-exposure] Koning: gevaar
        [coverage] bereik
        [far-coverage] ver bereik
        [king-shelter] Koning: dekking
        [beam-reach] straal: lengte
        [beam-mirrors] straal: spiegel
        [beam-end] straal: eind
       *[network] netwerk
    }
worth = Wat elk stuk voor zijn kant waard is:
score-for = De waarde voor { $player }, in honderden punten: { $score }
book-empty = Deze stelling staat niet in het boek.
book-columns = zet    waarde diepte spellen winst  gel. verl.

## Why a move of Laser Chess is refused

move-from = het begint niet met een veld van a1 tot en met j8
move-to = na het eerste veld komt een veld van a1 tot en met j8 of een draai, R of L
move-same = de twee velden zijn hetzelfde
illegal-not-yours =
    { piece } op { $square } is niet van { $mover ->
        [blue] Blauw
       *[red] Rood
    }, en die is aan de beurt
illegal-laser-moves = de Laser op { $square } blijft altijd staan, hij draait alleen
illegal-laser-turn = de Laser op { $square } kan alleen naar het { $way } kijken ({ $letter })
illegal-king-turns = een Koning draait niet (de optie KingTurns staat uit)
illegal-too-far = { $from } en { $to } liggen niet naast elkaar, een stuk gaat één veld ver
illegal-closed = { $square } is verboden voor { $player }
illegal-occupied = { $square } is bezet, alleen een Wisselaar wisselt van plaats
illegal-swap = een Wisselaar wisselt niet met dit stuk: { piece } op { $square }
illegal-swap-closed = na het wisselen stond { owned-on }, en dat veld is verboden (de optie SwapOntoClosed staat uit)
no-claim = je kunt geen gelijkspel opeisen: deze stelling is { $times } van de 3 keer voorgekomen

## Puzzles and mistakes

puzzle-intro =
    Puzzels: vind die ene zet waarmee Blauw op tijd wint, wat Rood ook doet.
    Typ je zet, of hulp.
puzzle-number = Puzzel { $number } van { $count }, moeilijkheid { $grade } van 5.
puzzle-task =
    Blauw is aan de beurt en wint { $moves ->
        [1] meteen
       *[other] in { $moves } zetten
    }.
puzzle-over = De puzzel is klaar: typ volgende voor een nieuwe.
puzzle-wrong =
    { $move } wint niet { $moves ->
        [1] meteen
       *[other] in { $moves } zetten
    }. Probeer het nog eens.
puzzle-solved = Opgelost: { $streak } achter elkaar. Typ volgende voor een nieuwe.
puzzle-helped = Opgelost, met hulp. Typ volgende voor een nieuwe.
puzzle-solution = De oplossing: { $line }. Typ opnieuw om die na te spelen, of volgende.
interrupted = Gestopt.
interrupted-back = Gestopt: de zet is teruggenomen.
interrupted-unplayed = Gestopt: de zet is niet gespeeld.
interrupted-unjudged = Gestopt: de zet is niet beoordeeld.
interrupted-games = Gestopt: de andere spellen zijn niet bekeken.
prompt-next = volgende>
name-turn = Draai { owned-on }.
name-move = Verplaats { owned-on }.
mistakes-intro =
    Oefen { $count } { $count ->
        [one] fout
       *[other] fouten
    } van { $player }: vind een betere zet dan die gespeeld is.
    Typ je zet, of hulp.
mistakes-none = Er is geen fout van { $player } om te oefenen.
mistakes-left = Er is niets meer om te oefenen.
mistakes-found = Je vond er { $found } van de { $count } zonder fout en zonder hulp.
mistakes-again =
    { $count ->
        [one] Typ opnieuw voor de laatste, of stop.
       *[other] Typ opnieuw voor de andere { $count }, of stop.
    }
mistake-name = Spel { $game }, { $blue } - { $red }: { $number } { $move }
mistake-number = Fout { $number } van { $count }. { $name }, { $fault }.
mistake-good = { $name } was bij nader inzien geen fout.
mistake-task = { $player } is aan de beurt: vind een betere zet.
mistake-next = Typ volgende voor een andere.
mistake-wrong = { $answer } Probeer het nog eens.
mistake-right = { $praise } Typ volgende voor een andere.
mistake-solution = { $best }. Typ opnieuw om het te proberen, of volgende.
fault-lost = { $verdict }: { $points } van de 100 punten kwijt
fault-loses = { $verdict }: kost { $points } van de 100 punten
verdict =
    { $mark ->
        [inaccuracy] slordigheid
        [mistake] fout
       *[blunder] blunder
    }
missed-win = winst in { $count } gemist
best-line = Het beste was: { $line }
best-line-wins = Het beste was een winst { in-moves }: { $line }
praise-slower = Dat wint, maar langzamer: { in-moves }. { $best }.
praise-best = Goed: de beste zet.
praise-missed = Goed, maar er was een winst. { $best }.
praise = Goed. { $best }.
answer-wins = { $fault } { $player } wint { in-moves }: { $line }.
answer = { $fault } { $player } antwoordt { $line }.
whose = Wiens fouten? Typ een naam: { $names }; of blauw, rood of beide.
prompt-whose = speler>
both = beide
both-players = beide spelers
nobody-named = niemand heet '{ $word }' in deze spellen

## Labyrinth

deal-greeting = Dit is spel { $seed }: --deal { $seed } speelt het nog een keer.
deal-number = Dit is spel { $seed }: nieuw { $seed } speelt het nog een keer.
deal-unknown = Het nummer van dit spel is niet bekend.
maze-on = { $player } op { $square }
maze-won = heeft gewonnen
maze-ends-anywhere = mag overal eindigen
maze-exit = zoekt een uitgang
maze-home = moet terug naar { $square }
maze-looks = zoekt
maze-found = gevonden:
maze-spare = reserve
cards-left =
    { $count ->
        [0] geen kaart meer
        [one] nog 1 kaart
       *[other] nog { $count } kaarten
    }
turn = { $player } speelt { $move }.
turn-won =
    { $player } speelt { $move } en { $end ->
        [square] maakt het spel af
        [exit] verlaat de doolhof
       *[home] is terug op het startveld
    }.
turn-uncovers = { $player } speelt { $move } en vindt { $treasure }, { cards-left }.
cards-found = { $player } heeft { $letters } gevonden
cards-none = { $player } heeft nog niets gevonden
cards-won = { $found } en heeft gewonnen.
cards-known = { $found }, { cards-left }, zoekt { $letters }.
cards-hidden = { $found }, { cards-left }.
cards-done =
    { $found }, { cards-left }, { $end ->
        [square] mag overal eindigen
        [exit] zoekt een uitgang
       *[home] moet terug naar { $home }
    }.
chance = { $percent }% kans om te winnen
wins-this-turn = wint deze beurt
wins-in-turns = wint in { $turns } beurten
loses-by-force = een andere speler wint zeker
tile =
    { $square }: een { $kind ->
        [fixed] vaste
       *[loose] losse
    } tegel, open naar { $sides }
tile-treasure = { $tile }, met schat { $letter }, { the-treasure }
tile-home = Het is het startveld van { $player }.
tile-pawns =
    { $count ->
        [one] Hier staat de pion van { $players }.
       *[other] Hier staan de pionnen van { $players }.
    }
tile-target = { $player } moet hierheen.
tile-closed = De pijl hier is gesloten: hier kwam de laatste tegel uit.
tile-arrow = Hier kan de reservetegel in, bij pijl { $arrow }.
pawn = De pion van { $player } staat op { $square }, zijn startveld is { $home }.
spare =
    De reservetegel is { $shape ->
        [straight] een rechte
        [corner] een bocht
       *[t] een T
    }
spare-treasure = { spare }, met schat { $letter }, { the-treasure }
spare-closed = Bij { $arrow } mag hij niet in: daar kwam de laatste tegel uit.
none-begins = geen mogelijke beurt begint met '{ $word }'
no-seed = '{ $word }' is niet het nummer van een spel: dat is een getal van 0 tot en met 18446744073709551615
no-deal = met deze spelers kan er geen nieuw spel beginnen
new-followed = een spel aan een echte tafel begint met --fen
see-moves = { $error }; zie zetten { $slide }

## Why a move of Labyrinth is refused

slide-arrow = het begint niet met een pijl: { $arrows }
slide-orientation = na de pijl komt de draaiing van de tegel, n e s of w
slide-end = na de draaiing mag niets meer komen
maze-move-to = na de draaiing komt het veld van de pion, a1 tot en met g7
maze-move-mark = na het veld mag alleen ! komen, voor een gevonden kaart
maze-move-next = na ! mag alleen de letter A tot en met X van de volgende kaart komen
illegal-arrow = de pijl { $arrow } is gesloten, daar kwam de laatste tegel uit
illegal-unreachable = na het schuiven staat de pion van { $player } op { $from } en kan hij niet naar { $to }
illegal-mark = '!' klopt niet: { $player } kan op { $square } geen kaart vinden
illegal-free-order = er is geen volgende kaart als FreeOrder aan staat
illegal-no-next = { $player } heeft geen kaart meer
illegal-other-next = de volgende kaart van { $player } is { $known }, niet { $named }
illegal-elsewhere = de volgende kaart kan niet { $treasure } zijn: dat is een andere kaart van { $player }
illegal-no-tile = de volgende kaart kan niet { $treasure } zijn: die schat staat op geen enkele tegel

## At a real table

table-treasure = { the-treasure } ({ $letter })
table-found = { $player } heeft gevonden: { table-treasure }, { cards-left }.
table-mine = Je zoekt: { table-treasure }.
table-question = Welke kaart zoek je? Typ zoek en de schat, bijvoorbeeld zoek sleutel.
table-remark = Laat { $player } de kaart { table-treasure } zien, typ dan gevonden.
advice = Advies: { $move }
not-followed = van dit spel zijn alle kaarten bekend; dit is voor een echte tafel, met ? voor kaarten in de stelling
found-usage = typ gevonden, of de speler en de schat, bijvoorbeeld gevonden oranje bel
found-nothing = er is net geen beurt op een schat geëindigd; noem speler en schat, bijvoorbeeld gevonden oranje bel
mine-usage = typ de schat op je kaart, bijvoorbeeld zoek sleutel
no-player = '{ $word }' speelt niet mee in dit spel
no-treasure = '{ $word }' is geen schat: een schat is een letter A tot en met X of zijn naam, zoals sleutel
false-sealed = een verzegeld spel kent zijn kaarten
false-turn = geen beurt van { $player } is op { $treasure } geëindigd
false-elsewhere = het is niet { $treasure }: dat is een andere kaart van { $player }
false-no-card = { $player } heeft geen kaart meer
false-all-known = alle kaarten van { $player } zijn bekend
false-before = { $player } heeft al een beurt op { $treasure } geëindigd, toen was de kaart gevonden
false-at = in beurt { $number }, '{ $move }': { $error }
