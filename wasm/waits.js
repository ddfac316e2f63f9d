// How a running search of the build with one thread gets the next line. There are three ways:
//
// - Node.js can poll the worker's port;
// - where WebAssembly can be suspended (JSPI), the search lets the event loop run for a moment;
// - elsewhere the search runs in a second worker, and checks by synchronous requests whether a blob URL still exists,
//   which the first worker revokes for `stop` or `ponderhit`. Other lines wait until the search has ended.

/**
 * The way for this host. `announce` announces the next line to the module, `take` takes a line that has arrived.
 * In the result, `poll` is the module's import, `entry` wraps its export, and `arrived` is called for each new line.
 */
export function waiting(host, announce, take) {
  if (host.isNode) return byPort(host, announce, take);
  return canSuspend(host) ? bySuspending(announce) : byRequests(host, announce);
}

/** Whether WebAssembly can be suspended here. Tests can ask for requests instead. */
export const canSuspend = ({ parameters }) =>
  typeof WebAssembly.Suspending === 'function' && !parameters.has('requests');

function byPort(host, announce, take) {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  return {
    poll(wait) {
      const until = performance.now() + wait;
      for (;;) {
        const message = host.port.next();
        if (message !== undefined) take(message);
        const length = announce();
        if (length >= 0 || performance.now() >= until) return length;
        Atomics.wait(clock, 0, 0, 1);
      }
    },
    entry: (line) => line,
    arrived() {},
  };
}

function bySuspending(announce) {
  let arrived = () => {};
  const channel = new MessageChannel();
  let turned;
  channel.port1.onmessage = () => turned();
  /** Resolves once the messages that have arrived are delivered. */
  const turn = () =>
    new Promise((resolve) => {
      turned = resolve;
      channel.port2.postMessage(0);
    });
  return {
    poll: new WebAssembly.Suspending(async (wait) => {
      await turn();
      const length = announce();
      if (length >= 0 || wait === 0) return length;
      await new Promise((resolve) => {
        arrived = resolve;
        setTimeout(resolve, wait);
      });
      return announce();
    }),
    entry: (line) => WebAssembly.promising(line),
    arrived: () => arrived(),
  };
}

function byRequests(host, announce) {
  /** The blob URLs of the line being carried out, and the words whose blob URL has been found revoked. */
  let signals;
  let seen;
  let searching = false;
  return {
    poll(wait) {
      if (!searching) host.port.post({ searching: true });
      searching = true;
      const until = performance.now() + wait;
      do {
        const word = ['ponderhit', 'stop'].find((word) => !seen.has(word) && !isValid(signals[word]));
        if (word) {
          seen.add(word);
          return announce(new TextEncoder().encode(word));
        }
      } while (performance.now() < until);
      return -1;
    },
    entry: (line) => (length) => {
      const goesOn = line(length);
      searching = false;
      host.port.post({ done: true });
      return goesOn;
    },
    arrived() {},
    use(given) {
      if (given !== signals) seen = new Set();
      signals = given;
    },
  };
}

function isValid(address) {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  try {
    request.send();
    return request.status === 200;
  } catch {
    return false;
  }
}
