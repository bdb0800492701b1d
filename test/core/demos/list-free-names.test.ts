import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import type { SyntaxNode } from '../../../core/demos/extract-preview.ts';
import { listFreeNames } from '../../../core/demos/list-free-names.ts';

function list(code: string): string[] {
  return [...listFreeNames(parseSync('Demo.tsx', code).program as unknown as SyntaxNode)];
}

describe('the free names of a file', () => {
  it.each([
    ['elements', 'export default () => <Button><Menu.Item /></Button>;', ['Button', 'Menu']],
    ['calls and arguments', 'use(a, b.c, d[e], f?.g);', ['use', 'a', 'b', 'd', 'e', 'f']],
    ['values of objects', 'x({ a: b, c, [d]: 1 });', ['x', 'b', 'c', 'd']],
    ['values beside types', 'x(a as B, c satisfies D, e!, f<G>);', ['x', 'a', 'c', 'e', 'f']],
  ])('are found in %s', (_what, code, names) => {
    expect(list(code)).toEqual(names);
  });

  it.each([
    ['imported', "import A, { B as C, D } from 'x';\nimport * as E from 'y';\n[A, C, D, E];"],
    ['declared', 'const { a, b: [c], ...d } = {};\nfunction e() {}\nclass F {}\nenum G {}\n[a, c, d, e, F, G];'],
    ['a parameter', 'export default ({ a, b: { c } }, ...d) => { try { [a, c, d]; } catch (e) { e; } };'],
    ['a type', 'interface A { b: B }\ntype C = typeof c;\nlet d: D;'],
    [
      'a label of something else',
      '({ a: 1 }).a;\nexport { d as a };\nclass B { c = 1; e() {} }\nlet d = <p title="" />;',
    ],
  ])('do not include one that is %s', (_what, code) => {
    expect(list(code)).toEqual([]);
  });
});
