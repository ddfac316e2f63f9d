## table: os lugares numa mesa de vários dispositivos

table-lobby-whom = para quem tiver o endereço
table-lobby-text = Quem tiver este endereço vê as mesas que lá puseres e pode ocupar um lugar livre. Não pode montar mesas.
table-lobby-address = Endereço da sala
table-lobby-qr = Código QR do endereço da sala
table-address-copied = Endereço copiado
table-set-up-text = Monta uma mesa e manda a cada jogador o link de um lugar. Quem o abrir senta-se, sem instalar nada.
table-nobody = Ninguém
table-name-for-others = O teu nome, para os outros
table-who-plays = Quem joga como { color }
table-list = Mostrar na sala
table-list-hint = até não haver lugares livres
table-set-up = Montar a mesa
table-tables = Mesas
table-already = Mesas já montadas
table-listed = na sala
table-watch = Ver
table-end = Terminar esta mesa

table-friend = Um amigo
table-reach = Os outros dispositivos não chegam a este servidor: só escuta nesta máquina. Inicia-o com <code>akhet gui --listen 0.0.0.0</code> para os deixares entrar. Outra janela nesta máquina pode ocupar um lugar na mesma.
table-invite = Convidar
table-link = Link para { color }
table-link-watch = Link para espectadores
table-links-in = Os links abrem em { $language }
table-qr = Código QR: { $title }
table-share = Partilhar: { $title }
table-share-title = Uma partida com o Akhet

table-new = Novo na sala: { $tables }.
table-seat-taken = Alguém acabou de se sentar ali.
table-time-move = { $time } por jogada
table-time = { $time } para a partida
table-time-more = { $time } para a partida, mais { $seconds } s por cada jogada
table-lobby-closed = Esta sala está fechada. Pede o novo endereço a quem tem o Akhet a correr.
table-lobby-empty = Agora não há ninguém à espera. As novas mesas aparecem aqui sozinhas.
table-lobby-waiting = Estas mesas estão à espera de alguém. Senta-te e joga.
table-waiting-tables = Mesas à espera
table-play = Jogar como { color }
table-play-there = { table-play }: { $table }

table-refused = { $word ->
    [play] A jogada foi recusada: { $text }
    [draw] Não há empate: { $text }
    [claim] Não há empate: { $text }
    [takeback] A jogada não volta atrás: { $text }
    [rematch] Não há desforra: { $text }
    [name] O nome foi recusado: { $text }
    [engine] O motor foi recusado: { $text }
    [resign] Não desististe: { $text }
    [decline] Não recusaste: { $text }
    [say] Não foi dito: { $text }
   *[other] { $word }: { $text }
}
table-unknown-game = Esta página não conhece o jogo { $game }.
table-here = { $player } está aqui.
table-lost = { $player } ficou sem ligação.
table-silent = { $player } não responde.
table-call = É a tua vez na mesa.

table-own = As tuas mesas
table-own-others = As tuas outras mesas

table-with = { $game } com { $players }
table-over = Acabou
table-your-turn = { $time ->
    [none] ● É a tua vez
   *[other] ● É a tua vez, ainda tens { $time }
}
table-awaits = À espera de alguém para jogar como { color }
table-moves = { $time ->
    [none] É a vez de { $player }
   *[other] É a vez de { $player }, ainda tem { $time }
}

table-phrase = { $phrase ->
    [hello] Olá!
    [game] Bom jogo!
    [thanks] Obrigado!
   *[oops] Ups!
}
table-due = Prazo: { $time }.
table-per-move = Cada jogada pode demorar { $time }.

table-taken = Já estás nesta mesa noutra janela.
table-offline = Sem ligação. A tentar outra vez…
table-offline-sent = Sem ligação. A tua jogada { $move } é enviada assim que ela voltar.
table-sending = A enviar a tua jogada { $move }…
table-to-move = É a vez de { $player }.
table-to-move-silent = É a vez de { $player }, mas a ligação não responde.
table-to-move-away = É a vez de { $player }, que não tem ligação.
table-to-move-free = À espera de que alguém se sente: é a vez de { color }.
table-thinking-for = O Akhet está a pensar por { $player }…
table-offer = { $what ->
    [draw] { $player } propõe empate.
    [takeback] { $player } pede para voltar atrás uma jogada.
   *[rematch] { $player } pede a desforra.
}
table-own-offer = { $what ->
    [draw] Propuseste empate.
    [takeback] Pediste para voltar atrás uma jogada.
   *[rematch] Pediste a desforra.
}
table-offer-waits = À espera de { $players }.
table-withdraw = Retirar
table-accept = Aceitar
table-decline = Recusar
table-save = Guardar como PGN
table-call-me = Chamar-me quando for a minha vez
table-name = O teu nome
table-name-first = Jogas como { color }. O teu nome, para os outros
table-ok = OK

table-joining = A entrar na mesa…
table-status = { $status ->
    [free] lugar livre
    [away] sem ligação
    [gone] fora
    [silent] a ligação não responde
   *[out] desistiu, o Akhet continua a jogar
}
table-level = nível { $level }
table-lag = { $lag } ms
table-lag-seconds = { $lag } s
table-change-name = Mudar o teu nome
table-offer-draw = Propor empate
table-leave = Sair
table-ended = Esta mesa terminou
table-ended-text = Uma mesa termina um dia depois da última jogada (com dias por jogada, três dias depois da partida), ou quando quem a montou a termina. Se o Akhet foi reiniciado numa porta ao acaso, as suas mesas também terminaram.
table-leave-it = Sair da mesa

## analyse: analisar os dois jogos, a revisão

analyse-mark = { $mark ->
    [inaccuracy] Imprecisão
    [mistake] Erro
   *[blunder] Erro grave
}
analyse-judgement = { analyse-mark }: menos { $drop } pontos de resultado esperado. Melhor: { $best }.
analyse-judgement-both = { analyse-mark }: menos { $drop } pontos de resultado esperado, e falhou uma vitória em { $moves }. Melhor: { $best }.
analyse-judgement-missed = Vitória falhada: havia uma vitória em { $moves }. Melhor: { $best }.
analyse-praise-wins = { $move } ganha.
analyse-praise-best = { $move } é a melhor jogada.
analyse-praise-equal = { $move } é tão boa como { $best }.
analyse-praise-near = { $drop ->
    [one] { $move } é boa o bastante: { $drop } ponto a menos do que { $best }.
   *[other] { $move } é boa o bastante: { $drop } pontos a menos do que { $best }.
}
analyse-nag = { $nag ->
    [4] Erro grave
    [2] Erro
    [6] Duvidosa
    [5] Interessante
    [1] Boa
   *[3] Brilhante
}

