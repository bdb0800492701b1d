import { describe, expect, it } from 'vitest';
import { tokenizeCode } from '../../../core/code/tokenize-code.ts';

describe('runs of code', () => {
  it('join neighbours of one colour', () => {
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

  it('are one without a grammar', () => {
    expect(tokenizeCode('let a', 'text')).toEqual([{ role: '', text: 'let a' }]);
    expect(tokenizeCode('', 'js')).toEqual([]);
  });
});
