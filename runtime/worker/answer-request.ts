// How the service worker answers. Pages, the index of the search, and the list of what edited demos may
// import, come from the network, and from memory only without one;
// hashed files come from memory, as their bytes never change; everything else is left alone.

import { drawOffline, findTitle, type KeptPage } from './draw-offline.ts';
import type { WorkerSite } from './worker-site.ts';

/** What a request is answered with. */
export interface AnswerOptions extends Omit<WorkerSite, 'key'> {
  readonly cacheName: string;
}

/** How many are kept at most; the first to come is the first to go. */
const keptPages = 150;
const keptFiles = 150;

/** Answers a request for a page or a hashed file; undefined leaves it to the browser. */
export function answerRequest(request: Request, options: AnswerOptions): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === location.origin && pathname.startsWith(options.base);
  if (!isOurs) return undefined;

  const isLatest = pathname.startsWith(`${options.base}_demos/`) || isSearchIndex(pathname, options);
  if (request.mode === 'navigate' || isLatest) return answerPage(request, options);
  if (pathname.startsWith(`${options.base}_app/`)) return answerAsset(request, options);
  return undefined;
}

/** Keeps pages and hashed files that were loaded before the worker was there. */
export async function keepAddresses(addresses: readonly string[], { cacheName, base }: AnswerOptions): Promise<void> {
  const cache = await openCache(cacheName);
  const ours = addresses.filter((address) => address.startsWith(`${location.origin}${base}`));
  await Promise.all(
    ours.map(async (address) => {
      const response = await fetch(address).catch(() => undefined);
      if (response) await keep(cache, toCacheKey(address), response);
    }),
  );
}

async function answerPage(request: Request, options: AnswerOptions): Promise<Response> {
  const cache = await openCache(options.cacheName);
  try {
    const response = await fetch(request);
    await keep(cache, toCacheKey(request.url), response.clone());
    await forgetOldest(cache);
    return response;
  } catch (error) {
    const known = await cache?.match(toCacheKey(request.url));
    if (known) return known;
    const language = findLanguage(request.url, options);
    const texts = options.offline[language];
    if (request.mode !== 'navigate' || !texts) throw error;
    return drawOffline(await listKept(cache), { texts, language });
  }
}

function findLanguage(address: string, { base, offline, language }: AnswerOptions): string {
  const first = new URL(address).pathname.slice(base.length).split('/')[0] ?? '';
  return Object.hasOwn(offline, first) ? first : language;
}

/** The pages in memory, in the order in which they came; the missing page is none. */
async function listKept(cache: Cache | undefined): Promise<KeptPage[]> {
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
  const known = await cache?.match(request.url);
  if (known) return known;

  const response = await fetch(request);
  await keep(cache, request.url, response.clone());
  return response;
}

/** A browser without room for a cache still has a network. */
async function openCache(name: string): Promise<Cache | undefined> {
  return caches.open(name).catch(() => undefined);
}

/** Only good answers of our own origin: no error but a missing page, no redirect, nothing opaque. */
async function keep(cache: Cache | undefined, key: string, response: Response): Promise<void> {
  const isKnown = response.status === 200 || (response.status === 404 && isMissingPage(key, response));
  if (!isKnown || response.type !== 'basic' || response.redirected) return;
  await cache?.put(key, response).catch(() => undefined);
}

/** A host answers with the missing page for whatever it does not have, but a script is no page. */
function isMissingPage(key: string, { headers }: Response): boolean {
  return (
    !key.includes('/_app/') && !key.includes('/_demos/') && headers.get('content-type')?.includes('text/html') === true
  );
}

/** Makes room: of too many pages, and of too many hashed files, the oldest go. */
export async function forgetOldest(cache: Cache | undefined): Promise<void> {
  const requests = (await cache?.keys()) ?? [];
  const pages = requests.filter(({ url }) => !/\/_app\/|\/search\/[^/]+\.json$/.test(url));
  const files = requests.filter(({ url }) => url.includes('/_app/'));
  const old = [
    ...pages.slice(0, Math.max(0, pages.length - keptPages)),
    ...files.slice(0, Math.max(0, files.length - keptFiles)),
  ];
  await Promise.all(old.map((request) => cache?.delete(request)));
}

/** "search/en.json" and the words beside it; a page of that name is no file. */
function isSearchIndex(pathname: string, { base }: Pick<AnswerOptions, 'base'>): boolean {
  return /^search\/[^/]+\.json$/.test(pathname.slice(base.length));
}

/** One page, whatever its query and fragment say. */
function toCacheKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}
