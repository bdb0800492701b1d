import { describe, expect, it } from 'vitest';
import { parseCode } from '../../../../cli/demos/read/parse-demo-file.ts';
import { findImports } from '../../../../core/demos/closure/find-imports.ts';

function shortly(file: string, text: string): string[] {
  return findImports(file, text, parseCode).map(
    ({ specifier, names, typeOnly, line, column }) =>
      `${line}:${column} ${specifier} [${names}]${typeOnly ? ' type' : ''}`,
  );
}

describe('the imports of a file', () => {
  const cases: [text: string, found: string[]][] = [
    ["import A, { b as c, d } from './a';", ['1:30 ./a [default,b,d]']],
    ["import * as React from 'react';", ['1:24 react [*]']],
    ["import './a.css';", ['1:8 ./a.css []']],
    ["import {} from './a';", ['1:16 ./a []']],
    ["import type { A } from './a';", ['1:24 ./a [A] type']],
    ["import { type A, type B } from './a';", ['1:32 ./a [A,B] type']],
    ["import { type A, b } from './a';", ['1:27 ./a [b]']],
    ["export { type A, b } from './a';", ['1:27 ./a [b]']],
    ["import a, { type A } from './a';", ['1:27 ./a [default]']],
    ["export * from './a';", ['1:15 ./a [*]']],
    ["export { a as b } from './a';", ['1:24 ./a [a]']],
    ["export type { A } from './a';", ['1:24 ./a [A] type']],
    ["import a = require('./a');", ['1:20 ./a [*]']],
    ["const A = React.lazy(() => import('./a'));", ['1:35 ./a [*]']],
    ["const a = require('./a');", ['1:19 ./a [*]']],
    ["type A = import('./a').A;", ['1:17 ./a [*] type']],
    ["\nimport {\n  a,\n} from './a';", ['4:8 ./a [a]']],
    ["const a = <a>import './no' from</a>;\nconst b = `import './no';`; // import './no'", []],
    ['import(`./${name}`);', []],
    ["const late = import('./b');\nimport a from './a';", ['1:21 ./b [*]', '2:15 ./a [default]']],
  ];

  it.each(cases)('of %s are %j', (text, found) => {
    expect(shortly('Demo.tsx', text)).toEqual(found);
  });

  it('are read from TypeScript without JSX as well', () => {
    expect(shortly('a.ts', "const b = <string>a;\nimport c from './c';")).toEqual(['2:15 ./c [default]']);
  });

  it('have offsets that cut out the specifier', () => {
    const text = "import a from './a';\nimport('./b')";

    expect(findImports('a.tsx', text, parseCode).map(({ start, end }) => text.slice(start, end))).toEqual([
      './a',
      './b',
    ]);
  });

  it('are empty for a file that is not code', () => {
    expect(findImports('a.json', '"import(\'./a\')"', parseCode)).toEqual([]);
  });
});

describe('the imports of a style sheet', () => {
  it('are its @import rules and the files that it loads', () => {
    const text =
      "@import './a.css';\n/* @import './no.css'; */\n@import url(\"./b.css\");\n.a { background: url(./c.png) }\n";

    expect(shortly('a.css', text)).toEqual(['1:10 ./a.css []', '3:14 ./b.css []', '4:22 ./c.png []']);
  });

  it('leave out other hosts', () => {
    expect(shortly('a.css', "@import 'https://example.com/a.css';\n@import '//example.com/b.css';")).toEqual([]);
  });
});
