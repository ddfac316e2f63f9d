// The first worker where a search can neither share memory nor be suspended. It passes lines on to a second one, which
// receives none while it searches but notices when this worker revokes a blob URL.

const FIRST_WORD = /^\s*(isready|stop|ponderhit|quit)\s*$/;

/** Starts the second worker; the result takes what this worker receives. */
export function front(host) {
  const { port } = host;
  const engine = host.start(new URL(`worker.js?${host.parameters}&second=yes`, import.meta.url));
  let signals = fresh();
  /** Whether a signal was given, so that the next search needs new ones. */
  let spent = false;
  /** The number of lines that the engine has not carried out. */
  let open = 0;
  let searching = false;

  function fresh() {
    const address = () => URL.createObjectURL(new Blob(['-']));
    return { stop: address(), ponderhit: address() };
  }

  function pass(line) {
    if (spent) signals = fresh();
    spent = false;
    open += 1;
    engine.post({ line: typeof line === 'string' ? new TextEncoder().encode(line) : line, signals });
  }

  function take(line) {
    if (line.games !== undefined) return engine.post(line);
    const text = typeof line === 'string' ? line : new TextDecoder().decode(line);
    const word = open > 0 ? FIRST_WORD.exec(text)?.[1] : undefined;
    if (word === 'isready' && searching) return port.post('readyok');
    if (word === 'stop' || word === 'ponderhit' || word === 'quit') {
      URL.revokeObjectURL(signals[word === 'quit' ? 'stop' : word]);
      spent = true;
    }
    if (word !== 'stop' && word !== 'ponderhit') pass(line);
  }

  engine.listen((message) => {
    if (message.searching) searching = true;
    else if (message.done) {
      open -= 1;
      searching = false;
    } else port.post(message);
    if (message.ended) port.close();
  });
  return take;
}
