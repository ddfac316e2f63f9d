## Terms

-king = { NAMES() ->
    [khet] { $form ->
        [a] un Pharaon
        [A] Un Pharaon
        [the] le Pharaon
        [The] Le Pharaon
        [of] du Pharaon
        [your] ton Pharaon
        [Your] Ton Pharaon
        [his] son Pharaon
        [many] Pharaons
       *[one] Pharaon
    }
   *[akhet] { $form ->
        [a] un Roi
        [A] Un Roi
        [the] le Roi
        [The] Le Roi
        [of] du Roi
        [your] ton Roi
        [Your] Ton Roi
        [his] son Roi
        [many] Rois
       *[one] Roi
    }
}
-switch = { NAMES() ->
    [khet] { $form ->
        [a] un Scarabée
        [A] Un Scarabée
        [the] le Scarabée
        [The] Le Scarabée
        [of] du Scarabée
        [your] ton Scarabée
        [many] Scarabées
       *[one] Scarabée
    }
   *[akhet] { $form ->
        [a] un Commutateur
        [A] Un Commutateur
        [the] le Commutateur
        [The] Le Commutateur
        [of] du Commutateur
        [your] ton Commutateur
        [many] Commutateurs
       *[one] Commutateur
    }
}
-deflector = { NAMES() ->
    [khet] { $form ->
        [a] une Pyramide
        [A] Une Pyramide
        [the] la Pyramide
        [The] La Pyramide
        [of] de la Pyramide
        [your] ta Pyramide
        [your-second] ta deuxième Pyramide
        [that] celle
        [many] Pyramides
       *[one] Pyramide
    }
   *[akhet] { $form ->
        [a] un Déflecteur
        [A] Un Déflecteur
        [the] le Déflecteur
        [The] Le Déflecteur
        [of] du Déflecteur
        [your] ton Déflecteur
        [your-second] ton deuxième Déflecteur
        [that] celui
        [many] Déflecteurs
       *[one] Déflecteur
    }
}
-defender = { NAMES() ->
    [khet] { $form ->
        [a] un Anubis
        [A] Un Anubis
        [the] l’Anubis
        [The] L’Anubis
        [of] de l’Anubis
        [your] ton Anubis
        [many] Anubis
       *[one] Anubis
    }
   *[akhet] { $form ->
        [a] un Bloqueur
        [A] Un Bloqueur
        [the] le Bloqueur
        [The] Le Bloqueur
        [of] du Bloqueur
        [your] ton Bloqueur
        [many] Bloqueurs
       *[one] Bloqueur
    }
}
-laser = { NAMES() ->
    [khet] { $form ->
        [a] un Sphinx
        [A] Un Sphinx
        [the] le Sphinx
        [The] Le Sphinx
        [of] du Sphinx
        [your] ton Sphinx
        [Your] Ton Sphinx
        [many] Sphinx
       *[one] Sphinx
    }
   *[akhet] { $form ->
        [a] un Laser
        [A] Un Laser
        [the] le Laser
        [The] Le Laser
        [of] du Laser
        [your] ton Laser
        [Your] Ton Laser
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
   *[other] pièce
}
    .the = { $kind ->
        [K] { -king(form: "the") }
        [S] { -switch(form: "the") }
        [P] { -deflector(form: "the") }
        [D] { -defender(form: "the") }
        [L] { -laser(form: "the") }
       *[other] la pièce
    }
    .The = { $kind ->
        [K] { -king(form: "The") }
        [S] { -switch(form: "The") }
        [P] { -deflector(form: "The") }
        [D] { -defender(form: "The") }
        [L] { -laser(form: "The") }
       *[other] La pièce
    }
    .of = { $kind ->
        [K] { -king(form: "of") }
        [S] { -switch(form: "of") }
        [P] { -deflector(form: "of") }
        [D] { -defender(form: "of") }
        [L] { -laser(form: "of") }
       *[other] de la pièce
    }
    .your = { $kind ->
        [K] { -king(form: "your") }
        [S] { -switch(form: "your") }
        [P] { -deflector(form: "your") }
        [D] { -defender(form: "your") }
        [L] { -laser(form: "your") }
       *[other] ta pièce
    }
piece-deed = { $kind ->
    [K] Si un rayon le touche, de n’importe quel côté, son joueur a perdu.
    [S] Un miroir à deux faces : jamais touché. Il peut échanger sa place avec { -deflector(form: "a") } ou { -defender(form: "a") } juste à côté.
    [P] Son miroir fait tourner le rayon. Un rayon qui arrive dans le dos touche la pièce.
    [D] Son bouclier arrête le rayon. Par les autres côtés, le rayon le touche.
   *[L] Tire après chaque coup de son joueur. Il reste dans son coin et n’est jamais touché.
}
color = { $color ->
    [blue] Bleu
    [yellow] Jaune
    [orange] Orange
    [green] Vert
   *[red] Rouge
}
    .of = { $color ->
        [blue] de Bleu
        [yellow] de Jaune
        [orange] d’Orange
        [green] de Vert
       *[red] de Rouge
    }

picture = { $treasure ->
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
    [Q] Plume d’oie
    [R] Bague
    [S] Épée
    [T] Trident
    [U] Urne
    [V] Violon
    [W] Baguette magique
    [X] Xylophone
   *[own] { $name }
}
    .the = { $treasure ->
        [A] l’Amulette
        [B] la Cloche
        [C] la Couronne
        [D] le Dragon
        [E] l’Émeraude
        [F] la Plume
        [G] le Calice
        [H] le Casque
        [I] l’Ibis
        [J] la Jarre
        [K] la Clé
        [L] la Lampe
        [M] le Masque
        [N] le Collier
        [O] le Hibou
        [P] la Perle
        [Q] la Plume d’oie
        [R] la Bague
        [S] l’Épée
        [T] le Trident
        [U] l’Urne
        [V] le Violon
        [W] la Baguette magique
        [X] le Xylophone
       *[own] « { $name } »
    }
    .your = { $treasure ->
        [A] ton Amulette
        [B] ta Cloche
        [C] ta Couronne
        [D] ton Dragon
        [E] ton Émeraude
        [F] ta Plume
        [G] ton Calice
        [H] ton Casque
        [I] ton Ibis
        [J] ta Jarre
        [K] ta Clé
        [L] ta Lampe
        [M] ton Masque
        [N] ton Collier
        [O] ton Hibou
        [P] ta Perle
        [Q] ta Plume d’oie
        [R] ta Bague
        [S] ton Épée
        [T] ton Trident
        [U] ton Urne
        [V] ton Violon
        [W] ta Baguette magique
        [X] ton Xylophone
       *[own] ton trésor « { $name } »
    }

common-analyse = Analyser
common-cancel = Annuler
common-clear = Effacer
common-close = Fermer
common-copy = Copier
common-copy-link = Copier le lien
common-engine = Moteur
common-flip = Retourner
common-flip-board = Retourner le plateau
common-hint = Indice
common-link-copied = Lien copié
common-open = Ouvrir
common-percent = { $percent } %
common-play-from-here = Jouer à partir d’ici
common-redo = Refaire
common-setting-up = Mise en place du plateau…
common-share = Partager
common-skip = Passer
common-stop = Arrêter
common-thinking = réfléchit…
common-try-again = Réessayer
common-undo = Défaire
common-game = { $game ->
    [labyrinth] Labyrinth
   *[laserchess] Laser Chess
}
common-how-to-play = Comment jouer
common-play-with-friend = Jouer avec un ami
common-with = { $what }, { $more }

## board: the boards of both games, announcements, typed questions

piece-owned = { $color ->
    [none] la pièce
   *[other] { piece.the } { color.of }
}
    .of = { $color ->
        [none] de la pièce
       *[other] { piece.of } { color.of }
    }
board-side = { $side ->
    [n] vers le nord
    [e] vers l’est
    [s] vers le sud
   *[w] vers l’ouest
}
board-stance = { $kind ->
    [P] { $side ->
        [n] miroir vers le nord et l’est
        [e] miroir vers l’est et le sud
        [s] miroir vers le sud et l’ouest
       *[w] miroir vers l’ouest et le nord
    }
    [S] { $side ->
        [n] d’en haut à gauche à en bas à droite
        [s] d’en haut à gauche à en bas à droite
       *[other] d’en bas à gauche à en haut à droite
    }
    [D] bouclier { board-side }
   *[L] tourné { board-side }
}
board-piece-named = { piece } { color.of }
board-piece = { $kind ->
    [K] { board-piece-named }
   *[other] { board-piece-named }, { board-stance }
}
board-piece-on = { $kind ->
    [K] { board-piece-named } { $square }
   *[other] { board-piece-named } { $square }, { board-stance }
}
board-own-piece-on = { $kind ->
    [K] { piece } { $square }
   *[other] { piece } { $square }, { board-stance }
}
board-piece-at = { piece-owned } en { $square }
board-empty = vide
board-square-empty = { $square } est vide.
board-shot-out = le tir sort du plateau { $side ->
    [n] en haut
    [e] à droite
    [s] en bas
   *[w] à gauche
}
board-shot-hit = le tir touche { piece-owned } en { $square }
board-shot-laser = le tir finit sur { piece-owned } en { $square }
board-shot-shield = le tir est arrêté par le bouclier { piece-owned.of } en { $square }
board-reply = Le laser de { $by } toucherait alors { piece-owned } en { $square }.
board-mover = { $color ->
    [none] La pièce en { $square }
   *[other] { piece.The } { color.of } en { $square }
}
board-move-turns = { $turn ->
    [R] { board-mover } tourne vers la droite
    [L] { board-mover } tourne vers la gauche
   *[either] { board-mover } tourne
}
board-move-goes = { board-mover } va en { $to }
board-move-swaps = { board-mover } échange sa place avec { $other } en { $to }
board-move-alone = { $move }.
board-move-shot = { $move } ; { $shot }.

board-board = Plateau
board-help = Les touches fléchées vont de case en case, Entrée choisit et joue, R et L font tourner, Échap annule.
board-selected = choisie
board-destination = destination
board-can-move = peut jouer
board-square-selected = { $square } choisie.
board-play-move = Jouer ce coup
board-turn = { $turn ->
    [R] Tourner vers la droite
    [L] Tourner vers la gauche
   *[either] Tourner
}
board-king-threatened = { -king(form: "Your") } serait touché
board-no-canvas = ce navigateur n’a pas de canvas pour dessiner
board-no-png = l’image n’a pas pu être convertie en PNG

board-level-word = { $word ->
    [full] Pleine force
    [expert] Expert
    [strong] Fort
    [skilled] Habile
    [steady] Solide
    [casual] Détendu
    [easy] Facile
   *[beginner] Débutant
}
board-level = Niveau { $level }
board-level-named = { $name }, niveau { $level }
board-named-levels = Niveaux avec un nom
board-level-is = { $name } : { app-opponent }
board-level-above = Au-dessus de { $name } : { app-opponent }
board-name = Nom
board-time = Temps
board-time-move = Temps par coup
board-no-clock = Sans pendule
board-clocks-for = Pendules pour { $all ->
    [both] les deux
   *[all] tous
}
board-days = Jours pour un coup
board-days-each = Jours pour chaque coup
board-days-note = Personne n’a besoin d’attendre : quand c’est ton tour, reviens par le lien de ta place.
board-engine-time = Temps du moteur par coup
board-seconds-most = secondes au plus
board-minutes-seconds = Minutes + secondes par coup
board-each-side = Chaque joueur
board-minutes = minutes
board-each-move = Pour chaque coup
board-seconds-more = secondes de plus
board-pace-clocks = pendules : { $minutes } min + { $increment } s
board-pace-move = { $seconds } s par coup
board-pace-none = sans pendule

board-setup-khet = { $name } dans Khet
board-setup = Disposition

board-clock = Pendule : { $name }
board-due = À jouer avant le { $due }
board-clock-due = Pendule : { $name }, encore { $left }, à jouer avant le { $due }
board-copy-field = Copier : { $label }
board-copy-selected = Le navigateur ne laisse pas la page copier. Le texte est sélectionné : copie-le toi-même.
board-copy-text = Le navigateur ne laisse pas la page copier. Voici le texte : { $text }
board-copy-picture = Ce navigateur ne laisse pas la page copier des images. Enregistre plutôt le PNG.
board-moves = Coups
board-moves-none = Les coups s’afficheront ici.
board-turns-none = Les tours s’afficheront ici.
board-hits = touche { piece-owned }
board-walk = Parcourir la partie
board-first = Première position
board-back = Un coup en arrière
board-forward = Un coup en avant
board-last = Dernière position
board-pgn-file = Fichier PGN…
board-pgn-drop = ou dépose un fichier n’importe où sur la page
board-thinking = réfléchit

board-score-sign = + est bon pour Bleu
board-depth = profondeur <b>{ $depth }</b>
board-nodes = <b>{ $count }</b> nœuds
board-speed = <b>{ $count }</b>/s
board-chances = Bleu gagne { $blue } %, nulle { $draw } %, Rouge gagne { $red } %
board-expected = Le résultat attendu de Bleu est { $blue } %

board-lost = { color } a perdu { $pieces }
board-lost-kind = { $count } × { piece }

board-words-welcome = Tape un coup ou une question ; help montre tout ce que tu peux taper. La touche / mène ici, Échap ferme le champ.
board-words = Coups et questions
board-words-said = Ce qui a été dit
board-words-field = Coup ou question
board-words-example = Un coup, what c5, help
board-words-close = Fermer le champ
board-words-none = Il n’y a pas de plateau ici pour le moment.
board-words-near = Je ne connais pas { $word }. Tu voulais dire { $near } ?
board-words-unknown = Je ne connais pas { $word }. Tape help pour voir tout ce que tu peux taper.
board-over = La partie est finie.
board-not-now = Tu ne peux pas jouer maintenant.
board-refused = { $move } ne peut pas être joué
board-clocks-none = Il n’y a pas de pendule ici.
board-clocks = { $clocks }.
board-clock-left = { color } a encore { $left }
board-ask-square = Nomme une case, de { $first } à { $last }, par exemple what { $example }.
board-ask-rank = Nomme une rangée, de 1 à { $last }, par exemple rank { $example }.
board-ask-file = Nomme une colonne, de a à { $last }, par exemple file c.
board-no-last = Aucun coup n’a encore été joué.

board-laser-help = Coups : c5R ou turn c5 right ; h2h3 ou h2 to h3. Questions : what c5 ; rank 5 : une rangée ; file c : une colonne ; pieces : les pièces ; beam : où visent les deux lasers ; last : le dernier coup joué ; threat : ce que l’autre joueur pourrait toucher si c’était à lui ; moves ou moves c5 : les coups possibles ; clock : les pendules ; help.
board-no-move = { piece.The } { color.of } en { $square } n’a aucun coup permis.
board-not-your-piece = En { $square }, il y a { piece-owned }, mais c’est à { $turn } de jouer.
board-ground = seul { color } a le droit d’être ici
board-leg-to = { board-side } jusqu’à { $to }
board-beam-out = Le rayon de { $by } part de { $from }, { $way }, et sort du plateau.
board-beam-hit = Le rayon de { $by } part de { $from }, { $way }, où il toucherait { piece-owned }.
board-beam-shield = Le rayon de { $by } part de { $from }, { $way }, où le bouclier { piece-owned.of } l’arrête.
board-beam-laser = Le rayon de { $by } part de { $from }, { $way }, où il finit sur { piece-owned }.
board-no-beam = Aucun rayon ne passe ici en ce moment.
board-passage = Le rayon { color.of } arrive { $from ->
    [n] du nord
    [e] de l’est
    [s] du sud
   *[w] de l’ouest
} et { $does ->
    [straight] va tout droit
    [to-n] tourne vers le nord
    [to-e] tourne vers l’est
    [to-s] tourne vers le sud
    [to-w] tourne vers l’ouest
    [hit] toucherait la pièce maintenant
    [shield] s’arrête sur le bouclier
   *[laser] s’arrête ici
}.
board-line = { $line ->
    [rank] Sur la rangée { $name } : { $pieces }.
   *[file] Sur la colonne { $name } : { $pieces }.
}
board-line-empty = { $line ->
    [rank] La rangée { $name } est vide.
   *[file] La colonne { $name } est vide.
}
board-pieces = { color } : { $pieces }.
board-no-threat = Si { $mover } jouait maintenant, aucun tir ne toucherait une pièce { color.of }.
board-best-threat = Si { $mover } jouait maintenant, { $move } toucherait { $piece }.
board-other-threats = D’autres tirs toucheraient { $pieces }.

board-tile = { $sides ->
    [none] { board-tile-shape }
   *[other] { board-tile-shape }, côtés ouverts : { $sides }
}{ $treasure ->
    [none] { "" }
   *[other] , avec { picture.the }
}
board-tile-shape = { $shape ->
    [i] couloir droit
    [c] coude
    [t] T
   *[other] { $tile }
}
board-open-side = { $side ->
    [n] haut
    [e] droite
    [s] bas
   *[w] gauche
}
board-pawn = pion { color.of }
board-home = départ { color.of }
board-arrow = flèche { $arrow }, pousse { $side ->
    [n] la colonne { $line } vers le haut
    [e] la rangée { $line } vers la droite
    [s] la colonne { $line } vers le bas
   *[w] la rangée { $line } vers la gauche
}{ $state ->
    [closed] , fermée
    [held] , choisie
    [open] , tu peux pousser
   *[waits] { "" }
}
board-slide = On pousse en { $arrow } : { $tile }. { $count ->
    [one] { $count } case à portée.
   *[other] { $count } cases à portée.
}
board-advice = pousse en { $arrow }{ $sides ->
    [none] , puis
   *[other] , la plaque ouverte vers : { $sides }, puis
} { $goes ->
    [stays] reste
   *[goes] va en { $to }
}
board-your-turn = À toi : { $step }
board-step = pousse, puis déplace-toi.
board-step-keys = va sur une flèche avec les touches fléchées, tourne la plaque avec R ou L, puis Entrée.
board-step-keys-walk = { $stays ->
    [true] maintenant, va sur une case marquée avec les touches fléchées, puis Entrée, ou S pour rester.
   *[false] maintenant, va sur une case marquée avec les touches fléchées, puis Entrée.
}
board-step-keys-go = Entrée mène en { $to }.
board-step-walk = { $by ->
    [touch] maintenant, touche une case marquée pour y aller.
   *[mouse] maintenant, clique sur une case marquée pour y aller.
}
board-step-again = { $by ->
    [touch] touche encore { $to } pour y aller.
   *[mouse] clique encore sur { $to } pour y aller.
}
board-arrow-closed = La flèche { $arrow } est fermée : la dernière plaque est sortie par là.
board-no-way = Après cette poussée, aucun chemin ne mène en { $to }.
board-turn-told = { $who } pousse en { $arrow }, { $goes ->
    [stays] reste en { $to }
    [goes] va de { $from } en { $to }
   *[comes] va en { $to }
}{ $treasure ->
    [none] .
   *[other] { " et trouve " }{ picture.the }.
}

board-maze-help = Les touches fléchées vont sur les cases et les flèches. Entrée sur une flèche pousse la plaque en trop, R et L la tournent, Entrée sur une case y va, S reste, Échap annule.
board-chosen = choisie
board-can-go = tu peux y aller
board-spare = Plaque en trop
board-spare-picture = Plaque en trop : { picture }
board-stay = Rester
board-go-to = Aller en { $to }
board-turn-left = Tourner à gauche
board-turn-right = Tourner à droite
board-tray-arrow = { $by ->
    [touch] Touche une flèche pour pousser la plaque.
   *[mouse] Clique sur une flèche pour pousser la plaque.
}
board-tray-push = { $by ->
    [touch] Touche pour pousser ici.
   *[mouse] Clique pour pousser ici.
}
board-tray-again = { $by ->
    [touch] Touche encore { $to } pour y aller.
   *[mouse] Clique encore sur { $to } pour y aller.
}
board-tray-square = Maintenant, choisis une case.

board-hand = Tes cartes
board-hand-count = Trouvées : { $found } sur { $all }
board-hand-over = Tous les trésors sont trouvés
board-hand-last = { $end ->
    [home] Tous les trésors sont trouvés. Retourne maintenant à ton départ, en { $home }.
    [AnyExit] Tous les trésors sont trouvés. Sors maintenant par n’importe quelle ouverture du bord.
   *[AnySquare] Tous les trésors sont trouvés. Ton prochain tour gagne, où qu’il finisse.
}
board-hand-find = Trouve { picture.the }
board-hand-find-any = Trouve-les, dans l’ordre que tu veux
board-hand-next = { $end ->
    [home] Retourne au départ
    [AnyExit] Sors du labyrinthe
   *[AnySquare] Encore un tour
}

board-turns = Tours
board-at-start = Tu regardes le début
board-at-turn = Tu regardes le tour { $turn } sur { $all } : { $move }
board-cards-left = { $count ->
    [0] retourne au départ
    [one] encore { $count } carte à trouver
   *[other] encore { $count } cartes à trouver
}
board-at-home = départ
board-found = Trouvés

board-variants = Variantes
board-variant = { $name ->
    [FreeOrder] Ordre libre
    [NoReturn] Sans retour au départ
    [AnyExit] Sortie au choix
    [AnySquare] Fin n’importe où
   *[OpenCards] Cartes visibles
}
board-variant-hint = { $name ->
    [FreeOrder] tu vois toutes tes cartes et tu les trouves dans l’ordre que tu veux
    [NoReturn] le dernier trésor gagne
    [AnyExit] après le dernier trésor, tu sors du labyrinthe par n’importe quelle ouverture
    [AnySquare] après le dernier trésor, encore un tour et c’est gagné, où qu’il finisse
   *[OpenCards] tout le monde voit toutes les cartes, Akhet aussi
}
board-variant-short = { $name ->
    [FreeOrder] ordre libre
    [NoReturn] sans retour au départ
    [AnyExit] sortie au choix
    [AnySquare] fin n’importe où
   *[OpenCards] cartes visibles
}
board-usual-rules = les règles habituelles

board-picture-names = Noms des images
board-pictures-named = Les images ont leurs nouveaux noms.
board-pictures-hint = Une ligne par image. Copie la liste pour la partager, ou colles-en une autre ici.
board-pictures-use = Utiliser ces noms
board-pictures-copied = Noms copiés
board-pictures-usual = Noms habituels
board-picture-no-letter = Ligne { $line } : commence par une lettre de A à X, par exemple « A : Crâne ».
board-picture-again = Ligne { $line } : { $letter } a déjà son nom à la ligne { $before }.
board-picture-long = Ligne { $line } : ce nom est trop long. Il a droit à { $most } caractères au plus.
board-picture-twice = Ligne { $line } : { $letter } s’appelle aussi « { $name } », à la ligne { $before }. Il faut deux noms pour deux images.
board-picture-usual = Ligne { $line } : { $letter } s’appelle aussi « { $name } ». Donne un autre nom à { $letter }.

board-maze-words-help = Tours : a4ne3, ou push a4 north, go to e3. North : la plaque en trop comme elle est dessinée, east : un quart de tour à droite, et ainsi de suite. Questions : what d4 ; rank 4 : une rangée ; file c : une colonne ; pieces : où sont les pions ; cards : les cartes ; spare : la plaque en trop ; last : le dernier tour joué ; moves : les flèches ouvertes ; moves a4n : où le pion peut alors aller ; clock : les pendules ; help.
board-pawn-at = Le pion { color.of } est en { $pawn }, son départ est en { $home }.
board-spare-is = La plaque en trop : { $tile }.
board-spare-closed = La plaque en trop : { $tile }. On ne peut pas la pousser en { $arrow } : la dernière plaque est sortie par là.
board-no-turn = Aucun tour ne commence par { $start }.
board-after-slide = Après { $slide }, le pion peut aller en { $squares }.
board-to-find = à trouver
board-cards = { color } { $finds ->
    [0] n’a rien trouvé
   *[other] a trouvé { $found }
}, { $left ->
    [0] { $end ->
        [home] n’a plus de carte et retourne au départ en { $home }
       *[out] n’a plus de carte et cherche la sortie
    }
    [one] a encore { $left } carte
   *[other] a encore { $left } cartes
}{ $known ->
    [0] .
   *[other] { " et cherche " }{ $sought }.
}

## app: the shell, settings, dialogs and messages of the whole page

app-description = Joue à Laser Chess (Khet 2.0) et analyse tes parties avec le moteur Akhet.

app-view-play = Jouer
app-view-learn = Apprendre
app-view-analyse = Analyser
app-view-setup = Éditeur
app-view-puzzles = Problèmes
app-view-mistakes = Erreurs
app-view-real = Vraie table
app-view-table = Table
app-view-lobby = Salon

app-awaited = ● À toi
app-games = Jeux
app-views = Pages
app-elsewhere = Sur un autre appareil
app-newer = Passer à la nouvelle version
app-theme-switch = Clair ou sombre
app-settings = Réglages
app-words = Taper des coups et des questions
app-words-focus = Vers le champ des coups
app-dismiss = Fermer
app-view-broken = Impossible d’afficher « { $view } »
app-view-missing = Impossible de charger « { $view } »
app-missing-server = Cette page vient d’Akhet, qui n’a pas répondu. S’il a été arrêté, relance <code>akhet gui</code>.
app-missing-network = Cette page vient du réseau, qui n’a pas répondu.
app-slow = Connexion lente : pas de réponse depuis { $seconds } s.
app-engine-missing = { $reason ->
    [none] Le moteur n’a pas pu être chargé, nouvel essai…
   *[other] Le moteur n’a pas pu être chargé ({ $reason }), nouvel essai…
}
app-engine-loading = Chargement du moteur
app-full = <b>Trop de pages d’Akhet sont ouvertes.</b> Fermes-en une, et celle-ci se connectera. Ta partie est gardée.
app-lost = { $reason ->
    [none] Connexion perdue, nouvel essai…
   *[other] Connexion perdue ({ $reason }), nouvel essai…
}
app-lost-guest = La partie est gardée à la table.
app-lost-kept = Ta partie est gardée. Si Akhet a été arrêté, relance <code>akhet gui</code>.

app-broken = Impossible d’afficher cette page
app-broken-hint = Recharger la page peut aider. Si ça ne suffit pas, ce que le navigateur garde pour cette page est peut-être abîmé : tu peux effacer ses parties, ses analyses, tes progrès et tes réglages.
app-reload = Recharger
app-clear = Tout effacer et recharger

app-room-dropped = Le navigateur n’a plus de place pour cette page. Tes plus vieilles parties laissent la place aux nouvelles.
app-room-lost = Le navigateur ne garde pas tout pour cette page : les nouvelles parties, les analyses, les progrès et les réglages restent jusqu’à ce que tu la fermes.
app-rules-refused = Avec ces règles, la partie de « { $view } » ne serait plus permise ({ $reason }). Commence d’abord une nouvelle partie là-bas.
app-seat-full = Trop de pages de cette table sont ouvertes. Fermes-en une.
app-newer-there = Il y a une nouvelle version d’Akhet. Le bouton en haut la charge.
app-unanswered = { $path } : { $status }
app-engine-said = { $engine } : { $text }

app-opponent = { $name ->
    [Miu] Un chaton : il pousse ce qui est tout près et s’étonne de ce qui arrive.
    [Tia] Une enfant : elle prend ce qu’elle voit et oublie qu’après, c’est à toi.
    [Hori] Un élève : attentif à un coup, pressé au suivant.
    [Sati] Une scribe : elle devine ton prochain coup, mais rarement celui d’après.
    [Ani] Un bâtisseur : il a un plan, mais rate ce qui est bien caché.
    [Akhet] L’horizon : pleine force, et hors d’atteinte.
   *[other] { $character }
}

app-engine-lost = { $reason ->
    [none] Le moteur { $engine } s’est arrêté. Il redémarre…
   *[other] Le moteur { $engine } s’est arrêté ({ $reason }). Il redémarre…
}

app-drop = Dépose le PGN pour voir le bilan de ses parties

app-link-text = Scanne ce code avec un téléphone du même réseau, ou ouvres-y l’adresse. Tous ceux qui l’ont peuvent utiliser ce moteur.
app-link-code = Code QR de l’adresse
app-link-friend = Plutôt jouer avec un ami

app-refused = <b>Cette page n’a pas encore le droit d’utiliser le moteur.</b> Son jeton manque ou vient d’un autre serveur. Ouvre l’adresse que <code>akhet gui</code> a affichée, ou colle-la ici :
app-refused-field = Adresse ou jeton
app-refused-connect = Se connecter

app-language = Langue
app-language-auto = Celle du navigateur
app-theme = Thème
app-theme-auto = Système
app-theme-light = Clair
app-theme-dark = Sombre
app-beams = Montrer les rayons
app-beams-hint = où les deux lasers tireraient maintenant
app-confirm = Confirmer les coups
app-confirm-hint = un deuxième clic joue le coup ; au doigt, la page demande toujours
app-names = Noms des pièces
app-names-akhet = Roi, Commutateur…
app-names-khet = Pharaon, Scarabée…
app-words-hint = un champ sous le plateau ; la touche / y mène
app-sound = Son

app-backup = Parties et progrès
app-backup-text = Tes parties, tes erreurs, tes problèmes résolus, tes leçons et tes réglages dans un seul fichier, pour un autre navigateur. Ce qui est dans le fichier s’ajoute à ce qui est ici.
app-backup-save = Enregistrer un fichier
app-backup-add = Ajouter un fichier…
app-backup-unreadable = Ce n’est pas un fichier de parties et de progrès : { $reason }
app-backup-other = Ce n’est pas un fichier de parties et de progrès : son début ne le dit pas.
app-backup-version = Ce fichier est de la version { $version }. Cette page lit la version 1 ; un Akhet plus récent le lira.
app-backup-added = { $games ->
    [one] { $games } partie ajoutée ; les progrès et les réglages sont repris.
   *[other] { $games } parties ajoutées ; les progrès et les réglages sont repris.
}

app-effort-quick = Rapide
app-effort-thorough = Soigné
app-effort-deep = Profond

app-start-day = Disposition du { $date }
app-start-days = Dispositions du jour
app-start-random = Disposition au hasard
app-start-randoms = Dispositions au hasard
app-start-own = Ta position
app-start-others = Autres positions
app-start-handicaps = Avec un handicap

app-handicap-pieces = { $kinds ->
    [PP] deux { -deflector(form: "many") }
    [S] { -switch }
    [PPS] deux { -deflector(form: "many") } et { -switch(form: "a") }
    [PPP] trois { -deflector(form: "many") }
   *[PPPS] trois { -deflector(form: "many") } et { -switch(form: "a") }
}
app-handicap-without = Sans { app-handicap-pieces }
app-handicap-player = { $color ->
    [blue] Bleu sans { app-handicap-pieces }
   *[red] Rouge sans { app-handicap-pieces }
}
app-handicap-impossible = { $color ->
    [blue] Depuis cette position, Bleu ne peut pas jouer sans { app-handicap-pieces } : un tir toucherait tout de suite.
   *[red] Depuis cette position, Rouge ne peut pas jouer sans { app-handicap-pieces } : un tir toucherait tout de suite.
}
app-handicap = Handicap
app-handicap-none = Aucun
app-handicap-who = Qui joue avec moins de pièces
app-setups-more = Autres dispositions
app-setups-day = Disposition du jour
app-setups-random = Au hasard
app-setups-drawing = Recherche d’une disposition équilibrée…

app-setups = Toutes les dispositions
app-setup-scores = Bleu marque { $blue } %, { $drawn } % de nulles
app-setup-ace = Presque aucun coup du début ne perd. La meilleure pour commencer.
app-setup-curiosity = Calme au début, avec un piège : surveille les { -switch(form: "many") }.
app-setup-grail = Bleu est mieux placé, mais doit en profiter.
app-setup-mercury = Bleu attaque tout de suite. Donne Bleu au joueur le plus faible.
app-setup-sophie = Un seul premier coup gagne presque toujours. Pour un Bleu plus faible.
app-setup-horemheb = Les deux { -switch(form: "many") } sont devant { -king(form: "the") }, et il y a peu de nulles.
app-setup-ebana = Un bloc de quatre { -deflector(form: "many") } est loin dans l’autre camp.

## error: what the engine or the page refuses

error-at = { $list ->
    [game] partie { $number } : { $reason }
   *[line] ligne { $number } : { $reason }
}
error-in = { $list ->
    [ply] demi-coup { $number } { $what } : { $reason }
    [turn] tour { $number } { $what } : { $reason }
    [slide] poussée { $number } { $what } : { $reason }
   *[move] coup { $number } { $what } : { $reason }
}
error-in-text = { $list ->
    [ply] le demi-coup { $number } { $what } n’est pas un coup : { $reason }
    [turn] le tour { $number } { $what } n’est pas un tour : { $reason }
    [slide] la poussée { $number } { $what } n’est pas une poussée : { $reason }
   *[move] le coup { $number } { $what } n’est pas un coup : { $reason }
}
error-text = { $what } n’est pas un coup : { $reason }
error-rules = cette partie ne serait pas permise : { $reason }
error-start = son début n’est pas une position : { $reason }
error-opening = l’ouverture : { $reason }

error-over-by = la partie est finie : { $reason }
error-over-won = la partie est finie, { color } a gagné
error-search-over = partie finie : { $reason }
error-over = la partie est finie
error-king-hit = { $shooter ->
    [blue] { color } a gagné, { -laser(form: "the") } de Bleu a touché { -king(form: "the") } en { $square }
   *[red] { color } a gagné, { -laser(form: "the") } de Rouge a touché { -king(form: "the") } en { $square }
}
error-has-won = { color } a gagné
error-repetition = nulle : trois fois la même position
error-no-claim = pas de nulle à demander : cette situation est apparue { $count } fois, il en faut 3

error-move-from = il ne commence pas par une case de a1 à j8
error-move-to = après la première case, il faut une case de a1 à j8 ou une rotation, R ou L
error-move-same = les deux cases sont les mêmes
error-empty = { $square } est vide
error-not-yours = en { $square }, { piece.the } n’est pas à { color }, dont c’est le tour
error-laser-moves = en { $square }, { -laser(form: "the") } ne se déplace jamais, il ne fait que tourner
error-laser-turn = { $side ->
    [n] en { $square }, { -laser(form: "the") } ne peut que se tourner vers le nord (n)
    [e] en { $square }, { -laser(form: "the") } ne peut que se tourner vers l’est (e)
    [s] en { $square }, { -laser(form: "the") } ne peut que se tourner vers le sud (s)
   *[w] en { $square }, { -laser(form: "the") } ne peut que se tourner vers l’ouest (w)
}
error-king-turns = { -king(form: "a") } ne tourne pas (l’option KingTurns est désactivée)
error-too-far = { $from } et { $to } ne sont pas voisines, une pièce avance d’une case
error-closed = { $square } est interdite à { color }
error-occupied = { $square } est occupée, seul { -switch(form: "a") } échange sa place
error-swap = { -switch(form: "a") } n’échange pas sa place avec { piece.the } en { $square }
error-swap-closed = l’échange mettrait { piece.the } { color.of } en { $square }, une case interdite à { color } (l’option SwapOntoClosed est désactivée)

error-count = { $kind ->
    [K] il faut à { color } un { -king } exactement, pas { $count }
   *[L] il faut à { color } un { -laser } exactement, pas { $count }
}
error-laser-corner = { -laser(form: "the") } { color.of } est en { $square }, il doit être en { $corner }
error-laser-faces = { -laser(form: "the") } { color.of } est tourné vers { $facing }, il peut l’être vers { $one } ou { $two }
error-stands-closed = une pièce { color.of } est en { $square }, une case interdite à { color }
error-fen-empty = la position est vide
error-fen-ranks = le nombre de rangées est { $ranks }, pas { $right }
error-fen-width = la rangée { $rank } a { $squares } cases, il en faut 10
error-fen-run = une suite de cases vides est un nombre de 1 à 10 (rangée { $rank }, colonne { $column })
error-fen-piece = pièce inconnue « { $letter } », il faut K, S, D, P ou L (rangée { $rank }, colonne { $column })
error-fen-switch = après { $letter }, il faut son orientation, n ou e (rangée { $rank }, colonne { $column })
error-fen-orientation = après { $letter }, il faut son orientation, n, e, s ou w (rangée { $rank }, colonne { $column })
error-fen-no-side = après le plateau, il manque le joueur dont c’est le tour, b ou r
error-fen-side = le joueur dont c’est le tour doit être b ou r (colonne { $column })
error-fen-number = le numéro du coup est un nombre de 1 à 1000000000 (colonne { $column })
error-fen-end = rien ne peut suivre le numéro du coup (colonne { $column })
error-fen-dashes = après « - », il faut un autre « - », puis le compteur de demi-coups et le numéro du coup, ou des opérations EPD (colonne { $column })

error-turn-arrow = il ne commence pas par une flèche : { $arrows }
error-turn-orientation = après la flèche, il faut l’orientation de la plaque, n e s ou w
error-turn-slide = rien ne peut suivre l’orientation
error-turn-square = après l’orientation, il faut la case du pion, de a1 à g7
error-turn-mark = seul ! peut suivre la case, pour une carte dévoilée
error-turn-next = seule la lettre de la carte suivante, de A à X, peut suivre !
error-arrow-closed = la flèche { $arrow } est fermée, la dernière plaque est sortie par là
error-unreachable = après la poussée, le pion { color.of } est en { $from } et ne peut pas aller en { $to }
error-uncovered = le « ! » est faux : { color } ne peut pas dévoiler de carte en { $square }
error-next-free = avec FreeOrder, il n’y a pas de carte suivante à regarder
error-next-none = { color } n’a plus de carte à regarder
error-next-other = la carte suivante { color.of } est { $known }, pas { $card }
error-next-known = la carte suivante ne peut pas être { $card } : on sait que c’est une autre carte { color.of }
error-next-no-tile = la carte suivante ne peut pas être { $card } : aucune plaque ne la montre
error-found-no-turn = aucun tour { color.of } n’a fini sur { $card }
error-found-known = ce n’est pas { $card } : on sait que c’est une autre carte { color.of }
error-no-card = { color } n’a plus de carte
error-all-known = toutes les cartes { color.of } sont connues
error-card-uncovered = { color } a fini un tour sur { $card }, et l’aurait donc dévoilée

error-tile-fixed = la plaque en { $square } est fixe, il faut { $tile }
error-treasure-home = le trésor { $card } est en { $square }, une case de départ, qui n’en a pas
error-treasure-twice = le trésor { $card } est sur deux plaques
error-players = il y a { $players } joueurs, il en faut de 2 à 4
error-card-no-tile = { color } a la carte { $card }, qu’aucune plaque ne montre
error-card-twice = { color } a la carte { $card }, qui est nommée deux fois
error-cards = il y a { $cards } cartes, mais { $treasures } trésors sur les plaques
error-mover = c’est à { color } de jouer, mais personne n’est assis là
error-turn-number = le numéro du tour est { $turn }, il doit aller de 1 à 1000000000
error-out = avec ces règles, { color } ne peut pas être sorti du labyrinthe à cet endroit
error-winners = { $other ->
    [blue] { color } et Bleu ont gagné tous les deux
    [yellow] { color } et Jaune ont gagné tous les deux
    [orange] { color } et Orange ont gagné tous les deux
    [green] { color } et Vert ont gagné tous les deux
   *[red] { color } et Rouge ont gagné tous les deux
}
error-maze-missing = { $field ->
    [board] il manque le plateau ; les champs sont : plateau, plaque en trop, joueurs, à qui de jouer, flèche fermée, tour
    [spare] il manque la plaque en trop ; les champs sont : plateau, plaque en trop, joueurs, à qui de jouer, flèche fermée, tour
    [players] il manque le champ des joueurs ; les champs sont : plateau, plaque en trop, joueurs, à qui de jouer, flèche fermée, tour
    [mover] il manque à qui de jouer ; les champs sont : plateau, plaque en trop, joueurs, à qui de jouer, flèche fermée, tour
   *[arrow] il manque la flèche fermée ; les champs sont : plateau, plaque en trop, joueurs, à qui de jouer, flèche fermée, tour
}
error-maze-few = la rangée { $rank } a moins de 7 plaques (colonne { $column })
error-maze-many = la rangée { $rank } a plus de 7 plaques (colonne { $column })
error-maze-shape = { $field ->
    [spare] une plaque doit commencer par i, c ou t, et un trésor va de A à X (la plaque en trop, colonne { $column })
   *[board] une plaque doit commencer par i, c ou t, et un trésor va de A à X (le plateau, colonne { $column })
}
error-maze-orientation = après la forme d’une plaque, il faut son orientation, n e s ou w (rangée { $rank }, colonne { $column })
error-maze-spare = la plaque en trop doit être une forme et son trésor de A à X, si elle en a un, sans orientation (colonne { $column })
error-maze-seats = le champ des joueurs a { $seats } places, il en faut 4 : bleu/jaune/orange/vert, - là où personne n’est assis
error-maze-player = { color } doit avoir la forme case:cartes:dévoilées (colonne { $column })
error-maze-pawn = le pion { color.of } doit être sur une case de a1 à g7 (colonne { $column })
error-maze-cards = les cartes { color.of } doivent être des lettres de A à X, ou ? ; ou - pour qui est sorti du labyrinthe (colonne { $column })
error-maze-too-many = { color } a plus de 24 cartes (colonne { $column })
error-maze-mover = le joueur dont c’est le tour doit être b, y, o ou g (colonne { $column })
error-maze-closed = la flèche fermée doit être - ou une de { $arrows } (colonne { $column })
error-maze-turn = le tour doit être un nombre de 1 à { $most } (colonne { $column })
error-maze-end = rien ne peut suivre le numéro du tour (colonne { $column })

error-setup = disposition inconnue « { $name } », dispositions connues : { $names }
error-unexpected = « { $word } » n’était pas attendu
error-too-long = avec cette connexion, une partie a au plus { $most } coups
error-memory = pas assez de mémoire pour une table de { $size } Mo
error-memory-short = pas assez de mémoire
error-threads = impossible de lancer { $threads } threads : { $reason }
error-one-line = { $sign ->
    [tab] le texte doit tenir sur une seule ligne, mais une tabulation suit « { $before } »
    [line] le texte doit tenir sur une seule ligne, mais un retour à la ligne suit « { $before } »
   *[control] le texte doit tenir sur une seule ligne, mais un caractère de contrôle suit « { $before } »
}
error-session-closed = la session est fermée
error-engine-lost = sur cette demande, le moteur s’est arrêté { $times } fois
error-engine-lost-by = sur cette demande, le moteur s’est arrêté { $times } fois : { $reason }
error-no-answer = pas de réponse
error-fetch = Échec du chargement
error-engine-stuck = le moteur n’a pas commencé
error-engine = moteur { $name } : { $reason }
error-engine-start = ne peut pas être lancé : { $reason }
error-engine-exited = s’est arrêté avant { $line } : { $status }
error-engine-closed = a fermé sa sortie avant { $line }
error-engine-deaf = ne lit pas son entrée
error-engine-silent = ne répond pas : pas de { $line } en { $seconds } s
error-closing = le programme s’arrête
error-flood = il y a eu trop de lignes

error-no-games = il n’y a pas de partie dans le fichier
error-most-games = seules les { $games } premières parties ont été lues
error-text-long = le texte dépasse { $limit }
error-text-late = le texte n’est pas arrivé à temps
error-no-end = la partie qui commence ici n’a pas de fin
error-tag = une étiquette s’écrit [Nom "valeur"]
error-tag-twice = une étiquette apparaît deux fois
error-no-variation = « ) » ne ferme aucune variante
error-after-result = rien ne peut suivre un résultat sur sa ligne
error-tag-result = l’étiquette Result dit { $said }, mais les coups finissent par { $found }
error-tag-plies = PlyCount dit { $said }, mais il y a { $found } coups
error-tag-switch = l’étiquette { $tag } est true ou false, pas « { $word } »
error-tag-starts = les étiquettes StartSetup et FEN ne vont pas ensemble
error-tag-setup = l’étiquette StartSetup nomme la disposition inconnue « { $name } », dispositions connues : { $names }
error-tag-variant = l’étiquette Variant dit { $name }, pas labyrinth
error-tag-fen = il manque l’étiquette FEN, qui donne le début

