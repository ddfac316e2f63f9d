// What differs between a worker in a browser and in Node.js: its port, other workers, and files.

const isNode = typeof process === 'object' && Boolean(process.versions?.node);

async function ofNode() {
  const { Worker, parentPort, receiveMessageOnPort, workerData } = await import('node:worker_threads');
  const { availableParallelism } = await import('node:os');
  return {
    processors: availableParallelism(),
    parameters: new URLSearchParams(workerData ?? ''),
    port: {
      post: (message) => parentPort.postMessage(message),
      listen(take, unreadable) {
        parentPort.on('message', take);
        parentPort.on('messageerror', unreadable);
      },
      /** The next message, if one is waiting. */
      next: () => receiveMessageOnPort(parentPort)?.message,
      close: () => process.exit(),
    },
    start(url) {
      const worker = new Worker(url);
      return {
        post: (message) => worker.postMessage(message),
        end: () => worker.terminate(),
        listen(take) {
          worker.on('message', take);
          worker.on('error', (error) => take({ failed: error.message }));
        },
      };
    },
    async open(url) {
      const { readFile } = await import('node:fs/promises');
      return new Response(await readFile(url), { headers: { 'Content-Type': 'application/wasm' } });
    },
  };
}

function ofBrowser() {
  return {
    processors: navigator.hardwareConcurrency,
    parameters: new URLSearchParams(location.search),
    port: {
      post: (message) => postMessage(message),
      listen(take, unreadable) {
        addEventListener('message', (event) => take(event.data));
        addEventListener('messageerror', unreadable);
      },
      close: () => close(),
    },
    start(url) {
      const worker = new Worker(url, { type: 'module' });
      return {
        post: (message) => worker.postMessage(message),
        end: () => worker.terminate(),
        listen(take) {
          worker.onmessage = (event) => take(event.data);
          worker.onerror = (event) => take({ failed: event.message ?? 'a thread cannot be loaded' });
        },
      };
    },
    open: (url) => fetch(url),
  };
}

export const host = { isNode, ...(isNode ? await ofNode() : ofBrowser()) };
