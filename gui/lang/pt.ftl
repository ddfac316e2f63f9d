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
table-say = Dizer
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
analyse-range = { $min } a { $max }
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
analyse-games = Partidas
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
