import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCrowdedText } from '../../../../core/markdown/problems/find-crowded-text.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

const lines = (line: string, count: number) => `${line}\n`.repeat(count);

describe('a page that is little more than marks', () => {
  it.each([
    ['items', lines('- a', 25_000), 11_111],
    ['items after a text', `${lines('Some words.\n', 20)}${lines('- a', 25_000)}`, 11_166],
    ['cells', `| a | b |\n|---|---|\n${lines('| c | d |', 10_000)}`, 4763],
    ['headings', lines('# a', 25_000), 11_111],
    ['links', lines('[a](/b)\n', 20_000), 28_571],
    ['quotes', lines('> a\n', 20_000), 15_873],
    ['code', lines('', 10) + `\`\`\`\n${lines('a', 90_000)}`, 60_011],
  ])('is found before it is parsed: %s', (_name, text, line) => {
    expect(findCrowdedText(text, 'page.md')).toEqual({
      rule: 'markdown-too-dense',
      severity: 'error',
      place: { file: 'page.md', line, column: 1 },
      message: 'The page has more list items, cells, links, and other marks than can be read in time',
      hint: 'Split the page, or write what a program has generated as code, in a fence.',
    });
  });

  it.each([
    ['a list of changes', lines('- [button] Fix the color of the label (#12345) @someone', 15_000)],
    ['a large table', lines('| `disabled` | `boolean` | `false` | If `true`, the component is disabled. |', 10_000)],
    ['a table of short cells', lines('| `a.b` | [c](/d/) **e** _f_ `g` |', 1500)],
    ['a short table of signs', `|${' a |'.repeat(20)}\n|${'-|'.repeat(20)}\n${lines(`|${' ✓ |'.repeat(20)}`, 300)}`],
    ['definitions', lines('[1.2.3]: https://example.com/a_b_c/', 10_000)],
    ['prose', lines('Some *words* with `code`, [links](/a/) and **more** of them.\n', 10_000)],
    ['code', `\`\`\`js\n${lines('const a = b[c] * d;', 20_000)}\`\`\``],
  ])('is not %s', (_name, text) => {
    expect(findCrowdedText(text, 'page.md')).toBeUndefined();
  });

  it.each(['node_modules/property-information/readme.md', 'node_modules/@mui/material/CHANGELOG.md'])(
    'is none of the densest pages that people write: %s',
    (file) => {
      const text = readFileSync(file, 'utf8');

      expect(findCrowdedText(text, file)).toBeUndefined();
      expect(findCrowdedText(text.repeat(10), file)).toBeUndefined();
    },
  );

  it.each(['|', '[', '> ', '1. ', '- ', '#', '=', ':::', '[a', '\n'])('is searched in linear time: %j', (unit) => {
    const start = process.cpuUsage();
    findCrowdedText(`a${unit.repeat(200_000)}`, 'page.md');

    expect(processorMilliseconds(start)).toBeLessThan(600);
  });
});
