import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toLiveModulesKey } from '../../../../cli/demos/live/to-live-modules-key.ts';

let root: string;
const specifiers = [
  { specifier: 'kit/Button', names: ['default'] },
  { specifier: 'dayjs', names: [] },
];
const key = (request = {}) =>
  toLiveModulesKey({ root, specifiers, engineKey: 'engine', packagesKey: 'packages', ...request });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-live-key-'));
  install('kit', '1.0.0');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the key of live modules', () => {
  it('is the same for the same specifiers in any order', () => {
    expect(key({ specifiers: [...specifiers].reverse() })).toBe(key());
  });

  it('changes with the specifiers, the engine, the installed packages, and the version of a package', () => {
    const keys = [key(), key({ specifiers: [] }), key({ engineKey: 'other' }), key({ packagesKey: 'other' })];

    install('kit', '1.0.1');
    keys.push(key());

    expect(new Set(keys).size).toBe(5);
  });
});

function install(name: string, version: string): void {
  mkdirSync(join(root, 'node_modules', name), { recursive: true });
  writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ name, version }));
}
