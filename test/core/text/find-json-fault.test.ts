import { describe, expect, it } from 'vitest';
import { findJsonFault } from '../../../core/text/find-json-fault.ts';

describe('a text that is no JSON', () => {
  it.each([
    ['{"demo": Name}', 9],
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ['{"a": [1,2,]}', 11],
    ['{"a": tru}', 6],
    ['{"a": "x}', 6],
    ['{"a": 01}', 6],
    ['{"a": {} }x', 10],
    ["{'a': 1}", 1],
    ['{,}', 1],
    ['{"a":[,]}', 6],
    ['{"a": "[", }', 11],
    ['{"a": "\\x"}', 6],
    ['{"a": 1 "b"}', 8],
    ['{"a": 1]', 7],
    ['{"a": NaN}', 6],
    ['{"a": 1', 7],
    ['{"a": {"b": [', 13],
    ['{"a": [1 2]}', 9],
    ['{1: 2}', 1],
  ])('stops being JSON: %s at %i', (text, position) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(findJsonFault(text)).toBe(position);
  });
});

describe('a text that is JSON', () => {
  it.each([
    '{}',
    '[]',
    ' {"a": [], "b": {"c": null, "d": [{}, [1, -2.5e+3, 0]]}, "e": "\\u0041\\n[{"} ',
    '"a"',
    '-0',
    'true',
  ])('has no fault: %s', (text) => {
    expect(() => JSON.parse(text) as unknown).not.toThrow(SyntaxError);
    expect(findJsonFault(text)).toBe(text.length);
  });
});
