// Answers requests in the service worker. Pages, the search index and the list of modules for edited demos
// come from the network, and from the cache only without one; hashed files, which never change, come from
// the cache; everything else is left to the browser.

import { drawOffline, findTitle, type CachedPage } from './draw-offline.ts';
import type { WorkerSite } from './worker-site.ts';

/** Options for answering a request. */
export interface AnswerOptions extends Omit<WorkerSite, 'key'> {
  readonly cacheName: string;
}

/** Maximum number of each in the cache; the oldest are removed first. */
const maxPages = 150;
const maxFiles = 150;

/** Answers a request for a page or a hashed file; undefined leaves it to the browser. */
export function answerRequest(request: Request, options: AnswerOptions): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  const isSiteRequest = request.method === 'GET' && origin === location.origin && pathname.startsWith(options.base);
  if (!isSiteRequest) return undefined;

  const isLatest = pathname.startsWith(`${options.base}_demos/`) || isSearchIndex(pathname, options);
  if (request.mode === 'navigate' || isLatest) return answerPage(request, options);
  if (pathname.startsWith(`${options.base}_app/`)) return answerAsset(request, options);
  return undefined;
}

/** Caches pages and hashed files that were loaded before the worker was active. */
export async function cacheAddresses(addresses: readonly string[], { cacheName, base }: AnswerOptions): Promise<void> {
  const cache = await openCache(cacheName);
  const siteAddresses = addresses.filter((address) => address.startsWith(`${location.origin}${base}`));
  await Promise.all(
    siteAddresses.map(async (address) => {
      const response = await fetch(address).catch(() => undefined);
      if (response) await store(cache, toCacheKey(address), response);
    }),
  );
}

async function answerPage(request: Request, options: AnswerOptions): Promise<Response> {
  const cache = await openCache(options.cacheName);
  try {
    const response = await fetch(request);
    await store(cache, toCacheKey(request.url), response.clone());
    await removeOldest(cache);
    return response;
  } catch (error) {
    const cached = await cache?.match(toCacheKey(request.url));
    if (cached) return cached;
    const language = findLanguage(request.url, options);
    const texts = options.offline[language];
    if (request.mode !== 'navigate' || !texts) throw error;
    return drawOffline(await listPages(cache), { texts, language });
  }
}

function findLanguage(address: string, { base, offline, language }: AnswerOptions): string {
  const segment = new URL(address).pathname.slice(base.length).split('/')[0] ?? '';
  return Object.hasOwn(offline, segment) ? segment : language;
}

/** Lists the cached pages, oldest first, without the 404 page. */
async function listPages(cache: Cache | undefined): Promise<CachedPage[]> {
  const requests = ((await cache?.keys()) ?? []).filter(({ url }) => url.endsWith('/'));
  const pages = requests.map(async ({ url }) => {
    const response = await cache?.match(url);
    const title = response?.ok ? findTitle(await response.text()) : undefined;
    return title === undefined ? [] : [{ address: url, title }];
  });
  return (await Promise.all(pages)).flat();
}

async function answerAsset(request: Request, { cacheName }: AnswerOptions): Promise<Response> {
  const cache = await openCache(cacheName);
  const cached = await cache?.match(request.url);
  if (cached) return cached;

  const response = await fetch(request);
  await store(cache, request.url, response.clone());
  return response;
}

/** Opens a cache; undefined if the browser has no room for one, as the network still works. */
async function openCache(name: string): Promise<Cache | undefined> {
  return caches.open(name).catch(() => undefined);
}

/** Caches a response of this origin: no error except the 404 page, no redirect, nothing opaque. */
async function store(cache: Cache | undefined, key: string, response: Response): Promise<void> {
  const isCacheable = response.status === 200 || (response.status === 404 && isMissingPage(key, response));
  if (!isCacheable || response.type !== 'basic' || response.redirected) return;
  await cache?.put(key, response).catch(() => undefined);
}

/** Returns whether a response is the 404 page for a page; a host may also send it for scripts. */
function isMissingPage(key: string, { headers }: Response): boolean {
  return (
    !key.includes('/_app/') && !key.includes('/_demos/') && headers.get('content-type')?.includes('text/html') === true
  );
}

/** Removes the oldest pages and hashed files beyond the limits. */
export async function removeOldest(cache: Cache | undefined): Promise<void> {
  const requests = (await cache?.keys()) ?? [];
  const pages = requests.filter(({ url }) => !/\/_app\/|\/search\/[^/]+\.json$/.test(url));
  const files = requests.filter(({ url }) => url.includes('/_app/'));
  const old = [
    ...pages.slice(0, Math.max(0, pages.length - maxPages)),
    ...files.slice(0, Math.max(0, files.length - maxFiles)),
  ];
  await Promise.all(old.map((request) => cache?.delete(request)));
}

/** Returns whether a path is a file of the search index, such as "search/en.json". */
function isSearchIndex(pathname: string, { base }: Pick<AnswerOptions, 'base'>): boolean {
  return /^search\/[^/]+\.json$/.test(pathname.slice(base.length));
}

/** Makes the cache key of an address, without query and fragment. */
function toCacheKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}
