import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canRemember } from '../../cli/can-remember.ts';

it('a folder that can be written to can remember, and one that is not there cannot', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-root-'));

  expect(canRemember(folder)).toBe(true);
  expect(canRemember(join(folder, 'gone'))).toBe(false);
  rmSync(folder, { recursive: true });
});