error-chatter = attends un peu avant de dire autre chose
error-spectator = les spectateurs ne font que regarder
error-not-opener = seule la personne qui a ouvert la table peut y asseoir des moteurs
error-you-out = tu as quitté la partie
error-not-over = la partie n’est pas finie
error-turn = c’est à { color } de jouer
error-played = le coup { $number } a déjà été joué
error-early = le prochain coup a le numéro { $number }
error-table-long = à une table, une partie a au plus { $most } coups
error-time = le temps est écoulé
error-engine-fights = un moteur n’accepte jamais la nulle
error-no-move = tu n’as encore joué aucun coup
error-no-offer = il n’y a rien à refuser
error-taken = la place est prise
error-no-engine = aucun moteur n’est assis là
error-last-seat = la dernière place est pour une personne
error-table-ended = la table est finie
error-table-kept = la table ne peut pas être gardée : { $reason }
error-tables = il y a { $tables } tables ; termines-en une
error-no-table = il n’y a pas de table avec cet identifiant
error-table-full = cette table n’attend personne
error-table-connections = il y a trop de connexions aux tables

## play: Play of both games

play-you = Toi

play-new = Nouvelle partie
play-leave = Quitter cette partie ?
play-leave-kept = { $keeping ->
    [lost] Elle n’est pas encore finie. Elle reste parmi tes parties, où tu peux la continuer jusqu’à ce que tu fermes cette page : le navigateur ne peut pas la garder.
   *[other] Elle n’est pas encore finie. Elle reste parmi tes parties, où tu peux la continuer.
}
play-start-new = Commencer la nouvelle partie
play-keep = Continuer à jouer
play-start = Commencer
play-games = Tes parties
play-games-none = Les parties que tu joues s’affichent ici.
play-continue = Continuer
play-delete = Supprimer la partie du { $date }

