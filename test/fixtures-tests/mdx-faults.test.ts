// Mistakes in pages of MDX, all in one site: what the command prints of them, word for word.

import { beforeAll, describe, expect, it } from 'vitest';
import { siteTest, type CommandResult } from '../site-test.ts';
import { exampleSite } from '../example-site.ts';
import { mdxCases, mdxFiles } from './rules/mdx-cases.ts';

describe('a mistake in MDX', () => {
  let built: CommandResult;
  beforeAll(async () => {
    const pages = Object.fromEntries(mdxCases.map(({ name, text }) => [`content/lib/${name}.mdx`, text]));
    built = await siteTest(exampleSite({ ...pages, ...mdxFiles })).buildAndFail();
  });

  it.each(mdxCases)('$rule is printed with its place: $name', ({ prints }) => {
    expect(built.lines).toEqual(expect.arrayContaining([...prints]));
  });

  it('is reported once, without a stack trace', () => {
    expect(built.lines).toHaveLength(mdxCases.flatMap(({ prints }) => prints).length);
    expect(built.stderr).not.toMatch(/^ {4}at /m);
  });
});
