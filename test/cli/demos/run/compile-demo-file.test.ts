import { describe, expect, it } from 'vitest';
import { compileDemoFile } from '../../../../cli/demos/run/compile-demo-file.ts';

describe('a file of a demo', () => {
  it('becomes code that runs here, line by line where it was', () => {
    const text =
      "import Box from './Box';\n\ninterface Props {\n  a: string;\n}\n\nexport default function Demo({ a }: Props) {\n  throw new Error(Box(a));\n}\n";

    const lines = compileDemoFile('content/Demo.tsx', text).split('\n');

    expect(lines[7]).toMatch(/^ {2}throw new Error\(.+\);$/);
    expect(lines[0]).toContain("require('./Box')");
  });

  it('may hold elements, whatever its ending', () => {
    expect(compileDemoFile('content/Demo.js', 'export default () => <p />;')).toContain(
      "_jsxruntime.jsx.call(void 0, 'p'",
    );
  });

  it('may hold types where elements would stand, if it is called .ts', () => {
    expect(compileDemoFile('content/a.ts', 'export const same = <T>(value: T) => <T>value;\n')).toContain(
      'same = (value) => value',
    );
  });

  it('of data is the data', () => {
    expect(compileDemoFile('content/rows.json', '[1]')).toBe('module.exports = [1];');
  });

  it('of any other kind has no code', () => {
    expect(compileDemoFile('content/notes.txt', 'Notes (')).toBe('');
  });

  it('that cannot be read is refused', () => {
    expect(() => compileDemoFile('content/Demo.tsx', 'export default function (')).toThrow(SyntaxError);
  });
});
