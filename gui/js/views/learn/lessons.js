// The lessons: only positions, goals and words. The engine judges them.

/** What a lesson asks for; everything in it must hold after the move. `by`: the kind of piece that moves, `hit`: the kind of
 * enemy piece that its shot removes, both as the letter in a FEN; `safe`: no answer hits the mover's King; `aim`: the mover's
 * beam then points at the enemy King; `win`: the mover wins by force within this many moves, and then plays them.
 * @typedef {{by?: string, hit?: string, safe?: boolean, aim?: boolean, win?: number}} Goal */

/** @typedef {{name: string, words: string, learned: string, fen: string, goal: Goal}} Lesson Blue is to move; `words` are read
 *  before, `learned` after it. Pieces are called by the program's own names, which the page replaces if others are chosen */

/** @type {readonly Lesson[]} */
export const LESSONS = [
  {
    name: 'Your Laser',
    words: "After each of your moves, your Laser in the corner fires. Its beam already points at Red's Deflector on d1. Move another blue piece: choose it, then one of the dots.",
    learned: 'Hit and gone! Every turn works like this: one move, then the shot.',
    fen: 'ls9/4k5/10/5Pn4/6K3/10/10/3ps5Lw b',
    goal: { hit: 'p' },
  },
  {
    name: 'A mirror turns the beam',
    words: "Your Deflector on i4 carries a mirror. Move it into the beam, so that the beam turns the corner and hits Red's Deflector on d4.",
    learned: 'The mirror turned the beam to the left. The board shows each shot before you play it: look first, then fire.',
    fen: 'ls9/5k4/10/10/3ps4Ps1/10/2K7/9Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'Turn instead of moving',
    words: "A piece can also turn in place. Choose your Deflector on j5, then one of the two round arrows (or press R or L). Turn its mirror so that the beam hits Red's Deflector.",
    learned: 'Move or turn: one or the other each turn, never both.',
    fen: 'ls9/5k4/10/2pw6Pe/10/10/4K5/9Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'Two directions',
    words: "Your Laser never leaves its corner, but it can turn: it fires up or to the left. Turn it to hit Red's Deflector on c1.",
    learned: "Only up or to the left. Red's Laser fires down or to the right.",
    fen: 'ls9/5k4/10/10/10/4K5/10/2pw6Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'The back of a Deflector',
    words: 'A Deflector has a mirror on one side only. A beam that meets the mirror just turns away; one that meets the back hits. Move your Deflector up or down to hit the one that shows its back.',
    learned: 'Hit from behind! Mind the backs of your own Deflectors, too.',
    fen: 'ls9/2k7/10/3ps6/9Ps/4pn5/2K7/9Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'The shield of a Defender',
    words: 'The bright plate of a Defender is its shield, which stops the beam. From any other side the beam hits. Move your Deflector below the Defender whose shield faces the wrong way.',
    learned: 'A shield protects one side; the other three are open.',
    fen: 'ls9/10/1k8/3ds1de4/10/7K2/4Pn5/9Lw b',
    goal: { hit: 'd' },
  },
  {
    name: 'Both sides of a Switch',
    words: "A Switch is a mirror on both sides, so it always turns the beam and is never hit. For now your beam comes from the right and goes up. Turn your Laser so that the beam comes from the left, meets the other side and hits Red's Deflector.",
    learned: 'It has no back to hit. From either side, the beam turns.',
    fen: 'ls9/10/1k5K2/10/2Pe2Sn3Ps/10/5ps4/2Pn6Ln b',
    goal: { by: 'L', hit: 'p' },
  },
  {
    name: 'The swap',
    words: "A Switch can change places with a Deflector or Defender beside it, even one of Red's. Choose your Switch on e5, then the ring around the Defender whose shield stops your beam.",
    learned: 'Pulled out from behind its shield! Only a Switch can do that.',
    fen: 'ls9/1k8/10/4Sn5/4de4Ps/10/2K7/9Ln b',
    goal: { hit: 'd' },
  },
  {
    name: 'Closed squares',
    words: 'Squares tinted red are for Red only. So your Deflector on h2 cannot go to i1, below the one on i6. Find a square on the bottom row from which the beam hits the other one.',
    learned: 'In the same way, squares tinted blue are for Blue only. Beams cross them all.',
    fen: 'ls9/10/6pn1pn1/1k8/10/3K6/7Pn2/9Lw b',
    goal: { hit: 'p' },
  },
  {
    name: 'Your own pieces in the way',
    words: "The beam hits whatever is in its way, even your own pieces! Your Deflector on f4 would be hit. Take it out of the beam, which then hits Red's Deflector behind it.",
    learned: 'Before you fire, look for your own pieces along the beam.',
    fen: 'ls9/2k7/10/10/3pw1Pw3Ps/10/7K2/9Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'Two mirrors',
    words: "A beam may turn again and again. Your mirror on j4 turns it to the left. Put your second Deflector where it turns the beam up, to hit Red's Deflector on d7.",
    learned: 'Two mirrors, one shot. In a real game it may be five or six.',
    fen: 'ls9/3pn2k3/10/10/9Ps/4Pn5/6K3/9Ln b',
    goal: { hit: 'p' },
  },
  {
    name: 'Hit the King',
    words: "The beam can hit a King from any side, and then the game is over. A Defender guards the row of your beam. Bring the beam to the row of Red's King.",
    learned: "You have won! Hitting Red's King is the aim of the game.",
    fen: 'ls9/10/4k5/4de4Ps/10/10/4K5/9Ln b',
    goal: { win: 1 },
  },
  {
    name: 'Block a beam',
    words: "Now look at Red's beam: it points at your King, and it fires after Red's next move. Put your Defender into that beam: its shield faces the right way.",
    learned: 'Safe. Look at both beams before every move.',
    fen: 'ls9/5k4/10/10/10/pn5K3/3Dw6/9Ln b',
    goal: { by: 'D', safe: true },
  },
  {
    name: 'Do not open your King',
    words: "Your Switch on d3 turns Red's beam away from your King. Two of your moves hit a Deflector, but one of them opens the way to your King: play the other one.",
    learned: 'Before you move a piece, ask what it holds back.',
    fen: 'ls9/1k3pn4/10/6Pn3/9Ps/pn2Se2K3/3ps6/9Ln b',
    goal: { hit: 'p', safe: true },
  },
  {
    name: 'A threat',
    words: "After your shot the beam stays where it is. If it then points at Red's King, Red is in trouble. Of the two Deflectors, hit the one in front of the King.",
    learned: 'A threat! Now Red must save the King and has no time for anything else.',
    fen: 'ls9/10/1k1ps6/9Ps/3ps6/10/4K5/9Ln b',
    goal: { hit: 'p', aim: true },
  },
  {
    name: 'A win in two moves',
    words: 'Your first plan: win in two moves, whatever Red does. Begin with a threat. When the King runs, send your mirror after it.',
    learned: 'A threat, a mirror that follows, a win. You are ready to play!',
    fen: 'ls8Ps/4k3ds1/10/10/10/10/2Pn4K2/9Ln b',
    goal: { win: 2 },
  },
];
