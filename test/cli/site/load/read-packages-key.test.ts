import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readPackageKeys } from '../../../../cli/site/load/read-packages-key.ts';
import { openWorkspace } from '../../../../cli/site/workspace/open-workspace.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function folder(files: Record<string, string>): string {
  const root = siteFolder(files);
  roots.push(root);
  return root;
}

const readKeys = (root: string) => readPackageKeys(root, openWorkspace({ root, sources: true }));
const readPackagesKey = (root: string) => readKeys(root).packagesKey;

describe('the key of the installed packages', () => {
  it('changes with what npm has installed', () => {
    const root = folder({ 'node_modules/.package-lock.json': 'one', 'package-lock.json': 'x' });
    const before = readPackagesKey(root);

    writeFileSync(join(root, 'package-lock.json'), 'y');
    expect(readPackagesKey(root)).toBe(before);

    writeFileSync(join(root, 'node_modules/.package-lock.json'), 'two');
    expect(readPackagesKey(root)).not.toBe(before);
  });

  it('changes with an optional package of the engine, even if the lockfile does not', () => {
    const manifest = 'node_modules/remark-mdx/package.json';
    const root = folder({ 'node_modules/.package-lock.json': 'one', [manifest]: '{ "version": "0.0.1" }' });
    const before = readPackagesKey(root);

    rmSync(join(root, 'node_modules/remark-mdx'), { recursive: true });
    expect(readPackagesKey(root)).not.toBe(before);
  });

  it('is found above the site', () => {
    const root = folder({ 'pnpm-lock.yaml': 'one' });
    mkdirSync(join(root, 'site/docs'), { recursive: true });

    expect(readPackagesKey(join(root, 'site/docs'))).toBe(readPackagesKey(root));
  });

  it('depends on the nearest lockfile', () => {
    const root = folder({ 'package-lock.json': 'one', 'site/yarn.lock': 'two' });

    expect(readPackagesKey(join(root, 'site'))).not.toBe(readPackagesKey(root));
  });

  it('changes with the code of a linked package, and with nothing else there', () => {
    const root = folder({
      'packages/ui/src/card.tsx': 'one',
      'packages/ui/notes.md': 'one',
      'docs/docs.config.ts': '',
      'node_modules/plain/index.js': '',
    });
    symlinkSync(join(root, 'packages/ui'), join(root, 'node_modules/ui'));
    const before = readPackagesKey(join(root, 'docs'));

    writeFileSync(join(root, 'packages/ui/notes.md'), 'two');
    expect(readPackagesKey(join(root, 'docs'))).toBe(before);

    writeFileSync(join(root, 'packages/ui/src/card.tsx'), 'two');
    expect(readPackagesKey(join(root, 'docs'))).not.toBe(before);
  });

  it('does not change when a source of a library is saved, which has a separate key', () => {
    const root = folder({
      'packages/ui/package.json': '{ "main": "dist/index.js" }',
      'packages/ui/src/index.ts': 'one',
      'packages/ui/dist/index.js': 'one',
      'docs/docs.config.ts': '',
      'node_modules/plain/index.js': '',
    });
    symlinkSync(join(root, 'packages/ui'), join(root, 'node_modules/ui'));
    const before = readKeys(join(root, 'docs'));

    writeFileSync(join(root, 'packages/ui/dist/index.js'), 'two');
    expect(readKeys(join(root, 'docs'))).toEqual(before);

    writeFileSync(join(root, 'packages/ui/src/index.ts'), 'two');
    const after = readKeys(join(root, 'docs'));
    expect(after.packagesKey).toBe(before.packagesKey);
    expect(after.librariesKey).not.toBe(before.librariesKey);
  });
});
