// Loads and compiles the module.
import { host } from './host.js';
import { SIZES } from './sizes.js';

/** The module of each build. */
export const FILES = { one: 'akhet.wasm', threads: 'akhet-threads.wasm' };

/** Loads and compiles a file of this folder, reporting how many of its bytes have arrived. */
export async function load(file, progress) {
  const response = await host.open(new URL(file, import.meta.url));
  if (!response.ok) throw new Error(`${file}: ${response.status} ${response.statusText}`);
  let loaded = 0;
  const counted = response.body.pipeThrough(
    new TransformStream({
      transform(bytes, controller) {
        loaded += bytes.length;
        progress(loaded, SIZES[file]);
        controller.enqueue(bytes);
      },
    }),
  );
  const headers = { 'Content-Type': 'application/wasm' };
  return WebAssembly.compileStreaming(new Response(counted, { headers }));
}
