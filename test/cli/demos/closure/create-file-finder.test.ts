import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileFinder } from '../../../../cli/demos/closure/create-file-finder.ts';
import { siteFolder } from '../site-folder.ts';

let root = '';
beforeEach(() => {
  root = siteFolder({
    'content/a/Box.tsx': '',
    'content/a/Box/index.ts': '',
    'content/a/parts/index.js': '',
    'index.ts': '',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the file of a path', () => {
  it.each([
    ['content/a/Box.tsx', 'content/a/Box.tsx'],
    ['content/a/Box', 'content/a/Box.tsx'],
    ['content/a/parts', 'content/a/parts/index.js'],
    ['', 'index.ts'],
  ])('for "%s" is %s', (path, found) => {
    expect(createFileFinder(root)(path).path).toBe(found);
  });

  it.each(['content/A/Box', 'content/a/BOX.tsx', 'content/a', 'nowhere/at/all', 'content/a/Box.tsx/more'])(
    'is undefined for "%s"',
    (path) => {
      expect(createFileFinder(root)(path)).toMatchObject({ path: undefined, isOutside: false });
    },
  );

  it('is undefined if a folder links out of the site', () => {
    const other = siteFolder({ 'secret.ts': '' });
    symlinkSync(other, join(root, 'content/out'));

    expect(createFileFinder(root)('content/out/secret')).toMatchObject({ path: undefined, isOutside: true });
    rmSync(other, { recursive: true });
  });

  it('is never a folder', () => {
    mkdirSync(join(root, 'content/a/Late.tsx'));

    expect(createFileFinder(root)('content/a/Late').path).toBeUndefined();
  });

  it('is returned with the names beside it', () => {
    expect(createFileFinder(root)('content/a/Bux').nearby).toEqual(['Box', 'Box.tsx', 'parts']);
  });
});
