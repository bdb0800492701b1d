import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findManifest, findPackage } from '../../../../../cli/demos/library/packages/find-package.ts';
import { siteFolder } from '../../site-folder.ts';

let root = '';
beforeEach(() => {
  root = siteFolder({
    'node_modules/upper/package.json': '{"version":"1.0.0"}',
    'node_modules/both/package.json': '{"version":"1.0.0"}',
    'site/node_modules/both/package.json': '{"version":"2.0.0"}',
    'node_modules/strict/package.json': '{"exports":{".":"./gone.js","./Button":"./Button.js"}}',
    'node_modules/strict/Button.js': '',
    'node_modules/parts/package.json': '{"exports":{"./a":"./a.js","./*":"./lib/*.js"}}',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('an installed package', () => {
  it('is the nearest one above the site', () => {
    const folders = [join(root, 'site')];

    expect(findManifest('both', folders)?.manifest.version).toBe('2.0.0');
    expect(findManifest('upper', folders)?.manifest.version).toBe('1.0.0');
  });

  it('is never looked for outside node_modules', () => {
    expect(findManifest('../site/node_modules/both', [root])).toBeUndefined();
  });

  it('is suggested if a name is two letters off', () => {
    const find = (specifier: string) => findPackage(specifier, { folders: [root], memory: new Map() });

    expect(find('uper')).toEqual({ kind: 'fault', fault: { kind: 'no-package', name: 'uper', nearest: 'upper' } });
    expect(find('other')).toEqual({ kind: 'fault', fault: { kind: 'no-package', name: 'other' } });
  });

  it.each([
    ['@acme/lumn', '@acme/lumen'],
    ['@amce/lumen', '@acme/lumen'],
    ['@acme/lumenn/style.css', '@acme/lumen'],
    ['lumen', '@acme/lumen'],
    ['@acme/kti', '@acme/kit'],
    ['@acme/kits/Button', '@acme/kit'],
    ['kit', '@acme/kit'],
    ['@acme/icons', undefined],
  ])('is suggested if it belongs to the site, or is beside it: %s', (specifier, nearest) => {
    writeFileSync(join(root, 'package.json'), '{ "name": "@acme/lumen" }');
    mkdirSync(join(root, 'packages/kit'), { recursive: true });
    writeFileSync(join(root, 'packages/kit/package.json'), '{ "name": "@acme/kit" }');
    mkdirSync(join(root, 'node_modules/@acme'));
    symlinkSync(join(root, 'packages/kit'), join(root, 'node_modules/@acme/kit'));

    expect(findPackage(specifier, { folders: [join(root, 'site')], memory: new Map() })).toEqual({
      kind: 'fault',
      fault: {
        kind: 'no-package',
        name: specifier.replace(/\/(?:style\.css|Button)$/, ''),
        ...(nearest && { nearest }),
      },
    });
  });

  it.each([
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lockb', 'bun'],
  ])('is installed by the package manager of %s', (lock, manager) => {
    writeFileSync(join(root, lock), '');

    expect(findPackage('other', { folders: [join(root, 'site')], memory: new Map() })).toEqual({
      kind: 'fault',
      fault: { kind: 'no-package', name: 'other', manager },
    });
  });

  it('is not the package around the site, which is reported with its sources or missing exports', () => {
    writeFileSync(
      join(root, 'package.json'),
      '{ "name": "my-kit", "exports": { ".": "./dist/index.js", "./a.css": "./dist/a.css" } }',
    );
    const folders = [join(root, 'site')];
    const find = (specifier: string, source?: string) =>
      findPackage(specifier, {
        folders,
        memory: new Map(),
        findSource: (name) => (name === 'my-kit' ? source : undefined),
      });

    expect(find('my-kit')).toEqual({
      kind: 'fault',
      fault: { kind: 'no-source', name: 'my-kit', setting: "sources: { 'my-kit': '../src/index.ts' }" },
    });
    expect(find('my-kit', 'src/index.ts')).toEqual({ kind: 'found', name: 'my-kit' });
    expect(find('my-kit/a.css', 'src/index.ts')).toEqual({
      kind: 'fault',
      fault: {
        kind: 'no-build',
        name: 'my-kit',
        subpath: './a.css',
        containsSite: true,
        isInRepository: true,
        file: 'dist/a.css',
      },
    });
    expect(find('my-kit/gone', 'src/index.ts')).toEqual({
      kind: 'fault',
      fault: { kind: 'no-subpath', name: 'my-kit', subpath: './gone', containsSite: true, nearby: ['a.css'] },
    });
  });

  it('lacks exported files that its folder does not have', () => {
    expect(findPackage('strict', { folders: [root], memory: new Map() })).toEqual({
      kind: 'fault',
      fault: { kind: 'no-build', name: 'strict', subpath: '.', file: 'gone.js' },
    });
  });

  it.each([
    ['that the site does not declare', '{}', { isUndeclared: true, manager: 'npm' }],
    ['that the site declares', '{ "devDependencies": { "tokens": "*" } }', {}],
  ])('of the same repository %s lacks files that are not built', (_, manifest, undeclared) => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-packages-'));
    mkdirSync(join(folder, 'tokens'));
    writeFileSync(join(folder, 'tokens/package.json'), '{ "name": "tokens", "exports": "./dist/index.js" }');
    mkdirSync(join(folder, 'site/node_modules'), { recursive: true });
    writeFileSync(join(folder, 'site/package.json'), manifest);
    symlinkSync(join(folder, 'tokens'), join(folder, 'site/node_modules/tokens'));

    const found = findPackage('tokens', { folders: [join(folder, 'site')], memory: new Map() });
    rmSync(folder, { recursive: true });

    expect(found).toEqual({
      kind: 'fault',
      fault: {
        kind: 'no-build',
        name: 'tokens',
        subpath: '.',
        file: 'dist/index.js',
        isInRepository: true,
        ...undeclared,
      },
    });
  });

  it('has no subpath outside its exports', () => {
    const find = (specifier: string) => findPackage(specifier, { folders: [root], memory: new Map() });

    expect(find('strict/Buton')).toEqual({
      kind: 'fault',
      fault: { kind: 'no-subpath', name: 'strict', subpath: './Buton', nearby: ['Button'] },
    });
    expect(find('parts')).toEqual({
      kind: 'fault',
      fault: { kind: 'no-subpath', name: 'parts', subpath: '.', nearby: ['a'] },
    });
    expect(find('parts/b')).toMatchObject({ fault: { kind: 'no-subpath', subpath: './b' } });
  });
});
