import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listAssetAddresses } from '../../../../../cli/demos/read/closure/list-asset-addresses.ts';
import { siteFolder } from '../../site-folder.ts';

describe('an asset', () => {
  it('has an address below the base, and so has an SVG drawing, which is also text', () => {
    const root = siteFolder({ 'content/a/logo.png': new Uint8Array([0x89, 0x50]), 'content/a/dot.svg': '<svg/>' });
    const files = ['content/a/Demo.tsx', 'content/a/dot.svg'].map((path) => ({ path, text: '' }));

    expect([...listAssetAddresses({ assets: ['content/a/logo.png'], files }, { root, base: '/docs/' })]).toEqual([
      ['content/a/logo.png', expect.stringMatching(/^\/docs\/_app\/assets\/logo\.\w{10}\.png$/)],
      ['content/a/dot.svg', expect.stringMatching(/^\/docs\/_app\/assets\/dot\.\w{10}\.svg$/)],
    ]);
    rmSync(root, { recursive: true });
  });
});
