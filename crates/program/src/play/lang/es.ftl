# Lo que dice `akhet play`, en español. Las palabras son las de las reglas, véase docs/rules.es.md y
# docs/labyrinth.es.md.

## Names

player =
    { $seat ->
        [blue] Azul
        [red] Rojo
        [yellow] Amarillo
        [orange] Naranja
       *[green] Verde
    }
piece =
    { $kind ->
        [King] Rey
        [Switch] Interruptor
        [Defender] Defensor
        [Deflector] Deflector
       *[Laser] Láser
    }
owned =
    el { piece } { $color ->
        [blue] azul
       *[red] rojo
    }
    .of =
        del { piece } { $color ->
            [blue] azul
           *[red] rojo
        }
    .to =
        al { piece } { $color ->
            [blue] azul
           *[red] rojo
        }
owned-on = { owned } en { $square }
    .to = { owned.to } en { $square }
direction =
    { $way ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    }
treasure =
    { $letter ->
        [A] Amuleto
        [B] Campana
        [C] Corona
        [D] Dragón
        [E] Esmeralda
        [F] Pluma
        [G] Cáliz
        [H] Casco
        [I] Ibis
        [J] Jarra
        [K] Llave
        [L] Lámpara
        [M] Máscara
        [N] Collar
        [O] Búho
        [P] Perla
        [Q] Pluma de escribir
        [R] Anillo
        [S] Espada
        [T] Tridente
        [U] Urna
        [V] Violín
        [W] Varita mágica
       *[X] Xilófono
    }
the-treasure = { treasure }
and = y
or = o

## Commands

command-rules = de qué se trata, y las reglas en pocas palabras
    .words = reglas
command-legend =
    { $game ->
        [labyrinth] qué significan las letras y los signos del laberinto
       *[laser] qué significan las letras y los signos del tablero
    }
    .words = signos leyenda
command-what =
    { $game ->
        [labyrinth] qué hay ahí: loseta, pasillos, tesoro, peones
       *[laser] qué hay ahí, hacia dónde mira, qué hacen los rayos
    }
    .words = qué que
    .arguments = CASILLA
command-rank =
    { $game ->
        [labyrinth] qué hay en una fila, por ejemplo fila 5
       *[laser] las piezas de una fila, por ejemplo fila 5
    }
    .words = fila
    .arguments = N
command-file =
    { $game ->
        [labyrinth] qué hay en una columna, por ejemplo columna c
       *[laser] las piezas de una columna, por ejemplo columna c
    }
    .words = columna
    .arguments = C
command-pieces =
    { $game ->
        [labyrinth] dónde están los peones
       *[laser] todas las piezas de los dos jugadores
    }
    .words = piezas peones
command-last =
    { $game ->
        [labyrinth] el último turno jugado
       *[laser] la última jugada, y qué hizo su disparo
    }
    .words = última ultima último ultimo
command-threat = qué podría alcanzar el otro si le tocara ahora
    .words = amenaza
command-moves =
    { $game ->
        [labyrinth] adónde puede ir el peón, o tras un empujón: jugadas b7e
       *[laser] las jugadas permitidas, o las de una pieza
    }
    .words = jugadas
    .arguments =
        { $game ->
            [labyrinth] [EMPUJÓN]
           *[laser] [CASILLA]
        }
command-spare = la loseta sobrante, y por dónde no puede entrar
    .words = sobrante
command-hint =
    { $game ->
        [puzzle] qué pieza hay que jugar
        [mistakes] qué pieza hay que jugar
       *[laser] qué jugaría el motor
    }
    .words = pista
command-solution =
    { $game ->
        [mistakes] enseña las mejores jugadas
       *[puzzle] enseña la solución
    }
    .words = solución solucion
command-again =
    { $game ->
        [mistakes] repite esta posición; al final, las que no encontraste
       *[puzzle] repite el problema desde el principio
    }
    .words = repetir
