import { describe, expect, it } from 'vitest';
import { mapEntryTexts } from '../../../../../core/api/pages/texts/map-entry-texts.ts';
import { makeEntry, makeProp } from '../api-entries.ts';

describe('mapEntryTexts', () => {
  it('maps every text, and adds none', () => {
    const entry = makeEntry({
      name: 'A',
      description: 'a',
      deprecated: 'b',
      props: {
        p: makeProp({
          description: 'c',
          seeMore: 'd',
          note: 'e',
          signature: {
            type: '() => void',
            parameters: [{ name: 'x', type: 'string', optional: false, description: 'f' }],
            returns: { type: 'void', description: 'g' },
          },
          types: [
            { name: 'T', description: 'h', fields: [{ name: 'x', type: 'x', required: true, description: 'i' }] },
          ],
        }),
      },
      parameters: { p: makeProp({ description: 'j' }) },
      returnValue: { p: makeProp({ description: 'k' }) },
      slots: [{ name: 'root', description: 'l' }],
      classes: [{ key: 'root', global: false, description: 'm', deprecated: 'n' }],
    });
    const seen: string[] = [];
    const mapped = mapEntryTexts(entry, (text) => {
      seen.push(text);
      return text.toUpperCase();
    });

    expect(seen.sort().join('')).toBe('abcdefghijklmn');
    expect(JSON.stringify(mapEntryTexts(mapped, (text) => text.toLowerCase()))).toBe(JSON.stringify(entry));
    expect(mapEntryTexts(makeEntry({ name: 'A' }), (text) => text)).toEqual(makeEntry({ name: 'A' }));
  });
});
