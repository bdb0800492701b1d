import { describe, expect, it } from 'vitest';
import { isEvery } from '../../../everyday.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';
import { parseBody, parsePage } from '../parse-page.ts';

const problemsIn = (body: string) =>
  parseBody(body).problems.map(
    ({ rule, place, message, hint }) => `${place.line}:${place.column} ${rule} ${message}. ${hint}`,
  );
const end = 'so this is not a table and is shown as text';

describe('a table whose second row has a different number of cells', () => {
  it.each([
    ['| 表 | 格 |\n|---|\n| a | b |', '6:1', '2 cells', 'one cell', 'Write "| --- | --- |" below the header.'],
    ['a | b | c\n--- | :-:', '6:1', '3 cells', '2 cells', 'Write "| --- | --- | --- |" below the header.'],
    ['> | a | b |\n> | --- |', '6:3', '2 cells', 'one cell', 'Write "| --- | --- |" below the header.'],
    [
      '| a \\| b |\n| --- | --- |',
      '6:1',
      'one cell',
      '2 cells',
      'Write "| --- |" below the header, or give the header as many cells.',
    ],
    ['- text\n\n  | a | b |\n  |:--|', '8:3', '2 cells', 'one cell', 'Write "| --- | --- |" below the header.'],
  ])('is reported at that row: %j', (body, place, header, row, hint) => {
    expect(problemsIn(body)).toEqual([
      `${place} table-cells The header has ${header} and the row below it ${row}, ${end}. ${hint}`,
    ]);
  });

  it('is found on a page without other suspicious text', () => {
    expect(parsePage('# A\n\n| a | b |\n|---|\n').problems.map(({ rule }) => rule)).toContain('table-cells');
  });

  it.each([
    '| a | b |\n| --- | --- |',
    'a | b\n-|-\nc',
    '| a | b |\n| c |',
    'text\n\n|---|',
    '`a | b`\n\n```\n| a | b |\n|---|\n```',
    'Use a|b.\n- item',
  ])('is not found in a valid table, or in text: %j', (body) => {
    expect(problemsIn(body)).toEqual([]);
  });

  it.runIf(isEvery)('is searched in linear time', () => {
    const start = process.cpuUsage();
    for (const text of [`a|b\n${'-|'.repeat(20_000)}x`, `a|b\n${'- '.repeat(20_000)}`, 'a|b\n|-|-|-|\n'.repeat(2000)])
      parseBody(text);
    expect(processorMilliseconds(start)).toBeLessThan(8000);
  });
});
