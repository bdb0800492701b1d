import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findModuleTwin } from '../../../../../cli/demos/library/bundle/find-module-twin.ts';
import { siteFolder } from '../../site-folder.ts';

function find(specifier: string, manifest: object): string | undefined {
  const root = siteFolder({
    'node_modules/@acme/icons/package.json': JSON.stringify(manifest),
    'node_modules/@acme/icons/Add.js': 'exports.default = 1;',
    'node_modules/@acme/icons/Old.js': 'exports.default = 1;',
    'node_modules/@acme/icons/esm/Add.js': 'export default 1;',
    'node_modules/@acme/icons/Box/package.json': '{"module":"../esm/Box.js"}',
    'node_modules/@acme/icons/Box/index.js': '',
    'node_modules/@acme/icons/esm/Box.js': '',
  });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return findModuleTwin(specifier, [root]);
}

describe('a part of a package that is published twice', () => {
  const twice = { main: './index.js', module: './esm/index.js' };

  it('is found as a module, with or without an extension', () => {
    expect(find('@acme/icons/Add', twice)).toBe('@acme/icons/esm/Add.js');
    expect(find('@acme/icons/Add.js', twice)).toBe('@acme/icons/esm/Add.js');
  });

  it.each([
    ['the package itself', '@acme/icons', twice],
    ['a part that is published once', '@acme/icons/Old', twice],
    ['a part that is a module already', '@acme/icons/esm/Add', twice],
    ['a folder whose package.json names its module', '@acme/icons/Box', twice],
    ['a package with "exports"', '@acme/icons/Add', { ...twice, exports: { './*': './*.js' } }],
    ['a package without modules', '@acme/icons/Add', { main: './index.js' }],
    ['modules beside the scripts', '@acme/icons/Add', { main: './index.js', module: './index.mjs' }],
    ['a package that is not installed', '@acme/other/Add', twice],
  ])('is not found for %s', (_what, specifier, manifest) => {
    expect(find(specifier, manifest)).toBeUndefined();
  });
});
