import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { findModuleFile } from '../../../../../cli/site/load/modules/find-module-file.ts';
import { siteFolder } from '../../../demos/site-folder.ts';

const root = siteFolder({
  'plugins/glossary.ts': '',
  'plugins/parts/index.tsx': '',
  'plugins/plain.js': '',
  'node_modules/own-plugin/package.json': '{ "name": "own-plugin", "version": "1.0.0", "exports": "./main.js" }',
  'node_modules/own-plugin/main.js': '',
  'node_modules/esm-plugin/package.json': '{ "name": "esm-plugin", "exports": { "import": "./main.js" } }',
  'node_modules/esm-plugin/main.js': '',
});
afterAll(() => rmSync(root, { recursive: true }));

describe('an import in a file of the site', () => {
  it.each([
    ['./plugins/glossary.ts', 'docs.config.ts', 'plugins/glossary.ts'],
    ['./plugins/glossary', 'docs.config.ts', 'plugins/glossary.ts'],
    ['./plugins/glossary.js', 'docs.config.ts', 'plugins/glossary.ts'],
    ['./plugins/plain.js', 'docs.config.ts', 'plugins/plain.js'],
    ['./parts', 'plugins/glossary.ts', 'plugins/parts/index.tsx'],
    ['../plugins/plain', 'nav/lib.ts', 'plugins/plain.js'],
    ['own-plugin', 'docs.config.ts', 'node_modules/own-plugin/main.js'],
  ])('%s in %s leads to %s', (specifier, from, file) => {
    expect(findModuleFile(specifier, { root, from })).toBe(file);
  });

  it.each(['./plugins/none.ts', '../outside.ts', 'no-such-package', 'esm-plugin', 'node:fs'])(
    '%s leads to no file',
    (specifier) => {
      expect(findModuleFile(specifier, { root, from: 'docs.config.ts' })).toBeUndefined();
    },
  );
});
