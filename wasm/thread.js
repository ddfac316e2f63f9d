// A thread of the build with shared memory: a worker that runs what the first one asks for.
import { host } from './host.js';

const { port } = host;
let exports;

const now = () => performance.timeOrigin + performance.now();
const unused = () => {
  throw new Error('only the first worker reads and writes lines');
};

async function prepare({ module, memory, stack, local }) {
  const fail = (pointer, length) => {
    const bytes = new Uint8Array(memory.buffer, pointer, length).slice();
    port.post({ failed: new TextDecoder().decode(bytes) });
  };
  const wake = () => port.post({ wake: true });
  const akhet = { now, fail, wake, write: unused, read: unused, poll: unused, spawn: unused };
  const instance = await WebAssembly.instantiate(module, { akhet, env: { memory } });
  exports = instance.exports;
  exports.__stack_pointer.value = stack;
  exports.__wasm_init_tls(local);
}

let prepared;
port.listen(async (message) => {
  try {
    if (message.module) prepared = prepare(message);
    await prepared;
    if (message.run) {
      port.post({ begun: true });
      exports.thread();
      port.post({ idle: true });
    }
  } catch (error) {
    port.post({ failed: error.message });
  }
}, () => port.post({ failed: 'the memory cannot be passed to a thread' }));
