import { describe, expect, it } from 'vitest';
import { JoinedText } from '../../../../core/markdown/parse/joined-text.ts';

describe('a page’s text joined with its partials', () => {
  it('leads from a line beyond the page’s own to the partial that has it', () => {
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
});
