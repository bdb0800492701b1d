import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { nameFrame, TableOfContents } from '../../../templates/parts/table-of-contents.tsx';

const heading = (id: string) => ({ id, depth: 2 as const, text: id.toUpperCase(), line: 1 });
const draw = (...ids: string[]) =>
  renderToStaticMarkup(<TableOfContents headings={ids.map(heading)} userLanguage="en" t={(key) => key} />);

describe('a table of contents', () => {
  it('links to each heading', () => {
    expect(draw('a', 'b')).toContain(
      '<li class="toc-2"><a href="#a">A</a></li><li class="toc-2"><a href="#b">B</a></li>',
    );
  });

  it('keeps the direction of package names and versions', () => {
    const headings = ['@acme/ui', 'Since 5.0.0-beta.3'].map((text) => ({ ...heading('a'), text }));

    expect(renderToStaticMarkup(<TableOfContents headings={headings} userLanguage="en" t={(key) => key} />)).toContain(
      '<a href="#a"><bdi>@acme/ui</bdi></a></li><li class="toc-2"><a href="#a"><bdi>Since 5.0.0-beta.3</bdi></a>',
    );
  });

  it('can be scrolled by keyboard if it is long', () => {
    const ids = Array.from({ length: 25 }, (_, index) => `h${index}`);

    expect(draw(...ids)).toContain('tabindex="0"');
    expect(draw(...ids.slice(1))).not.toContain('tabindex');
  });

  it('is left out for a single heading', () => {
    expect(draw('a')).toBe('');
    expect(draw()).toBe('');
  });
});

describe('the frame of a page', () => {
  it('has a column for the table of contents only if there is one', () => {
    expect(nameFrame(['a', 'b'].map(heading))).toBe('page page-with-toc');
    expect(nameFrame(['a'].map(heading))).toBe('page');
  });
});