analyse-keys = Teclas
analyse-keys-note = Funcionam em todo o lado, menos nos campos. No tabuleiro, as teclas também fazem jogadas; vê <em>Como se joga</em>.
analyse-keys-step = uma jogada para trás ou para a frente; a roda do rato no tabuleiro faz o mesmo
analyse-keys-ends = a primeira ou a última posição
analyse-keys-engine = ligar ou desligar o motor
analyse-keys-best = fazer a melhor jogada do motor
analyse-keys-flip = virar o tabuleiro
analyse-keys-list = esta lista
analyse-keys-sideways = outra jogada em vez da mostrada
analyse-keys-erase = apagar o desenho; com uma peça escolhida, cancelar
analyse-keys-threat = a ameaça: o que o outro lado faria agora
analyse-key-ends = Home End
analyse-key-space = Espaço
analyse-key-escape = Esc

analyse-no-move-yet = O motor ainda não tem aqui uma jogada.
analyse-engine-off = Primeiro liga o motor, com L.
analyse-engine-settings = Definições do motor
analyse-lines = Linhas
analyse-line = Linha { $rank }
analyse-threads = Threads
analyse-hash = Hash
analyse-megabytes = MB
analyse-range-unit = { $min } a { $max } { $unit }

analyse-move-said = { $move }: { $said }

analyse-scores-note = As avaliações são em centenas de pontos, <b>+</b> é bom para Azul; M3 é uma vitória em três jogadas.
analyse-has-won = { color } ganhou
analyse-drawn = Empate por repetição
analyse-chances-unknown = Liga o motor para veres quem está à frente.
analyse-over = A partida acaba aqui.
analyse-waits = À espera da revisão.
analyse-threat = Ameaça
analyse-threat-show = Mostrar a ameaça
analyse-threat-over = A partida acaba aqui, por isso não há ameaça.
analyse-threat-is = A ameaça é { $move }.
analyse-threat-none = Não há ameaça para mostrar: { $error }
analyse-book-lacks = O livro não tem esta posição.
analyse-book-moves = Jogadas do livro
analyse-book-move = Jogada
analyse-book-score = Aval.
analyse-book-depth = Prof.
analyse-book-results = Resultados

analyse-graph-none = Ainda não há avaliações.
analyse-graph-start = no início
analyse-graph-after = { $color ->
    [blue] depois da jogada { $number } de Azul
   *[red] depois da jogada { $number } de Vermelho
}
analyse-graph-at-start = Resultado esperado de Azul até ao início: de { $from } a { $to } por cento; o mais alto, { $high } por cento { $highAt }; o mais baixo, { $low } por cento { $lowAt }.
analyse-graph-up-to = Resultado esperado de Azul até à jogada { $number }: de { $from } a { $to } por cento; o mais alto, { $high } por cento { $highAt }; o mais baixo, { $low } por cento { $lowAt }.
analyse-graph-marked = Marcados: { $counts }.
analyse-graph-now = Agora, { $at }: { $percent } por cento.
analyse-marks-counted = { $mark ->
    [inaccuracy] { $count ->
        [one] { $count } imprecisão
       *[other] { $count } imprecisões
    }
    [mistake] { $count ->
        [one] { $count } erro
       *[other] { $count } erros
    }
   *[blunder] { $count ->
        [one] { $count } erro grave
       *[other] { $count } erros graves
    }
}
analyse-graph-better = { $color ->
    [blue] Azul melhor
   *[red] Vermelho melhor
}
analyse-graph-begin = Início
analyse-graph-empty = Analisa a partida ou liga o motor para veres como mudam as hipóteses.
analyse-graph-fails = Não é possível desenhar o gráfico: { $error }

analyse-games-not-kept = O navegador não consegue guardar estas partidas. Depois de recarregares a página, abre-as outra vez.
analyse-games-of-labyrinth = Estas são partidas de Labyrinth: abrem-se em «Analisar», mas nesse jogo.
analyse-game-cut = { $error }. Ficou de fora, a partir daí: { $rest }
analyse-game-of-file = { $file }: { $said }
analyse-reading = A ler…
analyse-open-more = Cola uma partida ou uma posição, ou começa por uma disposição
analyse-open-text-field = PGN, FEN ou um link
analyse-open-text = Abrir texto
analyse-previous = Análise anterior
analyse-setups = Disposições
analyse-games-pasted = texto colado
analyse-games-counted = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
analyse-games-unread = { $count ->
    [one] Não foi possível ler { $count } partida.
   *[other] Não foi possível ler { $count } partidas.
}
analyse-games-cut = { $count ->
    [one] Só foi possível ler uma parte de { $count } partida.
   *[other] Só foi possível ler uma parte de { $count } partidas.
}
analyse-games-more = e mais { $count }
analyse-games-none = Não há nenhuma partida assim.
analyse-search = Procurar nas partidas
analyse-search-hint = Procurar nome, resultado, abertura

analyse-link-unreadable = Não é possível ler a partida deste link. Talvez esteja incompleto.
analyse-notes-unreadable = Não foi possível ler as variantes e os comentários desta partida.
analyse-variations-cut = { $count ->
    [one] Nas variantes: uma jogada é ilegal e ficou de fora, com tudo o que vem depois. { $reason }
   *[other] Nas variantes: { $count } jogadas são ilegais e ficaram de fora, com tudo o que vem depois. { $reason }
}

analyse-review = Revisão
analyse-review-begin = Analisar a partida
analyse-review-again = Analisar outra vez
analyse-review-done = A revisão está pronta.
analyse-review-progress = { $done } de { $of } posições
analyse-review-empty = Faz algumas jogadas no tabuleiro ou abre uma partida, e o motor pode avaliar cada jogada.
analyse-effort = Análise
analyse-practise = Treinar os erros
analyse-mistakes = Erros
analyse-mistake-previous = Erro anterior
analyse-mistake-next = Erro seguinte
analyse-accuracy = { $accuracy ->
    [none] <small>Precisão </small>–
   *[other] <small>Precisão </small>{ $accuracy }<small> %</small>
}
analyse-marks = { $mark ->
    [inaccuracy] Imprecisões:
    [mistake] Erros:
   *[blunder] Erros graves:
}
analyse-missed-wins = Vitórias falhadas:
analyse-legend = { $mark ->
    [inaccuracy] imprecisão
    [mistake] erro
   *[blunder] erro grave
}
analyse-legend-missed = vitória falhada nesse número de jogadas
analyse-better = Aqui é melhor do que { $move }: { $best }.
analyse-show-move = Mostrar { $move }
analyse-play-move = Jogar { $move }

analyse-pens = Canetas
analyse-pens-clear = Apagar o desenho
analyse-pen = { $pen ->
    [G] Desenhar a verde
    [R] Desenhar a vermelho
    [Y] Desenhar a amarelo
   *[B] Desenhar a azul
}
analyse-drawing = Desenhado: { $shapes }.
analyse-arrow = { $pen ->
    [G] seta verde de { $from } para { $to }
    [R] seta vermelha de { $from } para { $to }
    [Y] seta amarela de { $from } para { $to }
   *[B] seta azul de { $from } para { $to }
}
analyse-circle = { $pen ->
    [G] círculo verde em { $square }
    [R] círculo vermelho em { $square }
    [Y] círculo amarelo em { $square }
   *[B] círculo azul em { $square }
}

