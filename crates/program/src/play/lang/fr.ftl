# Ce que dit `akhet play`, en français. Les mots sont ceux des règles du jeu, voir docs/rules.fr.md et
# docs/labyrinth.fr.md.

## Names

player =
    { $seat ->
        [blue] Bleu
        [red] Rouge
        [yellow] Jaune
        [orange] Orange
       *[green] Vert
    }
piece =
    { $kind ->
        [King] Roi
        [Switch] Commutateur
        [Defender] Bloqueur
        [Deflector] Déflecteur
       *[Laser] Laser
    }
owned =
    le { piece } { $color ->
        [blue] bleu
       *[red] rouge
    }
    .of =
        du { piece } { $color ->
            [blue] bleu
           *[red] rouge
        }
owned-on = { owned } en { $square }
direction =
    { $way ->
        [north] le nord
        [east] l'est
        [south] le sud
       *[west] l'ouest
    }
treasure =
    { $letter ->
        [A] Amulette
        [B] Cloche
        [C] Couronne
        [D] Dragon
        [E] Émeraude
        [F] Plume
        [G] Calice
        [H] Casque
        [I] Ibis
        [J] Jarre
        [K] Clé
        [L] Lampe
        [M] Masque
        [N] Collier
        [O] Hibou
        [P] Perle
        [Q] Plume d'oie
        [R] Bague
        [S] Épée
        [T] Trident
        [U] Urne
        [V] Violon
        [W] Baguette magique
       *[X] Xylophone
    }
the-treasure = { treasure }
and = et
or = ou

## Commands

command-rules = le but du jeu et les règles, en bref
    .words = règles regles
command-legend =
    { $game ->
        [labyrinth] ce que veulent dire les lettres et les signes du labyrinthe
       *[laser] ce que veulent dire les lettres et les signes du plateau
    }
    .words = signes légende legende
command-what =
    { $game ->
        [labyrinth] ce qu'il y a là : plaque, chemins, trésor, pions
       *[laser] ce qu'il y a là, de quel côté c'est tourné, ce que font les rayons
    }
    .words = quoi
    .arguments = CASE
command-rank =
    { $game ->
        [labyrinth] ce qu'il y a sur une rangée, par exemple rangée 5
       *[laser] les pièces d'une rangée, par exemple rangée 5
    }
    .words = rangée rangee
    .arguments = N
command-file =
    { $game ->
        [labyrinth] ce qu'il y a sur une colonne, par exemple colonne c
       *[laser] les pièces d'une colonne, par exemple colonne c
    }
    .words = colonne
    .arguments = C
command-pieces =
    { $game ->
        [labyrinth] où sont les pions
       *[laser] toutes les pièces des deux joueurs
    }
    .words = pièces pions
command-last =
    { $game ->
        [labyrinth] le dernier tour joué
       *[laser] le dernier coup joué, et ce que son tir a fait
    }
    .words = dernier
command-threat = ce que l'autre pourrait toucher si c'était à lui de jouer
    .words = menace
command-moves =
    { $game ->
        [labyrinth] où le pion peut aller, ou après une poussée : coups b7e
       *[laser] les coups permis, ou ceux d'une pièce
    }
    .words = coups
    .arguments =
        { $game ->
            [labyrinth] [POUSSÉE]
           *[laser] [CASE]
        }
command-spare = la plaque en trop, et où elle n'a pas le droit d'entrer
    .words = plaque
command-hint =
    { $game ->
        [puzzle] quelle pièce il faut jouer
        [mistakes] quelle pièce il faut jouer
       *[laser] ce que le moteur jouerait
    }
    .words = indice
command-solution =
    { $game ->
        [mistakes] montre la meilleure suite
       *[puzzle] montre la solution
    }
    .words = solution
command-again =
    { $game ->
        [mistakes] reprend cette position ; à la fin, celles que tu n'as pas trouvées
       *[puzzle] reprend le problème au début
    }
    .words = encore
command-next =
    { $game ->
        [mistakes] passe à l'erreur suivante
       *[puzzle] passe au problème suivant, ou au numéro N
    }
    .words = suivant
    .arguments =
        { $game ->
            [mistakes] { "" }
           *[puzzle] [N]
        }
