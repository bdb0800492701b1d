import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openReport } from '../../../../cli/check/visual/open-report.ts';

const root = mkdtempSync(join(tmpdir(), 'docs-report-'));
const folder = join(root, 'changes');
const bytes = new Uint8Array([1]);
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('an unfinished report is replaced by the next', () => {
  openReport(folder).add('/a/demo/B/', 'dark', { before: bytes, after: bytes, difference: bytes });
  expect(existsSync(join(folder, 'a/demo/B/dark-difference.png'))).toBe(true);

  openReport(folder);
  expect(existsSync(folder)).toBe(false);
});

it('a folder with other contents stays, and is reported', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'notes.txt'), 'mine');

  expect(() => openReport(folder)).toThrow(`The folder "${folder}" has files`);
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true);
});
