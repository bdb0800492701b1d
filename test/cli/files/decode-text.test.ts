import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../cli/files/decode-text.ts';

describe('a decoded file', () => {
  it('has neither a byte order mark nor carriage returns', () => {
    expect(decodeText(Buffer.from('\uFEFFa\r\nb\rc\n'), 'a.md')).toEqual({ text: 'a\nb\nc\n' });
  });

  it('may contain any character', () => {
    expect(decodeText(Buffer.from('größe 漢字 🎉'), 'a.md')).toEqual({ text: 'größe 漢字 🎉' });
  });
});

describe('bytes that are not UTF-8', () => {
  it('are an error that names the first wrong byte and its place', () => {
    const bytes = Buffer.concat([Buffer.from('a\nbé'), Buffer.from([0xff, 0xfe, 0x62])]);

    expect(decodeText(bytes, 'content/a.md')).toEqual({
      problem: {
        rule: 'not-utf8',
        severity: 'error',
        place: { file: 'content/a.md', line: 2, column: 3 },
        message: 'Byte 5 of the file is not valid UTF-8',
        hint: 'Save the file as UTF-8.',
      },
    });
  });

  it.each([
    ['a page', '23 20 b1 fb 0a 0a 23 23 20 d6 d0 ce c4 0a', 1, 3],
    ['a line after text', '61 0a 62 63 a3 ba b0 b2 d7 b0 d6 b8 c4 cf', 2, 3],
    ['a sentence', 'd5 e2 ca c7 d2 bb b8 f6 d7 e9 bc fe bf e2 a1 a3', 1, 1],
  ])('are recognized as GBK: %s', (_, hex, line, column) => {
    expect(decodeText(Buffer.from(hex.replaceAll(' ', ''), 'hex'), 'a.md')).toMatchObject({
      problem: { place: { file: 'a.md', line, column }, hint: 'Save the file as UTF-8. It seems to be GBK.' },
    });
  });

  it.each([
    ['Latin', '47 72 f6 df 65 20 fc 62 65 72'],
    ['Russian', 'cf f0 e8 e2 e5 f2'],
    ['Korean', 'c7 d1 b1 db b9 ae bc ad'],
    ['Japanese', '93 fa 96 7b 8c ea'],
    ['Chinese of Taiwan', 'a4 a4 a4 e5 a4 e5 a5 f3'],
    ['half a letter', 'd6 d0 ce'],
  ])('are not recognized as GBK: %s', (_, hex) => {
    expect(decodeText(Buffer.from(hex.replaceAll(' ', ''), 'hex'), 'a.md')).toMatchObject({
      problem: { hint: 'Save the file as UTF-8.' },
    });
  });

  it('are located by columns as in editors, also after other line breaks', () => {
    const bytes = Buffer.concat([Buffer.from('a\r\nb\r中文'), Buffer.from([0xff])]);

    expect(decodeText(bytes, 'a.md')).toMatchObject({ problem: { place: { line: 3, column: 3 } } });
  });

  it('are recognized as UTF-16', () => {
    expect(decodeText(Buffer.from('\uFEFF# Hi', 'utf16le'), 'a.md')).toMatchObject({
      problem: { message: 'The file is UTF-16LE, not UTF-8' },
    });
  });
});
