import { describe, expect, it } from 'vitest';
import { parseRedirects } from '../../../../core/publish/hosting/parse-redirects.ts';
import { renderRedirects } from '../../../../core/publish/seo/render-redirects.ts';
import { makeSite } from '../../../make-page.ts';

type RedirectLine = Parameters<typeof renderRedirects>[0]['rules'][number];

function makeRule(from: string, to: string, changes: Partial<RedirectLine> = {}): RedirectLine {
  return { from, to, status: 301, force: false, ...changes };
}

function makeMoved(path: string, ...redirectFrom: string[]) {
  return { page: { path }, frontMatter: { redirectFrom } };
}

describe('the redirects', () => {
  it('are written in order of precedence', () => {
    const rules = [
      makeRule('/*', '/404.html', { status: 404 }),
      makeRule('/old/*', '/new/:splat', { status: 302 }),
      makeRule('/r/:name', 'https://example.com/:name', { force: true }),
    ];

    expect(
      renderRedirects(
        { rules, moved: [makeMoved('/new/a/', '/old/a/', '/older/a')] },
        makeSite({ languages: ['en', 'pt'] }),
      ),
    ).toBe(
      [
        '/old/a/ /new/a/ 301',
        '/older/a /new/a/ 301',
        '/old/* /new/:splat 302',
        '/r/:name https://example.com/:name 301!',
        '/api/* /api-docs/:splat 301',
        '/pt/api/* /api-docs/:splat 301',
        '/* /404.html 404',
        '',
      ].join('\n'),
    );
  });

  it('are written forced and unforced if there is a redirect page as well', () => {
    const rules = [makeRule('/old/', '/new/'), makeRule('/gone/', '/new/', { status: 410 })];

    expect(renderRedirects({ rules, moved: [], hasPage: () => true }, makeSite({ languages: [] }))).toBe(
      ['/old/ /new/ 301!', '/old/ /new/ 301', '/gone/ /new/ 410', ''].join('\n'),
    );
  });

  it('keep readers in their language where it has a reference and a missing page of its own', () => {
    const moved = ['/api/', '/pt/api/', '/404.html', '/ar/404.html'].map((path) => makeMoved(path));

    expect(renderRedirects({ rules: [], moved }, makeSite({ base: '/docs/', languages: ['en', 'pt', 'ar'] }))).toBe(
      [
        '/docs/api/* /docs/api-docs/:splat 301',
        '/docs/pt/api/* /docs/pt/api-docs/:splat 301',
        '/docs/ar/api/* /docs/api-docs/:splat 301',
        '/docs/ar/* /docs/ar/404.html 404',
        '',
      ].join('\n'),
    );
  });

  it('lead to public paths below the base', () => {
    const text = renderRedirects(
      { rules: [makeRule('/b/', '/api/button/#props')], moved: [] },
      makeSite({ base: '/docs/' }),
    );

    expect(text).toBe('/docs/b/ /docs/api-docs/button/#props 301\n/docs/api/* /docs/api-docs/:splat 301\n');
  });

  it('can be parsed by a host, whatever a path contains', () => {
    const moved = [
      makeMoved(
        '/größe/',
        '/a b/',
        '/caf%C3%A9/',
        '/c*d/',
        '/:e/',
        '/f?g#h/',
        '/i\n/evil https://evil.example/ 301\uD83D/',
      ),
    ];

    const { rules, problems } = parseRedirects(renderRedirects({ rules: [], moved }, makeSite()), '_redirects');

    expect(rules.map(({ from }) => from).filter((from) => from.includes('evil'))).toEqual([]);
    expect(rules.slice(0, 2)).toMatchObject([
      { from: '/a b/', to: '/gr%C3%B6%C3%9Fe/' },
      { from: '/café/', to: '/gr%C3%B6%C3%9Fe/' },
    ]);
    expect(problems.every(({ rule }) => rule === 'redirect-syntax')).toBe(true);
  });

  it('leave out what is not a path of the site', () => {
    const text = renderRedirects(
      { rules: [], moved: [makeMoved('/new/', 'old', '//evil.example/', '/\\evil.example/', 'https://a.example/')] },
      makeSite(),
    );

    expect(text).toBe('/api/* /api-docs/:splat 301\n');
  });
});
