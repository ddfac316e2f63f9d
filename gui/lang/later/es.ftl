## table: sitios en una mesa de varios dispositivos

table-lobby-whom = para quien tenga su dirección
table-lobby-text = Quien tenga esta dirección ve las mesas que muestres allí, y puede ocupar un sitio libre. No puede montar mesas.
table-lobby-address = Dirección de la sala
table-lobby-qr = Código QR de la dirección de la sala
table-address-copied = Dirección copiada
table-set-up-text = Monta una mesa y envía a cada jugador el enlace de un sitio. Quien lo abre se sienta, sin instalar nada.
table-nobody = Nadie
table-name-for-others = Tu nombre, para los demás
table-who-plays = Quién es { color }
table-list = Mostrarla en la sala
table-list-hint = hasta que no queden sitios libres
table-set-up = Montar la mesa
table-tables = Mesas
table-already = Mesas ya montadas
table-listed = en la sala
table-watch = Mirar
table-end = Cerrar esta mesa

table-friend = Un amigo
table-reach = Otros dispositivos no pueden llegar a este servidor: solo escucha en este ordenador. Inícialo con <code>akhet gui --listen 0.0.0.0</code> para que puedan entrar. Otra ventana de este ordenador sí puede ocupar un sitio.
table-invite = Invitar
table-link = Enlace para { color }
table-link-watch = Enlace para espectadores
table-links-in = Los enlaces se abren en { $language }
table-qr = Código QR: { $title }
table-share = Compartir: { $title }
table-share-title = Una partida con Akhet

table-new = Mesa nueva: { $tables }.
table-seat-taken = Alguien se acaba de sentar ahí.
table-time-move = { $time } por jugada
table-time = { $time } para la partida
table-time-more = { $time } para la partida, { $seconds } s más por cada jugada
table-lobby-closed = Esta sala está cerrada. Pide la nueva dirección a quien tiene Akhet en marcha.
table-lobby-empty = Ahora no espera nadie. Las mesas nuevas aparecen aquí solas.
table-lobby-waiting = En estas mesas esperan a alguien. Siéntate para jugar.
table-waiting-tables = Mesas que esperan
table-play = Ser { color }
table-play-there = { table-play }: { $table }

table-refused = { $word ->
    [play] La jugada no vale: { $text }
    [draw] No hay empate: { $text }
    [claim] No hay empate: { $text }
    [takeback] No se deshace: { $text }
    [rematch] No hay revancha: { $text }
    [name] El nombre no vale: { $text }
    [engine] El motor no se puede sentar: { $text }
    [resign] No te has rendido: { $text }
    [decline] No se ha rechazado: { $text }
    [say] No se ha dicho: { $text }
   *[other] { $word }: { $text }
}
table-unknown-game = Esta página no conoce el juego { $game }.
table-here = { $player } está aquí.
table-lost = { $player } ha perdido la conexión.
table-silent = { $player } no responde.
table-call = Te toca en la mesa.

table-own = Tus mesas
table-own-others = Tus otras mesas

table-with = { $game } con { $players }
table-over = Terminada
table-your-turn = { $time ->
    [none] ● Te toca
   *[other] ● Te toca, te quedan { $time }
}
table-awaits = Se espera a alguien para { color }
table-moves = { $time ->
    [none] Le toca a { $player }
   *[other] Le toca a { $player }, le quedan { $time }
}

table-phrase = { $phrase ->
    [hello] ¡Hola!
    [game] ¡Buena partida!
    [thanks] ¡Gracias!
   *[oops] ¡Ay!
}
table-due = Plazo: { $time }.
table-per-move = Tiempo para cada jugada: { $time }.

table-taken = Estás en esta mesa en otra ventana.
table-offline = Sin conexión. Se intenta otra vez…
table-offline-sent = Sin conexión. Tu jugada { $move } se enviará en cuanto vuelva.
table-sending = Enviando tu jugada { $move }…
table-to-move = Le toca a { $player }.
table-to-move-silent = Le toca a { $player }, pero su conexión no responde.
table-to-move-away = Le toca a { $player }, pero no tiene conexión.
table-to-move-free = Esperando a que alguien se siente: le toca a { color }.
table-thinking-for = Akhet piensa por { $player }…
table-offer = { $what ->
    [draw] { $player } ofrece empate.
    [takeback] { $player } quiere deshacer una jugada.
   *[rematch] { $player } quiere la revancha.
}
table-own-offer = { $what ->
    [draw] Ofreces empate.
    [takeback] Pides deshacer una jugada.
   *[rematch] Pides la revancha.
}
table-offer-waits = Falta la respuesta de { $players }.
table-withdraw = Retirar
table-accept = Aceptar
table-decline = Rechazar
table-save = Guardar como PGN
table-call-me = Avisarme cuando me toque
table-name = Tu nombre
table-name-first = Eres { color }. Tu nombre, para los demás
table-ok = OK

table-joining = Entrando en la mesa…
table-status = { $status ->
    [free] sitio libre
    [away] sin conexión
    [gone] se ha ido
    [silent] la conexión no responde
   *[out] se ha rendido; Akhet sigue jugando
}
table-level = nivel { $level }
table-lag = { $lag } ms
table-lag-seconds = { $lag } s
table-change-name = Cambiar tu nombre
table-offer-draw = Ofrecer empate
table-leave = Salir
table-ended = Esta mesa ya no existe
table-ended-text = Una mesa se cierra un día después de su última jugada (si hay días por jugada, tres días después de la partida), o cuando la cierra quien la montó. Si Akhet se ha reiniciado en un puerto al azar, sus mesas también se han cerrado.
table-leave-it = Salir de la mesa

## analyse: analizar los dos juegos, el repaso

analyse-mark = { $mark ->
    [inaccuracy] Imprecisión
    [mistake] Error
   *[blunder] Error grave
}
analyse-judgement = { analyse-mark }: cuesta { $drop } puntos de resultado esperado. Mejor: { $best }.
analyse-judgement-both = { analyse-mark }: cuesta { $drop } puntos de resultado esperado, y se podía ganar en { $moves }. Mejor: { $best }.
analyse-judgement-missed = Victoria perdida: se podía ganar en { $moves }. Mejor: { $best }.
analyse-praise-wins = { $move } gana.
analyse-praise-best = { $move } es la mejor jugada.
analyse-praise-equal = { $move } es tan buena como { $best }.
analyse-praise-near = { $drop ->
    [one] { $move } es bastante buena: { $drop } punto menos que { $best }.
   *[other] { $move } es bastante buena: { $drop } puntos menos que { $best }.
}
analyse-nag = { $nag ->
    [4] Error grave
    [2] Error
    [6] Dudosa
    [5] Interesante
    [1] Buena
   *[3] Brillante
}

