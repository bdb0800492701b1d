import { expect, it } from 'vitest';
import { writeTable } from '../../../../core/text/markdown/write-table.ts';

it('a table has a line for each row, whatever its cells contain', () => {
  expect(writeTable(['Name', 'Type'], [['`a`', "`'b' | 'c'`\n\nMore"]])).toBe(
    "| Name | Type |\n| --- | --- |\n| `a` | `'b' \\| 'c'` More |",
  );
  expect(writeTable(['Name'], [])).toBe('');
});
