import { describe, expect, it } from 'vitest';
import { fillCopy } from '../../../../core/publish/copies/fill-copy.ts';

const demo = (line: number, column = 1) =>
  ({ kind: 'demo', demo: { name: `D${line}`, file: 'D.js', options: {}, line, column } }) as const;
const write = (block: { kind: string }) => ('demo' in block ? '```\na\n\nb\n```' : '');

describe('a copy', () => {
  it('has the replacement of each marker, indented like the marker', () => {
    expect(
      fillCopy(
        {
          title: 'T',
          hasTitleHeading: true,
          blocks: [demo(3), { kind: 'html', html: '<p>' }, demo(7, 3)],
          copy: ['\n\n# T\n\n', { line: 3, column: 1 }, '\n\n- b\n\n  ', { line: 7, column: 3 }, '\n\n'],
        },
        write,
      ),
    ).toBe('# T\n\n```\na\n\nb\n```\n\n- b\n\n  ```\n  a\n\n  b\n  ```\n');
  });

  it('adds the title if the text has none, and leaves no blank lines for empty replacements', () => {
    expect(
      fillCopy(
        { title: 'T', hasTitleHeading: false, blocks: [], copy: ['A\n\n', { line: 3, column: 1 }, '\n\nB'] },
        write,
      ),
    ).toBe('# T\n\nA\n\nB\n');
  });
});
