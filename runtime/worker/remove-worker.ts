// The worker that ends all workers: built with --no-sw, it takes the place of whichever was there,
// forgets everything that was kept, and unregisters itself. It answers no request.

interface Worker {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listen: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
