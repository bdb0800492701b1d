import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findEntrance } from '../../../../cli/api/packages/find-entrance.ts';
import type { EntryFields } from '../../../../cli/api/packages/list-specifiers.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function find(manifest: EntryFields, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-entrance-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return findEntrance('@org/lib', { folder, manifest });
}

describe('the entrance of a package', () => {
  it('is its root by default', () => {
    expect(find({})).toBe('root');
    expect(find({ exports: { '.': './index.js', './experimental': './e.js', './styles/*': './styles/*' } })).toBe(
      'root',
    );
    expect(find({ exports: './index.js' })).toBe('root');
  });

  it('is its root if the package.json of a folder only sets a format', () => {
    for (const text of ['{ "type": "module" }', '{ "sideEffects": false }', '{}'])
      expect(find({}, { 'esm/package.json': text })).toBe('root');
  });

  it('is a module for each component if these are public', () => {
    expect(find({ exports: { '.': './index.js', './*': './*.js' } })).toBe('modules');
    expect(find({}, { 'Button/package.json': '{ "module": "./index.js" }' })).toBe('modules');
  });

  it('is what the README imports from', () => {
    const root = "```js\nimport {\n  Button,\n} from '@org/lib';\nimport '@org/lib/styles.css';\n```";
    const modules = "import Button from '@org/lib/Button';\nimport { x } from '@org/lib/styles';";

    expect(find({}, { 'README.md': root, 'Button/package.json': '{}' })).toBe('root');
    expect(find({}, { 'README.md': modules })).toBe('modules');
    expect(find({ exports: { './*': './*.js' } }, { 'README.md': "import { Other } from '@org/other';" })).toBe(
      'modules',
    );
  });
});
