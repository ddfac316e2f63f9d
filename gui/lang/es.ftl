## Las piezas y otras palabras de muchos sitios

-king = { NAMES() ->
    [khet] { $form ->
        [a] un Faraón
        [A] Un Faraón
        [the] el Faraón
        [The] El Faraón
        [of] del Faraón
        [to] al Faraón
        [many] Faraones
       *[one] Faraón
    }
   *[akhet] { $form ->
        [a] un Rey
        [A] Un Rey
        [the] el Rey
        [The] El Rey
        [of] del Rey
        [to] al Rey
        [many] Reyes
       *[one] Rey
    }
}
-switch = { NAMES() ->
    [khet] { $form ->
        [a] un Escarabajo
        [A] Un Escarabajo
        [the] el Escarabajo
        [The] El Escarabajo
        [many] Escarabajos
       *[one] Escarabajo
    }
   *[akhet] { $form ->
        [a] un Interruptor
        [A] Un Interruptor
        [the] el Interruptor
        [The] El Interruptor
        [many] Interruptores
       *[one] Interruptor
    }
}
-deflector = { NAMES() ->
    [khet] { $form ->
        [a] una Pirámide
        [A] Una Pirámide
        [the] la Pirámide
        [The] La Pirámide
        [many] Pirámides
       *[one] Pirámide
    }
   *[akhet] { $form ->
        [a] un Deflector
        [A] Un Deflector
        [the] el Deflector
        [The] El Deflector
        [many] Deflectores
       *[one] Deflector
    }
}
-defender = { NAMES() ->
    [khet] { $form ->
        [a] un Anubis
        [A] Un Anubis
        [the] el Anubis
        [The] El Anubis
        [of] del Anubis
       *[one] Anubis
    }
   *[akhet] { $form ->
        [a] un Defensor
        [A] Un Defensor
        [the] el Defensor
        [The] El Defensor
        [of] del Defensor
       *[one] Defensor
    }
}
-laser = { NAMES() ->
    [khet] { $form ->
        [the] la Esfinge
        [The] La Esfinge
        [of] de la Esfinge
        [many] Esfinges
       *[one] Esfinge
    }
   *[akhet] { $form ->
        [the] el Láser
        [The] El Láser
        [of] del Láser
        [many] Láseres
       *[one] Láser
    }
}

piece = { $kind ->
    [K] { -king }
    [S] { -switch }
    [P] { -deflector }
    [D] { -defender }
    [L] { -laser }
   *[other] pieza
}
piece-deed = { $kind ->
    [K] Si un rayo lo alcanza por cualquier lado, su dueño pierde.
    [S] Un espejo de dos caras: nunca se retira. Puede cambiarse el sitio con { -deflector(form: "a") } o { -defender(form: "a") } de al lado.
    [P] Su espejo desvía el rayo. Un rayo que llega por detrás alcanza la pieza.
    [D] Su escudo detiene el rayo. Un rayo que llega por otro lado alcanza la pieza.
   *[L] Dispara después de cada jugada de su dueño. Se queda en su esquina y nunca se retira.
}
color = { $color ->
    [blue] Azul
    [yellow] Amarillo
    [orange] Naranja
    [green] Verde
   *[red] Rojo
}

picture = { $treasure ->
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
    [X] Xilófono
   *[own] { $name }
}

common-analyse = Analizar
common-cancel = Cancelar
common-clear = Borrar
common-close = Cerrar
common-copy = Copiar
common-copy-link = Copiar enlace
common-engine = Motor
common-flip = Voltear
common-flip-board = Voltear el tablero
common-hint = Pista
common-link-copied = Enlace copiado
common-open = Abrir
common-percent = { $percent } %
common-play-from-here = Jugar desde aquí
common-redo = Rehacer
common-setting-up = Montando el tablero…
common-share = Compartir
common-skip = Saltar
common-stop = Parar
common-thinking = pensando…
common-try-again = Otra vez
common-undo = Deshacer
common-game = { $game ->
    [labyrinth] Labyrinth
   *[laserchess] Laser Chess
}
common-how-to-play = Cómo se juega
common-play-with-friend = Jugar con un amigo
common-with = { $what }, { $more }
common-range = de { $min } a { $max }
common-games = Partidas
common-say = Decir

## board: los tableros de los dos juegos, los anuncios, las preguntas escritas

piece-owned = { $color ->
    [none] la pieza
   *[other] { $kind ->
        [K] { -king(form: "the") }
        [S] { -switch(form: "the") }
        [P] { -deflector(form: "the") }
        [D] { -defender(form: "the") }
        [L] { -laser(form: "the") }
       *[other] la pieza
    } de { color }
}
board-side = { $side ->
    [n] norte
    [e] este
    [s] sur
   *[w] oeste
}
board-stance = { $kind ->
    [P] { $side ->
        [n] mirando al norte y al este
        [e] mirando al este y al sur
        [s] mirando al sur y al oeste
       *[w] mirando al oeste y al norte
    }
    [S] { $side ->
        [n] en diagonal, de arriba a la izquierda a abajo a la derecha
        [s] en diagonal, de arriba a la izquierda a abajo a la derecha
       *[other] en diagonal, de abajo a la izquierda a arriba a la derecha
    }
    [D] con el escudo hacia el { board-side }
   *[L] apuntando al { board-side }
}
board-piece-named = { piece } de { color }
board-piece = { $kind ->
    [K] { board-piece-named }
   *[other] { board-piece-named } { board-stance }
}
board-piece-on = { $kind ->
    [K] { board-piece-named } en { $square }
   *[other] { board-piece-named } en { $square } { board-stance }
}
board-own-piece-on = { $kind ->
    [K] { piece } en { $square }
   *[other] { piece } en { $square } { board-stance }
}
board-piece-at = { piece-owned } en { $square }
board-empty = vacía
board-square-empty = { $square } está vacía.
board-shot-out = el disparo sale del tablero por { $side ->
    [n] arriba
    [e] la derecha
    [s] abajo
   *[w] la izquierda
}
board-shot-hit = el disparo alcanza { $kind ->
    [K] { -king(form: "to") } de { color }
   *[other] { piece-owned }
} en { $square }
board-shot-laser = el disparo termina en { piece-owned }, en { $square }
board-shot-shield = { piece-owned } en { $square } detiene el disparo con su escudo
board-reply = Entonces el láser de { $by } alcanzaría { $kind ->
    [K] { -king(form: "to") } de { color }
   *[other] { piece-owned }
} en { $square }.
board-mover = { $color ->
    [none] La pieza de { $square }
   *[other] { $kind ->
        [K] { -king(form: "The") }
        [S] { -switch(form: "The") }
        [P] { -deflector(form: "The") }
        [D] { -defender(form: "The") }
        [L] { -laser(form: "The") }
       *[other] La pieza
    } de { color } en { $square }
}
board-move-turns = { $turn ->
    [R] { board-mover } gira hacia la derecha
    [L] { board-mover } gira hacia la izquierda
   *[either] { board-mover } gira
}
board-move-goes = { board-mover } va a { $to }
board-move-swaps = { board-mover } se cambia el sitio con { $other } en { $to }
board-move-alone = { $move }.
board-move-shot = { $move }; { $shot }.