play-record = Déroulement de la partie
play-result = Résultat
play-resign = Abandonner
play-resign-sure = Vraiment abandonner ?

play-taken-back = Retour en arrière.
play-engine-back = { $engine } est de retour ; la partie continue.

play-share-game = Partager la partie
play-rematch = Revanche
play-mistakes = Mes erreurs
play-elsewhere = Cette partie est ouverte dans un autre onglet.
play-continue-here = Continuer ici
play-back = Retour à la partie
play-thinking = { $player } réfléchit…
play-waiting-connection = On attend la connexion…
play-waiting-engine = On attend le moteur…
play-paused = En pause. C’est à { color } de jouer.
play-hint = Indice : { $hint }
play-claim = Demander la nulle
play-game = Partie
play-take-back = Défaire
play-resume = Continuer
play-pause = Pause

play-against = Contre
play-counted = { $result ->
    [won] Gagnées
    [drawn] Nulles
   *[lost] Perdues
}
play-moves-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
play-color-against = { color } contre { $opponent }
play-two-people = Deux personnes
play-unfinished = Pas finie

play-rating-of = Classement { $elo }

play-friend = Jouer avec un ami sur un autre appareil
play-you-play = Tu joues
play-random = Au hasard
play-two-engines = Deux moteurs
play-two-people-note = Deux personnes jouent sur cet écran, sans moteur.
play-engine-of = { $color ->
    [blue] Moteur de Bleu
   *[red] Moteur de Rouge
}
play-strength-of = { $color ->
    [blue] Force de Bleu
   *[red] Force de Rouge
}
play-opponent = Adversaire
play-strength = Force
play-setup-and-time = Disposition et temps
play-level = Niveau
play-rating = Classement

