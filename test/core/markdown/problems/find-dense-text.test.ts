import { describe, expect, it } from 'vitest';
import { findDenseText } from '../../../../core/markdown/problems/find-dense-text.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

const lines = (line: string, count: number) => `${line}\n`.repeat(count);

describe('text with too many marks', () => {
  it.each([
    ['emphasis', '*a_ '.repeat(5000), 1],
    ['a paragraph after another', `a\n\n${'[a]['.repeat(5000)}`, 3],
    ['many lines', lines('a *b* [c] `d` & <e>', 2000), 1],
    ['an item of a list', `- a\n- ${'`a '.repeat(8000)}`, 2],
    ['lines that belong to an item without saying so', `- a\n${lines('b', 5000)}`, 1],
    ['cells that rows leave out', `|${' a |'.repeat(1000)}\n|${'-|'.repeat(1000)}\n${lines('|b|', 5000)}`, 103],
    ['many paragraphs', lines(`${'*a_ '.repeat(600)}\n`, 50), 35],
  ])('is found before it is parsed: %s', (_name, text, line) => {
    expect(findDenseText(text, 'page.md')).toEqual({
      rule: 'markdown-too-dense',
      severity: 'error',
      place: { file: 'page.md', line, column: 1 },
      message: 'The paragraph has more marks than can be matched in time',
      hint: 'Split it with empty lines, or mark code as code.',
    });
  });

  it.each([
    ['a large table', `| a | b |\n|---|---|\n${lines('| `a.b` | [c](/d/) **e** _f_ `g` |', 3000)}`],
    ['a long list', lines('- `a`: [b](/c/) and *d*', 5000)],
    ['a list of numbers', `1. \`a\`\n${lines('2. `a`: [b](/c/) and *d*', 5000)}`],
    ['definitions', lines('[1.2.3]: https://example.com/a_b_c/', 3000)],
    ['a block of HTML', `<table>\n${lines('<tr><td><b>a</b></td></tr>', 4000)}</table>`],
    ['a large quote', lines('> a *b* `c`', 500) + lines('d', 200)],
    ['code', `\`\`\`js\n${lines('a[b] = `${c}` * d && e < f;', 5000)}\`\`\``],
    ['paragraphs', lines('Some *words* with `code`, [links](/a/) and **more**.\n', 3000)],
  ])('is not %s', (_name, text) => {
    expect(findDenseText(text, 'page.md')).toBeUndefined();
  });

  it.each(['|', '[', '> ', '<a', '- |', '`', '~', '1. '])('is searched in linear time: %s', (unit) => {
    const start = process.cpuUsage();
    findDenseText(`${unit.repeat(1_000_000 / unit.length)}x`, 'page.md');

    expect(processorMilliseconds(start)).toBeLessThan(1000);
  });
});