board-board = Tablero
board-help = Las flechas del teclado van de casilla en casilla, Enter elige y juega, R y L giran, Esc cancela.
board-selected = elegida
board-destination = destino
board-can-move = se puede mover
board-square-selected = { $square } elegida.
board-play-move = Hacer esta jugada
board-turn = { $turn ->
    [R] Girar a la derecha
    [L] Girar a la izquierda
   *[either] Girar
}
board-king-threatened = Alcanzarían a tu { -king }
board-no-canvas = este navegador no tiene dónde dibujar (canvas)
board-no-png = la imagen no se ha podido convertir en PNG

board-level-word = { $word ->
    [full] Fuerza total
    [expert] Experto
    [strong] Fuerte
    [skilled] Hábil
    [steady] Sólido
    [casual] Aficionado
    [easy] Fácil
   *[beginner] Principiante
}
board-level = Nivel { $level }
board-level-named = { $name }, nivel { $level }
board-named-levels = Niveles con nombre
board-level-is = { $name }: { app-opponent }
board-level-above = Por encima de { $name }: { app-opponent }
board-name = Nombre
board-time = Tiempo
board-time-move = Tiempo por jugada
board-no-clock = Sin reloj
board-clocks-for = Relojes para { $all ->
    [both] los dos
   *[all] todos
}
board-days = Días por jugada
board-days-each = Días para cada jugada
board-days-note = Nadie tiene que esperar: vuelve con el enlace de tu sitio cuando te toque.
board-engine-time = Tiempo del motor por jugada
board-seconds-most = segundos, como mucho
board-minutes-seconds = Minutos + segundos por jugada
board-each-side = Cada jugador
board-minutes = minutos
board-each-move = Por cada jugada
board-seconds-more = segundos más
board-pace-clocks = relojes: { $minutes } min + { $increment } s
board-pace-move = { $seconds } s por jugada
board-pace-none = sin reloj

board-setup-khet = { $name } en Khet
board-setup = Disposición

board-clock = Reloj: { $name }
board-due = Plazo: { $due }
board-clock-due = Reloj: { $name }, { $left }, plazo: { $due }
board-copy-field = Copiar: { $label }
board-copy-selected = El navegador no deja copiar a la página. El texto está marcado: cópialo tú.
board-copy-text = El navegador no deja copiar a la página. Este es el texto: { $text }
board-copy-picture = Este navegador no deja que la página copie imágenes. Guarda el PNG.
board-moves = Jugadas
board-moves-none = Aquí aparecerán las jugadas.
board-turns-none = Aquí aparecerán los turnos.
board-hits = alcanza { $kind ->
    [K] { -king(form: "to") } de { color }
   *[other] { piece-owned }
}
board-walk = Recorrer la partida
board-first = Primera posición
board-back = Una jugada atrás
board-forward = Una jugada adelante
board-last = Última posición
board-pgn-file = Archivo PGN…
board-pgn-drop = o suelta uno en cualquier parte de la página
board-thinking = pensando

board-score-sign = + es bueno para Azul
board-depth = profundidad <b>{ $depth }</b>
board-nodes = <b>{ $count }</b> nodos
board-speed = <b>{ $count }</b>/s
board-chances = Gana Azul { $blue } %, empate { $draw } %, gana Rojo { $red } %
board-expected = El resultado esperado de Azul es { $blue } %

board-lost = { color } ha perdido { $pieces }
board-lost-kind = { $count } × { piece }

board-words-welcome = Escribe una jugada o una pregunta; «help» dice qué se puede escribir. La tecla / lleva hasta aquí, Esc cierra el campo.
board-words = Jugadas y preguntas
board-words-said = Lo que se ha dicho
board-words-field = Jugada o pregunta
board-words-example = Una jugada, what c5, help
board-words-close = Cerrar el campo
board-words-none = Ahora no hay aquí ningún tablero.
board-words-near = No conozco { $word }. ¿Querías decir { $near }?
board-words-unknown = No conozco { $word }. «help» dice qué se puede escribir.
board-over = La partida se ha acabado.
board-not-now = Ahora no puedes mover.
board-refused = { $move } no se puede jugar
board-clocks-none = Aquí no hay relojes.
board-clocks = { $clocks }.
board-clock-left = { color } todavía tiene { $left }
board-ask-square = Di una casilla, de { $first } a { $last }, como en: what { $example }.
board-ask-rank = Di una fila, de la 1 a la { $last }, como en: rank { $example }.
board-ask-file = Di una columna, de la a a la { $last }, como en: file c.
board-no-last = Todavía no se ha jugado nada.

