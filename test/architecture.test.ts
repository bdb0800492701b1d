// Checks the repository against the table of ARCHITECTURE.md, which is in test/architecture/rooms.ts as data.
// The second half tests the checks themselves, on small files with faults.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCodeFiles } from './architecture/code-file.ts';
import type { CodeFile } from './architecture/code-file.ts';
import { coveredBy } from './architecture/covered-by.ts';
import { findFolderCycles } from './architecture/find-folder-cycles.ts';
import { findForbiddenImports, findUndeclaredPackages } from './architecture/find-forbidden-imports.ts';
import { findImportCycles } from './architecture/find-import-cycles.ts';
import { findUnusedExports } from './architecture/find-unused-exports.ts';
import { findUndocumentedExports } from './architecture/find-undocumented-exports.ts';
import { findStaleCovers, findUntestedFiles } from './architecture/find-untested-files.ts';
import { parseCode, readImports } from './read-imports.ts';
import { measureHouse } from '../scripts/measure-house.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const machine = readCodeFiles(root, ['core/', 'adopt/', 'templates/', 'runtime/', 'cli/']);
const site = readCodeFiles(root, ['docs.config.ts', 'nav/', 'locales/', 'plugins/', 'content/']);
const testFiles = readCodeFiles(root, ['test/']);
const tests = testFiles.map(({ file }) => file);
const others = readCodeFiles(root, ['bench/', 'scripts/', 'bin/', 'components/']);
const tested = machine.filter(({ file }) => !file.startsWith('runtime/'));

/** Files with exports that are not imported by a code file. */
const importedElsewhere = [
  // Imported by the script that is written for each page with demos.
  'runtime/demos/demo-host.tsx',
  // Imported by the frame of edited demos, which is bundled as a text.
  'runtime/demos/live/frame/start-frame.ts',
  // Imported by the script that compiles the engine, in its compiled form.
  'cli/demos/client/runtime/prebuild-client.ts',
  // The types of the npm package, for editors.
  'core/model/schema/plugin.ts',
  // A set to choose from: a bundle contains only the icons that are used.
  'runtime/parts/icons/icons.ts',
];

describe('the map in ARCHITECTURE.md', () => {
  const map = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8');

  it('has at most 150 lines', () => {
    expect(map.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  it('has lines of at most 120 characters outside code', () => {
    const lines = map.replace(/^```[^]*?^```/gm, '').split('\n');

    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });

  it('defines twelve nouns, each in the file that it names', () => {
    const nouns = [...map.matchAll(/^\| `([A-Z]\w+)` \| [^|]+ \| `([\w./-]+)` \|$/gm)];
    const isDefined = (noun: string, file: string) =>
      new RegExp(`^export (?:interface|type) ${noun}\\b`, 'm').test(readFileSync(`${root}/${file}`, 'utf8'));

    expect(nouns.length).toBe(12);
    expect(nouns.filter(([, noun = '', file = '']) => !isDefined(noun, file))).toEqual([]);
  });
});

describe('the rooms', () => {
  it('import only what their row of the table allows', () => {
    expect(findForbiddenImports([...machine, ...site])).toEqual([]);
  });

  it('import only packages that package.json declares', () => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = JSON.parse(
      readFileSync(`${root}/package.json`, 'utf8'),
    );
    const declared = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies };

    expect(findUndeclaredPackages(machine, Object.keys(declared))).toEqual([]);
  });

  it('have no cycle of imports', () => {
    expect(findImportCycles(machine)).toEqual([]);
  });

  it('have no cycle of folders', () => {
    expect(findFolderCycles(machine)).toEqual([]);
  });

  it('have no cycle of rooms, including imports of types and files outside of rooms', () => {
    const files = machine.map((code) => ({ ...code, syntax: parseCode(code) }));

    expect(measureHouse({ files, lock: { packages: {} } }).circles).toEqual([]);
  });
});

describe('every export', () => {
  it('has a doc comment', () => {
    expect(findUndocumentedExports(machine)).toEqual([]);
  });

  it('is imported somewhere', () => {
    const unused = findUnusedExports(machine, { code: [...machine, ...site, ...others], tests: testFiles });

    expect(unused.filter((line) => !importedElsewhere.some((place) => line.startsWith(`${place}:`)))).toEqual([]);
  });
});

describe('every code file', () => {
  it('has a test of the same name, or one that is listed', () => {
    expect(findUntestedFiles(tested, { tests, coveredBy })).toEqual([]);
  });

  it('and its test exist where the list of exceptions names them', () => {
    expect(findStaleCovers(tested, { tests, coveredBy })).toEqual([]);
  });

  it('is listed in the console if it has more than 200 lines', () => {
    const long = machine.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }));
    const report = long.filter(({ lines }) => lines > 200).map(({ file, lines }) => `${file} has ${lines} lines`);

    if (report.length > 0) console.info(report.join('\n'));
    expect(machine.length).toBeGreaterThan(0);
  });
});

