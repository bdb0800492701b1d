import { describe, expect, it } from 'vitest';
import { createTagReader } from '../../../../core/check/plain/create-tag-reader.ts';

describe('a repeated tag', () => {
  it('is read once, and its places are counted from its start', () => {
    const read = createTagReader();
    const html = '<a href="/b/" id="c"><p>x<a href="/b/" id="c">';

    const [first, second] = [read(html, 0), read(html, 25)];

    expect(first).toBe(second);
    expect(first).toMatchObject({ name: 'a', places: [3, 14], length: 21, isRelevant: true });
    expect(read(html, 21)).toMatchObject({ name: 'p', length: 3, isRelevant: false });
  });

  it('ends after its values, whatever they contain', () => {
    const read = createTagReader();

    expect(read('x<a href="/b>c"><a href="/b>d">', 1)).toMatchObject({ length: 15 });
    expect(read('x<a href="/b>c"><a href="/b>d">', 16)?.attributes.get('href')).toBe('/b>d');
    expect(read('<a href=b>', 0)).toBeUndefined();
  });
});