command-next =
    { $game ->
        [mistakes] pasa al error siguiente
       *[puzzle] pasa al problema siguiente, o al número N
    }
    .words = siguiente
    .arguments =
        { $game ->
            [mistakes] { "" }
           *[puzzle] [N]
        }
command-undo =
    { $game ->
        [labyrinth] vuelve al último turno de una persona, o N turnos atrás
       *[laser] vuelve a tu último turno, o N de tus turnos atrás
    }
    .words = atrás atras
    .arguments = [N]
command-go = el motor juega por ti
    .words = juega
command-history = todas las jugadas de la partida
    .words = historia
command-level = enseña los rivales; juega en el nivel N, de 0 a 20, o NOMBRE
    .words = nivel
    .arguments = [N]
command-board =
    { $game ->
        [labyrinth] dibuja otra vez el laberinto
       *[laser] dibuja otra vez el tablero
    }
    .words = tablero
command-book = las jugadas del libro de aperturas, la mejor primero
    .words = libro
command-beam = enseña por dónde van ahora los dos rayos
    .words = rayos rayo
command-eval = enseña cuánto vale la posición, punto por punto
    .words = valor
command-flip = da la vuelta al tablero
    .words = voltear
command-claim = reclama el empate, si el tablero está así por tercera vez
    .words = tablas
command-cards = qué ha encontrado y qué busca cada uno
    .words = cartas
command-found = en una mesa de verdad, el último turno encontró su tesoro, o J encontró T
    .words = encontrado
    .arguments = [J T]
command-mine = en una mesa de verdad, tú buscas el tesoro T
    .words = busco
    .arguments = T
command-resign = te rindes
    .words = rendirse
command-new =
    { $game ->
        [labyrinth] empieza otra partida, al azar o la de ese NÚMERO
       *[laser] empieza otra partida: ace, curiosity, grail, mercury, sophie
    }
    .words = nueva
    .arguments =
        { $game ->
            [labyrinth] [NÚMERO]
           *[laser] [DISPOSICIÓN]
        }
command-save =
    { $game ->
        [labyrinth] guarda la partida en un archivo, como PGN con todas las cartas
       *[laser] guarda la partida en un archivo, como PGN
    }
    .words = guardar
    .arguments = ARCHIVO
command-load = sigue con una partida guardada
    .words = cargar
    .arguments = ARCHIVO
command-deal = enseña el número de esta partida
    .words = número numero
command-help = enseña esta lista, o qué hace una orden
    .words = ayuda
    .arguments = [ORDEN]
command-quit = termina; Ctrl-D también
    .words = salir fin

## Whom one plays, and how to begin

who-all = Jugáis con { $people }.
who-none = El motor juega con { $engine } en el { $strength }.
who-some =
    { $count ->
        [one] Tú juegas con { $people }, el motor juega con { $engine } en el { $strength }.
       *[other] Vosotros jugáis con { $people }, el motor juega con { $engine } en el { $strength }.
    }
who-followed =
    Tú juegas con { $player } en una mesa de verdad. Escribe los turnos de todos ({ $all }). Con encontrado dices
    que un turno ha encontrado el tesoro, y con busco, qué carta buscas.
strength = nivel { $level } de { $full }
strength-timed = nivel { $level } de { $full }, { $seconds } s por jugada
opponent = Es { $name }. { $character }
character =
    { $name ->
        [Miu] Un gatito: empuja lo que tiene cerca y se sorprende de lo que pasa.
        [Tia] Una niña: se lleva lo que ve y olvida que luego te toca a ti.
        [Hori] Un alumno: en una jugada va con cuidado, en la siguiente con prisas.
        [Sati] Una escriba: ve venir tu próxima jugada, y casi nunca la que viene después.
        [Ani] Un constructor: tiene un plan, y no ve lo que está bien escondido.
       *[Akhet] El horizonte: juega con toda su fuerza, y está fuera de tu alcance.
    }
