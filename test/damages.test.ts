import { mkdtempSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { damages } from './damages.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-damages-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the damages of the tests', () => {
  it.each(Object.keys(damages))('never reach the target of a link: %s', (name) => {
    const own = join(folder, 'own');
    const link = join(folder, name);
    writeFileSync(own, 'first line\nand more');
    symlinkSync(own, link);
    const { mode } = statSync(own);

    expect(() => damages[name]?.(link, 'other')).toThrow('Only a plain file may be damaged');

    expect(readFileSync(own, 'utf8')).toBe('first line\nand more');
    expect(statSync(own).mode).toBe(mode);
  });

  it('link to nothing but a file of the tests', () => {
    const entry = join(folder, 'entry');
    writeFileSync(entry, 'first line\nand more');

    damages['a link to elsewhere']?.(entry, 'other');

    expect(dirname(readlinkSync(entry))).toBe(tmpdir());
  });
});
