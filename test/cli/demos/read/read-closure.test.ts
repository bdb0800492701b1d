import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { PackageMemory } from '../../../../cli/demos/library/packages/find-package.ts';
import { readClosure } from '../../../../cli/demos/read/read-closure.ts';
import { openWorkspace } from '../../../../cli/site/workspace/open-workspace.ts';
import { formatProblems } from '../../../../core/check/report/format-problems.ts';
import { siteFolder } from '../site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function site(files: Record<string, string | Uint8Array>): string {
  const root = siteFolder(files);
  roots.push(root);
  return root;
}

const file = 'content/a/Demo.tsx';

describe('the closure of a demo', () => {
  it('contains the demo and all of its local files, in reading order', () => {
    const root = site({
      [file]:
        "import Box from './Box';\nimport './demo.css';\nimport rows from '../rows.json';\nimport type { Row } from './types';\n",
      'content/a/Box/index.tsx': "export * from '../parts.js';\n",
      'content/a/parts.ts': "const late = import('./late');\n",
      'content/a/late.js': '',
      'content/a/demo.css': "@import 'base.css';\n@import './more.css';\n",
      'content/a/base.css': '',
      'content/a/more.css': '',
      'content/rows.json': '[]',
      'content/a/types.d.ts': '',
    });

    const closure = readClosure({ root, file });

    expect(closure.problems).toEqual([]);
    expect(closure.files.map(({ path }) => path)).toEqual([
      file,
      'content/a/Box/index.tsx',
      'content/a/parts.ts',
      'content/a/late.js',
      'content/a/demo.css',
      'content/a/base.css',
      'content/a/more.css',
      'content/rows.json',
      'content/a/types.d.ts',
    ]);
    expect(closure.files.at(-2)?.text).toBe('[]');
  });

  it.each([
    ['demo.css', './sprite.svg#star'],
    ['demo.module.scss', './sprite.svg?v=2#star'],
    ['demo.less', './sprite.svg#star'],
    ['demo.css', './sprite.svg?#star'],
  ])('contains the file of an address with a fragment: %s, %s', (sheet, specifier) => {
    const root = site({
      [file]: `import './${sheet}';\n`,
      [`content/a/${sheet}`]: `b { background: url('${specifier}') }\n`,
      'content/a/sprite.svg': '<svg/>',
    });

    const closure = readClosure({ root, file });

    expect(closure.problems).toEqual([]);
    expect(closure.files.map(({ path }) => path)).toEqual([file, `content/a/${sheet}`, 'content/a/sprite.svg']);
  });

  it('names the nearest file for an address with a fragment', () => {
    const root = site({
      [file]: "import './demo.css';\n",
      'content/a/demo.css': "b { background: url('./sprit.svg#star') }\n",
      'content/a/sprite.svg': '<svg/>',
    });

    expect(readClosure({ root, file }).problems).toMatchObject([
      {
        rule: 'demo-import-missing',
        message: 'No file for the import "./sprit.svg#star"',
        hint: 'Did you mean "./sprite.svg#star"?',
      },
    ]);
  });

  it('follows circular imports once', () => {
    const root = site({ [file]: "import './B';", 'content/a/B.tsx': "import './Demo';" });

    expect(readClosure({ root, file }).files.map(({ path }) => path)).toEqual([file, 'content/a/B.tsx']);
  });

  it('separates files that are not text', () => {
    const root = site({ [file]: "import logo from './logo.png';", 'content/a/logo.png': new Uint8Array([0x89, 0x50]) });

    expect(readClosure({ root, file })).toMatchObject({
      assets: ['content/a/logo.png'],
      files: [{ path: file }],
      problems: [],
    });
  });

  it('follows the aliases of the site', () => {
    const root = site({ [file]: "import '@shared/Box';", 'content/shared/Box.tsx': '' });

    expect(readClosure({ root, file, alias: { '@shared': './content/shared' } }).imports).toEqual([
      {
        file,
        line: 1,
        column: 8,
        specifier: '@shared/Box',
        names: [],
        typeOnly: false,
        kind: 'local',
        target: 'content/shared/Box.tsx',
      },
    ]);
  });

  it('lists the missing files that it looked for', () => {
    const root = site({ [file]: "import './Box';", 'content/a/Box.ts': '' });

    expect(readClosure({ root, file }).absent).toEqual(['content/a/Box', 'content/a/Box.tsx']);
  });

  it('lists the missing files of style sheets too, and the folder that a hint depends on', () => {
    const root = site({
      [file]: "import './demo.css';\nimport './parts/Boxx';\n",
      'content/a/demo.css': "@import 'base.css';\n",
      'content/a/parts/Box.ts': '',
      'content/a/parts/Boxx/other.ts': '',
    });
    const { absent, problems } = readClosure({ root, file });

    expect(absent).toEqual(expect.arrayContaining(['content/a/base.css', 'content/a/parts/']));
    expect(problems.map(({ hint }) => hint)).toContain('Did you mean "./parts/Box"?');
  });
});