plays-at = El motor juega en el { $strength }.
plays-at-now = El motor juega en el { $strength }; nivel N o NOMBRE lo cambia.
type-move =
    { $game ->
        [labyrinth] Escribe un turno como { $move } (flecha, giro de la loseta, casilla del peón), reglas o ayuda.
       *[laser] Escribe una jugada como { $move }, reglas o ayuda.
    }
type-help = Escribe ayuda para ver las órdenes.
small-board = La ventana es pequeña, y el tablero también: el grande necesita { $columns } por { $rows } caracteres.
small-maze = La ventana es pequeña, y el laberinto también: el grande necesita { $columns } por { $rows } caracteres.
how-laser =
    Una jugada son dos casillas, c5b4, o una casilla y un giro: c5R en el sentido de
    las agujas del reloj, c5L en el contrario. Tab completa una palabra, la flecha
    hacia arriba trae las líneas de antes. También valen las órdenes en inglés.
how-labyrinth =
    Un turno es una sola palabra: { $move } empuja la loseta sobrante por la flecha { $arrow },
    girada { $turn }, y luego el peón va a { $to }. Tal como está dibujada, la loseta se
    llama n; e, s y w son uno, dos y tres cuartos de vuelta en el sentido de las agujas
    del reloj. Un pasillo recto solo tiene n y e. Tab completa una palabra, la flecha
    hacia arriba trae las líneas de antes. También valen las órdenes en inglés.
how-puzzle =
    Una jugada son dos casillas, c5b4, o una casilla y un giro: c5R en el sentido de
    las agujas del reloj, c5L en el contrario. Una que no gana a tiempo no se juega.
    También valen las órdenes en inglés.
how-mistakes =
    Una jugada son dos casillas, c5b4, o una casilla y un giro: c5R en el sentido de
    las agujas del reloj, c5L en el contrario. Una que también es un error no se juega.
    También valen las órdenes en inglés.

## The rules in short, and what the signs mean

rules-laser =
    El objetivo: alcanza al Rey del otro con tu Láser.
    Cuando te toca, mueve una pieza a una casilla de al lado, también en diagonal, o gírala un cuarto de vuelta. { $kings ->
        [turn] Los Reyes también giran.
       *[stay] Los Reyes no giran.
    } Los Láseres se quedan en su esquina y solo giran.
    Después dispara tu Láser, siempre. Los espejos desvían el rayo y los escudos lo detienen. Una pieza alcanzada por otro lado se retira, aunque sea tuya.
    Un Interruptor también puede cambiarse el sitio con un Deflector o un Defensor de al lado, sea de quien sea.
    Pierde aquel cuyo Rey es alcanzado, dispare quien dispare. Si el tablero está igual por tercera vez, puedes reclamar el empate (escribe tablas).
    Una jugada son dos casillas, como c5b4, o una casilla y un giro: c5R a la derecha (como las agujas del reloj), c5L a la izquierda.
    signos explica los signos, y qué c5 una casilla. Las lecciones de akhet gui te enseñan el juego; todas las reglas están en docs/rules.es.md.
legend-laser =
    Las letras de Azul son mayúsculas, las de Rojo minúsculas.
    K k  Rey: cualquier rayo lo alcanza.
    S s  Interruptor: un espejo de dos caras. Nunca lo alcanza un rayo.
    P p  Deflector: un solo espejo. Un rayo por detrás lo alcanza.
    D d  Defensor: un escudo, la barra gruesa. Un rayo que evita el escudo lo alcanza.
    L l  Láser: dispara hacia donde apunta su flecha. Nunca lo alcanza un rayo.
    Una raya de esquina a esquina es un espejo, un punto una casilla vacía, una estrella un impacto.
    Debajo del tablero pone cómo está dibujado cada rayo.
    En las esquinas de las casillas del borde, en un tablero grande:
    '    aquí solo puede estar Rojo
    :    aquí solo puede estar Azul
    El norte está del lado de la fila 8, el este del lado de la columna j.
