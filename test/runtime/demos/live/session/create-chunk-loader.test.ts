import { describe, expect, it } from 'vitest';
import { createChunkLoader } from '../../../../../runtime/demos/live/session/create-chunk-loader.ts';
import { orderChunks } from '../../../../../runtime/demos/live/order-chunks.ts';

const manifest = {
  folder: '../_app/live/',
  frame: 'f.js',
  chunks: {
    'f.js': ['react.js'],
    'kit.js': ['base.js', 'react.js'],
    'base.js': ['react.js'],
    'react.js': [],
    'other.js': [],
  },
  modules: {},
};

describe('scripts for the frame', () => {
  it('follow the scripts that they import, and include no others', () => {
    expect(orderChunks(['kit.js', 'f.js'], manifest)).toEqual(['react.js', 'base.js', 'kit.js', 'f.js']);
  });

  it('are fetched once each, from the folder that the manifest names', async () => {
    const asked: string[] = [];
    const loader = await createChunkLoader('https://docs.test/site/_demos/m.json', fetchFrom(asked));

    await loader.load(['base.js']);
    const chunks = await loader.load(['kit.js']);

    expect(chunks).toContainEqual({ name: 'kit.js', text: 'text of kit.js', imports: ['base.js', 'react.js'] });
    expect(asked).toEqual(
      ['_demos/m.json', ...['react.js', 'base.js', 'kit.js'].map((name) => `_app/live/${name}`)].map(
        (path) => `https://docs.test/site/${path}`,
      ),
    );
  });

  it('are fetched again after a failure', async () => {
    let isOffline = true;
    const fetchText = fetchFrom([]);
    const loader = await createChunkLoader('https://docs.test/m.json', (url) =>
      isOffline && url.endsWith('.js') ? Promise.reject(new Error('offline')) : fetchText(url),
    );
    await expect(loader.load(['react.js'])).rejects.toThrow('offline');

    isOffline = false;

    expect(await loader.load(['react.js'])).toHaveLength(1);
  });
});

function fetchFrom(asked: string[]) {
  return async (url: string) => {
    asked.push(url);
    return url.endsWith('m.json') ? JSON.stringify(manifest) : `text of ${url.split('/').at(-1)}`;
  };
}
