/** How an engine is started. */
export interface EngineOptions {
  /**
   * `threads` needs shared memory: node, or a page that is isolated by the headers COOP and COEP. `one` runs
   * everywhere, with one thread. Without it the engine takes what it can have.
   */
  build?: 'one' | 'threads'
  /** The maximum of the option `Hash`, in mebibytes; 1024 by default. */
  hash?: number
  /** The maximum of the option `Threads`; the number of processors by default. */
  threads?: number
  /** Is called with every line of output. */
  onLine?: (line: string) => void
  /** Is called while the engine is loaded, with bytes. */
  onProgress?: (loaded: number, total: number) => void
}

/** A conversation with the engine, in a worker, in the lines of protocol.md. */
export class Engine {
  private constructor()

  /** Starts an engine. Fails if it cannot be loaded. */
  static start(options?: EngineOptions): Promise<Engine>

  /** Is called with every line of output. */
  onLine?: (line: string) => void

  /**
   * Sends a line.
   * @throws if the engine has ended, or the line has a line break
   */
  send(line: string): void

  /**
   * Sends a line and returns the lines of output until one begins with the word `last`, or `last` returns true
   * for it. Questions are answered in their order. Rejects with the engine's error message, and when the
   * engine ends.
   */
  ask(line: string, last: string | ((line: string) => boolean)): Promise<string[]>

  /**
   * The best move in a position, `setup ace moves c5R`, by a search with a limit, `movetime 1000`; null if
   * the game is over. The words are those that the commands `position` and `go` take.
   */
  bestMove(position: string, limit: string): Promise<string | null>

  /** Ends the engine at once. Questions that wait fail. */
  quit(): void
}
