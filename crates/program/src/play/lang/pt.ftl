# O que diz `akhet play`, em português. As palavras são as das regras, ver docs/rules.pt.md e docs/labyrinth.pt.md.

## Names

player =
    { $seat ->
        [blue] Azul
        [red] Vermelho
        [yellow] Amarelo
        [orange] Laranja
       *[green] Verde
    }
piece =
    { $kind ->
        [King] Rei
        [Switch] Comutador
        [Defender] Defensor
        [Deflector] Defletor
       *[Laser] Laser
    }
owned =
    o { piece } { $color ->
        [blue] azul
       *[red] vermelho
    }
    .of =
        do { piece } { $color ->
            [blue] azul
           *[red] vermelho
        }
    .at =
        no { piece } { $color ->
            [blue] azul
           *[red] vermelho
        }
owned-on = { owned } em { $square }
    .at = { owned.at } em { $square }
direction =
    { $way ->
        [north] norte
        [east] este
        [south] sul
       *[west] oeste
    }
treasure =
    { $letter ->
        [A] Amuleto
        [B] Sino
        [C] Coroa
        [D] Dragão
        [E] Esmeralda
        [F] Pena
        [G] Cálice
        [H] Elmo
        [I] Íbis
        [J] Jarro
        [K] Chave
        [L] Lâmpada
        [M] Máscara
        [N] Colar
        [O] Coruja
        [P] Pérola
        [Q] Pena de escrever
        [R] Anel
        [S] Espada
        [T] Tridente
        [U] Urna
        [V] Violino
        [W] Varinha mágica
       *[X] Xilofone
    }
the-treasure = { treasure }
and = e
or = ou

## Commands

command-rules = o objetivo e as regras, em poucas palavras
    .words = regras
command-legend =
    { $game ->
        [labyrinth] o que querem dizer as letras e os sinais do labirinto
       *[laser] o que querem dizer as letras e os sinais do tabuleiro
    }
    .words = sinais legenda
command-what =
    { $game ->
        [labyrinth] o que há aí: cartão, caminhos, tesouro, peças
       *[laser] o que há aí, para onde está virado, o que fazem os raios
    }
    .words = que quê
    .arguments = CASA
command-rank =
    { $game ->
        [labyrinth] o que há numa linha, por exemplo linha 5
       *[laser] as peças de uma linha, por exemplo linha 5
    }
    .words = linha
    .arguments = N
command-file =
    { $game ->
        [labyrinth] o que há numa coluna, por exemplo coluna c
       *[laser] as peças de uma coluna, por exemplo coluna c
    }
    .words = coluna
    .arguments = C
command-pieces =
    { $game ->
        [labyrinth] onde estão as peças
       *[laser] todas as peças dos dois jogadores
    }
    .words = peças pecas
command-last =
    { $game ->
        [labyrinth] a última jogada
       *[laser] a última jogada, e o que fez o seu tiro
    }
    .words = última ultima
command-threat = o que o outro podia atingir se fosse a vez dele
    .words = ameaça ameaca
command-moves =
    { $game ->
        [labyrinth] até onde a peça pode ir, ou depois de um empurrão: jogadas b7e
       *[laser] as jogadas permitidas, ou as de uma peça
    }
    .words = jogadas
    .arguments =
        { $game ->
            [labyrinth] [EMPURRÃO]
           *[laser] [CASA]
        }
command-spare = o cartão livre, e por onde não pode entrar
    .words = livre
command-hint =
    { $game ->
        [puzzle] que peça é preciso jogar
        [mistakes] que peça é preciso jogar
       *[laser] o que jogaria o motor
    }
    .words = dica
command-solution =
    { $game ->
        [mistakes] mostra as melhores jogadas
       *[puzzle] mostra a solução
    }
    .words = solução solucao
command-again =
    { $game ->
        [mistakes] repete esta posição; no fim, as que não encontraste
       *[puzzle] repete o problema desde o início
    }
    .words = repetir
