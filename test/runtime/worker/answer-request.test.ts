import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRequest } from '../../../runtime/worker/answer-request.ts';

const options = { base: '/', cacheName: 'docs / a', language: 'en', offline: {} };
const texts = { direction: 'rtl' as const, title: 'Off', text: 'No network.', known: 'Known:', again: 'Again' };
let entries: Map<string, Response>;
let isOnline: boolean;
let answers: Response[];

function ask(
  path: string,
  mode: RequestMode = 'navigate',
  { method = 'GET', offline = {} }: { method?: string; offline?: Record<string, typeof texts> } = {},
): Promise<Response> | undefined {
  const url = new URL(path, 'https://docs.example.com').href;
  return answerRequest({ url, mode, method } as Request, { ...options, offline });
}

function answer(text: string, more: { status?: number; type?: ResponseType } = {}): Response {
  const response = new Response(text, { status: more.status ?? 200 });
  Object.defineProperty(response, 'type', { value: more.type ?? 'basic' });
  response.clone = () => response;
  return response;
}

beforeEach(() => {
  entries = new Map();
  isOnline = true;
  answers = [];
  const cache = {
    match: async (key: string) => entries.get(key),
    put: async (key: string, response: Response) => void entries.set(key, response),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => entries.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('location', { origin: 'https://docs.example.com' });
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('no network');
    return answers.shift();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a page', () => {
  it('comes from the network each time, and from the cache without a network', async () => {
    const [first, second] = [answer('a'), answer('b')];
    answers = [first, second];
    const shown = [await ask('/x/'), await ask('/x/?q#y')];
    isOnline = false;

    expect(shown).toEqual([first, second]);
    expect(await ask('/x/')).toBe(second);
    await expect(ask('/never-read/')).rejects.toThrow('no network');
  });

  it('that is not cached links to cached pages, in the language of its address', async () => {
    answers = [answer('<title>A &amp; b</title>'), answer('', { status: 404 })];
    for (const path of ['/a/', '/gone/']) await ask(path);
    isOnline = false;

    const shown = await ask('/ar/never/', 'navigate', { offline: { ar: texts } });
    const html = (await shown?.text()) ?? '';

    expect(shown?.status).toBe(503);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<ul><li><a href="https://docs.example.com/a/">A &#38; b</a></li></ul>');
  });

  it('that is missing is cached as the 404 page, but scripts are not', async () => {
    const missing = answer('gone', { status: 404 });
    missing.headers.set('content-type', 'text/html; charset=utf-8');
    answers = [missing, missing, answer('gone', { status: 404 })];
    for (const [path, mode] of [['/gone/'], ['/_app/gone.js', 'cors'], ['/else/']] as const) await ask(path, mode);

    expect([...entries.keys()]).toEqual(['https://docs.example.com/gone/']);
  });

  it('is cached like the list of modules for edited demos', async () => {
    const [first, second] = [answer('old'), answer('new')];
    answers = [first, second];
    const read = [await ask('/_demos/manifest.json', 'cors'), await ask('/_demos/manifest.json', 'cors')];
    isOnline = false;

    expect(read).toEqual([first, second]);
    expect(await ask('/_demos/manifest.json', 'cors')).toBe(second);
  });

  it.each([{ status: 404 }, { status: 500 }, { type: 'opaque' as const }, { type: 'cors' as const }])(
    'is not cached when its response is %j',
    async (more) => {
      answers = [answer('bad', more)];
      await ask('/x/');

      expect(entries.size).toBe(0);
    },
  );

  it('replaces the oldest one when too many are cached', async () => {
    for (let number = 0; number < 152; number++) {
      answers = [answer('')];
      await ask(`/${number}/`);
    }

    expect([
      entries.size,
      entries.has('https://docs.example.com/0/'),
      entries.has('https://docs.example.com/151/'),
    ]).toEqual([150, false, true]);
  });
});

describe('a hashed file', () => {
  it('is fetched once', async () => {
    const style = answer('a');
    answers = [style];

    expect([await ask('/_app/a.css', 'no-cors'), await ask('/_app/a.css', 'no-cors')]).toEqual([style, style]);
  });
});

describe('everything else', () => {
  it.each([
    ['/logo.png', 'no-cors', 'GET'],
    ['/', 'navigate', 'POST'],
    ['https://elsewhere.example/_app/a.js', 'cors', 'GET'],
  ] as const)('is left to the browser: %s %s %s', (path, mode, method) => {
    expect(ask(path, mode, { method })).toBeUndefined();
  });
});

describe('the index of the search', () => {
  it('is the latest one, and without a network the cached one', async () => {
    answers = [answer('old'), answer('new')];
    for (const text of ['old', 'new']) expect(await (await ask('/search/en.json', 'cors'))?.text()).toBe(text);
    isOnline = false;

    expect(await ask('/search/en.json', 'cors')).toBeDefined();
    expect([...entries.keys()]).toEqual(['https://docs.example.com/search/en.json']);
  });

  it('does not include other files in its folder', () => {
    expect(ask('/search/picture.png', 'cors')).toBeUndefined();
    expect(ask('/search/a/b.json', 'cors')).toBeUndefined();
  });
});