play-draw = Nulle
play-no-winner = Pas de gagnant
play-won = { $who ->
    [you] Tu as gagné
   *[other] { $player } a gagné
}
play-outcome = { $title }. { $text }
play-hit = { $color ->
    [blue] Le laser de Bleu a touché { -king(form: "the") } de Rouge en { $square }.
   *[red] Le laser de Rouge a touché { -king(form: "the") } de Bleu en { $square }.
}
play-hit-own = { $color ->
    [blue] Le laser de Bleu a touché son propre { -king } en { $square }.
   *[red] Le laser de Rouge a touché son propre { -king } en { $square }.
}
play-claimed = { $who ->
    [you] Tu l’as demandée : cette position est apparue trois fois.
   *[other] { $player } l’a demandée : cette position est apparue trois fois.
}
play-agreed = Les deux joueurs étaient d’accord.
play-repetition = Cette position est apparue trois fois.
play-resigned = { $who ->
    [you] Tu as abandonné.
    [many] { $player } ont abandonné.
   *[other] { $player } a abandonné.
}
play-time-out = { $who ->
    [you] Tu n’as plus de temps.
    [many] { $player } n’ont plus de temps.
   *[other] { $player } n’a plus de temps.
}
play-illegal = { $player } a joué { $move }, ce qui n’est pas permis.
play-no-move = { $player } n’a joué aucun coup permis.
play-found = { $way ->
    [home] { $who ->
        [you] Tu as trouvé tous tes trésors et tu es de retour au départ.
       *[other] { $player } a trouvé tous ses trésors et est de retour au départ.
    }
    [exit] { $who ->
        [you] Tu as trouvé tous tes trésors et tu as quitté le labyrinthe.
       *[other] { $player } a trouvé tous ses trésors et a quitté le labyrinthe.
    }
   *[none] { $who ->
        [you] Tu as trouvé tous tes trésors.
       *[other] { $player } a trouvé tous ses trésors.
    }
}

play-review = Bilan
play-review-this = Faire le bilan de la partie
play-looking-move = Tu regardes le coup { $number } sur { $last } : { $move }
play-to-move = { $who ->
    [you] À toi de jouer.
   *[other] C’est à { $player } de jouer.
}
play-to-move-first = { $who ->
    [you] { $by ->
        [key] À toi : va sur une pièce { play-color } avec les touches fléchées, puis Entrée.
        [touch] À toi : touche une pièce { play-color }.
       *[mouse] À toi : clique sur une pièce { play-color }.
    }
   *[other] { $by ->
        [key] C’est à { $player } : va sur une pièce { play-color } avec les touches fléchées, puis Entrée.
        [touch] C’est à { $player } : touche une pièce { play-color }.
       *[mouse] C’est à { $player } : clique sur une pièce { play-color }.
    }
}
play-color = { $color ->
    [blue] bleue
   *[red] rouge
}
play-pressed-other = { $color ->
    [blue] { board-piece-named }, mais c’est à Rouge de jouer.
   *[red] { board-piece-named }, mais c’est à Bleu de jouer.
}
play-pressed-stuck = { board-piece-named } : pas de coup possible maintenant.
play-pressed-confirm = { $by ->
    [key] { board-piece-named } : Entrée joue le coup.
    [touch] { board-piece-named } : touche la coche pour jouer le coup.
   *[mouse] { board-piece-named } : clique sur la coche pour jouer le coup.
}
play-pressed = { $by ->
    [key] { $ways ->
        [both] { board-piece-named } : va sur un point avec les touches fléchées, ou tourne avec R ou L, puis Entrée.
        [goes] { board-piece-named } : va sur un point avec les touches fléchées, puis Entrée.
       *[turns] { board-piece-named } : tourne avec R ou L, puis Entrée.
    }
    [touch] { $ways ->
        [both] { board-piece-named } : touche un point pour y aller, une flèche pour tourner.
        [goes] { board-piece-named } : touche un point pour y aller.
       *[turns] { board-piece-named } : touche une flèche pour tourner.
    }
   *[mouse] { $ways ->
        [both] { board-piece-named } : clique sur un point pour y aller, sur une flèche pour tourner.
        [goes] { board-piece-named } : clique sur un point pour y aller.
       *[turns] { board-piece-named } : clique sur une flèche pour tourner.
    }
}

play-no-engine = Akhet a été lancé sans ce moteur

play-seeking-move = Recherche d’un bon coup…
play-watch = Ce que pensent les moteurs

play-deal = Donne
play-cards = Cartes par joueur
play-cards-all = toutes ({ $count })
play-cards-count = { $count ->
    [one] { $count } carte par joueur
   *[other] { $count } cartes par joueur
}
play-who-begins = Qui commence
play-begins = { color } commence
play-tiles-count = { $straight } droites, { $corners } coudes
play-tiles-13 = 13 plaques droites

play-friends = Jouer avec des amis sur d’autres appareils
play-from-position = La partie commence à partir de ta position.
play-players = Joueurs
play-person = Humain
play-curtain-note = Plusieurs personnes jouent sur cet écran. Un rideau cache la carte de chacun aux autres.
play-rules-and-time = Règles et temps

play-labyrinth = Jouer à Labyrinth
play-seeking-turn = Recherche d’un bon tour…
play-analyse-this = Analyser cette partie
play-turn = { $who ->
    [you] À toi : { $step }
   *[other] À { $player } : { $step }
}
play-against-engines = Contre { $opponents }
play-turns-count = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
play-curtain = Rideau
play-next = Au suivant : { $player }.
play-next-title = Au suivant : { $player }
play-next-only = Les autres ne regardent pas : c’est pour { $player }.
play-show-card = { $player } : montrer la carte

## table: seats at a table of several devices

table-lobby-whom = pour tous ceux qui ont son adresse
table-lobby-text = Tous ceux qui ont cette adresse voient les tables que tu y annonces, et peuvent prendre une place libre. Ils ne peuvent pas créer de tables.
table-lobby-address = Adresse du salon
table-lobby-qr = Code QR de l’adresse du salon
table-address-copied = Adresse copiée
table-set-up-text = Crée une table et envoie à chaque joueur le lien d’une place. Celui qui l’ouvre s’assoit, sans rien installer.
table-nobody = Personne
table-name-for-others = Ton nom, pour les autres
table-who-plays = Qui joue { color }
table-list = L’annoncer dans le salon
table-list-hint = jusqu’à ce que toutes les places soient prises
table-set-up = Créer la table
table-tables = Tables
table-already = Tables déjà créées
table-listed = dans le salon
table-watch = Regarder
table-end = Terminer cette table

table-friend = Un ami
table-reach = Les autres appareils ne peuvent pas atteindre ce serveur : il n’écoute que sur cette machine. Pour les laisser entrer, lance-le avec <code>akhet gui --listen 0.0.0.0</code>. Une autre fenêtre sur cette machine peut quand même prendre une place.
table-invite = Inviter
table-link = Lien pour { color }
table-link-watch = Lien pour les spectateurs
table-links-in = Langue des liens : { $language }
table-qr = Code QR : { $title }
table-share = Partager : { $title }
table-share-title = Une partie avec Akhet

