import { describe, expect, it } from 'vitest';
import { repairMarker } from '../../../../core/markdown/problems/repair-marker.ts';

describe('a text that is meant as a marker', () => {
  it.each([
    ["{{demo: 'A.js',}}", 'json', '{{"demo": "A.js"}}'],
    ['{{"demo": "it\'s.js", bg: "inline"}}', 'json', '{{"demo": "it\'s.js", "bg": "inline"}}'],
    ['{{"dem": "A.js"}}', 'key', '{{"demo": "A.js"}}'],
    ['{{"demo": "A.js"}} text', 'place', '{{"demo": "A.js"}}'],
    ['{{"component": "A", "rows": [{"a": {"b": 1}}]}} text', 'place', '{{"component": "A", "rows": [{"a":{"b":1}}]}}'],
    ['{{"demo": "A.js"\ntext: "no"', 'json', '{{"demo": "A.js"}}'],
  ])('is repaired, and its fault named: %j', (text, fault, marker) => {
    expect(repairMarker(text)).toMatchObject({ fault, marker });
  });

  it.each(['{{ a }}', '{{ a: 1 }}', '{demo}', '{ demo: a }', '{{}}', '{', '{{ user.name }} and demo: "A"'])(
    'is not found in %j',
    (text) => {
      expect(repairMarker(text)).toBeUndefined();
    },
  );
});
