import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findManifestFaults } from '../../../../cli/site/load/find-manifest-faults.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Finds the faults of a site in the folder "docs" of a repository. */
function find(files: Readonly<Record<string, string>>, links: Readonly<Record<string, string>> = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-manifests-')));
  folders.push(folder);
  const place = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    return join(folder, file);
  };
  mkdirSync(join(folder, '.git'));
  for (const [file, text] of Object.entries({ 'docs/docs.config.ts': '', ...files })) writeFileSync(place(file), text);
  for (const [link, target] of Object.entries(links)) symlinkSync(join(folder, target), place(link));
  return findManifestFaults(join(folder, 'docs')).map(
    ({ rule, place: at }) => `${at.file}:${at.line}:${at.column} ${rule}`,
  );
}

const broken = '{\n  "name": "a",\n}\n';

describe('a package.json that is not JSON', () => {
  it('is reported for the site, the folders above it, and directly or indirectly linked packages', () => {
    expect(
      find(
        {
          'docs/package.json': broken,
          'package.json': '{ "name": ',
          'packages/ui/package.json': '{ "name": "ui", "dependencies": { "tokens": "1" } }',
          'packages/tokens/package.json': "{ 'name': 'tokens' }",
        },
        { 'node_modules/ui': 'packages/ui', 'packages/ui/node_modules/tokens': 'packages/tokens' },
      ),
    ).toEqual([
      'package.json:3:1 package-json',
      '../package.json:1:10 package-json',
      '../packages/tokens/package.json:1:3 package-json',
    ]);
  });

  it('is not reported for installed packages, or outside of the repository', () => {
    expect(find({ 'node_modules/ui/package.json': broken, 'docs/package.json': '{}' })).toEqual([]);
    expect(find({})).toEqual([]);
  });
});
