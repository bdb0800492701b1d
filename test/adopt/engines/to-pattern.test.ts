// Globs of stranger's settings, and the paths that they name.

import { describe, expect, it } from 'vitest';
import { matchesGlobs, startOfGlob, toPattern } from '../../../adopt/engines/to-pattern.ts';

describe('a glob', () => {
  it.each([
    ['{api,faq}/**/*.{md,mdx}', ['api/a.md', 'faq/b/c/d.mdx'], ['guide/a.md', 'api/a.txt', 'FAQ.md']],
    ['FAQ.md', ['FAQ.md'], ['a/FAQ.md', 'FAQxmd']],
    ['**/*.md', ['a.md', 'a/b/c.md'], ['a.mdx']],
    ['**/_*/**', ['_a/b', 'x/_a/b/c'], ['a/b_c']],
    ['*.@(md|mdx)', ['a.md', 'a.mdx'], ['b/a.md', 'a.txt']],
    ['stories.@(mdx|stories.@(js|ts))', ['stories.mdx', 'stories.stories.ts'], ['stories.js']],
    ['!(drafts)/*.md', ['guide/a.md'], ['drafts/a.md']],
    ['[ab]?.md', ['a1.md', 'b2.md'], ['c1.md', 'a.md']],
    ['./docs/**', ['docs/a', 'docs/b/c'], ['other/a']],
    ['{a,b{c,d}}.md', ['a.md', 'bc.md', 'bd.md'], ['b.md', 'c.md']],
    ['a{b.md', ['a{b.md'], ['ab.md']],
  ])('%s', (glob, yes, no) => {
    expect(yes.filter((path) => !toPattern(glob).test(path))).toEqual([]);
    expect(no.filter((path) => toPattern(glob).test(path))).toEqual([]);
  });

  it('with "!" excludes paths that others include', () => {
    const globs = ['**/*.md', '!drafts/**'];

    expect(matchesGlobs('a/b.md', globs)).toBe(true);
    expect(matchesGlobs('drafts/b.md', globs)).toBe(false);
    expect(matchesGlobs('drafts.md', ['!(drafts)/*.md', 'drafts.md'])).toBe(true);
  });

  it('starts in a folder', () => {
    expect(startOfGlob('../src/**/*.mdx')).toBe('../src');
    expect(startOfGlob('../*.mdx')).toBe('..');
    expect(startOfGlob('../src/Intro.mdx')).toBe('../src');
  });
});
