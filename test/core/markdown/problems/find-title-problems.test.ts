import { describe, expect, it } from 'vitest';
import { makePage } from '../../../make-page.ts';
import { parseDocument } from '../../../../core/markdown/parse-document.ts';
import { labels, parsePage } from '../parse-page.ts';

const page = (title: string, description: string) =>
  parsePage(`# ${title}\n\n<p class="description">${description}</p>\n`);

describe('a title', () => {
  it.each(['a'.repeat(70), '🎉'.repeat(70)])('may have 70 characters: %s', (title) => {
    expect(page(title, 'About.').problems).toEqual([]);
  });

  it('is reported if it is longer', () => {
    expect(page('a'.repeat(71), 'About.').problems).toEqual([
      {
        rule: 'title-length',
        severity: 'warning',
        place: { file: 'page.md', line: 1, column: 1 },
        message: 'The title has 71 characters, but lists cut it off after 70',
        hint: `Shorten "${'a'.repeat(71)}".`,
      },
    ]);
  });

  it('is reported at its line in the front matter', () => {
    const { problems } = parsePage(`---\ndescription: About.\ntitle: ${'a'.repeat(71)}\n---\n`);
    expect(problems.map(({ rule, place }) => [rule, place.line])).toEqual([['title-length', 3]]);
  });

  it('is reported if it is missing', () => {
    const { title, problems } = parsePage('<p class="description">About.</p>');

    expect(title).toBe('/joy-ui/react-button/');
    expect(problems).toEqual([
      {
        rule: 'title-missing',
        severity: 'error',
        place: { file: 'page.md', line: 1, column: 1 },
        message: 'The page has no title',
        hint: 'Start it with a heading, "# Title", or write "title:" in the front matter.',
      },
    ]);
  });
});

describe('a description', () => {
  it.each(['a'.repeat(170), '🎉'.repeat(170)])('may have 170 characters', (description) => {
    expect(page('A', description).problems).toEqual([]);
  });

  it('is reported if it is longer', () => {
    expect(page('A', 'a'.repeat(171)).problems).toEqual([
      {
        rule: 'description-length',
        severity: 'warning',
        place: { file: 'page.md', line: 3, column: 1 },
        message: 'The description has 171 characters, but search results cut it off after 170',
        hint: 'Say what the page is for in one or two short sentences.',
      },
    ]);
  });

  it('is reported if it is missing', () => {
    expect(parsePage('# A').problems).toEqual([
      {
        rule: 'description-missing',
        severity: 'warning',
        place: { file: 'page.md', line: 1, column: 1 },
        message: 'The page has no description',
        hint: 'Write <p class="description">…</p> below the title, or "description:" in the front matter.',
      },
    ]);
  });

  it('may be missing on a page that no one finds by a link', () => {
    const settings = {
      policy: { html: 'sanitize', iframeHosts: [] },
      labels,
      components: [],
      nesting: 100,
      origin: '',
      base: '/',
      toHref: (path: string) => path,
    } as const;
    expect(parseDocument({ page: makePage({ template: 'NotFound' }), text: '# A' }, settings).problems).toEqual([]);
  });
});