analyse-tree-empty = Faz uma jogada no tabuleiro ou abre uma partida.
analyse-move-tools = A jogada mostrada
analyse-draw = Desenhar no tabuleiro
analyse-comment = Comentário
analyse-comment-edit = Alterar o comentário
analyse-comment-hint = Comentário (Enter guarda-o)
analyse-promote = Promover a variante
analyse-delete = Apagar a partir daqui
analyse-delete-sure = Apagar { $count } jogadas?

analyse-fen = Posição (FEN)
analyse-fen-copied = FEN copiado.
analyse-pgn = Partida (PGN)
analyse-pgn-whole = Partida com variantes e comentários (PGN)
analyse-pgn-copy = Copiar PGN
analyse-pgn-copied = PGN copiado.
analyse-pgn-download = Transferir PGN
analyse-pgn-downloaded = O PGN está nas tuas transferências.
analyse-link-position = Link para esta posição
analyse-link-game = Link para a partida
analyse-link-whole = Link com variantes e comentários
analyse-link-copied = Link copiado.
analyse-link-too-long = Com tudo o que tem, esta partida é demasiado comprida para um link. Transfere antes o PGN; podes lê-lo com «Abrir».
analyse-picture-group = Imagem do tabuleiro
analyse-picture = Imagem
analyse-picture-copied = Imagem copiada.
analyse-picture-downloaded = A imagem está nas tuas transferências.
analyse-animation-group = A partida inteira
analyse-animation = Animação
analyse-animation-svg = SVG animado
analyse-animation-downloaded = A animação está nas tuas transferências.

analyse-board = Tabuleiro de análise
analyse-book = Livro
analyse-show = Mostrar
analyse-edit = Alterar esta posição
analyse-open-games = Partidas ({ $count })

analyse-lines-note = Cada linha começa com a hipótese de ganhar do jogador que tem a vez. O motor não sabe mais das cartas do que aquilo que se vê aqui.
analyse-line-finds = acaba no tesouro da carta
analyse-wins = Ganha { color }: { $percent } %
analyse-cards = Cartas
analyse-sees = { $viewer ->
    [all] todas as cartas
    [blue] o que Azul vê
    [yellow] o que Amarelo vê
    [orange] o que Laranja vê
    [green] o que Verde vê
   *[nobody] o que todos veem
}
analyse-cards-home = regresso a { $square }
analyse-cards-out = a caminho da saída
analyse-cards-won = ganhou
analyse-cards-found-small = encontrados
analyse-cards-unknown = { $count ->
    [one] { $count } desconhecida
   *[other] { $count } desconhecidas
}

analyse-games-of-laser = Estas são partidas de Laser Chess: abrem-se em «Analisar», mas nesse jogo.
analyse-games-missing = Não há partidas neste texto.
analyse-review-progress-turns = { $done } de { $of } jogadas
analyse-chances-over = Hipóteses de ganhar ao longo da partida: { $players }.
analyse-chances-of = { color }, de { $from } a { $to } por cento
analyse-chances-marked = { $count ->
    [one] { $count } jogada marcada.
   *[other] { $count } jogadas marcadas.
}

analyse-copied = { $what }: copiado.
analyse-share-unfinished = Uma partida por acabar não se pode partilhar inteira: mostrava as cartas.
analyse-open-maze-field = PGN, uma posição (FEN), ou uma partida como o protocolo a escreve
analyse-deals = Uma nova distribuição
analyse-deal = Nova distribuição para { $players }

analyse-labyrinth = Analisar Labyrinth
analyse-untitled = Análise
analyse-others = Outras jogadas aqui
analyse-others-small = também

## setup: montar posições dos dois jogos

setup-change = Mudar
setup-asking = A perguntar ao motor…
setup-draft = O tabuleiro ainda mostra a última posição.
setup-copy-fen = Copiar FEN
setup-fen-copied = FEN copiado

setup-tools = Ferramentas
setup-turn = Rodar
setup-board = Tabuleiro para alterar
setup-to-move = É a vez de
setup-begin = Começar com
setup-share = Partilhar esta posição
setup-square = { $square }: { $what }.
setup-rules = Regras
setup-rules-standard = as normais
setup-rules-other = mudadas

setup-title = Montar uma posição
setup-square-empty = { $square }: vazia.
setup-pieces = { $color ->
    [blue] Peças de Azul
   *[red] Peças de Vermelho
}
setup-piece = { $piece }. { $deed }
setup-palette = Peças e ferramentas
setup-remove = Retirar
setup-empty = Esvaziar
setup-swap-sides = Trocar lados
setup-begin-setup = Uma disposição…
setup-drawn = { $drawn ->
    [today] Disposição de hoje
   *[random] Ao acaso
}
setup-rule = { $rule ->
    [KingTurns] { -king(form: "A") } pode rodar
    [SwapOntoClosed] Uma troca pode acabar numa casa proibida
   *[RepetitionEnds] A repetição acaba a partida
}
setup-rule-hint = { $rule ->
    [KingTurns] É passar a vez: nada muda no tabuleiro, e o laser dispara.
    [SwapOntoClosed] { -switch(form: "A") } pode mandar a peça com que troca para uma casa colorida da outra cor, e nas posições pode haver peças nessas casas.
   *[RepetitionEnds] Quando uma situação acontece pela terceira vez, é logo empate, sem ninguém o pedir.
}
setup-rules-changed = { $count ->
    [0] as normais, para toda a página
    [one] { $count } mudada, para toda a página
   *[other] { $count } mudadas, para toda a página
}
setup-right = { $count ->
    [one] A posição serve para jogar: { color } tem { $count } jogada.
   *[other] A posição serve para jogar: { color } tem { $count } jogadas.
}
setup-right-stuck = É uma posição, mas { color } não tem jogadas.
setup-copy-picture = Copiar imagem
setup-picture-copied = Imagem copiada

setup-title-labyrinth = Montar uma posição de Labyrinth
setup-begin-deal = Uma nova distribuição…
setup-begin-players = para { $players }
setup-right-turns = { $count ->
    [one] A posição serve para jogar: { color } tem { $count } jogada.
   *[other] A posição serve para jogar: { color } tem { $count } jogadas.
}
setup-right-won = É uma posição, mas { color } já ganhou.
setup-tiles = Cartões
setup-exchange = Trocar
setup-shapes = Formas
setup-shape = { $shape ->
    [i] Reto
    [c] Curva
   *[t] T
}
setup-pawns = Peças
setup-treasures = Tesouros
setup-treasure = { $place ->
    [nowhere] { $treasure }, em nenhum cartão
    [spare] { $treasure }, no cartão livre
   *[other] { $treasure }, { $place }
}
setup-treasure-none = Sem tesouro
setup-deed = { $tool ->
    [turn] Carrega num cartão solto para o rodares.
    [exchange] Carrega em dois cartões soltos, ou num deles e no livre.
    [shape] Carrega num cartão solto ou no livre.
    [treasure] Carrega no cartão onde o tesouro deve ficar.
   *[pawn] Carrega na casa onde a peça deve ficar.
}
setup-exchange-with = { $place ->
    [spare] Cartão livre: carrega no cartão com que o queres trocar.
   *[other] { $place }: carrega no cartão com que o queres trocar.
}
setup-close = Carrega numa seta para a fechares ou abrires.
setup-players = Jogadores e cartas
setup-plays = Joga { color }
setup-cards-unknown = Para jogar é preciso conhecer todas as cartas.
setup-cards-how = Carrega numa carta para a marcares como encontrada. Carrega numa encontrada para a retirares.
setup-cards-sought = A encontrar
setup-cards-home = a caminho da casa de partida
setup-card-find = { $treasure }: encontrada
setup-card-remove = { $treasure }: retirar
setup-card-unknown-remove = carta desconhecida: retirar
setup-card-for = Uma carta para { color }
setup-card-add = Juntar uma carta…
setup-card-unknown = desconhecida, por baixo
setup-card-on-top = { $treasure }, por cima

