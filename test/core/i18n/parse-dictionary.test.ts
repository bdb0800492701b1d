import { describe, expect, it } from 'vitest';
import { parseDictionary } from '../../../core/i18n/parse-dictionary.ts';

const file = 'locales/translations-pt.json';

describe('a dictionary', () => {
  it('is what the file says', () => {
    expect(parseDictionary('\uFEFF{ "a": "A", "b": { "c": "C", "d": null } }', file)).toEqual({
      dictionary: { a: 'A', b: { c: 'C', d: null } },
      problems: [],
    });
  });

  it('may be nested very deeply', () => {
    const depth = 20_000;
    const json = `${'{"a":'.repeat(depth)}4${'}'.repeat(depth)}`;

    expect(parseDictionary(json, file).problems).toHaveLength(1);
  });
});

describe('a faulty translations file', () => {
  it.each([
    ['{ "a": "A", }', 'The file is not JSON', 'Look for a missing comma or quote, a comma before a closing brace, and comments.'],
    ['', 'The file is not JSON', 'Look for a missing comma or quote, a comma before a closing brace, and comments.'],
    ['["a"]', 'The translations must be an object, and are a list', 'Write { "key": "text" }.'],
    ['{ "a": { "b": 4 } }', 'The text of "a.b" must be a string, and is a number', 'Put quotes around the value.'],
    ['{ "a": ["b"] }', 'The text of "a" must be a string, and is a list', 'Put quotes around the value.'],
    ['{ "a": "b\\ud800" }', 'The text of "a" holds half of a character', 'Remove the lone surrogate, or write the whole character.'],
    ['{ "__proto__": { "a": "b" } }', 'No text can have the key "__proto__"', 'Rename it.'],
  ])('%s', (json, message, hint) => {
    expect(parseDictionary(json, file)).toEqual({
      problems: [{ rule: 'translations-invalid', severity: 'error', place: { file }, message, hint }],
    });
  });
});
