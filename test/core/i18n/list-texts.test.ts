import { describe, expect, it } from 'vitest';
import { listTexts } from '../../../core/i18n/list-texts.ts';

describe('the texts of a dictionary', () => {
  it('have a full key each, nested or not', () => {
    const texts = listTexts({ toc: { label: 'On this page' }, 'menu.open': 'Open', pages: { '/a/v1.2': 'A' } });

    expect(Object.fromEntries(texts)).toEqual({
      'toc.label': 'On this page',
      'menu.open': 'Open',
      'pages./a/v1.2': 'A',
    });
  });

  it('are non-blank strings: null and an empty text count as missing', () => {
    expect([...listTexts({ a: null, b: ' ', c: {}, d: 'x' })]).toEqual([['d', 'x']]);
  });

  it('are found at any depth', () => {
    const deep = Array.from({ length: 20_000 }).reduce<Record<string, never>>((group) => ({ a: group }) as never, {
      end: 'x',
    } as never);

    expect([...listTexts(deep).values()]).toEqual(['x']);
  });
});
