## As peças e outras palavras de muitos sítios

-king = { NAMES() ->
    [khet] { $form ->
        [a] um Faraó
        [A] Um Faraó
        [the] o Faraó
        [The] O Faraó
        [of] do Faraó
        [to] ao Faraó
        [in] no Faraó
        [many] Faraós
       *[one] Faraó
    }
   *[akhet] { $form ->
        [a] um Rei
        [A] Um Rei
        [the] o Rei
        [The] O Rei
        [of] do Rei
        [to] ao Rei
        [in] no Rei
        [many] Reis
       *[one] Rei
    }
}
-switch = { NAMES() ->
    [khet] { $form ->
        [a] um Escaravelho
        [A] Um Escaravelho
        [the] o Escaravelho
        [The] O Escaravelho
        [in] no Escaravelho
        [many] Escaravelhos
       *[one] Escaravelho
    }
   *[akhet] { $form ->
        [a] um Comutador
        [A] Um Comutador
        [the] o Comutador
        [The] O Comutador
        [in] no Comutador
        [many] Comutadores
       *[one] Comutador
    }
}
-deflector = { NAMES() ->
    [khet] { $form ->
        [a] uma Pirâmide
        [A] Uma Pirâmide
        [the] a Pirâmide
        [The] A Pirâmide
        [of] da Pirâmide
        [in] na Pirâmide
        [your] a tua Pirâmide
        [two] duas Pirâmides
        [three] três Pirâmides
        [many] Pirâmides
       *[one] Pirâmide
    }
   *[akhet] { $form ->
        [a] um Defletor
        [A] Um Defletor
        [the] o Defletor
        [The] O Defletor
        [of] do Defletor
        [in] no Defletor
        [your] o teu Defletor
        [two] dois Defletores
        [three] três Defletores
        [many] Defletores
       *[one] Defletor
    }
}
-defender = { NAMES() ->
    [khet] { $form ->
        [a] um Anúbis
        [A] Um Anúbis
        [the] o Anúbis
        [The] O Anúbis
        [in] no Anúbis
       *[one] Anúbis
    }
   *[akhet] { $form ->
        [a] um Defensor
        [A] Um Defensor
        [the] o Defensor
        [The] O Defensor
        [in] no Defensor
       *[one] Defensor
    }
}
-laser = { NAMES() ->
    [khet] { $form ->
        [the] a Esfinge
        [The] A Esfinge
        [in] na Esfinge
        [your] a tua Esfinge
        [Your] A tua Esfinge
        [many] Esfinges
       *[one] Esfinge
    }
   *[akhet] { $form ->
        [the] o Laser
        [The] O Laser
        [in] no Laser
        [your] o teu Laser
        [Your] O teu Laser
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
   *[other] peça
}
    .the = { $kind ->
        [K] { -king(form: "the") }
        [S] { -switch(form: "the") }
        [P] { -deflector(form: "the") }
        [D] { -defender(form: "the") }
        [L] { -laser(form: "the") }
       *[other] a peça
    }
    .The = { $kind ->
        [K] { -king(form: "The") }
        [S] { -switch(form: "The") }
        [P] { -deflector(form: "The") }
        [D] { -defender(form: "The") }
        [L] { -laser(form: "The") }
       *[other] A peça
    }
    .in = { $kind ->
        [K] { -king(form: "in") }
        [S] { -switch(form: "in") }
        [P] { -deflector(form: "in") }
        [D] { -defender(form: "in") }
        [L] { -laser(form: "in") }
       *[other] na peça
    }
piece-deed = { $kind ->
    [K] Se um raio o atingir, venha de que lado vier, o dono perde.
    [S] Tem espelho dos dois lados: nunca é atingido. Pode trocar de lugar com { -deflector(form: "a") } ou { -defender(form: "a") } mesmo ao lado.
    [P] O espelho desvia o raio. Um raio que chega por trás atinge a peça.
    [D] O escudo trava o raio. Um raio que chega por outro lado atinge a peça.
   *[L] Dispara depois de cada jogada do dono. Fica no seu canto, e nenhum raio lhe faz nada.
}
color = { $color ->
    [blue] Azul
    [yellow] Amarelo
    [orange] Laranja
    [green] Verde
   *[red] Vermelho
}

picture = { $treasure ->
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
    [X] Xilofone
   *[own] { $name }
}
    .the = { $treasure ->
        [A] o Amuleto
        [B] o Sino
        [C] a Coroa
        [D] o Dragão
        [E] a Esmeralda
        [F] a Pena
        [G] o Cálice
        [H] o Elmo
        [I] o Íbis
        [J] o Jarro
        [K] a Chave
        [L] a Lâmpada
        [M] a Máscara
        [N] o Colar
        [O] a Coruja
        [P] a Pérola
        [Q] a Pena de escrever
        [R] o Anel
        [S] a Espada
        [T] o Tridente
        [U] a Urna
        [V] o Violino
        [W] a Varinha mágica
        [X] o Xilofone
       *[own] a imagem «{ $name }»
    }

common-analyse = Analisar
common-cancel = Cancelar
common-clear = Limpar
common-close = Fechar
common-copy = Copiar
common-copy-link = Copiar link
common-engine = Motor
common-flip = Virar
common-flip-board = Virar o tabuleiro
common-hint = Dica
common-link-copied = Link copiado
common-open = Abrir
common-percent = { $percent } %
common-play-from-here = Jogar a partir daqui
common-redo = Refazer
common-setting-up = A montar o tabuleiro…
common-share = Partilhar
common-skip = Saltar
common-stop = Parar
common-thinking = a pensar…
common-try-again = Outra vez
common-undo = Desfazer
common-game = { $game ->
    [labyrinth] Labyrinth
   *[laserchess] Laser Chess
}
common-how-to-play = Como se joga
common-play-with-friend = Jogar com um amigo
common-with = { $what }, { $more }
common-range = { $min } a { $max }
common-games = Partidas
common-say = Dizer

## board: os tabuleiros dos dois jogos, os anúncios, as perguntas escritas

piece-owned = { $color ->
    [none] a peça
   *[other] { piece.the } de { color }
}
    .in = { $color ->
        [none] na peça
       *[other] { piece.in } de { color }
    }
board-side = { $side ->
    [n] norte
    [e] este
    [s] sul
   *[w] oeste
}
board-stance = { $kind ->
    [P] { $side ->
        [n] com o espelho para norte e este
        [e] com o espelho para este e sul
        [s] com o espelho para sul e oeste
       *[w] com o espelho para oeste e norte
    }
    [S] { $side ->
        [n] na diagonal, de cima à esquerda para baixo à direita
        [s] na diagonal, de cima à esquerda para baixo à direita
       *[other] na diagonal, de baixo à esquerda para cima à direita
    }
    [D] com o escudo para { board-side }
   *[L] a apontar para { board-side }
}
board-piece-named = { piece } de { color }
board-piece = { $kind ->
    [K] { board-piece-named }
   *[other] { board-piece-named } { board-stance }
}
board-piece-on = { $kind ->
    [K] { board-piece-named } em { $square }
   *[other] { board-piece-named } em { $square } { board-stance }
}
board-own-piece-on = { $kind ->
    [K] { piece } em { $square }
   *[other] { piece } em { $square } { board-stance }
}
board-piece-at = { piece-owned } em { $square }
board-empty = vazia
board-square-empty = { $square } está vazia.
board-shot-out = o tiro sai do tabuleiro { $side ->
    [n] por cima
    [e] pela direita
    [s] por baixo
   *[w] pela esquerda
}
board-shot-hit = o tiro atinge { piece-owned } em { $square }
board-shot-laser = o tiro acaba { piece-owned.in } em { $square }
board-shot-shield = { piece-owned } em { $square } trava o tiro com o escudo
board-reply = Depois, o laser de { $by } atingiria { piece-owned } em { $square }.
board-mover = { $color ->
    [none] A peça em { $square }
   *[other] { piece.The } de { color } em { $square }
}
board-move-turns = { $turn ->
    [R] { board-mover } roda para a direita
    [L] { board-mover } roda para a esquerda
   *[either] { board-mover } roda
}
board-move-goes = { board-mover } vai para { $to }
board-move-swaps = { board-mover } troca de lugar com { $other } em { $to }
board-move-alone = { $move }.
board-move-shot = { $move }; { $shot }.

board-board = Tabuleiro
board-help = As setas do teclado andam de casa em casa, Enter escolhe e joga, R e L rodam, Esc cancela.
board-selected = escolhida
board-destination = destino
board-can-move = pode mover-se
board-square-selected = { $square } escolhida.
board-play-move = Fazer esta jogada
board-turn = { $turn ->
    [R] Rodar para a direita
    [L] Rodar para a esquerda
   *[either] Rodar
}
board-king-threatened = O teu { -king } seria atingido
board-no-canvas = este navegador não tem onde desenhar (canvas)
board-no-png = não foi possível converter a imagem em PNG

board-level-word = { $word ->
    [full] Força total
    [expert] Perito
    [strong] Forte
    [skilled] Hábil
    [steady] Seguro
    [casual] Descontraído
    [easy] Fácil
   *[beginner] Principiante
}
board-level = Nível { $level }
board-level-named = { $name }, nível { $level }
board-named-levels = Níveis com nome
board-level-is = { $name }: { app-opponent }
board-level-above = Acima de { $name }: { app-opponent }
board-name = Nome
board-time = Tempo
board-time-move = Tempo por jogada
board-no-clock = Sem relógio
board-clocks-for = Relógios para { $all ->
    [both] os dois
   *[all] todos
}
board-days = Dias por jogada
board-days-each = Dias para cada jogada
board-days-note = Ninguém tem de ficar à espera: volta pelo link do teu lugar quando for a tua vez.
board-engine-time = Tempo do motor por jogada
board-seconds-most = segundos, no máximo
board-minutes-seconds = Minutos + segundos por jogada
board-each-side = Cada jogador
board-minutes = minutos
board-each-move = Por cada jogada
board-seconds-more = segundos a mais
board-pace-clocks = relógios: { $minutes } min + { $increment } s
board-pace-move = { $seconds } s por jogada
board-pace-none = sem relógio

board-setup-khet = { $name } em Khet
board-setup = Disposição

board-clock = Relógio de { $name }
board-due = Prazo: { $due }
board-clock-due = Relógio de { $name }: { $left }, prazo: { $due }
board-copy-field = Copiar: { $label }
board-copy-selected = O navegador não deixa a página copiar. O texto está selecionado: copia-o tu.
board-copy-text = O navegador não deixa a página copiar. Aqui está o texto: { $text }
board-copy-picture = Este navegador não deixa a página copiar imagens. Guarda antes o PNG.
board-moves = Jogadas
board-moves-none = As jogadas vão aparecer aqui.
board-turns-none = As jogadas vão aparecer aqui.
board-hits = atinge { piece-owned }
board-walk = Percorrer a partida
board-first = Primeira posição
board-back = Uma jogada para trás
board-forward = Uma jogada para a frente
board-last = Última posição
board-pgn-file = Ficheiro PGN…
board-pgn-drop = ou larga um em qualquer parte da página
board-thinking = a pensar

board-score-sign = + é bom para Azul
board-depth = profundidade <b>{ $depth }</b>
board-nodes = <b>{ $count }</b> nós
board-speed = <b>{ $count }</b>/s
board-chances = Ganha Azul { $blue } %, empate { $draw } %, ganha Vermelho { $red } %
board-expected = O resultado esperado de Azul é { $blue } %

board-lost = { color } perdeu { $pieces }
board-lost-kind = { $count } × { piece }

board-words-welcome = Escreve uma jogada ou uma pergunta; «help» diz o que se pode escrever. A tecla / traz-te até aqui, Esc fecha o campo.
board-words = Jogadas e perguntas
board-words-said = O que foi dito
board-words-field = Jogada ou pergunta
board-words-example = Uma jogada, what c5, help
board-words-close = Fechar o campo
board-words-none = Agora não há aqui nenhum tabuleiro.
board-words-near = Não conheço { $word }. Querias dizer { $near }?
board-words-unknown = Não conheço { $word }. «help» diz o que se pode escrever.
board-over = A partida acabou.
board-not-now = Agora não podes jogar.
board-refused = { $move } não se pode jogar
board-clocks-none = Aqui não há relógios.
board-clocks = { $clocks }.
board-clock-left = { color } ainda tem { $left }
board-ask-square = Diz uma casa, de { $first } a { $last }, como em: what { $example }.
board-ask-rank = Diz uma linha, de 1 a { $last }, como em: rank { $example }.
board-ask-file = Diz uma coluna, da a à { $last }, como em: file c.
board-no-last = Ainda não se fez nenhuma jogada.

board-laser-help = Jogadas: c5R ou turn c5 right; h2h3 ou h2 to h3. Perguntas: what c5: o que lá está; rank 5: a linha; file c: a coluna; pieces: as peças; beam: para onde apontam os dois lasers; last: a última jogada; threat: o que o outro lado podia atingir se jogasse agora; moves ou moves c5: as jogadas possíveis; clock: o relógio; help: esta ajuda.
board-no-move = Não há nenhuma jogada permitida para { board-piece-at }.
board-not-your-piece = Em { $square } está { piece-owned }, mas é a vez de { $turn }.
board-ground = aqui só pode estar { color }
board-leg-to = para { board-side } até { $to }
board-beam-out = O raio de { $by } vai de { $from } { $way } e sai do tabuleiro.
board-beam-hit = O raio de { $by } vai de { $from } { $way }, onde atingiria { piece-owned }.
board-beam-shield = O raio de { $by } vai de { $from } { $way }, onde { piece-owned } o trava com o escudo.
board-beam-laser = O raio de { $by } vai de { $from } { $way }, onde acaba { piece-owned.in }.
board-no-beam = Agora não passa aqui nenhum raio.
board-passage = O raio de { color } vem de { $from ->
    [n] norte
    [e] este
    [s] sul
   *[w] oeste
} e { $does ->
    [straight] segue a direito
    [to-n] vira para norte
    [to-e] vira para este
    [to-s] vira para sul
    [to-w] vira para oeste
    [hit] atingiria a peça agora
    [shield] para no escudo
   *[laser] para aqui
}.
board-line = { $line ->
    [rank] Na linha { $name }: { $pieces }.
   *[file] Na coluna { $name }: { $pieces }.
}
board-line-empty = { $line ->
    [rank] A linha { $name } está vazia.
   *[file] A coluna { $name } está vazia.
}
board-pieces = { color }: { $pieces }.
board-no-threat = Se { $mover } jogasse agora, nenhum tiro atingiria uma peça de { color }.
board-best-threat = Se { $mover } jogasse agora, { $move } atingiria { $piece }.
board-other-threats = Outros tiros atingiriam { $pieces }.

board-tile = { $sides ->
    [none] { board-tile-shape }
   *[other] { board-tile-shape } com abertura { $sides }
}{ $treasure ->
    [none] { "" }
   *[other] { ", com " }{ picture.the }
}
board-tile-shape = { $shape ->
    [i] reto
    [c] curva
    [t] T
   *[other] { $tile }
}
board-open-side = { $side ->
    [n] para cima
    [e] para a direita
    [s] para baixo
   *[w] para a esquerda
}
board-pawn = peça de { color }
board-home = casa de partida de { color }
board-arrow = seta { $arrow }, empurra a { $side ->
    [n] coluna { $line } para cima
    [e] linha { $line } para a direita
    [s] coluna { $line } para baixo
   *[w] linha { $line } para a esquerda
}{ $state ->
    [closed] , fechada
    [held] , escolhida
    [open] , podes empurrar
   *[waits] { "" }
}
board-slide = Entra em { $arrow }: { $tile }. { $count ->
    [one] { $count } casa ao alcance.
   *[other] { $count } casas ao alcance.
}
board-advice = empurra em { $arrow }{ $sides ->
    [none] { " e depois" }
   *[other] { " o cartão aberto " }{ $sides }, e depois
} { $goes ->
    [stays] fica onde estás
   *[goes] vai para { $to }
}
board-your-turn = É a tua vez: { $step }
board-step = primeiro empurra, depois move a peça.
board-step-keys = setas do teclado até uma seta, R ou L para rodar o cartão, e depois Enter.
board-step-keys-walk = { $stays ->
    [true] agora setas do teclado até uma casa marcada e depois Enter, ou S para ficar.
   *[false] agora setas do teclado até uma casa marcada e depois Enter.
}
board-step-keys-go = Enter vai para { $to }.
board-step-walk = { $by ->
    [touch] agora toca numa casa marcada para ires para lá.
   *[mouse] agora clica numa casa marcada para ires para lá.
}
board-step-again = { $by ->
    [touch] toca outra vez em { $to } para ires para lá.
   *[mouse] clica outra vez em { $to } para ires para lá.
}
board-arrow-closed = A seta { $arrow } está fechada: foi por ali que saiu o último cartão.
board-no-way = Depois deste empurrão não há caminho até { $to }.
board-turn-told = { $who } empurra em { $arrow }, { $goes ->
    [stays] fica em { $to }
    [goes] vai de { $from } para { $to }
   *[comes] vai para { $to }
}{ $treasure ->
    [none] .
   *[other] { " e encontra " }{ picture.the }.
}

board-maze-help = As setas do teclado andam pelas casas e pelas setas. Numa seta, Enter empurra o cartão livre; R e L rodam-no. Numa casa, Enter vai para lá. S fica, Esc cancela.
board-chosen = escolhida
board-can-go = podes ir para esta casa
board-spare = Cartão livre
board-spare-picture = Livre: { picture }
board-stay = Ficar
board-go-to = Ir para { $to }
board-turn-left = Rodar à esquerda
board-turn-right = Rodar à direita
board-tray-arrow = { $by ->
    [touch] Toca numa seta para o empurrares.
   *[mouse] Clica numa seta para o empurrares.
}
board-tray-push = { $by ->
    [touch] Toca para empurrar aqui.
   *[mouse] Clica para empurrar aqui.
}
board-tray-again = { $by ->
    [touch] Toca outra vez em { $to } para ires para lá.
   *[mouse] Clica outra vez em { $to } para ires para lá.
}
board-tray-square = Agora escolhe uma casa.

board-hand = As tuas cartas
board-hand-count = Encontraste { $found } de { $all }
board-hand-over = Todos os tesouros encontrados
board-hand-last = { $end ->
    [home] Já tens todos os tesouros. Agora volta à tua casa de partida, { $home }.
    [AnyExit] Já tens todos os tesouros. Agora sai do labirinto por qualquer abertura da margem.
   *[AnySquare] Já tens todos os tesouros. A tua próxima jogada ganha, acabe onde acabar.
}
board-hand-find = Encontra { picture.the }
board-hand-find-any = Encontra estes, por qualquer ordem
board-hand-next = { $end ->
    [home] Volta à casa de partida
    [AnyExit] Sai do labirinto
   *[AnySquare] Joga mais uma vez
}

board-turns = Jogadas
board-at-start = Estás a ver o início
board-at-turn = Estás a ver a jogada { $turn } de { $all }: { $move }
board-cards-left = { $count ->
    [0] a caminho da casa de partida
    [one] falta { $count } carta
   *[other] faltam { $count } cartas
}
board-at-home = regresso
board-found = Encontrados

board-variants = Variantes
board-variant = { $name ->
    [FreeOrder] Cartas por qualquer ordem
    [NoReturn] Sem regresso
    [AnyExit] Qualquer saída
    [AnySquare] Acabar em qualquer casa
   *[OpenCards] Cartas à vista
}
board-variant-hint = { $name ->
    [FreeOrder] vês todas as tuas cartas e procuras os tesouros pela ordem que quiseres
    [NoReturn] o último tesouro dá a vitória
    [AnyExit] depois do último tesouro sais do labirinto por qualquer abertura
    [AnySquare] depois do último tesouro, a tua jogada seguinte ganha, acabe onde acabar
   *[OpenCards] todos veem todas as cartas, o Akhet também
}
board-variant-short = { $name ->
    [FreeOrder] cartas por qualquer ordem
    [NoReturn] sem regresso
    [AnyExit] qualquer saída
    [AnySquare] acabar em qualquer casa
   *[OpenCards] cartas à vista
}
board-usual-rules = as regras do costume

board-picture-names = Nomes das imagens
board-pictures-named = As imagens já têm os seus nomes.
board-pictures-hint = Uma linha por imagem. Copia a lista para a partilhares, ou cola aqui outra.
board-pictures-use = Usar estes nomes
board-pictures-copied = Nomes copiados
board-pictures-usual = Nomes do costume
board-picture-no-letter = Linha { $line }: começa com uma letra de A a X, como em «A: Caveira».
board-picture-again = Linha { $line }: { $letter } já tem nome na linha { $before }.
board-picture-long = Linha { $line }: este nome é demasiado comprido. Só pode ter até { $most } caracteres.
board-picture-twice = Linha { $line }: { $letter } também se chama «{ $name }», na linha { $before }. Duas imagens precisam de dois nomes.
board-picture-usual = Linha { $line }: { $letter } também se chama «{ $name }». Dá outro nome a { $letter }.

board-maze-words-help = Jogadas: a4ne3, ou push a4 north, go to e3. North é como está desenhado o cartão livre, east é um quarto de volta para a direita, e assim por diante. Perguntas: what d4: o que lá está; rank 4: a linha; file c: a coluna; pieces: onde estão as peças; cards: as cartas; spare: o cartão livre; last: a última jogada; moves: as setas abertas; moves a4n: até onde pode ir a peça depois; clock: o relógio; help: esta ajuda.
board-pawn-at = A peça de { color } está em { $pawn }, a sua casa de partida é { $home }.
board-spare-is = O cartão livre: { $tile }.
board-spare-closed = O cartão livre: { $tile }. Não pode entrar em { $arrow }: foi por ali que saiu o último cartão.
board-no-turn = Nenhuma jogada começa com { $start }.
board-after-slide = Depois de { $slide }, a peça pode ir para { $squares }.
board-to-find = a encontrar
board-cards = { color } { $finds ->
    [0] ainda não encontrou nada
   *[other] encontrou { $found }
}, { $left ->
    [0] { $end ->
        [home] já não tem cartas, volta à casa de partida { $home }
       *[out] já não tem cartas, vai a caminho da saída
    }
    [one] falta-lhe { $left } carta
   *[other] faltam-lhe { $left } cartas
}{ $known ->
    [0] .
   *[other] , procura { $sought }.
}

## app: a moldura, as definições, as caixas de diálogo e as mensagens de toda a página

app-description = Joga e analisa Laser Chess (Khet 2.0) com o motor Akhet.

app-view-play = Jogar
app-view-learn = Aprender
app-view-analyse = Analisar
app-view-setup = Montar
app-view-puzzles = Problemas
app-view-mistakes = Erros
app-view-real = Mesa a sério
app-view-table = Mesa
app-view-lobby = Sala

app-awaited = ● É a tua vez
app-games = Jogos
app-views = Secções
app-elsewhere = Noutro dispositivo
app-newer = Mudar para a nova versão
app-theme-switch = Claro ou escuro
app-settings = Definições
app-words = Escrever jogadas e perguntas
app-words-focus = Ir para o campo das jogadas
app-dismiss = Fechar
app-view-broken = Não foi possível mostrar «{ $view }»
app-view-missing = Não foi possível carregar «{ $view }»
app-missing-server = Vem do Akhet, que não respondeu. Se foi parado, inicia <code>akhet gui</code> outra vez.
app-missing-network = Vem da rede, que não respondeu.
app-slow = Ligação lenta: sem resposta há { $seconds } s.
app-engine-missing = { $reason ->
    [none] Não foi possível carregar o motor, a tentar outra vez…
   *[other] Não foi possível carregar o motor ({ $reason }), a tentar outra vez…
}
app-engine-loading = A carregar o motor
app-full = <b>Há demasiadas páginas do Akhet abertas.</b> Fecha uma delas, e esta liga-se. A tua partida está guardada.
app-lost = { $reason ->
    [none] Perdeu-se a ligação, a ligar outra vez…
   *[other] Perdeu-se a ligação ({ $reason }), a ligar outra vez…
}
app-lost-guest = A partida está guardada na mesa.
app-lost-kept = A tua partida está guardada. Se o Akhet foi parado, inicia <code>akhet gui</code> outra vez.

app-broken = Não foi possível mostrar isto
app-broken-hint = Recarregar a página pode ajudar. Se não ajudar, talvez estejam estragados os dados que o navegador guarda para esta página: podes limpar as suas partidas, análises, progresso e definições.
app-reload = Recarregar
app-clear = Limpar tudo e recarregar

app-room-dropped = O navegador já não tem espaço para esta página. As tuas partidas mais antigas dão lugar às novas.
app-room-lost = O navegador não guarda tudo para esta página: as novas partidas, análises, progresso e definições duram até a fechares.
app-rules-refused = A partida em «{ $view }» passaria a ser ilegal ({ $reason }). Começa lá primeiro uma nova.
app-seat-full = Há demasiadas páginas desta mesa abertas. Fecha uma delas.
app-newer-there = Há uma nova versão do Akhet. O botão em cima muda para ela.
app-unanswered = { $path }: { $status }
app-engine-said = { $engine }: { $text }

app-opponent = { $name ->
    [Miu] Um gatinho: empurra o que está perto e espanta-se com o que acontece.
    [Tia] Uma criança: apanha o que vê e esquece-se de que a seguir jogas tu.
    [Hori] Um aluno: cuidadoso numa jogada e apressado na outra.
    [Sati] Um escriba: lê a tua próxima jogada, e raramente a que vem depois.
    [Ani] Um construtor: tem um plano, mas não vê o que está bem escondido.
    [Akhet] O horizonte: na força máxima, e fora do alcance.
   *[other] { $character }
}

app-engine-lost = { $reason ->
    [none] O motor { $engine } perdeu-se. A iniciá-lo outra vez…
   *[other] O motor { $engine } perdeu-se ({ $reason }). A iniciá-lo outra vez…
}

app-drop = Larga o PGN para rever as partidas

app-link-text = Lê isto com um telemóvel na mesma rede, ou abre lá o endereço. Quem o tiver pode usar este motor.
app-link-code = Código QR do endereço
app-link-friend = Jogar antes com um amigo

app-refused = <b>Esta página ainda não pode usar o motor.</b> Falta o token, ou é de outro servidor. Abre o endereço que <code>akhet gui</code> mostrou, ou cola-o aqui:
app-refused-field = Endereço ou token
app-refused-connect = Ligar

app-language = Língua
app-language-auto = A do navegador
app-theme = Tema
app-theme-auto = Sistema
app-theme-light = Claro
app-theme-dark = Escuro
app-beams = Mostrar os raios
app-beams-hint = por onde passariam se os dois lasers disparassem agora
app-confirm = Confirmar as jogadas
app-confirm-hint = um segundo clique faz a jogada; no ecrã tátil, a página pergunta sempre
app-names = Nomes das peças
app-names-akhet = Rei, Comutador, …
app-names-khet = Faraó, Escaravelho, …
app-words-hint = um campo por baixo do tabuleiro; a tecla / leva até lá
app-sound = Som

app-backup = Partidas e progresso
app-backup-text = Partidas, erros, problemas resolvidos, lições e definições num só ficheiro, para outro navegador. O que o ficheiro tem junta-se ao que já está aqui.
app-backup-save = Guardar num ficheiro
app-backup-add = Juntar um ficheiro…
app-backup-unreadable = Isto não é um ficheiro de partidas e progresso: { $reason }
app-backup-other = Isto não é um ficheiro de partidas e progresso: não o diz no início.
app-backup-version = Este ficheiro é da versão { $version }. Esta página lê a versão 1; um Akhet mais novo consegue lê-lo.
app-backup-added = { $games ->
    [one] Juntou-se uma partida, e também o progresso e as definições.
   *[other] Juntaram-se { $games } partidas, e também o progresso e as definições.
}

app-effort-quick = Rápida
app-effort-thorough = Cuidada
app-effort-deep = Profunda

app-start-day = Disposição de { $date }
app-start-days = Disposições do dia
app-start-random = Disposição ao acaso
app-start-randoms = Disposições ao acaso
app-start-own = A tua posição
app-start-others = Outras posições
app-start-handicaps = Com desvantagem

app-handicap-pieces = { $kinds ->
    [PP] { -deflector(form: "two") }
    [S] { -switch(form: "a") }
    [PPS] { -deflector(form: "two") } e { -switch(form: "a") }
    [PPP] { -deflector(form: "three") }
   *[PPPS] { -deflector(form: "three") } e { -switch(form: "a") }
}
app-handicap-without = Sem { app-handicap-pieces }
app-handicap-player = { $color ->
    [blue] Azul sem { app-handicap-pieces }
   *[red] Vermelho sem { app-handicap-pieces }
}
app-handicap-impossible = { $color ->
    [blue] A partir daqui, Azul não pode jogar sem { app-handicap-pieces }: um tiro acertava logo.
   *[red] A partir daqui, Vermelho não pode jogar sem { app-handicap-pieces }: um tiro acertava logo.
}
app-handicap = Desvantagem
app-handicap-none = Nenhuma
app-handicap-who = Quem joga com menos peças
app-setups-more = Mais disposições
app-setups-day = Disposição de hoje
app-setups-random = Ao acaso
app-setups-drawing = À procura de uma disposição equilibrada…

app-setups = Todas as disposições
app-setup-scores = Azul faz { $blue } % dos pontos, { $drawn } % são empates
app-setup-ace = Quase nenhuma jogada do início perde. É boa para começar.
app-setup-curiosity = Calma ao princípio, com uma armadilha: cuidado com os { -switch(form: "many") }.
app-setup-grail = Azul está melhor, e tem de aproveitar.
app-setup-mercury = Azul ataca logo. Dá Azul ao jogador mais fraco.
app-setup-sophie = Há uma primeira jogada que ganha a maioria das partidas. Para um Azul mais fraco.
app-setup-horemheb = Os dois { -switch(form: "many") } estão à frente { -king(form: "of") }, e poucas partidas empatam.
app-setup-ebana = Um bloco de quatro { -deflector(form: "many") } está bem dentro do lado do adversário.

## error: o que o motor ou a página recusam

error-at = { $list ->
    [game] partida { $number }: { $reason }
   *[line] linha { $number }: { $reason }
}
error-in = { $list ->
    [ply] meia jogada { $number } { $what }: { $reason }
    [turn] jogada { $number } { $what }: { $reason }
    [slide] empurrão { $number } { $what }: { $reason }
   *[move] jogada { $number } { $what }: { $reason }
}
error-in-text = { $list ->
    [ply] meia jogada { $number }: { $what } não é uma jogada: { $reason }
    [turn] jogada { $number }: { $what } não é uma jogada: { $reason }
    [slide] empurrão { $number }: { $what } não é um empurrão: { $reason }
   *[move] jogada { $number }: { $what } não é uma jogada: { $reason }
}
error-text = { $what } não é uma jogada: { $reason }
error-rules = esta partida seria ilegal: { $reason }
error-start = o seu início não é uma posição: { $reason }
error-opening = a abertura: { $reason }

error-over-by = a partida acabou: { $reason }
error-over-won = a partida acabou, ganhou { color }
error-search-over = partida acabada: { $reason }
error-over = a partida acabou
error-king-hit = { $shooter ->
    [blue] ganhou { color }: { -laser(form: "the") } de Azul atingiu { -king(form: "the") } em { $square }
   *[red] ganhou { color }: { -laser(form: "the") } de Vermelho atingiu { -king(form: "the") } em { $square }
}
error-has-won = ganhou { color }
error-repetition = empate por repetição tripla
error-no-claim = não há empate para pedir: esta situação aconteceu { $count } das 3 vezes necessárias

error-move-from = não começa com uma casa de a1 a j8
error-move-to = depois da primeira casa tem de vir uma casa de a1 a j8 ou uma rotação, R ou L
error-move-same = as duas casas são a mesma
error-empty = { $square } está vazia
error-not-yours = { piece.the } em { $square } não é de { color }, e é a sua vez
error-laser-moves = { -laser(form: "the") } em { $square } nunca sai do lugar, só roda
error-laser-turn = { $side ->
    [n] { -laser(form: "the") } em { $square } só pode apontar para norte (n)
    [e] { -laser(form: "the") } em { $square } só pode apontar para este (e)
    [s] { -laser(form: "the") } em { $square } só pode apontar para sul (s)
   *[w] { -laser(form: "the") } em { $square } só pode apontar para oeste (w)
}
error-king-turns = { -king(form: "a") } não roda (a opção KingTurns está desligada)
error-too-far = { $from } e { $to } não são vizinhas, uma peça anda uma só casa
error-closed = { $square } é proibida para { color }
error-occupied = { $square } está ocupada, só { -switch(form: "a") } troca de lugar
error-swap = { -switch(form: "a") } não troca com { piece.the } em { $square }
error-swap-closed = a troca poria { piece.the } de { color } em { $square }, que é proibida para { color } (a opção SwapOntoClosed está desligada)

error-count = { $kind ->
    [K] { color } tem { $count } { -king(form: "many") }, e tem de haver um só
   *[L] { color } tem { $count } { -laser(form: "many") }, mas tem de ter 1
}
error-laser-corner = { -laser(form: "the") } de { color } está em { $square }, mas tem de estar em { $corner }
error-laser-faces = { -laser(form: "the") } de { color } aponta para { $facing }, mas só pode apontar para { $one } ou { $two }
error-stands-closed = está uma peça de { color } em { $square }, que é proibida para { color }
error-fen-empty = a posição está vazia
error-fen-ranks = as linhas são { $ranks } em vez de { $right }
error-fen-width = a linha { $rank } tem { $squares } casas, mas tem de ter 10
error-fen-run = uma série de casas vazias é um número de 1 a 10 (linha { $rank }, carácter { $column })
error-fen-piece = peça desconhecida «{ $letter }», devia ser K, S, D, P ou L (linha { $rank }, carácter { $column })
error-fen-switch = depois de { $letter } tem de vir a orientação, n ou e (linha { $rank }, carácter { $column })
error-fen-orientation = depois de { $letter } tem de vir a orientação, n, e, s ou w (linha { $rank }, carácter { $column })
error-fen-no-side = depois do tabuleiro falta dizer de quem é a vez, b ou r
error-fen-side = de quem é a vez tem de ser b ou r (carácter { $column })
error-fen-number = o número da jogada completa vai de 1 a 1000000000 (carácter { $column })
error-fen-end = depois do número da jogada completa não pode vir mais nada (carácter { $column })
error-fen-dashes = depois de «-» tem de vir outro «-», e depois um contador de meias jogadas e o número da jogada completa, ou operações de EPD (carácter { $column })

error-turn-arrow = não começa com uma seta: { $arrows }
error-turn-orientation = depois da seta tem de vir a orientação do cartão, n e s ou w
error-turn-slide = depois da orientação não pode vir mais nada
error-turn-square = depois da orientação tem de vir a casa da peça, de a1 a g7
error-turn-mark = depois da casa só pode vir !, para uma carta virada para cima
error-turn-next = depois de ! só pode vir a letra da próxima carta, de A a X
error-arrow-closed = a seta { $arrow } está fechada, foi por ali que saiu o último cartão
error-unreachable = depois do empurrão, a peça de { color } está em { $from } e não consegue chegar a { $to }
error-uncovered = «!» está errado: { color } não pode virar uma carta em { $square }
error-next-free = não há próxima carta para ver quando FreeOrder está ligada
error-next-none = { color } já não tem nenhuma carta para ver
error-next-other = a próxima carta de { color } é { $known }, e não { $card }
error-next-known = a próxima carta não pode ser { $card }: já se sabe que essa é outra carta de { color }
error-next-no-tile = a próxima carta não pode ser { $card }: não está em nenhum cartão
error-found-no-turn = nenhuma jogada de { color } acabou em { $card }
error-found-known = não é { $card }: já se sabe que essa é outra carta de { color }
error-no-card = { color } já não tem cartas
error-all-known = já se conhecem todas as cartas de { color }
error-card-uncovered = { color } acabou uma jogada em { $card }, e essa carta teria ficado virada para cima

error-tile-fixed = o cartão em { $square } é fixo, tem de ser { $tile }
error-treasure-home = o tesouro { $card } está em { $square }, uma casa de partida, onde não há tesouros
error-treasure-twice = o tesouro { $card } está em dois cartões
error-players = os jogadores são { $players }, mas têm de ser de 2 a 4
error-card-no-tile = { color } tem a carta { $card }, que não está em nenhum cartão
error-card-twice = { color } tem a carta { $card }, que aparece duas vezes
error-cards = há { $cards } cartas, mas { $treasures } tesouros nos cartões
error-mover = é a vez de { color }, mas ninguém está sentado ali
error-turn-number = o número da jogada é { $turn }, mas tem de ser de 1 a 1000000000
error-out = com estas regras, { color } não pode ter saído ali do labirinto
error-winners = { $other ->
    [blue] tanto { color } como Azul ganharam
    [yellow] tanto { color } como Amarelo ganharam
    [orange] tanto { color } como Laranja ganharam
    [green] tanto { color } como Verde ganharam
   *[red] tanto { color } como Vermelho ganharam
}
error-maze-missing = { $field ->
    [board] falta o tabuleiro: os campos são tabuleiro, cartão livre, jogadores, quem joga, seta fechada, jogada
    [spare] falta o cartão livre: os campos são tabuleiro, cartão livre, jogadores, quem joga, seta fechada, jogada
    [players] falta o campo dos jogadores: os campos são tabuleiro, cartão livre, jogadores, quem joga, seta fechada, jogada
    [mover] falta quem joga: os campos são tabuleiro, cartão livre, jogadores, quem joga, seta fechada, jogada
   *[arrow] falta a seta fechada: os campos são tabuleiro, cartão livre, jogadores, quem joga, seta fechada, jogada
}
error-maze-few = a linha { $rank } tem menos de 7 cartões (carácter { $column })
error-maze-many = a linha { $rank } tem mais de 7 cartões (carácter { $column })
error-maze-shape = { $field ->
    [spare] um cartão tem de começar com i, c ou t, e um tesouro vai de A a X (cartão livre, carácter { $column })
   *[board] um cartão tem de começar com i, c ou t, e um tesouro vai de A a X (tabuleiro, carácter { $column })
}
error-maze-orientation = depois da forma de um cartão tem de vir a orientação, n e s ou w (linha { $rank }, carácter { $column })
error-maze-spare = o cartão livre tem de ser uma forma e o seu tesouro de A a X, se o tiver, sem orientação (carácter { $column })
error-maze-seats = o campo dos jogadores tem { $seats } lugares em vez de 4: azul/amarelo/laranja/verde, com - onde não está ninguém
error-maze-player = { color } tem de ter a forma casa:cartas:viradas (carácter { $column })
error-maze-pawn = a peça de { color } tem de estar numa casa de a1 a g7 (carácter { $column })
error-maze-cards = as cartas de { color } têm de ser letras de A a X, ou ?; ou - para quem já saiu do labirinto (carácter { $column })
error-maze-too-many = { color } tem mais de 24 cartas (carácter { $column })
error-maze-mover = quem joga tem de ser b, y, o ou g (carácter { $column })
error-maze-closed = a seta fechada tem de ser - ou uma de { $arrows } (carácter { $column })
error-maze-turn = a jogada tem de ser um número de 1 a { $most } (carácter { $column })
error-maze-end = depois do número da jogada não pode vir mais nada (carácter { $column })

error-setup = disposição desconhecida «{ $name }»; as conhecidas são: { $names }
error-unexpected = «{ $word }» não era esperado
error-too-long = com esta ligação, uma partida tem no máximo { $most } jogadas
error-memory = não há memória que chegue para uma tabela de { $size } MB
error-memory-short = não há memória que chegue
error-threads = não é possível iniciar { $threads } threads: { $reason }
error-one-line = { $sign ->
    [tab] o texto tem de ser uma só linha, mas há uma tabulação depois de «{ $before }»
    [line] o texto tem de ser uma só linha, mas há uma mudança de linha depois de «{ $before }»
   *[control] o texto tem de ser uma só linha, mas há um carácter de controlo depois de «{ $before }»
}
error-session-closed = a sessão está fechada
error-engine-lost = o motor perdeu-se { $times } vezes por causa disto
error-engine-lost-by = o motor perdeu-se { $times } vezes por causa disto: { $reason }
error-no-answer = sem resposta
error-fetch = Não foi possível carregar
error-engine-stuck = o motor não arrancou
error-engine = motor { $name }: { $reason }
error-engine-start = não é possível iniciá-lo: { $reason }
error-engine-exited = terminou antes de { $line }: { $status }
error-engine-closed = fechou a sua saída antes de { $line }
error-engine-deaf = não lê o que lhe é enviado
error-engine-silent = não responde: nenhum { $line } em { $seconds } s
error-closing = o programa está a terminar
error-flood = eram demasiadas linhas

error-no-games = o ficheiro não tem partidas
error-most-games = só foram lidas as primeiras { $games } partidas
error-text-long = o texto tem mais de { $limit }
error-text-late = o texto não chegou a tempo
error-no-end = a partida que começa aqui não tem fim
error-tag = uma etiqueta é [Name "value"]
error-tag-twice = uma etiqueta aparece duas vezes
error-no-variation = «)» não fecha nenhuma variante
error-after-result = depois de um resultado não pode vir mais nada na mesma linha
error-tag-result = a etiqueta Result diz { $said }, mas as jogadas acabam em { $found }
error-tag-plies = PlyCount é { $said }, mas há { $found } jogadas
error-tag-switch = a etiqueta { $tag } é true ou false, e não «{ $word }»
error-tag-starts = as etiquetas StartSetup e FEN não podem estar juntas
error-tag-setup = a etiqueta StartSetup tem a disposição desconhecida «{ $name }»; as conhecidas são: { $names }
error-tag-variant = a etiqueta Variant diz { $name }, e não labyrinth
error-tag-fen = falta a etiqueta FEN, que diz como se começa

