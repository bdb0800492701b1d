import { describe, expect, it } from 'vitest';
import { readPages } from '../../../../cli/site/load/read-pages.ts';
import { siteFolder } from '../../demos/site-folder.ts';

describe('the files of a site', () => {
  it.each([
    ['content/lib/a/tailwind/index.tsx', true],
    ['content/lib/a/css/index.js', true],
    ['content/lib/a/system/index.tsx', false],
    ['content/lib/a/css/extra.tsx', false],
    ['content/lib/tailwind.md', false],
  ])('tell whether a demo has several stylings: %s', async (file, hasStylings) => {
    const root = siteFolder({ 'content/lib/a.md': '# A\n', [file]: '' });

    expect(await readPages(root, { mdx: false })).toMatchObject({ hasStylings });
  });
});