command-next =
    { $game ->
        [mistakes] passa ao erro seguinte
       *[puzzle] passa ao problema seguinte, ou ao número N
    }
    .words = seguinte
    .arguments =
        { $game ->
            [mistakes] { "" }
           *[puzzle] [N]
        }
command-undo =
    { $game ->
        [labyrinth] volta atrás até à última jogada de uma pessoa, ou N dessas jogadas
       *[laser] volta atrás até à tua última jogada, ou N das tuas jogadas
    }
    .words = voltar
    .arguments = [N]
command-go = o motor joga por ti
    .words = joga
command-history = todas as jogadas da partida
    .words = histórico historico
command-level = mostra os adversários; joga no nível N, de 0 a 20, ou NOME
    .words = nível nivel
    .arguments = [N]
command-board =
    { $game ->
        [labyrinth] desenha o labirinto outra vez
       *[laser] desenha o tabuleiro outra vez
    }
    .words = tabuleiro
command-book = as jogadas do livro de aberturas, a melhor primeiro
    .words = livro
command-beam = mostra por onde passam agora os dois raios
    .words = raios raio
command-eval = mostra quanto vale a posição, ponto por ponto
    .words = valor
command-flip = vira o tabuleiro
    .words = virar
command-claim = pede empate, a partir da terceira repetição
    .words = empate
command-cards = o que cada um encontrou e procura
    .words = cartas
command-found = numa mesa a sério, a última jogada encontrou o tesouro, ou J encontrou T
    .words = encontrado
    .arguments = [J T]
command-mine = numa mesa a sério, tu procuras o tesouro T
    .words = procuro
    .arguments = T
command-resign = desiste da partida
    .words = desistir
command-new =
    { $game ->
        [labyrinth] começa outra partida, ao acaso ou a desse NÚMERO
       *[laser] começa outra partida: ace, curiosity, grail, mercury, sophie
    }
    .words = nova
    .arguments =
        { $game ->
            [labyrinth] [NÚMERO]
           *[laser] [DISPOSIÇÃO]
        }
command-save =
    { $game ->
        [labyrinth] guarda a partida num ficheiro, como PGN com todas as cartas
       *[laser] guarda a partida num ficheiro, como PGN
    }
    .words = guardar
    .arguments = FICHEIRO
command-load = continua uma partida guardada
    .words = abrir carregar
    .arguments = FICHEIRO
command-deal = mostra o número desta partida
    .words = número numero
command-help = mostra esta lista, ou o que faz um comando
    .words = ajuda
    .arguments = [COMANDO]
command-quit = termina; Ctrl-D também
    .words = sair fim

## Whom one plays, and how to begin

who-all = Vocês jogam como { $people }.
who-none = O motor joga como { $engine } no { $strength }.
who-some =
    { $count ->
        [one] Tu jogas como { $people }, o motor joga como { $engine } no { $strength }.
       *[other] Vocês jogam como { $people }, o motor joga como { $engine } no { $strength }.
    }
who-followed =
    Tu jogas como { $player } numa mesa a sério. Escreve as jogadas de todos ({ $all }). Com encontrado dizes que uma
    jogada encontrou o tesouro, com procuro dizes que carta procuras.
strength = nível { $level } de { $full }
strength-timed = nível { $level } de { $full }, { $seconds } s por jogada
opponent = É { $name }. { $character }
character =
    { $name ->
        [Miu] Um gatinho: empurra o que está perto e espanta-se com o que acontece.
        [Tia] Uma criança: apanha o que vê e esquece-se de que a seguir jogas tu.
        [Hori] Um aluno: cuidadoso numa jogada e apressado na outra.
        [Sati] Um escriba: lê a tua próxima jogada, e raramente a que vem depois.
        [Ani] Um construtor: tem um plano, mas não vê o que está bem escondido.
       *[Akhet] O horizonte: na força máxima, e fora do alcance.
    }