command-undo =
    { $game ->
        [labyrinth] revient au dernier tour d'une personne, ou N tours en arrière
       *[laser] revient à ton dernier tour, ou N de tes tours en arrière
    }
    .words = annuler
    .arguments = [N]
command-go = le moteur joue pour toi
    .words = joue
command-history = tous les coups de la partie
    .words = historique
command-level = montre les adversaires ; joue au niveau N, de 0 à 20, ou NOM
    .words = niveau
    .arguments = [N]
command-board =
    { $game ->
        [labyrinth] redessine le labyrinthe
       *[laser] redessine le plateau
    }
    .words = plateau
command-book = les coups du livre d'ouvertures, le meilleur d'abord
    .words = livre
command-beam = montre où passent les deux rayons en ce moment
    .words = rayons rayon
command-eval = montre ce que vaut la position, point par point
    .words = évaluation evaluation
command-flip = retourne le plateau
    .words = retourner
command-claim = demande la partie nulle, à partir de la troisième répétition
    .words = nulle
command-cards = ce que chacun a trouvé et ce qu'il cherche
    .words = cartes
command-found = à une vraie table, le dernier tour a trouvé son trésor, ou J a trouvé T
    .words = trouvé trouve
    .arguments = [J T]
command-mine = à une vraie table, tu cherches le trésor T
    .words = cherche
    .arguments = T
command-resign = abandonne la partie
    .words = abandonner abandon
command-new =
    { $game ->
        [labyrinth] commence une autre partie, au hasard ou avec ce NUMÉRO
       *[laser] commence une autre partie : ace, curiosity, grail, mercury, sophie
    }
    .words = nouveau nouvelle
    .arguments =
        { $game ->
            [labyrinth] [NUMÉRO]
           *[laser] [DISPOSITION]
        }
command-save =
    { $game ->
        [labyrinth] enregistre la partie dans un fichier, en PGN avec toutes les cartes
       *[laser] enregistre la partie dans un fichier, en PGN
    }
    .words = enregistrer sauver
    .arguments = FICHIER
command-load = reprend une partie enregistrée
    .words = charger
    .arguments = FICHIER
command-deal = montre le numéro de cette partie
    .words = numéro numero
command-help = montre cette liste, ou ce que fait une commande
    .words = aide
    .arguments = [COMMANDE]
command-quit = arrête ; Ctrl-D aussi
    .words = quitter fin

## Whom one plays, and how to begin

who-all = Vous jouez { $people }.
who-none = Le moteur joue { $engine } au { $strength }.
who-some =
    { $count ->
        [one] Tu joues { $people }, le moteur joue { $engine } au { $strength }.
       *[other] Vous jouez { $people }, le moteur joue { $engine } au { $strength }.
    }
who-followed =
    Tu joues { $player } à une vraie table. Tape les tours de tout le monde ({ $all }). Avec trouvé, tu dis
    qu'un tour a trouvé le trésor ; avec cherche, quelle carte tu cherches.
strength = niveau { $level } sur { $full }
strength-timed = niveau { $level } sur { $full }, { $seconds } s par coup
opponent = Voici { $name }. { $character }
character =
    { $name ->
        [Miu] Un chaton : il pousse ce qui est tout près et s'étonne de ce qui arrive.
        [Tia] Une enfant : elle prend ce qu'elle voit et oublie qu'après, c'est à toi.
        [Hori] Un élève : attentif à un coup, pressé au suivant.
        [Sati] Une scribe : elle devine ton prochain coup, mais rarement celui d'après.
        [Ani] Un bâtisseur : il a un plan, mais rate ce qui est bien caché.
       *[Akhet] L'horizon : pleine force, et hors d'atteinte.
    }
plays-at = Le moteur joue au { $strength }.
plays-at-now = Le moteur joue au { $strength } ; niveau N ou NOM le change.
type-move =
    { $game ->
        [labyrinth] Tape un tour comme { $move } (flèche, sens de la plaque, case du pion), règles ou aide.
       *[laser] Tape un coup comme { $move }, règles ou aide.
    }
