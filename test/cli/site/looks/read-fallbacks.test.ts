import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFallbacks } from '../../../../cli/site/looks/read-fallbacks.ts';

const folder = new URL('../../../../node_modules/@fontsource/roboto/files/', import.meta.url);
const face = (name: string) => ({
  use: 'body' as const,
  family: 'Roboto',
  src: name,
  key: [],
  bytes: readFileSync(new URL(name, folder)),
});

describe('readFallbacks', () => {
  it.each(['roboto-latin-400-normal.woff2', 'roboto-latin-400-normal.woff'])('measures %s', (name) => {
    expect(readFallbacks([face(name)])).toEqual({
      body: {
        family: 'Roboto fallback',
        local: ['Arial', 'Liberation Sans'],
        sizeAdjust: '100.42%',
        ascent: '92.39%',
        descent: '24.31%',
        lineGap: '0%',
      },
    });
  });

  it('returns none for a font without Latin letters, a slanted one, or a damaged one', () => {
    const whole = face('roboto-latin-400-normal.woff2');

    expect(readFallbacks([face('roboto-cyrillic-400-normal.woff2')])).toEqual({});
    expect(readFallbacks([{ ...whole, style: 'italic' }])).toEqual({});
    for (const length of [0, 3, 60, 4000])
      expect(readFallbacks([{ ...whole, bytes: whole.bytes.subarray(0, length) }])).toEqual({});
  });
});
