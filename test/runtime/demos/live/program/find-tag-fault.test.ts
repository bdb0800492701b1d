import { describe, expect, it } from 'vitest';
import { findTagFault } from '../../../../../runtime/demos/live/program/find-tag-fault.ts';
import { compileFile } from '../../../../../runtime/demos/live/program/compile-file.ts';

const closing = (name: string) => `Expected corresponding JSX closing tag for '${name}'.`;

describe('an element whose tags do not match', () => {
  it.each([
    ['<Stepper></Steper>', closing('Stepper'), 2, 21],
    ['<div><Stepper unit="件" /></p>', closing('div'), 2, 37],
    ['<Tabs.Panel>a</Tabs.Panels>', closing('Tabs.Panel'), 2, 25],
    ['<p>{list.map((a) => <b>{a}</i>)}</p>', closing('b'), 2, 38],
    ['<p>a</>', closing('p'), 2, 14],
    ['<>a</p>', 'Expected corresponding closing tag for JSX fragment.', 2, 15],
  ])('is named at its end tag: %s', (element, message, line, column) => {
    const source = `export default function A() {\n  return ${element};\n}\n`;

    expect(compileFile('A.tsx', source)).toEqual({ kind: 'syntax', message, place: { line, column } });
  });
});

describe('an element that is not closed', () => {
  it.each([
    ['<div>\n    <Stepper initial={3} />', '<div>', 3, 3],
    ['<Tabs.Panel>\n    <p>a</p>', '<Tabs.Panel>', 3, 3],
    ['<>\n    <p>a</p>', '<>', 3, 3],
    ['<main>\n    <p>a\n  </main>', '<p>', 4, 5],
    ['<ul>{list.map((a) => <li>{a})}</ul>', '<li>', 3, 24],
  ])('is named where it begins: %s', (element, name, line, column) => {
    const source = `export default function A() {\n  return (\n  ${element}\n  );\n}\n`;

    expect(compileFile('A.tsx', source)).toEqual({
      kind: 'syntax',
      message: `"${name}" is not closed`,
      place: { line, column },
    });
  });
});

describe('a brace that is not closed', () => {
  it.each(['<p>{a</p>', '<div><p>{a</p><p>b</p></div>', '<>{a</>'])(
    'is not reported as an unclosed element: %s',
    (element) => {
      const source = `export default function A() {\n  return ${element};\n}\n`;

      expect(findTagFault(source, { line: 3, column: 2 })).toBeUndefined();
      expect(compileFile('A.tsx', source).kind).toBe('syntax');
    },
  );
});

describe('valid code', () => {
  it.each([
    ['A.tsx', 'export default <T,>(a: T) => <Box<string> title="</b>">{a < 1 && <b.i>x</b.i>}{"</p>"}</Box>;'],
    ['A.tsx', 'export const a = <p\n>a</p\n>;\nexport const b = <a.b/>;\nexport const c = 1 < 2;'],
    ['A.ts', "export const a = <T>(b: T) => <string>'</p>' + <T>b;"],
    ['A.jsx', 'export default () => <><p>a &gt; b</p></>;'],
  ])('compiles in %s: %s', (file, source) => {
    expect(compileFile(file, source).kind).toBe('compiled');
  });
});