error-chatter = espera um bocadinho antes de voltares a dizer alguma coisa
error-spectator = os espectadores só veem
error-not-opener = só quem abriu a mesa pode lá pôr motores
error-you-out = já estás fora da partida
error-not-over = a partida ainda não acabou
error-turn = é a vez de { color }
error-played = a jogada { $number } já foi feita
error-early = a próxima jogada é a número { $number }
error-table-long = uma partida à mesa tem no máximo { $most } jogadas
error-time = o tempo acabou
error-engine-fights = um motor nunca aceita um empate
error-no-move = ainda não fizeste nenhuma jogada
error-no-offer = não há nada para recusar
error-taken = o lugar está ocupado
error-no-engine = não está lá nenhum motor
error-last-seat = o último lugar é para uma pessoa
error-table-ended = a mesa já terminou
error-table-kept = não é possível guardar a mesa: { $reason }
error-tables = há { $tables } mesas; termina uma delas
error-no-table = não há nenhuma mesa com este ID
error-table-full = esta mesa não está à espera de ninguém
error-table-connections = há demasiadas ligações a mesas

## play: jogar os dois jogos

play-you = Tu

play-new = Nova partida
play-leave = Sair desta partida?
play-leave-kept = { $keeping ->
    [lost] Ainda não acabou. Fica por acabar, entre as tuas partidas, e podes continuá-la até fechares esta página: o navegador não a consegue guardar.
   *[other] Ainda não acabou. Fica por acabar, entre as tuas partidas, e podes continuá-la de lá.
}
play-start-new = Começar a nova
play-keep = Continuar a jogar
play-start = Começar
play-games = As tuas partidas
play-games-none = As partidas que jogares aparecem aqui.
play-continue = Continuar
play-delete = Apagar a partida de { $date }