board-laser-help = Jugadas: c5R o turn c5 right; h2h3 o h2 to h3. Preguntas: what c5: qué hay allí; rank 5: la fila; file c: la columna; pieces: las piezas; beam: adónde apuntan los dos láseres; last: la última jugada; threat: qué podría alcanzar el otro si le tocara ahora; moves o moves c5: las jugadas posibles; clock: el reloj; help: esta ayuda.
board-no-move = No hay ninguna jugada legal para { board-piece-at }.
board-not-your-piece = En { $square } está { piece-owned }, pero le toca a { $turn }.
board-ground = aquí solo puede estar { color }
board-leg-to = al { board-side } hasta { $to }
board-beam-out = El rayo de { $by } va desde { $from } { $way } y sale del tablero.
board-beam-hit = El rayo de { $by } va desde { $from } { $way }, donde alcanzaría { $kind ->
    [K] { -king(form: "to") } de { color }
   *[other] { piece-owned }
}.
board-beam-shield = El rayo de { $by } va desde { $from } { $way }, donde { piece-owned } lo detiene con su escudo.
board-beam-laser = El rayo de { $by } va desde { $from } { $way }, donde termina en { piece-owned }.
board-no-beam = Ahora no pasa ningún rayo por aquí.
board-passage = El rayo de { color } viene del { $from ->
    [n] norte
    [e] este
    [s] sur
   *[w] oeste
} y { $does ->
    [straight] sigue recto
    [to-n] gira hacia el norte
    [to-e] gira hacia el este
    [to-s] gira hacia el sur
    [to-w] gira hacia el oeste
    [hit] alcanzaría ahora la pieza
    [shield] se para en el escudo
   *[laser] se para aquí
}.
board-line = { $line ->
    [rank] En la fila { $name }: { $pieces }.
   *[file] En la columna { $name }: { $pieces }.
}
board-line-empty = { $line ->
    [rank] La fila { $name } está vacía.
   *[file] La columna { $name } está vacía.
}
board-pieces = { color }: { $pieces }.
board-no-threat = Si a { $mover } le tocara ahora, ningún disparo alcanzaría una pieza de { color }.
board-best-threat = Si a { $mover } le tocara ahora, { $move } alcanzaría { $piece }.
board-other-threats = Otros disparos alcanzarían { $pieces }.

board-tile = { $sides ->
    [none] { board-tile-shape }
   *[other] { board-tile-shape } abierta { $sides }
}{ $treasure ->
    [none] { "" }
   *[other] { ", con " }{ picture }
}
board-tile-shape = { $shape ->
    [i] recta
    [c] curva
    [t] T
   *[other] { $tile }
}
board-open-side = { $side ->
    [n] hacia arriba
    [e] a la derecha
    [s] hacia abajo
   *[w] a la izquierda
}
board-pawn = peón de { color }
board-home = salida de { color }
board-arrow = flecha { $arrow }, empuja { $side ->
    [n] la columna { $line } hacia arriba
    [e] la fila { $line } hacia la derecha
    [s] la columna { $line } hacia abajo
   *[w] la fila { $line } hacia la izquierda
}{ $state ->
    [closed] , cerrada
    [held] , elegida
    [open] , se puede empujar
   *[waits] { "" }
}
board-slide = Entra por { $arrow }: { $tile }. { $count ->
    [one] Se llega a { $count } casilla.
   *[other] Se llega a { $count } casillas.
}
board-advice = empuja por { $arrow }{ $sides ->
    [none] , y luego
   *[other] { " con la loseta abierta " }{ $sides }, y luego
} { $goes ->
    [stays] quédate
   *[goes] ve a { $to }
}
board-your-turn = Te toca: { $step }
board-step = primero empuja, luego mueve.
board-step-keys = ve a una flecha con las flechas del teclado, gira la loseta con R o L y pulsa Enter.
board-step-keys-walk = { $stays ->
    [true] ahora ve a una casilla marcada con las flechas del teclado y pulsa Enter, o S para quedarte.
   *[false] ahora ve a una casilla marcada con las flechas del teclado y pulsa Enter.
}
board-step-keys-go = con Enter vas a { $to }.
board-step-walk = { $by ->
    [touch] ahora toca una casilla marcada para ir allí.
   *[mouse] ahora haz clic en una casilla marcada para ir allí.
}
board-step-again = { $by ->
    [touch] toca otra vez { $to } para ir allí.
   *[mouse] haz clic otra vez en { $to } para ir allí.
}
board-arrow-closed = La flecha { $arrow } está cerrada: por ahí ha salido la última loseta.
board-no-way = Después de empujar así, no hay camino hasta { $to }.
board-turn-told = { $who } empuja por { $arrow } y { $goes ->
    [stays] se queda en { $to }
    [goes] va de { $from } a { $to }
   *[comes] va a { $to }
}{ $treasure ->
    [none] .
   *[other] { "; encuentra el tesoro «" }{ picture }».
}

board-maze-help = Las flechas del teclado van por las casillas y las flechas del tablero. Enter en una flecha empuja la loseta sobrante, R y L la giran, Enter en una casilla va allí, S se queda, Esc cancela.
board-chosen = elegida
board-can-go = puedes ir aquí
board-spare = Loseta sobrante
board-spare-picture = Sobrante: { picture }
board-stay = Quedarse
board-go-to = Ir a { $to }
board-turn-left = Girar a la izquierda
board-turn-right = Girar a la derecha
board-tray-arrow = { $by ->
    [touch] Toca una flecha para empujar.
   *[mouse] Haz clic en una flecha para empujar.
}
board-tray-push = { $by ->
    [touch] Toca para empujar aquí.
   *[mouse] Haz clic para empujar aquí.
}
board-tray-again = { $by ->
    [touch] Toca otra vez { $to } para ir allí.
   *[mouse] Haz clic otra vez en { $to } para ir allí.
}
board-tray-square = Ahora elige una casilla.

board-hand = Tus cartas
board-hand-count = { $found } de { $all } encontrados
board-hand-over = Todos los tesoros encontrados
board-hand-last = { $end ->
    [home] Ya tienes todos los tesoros. Ahora vuelve a tu salida, { $home }.
    [AnyExit] Ya tienes todos los tesoros. Ahora sal por cualquier abertura del borde.
   *[AnySquare] Ya tienes todos los tesoros. Tu próximo turno gana, acabe donde acabe.
}
board-hand-find = Busca: { picture }
board-hand-find-any = Busca estos, en cualquier orden
board-hand-next = { $end ->
    [home] Vuelve a la salida
    [AnyExit] Sal del laberinto
   *[AnySquare] Un turno más
}

board-turns = Turnos
board-at-start = Estás viendo el principio
board-at-turn = Estás viendo el turno { $turn } de { $all }: { $move }
board-cards-left = { $count ->
    [0] de vuelta a la salida
    [one] { $count } carta por encontrar
   *[other] { $count } cartas por encontrar
}
board-at-home = salida
board-found = Encontrados

board-variants = Variantes
board-variant = { $name ->
    [FreeOrder] Cartas en cualquier orden
    [NoReturn] Sin volver a la salida
    [AnyExit] Salir por cualquier sitio
    [AnySquare] Acabar en cualquier sitio
   *[OpenCards] Cartas a la vista
}
board-variant-hint = { $name ->
    [FreeOrder] ves todas tus cartas y las buscas en el orden que quieras
    [NoReturn] gana quien encuentra su último tesoro
    [AnyExit] después del último tesoro sales del laberinto por cualquier abertura
    [AnySquare] después del último tesoro gana el turno siguiente, acabe donde acabe
   *[OpenCards] todos ven todas las cartas, también Akhet
}
board-variant-short = { $name ->
    [FreeOrder] cartas en cualquier orden
    [NoReturn] sin volver a la salida
    [AnyExit] salir por cualquier sitio
    [AnySquare] acabar en cualquier sitio
   *[OpenCards] cartas a la vista
}
board-usual-rules = las reglas de siempre