analyse-keys = Teclas
analyse-keys-note = Funcionan en todas partes, menos en los campos de texto. En el tablero también se juega con teclas; mira <em>Cómo se juega</em>.
analyse-keys-step = una jugada atrás o adelante; también con la rueda sobre el tablero
analyse-keys-ends = la primera o la última posición
analyse-keys-engine = encender o apagar el motor
analyse-keys-best = hacer la mejor jugada del motor
analyse-keys-flip = voltear el tablero
analyse-keys-list = esta lista
analyse-keys-sideways = otra jugada en lugar de la que se ve
analyse-keys-erase = quitar el dibujo; con una pieza elegida, cancelar
analyse-keys-threat = la amenaza: lo que haría ahora el otro
analyse-key-ends = Inicio Fin
analyse-key-space = Espacio
analyse-key-escape = Esc

analyse-no-move-yet = El motor todavía no tiene ninguna jugada aquí.
analyse-engine-off = Enciende antes el motor, con la L.
analyse-engine-settings = Ajustes del motor
analyse-lines = Líneas
analyse-line = Línea { $rank }
analyse-threads = Hilos
analyse-hash = Hash
analyse-megabytes = MB
analyse-range-unit = de { $min } a { $max } { $unit }

analyse-move-said = { $move }: { $said }

analyse-scores-note = Las valoraciones van en cientos de puntos: <b>+</b> es bueno para Azul; M3 es ganar en tres jugadas.
analyse-has-won = { color } ha ganado
analyse-drawn = Empate por repetición
analyse-chances-unknown = Enciende el motor para ver quién va ganando.
analyse-over = La partida se acaba aquí.
analyse-waits = Esperando el repaso.
analyse-threat = Amenaza
analyse-threat-show = Mostrar la amenaza
analyse-threat-over = La partida se acaba aquí, así que no hay amenaza.
analyse-threat-is = La amenaza es { $move }.
analyse-threat-none = No hay amenaza que mostrar: { $error }
analyse-book-lacks = El libro no tiene esta posición.
analyse-book-moves = Jugadas del libro
analyse-book-move = Jugada
analyse-book-score = Valor
analyse-book-depth = Prof.
analyse-book-results = Resultados