play-record = Registo da partida
play-result = Resultado
play-resign = Desistir
play-resign-sure = Desistir mesmo?

play-taken-back = Jogada anulada.
play-engine-back = O motor { $engine } voltou; a partida continua.

play-share-game = Partilhar a partida
play-rematch = Desforra
play-mistakes = Os meus erros
play-elsewhere = Esta partida está aberta noutro separador.
play-continue-here = Continuar aqui
play-back = Voltar à partida
play-thinking = { $player } está a pensar…
play-waiting-connection = À espera da ligação…
play-waiting-engine = À espera do motor…
play-paused = Em pausa. É a vez de { color }.
play-hint = Dica: { $hint }
play-claim = Pedir empate
play-game = Partida
play-take-back = Voltar atrás
play-resume = Continuar
play-pause = Pausa

play-against = Contra
play-counted = { $result ->
    [won] Vitória
    [drawn] Empate
   *[lost] Derrota
}
play-moves-count = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
play-color-against = { color } contra { $opponent }
play-two-people = Duas pessoas
play-unfinished = Por acabar

play-rating-of = Elo { $elo }

play-friend = Jogar com um amigo noutro dispositivo
play-you-play = O teu lado
play-random = Ao acaso
play-two-engines = Dois motores
play-two-people-note = Duas pessoas jogam neste ecrã, sem motor.
play-engine-of = { $color ->
    [blue] Motor de Azul
   *[red] Motor de Vermelho
}
play-strength-of = { $color ->
    [blue] Força de Azul
   *[red] Força de Vermelho
}
play-opponent = Adversário
play-strength = Força
play-setup-and-time = Disposição e tempo
play-level = Nível
play-rating = Elo

