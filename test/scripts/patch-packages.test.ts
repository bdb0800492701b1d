import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, linkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { private_safeEmphasize as safeEmphasize } from '@mui/system/colorManipulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patchPackages } from '../../scripts/patch-packages.mjs';

const list = [{ folder: 'acme', files: ['a.js', 'esm/a.js'], faulty: 'return f(x);', mended: 'return g(x);' }];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patches-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('patches of packages', () => {
  it('replace a fault in each build', () => {
    write('acme/a.js', 'function f(x) { return f(x); }');
    write('acme/esm/a.js', 'const f = (x) => { return f(x); }');

    expect(patchPackages(folder, list)).toEqual([]);
    expect(read('acme/a.js')).toBe('function f(x) { return g(x); }');
    expect(read('acme/esm/a.js')).toBe('const f = (x) => { return g(x); }');
    expect(patchPackages(folder, list), 'a second time').toEqual([]);
  });

  it('leave the store alone that a file is linked from', () => {
    for (const name of ['a.js', 'esm/a.js']) write(`acme/${name}`, 'return f(x);');
    linkSync(join(folder, 'acme/a.js'), join(folder, 'store.js'));

    patchPackages(folder, list);

    expect(read('store.js')).toBe('return f(x);');
  });

  it('say when a version no longer has the fault, or a build is missing', () => {
    write('acme/a.js', 'function f(x) { return h(x); }');

    expect(patchPackages(folder, list)).toEqual([
      'acme/a.js does not contain "return f(x);": remove the patch from scripts/patch-packages.mjs',
      'acme/esm/a.js does not contain "return f(x);": remove the patch from scripts/patch-packages.mjs',
    ]);
  });

  it('make the theme of Material UI emphasize colors', () => {
    expect(safeEmphasize('#fff', 0.8)).toBe('rgb(50, 50, 50)');
  });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}
