// The site's service worker. The build writes a line in front of it that declares `site`, so that
// each build whose bytes differ is another worker with a cache of its own.

import { answerRequest, keepAddresses } from './answer-request.ts';
import { inheritCaches } from './inherit-caches.ts';
import type { WorkerSite } from './worker-site.ts';

declare const site: WorkerSite;

/** The part of a worker's world that this one uses; the types of pages and of workers exclude each other. */
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listen: (event: Lasting) => void): void;
  addEventListener(
    type: 'fetch',
    listen: (event: Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  addEventListener(type: 'message', listen: (event: Lasting & { readonly data: unknown }) => void): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

const worker = self as unknown as Worker;
// One origin may serve several sites: the base tells their caches apart.
const family = `docs ${site.base} `;
const options = { ...site, cacheName: `${family}${site.key}` };

worker.addEventListener('activate', (event) => {
  event.waitUntil(inheritCaches(family, options).then(() => worker.clients.claim()));
});
worker.addEventListener('fetch', (event) => {
  const answer = answerRequest(event.request, options);
  if (answer) event.respondWith(answer);
});
worker.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') event.waitUntil(worker.skipWaiting());
  if (Array.isArray(event.data)) event.waitUntil(keepAddresses(event.data.map(String), options));
});