board-picture-names = Nombres de los dibujos
board-pictures-named = Los dibujos ya tienen sus nombres.
board-pictures-hint = Una línea para cada dibujo. Copia la lista para compartirla, o pega otra aquí.
board-pictures-use = Usar estos nombres
board-pictures-copied = Nombres copiados
board-pictures-usual = Nombres de siempre
board-picture-no-letter = Línea { $line }: empieza con una letra de la A a la X, como en «A: Calavera».
board-picture-again = Línea { $line }: { $letter } ya tiene su nombre en la línea { $before }.
board-picture-long = Línea { $line }: este nombre es demasiado largo. Como mucho, { $most } caracteres.
board-picture-twice = Línea { $line }: { $letter } también se llama «{ $name }», en la línea { $before }. Dos dibujos necesitan dos nombres.
board-picture-usual = Línea { $line }: { $letter } también se llama «{ $name }». Dale otro nombre a { $letter }.

board-maze-words-help = Turnos: a4ne3, o push a4 north, go to e3. North (norte) es como está dibujada la loseta sobrante, east (este) es un cuarto de vuelta a la derecha, y así los demás. Preguntas: what d4: qué hay allí; rank 4: la fila; file c: la columna; pieces: dónde están los peones; cards: las cartas; spare: la sobrante; last: el último turno; moves: las flechas abiertas; moves a4n: adónde puede ir entonces el peón; clock: el reloj; help: esta ayuda.
board-pawn-at = El peón de { color } está en { $pawn }; su salida es { $home }.
board-spare-is = La loseta sobrante: { $tile }.
board-spare-closed = La loseta sobrante: { $tile }. No puede entrar por { $arrow }: por ahí ha salido la última loseta.
board-no-turn = Ningún turno empieza con { $start }.
board-after-slide = Después de { $slide }, el peón puede ir a { $squares }.
board-to-find = por encontrar
board-cards = { color } { $finds ->
    [0] no ha encontrado nada
   *[other] ha encontrado { $found }
}, { $left ->
    [0] { $end ->
        [home] no le quedan cartas y vuelve a { $home }
       *[out] no le quedan cartas y va a salir del laberinto
    }
    [one] le queda { $left } carta
   *[other] le quedan { $left } cartas
}{ $known ->
    [0] .
   *[other] , busca { $sought }.
}

## app: la página, los ajustes, los diálogos y los mensajes

app-description = Juega y analiza Laser Chess (Khet 2.0) con el motor Akhet.

app-view-play = Jugar
app-view-learn = Aprender
app-view-analyse = Analizar
app-view-setup = Editor
app-view-puzzles = Problemas
app-view-mistakes = Errores
app-view-real = Mesa real
app-view-table = Mesa
app-view-lobby = Sala

app-awaited = ● Te toca
app-games = Juegos
app-views = Secciones
app-elsewhere = En otro dispositivo
app-newer = Pasar a la versión nueva
app-theme-switch = Claro u oscuro
app-settings = Ajustes
app-words = Escribir jugadas y preguntas
app-words-focus = Ir al campo de las jugadas
app-dismiss = Cerrar
app-view-broken = No se ha podido mostrar «{ $view }»
app-view-missing = No se ha podido cargar «{ $view }»
app-missing-server = Se carga desde Akhet, que no ha respondido. Si está parado, vuelve a iniciar <code>akhet gui</code>.
app-missing-network = Se carga desde la red, que no ha respondido.
app-slow = La conexión va lenta: { $seconds } s sin respuesta.
app-engine-missing = { $reason ->
    [none] No se ha podido cargar el motor. Se intenta otra vez…
   *[other] No se ha podido cargar el motor ({ $reason }). Se intenta otra vez…
}
app-engine-loading = Cargando el motor
app-full = <b>Hay demasiadas páginas de Akhet abiertas.</b> Cierra una y esta se conectará. Tu partida está guardada.
app-lost = { $reason ->
    [none] Sin conexión. Conectando otra vez…
   *[other] Sin conexión ({ $reason }). Conectando otra vez…
}
app-lost-guest = La partida está guardada en la mesa.
app-lost-kept = Tu partida está guardada. Si Akhet está parado, vuelve a iniciar <code>akhet gui</code>.

app-broken = Esto no se ha podido mostrar
app-broken-hint = A lo mejor basta con recargar la página. Si no, puede que estén dañados los datos que el navegador guarda para ella: puedes borrar sus partidas, análisis, progreso y ajustes.
app-reload = Recargar
app-clear = Borrar todo y recargar

app-room-dropped = El navegador ya no tiene más sitio para esta página. Tus partidas más antiguas dejan sitio a las nuevas.
app-room-lost = El navegador no guarda todo para esta página: las partidas, los análisis, el progreso y los ajustes nuevos duran hasta que la cierres.
app-rules-refused = La partida que está en «{ $view }» sería ilegal ({ $reason }). Empieza antes otra allí.
app-seat-full = Hay demasiadas páginas de esta mesa abiertas. Cierra una.
app-newer-there = Hay una versión nueva de Akhet. Pasa a ella con el botón de arriba.
app-unanswered = { $path }: { $status }
app-engine-said = { $engine }: { $text }

app-opponent = { $name ->
    [Miu] Un gatito: empuja lo que tiene cerca y se sorprende de lo que pasa.
    [Tia] Una niña: se lleva lo que ve y olvida que luego te toca a ti.
    [Hori] Un alumno: en una jugada va con cuidado, en la siguiente con prisas.
    [Sati] Una escriba: ve venir tu próxima jugada, y casi nunca la que viene después.
    [Ani] Un constructor: tiene un plan, y no ve lo que está bien escondido.
    [Akhet] El horizonte: juega con toda su fuerza, y está fuera de tu alcance.
   *[other] { $character }
}

app-engine-lost = { $reason ->
    [none] { $engine } ha dejado de funcionar. Se inicia otra vez…
   *[other] { $engine } ha dejado de funcionar ({ $reason }). Se inicia otra vez…
}

