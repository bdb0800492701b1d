import { describe, expect, it } from 'vitest';
import type { KnownTargets } from '../../../../core/publish/links/create-find-target.ts';
import { findRedirectProblems } from '../../../../core/publish/links/find-redirect-problems.ts';

type SiteRedirects = Parameters<typeof findRedirectProblems>[0];
type PlacedRedirect = SiteRedirects['rules'][number];

const known: KnownTargets = {
  pages: new Map([
    ['/guides/', []],
    ['/api/button/', []],
    ['/pt/guides/', []],
    ['/größe/', []],
  ]),
  files: new Set(['/feed/blog/rss.xml']),
  redirects: (path) => path === '/chained/',
  ignore: ['/store/**'],
  languages: ['en', 'pt'],
  defaultLanguage: 'en',
};

function makeRule(from: string, to: string, changes: Partial<PlacedRedirect> = {}): PlacedRedirect {
  return { from, to, status: 301, force: false, line: 4, ...changes };
}

function findIn(redirects: Partial<SiteRedirects>) {
  return findRedirectProblems({ pages: [], rules: [], rulesFile: 'redirects.txt', ...redirects }, known);
}

function findInPage(...redirectFrom: string[]) {
  return findIn({ pages: [{ file: 'content/guides.md', redirectFrom }] });
}

describe('valid redirects', () => {
  it('are no problem', () => {
    const rules = [
      makeRule('/a/', '/guides'),
      makeRule('/b/', '/guides/?x#none'),
      makeRule('/c/', 'https://example.com/none'),
      makeRule('/d/*', '/none/:splat'),
      makeRule('/e/:id', '/none/:id'),
      makeRule('/f/', '/feed/blog/rss.xml'),
      makeRule('/g/', '/chained/'),
      makeRule('/h/', '/store/none/'),
      makeRule('/i/', '/api-docs/button/'),
      makeRule('/j/', '/gr%C3%B6%C3%9Fe/'),
      makeRule('/guides/*', '/guides/'),
      makeRule('/api/*', '/api-docs/:splat'),
    ];

    expect(findIn({ rules, pages: [{ file: 'content/guides.md', redirectFrom: ['/old/', '/older'] }] })).toEqual([]);
  });
});

describe('a redirect from the path of a page', () => {
  it.each(['/guides/', '/guides', '/api-docs/button/', '/pt/guides/', '/gr%C3%B6%C3%9Fe/'])(
    'is an error in a page: %j',
    (from) => {
      expect(findInPage(from)).toEqual([
        {
          rule: 'redirect-shadows-page',
          severity: 'error',
          place: { file: 'content/guides.md', line: 1 },
          message: `The redirect from "${from}" never applies, because a page has that path`,
          hint: 'Take the path out of "redirectFrom", or remove the page.',
        },
      ]);
    },
  );

  it('is an error in redirects.txt', () => {
    expect(findIn({ rules: [makeRule('/guides', '/größe/', { status: 302 })] })).toEqual([
      {
        rule: 'redirect-shadows-page',
        severity: 'error',
        place: { file: 'redirects.txt', line: 4, column: 1 },
        message: 'The redirect from "/guides" never applies, because a page has that path',
        hint: 'Remove the line, or write "302!" to hide the page.',
      },
    ]);
  });

  it('is allowed if it is forced, or serves a file', () => {
    expect(findIn({ rules: [makeRule('/guides', '/größe/', { force: true })] })).toEqual([]);
    expect(findIn({ rules: [makeRule('/guides', '/größe/', { status: 200 })] })).toEqual([]);
  });
});

describe('two redirects from one path', () => {
  it('are an error that names the first', () => {
    const pages = [
      { file: 'content/a.md', redirectFrom: ['/old/'] },
      { file: 'content/b.md', redirectFrom: ['/old'] },
    ];
    const rules = [
      makeRule('/old/', '/guides/'),
      makeRule('/x/:a/*', '/guides/', { line: 7 }),
      makeRule('/x/:b/*', '/guides/', { line: 9 }),
    ];

    expect(findIn({ pages, rules })).toEqual([
      {
        rule: 'redirect-twice',
        severity: 'error',
        place: { file: 'content/b.md', line: 1 },
        message: 'Two redirects start at "/old": this one and the one in content/a.md:1',
        hint: 'Remove one of the two: only the first can apply.',
      },
      expect.objectContaining({
        place: { file: 'redirects.txt', line: 4, column: 1 },
        message: 'Two redirects start at "/old/": this one and the one in content/a.md:1',
      }),
      expect.objectContaining({
        place: { file: 'redirects.txt', line: 9, column: 1 },
        message: 'Two redirects start at "/x/:b/*": this one and the one in redirects.txt:7',
      }),
    ]);
  });
});

describe('a redirect to a missing target', () => {
  it('is an error that names the nearest page', () => {
    expect(findIn({ rules: [makeRule('/old/', '/giudes/#x')] })).toEqual([
      {
        rule: 'redirect-target',
        severity: 'error',
        place: { file: 'redirects.txt', line: 4, column: 1 },
        message: 'The redirect from "/old/" leads to "/giudes/#x", but there is no page or file at that path',
        hint: 'Did you mean "/guides/"?',
      },
    ]);
  });

  it('says what to do when no page is near', () => {
    expect(findIn({ rules: [makeRule('/old/', '/nothing-like-it/')] })).toMatchObject([
      {
        hint: 'Correct the target, or list a pattern for it under "links.ignore" in docs.config.ts if another host serves it.',
      },
    ]);
  });
});

describe('an invalid path in redirectFrom', () => {
  it.each([
    'old',
    'https://example.com/',
    '//evil.example/',
    '/\\evil.example/',
    '/a/*',
    '/:a/',
    '/a?b',
    '/a b/',
    '/\u0000',
    '/\uD83D/',
    '/../x/',
    '/a/%2e%2e/',
  ])('is an error: %j', (from) => {
    expect(findInPage(from)).toMatchObject([
      {
        rule: 'redirect-syntax',
        severity: 'error',
        message: `${JSON.stringify(from)} in "redirectFrom" is not a path of the site`,
        hint: 'Write one path, such as "/old/button/"; patterns belong in redirects.txt.',
      },
    ]);
  });
});

describe('the place of a former path of a page', () => {
  const pages = [
    { file: 'content/a.md', redirectFrom: ['旧页'] },
    { file: 'content/b.md', redirectFrom: ['/guides/'] },
    { file: 'content/c.md', redirectFrom: ['/old/', '/old'] },
    { file: 'content/d.md', redirectFrom: ['/fine/'] },
  ];

  it('is looked up for problems only', () => {
    const asked: string[] = [];
    const locate = (file: string, from: string) => {
      asked.push(`${file} ${from}`);
      return { line: 3, column: from.length };
    };

    const problems = findIn({ pages, locate });

    expect(problems.map(({ rule, place }) => [rule, place])).toEqual([
      ['redirect-syntax', { file: 'content/a.md', line: 3, column: 2 }],
      ['redirect-twice', { file: 'content/c.md', line: 3, column: 4 }],
      ['redirect-shadows-page', { file: 'content/b.md', line: 3, column: 8 }],
    ]);
    expect(new Set(asked)).toEqual(
      new Set(['content/a.md 旧页', 'content/c.md /old', 'content/c.md /old/', 'content/b.md /guides/']),
    );
  });
});
