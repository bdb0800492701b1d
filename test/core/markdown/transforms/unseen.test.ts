import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('code in a sentence', () => {
  it('carries the number of what cannot be seen, also as HTML and in headings', () => {
    const mark = '<span class="unseen" role="img" aria-label="U+202E" data-docs-point="U+202E">\u202E</span>';

    expect(parseBody('`a\u202E`, <kbd>b\u202E</kbd>').html).toBe(`<p><code>a${mark}</code>, <kbd>b${mark}</kbd></p>`);
    expect(parseBody('## The `a\u202E`').html).toContain(`<code>a${mark}</code>`);
  });

  it('without such characters stays as it is', () => {
    expect(parseBody('`a`').html).toBe('<p><code>a</code></p>');
  });
});