type-help = Tape aide pour voir les commandes.
small-board = La fenêtre est petite, et le plateau aussi : le grand prend { $columns } sur { $rows } caractères.
small-maze = La fenêtre est petite, et le labyrinthe aussi : le grand prend { $columns } sur { $rows } caractères.
how-laser =
    Un coup, c'est deux cases, c5b4, ou une case et une rotation : c5R dans le sens
    des aiguilles d'une montre, c5L dans l'autre sens. Tab complète un mot, la flèche
    vers le haut rappelle les lignes d'avant. Les commandes anglaises marchent aussi.
how-labyrinth =
    Un tour s'écrit en un mot : { $move } pousse la plaque en trop à la flèche { $arrow },
    tournée { $turn }, puis le pion va en { $to }. La plaque telle qu'elle est dessinée
    s'appelle n ; e, s et w sont un, deux et trois quarts de tour dans le sens des
    aiguilles d'une montre. Un couloir droit n'a que n et e. Tab complète un mot, la
    flèche vers le haut rappelle les lignes d'avant. Les commandes anglaises marchent
    aussi.
how-puzzle =
    Un coup, c'est deux cases, c5b4, ou une case et une rotation : c5R dans le sens
    des aiguilles d'une montre, c5L dans l'autre sens. Un coup qui ne gagne pas à temps
    n'est pas joué. Les commandes anglaises marchent aussi.
how-mistakes =
    Un coup, c'est deux cases, c5b4, ou une case et une rotation : c5R dans le sens
    des aiguilles d'une montre, c5L dans l'autre sens. Un coup qui est aussi une erreur
    n'est pas joué. Les commandes anglaises marchent aussi.

## The rules in short, and what the signs mean

rules-laser =
    Le but : touche le Roi de l'autre avec ton Laser.
    À ton tour, déplace une pièce d'une case, même en diagonale, ou tourne-la d'un quart de tour. { $kings ->
        [turn] Les Rois tournent aussi.
       *[stay] Les Rois ne tournent pas.
    } Les Lasers restent dans leur coin et ne font que tourner.
    Ensuite ton Laser tire, à chaque fois. Les miroirs renvoient le rayon et les boucliers l'arrêtent. Une pièce touchée ailleurs est retirée, et c'est peut-être la tienne.
    Un Commutateur peut aussi changer de place avec un Déflecteur ou un Bloqueur voisin, de n'importe quel joueur.
    Celui dont le Roi est touché a perdu, peu importe qui a tiré. Si le plateau est le même pour la troisième fois, tu peux demander la partie nulle.
    Un coup, c'est deux cases, comme c5b4, ou une case et une rotation : c5R à droite (dans le sens des aiguilles d'une montre), c5L à gauche.
    signes explique les signes, et quoi c5 une case. Les leçons d'akhet gui t'apprennent le jeu ; toutes les règles sont dans docs/rules.fr.md.
legend-laser =
    Les lettres de Bleu sont grandes, celles de Rouge sont petites.
    K k  Roi : n'importe quel rayon le touche.
    S s  Commutateur : un miroir à deux faces. Il n'est jamais touché.
    P p  Déflecteur : un seul miroir. Un rayon qui vient de derrière le touche.
    D d  Bloqueur : un bouclier, la barre épaisse. Un rayon qui évite le bouclier le touche.
    L l  Laser : il tire là où pointe sa flèche. Il n'est jamais touché.
    Un trait d'un coin à l'autre est un miroir, un point une case vide, une étoile une pièce touchée.
    Sous le plateau, tu lis comment chaque rayon est dessiné.
    Dans les coins des cases du bord, sur un grand plateau :
    '    seul Rouge a le droit d'être ici
    :    seul Bleu a le droit d'être ici
    Le nord est du côté de la rangée 8, l'est du côté de la colonne j.