## real: Labyrinth numa mesa a sério

real-title = Numa mesa a sério
real-table = A tua mesa

real-change = Mudar
real-rules = Regras
real-pictures-note = para outra caixa, ou com as tuas palavras
real-begin = Começar a partida
real-lay = Põe aqui o que está na tua mesa.
real-lay-tiles = Escolhe como está um cartão e depois carrega em todas as casas onde haja um assim.
real-squares-left = { $squares ->
    [one] Falta { $squares } casa. Se carregares outra vez num cartão, ele roda.
   *[other] Faltam { $squares } casas. Se carregares outra vez num cartão, ele roda.
}
real-lay-spare = Que cartão sobrou? Escolhe-o e depois carrega no cartão livre, por baixo do tabuleiro.
real-lay-picture = Onde está { picture.the }? Carrega no cartão.
real-pictures-left = { $pictures ->
    [one] Falta { $pictures } imagem.
   *[other] Faltam { $pictures } imagens.
}
real-other-spare = { $shape ->
    [i] O teu cartão livre é reto? Escolhe um assim e depois carrega no livre.
    [c] O teu cartão livre é uma curva? Escolhe uma assim e depois carrega no livre.
   *[t] O teu cartão livre é um T? Escolhe um assim e depois carrega no livre.
}
real-lay-any-picture = Escolhe uma imagem e depois carrega no cartão dela.
real-left = Por pôr: { $pictures }.
real-lay-card = Vê a tua carta e escolhe-a em baixo. Ou começa sem ela.
real-all-laid = Está tudo posto. Começa quando todos estiverem prontos.
real-press-turns = Se carregares num cartão, ele roda; Desfazer volta atrás.
real-too-many = { $shape ->
    [i] { $count } cartões retos: a caixa tem { $most }. Vê-os outra vez.
    [c] { $count } curvas: a caixa tem { $most }. Vê-as outra vez.
   *[t] { $count } cartões em T: a caixa tem { $most }. Vê-os outra vez.
}
real-no-box = { $straights } cartões retos, { $corners } curvas e { $ts } em T: a caixa tem 12, 16 e 6, ou 13, 15 e 6.
real-straight-treasure = { $square }: os cartões retos da caixa não têm tesouros.
real-palette = Cartões e imagens
real-looks = Como está um cartão
real-fill = Todas as casas vazias são assim
real-loose-pictures = Imagens dos cartões soltos
real-picture-place = { $place ->
    [none] { picture }, ainda por pôr
    [spare] { picture }, no cartão livre
   *[square] { picture }, { $place }
}
real-who = Quem joga
real-plays = Joga { color }
real-me = Eu jogo como
real-first = O mais novo, que começa
real-everybody = Cada um tem
real-cards = { $cards ->
    [1] uma carta, escondida
   *[other] { $cards } cartas, todas escondidas
}
real-card = A minha carta
real-my-cards = As minhas cartas
real-card-note = só tu a vês
real-fixed = Este cartão é fixo, e a sua imagem também.
real-laid = { $square }: { $tile }.
real-spare = Cartão livre
real-tile-first = Põe primeiro o cartão, e só depois a imagem.
real-moved = Em { $square } já estava { picture.the }. Só há uma imagem destas, por isso mudou de lugar.
real-moved-from-spare = No cartão livre já estava { picture.the }. Só há uma imagem destas, por isso mudou de lugar.
real-was-there = Ali estava { picture.the }. Onde está agora?
real-next-game = Põe a próxima partida. Desfazer traz de volta a anterior.

real-photo = Uma fotografia ao lado
real-photo-note = fica neste dispositivo
real-photo-unreadable = O navegador não consegue ler isto como imagem. JPEG e PNG funcionam em todo o lado.
real-photo-choose = Escolher ou tirar uma…
real-photo-other = Outra fotografia…
real-photo-remove = Retirar

real-record = Jogadas na mesa
real-all-cards = Cartas
real-you-are = Jogas como { color }
real-another-game = Outra partida
real-now = Agora
real-your-turn = É a tua vez. Regista a tua jogada no tabuleiro ou, se seguires o conselho, carrega em «Joguei isto».
real-turn = É a vez de { color }. Regista a jogada: a seta e depois a casa.
real-you-won = Ganhaste.
real-won = Ganhou { color }.
real-past = Estás a ver o que já passou. Uma jogada registada aqui substitui as que vieram depois.
real-turns-gone = As jogadas depois desta desapareceram. Desfazer trá-las de volta.
real-ended = { color } acabou no cartão com { picture.the }.
real-you-ended = Acabaste no cartão com { picture.the }.
real-found = Tesouro encontrado: { picture }
real-which-card = Qual é a tua carta?
real-which-card-now = Encontraste { picture.the }. Qual é agora a tua carta?
real-your-cards = { $cards ->
    [1] A tua carta: { $pictures }
   *[other] As tuas cartas: { $pictures }
}
real-over = A partida acaba aqui.
real-advises-later = O Akhet aconselha-te quando for a tua vez.
real-note = Cada jogada começa com a tua hipótese de ganhar. O Akhet sabe o que registaste, e mais nada sobre as cartas.
real-advice = Empurra em <b>{ $arrow }</b>, depois vai para <b>{ $square }</b>
real-advice-stay = Empurra em <b>{ $arrow }</b>, depois fica
real-played = Joguei isto
real-show = Mostrar

real-out-anywhere = Já encontraste tudo. Joga mais uma vez, e acaba em qualquer casa.
real-out-exit = Já encontraste tudo. Sai do labirinto por uma abertura da margem.
real-out-home = Já encontraste tudo. Volta à casa de partida, { $home }.
real-opens = { $squares ->
    [1] Este empurrão abre uma casa.
   *[other] Este empurrão abre { $squares } casas.
}
real-goal = { $goal ->
    [home] a tua casa de partida
    [one] uma das tuas imagens
   *[picture] { picture.the }
}
real-opens-goal = { $squares ->
    [1] Este empurrão abre uma casa, e é o que procuras: { real-goal }.
   *[other] Este empurrão abre { $squares } casas, e uma é o que procuras: { real-goal }.
}
real-leads-there = { $slides ->
    [1] Só { $slides } de { $all } empurrões leva até lá.
   *[other] { $slides } de { $all } empurrões levam até lá.
}
real-leads-none = Desta vez, nenhum empurrão abre o caminho para { real-goal }.
real-leads = { $slides ->
    [1] { $slides } de { $all } empurrões abre o caminho para { real-goal }; este ajuda mais para depois.
   *[other] { $slides } de { $all } empurrões abrem o caminho para { real-goal }; este ajuda mais para depois.
}

