import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { Evaluator } from '../../../adopt/settings/evaluator.ts';
import { listUnread } from '../../../adopt/settings/list-unread.ts';
import type { SyntaxNode } from '../../../core/config/syntax-node.ts';

function read(files: Readonly<Record<string, string>>, file = 'config.ts') {
  const evaluator = new Evaluator({
    read: (name) => {
      const found = [name, `${name}.ts`].find((each) => Object.hasOwn(files, each));
      if (found === undefined) return undefined;
      const text = files[found] ?? '';
      return { file: found, text, program: parseSync(found, text).program as unknown as SyntaxNode };
    },
    resolve: (_, specifier) => specifier.replace(/^\.\//, ''),
  });
  return evaluator.exportOf(file);
}

describe('settings of another engine', () => {
  it.each([
    ['written out', "export default { a: [1, 'b', `c`], d: -1, e: null } satisfies Config;"],
    [
      'with constants and spreads',
      "const rest = { d: -1, e: null }; const b = 'b';\nexport default { a: [...[1], b, `${'c'}`], ...rest };",
    ],
    [
      'behind a helper',
      "import { defineConfig } from 'x';\nexport default withPlugin(defineConfig({ a: [1, 'b', 'c'], d: -1, e: null }));",
    ],
    ['of CommonJS', "const config = { a: [1, 'b', 'c'], d: -1, e: null };\nmodule.exports = config;"],
    [
      'in a function',
      "export default async function create() { const d = -1; return { a: list('b'), d, e: null };\n}\nfunction list(name: string) { return [1, name, 'c']; }",
    ],
    [
      'with what the environment may change',
      "export default { a: [1, 'b', process.env.C || 'c'], d: -1, e: process.env.E ?? null };",
    ],
  ])('are read where they are %s', (_, text) => {
    expect(read({ 'config.ts': text })).toEqual({ a: [1, 'b', 'c'], d: -1, e: null });
  });

  it('are followed into imported files', () => {
    const files = {
      'config.ts':
        "import nav, { side as menu } from './nav';\nimport * as all from './nav.ts';\nexport default { nav, menu, same: all.side };",
      'nav.ts':
        "export const side = ['a', 'b'].map((name) => ({ text: name, link: `/${name}` }));\nexport default ['x'];",
    };
    const menu = [
      { text: 'a', link: '/a' },
      { text: 'b', link: '/b' },
    ];
    expect(read(files)).toEqual({ nav: ['x'], menu, same: menu });
  });

  it('are never run, and mark values that could not be read', () => {
    const text =
      "import fs from 'node:fs';\nexport default { title: 'T', list: fs.readdirSync('.'), on: { change() {} }, ...load() };";
    const value = read({ 'config.ts': text });
    expect(value).toMatchObject({ title: 'T' });
    expect(listUnread(value)).toEqual([
      { path: 'list', file: 'config.ts', offset: text.indexOf('fs.readdir') },
      { path: 'on.change', file: 'config.ts', offset: text.indexOf('() {}') },
      { path: '…', file: 'config.ts', offset: text.indexOf('load()') },
    ]);
  });

  it('may import each other in a cycle', () => {
    expect(
      read({
        'config.ts': 'const a = [b]; const b = [a]; function f() { return f(); }\nexport default { a, c: f() };',
      }),
    ).toBeDefined();
  });
});
