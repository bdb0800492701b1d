import { describe, expect, it } from 'vitest';
import { readPageImports } from '../../../adopt/markdown/read-page-imports.ts';

function read(body: string) {
  const { byName, modules } = readPageImports(body, { code: 'jsx', elements: [] });
  return { names: Object.fromEntries(byName), modules };
}

describe('the imports of a page', () => {
  it.each([
    ["import A, { B as C, type D } from './a';", { A: 'default', C: 'B', D: 'D' }],
    ["import type { E } from './a';", { E: 'E' }],
    ["import * as F from './a'", { F: '*' }],
    ["import {\n  G,\n} from './a';", { G: 'G' }],
    ["import {H}from'./a'", { H: 'H' }],
    ["import type from './a';", { type: 'default' }],
    ["import './a';", {}],
  ])('are read: %s', (code, names) => {
    const found = read(`${code}\n\nText.`);

    expect(
      Object.fromEntries(Object.entries(found.names).map(([name, { imported }]) => [name, imported])),
    ).toMatchObject(names);
    expect(found.modules).toMatchObject([{ code, from: './a' }]);
  });

  it('do not include words of a comment', () => {
    const code = "export const a = 1; // Not an import of the 'big' one.";

    expect(read(`import b from './b';\n${code}\n\nText.`)).toMatchObject({
      names: { b: { name: 'b', imported: 'default', from: './b' } },
      modules: [
        { code: "import b from './b';", from: './b' },
        { code, names: ['a'] },
      ],
    });
  });
});