## learn: as lições e como se joga

learn-lesson = Lição
learn-lessons = Lições
learn-after = Depois das lições
learn-trouble = Não é possível mostrar a lição
learn-place = Lição { $number } de { $all }
learn-place-exercise = Lição { $number } de { $all } · exercício { $exercise } de { $exercises }
learn-all-done = Todas as lições feitas
learn-count = { $done } de { $all } lições feitas
learn-note = { $done } de { $all }
learn-done = feita
learn-next = Próxima lição
learn-next-exercise = Próximo exercício
learn-restart = Recomeçar
learn-show-move = Mostrar a jogada
learn-moves = Jogadas até agora
learn-hint-piece = Move ou roda a peça em { $square }.
learn-look = Olha aqui.
learn-again = Tenta outra vez.
learn-not-quite = Ainda não é bem isso.
learn-well-done = Muito bem!
learn-right = Certo!
learn-judged = Vamos lá ver…
learn-your-move = É a tua vez.
learn-your-turn = É a tua vez.
learn-blue = Jogas como Azul.

learn-play = Jogar no nível 0
learn-puzzles = Problemas: ganhar em 1
learn-fire = Fogo!
learn-reply = Vermelho tenta escapar.
learn-finish = Agora acaba a partida.
learn-blue-touch = Jogas como Azul. O visto faz a jogada.
learn-hint-arrow = Faz a jogada da seta verde: { $move }.
learn-hint-square = É a peça em { $square }.
learn-own-king = { $shot }. Mas é o teu próprio { -king }, e assim perdias.
learn-own-piece = { $shot }. É uma peça tua!
learn-other-piece = Isso também ajuda. Mas aqui usa { $kind ->
    [K] o teu { -king }
    [S] o teu { -switch }
    [P] { -deflector(form: "your") }
    [D] o teu { -defender }
    [L] { -laser(form: "your") }
   *[other] a tua peça
}.
learn-no-aim = { $shot }. Mas agora o teu raio não aponta para { -king(form: "the") }.
learn-king-stands = { $shot }, e { -king(form: "the") } continua de pé.
learn-king-escapes = { $shot }. Mas agora { -king(form: "the") } pode escapar.
learn-beam-at-king = Mas agora o raio de { color } aponta para o teu { -king }: o próximo tiro atinge-o.
learn-answer-hits = Mas depois: { $move }

learn-lesson-your-laser = { -laser(form: "Your") }
learn-lesson-your-laser-words = Depois de cada jogada tua, { -laser(form: "your") } dispara do seu canto. O raio já aponta para { -deflector(form: "the") } de Vermelho em d1. Move outra peça azul: escolhe-a e depois um dos pontos.
learn-lesson-your-laser-learned = Em cheio, e já lá não está! É sempre assim: uma jogada e depois o tiro.
learn-lesson-a-mirror-turns-the-beam = Um espelho desvia o raio
learn-lesson-a-mirror-turns-the-beam-words = Em i4, { -deflector(form: "your") } tem um espelho. Põe essa peça no caminho do raio, para o raio virar e atingir { -deflector(form: "the") } de Vermelho em d4.
learn-lesson-a-mirror-turns-the-beam-learned = O espelho virou o raio para a esquerda. O tabuleiro mostra cada tiro antes de jogares: primeiro olha, depois dispara.
learn-lesson-turn-instead-of-moving = Rodar em vez de mover
learn-lesson-turn-instead-of-moving-words = Uma peça também pode rodar sem sair do lugar. Escolhe { -deflector(form: "your") } em j5 e depois uma das duas setas redondas (ou carrega em R ou L). Roda o espelho até o raio atingir { -deflector(form: "the") } de Vermelho.
learn-lesson-turn-instead-of-moving-learned = Mover ou rodar: uma coisa ou a outra em cada jogada, nunca as duas.
learn-lesson-two-directions = Duas direções
learn-lesson-two-directions-words = { -laser(form: "Your") } nunca sai do seu canto, mas pode rodar: dispara para cima ou para a esquerda. Roda essa peça para atingires { -deflector(form: "the") } de Vermelho em c1.
learn-lesson-two-directions-learned = Só para cima ou para a esquerda. { -laser(form: "The") } de Vermelho dispara para baixo ou para a direita.
learn-lesson-the-back-of-a-deflector = As costas { -deflector(form: "of") }
learn-lesson-the-back-of-a-deflector-words = { -deflector(form: "A") } só tem espelho de um lado. Um raio que bate no espelho desvia-se; um que bate nas costas atinge a peça. Move { -deflector(form: "your") } para cima ou para baixo, e atinge a peça que está de costas.
learn-lesson-the-back-of-a-deflector-learned = Por trás, e em cheio! Tem cuidado também com as costas das tuas peças.
learn-lesson-the-shield-of-a-defender = O escudo de { -defender(form: "a") }
learn-lesson-the-shield-of-a-defender-words = A placa clara de { -defender(form: "a") } é o seu escudo, que trava o raio. De qualquer outro lado, o raio atinge-o. Põe { -deflector(form: "your") } por baixo do { -defender } que tem o escudo virado para o lado errado.
learn-lesson-the-shield-of-a-defender-learned = Um escudo protege um lado; os outros três ficam abertos.
learn-lesson-both-sides-of-a-switch = Os dois lados de { -switch(form: "a") }
learn-lesson-both-sides-of-a-switch-words = { -switch(form: "A") } tem espelho dos dois lados, por isso desvia sempre o raio e nunca é atingido. Por agora, o teu raio vem da direita e vai para cima. Roda { -laser(form: "your") }, para o raio vir da esquerda, bater no outro lado e atingir { -deflector(form: "the") } de Vermelho.
learn-lesson-both-sides-of-a-switch-learned = Não tem costas. De um lado ou do outro, desvia o raio.
learn-lesson-the-swap = A troca
learn-lesson-the-swap-words = { -switch(form: "A") } pode trocar de lugar com { -deflector(form: "a") } ou { -defender(form: "a") } mesmo ao lado, até com uma peça de Vermelho. Escolhe o teu { -switch } em e5 e depois o anel à volta do { -defender } que trava o teu raio com o escudo.
learn-lesson-the-swap-learned = Saiu de trás do escudo! Só { -switch(form: "a") } consegue fazer isto.
learn-lesson-closed-squares = Casas proibidas
learn-lesson-closed-squares-words = As casas vermelhas são só para Vermelho. Por isso { -deflector(form: "your") } em h2 não pode ir para i1, por baixo da peça em i6. Procura uma casa na linha de baixo de onde o raio atinja a outra.
learn-lesson-closed-squares-learned = Da mesma maneira, as casas azuis são só para Azul. Os raios atravessam todas.
learn-lesson-your-own-pieces-in-the-way = As tuas próprias peças no caminho
learn-lesson-your-own-pieces-in-the-way-words = O raio atinge tudo o que encontra no caminho, até as tuas peças! Aqui atingia { -deflector(form: "your") } em f4. Tira essa peça do raio, e ele atinge { -deflector(form: "the") } de Vermelho que está atrás.
learn-lesson-your-own-pieces-in-the-way-learned = Antes de disparares, vê se há peças tuas no caminho do raio.
learn-lesson-two-mirrors = Dois espelhos
learn-lesson-two-mirrors-words = Um raio pode virar muitas vezes. O teu espelho em j4 vira-o para a esquerda. Põe o teu segundo espelho onde ele vire o raio para cima e atinja { -deflector(form: "the") } de Vermelho em d7.
learn-lesson-two-mirrors-learned = Dois espelhos, um tiro. Numa partida a sério podem ser cinco ou seis.
learn-lesson-hit-the-king = Atinge { -king(form: "the") }
learn-lesson-hit-the-king-words = O raio pode atingir { -king(form: "a") } de qualquer lado, e então a partida acaba. { -defender(form: "A") } guarda a linha do teu raio. Leva o raio até à linha { -king(form: "of") } de Vermelho.
learn-lesson-hit-the-king-learned = Ganhaste! Atingir { -king(form: "the") } de Vermelho é o objetivo do jogo.
learn-lesson-block-a-beam = Travar um raio
learn-lesson-block-a-beam-words = Agora olha para o raio de Vermelho: aponta para o teu { -king } e dispara depois da próxima jogada de Vermelho. Põe o teu { -defender } no caminho desse raio: o escudo já está virado para o lado certo.
learn-lesson-block-a-beam-learned = A salvo. Olha para os dois raios antes de cada jogada.
learn-lesson-do-not-open-your-king = Não abras caminho até ao teu { -king }
learn-lesson-do-not-open-your-king-words = O teu { -switch } em d3 desvia o raio de Vermelho para longe do teu { -king }. Duas das tuas jogadas atingem { -deflector(form: "a") }, mas uma delas abre o caminho até ao teu { -king }: faz a outra.
learn-lesson-do-not-open-your-king-learned = Antes de moveres uma peça, pergunta-te o que é que ela está a travar.
learn-lesson-a-threat = Uma ameaça
learn-lesson-a-threat-words = Depois do teu tiro, o raio fica onde está. Se então apontar para { -king(form: "the") } de Vermelho, ele está em apuros. Há { -deflector(form: "two") }: atinge a peça que está à frente { -king(form: "of") }.
learn-lesson-a-threat-learned = Uma ameaça! Agora Vermelho tem de salvar { -king(form: "the") } e não tem tempo para mais nada.
learn-lesson-a-win-in-two-moves = Ganhar em duas jogadas
learn-lesson-a-win-in-two-moves-words = O teu primeiro plano: ganhar em duas jogadas, faça Vermelho o que fizer. Começa com uma ameaça. Quando { -king(form: "the") } fugir, manda o espelho atrás dele.
learn-lesson-a-win-in-two-moves-learned = Uma ameaça, um espelho que vai atrás, uma vitória. Já podes jogar!

