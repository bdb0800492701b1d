// A new worker takes over the cache of the last one, so that a page that was read still opens offline
// after the next build, with the hashed files that it was built with. The old cache is removed.

import { removeOldest, type AnswerOptions } from './answer-request.ts';

/** Moves the contents of caches with the family's prefix into the worker's own, and removes them. */
export async function inheritCaches(family: string, { cacheName }: Pick<AnswerOptions, 'cacheName'>): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(family) && name !== cacheName);
  const own = await caches.open(cacheName);

  for (const name of names) {
    await moveAll(await caches.open(name), own).catch(() => undefined);
    await caches.delete(name);
  }
  await removeOldest(own);
}

async function moveAll(old: Cache, own: Cache): Promise<void> {
  for (const request of await old.keys()) {
    const response = await old.match(request);
    if (response && !(await own.match(request))) await own.put(request, response);
  }
}
