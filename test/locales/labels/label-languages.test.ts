import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { labelLanguages } from '../../../locales/labels/label-languages.ts';
import { loadLabels } from '../../../locales/labels/load-labels.ts';

const folder = fileURLToPath(new URL('../../../locales/labels/', import.meta.url));
const codes = labelLanguages.map(({ code }) => code);

describe('the list of languages', () => {
  it('names every bundle of the folder, sorted', () => {
    const files = readdirSync(folder).filter((file) => /^[a-z]{2}[A-Z]\w+\.ts$/.test(file));

    expect(codes).toEqual(files.map((file) => file.replace('.ts', '')).sort());
  });

  it.each(labelLanguages)('says of $code what the bundle says of itself', async (language) => {
    const { code, nativeName, englishName, direction } = await loadLabels(language.code);

    expect({ code, nativeName, englishName, direction }).toEqual(language);
  });

  it('is the table of docs/labels.md', () => {
    const manual = readFileSync(fileURLToPath(new URL('../../../docs/labels.md', import.meta.url)), 'utf8');
    const rows = [...manual.matchAll(/^\| `(\w+)` \| (.+?) \| (.+?) \| (right|left) to (?:right|left) \|$/gm)];

    const listed = rows.map(([, code, nativeName, englishName, side]) => {
      return { code, nativeName, englishName, direction: side === 'right' ? 'rtl' : 'ltr' };
    });
    expect(listed).toEqual(labelLanguages);
  });

  it('gives no two languages one name', () => {
    expect(new Set(labelLanguages.map(({ nativeName }) => nativeName)).size).toBe(codes.length);
    expect(new Set(labelLanguages.map(({ englishName }) => englishName)).size).toBe(codes.length);
  });

  it('lists the seven languages written to the left', () => {
    const toTheLeft = labelLanguages.filter(({ direction }) => direction === 'rtl');

    expect(toTheLeft.map(({ code }) => code)).toEqual(['arEG', 'arSA', 'arSD', 'faIR', 'heIL', 'kuCKB', 'urPK']);
  });
});