play-draw = Empate
play-no-winner = Ninguém ganhou
play-won = { $who ->
    [you] Ganhaste
    [many] Ganharam { $player }
   *[other] Ganhou { $player }
}
play-outcome = { $title }. { $text }
play-hit = { $color ->
    [blue] O laser de Azul atingiu { -king(form: "the") } de Vermelho em { $square }.
   *[red] O laser de Vermelho atingiu { -king(form: "the") } de Azul em { $square }.
}
play-hit-own = { $color ->
    [blue] O laser de Azul atingiu o seu próprio { -king } em { $square }.
   *[red] O laser de Vermelho atingiu o seu próprio { -king } em { $square }.
}
play-claimed = { $who ->
    [you] Pediste o empate: esta situação aconteceu três vezes.
   *[other] { $player } pediu o empate: esta situação aconteceu três vezes.
}
play-agreed = Os dois jogadores concordaram.
play-repetition = Esta situação aconteceu três vezes.
play-resigned = { $who ->
    [you] Desististe.
    [many] { $player } desistiram.
   *[other] { $player } desistiu.
}
play-time-out = { $who ->
    [you] Acabou o teu tempo.
    [many] Acabou o tempo de { $player }.
   *[other] Acabou o tempo de { $player }.
}
play-illegal = { $player } jogou { $move }, que não é permitida.
play-no-move = { $player } não fez nenhuma jogada permitida.
play-found = { $way ->
    [home] { $who ->
        [you] Encontraste todos os tesouros e voltaste à casa de partida.
       *[other] { $player } encontrou todos os tesouros e voltou à casa de partida.
    }
    [exit] { $who ->
        [you] Encontraste todos os tesouros e saíste do labirinto.
       *[other] { $player } encontrou todos os tesouros e saiu do labirinto.
    }
   *[none] { $who ->
        [you] Encontraste todos os tesouros.
       *[other] { $player } encontrou todos os tesouros.
    }
}