app-drop = Suelta el PGN para repasar sus partidas

app-link-text = Escanea esto con un móvil de la misma red, o abre allí la dirección. Quien la tenga puede usar este motor.
app-link-code = Código QR de la dirección
app-link-friend = Mejor jugar con un amigo

app-refused = <b>Esta página todavía no puede usar el motor.</b> Le falta su clave, o es de otro servidor. Abre la dirección que ha escrito <code>akhet gui</code>, o pégala aquí:
app-refused-field = Dirección o clave
app-refused-connect = Conectar

app-language = Idioma
app-language-auto = El del navegador
app-theme = Tema
app-theme-auto = Sistema
app-theme-light = Claro
app-theme-dark = Oscuro
app-beams = Mostrar los rayos
app-beams-hint = adónde dispararían ahora los dos láseres
app-confirm = Confirmar las jugadas
app-confirm-hint = un segundo clic hace la jugada; en pantallas táctiles siempre se pregunta
app-names = Nombres de las piezas
app-names-akhet = Rey, Interruptor…
app-names-khet = Faraón, Escarabajo…
app-words-hint = un campo debajo del tablero; la tecla / lleva hasta él
app-sound = Sonido

app-backup = Partidas y progreso
app-backup-text = Partidas, errores, problemas resueltos, lecciones y ajustes en un archivo, para otro navegador. Lo que trae un archivo se añade a lo que hay aquí.
app-backup-save = Guardar en un archivo
app-backup-add = Añadir un archivo…
app-backup-unreadable = Este no es un archivo de partidas y progreso: { $reason }
app-backup-other = Este no es un archivo de partidas y progreso: no lo dice al principio.
app-backup-version = Este archivo es de la versión { $version }. Esta página lee la versión 1; un Akhet más nuevo sí lo lee.
app-backup-added = { $games ->
    [one] Una partida añadida, con el progreso y los ajustes.
   *[other] { $games } partidas añadidas, con el progreso y los ajustes.
}

app-effort-quick = Rápido
app-effort-thorough = A fondo
app-effort-deep = Muy a fondo

app-start-day = Disposición del { $date }
app-start-days = Disposiciones del día
app-start-random = Disposición al azar
app-start-randoms = Disposiciones al azar
app-start-own = Tu posición
app-start-others = Otras posiciones
app-start-handicaps = Con ventaja

app-handicap-pieces = { $kinds ->
    [PP] dos { -deflector(form: "many") }
    [S] { -switch(form: "a") }
    [PPS] dos { -deflector(form: "many") } y { -switch(form: "a") }
    [PPP] tres { -deflector(form: "many") }
   *[PPPS] tres { -deflector(form: "many") } y { -switch(form: "a") }
}
app-handicap-without = Sin { app-handicap-pieces }
app-handicap-player = { $color ->
    [blue] Azul sin { app-handicap-pieces }
   *[red] Rojo sin { app-handicap-pieces }
}
app-handicap-impossible = { $color ->
    [blue] Desde aquí, Azul no puede jugar sin { app-handicap-pieces }: un disparo alcanzaría algo enseguida.
   *[red] Desde aquí, Rojo no puede jugar sin { app-handicap-pieces }: un disparo alcanzaría algo enseguida.
}
app-handicap = Ventaja
app-handicap-none = Ninguna
app-handicap-who = Quién juega con menos piezas
app-setups-more = Más disposiciones
app-setups-day = La de hoy
app-setups-random = Al azar
app-setups-drawing = Buscando una disposición equilibrada…

app-setups = Todas las disposiciones
app-setup-scores = Azul consigue el { $blue } %; empates: { $drawn } %
app-setup-ace = Casi ninguna jugada del principio pierde. La mejor para empezar.
app-setup-curiosity = Tranquila al principio, con una trampa: cuidado con los { -switch(form: "many") }.
app-setup-grail = Azul está mejor, y tiene que aprovecharlo.
app-setup-mercury = Azul ataca enseguida. Dale Azul a quien juegue peor.
app-setup-sophie = Hay una primera jugada que gana casi siempre. Para un Azul más débil.
app-setup-horemheb = Los dos { -switch(form: "many") } están delante { -king(form: "of") }, y hay pocos empates.
app-setup-ebana = Un bloque de cuatro { -deflector(form: "many") } está muy metido en el otro lado.

## error: lo que rechazan el motor o la página

error-at = { $list ->
    [game] partida { $number }: { $reason }
   *[line] línea { $number }: { $reason }
}
error-in = { $list ->
    [ply] media jugada { $number } { $what }: { $reason }
    [turn] turno { $number } { $what }: { $reason }
    [slide] empujón { $number } { $what }: { $reason }
   *[move] jugada { $number } { $what }: { $reason }
}
error-in-text = { $list ->
    [ply] media jugada { $number }: { $what } no es una jugada: { $reason }
    [turn] turno { $number }: { $what } no es un turno: { $reason }
    [slide] empujón { $number }: { $what } no es un empujón: { $reason }
   *[move] jugada { $number }: { $what } no es una jugada: { $reason }
}
error-text = { $what } no es una jugada: { $reason }
error-rules = esta partida sería ilegal: { $reason }
error-start = su principio no es una posición: { $reason }
error-opening = la apertura: { $reason }

error-over-by = la partida se ha acabado: { $reason }
error-over-won = la partida se ha acabado, ha ganado { color }
error-search-over = partida acabada: { $reason }
error-over = la partida se ha acabado
error-king-hit = { $shooter ->
    [blue] ha ganado { color }: { -laser(form: "the") } de Azul ha alcanzado { -king(form: "to") } en { $square }
   *[red] ha ganado { color }: { -laser(form: "the") } de Rojo ha alcanzado { -king(form: "to") } en { $square }
}
error-has-won = ha ganado { color }
error-repetition = empate por triple repetición
error-no-claim = no hay empate que reclamar: esta situación se ha dado { $count } de las 3 veces necesarias

