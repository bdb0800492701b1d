import { describe, expect, it } from 'vitest';
import { tokenizeCode } from '../../../core/code/tokenize-code.ts';
import { processorMilliseconds } from '../../processor-milliseconds.ts';

const nest = (depth: number) => `{${'{ a: '.repeat(depth - 1)}4${' }'.repeat(depth - 1)}}`;

describe('deepenBraces', () => {
  it.each([
    ['jsx', 4],
    ['tsx', 4],
    ['jsx', 8],
    ['tsx', 8],
  ])('highlights a %s tag with braces of %i levels', (language, depth) => {
    const runs = tokenizeCode(`<DataGrid\n  rows={rows}\n  state=${nest(depth)}\n/>`, language);

    // Only one of the two highlights object keys.
    const colored = runs.filter(({ role, text }) => role && text !== 'a');
    expect(colored.map(({ role, text }) => `${role} ${text.trim()}`)).toEqual([
      't-f DataGrid',
      't-p rows',
      't-p state',
      't-n 4',
    ]);
  });

  it('takes little time for unclosed braces', () => {
    const start = process.cpuUsage();
    tokenizeCode(`<a b=${'{'.repeat(400)} ${'<a b={{ '.repeat(400)}`, 'tsx');

    expect(processorMilliseconds(start)).toBeLessThan(2000);
  });
});