describe('the reader of imports', () => {
  it('finds every kind of import, and which ones are only for types', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { B } from './b.ts';",
      "import { type C } from './c.ts';",
      "import { type D, d } from './d.ts';",
      "export * from './e.ts';",
      "export type { F } from './f.ts';",
      "import './g.css';",
      "const h = await import('./h.ts');",
      "let i: import('./i.ts').I;",
      "// import './comment.ts'",
      'const text = "import \'./text.ts\'";',
    ].join('\n');

    const code = { file: 'core/x.ts', text };
    const values = readImports(code).filter(({ typeOnly }) => !typeOnly);
    const types = readImports(code).filter(({ typeOnly }) => typeOnly);

    expect(values.map(({ specifier }) => specifier)).toEqual(['./a.ts', './d.ts', './e.ts', './g.css', './h.ts']);
    expect(types.map(({ specifier, line }) => `${specifier}:${line}`)).toEqual([
      './b.ts:2',
      './c.ts:3',
      './f.ts:6',
      './i.ts:9',
    ]);
  });
});

describe('the check for forbidden imports', () => {
  const forbidden: [file: string, text: string][] = [
    ['core/model/url-path.ts', "import { join } from 'node:path';"],
    ['core/model/url-path.ts', "import { planPages } from '../nav/plan-pages.ts';"],
    ['core/nav/plan-pages.ts', "import { parse } from '../markdown/parse-document.ts';"],
    ['core/nav/plan-pages.ts', "import { unified } from 'unified';"],
    ['core/code/render-code.ts', "import { parse } from '../markdown/parse-document.ts';"],
    ['core/markdown/parse-document.ts', "export { refractor } from 'refractor';"],
    ['core/markdown/parse-document.ts', "await import('../../cli/read-sources.ts');"],
    ['runtime/page/menu.ts', "import { hasErrors } from '../../core/model/problem.ts';"],
    ['runtime/page/menu.tsx', "import type { Page } from '../../core/model/page.ts';"],
    ['runtime/page/menu.ts', "import type { Page } from '../../templates/shell/shell.tsx';"],
    ['runtime/page/menu.ts', "import { readFile } from 'node:fs/promises';"],
    ['templates/shell.tsx', "import { readFileSync } from 'node:fs';"],
    ['templates/shell.tsx', "import { build } from '../cli/build.ts';"],
    ['templates/head.tsx', "import texts from '../locales/translations.json';"],
    ['cli/site/load/load-site.ts', "import { makePages } from '../../pages/make-pages.ts';"],
    ['cli/pages/make-pages.ts', "import type { BuildOptions } from '../build-options.ts';"],
    ['runtime/parts/icons.ts', "import { startMenu } from '../page/start-menu.ts';"],
    ['cli/build.ts', "import { unified } from 'unified';"],
    ['cli/build.ts', "import { readImports } from '../test/read-imports.ts';"],
    ['nav/joy-ui.ts', "import { planPages } from '../core/nav/pages/plan-pages.ts';"],
    ['docs.config.ts', "import { toStrict } from './core/model/problem.ts';"],
    ['content/joy-ui/Demo.tsx', "import { Shell } from '../../templates/shell.tsx';"],
    ['core/utils/join.ts', ''],
  ];

  it.each(forbidden)('refuses in %s: %s', (file, text) => {
    expect(findForbiddenImports([{ file, text }])).toHaveLength(1);
  });

  const allowed: [file: string, text: string][] = [
    ['core/model/problem.ts', "import type { Page } from './page.ts';"],
    ['core/nav/plan-pages.ts', "import { toOutputFile } from '../model/url-path.ts';"],
    ['core/markdown/parse-document.ts', "import remarkGfm from 'remark-gfm';"],
    ['core/markdown/transforms/fences.ts', "import { renderCode } from '../../code/render-code.ts';"],
    ['core/code/render-code.ts', "import { refractor } from 'refractor/core';"],
    ['templates/head.tsx', "import type texts from '../locales/translations.json';"],
    ['runtime/islands/menu.tsx', "import { hydrateRoot } from 'react-dom/client';"],
    ['templates/blocks/card.tsx', "import { Menu } from '../../runtime/page/menu.tsx';"],
    ['cli/build.ts', "import { join } from 'node:path';"],
    ['content/joy-ui/Demo.tsx', "import Button from '@mui/joy/Button';"],
  ];

  it.each(allowed)('allows in %s: %s', (file, text) => {
    expect(findForbiddenImports([{ file, text }])).toEqual([]);
  });

  it('names the file, the line and the room', () => {
    const text = "import type { Page } from './page.ts';\nimport { join } from 'node:path';";

    expect(findForbiddenImports([{ file: 'core/model/url-path.ts', text }])).toEqual([
      'core/model/url-path.ts:2 imports "node:path", which core/model may not',
    ]);
  });
});

