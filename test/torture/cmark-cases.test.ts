// Torture table, row 35: the inputs with which cmark tests that it does not hang, at a twenty-fifth of their size.

import { beforeAll, describe, expect, it } from 'vitest';
import type * as parser from '../core/markdown/parse-page.ts';
import { processorMilliseconds } from '../processor-milliseconds.ts';
import { bundleParser } from './bundle-parser.ts';

const grow = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('');

/** Name, text, and what its page holds; without that, the page is refused as too deep or too dense. */
const cases: [name: string, text: string, pattern?: RegExp][] = [
  [
    'nested strong emph',
    `${'*a **a '.repeat(200)}b${' a** a*'.repeat(200)}`,
    /(?:<em>a <strong>a ){200}b(?: a<\/strong> a<\/em>){200}/,
  ],
  ['nested strong emph, 2,600 deep', `${'*a **a '.repeat(2600)}b${' a** a*'.repeat(2600)}`],
  ['many emph closers with no openers', 'a_ '.repeat(2600), /(?:a_ ){2599}a_/],
  ['many emph openers with no closers', '_a '.repeat(2600), /(?:_a ){2599}_a/],
  ['many link closers with no openers', 'a]'.repeat(2600), /(?:a\]){2600}/],
  ['many link openers with no closers', '[a'.repeat(2600), /(?:\[a){2600}/],
  ['mismatched openers and closers', '*a_ '.repeat(2000), /(?:\*a_ ){1999}\*a_/],
  ['openers and closers multiple of 3', `a**b${'c* '.repeat(2000)}`, /a\*\*b(?:c\* ){1999}c\*/],
  ['link openers and emph closers', '[ a_'.repeat(2000), /(?:\[ a_){2000}/],
  ['pattern [ (]( repeated', '[ (]('.repeat(1600), /(?:\[ \(\]\(){1600}/],
  ['pattern ![[]() repeated', '![[](/a/)'.repeat(1000), /(?:!\[<a href="\/a\/"><\/a>){1000}/],
  ['hard link/emph case', '**x [a*b**c*](/d/)', /\*\*x <a href="\/d\/">a<em>b\*\*c<\/em><\/a>/],
  ['nested brackets', `${'['.repeat(2000)}a${']'.repeat(2000)}`, /\[{2000}a\]{2000}/],
  ['nested block quotes', `${'> '.repeat(2000)}a`],
  [
    'deeply nested lists',
    grow(40, (depth) => `${'  '.repeat(depth)}* a\n`),
    /(?:<ul>\s*<li>(?:<p>)?a(?:<\/p>)?\s*){40}/,
  ],
  ['lists that nest too deeply', grow(400, (depth) => `${'  '.repeat(depth)}* a\n`)],
  ['U+0000 in input', 'abc\0de\0', /abc\uFFFDde\uFFFD/],
  ['backticks', grow(100, (index) => `e${'`'.repeat(index + 1)}`), /<p>[e`]*<\/p>/],
  ['unclosed links A', '[a](<b'.repeat(1200), /(?:\[a\]\((?:&lt;|&#x3C;)b){1200}/],
  ['unclosed links B', '[a](b'.repeat(1200), /(?:\[a\]\(b){1200}/],
  ['unclosed <!--', `</${'<!--'.repeat(12_000)}`],
  ['empty lines in deeply nested lists', `${'- '.repeat(1200)}x${'\n'.repeat(1200)}`],
  [
    'empty lines in deeply nested lists in blockquote',
    `${'> '.repeat(20)}${'- '.repeat(1200)}x\n${`${'> '.repeat(20)}\n`.repeat(600)}`,
  ],
  ['emph in deep blockquote', `${'>'.repeat(4000)}${'a*'.repeat(4000)}`],
  ['reference collisions', grow(2000, (index) => `[a${index}]: /u/\n`) + '\n[a1]', /<a href="\/u\/">a1<\/a>/],
];

describe('the cases of cmark', () => {
  let quick: typeof parser;
  beforeAll(async () => {
    quick = await bundleParser({ isQuick: true });
  });

  it.each(cases)('35: %s', (_name, text, pattern) => {
    const start = process.cpuUsage();
    const { html, problems } = quick.parsePage(`# A\n\n${text}`);

    expect(processorMilliseconds(start)).toBeLessThan(2000);
    const isRefused = problems.some(({ rule }) => /^markdown-too-(?:deep|dense)$/.test(rule));
    const isShown = (pattern ?? /<h1/).test(html);
    expect({ isRefused: isRefused && pattern !== undefined, isDone: isRefused || isShown }).toEqual({
      isRefused: false,
      isDone: true,
    });
  });
});
