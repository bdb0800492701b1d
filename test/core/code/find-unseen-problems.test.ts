import { describe, expect, it } from 'vitest';
import { findUnseenProblems } from '../../../core/code/find-unseen-problems.ts';
import { parseBody } from '../markdown/parse-page.ts';

const problemsIn = (body: string) =>
  parseBody(body).problems.map(
    ({ rule, severity, place, message }) => `${place.line}:${place.column} ${severity} ${rule} ${message}`,
  );

describe('invisible and misleading characters in code', () => {
  it.each([
    [
      '```js\nlet a;\nif (b\u202E) {}\n```',
      '7:6 warning code-unseen The character U+202E changes the direction of text, so the code is shown in a different order than it is read',
    ],
    ['Call `a\u200Bb()`.', '5:8 warning code-unseen The code has the character U+200B, which cannot be seen'],
    ['- x\n\n      let a\u00AD;', '7:12 warning code-unseen The code has the character U+00AD, which cannot be seen'],
    [
      '`p\u0430yp\u0430l`',
      '5:3 warning code-lookalike The letter "\u0430" (U+0430) is among Latin letters and looks like one, and 1 more like it',
    ],
  ])('are reported with their place: %j', (body, expected) => {
    expect(problemsIn(body)).toEqual([expected]);
  });

  it.each(['می\u200Cخواهم and 👩\u200D💻 and \u200Fשלום\u200F.', 'so\u00ADft \u2066a\u2069', '`👩\u200D💻`'])(
    'are not reported in prose: %j',
    (body) => {
      expect(problemsIn(body)).toEqual([]);
    },
  );

  it('are marked on the page, and unchanged in a copy', () => {
    const mark = (point: string, text: string) =>
      `<span class="unseen" role="img" aria-label="${point}" data-docs-point="${point}">${text}</span>`;

    expect(parseBody('```\na\u202Eb\n```').html).toContain(`a${mark('U+202E', '\u202E')}b`);
    expect(parseBody('`a\u200Bb`').html).toBe(`<p><code>a${mark('U+200B', '\u200B')}b</code></p>`);
  });

  it('are reported with the place in a file', () => {
    expect(findUnseenProblems('a\nb\u2066', { file: 'A.tsx', text: 'a\nb\u2066' })).toMatchObject([
      { rule: 'code-unseen', place: { file: 'A.tsx', line: 2, column: 2 } },
    ]);
  });
});
