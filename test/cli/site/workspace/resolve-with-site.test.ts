import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { resolveWithSite } from '../../../../cli/site/workspace/resolve-with-site.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-peers-')));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (file: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), file.endsWith('.json') ? '{ "types": "index.d.ts" }' : 'export {};\n');
};
for (const name of ['site/node_modules/paint', 'kit/node_modules/own', 'site/node_modules/own']) {
  write(`${name}/package.json`);
  write(`${name}/index.d.ts`);
}
write('kit/node_modules/plain/index.js');
write('site/node_modules/@types/plain/index.d.ts');

const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
const find = (name: string, root: string | undefined = join(folder, 'site')) => {
  const importer = join(folder, 'kit/index.d.ts');
  const found = resolveWithSite({ name, importer, root }, (from) => ts.resolveModuleName(name, from, options, ts.sys));
  return found.resolvedModule?.resolvedFileName.slice(folder.length + 1);
};

describe('what a linked library imports', () => {
  it('is found beside the library first', () => {
    expect(find('own')).toBe('kit/node_modules/own/index.d.ts');
  });

  it('is found in the site if the library lacks it, or lacks its types', () => {
    expect(find('paint')).toBe('site/node_modules/paint/index.d.ts');
    expect(find('plain')).toBe('site/node_modules/@types/plain/index.d.ts');
  });

  it('is not found if neither has it; a file of the library is not searched in the site', () => {
    expect(find('none')).toBeUndefined();
    expect(find('./paint')).toBeUndefined();
  });
});