error-move-from = no empieza con una casilla de a1 a j8
error-move-to = tras la primera casilla tiene que venir una casilla de a1 a j8 o un giro, R o L
error-move-same = las dos casillas son la misma
error-empty = { $square } está vacía
error-not-yours = le toca a { color }, y la pieza de { $square } ({ piece }) no es suya
error-laser-moves = { -laser(form: "the") } de { $square } nunca se mueve, solo gira
error-laser-turn = { $side ->
    [n] { -laser(form: "the") } de { $square } solo puede apuntar al norte (n)
    [e] { -laser(form: "the") } de { $square } solo puede apuntar al este (e)
    [s] { -laser(form: "the") } de { $square } solo puede apuntar al sur (s)
   *[w] { -laser(form: "the") } de { $square } solo puede apuntar al oeste (w)
}
error-king-turns = { -king(form: "a") } no gira (la opción KingTurns está desactivada)
error-too-far = { $from } y { $to } no son vecinas; una pieza se mueve una casilla
error-closed = { $square } está prohibida para { color }
error-occupied = { $square } está ocupada; solo { -switch(form: "a") } puede cambiarse el sitio con otra pieza
error-swap = { -switch(form: "a") } no se cambia el sitio con la pieza de { $square } ({ piece })
error-swap-closed = con el intercambio, una pieza de { color } ({ piece }) acabaría en { $square }, que está prohibida para { color } (la opción SwapOntoClosed está desactivada)

error-count = { $kind ->
    [K] { color } tiene { $count } { -king(form: "many") }, y tiene que haber 1
   *[L] { color } tiene { $count } { -laser(form: "many") }, y tiene que haber 1
}
error-laser-corner = { -laser(form: "the") } de { color } está en { $square }, y tiene que estar en { $corner }
error-laser-faces = { -laser(form: "the") } de { color } apunta a { $facing }, y solo puede apuntar a { $one } o { $two }
error-stands-closed = una pieza de { color } está en { $square }, que está prohibida para { color }
error-fen-empty = la posición está vacía
error-fen-ranks = el número de filas es { $ranks }, y no { $right }
error-fen-width = la fila { $rank } tiene { $squares } casillas, y tienen que ser 10
error-fen-run = una serie de casillas vacías es un número del 1 al 10 (fila { $rank }, carácter { $column })
error-fen-piece = pieza desconocida '{ $letter }', se espera K, S, D, P o L (fila { $rank }, carácter { $column })
error-fen-switch = tras { $letter } tiene que venir su orientación, n o e (fila { $rank }, carácter { $column })
error-fen-orientation = tras { $letter } tiene que venir su orientación, n, e, s o w (fila { $rank }, carácter { $column })
error-fen-no-side = después del tablero falta a quién le toca, b o r
error-fen-side = a quién le toca tiene que ser b o r (carácter { $column })
error-fen-number = el número de la jugada completa va de 1 a 1000000000 (carácter { $column })
error-fen-end = detrás del número de la jugada completa no puede haber nada (carácter { $column })
error-fen-dashes = tras '-' tiene que venir otro '-', y luego un contador de medias jugadas y el número de la jugada completa, o bien operaciones de EPD (carácter { $column })

error-turn-arrow = no empieza con una flecha: { $arrows }
error-turn-orientation = tras la flecha tiene que venir la orientación de la loseta: n, e, s o w
error-turn-slide = detrás de la orientación no puede haber nada
error-turn-square = tras la orientación tiene que venir la casilla del peón, de a1 a g7
error-turn-mark = detrás de la casilla solo puede ir !, si se descubre una carta
error-turn-next = detrás de ! solo puede ir la letra de la próxima carta, de la A a la X
error-arrow-closed = la flecha { $arrow } está cerrada: por ahí ha salido la última loseta
error-unreachable = después de empujar, el peón de { color } está en { $from } y no puede llegar a { $to }
error-uncovered = '!' está mal: { color } no puede descubrir una carta en { $square }
error-next-free = con FreeOrder no hay una próxima carta que mirar
error-next-none = a { color } no le queda ninguna carta que mirar
error-next-other = la próxima carta de { color } es { $known }, y no { $card }
error-next-known = la próxima carta no puede ser { $card }: se sabe que es otra carta de { color }
error-next-no-tile = la próxima carta no puede ser { $card }: no está en ninguna loseta
error-found-no-turn = ningún turno de { color } ha acabado en { $card }
error-found-known = no es { $card }: se sabe que es otra carta de { color }
error-no-card = a { color } no le quedan cartas
error-all-known = ya se conocen todas las cartas de { color }
error-card-uncovered = { color } ha acabado un turno en { $card }, y así la habría descubierto

error-tile-fixed = la loseta de { $square } es fija, tiene que ser { $tile }
error-treasure-home = el tesoro { $card } está en { $square }, una casilla de salida, y allí no hay tesoros
error-treasure-twice = el tesoro { $card } está en dos losetas
error-players = el número de jugadores es { $players }, y no de 2 a 4
error-card-no-tile = { color } tiene la carta { $card }, que no está en ninguna loseta
error-card-twice = { color } tiene la carta { $card }, que aparece dos veces
error-cards = hay { $cards } cartas, pero { $treasures } tesoros en las losetas
error-mover = le toca a { color }, pero en ese sitio no hay nadie
error-turn-number = el número del turno es { $turn }, y no de 1 a 1000000000
error-out = con estas reglas, { color } no puede haber salido del laberinto por ahí
error-winners = { $other ->
    [blue] han ganado { color } y Azul a la vez
    [yellow] han ganado { color } y Amarillo a la vez
    [orange] han ganado { color } y Naranja a la vez
    [green] han ganado { color } y Verde a la vez
   *[red] han ganado { color } y Rojo a la vez
}
error-maze-missing = { $field ->
    [board] falta el tablero: los campos son tablero, sobrante, jugadores, a quién le toca, flecha cerrada, turno
    [spare] falta la sobrante: los campos son tablero, sobrante, jugadores, a quién le toca, flecha cerrada, turno
    [players] falta el campo de los jugadores: los campos son tablero, sobrante, jugadores, a quién le toca, flecha cerrada, turno
    [mover] falta a quién le toca: los campos son tablero, sobrante, jugadores, a quién le toca, flecha cerrada, turno
   *[arrow] falta la flecha cerrada: los campos son tablero, sobrante, jugadores, a quién le toca, flecha cerrada, turno
}
error-maze-few = la fila { $rank } tiene menos de 7 losetas (carácter { $column })
error-maze-many = la fila { $rank } tiene más de 7 losetas (carácter { $column })
error-maze-shape = { $field ->
    [spare] una loseta tiene que empezar con i, c o t, y un tesoro va de la A a la X (la sobrante, carácter { $column })
   *[board] una loseta tiene que empezar con i, c o t, y un tesoro va de la A a la X (el tablero, carácter { $column })
}
error-maze-orientation = tras la forma de una loseta tiene que venir su orientación: n, e, s o w (fila { $rank }, carácter { $column })
error-maze-spare = la sobrante tiene que ser una forma y su tesoro, de la A a la X, si lo tiene, sin orientación (carácter { $column })
error-maze-seats = el campo de los jugadores tiene { $seats } sitios, y no 4: azul/amarillo/naranja/verde, con - donde no hay nadie
error-maze-player = { color } tiene que escribirse así: casilla:cartas:descubiertas (carácter { $column })
error-maze-pawn = el peón de { color } tiene que estar en una casilla de a1 a g7 (carácter { $column })
error-maze-cards = las cartas de { color } tienen que ser letras de la A a la X, o ?; o - para quien ha salido del laberinto (carácter { $column })
error-maze-too-many = { color } tiene más de 24 cartas (carácter { $column })
error-maze-mover = a quién le toca tiene que ser b, y, o o g (carácter { $column })
error-maze-closed = la flecha cerrada tiene que ser - o una de estas: { $arrows } (carácter { $column })
error-maze-turn = el turno tiene que ser un número de 1 a { $most } (carácter { $column })
error-maze-end = detrás del número del turno no puede haber nada (carácter { $column })

