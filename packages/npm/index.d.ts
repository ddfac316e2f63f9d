/** How to start an engine. */
export interface EngineOptions {
  /**
   * `threads` needs shared memory: Node.js, or a page isolated by the headers COOP and COEP. `one` runs
   * everywhere, with one thread. By default, `threads` where it is possible.
   */
  build?: 'one' | 'threads'
  /** The maximum of the option `Hash`, in mebibytes; 1024 by default. */
  hash?: number
  /** The maximum of the option `Threads`; the number of processors by default. */
  threads?: number
  /** Called with every line of output. */
  onLine?: (line: string) => void
  /** Called while the engine loads, with byte counts. */
  onProgress?: (loaded: number, total: number) => void
}

/** An engine in a worker that speaks the lines of protocol.md. */
export class Engine {
  private constructor()

  /** Starts an engine. Fails if it cannot be loaded. */
  static start(options?: EngineOptions): Promise<Engine>

  /** Called with every line of output. */
  onLine?: (line: string) => void

  /**
   * Sends a line.
   * @throws if the engine has ended, or the line is not a string or contains a line break
   */
  send(line: string): void

  /**
   * Sends a line and returns the lines of output up to the one that begins with the word `last`, or for which
   * `last` returns true. Questions are answered in order. Rejects with the engine's error message about this line
   * or one sent since the last question, or if the engine ends.
   */
  ask(line: string, last: string | ((line: string) => boolean)): Promise<string[]>

  /**
   * The best move in a position such as `setup ace moves c5R`, by a search with a limit such as
   * `movetime 1000`, in the words of the commands `position` and `go`; null if the game is over.
   */
  bestMove(position: string, limit: string): Promise<string | null>

  /** Ends the engine at once. Pending questions fail. */
  quit(): void
}
