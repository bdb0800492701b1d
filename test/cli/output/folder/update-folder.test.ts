import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { updateFolder } from '../../../../cli/output/folder/update-folder.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'update-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function makeFolder(name: string, files: Record<string, string>): string {
  const folder = join(root, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

function update(before: Record<string, string>, fresh: Record<string, string>, keptFiles: readonly string[]) {
  const out = makeFolder('out', { '.vitrine.json': '{}', ...before });
  const staging = makeFolder('staging', fresh);
  const newFiles = new Set(Object.keys(fresh));
  updateFolder(
    { allFiles: new Map([...keptFiles, ...newFiles].map((file) => [file, 'hash'])), newFiles },
    { out, staging },
  );
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    out,
    files: Object.fromEntries(
      files.map(({ parentPath, name }) => [
        join(parentPath, name).slice(out.length + 1),
        readFileSync(join(parentPath, name), 'utf8'),
      ]),
    ),
  };
}

it('puts new files in place, keeps unchanged ones, and removes files that are not of the site', () => {
  const { files, out } = update(
    { 'a/index.html': 'old', 'b/c/index.html': 'gone', 'kept.txt': 'kept' },
    { 'a/index.html': 'new', 'd/index.html': 'd' },
    ['kept.txt'],
  );

  expect(files).toEqual({ '.vitrine.json': '{}', 'a/index.html': 'new', 'd/index.html': 'd', 'kept.txt': 'kept' });
  expect(existsSync(join(out, 'b'))).toBe(false);
});

it('replaces a removed file with a folder, and a removed folder with a file', () => {
  const { files } = update({ x: 'file', 'y/z/deep.txt': 'deep' }, { 'x/index.html': 'folder', y: 'file' }, []);

  expect(files).toEqual({ '.vitrine.json': '{}', 'x/index.html': 'folder', y: 'file' });
});
