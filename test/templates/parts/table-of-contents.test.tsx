import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { nameFrame, TableOfContents } from '../../../templates/parts/table-of-contents.tsx';

const heading = (id: string) => ({ id, depth: 2 as const, text: id.toUpperCase(), line: 1 });
const draw = (...ids: string[]) =>
  renderToStaticMarkup(<TableOfContents headings={ids.map(heading)} t={(key) => key} />);

describe('a table of contents', () => {
  it('leads to each heading', () => {
    expect(draw('a', 'b')).toContain(
      '<li class="toc-2"><a href="#a">A</a></li><li class="toc-2"><a href="#b">B</a></li>',
    );
  });

  it('is left out where it would have one line', () => {
    expect(draw('a')).toBe('');
    expect(draw()).toBe('');
  });
});

describe('the frame of a page', () => {
  it('has a column for the table of contents just where there is one', () => {
    expect(nameFrame(['a', 'b'].map(heading))).toBe('page page-with-toc');
    expect(nameFrame(['a'].map(heading))).toBe('page');
  });
});
