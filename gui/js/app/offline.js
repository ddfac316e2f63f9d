// Has the browser keep the page, so that it opens without a network.

/** Registers the service worker, which loads all files.
 * @param {(change: () => void) => void} onNewer hears that a newer version is there, and gets the function that switches to it */
export async function keepOffline(onNewer) {
  const { serviceWorker } = navigator;
  // Absent on a page served unencrypted, and in some private windows.
  if (!serviceWorker) return;
  const change = () => {
    // Another tab may already have switched.
    if (!registration.waiting) return location.reload();
    serviceWorker.addEventListener('controllerchange', () => location.reload());
    registration.waiting.postMessage('change');
  };
  const registration = await serviceWorker.register('service-worker.js');
  // The first version also waits for a moment.
  const look = () => registration.waiting && registration.active && onNewer(change);
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // An installed page may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
