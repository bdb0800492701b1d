// The site's service worker. The build adds a line in front of it that declares `site`, so that each
// build with other content is another worker with its own cache.

import { answerRequest, cacheAddresses } from './answer-request.ts';
import { inheritCaches } from './inherit-caches.ts';
import type { WorkerSite } from './worker-site.ts';

declare const site: WorkerSite;

/** The part of the worker's global scope that is used; DOM types and worker types cannot be combined. */
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listen: (event: WaitableEvent) => void): void;
  addEventListener(
    type: 'fetch',
    listen: (
      event: WaitableEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void },
    ) => void,
  ): void;
  addEventListener(type: 'message', listen: (event: WaitableEvent & { readonly data: unknown }) => void): void;
}

interface WaitableEvent {
  waitUntil(work: Promise<unknown>): void;
}

const worker = self as unknown as Worker;
// One origin may serve several sites: the base distinguishes their caches.
const cachePrefix = `docs ${site.base} `;
const options = { ...site, cacheName: `${cachePrefix}${site.key}` };

worker.addEventListener('activate', (event) => {
  event.waitUntil(inheritCaches(cachePrefix, options).then(() => worker.clients.claim()));
});
worker.addEventListener('fetch', (event) => {
  const answer = answerRequest(event.request, options);
  if (answer) event.respondWith(answer);
});
worker.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') event.waitUntil(worker.skipWaiting());
  if (Array.isArray(event.data)) event.waitUntil(cacheAddresses(event.data.map(String), options));
});