play-review = Revisão
play-review-this = Rever esta partida
play-looking-move = Estás a ver a jogada { $number } de { $last }: { $move }
play-to-move = { $who ->
    [you] É a tua vez.
   *[other] É a vez de { $player }.
}
play-to-move-first = { $who ->
    [you] { $by ->
        [key] É a tua vez: setas do teclado até uma peça { play-color } e depois Enter.
        [touch] É a tua vez: toca numa peça { play-color }.
       *[mouse] É a tua vez: clica numa peça { play-color }.
    }
   *[other] { $by ->
        [key] É a vez de { $player }: setas do teclado até uma peça { play-color } e depois Enter.
        [touch] É a vez de { $player }: toca numa peça { play-color }.
       *[mouse] É a vez de { $player }: clica numa peça { play-color }.
    }
}
play-color = { $color ->
    [blue] azul
   *[red] vermelha
}
play-pressed-other = { $color ->
    [blue] { board-piece-named }, mas é a vez de Vermelho.
   *[red] { board-piece-named }, mas é a vez de Azul.
}
play-pressed-stuck = { board-piece-named }: agora não tem jogadas.
play-pressed-confirm = { $by ->
    [key] { board-piece-named }: Enter faz a jogada.
    [touch] { board-piece-named }: toca no visto para fazeres a jogada.
   *[mouse] { board-piece-named }: clica no visto para fazeres a jogada.
}
play-pressed = { $by ->
    [key] { $ways ->
        [both] { board-piece-named }: setas do teclado até um ponto, ou R ou L para rodar, e depois Enter.
        [goes] { board-piece-named }: setas do teclado até um ponto e depois Enter.
       *[turns] { board-piece-named }: R ou L para rodar, e depois Enter.
    }
    [touch] { $ways ->
        [both] { board-piece-named }: toca num ponto para mover, numa seta para rodar.
        [goes] { board-piece-named }: toca num ponto para mover.
       *[turns] { board-piece-named }: toca numa seta para rodar.
    }
   *[mouse] { $ways ->
        [both] { board-piece-named }: clica num ponto para mover, numa seta para rodar.
        [goes] { board-piece-named }: clica num ponto para mover.
       *[turns] { board-piece-named }: clica numa seta para rodar.
    }
}

