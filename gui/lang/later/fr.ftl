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
