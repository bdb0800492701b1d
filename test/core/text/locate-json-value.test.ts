import { describe, expect, it } from 'vitest';
import { locateJsonValue } from '../../../core/text/locate-json-value.ts';

const json = '{\n  "a": [1, { "b,}": "x\\"]" , "c" :\t"found" }, [[]]],\n  "d": -1.5e3\n}';

function textAt(path: readonly (string | number)[]): string {
  return json.slice(locateJsonValue(json, path)).split(/[\s,\]}]/)[0] ?? '';
}

describe('a value in a JSON text', () => {
  it('is found behind texts that look like the syntax of JSON', () => {
    expect(textAt(['a', 0])).toBe('1');
    expect(textAt(['a', 1, 'c'])).toBe('"found"');
    expect(textAt(['a', 2, 0])).toBe('[');
    expect(textAt(['d'])).toBe('-1.5e3');
    expect(locateJsonValue(json, [])).toBe(0);
  });

  it('that is missing has the place of its parent', () => {
    expect(locateJsonValue(json, ['a', 1, 'missing'])).toBe(json.indexOf('{ "b'));
    expect(locateJsonValue(json, ['a', 7])).toBe(json.indexOf('[1'));
    expect(locateJsonValue('{}', ['a', 'b'])).toBe(0);
  });
});