plays-at = O motor joga no { $strength }.
plays-at-now = O motor joga no { $strength }; nível N ou NOME muda isso.
type-move =
    { $game ->
        [labyrinth] Escreve uma jogada como { $move } (seta, rotação do cartão, casa da peça), regras ou ajuda.
       *[laser] Escreve uma jogada como { $move }, regras ou ajuda.
    }
type-help = Escreve ajuda para veres os comandos.
small-board = A janela é pequena, e o tabuleiro também: o grande precisa de { $columns } por { $rows } caracteres.
small-maze = A janela é pequena, e o labirinto também: o grande precisa de { $columns } por { $rows } caracteres.
how-laser =
    Uma jogada são duas casas, c5b4, ou uma casa e uma rotação: c5R no sentido dos
    ponteiros do relógio, c5L no contrário. Tab completa uma palavra, a seta para cima
    traz as linhas anteriores. Os comandos em inglês também servem.
how-labyrinth =
    Uma jogada é uma só palavra: { $move } empurra o cartão livre na seta { $arrow },
    rodado { $turn }, e depois a peça vai para { $to }. O cartão tal como está desenhado
    chama-se n; e, s e w são um, dois e três quartos de volta no sentido dos ponteiros
    do relógio. Um cartão reto só tem n e e. Tab completa uma palavra, a seta para
    cima traz as linhas anteriores. Os comandos em inglês também servem.
how-puzzle =
    Uma jogada são duas casas, c5b4, ou uma casa e uma rotação: c5R no sentido dos
    ponteiros do relógio, c5L no contrário. Uma que não ganha a tempo não é jogada.
    Os comandos em inglês também servem.
how-mistakes =
    Uma jogada são duas casas, c5b4, ou uma casa e uma rotação: c5R no sentido dos
    ponteiros do relógio, c5L no contrário. Uma que também é um erro não é jogada.
    Os comandos em inglês também servem.

## The rules in short, and what the signs mean

rules-laser =
    O objetivo: atinge o Rei do outro com o teu Laser.
    Na tua vez, move uma peça para uma casa ao lado, também na diagonal, ou roda-a um quarto de volta. { $kings ->
        [turn] Os Reis também rodam.
       *[stay] Os Reis não rodam.
    } Os Lasers ficam no seu canto e só rodam.
    Depois o teu Laser dispara, sempre. Os espelhos desviam o raio e os escudos travam-no. Uma peça atingida noutro lado é retirada, mesmo que seja tua.
    Um Comutador também pode trocar de lugar com um Defletor ou um Defensor ao lado, seja de quem for.
    Se o teu Rei for atingido, perdes, seja de quem for o tiro. Se o tabuleiro ficar igual pela terceira vez, podes pedir empate.
    Uma jogada são duas casas, como c5b4, ou uma casa e uma rotação: c5R para a direita (como os ponteiros do relógio), c5L para a esquerda.
    sinais explica os sinais, e que c5 uma casa. As lições de akhet gui ensinam-te o jogo; todas as regras estão em docs/rules.pt.md.
legend-laser =
    As letras de Azul são maiúsculas, as de Vermelho minúsculas.
    K k  Rei: qualquer raio o atinge.
    S s  Comutador: um espelho de duas faces. Nunca é atingido.
    P p  Defletor: um só espelho. Um raio por trás atinge-o.
    D d  Defensor: um escudo, a barra grossa. Um raio que chega por outro lado atinge-o.
    L l  Laser: dispara para onde a sua seta aponta. Nunca é atingido.
    Um traço de canto a canto é um espelho, um ponto uma casa vazia, uma estrela um impacto.
    As palavras por baixo do tabuleiro dizem como está desenhado cada raio.
    Nos cantos das casas da margem, num tabuleiro grande:
    '    aqui só pode estar Vermelho
    :    aqui só pode estar Azul
    O norte fica do lado da linha 8, o este do lado da coluna j.