describe('the check for undeclared packages', () => {
  it('refuses packages that package.json does not declare, except imports of types', () => {
    const text = [
      "import { unified } from 'unified';",
      "import Button from '@mui/joy/Button';",
      "import type { Root } from 'hast';",
      "import { it } from 'vitest';",
      "import { visit } from 'unist-util-visit';",
    ].join('\n');

    expect(findUndeclaredPackages([{ file: 'core/x.ts', text }], ['unified', '@mui/joy'])).toEqual([
      'core/x.ts:4 imports "vitest", which package.json does not declare',
      'core/x.ts:5 imports "unist-util-visit", which package.json does not declare',
    ]);
  });
});

describe('the check for cycles of files', () => {
  it('names the files of a cycle', () => {
    const files: CodeFile[] = [
      { file: 'core/a.ts', text: "import './nav/b.ts';" },
      { file: 'core/nav/b.ts', text: "import type { C } from './c.ts';" },
      { file: 'core/nav/c.ts', text: "import '../a.ts'; import './d.ts';" },
      { file: 'core/nav/d.ts', text: '' },
    ];

    expect(findImportCycles(files)).toEqual(['core/a.ts → core/nav/b.ts → core/nav/c.ts → core/a.ts']);
  });
});

describe('the check for cycles of folders', () => {
  it('names the folders of a cycle, and the imports that cause it', () => {
    const files: CodeFile[] = [
      { file: 'cli/api/plan/a.ts', text: "import '../../pages/b.ts';" },
      { file: 'cli/pages/b.ts', text: "import './c.ts';" },
      { file: 'cli/pages/c.ts', text: "\nimport type { D } from '../api/d.ts';" },
      { file: 'cli/api/d.ts', text: '' },
    ];

    expect(findFolderCycles(files)).toEqual(['cli/api → cli/pages → cli/api (cli/api/plan/a.ts:1, cli/pages/c.ts:2)']);
  });

  it('allows imports between a folder and the files of its parent folders', () => {
    const files: CodeFile[] = [
      { file: 'cli/build.ts', text: "import './api/a.ts';" },
      { file: 'cli/api/a.ts', text: "import '../hash.ts'; import '../../core/nav/b.ts';" },
      { file: 'core/nav/b.ts', text: "import '../text/quote.ts';" },
    ];

    expect(findFolderCycles(files)).toEqual([]);
  });
});

