import { describe, expect, it } from 'vitest';
import { cutLineMarks } from '../../../core/code/cut-line-marks.ts';

describe('comments that mark lines', () => {
  it.each([
    ['a();\nb(); // [!code ++]\n', 'js', 'a();\nb();\n', { add: [2] }],
    ['a: 1 # [!code --]\n', 'yaml', 'a: 1\n', { del: [1] }],
    ['<b> <!-- [!code focus] -->\n', 'html', '<b>\n', { focus: [1] }],
    ['a /* [!code error] */\nb /* [!code warning] */', 'css', 'a\nb', { error: [1], warning: [2] }],
    ['  {/* [!code highlight:2] */}\n  <A />\n  <B />\n', 'jsx', '  <A />\n  <B />\n', { mark: [1, 2] }],
    ['// highlight-next-line\na();\nb();\n', 'js', 'a();\nb();\n', { mark: [1] }],
    [
      '<a>\n  {/* highlight-start */}\n  b\n  c\n  {/* highlight-end */}\n</a>',
      'jsx',
      '<a>\n  b\n  c\n</a>',
      { mark: [2, 3] },
    ],
    ['# highlight-start\na\n# highlight-end\nb', 'bash', 'a\nb', { mark: [1] }],
    [
      'say("highlight-start"); // highlight-start of it\n',
      'js',
      'say("highlight-start"); // highlight-start of it\n',
      {},
    ],
    ['a // [!code hl] // [!code focus]\n', 'js', 'a\n', { focus: [1], mark: [1] }],
  ])('are removed from %j', (code, language, left, lines) => {
    expect(cutLineMarks(code, language)).toMatchObject({ code: left, marks: { lines, words: [] }, unknown: [] });
  });

  it('leave the source line of each remaining line', () => {
    expect(cutLineMarks('a\n// [!code ++]\nb\n', 'js').sourceLines).toEqual([1, 3, 4]);
  });

  it('can mark a text', () => {
    expect(cutLineMarks('// [!code word:useState]\nuseState();\n', 'js')).toMatchObject({
      code: 'useState();\n',
      marks: { words: ['useState'] },
    });
  });

  it('without a known meaning are reported with the line and the nearest name', () => {
    expect(cutLineMarks('a\nb // [!code foucs]\n', 'js').unknown).toEqual([
      { line: 2, column: 6, name: 'foucs', nearest: 'focus' },
    ]);
  });

  it('stay in Markdown code, and in text that is not a comment', () => {
    for (const [code, language] of [
      ['a // [!code ++]', 'md'],
      ['say [!code ++] here', 'js'],
    ] as const)
      expect(cutLineMarks(code, language).code).toBe(code);
  });
});
