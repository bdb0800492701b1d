import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toSiteFolder } from '../../../cli/files/to-site-folder.ts';

it('a folder resolves to itself, and a link to its target, existing or not', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-folder-'));
  symlinkSync('releases/1', join(root, 'current'));

  expect(toSiteFolder(root)).toBe(root);
  expect(toSiteFolder(join(root, 'none'))).toBe(join(root, 'none'));
  expect(toSiteFolder(join(root, 'current'))).toBe(join(root, 'releases/1'));
  rmSync(root, { recursive: true });
});
