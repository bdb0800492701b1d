import { describe, expect, it } from 'vitest';
import { compileFile } from '../../../../../runtime/demos/live/program/compile-file.ts';
import { findSignFault } from '../../../../../runtime/demos/live/program/find-sign-fault.ts';

const quotation = (sign: string) => `"${sign}" is a typographic quotation mark: write '"'.`;
const fullWidth = (sign: string, plain: string) => `"${sign}" is a full-width character: write "${plain}".`;

describe('a full-width or typographic character in code', () => {
  it.each([
    ['return <b title=“o”>（文）</b>;', quotation('“'), 17],
    ["return <b onClick={() => alert('n'）}>x</b>;", fullWidth('）', ')'), 35],
    ['return <b>{f（1)}</b>;', fullWidth('（', '('), 13],
    ['const a = "；" + 1；', fullWidth('；', ';'), 18],
    ['const a = [1，2];', fullWidth('，', ','), 13],
    ['const 数 = （`（`; // （', fullWidth('（', '('), 11],
    ['const a = { b： 1 };', fullWidth('：', ':'), 14],
  ])('is reported at its place: %s', (line, message, column) => {
    const source = `export default function A() {\n${line}\n}\n`;

    expect(compileFile('A.tsx', source)).toEqual({ kind: 'syntax', message, place: { line: 2, column } });
  });

  it.each([
    "const a = '（' + `，` + /：/; // ；\n/* “ */",
    'const 宽ａ１ = <b>（“文”）</b>;',
    'const a = "é – … ·";',
    'const a = [1;',
  ])('is not reported in a string, a name or a comment: %s', (source) => {
    expect(findSignFault(source)).toBeUndefined();
  });
});
