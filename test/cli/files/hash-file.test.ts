import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hash } from '../../../cli/files/hash.ts';
import { hashFile } from '../../../cli/files/hash-file.ts';

const root = mkdtempSync(join(tmpdir(), 'docs-hash-'));
afterAll(() => rmSync(root, { recursive: true }));

it('hashes the content of a file, and returns an empty text if it is missing', () => {
  writeFileSync(join(root, 'a.txt'), 'text');

  expect(hashFile(join(root, 'a.txt'))).toBe(hash('text'));
  expect(hashFile(join(root, 'b.txt'))).toBe('');
});

it('hashes the names in a folder, whatever the files contain', () => {
  const folder = `${join(root, 'folder')}/`;
  expect(hashFile(folder)).toBe('');

  mkdirSync(folder);
  const empty = hashFile(folder);
  writeFileSync(join(folder, 'a.txt'), 'text');
  const full = hashFile(folder);
  expect(full).not.toBe(empty);

  writeFileSync(join(folder, 'a.txt'), 'another text');
  expect(hashFile(folder)).toBe(full);
  expect(hashFile(`${join(root, 'a.txt')}/`)).toBe('');
});
