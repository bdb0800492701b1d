import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inheritCaches } from '../../../runtime/worker/inherit-caches.ts';

let stores: Map<string, Map<string, string>>;

function open(name: string): object {
  const store = stores.get(name) ?? new Map<string, string>();
  stores.set(name, store);
  return {
    keys: async () => [...store.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => store.get(url),
    put: async ({ url }: { url: string }, text: string) => void store.set(url, text),
    delete: async ({ url }: { url: string }) => store.delete(url),
  };
}

beforeEach(() => {
  stores = new Map();
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a new worker', () => {
  it('takes over the cache of the old one, and leaves other sites of the host alone', async () => {
    stores.set(
      'docs / old',
      new Map([
        ['/a/', 'old a'],
        ['/b/', 'old b'],
      ]),
    );
    stores.set('docs / new', new Map([['/a/', 'new a']]));
    stores.set('docs /other/ x', new Map([['/other/', 'other']]));
    await inheritCaches('docs / ', { cacheName: 'docs / new' });

    expect([...stores.keys()]).toEqual(['docs / new', 'docs /other/ x']);
    expect([...(stores.get('docs / new') ?? [])]).toEqual([
      ['/a/', 'new a'],
      ['/b/', 'old b'],
    ]);
  });
});
