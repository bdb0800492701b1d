import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../cli/files/decode-text.ts';

describe('a decoded file', () => {
  it('has neither a byte order mark nor carriage returns', () => {
    expect(decodeText(Buffer.from('\uFEFFa\r\nb\rc\n'), 'a.md')).toEqual({ text: 'a\nb\nc\n' });
  });

  it('may hold any character', () => {
    expect(decodeText(Buffer.from('größe 漢字 🎉'), 'a.md')).toEqual({ text: 'größe 漢字 🎉' });
  });
});

describe('bytes that are no UTF-8', () => {
  it('are an error that names the first of them and its line', () => {
    const bytes = Buffer.concat([Buffer.from('a\nbé'), Buffer.from([0xff, 0xfe, 0x62])]);

    expect(decodeText(bytes, 'content/a.md')).toEqual({
      problem: {
        rule: 'not-utf8',
        severity: 'error',
        place: { file: 'content/a.md', line: 2 },
        message: 'Byte 5 of the file is no UTF-8',
        hint: 'Save the file as UTF-8.',
      },
    });
  });

  it('are recognised as UTF-16', () => {
    expect(decodeText(Buffer.from('\uFEFF# Hi', 'utf16le'), 'a.md')).toMatchObject({
      problem: { message: 'The file is UTF-16LE, not UTF-8' },
    });
  });
});