error-setup = disposición desconocida '{ $name }'; las conocidas son: { $names }
error-unexpected = '{ $word }' no se esperaba
error-too-long = con esta conexión, una partida tiene como mucho { $most } jugadas
error-memory = no hay memoria suficiente para una tabla de { $size } MB
error-memory-short = no hay memoria suficiente
error-threads = no se pueden iniciar { $threads } hilos: { $reason }
error-one-line = { $sign ->
    [tab] el texto tiene que ser una sola línea, pero hay un tabulador detrás de '{ $before }'
    [line] el texto tiene que ser una sola línea, pero hay un salto de línea detrás de '{ $before }'
   *[control] el texto tiene que ser una sola línea, pero hay un carácter de control detrás de '{ $before }'
}
error-session-closed = la sesión está cerrada
error-engine-lost = el motor ha fallado { $times } veces con esto
error-engine-lost-by = el motor ha fallado { $times } veces con esto: { $reason }
error-no-answer = sin respuesta
error-fetch = No se ha podido cargar
error-engine-stuck = el motor no ha empezado
error-engine = motor { $name }: { $reason }
error-engine-start = no se puede iniciar: { $reason }
error-engine-exited = ha terminado antes de { $line }: { $status }
error-engine-closed = ha cerrado su salida antes de { $line }
error-engine-deaf = no lee su entrada
error-engine-silent = no responde: nada de { $line } en { $seconds } s
error-closing = el programa se está cerrando
error-flood = había demasiadas líneas

error-no-games = el archivo no tiene partidas
error-most-games = solo se han leído las primeras { $games } partidas
error-text-long = el texto pasa de { $limit }
error-text-late = el texto no ha llegado a tiempo
error-no-end = la partida que empieza aquí no tiene final
error-tag = una etiqueta es [Nombre "valor"]
error-tag-twice = una etiqueta aparece dos veces
error-no-variation = ')' no cierra ninguna variante
error-after-result = detrás de un resultado no puede haber nada en su línea
error-tag-result = la etiqueta Result dice { $said }, pero las jugadas acaban en { $found }
error-tag-plies = PlyCount es { $said }, pero hay { $found } jugadas
error-tag-switch = la etiqueta { $tag } es true o false, y no '{ $word }'
error-tag-starts = las etiquetas StartSetup y FEN no pueden ir juntas
error-tag-setup = la etiqueta StartSetup nombra la disposición desconocida '{ $name }'; las conocidas son: { $names }
error-tag-variant = la etiqueta Variant dice { $name }, y no labyrinth
error-tag-fen = falta la etiqueta FEN, que da el principio

error-chatter = espera un momento antes de volver a decir algo
error-spectator = los espectadores solo miran
error-not-opener = solo quien ha abierto la mesa puede sentar motores
error-you-out = ya no juegas
error-not-over = la partida no se ha acabado
error-turn = le toca a { color }
error-played = la jugada { $number } ya se ha hecho
error-early = la próxima jugada es la número { $number }
error-table-long = una partida en una mesa tiene como mucho { $most } jugadas
error-time = se ha acabado el tiempo
error-engine-fights = un motor nunca acepta el empate
error-no-move = todavía no has hecho ninguna jugada
error-no-offer = no hay nada que rechazar
error-taken = el sitio está ocupado
error-no-engine = allí no hay ningún motor
error-last-seat = el último sitio es para una persona
error-table-ended = la mesa ya no existe
error-table-kept = la mesa no se puede guardar: { $reason }
error-tables = hay { $tables } mesas; cierra una de ellas
error-no-table = no hay ninguna mesa con este ID
error-table-full = esta mesa no espera a nadie
error-table-connections = hay demasiadas conexiones a mesas

## play: jugar a los dos juegos

play-you = Tú

play-new = Partida nueva
play-leave = ¿Dejar esta partida?
play-leave-kept = { $keeping ->
    [lost] Todavía no ha terminado. Se queda a medias entre tus partidas, y puedes seguir con ella hasta que cierres esta página: el navegador no puede guardarla.
   *[other] Todavía no ha terminado. Se queda a medias entre tus partidas, y allí puedes seguir con ella.
}
play-start-new = Empezar la nueva
play-keep = Seguir jugando
play-start = Empezar
play-games = Tus partidas
play-games-none = Aquí aparecerán tus partidas.
play-continue = Continuar
play-delete = Borrar la partida del { $date }

play-record = Desarrollo de la partida
play-result = Resultado
play-resign = Rendirse
play-resign-sure = ¿Te rindes?

play-taken-back = Jugada deshecha.
play-engine-back = { $engine } ha vuelto; la partida sigue.

play-share-game = Compartir la partida
play-rematch = Revancha
play-mistakes = Mis errores
play-elsewhere = Esta partida está abierta en otra pestaña.
play-continue-here = Seguir aquí
play-back = Volver a la partida
play-thinking = { $player } está pensando…
play-waiting-connection = Esperando la conexión…
play-waiting-engine = Esperando al motor…
play-paused = En pausa. Le toca a { color }.
play-hint = Pista: { $hint }
play-claim = Reclamar empate
play-game = Partida
play-take-back = Deshacer
play-resume = Seguir
play-pause = Pausa