learn-play-maze = Jogar
learn-hint-closed = Carrega na seta { $arrow }.
learn-hint-push = Empurra na seta { $arrow }.
learn-fault-closed = É uma jogada permitida. Mas experimenta primeiro a seta fechada { $arrow }.
learn-fault-arrow = Empurraste em { $pushed }. Aqui, empurra em { $arrow }.
learn-fault-out = A tua peça não foi empurrada para fora. Empurra na outra ponta da fila.
learn-fault-found = A tua jogada acabou em { $square }, e não no cartão com { picture.the }.
learn-fault-win = A tua jogada acabou em { $square }, mas a tua casa de partida é { $home }.
learn-fault-stops = Mas agora vê o que faz { color }.

learn-maze-the-slide = Empurrar
learn-maze-the-slide-1-words = Cada jogada começa com um empurrão. O cartão livre está por baixo do tabuleiro. Empurra-o na seta a4, à esquerda. Depois escolhe uma das casas iluminadas para a tua peça azul, ou fica onde estás.
learn-maze-the-slide-1-learned = A fila inteira avançou uma casa. O cartão que saiu à direita é o novo cartão livre.
learn-maze-the-slide-2-words = A tua carta mostra o tesouro «{ $O }». Está em d1, com um anel à volta, mas b1 tapa o caminho. Aponta para as setas para veres o que cada uma faz, e abre o caminho.
learn-maze-the-slide-2-learned = Primeiro empurras, depois moves a tua peça, até onde os corredores a levarem.
learn-maze-the-slide-3-words = Também importa como está rodado o cartão livre. Roda-o com a roda do rato no tabuleiro, com os botões em baixo, ou com as teclas R e L. Empurra-o em b1, como uma ponte até ao tesouro «{ $Q }», em d1.
learn-maze-the-slide-3-learned = Um cartão reto pode ficar de duas maneiras, qualquer outro de quatro.
learn-maze-the-slide-4-words = Os tesouros viajam nos seus cartões. O tesouro «{ $O }», em d3, está demasiado longe. Trá-lo para mais perto: empurra a coluna d para baixo.
learn-maze-the-slide-4-learned = Veio ter contigo! Procura as duas coisas: o teu caminho até ao tesouro, e o caminho do tesouro até ti.
learn-maze-the-forbidden-way-back = O regresso proibido
learn-maze-the-forbidden-way-back-1-words = Laranja acabou de empurrar em d7, e o último cartão saiu em d1. Gostavas de o empurrar logo de volta. Experimenta: carrega na seta fechada d1.
learn-maze-the-forbidden-way-back-1-learned = Depois de cada jogada há uma seta fechada: aquela por onde saiu o último cartão.
learn-maze-the-forbidden-way-back-2-words = A mesma posição. O regresso está fechado, mas outro empurrão leva ao tesouro «{ $I }», em e3. Encontra-o.
learn-maze-the-forbidden-way-back-2-learned = Outra vez a mesma seta: só a ponta oposta de uma fila é que fica fechada.
learn-maze-the-forbidden-way-back-3-words = Agora a regra ajuda-te. Laranja, em a1, quer chegar à casa colorida a3 e ia para lá a seguir. Afasta o cartão em a2 com um empurrão que Laranja não possa desfazer.
learn-maze-the-forbidden-way-back-3-learned = Laranja teria de o empurrar de volta em a2, mas essa seta agora está fechada.
learn-maze-riding-out-and-coming-in-again = Sair e voltar a entrar
learn-maze-riding-out-and-coming-in-again-1-words = Uma peça viaja no seu cartão. Deixa a tua viajar uma casa para a direita, e ela fica num corredor que leva ao tesouro «{ $E }», em e5.
learn-maze-riding-out-and-coming-in-again-1-learned = Uma viagem não custa nada: depois ainda podes mover a peça.
learn-maze-riding-out-and-coming-in-again-2-words = Uma peça empurrada para fora volta a entrar na outra ponta. A tua está em g4, na margem, e o tesouro da tua carta, «{ $C }», está muito longe, em a5. Empurra a tua peça para fora!
learn-maze-riding-out-and-coming-in-again-2-learned = Sai pela direita, entra pela esquerda, no cartão que foi empurrado. Nada leva uma peça mais longe.
learn-maze-riding-out-and-coming-in-again-3-words = As peças dos outros também viajam. Laranja, em a4, chegava a seguir à casa colorida c3. Empurra Laranja para fora, para bem longe dela.
learn-maze-riding-out-and-coming-in-again-3-learned = Laranja está agora do outro lado do tabuleiro. É uma das melhores defesas.
learn-maze-cards = Cartas
learn-maze-cards-1-words = Vês uma carta de cada vez: agora é «{ $I }», em e3. O teu caminho passa pelo tesouro «{ $E }», em e5, mas não é o da tua carta, e passar por cima nunca chega. Acaba a tua vez no tesouro «{ $I }».
learn-maze-cards-1-learned = A carta é virada para cima, à vista de todos, e tu vês a próxima: «{ $U }».
learn-maze-cards-2-words = Não há nenhum anel no tabuleiro: o tesouro da tua carta, «{ $O }», está no cartão livre. Empurra-o para onde lhe possas chegar.
learn-maze-cards-2-learned = Um tesouro no cartão livre está à espera de que alguém o empurre para dentro.
learn-maze-cards-3-words = Duas regras ao mesmo tempo. O tesouro da tua carta, «{ $N }», está no cartão livre, e a tua peça está em b1, na margem. Empurra a tua peça para fora: volta a entrar no cartão livre. Depois fica onde estás.
learn-maze-cards-3-learned = Não precisas de mover a peça: o que conta é onde ela está no fim da tua vez.
learn-maze-the-way-home = O regresso
learn-maze-the-way-home-1-words = Já encontraste todos os tesouros. Agora volta à casa de partida, a1, e ganhas.
learn-maze-the-way-home-1-learned = Chegaste! Ganha quem primeiro encontrar todos os seus tesouros e acabar a vez na sua casa de partida.
learn-maze-the-way-home-2-words = Estás longe da casa de partida. Mas conheces um atalho.
learn-maze-the-way-home-2-learned = Sai por um lado, entra pelo outro, e já lá estás.
learn-maze-the-way-home-3-words = Laranja já encontrou tudo e na próxima vez chegava à casa de partida, g7. Agora não podes ganhar: tapa o caminho. Aponta para as setas e procura uma parede entre Laranja e g7.
learn-maze-the-way-home-3-learned = Bem defendido. Vê aonde os outros podem chegar antes de seguires o teu caminho. Já podes jogar!