play-no-engine = O Akhet foi iniciado sem este motor

play-seeking-move = À procura de uma boa jogada…
play-watch = O que pensam os motores

play-deal = Distribuição
play-cards = Cartas para cada um
play-cards-all = todas ({ $count })
play-cards-count = { $count ->
    [one] { $count } carta para cada um
   *[other] { $count } cartas para cada um
}
play-who-begins = Quem começa
play-begins = Começa { color }
play-tiles-count = { $straight } retos, { $corners } curvas
play-tiles-13 = 13 cartões retos

play-friends = Jogar com amigos noutros dispositivos
play-from-position = A partida começa na tua posição.
play-players = Jogadores
play-person = Pessoa
play-curtain-note = Várias pessoas jogam neste ecrã. Uma cortina esconde dos outros a carta de cada jogador.
play-rules-and-time = Regras e tempo

play-labyrinth = Jogar Labyrinth
play-seeking-turn = À procura de uma boa jogada…
play-analyse-this = Analisar esta partida
play-turn = { $who ->
    [you] É a tua vez: { $step }
   *[other] É a vez de { $player }: { $step }
}
play-against-engines = Contra { $opponents }
play-turns-count = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
play-curtain = Cortina
play-next = A seguir é a vez de { $player }.
play-next-title = A seguir é a vez de { $player }
play-next-only = Agora só { $player } pode olhar.
play-show-card = Mostrar a carta de { $player }
