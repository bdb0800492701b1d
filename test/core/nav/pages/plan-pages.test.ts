import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../../core/config/parse-config.ts';
import type { NavEntry } from '../../../../core/model/nav-tree.ts';
import { parseNav } from '../../../../core/nav/tree/parse-nav.ts';
import { planPages } from '../../../../core/nav/pages/plan-pages.ts';
import type { PlanPagesOptions } from '../../../../core/nav/pages/plan-pages.ts';
import type { Site } from '../../../../core/model/site.ts';
import { isEvery } from '../../../everyday.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

function makeSite(settings: object = {}): Site {
  const products = [{ id: 'joy-ui', name: 'Joy UI' }];
  const { site } = parseConfig({ title: 'Docs', products, languages: ['en', 'pt'], ...settings }, 'docs.config.ts');
  if (!site) throw new Error('The test has wrong settings');
  return site;
}

function plan(entries: NavEntry[], files: string[], options: PlanPagesOptions & { settings?: object } = {}) {
  const source = { product: 'joy-ui', file: 'nav/joy-ui.ts' };
  return planPages(makeSite(options.settings), [parseNav(entries, source).tree], files, options);
}

const tree: NavEntry[] = [
  {
    pathname: '/joy-ui/react-',
    title: 'Components',
    children: [{ pathname: '/joy-ui/react-button' }, { pathname: '/joy-ui/react-card' }],
  },
];

describe('a page', () => {
  const files = [
    'content/joy-ui/react-card.md',
    'content/joy-ui/react-button/index.md',
    'content/joy-ui/react-button/index.pt.md',
  ];

  it('has its position in the tree', () => {
    expect(plan(tree, files).pages[0]).toEqual({
      path: '/joy-ui/react-button/',
      canonicalPath: '/joy-ui/react-button/',
      language: 'en',
      languages: ['en', 'pt'],
      product: 'joy-ui',
      ids: { productId: 'joy-ui', categoryId: 'core' },
      template: 'Documentation',
      file: 'content/joy-ui/react-button/index.md',
      outputFile: 'joy-ui/react-button/index.html',
      navTitle: 'Button',
      trail: [{ title: 'Joy UI', path: '/joy-ui/react-button/' }, { title: 'Components' }],
      next: { title: 'Card', path: '/joy-ui/react-card/' },
    });
  });

  it('links in its own language to translated pages, and in English to the others', () => {
    const findText = (language: string, key: string) =>
      language === 'pt' && key === 'pages./joy-ui/react-button' ? 'Botão' : undefined;

    const page = plan(tree, files, { findText }).pages[1];

    expect(page).toMatchObject({
      path: '/pt/joy-ui/react-button/',
      canonicalPath: '/joy-ui/react-button/',
      outputFile: 'pt/joy-ui/react-button/index.html',
      navTitle: 'Botão',
      trail: [{ title: 'Joy UI', path: '/pt/joy-ui/react-button/' }, { title: 'Components' }],
      next: { title: 'Card', path: '/joy-ui/react-card/' },
    });
  });

  it('is of the product that it is given, unless it is in the tree or section of one', () => {
    const products = new Map([
      ['/api/', 'joy-ui'],
      ['/joy-ui/react-card/', 'other'],
    ]);

    const { pages } = plan(tree, [...files, 'content/api.md', 'content/other.md'], { products, unlisted: ['/api/'] });
    const productOf = (path: string) => pages.find((page) => page.path === path)?.product;

    expect(['/api/', '/joy-ui/react-card/', '/other/'].map(productOf)).toEqual(['joy-ui', 'joy-ui', undefined]);
    expect(pages[0]).toMatchObject({ trail: [{ title: 'Joy UI', path: '/joy-ui/react-button/' }] });
  });

  it('comes in the same order whatever the order of the files', () => {
    const forward = plan(tree, files);

    expect(plan(tree, [...files].reverse())).toEqual(forward);
    expect(forward.pages.map(({ path }) => path)).toEqual([
      '/joy-ui/react-button/',
      '/pt/joy-ui/react-button/',
      '/joy-ui/react-card/',
    ]);
  });

  it.each([
    ['content/index.md', '/', 'Home', 'index.html'],
    ['content/404.md', '/404.html', 'NotFound', '404.html'],
    ['content/versions.md', '/versions/', 'Versions', 'versions/index.html'],
    ['content/blog/index.md', '/blog/', 'BlogIndex', 'blog/index.html'],
    ['content/blog/hello.md', '/blog/hello/', 'BlogPost', 'blog/hello/index.html'],
    ['content/blog/2021/index.md', '/blog/2021/', 'BlogPost', 'blog/2021/index.html'],
  ])('%s is %s, drawn by %s, written to %s, and needs no entry', (file, path, template, outputFile) => {
    expect(plan([], [file])).toMatchObject({ pages: [{ path, template, outputFile }], problems: [] });
  });

  it('of the family /api is written under /api-docs', () => {
    expect(plan([], ['content/api/index.md', 'content/apiary.md']).pages.map(({ outputFile }) => outputFile)).toEqual([
      'api-docs/index.html',
      'apiary/index.html',
    ]);
  });

  it('is tabbed when the tree names its API tabs', () => {
    const entries = [{ pathname: '/joy-ui/a' }, { pathname: '/joy-ui/a/hooks-api/#use-a', title: 'useA' }];

    expect(plan(entries, ['content/joy-ui/a.md'])).toMatchObject({ pages: [{ template: 'Tabbed' }], problems: [] });
  });

  it('that is the root of its product has no trail', () => {
    expect(plan([{ pathname: '/joy-ui' }], ['content/joy-ui/index.md']).pages[0]?.trail).toEqual([]);
  });
});

