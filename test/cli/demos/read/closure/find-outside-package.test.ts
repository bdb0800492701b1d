import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findOutsidePackage } from '../../../../../cli/demos/read/closure/find-outside-package.ts';
import { openWorkspace } from '../../../../../cli/site/workspace/open-workspace.ts';
import { siteFolder } from '../../site-folder.ts';

const files = {
  'package.json': '{ "name": "@acme/lumen", "main": "./dist/index.js" }',
  'src/index.ts': "export * from './components/Badge';",
  'src/components/Badge.tsx': '',
  'docs/content/Demo.tsx': '',
  'packages/kit/package.json':
    '{ "name": "@acme/kit", "exports": { ".": "./dist/index.js", "./*": "./dist/*.js", "./tag": "./dist/parts/Tag.js" } }',
  'packages/kit/src/index.ts': '',
  'packages/kit/src/Card.tsx': '',
  'packages/kit/src/parts/Tag.tsx': '',
  'packages/unlinked/package.json': '{ "name": "@acme/unlinked" }',
  'packages/unlinked/src/index.ts': '',
};

function find(path: string) {
  const folder = siteFolder(files);
  const root = join(folder, 'docs');
  mkdirSync(join(folder, 'node_modules/@acme'), { recursive: true });
  symlinkSync(join(folder, 'packages/kit'), join(folder, 'node_modules/@acme/kit'));
  const { findSource } = openWorkspace({ root, sources: true });
  return findOutsidePackage(path, { root, findSource, isFound: (specifier) => findSource(specifier) !== undefined })
    ?.specifier;
}

describe('the package of a file outside of the site', () => {
  it.each([
    ['../src/components/Badge', '@acme/lumen'],
    ['../src', '@acme/lumen'],
    ['../src/index.ts', '@acme/lumen'],
    ['../dist/index.js', '@acme/lumen'],
    ['../packages/kit/src', '@acme/kit'],
    ['../packages/kit', '@acme/kit'],
    ['../packages/kit/src/Card', '@acme/kit/Card'],
    ['../packages/kit/src/Card.tsx', '@acme/kit/Card'],
    ['../packages/kit/src/parts/Gone', '@acme/kit'],
  ])('%s is imported from %s', (path, specifier) => {
    expect(find(path)).toBe(specifier);
  });

  it.each([
    ['a style sheet', '../src/styles/base.scss'],
    ['a picture', '../src/logo.svg'],
    ['of a package that the site cannot import', '../packages/unlinked/src/index.ts'],
    ['beside the repository', '../../../secret'],
  ])('is undefined if it is %s', (_, path) => {
    expect(find(path)).toBeUndefined();
  });
});
