// Holds docs/decisions/ to its form: a title, the decision in one paragraph, why, and what was given up.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => file !== 'README.md');

describe('the records of decisions', () => {
  it.each(files)('%s says what, why, and what was given up, on one page', (file) => {
    const lines = read(file).trimEnd().split('\n');

    expect(read(file)).toMatch(/^# [^\n]+\n\n[^#]+\n\n## Why\n\n[^#]+\n\n## What we gave up\n\n[^#]+\n$/);
    expect(lines.length).toBeLessThanOrEqual(30);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('are listed once each, by their titles', () => {
    const listed = [...read('README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, file]) => [file, title]);

    const titles = files.map((file) => [file, read(file).split('\n', 1)[0]?.replace('# ', '')]);
    expect(listed.sort()).toEqual(titles.sort());
  });
});
