import { fileURLToPath } from 'node:url';
import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DemoLoader } from '../../../../cli/demos/run/demo-loader.ts';
import { findEmotion } from '../../../../cli/demos/run/find-emotion.ts';
import { makeLibrary } from '../library/make-library.ts';
import { siteFolder } from '../site-folder.ts';

async function find(root: string) {
  const library = await makeLibrary(root, { wants: [] });
  return findEmotion(new DemoLoader({ root, base: '/', alias: {}, readLibrary: () => library }));
}

describe('the Emotion of a site', () => {
  it('is found with its cache and its prefixer', async () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    const emotion = await find(root);

    expect(Object.values(emotion ?? {}).map((part) => typeof part)).toEqual(['object', 'function', 'function']);
  });

  it('is undefined if a part is not installed', async () => {
    const root = siteFolder({
      'docs.config.ts': '',
      'node_modules/@emotion/react/package.json': '{"main":"./index.js"}',
      'node_modules/@emotion/react/index.js': '',
    });

    expect(await find(root)).toBeUndefined();
    rmSync(root, { recursive: true });
  });
});
