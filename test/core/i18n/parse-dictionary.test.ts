import { describe, expect, it } from 'vitest';
import { parseDictionary } from '../../../core/i18n/parse-dictionary.ts';
import { isEvery } from '../../everyday.ts';

const file = 'locales/translations-pt.json';

describe('a dictionary', () => {
  it('has the contents of the file', () => {
    expect(parseDictionary('\uFEFF{ "a": "A",\n  "b": { "c": "C", "d": null } }', file)).toEqual({
      dictionary: { a: 'A', b: { c: 'C', d: null } },
      places: new Map([
        ['a', { line: 1, column: 3 }],
        ['b', { line: 2, column: 3 }],
        ['b.c', { line: 2, column: 10 }],
        ['b.d', { line: 2, column: 20 }],
      ]),
      problems: [],
    });
  });

  it.runIf(isEvery)('may be nested very deeply', () => {
    const depth = 20_000;
    const json = `${'{"a":'.repeat(depth)}4${'}'.repeat(depth)}`;

    expect(parseDictionary(json, file).problems).toHaveLength(1);
  });
});

describe('a faulty translations file', () => {
  const notJson = 'Look here for a missing comma or quote, a comma before a closing brace, and comments.';
  it.each([
    ['{ "a": "A", }', 1, 13, 'The file is not JSON', notJson],
    ['', 1, 1, 'The file is not JSON', notJson],
    ['{\n  "a": "A" // my favourite\n}', 2, 12, 'The file is not JSON', notJson],
    ['{\r\n  "a": "A"\r\n  "b": "B"\r\n}', 3, 3, 'The file is not JSON', notJson],
    ['{ "a": "A"', 1, 11, 'The file is not JSON', notJson],
    ["{ 'a': 'A' }", 1, 3, 'The file is not JSON', notJson],
    ['{ "a": "甲"， "b": "B" }', 1, 11, 'The file is not JSON', '"，" is a full-width character: write ",".'],
    ['{ "a"： "A" }', 1, 6, 'The file is not JSON', '"：" is a full-width character: write ":".'],
    ['{\n  “a”: "A"\n}', 2, 3, 'The file is not JSON', `"“" is a typographic quotation mark: write '"'.`],
    ['{ "a": 「A」 }', 1, 8, 'The file is not JSON', `"「" is a typographic quotation mark: write '"'.`],
    ['["a"]', undefined, undefined, 'The translations must be an object, but are a list', 'Write { "key": "text" }.'],
    [
      '{ "a": {\n"b": 4 } }',
      2,
      1,
      'The text of "a.b" must be a string, but is a number',
      'Put quotes around the value.',
    ],
    ['{ "a": ["b"] }', 1, 3, 'The text of "a" must be a string, but is a list', 'Put quotes around the value.'],
    [
      '{ "a": "b\\ud800" }',
      1,
      3,
      'The text of "a" contains half of a character',
      'Remove the lone surrogate, or write the whole character.',
    ],
    ['{ "__proto__": { "a": "b" } }', 1, 3, 'No text can have the key "__proto__"', 'Rename it.'],
    ['{ "a": {}, "b": { "__proto__": "b" } }', 1, 19, 'No text can have the key "__proto__"', 'Rename it.'],
    [
      '{ "a": { "b": "1",\n"c": "2",\n"b": "3" } }',
      3,
      1,
      'The key "a.b" is in the file twice, first on line 1',
      'Remove one of the two.',
    ],
    [
      '{ "a": { "b": "1" },\n  "a.b": "2" }',
      2,
      3,
      'The key "a.b" is in the file twice, first on line 1',
      'Remove one of the two.',
    ],
    [
      '{ "a": {},\n  "\\u0061": {} }',
      2,
      3,
      'The key "a" is in the file twice, first on line 1',
      'Remove one of the two.',
    ],
  ])('%s', (json, line, column, message, hint) => {
    expect(parseDictionary(json, file).problems).toEqual([
      {
        rule: 'translations-invalid',
        severity: 'error',
        place: { file, ...(line && { line, column }) },
        message,
        hint,
      },
    ]);
    expect(parseDictionary(json, file).dictionary).toBeUndefined();
  });
});