rules-labyrinth =
    El objetivo: sé el primero en encontrar los tesoros de tus cartas, { $order ->
        [any] en el orden que quieras
       *[fixed] uno tras otro
    }{ $home ->
        [none] { "" }
        [square] , y acaba un turno más, donde sea
        [exit] , y sal del laberinto por una abertura del borde
       *[home] , y vuelve a tu casilla de salida
    }.
    El laberinto se mueve. Cuando te toca, primero empuja la loseta sobrante por una flecha, girada como quieras. Toda la línea avanza una casilla, y la loseta que sale por el otro extremo es la nueva sobrante. No puede volver a entrar enseguida por donde salió.
    Los peones viajan en sus losetas. El que sale vuelve a entrar por el otro extremo.
    Luego mueves tu peón por los pasillos, tan lejos como quieras, o te quedas. Si paras en tu tesoro, lo has encontrado. Solo tú ves tu siguiente carta.
    Un turno es una sola palabra: flecha, giro de la loseta, casilla del peón. ayuda da un ejemplo.
    signos explica los signos, y qué c5 una casilla. Las lecciones de akhet gui te enseñan el juego; todas las reglas están en docs/labyrinth.es.md.
legend-labyrinth =
    A - X    los tesoros; qué c5 dice cuál hay en c5
    b y o g  los peones de Azul, Amarillo, Naranja y Verde
    { "*" }        delante de quien tiene que jugar
    ?        una carta que no puedes ver
    Un laberinto grande enseña las paredes, uno pequeño los pasillos.
    Las flechas enseñan por dónde se puede empujar la loseta sobrante. Por la cruz no: por ahí salió la última.
    Las líneas al lado o debajo dicen dónde está cada uno, qué buscas y qué se ha encontrado.
    El norte está del lado de la fila 7, el este del lado de la columna g.

## Turns

prompt-over = fin de la partida>
prompt-call = { $player }, pulsa Enter>
call = Le toca a { $player }. { $player }, pulsa Enter cuando nadie más vea la pantalla.
not-called = Le toca a { $player }: { $player } tiene que pulsar Enter primero.
thinking = { $player } está pensando (Ctrl-C: jugar ya)
depth = profundidad { $depth }
search-failed = Error del programa: la búsqueda ha fallado; el motor hace una jugada permitida cualquiera.
paused = Pausa: escribe juega para seguir.
leave = Escribe salir para terminar, o pulsa Ctrl-C otra vez.
claims = { $player } reclama el empate.
may-claim = El tablero ha estado así { $times } veces: escribe tablas si quieres reclamar el empate.
hint = El motor jugaría { $move }
hint-details = ({ $score }, profundidad { $depth }): { $line }
no-move-played = Todavía no ha jugado nadie.
taken-back = Deshecho: { $moves }.
claim-back = Ya no hay empate, la partida sigue.
resignation-back = { $player } ya no se rinde, la partida sigue.
goes-on = La partida sigue.
saved = '{ $file }' está guardado.
saved-over = '{ $file }' está guardado en lugar del archivo viejo.
loaded =
    '{ $file }' está cargado: { $plies ->
        [one] 1 jugada hecha
       *[other] { $plies } jugadas hechas
    }.

## The end

game-over = Se acabó la partida: { $end }.
already-over = se acabó la partida: { $end }
won = { $player } ha ganado
won-by-king =
    { $winner } ha ganado, el Láser { $shooter ->
        [blue] azul
       *[red] rojo
    } ha alcanzado al Rey en { $square }
won-by-loss = { $player } ha ganado, { $loss }
won-by-nobody = { $loss }, no ha ganado nadie
drawn = empate, el tablero ha estado igual tres veces
resigned = { $player } se ha rendido
lost = { $player } ha perdido ({ $reason })
reason =
    { $reason ->
        [IllegalMove] jugada prohibida
        [Time] se acabó el tiempo
        [Crash] avería
        [Hang] sin respuesta
        [BrokenPipe] conexión cortada
        [ResignAdjudication] partida parada, la posición estaba perdida
        [MaxPlies] demasiadas jugadas
        [KingHit] Rey alcanzado
        [TreasuresFound] tesoros encontrados
       *[other] no se sabe por qué
    }

