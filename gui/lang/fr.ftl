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
common-range = { $min } à { $max }
common-games = Parties
common-say = Dire

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
