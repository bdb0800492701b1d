import { describe, expect, it } from 'vitest';
import type { Link } from '../../../../core/model/document.ts';
import type { KnownTargets } from '../../../../core/publish/links/create-find-target.ts';
import { findBrokenLinks } from '../../../../core/publish/links/find-broken-links.ts';
import type { LinkedPage } from '../../../../core/publish/links/find-broken-links.ts';
import { isEvery } from '../../../everyday.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

const known: KnownTargets = {
  pages: new Map<string, ReadonlySet<string> | readonly string[]>([
    ['/joy-ui/react-button/', ['sizes', 'colors', 'größe']],
    ['/joy-ui/react-input/', new Set<string>()],
    ['/guides/long/', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    ['/api/button/', ['props']],
    ['/pt/joy-ui/react-button/', ['tamanhos']],
    ['/store/page/', []],
  ]),
  files: new Set(['/static/logo.png', '/feed/blog/rss.xml']),
  redirects: (path) => path === '/old/',
  ignore: ['/store/**'],
  languages: ['en', 'pt'],
  defaultLanguage: 'en',
};

function makePage(links: readonly (Partial<Link> & { href: string })[], changes: Partial<LinkedPage> = {}): LinkedPage {
  return {
    path: '/joy-ui/react-button/',
    language: 'en',
    file: 'content/joy-ui/react-button.md',
    anchors: ['sizes', 'colors', 'größe'],
    links: links.map((link) => ({ kind: 'link', line: 3, column: 7, ...link })),
    ...changes,
  };
}

function findIn(href: string, kind: Link['kind'] = 'link', changes: Partial<LinkedPage> = {}) {
  return findBrokenLinks([makePage([{ href, kind }], changes)], known);
}

describe('a link that leads somewhere', () => {
  it.each([
    '/joy-ui/react-button/',
    '/joy-ui/react-button',
    '/joy-ui/react-input/?a=/none/',
    '/joy-ui/react-button/#sizes',
    '#sizes',
    '#',
    '#top',
    '#gr%C3%B6%C3%9Fe',
    '../react-input/',
    '/api/button/#props',
    '/api-docs/button/#props',
    '/static/logo.png',
    '/feed/blog/rss.xml',
    '/old/',
    '/store/none/',
    '/store/page/#none',
    'https://example.com/none',
    'mailto:a@example.com',
    'tel:+1',
    '//example.com/none',
    '',
  ])('is no problem: %j', (href) => {
    expect(findIn(href)).toEqual([]);
  });

  it.each(['/static/logo.png', 'https://example.com/none.png', '/joy-ui/react-input/'])(
    'is no problem as an image: %j',
    (href) => {
      expect(findIn(href, 'image')).toEqual([]);
    },
  );
});

describe('a broken link', () => {
  it('is an error at its place, and names the nearest page', () => {
    expect(findIn('/joy-ui/react-buton/')).toEqual([
      {
        rule: 'link-broken',
        severity: 'error',
        place: { file: 'content/joy-ui/react-button.md', line: 3, column: 7 },
        message: 'No page has the path "/joy-ui/react-buton/"',
        hint: 'Did you mean "/joy-ui/react-button/"?',
      },
    ]);
  });

  it('says what to do when no page is near', () => {
    expect(findIn('/nowhere')).toMatchObject([
      {
        message: 'No page has the path "/nowhere/"',
        hint: 'Correct the path, or list a pattern for it under "links.ignore" in docs.config.ts if another host serves it.',
      },
    ]);
  });

  it.each(['/storefront/', '/apiary/', '/pt/joy-ui/react-input/', '/__proto__/', '/%E0%A4%A/'])(
    'is found in %j',
    (href) => {
      expect(findIn(href)).toMatchObject([{ rule: 'link-broken' }]);
    },
  );
});

describe('a link as other engines write it', () => {
  const pages = new Map<string, readonly string[]>([
    ['/guide/e/', []],
    ['/guide/a/', []],
    ['/guide/c/', []],
    ['/other/a/', []],
    ['/other/c/', []],
    ['/pt/guide/e/', []],
    ['/pt/guide/a/', []],
  ]);
  const others: LinkedPage[] = [
    makePage([], { path: '/guide/a/', file: 'content/guide/a.md' }),
    makePage([], { path: '/guide/c/', file: 'content/guide/c/index.mdx' }),
    makePage([], { path: '/other/a/', file: 'content/other/a.md' }),
    makePage([], { path: '/pt/guide/a/', file: 'content/pt/guide/a.md', language: 'pt' }),
    makePage([], { path: '/pt/guide/c/', file: 'content/guide/c/index.mdx', language: 'pt', isFallback: true }),
  ];
  const find = (href: string, page: Partial<LinkedPage> = { path: '/guide/e/', file: 'content/guide/e.md' }) =>
    findBrokenLinks([makePage([{ href }], page), ...others], { ...known, pages }).map(
      ({ rule, message, hint }) => `${rule} ${message}. ${hint}`,
    );
  const why = 'a link starts at the address of its page, not at its file.';

  it.each([
    ['./a', 'No page has the path "/guide/e/a/"', '/guide/a/'],
    ['a#b', 'No page has the path "/guide/e/a/"', '/guide/a/#b'],
    ['../guide/a?b#c', 'No page has the path "/guide/guide/a/"', '/guide/a/?b#c'],
    ['./c/', 'No page has the path "/guide/e/c/"', '/guide/c/'],
    ['../other/a.html', 'No page has the path "/guide/other/a.html"', '/other/a/'],
    ['./a.html', 'No page has the path "/guide/e/a.html"', '/guide/a/'],
    ['c/index.html', 'No page has the path "/guide/e/c/index.html"', '/guide/c/'],
  ])('gets a hint with the address of the page whose file it names: %s', (href, message, address) => {
    expect(find(href)).toEqual([`link-broken ${message}. Write "${address}": ${why}`]);
  });

  it('gets a hint with an address in the language of its page', () => {
    expect(find('./a', { path: '/pt/guide/e/', file: 'content/pt/guide/e.md', language: 'pt' })).toEqual([
      `link-broken No page has the path "/pt/guide/e/a/". Write "/guide/a/": ${why}`,
    ]);
  });

  it.each([
    ['/guide/a.html', 'Did you mean "/guide/a/"?'],
    ['/guide/c.htm', 'Did you mean "/guide/c/"?'],
    ['/guide/aa.html', 'Did you mean "/guide/a/"?'],
    ['/nowhere/at-all.html', 'Correct the path, or put the file at "public/nowhere/at-all.html".'],
  ])('is treated as a link to a page if it ends like one: %s', (href, hint) => {
    expect(find(href)).toEqual([`link-broken No page has the path "${href}". ${hint}`]);
  });

  it('is treated as a link to a file if it ends like one', () => {
    expect(find('/guide/a.pdf')).toEqual([
      'image-missing No file has the path "/guide/a.pdf". Put it at "public/guide/a.pdf", or correct the path.',
    ]);
  });
});

describe('a broken anchor', () => {
  it('is an error that names the nearest id', () => {
    expect(findIn('/joy-ui/react-button/?a#sizs')).toMatchObject([
      {
        rule: 'anchor-broken',
        severity: 'warning',
        message: 'The page "/joy-ui/react-button/" has no id "sizs"',
        hint: 'Did you mean "#sizes"?',
      },
    ]);
  });

  it.each([
    [['tabs--1-0', 'tabs--1-1', 'requirements'], 'Its ids are "#requirements".'],
    [['tabs--1-0'], 'It has no ids at all: link to the page alone.'],
    [['tabs--1', 'tabs', 'b', 'c', 'd', 'e', 'tabs--12-3'], 'Its ids are "#tabs", "#b", "#c", "#d", "#e".'],
  ])('lists no generated ids: %j', (ids, hint) => {
    const pages = new Map([['/tabs/', ids]]);

    expect(findBrokenLinks([makePage([{ href: '/tabs/#variants-and-more' }])], { ...known, pages })).toMatchObject([
      { hint },
    ]);
    expect(findBrokenLinks([makePage([{ href: '/tabs/#tabs--1-2' }])], { ...known, pages })[0]?.hint).not.toContain(
      'tabs--',
    );
  });

  it('lists the ids when none is near', () => {
    expect(findIn('#variants-and-more')).toMatchObject([{ hint: 'Its ids are "#sizes", "#colors", "#größe".' }]);
    expect(findIn('/guides/long/#variants')).toMatchObject([
      { hint: 'Its ids are "#a", "#b", "#c", "#d", "#e" and 2 more.' },
    ]);
    expect(findIn('/joy-ui/react-input/#sizes')).toMatchObject([
      { hint: 'It has no ids at all: link to the page alone.' },
    ]);
  });

  it('is compared as written if it is not well encoded', () => {
    expect(findIn('#%E0%A4%A')).toMatchObject([{ message: 'The page "/joy-ui/react-button/" has no id "%E0%A4%A"' }]);
  });

  it('is checked against the translated page, if there is one', () => {
    const page = { path: '/pt/guides/', language: 'pt', anchors: [] };

    expect(findIn('/joy-ui/react-button/#tamanhos', 'link', page)).toEqual([]);
    expect(findIn('/joy-ui/react-button/#sizes', 'link', page)).toMatchObject([{ rule: 'anchor-broken' }]);
    expect(findIn('/api/button/#props', 'link', page)).toEqual([]);
  });
});

describe('a missing file', () => {
  it('is an error that names the nearest file', () => {
    expect(findIn('/static/logo.pgn', 'image')).toMatchObject([
      {
        rule: 'image-missing',
        severity: 'error',
        message: 'No file has the path "/static/logo.pgn"',
        hint: 'Did you mean "/static/logo.png"?',
      },
    ]);
  });

  it('gets a hint where to put it if no file is near', () => {
    expect(findIn('/downloads/kit.zip')).toMatchObject([
      {
        rule: 'image-missing',
        message: 'No file has the path "/downloads/kit.zip"',
        hint: 'Put it at "public/downloads/kit.zip", or correct the path.',
      },
    ]);
  });

  it('is reported for an image without a path', () => {
    expect(findIn(' ', 'image')).toMatchObject([
      {
        rule: 'image-missing',
        message: 'The image names no file',
        hint: 'Write the path of a file, such as "/static/logo.png".',
      },
    ]);
  });
});

describe('ten thousand pages', () => {
  it.runIf(isEvery)('are judged link by link in linear time', () => {
    const paths = Array.from({ length: 10_000 }, (_, number) => `/p/page-${number}/`);
    const links = (number: number) =>
      Array.from({ length: 50 }, (_, index) => ({ href: `${paths[(number * 7 + index) % 10_000]}#a` }));
    const pages = paths.map((path, number) => makePage(links(number), { path, anchors: ['a'] }));
    const start = process.cpuUsage();

    const problems = findBrokenLinks(pages, { ...known, pages: new Map(paths.map((path) => [path, ['a']])) });

    expect(problems).toEqual([]);
    // Generous: a shared machine. What is quadratic takes minutes.
    expect(processorMilliseconds(start)).toBeLessThan(5000);
  });
});

describe('a broken link on an untranslated page', () => {
  const link = { href: '#size', line: 4, column: 2 };
  const original = makePage([link]);
  const standIn = makePage([link], { path: '/pt/joy-ui/react-button/', language: 'pt' });

  it.each([[[original, standIn]], [[standIn, original]]])('is reported once, by the path of the original', (pages) => {
    expect(findBrokenLinks(pages, known).map(({ message }) => message)).toEqual([
      'The page "/joy-ui/react-button/" has no id "size"',
    ]);
  });

  it('is reported if it is broken only in another language', () => {
    const page = makePage([{ href: '/joy-ui/react-button/#sizes' }]);
    const problems = findBrokenLinks([page, { ...page, path: '/pt/joy-ui/a/', language: 'pt' }], known);

    expect(problems.map(({ message }) => message)).toEqual(['The page "/pt/joy-ui/react-button/" has no id "sizes"']);
  });
});

describe('an id that a translation lacks', () => {
  const pages: LinkedPage[] = [
    makePage([]),
    makePage([], { path: '/pt/joy-ui/react-button/', language: 'pt', file: 'content/joy-ui/react-button.pt.md' }),
  ];
  const toFallback = (...hrefs: string[]): LinkedPage[] => {
    const page = makePage(
      hrefs.map((href) => ({ href })),
      { path: '/joy-ui/a/', file: 'content/joy-ui/a.md' },
    );
    return [page, { ...page, path: '/pt/joy-ui/a/', language: 'pt', isFallback: true }];
  };

  it('is reported at the translation, once for all pages that show the original', () => {
    const hrefs = ['/joy-ui/react-button/#sizes', '../react-button/#sizes', '/joy-ui/react-button/#sizes'];

    expect(findBrokenLinks([...pages, ...toFallback(...hrefs)], known)).toEqual([
      {
        rule: 'anchor-broken',
        severity: 'warning',
        place: { file: 'content/joy-ui/react-button.pt.md', line: 1, column: 1 },
        message:
          'The page "/joy-ui/react-button/" has the id "sizes", but its translation "/pt/joy-ui/react-button/" does not',
        hint: 'Write "{#sizes}" after the heading of that section: "content/joy-ui/a.md", which is not translated, links to it on line 3.',
      },
    ]);
  });

  it('is reported with the id at the same position', () => {
    const same = new Map([...known.pages, ['/pt/joy-ui/react-button/', ['tamanhos', 'cores', 'grande']]]);

    expect(
      findBrokenLinks([...pages, ...toFallback('/joy-ui/react-button/#colors')], { ...known, pages: same })[0]?.hint,
    ).toBe(
      'Write "{#colors}" after the heading of that section, whose id is "cores" now: "content/joy-ui/a.md", which is not translated, links to it on line 3.',
    );
  });

  it('is a fault of the link where the original lacks it, too', () => {
    expect(
      findBrokenLinks([...pages, ...toFallback('/joy-ui/react-button/#none')], known).map(({ place, message }) => [
        place.file,
        message,
      ]),
    ).toEqual([['content/joy-ui/a.md', 'The page "/joy-ui/react-button/" has no id "none"']]);
  });
});

describe('the id of a demo that is not there', () => {
  const lost = new Map([['/joy-ui/react-button/', ['BasicButtns']]]);

  it('is not reported, because the demo is', () => {
    const hrefs = ['#BasicButtons', '#BasicButtns', '#BasicButtns.tsx'];

    expect(findBrokenLinks([makePage(hrefs.map((href) => ({ href })))], { ...known, lost })).toEqual([]);
    expect(findBrokenLinks([makePage([{ href: '#nothing' }])], { ...known, lost })).toHaveLength(1);
  });
});

it('a link whose target is missing for a reported reason is not reported', () => {
  const page = makePage([{ href: '/api/none/' }, { href: '/none/' }]);
  const problems = findBrokenLinks([page], { ...known, isExcused: (path) => path.startsWith('/api/') });

  expect(problems.map(({ message }) => message)).toEqual(['No page has the path "/none/"']);
});
