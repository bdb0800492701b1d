import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { suggestSource } from '../../../../cli/site/workspace/suggest-source.ts';
import { siteFolder } from '../../demos/site-folder.ts';

it.each([
  [{ 'source/main.tsx': '' }, "sources: { 'my-kit': '../source/main.tsx' }"],
  [{ 'code/kit.js': '', 'package.json': '{ "main": "./code/kit.js" }' }, "sources: { 'my-kit': '../code/kit.js' }"],
  [{ 'src/index.js': '' }, "sources: { 'my-kit': '../src/index.js' }"],
  [{}, "sources: { 'my-kit': '../src/index.ts' }"],
])('for a package with %o, the suggested setting is %s', (files, line) => {
  const folder = siteFolder({ 'docs/docs.config.ts': '', ...files });

  expect(suggestSource({ name: 'my-kit', folder }, join(folder, 'docs'))).toBe(line);

  rmSync(folder, { recursive: true });
});
