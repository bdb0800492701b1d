import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { addCheckScript } from '../../../../cli/commands/init/add-check-script.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function repository(manifest: string): { root: string; read: () => string } {
  const root = mkdtempSync(join(tmpdir(), 'check-script-'));
  roots.push(root);
  mkdirSync(join(root, 'docs'));
  const file = join(root, 'package.json');
  writeFileSync(file, manifest);
  return { root, read: () => readFileSync(file, 'utf8') };
}

describe('the script that checks a new site', () => {
  it('is added to the package.json above the site, whose indentation and other scripts stay', () => {
    const { root, read } = repository('{\n    "name": "acme",\n    "scripts": { "test": "vitest" }\n}\n');

    expect(addCheckScript(join(root, 'docs'))).toEqual({ name: 'check', file: join(root, 'package.json') });
    expect(read()).toContain('\n    "scripts": {\n        "test": "vitest",\n');
    expect(JSON.parse(read())).toEqual({
      name: 'acme',
      scripts: { test: 'vitest', check: 'docs build --root docs && docs check --types --root docs' },
    });
  });

  it('takes another name if the first one is taken, and is not added if both are', () => {
    const { root, read } = repository('{ "scripts": { "check": "biome check" } }');

    expect(addCheckScript(root)?.name).toBe('check:docs');
    expect(JSON.parse(read())).toEqual({
      scripts: { check: 'biome check', 'check:docs': 'docs build && docs check --types' },
    });
    const before = read();
    expect(addCheckScript(root)).toBeUndefined();
    expect(read()).toBe(before);
  });

  it('is not added to a package.json that cannot be read', () => {
    const { root, read } = repository('{ "name": ');

    expect(addCheckScript(root)).toBeUndefined();
    expect(read()).toBe('{ "name": ');
  });
});