learn-rules-aim = Guia o teu laser com espelhos até atingir { -king(form: "the") } do adversário.
learn-rules-mirror-picture = O raio de Azul vai para a direita, bate no espelho de { -deflector(form: "a") } e sai para cima
learn-rules-move = <b>Move ou roda uma peça.</b> Um passo em qualquer direção, ou um quarto de volta. Depois o teu laser dispara sozinho, e cada espelho no caminho desvia o raio.
learn-rules-hit-picture = O raio de Azul vai para a direita e atinge { -king(form: "the") } de Vermelho
learn-rules-hit = <b>O que for atingido sai do tabuleiro,</b> mesmo que seja teu. Atinge { -king(form: "the") } do outro e ganhas.
learn-rules-lessons = Aprender em lições curtas
learn-rules-pieces = As peças
learn-rules-click = Clica numa peça: os pontos mostram para onde pode ir, as duas setas redondas rodam-na. Aponta para um ponto ou uma seta e vês o tiro antes de jogares.
learn-rules-tinted = As casas coloridas são do jogador dessa cor; o outro não pode entrar.
learn-rules-must-move = Tens de jogar. Nunca se fica sem jogada e não se pode passar.
learn-rules-draws = <b>Empates.</b> Quando as peças estão todas no mesmo sítio, e viradas para o mesmo lado, pela terceira vez, quem tem a vez pode pedir o empate. Amigos em dois dispositivos também podem combinar um.
learn-notation = Como se escrevem as jogadas
learn-notation-squares = As colunas vão de a a j, a partir da esquerda, e as linhas de 1 a 8, a partir de baixo.
learn-notation-step = a peça em e4 vai para f5, ou troca de lugar com a que lá está
learn-notation-right = a peça em c5 roda para a direita, como os ponteiros do relógio
learn-notation-left = roda para a esquerda, ao contrário dos ponteiros do relógio
learn-notation-hit = o tiro atinge esta peça
learn-keys = Teclas
learn-key-tab = Tab
learn-key-arrows = Setas
learn-key-enter = Enter
learn-key-escape = Esc
learn-keys-tab = até ao tabuleiro, e depois até aos botões
learn-keys-arrows = no tabuleiro: de casa em casa. Fora dele, esquerda e direita andam para trás e para a frente na partida
learn-keys-enter = escolher uma peça, fazer a jogada
learn-keys-turn = rodar a peça escolhida para a direita ou para a esquerda, depois Enter
learn-keys-cancel = cancelar
learn-keys-field = até um campo onde se escrevem jogadas e perguntas; «help» mostra quais são
learn-keys-analyse = em «Analisar»: todas as teclas dessa secção

learn-maze-rules-aim = Encontra os tesouros das tuas cartas num labirinto com paredes que se mexem, e depois volta à tua casa de partida.
learn-maze-rules-slide = <b>Empurra.</b> Roda o cartão livre como quiseres e empurra-o numa seta. A fila avança uma casa; o cartão que sai é o novo cartão livre. As peças viajam nos seus cartões, e uma que seja empurrada para fora volta a entrar do outro lado.
learn-maze-rules-walk = <b>Move a tua peça.</b> Pode ir pelos corredores até onde quiseres, ou ficar. As peças não se estorvam.
learn-maze-rules-card = Vês uma das tuas cartas de cada vez. Acaba a tua vez no tesouro dela para veres a próxima.
learn-maze-rules-closed = A seta por onde saiu o último cartão está fechada: ninguém o pode empurrar logo de volta.
learn-maze-rules-end = Ganha quem primeiro encontrar todos os seus tesouros e acabar a vez na sua casa de partida.
learn-maze-rules-players = Os jogadores, pela ordem em que jogam
learn-maze-rules-table = Tens o jogo na tua mesa? <a>Põe-no aqui como está</a>, e o Akhet aconselha-te, jogada a jogada. Só sabe o que tu vês.
learn-maze-notation = Como se escrevem as jogadas
learn-maze-notation-turn = <c>a6nb1</c>: empurrar na seta a6, rodado n, depois ir para b1. As rotações são n, e, s e w: n é como o cartão está ao princípio, e é um quarto de volta para a direita, e assim por diante.
learn-keys-maze-arrows = no tabuleiro: por casas e setas. Fora dele, esquerda e direita andam para trás e para a frente na partida
learn-keys-maze-enter = numa seta: empurrar aqui. Numa casa: ir para lá
learn-keys-maze-turn = rodar o cartão livre para a direita ou para a esquerda; a roda do rato ou um segundo dedo fazem o mesmo
learn-keys-maze-stay = ficar onde o empurrão te deixou
learn-keys-maze-escape = escolher outra seta
learn-keys-maze-field = até um campo onde se escrevem jogadas e perguntas; «help» mostra quais são