table-new = Nouveau : { $tables }.
table-seat-taken = Quelqu’un vient de s’asseoir là.
table-time-move = { $time } par coup
table-time = { $time } pour la partie
table-time-more = { $time } pour la partie, { $seconds } s de plus par coup
table-lobby-closed = Ce salon est fermé. Demande sa nouvelle adresse à la personne qui fait tourner Akhet.
table-lobby-empty = Personne n’attend en ce moment. Les nouvelles tables s’affichent ici toutes seules.
table-lobby-waiting = Ces tables attendent quelqu’un. Prends une place pour jouer.
table-waiting-tables = Tables qui attendent
table-play = Jouer { color }
table-play-there = { table-play } : { $table }

table-refused = { $word ->
    [play] Le coup a été refusé : { $text }
    [draw] Pas de nulle : { $text }
    [claim] Pas de nulle : { $text }
    [takeback] Coup pas repris : { $text }
    [rematch] Pas de revanche : { $text }
    [name] Le nom a été refusé : { $text }
    [engine] Le moteur a été refusé : { $text }
    [resign] Pas d’abandon : { $text }
    [decline] Pas de refus : { $text }
    [say] Message pas envoyé : { $text }
   *[other] { $word } : { $text }
}
table-unknown-game = Cette page ne connaît pas le jeu { $game }.
table-here = { $player } est là.
table-lost = { $player } a perdu la connexion.
table-silent = { $player } ne répond pas.
table-call = C’est à toi de jouer à la table.

table-own = Tes tables
table-own-others = Tes autres tables

table-with = { $game } avec { $players }
table-over = Finie
table-your-turn = { $time ->
    [none] ● À toi
   *[other] ● À toi, encore { $time }
}
table-awaits = Il manque quelqu’un pour jouer { color }
table-moves = { $time ->
    [none] C’est à { $player }
   *[other] C’est à { $player }, encore { $time }
}

table-phrase = { $phrase ->
    [hello] Bonjour !
    [game] Bien joué !
    [thanks] Merci !
   *[oops] Oups !
}
table-due = À jouer avant le { $time }.
table-per-move = Chaque coup peut prendre { $time }.

table-taken = Tu es à cette table dans une autre fenêtre.
table-offline = Pas de connexion. Nouvel essai…
table-offline-sent = Pas de connexion. Ton coup { $move } partira quand elle sera revenue.
table-sending = Envoi de ton coup { $move }…
table-to-move = C’est à { $player } de jouer.
table-to-move-silent = C’est à { $player } de jouer, mais la connexion ne répond pas.
table-to-move-away = C’est à { $player } de jouer, mais sans connexion.
table-to-move-free = On attend que quelqu’un s’assoie : c’est à { color } de jouer.
table-thinking-for = Akhet réfléchit pour { $player }…
table-offer = { $what ->
    [draw] { $player } propose la nulle.
    [takeback] { $player } demande à reprendre un coup.
   *[rematch] { $player } demande une revanche.
}
table-own-offer = { $what ->
    [draw] Tu proposes la nulle.
    [takeback] Tu demandes à reprendre un coup.
   *[rematch] Tu demandes une revanche.
}
table-offer-waits = On attend { $players }.
table-withdraw = Retirer
table-accept = Accepter
table-decline = Refuser
table-save = Enregistrer en PGN
table-say = Dire
table-call-me = Me prévenir quand c’est à moi
table-name = Ton nom
table-name-first = Tu joues { color }. Ton nom, pour les autres
table-ok = OK

table-joining = Tu rejoins la table…
table-status = { $status ->
    [free] place libre
    [away] sans connexion
    [gone] pas là
    [silent] la connexion ne répond pas
   *[out] abandon, Akhet joue la suite
}
table-level = niveau { $level }
table-lag = { $lag } ms
table-lag-seconds = { $lag } s
table-change-name = Changer de nom
table-offer-draw = Proposer nulle
table-leave = Quitter
table-ended = Cette table est finie
table-ended-text = Une table finit un jour après son dernier coup (quand on a des jours pour un coup, trois jours après sa partie), ou quand la personne qui l’a créée la termine. Si Akhet a été relancé sur un port au hasard, ses tables sont finies aussi.
table-leave-it = Quitter la table

## analyse: Analyse of both games, the review

analyse-mark = { $mark ->
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Gaffe
}
analyse-judgement = { analyse-mark } : { $drop ->
    [one] { $drop } point perdu
   *[other] { $drop } points perdus
} sur le résultat attendu. Mieux : { $best }.
analyse-judgement-both = { analyse-mark } : { $drop ->
    [one] { $drop } point perdu
   *[other] { $drop } points perdus
} sur le résultat attendu, un gain en { $moves } a été manqué. Mieux : { $best }.
analyse-judgement-missed = Gain manqué : il y avait un gain en { $moves }. Mieux : { $best }.
analyse-praise-wins = { $move } gagne.
analyse-praise-best = { $move } est le meilleur coup.
analyse-praise-equal = { $move } est aussi bon que { $best }.
analyse-praise-near = { $drop ->
    [one] { $move } suffit : { $drop } point de moins que { $best }.
   *[other] { $move } suffit : { $drop } points de moins que { $best }.
}
analyse-nag = { $nag ->
    [4] Gaffe
    [2] Erreur
    [6] Douteux
    [5] Intéressant
    [1] Bon
   *[3] Brillant
}

analyse-keys = Touches
analyse-keys-note = Elles marchent partout, sauf dans les champs. Sur le plateau, des touches jouent aussi les coups ; voir <em>Comment jouer</em>.
analyse-keys-step = un coup en arrière ou en avant ; la molette sur le plateau aussi
analyse-keys-ends = la première ou la dernière position
analyse-keys-engine = allumer ou éteindre le moteur
analyse-keys-best = jouer le meilleur coup du moteur
analyse-keys-flip = retourner le plateau
analyse-keys-list = cette liste
analyse-keys-sideways = un autre coup à la place de celui affiché
analyse-keys-erase = enlever le dessin ; avec une pièce choisie, annuler
analyse-keys-threat = la menace : ce que l’autre joueur ferait maintenant
analyse-key-ends = Début Fin
analyse-key-space = Espace
analyse-key-escape = Échap

analyse-no-move-yet = Le moteur n’a pas encore de coup ici.
analyse-engine-off = Allume d’abord le moteur, avec L.
analyse-engine-settings = Réglages du moteur
analyse-lines = Suites
analyse-line = Suite { $rank }
analyse-threads = Threads
analyse-hash = Table de hachage
analyse-megabytes = Mo
analyse-range = { $min } à { $max }
analyse-range-unit = { $min } à { $max } { $unit }

analyse-move-said = { $move } : { $said }

analyse-scores-note = Les scores sont en centaines de points, <b>+</b> est bon pour Bleu ; M3 veut dire : gain en trois coups.
analyse-has-won = { color } a gagné
analyse-drawn = Nulle par répétition
analyse-chances-unknown = Allume le moteur pour voir qui est en tête.
analyse-over = Ici, la partie est finie.
analyse-waits = On attend le bilan.
analyse-threat = Menace
analyse-threat-show = Montrer la menace
analyse-threat-over = Ici, la partie est finie : il n’y a pas de menace.
analyse-threat-is = La menace est { $move }.
analyse-threat-none = Il n’y a pas de menace à montrer : { $error }
analyse-book-lacks = Cette position n’est pas dans le livre.
analyse-book-moves = Coups du livre
analyse-book-move = Coup
analyse-book-score = Score
analyse-book-depth = Profondeur
analyse-book-results = Résultats