describe('an unresolved import', () => {
  it('is reported at its own place, and the rest is read', () => {
    const root = site({
      [file]: "import {\n  a,\n} from './Boxx';\nimport '../../../etc/passwd';\nimport Other from './Other';\n",
      'content/a/Box.tsx': '',
      'content/a/Other.tsx': "  import '../nothing';\n",
    });

    const { problems, imports } = readClosure({ root, file });

    expect(formatProblems(problems).trim().split('\n')).toEqual([
      'content/a/Demo.tsx:3:8 error demo-import-missing  No file for the import "./Boxx". Did you mean "./Box"?',
      'content/a/Demo.tsx:4:8 error demo-import-missing  The import "../../../etc/passwd" leads out of the site. Copy that file into the site, and import it with a relative path.',
      'content/a/Other.tsx:1:10 error demo-import-missing  No file for the import "../nothing". Add "content/nothing.tsx", or correct the import.',
    ]);
    expect(imports.map(({ kind }) => kind)).toEqual(['missing', 'missing', 'local', 'missing']);
  });

  it('may be a source of the library around the site, by its path', () => {
    const root = site({
      'package.json': '{ "name": "@acme/ui", "version": "1.0.0", "main": "./dist/index.js" }',
      'src/index.ts': '',
      [`docs/${file}`]:
        "import { Card as Box } from '../../../src/Card';\nimport Tag from '~/Tag';\nexport * from '../../../src';\nimport '../../../src/base.css';\n",
    });
    const docs = join(root, 'docs');
    const { findSource } = openWorkspace({ root: docs, sources: true });

    const { problems } = readClosure({ root: docs, file, findSource, alias: { '~': './../src' } });

    expect(problems.map(({ place, hint }) => [place.line, hint])).toEqual([
      [1, 'The file belongs to the package "@acme/ui": import { Card } from "@acme/ui".'],
      [2, 'The file belongs to the package "@acme/ui": import from "@acme/ui".'],
      [3, 'The file belongs to the package "@acme/ui": import from "@acme/ui".'],
      [4, 'Copy that file into the site, and import it with a relative path.'],
    ]);
  });

  it('may differ from a file only in case', () => {
    const root = site({ [file]: "import './box';", 'content/a/Box.tsx': '' });

    expect(readClosure({ root, file }).problems).toMatchObject([
      { rule: 'demo-import-missing', hint: 'Did you mean "./Box"?' },
    ]);
  });

  it('may be a link out of the site', () => {
    const root = site({ [file]: "import './secret';" });
    const other = site({ 'secret.ts': '' });
    symlinkSync(join(other, 'secret.ts'), join(root, 'content/a/secret.ts'));

    expect(readClosure({ root, file }).problems).toMatchObject([
      { message: 'The import "./secret" leads out of the site' },
    ]);
  });
});

describe('the packages of a closure', () => {
  const installed = {
    'node_modules/bare/package.json': '{"version":"1.0.0"}',
    'node_modules/bare/Button/package.json': '{}',
    'node_modules/bare/lib/x.js': '',
    'node_modules/@scope/strict/package.json': '{"exports":{".":"./a.js","./parts/*":"./parts/*.js"}}',
    'node_modules/@scope/strict/a.js': '',
    'node_modules/@scope/strict/parts/One.js': '',
    'node_modules/@types/typed/package.json': '{}',
    'node_modules/@types/typed/index.d.ts': '',
  };

  it.each([
    ["import 'bare';", 'bare'],
    ["import 'bare/Button';", 'bare'],
    ["import 'bare/lib/x';", 'bare'],
    ["import '@scope/strict';", '@scope/strict'],
    ["import '@scope/strict/parts/One';", '@scope/strict'],
    ["import type { A } from 'typed';", '@types/typed'],
  ])('are found by %s', (text, target) => {
    const root = site({ ...installed, [file]: text });

    expect(readClosure({ root, file })).toMatchObject({ problems: [], imports: [{ kind: 'package', target }] });
  });

  it.each([
    [
      "import 'absent';",
      '1:8 error demo-package-missing  The package "absent" is not installed. Run "npm install absent", or correct the name.',
    ],
    [
      "import 'bare/Buton';",
      '1:8 error demo-package-missing  The package "bare" has no part "Buton". Did you mean "bare/Button"?',
    ],
    [
      "import '@scope/strict/parts/Two';",
      '1:8 error demo-package-missing  The package "@scope/strict" has no part "parts/Two". Import a part that the installed version has, or run "npm install @scope/strict@latest".',
    ],
    [
      "import 'typed';",
      '1:8 error demo-package-missing  The package "typed" is not installed. Run "npm install typed", or correct the name.',
    ],
    [
      "import 'fs';",
      '1:8 error demo-package-missing  "fs" is part of Node, but a demo runs in the browser. Remove the import, or use what browsers offer instead.',
    ],
  ])('are reported as missing in %s', (text, printed) => {
    const root = site({ ...installed, [file]: text });

    expect(formatProblems(readClosure({ root, file }).problems).trim()).toBe(`content/a/Demo.tsx:${printed}`);
  });

  it('may be in a folder given by the caller', () => {
    const engine = site(installed);
    const root = site({ [file]: "import 'bare';" });

    expect(readClosure({ root, file, packageFolders: [engine] }).problems).toEqual([]);
  });

  it('are looked up once while the caller keeps the cache', () => {
    const root = site({ ...installed, [file]: "import 'bare';" });
    const packages: PackageMemory = new Map();

    readClosure({ root, file, packages });
    rmSync(join(root, 'node_modules'), { recursive: true });

    expect(readClosure({ root, file, packages }).problems).toEqual([]);
    expect(readClosure({ root, file }).problems).toHaveLength(1);
  });
});
