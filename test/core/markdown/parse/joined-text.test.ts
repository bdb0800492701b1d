import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { JoinedText } from '../../../../core/markdown/parse/joined-text.ts';

describe('a page’s text joined with its partials', () => {
  it('maps a line beyond the page’s own to the line of its partial', () => {
    const joined = new JoinedText('one\ntwo', 'page.md');
    joined.join('a\nb', { file: 'a.md', marker: { line: 2, column: 1 } });
    joined.join('c', { file: 'c.md', marker: { line: 2, column: 1 } });

    expect(joined.text.split('\n')).toEqual(['one', 'two', 'a', 'b', 'c']);
    expect(joined.toPlace({ file: 'page.md', line: 2, column: 3 })).toEqual({ file: 'page.md', line: 2, column: 3 });
    expect(joined.toPlace({ file: 'page.md', line: 4, column: 1 })).toEqual({ file: 'a.md', line: 2, column: 1 });
    expect(joined.toPlace({ file: 'page.md', line: 5 })).toEqual({ file: 'c.md', line: 1 });
    expect(joined.toPlace({ file: 'other.md', line: 5 })).toEqual({ file: 'other.md', line: 5 });
    expect(joined.toPageLine({ line: 4, column: 7 })).toEqual({ line: 2, column: 1 });
  });

  it('maps a node that a plugin has added to the point that it follows, on the page or in a partial', () => {
    const joined = new JoinedText('one\ntwo', 'page.md');
    joined.join('a\nb', { file: 'a.md', marker: { line: 2, column: 1 } });
    const addedBy = { plugin: 'terms', part: 'remark' };
    const add = (node: Nodes, line: number) => joined.joinAdded({ node, addedBy, after: { line, column: 3 } });
    const first = add({ type: 'code', value: 'x\ny' }, 1).start.line;
    const second = add({ type: 'paragraph', children: [] }, 4).start.line;

    expect([first, second]).toEqual([5, 8]);
    expect(joined.toPlace({ file: 'page.md', line: first + 2, column: 9 })).toEqual({
      file: 'page.md',
      line: 1,
      column: 3,
    });
    expect(joined.toPlace({ file: 'page.md', line: second, column: 1 })).toEqual({ file: 'a.md', line: 2, column: 3 });
    expect(joined.toPageLine({ line: second, column: 1 })).toEqual({ line: 2, column: 1 });
    expect([2, 4, first, second].map((line) => joined.findAddition({ file: 'page.md', line }))).toEqual([
      undefined,
      undefined,
      addedBy,
      addedBy,
    ]);
  });
});
