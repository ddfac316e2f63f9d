// The engine for JavaScript programs: lines of protocol.md in, lines out. index.d.ts documents the API.

const isNode = typeof process === 'object' && Boolean(process.versions?.node)

/** The prefix of the engine's errors. */
const ERROR = 'info string error '

export class Engine {
  #worker
  /** Questions that wait for their answer. */
  #questions = []
  /** For each `readyok` still to come: the question that it follows, or null if the caller asked for it. */
  #fences = []
  #end = null

  static async start({ build, hash, threads, onLine, onProgress } = {}) {
    const given = Object.entries({ build, hash, threads }).filter(([, value]) => value !== undefined)
    const engine = new Engine()
    engine.onLine = onLine
    engine.#worker = await startWorker(String(new URLSearchParams(given)))
    await new Promise((resolve, reject) => {
      engine.#worker.listen((message) => {
        if (typeof message === 'string') engine.#take(message)
        else if (message.ready) resolve()
        else if (message.progress) onProgress?.(message.progress, message.total)
        else if (message.ended) engine.#stop(new Error('the engine has ended'))
        else if (message.failed) reject(engine.#stop(new Error(message.failed)))
      })
    })
    return engine
  }

  send(line) {
    if (this.#end) throw this.#end
    if (typeof line !== 'string' || /[\r\n]/.test(line)) throw new TypeError('a line is a string without a line break')
    if (/^\s*isready\b/.test(line)) this.#fences.push(null)
    this.#worker.post(line)
  }

  ask(line, last) {
    return new Promise((resolve, reject) => {
      this.send(line)
      const isLast = typeof last === 'string' ? (text) => text.split(' ')[0] === last : last
      const isSearch = /^\s*go\b/.test(line)
      const question = { isSearch, isLast, lines: [], error: null, isAnswered: false, isPast: false, resolve, reject }
      this.#questions.push(question)
      // Once this is answered, the line has been carried out or refused, and a later error is another line's.
      this.#fences.push(question)
      this.#worker.post('isready')
    })
  }

  async bestMove(position, limit) {
    this.send(`position ${position}`)
    const over = await this.ask('query gameover', 'response')
    if (over.at(-1) === 'response true') return null
    const lines = await this.ask(`go ${limit}`, 'bestmove')
    return lines.at(-1).split(' ')[1]
  }

  quit() {
    this.#stop(new Error('the engine has been stopped'))
  }

  #take(line) {
    const fenced = line === 'readyok' ? this.#fences.shift() : null
    if (fenced) {
      fenced.isPast = true
      this.#settle(fenced)
      return
    }
    this.onLine?.(line)
    const isError = line.startsWith(ERROR)
    const question = (isError && this.#fences.find(Boolean)) || this.#questions.find(({ isAnswered }) => !isAnswered)
    if (!question) return
    if (isError) {
      question.error ??= new Error(line.slice(ERROR.length))
    } else {
      question.lines.push(line)
      question.isAnswered = question.isLast(line)
    }
    this.#settle(question)
  }

  #settle(question) {
    // After an error, only a search still sends its last line.
    const isOver = question.isAnswered || (question.error && !question.isSearch)
    if (!isOver || !question.isPast) return
    this.#questions.splice(this.#questions.indexOf(question), 1)
    if (question.error) question.reject(question.error)
    else question.resolve(question.lines)
  }

  #stop(why) {
    this.#end ??= why
    this.#worker.stop()
    for (const question of this.#questions.splice(0)) question.reject(this.#end)
    return this.#end
  }
}

async function startWorker(parameters) {
  if (isNode) {
    const { Worker } = await import('node:worker_threads')
    const worker = new Worker(new URL('./engine/worker.js', import.meta.url), { workerData: parameters })
    return {
      post: (line) => worker.postMessage(line),
      stop: () => worker.terminate(),
      listen(take) {
        worker.on('message', take)
        worker.on('error', (error) => take({ failed: error.message }))
      },
    }
  }
  const worker = new Worker(new URL(`./engine/worker.js?${parameters}`, import.meta.url), { type: 'module' })
  return {
    post: (line) => worker.postMessage(line),
    stop: () => worker.terminate(),
    listen(take) {
      worker.onmessage = ({ data }) => take(data)
      worker.onerror = ({ message }) => take({ failed: message ?? 'the worker cannot be loaded' })
    },
  }
}
