import { describe, expect, it } from 'vitest';
import { toHtml } from 'hast-util-to-html';
import { parseMarkdown } from '../../../../core/markdown/parse/parse-markdown.ts';

const render = (text: string) => toHtml(parseMarkdown(text, 'a.md', { hasNamedTags: true }).tree);

describe('tags in a code comment', () => {
  it.each([
    [
      'If `false`, all <style> and <link type="stylesheet" /> tags from the <head> are left out.\n\nMore.',
      '<p>If <code>false</code>, all <code>&#x3C;style></code> and <code>&#x3C;link type="stylesheet" /></code> tags from the <code>&#x3C;head></code> are left out.</p>\n<p>More.</p>',
    ],
    [
      'Props of the <div> around it, and of <Select> in it.',
      '<p>Props of the <code>&#x3C;div></code> around it, and of <code>&#x3C;Select></code> in it.</p>',
    ],
    [
      '<script> tags are *never* run.\n\nMore.',
      '<p><code>&#x3C;script></code> tags are *never* run.</p>\n<p>More.</p>',
    ],
    ['An </a> alone.', '<p>An <code>&#x3C;/a></code> alone.</p>'],
    ['- <textarea>\n- two', '<ul>\n<li><code>&#x3C;textarea></code>\n</li>\n<li>two</li>\n</ul>'],
  ])('are shown as code if they are not formatting: %s', (text, html) => {
    expect(render(text)).toBe(html);
  });

  it.each([
    [
      'One<br>two <b>bold</b> and <a href="/x">a link</a>.',
      '<p>One<br>two <b>bold</b> and <a href="/x">a link</a>.</p>',
    ],
    ['<ul><li>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<div>\n\nInside\n\n</div>', '<div>\n<p>Inside</p>\n</div>'],
    ['Text <!-- a note -->.', '<p>Text <!-- a note -->.</p>'],
    [
      '`<style>` and <https://example.com>',
      '<p><code>&#x3C;style></code> and <a href="https://example.com">https://example.com</a></p>',
    ],
  ])('stay HTML if they are formatting: %s', (text, html) => {
    expect(render(text)).toBe(html);
  });

  it('are HTML on pages', () => {
    expect(toHtml(parseMarkdown('A <select> here.', 'a.md').tree)).not.toContain('<code>');
  });
});
