// An engine for a test: it dies at the first three searches of its life, whichever of its processes makes them, and then
// answers every search by the same move. Arguments: a file in which it counts, and the move.

import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const DEATHS = 3;
const [counter, move] = process.argv.slice(2);

createInterface(process.stdin).on('line', (line) => {
  const [word] = line.split(' ');
  if (word === 'uci') console.log('id name Dying\nuciok');
  if (word === 'isready') console.log('readyok');
  if (word === 'quit') process.exit(0);
  if (word === 'go') {
    appendFileSync(counter, 'x');
    if (readFileSync(counter, 'utf8').length <= DEATHS) process.exit(1);
    console.log(`bestmove ${move}`);
  }
});
