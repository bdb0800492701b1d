import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Versions } from '../../../templates/pages/versions.tsx';
import { makePage, makePageProps, makeProduct, makeSite } from '../../make-page.ts';

const page = makePage({ path: '/versions/', canonicalPath: '/versions/', product: undefined, template: 'Versions' });
const draw = (versions: ReturnType<typeof makeProduct>['versions']) =>
  renderToString(
    <Versions {...makePageProps({ page, site: makeSite({ products: [makeProduct({ versions })] }) })} />,
  ).replaceAll('<!-- -->', '');

describe('the page of versions', () => {
  it('shows the status, date and links of each version', () => {
    const html = draw([
      { text: 'v6', current: true, status: 'current', date: '2026-01-31', notes: '/blog/6/', migration: '/lib/to-6/' },
      { text: 'v5', base: '/v5/', status: 'ended', date: '2024-01-31' },
      { text: 'All versions', href: '/versions/' },
    ]);

    expect(html).toContain('<th scope="rowgroup" colSpan="4"><a href="/joy-ui/">Joy UI</a></th>');
    expect(html).toContain(
      '<td><code dir="auto">v6</code></td><td>Current</td><td><time dateTime="2026-01-31">January 31, 2026</time></td><td><a class="version-link" href="/blog/6/">Release notes</a><a class="version-link" href="/lib/to-6/">Migration</a></td>',
    );
    expect(html).toContain('<td><a href="/v5/"><code dir="auto">v5</code></a></td><td>Ended</td>');
    expect(html).not.toContain('All versions');
  });

  it('has no empty column, and no table without versions', () => {
    expect(draw([{ text: 'v6', current: true }])).not.toMatch(/Status|Released|Changes|–/);
    expect(draw([{ text: 'All versions', href: '/versions/' }])).not.toContain('<table');
  });
});
