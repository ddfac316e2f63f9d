// The engine plays a game against itself: node examples/game.js
import { Engine } from 'akhet'

const engine = await Engine.start({ build: 'one' })
const moves = []
for (;;) {
  const position = `setup ace moves ${moves.join(' ')}`
  const move = await engine.bestMove(position, 'nodes 200')
  if (move === null || moves.length === 300) break
  moves.push(move)
}
console.log(moves.join(' '))
console.log((await engine.ask('query result', 'response')).at(-1))
engine.quit()
