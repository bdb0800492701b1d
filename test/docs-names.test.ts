// The documents that lead a reader through the code.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const generated = new Set(['node_modules', 'lib', 'dist', '.git', '.vitrine', 'screenshots']);
const files = readdirSync('.').flatMap((name) => {
  if (generated.has(name)) return [];
  return statSync(name).isDirectory()
    ? readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`)
    : [name];
});

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s', (document) => {
  const text = readFileSync(document, 'utf8');
  const names = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|json|md))`/g)].map(([, name = '']) => name);

  it('names only files that exist', () => {
    // "xx" is any language.
    const missing = names.filter(
      (name) => !name.endsWith('/xx.json') && !files.some((file) => file === name || file.endsWith(`/${name}`)),
    );

    expect(names.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});
