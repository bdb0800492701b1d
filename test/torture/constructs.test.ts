// Torture table, section B: no construct costs the square of its length, however often it is repeated, and none costs
// more than six times what words in paragraphs cost.

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as parser from '../core/markdown/parse-page.ts';
import { everyday, isEvery } from '../everyday.ts';
import { processorMilliseconds } from '../processor-milliseconds.ts';
import { bundleParser } from './bundle-parser.ts';
import { constructs } from './constructs.ts';
import { isWhole } from './is-whole.ts';

// What took seconds, or minutes, once.
const slow = [
  'fences',
  'emphasis of two kinds',
  'emphasis, closed',
  'emphasis, nested',
  'mixed openers',
  'references',
  'backticks of growing lengths',
  'instructions',
  'links with parentheses',
  'nested brackets',
  'equals signs',
  'comments',
  'headings of level 2',
  'tags in paragraphs',
];
const tried = Object.entries(constructs)
  .filter(([name]) => isWhole || everyday(slow, 2).includes(name))
  .map(([name, text]) => [name, text.slice(0, isWhole ? 100_000 : 20_000)] as const);

describe('one construct, again and again', () => {
  let quick: typeof parser;
  /** The milliseconds that one of them may take. */
  let maxMilliseconds = 1000;
  beforeAll(async () => {
    quick = await bundleParser({ isQuick: true });
    for (let round = 0; round < 30; round += 1)
      quick.parsePage('Text *a* `b` [c](/d/) <b>x</b>\n\n- a\n- b\n\n> a\n\n'.repeat(20));
    if (isWhole) maxMilliseconds = 6 * measure(constructs.paragraphs ?? '');
  });

  it.each(tried)('31, 33: is read, or refused, in time: %s', (_name, text) => {
    const first = measure(text);
    // Something else may run on the machine: the time in the middle counts.
    const times = first < maxMilliseconds ? [first] : [first, measure(text), measure(text)];

    expect(times.toSorted((one, other) => one - other)[times.length >> 1]).toBeLessThan(maxMilliseconds);
  });

  function measure(text: string): number {
    const start = process.cpuUsage();
    quick.parsePage(text);
    return processorMilliseconds(start);
  }
});

describe.runIf(isEvery)('libraries that are changed while they are bundled', () => {
  let [quick, published]: (typeof parser)[] = [];
  beforeAll(async () => {
    [quick, published] = [await bundleParser({ isQuick: true }), await bundleParser({ isQuick: false })];
  });

  it.each([
    ['code within Markdown', '````markdown\n```js\nlet a = 1;\n```\n````\n'],
    ['raw HTML in blocks', '<div>\n\na\n\n</div>\n\n<p id="a">b</p>\n\nc <b>d</b>\n'],
    ['loose and tight lists', '- a\n- b\n\n1. a\n\n2. b\n   - c\n'],
  ])('give the same pages as the published ones: %s', (_name, text) => {
    expect(quick?.parsePage(text)).toEqual(published?.parsePage(text));
  });

  it('parse texts as the published ones do', () => {
    const marks = ['*', '**', '***', '****', '_', '__', '~', '~~', 'a', 'b ', ' ', '.', '中', '\\', '`', '``', '('];
    const links = ['[', ']', '](b)', '![', '[a]: /b\n', '&amp;', '<!--', '-->', '<?', '?>', '<!A', '>', '<![CDATA['];
    const lines = [
      ']]>',
      '<b>',
      '</b>',
      '\n',
      '\n\n',
      '- a\n',
      '\n===\n',
      '\n---\n',
      '# a\n',
      '> ',
      '1. x\n',
      '```x\n',
    ];
    const pieces = [...marks, ...links, ...lines, '| a |\n|---|\n| b |\n'];
    const texts = fc.oneof(
      fc.array(fc.constantFrom(...pieces.slice(0, 12)), { maxLength: 40 }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 40 }),
    );

    fc.assert(
      fc.property(texts, (parts) => {
        const text = `x ${parts.join('')}`;
        expect(quick?.parsePage(text)).toEqual(published?.parsePage(text));
      }),
      { seed: isWhole ? Number(process.env.TORTURE_SEED ?? 15) : 15, numRuns: isWhole ? 4000 : 150 },
    );
  });
});
