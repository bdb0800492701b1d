import { describe, expect, it } from 'vitest';
import { parseBody, parsePage } from '../parse-page.ts';

describe('the order of headings', () => {
  it('must start below the title', () => {
    expect(parseBody('### Deep').problems).toEqual([
      {
        rule: 'heading-order',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'The heading "Deep" skips a level: it is an h3 under the title',
        hint: 'Write it with "##", or put a heading of the level in between before it.',
      },
    ]);
  });

  it('must not skip a level', () => {
    expect(parseBody('## A\n\n#### B').problems).toEqual([
      {
        rule: 'heading-order',
        severity: 'warning',
        place: { file: 'page.md', line: 7, column: 1 },
        message: 'The heading "B" skips a level: it is an h4 under an h2',
        hint: 'Write it with "###", or put a heading of the level in between before it.',
      },
    ]);
  });

  it('must have only one title', () => {
    const { title, problems } = parsePage('# One\n\n<p class="description">About.</p>\n\nTwo\n===');

    expect(title).toBe('One');
    expect(problems).toEqual([
      {
        rule: 'heading-title-twice',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'The page has a second main heading, "Two"',
        hint: 'Write it with "##": a page has one "#" heading, its title.',
      },
    ]);
  });

  it('can go back any number of levels', () => {
    expect(parseBody('## A\n\n### B\n\n#### C\n\n## D').problems).toEqual([]);
  });
});

describe('a heading without text', () => {
  it('is reported at its place', () => {
    expect(parseBody('##').problems).toEqual([
      {
        rule: 'heading-empty',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'The heading has no text',
        hint: 'Say what the section is about, or remove the heading.',
      },
    ]);
  });

  it('that skips a level is reported for both', () => {
    expect(parseBody('####').problems.map(({ rule }) => rule)).toEqual(['heading-order', 'heading-empty']);
  });
});
