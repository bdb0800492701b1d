import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSiteReader } from '../../../cli/files/create-site-reader.ts';
import { hashFile } from '../../../cli/files/hash-file.ts';
import { siteFolder } from '../demos/site-folder.ts';

function site() {
  const root = siteFolder({ 'content/a/Demo.tsx': 'one', 'content/a/é.txt': 'accent' });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return { root, files: createSiteReader(root) };
}

describe('a file of a site', () => {
  it('is read once: later changes are seen by the next run', () => {
    const { root, files } = site();
    const first = files.read('content/a/Demo.tsx')?.toString();
    writeFileSync(join(root, 'content/a/Demo.tsx'), 'two');

    expect([first, files.read('content/a/Demo.tsx')?.toString()]).toEqual(['one', 'one']);
    expect(createSiteReader(root).read('content/a/Demo.tsx')?.toString()).toBe('two');
  });

  it.each(['content/a/Gone.tsx', 'content/gone/deep/Demo.tsx', 'content/a/Demo.tsx/index.tsx', 'content/a', ''])(
    'is undefined if it is missing or a folder (%s)',
    (file) => {
      const { files } = site();

      expect([files.read(file), files.hash(file)]).toEqual([undefined, '']);
    },
  );

  it.each(['content/a/Demo.tsx', 'content/a/é.txt', 'content/a/', 'content/gone/'])(
    'has the hash that hashFile returns (%s)',
    (file) => {
      const { root, files } = site();

      expect(files.hash(file)).toBe(hashFile(join(root, file)));
    },
  );

  it('has the same hash, whether it was read before or not', () => {
    const { root, files } = site();
    files.read('content/a/Demo.tsx');

    expect(files.hash('content/a/Demo.tsx')).toBe(createSiteReader(root).hash('content/a/Demo.tsx'));
  });

  it('is also found above the site, where folders are not listed', () => {
    const { root } = site();
    mkdirSync(join(root, 'content/inner'));

    expect(createSiteReader(join(root, 'content/inner')).read('../a/Demo.tsx')?.toString()).toBe('one');
  });

  it('is not inside the site if it or its folder is a link from elsewhere', () => {
    const { root, files } = site();
    const other = siteFolder({ 'Other.tsx': 'other' });
    onTestFinished(() => rmSync(other, { recursive: true, force: true }));
    symlinkSync(join(other, 'Other.tsx'), join(root, 'content/a/Link.tsx'));
    symlinkSync(other, join(root, 'content/linked'));
    symlinkSync(join(root, 'content/a/Demo.tsx'), join(root, 'content/a/Own.tsx'));

    const names = ['content/a/Link.tsx', 'content/linked/Other.tsx', 'content/a/Own.tsx', 'content/a/Demo.tsx'];
    expect(names.map((file) => [files.read(file)?.toString(), files.isInside(file)])).toEqual([
      ['other', false],
      ['other', false],
      ['one', true],
      ['one', true],
    ]);
  });
});