analyse-graph-none = Pas encore de scores.
analyse-graph-start = au début
analyse-graph-after = { $color ->
    [blue] après le coup { $number } de Bleu
   *[red] après le coup { $number } de Rouge
}
analyse-graph-at-start = Résultat attendu de Bleu jusqu’au début : de { $from } pour cent à { $to } pour cent, au plus haut { $high } pour cent { $highAt }, au plus bas { $low } pour cent { $lowAt }.
analyse-graph-up-to = Résultat attendu de Bleu jusqu’au coup { $number } : de { $from } pour cent à { $to } pour cent, au plus haut { $high } pour cent { $highAt }, au plus bas { $low } pour cent { $lowAt }.
analyse-graph-marked = Fautes : { $counts }.
analyse-graph-now = Maintenant, { $at } : { $percent } pour cent.
analyse-marks-counted = { $mark ->
    [inaccuracy] { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
    [mistake] { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
   *[blunder] { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
}
analyse-graph-better = { $color ->
    [blue] Bleu est mieux
   *[red] Rouge est mieux
}
analyse-graph-begin = Début
analyse-graph-empty = Analyse la partie ou allume le moteur pour voir comment les chances changent.
analyse-graph-fails = Impossible de dessiner le graphique : { $error }

analyse-games-not-kept = Le navigateur ne peut pas garder ces parties. Si tu recharges la page, ouvre-les à nouveau.
analyse-games-of-labyrinth = Ce sont des parties de Labyrinth ; la page « Analyser » de ce jeu les ouvre.
analyse-game-cut = { $error }. La suite est laissée de côté : { $rest }
analyse-game-of-file = { $file } : { $said }
analyse-reading = Lecture…
analyse-open-more = Coller une partie ou une position, ou partir d’une disposition
analyse-open-text-field = PGN, FEN ou lien
analyse-open-text = Ouvrir le texte
analyse-previous = Analyse précédente
analyse-setups = Dispositions
analyse-games = Parties
analyse-games-pasted = texte collé
analyse-games-counted = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
analyse-games-unread = { $count ->
    [one] { $count } partie n’a pas pu être lue.
   *[other] { $count } parties n’ont pas pu être lues.
}
analyse-games-cut = { $count ->
    [one] { $count } partie n’a pu être lue qu’en partie.
   *[other] { $count } parties n’ont pu être lues qu’en partie.
}
analyse-games-more = et encore { $count }
analyse-games-none = Aucune partie ne correspond.
analyse-search = Chercher dans les parties
analyse-search-hint = Noms, résultat, ouverture

analyse-link-unreadable = La partie de ce lien est illisible. Il manque peut-être un morceau du lien.
analyse-notes-unreadable = Les variantes et les commentaires de cette partie sont illisibles.
analyse-variations-cut = { $count ->
    [one] Dans les variantes : un coup n’est pas permis ; il est laissé de côté, avec ce qui suit. { $reason }
   *[other] Dans les variantes : { $count } coups ne sont pas permis ; ils sont laissés de côté, avec ce qui suit. { $reason }
}

analyse-review = Bilan
analyse-review-begin = Analyser la partie
analyse-review-again = Analyser à nouveau
analyse-review-done = Le bilan est prêt.
analyse-review-progress = { $done } positions sur { $of }
analyse-review-empty = Joue quelques coups sur le plateau ou ouvre une partie, et le moteur pourra juger chaque coup.
analyse-effort = Effort
analyse-practise = Travailler les erreurs
analyse-mistakes = Erreurs
analyse-mistake-previous = Erreur précédente
analyse-mistake-next = Erreur suivante
analyse-accuracy = { $accuracy ->
    [none] <small>Précision </small>–
   *[other] <small>Précision </small>{ $accuracy }<small> %</small>
}
analyse-marks = { $mark ->
    [inaccuracy] Imprécisions :
    [mistake] Erreurs :
   *[blunder] Gaffes :
}
analyse-missed-wins = Gains manqués :
analyse-legend = { $mark ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
analyse-legend-missed = gain manqué, en tant de coups
analyse-better = Mieux ici que { $move } : { $best }.
analyse-show-move = Montrer { $move }
analyse-play-move = Jouer { $move }

analyse-pens = Crayons
analyse-pens-clear = Enlever le dessin
analyse-pen = { $pen ->
    [G] Dessiner en vert
    [R] Dessiner en rouge
    [Y] Dessiner en jaune
   *[B] Dessiner en bleu
}
analyse-drawing = Dessiné : { $shapes }.
analyse-arrow = { $pen ->
    [G] flèche verte de { $from } à { $to }
    [R] flèche rouge de { $from } à { $to }
    [Y] flèche jaune de { $from } à { $to }
   *[B] flèche bleue de { $from } à { $to }
}
analyse-circle = { $pen ->
    [G] cercle vert en { $square }
    [R] cercle rouge en { $square }
    [Y] cercle jaune en { $square }
   *[B] cercle bleu en { $square }
}

analyse-tree-empty = Joue un coup sur le plateau, ou ouvre une partie.
analyse-move-tools = Le coup affiché
analyse-draw = Dessiner sur le plateau
analyse-comment = Commentaire
analyse-comment-edit = Modifier le commentaire
analyse-comment-hint = Commentaire (Entrée l’enregistre)
analyse-promote = Faire monter la variante
analyse-delete = Supprimer à partir d’ici
analyse-delete-sure = Supprimer { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} ?

analyse-fen = Position (FEN)
analyse-fen-copied = FEN copiée.
analyse-pgn = Partie (PGN)
analyse-pgn-whole = Partie avec variantes et commentaires (PGN)
analyse-pgn-copy = Copier le PGN
analyse-pgn-copied = PGN copié.
analyse-pgn-download = Télécharger le PGN
analyse-pgn-downloaded = Le PGN est dans tes téléchargements.
analyse-link-position = Lien vers cette position
analyse-link-game = Lien vers la partie
analyse-link-whole = Lien avec variantes et commentaires
analyse-link-copied = Lien copié.
analyse-link-too-long = Avec tout ce qu’elle contient, cette partie est trop longue pour un lien. Télécharge plutôt son PGN ; « Ouvrir » le lit.
analyse-picture-group = Image du plateau
analyse-picture = Image
analyse-picture-copied = Image copiée.
analyse-picture-downloaded = L’image est dans tes téléchargements.
analyse-animation-group = Toute la partie
analyse-animation = Animation
analyse-animation-svg = SVG animé
analyse-animation-downloaded = L’animation est dans tes téléchargements.

analyse-board = Plateau d’analyse
analyse-book = Livre
analyse-show = Montrer
analyse-edit = Modifier cette position
analyse-open-games = Parties ({ $count })

analyse-lines-note = Une suite commence par les chances de gagner du joueur dont c’est le tour. Sur les cartes, le moteur ne sait que ce qui est montré ici.
analyse-line-finds = finit sur le trésor de la carte
analyse-wins = { color } gagne { $percent } %
analyse-cards = Cartes
analyse-sees = { $viewer ->
    [all] toutes les cartes
    [blue] ce que voit Bleu
    [yellow] ce que voit Jaune
    [orange] ce que voit Orange
    [green] ce que voit Vert
   *[nobody] ce que tout le monde voit
}
analyse-cards-home = retour au départ, en { $square }
analyse-cards-out = cherche la sortie
analyse-cards-won = a gagné
analyse-cards-found-small = trouvés
analyse-cards-unknown = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}

analyse-games-of-laser = Ce sont des parties de Laser Chess ; la page « Analyser » de ce jeu les ouvre.
analyse-games-missing = Il n’y a pas de partie dans ce texte.
analyse-review-progress-turns = { $done } tours sur { $of }
analyse-chances-over = Chances de gagner au fil de la partie : { $players }.
analyse-chances-of = { color } de { $from } à { $to } pour cent
analyse-chances-marked = Fautes : { $count }.

analyse-copied = { $what } : c’est copié.
analyse-share-unfinished = Une partie pas finie ne peut pas être partagée en entier : ça montrerait les cartes.
analyse-open-maze-field = PGN, position (FEN), ou partie écrite comme dans le protocole
analyse-deals = Une nouvelle donne
analyse-deal = Nouvelle donne pour { $players }

analyse-labyrinth = Analyser Labyrinth
analyse-untitled = Analyse
analyse-others = Autres tours ici
analyse-others-small = aussi

## setup: the editors of both games

setup-change = Changer
setup-asking = Le moteur vérifie…
setup-draft = Le plateau montre encore la dernière position.
setup-copy-fen = Copier la FEN
setup-fen-copied = FEN copiée

setup-tools = Outils
setup-turn = Tourner
setup-board = Plateau à modifier
setup-to-move = C’est à
setup-begin = Partir de
setup-share = Partager cette position
setup-square = { $square } : { $what }.
setup-rules = Règles
setup-rules-standard = normales
setup-rules-other = modifiées

setup-title = Créer une position
setup-square-empty = { $square } : vide.
setup-pieces = { $color ->
    [blue] Pièces bleues
   *[red] Pièces rouges
}
setup-piece = { $piece }. { $deed }
setup-palette = Pièces et outils
setup-remove = Enlever
setup-empty = Vider
setup-swap-sides = Échanger les camps
setup-begin-setup = Une disposition…
setup-drawn = { $drawn ->
    [today] Disposition du jour
   *[random] Au hasard
}
setup-rule = { $rule ->
    [KingTurns] { -king(form: "A") } peut tourner
    [SwapOntoClosed] Un échange peut finir sur une case interdite
   *[RepetitionEnds] La répétition finit la partie
}
setup-rule-hint = { $rule ->
    [KingTurns] C’est passer son tour : rien ne change sur le plateau, et le laser tire.
    [SwapOntoClosed] { -switch(form: "A") } peut envoyer la pièce avec laquelle il échange sur une case teintée pour l’autre joueur, et une position peut avoir des pièces là.
   *[RepetitionEnds] Quand une position apparaît pour la troisième fois, la partie est nulle tout de suite, sans que personne la demande.
}
setup-rules-changed = { $count ->
    [0] normales, pour toute la page
    [one] { $count } changée, pour toute la page
   *[other] { $count } changées, pour toute la page
}
setup-right = { $count ->
    [one] On peut jouer cette position : { color } a { $count } coup possible.
   *[other] On peut jouer cette position : { color } a { $count } coups possibles.
}
setup-right-stuck = La position est permise, mais { color } n’a aucun coup.
setup-copy-picture = Copier l’image
setup-picture-copied = Image copiée

setup-title-labyrinth = Créer une position de Labyrinth
setup-begin-deal = Une nouvelle donne…
setup-begin-players = pour { $players }
setup-right-turns = { $count ->
    [one] On peut jouer cette position : { color } a { $count } tour possible.
   *[other] On peut jouer cette position : { color } a { $count } tours possibles.
}
setup-right-won = La position est permise, mais { color } a déjà gagné.
setup-tiles = Plaques
setup-exchange = Échanger
setup-shapes = Formes
setup-shape = { $shape ->
    [i] Droite
    [c] Coude
   *[t] T
}
setup-pawns = Pions
setup-treasures = Trésors
setup-treasure = { $place ->
    [nowhere] { $treasure }, sur aucune plaque
    [spare] { $treasure }, sur la plaque en trop
   *[other] { $treasure }, { $place }
}
setup-treasure-none = Pas de trésor
setup-deed = { $tool ->
    [turn] Appuie sur une plaque mobile pour la tourner.
    [exchange] Appuie sur deux plaques mobiles, ou sur une seule et la plaque en trop.
    [shape] Appuie sur une plaque mobile, ou sur la plaque en trop.
    [treasure] Appuie sur la plaque où il doit être.
   *[pawn] Appuie sur la case où il doit être.
}
setup-exchange-with = { $place ->
    [spare] Plaque en trop : appuie sur la plaque à échanger avec elle.
   *[other] { $place } : appuie sur la plaque à échanger avec elle.
}
setup-close = Appuie sur une flèche pour la fermer ou l’ouvrir.
setup-players = Joueurs et cartes
setup-plays = { color } joue
setup-cards-unknown = Pour jouer, il faut connaître toutes les cartes.
setup-cards-how = Appuie sur une carte pour dire qu’elle est trouvée. Appuie sur une carte trouvée pour l’enlever.
setup-cards-sought = À trouver
setup-cards-home = retourne au départ
setup-card-find = { $treasure } : trésor trouvé
setup-card-remove = { $treasure } : enlever
setup-card-unknown-remove = carte inconnue : enlever
setup-card-for = Une carte pour { color }
setup-card-add = Ajouter une carte…
setup-card-unknown = inconnue, en dessous
setup-card-on-top = { $treasure }, au-dessus

## real: Labyrinth at a real table

real-title = Autour d’une vraie table
real-table = Ta table

real-change = Changer
real-rules = Règles
real-pictures-note = pour une autre boîte, ou avec tes mots
real-begin = Commencer la partie
real-lay = Pose ici ce qu’il y a sur ta table.
real-lay-tiles = Choisis comment une plaque est posée, puis appuie sur toutes les cases où il y en a une pareille.
real-squares-left = { $squares ->
    [one] Encore { $squares } case. Si tu appuies sur une plaque déjà posée, elle tourne.
   *[other] Encore { $squares } cases. Si tu appuies sur une plaque déjà posée, elle tourne.
}
real-lay-spare = Quelle plaque reste-t-il ? Choisis-la, puis appuie sur la plaque en trop sous le plateau.
real-lay-picture = Où est { picture.the } ? Appuie sur sa plaque.
real-pictures-left = { $pictures ->
    [one] Encore { $pictures } image.
   *[other] Encore { $pictures } images.
}
real-other-spare = { $shape ->
    [i] Ta plaque en trop est droite ? Choisis-en une pareille, puis appuie sur la plaque en trop.
    [c] Ta plaque en trop est un coude ? Choisis-en une pareille, puis appuie sur la plaque en trop.
   *[t] Ta plaque en trop est un T ? Choisis-en une pareille, puis appuie sur la plaque en trop.
}
real-lay-any-picture = Choisis une image, puis appuie sur sa plaque.
real-left = Encore { $pictures }.
real-lay-card = Regarde ta carte et choisis-la en dessous. Ou commence sans.
real-all-laid = Tout est posé. Commence quand tout le monde est prêt.
real-press-turns = Appuie sur une plaque : elle tourne. « Défaire » la remet comme avant.
real-too-many = { $shape ->
    [i] { $count } plaques droites : la boîte en a { $most }. Vérifie-les.
    [c] { $count } coudes : la boîte en a { $most }. Vérifie-les.
   *[t] { $count } plaques en T : la boîte en a { $most }. Vérifie-les.
}
real-no-box = { $straights } plaques droites, { $corners } coudes et { $ts } plaques en T : la boîte en a 12, 16 et 6, ou 13, 15 et 6.
real-straight-treasure = { $square } : dans la boîte, les plaques droites n’ont pas de trésor.
real-palette = Plaques et images
real-looks = Comment une plaque est posée
real-fill = Toutes les cases vides sont comme ça
real-loose-pictures = Images des plaques mobiles
real-picture-place = { $place ->
    [none] { picture }, pas encore sur le plateau
    [spare] { picture }, sur la plaque en trop
   *[square] { picture }, { $place }
}
real-who = Qui joue
real-plays = { color } joue
real-me = Je suis
real-first = Le plus jeune, qui commence
real-everybody = Chacun a
real-cards = { $cards ->
    [1] une carte cachée
   *[other] { $cards } cartes cachées
}
real-card = Ma carte
real-my-cards = Mes cartes
real-card-note = personne d’autre ne la voit
real-fixed = Cette plaque est fixe, et son image aussi.
real-laid = { $square } : { $tile }.
real-spare = Plaque en trop
real-tile-first = Pose d’abord la plaque, puis son image.
real-moved = Avant, { picture.the } était en { $square }. Cette image n’existe qu’une fois : elle a donc changé de place.
real-moved-from-spare = Avant, { picture.the } était sur la plaque en trop. Cette image n’existe qu’une fois : elle a donc changé de place.
real-was-there = Ici, il y avait { picture.the }. Où est cette image maintenant ?
real-next-game = Pose la prochaine partie. « Défaire » ramène la dernière.

real-photo = Une photo à côté
real-photo-note = reste sur cet appareil
real-photo-unreadable = Le navigateur ne sait pas lire cette image. JPEG et PNG marchent partout.
real-photo-choose = Choisir ou prendre une photo…
real-photo-other = Une autre photo…
real-photo-remove = L’enlever

real-record = Tours à la table
real-all-cards = Cartes
real-you-are = Tu es { color }
real-another-game = Une autre partie
real-now = Maintenant
real-your-turn = À toi. Indique sur le plateau ce que tu joues, ou, si tu suis un conseil, appuie sur « C’est joué ».
real-turn = C’est à { color }. Indique son tour : la flèche, puis la case.
real-you-won = Tu as gagné.
real-won = { color } a gagné.
real-past = Tu regardes en arrière. Un tour indiqué ici remplace ceux qui suivaient.
real-turns-gone = Les tours d’après ont disparu. « Défaire » les ramène.
real-ended = { color } a fini sur { picture.the }.
real-you-ended = Tu as fini sur { picture.the }.
real-found = Trésor trouvé : { picture }
real-which-card = Quelle est ta carte ?
real-which-card-now = Tu as trouvé { picture.the }. Quelle est ta carte maintenant ?
real-your-cards = { $cards ->
    [1] Ta carte : { $pictures }
   *[other] Tes cartes : { $pictures }
}
real-over = Ici, la partie est finie.
real-advises-later = Akhet te conseille quand c’est à toi.
real-note = Un tour commence par tes chances de gagner. Akhet sait ce que tu as indiqué, et rien d’autre sur les cartes.
real-advice = Pousse en <b>{ $arrow }</b>, puis va en <b>{ $square }</b>
real-advice-stay = Pousse en <b>{ $arrow }</b>, puis reste
real-played = C’est joué
real-show = Montrer

real-out-anywhere = Tout est trouvé. Encore un tour, vers n’importe quelle case.
real-out-exit = Tout est trouvé. Sors du labyrinthe par une ouverture du bord.
real-out-home = Tout est trouvé. Retourne à ton départ, en { $home }.
real-opens = { $squares ->
    [0] Cette poussée n’ouvre aucune case.
    [1] Cette poussée ouvre une case.
   *[other] Cette poussée ouvre { $squares } cases.
}
real-goal = { $goal ->
    [home] ton départ
    [one] une de tes images
   *[picture] { picture.your }
}
real-opens-goal = { $squares ->
    [1] Cette poussée ouvre une case : { $goal ->
        [home] { real-goal }
       *[other] celle où est { real-goal }
    }.
   *[other] Cette poussée ouvre { $squares } cases, dont { $goal ->
        [home] { real-goal }
       *[other] celle où est { real-goal }
    }.
}
real-leads-there = { $slides ->
    [1] { $slides } poussée sur { $all } y mène.
   *[other] { $slides } poussées sur { $all } y mènent.
}
real-leads-none = Ce tour-ci, aucune poussée ne mène à { real-goal }.
real-leads = { $slides ->
    [1] { $slides } poussée sur { $all } mène à { real-goal } ; celle-ci prépare mieux la suite.
   *[other] { $slides } poussées sur { $all } mènent à { real-goal } ; celle-ci prépare mieux la suite.
}

## learn: lessons and how to play

learn-lesson = Leçon
learn-lessons = Leçons
learn-after = Après les leçons
learn-trouble = Impossible d’afficher la leçon
learn-place = Leçon { $number } sur { $all }
learn-place-exercise = Leçon { $number } sur { $all } · exercice { $exercise } sur { $exercises }
learn-all-done = Toutes les leçons sont finies
learn-count = { $done } sur { $all } leçons finies
learn-note = { $done } sur { $all }
learn-done = finie
learn-next = Leçon suivante
learn-next-exercise = Exercice suivant
learn-restart = Recommencer
learn-show-move = Montrer le coup
learn-moves = Coups joués
learn-hint-piece = Déplace ou tourne la pièce en { $square }.
learn-look = Regarde ici.
learn-again = Essaie encore.
learn-not-quite = Pas tout à fait.
learn-well-done = Bravo !
learn-right = C’est ça !
learn-judged = Voyons voir…
learn-your-move = À toi de jouer.
learn-your-turn = C’est ton tour.
learn-blue = Tu joues Bleu.

learn-play = Jouer au niveau 0
learn-puzzles = Problèmes : gagner en 1
learn-fire = Feu !
learn-reply = Rouge essaie de s’échapper.
learn-finish = Maintenant, termine.
learn-blue-touch = Tu joues Bleu. La coche joue le coup.
learn-hint-arrow = Joue la flèche verte : { $move }.
learn-hint-square = C’est la pièce en { $square }.
learn-own-king = { $shot }. C’est { -king(form: "your") }, et tu perdrais.
learn-own-piece = { $shot }. C’est ta propre pièce !
learn-other-piece = Ça aide aussi. Mais ici, joue avec { piece.your }.
learn-no-aim = { $shot }. Mais ton rayon ne vise pas { -king(form: "the") } maintenant.
learn-king-stands = { $shot }, et { -king(form: "the") } est encore là.
learn-king-escapes = { $shot }. Mais maintenant, { -king(form: "the") } peut s’échapper.
learn-beam-at-king = Mais maintenant, le rayon { color.of } vise { -king(form: "your") } : le prochain tir le touche.
learn-answer-hits = Mais ensuite : { $move }

learn-lesson-your-laser = { -laser(form: "Your") }
learn-lesson-your-laser-words = Après chacun de tes coups, { -laser(form: "your") } tire depuis son coin. Son rayon vise déjà { -deflector(form: "the") } de Rouge en d1. Joue une autre pièce bleue : choisis-la, puis choisis un des points.
learn-lesson-your-laser-learned = Touché, et hop, disparu ! Chaque tour se passe comme ça : un coup, puis le tir.
learn-lesson-a-mirror-turns-the-beam = Un miroir fait tourner le rayon
learn-lesson-a-mirror-turns-the-beam-words = En i4, { -deflector(form: "your") } porte un miroir. Mets ce miroir dans le rayon, pour que le rayon tourne et touche { -deflector(form: "the") } de Rouge en d4.
learn-lesson-a-mirror-turns-the-beam-learned = Le miroir a envoyé le rayon vers la gauche. Le plateau montre chaque tir avant que tu le joues : regarde d’abord, tire ensuite.
learn-lesson-turn-instead-of-moving = Tourner au lieu de se déplacer
learn-lesson-turn-instead-of-moving-words = Une pièce peut aussi tourner sur place. Choisis { -deflector(form: "your") } en j5, puis une des deux flèches rondes (ou appuie sur R ou L). Tourne son miroir pour que le rayon touche { -deflector(form: "the") } de Rouge.
learn-lesson-turn-instead-of-moving-learned = Se déplacer ou tourner : à chaque tour l’un ou l’autre, jamais les deux.
learn-lesson-two-directions = Deux directions
learn-lesson-two-directions-words = { -laser(form: "Your") } ne quitte jamais son coin, mais il peut tourner : il tire vers le haut ou vers la gauche. Tourne-le pour toucher { -deflector(form: "the") } de Rouge en c1.
learn-lesson-two-directions-learned = Seulement vers le haut ou vers la gauche. { -laser(form: "The") } de Rouge tire vers le bas ou vers la droite.
learn-lesson-the-back-of-a-deflector = Le dos d’{ -deflector(form: "a") }
learn-lesson-the-back-of-a-deflector-words = { -deflector(form: "A") } n’a un miroir que d’un côté. Un rayon qui arrive sur le miroir tourne ; un rayon qui arrive dans le dos touche la pièce. Monte ou descends { -deflector(form: "your") } pour toucher { -deflector(form: "that") } qui montre son dos.
learn-lesson-the-back-of-a-deflector-learned = Touché par-derrière ! Attention aussi au dos de tes propres { -deflector(form: "many") }.
learn-lesson-the-shield-of-a-defender = Le bouclier d’{ -defender(form: "a") }
learn-lesson-the-shield-of-a-defender-words = La plaque claire d’{ -defender(form: "a") } est son bouclier, qui arrête le rayon. De tous les autres côtés, le rayon touche la pièce. Amène { -deflector(form: "your") } sous { -defender(form: "the") } dont le bouclier est du mauvais côté.
learn-lesson-the-shield-of-a-defender-learned = Un bouclier protège un côté ; les trois autres sont ouverts.
learn-lesson-both-sides-of-a-switch = Les deux faces d’{ -switch(form: "a") }
learn-lesson-both-sides-of-a-switch-words = { -switch(form: "A") } est un miroir à deux faces : il fait toujours tourner le rayon et n’est jamais touché. Pour l’instant, ton rayon arrive de la droite et monte. Tourne { -laser(form: "your") } pour que le rayon arrive de la gauche, rencontre l’autre face et touche { -deflector(form: "the") } de Rouge.
learn-lesson-both-sides-of-a-switch-learned = Il n’a pas de dos à toucher. Des deux côtés, le rayon tourne.
learn-lesson-the-swap = L’échange
learn-lesson-the-swap-words = { -switch(form: "A") } peut échanger sa place avec { -deflector(form: "a") } ou { -defender(form: "a") } juste à côté, même si c’est une pièce de Rouge. Choisis { -switch(form: "your") } en e5, puis l’anneau autour { -defender(form: "of") } dont le bouclier arrête ton rayon.
learn-lesson-the-swap-learned = Tiré de derrière son bouclier ! Seul { -switch(form: "a") } sait faire ça.
learn-lesson-closed-squares = Les cases interdites
learn-lesson-closed-squares-words = Les cases teintées de rouge sont seulement pour Rouge. En h2, { -deflector(form: "your") } ne peut donc pas aller en i1, sous { -deflector(form: "that") } qui est en i6. Sur la rangée du bas, trouve une case d’où le rayon touche l’autre.
learn-lesson-closed-squares-learned = De même, les cases teintées de bleu sont seulement pour Bleu. Les rayons, eux, passent partout.
learn-lesson-your-own-pieces-in-the-way = Tes propres pièces sur le chemin
learn-lesson-your-own-pieces-in-the-way-words = Le rayon touche tout ce qui est sur son chemin, même tes propres pièces ! En f4, il toucherait { -deflector(form: "your") }. Sors cette pièce du rayon : il touchera alors { -deflector(form: "the") } de Rouge, juste derrière.
learn-lesson-your-own-pieces-in-the-way-learned = Avant de tirer, cherche tes propres pièces le long du rayon.
learn-lesson-two-mirrors = Deux miroirs
learn-lesson-two-mirrors-words = Un rayon peut tourner encore et encore. Ton miroir en j4 l’envoie vers la gauche. Mets { -deflector(form: "your-second") } là où le rayon tournera vers le haut, pour toucher { -deflector(form: "the") } de Rouge en d7.
learn-lesson-two-mirrors-learned = Deux miroirs, un tir. Dans une vraie partie, il y en a parfois cinq ou six.
learn-lesson-hit-the-king = Touche { -king(form: "the") }
learn-lesson-hit-the-king-words = Le rayon peut toucher { -king(form: "a") } de tous les côtés, et la partie est alors finie. { -defender(form: "A") } garde la rangée de ton rayon. Amène le rayon sur la rangée { -king(form: "of") } de Rouge.
learn-lesson-hit-the-king-learned = Tu as gagné ! Toucher { -king(form: "the") } de Rouge, c’est le but du jeu.
learn-lesson-block-a-beam = Bloquer un rayon
learn-lesson-block-a-beam-words = Regarde maintenant le rayon de Rouge : il vise { -king(form: "your") }, et il part après le prochain coup de Rouge. Mets { -defender(form: "your") } dans ce rayon : son bouclier est du bon côté.
learn-lesson-block-a-beam-learned = Sauvé. Regarde les deux rayons avant chaque coup.
learn-lesson-do-not-open-your-king = Ne découvre pas { -king(form: "your") }
learn-lesson-do-not-open-your-king-words = En d3, { -switch(form: "your") } dévie le rayon de Rouge, qui viserait sinon { -king(form: "your") }. Deux de tes coups touchent { -deflector(form: "a") }, mais l’un des deux ouvre le chemin vers { -king(form: "your") } : joue l’autre.
learn-lesson-do-not-open-your-king-learned = Avant de bouger une pièce, demande-toi ce qu’elle retient.
learn-lesson-a-threat = Une menace
learn-lesson-a-threat-words = Après ton tir, le rayon reste où il est. S’il vise alors { -king(form: "the") } de Rouge, Rouge a un souci. Des deux { -deflector(form: "many") }, touche { -deflector(form: "that") } qui est devant { -king(form: "the") }.
learn-lesson-a-threat-learned = Une menace ! Rouge doit maintenant sauver { -king(form: "his") } et n’a le temps de rien d’autre.
learn-lesson-a-win-in-two-moves = Gagner en deux coups
learn-lesson-a-win-in-two-moves-words = Ton premier plan : gagne en deux coups, quoi que fasse Rouge. Commence par une menace. Quand { -king(form: "the") } s’enfuit, envoie ton miroir à sa poursuite.
learn-lesson-a-win-in-two-moves-learned = Une menace, un miroir qui suit, et c’est gagné. Maintenant, tu sais jouer !

learn-play-maze = Jouer
learn-hint-closed = Appuie sur la flèche { $arrow }.
learn-hint-push = Pousse à la flèche { $arrow }.
learn-fault-closed = Ce tour est permis. Mais essaie d’abord la flèche fermée { $arrow }.
learn-fault-arrow = Tu as poussé en { $pushed }. Ici, pousse en { $arrow }.
learn-fault-out = Ton pion n’a pas été poussé dehors. Pousse à l’autre bout de sa ligne.
learn-fault-found = Ton tour a fini en { $square }, pas sur { picture.the }.
learn-fault-win = Ton tour a fini en { $square }, mais ton départ est en { $home }.
learn-fault-stops = Mais regarde maintenant ce que fait { color }.

learn-maze-the-slide = La poussée
learn-maze-the-slide-1-words = Chaque tour commence par une poussée. La plaque en trop est sous le plateau. Pousse-la à la flèche a4, à gauche. Choisis ensuite une des cases éclairées pour ton pion bleu, ou reste.
learn-maze-the-slide-1-learned = Toute la ligne a avancé d’une case. La plaque sortie à droite est la prochaine plaque en trop.
learn-maze-the-slide-2-words = Ta carte montre ton trésor : { $O }. Il est en d1, dans un anneau, mais b1 barre le chemin. Passe sur les flèches pour voir ce que chacune ferait, et ouvre le chemin.
learn-maze-the-slide-2-learned = D’abord la poussée, puis le déplacement : aussi loin que mènent les couloirs.
learn-maze-the-slide-3-words = Le sens de la plaque en trop compte aussi. Tourne-la avec la molette sur le plateau, avec les boutons en dessous ou avec les touches R et L. Pousse-la en b1 : elle fera un pont vers ton trésor en d1 ({ $Q }).
learn-maze-the-slide-3-learned = Une plaque droite se pose de deux façons, toutes les autres de quatre.
learn-maze-the-slide-4-words = Les trésors voyagent avec leur plaque. Le tien ({ $O }) est en d3, trop loin. Fais-le venir : pousse la colonne d vers le bas.
learn-maze-the-slide-4-learned = Il est venu à toi ! Cherche les deux : ton chemin vers le trésor, et le chemin du trésor vers toi.
learn-maze-the-forbidden-way-back = Le retour interdit
learn-maze-the-forbidden-way-back-1-words = Orange vient de pousser en d7, et la dernière plaque est sortie en d1. Tu voudrais la repousser tout de suite. Essaie : appuie sur la flèche fermée d1.
learn-maze-the-forbidden-way-back-1-learned = Après chaque tour, une flèche est fermée : celle par où la dernière plaque est sortie.
learn-maze-the-forbidden-way-back-2-words = La même position. Le retour est fermé, mais une autre poussée mène à ton trésor en e3 ({ $I }). Trouve-la.
learn-maze-the-forbidden-way-back-2-learned = C’était encore la même flèche : seul le bout opposé d’une ligne peut être fermé.
learn-maze-the-forbidden-way-back-3-words = Maintenant, la règle t’aide. Orange, en a1, veut aller sur la case teintée a3 et y sera au prochain tour. Fais partir la plaque de a2, avec une poussée qu’Orange n’a pas le droit de défaire.
learn-maze-the-forbidden-way-back-3-learned = Orange devrait la repousser en a2, mais cette flèche est fermée maintenant.
learn-maze-riding-out-and-coming-in-again = Sortir et rentrer avec sa plaque
learn-maze-riding-out-and-coming-in-again-1-words = Un pion voyage avec sa plaque. Fais avancer le tien d’une case vers la droite : il sera dans un couloir vers ton trésor en e5 ({ $E }).
learn-maze-riding-out-and-coming-in-again-1-learned = Le voyage ne coûte rien : après, tu te déplaces quand même.
learn-maze-riding-out-and-coming-in-again-2-words = Un pion poussé dehors rentre à l’autre bout. Le tien est en g4, au bord, et le trésor de ta carte ({ $C }) est tout là-bas, en a5. Pousse ton pion dehors !
learn-maze-riding-out-and-coming-in-again-2-learned = Dehors à droite, de retour à gauche, sur la plaque qui vient d’entrer. Rien n’emmène un pion plus loin.
learn-maze-riding-out-and-coming-in-again-3-words = Les pions des autres voyagent aussi. Orange, en a4, serait sur la case teintée c3 au prochain tour. Pousse Orange dehors, loin de là.
learn-maze-riding-out-and-coming-in-again-3-learned = Orange est maintenant de l’autre côté du plateau. C’est une des meilleures défenses.
learn-maze-cards = Les cartes
learn-maze-cards-1-words = Tu ne vois qu’une carte à la fois : maintenant « { $I } », en e3. Ton chemin passe par « { $E } » en e5, mais ce trésor n’est pas sur ta carte, et passer dessus ne suffit jamais. Finis ton tour sur « { $I } ».
learn-maze-cards-1-learned = La carte est dévoilée, tout le monde la voit, et tu vois ta carte suivante : { $U }.
learn-maze-cards-2-words = Pas d’anneau sur le plateau : le trésor de ta carte ({ $O }) est sur la plaque en trop. Pousse-la là où tu peux l’atteindre.
learn-maze-cards-2-learned = Un trésor sur la plaque en trop attend que quelqu’un le pousse dans le labyrinthe.
learn-maze-cards-3-words = Deux règles à la fois. Le trésor de ta carte ({ $N }) est sur la plaque en trop, et ton pion est en b1, au bord. Pousse ton pion dehors : il rentre sur la plaque en trop. Puis reste là.
learn-maze-cards-3-learned = Rien ne t’oblige à te déplacer : ce qui compte, c’est où ton pion finit le tour.
learn-maze-the-way-home = Le retour au départ
learn-maze-the-way-home-1-words = Tu as trouvé tous tes trésors. Retourne maintenant à ton départ, en a1, et tu gagnes.
learn-maze-the-way-home-1-learned = Te voilà de retour ! Le premier qui a trouvé tous ses trésors et finit un tour à son départ gagne.
learn-maze-the-way-home-2-words = Tu es loin de ton départ. Mais tu connais un raccourci.
learn-maze-the-way-home-2-learned = Dehors d’un côté, dedans de l’autre, et te voilà de retour à ton départ.
learn-maze-the-way-home-3-words = Orange a tout trouvé et serait à son départ, en g7, au prochain tour. Tu ne peux pas gagner maintenant : barre-lui la route. Passe sur les flèches et cherche un mur entre Orange et g7.
learn-maze-the-way-home-3-learned = Bien défendu. Regarde ce que les autres peuvent atteindre avant de suivre ton chemin. Maintenant, tu sais jouer !

learn-rules-aim = Guide ton laser avec des miroirs jusqu’à ce qu’il touche { -king(form: "the") } adverse.
learn-rules-mirror-picture = Le rayon de Bleu va vers la droite, rencontre le miroir d’{ -deflector(form: "a") } et repart vers le haut
learn-rules-move = <b>Déplace ou tourne une pièce.</b> Un pas dans n’importe quelle direction, ou un quart de tour. Ensuite, ton laser tire tout seul, et chaque miroir sur son chemin fait tourner le rayon.
learn-rules-hit-picture = Le rayon de Bleu va vers la droite et touche { -king(form: "the") } de Rouge
learn-rules-hit = <b>Ce qu’il touche disparaît,</b> même tes propres pièces. Touche { -king(form: "the") } et tu gagnes.
learn-rules-lessons = Apprendre avec de petites leçons
learn-rules-pieces = Les pièces
learn-rules-click = Clique sur une pièce : des points montrent où elle peut aller, deux poignées la tournent. Passe sur l’un d’eux pour voir le tir avant de le jouer.
learn-rules-tinted = Les cases teintées sont au joueur de cette couleur ; l’autre n’a pas le droit d’y entrer.
learn-rules-must-move = Tu dois jouer. On n’est jamais bloqué et on ne peut pas passer.
learn-rules-draws = <b>Nulles.</b> Quand les pièces sont placées de la même façon pour la troisième fois, le joueur dont c’est le tour peut demander la nulle. Deux amis sur deux appareils peuvent aussi se mettre d’accord.
learn-notation = Comment on écrit les coups
learn-notation-squares = Les colonnes vont de a à j depuis la gauche, les rangées de 1 à 8 depuis le bas.
learn-notation-step = la pièce en e4 va en f5, ou échange sa place avec celle qui y est
learn-notation-right = la pièce en c5 tourne à droite, comme les aiguilles d’une montre
learn-notation-left = elle tourne à gauche, dans l’autre sens
learn-notation-hit = le tir touche cette pièce
learn-keys = Touches
learn-key-tab = Tab
learn-key-arrows = Flèches
learn-key-enter = Entrée
learn-key-escape = Échap
learn-keys-tab = aller au plateau, puis aux boutons
learn-keys-arrows = sur le plateau : de case en case. Ailleurs, gauche et droite reculent et avancent dans la partie
learn-keys-enter = choisir une pièce, jouer le coup
learn-keys-turn = tourner la pièce choisie à droite ou à gauche, puis Entrée
learn-keys-cancel = annuler
learn-keys-field = aller à un champ où l’on tape des coups et des questions ; « help » en donne la liste
learn-keys-analyse = dans Analyser : toutes ses touches

learn-maze-rules-aim = Trouve les trésors de tes cartes dans un labyrinthe dont les murs bougent, puis retourne à ton départ.
learn-maze-rules-slide = <b>Pousse.</b> Tourne la plaque en trop comme tu veux et pousse-la à une flèche. La ligne avance d’une case ; la plaque qui sort est la prochaine plaque en trop. Les pions voyagent avec leur plaque, et un pion poussé dehors rentre de l’autre côté.
learn-maze-rules-walk = <b>Déplace-toi.</b> Ton pion suit les couloirs aussi loin que tu veux, ou il reste. Les pions ne se barrent pas la route.
learn-maze-rules-card = Tu vois une de tes cartes à la fois. Finis un tour sur son trésor pour voir la suivante.
learn-maze-rules-closed = La flèche par où la dernière plaque est sortie est fermée : personne n’a le droit de la repousser aussitôt.
learn-maze-rules-end = Le premier qui a trouvé tous ses trésors et finit un tour à son départ gagne.
learn-maze-rules-players = Les joueurs, dans l’ordre
learn-maze-rules-table = Tu as le jeu sur ta table ? <a>Recopie-le comme il est posé</a>, et Akhet te conseille, tour après tour. Il ne sait que ce que tu vois.
learn-maze-notation = Comment on écrit les tours
learn-maze-notation-turn = <c>a6nb1</c> : on pousse à la flèche a6, plaque tournée n, puis on va en b1. Il y a n, e, s et w : n comme la plaque est posée au début, e un quart de tour à droite, et ainsi de suite.
learn-keys-maze-arrows = sur le plateau : de case en case et sur les flèches. Ailleurs, gauche et droite reculent et avancent dans la partie
learn-keys-maze-enter = sur une flèche : pousser ici. Sur une case : y aller
learn-keys-maze-turn = tourner la plaque en trop à droite ou à gauche ; la molette ou un deuxième doigt aussi
learn-keys-maze-stay = rester où tu es
learn-keys-maze-escape = choisir une autre flèche
learn-keys-maze-field = aller à un champ où l’on tape des tours et des questions ; « help » en donne la liste

## puzzles

puzzles-puzzle = Problème
puzzles-trouble = Impossible d’afficher le problème
puzzles-none = il n’y a pas de problèmes
puzzles-bad-line = { $file } : le problème { $number } a trop peu de champs
puzzles-unknown = Cette version d’Akhet n’a pas le problème de ce lien.
puzzles-number = Problème { $number }
puzzles-stage = { $stage ->
    [0] Gagner en 1
    [1] Très facile
    [2] Facile
    [3] Moyen
    [4] Difficile
   *[5] Diabolique
}
puzzles-two-turns = En deux tours
puzzles-theme = { $theme ->
    [turn] rotation
    [step] déplacement
    [swap] échange
    [quiet] coup calme
    [laser] { -laser } tourné
    [two-mirrors] deux miroirs
    [many-mirrors] beaucoup de miroirs
    [opened-king] { -king } découvert
    [shield] bouclier
    [driven-king] { -king } chassé
    [bridge] par la plaque poussée
    [ride] un voyage
    [out-and-in] sortir et rentrer
    [moving-treasure] le trésor bouge
    [spare] trésor sur la plaque en trop
    [stay] sans se déplacer
   *[other] { $theme }
}
puzzles-next = Problème suivant
puzzles-solution = Solution
puzzles-end-streak = Finir la série ?
puzzles-progress = Progrès
puzzles-difficulty = Difficulté
puzzles-mine = Mon prochain problème
puzzles-failed = Ceux que j’ai ratés ({ $count })
puzzles-solved-of = { $solved } résolus sur { $all }
puzzles-streak = d’affilée
puzzles-best = record
puzzles-all = résolus sur { $all }
puzzles-weak = Reviennent plus souvent : { $themes }
puzzles-fetching = Un problème arrive…
puzzles-wrong = Pas celui-là.
puzzles-shown = Voici comment faire…
puzzles-seen = C’était la solution.
puzzles-seen-next = Tu réessaies, ou tu passes au suivant ?
puzzles-solved = Résolu.
puzzles-streak-reset = La série repart de zéro.
puzzles-streak-stays = Avec un indice, la série ne change pas.
puzzles-streak-begins = Une série commence.
puzzles-streak-now = { $streak } d’affilée.

puzzles-goal = Bleu joue et gagne en { $wins ->
    [1] un coup
   *[other] { $wins } coups
}
puzzles-left = { $left ->
    [1] Maintenant, gagne en un coup.
   *[other] Maintenant, gagne en { $left } coups.
}
puzzles-only-move = Un seul coup touche { -king(form: "the") } de Rouge.
puzzles-only-first = Un seul premier coup gagne à temps contre toutes les défenses.
puzzles-defends = Rouge se défend aussi longtemps que possible.
puzzles-praise = { $number ->
    [0] Résolu !
    [1] Bien visé !
    [2] Génial !
    [3] Un beau tir !
   *[4] Bien trouvé !
}
puzzles-too-late = Ça ne gagne pas à temps.
puzzles-slower = Ça gagne aussi, mais plus lentement : pas en { $moves } coups.
puzzles-another = { $shot }. Essaie un autre coup.
puzzles-beam-hits = { $color ->
    [blue] { $shot }, mais maintenant, le rayon de Bleu touche { -king(form: "the") } de Rouge.
   *[red] { $shot }, mais maintenant, le rayon de Rouge touche { -king(form: "the") } de Bleu.
}
puzzles-king-stands = { $shot }, et { -king(form: "the") } { color.of } est encore là.
puzzles-holds-out = { $shot }, mais { color } peut tenir plus longtemps.

puzzles-turns = Tours joués
puzzles-find = Bleu trouve { picture.the } ce tour-ci
puzzles-find-in-two = Bleu trouve { picture.the } en deux tours
puzzles-find-it = Maintenant, trouve ton trésor.
puzzles-only-slide = Une seule poussée ouvre le chemin.
puzzles-only-turn = Un seul premier tour y arrive, quoi que fasse Orange.
puzzles-keeps = Orange essaie de t’en empêcher.
puzzles-kept = Maintenant, Orange peut t’empêcher d’atteindre { picture.the }.
puzzles-praise-maze = { $number ->
    [0] Trouvé !
    [1] Bien poussé !
    [2] Génial !
    [3] Quel chemin !
   *[4] Bien trouvé !
}

## mistakes

mistakes-mistake = Erreur
mistakes-trouble = Impossible d’afficher l’erreur
mistakes-task = Qu’est-ce qui est mieux que { $move } ?
mistakes-against = contre { $opponent }
mistakes-move = coup { $number }
mistakes-title = { analyse-mark } : { $move }
mistakes-lost = Ce coup a perdu { $drop ->
    [one] { $drop } point
   *[other] { $drop } points
} de résultat attendu. Trouve un meilleur coup pour { color }.
mistakes-loses = Ce coup perd { $drop ->
    [one] { $drop } point
   *[other] { $drop } points
} de résultat attendu.
mistakes-loses-answered = { mistakes-loses } { color } répond { $reply }.
mistakes-better = Meilleure suite
mistakes-shown = Voici ce qui était mieux…
mistakes-seen = { $move } était mieux.
mistakes-right-helped = Juste.
mistakes-slower = { $move } gagne, mais plus lentement que { $best }.
mistakes-is-learned = Celle-là, tu la connais maintenant.
mistakes-when = { $days ->
    [0] maintenant
    [1] demain
   *[other] dans { $days } jours
}
mistakes-back = Elle revient { mistakes-when }.
mistakes-next-back = La prochaine erreur revient { mistakes-when }.
mistakes-next = Suivante
mistakes-none = Le moteur n’a trouvé aucune erreur dans cette partie.
mistakes-looking = Recherche d’erreurs…
mistakes-looking-text = Le moteur regarde tes parties. La première erreur qu’il trouve s’affiche ici.
mistakes-nothing-due = Rien à travailler
mistakes-no-games = Pas encore de parties
mistakes-no-games-text = Joue contre le moteur, et tes erreurs s’affichent ici, chacune avec la question : qu’est-ce qui était mieux ?
mistakes-none-left = Plus d’erreurs
mistakes-none-left-text = Joue une autre partie, et ses erreurs s’affichent ici.
mistakes-play = Jouer une partie
mistakes-practise = S’entraîner maintenant
mistakes-in-round = cette fois
mistakes-due = à travailler
mistakes-later = plus tard
mistakes-learned = apprises
mistakes-looks-through-one = Examen d’une partie
mistakes-looks-through = Examen de la partie { $game } sur { $all }
mistakes-looked-through = { $games } parties contre le moteur examinées sur { $all }.
mistakes-look-through = { $games ->
    [1] Examiner l’autre
   *[other] Examiner les { $games } autres
}