rules-labyrinth =
    O objetivo: sê o primeiro a encontrar os tesouros das tuas cartas, { $order ->
        [any] pela ordem que quiseres
       *[fixed] um a seguir ao outro
    }{ $home ->
        [none] { "" }
        [square] , e joga mais uma vez, acabes onde acabares
        [exit] , e sai do labirinto por um caminho aberto na margem
       *[home] , e volta à tua casa de partida
    }.
    O labirinto mexe-se. Na tua vez, primeiro empurra o cartão livre numa seta, rodado como quiseres. Toda a fila avança uma casa, e o cartão que sai na outra ponta é o próximo cartão livre. Não pode voltar logo a entrar por onde saiu.
    As peças viajam nos seus cartões. A que sai volta a entrar na outra ponta.
    Depois moves a tua peça pelos corredores, até onde eles chegarem, ou ficas onde estás. Se parares no teu tesouro, encontraste-o. Só tu vês a tua próxima carta.
    Uma jogada é uma só palavra: seta, rotação do cartão, casa da peça. ajuda dá um exemplo.
    sinais explica os sinais, e que c5 uma casa. As lições de akhet gui ensinam-te o jogo; todas as regras estão em docs/labyrinth.pt.md.
legend-labyrinth =
    A - X    os tesouros; que c5 diz qual está em c5
    b y o g  as peças de Azul, Amarelo, Laranja e Verde
    { "*" }        antes do jogador que tem a vez
    ?        uma carta que não podes ver
    Um labirinto grande mostra as paredes, um pequeno os corredores.
    As setas mostram por onde se pode empurrar o cartão livre. Na cruz não se pode: foi por ali que saiu o último.
    As linhas ao lado ou por baixo dizem onde está cada um, o que procuras e o que foi encontrado.
    O norte fica do lado da linha 7, o este do lado da coluna g.

## Turns

prompt-over = fim da partida>
prompt-call = { $player }, carrega em Enter>
call = É a vez de { $player }. { $player }, carrega em Enter quando mais ninguém vir o ecrã.
not-called = É a vez de { $player }: primeiro { $player } tem de carregar em Enter.
thinking = { $player } está a pensar (Ctrl-C: jogar já)
depth = profundidade { $depth }
search-failed = Erro do programa: a procura falhou; o motor faz uma jogada permitida qualquer.
paused = Pausa: escreve joga para continuar.
leave = Escreve sair para terminar, ou carrega outra vez em Ctrl-C.
claims = { $player } pede empate.
may-claim = O tabuleiro já esteve assim { $times } vezes: escreve empate se quiseres.
hint = O motor jogava { $move }
hint-details = ({ $score }, profundidade { $depth }): { $line }
no-move-played = Ainda ninguém jogou.
taken-back = Anulado: { $moves }.
claim-back = O empate está anulado, a partida continua.
resignation-back = { $player } já não desiste, a partida continua.
goes-on = A partida continua.
saved = '{ $file }' está guardado.
saved-over = '{ $file }' está guardado no lugar do ficheiro antigo.
loaded =
    '{ $file }' está aberto: { $plies ->
        [one] { $plies } jogada feita
       *[other] { $plies } jogadas feitas
    }.

## The end

game-over = A partida acabou: { $end }.
already-over = a partida acabou: { $end }
won = { $player } ganhou
won-by-king =
    { $winner } ganhou, o Laser { $shooter ->
        [blue] azul
       *[red] vermelho
    } atingiu o Rei em { $square }
won-by-loss = { $player } ganhou, { $loss }
won-by-nobody = { $loss }, ninguém ganhou
drawn = empate, o tabuleiro esteve três vezes igual
resigned = { $player } desistiu
lost = { $player } perdeu ({ $reason })
reason =
    { $reason ->
        [IllegalMove] jogada proibida
        [Time] acabou o tempo
        [Crash] avaria
        [Hang] sem resposta
        [BrokenPipe] ligação cortada
        [ResignAdjudication] partida parada, a posição estava perdida
        [MaxPlies] jogadas a mais
        [KingHit] Rei atingido
        [TreasuresFound] tesouros encontrados
       *[other] não se sabe porquê
    }