describe('missing content', () => {
  it('is an error at the entry, with the nearest page that has no entry', () => {
    expect(
      plan(
        [...tree, { pathname: '/joy-ui/react-cart' }],
        ['content/joy-ui/react-card.md', 'content/joy-ui/react-button.md', 'content/joy-ui/react-chart.md'],
      ).problems.filter(({ rule }) => rule === 'missing-content'),
    ).toEqual([
      {
        rule: 'missing-content',
        severity: 'error',
        place: { file: 'nav/joy-ui.ts', value: [1, 'pathname'] },
        message: 'The entry "/joy-ui/react-cart" has no page',
        hint: 'Did you mean "/joy-ui/react-chart"? If not: write "content/joy-ui/react-cart/index.md", or mark the entry with "planned: true".',
      },
    ]);
  });

  it('is never matched with a page that another entry names', () => {
    const files = ['content/joy-ui/react-card.md', 'content/joy-ui/react-button.md'];

    expect(plan([...tree, { pathname: '/joy-ui/react-cart' }], files).problems[0]?.hint).toBe(
      'Write "content/joy-ui/react-cart/index.md", or mark the entry with "planned: true".',
    );
  });

  it('says what to write where no page is near', () => {
    expect(plan([{ pathname: '/joy-ui/none' }], []).problems[0]?.hint).toBe(
      'Write "content/joy-ui/none/index.md", or mark the entry with "planned: true".',
    );
  });

  it.each<[string, NavEntry]>([
    ['planned', { pathname: '/joy-ui/a', planned: true }],
    ['out of the site', { pathname: 'https://example.com/' }],
    ['served by another host', { pathname: '/x/react-charts' }],
    ['a group', { pathname: '/joy-ui/g', children: [{ pathname: '/versions' }] }],
    ['generated', { pathname: '/blog' }],
  ])('is not reported for an entry that is %s', (_, entry) => {
    const options = { settings: { links: { ignore: ['/x/**'] } }, generated: ['/blog/', '/versions/'] };

    expect(plan([entry], [], options).problems).toEqual([]);
  });

  it('is reported for an API tab without its page', () => {
    expect(plan([{ pathname: '/joy-ui/a/components-api/#a' }], []).problems.map(({ message }) => message)).toEqual([
      'The entry "/joy-ui/a/components-api/#a" has no page',
    ]);
  });
});

