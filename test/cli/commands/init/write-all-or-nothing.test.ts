import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeAllOrNothing } from '../../../../cli/commands/init/write-all-or-nothing.ts';

/** Writes half a site into a folder, and fails. */
function failIn(folder: string): Promise<never> {
  return writeAllOrNothing(folder, () => {
    for (const name of ['content', 'nav', '.vitrine']) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'docs.config.ts'), '');
    return Promise.reject(new Error('Fault'));
  });
}

describe('a site that cannot be made', () => {
  it('leaves neither its folder nor those above it, if they are new', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'init-'));

    await expect(failIn(join(parent, 'my/docs'))).rejects.toThrow('Fault');

    expect(readdirSync(parent)).toEqual([]);
  });

  it('leaves nothing of its own in an empty folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'init-'));

    await expect(failIn(folder)).rejects.toThrow('Fault');

    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves what was in the folder of a package', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'init-'));
    writeFileSync(join(folder, 'package.json'), '{}');
    mkdirSync(join(folder, '.vitrine'));

    await expect(failIn(folder)).rejects.toThrow('Fault');

    expect(readdirSync(folder).sort()).toEqual(['.vitrine', 'package.json']);
  });

  it('is kept if nothing fails', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'init-')), 'docs');

    const made = await writeAllOrNothing(folder, () => {
      mkdirSync(join(folder, 'content'));
      return Promise.resolve('made');
    });

    expect([made, existsSync(join(folder, 'content'))]).toEqual(['made', true]);
  });
});