describe('the check for missing doc comments', () => {
  it('names the exports without a doc comment', () => {
    const text = [
      '// A header is no doc comment.',
      '/** Says it. */',
      'export function said(): void {}',
      'export const unsaid = 1;',
      '/** */',
      'export interface Empty {}',
      'function inside(): void {}',
    ].join('\n');

    expect(findUndocumentedExports([{ file: 'core/x.ts', text }])).toEqual([
      'core/x.ts:4 exports "unsaid" without a doc comment',
      'core/x.ts:6 exports "Empty" without a doc comment',
    ]);
  });
});

describe('the check for unused exports', () => {
  const file = 'core/nav/plan-pages.ts';
  const text = [
    'export function planPages(): void {}',
    'export interface Plan {}',
    'export const a = 1, b = 2;',
    'export default planPages;',
    "export { c as d } from './c.ts';",
    'const inside = a;',
  ].join('\n');
  const find = (code: string, test = '') =>
    findUnusedExports([{ file, text }], {
      code: [
        { file, text },
        { file: 'core/nav/other.ts', text: code },
      ],
      tests: [{ file: 'test/core/nav/plan-pages.test.ts', text: test }],
    });

  it('names the exports that no other file imports', () => {
    expect(find("import { planPages } from './other.ts';")).toEqual([
      'core/nav/plan-pages.ts:1 exports "planPages", which nothing imports',
      'core/nav/plan-pages.ts:2 exports "Plan", which nothing imports',
      'core/nav/plan-pages.ts:3 exports "a", which nothing imports',
      'core/nav/plan-pages.ts:3 exports "b", which nothing imports',
      'core/nav/plan-pages.ts:4 exports "default", which nothing imports',
      'core/nav/plan-pages.ts:5 exports "d", which nothing imports',
    ]);
  });

  it('finds every kind of import of an export', () => {
    const code = [
      "import plan, { planPages as own, type Plan } from './plan-pages.ts';",
      "export { a } from './plan-pages.ts';",
      "type B = typeof import('./plan-pages.ts').b;",
    ].join('\n');

    expect(find(code)).toEqual(['core/nav/plan-pages.ts:5 exports "d", which nothing imports']);
    expect(find("import * as all from './plan-pages.ts';")).toEqual([]);
    expect(find("const { a } = await import('./plan-pages.ts');")).toEqual([]);
  });

  it('allows tests to import the export with the name of the file, and no other', () => {
    const test = "import { a, planPages } from '../../../core/nav/plan-pages.ts';";

    expect(find("export { default, Plan, b, d } from './plan-pages.ts';", test)).toEqual([
      'core/nav/plan-pages.ts:3 exports "a", which nothing imports',
    ]);
  });
});

describe('the check for missing tests', () => {
  const code: CodeFile = { file: 'core/nav/plan-pages.ts', text: 'export const a = 1;' };

  it('asks for a test of the same name', () => {
    expect(findUntestedFiles([code], { tests: [], coveredBy: {} })).toEqual([
      'core/nav/plan-pages.ts has no test: write test/core/nav/plan-pages.test.ts, or name the test that covers it',
    ]);
  });

  it('accepts a test of the same name with either extension, or a listed test', () => {
    const own = ['test/core/nav/plan-pages.test.tsx'];

    expect(findUntestedFiles([code], { tests: own, coveredBy: {} })).toEqual([]);
    expect(findUntestedFiles([code], { tests: [], coveredBy: { 'core/nav/': 'test/x.test.ts' } })).toEqual([]);
  });

  it('asks for no test of types only, or of a short component', () => {
    const types: CodeFile = {
      file: 'core/model/page.ts',
      text: "import type { A } from './a.ts';\nexport type B = A;",
    };
    const short: CodeFile = { file: 'templates/logo.tsx', text: 'export const Logo = () => <b />;' };

    expect(findUntestedFiles([types, short], { tests: [], coveredBy: {} })).toEqual([]);
  });

  it('reports exceptions whose code or test no longer exists', () => {
    expect(findStaleCovers([code], { tests: [], coveredBy: { 'core/gone.ts': 'test/gone.test.ts' } })).toEqual([
      'core/gone.ts is listed, but there is no such code',
      'core/gone.ts is listed under test/gone.test.ts, but there is no such test',
    ]);
  });
});