## puzzles: os problemas dos dois jogos

puzzles-puzzle = Problema
puzzles-trouble = Não é possível mostrar o problema
puzzles-none = não há problemas
puzzles-bad-line = { $file }: o problema { $number } tem campos a menos
puzzles-unknown = Esta versão do Akhet não tem o problema desse link.
puzzles-number = Problema { $number }
puzzles-stage = { $stage ->
    [0] Ganhar em 1
    [1] Suave
    [2] Fácil
    [3] Médio
    [4] Difícil
   *[5] Diabólico
}
puzzles-two-turns = Em duas jogadas
puzzles-theme = { $theme ->
    [turn] rotação
    [step] passo
    [swap] troca
    [quiet] jogada calma
    [laser] rodar { -laser(form: "the") }
    [two-mirrors] dois espelhos
    [many-mirrors] muitos espelhos
    [opened-king] { -king } a descoberto
    [shield] escudo
    [driven-king] { -king } em fuga
    [bridge] pelo cartão que entrou
    [ride] uma viagem
    [out-and-in] sair e voltar a entrar
    [moving-treasure] o tesouro move-se
    [spare] tesouro no cartão livre
    [stay] sem mover a peça
   *[other] { $theme }
}
puzzles-next = Próximo problema
puzzles-solution = Solução
puzzles-end-streak = Acabar a série?
puzzles-progress = Progresso
puzzles-difficulty = Dificuldade
puzzles-mine = O meu próximo problema
puzzles-failed = Os que falhei ({ $count })
puzzles-solved-of = { $solved } de { $all } resolvidos
puzzles-streak = seguidos
puzzles-best = recorde
puzzles-all = de { $all } resolvidos
puzzles-weak = Aparecem mais vezes: { $themes }
puzzles-fetching = A buscar um problema…
puzzles-wrong = Não é esta.
puzzles-shown = É assim…
puzzles-seen = A solução era essa.
puzzles-seen-next = Tentas outra vez, ou passas ao próximo?
puzzles-solved = Resolvido.
puzzles-streak-reset = A série volta a zero.
puzzles-streak-stays = Com uma dica: a série fica como está.
puzzles-streak-begins = Começa uma série.
puzzles-streak-now = { $streak } seguidos.

puzzles-goal = Joga Azul e ganha em { $wins }
puzzles-left = { $left ->
    [1] Agora ganha com uma jogada.
   *[other] Agora ganha em { $left }.
}
puzzles-only-move = Só uma jogada atinge { -king(form: "the") } de Vermelho.
puzzles-only-first = Só uma primeira jogada ganha a tempo contra qualquer defesa.
puzzles-defends = Vermelho defende-se enquanto pode.
puzzles-praise = { $number ->
    [0] Resolvido!
    [1] Boa pontaria!
    [2] Brilhante!
    [3] Um tiro limpo!
   *[4] Bem visto!
}
puzzles-too-late = Assim não ganhas a tempo.
puzzles-slower = Assim também ganhas, mas mais devagar: não em { $moves } jogadas.
puzzles-another = { $shot }. Tenta outra jogada.
puzzles-beam-hits = { $color ->
    [blue] { $shot }, mas agora o raio de Azul atinge { -king(form: "the") } de Vermelho.
   *[red] { $shot }, mas agora o raio de Vermelho atinge { -king(form: "the") } de Azul.
}
puzzles-king-stands = { $shot }, e { -king(form: "the") } de { color } continua de pé.
puzzles-holds-out = { $shot }, mas { color } consegue aguentar mais tempo.

puzzles-turns = Jogadas até agora
puzzles-find = Azul encontra { picture.the } nesta jogada
puzzles-find-in-two = Azul encontra { picture.the } em duas jogadas
puzzles-find-it = Agora encontra o tesouro.
puzzles-only-slide = Só um empurrão abre o caminho.
puzzles-only-turn = Só uma primeira jogada o consegue, faça Laranja o que fizer.
puzzles-keeps = Laranja tenta impedir-te.
puzzles-kept = Agora Laranja pode impedir-te de encontrar { picture.the }.
puzzles-praise-maze = { $number ->
    [0] Encontrado!
    [1] Bem empurrado!
    [2] Brilhante!
    [3] Que caminho!
   *[4] Bem visto!
}

## mistakes: treinar os erros

mistakes-mistake = Erro
mistakes-trouble = Não é possível mostrar o erro
mistakes-task = O que é melhor do que { $move }?
mistakes-against = contra { $opponent }
mistakes-move = jogada { $number }
mistakes-title = { analyse-mark }: { $move }
mistakes-lost = Custou { $drop } pontos de resultado esperado. Encontra uma jogada melhor para { color }.
mistakes-loses = Custa { $drop } pontos de resultado esperado.
mistakes-loses-answered = { mistakes-loses } { color } responde { $reply }.
mistakes-better = Linha melhor
mistakes-shown = Isto teria sido melhor…
mistakes-seen = { $move } era melhor.
mistakes-right-helped = Certo.
mistakes-slower = { $move } ganha, mas mais devagar do que { $best }.
mistakes-is-learned = Este já o aprendeste.
mistakes-when = { $days ->
    [0] agora
    [1] amanhã
   *[other] daqui a { $days } dias
}
mistakes-back = Este erro volta { mistakes-when }.
mistakes-next-back = O próximo erro volta { mistakes-when }.
mistakes-next = Seguinte
mistakes-none = O motor não encontrou erros nesta partida.
mistakes-looking = À procura de erros…
mistakes-looking-text = O motor está a ver as tuas partidas. O primeiro erro que encontrar aparece aqui.
mistakes-nothing-due = Não há nada para treinar
mistakes-no-games = Ainda não há partidas
mistakes-no-games-text = Joga contra o motor, e os teus erros aparecem aqui, cada um com a pergunta: o que teria sido melhor?
mistakes-none-left = Já não há erros
mistakes-none-left-text = Joga outra partida, e os erros dela aparecem aqui.
mistakes-play = Jogar uma partida
mistakes-practise = Treiná-los agora
mistakes-in-round = nesta ronda
mistakes-due = para treinar
mistakes-later = mais tarde
mistakes-learned = aprendidos
mistakes-looks-through-one = A ver uma partida
mistakes-looks-through = A ver a partida { $game } de { $all }
mistakes-looked-through = { $games } de { $all } partidas contra o motor já vistas.
mistakes-look-through = { $games ->
    [1] Ver a outra
   *[other] Ver as outras { $games }
}
