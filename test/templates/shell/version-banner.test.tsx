import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../templates/pages/render-page.tsx';
import { VersionBanner } from '../../../templates/shell/version-banner.tsx';
import { makePage, makePageProps, makeProduct, makeSite } from '../../make-page.ts';

const versions = [
  { text: 'v7', base: '/v7/', status: 'next' as const },
  { text: 'v6', base: '/', status: 'current' as const },
  { text: 'v5', base: '/v5/', status: 'maintained' as const },
];
const at = (base: string, changes: Parameters<typeof makePageProps>[0] = {}) =>
  makePageProps({ site: makeSite({ base, products: [makeProduct({ versions })] }), ...changes });
const draw = (...given: Parameters<typeof at>) =>
  renderToString(<VersionBanner {...at(...given)} />).replaceAll('<!-- -->', '');

describe('the banner of a version', () => {
  it('links from an earlier version to the same page of the current one', () => {
    expect(draw('/v5/')).toContain(
      '<p>You are reading v5. <a href="/joy-ui/react-button/">Read this page in v6</a></p>',
    );
  });

  it('describes a version that is not released', () => {
    expect(draw('/v7/')).toContain('You are reading v7, which is not released yet. <a href="/joy-ui/react-button/">');
  });

  it('links to the start page if the current version does not have the page', () => {
    expect(draw('/v5/', { inCurrent: [] })).toContain(
      'You are reading v5. This page is not in v6. <a href="/">Go to v6</a>',
    );
    expect(draw('/v5/', { inCurrent: ['/joy-ui/react-button/'] })).toContain('Read this page in v6');
  });

  it('is left out on pages of the current version, and on the 404 page', () => {
    expect(draw('/')).toBe('');
    expect(draw('/v5/', { page: makePage({ template: 'NotFound' }) })).toBe('');
  });
});

describe('the head of a page of an earlier version', () => {
  it('excludes it from search engines, and has the canonical address of the current one', () => {
    const html = renderPage(at('/v5/'));

    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/joy-ui/react-button/"/>');
    expect(renderPage(at('/v5/', { inCurrent: [] }))).toContain(
      '<link rel="canonical" href="https://docs.example.com/v5/joy-ui/react-button/"/>',
    );
    expect(renderPage(at('/'))).not.toContain('noindex');
  });
});

describe('the script of versions', () => {
  it('is on the pages of sites that have it, with its facts', () => {
    const assets = { ...makePageProps().assets, versions: ['/v5/_app/versions.js', '/v5/_app/version-parts.js'] };
    const html = renderPage(at('/v5/', { assets }));
    const facts = JSON.parse(/id="docs--versions">([^<]*)</.exec(html)?.[1] ?? '{}') as Record<string, unknown>;

    expect(html).toContain(
      '<script src="/v5/_app/versions.js" data-docs-src="/v5/_app/version-parts.js" defer=""></script>',
    );
    expect(facts).toMatchObject({
      list: '/versions.json',
      base: '/v5/',
      product: 'joy-ui',
      ways: ['/joy-ui/react-button/'],
      words: { read: 'Read this page in {current}', button: 'Joy UI {version}, choose a version' },
      statuses: { ended: 'Ended' },
    });
    expect(renderPage(at('/v5/'))).not.toContain('docs--versions');
  });
});