rules-labyrinth =
    Le but : trouve le premier les trésors de tes cartes, { $order ->
        [any] dans l'ordre que tu veux
       *[fixed] l'un après l'autre
    }{ $home ->
        [none] { "" }
        [square] , puis finis encore un tour, n'importe où
        [exit] , puis sors du labyrinthe par un chemin ouvert au bord
       *[home] , puis reviens à ton départ
    }.
    Le labyrinthe bouge. À ton tour, pousse d'abord la plaque en trop à une flèche, tournée comme tu veux. Toute la ligne avance d'une case, et la plaque qui sort à l'autre bout est la prochaine plaque en trop. Elle ne peut pas rentrer aussitôt par où elle est sortie.
    Les pions voyagent sur leur plaque. Un pion qui sort revient à l'autre bout.
    Ensuite ton pion suit les couloirs ouverts, aussi loin qu'ils mènent, ou reste où il est. S'il s'arrête sur ton trésor, tu l'as trouvé. Toi seul vois ta carte suivante.
    Un tour s'écrit en un mot : flèche, sens de la plaque, case du pion. aide montre un exemple.
    signes explique les signes, et quoi c5 une case. Les leçons d'akhet gui t'apprennent le jeu ; toutes les règles sont dans docs/labyrinth.fr.md.
legend-labyrinth =
    A à X    les trésors ; quoi c5 dit lequel est en c5
    b y o g  les pions de Bleu, Jaune, Orange et Vert
    { "*" }        devant celui qui doit jouer
    ?        une carte que tu n'as pas le droit de voir
    Un grand labyrinthe montre les murs, un petit les chemins.
    Les flèches montrent où pousser la plaque en trop. À la croix, c'est interdit : la dernière plaque est sortie là.
    Les lignes à côté ou en dessous disent où chacun se trouve, ce que tu cherches et ce qui est trouvé.
    Le nord est du côté de la rangée 7, l'est du côté de la colonne g.

## Turns

prompt-over = partie finie>
prompt-call = { $player }, appuie sur Entrée>
call = C'est à { $player } de jouer. { $player }, appuie sur Entrée quand personne d'autre ne voit l'écran.
not-called = C'est à { $player } de jouer : { $player } doit d'abord appuyer sur Entrée.
thinking = { $player } réfléchit (Ctrl-C : jouer tout de suite)
depth = profondeur { $depth }
search-failed = Erreur du programme : la recherche a échoué ; le moteur joue un coup permis au hasard.
paused = Pause : tape joue pour continuer.
leave = Tape quitter pour arrêter, ou appuie encore une fois sur Ctrl-C.
claims = { $player } demande la partie nulle.
may-claim = C'est la { $times }e fois que le plateau est ainsi : tape nulle pour demander la partie nulle.
hint = Le moteur jouerait { $move }
hint-details = ({ $score }, profondeur { $depth }) : { $line }
no-move-played = Personne n'a encore joué.
taken-back = Annulé : { $moves }.
claim-back = La partie n'est plus nulle, elle continue.
resignation-back = { $player } n'abandonne plus, la partie continue.
goes-on = La partie continue.
saved = '{ $file }' est enregistré.
saved-over = '{ $file }' est enregistré et remplace l'ancien fichier.
loaded =
    '{ $file }' est chargé : { $plies ->
        [one] { $plies } coup joué
       *[other] { $plies } coups joués
    }.

## The end

game-over = La partie est finie : { $end }.
already-over = la partie est finie : { $end }
won = { $player } a gagné
won-by-king =
    { $winner } a gagné, le Laser { $shooter ->
        [blue] bleu
       *[red] rouge
    } a touché le Roi en { $square }
won-by-loss = { $player } a gagné, { $loss }
won-by-nobody = { $loss }, personne n'a gagné
drawn = partie nulle, le plateau a été trois fois le même
resigned = { $player } a abandonné
lost = { $player } a perdu ({ $reason })
reason =
    { $reason ->
        [IllegalMove] coup interdit
        [Time] temps écoulé
        [Crash] panne
        [Hang] pas de réponse
        [BrokenPipe] liaison coupée
        [ResignAdjudication] arrêt, la position était perdue
        [MaxPlies] trop de coups
        [KingHit] Roi touché
        [TreasuresFound] trésors trouvés
       *[other] raison inconnue
    }

## Refusals

