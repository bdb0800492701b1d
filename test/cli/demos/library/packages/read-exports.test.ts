import { describe, expect, it } from 'vitest';
import { readExports } from '../../../../../cli/demos/library/packages/read-exports.ts';

describe('the exports of a module', () => {
  it('are its names with their sources', () => {
    const text = [
      "export { default as Add, b } from './add';",
      "export * as all from './all';",
      "export * from './star';",
      'const c = 1;',
      'export { c as d };',
      'export const e = 1, f = 2;',
      'export function g() {}',
      'export class H {}',
      'export default c;',
    ].join('\n');

    expect(readExports(text)).toEqual({
      names: [
        { name: 'Add', source: './add', imported: 'default' },
        { name: 'b', source: './add', imported: 'b' },
        { name: 'all', source: './all', imported: '*' },
        { name: 'd', source: undefined, imported: 'c' },
        { name: 'e', imported: 'e' },
        { name: 'f', imported: 'f' },
        { name: 'g', imported: 'g' },
        { name: 'H', imported: 'H' },
        { name: 'default', imported: 'default' },
      ],
      stars: ['./star'],
    });
  });

  it('do not include its types', () => {
    const text = [
      "export { Button, type ButtonSize } from './Button';",
      "export type { ButtonProps } from './Button';",
      'export interface Props {}',
      'export const a: number = 1;',
    ].join('\n');

    expect(readExports(text, 'ts').names.map(({ name }) => name)).toEqual(['Button', 'a']);
  });

  it('are empty for a file that is not a module', () => {
    expect(readExports('module.exports = { a: 1 };')).toEqual({ names: [], stars: [] });
    expect(readExports('.a { color: red }')).toEqual({ names: [], stars: [] });
  });
});