## Refusals

no-word = '{ $word }' não é uma jogada nem um comando; { $hint }
no-command = não há nenhum comando '{ $word }'; { $hint }
did-you-mean = querias dizer { $near }?
try-help = escreve ajuda para veres os comandos
near = ; querias dizer { $near }?
unexpected = '{ $word }' está a mais
no-file = falta o nome do ficheiro
not-utf8 = a linha não é texto UTF-8
engine-no-move = o motor não encontra nenhuma jogada
nothing-to-undo = não há nenhuma jogada para anular
nothing-of-yours = não há nenhuma jogada tua para anular
fewer-turns = não há { $turns } jogadas para anular
no-level = '{ $word }' não é um nível: um nível é um número de 0 a 20 ou um nome, como Miu
square-missing = falta a casa, por exemplo que c5
line-missing = falta o seu nome, por exemplo linha 5 ou coluna c
no-line =
    '{ $word }' não é uma { $line ->
        [rank] linha
       *[file] coluna
    } deste tabuleiro
all-known = nessa partida conhecem-se todas as cartas: não é de uma mesa a sério
some-unknown = a posição tem cartas desconhecidas: começa com --fen para seguir uma partida numa mesa a sério
nobody-there = nessa partida ninguém joga como { $player }
cannot-save = não é possível guardar '{ $file }': { $error }
cannot-load = não é possível abrir '{ $file }': { $error }
file-not-utf8 = o ficheiro não é texto UTF-8
file-exists = o ficheiro já existe, e não é uma partida guardada
no-puzzle = não há problema { $number }: vão de 1 a { $count }
no-puzzle-number = '{ $word }' não é o número de um problema
no-move = '{ $word }' não é uma jogada: { $error }
no-square =
    { $game ->
        [labyrinth] '{ $word }' não é uma casa: uma casa é uma coluna de a a g e uma linha de 1 a 7
       *[laser] '{ $word }' não é uma casa: uma casa é uma coluna de a a j e uma linha de 1 a 8
    }
no-setup = não há nenhuma disposição '{ $word }'; há { $setups }

## Laser Chess

caption-to-move = Vez de { $player }, jogada { $number }
caption-beams = raios:
caption-shot = tiro de { $move }:
played = { $player } joga { $move }: { $shot }.
shot-hits = o Laser atinge { owned-on }
shot-removes = o Laser retira { owned-on }
shot-removes-own = o Laser retira uma peça da própria cor, { owned-on }
shot-ends = o tiro acaba { owned-on.at }
shot-leaves = o tiro sai do tabuleiro
in-moves =
    em { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }
wins-in = ganha { in-moves }
loses-in = perde { in-moves }
square-empty = { $square } está vazia
not-yours = em { $square } está { owned }, mas é a vez de { $mover }
no-move-of = { owned-on } não pode jogar
no-legal-move = { $player } não pode jogar
only-player = Aqui só podem estar as peças de { $player }.
no-beam = Agora não chega aqui nenhum raio.
faces-king = Qualquer raio o atinge, e então a partida acaba.
faces-switch = O seu espelho está assim: { $mirror } e tem duas faces. Nenhum raio o atinge.
faces-deflector = O seu espelho está virado para { $first } e { $second }. Um raio de { $third } ou de { $fourth } atinge-o.
faces-defender = O seu escudo está virado para { $way }. Um raio de outro lado atinge-o.
faces-laser = Dispara para { $way }. Nenhum raio o atinge.
stands-switch =
    { piece } { $square } { $mirror ->
        [falling] de cima à esquerda a baixo à direita
       *[rising] de baixo à esquerda a cima à direita
    }
stands-deflector = { piece } { $square } com o espelho para { $first } e { $second }
stands-defender = { piece } { $square } com o escudo para { $way }
stands-laser = { piece } { $square } para { $way }
line-empty =
    A { $line ->
        [rank] linha
       *[file] coluna
    } { $name } está vazia.