no-word = '{ $word }' n'est ni un coup ni une commande ; { $hint }
no-command = il n'y a pas de commande '{ $word }' ; { $hint }
did-you-mean = tu voulais dire { $near } ?
try-help = tape aide pour voir les commandes
near =  ; tu voulais dire { $near } ?
unexpected = '{ $word }' n'a rien à faire ici
no-file = il manque le nom du fichier
not-utf8 = la ligne n'est pas du texte UTF-8
engine-no-move = le moteur ne trouve pas de coup
nothing-to-undo = il n'y a pas de coup à annuler
nothing-of-yours = il n'y a pas de coup de toi à annuler
fewer-turns = il n'y a pas { $turns } tours à annuler
no-level = '{ $word }' n'est pas un niveau : c'est un nombre de 0 à 20 ou un nom, par exemple Miu
square-missing = il manque la case, par exemple quoi c5
line-missing = il manque son nom, par exemple rangée 5 ou colonne c
no-line =
    '{ $word }' n'est pas une { $line ->
        [rank] rangée
       *[file] colonne
    } de ce plateau
all-known = toutes les cartes de cette partie sont connues : elle ne se joue pas à une vraie table
some-unknown = la position a des cartes inconnues : commence avec --fen pour suivre une partie à une vraie table
nobody-there = personne ne joue { $player } dans cette partie
cannot-save = impossible d'enregistrer '{ $file }' : { $error }
cannot-load = impossible de charger '{ $file }' : { $error }
file-not-utf8 = le fichier n'est pas du texte UTF-8
file-exists = le fichier existe déjà, et ce n'est pas une partie enregistrée
no-puzzle = il n'y a pas de problème { $number } : ils vont de 1 à { $count }
no-puzzle-number = '{ $word }' n'est pas le numéro d'un problème
no-move = '{ $word }' n'est pas un coup : { $error }
no-square =
    { $game ->
        [labyrinth] '{ $word }' n'est pas une case : une case est une colonne de a à g et une rangée de 1 à 7
       *[laser] '{ $word }' n'est pas une case : une case est une colonne de a à j et une rangée de 1 à 8
    }
no-setup = la disposition '{ $word }' n'existe pas ; il y a { $setups }

## Laser Chess

caption-to-move = À { $player } de jouer, coup { $number }
caption-beams = rayons :
caption-shot = tir après { $move } :
played = { $player } joue { $move } : { $shot }.
shot-hits = le Laser touche { owned-on }
shot-removes = le Laser retire { owned-on }
shot-removes-own = le Laser retire sa propre pièce, { owned-on }
shot-ends = le tir finit sur { owned-on }
shot-leaves = le tir sort du plateau
in-moves =
    en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
wins-in = gagne { in-moves }
loses-in = perd { in-moves }
square-empty = { $square } est vide
not-yours = en { $square } il y a { owned }, mais c'est à { $mover } de jouer
no-move-of = { owned-on } ne peut pas jouer
no-legal-move = { $player } ne peut pas jouer
only-player = Seules les pièces de { $player } ont le droit d'être ici.
no-beam = Aucun rayon n'arrive ici en ce moment.
faces-king = N'importe quel rayon le touche, et la partie est finie.
faces-switch = Son miroir est posé comme { $mirror } et a deux faces : aucun rayon ne le touche.
faces-deflector = Son miroir regarde vers { $first } et { $second }. Un rayon qui arrive par { $third } ou { $fourth } le touche.
faces-defender = Son bouclier regarde vers { $way }. Un rayon qui arrive d'un autre côté le touche.
faces-laser = Il tire vers { $way }. Aucun rayon ne le touche.
stands-switch =
    { piece } { $square } { $mirror ->
        [falling] d'en haut à gauche à en bas à droite
       *[rising] d'en bas à gauche à en haut à droite
    }
stands-deflector = { piece } { $square } miroir vers { $first } et { $second }
stands-defender = { piece } { $square } bouclier vers { $way }
stands-laser = { piece } { $square } tourné vers { $way }
line-empty =
    La { $line ->
        [rank] rangée
       *[file] colonne
    } { $name } est vide.
line-pieces =
    Sur la { $line ->
        [rank] rangée
       *[file] colonne
    } { $name } : { $pieces }.
