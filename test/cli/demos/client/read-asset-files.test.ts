import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAssetFiles } from '../../../../cli/demos/client/read-asset-files.ts';
import { siteFolder } from '../site-folder.ts';

describe('the pictures of demos', () => {
  it('are files of the site, equal bytes only once', () => {
    const root = siteFolder({ 'content/a.png': 'one', 'content/b/a.png': 'one', 'content/c.svg': '<svg/>' });
    const closure = { imports: [], absent: [], problems: [] };
    const files = readAssetFiles(
      [
        { ...closure, assets: ['content/a.png'], files: [{ path: 'content/Demo.tsx', text: '' }] },
        {
          ...closure,
          assets: ['content/b/a.png', 'content/a.png'],
          files: [{ path: 'content/c.svg', text: '<svg/>' }],
        },
      ],
      root,
    );

    expect(files.map(({ file, contents }) => [file.replace(/\.\w{10}\./, '.'), String(contents)])).toEqual([
      ['_app/assets/a.png', 'one'],
      ['_app/assets/c.svg', '<svg/>'],
    ]);
    rmSync(root, { recursive: true });
  });
});
