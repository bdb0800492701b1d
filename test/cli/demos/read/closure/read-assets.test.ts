import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAssets } from '../../../../../cli/demos/read/closure/read-assets.ts';
import { siteFolder } from '../../site-folder.ts';

describe('what is no text', () => {
  it('becomes an address that holds it', () => {
    const root = siteFolder({ 'content/a/logo.png': new Uint8Array([0x89, 0x50]) });

    expect([...readAssets(root, ['content/a/logo.png'])]).toEqual([
      ['content/a/logo.png', 'data:image/png;base64,iVA='],
    ]);
    rmSync(root, { recursive: true });
  });
});
