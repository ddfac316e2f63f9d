// Has the browser keep the page, so that it opens without a network.

/** Registers the service worker, which loads all files.
 * @param {(change: () => void) => void} onNewer hears, with how to change to it, that a newer version is there */
export async function keepOffline(onNewer) {
  const { serviceWorker } = navigator;
  // Not there on a page that came unencrypted, and in some private windows.
  if (!serviceWorker) return;
  const change = () => {
    serviceWorker.addEventListener('controllerchange', () => location.reload());
    registration.waiting?.postMessage('change');
  };
  const registration = await serviceWorker.register('service-worker.js');
  // The first version waits for a moment too.
  const look = () => registration.waiting && registration.active && onNewer(change);
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // An installed page may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
