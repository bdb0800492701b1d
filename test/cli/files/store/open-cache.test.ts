import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCache } from '../../../../cli/files/store/open-cache.ts';
import { cacheFolder } from './cache-folder.ts';

describe('the cache of a command', () => {
  it('is in the site, and is not created before something is stored', () => {
    const { folder: root, log, notices } = cacheFolder();

    const cache = openCache(root, { log });
    cache.close();

    expect(cache.folder).toBe(join(root, '.vitrine'));
    expect(existsSync(cache.folder)).toBe(false);
    expect(notices).toEqual([]);
  });

  it('stays when the command ends', () => {
    const { folder: root, log } = cacheFolder();
    mkdirSync(join(root, '.vitrine'));

    openCache(root, { log }).close();

    expect(existsSync(join(root, '.vitrine'))).toBe(true);
  });

  it.each([
    ['nothing may be kept', { isTemporary: true }],
    ['the site does not exist', { place: 'gone' }],
  ])('is a temporary folder, removed when the command ends, if %s', (_name, { isTemporary, place = '' }: Wanted) => {
    const { folder, log, notices } = cacheFolder();

    const cache = openCache(join(folder, place), { isTemporary, log });
    const wasThere = existsSync(cache.folder);
    cache.close();

    expect([wasThere, existsSync(cache.folder), existsSync(join(folder, '.vitrine'))]).toEqual([true, false, false]);
    expect(notices).toEqual([]);
  });

  it('is reported as unusable if a file has its name', () => {
    const { folder: root, log, notices } = cacheFolder();
    writeFileSync(join(root, '.vitrine'), '');

    const cache = openCache(root, { log });
    cache.close();

    expect(cache.folder).not.toBe(join(root, '.vitrine'));
    expect(notices).toEqual([
      `cache-unusable  The cache "${join(root, '.vitrine')}" is not a folder that can be written to, so nothing is kept. Remove it, or give this user permission to write there.`,
    ]);
  });
});

interface Wanted {
  readonly isTemporary?: boolean;
  readonly place?: string;
}
