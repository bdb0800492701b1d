import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { syncFiles } from '../../../../cli/output/folder/sync-files.ts';

it('files and folders are flushed, and a missing file is an error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sync-files-'));
  const files = Array.from({ length: 40 }, (_none, index) => join(folder, `${index}.html`));
  for (const file of files) writeFileSync(file, file);

  await expect(syncFiles([...files, folder])).resolves.toBeUndefined();
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(files);
  await expect(syncFiles([join(folder, 'gone')])).rejects.toThrow('ENOENT');
  rmSync(folder, { recursive: true });
});
