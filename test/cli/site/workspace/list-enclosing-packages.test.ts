import { mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  findEnclosingPackage,
  hasSources,
  listEnclosingPackages,
} from '../../../../cli/site/workspace/list-enclosing-packages.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function make(files: Readonly<Record<string, string>>): string {
  const root = realpathSync(siteFolder(files));
  roots.push(root);
  return root;
}

describe('the packages that contain a site', () => {
  it('are those above it up to the root of its repository, the nearest first', () => {
    const root = make({
      'package.json': '{ "name": "outside" }',
      'repo/.git/HEAD': '',
      'repo/package.json': '{ "name": "acme" }',
      'repo/kit/package.json': '{ "name": "my-kit" }',
      'repo/kit/docs/package.json': '{ "private": true }',
    });

    expect(listEnclosingPackages(join(root, 'repo/kit/docs'))).toEqual([
      { name: 'my-kit', folder: join(root, 'repo/kit') },
      { name: 'acme', folder: join(root, 'repo') },
    ]);
  });

  it('are found before the site has a folder, and through a link to it', () => {
    const root = make({ '.git/HEAD': '', 'package.json': '{ "name": "my-kit" }' });
    symlinkSync(root, `${root}-link`);
    roots.push(`${root}-link`);

    expect(findEnclosingPackage('my-kit', join(root, 'docs/new'))).toEqual({ name: 'my-kit', folder: root });
    expect(findEnclosingPackage('my-kit', join(`${root}-link`, 'docs'))).toEqual({ name: 'my-kit', folder: root });
    expect(findEnclosingPackage('other', join(root, 'docs'))).toBeUndefined();
  });

  it('do not include a package that is installed nearer, as in a site for the released version', () => {
    const root = make({
      '.git/HEAD': '',
      'package.json': '{ "name": "my-kit" }',
      'node_modules/my-kit/package.json': '{}',
      'docs/docs.config.ts': '',
      'released/node_modules/my-kit/package.json': '{}',
    });
    mkdirSync(join(root, 'node_modules/some/docs'), { recursive: true });

    expect(listEnclosingPackages(join(root, 'docs'))).toEqual([{ name: 'my-kit', folder: root }]);
    expect(listEnclosingPackages(join(root, 'released'))).toEqual([]);
    expect(listEnclosingPackages(join(root, 'node_modules/some/docs'))).toEqual([]);
  });

  it('are checked for sources in the usual place', () => {
    const root = make({
      'a/package.json': '{ "exports": "./dist/index.js" }',
      'a/src/index.ts': '',
      'b/package.json': '{ "source": "source/main.tsx" }',
      'b/source/main.tsx': '',
      'c/package.json': '{ "main": "dist/index.js" }',
      'c/source/main.tsx': '',
    });

    expect(['a', 'b', 'c'].map((name) => hasSources(join(root, name)))).toEqual([true, true, false]);
  });
});
