import { describe, expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';

describe('the lead of a page', () => {
  it.each([
    ['<p class="description">What it is <b>for</b>.</p>', 'What it is for.'],
    ['<p class="description">\n  Two\n  lines\n</p>', 'Two lines'],
    ['<p class="blog-description">A post.</p>', 'A post.'],
    ['<p class="description">First.</p>\n\n<p class="description">Second.</p>', 'First.'],
    ['<p class="description">`a` &amp; b</p>', '`a` & b'],
    ['<p class="other">No.</p>', ''],
  ])('is the paragraph with its class: %j', (body, description) => {
    expect(parsePage(`# A\n\n${body}`).description).toBe(description);
  });
});