## Refusals

no-word = '{ $word }' no es ni una jugada ni una orden; { $hint }
no-command = no hay ninguna orden '{ $word }'; { $hint }
did-you-mean = ¿quieres decir { $near }?
try-help = escribe ayuda para ver las órdenes
near = ; ¿quieres decir { $near }?
unexpected = aquí sobra '{ $word }'
no-file = falta el nombre del archivo
not-utf8 = la línea no es texto UTF-8
engine-no-move = el motor no encuentra ninguna jugada
nothing-to-undo = no hay ninguna jugada que deshacer
nothing-of-yours = no hay ninguna jugada tuya que deshacer
fewer-turns = no hay { $turns } turnos que deshacer
no-level = '{ $word }' no es un nivel: un nivel es un número de 0 a 20 o un nombre, como Miu
square-missing = falta la casilla, por ejemplo qué c5
line-missing = falta su nombre, por ejemplo fila 5 o columna c
no-line =
    '{ $word }' no es una { $line ->
        [rank] fila
       *[file] columna
    } de este tablero
all-known = en esa partida se conocen todas las cartas: no es de una mesa de verdad
some-unknown = la posición tiene cartas desconocidas: empieza con --fen para seguir una partida en una mesa de verdad
nobody-there = en esa partida nadie juega con { $player }
cannot-save = no se puede guardar '{ $file }': { $error }
cannot-load = no se puede cargar '{ $file }': { $error }
file-not-utf8 = el archivo no es texto UTF-8
file-exists = el archivo ya existe, y no es una partida guardada
no-puzzle = no hay problema { $number }: van del 1 al { $count }
no-puzzle-number = '{ $word }' no es el número de un problema
no-move = '{ $word }' no es una jugada: { $error }
no-square =
    { $game ->
        [labyrinth] '{ $word }' no es una casilla: una casilla es una columna de a a g y una fila de 1 a 7
       *[laser] '{ $word }' no es una casilla: una casilla es una columna de a a j y una fila de 1 a 8
    }
no-setup = no hay ninguna disposición '{ $word }'; están { $setups }

## Laser Chess

