// Holds CHANGELOG.md to its form: until a version is published, one page of what is in it, by reader.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const text = readFileSync(fileURLToPath(new URL('../CHANGELOG.md', import.meta.url)), 'utf8');
const paragraphs = text.trim().split('\n\n');

describe('the changelog', () => {
  it('says the effect of each entry in a bold sentence, and then why', () => {
    const entries = paragraphs.filter((paragraph) => !paragraph.startsWith('#')).slice(1);

    expect(entries.length).toBeGreaterThan(20);
    expect(entries.filter((entry) => !/^\*\*[^*]+[.?]\*\* \S/.test(entry))).toEqual([]);
  });

  it('groups the entries by reader', () => {
    const groups = paragraphs.filter((paragraph) => paragraph.startsWith('### '));

    expect(groups).toEqual([
      '### Authors: pages',
      '### Authors: components',
      '### CI',
      '### Readers',
      '### Machines and agents',
    ]);
  });

  it('is one page of ordinary lines', () => {
    const lines = text.trimEnd().split('\n');

    expect(lines.length).toBeLessThanOrEqual(150);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });
});
