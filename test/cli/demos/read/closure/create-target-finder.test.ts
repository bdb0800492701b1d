import { rmSync } from 'node:fs';
import { parseCode } from '../../../../../cli/demos/read/parse-demo-file.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTargetFinder } from '../../../../../cli/demos/read/closure/create-target-finder.ts';
import { findImports } from '../../../../../core/demos/closure/find-imports.ts';
import { siteFolder } from '../../site-folder.ts';

let root = '';
beforeEach(() => {
  root = siteFolder({
    'content/a/one.css': '',
    'content/a/Demo.tsx': '',
    'node_modules/one.css/package.json': '{}',
    'node_modules/@types/scope__typed/package.json': '{}',
    'node_modules/@types/scope__typed/index.d.ts': '',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function find(from: string, text: string) {
  const findTarget = createTargetFinder({ root, alias: {}, packageFolders: [], packages: new Map() }, new Set());
  return findImports(from, text, parseCode).map((statement) => findTarget(from, statement));
}

describe('the target of an import', () => {
  it('is the file beside a style sheet, and a package for code', () => {
    expect(find('content/a/two.css', "@import 'one.css';")).toEqual([{ kind: 'local', path: 'content/a/one.css' }]);
    expect(find('content/a/Demo.tsx', "import 'one.css';")).toEqual([
      { kind: 'package', name: 'one.css', specifier: 'one.css' },
    ]);
  });

  it('is a package of types if only types are imported', () => {
    expect(find('content/a/Demo.tsx', "import type { A } from '@scope/typed';")).toEqual([
      { kind: 'package', name: '@types/scope__typed', specifier: '@scope/typed' },
    ]);
  });

  it('is never suggested to be the file itself', () => {
    expect(find('content/a/Demo.tsx', "import './Dema';")).toMatchObject([
      { fault: { kind: 'no-file', nearby: ['one.css'] } },
    ]);
  });
});