caption-to-move = Le toca a { $player }, jugada { $number }
caption-beams = rayos:
caption-shot = disparo tras { $move }:
played = { $player } juega { $move }: { $shot }.
shot-hits = el Láser alcanza { owned-on.to }
shot-removes = el Láser retira { owned-on }
shot-removes-own = el Láser retira una pieza propia, { owned-on }
shot-ends = el disparo se para en { owned-on }
shot-leaves = el disparo sale del tablero
in-moves =
    en { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
wins-in = gana { in-moves }
loses-in = pierde { in-moves }
square-empty = { $square } está vacía
not-yours = en { $square } está { owned }, pero le toca a { $mover }
no-move-of = { owned-on } no puede jugar
no-legal-move = { $player } no puede jugar
only-player = Aquí solo pueden estar las piezas de { $player }.
no-beam = Ahora no llega aquí ningún rayo.
faces-king = Cualquier rayo lo alcanza, y entonces se acaba la partida.
faces-switch = Su espejo está así, { $mirror }, y tiene dos caras: ningún rayo lo alcanza.
faces-deflector = Su espejo mira al { $first } y al { $second }. Un rayo del { $third } o del { $fourth } lo alcanza.
faces-defender = Su escudo mira al { $way }. Un rayo de otro lado lo alcanza.
faces-laser = Dispara hacia el { $way }. Ningún rayo lo alcanza.
stands-switch =
    { piece } { $square } { $mirror ->
        [falling] de arriba a la izquierda a abajo a la derecha
       *[rising] de abajo a la izquierda a arriba a la derecha
    }
stands-deflector = { piece } { $square } abierto al { $first } y al { $second }
stands-defender = { piece } { $square } con el escudo al { $way }
stands-laser = { piece } { $square } hacia el { $way }
line-empty =
    La { $line ->
        [rank] fila
       *[file] columna
    } { $name } está vacía.
line-pieces =
    En la { $line ->
        [rank] fila
       *[file] columna
    } { $name }: { $pieces }.
line-piece = { $piece } ({ $player })
threat-none = Si ahora le tocara a { $mover }, ningún disparo alcanzaría una pieza de { $owner }.
threat = Si ahora le tocara a { $mover }, { $move } alcanzaría { owned-on.to }.
threat-others = Con otros disparos caerían: { $pieces }.
passage = El rayo de { $player } llega del { $from } y { $does }.
does-go-on = sigue recto
does-turn = gira hacia el { $to }
does-stop-shield = se para en el escudo
does-stop = se para aquí
does-hit = ahora alcanzaría la pieza
beam-from = El rayo de { $player } va desde { $square }
beam-leg = hacia el { $way } hasta { $square }
beam-shield = { $path }, donde lo detiene el escudo { owned.of }.
beam-hit = { $path }, donde alcanzaría { owned.to }.
beam-ends = { $path }, donde se para en { owned }.
beam-out = { $path } y sale del tablero.
term =
    { $term ->
        [king-nearness] Rey: cercanía
        [king-exposure] Rey: peligro
        [coverage] alcance
        [far-coverage] alcance lejos
        [king-shelter] Rey: refugio
        [beam-reach] rayo: largo
        [beam-mirrors] rayo: espejos
        [beam-end] rayo: final
       *[network] red
    }
worth = Cuánto vale cada pieza para su jugador:
score-for = El valor para { $player }, en cientos de puntos: { $score }
book-empty = Esta posición no está en el libro.
book-columns = jug.    valor  prof.   part.  gan.  emp. perd.

## Why a move of Laser Chess is refused

move-from = no empieza con una casilla de a1 a j8
move-to = después de la primera casilla va una casilla de a1 a j8 o un giro, R o L
move-same = las dos casillas son la misma
illegal-not-yours =
    le toca a { $mover ->
        [blue] Azul
       *[red] Rojo
    }, y la pieza de { $square } ({ piece }) no es suya
illegal-laser-moves = el Láser de { $square } nunca se mueve, solo gira
illegal-laser-turn = el Láser de { $square } solo puede apuntar al { $way } ({ $letter })
illegal-king-turns = un Rey no gira (la opción KingTurns está desactivada)
illegal-too-far = { $from } y { $to } no son vecinas, una pieza se mueve una sola casilla
illegal-closed = { $square } está prohibida para { $player }
illegal-occupied = { $square } está ocupada, solo un Interruptor puede cambiarse el sitio con otra pieza
illegal-swap = un Interruptor no se cambia el sitio con la pieza de { $square } ({ piece })
illegal-swap-closed = con el intercambio quedaría { owned-on }, y esa casilla le está prohibida (la opción SwapOntoClosed está desactivada)
no-claim = todavía no se puede reclamar el empate: el tablero ha estado así { $times } de las 3 veces que hacen falta

## Puzzles and mistakes

puzzle-intro =
    Problemas: encuentra la única jugada con la que Azul gana a tiempo, haga lo que haga Rojo.
    Escribe tu jugada, o ayuda.
puzzle-number = Problema { $number } de { $count }, dificultad { $grade } de 5.
puzzle-task =
    Azul juega y gana { $moves ->
        [1] enseguida
       *[other] en { $moves } jugadas
    }.
puzzle-over = El problema ha terminado: escribe siguiente para el próximo.
puzzle-wrong =
    { $move } no gana { $moves ->
        [1] enseguida
       *[other] en { $moves } jugadas
    }. Prueba otra vez.
puzzle-solved = Resuelto: { $streak } seguidos. Escribe siguiente para el próximo.
puzzle-helped = Resuelto, con ayuda. Escribe siguiente para el próximo.
puzzle-solution = La solución: { $line }. Escribe repetir para jugarla, o siguiente.
interrupted = Interrumpido.
interrupted-back = Interrumpido: la jugada está deshecha.
interrupted-unplayed = Interrumpido: la jugada no se ha hecho.
interrupted-unjudged = Interrumpido: la jugada no se ha valorado.
interrupted-games = Interrumpido: las demás partidas no se han repasado.
prompt-next = siguiente>
name-turn = Gira { owned-on }.
name-move = Mueve { owned-on }.
mistakes-intro =
    Practica { $count } { $count ->
        [one] error
       *[other] errores
    } de { $player }: encuentra una jugada mejor que la que se hizo.
    Escribe tu jugada, o ayuda.
mistakes-none = No hay ningún error de { $player } para practicar.
mistakes-left = Ya no queda nada para practicar.
mistakes-found = Has encontrado { $found } de { $count } sin errores y sin ayuda.
mistakes-again =
    { $count ->
        [one] Escribe repetir para probar el que falta, o salir.
       *[other] Escribe repetir para probar los otros { $count }, o salir.
    }
mistake-name = Partida { $game }, { $blue } - { $red }: { $number } { $move }
mistake-number = Error { $number } de { $count }. { $name }, { $fault }.
mistake-good = { $name }: mirándolo mejor, no era un error.
mistake-task = Le toca a { $player }: encuentra una jugada mejor.
mistake-next = Escribe siguiente para el próximo.
mistake-wrong = { $answer } Prueba otra vez.
mistake-right = { $praise } Escribe siguiente para el próximo.
mistake-solution = { $best }. Escribe repetir para jugarla, o siguiente.
fault-lost = { $verdict }: { $points } de 100 puntos perdidos
fault-loses = { $verdict }: cuesta { $points } de 100 puntos
verdict =
    { $mark ->
        [inaccuracy] imprecisión
        [mistake] error
       *[blunder] error grave
    }
missed-win = se podía ganar en { $count }
best-line = Lo mejor: { $line }
best-line-wins = Lo mejor gana { in-moves }: { $line }
praise-slower = Gana, pero más despacio: { in-moves }. { $best }.
praise-best = Bien: la mejor jugada.
praise-missed = Bien, pero se podía ganar. { $best }.
praise = Bien. { $best }.
answer-wins = { $fault } { $player } gana { in-moves }: { $line }.
answer = { $fault } { $player } responde { $line }.
whose = ¿De quién son los errores? Escribe un nombre: { $names }; o azul, rojo o ambos.
prompt-whose = jugador>
both = ambos
both-players = los dos jugadores
nobody-named = en estas partidas nadie se llama '{ $word }'

## Labyrinth

deal-greeting = Es la partida número { $seed }: --deal { $seed } la juega otra vez.
deal-number = Es la partida número { $seed }: nueva { $seed } la juega otra vez.
deal-unknown = No se conoce el número de esta partida.
maze-on = { $player }: { $square }
maze-won = ha ganado
maze-ends-anywhere = puede acabar donde sea
maze-exit = busca una salida
maze-home = vuelve a { $square }
maze-looks = busca
maze-found = ya tiene:
maze-spare = sobrante
cards-left =
    { $count ->
        [0] ninguna carta más
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }
turn = { $player } juega { $move }.
turn-won =
    { $player } juega { $move } y { $end ->
        [square] acaba la partida
        [exit] sale del laberinto
       *[home] ya está en su salida
    }.
turn-uncovers = { $player } juega { $move } y descubre { $treasure }, { cards-left }.
cards-found = { $player } ha encontrado { $letters }
cards-none = { $player } no ha encontrado nada
cards-won = { $found } y ha ganado.
cards-known = { $found }, { cards-left }, busca { $letters }.
cards-hidden = { $found }, { cards-left }.
cards-done =
    { $found }, { cards-left }, { $end ->
        [square] puede acabar la partida donde sea
        [exit] busca una salida
       *[home] vuelve a { $home }
    }.
chance = { $percent } % de posibilidades de ganar
wins-this-turn = gana en este turno
wins-in-turns = gana en { $turns } turnos
loses-by-force = otro jugador gana seguro
tile =
    { $square }: una loseta { $kind ->
        [fixed] fija
       *[loose] suelta
    }, abierta por: { $sides }
tile-treasure = { $tile }; con el tesoro { $letter }, { the-treasure }
tile-home = Es la casilla de salida de { $player }.
tile-pawns =
    { $count ->
        [one] Aquí está el peón de { $players }.
       *[other] Aquí están los peones de { $players }.
    }
tile-target = { $player } tiene que venir aquí.
tile-closed = Su flecha está cerrada: por aquí salió la última loseta.
tile-arrow = Por aquí se puede empujar la loseta sobrante, por la flecha { $arrow }.
pawn = El peón de { $player } está en { $square }, su casilla de salida es { $home }.
spare =
    La loseta sobrante es { $shape ->
        [straight] un pasillo recto
        [corner] una curva
       *[t] una T
    }
spare-treasure = { spare }, con el tesoro { $letter }, { the-treasure }
spare-closed = No puede entrar por { $arrow }: por ahí salió la última.
none-begins = ningún turno permitido empieza por '{ $word }'
no-seed = '{ $word }' no es el número de una partida: es un número de 0 a 18446744073709551615
no-deal = con estos jugadores no se puede empezar otra partida
new-followed = una partida seguida en una mesa de verdad empieza con --fen
see-moves = { $error }; mira jugadas { $slide }

## Why a move of Labyrinth is refused

slide-arrow = no empieza con una flecha: { $arrows }
slide-orientation = después de la flecha va el giro de la loseta, n e s o w
slide-end = después del giro no va nada más
maze-move-to = después del giro va la casilla del peón, de a1 a g7
maze-move-mark = después de la casilla solo puede ir !, por una carta descubierta
maze-move-next = después de ! solo puede ir la letra de A a X de la siguiente carta
illegal-arrow = la flecha { $arrow } está cerrada, por ahí salió la última loseta
illegal-unreachable = después de empujar, el peón de { $player } está en { $from } y no puede llegar a { $to }
illegal-mark = '!' está mal: { $player } no puede descubrir una carta en { $square }
illegal-free-order = no hay siguiente carta cuando FreeOrder está activada
illegal-no-next = a { $player } no le quedan cartas
illegal-other-next = la siguiente carta de { $player } es { $known }, no { $named }
illegal-elsewhere = la siguiente carta no puede ser { $treasure }: es otra carta de { $player }
illegal-no-tile = la siguiente carta no puede ser { $treasure }: ninguna loseta lo tiene

## At a real table

table-treasure = { the-treasure } ({ $letter })
table-found = { $player } ha encontrado: { table-treasure }, { cards-left }.
table-mine = Tú buscas: { table-treasure }.
table-question = ¿Qué carta buscas? Escribe busco y su tesoro, por ejemplo busco llave.
table-remark = Si { $player } enseña la carta { table-treasure }, escribe encontrado.
advice = Consejo: { $move }
not-followed = en esta partida se conocen todas las cartas; esto es para una mesa de verdad, con ? por las cartas en la posición
found-usage = escribe encontrado, o el jugador y el tesoro, por ejemplo encontrado naranja campana
found-nothing = ningún turno acaba de terminar en un tesoro; di jugador y tesoro, por ejemplo encontrado naranja campana
mine-usage = escribe el tesoro de tu carta, por ejemplo busco llave
no-player = '{ $word }' no juega en esta partida
no-treasure = '{ $word }' no es un tesoro: un tesoro es una letra de A a X o su nombre, por ejemplo llave
false-sealed = una partida sellada conoce sus cartas
false-turn = ningún turno de { $player } ha terminado en { $treasure }
false-elsewhere = no es { $treasure }: es otra carta de { $player }
false-no-card = a { $player } no le quedan cartas
false-all-known = se conocen todas las cartas de { $player }
false-before = { $player } ya terminó un turno en { $treasure }, y lo habría descubierto
false-at = en el turno { $number }, '{ $move }': { $error }
