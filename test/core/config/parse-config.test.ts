import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core/config/parse-config.ts';
import type { ValuePath } from '../../../core/model/problem.ts';

const file = 'docs.config.ts';

function parse(settings: object) {
  return parseConfig({ title: 'Docs', products: [], ...settings }, file);
}

describe('a site', () => {
  it('keeps what a product names of its own', () => {
    const product = {
      id: 'x',
      name: 'X',
      category: 'grid',
      packageName: '@acme/x',
      version: '1.0.0',
      description: 'Grids.',
      repository: 'https://github.com/acme/x',
      picture: 'data' as const,
      versions: [{ text: 'v1' }],
    };

    expect(parse({ products: [product] }).site?.products).toEqual([product]);
  });

  it('has a default for every key except title and products', () => {
    expect(parse({})).toEqual({
      problems: [],
      site: {
        title: 'Docs',
        url: '',
        base: '/',
        description: '',
        languages: ['en'],
        defaultLanguage: 'en',
        products: [],
        productIds: [],
        api: [],
        sources: true,
        demos: { alias: {}, dependencies: {} },
        links: { ignore: [] },
        markdown: {
          html: 'sanitize',
          iframeHosts: expect.arrayContaining(['codesandbox.io']),
          math: false,
          mermaid: false,
          mdx: false,
        },
        copies: {
          markdown: true,
          openIn: [
            { name: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q={prompt}' },
            { name: 'Claude', href: 'https://claude.ai/new?q={prompt}' },
          ],
        },
        history: { dates: true, contributors: true },
        cards: { draw: true, fonts: [] },
        redirects: { html: true },
        security: {
          policy: true,
          trustedTypes: true,
          integrity: true,
          demoStyles: 'any',
          sources: {},
          frameAncestors: [],
        },
        analytics: { respectPrivacy: true },
        feedback: {},
        blog: {},
        limits: { pageBytes: 1048576, nesting: 100, pageSeconds: 5, demoSeconds: 10, memory: 1400, pluginSeconds: 10 },
        fonts: {},
        license: {},
        budgets: {},
        versions: { isSet: false, address: '/versions.json' },
        theme: {},
        i18n: { fallback: false },
        styles: [],
      },
    });
  });

  it('limits seconds to one day, because longer timers fire at once', () => {
    const parsed = parseConfig({ title: 'T', products: [], limits: { pageSeconds: 1e9 } }, 'docs.config.ts');

    expect(parsed.site?.limits.pageSeconds).toBe(86_400);
  });

  it('keeps the values of its settings', () => {
    const settings = {
      description: 'All of it',
      languages: ['en', 'pt'],
      productIds: [{ segment: 'a', productId: 'b', categoryId: 'c' }],
      products: [{ id: 'kit', name: 'Kit', category: 'extra', versions: [{ text: 'v1', current: true }] }],
      api: [{ product: 'kit', packageName: '@kit/core' }],
      demos: { wrapper: './content/DemoRoot.tsx', dark: { kit: true, default: false }, alias: { a: 'b' } },
      links: { ignore: ['/store/**', '/', '/*/api/'] },
      markdown: { html: 'trusted', iframeHosts: [] },
      analytics: { gtag: 'G-1', endpoint: '/collect', respectPrivacy: false },
      blog: { authors: { constructor: { name: 'Ann' } }, tags: ['News'] },
      limits: { nesting: 20 },
      license: { dataGrid: undefined },
      editUrl: 'https://example.com/edit/{file}',
      repository: 'https://example.com/repository',
    };

    expect(parse(settings).site).toMatchObject({
      ...settings,
      demos: { ...settings.demos, dependencies: {} },
      limits: { pageBytes: 1048576, nesting: 20 },
      license: {},
    });
  });

  it.each([
    [['en', 'pt'], undefined, ['en', 'pt']],
    [['zh', 'en', 'pt'], 'zh', ['zh', 'en', 'pt']],
    [['en', 'zh'], 'zh', ['zh', 'en']],
    [['pt', 'de'], undefined, ['pt', 'de']],
    [['pt', 'en'], undefined, ['en', 'pt']],
  ])('lists the default language first: %j with the default %j', (languages, defaultLanguage, sorted) => {
    const { site } = parse({ languages, ...(defaultLanguage !== undefined && { defaultLanguage }) });

    expect(site?.languages).toEqual(sorted);
    expect(site?.defaultLanguage).toBe(sorted[0]);
  });

  it('warns where English is the default and another language is listed first', () => {
    const warned = ({ problems }: ReturnType<typeof parse>) => problems.map(({ rule, severity }) => [rule, severity]);

    expect(warned(parse({ languages: ['pt', 'en'] }))).toEqual([['config-default-language', 'warning']]);
    expect(warned(parse({ languages: ['pt', 'en'], defaultLanguage: 'en' }))).toEqual([]);
    expect(warned(parse({ languages: ['pt', 'de'] }))).toEqual([]);
    expect(warned(parse({ languages: ['en', 'pt'] }))).toEqual([]);
  });

  it('rejects sources for names that cannot be imported, and sources that are no paths', () => {
    const { problems } = parse({ sources: { '../ui': './a.ts', 'a/*': './b', b: 'src/b.ts', c: './c', d: false } });

    expect(problems.map(({ place, message }) => [place.key, message])).toEqual([
      [['sources', '../ui'], 'The key "sources" names "../ui", which is not a name that can be imported'],
      [['sources', 'a/*'], 'The key "sources" maps "a/*" to "./b", which is not a file path for it'],
      [['sources', 'b'], 'The key "sources" maps "b" to "src/b.ts", which is not a file path for it'],
    ]);
  });

  it('gives the known products their category', () => {
    const products = ['material-ui', 'joy-ui', 'base-ui', 'system', 'x', 'kit'].map((id) => ({ id, name: id }));

    const { site } = parse({ products });

    expect(site?.products.map(({ category }) => category)).toEqual(['core', 'core', 'core', 'core', 'x', undefined]);
  });

  it.each([
    ['https://docs.example.com/', 'https://docs.example.com'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['', ''],
  ])('writes the url %j as %j', (url, origin) => {
    expect(parse({ url }).site?.url).toBe(origin);
  });

  it.each([
    ['', '/'],
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['docs/v5.0/', '/docs/v5.0/'],
  ])('writes the base %j as %j', (base, written) => {
    expect(parse({ base }).site?.base).toBe(written);
  });
});

describe('a wrong setting', () => {
  it.each<[string, ValuePath, object, string, string]>([
    [
      'config-unknown-key',
      ['langauges'],
      { langauges: ['en'] },
      'Unknown key "langauges"',
      'Did you mean "languages"?',
    ],
    [
      'config-unknown-key',
      ['limits', 'pageByte'],
      { limits: { pageByte: 1 } },
      'Unknown key "pageByte" in "limits"',
      'Did you mean "pageBytes"?',
    ],
    [
      'config-type',
      ['title'],
      { title: 4 },
      '"title" must be a string, but is a number',
      'Put quotes around the value.',
    ],
    ['config-type', ['title'], { title: ' ' }, '"title" is empty', 'Give it a text.'],
    [
      'config-type',
      ['markdown', 'html'],
      { markdown: { html: 'trust' } },
      '"markdown.html" must be "sanitize" or "trusted", but is "trust"',
      'Did you mean "trusted"?',
    ],
    [
      'config-type',
      ['limits', 'nesting'],
      { limits: { nesting: 0 } },
      '"limits.nesting" must be a number of at least 1, but is 0',
      'Write 1 or more.',
    ],
    ['config-type', ['languages'], { languages: [] }, '"languages" is empty', 'List at least one.'],
    ['config-missing-key', ['title'], { title: undefined }, 'The key "title" is missing', 'Add "title": a string.'],
    [
      'config-missing-key',
      ['products'],
      { products: undefined },
      'The key "products" is missing',
      'Add "products": a list.',
    ],
    [
      'config-missing-key',
      ['products', 0, 'name'],
      { products: [{ id: 'a' }] },
      'The key "name" is missing in "products[0]"',
      'Add "name": a string.',
    ],
    [
      'config-url',
      ['url'],
      { url: 'docs.example.com' },
      'The key "url" is "docs.example.com", which is not the address of a website',
      'Write it like "https://docs.example.com".',
    ],
    [
      'config-url',
      ['url'],
      { url: 'javascript:alert(1)' },
      'The key "url" is "javascript:alert(1)", which is not the address of a website',
      'Write it like "https://docs.example.com".',
    ],
    [
      'config-url',
      ['url'],
      { url: 'https://a.b/docs' },
      'The key "url" is "https://a.b/docs", but it must be an origin only',
      'Write "https://a.b", and put a sub-path under the key "base".',
    ],
    [
      'config-base',
      ['base'],
      { base: '/../x' },
      'The key "base" is "/../x", which is not a path of plain segments',
      'Write it like "/docs/", with letters, digits, "-", "_", "." and "~" only.',
    ],
    [
      'config-dark',
      ['demos', 'dark'],
      { demos: { dark: '.dark, html.dark' } },
      'The key "demos.dark" has "html.dark", which is not one class or attribute',
      'Write true, false, or the class or attribute that the style sheets of demos use, such as ".dark" or "[data-theme=dark]".',
    ],
    [
      'config-dark',
      ['demos', 'dark', 'lib'],
      { demos: { dark: { lib: 'dark', default: '.dark' } } },
      'The key "demos.dark" has "dark", which is not one class or attribute',
      'Write true, false, or the class or attribute that the style sheets of demos use, such as ".dark" or "[data-theme=dark]".',
    ],
    [
      'config-define',
      ['demos', 'define', 'process.env.NODE_ENV'],
      { demos: { define: { 'process.env.NODE_ENV': 'test' } } },
      'The key "demos.define" sets "process.env.NODE_ENV", which cannot be defined for demos',
      'Write "process.env.NAME", or one name of letters, digits, "_" and "$", such as "__DEV__".',
    ],
    [
      'config-language',
      ['languages', 1],
      { languages: ['en', '../x'] },
      'The key "languages" lists "../x", which is not a language code',
      'Write codes like "en", "pt", or "zh-CN".',
    ],
    [
      'config-language',
      ['languages', 1],
      { languages: ['en', 'en'] },
      'The key "languages" lists "en" twice',
      'Remove one of the two.',
    ],
    [
      'config-product-id',
      ['products', 0, 'id'],
      { products: [{ id: '../a', name: 'A' }] },
      'The product id "../a" cannot be a path segment and a file name',
      'Use lowercase letters, digits, and single hyphens, like "joy-ui".',
    ],
    [
      'config-duplicate-product',
      ['products', 1, 'id'],
      {
        products: [
          { id: 'a', name: 'A' },
          { id: 'a', name: 'B' },
        ],
      },
      'Two products have the id "a"',
      'Give one of them another id, or remove it.',
    ],
    [
      'config-unknown-product',
      ['api', 0, 'product'],
      { products: [{ id: 'joy-ui', name: 'A' }], api: [{ product: 'joy', packageName: 'b' }] },
      'The key "api" names the product "joy", which the key "products" does not list',
      'List the product, or remove the line.',
    ],
    [
      'config-unknown-product',
      ['api', 0, 'product'],
      { products: [{ id: 'joy-ui', name: 'A' }], api: [{ product: 'joy-iu', packageName: 'b' }] },
      'The key "api" names the product "joy-iu", which the key "products" does not list',
      'Did you mean "joy-ui"?',
    ],
    [
      'config-path-family',
      ['links', 'ignore', 0],
      { links: { ignore: ['store/**'] } },
      'The key "links.ignore" lists "store/**", which is not a path pattern',
      'Start with "/"; "*" matches one segment, and "/**" at the end matches everything below.',
    ],
    [
      'config-path-family',
      ['links', 'ignore', 0],
      { links: { ignore: ['/a/**/b'] } },
      'The key "links.ignore" lists "/a/**/b", which is not a path pattern',
      'Start with "/"; "*" matches one segment, and "/**" at the end matches everything below.',
    ],
    [
      'config-edit-url',
      ['editUrl'],
      { editUrl: 'https://example.com/edit' },
      'The key "editUrl" is "https://example.com/edit", which does not point to the file of a page',
      'Write an address with "{file}" in it, like "https://example.com/edit/main/{file}".',
    ],
  ])('%s at %j: %j', (rule, key, settings, message, hint) => {
    expect(parse(settings)).toEqual({ problems: [{ rule, severity: 'error', place: { file, key }, message, hint }] });
  });

  it('is not trusted when it is called __proto__', () => {
    const value: unknown = JSON.parse('{ "title": "A", "products": [], "__proto__": { "admin": true } }');

    expect(parseConfig(value, file).problems.map(({ message }) => message)).toEqual(['Unknown key "__proto__"']);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('is reported together with all others', () => {
    expect(parse({ title: 1, base: 2, fnots: {} }).problems).toHaveLength(3);
  });

  it('may be the whole file', () => {
    expect(parseConfig(undefined, file).problems).toEqual([
      {
        rule: 'config-type',
        severity: 'error',
        place: { file, key: [] },
        message: 'The default export must be an object, but is undefined',
        hint: 'Write an object.',
      },
    ]);
  });
});
