import { describe, expect, it } from 'vitest';
import { parseHtmlPage } from '../../../../core/check/parse-html-page.ts';
import {
  createRelationChecker,
  findRelationProblems,
} from '../../../../core/check/relations/create-relation-checker.ts';

/** Pages by their paths: the head, and the body. */
function check(pages: Readonly<Record<string, readonly [head: string, body: string]>>): string[] {
  const checker = createRelationChecker((href) => (`${href}index.html` in pages ? `${href}index.html` : undefined));
  for (const [path, [head, body]] of Object.entries(pages)) {
    const html = `<!doctype html><html lang="en"><head>${head.includes('<title>') ? '' : `<title>${path}</title>`}${head}</head><body>${body}</body></html>`;
    checker.add({ ...parseHtmlPage(html, path), path, file: path, isAside: path.includes('/aside/') });
  }
  return findRelationProblems([checker.read()]).map(({ rule, place }) => `${place.file} ${rule}`);
}

const link = (language: string, href: string) => `<link rel="alternate" hreflang="${language}" href="${href}">`;
const all = '<a href="/a/">A</a><a href="/b/">B</a>';

describe('pages of a folder', () => {
  it('name their translations in return', () => {
    const both = link('en', '/a/') + link('pt', '/b/');

    expect(check({ '/index.html': ['', all], '/a/index.html': [both, ''], '/b/index.html': [both, ''] })).toEqual([]);
    expect(
      check({ '/index.html': ['', all], '/a/index.html': [both, ''], '/b/index.html': [link('pt', '/b/'), ''] }),
    ).toEqual(['/a/index.html html-hreflang-one-way']);
  });

  it('need a link from another page; links to themselves or as a translation do not count', () => {
    expect(
      check({
        '/index.html': ['', '<a href="/a/">A</a>'],
        '/a/index.html': [link('pt', '/b/'), ''],
        '/b/index.html': [link('en', '/a/'), '<a href="/b/">B</a>'],
        '/aside/index.html': ['', ''],
        '/hidden/index.html': ['<meta name="robots" content="noindex">', ''],
        '/moved/index.html': ['<meta http-equiv="refresh" content="0; url=/a/">', ''],
        '/404.html': ['', ''],
      }),
    ).toEqual(['/b/index.html html-orphan']);
  });

  it('must not have a redirect page as canonical address', () => {
    expect(
      check({
        '/index.html': ['', all],
        '/a/index.html': ['<link rel="canonical" href="/b/">', ''],
        '/b/index.html': ['<meta http-equiv="refresh" content="0; url=/a/"><link rel="canonical" href="/a/">', ''],
      }),
    ).toEqual(['/a/index.html html-canonical-moved']);
  });

  it('have distinct titles in each language', () => {
    const titled = (title: string, head = '') => [`<title>${title}</title>${head}`, ''] as const;

    expect(
      check({
        '/index.html': ['', `${all}<a href="/c/">C</a><a href="/d/">D</a><a href="/e/">E</a>`],
        '/a/index.html': titled('Button API'),
        '/b/index.html': titled(' Button API '),
        '/c/index.html': titled('Button API', '<meta name="robots" content="noindex">'),
        '/d/index.html': titled('Button API', '<meta http-equiv="refresh" content="0; url=/a/">'),
        '/e/index.html': titled('Button API', '<link rel="canonical" href="/a/">'),
      }),
    ).toEqual(['/b/index.html html-title-repeated']);
  });

  it('may share a title with a page of another language', () => {
    const checker = createRelationChecker(() => undefined);
    for (const [path, language] of [
      ['/index.html', 'en'],
      ['/pt/index.html', 'pt'],
    ] as const) {
      const html = `<!doctype html><html lang="${language}"><head><title>A</title></head><body></body></html>`;
      checker.add({ ...parseHtmlPage(html, path), path, file: path, isAside: true });
    }

    expect(findRelationProblems([checker.read()])).toEqual([]);
  });
});
