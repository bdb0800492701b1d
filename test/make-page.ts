// The page that template tests start from: a component page of a site with two products. A test
// says only what is peculiar to it.

import { createTranslate } from '../core/i18n/create-translate.ts';
import type { Page } from '../core/model/page.ts';
import type { Product } from '../core/model/product.ts';
import type { Site } from '../core/model/site.ts';
import type { PageProps } from '../templates/page-props.ts';
import translations from '../locales/translations.json' with { type: 'json' };

/** Makes the facts of a site. */
export function makeSite(changes: Partial<Site> = {}): Site {
  return {
    title: 'Vitrine',
    url: 'https://docs.example.com',
    base: '/',
    description: 'Components on display',
    languages: ['en'],
    defaultLanguage: 'en',
    products: [makeProduct(), makeProduct({ id: 'system', name: 'System', version: '5.15.6' })],
    productIds: [],
    api: [],
    demos: { alias: {}, dependencies: {} },
    sources: true,
    links: { ignore: [] },
    markdown: { html: 'sanitize', iframeHosts: [], math: false, mermaid: false, mdx: false },
    i18n: { fallback: false },
    copies: { markdown: true, openIn: [] },
    history: { dates: true, contributors: true },
    cards: { draw: true, fonts: [] },
    redirects: { html: true },
    analytics: { respectPrivacy: true },
    feedback: {},
    blog: {},
    security: { policy: true, trustedTypes: true, integrity: true, demoStyles: 'any', sources: {}, frameAncestors: [] },
    limits: { pageBytes: 1048576, nesting: 100, pageSeconds: 5, demoSeconds: 10, memory: 1400, pluginSeconds: 10 },
    fonts: {},
    license: {},
    budgets: {},
    versions: { isSet: false, address: '/versions.json' },
    theme: {},
    styles: [],
    ...changes,
  };
}

/** Makes a product with a page and two versions. */
export function makeProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'joy-ui',
    name: 'Joy UI',
    packageName: '@mui/joy',
    version: '5.0.0-beta.24',
    versions: [
      { text: 'v5.0.0-beta.24', current: true },
      { text: 'View all versions', href: '/versions/' },
    ],
    ...changes,
  };
}

/** Makes a planned page. */
export function makePage(changes: Partial<Page> = {}): Page {
  return {
    path: '/joy-ui/react-button/',
    canonicalPath: '/joy-ui/react-button/',
    language: 'en',
    languages: ['en'],
    product: 'joy-ui',
    ids: { productId: 'joy-ui', categoryId: 'core' },
    template: 'Documentation',
    file: 'content/joy-ui/react-button.md',
    outputFile: 'joy-ui/react-button/index.html',
    trail: [{ title: 'Joy UI', path: '/joy-ui/' }, { title: 'Components' }],
    ...changes,
  };
}

/** Makes everything that is passed to a template. */
export function makePageProps(changes: Partial<PageProps> = {}): PageProps {
  return {
    site: makeSite(),
    page: makePage(),
    userLanguage: 'en',
    t: translateEnglish,
    title: 'Button',
    description: 'Lets people act',
    frontMatter: { components: [], hooks: [], redirectFrom: [], authors: [], tags: [] },
    headings: [],
    content: '<h1>Button</h1>\n<p class="description">Lets people act</p>\n<p>Text.</p>',
    menu: [],
    assets: { style: '/_app/style.css', settings: '/_app/settings.css', icon: '/favicon.svg' },
    posts: [],
    productPaths: { 'joy-ui': '/joy-ui/' },
    href: (path) => path,
    ...changes,
  };
}

const translate = createTranslate({
  languages: ['en'],
  dictionaries: { en: translations },
  log: (message) => {
    throw new Error(message);
  },
});

/** Looks up the English interface text, and throws for a key that is not there. */
export function translateEnglish(key: string, params?: Readonly<Record<string, string | number>>): string {
  return translate('en', key, params);
}
