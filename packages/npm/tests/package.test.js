// The installed package: `check` runs these tests in a folder that has nothing else.
import { Engine } from 'akhet'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { test } from 'node:test'

/** A program's output for an input. */
function run(program, argument, input = '') {
  const { status, stdout, stderr } = spawnSync(program, argument, { input, encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  return stdout
}

for (const build of ['one', 'threads']) {
  test(`the program's bench has the signature of every build (${build})`, () => {
    assert.match(run('npx', ['--no-install', 'akhet', build], 'bench 5\nquit\n'), /^45184 nodes/m)
  })

  test(`lines in, lines out (${build})`, async () => {
    const heard = []
    const engine = await Engine.start({ build, hash: 8, threads: 2, onLine: (line) => heard.push(line) })
    const options = await engine.ask('uci', 'uciok')
    assert(options.some((line) => /name Hash type spin default 8 min 1 max 8$/.test(line)), options.join('\n'))
    const [both, moves] = await Promise.all([engine.ask('query turn', 'response'), engine.ask('moves', 'moves')])
    assert.deepEqual(both, ['response blue'])
    assert.match(moves[0], /c5R/)
    engine.send('go infinite')
    const stopped = await engine.ask('stop', 'bestmove')
    assert.match(stopped.at(-1), /^bestmove \S+/)
    assert(heard.includes('uciok') && heard.includes('response blue'))
    engine.quit()
    assert.throws(() => engine.send('isready'), /has been stopped/)
  })
}

test('errors reach the question that they answer', async () => {
  const engine = await Engine.start({ build: 'one' })
  await assert.rejects(engine.ask('query nothing', 'response'), /nothing/)
  await assert.rejects(engine.ask('go depth x', 'bestmove'), /depth/)
  assert.match(await engine.bestMove('setup ace', 'nodes 100'), /^[a-j][1-8]/)
  // Each answer is that of its own question.
  const turns = ['setup ace', 'setup ace moves c5x', 'setup ace moves c5R', 'setup ace'].map((position) => {
    engine.send(`position ${position}`)
    return engine.ask('query turn', 'response').catch(({ message }) => [message])
  })
  const [first, wrong, second, third] = (await Promise.all(turns)).map((lines) => lines.join())
  assert.deepEqual([first, second, third], ['response blue', 'response red', 'response blue'])
  assert.match(wrong, /^position: .*c5x/)
  assert.deepEqual(await engine.ask('isready', 'readyok'), ['readyok'])
  assert.throws(() => engine.send('d\nquit'), TypeError)
  // As much memory would be reserved as such an object claims to be long.
  for (const line of [{ length: 1e12 }, new Array(2 ** 31), 5, null, undefined]) assert.throws(() => engine.send(line), TypeError)
  assert.deepEqual(await engine.ask('isready', 'readyok'), ['readyok'])
  const waiting = engine.ask('go infinite', 'bestmove')
  engine.quit()
  await assert.rejects(waiting, /stopped/)
})

test('both games can be played', async () => {
  const engine = await Engine.start({ build: 'one' })
  engine.send('setoption name UCI_Variant value labyrinth')
  assert.match(await engine.bestMove('startpos', 'nodes 100'), /\S/)
  engine.quit()
})

test('the example plays a game to its end', () => {
  const said = run(process.execPath, ['game.js'])
  assert.match(said, /response (p1win|p2win|draw|none)\n$/)
  assert(said.split(' ').length > 4)
})

const { CHROMIUM, PLAYWRIGHT } = process.env
let chromium
try {
  chromium = createRequire(`${PLAYWRIGHT}/package.json`)('playwright-core').chromium
} catch {
  // Then the page is not tested.
}

test('the example page plays', { skip: CHROMIUM && chromium ? false : 'no Chromium with its driver' }, async () => {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://host')
    try {
      const content = await readFile(`node_modules/akhet${pathname}`)
      response.setHeader('Content-Type', types[extname(pathname)] ?? 'text/plain').end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({ executablePath: CHROMIUM, chromiumSandbox: false })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${server.address().port}/examples/page.html`)
    const said = page.locator('output')
    await said.filter({ hasText: /^Akhet plays / }).waitFor()
    const first = await said.textContent()
    await page.fill('input', 'z9')
    await page.keyboard.press('Enter')
    assert.equal(await said.textContent(), 'z9 is no legal move')
    const move = await page.locator('option').first().getAttribute('value')
    await page.fill('input', move)
    await page.keyboard.press('Enter')
    await said.filter({ hasText: /^(Akhet plays|response) / }).waitFor()
    assert.notEqual(await said.textContent(), first)
    assert.equal(await page.locator('#board > svg').count(), 1)
  } finally {
    await browser.close()
    server.close()
  }
})