line-piece = { $piece } ({ $player })
threat-none = Si c'était à { $mover } de jouer, aucun tir ne toucherait une pièce de { $owner }.
threat = Si c'était à { $mover } de jouer, { $move } toucherait { owned-on }.
threat-others = D'autres tirs toucheraient { $pieces }.
passage = Le rayon de { $player } arrive par { $from } et { $does }.
does-go-on = continue tout droit
does-turn = repart vers { $to }
does-stop-shield = s'arrête au bouclier
does-stop = s'arrête ici
does-hit = toucherait ici en ce moment
beam-from = Le rayon de { $player } part de { $square }
beam-leg = vers { $way } jusqu'en { $square }
beam-shield = { $path }, où le bouclier { owned.of } l'arrête.
beam-hit = { $path }, où il toucherait { owned }.
beam-ends = { $path }, où il finit sur { owned }.
beam-out = { $path } et sort du plateau.
term =
    { $term ->
        [king-nearness] Roi : distance
        [king-exposure] Roi : danger
        [coverage] terrain
        [far-coverage] terrain loin
        [king-shelter] Roi : abri
        [beam-reach] rayon : longueur
        [beam-mirrors] rayon : miroirs
        [beam-end] rayon : fin
       *[network] réseau
    }
worth = Ce que vaut chaque pièce pour son camp :
score-for = La valeur pour { $player }, en centaines de points : { $score }
book-empty = Cette position n'est pas dans le livre.
book-columns = coup   valeur  prof. parties gagn. nulle perdu

## Why a move of Laser Chess is refused

move-from = ça ne commence pas par une case de a1 à j8
move-to = après la première case, il faut une case de a1 à j8 ou une rotation, R ou L
move-same = les deux cases sont les mêmes
illegal-not-yours =
    { piece } en { $square } : cette pièce n'est pas à { $mover ->
        [blue] Bleu
       *[red] Rouge
    }, qui doit jouer
illegal-laser-moves = le Laser en { $square } ne se déplace jamais, il ne fait que tourner
illegal-laser-turn = le Laser en { $square } ne peut regarder que vers { $way } ({ $letter })
illegal-king-turns = un Roi ne tourne pas (l'option KingTurns est désactivée)
illegal-too-far = { $from } et { $to } ne sont pas voisines, une pièce avance d'une seule case
illegal-closed = { $square } est interdite à { $player }
illegal-occupied = { $square } est occupée, seul un Commutateur échange les places
illegal-swap = un Commutateur n'échange pas sa place avec cette pièce : { piece } en { $square }
illegal-swap-closed = l'échange mettrait { owned-on }, et cette case lui est interdite (l'option SwapOntoClosed est désactivée)
no-claim = pas encore de partie nulle : le plateau a été ainsi { $times } fois sur les 3 qu'il faut

## Puzzles and mistakes

puzzle-intro =
    Résous des problèmes : trouve le seul coup qui fait gagner Bleu à temps, quoi que fasse Rouge.
    Tape ton coup, ou aide.
puzzle-number = Problème { $number } sur { $count }, difficulté { $grade } sur 5.
puzzle-task =
    Bleu joue et gagne { $moves ->
        [1] tout de suite
       *[other] en { $moves } coups
    }.
puzzle-over = Le problème est fini : tape suivant pour le prochain.
puzzle-wrong =
    { $move } ne gagne pas { $moves ->
        [1] tout de suite
       *[other] en { $moves } coups
    }. Essaie encore.
puzzle-solved = Résolu : { $streak } d'affilée. Tape suivant pour le prochain.
puzzle-helped = Résolu, avec de l'aide. Tape suivant pour le prochain.
puzzle-solution = La solution : { $line }. Tape encore pour la jouer, ou suivant.
interrupted = Interrompu.
interrupted-back = Interrompu : le coup est annulé.
interrupted-unplayed = Interrompu : le coup n'est pas joué.
interrupted-unjudged = Interrompu : le coup n'est pas jugé.
interrupted-games = Interrompu : les autres parties ne sont pas examinées.
prompt-next = suivant>
name-turn = Tourne { owned-on }.
name-move = Déplace { owned-on }.
mistakes-intro =
    Exerce-toi sur { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    } de { $player } : trouve un meilleur coup que celui qui a été joué.
    Tape ton coup, ou aide.
