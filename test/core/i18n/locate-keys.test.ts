import { describe, expect, it } from 'vitest';
import { locateKeys } from '../../../core/i18n/locate-keys.ts';

const list = (json: string) => locateKeys(json).map(({ path, place }) => `${path} ${place.line}:${place.column}`);

describe('the keys of a file', () => {
  it('have the position of their opening quote', () => {
    expect(list('{ "toc": { "label": "On this page" },\n\t"a.b": null }')).toEqual([
      'toc 1:3',
      'toc.label 1:12',
      'a.b 2:2',
    ]);
  });

  it('are distinguished from texts that look like keys', () => {
    expect(list('{ "a": "\\"b\\": {,", "c": [{ "d": 1 }, "e"], "f": {} }')).toEqual([
      'a 1:3',
      'c 1:21',
      'c.d 1:29',
      'f 1:45',
    ]);
  });

  it('may contain escapes, and may occur twice', () => {
    expect(list('{"\\u0061":1,"a":2}')).toEqual(['a 1:2', 'a 1:13']);
  });

  it('are missing in a text without groups', () => {
    expect(list('"a"')).toEqual([]);
    expect(list('["a", ["b"]]')).toEqual([]);
  });

  it('may be nested very deeply', () => {
    const depth = 5_000;
    expect(locateKeys(`${'{"a":'.repeat(depth)}4${'}'.repeat(depth)}`)).toHaveLength(depth);
  });
});