line-pieces =
    Na { $line ->
        [rank] linha
       *[file] coluna
    } { $name }: { $pieces }.
line-piece = { $piece } ({ $player })
threat-none = Se agora fosse a vez de { $mover }, nenhum tiro atingia uma peça de { $owner }.
threat = Se agora fosse a vez de { $mover }, { $move } atingia { owned-on }.
threat-others = Outros tiros atingiam { $pieces }.
passage = O raio de { $player } vem de { $from } e { $does }.
does-go-on = segue em frente
does-turn = vira para { $to }
does-stop-shield = para no escudo
does-stop = para aqui
does-hit = agora atingia a peça
beam-from = O raio de { $player } vai de { $square }
beam-leg = para { $way } até { $square }
beam-shield = { $path }, onde o escudo { owned.of } o trava.
beam-hit = { $path }, onde atingia { owned }.
beam-ends = { $path }, onde acaba { owned.at }.
beam-out = { $path } e sai do tabuleiro.
term =
    { $term ->
        [king-nearness] Rei: distância
        [king-exposure] Rei: perigo
        [coverage] alcance
        [far-coverage] longo alcance
        [king-shelter] Rei: abrigo
        [beam-reach] raio: tamanho
        [beam-mirrors] raio: espelhos
        [beam-end] raio: fim
       *[network] rede
    }
worth = Quanto vale cada peça para o seu jogador:
score-for = O valor para { $player }, em centenas de pontos: { $score }
book-empty = Esta posição não está no livro.
book-columns = jog.    valor  prof.   part. ganh.  emp. perd.

## Why a move of Laser Chess is refused

move-from = não começa por uma casa de a1 a j8
move-to = depois da primeira casa vem uma casa de a1 a j8 ou uma rotação, R ou L
move-same = as duas casas são a mesma
illegal-not-yours =
    { piece } em { $square }: não é de { $mover ->
        [blue] Azul
       *[red] Vermelho
    }, de quem é a vez
illegal-laser-moves = o Laser em { $square } nunca se move, só roda
illegal-laser-turn = o Laser em { $square } só pode ficar virado para { $way } ({ $letter })
illegal-king-turns = um Rei não roda (a opção KingTurns está desligada)
illegal-too-far = { $from } e { $to } não são vizinhas, uma peça move-se só uma casa
illegal-closed = { $square } é proibida para { $player }
illegal-occupied = { $square } está ocupada, só um Comutador troca de lugar
illegal-swap = um Comutador não troca com esta peça: { piece } em { $square }
illegal-swap-closed = a troca punha { owned-on }, e essa casa é-lhe proibida (a opção SwapOntoClosed está desligada)
no-claim = ainda não há empate: o tabuleiro esteve assim { $times } das 3 vezes que são precisas

## Puzzles and mistakes

puzzle-intro =
    Problemas: encontra a única jogada com que Azul ganha a tempo, faça Vermelho o que fizer.
    Escreve a tua jogada, ou ajuda.
puzzle-number = Problema { $number } de { $count }, dificuldade { $grade } de 5.
puzzle-task =
    Azul joga e ganha { $moves ->
        [1] já
       *[other] em { $moves } jogadas
    }.
puzzle-over = O problema acabou: escreve seguinte para o próximo.
puzzle-wrong =
    { $move } não ganha { $moves ->
        [1] já
       *[other] em { $moves } jogadas
    }. Tenta outra vez.
puzzle-solved = Resolvido: { $streak } seguidos. Escreve seguinte para o próximo.
puzzle-helped = Resolvido, com ajuda. Escreve seguinte para o próximo.
puzzle-solution = A solução: { $line }. Escreve repetir para a jogares, ou seguinte.
interrupted = Interrompido.
interrupted-back = Interrompido: a jogada está anulada.
interrupted-unplayed = Interrompido: a jogada não foi feita.
interrupted-unjudged = Interrompido: a jogada não foi avaliada.
interrupted-games = Interrompido: as outras partidas não foram revistas.
prompt-next = seguinte>
name-turn = Roda { owned-on }.
name-move = Move { owned-on }.
mistakes-intro =
    Pratica { $count } { $count ->
        [one] erro
       *[other] erros
    } de { $player }: encontra uma jogada melhor do que a que foi feita.
    Escreve a tua jogada, ou ajuda.
