import { describe, expect, it } from 'vitest';
import { tokenizeCode } from '../../../core/code/tokenize-code.ts';

describe('runs of code', () => {
  it('join neighbors with the same role', () => {
    expect(tokenizeCode('const  a = b;\n', 'js')).toEqual([
      { role: 't-k', text: 'const' },
      { role: '', text: '  a = b;\n' },
    ]);
  });

  it('have the text as written', () => {
    const code = 'export default function App() {\n  return <p className="a">{`b ${c}`}</p>;\n}\n';
    expect(
      tokenizeCode(code, 'tsx')
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  it('are a single one without a grammar', () => {
    expect(tokenizeCode('let a', 'text')).toEqual([{ role: '', text: 'let a' }]);
    expect(tokenizeCode('', 'js')).toEqual([]);
  });

  it.each([
    ['a line of 1,500 characters', `let a = ${'b + '.repeat(400)}1;`, 'js'],
    ['a word of 300 letters', `let ${'a'.repeat(300)} = 1;`, 'js'],
    ['300 empty lines', `let a;${'\n'.repeat(300)}let b;`, 'js'],
    ['a comment that does not end', `a { b: c }\n/* ${'a b\n'.repeat(2500)}`, 'scss'],
    ['12 kB of a grammar that looks for ends', 'a { b: c }\n'.repeat(1200), 'css'],
  ])('are a single one where a grammar would need quadratic time: %s', (_name, code, language) => {
    expect(tokenizeCode(code, language)).toEqual([{ role: '', text: code }]);
    expect(tokenizeCode(code.slice(0, 200), language).length).toBeGreaterThan(language === 'css' ? 5 : 0);
  });
});
