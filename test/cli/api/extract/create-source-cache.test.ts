import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSourceCache } from '../../../../cli/api/extract/create-source-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-sources-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('parsed files', () => {
  it('are parsed once until they change', () => {
    const { read } = createSourceCache();
    const file = write('a.ts', 'export const a = 1;');
    const first = read(file);
    const again = read(file);
    write('a.ts', 'export const a = 22;');
    const changed = read(file);

    expect(again).toBe(first);
    expect([first?.text, changed?.text]).toEqual(['export const a = 1;', 'export const a = 22;']);
  });

  it('are outdated once they were saved or removed', () => {
    const { read, isSame } = createSourceCache();
    const [saved, gone, unchanged] = ['b.ts', 'c.ts', 'd.ts'].map((name) => write(name, 'export {};')) as [
      string,
      string,
      string,
    ];
    [saved, gone, unchanged].forEach(read);
    write('b.ts', 'export { a };');
    rmSync(gone);

    expect([saved, gone, unchanged, join(folder, 'e.ts')].map(isSame)).toEqual([false, false, true, true]);
  });

  it('are looked for again if they were missing', () => {
    const { read } = createSourceCache();
    const before = read(join(folder, 'late.ts'));
    write('late.ts', 'export {};');

    expect([before, read(join(folder, 'late.ts'))?.text]).toEqual([undefined, 'export {};']);
  });
});
