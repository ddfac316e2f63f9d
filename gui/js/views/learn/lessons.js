// The lessons: only positions and goals. The engine judges them.

/** What a lesson asks for; everything in it must hold after the move. `by`: the kind of piece that moves, `hit`: the kind of
 * enemy piece that its shot removes, both as the letter in a FEN; `safe`: no answer hits the mover's King; `aim`: the mover's
 * beam then points at the enemy King; `win`: the mover wins by force within this many moves, and then plays them.
 * @typedef {{by?: string, hit?: string, safe?: boolean, aim?: boolean, win?: number}} Goal */

/** @typedef {{name: string, fen: string, goal: Goal}} Lesson Blue is to move; `name` stays as it is: by it the browser keeps what is done, and
 *  the keys of the texts are made of it */

/** @type {readonly Lesson[]} */
export const LESSONS = [
  {
    name: 'Your Laser',
    fen: 'ls9/4k5/10/5Pn4/6K3/10/10/3ps5Lw b',
    goal: { hit: 'p' },
  },
  {
    name: 'A mirror turns the beam',
    fen: 'ls9/5k4/10/10/3ps4Ps1/10/2K7/9Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'Turn instead of moving',
    fen: 'ls9/5k4/10/2pw6Pe/10/10/4K5/9Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'Two directions',
    fen: 'ls9/5k4/10/10/10/4K5/10/2pw6Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'The back of a Deflector',
    fen: 'ls9/2k7/10/3ps6/9Ps/4pn5/2K7/9Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'The shield of a Defender',
    fen: 'ls9/10/1k8/3ds1de4/10/7K2/4Pn5/9Lw b',
    goal: { hit: 'd' },
  },
  {
    name: 'Both sides of a Switch',
    fen: 'ls9/10/1k5K2/10/2Pe2Sn3Ps/10/5ps4/2Pn6Ln b',
    goal: { by: 'L', hit: 'p' },
  },
  {
    name: 'The swap',
    fen: 'ls9/1k8/10/4Sn5/4de4Ps/10/2K7/9Ln b',
    goal: { hit: 'd' },
  },
  {
    name: 'Closed squares',
    fen: 'ls9/10/6pn1pn1/1k8/10/3K6/7Pn2/9Lw b',
    goal: { hit: 'p' },
  },
  {
    name: 'Your own pieces in the way',
    fen: 'ls9/2k7/10/10/3pw1Pw3Ps/10/7K2/9Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'Two mirrors',
    fen: 'ls9/3pn2k3/10/10/9Ps/4Pn5/6K3/9Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'Hit the King',
    fen: 'ls9/10/4k5/4de4Ps/10/10/4K5/9Ln b',
    goal: { win: 1 },
  },
  {
    name: 'Block a beam',
    fen: 'ls9/5k4/10/10/10/pn5K3/3Dw6/9Ln b',
    goal: { by: 'D', safe: true },
  },
  {
    name: 'Do not open your King',
    fen: 'ls9/1k3pn4/10/6Pn3/9Ps/pn2Se2K3/3ps6/9Ln b',
    goal: { hit: 'p', safe: true },
  },
  {
    name: 'A threat',
    fen: 'ls9/10/1k1ps6/9Ps/3ps6/10/4K5/9Ln b',
    goal: { hit: 'p', aim: true },
  },
  {
    name: 'A win in two moves',
    fen: 'ls8Ps/4k3ds1/10/10/10/10/2Pn4K2/9Ln b',
    goal: { win: 2 },
  },
];
