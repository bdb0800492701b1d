import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageHistory } from '../../../templates/parts/page-history.tsx';
import { makePageProps } from '../../make-page.ts';

const render = (contributors: readonly string[]) =>
  renderToStaticMarkup(
    <PageHistory {...makePageProps({ history: { changed: '2024-01-31T23:30:00Z', contributors } })} />,
  );

describe('the history of a page', () => {
  it('shows when it was changed, and its authors', () => {
    expect(render(['Ann', 'Bo <b>'])).toBe(
      '<p class="page-history"><span>Last updated on <time dateTime="2024-01-31T23:30:00Z">January 31, 2024</time></span>' +
        '<span>Written by Ann and Bo &lt;b&gt;</span></p>',
    );
  });

  it('counts authors beyond the limit', () => {
    expect(render(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toContain('Written by A, B, C, D, E, and 2 more');
  });

  it('is left out if nothing is known', () => {
    expect(renderToStaticMarkup(<PageHistory {...makePageProps()} />)).toBe('');
    expect(render([])).not.toContain('Written');
  });
});
