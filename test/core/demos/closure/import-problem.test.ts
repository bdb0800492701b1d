import { describe, expect, it } from 'vitest';
import { importProblem } from '../../../../core/demos/closure/import-problem.ts';
import type { ImportFault } from '../../../../core/demos/closure/import-problem.ts';

const place = { file: 'content/a/Demo.tsx', line: 2, column: 18 };

describe('an import that cannot be resolved', () => {
  const cases: [specifier: string, fault: ImportFault, rule: string, message: string, hint: string][] = [
    [
      './Boxx',
      { kind: 'no-file', path: 'content/a/Boxx', nearby: ['Box.tsx', 'index.md'] },
      'demo-import-missing',
      'No file for the import "./Boxx"',
      'Did you mean "./Box"?',
    ],
    [
      '../b/stile.css',
      { kind: 'no-file', path: 'content/b/stile.css', nearby: ['style.css'] },
      'demo-import-missing',
      'No file for the import "../b/stile.css"',
      'Did you mean "../b/style.css"?',
    ],
    [
      './dost.svg?v=1',
      { kind: 'no-file', path: 'content/a/dost.svg', nearby: ['dots.svg'] },
      'demo-import-missing',
      'No file for the import "./dost.svg?v=1"',
      'Did you mean "./dots.svg?v=1"?',
    ],
    [
      './Missing',
      { kind: 'no-file', path: 'content/a/Missing', nearby: ['Box.tsx'] },
      'demo-import-missing',
      'No file for the import "./Missing"',
      'Add "content/a/Missing.tsx", or correct the import.',
    ],
    [
      '../../../secret',
      { kind: 'outside' },
      'demo-import-missing',
      'The import "../../../secret" leads out of the site',
      'Copy that file into the site, and import it with a relative path.',
    ],
    [
      '../../src/Card',
      { kind: 'outside', belongs: { name: '@acme/ui', specifier: '@acme/ui', names: ['Card', 'Tone'] } },
      'demo-import-missing',
      'The import "../../src/Card" leads out of the site',
      'The file belongs to the package "@acme/ui": import { Card, Tone } from "@acme/ui".',
    ],
    [
      '../../src/Card',
      { kind: 'outside', belongs: { name: '@acme/ui', specifier: '@acme/ui/Card', names: ['default'] } },
      'demo-import-missing',
      'The import "../../src/Card" leads out of the site',
      'The file belongs to the package "@acme/ui": import from "@acme/ui/Card".',
    ],
    [
      '../../src',
      { kind: 'outside', belongs: { name: '@acme/ui', specifier: '@acme/ui', names: ['*'] } },
      'demo-import-missing',
      'The import "../../src" leads out of the site',
      'The file belongs to the package "@acme/ui": import from "@acme/ui".',
    ],
    [
      'lodash/map',
      { kind: 'no-package', name: 'lodash' },
      'demo-package-missing',
      'The package "lodash" is not installed',
      'Run "npm install lodash", or correct the name.',
    ],
    [
      'lodsah',
      { kind: 'no-package', name: 'lodsah', nearest: 'lodash' },
      'demo-package-missing',
      'The package "lodsah" is not installed',
      'Did you mean "lodash"? If not, run "npm install lodsah".',
    ],
    [
      'lodash/map',
      { kind: 'no-package', name: 'lodash', manager: 'pnpm' },
      'demo-package-missing',
      'The package "lodash" is not installed',
      'Run "pnpm add lodash", or correct the name.',
    ],
    [
      'my-kit',
      { kind: 'no-source', name: 'my-kit', setting: "sources: { 'my-kit': '../src/main.ts' }" },
      'demo-package-missing',
      'The sources of the package "my-kit", which the site is a part of, cannot be found',
      "Name its entry file in the settings: sources: { 'my-kit': '../src/main.ts' }.",
    ],
    [
      'my-kit/styles.css',
      {
        kind: 'no-build',
        name: 'my-kit',
        subpath: './styles.css',
        file: 'dist/styles.css',
        containsSite: true,
        isInRepository: true,
      },
      'demo-package-missing',
      'The package "my-kit" has no file "dist/styles.css", which its "exports" name for "my-kit/styles.css"',
      'Build the package, or correct the "exports" in the package.json of "my-kit".',
    ],
    [
      'my-kit/gone',
      { kind: 'no-subpath', name: 'my-kit', subpath: './gone', nearby: [], containsSite: true },
      'demo-package-missing',
      'The package "my-kit" has no part "gone"',
      'Add it to the "exports" of its package.json, or import another part.',
    ],
    [
      '@mui/material/Buton',
      { kind: 'no-subpath', name: '@mui/material', subpath: './Buton', nearby: ['Box', 'Button'] },
      'demo-package-missing',
      'The package "@mui/material" has no part "Buton"',
      'Did you mean "@mui/material/Button"?',
    ],
    [
      '@acme/tokens',
      {
        kind: 'no-build',
        name: '@acme/tokens',
        subpath: '.',
        file: 'dist/index.js',
        isUndeclared: true,
        manager: 'pnpm',
      },
      'demo-package-missing',
      'The package "@acme/tokens" has no file "dist/index.js", which its "exports" name for "@acme/tokens"',
      'Add "@acme/tokens" to the "dependencies" of the site\'s package.json, and run "pnpm install": it is then read from its sources. Or build the package.',
    ],
    [
      '@acme/ui',
      { kind: 'no-build', name: '@acme/ui', subpath: '.', file: 'dist/index.js' },
      'demo-package-missing',
      'The package "@acme/ui" has no file "dist/index.js", which its "exports" name for "@acme/ui"',
      'Build the package, or install it again.',
    ],
    [
      '@acme/ui',
      { kind: 'no-subpath', name: '@acme/ui', subpath: '.', nearby: ['Button'] },
      'demo-package-missing',
      'The "exports" of the package "@acme/ui" do not allow "@acme/ui" itself',
      'Import a part of it, such as "@acme/ui/Button".',
    ],
    [
      '@mui/material/Hologram',
      { kind: 'no-subpath', name: '@mui/material', subpath: './Hologram', nearby: ['Box'] },
      'demo-package-missing',
      'The package "@mui/material" has no part "Hologram"',
      'Import a part that the installed version has, or run "npm install @mui/material@latest".',
    ],
    [
      'node:fs',
      { kind: 'node-module' },
      'demo-package-missing',
      '"node:fs" is part of Node, but a demo runs in the browser',
      'Remove the import, or use what browsers offer instead.',
    ],
  ];

  it.each(cases)('"%s" (%j) is reported as %s', (specifier, fault, rule, message, hint) => {
    expect(importProblem(fault, { specifier, place })).toEqual({ rule, severity: 'error', place, message, hint });
  });
});
