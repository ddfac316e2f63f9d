// How a search of the build with one thread gets at the next line while it runs. There are three ways:
//
// - node can look at the worker's port;
// - where WebAssembly can be suspended (JSPI), the search lets the event loop run for a moment;
// - elsewhere the search runs in a second worker, and asks by synchronous requests whether an address still exists,
//   which the first worker gives up for `stop` or `ponderhit`. Other lines wait until the search has ended.

/**
 * The way of this host. `announce` announces the next line to the module, `take` takes a line that has come. `poll` is the module's import, `entry` makes
 * a function of its export, and `arrived` is called with each new line.
 */
export async function waiting(host, announce, take) {
  if (host.isNode) return byPort(host, announce, take)
  return bySuspending(announce)
}

function byPort(host, announce, take) {
  const clock = new Int32Array(new SharedArrayBuffer(4))
  return {
    poll(wait) {
      const until = performance.now() + wait
      for (;;) {
        const message = host.port.next()
        if (message !== undefined) take(message)
        const length = announce()
        if (length >= 0 || performance.now() >= until) return length
        Atomics.wait(clock, 0, 0, 1)
      }
    },
    entry: (line) => line,
    arrived() {},
  }
}

function bySuspending(announce) {
  let arrived = () => {}
  const channel = new MessageChannel()
  let turned
  channel.port1.onmessage = () => turned()
  /** Resolves after messages that have come were delivered. */
  const turn = () =>
    new Promise((resolve) => {
      turned = resolve
      channel.port2.postMessage(0)
    })
  return {
    poll: new WebAssembly.Suspending(async (wait) => {
      await turn()
      const length = announce()
      if (length >= 0 || wait === 0) return length
      await new Promise((resolve) => {
        arrived = resolve
        setTimeout(resolve, wait)
      })
      return announce()
    }),
    entry: (line) => WebAssembly.promising(line),
    arrived: () => arrived(),
  }
}