describe('a page in no tree', () => {
  it('is a warning, once for all its languages', () => {
    expect(plan([], ['content/joy-ui/a.md', 'content/joy-ui/a.pt.md']).problems).toEqual([
      {
        rule: 'page-not-in-nav',
        severity: 'warning',
        place: { file: 'content/joy-ui/a.md' },
        message: 'No tree has an entry for the page "/joy-ui/a/"',
        hint: 'Add { pathname: "/joy-ui/a" } to nav/joy-ui.ts, or write "unlisted: true" in the page\'s front matter.',
      },
    ]);
  });

  it('is not reported where its tree has faulty entries, which may name it', () => {
    const misspelled = { pathnme: '/joy-ui/a' } as unknown as NavEntry;

    expect(plan([misspelled], ['content/joy-ui/a.md', 'content/b.md']).problems).toEqual([]);
  });

  it('is not reported when it is unlisted on purpose', () => {
    expect(plan([], ['content/a.md'], { unlisted: ['/a/'] }).problems).toEqual([]);
  });

  it('may be added to any tree where it has no product', () => {
    expect(plan([], ['content/a.md']).problems[0]?.hint).toBe(
      'Add { pathname: "/a" } to a file in nav/, or write "unlisted: true" in the page\'s front matter.',
    );
  });
});

describe('files that are not allowed', () => {
  it.each([
    ['a name and a folder', 'content/blog/a.md', 'content/blog/a/index.md'],
    ['cases', 'content/blog/A.md', 'content/blog/a.md'],
    ['the /api family', 'content/api-docs/index.md', 'content/api/index.md'],
    ['spellings of an accent', 'content/blog/e\u0301.md', 'content/blog/\u00E9.md'],
  ])('differ only in %s', (_, first, second) => {
    const { pages, problems } = plan([], [second, first], { unlisted: ['/api-docs/'] });

    expect(pages.map(({ file }) => file)).toEqual([first]);
    expect(problems).toEqual([
      {
        rule: 'duplicate-output',
        severity: 'error',
        place: { file: second },
        message: `This page and "${first}" are written to the same file, so one would overwrite the other`,
        hint: 'Rename or remove one of the two.',
      },
    ]);
  });

  it('are an English page and one without an ending, which may be in another language', () => {
    const { problems } = plan([], ['content/a.md', 'content/a.en.md']);

    expect(problems.map(({ place, hint }) => [place.file, hint])).toContainEqual([
      'content/a.md',
      'Files without a language in their names are in "en", the default language. If they are in another one, name it in the settings, as in defaultLanguage: "pt". Otherwise remove one of the two.',
    ]);
  });

  it('are translations of the blog', () => {
    expect(plan([], ['content/blog/a.md', 'content/blog/a.pt.md']).problems).toEqual([
      {
        rule: 'blog-translated',
        severity: 'error',
        place: { file: 'content/blog/a.pt.md' },
        message: 'The blog is written in "en" only, and this post is in "pt"',
        hint: 'Remove the file, or publish it as a post of its own under another name.',
      },
    ]);
  });

  it('are translations of pages that are not written', () => {
    expect(plan([], ['content/a.pt.md'])).toEqual({
      pages: [],
      problems: [
        {
          rule: 'translation-without-original',
          severity: 'error',
          place: { file: 'content/a.pt.md' },
          message: 'The page "/a/" is written in "pt" and not in "en"',
          hint: 'Write the page in "en" first: "content/a.md". If the site is written in "pt", set defaultLanguage: "pt", and rename this file to that.',
        },
      ],
    });
  });
});

describe('ten thousand pages', () => {
  it.runIf(isEvery)('are planned in a few seconds', () => {
    const entries = Array.from({ length: 10_000 }, (_, number) => ({ pathname: `/joy-ui/page-${number}` }));
    const files = entries.map(({ pathname }) => `content${pathname}/index.md`);
    const start = process.cpuUsage();

    const { pages, problems } = plan(entries, files);

    expect([pages.length, problems]).toEqual([10_000, []]);
    expect(processorMilliseconds(start)).toBeLessThan(5000);
  });
});
