// The rules of Labyrinth in a few sentences, the parts of a turn, its notation and the keys.

import { html } from 'htm/preact';
import { routeText } from '../app/route.js';
import { Dialog } from '../parts/dialog.js';
import { More } from '../parts/fields.js';
import { SEATS, seatName } from './lines.js';
import { PawnIcon } from './board/pictures.js';
import { PictureNames } from './picture-names-field.js';

/** Keys, and what they do. */
const KEYS = [
  ['Tab', 'to the board, and on to the buttons'],
  ['Arrows', 'on the board: over squares and arrows. Elsewhere, left and right go back and forth in the game'],
  ['Enter', 'on an arrow: push here. On a square: go there'],
  ['R, L', 'turn the spare tile right or left; so does the wheel, or a second finger'],
  ['S', 'stay where the slide put you'],
  ['Esc', 'choose another arrow'],
  ['/', 'to a field in which turns and questions are typed; "help" there lists them'],
  ['?', 'in Analyse: all its keys'],
];

/** @param {{app: import('../app/app.js').App, onClose: () => void}} props */
export function HowToPlay({ app, onClose }) {
  return html`<${Dialog} title="How to play" onClose=${onClose}>
    <p class="help-lead">Find the treasures on your cards in a maze whose walls move, then go home.</p>
    <p><a class="button primary" href=${routeText('labyrinth-learn')} onClick=${onClose}>Learn it in short lessons</a></p>
    <ol class="help-more">
      <li><strong>Slide.</strong> Turn the spare tile any way and push it in at an arrow. The line moves one square; the tile that comes out is the next spare.
        Pawns ride on their tiles, and one that is pushed out comes back in on the other side.</li>
      <li><strong>Walk.</strong> Your pawn may go along the passages as far as you like, or stay. Pawns do not block each other.</li>
      <li>You see one of your cards at a time. End a turn on its treasure to see the next one.</li>
      <li>The arrow where the last tile came out is closed: nobody may push it straight back.</li>
      <li>The first to find all their treasures and end a turn at home wins.</li>
    </ol>
    <h3>The players, in order of play</h3>
    <ul class="help-players">${SEATS.map((seat) => html`<li key=${seat}><${PawnIcon} seat=${seat} />${seatName(seat)}</li>`)}</ul>
    <h3>At a real table</h3>
    <p class="help-note">You have the game on your table? <a href=${routeText('labyrinth-real')} onClick=${onClose}>Enter it as it lies</a>, and Akhet advises you, turn by turn.
      It knows only what you see.</p>
    <${More} title="Names of the pictures" now="for another box, or in your words"><${PictureNames} app=${app} onSaved=${onClose} /><//>
    <h3>How turns are written</h3>
    <p class="help-note"><code>a6nb1</code>: in at arrow a6, turned n, then to b1. The turns are n, e, s and w: n as the tile first lies, e a quarter turn to the right, and so on.</p>
    <h3>Keys</h3>
    <dl class="help-terms">${KEYS.map(([key, deed]) => html`<div key=${key}><dt>${key}</dt><dd>${deed}</dd></div>`)}</dl>
  <//>`;
}