mistakes-none = Não há nenhum erro de { $player } para praticar.
mistakes-left = Já não há nada para praticar.
mistakes-found = Encontraste { $found } de { $count } sem erros e sem ajuda.
mistakes-again =
    { $count ->
        [one] Escreve repetir para tentares o que falta, ou sair.
       *[other] Escreve repetir para tentares os outros { $count }, ou sair.
    }
mistake-name = Partida { $game }, { $blue } - { $red }: { $number } { $move }
mistake-number = Erro { $number } de { $count }. { $name }, { $fault }.
mistake-good = { $name }: vendo melhor, não era um erro.
mistake-task = É a vez de { $player }: encontra uma jogada melhor.
mistake-next = Escreve seguinte para o próximo.
mistake-wrong = { $answer } Tenta outra vez.
mistake-right = { $praise } Escreve seguinte para o próximo.
mistake-solution = { $best }. Escreve repetir para tentares, ou seguinte.
fault-lost = { $verdict }: { $points } de 100 pontos perdidos
fault-loses = { $verdict }: custa { $points } de 100 pontos
verdict =
    { $mark ->
        [inaccuracy] imprecisão
        [mistake] erro
       *[blunder] erro grave
    }
missed-win = falhou uma vitória em { $count }
best-line = O melhor: { $line }
best-line-wins = O melhor ganha { in-moves }: { $line }
praise-slower = Ganha, mas mais devagar: { in-moves }. { $best }.
praise-best = Certo: a melhor jogada.
praise-missed = Certo, mas dava para ganhar. { $best }.
praise = Certo. { $best }.
answer-wins = { $fault } { $player } ganha { in-moves }: { $line }.
answer = { $fault } { $player } responde { $line }.
whose = De quem são os erros? Escreve um nome: { $names }; ou azul, vermelho ou ambos.
prompt-whose = jogador>
both = ambos
both-players = ambos os jogadores
nobody-named = nestas partidas ninguém se chama '{ $word }'

## Labyrinth

deal-greeting = É a partida número { $seed }: --deal { $seed } joga-a outra vez.
deal-number = É a partida número { $seed }: nova { $seed } joga-a outra vez.
deal-unknown = Não se conhece o número desta partida.
maze-on = { $player } em { $square }
maze-won = ganhou
maze-ends-anywhere = acaba onde quiser
maze-exit = procura uma saída
maze-home = volta para { $square }
maze-looks = procura
maze-found = já tem:
maze-spare = livre
cards-left =
    { $count ->
        [0] já não tem cartas
        [one] falta 1 carta
       *[other] faltam { $count } cartas
    }
turn = { $player } joga { $move }.
turn-won =
    { $player } joga { $move } e { $end ->
        [square] acaba a partida
        [exit] sai do labirinto
       *[home] está em casa
    }.
turn-uncovers = { $player } joga { $move } e vira a carta { $treasure }, { cards-left }.
cards-found = { $player } encontrou { $letters }
cards-none = { $player } ainda não encontrou nada
cards-won = { $found } e ganhou.
cards-known = { $found }, { cards-left }, procura { $letters }.
cards-hidden = { $found }, { cards-left }.
cards-done =
    { $found }, { cards-left }, { $end ->
        [square] pode acabar a partida onde quiser
        [exit] procura uma saída
       *[home] volta para { $home }
    }.
chance = { $percent } % de hipóteses de ganhar
wins-this-turn = ganha nesta jogada
wins-in-turns = ganha em { $turns } jogadas
loses-by-force = outro jogador ganha de certeza
tile =
    { $square }: um cartão { $kind ->
        [fixed] fixo
       *[loose] solto
    }, aberto para { $sides }
