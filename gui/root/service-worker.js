// Keeps the files of an exported page, so that it opens without a network. `akhet gui --export` writes FILES before this: the hash
// of each file by its path. Each file is kept under its hash, so a new version loads only what has changed.

const { scope } = self.registration;
const CACHE = `akhet ${scope}`;
/** Where each file is kept, by its address. */
const kept = new Map(Object.entries(FILES).map(([path, hash]) => [new URL(path, scope).href, new URL(`${path}?${hash}`, scope).href]));
kept.set(scope, kept.get(new URL('index.html', scope).href));

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => data === 'change' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { url, method } = event.request;
  const key = kept.get(url.replace(/[?#].*/, ''));
  if (method === 'GET' && key) event.respondWith(answer(key, event.request));
});

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.entries(FILES).map(async ([path, hash]) => {
    const url = new URL(path, scope).href;
    const key = kept.get(url);
    if (await cache.match(key)) return;
    // The hash also keeps the files of two versions apart while a host is being updated.
    const response = await fetch(url, { cache: 'no-cache', integrity: hash });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await cache.put(key, isolated(response));
  }));
}

async function activate() {
  const cache = await caches.open(CACHE);
  const needed = new Set(kept.values());
  const old = (await cache.keys()).filter(({ url }) => !needed.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
  await self.clients.claim();
}

/** @param {string} key @param {Request} request */
async function answer(key, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? isolated(await fetch(request));
}

/** The response with the headers that isolate the page, so that it may share memory between threads. Those of the transfer, such as
 * its encoding, are not kept.
 * @param {Response} response */
function isolated({ body, status, statusText, headers: given }) {
  const headers = {
    'Content-Type': given.get('Content-Type') ?? '',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return new Response(body, { status, statusText, headers });
}
