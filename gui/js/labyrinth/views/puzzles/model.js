// A puzzle of Labyrinth: the engine's verdict on the person's turns, and its replies. It draws nothing and knows no rules.

import { GRADES, wordsOf } from '../../../app/puzzle-progress.js';
import { Puzzles } from '../../../app/puzzles.js';
import { t } from '../../../lang/texts.js';
import { pictureArgs } from '../../board/pictures.js';
import { LabyrinthArbiter, USUAL } from '../../arbiter.js';
import { refereeOf } from '../../exercise.js';
import { moveParts } from '../../lines.js';

/** @import { Animation } from '../../board/types.js' */
/** @import { MazeState } from '../../arbiter.js' */

/** @typedef {{move: string}} Ply */
/** @typedef {import('../../../app/puzzles.js').Solving & import('../../../app/exercise.js').Attempt<MazeState, Animation, Ply>} PuzzleState */

/** Who finds the last card wins, so that the engine's wins are finds; it sees all cards. */
const RULES = { ...USUAL, NoReturn: true, OpenCards: true };
/** How far the engine looks, in turns of all players: to Blue's last. */
const DEPTH = 3;

const IN_TWO = GRADES.length + 1;

/** The fields of a line: the FEN, the number of turns, the grade, the solution and the themes. Those of two turns come last.
 * @type {import('../../../app/puzzle-progress.js').Collection} */
export const PUZZLES = {
  view: 'labyrinth-puzzles',
  file: 'labyrinth.puzzles',
  linked: { rules: 'NoReturn,OpenCards' },
  stages: [...GRADES, { stage: IN_TWO, word: t('puzzles-two-turns') }],
  read: ([fen, turns, grade, moves, words]) => {
    const [solution, themes] = [wordsOf(moves), wordsOf(words)];
    const stage = turns === '1' ? Number(grade) : IN_TWO;
    return { fen, wins: Number(turns), stage, trick: `${moveParts(solution[0] ?? '').arrow} ${themes.join(' ')}`, solution, themes };
  },
};

/** @extends {Puzzles<MazeState, Animation, Ply, PuzzleState, import('../../../app/exercise.js').Referee<MazeState, Animation, Ply>>} */
export class PuzzleModel extends Puzzles {
  #session;
  arbiter;

  /** @param {import('../../../app/app.js').App} app */
  constructor(app) {
    const session = app.session(app.engines.get()[0], { Hash: 1, ...RULES }, undefined, 'labyrinth');
    const arbiter = new LabyrinthArbiter(session);
    super(app, PUZZLES, refereeOf(arbiter));
    this.#session = session;
    this.arbiter = arbiter;
  }

  /** How many turns the person has left. */
  left() {
    const { puzzle, plies } = this.state.get();
    return (puzzle?.wins ?? 0) - Math.ceil(plies.length / 2);
  }

  /** @param {string} move @param {MazeState} before @param {MazeState} after
   * @returns {Promise<import('../../../app/exercise.js').Verdict>} */
  async judge(move, before, after) {
    if (after.winner === before.toMove) return { kind: 'done' };
    const card = pictureArgs(before.players.find(({ seat }) => seat === before.toMove)?.cards[0] ?? '');
    if (this.left() === 0) return { kind: 'wrong', text: t('learn-fault-found', { square: moveParts(move).to, ...card }) };
    const { best, score } = await this.#searched();
    const reply = this.rest()?.[0] ?? best;
    if (reply && score?.kind === 'mate' && score.value < 0) return { kind: 'on', reply };
    return { kind: 'wrong', text: t('puzzles-kept', card), ...(reply && { reply }) };
  }

  async find() {
    const hint = await super.find();
    return hint && { ...hint, path: await this.arbiter.path(this.words(), hint.move) };
  }

  async line() {
    const { best } = await this.#searched();
    return best === null ? [] : [best];
  }

  /** What the engine finds in the position on the board. */
  async #searched() {
    /** @type {import('../../../protocol/lines.js').Score | undefined} */
    let score;
    const { best } = await this.#session.search(this.words(), `depth ${DEPTH}`, (infos) => { score = infos[0]?.score; }).done;
    return { best, score };
  }
}
