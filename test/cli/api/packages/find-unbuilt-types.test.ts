import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { findUnbuiltTypes } from '../../../../cli/api/packages/find-unbuilt-types.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function find(manifest: object, files: Readonly<Record<string, string>> = {}) {
  const folder = siteFolder({ 'package.json': JSON.stringify(manifest), ...files });
  folders.push(folder);
  return findUnbuiltTypes(folder);
}

describe('declarations that a package names', () => {
  it('are found if they were not built', () => {
    expect(find({ types: './dist/index.d.ts' })).toBe('dist/index.d.ts');
    expect(find({ typings: 'a.d.ts' })).toBe('a.d.ts');
    expect(find({ exports: { '.': { types: './dist/index.d.mts', import: './dist/index.mjs' } } })).toBe(
      'dist/index.d.mts',
    );
  });

  it('are not reported if they exist, or if it names none', () => {
    expect(find({ types: 'index.d.ts' }, { 'index.d.ts': '' })).toBeUndefined();
    expect(find({ main: 'index.js', exports: './index.js' })).toBeUndefined();
  });
});
