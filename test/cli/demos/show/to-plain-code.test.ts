import { describe, expect, it } from 'vitest';
import { createPlainCoder } from '../../../../cli/demos/show/to-plain-code.ts';

describe('the JavaScript of a source', () => {
  it('is the source without its types, reformatted', async () => {
    const toPlainCode = createPlainCoder();

    expect(await toPlainCode('export const rows: number[] = [1,2];\n', 'content/a/rows.ts')).toBe(
      'export const rows = [1, 2];\n',
    );
  });

  it('is computed once for the same text in any file', () => {
    const toPlainCode = createPlainCoder();
    const first = toPlainCode('export const a: number = 1;\n', 'content/a/a.ts');

    expect(toPlainCode('export const a: number = 1;\n', 'content/b/a.ts')).toBe(first);
    expect(toPlainCode('export const a: number = 2;\n', 'content/a/a.ts')).not.toBe(first);
  });

  it('is computed once for each extension, which decides whether "<T>" is a type or an element', async () => {
    const toPlainCode = createPlainCoder();
    const code = 'export const a = <T>b;\n';

    expect(await toPlainCode(code, 'content/a/a.tsx')).toBeUndefined();
    expect(await toPlainCode(code, 'content/a/a.ts')).toBe('export const a = b;\n');
  });
});
