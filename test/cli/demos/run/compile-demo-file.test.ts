import { describe, expect, it } from 'vitest';
import { compileDemoFile } from '../../../../cli/demos/run/compile-demo-file.ts';

describe('a file of a demo', () => {
  it('becomes executable code with the same lines', () => {
    const text =
      "import Box from './Box';\n\ninterface Props {\n  a: string;\n}\n\nexport default function Demo({ a }: Props) {\n  throw new Error(Box(a));\n}\n";

    const lines = compileDemoFile('content/Demo.tsx', text).split('\n');

    expect(lines[7]).toMatch(/^ {2}throw new Error\(.+\);$/);
    expect(lines[0]).toContain("require('./Box')");
  });

  it('may contain elements, whatever its extension', () => {
    expect(compileDemoFile('content/Demo.js', 'export default () => <p />;')).toContain(
      "_jsxruntime.jsx.call(void 0, 'p'",
    );
  });

  it('may contain types in place of elements, if it ends with .ts', () => {
    expect(compileDemoFile('content/a.ts', 'export const same = <T>(value: T) => <T>value;\n')).toContain(
      'same = (value) => value',
    );
  });

  it('of JSON becomes its data', () => {
    expect(compileDemoFile('content/rows.json', '[1]')).toBe('module.exports = [1];');
  });

  it('of any other kind has no code', () => {
    expect(compileDemoFile('content/notes.txt', 'Notes (')).toBe('');
  });

  it('that cannot be parsed is rejected', () => {
    expect(() => compileDemoFile('content/Demo.tsx', 'export default function (')).toThrow(SyntaxError);
  });
});
