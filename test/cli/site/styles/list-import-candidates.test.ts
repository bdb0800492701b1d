import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listImportCandidates } from '../../../../cli/site/styles/list-import-candidates.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

describe('candidates for a missing import of a style sheet', () => {
  it.each<[specifier: string, files: string[]]>([
    ['./gone.css', ['content/gone.css']],
    ['../gone.woff2?v=2#a', ['gone.woff2']],
    [
      '@acme/tokens/theme.css',
      [
        'content/@acme/tokens/theme.css',
        'node_modules/@acme/tokens/package.json',
        'node_modules/@acme/tokens/dist/theme.css',
        ...['css', 'scss', 'sass', 'less'].map((ending) => `node_modules/@acme/tokens/src/theme.${ending}`),
      ],
    ],
    [
      '@acme/tokens/more/a.css',
      [
        'content/@acme/tokens/more/a.css',
        'node_modules/@acme/tokens/package.json',
        'node_modules/@acme/tokens/dist/css/a.css',
        ...['css', 'scss', 'sass', 'less'].map((ending) => `node_modules/@acme/tokens/src/css/a.${ending}`),
      ],
    ],
    ['plain/a.css', ['content/plain/a.css', 'node_modules/plain/package.json', 'node_modules/plain/a.css']],
    ['gone/a.css', ['content/gone/a.css', 'node_modules/gone/package.json']],
  ])('are listed for %s', (specifier, files) => {
    const root = siteFolder({
      'content/a.css': '',
      'node_modules/@acme/tokens/package.json':
        '{ "exports": { "./theme.css": { "default": "./dist/theme.css" }, "./more/*": "./dist/css/*" } }',
      'node_modules/plain/package.json': '{}',
    });
    roots.push(root);

    const found = listImportCandidates(specifier, join(root, 'content'));

    const inSite = found.map((file) => relative(root, file).replaceAll('\\', '/'));
    expect(inSite.filter((file) => !file.startsWith('..'))).toEqual(files);
  });
});
