import { describe, expect, it } from 'vitest';
import { packExtraction, unpackExtraction } from '../../../../cli/api/memory/pack-extraction.ts';
import type { ApiEntry } from '../../../../core/api/extract/api-entry.ts';

const attributes = Array.from({ length: 300 }, (_, index) => `attribute${index}`);

function createEntry(name: string, own: Partial<ApiEntry> = {}): ApiEntry {
  return {
    name,
    kind: 'component',
    description: '',
    listed: true,
    hasPage: true,
    imports: [],
    props: {},
    nativeProps: [...attributes],
    styleProps: ['margin'],
    styleValues: { margin: ['auto'] },
    ...own,
  } as unknown as ApiEntry;
}

describe('packExtraction', () => {
  const entries = [
    createEntry('Add'),
    createEntry('Box', { nativeProps: ['id'], styleProps: [], styleValues: {} }),
    createEntry('Close'),
  ];
  const packed = packExtraction({ entries, symbols: [], problems: [] });

  it('unpacks the same extraction, with its keys in order', () => {
    const given = unpackExtraction(JSON.parse(JSON.stringify(packed)));
    expect(JSON.stringify(given.entries)).toBe(JSON.stringify(entries));
    expect(given).toEqual({ entries, symbols: [], problems: [] });
  });

  it('stores shared values once', () => {
    expect(packed.names).toEqual([attributes, ['margin'], ['id'], []]);
    expect(packed.styleValues).toEqual([{ margin: ['auto'] }, {}]);
  });

  it('shares these values between unpacked entries', () => {
    const [add, , close] = unpackExtraction(packed).entries;
    expect(add?.nativeProps).toBe(close?.nativeProps);
  });
});
