import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOfRepository } from '../../../cli/files/is-of-repository.ts';
import { siteFolder } from '../demos/site-folder.ts';

it('a package belongs to the repository if it is a folder or a link to one outside of node_modules', () => {
  const root = siteFolder({ 'packages/ui/package.json': '{}', 'store/node_modules/kit/package.json': '{}' });
  mkdirSync(join(root, 'node_modules/plain'), { recursive: true });
  symlinkSync(join(root, 'packages/ui'), join(root, 'node_modules/ui'));
  symlinkSync(join(root, 'store/node_modules/kit'), join(root, 'node_modules/kit'));

  expect(['packages/ui', 'node_modules/ui'].map((name) => isOfRepository(join(root, name)))).toEqual([true, true]);
  expect(['node_modules/plain', 'node_modules/kit'].map((name) => isOfRepository(join(root, name)))).toEqual([
    false,
    false,
  ]);
});
