import { describe, expect, it } from 'vitest';
import { sealEntry, unsealEntry } from '../../../../cli/files/store/seal-entry.ts';

const name = 'abcdefghijklmnopqrstuv';

describe('a sealed entry', () => {
  it.each(['', 'text', 'two\nlines\n', 'Ünïcödé 🙂 \u2028', '{"a":1}'])('returns %j when it is opened', (value) => {
    expect(unsealEntry(name, sealEntry(name, value))).toBe(value);
  });

  it('has the format, its name and the hash of its content in one line, which is a comment of JavaScript', () => {
    expect(sealEntry(name, 'export default 1;').toString()).toMatch(
      /^\/\/ vitrine cache 1 abcdefghijklmnopqrstuv \w{22}\nexport default 1;$/,
    );
  });

  it('is rejected if any bit is flipped', () => {
    const sealed = sealEntry(name, 'Some text.\n');

    const passing = Array.from({ length: sealed.length * 8 }, (_, bit) => {
      const bytes = Buffer.from(sealed);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return unsealEntry(name, bytes);
    }).filter((value) => value !== undefined);
    expect(passing).toEqual([]);
  });

  it('is rejected if it is truncated anywhere', () => {
    const sealed = sealEntry(name, 'Some text.\n');

    const passing = Array.from({ length: sealed.length }, (_, end) =>
      unsealEntry(name, sealed.subarray(0, end)),
    ).filter((value) => value !== undefined);
    expect(passing).toEqual([]);
  });

  it.each([
    ['of another name', sealEntry('other', 'text')],
    ['of a later format', Buffer.from(sealEntry(name, 'text').toString().replace('cache 1', 'cache 2'))],
    ['with text after its end', Buffer.concat([sealEntry(name, 'text'), Buffer.from('\n')])],
    ['without a line', Buffer.from('text')],
    ['without a byte', Buffer.alloc(0)],
  ])('is rejected: %s', (_name, bytes) => {
    expect(unsealEntry(name, bytes)).toBeUndefined();
  });
});
