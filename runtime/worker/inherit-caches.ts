// A new worker takes over what the last one has kept, so that a page that was read opens offline
// after the next build as well, with the hashed files it was made with. The old cache goes.

import { forgetOldest, type AnswerOptions } from './answer-request.ts';

/** Moves what caches of the family hold into the worker's own, and removes them. */
export async function inheritCaches(family: string, { cacheName }: Pick<AnswerOptions, 'cacheName'>): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(family) && name !== cacheName);
  const own = await caches.open(cacheName);

  for (const name of names) {
    await moveAll(await caches.open(name), own).catch(() => undefined);
    await caches.delete(name);
  }
  await forgetOldest(own);
}

async function moveAll(old: Cache, own: Cache): Promise<void> {
  for (const request of await old.keys()) {
    const kept = await old.match(request);
    if (kept && !(await own.match(request))) await own.put(request, kept);
  }
}