play-against = Contra
play-counted = { $result ->
    [won] Victoria
    [drawn] Empate
   *[lost] Derrota
}
play-moves-count = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
play-color-against = { color } contra { $opponent }
play-two-people = Dos personas
play-unfinished = Sin terminar

play-rating-of = Elo { $elo }

play-friend = Jugar con un amigo en otro dispositivo
play-you-play = Juegas con
play-random = Al azar
play-two-engines = Dos motores
play-two-people-note = Juegan dos personas en esta pantalla, sin motor.
play-engine-of = { $color ->
    [blue] Motor de Azul
   *[red] Motor de Rojo
}
play-strength-of = { $color ->
    [blue] Fuerza de Azul
   *[red] Fuerza de Rojo
}
play-opponent = Rival
play-strength = Fuerza
play-setup-and-time = Disposición y tiempo
play-level = Nivel
play-rating = Elo

play-draw = Empate
play-no-winner = No gana nadie
play-won = { $who ->
    [you] Has ganado
   *[other] { $player } ha ganado
}
play-outcome = { $title }. { $text }
play-hit = { $color ->
    [blue] El láser de Azul ha alcanzado { -king(form: "to") } de Rojo en { $square }.
   *[red] El láser de Rojo ha alcanzado { -king(form: "to") } de Azul en { $square }.
}
play-hit-own = { $color ->
    [blue] El láser de Azul ha alcanzado a su propio { -king } en { $square }.
   *[red] El láser de Rojo ha alcanzado a su propio { -king } en { $square }.
}
play-claimed = { $who ->
    [you] Lo has reclamado: esta posición se ha dado tres veces.
   *[other] { $player } lo ha reclamado: esta posición se ha dado tres veces.
}
play-agreed = Los dos lo han acordado.
play-repetition = Esta posición se ha dado tres veces.
play-resigned = { $who ->
    [you] Te has rendido.
    [many] { $player } se han rendido.
   *[other] { $player } se ha rendido.
}
play-time-out = { $who ->
    [you] Se te ha acabado el tiempo.
    [many] A { $player } se les ha acabado el tiempo.
   *[other] A { $player } se le ha acabado el tiempo.
}
play-illegal = { $player } ha jugado { $move }, que es ilegal.
play-no-move = { $player } no ha hecho ninguna jugada legal.
play-found = { $way ->
    [home] { $who ->
        [you] Has encontrado todos los tesoros y has vuelto a tu salida.
       *[other] { $player } ha encontrado todos los tesoros y ha vuelto a su salida.
    }
    [exit] { $who ->
        [you] Has encontrado todos los tesoros y has salido del laberinto.
       *[other] { $player } ha encontrado todos los tesoros y ha salido del laberinto.
    }
   *[none] { $who ->
        [you] Has encontrado todos los tesoros.
       *[other] { $player } ha encontrado todos los tesoros.
    }
}

play-review = Repaso
play-review-this = Repasar esta partida
play-looking-move = Estás viendo la jugada { $number } de { $last }: { $move }
play-to-move = { $who ->
    [you] Te toca.
   *[other] Le toca a { $player }.
}
play-to-move-first = { $who ->
    [you] { $by ->
        [key] Te toca: ve a una pieza { play-color } con las flechas del teclado y pulsa Enter.
        [touch] Te toca: toca una pieza { play-color }.
       *[mouse] Te toca: haz clic en una pieza { play-color }.
    }
   *[other] { $by ->
        [key] Le toca a { $player }: ve a una pieza { play-color } con las flechas del teclado y pulsa Enter.
        [touch] Le toca a { $player }: toca una pieza { play-color }.
       *[mouse] Le toca a { $player }: haz clic en una pieza { play-color }.
    }
}
play-color = { $color ->
    [blue] azul
   *[red] roja
}
play-pressed-other = { $color ->
    [blue] { board-piece-named }, pero le toca a Rojo.
   *[red] { board-piece-named }, pero le toca a Azul.
}
play-pressed-stuck = { board-piece-named }: ahora no se puede mover.
play-pressed-confirm = { $by ->
    [key] { board-piece-named }: Enter hace la jugada.
    [touch] { board-piece-named }: toca la marca ✓ para hacer la jugada.
   *[mouse] { board-piece-named }: haz clic en la marca ✓ para hacer la jugada.
}
play-pressed = { $by ->
    [key] { $ways ->
        [both] { board-piece-named }: ve a un punto con las flechas del teclado o gira con R o L, y pulsa Enter.
        [goes] { board-piece-named }: ve a un punto con las flechas del teclado y pulsa Enter.
       *[turns] { board-piece-named }: gira con R o L y pulsa Enter.
    }
    [touch] { $ways ->
        [both] { board-piece-named }: toca un punto para mover o una flecha para girar.
        [goes] { board-piece-named }: toca un punto para mover.
       *[turns] { board-piece-named }: toca una flecha para girar.
    }
   *[mouse] { $ways ->
        [both] { board-piece-named }: haz clic en un punto para mover o en una flecha para girar.
        [goes] { board-piece-named }: haz clic en un punto para mover.
       *[turns] { board-piece-named }: haz clic en una flecha para girar.
    }
}

play-no-engine = Akhet se ha iniciado sin este motor

play-seeking-move = Buscando una buena jugada…
play-watch = Lo que piensan los motores

play-deal = Reparto
play-cards = Cartas por jugador
play-cards-all = todas ({ $count })
play-cards-count = { $count ->
    [one] { $count } carta cada uno
   *[other] { $count } cartas cada uno
}
play-who-begins = Quién empieza
play-begins = Empieza { color }
play-tiles-count = { $straight } rectas, { $corners } curvas
play-tiles-13 = 13 losetas rectas

play-friends = Jugar con amigos en otros dispositivos
play-from-position = La partida empieza con tu posición.
play-players = Jugadores
play-person = Persona
play-curtain-note = Juegan varias personas en esta pantalla. Una cortina esconde la carta de cada una a las demás.
play-rules-and-time = Reglas y tiempo

play-labyrinth = Jugar a Labyrinth
play-seeking-turn = Buscando un buen turno…
play-analyse-this = Analizar esta partida
play-turn = { $who ->
    [you] Te toca: { $step }
   *[other] Le toca a { $player }: { $step }
}
play-against-engines = Contra { $opponents }
play-turns-count = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
play-curtain = Cortina
play-next = Ahora le toca a { $player }.
play-next-title = Ahora le toca a { $player }
play-next-only = Que mire solo { $player }.
play-show-card = Mostrar la carta de { $player }