analyse-graph-none = Todavía no hay valoraciones.
analyse-graph-start = al principio
analyse-graph-after = { $color ->
    [blue] después de la jugada { $number } de Azul
   *[red] después de la jugada { $number } de Rojo
}
analyse-graph-at-start = Resultado esperado de Azul hasta el principio: del { $from } por ciento al { $to } por ciento; lo más alto, { $high } por ciento { $highAt }; lo más bajo, { $low } por ciento { $lowAt }.
analyse-graph-up-to = Resultado esperado de Azul hasta la jugada { $number }: del { $from } por ciento al { $to } por ciento; lo más alto, { $high } por ciento { $highAt }; lo más bajo, { $low } por ciento { $lowAt }.
analyse-graph-marked = Marcado: { $counts }.
analyse-graph-now = Ahora, { $at }: { $percent } por ciento.
analyse-marks-counted = { $mark ->
    [inaccuracy] { $count ->
        [one] { $count } imprecisión
       *[other] { $count } imprecisiones
    }
    [mistake] { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
   *[blunder] { $count ->
        [one] { $count } error grave
       *[other] { $count } errores graves
    }
}
analyse-graph-better = { $color ->
    [blue] mejor Azul
   *[red] mejor Rojo
}
analyse-graph-begin = Principio
analyse-graph-empty = Analiza la partida o enciende el motor para ver cómo cambian las posibilidades.
analyse-graph-fails = No se puede dibujar el gráfico: { $error }

analyse-games-not-kept = El navegador no puede guardar estas partidas. Si recargas la página, ábrelas otra vez.
analyse-games-of-labyrinth = Estas partidas son de Labyrinth: ábrelas en su «Analizar».
analyse-game-cut = { $error }. Falta desde ahí: { $rest }
analyse-game-of-file = { $file }: { $said }
analyse-reading = Leyendo…
analyse-open-more = Pega una partida o una posición, o empieza con una disposición
analyse-open-text-field = PGN, FEN o un enlace
analyse-open-text = Abrir el texto
analyse-previous = Análisis anterior
analyse-setups = Disposiciones
analyse-games-pasted = texto pegado
analyse-games-counted = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
analyse-games-unread = { $count ->
    [one] { $count } partida no se ha podido leer.
   *[other] { $count } partidas no se han podido leer.
}
analyse-games-cut = { $count ->
    [one] { $count } partida solo se ha podido leer en parte.
   *[other] { $count } partidas solo se han podido leer en parte.
}
analyse-games-more = y { $count } más
analyse-games-none = No hay ninguna partida así.
analyse-search = Buscar en las partidas
analyse-search-hint = Buscar nombres, resultado, apertura

analyse-link-unreadable = La partida de este enlace no se puede leer. A lo mejor no está completo.
analyse-notes-unreadable = Las variantes y los comentarios de esta partida no se han podido leer.
analyse-variations-cut = { $count ->
    [one] En las variantes: una jugada es ilegal y se ha quitado, con lo que sigue. { $reason }
   *[other] En las variantes: { $count } jugadas son ilegales y se han quitado, con lo que sigue. { $reason }
}

analyse-review = Repaso
analyse-review-begin = Analizar la partida
analyse-review-again = Analizar otra vez
analyse-review-done = El repaso está listo.
analyse-review-progress = { $done } de { $of } posiciones
analyse-review-empty = Haz unas jugadas en el tablero o abre una partida, y el motor valorará cada jugada.
analyse-effort = Esfuerzo
analyse-practise = Practicar los errores
analyse-mistakes = Errores
analyse-mistake-previous = Error anterior
analyse-mistake-next = Error siguiente
analyse-accuracy = { $accuracy ->
    [none] <small>Precisión </small>–
   *[other] <small>Precisión </small>{ $accuracy }<small> %</small>
}
analyse-marks = { $mark ->
    [inaccuracy] Imprecisiones:
    [mistake] Errores:
   *[blunder] Errores graves:
}
analyse-missed-wins = Victorias perdidas:
analyse-legend = { $mark ->
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}
analyse-legend-missed = se podía ganar en tantas jugadas
analyse-better = Aquí, mejor que { $move }: { $best }.
analyse-show-move = Mostrar { $move }
analyse-play-move = Jugar { $move }

analyse-pens = Lápices
analyse-pens-clear = Quitar el dibujo
analyse-pen = { $pen ->
    [G] Dibujar en verde
    [R] Dibujar en rojo
    [Y] Dibujar en amarillo
   *[B] Dibujar en azul
}
analyse-drawing = Dibujado: { $shapes }.
analyse-arrow = { $pen ->
    [G] flecha verde de { $from } a { $to }
    [R] flecha roja de { $from } a { $to }
    [Y] flecha amarilla de { $from } a { $to }
   *[B] flecha azul de { $from } a { $to }
}
analyse-circle = { $pen ->
    [G] círculo verde en { $square }
    [R] círculo rojo en { $square }
    [Y] círculo amarillo en { $square }
   *[B] círculo azul en { $square }
}

analyse-tree-empty = Haz cualquier jugada en el tablero, o abre una partida.
analyse-move-tools = La jugada que se ve
analyse-draw = Dibujar en el tablero
analyse-comment = Comentario
analyse-comment-edit = Cambiar el comentario
analyse-comment-hint = Comentario (Enter lo guarda)
analyse-promote = Subir la variante
analyse-delete = Borrar desde aquí
analyse-delete-sure = ¿Borrar { $count } jugadas?

analyse-fen = Posición (FEN)
analyse-fen-copied = FEN copiada.
analyse-pgn = Partida (PGN)
analyse-pgn-whole = Partida con variantes y comentarios (PGN)
analyse-pgn-copy = Copiar PGN
analyse-pgn-copied = PGN copiado.
analyse-pgn-download = Descargar PGN
analyse-pgn-downloaded = El PGN está en tus descargas.
analyse-link-position = Enlace a esta posición
analyse-link-game = Enlace a la partida
analyse-link-whole = Enlace con variantes y comentarios
analyse-link-copied = Enlace copiado.
analyse-link-too-long = Con todo lo que tiene, esta partida es demasiado larga para un enlace. Mejor descarga su PGN; luego puedes leerlo con «Abrir».
analyse-picture-group = Imagen del tablero
analyse-picture = Imagen
analyse-picture-copied = Imagen copiada.
analyse-picture-downloaded = La imagen está en tus descargas.
analyse-animation-group = Toda la partida
analyse-animation = Animación
analyse-animation-svg = SVG animado
analyse-animation-downloaded = La animación está en tus descargas.

analyse-board = Tablero de análisis
analyse-book = Libro
analyse-show = Mostrar
analyse-edit = Cambiar esta posición
analyse-open-games = Partidas ({ $count })

analyse-lines-note = Cada línea empieza con las posibilidades de ganar de quien tiene el turno. De las cartas, el motor solo sabe lo que se ve aquí.
analyse-line-finds = acaba en el tesoro de la carta
analyse-wins = { color } gana: { $percent } %
analyse-cards = Cartas
analyse-sees = { $viewer ->
    [all] todas las cartas
    [blue] lo que ve Azul
    [yellow] lo que ve Amarillo
    [orange] lo que ve Naranja
    [green] lo que ve Verde
   *[nobody] lo que ven todos
}
analyse-cards-home = a la salida, { $square }
analyse-cards-out = saliendo del laberinto
analyse-cards-won = ha ganado
analyse-cards-found-small = encontrados
analyse-cards-unknown = { $count ->
    [one] { $count } desconocida
   *[other] { $count } desconocidas
}

analyse-games-of-laser = Estas partidas son de Laser Chess: ábrelas en su «Analizar».
analyse-games-missing = En este texto no hay partidas.
analyse-review-progress-turns = { $done } de { $of } turnos
analyse-chances-over = Posibilidades de ganar a lo largo de la partida: { $players }.
analyse-chances-of = { color }, del { $from } al { $to } por ciento
analyse-chances-marked = Marcados: { $count }.

analyse-copied = { $what }: copiado.
analyse-share-unfinished = Una partida sin terminar no se puede compartir entera: se verían las cartas.
analyse-open-maze-field = PGN, una posición (FEN) o una partida como la escribe el protocolo
analyse-deals = Un reparto nuevo
analyse-deal = Reparto nuevo para { $players }

analyse-labyrinth = Analizar Labyrinth
analyse-untitled = Análisis
analyse-others = Otros turnos aquí
analyse-others-small = también

## setup: los editores de los dos juegos

setup-change = Cambiar
setup-asking = Preguntando al motor…
setup-draft = El tablero todavía muestra la última posición.
setup-copy-fen = Copiar FEN
setup-fen-copied = FEN copiada

setup-tools = Herramientas
setup-turn = Girar
setup-board = Tablero del editor
setup-to-move = Le toca a
setup-begin = Empezar con
setup-share = Compartir esta posición
setup-square = { $square }: { $what }.
setup-rules = Reglas
setup-rules-standard = las normales
setup-rules-other = cambiadas

setup-title = Montar una posición
setup-square-empty = { $square }: vacía.
setup-pieces = { $color ->
    [blue] Piezas azules
   *[red] Piezas rojas
}
setup-piece = { $piece }. { $deed }
setup-palette = Piezas y herramientas
setup-remove = Quitar
setup-empty = Vaciar
setup-swap-sides = Cambiar lados
setup-begin-setup = Una disposición…
setup-drawn = { $drawn ->
    [today] La de hoy
   *[random] Al azar
}
setup-rule = { $rule ->
    [KingTurns] { -king(form: "A") } puede girar
    [SwapOntoClosed] Un intercambio puede acabar en una casilla prohibida
   *[RepetitionEnds] La repetición acaba la partida
}
setup-rule-hint = { $rule ->
    [KingTurns] Es como pasar: en el tablero no cambia nada, y el láser dispara.
    [SwapOntoClosed] { -switch(form: "A") } puede enviar la otra pieza a una casilla del color contrario, y en las posiciones puede haber piezas allí.
   *[RepetitionEnds] Si una posición se da por tercera vez, hay empate al momento, sin reclamarlo.
}
setup-rules-changed = { $count ->
    [0] las normales, en toda la página
    [one] { $count } cambiada, en toda la página
   *[other] { $count } cambiadas, en toda la página
}
setup-right = { $count ->
    [one] Se puede jugar: { color } tiene { $count } jugada.
   *[other] Se puede jugar: { color } tiene { $count } jugadas.
}
setup-right-stuck = Es una posición, pero { color } no tiene ninguna jugada.
setup-copy-picture = Copiar imagen
setup-picture-copied = Imagen copiada

setup-title-labyrinth = Montar una posición de Labyrinth
setup-begin-deal = Un reparto nuevo…
setup-begin-players = para { $players }
setup-right-turns = { $count ->
    [one] Se puede jugar: { color } tiene { $count } turno posible.
   *[other] Se puede jugar: { color } tiene { $count } turnos posibles.
}
setup-right-won = Es una posición, pero { color } ya ha ganado.
setup-tiles = Losetas
setup-exchange = Cambiar
setup-shapes = Formas
setup-shape = { $shape ->
    [i] Recta
    [c] Curva
   *[t] T
}
setup-pawns = Peones
setup-treasures = Tesoros
setup-treasure = { $place ->
    [nowhere] { $treasure }, en ninguna loseta
    [spare] { $treasure }, en la sobrante
   *[other] { $treasure }, { $place }
}
setup-treasure-none = Sin tesoro
setup-deed = { $tool ->
    [turn] Pulsa una loseta suelta para girarla.
    [exchange] Pulsa dos losetas sueltas, o una y la sobrante.
    [shape] Pulsa una loseta suelta o la sobrante.
    [treasure] Pulsa la loseta donde tiene que estar.
   *[pawn] Pulsa la casilla donde tiene que estar.
}
setup-exchange-with = { $place ->
    [spare] La sobrante: pulsa la loseta con la que se cambia.
   *[other] { $place }: pulsa la loseta con la que se cambia.
}
setup-close = Pulsa una flecha para cerrarla o abrirla.
setup-players = Jugadores y cartas
setup-plays = Juega { color }
setup-cards-unknown = Para jugar hay que conocer todas las cartas.
setup-cards-how = Pulsa una carta para marcarla como encontrada. Pulsa una encontrada para quitarla.
setup-cards-sought = Por encontrar
setup-cards-home = de vuelta a la salida
setup-card-find = { $treasure }: encontrado
setup-card-remove = { $treasure }: quitar
setup-card-unknown-remove = carta desconocida: quitar
setup-card-for = Una carta para { color }
setup-card-add = Añadir una carta…
setup-card-unknown = desconocida, debajo
setup-card-on-top = { $treasure }, encima

## real: Labyrinth en una mesa de verdad

real-title = En una mesa de verdad
real-table = Tu mesa

real-change = Cambiar
real-rules = Reglas
real-pictures-note = para otra caja, o con tus palabras
real-begin = Empezar la partida
real-lay = Pon aquí lo que hay en tu mesa.
real-lay-tiles = Elige cómo está una loseta y luego pulsa todas las casillas donde hay una así.
real-squares-left = { $squares ->
    [one] Queda { $squares } casilla. Si la pulsas otra vez, la loseta gira.
   *[other] Quedan { $squares } casillas. Si pulsas otra vez una loseta, gira.
}
real-lay-spare = ¿Qué loseta sobra? Elígela y luego pulsa la loseta sobrante, debajo del tablero.
real-lay-picture = ¿Dónde está el dibujo «{ picture }»? Pulsa su loseta.
real-pictures-left = { $pictures ->
    [one] Queda { $pictures } dibujo.
   *[other] Quedan { $pictures } dibujos.
}
real-other-spare = { $shape ->
    [i] ¿Tu loseta sobrante es recta? Elige una igual y luego pulsa la sobrante.
    [c] ¿Tu loseta sobrante es una curva? Elige una igual y luego pulsa la sobrante.
   *[t] ¿Tu loseta sobrante es una T? Elige una igual y luego pulsa la sobrante.
}
real-lay-any-picture = Elige un dibujo y luego pulsa su loseta.
real-left = Quedan { $pictures }.
real-lay-card = Mira tu carta y elígela abajo. O empieza sin ella.
real-all-laid = Todo está puesto. Empieza cuando todos estén listos.
real-press-turns = Si pulsas una loseta, gira; «Deshacer» la devuelve.
real-too-many = { $shape ->
    [i] { $count } losetas rectas: la caja tiene { $most }. Míralas otra vez.
    [c] { $count } curvas: la caja tiene { $most }. Míralas otra vez.
   *[t] { $count } losetas en T: la caja tiene { $most }. Míralas otra vez.
}
real-no-box = { $straights } losetas rectas, { $corners } curvas y { $ts } en T: la caja tiene 12, 16 y 6, o 13, 15 y 6.
real-straight-treasure = { $square }: las losetas rectas de la caja no tienen tesoro.
real-palette = Losetas y dibujos
real-looks = Cómo está una loseta
real-fill = Todas las casillas vacías están así
real-loose-pictures = Dibujos de las losetas sueltas
real-picture-place = { $place ->
    [none] { picture }, todavía sin poner
    [spare] { picture }, en la sobrante
   *[square] { picture }, { $place }
}
real-who = Quién juega
real-plays = Juega { color }
real-me = Yo soy
real-first = El más joven, que empieza
real-everybody = Cada uno tiene
real-cards = { $cards ->
    [1] una carta, tapada
   *[other] { $cards } cartas, todas tapadas
}
real-card = Mi carta
real-my-cards = Mis cartas
real-card-note = solo la ves tú
real-fixed = Esta loseta es fija, y su dibujo también.
real-laid = { $square }: { $tile }.
real-spare = Sobrante
real-tile-first = Pon antes la loseta, y luego su dibujo.
real-moved = El dibujo «{ picture }» estaba en { $square }. Solo hay uno, así que ha cambiado de sitio.
real-moved-from-spare = El dibujo «{ picture }» estaba en la sobrante. Solo hay uno, así que ha cambiado de sitio.
real-was-there = Allí estaba el dibujo «{ picture }». ¿Dónde está ahora?
real-next-game = Pon la próxima partida. «Deshacer» trae de vuelta la última.

real-photo = Una foto al lado
real-photo-note = se queda en este dispositivo
real-photo-unreadable = El navegador no puede leer esto como imagen. JPEG y PNG funcionan en todas partes.
real-photo-choose = Elegir o hacer una…
real-photo-other = Otra foto…
real-photo-remove = Quitarla

real-record = Turnos en la mesa
real-all-cards = Cartas
real-you-are = Eres { color }
real-another-game = Otra partida
real-now = Ahora
real-your-turn = Te toca. Haz tu turno en el tablero o, si sigues un consejo, pulsa «Jugado».
real-turn = Le toca a { color }. Pon su turno: la flecha y luego la casilla.
real-you-won = Has ganado.
real-won = Ha ganado { color }.
real-past = Estás mirando atrás. Un turno que pongas aquí cambia los que venían después.
real-turns-gone = Los turnos después de este ya no están. «Deshacer» los trae de vuelta.
real-ended = { color } ha acabado en el dibujo «{ picture }».
real-you-ended = Has acabado en el dibujo «{ picture }».
real-found = Encontrado: { picture }
real-which-card = ¿Cuál es tu carta?
real-which-card-now = Has encontrado el dibujo «{ picture }». ¿Cuál es ahora tu carta?
real-your-cards = { $cards ->
    [1] Tu carta: { $pictures }
   *[other] Tus cartas: { $pictures }
}
real-over = La partida se acaba aquí.
real-advises-later = Akhet te aconsejará cuando te toque.
real-note = Cada turno empieza con tus posibilidades de ganar. Akhet sabe lo que has puesto aquí, y nada más de las cartas.
real-advice = Entra por <b>{ $arrow }</b>, luego ve a <b>{ $square }</b>
real-advice-stay = Entra por <b>{ $arrow }</b>, luego quédate
real-played = Jugado
real-show = Mostrarlo

real-out-anywhere = Todo encontrado. Un turno más, a cualquier casilla.
real-out-exit = Todo encontrado. Sal del laberinto por una abertura del borde.
real-out-home = Todo encontrado. Vuelve a tu salida, { $home }.
real-opens = { $squares ->
    [1] Este empujón abre una casilla.
   *[other] Este empujón abre { $squares } casillas.
}
real-goal = { $goal ->
    [home] tu salida
    [one] uno de tus dibujos
   *[picture] tu dibujo «{ picture }»
}
real-opens-goal = { $squares ->
    [1] Este empujón abre una casilla, y así llegas a { real-goal }.
   *[other] Este empujón abre { $squares } casillas, y así llegas a { real-goal }.
}
real-leads-there = { $slides ->
    [1] Lleva allí { $slides } de { $all } empujones.
   *[other] Llevan allí { $slides } de { $all } empujones.
}
real-leads-none = En este turno, ningún empujón lleva a { real-goal }.
real-leads = { $slides ->
    [1] Lleva a { real-goal } { $slides } de { $all } empujones; pero este ayuda más para luego.
   *[other] Llevan a { real-goal } { $slides } de { $all } empujones; pero este ayuda más para luego.
}

## learn: lecciones y cómo se juega

learn-lesson = Lección
learn-lessons = Lecciones
learn-after = Después de las lecciones
learn-trouble = La lección no se puede mostrar
learn-place = Lección { $number } de { $all }
learn-place-exercise = Lección { $number } de { $all } · ejercicio { $exercise } de { $exercises }
learn-all-done = Todas las lecciones hechas
learn-count = { $done } de { $all } lecciones hechas
learn-note = { $done } de { $all }
learn-done = hecha
learn-next = Lección siguiente
learn-next-exercise = Ejercicio siguiente
learn-restart = Empezar otra vez
learn-show-move = Mostrar la jugada
learn-moves = Jugadas hasta ahora
learn-hint-piece = Mueve o gira la pieza de { $square }.
learn-look = Mira aquí.
learn-again = Prueba otra vez.
learn-not-quite = Casi.
learn-well-done = ¡Muy bien!
learn-right = ¡Eso es!
learn-judged = A ver…
learn-your-move = Te toca.
learn-your-turn = Te toca.
learn-blue = Eres Azul.

learn-play = Jugar en el nivel 0
learn-puzzles = Problemas: gana en 1
learn-fire = ¡Fuego!
learn-reply = Rojo intenta escapar.
learn-finish = Ahora, remata.
learn-blue-touch = Eres Azul. La marca ✓ hace la jugada.
learn-hint-arrow = Sigue la flecha verde: { $move }.
learn-hint-square = Es la pieza de { $square }.
learn-own-king = { $shot }. Ese es tu propio { -king }, y perderías.
learn-own-piece = { $shot }. ¡Esa pieza es tuya!
learn-other-piece = Eso también ayuda. Pero aquí, usa tu { piece }.
learn-no-aim = { $shot }. Pero ahora tu rayo no apunta { -king(form: "to") }.
learn-king-stands = { $shot }, y { -king(form: "the") } sigue ahí.
learn-king-escapes = { $shot }. Pero ahora { -king(form: "the") } puede escapar.
learn-beam-at-king = Pero ahora el rayo de { color } apunta a tu { -king }: el próximo disparo lo alcanza.
learn-answer-hits = Pero mira qué pasa. { $move }

learn-lesson-your-laser = Tu { -laser }
learn-lesson-your-laser-words = Después de cada jugada tuya dispara tu { -laser }, en la esquina. Su rayo ya apunta a una pieza de Rojo: { -deflector(form: "the") } de d1. Mueve otra pieza azul: elígela y luego elige uno de los puntos.
learn-lesson-your-laser-learned = ¡Tocado y fuera! Todos los turnos son así: una jugada y después el disparo.
learn-lesson-a-mirror-turns-the-beam = Un espejo desvía el rayo
learn-lesson-a-mirror-turns-the-beam-words = Tu { -deflector } de i4 lleva un espejo. Mueve la pieza hasta el rayo, para que el rayo doble la esquina y alcance { -deflector(form: "the") } de Rojo en d4.
learn-lesson-a-mirror-turns-the-beam-learned = El espejo ha desviado el rayo hacia la izquierda. El tablero muestra cada disparo antes de jugar: primero mira, luego dispara.
learn-lesson-turn-instead-of-moving = Girar en vez de mover
learn-lesson-turn-instead-of-moving-words = Una pieza también puede girar en su sitio. Elige tu { -deflector } de j5 y luego una de las dos flechas redondas (o pulsa R o L). Gira su espejo para que el rayo alcance { -deflector(form: "the") } de Rojo.
learn-lesson-turn-instead-of-moving-learned = Mover o girar: en cada turno una cosa o la otra, nunca las dos.
learn-lesson-two-directions = Dos direcciones
learn-lesson-two-directions-words = Tu { -laser } nunca sale de su esquina, pero puede girar: dispara hacia arriba o hacia la izquierda. Gira la pieza para alcanzar { -deflector(form: "the") } de Rojo en c1.
learn-lesson-two-directions-learned = Solo hacia arriba o hacia la izquierda. { -laser(form: "The") } de Rojo dispara hacia abajo o hacia la derecha.
learn-lesson-the-back-of-a-deflector = La espalda de { -deflector(form: "a") }
learn-lesson-the-back-of-a-deflector-words = { -deflector(form: "A") } solo tiene espejo por un lado. Si el rayo llega al espejo, solo se desvía; si llega a la espalda, alcanza la pieza. Mueve tu { -deflector } hacia arriba o hacia abajo para alcanzar la pieza que enseña la espalda.
learn-lesson-the-back-of-a-deflector-learned = ¡Por la espalda! Cuida también la espalda de tus { -deflector(form: "many") }.
learn-lesson-the-shield-of-a-defender = El escudo de { -defender(form: "a") }
learn-lesson-the-shield-of-a-defender-words = La placa clara de { -defender(form: "a") } es su escudo, que detiene el rayo. Por los otros lados, el rayo alcanza la pieza. Mueve tu { -deflector } hasta debajo { -defender(form: "of") } que tiene el escudo hacia el lado equivocado.
learn-lesson-the-shield-of-a-defender-learned = Un escudo protege un lado; los otros tres están abiertos.
learn-lesson-both-sides-of-a-switch = Las dos caras de { -switch(form: "a") }
learn-lesson-both-sides-of-a-switch-words = { -switch(form: "A") } es un espejo de dos caras: siempre desvía el rayo y nunca se retira. Ahora tu rayo llega por la derecha y sale hacia arriba. Gira tu { -laser } para que el rayo llegue por la izquierda, dé en la otra cara y alcance { -deflector(form: "the") } de Rojo.
learn-lesson-both-sides-of-a-switch-learned = No tiene espalda que alcanzar. Por las dos caras, el rayo se desvía.
learn-lesson-the-swap = El intercambio
learn-lesson-the-swap-words = { -switch(form: "A") } puede cambiarse el sitio con { -deflector(form: "a") } o { -defender(form: "a") } de al lado, incluso de Rojo. Elige tu { -switch } de e5 y luego el anillo alrededor { -defender(form: "of") } que detiene tu rayo con su escudo.
learn-lesson-the-swap-learned = ¡El escudo ya no estorba! Eso solo lo puede hacer { -switch(form: "a") }.
learn-lesson-closed-squares = Casillas prohibidas
learn-lesson-closed-squares-words = Las casillas rojas son solo para Rojo. Por eso tu { -deflector } de h2 no puede ir a i1, debajo de la pieza de i6. Busca en la fila de abajo una casilla desde la que el rayo alcance la otra pieza.
learn-lesson-closed-squares-learned = Y las casillas azules son solo para Azul. Los rayos las cruzan todas.
learn-lesson-your-own-pieces-in-the-way = Tus piezas estorban
learn-lesson-your-own-pieces-in-the-way-words = El rayo alcanza todo lo que encuentra, ¡también tus piezas! Ahora daría en tu { -deflector } de f4. Aparta esa pieza del rayo, que así alcanzará { -deflector(form: "the") } de Rojo que está detrás.
learn-lesson-your-own-pieces-in-the-way-learned = Antes de disparar, mira si hay piezas tuyas en el camino del rayo.
learn-lesson-two-mirrors = Dos espejos
learn-lesson-two-mirrors-words = Un rayo puede desviarse una y otra vez. Tu espejo de j4 lo manda hacia la izquierda. Pon la otra pieza, tu segundo espejo, donde lo mande hacia arriba, para alcanzar { -deflector(form: "the") } de Rojo en d7.
learn-lesson-two-mirrors-learned = Dos espejos, un disparo. En una partida de verdad pueden ser cinco o seis.
learn-lesson-hit-the-king = Alcanza { -king(form: "to") }
learn-lesson-hit-the-king-words = El rayo puede alcanzar { -king(form: "to") } por cualquier lado, y entonces se acaba la partida. { -defender(form: "A") } vigila la fila de tu rayo. Lleva el rayo a la fila { -king(form: "of") } de Rojo.
learn-lesson-hit-the-king-learned = ¡Has ganado! Alcanzar { -king(form: "to") } de Rojo es la meta del juego.
learn-lesson-block-a-beam = Tapa un rayo
learn-lesson-block-a-beam-words = Ahora mira el rayo de Rojo: apunta a tu { -king }, y dispara después de la próxima jugada de Rojo. Pon tu { -defender } en ese rayo: su escudo mira hacia el lado bueno.
learn-lesson-block-a-beam-learned = A salvo. Antes de cada jugada, mira los dos rayos.
learn-lesson-do-not-open-your-king = No destapes a tu { -king }
learn-lesson-do-not-open-your-king-words = Tu { -switch } de d3 aparta el rayo de Rojo de tu { -king }. Con dos de tus jugadas alcanzas { -deflector(form: "a") }, pero una de ellas abre el camino hasta tu { -king }: haz la otra.
learn-lesson-do-not-open-your-king-learned = Antes de mover una pieza, piensa qué está tapando.
learn-lesson-a-threat = Una amenaza
learn-lesson-a-threat-words = Después de tu disparo, el rayo se queda donde está. Si entonces apunta { -king(form: "to") } de Rojo, Rojo está en apuros. Hay dos { -deflector(form: "many") }: alcanza la pieza que está delante { -king(form: "of") }.
learn-lesson-a-threat-learned = ¡Una amenaza! Ahora Rojo tiene que salvar a su { -king } y no tiene tiempo para nada más.
learn-lesson-a-win-in-two-moves = Ganar en dos jugadas
learn-lesson-a-win-in-two-moves-words = Tu primer plan: gana en dos jugadas, haga lo que haga Rojo. Empieza con una amenaza. Cuando { -king(form: "the") } huya, manda tu espejo detrás.
learn-lesson-a-win-in-two-moves-learned = Una amenaza, un espejo que persigue, y ganas. ¡Ya puedes jugar!

learn-play-maze = Jugar
learn-hint-closed = Pulsa la flecha { $arrow }.
learn-hint-push = Empuja por la flecha { $arrow }.
learn-fault-closed = Ese turno es legal. Pero primero prueba la flecha cerrada { $arrow }.
learn-fault-arrow = Has empujado por { $pushed }. Aquí, empuja por { $arrow }.
learn-fault-out = Tu peón no ha salido. Empuja por el otro extremo de su línea.
learn-fault-found = Tu turno ha acabado en { $square }, y no en el tesoro «{ picture }».
learn-fault-win = Tu turno ha acabado en { $square }, pero tu salida es { $home }.
learn-fault-stops = Pero ahora mira lo que hace { color }.

learn-maze-the-slide = El empujón
learn-maze-the-slide-1-words = Cada turno empieza con un empujón. La loseta sobrante está debajo del tablero. Empújala por la flecha a4, a la izquierda. Luego elige una de las casillas iluminadas para tu peón azul, o quédate.
learn-maze-the-slide-1-learned = Toda la línea ha avanzado una casilla. La loseta que ha salido por la derecha es la nueva sobrante.
learn-maze-the-slide-2-words = Tu carta te pide el tesoro «{ $O }». Está en d1, con un anillo alrededor, pero b1 tapa el camino. Señala las flechas para ver qué haría cada una, y abre el camino.
learn-maze-the-slide-2-learned = Primero empujas y luego mueves: tan lejos como lleguen los pasillos.
learn-maze-the-slide-3-words = También importa cómo está girada la sobrante. Gírala con la rueda sobre el tablero, con los botones de abajo o con las teclas R y L. Empújala por b1, como un puente hasta el tesoro «{ $Q }», en d1.
learn-maze-the-slide-3-learned = Una loseta recta puede estar de dos maneras, cualquier otra de cuatro.
learn-maze-the-slide-4-words = Los tesoros viajan en sus losetas. El tesoro «{ $O }», en d3, está demasiado lejos. Acércalo: empuja la columna d hacia abajo.
learn-maze-the-slide-4-learned = ¡Ha venido hasta ti! Busca las dos cosas: tu camino hasta el tesoro y el camino del tesoro hasta ti.
learn-maze-the-forbidden-way-back = La vuelta prohibida
learn-maze-the-forbidden-way-back-1-words = Naranja acaba de empujar por d7, y la última loseta ha salido por d1. Te gustaría devolverla enseguida. Pruébalo: pulsa la flecha cerrada d1.
learn-maze-the-forbidden-way-back-1-learned = Después de cada turno hay una flecha cerrada: por donde ha salido la última loseta.
learn-maze-the-forbidden-way-back-2-words = La misma posición. La vuelta está cerrada, pero otro empujón lleva al tesoro «{ $I }», en e3. Encuéntralo.
learn-maze-the-forbidden-way-back-2-learned = Otra vez la misma flecha: solo se cierra el extremo contrario de la línea.
learn-maze-the-forbidden-way-back-3-words = Ahora la regla te ayuda. Naranja, en a1, quiere llegar a la casilla coloreada a3 y lo haría en su próximo turno. Aparta la loseta de a2 con un empujón que Naranja no pueda deshacer.
learn-maze-the-forbidden-way-back-3-learned = Naranja tendría que devolverla por a2, pero esa flecha está ahora cerrada.
learn-maze-riding-out-and-coming-in-again = Salir y volver a entrar
learn-maze-riding-out-and-coming-in-again-1-words = Un peón viaja en su loseta. Haz que el tuyo viaje una casilla a la derecha: estará en un pasillo que lleva al tesoro «{ $E }», en e5.
learn-maze-riding-out-and-coming-in-again-1-learned = Un viaje no cuesta nada: después todavía puedes mover.
learn-maze-riding-out-and-coming-in-again-2-words = Un peón que sale empujado vuelve a entrar por el otro extremo. El tuyo está en g4, en el borde, y el tesoro de tu carta, «{ $C }», está muy lejos, en a5. ¡Saca tu peón de un empujón!
learn-maze-riding-out-and-coming-in-again-2-learned = Sale por la derecha y vuelve por la izquierda, en la loseta que ha entrado. Nada lleva a un peón más lejos.
learn-maze-riding-out-and-coming-in-again-3-words = Los peones de los demás también viajan. Naranja, en a4, llegaría en su próximo turno a la casilla coloreada c3. Saca a Naranja de un empujón, bien lejos de allí.
learn-maze-riding-out-and-coming-in-again-3-learned = Ahora Naranja está al otro lado del tablero. Es una de las mejores defensas.
learn-maze-cards = Las cartas
learn-maze-cards-1-words = Ves una sola carta cada vez: ahora, «{ $I }», en e3. Tu camino pasa por el tesoro «{ $E }», en e5, pero no es el de tu carta, y pasar por encima nunca basta. Acaba tu turno en el tesoro «{ $I }».
learn-maze-cards-1-learned = La carta queda descubierta, a la vista de todos, y ya ves la siguiente: «{ $U }».
learn-maze-cards-2-words = No hay ningún anillo en el tablero: el tesoro de tu carta, «{ $O }», está en la sobrante. Empújala por donde puedas llegar a él.
learn-maze-cards-2-learned = Un tesoro de la sobrante espera a que alguien lo empuje hacia dentro.
learn-maze-cards-3-words = Dos reglas a la vez. El tesoro de tu carta, «{ $N }», está en la sobrante, y tu peón está en b1, en el borde. Saca tu peón de un empujón: vuelve a entrar sobre la sobrante. Y luego quédate.
learn-maze-cards-3-learned = No hace falta mover: lo que cuenta es dónde acaba tu peón el turno.
learn-maze-the-way-home = La vuelta a la salida
learn-maze-the-way-home-1-words = Has encontrado todos los tesoros. Ahora vuelve a tu casilla de salida, a1, y ganas.
learn-maze-the-way-home-1-learned = ¡Ya has llegado! Gana quien primero encuentra todos sus tesoros y acaba un turno en su salida.
learn-maze-the-way-home-2-words = Estás lejos de tu salida. Pero conoces un camino corto.
learn-maze-the-way-home-2-learned = Fuera por un lado, dentro por el otro, y en la salida.
learn-maze-the-way-home-3-words = Naranja lo ha encontrado todo y en el próximo turno llegaría a su salida, g7. Ahora no puedes ganar: tápale el camino. Señala las flechas y busca una pared entre Naranja y g7.
learn-maze-the-way-home-3-learned = Bien defendido. Mira adónde pueden llegar los demás antes de seguir tu camino. ¡Ya puedes jugar!

learn-rules-aim = Dirige tu láser con espejos hasta alcanzar { -king(form: "to") } contrario.
learn-rules-mirror-picture = El rayo de Azul va hacia la derecha, llega al espejo de { -deflector(form: "a") } y sale hacia arriba
learn-rules-move = <b>Mueve o gira una pieza.</b> Un paso hacia cualquier lado, o un cuarto de vuelta. Después tu láser dispara solo, y cada espejo de su camino desvía el rayo.
learn-rules-hit-picture = El rayo de Azul va hacia la derecha y alcanza { -king(form: "to") } de Rojo
learn-rules-hit = <b>Lo que alcanza se retira,</b> aunque sea tuyo. Si alcanzas { -king(form: "to") } contrario, ganas.
learn-rules-lessons = Apréndelo con lecciones cortas
learn-rules-pieces = Las piezas
learn-rules-click = Haz clic en una pieza: unos puntos muestran adónde puede ir, y dos asas la giran. Señala uno para ver el disparo antes de jugar.
learn-rules-tinted = Las casillas coloreadas son del jugador de ese color; el otro no puede entrar.
learn-rules-must-move = Tienes que hacer una jugada. No se puede pasar, y nadie se queda sin jugadas.
learn-rules-draws = <b>Empates.</b> Cuando las piezas están de la misma manera por tercera vez, el jugador al que le toca puede reclamar el empate. Dos amigos en dos dispositivos también pueden acordarlo.
learn-notation = Cómo se escriben las jugadas
learn-notation-squares = Las columnas van de la a a la j desde la izquierda; las filas, de la 1 a la 8 desde abajo.
learn-notation-step = la pieza de e4 va a f5, o se cambia el sitio con la que está allí
learn-notation-right = la pieza de c5 gira a la derecha, como las agujas del reloj
learn-notation-left = gira a la izquierda, al revés que las agujas del reloj
learn-notation-hit = el disparo alcanza esta pieza
learn-keys = Teclas
learn-key-tab = Tab
learn-key-arrows = Flechas
learn-key-enter = Enter
learn-key-escape = Esc
learn-keys-tab = al tablero, y luego a los botones
learn-keys-arrows = en el tablero: de casilla en casilla. En otros sitios, izquierda y derecha van atrás y adelante en la partida
learn-keys-enter = elegir una pieza, hacer la jugada
learn-keys-turn = girar la pieza elegida a la derecha o a la izquierda, y luego Enter
learn-keys-cancel = cancelar
learn-keys-field = a un campo donde se escriben jugadas y preguntas; allí, «help» las enumera
learn-keys-analyse = en Analizar: todas sus teclas

learn-maze-rules-aim = Encuentra los tesoros de tus cartas en un laberinto cuyas paredes se mueven, y vuelve a tu salida.
learn-maze-rules-slide = <b>Empuja.</b> Gira la loseta sobrante como quieras y empújala por una flecha. La línea avanza una casilla; la loseta que sale es la nueva sobrante. Los peones viajan en sus losetas, y el que sale empujado vuelve a entrar por el otro lado.
learn-maze-rules-walk = <b>Mueve.</b> Tu peón puede ir por los pasillos tan lejos como quieras, o quedarse. Los peones no se estorban.
learn-maze-rules-card = Ves una sola de tus cartas cada vez. Acaba un turno en su tesoro para ver la siguiente.
learn-maze-rules-closed = La flecha por donde ha salido la última loseta está cerrada: nadie puede devolverla enseguida.
learn-maze-rules-end = Gana quien primero encuentra todos sus tesoros y acaba un turno en su salida.
learn-maze-rules-players = Los jugadores, por orden de juego
learn-maze-rules-table = ¿Tienes el juego en tu mesa? <a>Ponlo aquí como está</a>, y Akhet te aconseja turno a turno. Solo sabe lo que ves tú.
learn-maze-notation = Cómo se escriben los turnos
learn-maze-notation-turn = <c>a6nb1</c>: entra por la flecha a6, girada n, y luego va a b1. Los giros son n, e, s y w: n como está la loseta al principio, e un cuarto de vuelta a la derecha, y así los demás.
learn-keys-maze-arrows = en el tablero: por las casillas y las flechas. En otros sitios, izquierda y derecha van atrás y adelante en la partida
learn-keys-maze-enter = en una flecha: empujar ahí. En una casilla: ir allí
learn-keys-maze-turn = girar la loseta sobrante a la derecha o a la izquierda; también con la rueda o con un segundo dedo
learn-keys-maze-stay = quedarte donde te ha dejado el empujón
learn-keys-maze-escape = elegir otra flecha
learn-keys-maze-field = a un campo donde se escriben turnos y preguntas; allí, «help» las enumera

## puzzles

puzzles-puzzle = Problema
puzzles-trouble = El problema no se puede mostrar
puzzles-none = no hay problemas
puzzles-bad-line = { $file }: el problema { $number } tiene pocos campos
puzzles-unknown = Esta versión de Akhet no tiene el problema de ese enlace.
puzzles-number = Problema { $number }
puzzles-stage = { $stage ->
    [0] Gana en 1
    [1] Muy fácil
    [2] Fácil
    [3] Normal
    [4] Difícil
   *[5] Endiablado
}
puzzles-two-turns = En dos turnos
puzzles-theme = { $theme ->
    [turn] giro
    [step] paso
    [swap] intercambio
    [quiet] jugada tranquila
    [laser] giro { -laser(form: "of") }
    [two-mirrors] dos espejos
    [many-mirrors] muchos espejos
    [opened-king] { -king } destapado
    [shield] escudo
    [driven-king] { -king } acosado
    [bridge] por la loseta que entra
    [ride] un viaje
    [out-and-in] salir y volver a entrar
    [moving-treasure] el tesoro se mueve
    [spare] tesoro en la sobrante
    [stay] sin mover
   *[other] { $theme }
}
puzzles-next = Problema siguiente
puzzles-solution = Solución
puzzles-end-streak = ¿Cortar la racha?
puzzles-progress = Progreso
puzzles-difficulty = Dificultad
puzzles-mine = Mi próximo problema
puzzles-failed = Los que he fallado ({ $count })
puzzles-solved-of = { $solved } resueltos de { $all }
puzzles-streak = seguidos
puzzles-best = récord
puzzles-all = resueltos de { $all }
puzzles-weak = Salen más a menudo: { $themes }
puzzles-fetching = Buscando un problema…
puzzles-wrong = Esta no es.
puzzles-shown = Se hace así…
puzzles-seen = Esa era la solución.
puzzles-seen-next = ¿Lo pruebas otra vez, o pasas al siguiente?
puzzles-solved = Resuelto.
puzzles-streak-reset = Racha cortada.
puzzles-streak-stays = Con una pista, la racha se queda como está.
puzzles-streak-begins = Empieza una racha.
puzzles-streak-now = { $streak } seguidos.

puzzles-goal = Le toca a Azul: gana en { $wins }
puzzles-left = { $left ->
    [1] Ahora gana con una jugada.
   *[other] Ahora gana en { $left }.
}
puzzles-only-move = Solo una jugada alcanza { -king(form: "to") } de Rojo.
puzzles-only-first = Solo una primera jugada gana a tiempo contra cualquier defensa.
puzzles-defends = Rojo se defiende todo lo que puede.
puzzles-praise = { $number ->
    [0] ¡Resuelto!
    [1] ¡Buena puntería!
    [2] ¡Genial!
    [3] ¡Un disparo limpio!
   *[4] ¡Bien visto!
}
puzzles-too-late = Así no se gana a tiempo.
puzzles-slower = Así también se gana, pero más despacio: no en { $moves } jugadas.
puzzles-another = { $shot }. Prueba otra jugada.
puzzles-beam-hits = { $color ->
    [blue] { $shot }, pero ahora el rayo de Azul alcanza { -king(form: "to") } de Rojo.
   *[red] { $shot }, pero ahora el rayo de Rojo alcanza { -king(form: "to") } de Azul.
}
puzzles-king-stands = { $shot }, y { -king(form: "the") } de { color } sigue ahí.
puzzles-holds-out = { $shot }, pero { color } puede aguantar más.

puzzles-turns = Turnos hasta ahora
puzzles-find = Azul encuentra el tesoro «{ picture }» en este turno
puzzles-find-in-two = Azul encuentra el tesoro «{ picture }» en dos turnos
puzzles-find-it = Ahora, encuéntralo.
puzzles-only-slide = Solo un empujón abre el camino.
puzzles-only-turn = Solo un primer turno lo consigue, haga lo que haga Naranja.
puzzles-keeps = Naranja intenta impedírtelo.
puzzles-kept = Ahora Naranja puede impedirte llegar al tesoro «{ picture }».
puzzles-praise-maze = { $number ->
    [0] ¡Encontrado!
    [1] ¡Buen empujón!
    [2] ¡Genial!
    [3] ¡Vaya camino!
   *[4] ¡Bien visto!
}

## mistakes

mistakes-mistake = Error
mistakes-trouble = El error no se puede mostrar
mistakes-task = ¿Qué es mejor que { $move }?
mistakes-against = contra { $opponent }
mistakes-move = jugada { $number }
mistakes-title = { analyse-mark }: { $move }
mistakes-lost = Costó { $drop } puntos de resultado esperado. Busca una jugada mejor para { color }.
mistakes-loses = Cuesta { $drop } puntos de resultado esperado.
mistakes-loses-answered = { mistakes-loses } { color } responde { $reply }.
mistakes-better = Línea mejor
mistakes-shown = Esto habría sido mejor…
mistakes-seen = { $move } era mejor.
mistakes-right-helped = Bien.
mistakes-slower = { $move } gana, pero más despacio que { $best }.
mistakes-is-learned = Este ya lo has aprendido.
mistakes-when = { $days ->
    [0] ahora
    [1] mañana
   *[other] dentro de { $days } días
}
mistakes-back = Vuelve { mistakes-when }.
mistakes-next-back = El próximo error vuelve { mistakes-when }.
mistakes-next = Siguiente
mistakes-none = El motor no ha encontrado errores en esta partida.
mistakes-looking = Buscando errores…
mistakes-looking-text = El motor repasa tus partidas. El primer error que encuentre aparecerá aquí.
mistakes-nothing-due = Nada pendiente
mistakes-no-games = Todavía no hay partidas
mistakes-no-games-text = Juega contra el motor, y tus errores aparecerán aquí, cada uno con la pregunta de qué habría sido mejor.
mistakes-none-left = No quedan errores
mistakes-none-left-text = Juega otra partida, y sus errores aparecerán aquí.
mistakes-play = Jugar una partida
mistakes-practise = Practicarlos ahora
mistakes-in-round = en esta ronda
mistakes-due = para practicar
mistakes-later = más tarde
mistakes-learned = aprendidos
mistakes-looks-through-one = Repasando una partida
mistakes-looks-through = Repasando la partida { $game } de { $all }
mistakes-looked-through = Ya están repasadas { $games } de { $all } partidas contra el motor.
mistakes-look-through = { $games ->
    [1] Repasar la otra
   *[other] Repasar las otras { $games }
}
