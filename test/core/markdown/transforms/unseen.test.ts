import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('inline code', () => {
  it('has the code points of invisible characters, also as HTML and in headings', () => {
    const mark = '<span class="unseen" role="img" aria-label="U+202E" data-docs-point="U+202E">\u202E</span>';

    expect(parseBody('`a\u202E`, <kbd>b\u202E</kbd>').html).toBe(`<p><code>a${mark}</code>, <kbd>b${mark}</kbd></p>`);
    expect(parseBody('## The `a\u202E`').html).toContain(`<code>a${mark}</code>`);
  });

  it('without such characters stays unchanged', () => {
    expect(parseBody('`a`').html).toBe('<p><code>a</code></p>');
  });
});
