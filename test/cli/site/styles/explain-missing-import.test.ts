import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { explainMissingImport } from '../../../../cli/site/styles/explain-missing-import.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

describe('a missing import of a style sheet', () => {
  it.each<[specifier: string, message: string, hint?: string]>([
    ['./Comon.module.css', 'Could not resolve "./Comon.module.css"', 'Did you mean "./Common.module.css"?'],
    ['../content/dto.svg#a', 'Could not resolve "../content/dto.svg#a"', 'Did you mean "../content/dot.svg#a"?'],
    ['./nothing-like-it.css', 'Could not resolve "./nothing-like-it.css"'],
    ['./gone/a.css', 'Could not resolve "./gone/a.css"'],
    [
      '@acme/tokens/theme.css',
      'The package "@acme/tokens" has no file "dist/theme.css", which its "exports" name for "@acme/tokens/theme.css"',
      'Build the package, or correct the "exports" in the package.json of "@acme/tokens".',
    ],
    [
      '@acme/tokens/near.css',
      'The package "@acme/tokens" has no file "src/colour.css", which its "exports" name for "@acme/tokens/near.css"',
      'Did you mean "src/colours.css"? Correct the "exports" in the package.json of "@acme/tokens".',
    ],
    [
      'stored/theme.css',
      'The package "stored" has no file "build/a.css", which its "exports" name for "stored/theme.css"',
      'Build the package, or install it again.',
    ],
    ['@acme/tokens/other.css', 'Could not resolve "@acme/tokens/other.css"'],
  ])('is explained: %s', (specifier, message, hint) => {
    const root = siteFolder({
      'content/Common.module.css': '',
      'content/dot.svg': '<svg/>',
      'packages/tokens/package.json':
        '{ "exports": { "./theme.css": "./dist/theme.css", "./near.css": "./src/colour.css" } }',
      'packages/tokens/src/colours.css': '',
      'node_modules/stored/package.json': '{ "exports": { "./theme.css": ["./build/a.css", "./build/b.css"] } }',
    });
    roots.push(root);
    mkdirSync(join(root, 'node_modules/@acme'));
    symlinkSync(join(root, 'packages/tokens'), join(root, 'node_modules/@acme/tokens'));

    expect(explainMissingImport(specifier, join(root, 'content'))).toEqual({ message, ...(hint && { hint }) });
  });
});