mistakes-none = Il n'y a pas d'erreur de { $player } à travailler.
mistakes-left = Il n'y a plus rien à travailler.
mistakes-found = Tu en as trouvé { $found } sur { $count } sans erreur et sans aide.
mistakes-again =
    { $count ->
        [one] Tape encore pour essayer la dernière, ou quitter.
       *[other] Tape encore pour essayer les { $count } autres, ou quitter.
    }
mistake-name = Partie { $game }, { $blue } - { $red } : { $number } { $move }
mistake-number = Erreur { $number } sur { $count }. { $name }, { $fault }.
mistake-good = { $name } : à y regarder de plus près, ce n'était pas une erreur.
mistake-task = À { $player } de jouer : trouve un meilleur coup.
mistake-next = Tape suivant pour la prochaine.
mistake-wrong = { $answer } Essaie encore.
mistake-right = { $praise } Tape suivant pour la prochaine.
mistake-solution = { $best }. Tape encore pour l'essayer, ou suivant.
fault-lost = { $verdict } : { $points } points sur 100 perdus
fault-loses = { $verdict } : ça coûte { $points } points sur 100
verdict =
    { $mark ->
        [inaccuracy] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }
missed-win = gain en { $count } manqué
best-line = Le mieux : { $line }
best-line-wins = Le mieux gagne { in-moves } : { $line }
praise-slower = Ça gagne, mais plus lentement : { in-moves }. { $best }.
praise-best = Bravo : c'est le meilleur coup.
praise-missed = C'est bon, mais on pouvait gagner. { $best }.
praise = C'est bon. { $best }.
answer-wins = { $fault } { $player } gagne { in-moves } : { $line }.
answer = { $fault } { $player } répond { $line }.
whose = Les erreurs de qui ? Tape un nom : { $names } ; ou bleu, rouge ou tous.
prompt-whose = joueur>
both = tous
both-players = tous les deux
nobody-named = personne ne s'appelle '{ $word }' dans ces parties

## Labyrinth

deal-greeting = C'est la partie numéro { $seed } : --deal { $seed } la rejoue.
deal-number = C'est la partie numéro { $seed } : nouveau { $seed } la rejoue.
deal-unknown = On ne connaît pas le numéro de cette partie.
maze-on = { $player } en { $square }
maze-won = a gagné
maze-ends-anywhere = peut finir partout
maze-exit = cherche une sortie
maze-home = rentre en { $square }
maze-looks = cherche
maze-found = trouvé :
maze-spare = en trop
cards-left =
    { $count ->
        [0] plus de carte
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
turn = { $player } joue { $move }.
turn-won =
    { $player } joue { $move } et { $end ->
        [square] finit la partie
        [exit] sort du labyrinthe
       *[home] est de retour au départ
    }.
turn-uncovers = { $player } joue { $move } et dévoile { $treasure }, { cards-left }.
cards-found = { $player } a trouvé { $letters }
cards-none = { $player } n'a rien trouvé
cards-won = { $found } et a gagné.
cards-known = { $found }, { cards-left }, cherche { $letters }.
cards-hidden = { $found }, { cards-left }.
cards-done =
    { $found }, { cards-left }, { $end ->
        [square] peut finir la partie partout
        [exit] cherche une sortie
       *[home] retourne au départ en { $home }
    }.
chance = { $percent } % de chances de gagner
wins-this-turn = gagne dès ce tour
wins-in-turns = gagne en { $turns } tours
loses-by-force = un autre joueur gagne à coup sûr
tile =
    { $square } : une plaque { $kind ->
        [fixed] fixe
       *[loose] mobile
    }, ouverte vers { $sides }
tile-treasure = { $tile }, avec le trésor { $letter }, { the-treasure }
tile-home =
    C'est le départ { $player ->
        [Orange] d'Orange
       *[other] de { $player }
    }.
tile-pawns =
    { $count ->
        [one] Pion ici : { $players }.
       *[other] Pions ici : { $players }.
    }
