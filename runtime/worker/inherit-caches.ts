// A new worker takes over the cache of the last one, so that a page that was read still opens offline
// after the next build, with the hashed files that it was built with. The old cache is removed.

import { removeOldest, type AnswerOptions } from './answer-request.ts';

/** Moves the contents of other caches with the prefix into the worker's cache, and removes those caches. */
export async function inheritCaches(
  cachePrefix: string,
  { cacheName }: Pick<AnswerOptions, 'cacheName'>,
): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  const cache = await caches.open(cacheName);

  for (const name of names) {
    await moveAll(await caches.open(name), cache).catch(() => undefined);
    await caches.delete(name);
  }
  await removeOldest(cache);
}

async function moveAll(source: Cache, target: Cache): Promise<void> {
  for (const request of await source.keys()) {
    const response = await source.match(request);
    if (response && !(await target.match(request))) await target.put(request, response);
  }
}
