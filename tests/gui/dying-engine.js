// A test engine that dies on its first three searches, counted across its processes, and then answers every search with
// the same move. Arguments: the counter file and the move.

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