tile-target = { $player } doit venir ici.
tile-closed = Sa flèche est fermée : la dernière plaque est sortie ici.
tile-arrow = On peut pousser la plaque en trop à sa flèche, { $arrow }.
pawn =
    Le pion { $player ->
        [Orange] d'Orange
       *[other] de { $player }
    } est en { $square }, son départ est { $home }.
spare =
    La plaque en trop est { $shape ->
        [straight] un couloir droit
        [corner] un coude
       *[t] un T
    }
spare-treasure = { spare }, avec le trésor { $letter }, { the-treasure }
spare-closed = Elle ne peut pas entrer en { $arrow } : la dernière plaque est sortie là.
none-begins = aucun tour permis ne commence par '{ $word }'
no-seed = '{ $word }' n'est pas le numéro d'une partie : c'est un nombre de 0 à 18446744073709551615
no-deal = on ne peut pas distribuer une partie pour ces joueurs
new-followed = une partie suivie à une vraie table commence avec --fen
see-moves = { $error } ; voir coups { $slide }

## Why a move of Labyrinth is refused

slide-arrow = ça ne commence pas par une flèche : { $arrows }
slide-orientation = après la flèche, il faut le sens de la plaque : n e s ou w
slide-end = rien ne doit suivre le sens de la plaque
maze-move-to = après le sens de la plaque, il faut la case du pion, de a1 à g7
maze-move-mark = après la case, seul ! peut suivre, pour une carte dévoilée
maze-move-next = après !, seule la lettre A à X de la carte suivante peut suivre
illegal-arrow = la flèche { $arrow } est fermée, la dernière plaque est sortie là
illegal-unreachable =
    après la poussée, le pion { $player ->
        [Orange] d'Orange
       *[other] de { $player }
    } est en { $from } et ne peut pas aller en { $to }
illegal-mark = '!' est faux : { $player } ne peut pas dévoiler de carte en { $square }
illegal-free-order = il n'y a pas de carte suivante quand FreeOrder est activé
illegal-no-next = { $player } n'a plus de carte à regarder
illegal-other-next =
    la carte suivante { $player ->
        [Orange] d'Orange
       *[other] de { $player }
    } est { $known }, pas { $named }
illegal-elsewhere =
    la carte suivante ne peut pas être { $treasure } : c'est une autre carte { $player ->
        [Orange] d'Orange
       *[other] de { $player }
    }
illegal-no-tile = la carte suivante ne peut pas être { $treasure } : aucune plaque ne la montre

## At a real table

table-treasure = { the-treasure } ({ $letter })
table-found = { $player } a trouvé : { table-treasure }, { cards-left }.
table-mine = Tu cherches : { table-treasure }.
table-question = Quelle carte cherches-tu ? Tape cherche et son trésor, par exemple cherche clé.
table-remark = Si { $player } montre la carte { table-treasure }, tape trouvé.
advice = Conseil : { $move }
not-followed = toutes les cartes de cette partie sont connues ; c'est pour une vraie table, où la position a ? pour des cartes
found-usage = tape trouvé, ou le joueur et le trésor, par exemple trouvé orange cloche
found-nothing = aucun tour ne vient de finir sur un trésor ; donne le joueur et le trésor, par exemple trouvé orange cloche
mine-usage = tape le trésor de ta carte, par exemple cherche clé
no-player = '{ $word }' n'est pas un joueur de cette partie
no-treasure = '{ $word }' n'est pas un trésor : c'est une lettre de A à X ou son nom, par exemple clé
false-sealed = une partie scellée connaît ses cartes
false-turn =
    aucun tour { $player ->
        [Orange] d'Orange
       *[other] de { $player }
    } n'a fini sur { $treasure }
false-elsewhere =
    ce n'est pas { $treasure } : c'est une autre carte { $player ->
        [Orange] d'Orange
       *[other] de { $player }
    }
false-no-card = { $player } n'a plus de carte
false-all-known =
    toutes les cartes { $player ->
        [Orange] d'Orange
       *[other] de { $player }
    } sont connues
false-before = { $player } a fini un tour sur { $treasure }, et l'aurait donc dévoilée
false-at = au tour { $number }, '{ $move }' : { $error }
