import { describe, expect, it } from 'vitest';
import { labels as english, parseBody } from '../parse-page.ts';

describe('a callout', () => {
  it.each([
    ['info', 'Info'],
    ['success', 'Success'],
    ['warning', 'Warning'],
    ['error', 'Error'],
  ])('named %s is titled "%s"', (name, title) => {
    expect(parseBody(`:::${name}\na\n:::`).html).toBe(
      `<aside class="callout callout-${name}" aria-label="${title}" role="note"><p class="callout-title">${title}</p>\n<p>a</p>\n</aside>`,
    );
  });

  it.each([
    ['note', 'info', 'Note'],
    ['important', 'info', 'Important'],
    ['tip', 'success', 'Tip'],
    ['caution', 'warning', 'Caution'],
    ['danger', 'error', 'Danger'],
  ])('with the name %s from another engine is drawn as %s and titled "%s"', (name, kind, title) => {
    const { html, problems } = parseBody(`:::${name}\na\n:::`);

    expect(problems).toEqual([]);
    expect(html).toContain(`<aside class="callout callout-${kind}" aria-label="${title}" role="note">`);
  });

  it('with a name from another engine has its title in the language of the page', () => {
    const labels = { ...english, tip: 'Astuce' };

    expect(parseBody(':::tip\na\n:::', { labels }).html).toContain('<p class="callout-title">Astuce</p>');
  });

  it.each([
    ':::tip Mind it',
    ':::tip[Mind it]',
    ':::tip{title="Mind it"}',
    '::: tip [Mind it]',
    ":::tip{title='Mind it'}",
  ])('takes its title from %s', (line) => {
    const { html, problems } = parseBody(`${line}\na\n:::`);

    expect(problems).toEqual([]);
    expect(html).toContain('<p class="callout-title">Mind it</p>');
  });

  it('keeps braces that are part of its title', () => {
    const { html, problems } = parseBody(':::tip What goes into {braces}\na\n:::');

    expect(problems).toEqual([]);
    expect(html).toContain('<p class="callout-title">What goes into {braces}</p>');
  });

  it.each([
    [':::tip[Mind it]{icon=star}', '"icon" has no meaning for a callout'],
    [':::tip Mind it {.large}', '"large" has no meaning for a callout'],
    [':::tip[Mind it', 'Nothing closes the "[" after ":::tip"'],
    [':::tip{title="Mind it"', 'Nothing closes the "{" after ":::tip"'],
  ])('reports what has no meaning after its name: %s', (line, message) => {
    expect(parseBody(`${line}\na\n:::`).problems).toEqual([
      {
        rule: 'callout-title',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message,
        hint: 'Write ":::tip Title" or ":::tip[Title]".',
      },
    ]);
  });

  it('shows a written title as text', () => {
    expect(parseBody(':::info <b>"A"</b>\na\n:::').html).toContain('<p class="callout-title">&#x3C;b>"A"&#x3C;/b></p>');
  });

  it.each([
    [':::warnin\na\n:::', 'warnin', 'Did you mean ":::warning"?'],
    [':::Info\na\n:::', 'Info', 'Did you mean ":::info"?'],
    [':::xyzzyxyzzy\na\n:::', 'xyzzyxyzzy', 'Use ":::info", ":::success", ":::warning" or ":::error".'],
  ])('is reported if its name is unknown: %j', (body, name, hint) => {
    const { html, problems } = parseBody(body);

    expect(html).toContain('callout-info');
    expect(problems).toEqual([
      {
        rule: 'callout-unknown',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: `No callout is named "${name}"`,
        hint,
      },
    ]);
  });

  it('is reported at its place next to raw HTML', () => {
    expect(parseBody('<b>a</b>\n\n- b\n\n  :::nothing-like-it\n  c\n  :::').problems.map(({ place }) => place)).toEqual(
      [{ file: 'page.md', line: 9, column: 3 }],
    );
  });
});