tile-treasure = { $tile }, com o tesouro { $letter }, { the-treasure }
tile-home = É a casa de partida de { $player }.
tile-pawns =
    { $count ->
        [one] Aqui está a peça de { $players }.
       *[other] Aqui estão as peças de { $players }.
    }
tile-target = { $player } tem de vir aqui.
tile-closed = A sua seta está fechada: foi por aqui que saiu o último cartão.
tile-arrow = Pode empurrar-se aqui o cartão livre, na seta { $arrow }.
pawn = A peça de { $player } está em { $square }, a sua casa de partida é { $home }.
spare =
    O cartão livre é { $shape ->
        [straight] um corredor reto
        [corner] uma curva
       *[t] um T
    }
spare-treasure = { spare }, com o tesouro { $letter }, { the-treasure }
spare-closed = Não pode entrar em { $arrow }: foi por ali que saiu o último.
none-begins = nenhuma jogada permitida começa por '{ $word }'
no-seed = '{ $word }' não é o número de uma partida: é um número de 0 a 18446744073709551615
no-deal = com estes jogadores não se pode começar outra partida
new-followed = uma partida seguida numa mesa a sério começa com --fen
see-moves = { $error }; vê jogadas { $slide }

## Why a move of Labyrinth is refused

slide-arrow = não começa por uma seta: { $arrows }
slide-orientation = depois da seta vem a rotação do cartão, n e s ou w
slide-end = depois da rotação não vem mais nada
maze-move-to = depois da rotação vem a casa da peça, de a1 a g7
maze-move-mark = depois da casa só pode vir !, para uma carta virada para cima
maze-move-next = depois de ! só pode vir a letra de A a X da próxima carta
illegal-arrow = a seta { $arrow } está fechada, foi por ali que saiu o último cartão
illegal-unreachable = depois do empurrão, a peça de { $player } está em { $from } e não consegue chegar a { $to }
illegal-mark = '!' está errado: { $player } não pode virar uma carta em { $square }
illegal-free-order = não há próxima carta quando FreeOrder está ligado
illegal-no-next = { $player } já não tem cartas
illegal-other-next = a próxima carta de { $player } é { $known }, não { $named }
illegal-elsewhere = a próxima carta não pode ser { $treasure }: é outra carta de { $player }
illegal-no-tile = a próxima carta não pode ser { $treasure }: nenhum cartão o mostra

## At a real table

table-treasure = { the-treasure } ({ $letter })
table-found = { $player } encontrou: { table-treasure }, { cards-left }.
table-mine = Tu procuras: { table-treasure }.
table-question = Que carta procuras? Escreve procuro e o seu tesouro, por exemplo procuro chave.
table-remark = Se { $player } mostrar a carta { table-treasure }, escreve encontrado.
advice = Conselho: { $move }
not-followed = nesta partida conhecem-se todas as cartas; isto é para uma mesa a sério, com ? em vez de cartas na posição
found-usage = escreve encontrado, ou o jogador e o tesouro, por exemplo encontrado laranja sino
found-nothing = nenhuma jogada acabou agora num tesouro; diz o jogador e o tesouro, por exemplo encontrado laranja sino
mine-usage = escreve o tesouro da tua carta, por exemplo procuro chave
no-player = '{ $word }' não joga nesta partida
no-treasure = '{ $word }' não é um tesouro: um tesouro é uma letra de A a X ou o seu nome, por exemplo chave
false-sealed = uma partida selada conhece as suas cartas
false-turn = nenhuma jogada de { $player } acabou em { $treasure }
false-elsewhere = não é { $treasure }: é outra carta de { $player }
false-no-card = { $player } já não tem cartas
false-all-known = conhecem-se todas as cartas de { $player }
false-before = { $player } já acabou uma jogada em { $treasure }, e essa carta teria ficado virada para cima
false-at = na jogada { $number }, '{ $move }': { $error }
