import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSheetFinder } from '../../../../cli/site/workspace/create-sheet-finder.ts';
import type { SourceSettings } from '../../../../core/model/site.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function workspace(): string {
  const root = realpathSync(
    siteFolder({
      'content/a.css': '',
      'packages/tokens/package.json':
        '{ "name": "@acme/tokens", "exports": { ".": "./dist/index.js", "./theme.css": "./dist/theme.css" } }',
      'packages/tokens/src/theme.scss': '',
      'packages/tokens/src/index.ts': '',
      'node_modules/stored/package.json': '{ "exports": { "./theme.css": "./dist/theme.css" } }',
      'node_modules/stored/src/theme.css': '',
    }),
  );
  roots.push(root);
  mkdirSync(join(root, 'node_modules/@acme'));
  symlinkSync(join(root, 'packages/tokens'), join(root, 'node_modules/@acme/tokens'));
  return root;
}

describe('the sheet that a style sheet imports from a package', () => {
  it.each<[specifier: string, sources: SourceSettings, file?: string]>([
    ['@acme/tokens/theme.css', true, 'packages/tokens/src/theme.scss'],
    ['@acme/tokens/theme.css', { '@acme/tokens/theme.css': './content/a.css' }, 'content/a.css'],
    ['@acme/tokens/theme.css', false],
    ['@acme/tokens/theme.css', { '@acme/tokens': false }],
    ['@acme/tokens', true],
    ['stored/theme.css', true],
    ['./a.css', true],
    ['a.css', true],
  ])('is its source while it is not built: %s, %j', (specifier, sources, file) => {
    const root = workspace();

    const found = createSheetFinder({ root, sources })(specifier, join(root, 'content/a.css'));

    expect(found && relative(root, found).replaceAll('\\', '/')).toBe(file);
  });

  it('is the built file, as soon as it exists', () => {
    const root = workspace();
    const find = createSheetFinder({ root, sources: true });
    const before = find('@acme/tokens/theme.css', join(root, 'content/a.css'));
    mkdirSync(join(root, 'packages/tokens/dist'));
    writeFileSync(join(root, 'packages/tokens/dist/theme.css'), '');

    expect(before).toBe(join(root, 'packages/tokens/src/theme.scss'));
    expect(find('@acme/tokens/theme.css', join(root, 'content/a.css'))).toBeUndefined();
  });
});
