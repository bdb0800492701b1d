import { describe, expect, it } from 'vitest';
import type { TemplateName } from '../../../core/model/page.ts';
import type { PageProps } from '../../../templates/page-props.ts';
import { renderPage } from '../../../templates/pages/render-page.tsx';
import { makePage, makePageProps, makeProduct, makeSite } from '../../make-page.ts';

const templates: TemplateName[] = ['Home', 'Documentation', 'Tabbed', 'BlogIndex', 'BlogPost', 'Versions', 'NotFound'];

describe.each(templates)('a page drawn by %s', (template) => {
  const props = makePageProps({ page: makePage({ template }) });
  const bare = makePageProps({
    site: makeSite({ url: '', products: [] }),
    page: makePage({ template, product: undefined, trail: [] }),
    description: '',
    content: '',
    productPaths: undefined,
  });

  it('is a complete document with one main part and one title', () => {
    const html = renderPage(props);

    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr"/);
    expect(html.match(/<main id="main-content"/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.endsWith('</html>\n')).toBe(true);
  });

  it('prints nothing for missing values', () => {
    const html = renderPage(bare);

    expect(html).not.toMatch(/undefined|\[object|NaN|="null"/);
    expect(html).not.toContain('<meta name="description"');
  });

  it('has neither inline styles nor inline handlers', () => {
    expect(renderPage(props)).not.toMatch(/ style="| on[a-z]+="/);
  });

  it('names each landmark once', () => {
    const labels = [...renderPage(props).matchAll(/<nav[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);

    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('a page from right to left', () => {
  it('keeps full stops of the settings at their end', () => {
    const products = [makeProduct({ id: 'a', description: 'For forms.' }), makeProduct({ id: 'b' })];
    const site = makeSite({ products });
    const page = makePage({ template: 'Home', product: undefined, language: 'ar' });
    const html = renderPage(makePageProps({ site, page, userLanguage: 'ar', productPaths: { a: '/a/' } }));

    expect(html).toContain('<p><bdi>For forms.</bdi></p>');
    expect(html).toContain('<span class="panel-text"><bdi>For forms.</bdi></span>');
  });
});

describe('the switch between products', () => {
  const home = makePage({ template: 'Home', product: undefined });
  const a = makeProduct({ id: 'a', name: 'Acme' });
  const draw = (products: readonly (typeof a)[]) =>
    renderPage(
      makePageProps({ site: makeSite({ products: [...products] }), page: home, productPaths: { a: '/a/', b: '/b/' } }),
    );

  it('names the only product on pages without one, but none of several', () => {
    expect(draw([a])).toContain('<span class="switch-text">Acme</span>');
    expect(draw([a, makeProduct({ id: 'b', name: 'Bolt' })])).toContain('<span class="switch-text">Products</span>');
  });
});

describe('the footer', () => {
  it('links the products, without one that has the name of the site', () => {
    const products = ['Acme', 'Bolt'].map((name, index) => makeProduct({ id: 'ab'.charAt(index), name }));
    const draw = (title: string) =>
      /<footer[^]*<\/footer>/.exec(
        renderPage(makePageProps({ site: makeSite({ title, products }), productPaths: { a: '/a/', b: '/b/' } })),
      )?.[0];

    expect(draw('Docs')).toMatch(/<ul class="footer-links"><li><a href="[^"]*">Acme<[^]*">Bolt</);
    expect(draw('Acme')).toMatch(/<ul class="footer-links"><li><a href="[^"]*">Bolt</);
  });
});

describe('the front page', () => {
  const page = makePage({ template: 'Home', product: undefined });
  const exhibit = '<div data-demo="Exhibit">$& at work</div>';
  const content = `<h1>A</h1><p class="description">Lead.</p>${exhibit}<h2>B</h2>`;

  it('shows the demo after its lead once, in the live case, above the settings', () => {
    const html = renderPage(makePageProps({ page, content, exhibit }));

    expect(html.split(exhibit)).toHaveLength(2);
    expect(html).toMatch(
      /<div class="live-exhibit-stage"><div data-demo="Exhibit">[^]*data-island="SettingsRow"[^]*<h2>B</,
    );
    expect(html).not.toContain('class="exhibit"');
  });

  it('has cards of products if there is more than one', () => {
    const [a, b] = ['a', 'b'].map((id) => makeProduct({ id, name: `Lib ${id}` }));
    const draw = (products: (typeof a)[]) =>
      renderPage(
        makePageProps({
          page,
          site: makeSite({ products: products.flatMap((each) => each ?? []) }),
          productPaths: { a: '/a/' },
        }),
      );

    expect(draw([a, b])).toMatch(/href="#docs--products"[^]*<h2 id="docs--products">One home for every library</);
    expect(draw([a])).toContain('Start with Lib a');
    expect(draw([a])).not.toMatch(/#docs--products|One home/);
  });

  it('has a drawing if there is no demo', () => {
    const html = renderPage(makePageProps({ page, content: '<h1>A</h1><p>Text.</p>' }));

    expect(html).toContain('class="exhibit"');
    expect(html).not.toContain('live-exhibit');
  });
});

describe('a page', () => {
  it('carries the hooks of the site contract', () => {
    const html = renderPage(makePageProps());

    expect(html).toContain(
      'data-mode="system" data-density="comfortable" data-api="expanded" data-code-variant="TS" data-code-styling="system"',
    );
    expect(html).toContain('<body class="mode-light"');
    expect(html).toContain('<meta name="docs:productId" content="joy-ui"/>');
    expect(html).toContain('<meta name="docs:productCategoryId" content="core"/>');
  });

  it('escapes a hostile title everywhere', () => {
    const title = '"><script>alert(1)</script>';

    const html = renderPage(
      makePageProps({
        title,
        description: title,
        page: makePage({ trail: [{ title }], next: { title, path: '/next/' } }),
        headings: [
          { id: 'a', depth: 2, text: title },
          { id: 'b', depth: 2, text: 'B' },
        ],
      }),
    );

    expect(html).not.toContain('<script>');
    expect(html.split('<script')).toHaveLength(2);
    expect(html).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; – Joy UI</title>');
  });

  it("is rendered by the site's own template and shell, if any", () => {
    const html = renderPage(makePageProps(), {
      Documentation: ({ title }) => <p>{title}, drawn at home</p>,
      Shell: ({ children }) => <html lang="en">{children}</html>,
    });

    expect(html.replaceAll('<!-- -->', '')).toBe(
      '<!doctype html><html lang="en"><p>Button, drawn at home</p></html>\n',
    );
  });

  it('has its language, and is right-to-left in Arabic: 185', () => {
    expect(renderPage(makePageProps())).toMatch(/<html lang="en"(?! dir="rtl")/);
    expect(renderPage(makePageProps({ userLanguage: 'ar' }))).toContain('<html lang="ar" dir="rtl"');
  });

  it('loads the script only when there is one', () => {
    const props = makePageProps();

    expect(renderPage(props)).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(renderPage({ ...props, assets: { ...props.assets, script: '/_app/a.js' } })).toContain(
      '<script type="module" src="/_app/a.js"></script>',
    );
  });

  it('fills the file into the edit link', () => {
    const site = makeSite({ editUrl: 'https://example.com/edit/{file}' });

    expect(renderPage(makePageProps({ site }))).toContain(
      'href="https://example.com/edit/content/joy-ui/react-button.md"',
    );
  });
});

describe('the head', () => {
  it('names the page, then its product', () => {
    expect(renderPage(makePageProps())).toContain('<title>Button – Joy UI</title>');
  });

  it('names the tab first, so that no two pages share a title', () => {
    const tabs = { current: 'hooks-api', offered: ['', 'hooks-api'] } as const;

    expect(renderPage(makePageProps({ tabs }))).toContain('<title>Hooks API – Button – Joy UI</title>');
  });

  it('has the name once if page and site share it', () => {
    const props = makePageProps({ title: 'Vitrine', page: makePage({ product: undefined }) });

    expect(renderPage(props)).toContain('<title>Vitrine</title>');
  });

  it('has the canonical address with the base of the site', () => {
    const html = renderPage(makePageProps({ site: makeSite({ base: '/docs/' }) }));

    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/docs/joy-ui/react-button/"/>');
  });

  it('has the canonical address that readers see, encoded', () => {
    const html = renderPage(makePageProps({ page: makePage({ path: '/api/caf\u00E9/' }) }));

    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/api-docs/caf%C3%A9/"/>');
  });

  it('has no address if the site has none', () => {
    expect(renderPage(makePageProps({ site: makeSite({ url: '' }) }))).not.toContain('rel="canonical"');
  });

  it('links every language of a page that has several', () => {
    const html = renderPage(
      makePageProps({
        site: makeSite({ languages: ['en', 'pt'] }),
        page: makePage({ path: '/pt/joy-ui/react-button/', language: 'pt', languages: ['en', 'pt'] }),
        userLanguage: 'pt',
      }),
    );

    const root = 'https://docs.example.com';
    expect([...html.matchAll(/hrefLang="([^"]*)" href="([^"]*)"/gi)].map((match) => match.slice(1))).toEqual([
      ['en', `${root}/joy-ui/react-button/`],
      ['pt', `${root}/pt/joy-ui/react-button/`],
      ['x-default', `${root}/joy-ui/react-button/`],
    ]);
  });

  it('links no language of a page that has one', () => {
    expect(renderPage(makePageProps())).not.toMatch(/hreflang/i);
  });

  it('links the feed of a site with a blog, and its manifest, under the base of the site', () => {
    const site = makeSite({ base: '/docs/' });
    const siteLinks = [{ title: 'Blog', path: '/blog/' }];

    expect(renderPage(makePageProps({ site, siteLinks }))).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Vitrine – Blog" href="/docs/feed/blog/rss.xml"/>',
    );
    expect(renderPage(makePageProps({ site }))).not.toContain('application/rss+xml');
    expect(renderPage(makePageProps({ site }))).toContain('<link rel="manifest" href="/docs/manifest.webmanifest"/>');
  });

  it.each([
    ['/blog/', ' aria-current="page"'],
    ['/blog/hello/', ' aria-current="true"'],
    ['/blogs/', ''],
  ])('marks the link to the section of %s', (canonicalPath, mark) => {
    const html = renderPage(
      makePageProps({ page: makePage({ canonicalPath }), siteLinks: [{ title: 'Blog', path: '/blog/' }] }),
    );

    expect(html).toContain(`<a href="/blog/"${mark}>Blog</a>`);
  });

  it('links the repository of the product in its header, and otherwise that of the site', () => {
    const site = makeSite({
      repository: 'https://github.com/acme/ui',
      products: [makeProduct({ id: 'x', repository: 'https://github.com/acme/x' }), makeProduct({ id: 'lib' })],
    });
    const linkOf = (product: string) =>
      /href="([^"]*)" aria-label="Source code"/.exec(
        renderPage(makePageProps({ site, page: makePage({ product }) })),
      )?.[1];

    expect([linkOf('x'), linkOf('lib')]).toEqual(['https://github.com/acme/x', 'https://github.com/acme/ui']);
  });

  it('shows the products on the 404 page, or the way to the only one', () => {
    const [lib, ui] = ['lib', 'ui'].map((id) => makeProduct({ id, name: id }));
    const render = (products: ReturnType<typeof makeProduct>[]) =>
      renderPage(
        makePageProps({
          page: makePage({ template: 'NotFound' }),
          site: makeSite({ products }),
          productPaths: { lib: '/lib/start/', ui: '/ui/start/' },
        }),
      );

    expect(render([lib!, ui!])).toContain('Start from a product');
    expect(render([lib!])).not.toContain('Start from a product');
    expect(render([lib!])).toMatch(
      /<p class="lost-start"><a class="button[^>]* href="\/lib\/start\/"[^>]*>Start with lib</,
    );
  });

  it('excludes the 404 page from search engines', () => {
    const html = renderPage(makePageProps({ page: makePage({ template: 'NotFound' }) }));

    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });
});

describe('the version in the header', () => {
  const render = (versions: ReturnType<typeof makeProduct>['versions'], siteLinks: PageProps['siteLinks'] = []) =>
    renderPage(makePageProps({ site: makeSite({ products: [makeProduct({ versions })] }), siteLinks }));

  it('opens a menu of the other versions', () => {
    const html = render([
      { text: 'v2', current: true },
      { text: 'v1', href: 'https://v1.example.com/' },
    ]);

    expect(html).toMatch(
      /<button[^>]* aria-label="Joy UI v2, choose a version"[^>]* popovertarget="docs--version-menu"/i,
    );
    expect(html).toContain(
      '<span class="panel-link" aria-current="true"><span class="panel-title" dir="auto">v2</span></span>',
    );
    expect(html).toContain(
      '<a class="panel-link" href="https://v1.example.com/"><span class="panel-title" dir="auto">v1</span></a>',
    );
  });

  it('is text without links', () => {
    expect(render([{ text: 'v2', current: true }])).toContain('<span class="version-text">v2</span>');
  });

  it('is a link if there is one target, unless the header already has it', () => {
    const versions = [{ text: 'All versions', href: '/versions/' }];

    expect(render(versions)).toContain('<a class="version-text" href="/versions/">All versions</a>');
    expect(render(versions, [{ title: 'Versions', path: '/versions/' }])).not.toContain('version-text');
  });
});
