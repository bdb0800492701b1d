import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

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

  it('shows its author’s title as text', () => {
    expect(parseBody(':::info <b>"A"</b>\na\n:::').html).toContain('<p class="callout-title">&#x3C;b>"A"&#x3C;/b></p>');
  });

  it.each([
    [':::warnin\na\n:::', 'warnin', 'Did you mean ":::warning"?'],
    [':::Info\na\n:::', 'Info', 'Did you mean ":::info"?'],
    [':::xyzzyxyzzy\na\n:::', 'xyzzyxyzzy', 'Use ":::info", ":::success", ":::warning" or ":::error".'],
  ])('has a known name: %j', (body, name, hint) => {
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

  it('is found where it stands beside raw HTML', () => {
    expect(parseBody('<b>a</b>\n\n- b\n\n  :::nothing-like-it\n  c\n  :::').problems.map(({ place }) => place)).toEqual(
      [{ file: 'page.md', line: 9, column: 3 }],
    );
  });
});
