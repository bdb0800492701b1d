import { describe, expect, it } from 'vitest';
import { parseDemoFile } from '../../../../cli/demos/read/parse-demo-file.ts';

describe('the syntax tree of a file', () => {
  it.each(['Demo.tsx', 'Demo.jsx', 'Demo.js', 'Demo.mjs'])('may contain elements (%s)', (file) => {
    expect(parseDemoFile(file, 'export default () => <p />;')).toMatchObject({ program: { type: 'Program' } });
  });

  it('may contain types if its extension allows them', () => {
    expect(parseDemoFile('a.ts', 'const a = <T,>(b: T) => b as T;')).toHaveProperty('program');
    expect(parseDemoFile('a.js', 'const a: string = 1;')).toHaveProperty('problem');
  });

  it('is undefined if the code is invalid, and the position is reported', () => {
    expect(parseDemoFile('content/Demo.tsx', 'const a = 1;\nexport default function Demo( {\n')).toEqual({
      problem: {
        rule: 'demo-syntax',
        severity: 'error',
        place: { file: 'content/Demo.tsx', line: 3, column: 1 },
        message: expect.any(String) as string,
        hint: 'Correct the code at this place.',
      },
    });
  });

  it.each([
    ['const a = 1；', 12, '"；" is a full-width character: write ";".'],
    ['export default () => <p>{String（1)}</p>;', 32, '"（" is a full-width character: write "(".'],
    ['export default () => <p title=“o” />;', 31, `"“" is a typographic quotation mark: write '"'.`],
    ['const a = [1、 2];', 13, '"、" is a full-width character: write ",".'],
  ])('is undefined if the code has a full-width or typographic character: %s', (text, column, hint) => {
    const parsed = parseDemoFile('content/Demo.tsx', text);

    expect(parsed).toMatchObject({ problem: { place: { line: 1, column }, hint } });
  });
});

describe('an element that is not closed', () => {
  it.each([
    ['the outermost element', '<div>\n      <Stepper initial={3} />', '<div>', 3, 5],
    ['a component', '<Stepper unit="件" >', '<Stepper>', 3, 5],
    ['a part of a component', '<>\n      <Tabs.Panel>\n        <p>a</p>\n    </>', '<Tabs.Panel>', 4, 7],
    ['a fragment', '<>\n      <p>a</p>', '<>', 3, 5],
    ['an element in another element', '<main>\n      <p>a</p>\n      <div>\n    </main>', '<div>', 5, 7],
    ['an element in an expression', '<ul>{list.map((text) => <li>{text})}</ul>', '<li>', 3, 29],
    ['an element before another function', '<div>\n);\n}\nexport function B() {\n  return (<b>b</b>', '<div>', 3, 5],
  ])('is named where it begins: %s', (_, element, name, line, column) => {
    const text = `export default function Demo() {\n  return (\n    ${element}\n  );\n}\n`;
    const empty = name === '<>' ? '' : `, or "${name.replace('>', ' />')}" if it has no content`;

    expect(parseDemoFile('content/Demo.tsx', text)).toEqual({
      problem: {
        rule: 'demo-syntax',
        severity: 'error',
        place: { file: 'content/Demo.tsx', line, column },
        message: `"${name}" is not closed`,
        hint: `Write "${name.replace('<', '</')}" where it ends${empty}.`,
      },
    });
  });

  it.each([
    ['<div></p>', "Expected corresponding JSX closing tag for 'div'.", 38],
    ['<p>{a + }</p>', 'Unexpected token', 39],
    ['<p>{a</p>', 'Unterminated regular expression', 37],
    ['<div><p>{a</p><p>b</p></div>', 'Unexpected flag p in regular expression literal', 51],
    ['<p title="a>b</p>', 'Unterminated string', 40],
    ['<p>a}</p>', "Unexpected token. Did you mean `{'}'}` or `&rbrace;`?", 35],
    ['<T>(a: T) => a', "Unexpected token. Did you mean `{'>'}` or `&gt;`?", 42],
  ])('is not reported for %s', (element, message, column) => {
    expect(parseDemoFile('content/Demo.tsx', `export default function A() { ${element}; }`)).toMatchObject({
      problem: { message, place: { line: 1, column } },
    });
  });
});

describe('code that is nested too deeply', () => {
  it('is reported without parsing it, which would crash the process', () => {
    expect(parseDemoFile('content/Deep.tsx', `export const x =\n${'('.repeat(60_000)}1${')'.repeat(60_000)};`)).toEqual(
      {
        problem: {
          rule: 'demo-syntax',
          severity: 'error',
          place: { file: 'content/Deep.tsx', line: 2, column: 1001 },
          message: 'The code is nested too deep here',
          hint: 'Split it into parts that have names.',
        },
      },
    );
  });
});
