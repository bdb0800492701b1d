import { describe, expect, it } from 'vitest';
import type { ValuePath } from '../../../../core/model/problem.ts';
import { checkShape } from '../../../../core/model/schema/check-shape.ts';
import {
  anything,
  filledList,
  filledText,
  flag,
  list,
  number,
  object,
  oneOf,
  record,
  text,
  union,
} from '../../../../core/model/schema/shape.ts';
import type { Shape } from '../../../../core/model/schema/shape.ts';

const site = object(
  { title: filledText(), products: list(object({ id: text() }, { name: text() })) },
  { html: oneOf('sanitize', 'trusted'), limit: number({ min: 1 }), open: flag(), authors: union(text(), list(text())) },
);

describe('a value of the right shape', () => {
  it('has no faults', () => {
    const value = {
      title: 'A',
      products: [{ id: 'a', name: 'A' }],
      html: 'trusted',
      limit: 1,
      open: false,
      authors: ['a'],
    };

    expect(checkShape(value, site)).toEqual([]);
  });

  it('may leave a key undefined', () => {
    expect(checkShape({ title: 'A', products: [], limit: undefined }, site)).toEqual([]);
  });

  it('may contain itself where any value is allowed', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;

    expect(checkShape(loop, record(anything()))).toEqual([]);
  });
});

describe('faults', () => {
  it.each<[string, unknown, Shape, ValuePath, string, string]>([
    [
      'wrong type',
      { a: new Date(0) },
      object({ a: text() }),
      ['a'],
      '"a" must be a string, but is a date',
      'Put quotes around the value.',
    ],
    [
      'list for string',
      { a: [] },
      object({ a: text() }),
      ['a'],
      '"a" must be a string, but is a list',
      'Write a string.',
    ],
    ['root', 4, object({}), [], 'The value must be an object, but is a number', 'Write an object.'],
    ['flag', ['yes'], list(flag()), [0], '"[0]" must be true or false, but is a string', 'Write true or false.'],
    ['number', { n: '4' }, object({ n: number() }), ['n'], '"n" must be a number, but is a string', 'Write a number.'],
    [
      'small number',
      { n: 0 },
      object({ n: number({ min: 1 }) }),
      ['n'],
      '"n" must be a number of at least 1, but is 0',
      'Write 1 or more.',
    ],
    [
      'no number',
      { n: Infinity },
      object({ n: number() }),
      ['n'],
      '"n" must be a number, but is not a finite number',
      'Write a number.',
    ],
    [
      'choice',
      { h: 'trused' },
      object({ h: oneOf('sanitize', 'trusted') }),
      ['h'],
      '"h" must be "sanitize" or "trusted", but is "trused"',
      'Did you mean "trusted"?',
    ],
    [
      'far choice',
      { h: 'zzzzzz' },
      object({ h: oneOf('sanitize', 'trusted') }),
      ['h'],
      '"h" must be "sanitize" or "trusted", but is "zzzzzz"',
      'Choose one of these values.',
    ],
    [
      'union',
      { u: 4 },
      object({ u: union(text(), list(text())) }),
      ['u'],
      '"u" must be a string or a list, but is a number',
      'Write a string or a list.',
    ],
    [
      'union further in',
      { u: [4] },
      object({ u: union(text(), list(text())) }),
      ['u', 0],
      '"u[0]" must be a string, but is a number',
      'Put quotes around the value.',
    ],
    ['empty text', { t: '  ' }, object({ t: filledText() }), ['t'], '"t" is empty', 'Give it a text.'],
    ['empty list', { t: [] }, object({ t: filledList(text()) }), ['t'], '"t" is empty', 'List at least one.'],
    [
      'lone surrogate',
      { t: 'a\uD800b' },
      object({ t: text() }),
      ['t'],
      '"t" contains half of a character',
      'Remove the lone surrogate, or write the whole character.',
    ],
    ['missing key', {}, object({ title: text() }), ['title'], 'The key "title" is missing', 'Add "title": a string.'],
    [
      'missing key below',
      { p: [{}] },
      object({ p: list(object({ id: text() })) }),
      ['p', 0, 'id'],
      'The key "id" is missing in "p[0]"',
      'Add "id": a string.',
    ],
    [
      'inherited key',
      Object.create({ title: 'A' }),
      object({ title: text() }),
      ['title'],
      'The key "title" is missing',
      'Add "title": a string.',
    ],
    [
      'unknown key',
      { tilte: 'A' },
      object({}, { title: text() }),
      ['tilte'],
      'Unknown key "tilte"',
      'Did you mean "title"?',
    ],
    [
      'unknown key far from all',
      { qqqqqq: 1 },
      object({}, { a: text(), b: text() }),
      ['qqqqqq'],
      'Unknown key "qqqqqq"',
      'Known keys are "a", "b".',
    ],
    [
      'unknown key below',
      { p: [{ nam: 1 }] },
      object({ p: list(object({}, { name: text() })) }),
      ['p', 0, 'nam'],
      'Unknown key "nam" in "p[0]"',
      'Did you mean "name"?',
    ],
    ['unknown key of nothing', { a: 1 }, object({}), ['a'], 'Unknown key "a"', 'Remove it.'],
  ])('%s', (_, value, shape, path, message, hint) => {
    expect(checkShape(value, shape)).toEqual([{ kind: expect.any(String), path, message, hint }]);
  });

  it('call the whole value by the given name', () => {
    expect(checkShape(4, object({}), 'The default export')[0]?.message).toBe(
      'The default export must be an object, but is a number',
    );
  });

  it('keep a key in one piece, whatever characters it has', () => {
    expect(checkShape({ 'a.b[0]': 1 }, record(text()))[0]?.path).toEqual(['a.b[0]']);
  });

  it('have a kind', () => {
    const faults = checkShape({ other: 'A', products: 4 }, site);

    expect(faults.map(({ kind, path }) => [kind, path])).toEqual([
      ['missing-key', ['title']],
      ['unknown-key', ['other']],
      ['type', ['products']],
    ]);
  });

  it('name the parent of a key that is one level too high', () => {
    const shape = object({}, { theme: object({}, { accent: text() }), accents: text() });

    expect(checkShape({ accent: 'red' }, shape)[0]?.hint).toBe('Move it into "theme".');
    expect(checkShape({ accnt: 'red' }, shape)[0]?.hint).toBe('Did you mean "accents"?');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('name the key %s as unknown', (key) => {
    const value: unknown = JSON.parse(`{ "${key}": { "admin": true } }`);

    expect(checkShape(value, object({}, { title: text() }))[0]?.message).toBe(`Unknown key "${key}"`);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('name __proto__ in a record', () => {
    const value: unknown = JSON.parse('{ "__proto__": "a", "constructor": "b" }');

    expect(checkShape(value, record(text())).map(({ message }) => message)).toEqual(['Unknown key "__proto__"']);
  });

  it('never turn a value into text', () => {
    const trap = {
      toString: () => {
        throw new Error('ran');
      },
    };

    expect(checkShape({ title: trap }, object({ title: text() }))[0]?.message).toBe(
      '"title" must be a string, but is an object',
    );
  });
});

it('a misspelled key is reported once, and not as missing', () => {
  const shape = object({ title: text(), id: text() });

  expect(checkShape({ titel: 'A' }, shape).map(({ kind, path }) => [kind, ...path])).toEqual([
    ['missing-key', 'id'],
    ['unknown-key', 'titel'],
  ]);
});
