import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('a GitHub alert', () => {
  it.each([
    ['NOTE', 'info', 'Note'],
    ['TIP', 'success', 'Tip'],
    ['IMPORTANT', 'info', 'Important'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'warning', 'Caution'],
    ['note', 'info', 'Note'],
  ])('of the kind %s is a callout of the kind "%s" with the title "%s"', (written, kind, title) => {
    const { html, problems } = parseBody(`> [!${written}]\n> Text with *words*.`);

    expect(problems).toEqual([]);
    expect(html).toBe(
      `<aside class="callout callout-${kind}" aria-label="${title}" role="note"><p class="callout-title">${title}</p>\n` +
        '<p>Text with <em>words</em>.</p>\n</aside>',
    );
  });

  it.each(['> [!TIP]\n>\n> - a', '> [!TIP]  \n> - a', '- b\n\n  > [!TIP]\n  > - a', '> > [!TIP]\n> > - a'])(
    'has the content of the quote: %j',
    (body) => {
      const { html, problems } = parseBody(body);

      expect(problems).toEqual([]);
      expect(html).toMatch(/<aside class="callout callout-success"[^]*<li>a<\/li>[^]*<\/aside>/);
      expect(html).not.toContain('[!');
    },
  );

  it('has the words after its kind as its title', () => {
    expect(parseBody('> [!TIP] Mind *the* `version`\n> Text.').html).toContain(
      '<p class="callout-title">Mind the version</p>\n<p>Text.</p>',
    );
  });

  it.each([
    ['> [!FAQ]- Why?\n> Text.', '<details class="fold"><summary>Why?</summary>'],
    ['> [!NOTE]+\n> Text.', '<details class="fold" open><summary>Note</summary>'],
  ])('with a fold mark becomes details: %j', (body, html) => {
    expect(parseBody(body).html).toContain(html);
  });

  it('of an unknown kind is reported with the nearest one', () => {
    expect(parseBody('> [!WARNIN]\n> Text.').problems).toEqual([
      {
        rule: 'callout-unknown',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'No callout is named "warnin"',
        hint: 'Did you mean ":::warning"?',
      },
    ]);
  });

  it.each(['> \\[!NOTE]\n> Text.', '> `[!NOTE]`\n> Text.', '```\n> [!NOTE]\n```', '> Text.\n> [!NOTE]'])(
    'is not found where it is meant as text: %j',
    (body) => {
      const { html, problems } = parseBody(body);

      expect(problems).toEqual([]);
      expect(html).toContain('[!NOTE]');
    },
  );
});
