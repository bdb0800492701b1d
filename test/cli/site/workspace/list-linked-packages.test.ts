import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listLinkedPackages } from '../../../../cli/site/workspace/list-linked-packages.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function repository(links: Readonly<Record<string, string>>): string {
  const root = realpathSync(
    siteFolder({
      'packages/ui/package.json': '{}',
      'packages/icons/package.json': '{}',
      'docs/docs.config.ts': '',
      'node_modules/.pnpm/theme@1/node_modules/theme/package.json': '{}',
      'node_modules/plain/package.json': '{}',
    }),
  );
  roots.push(root);
  for (const [name, target] of Object.entries(links)) {
    mkdirSync(join(root, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(root, target), join(root, 'node_modules', name));
  }
  return root;
}

describe('linked packages', () => {
  it('are those of the same repository, found above the site', () => {
    const root = repository({ ui: 'packages/ui', '@acme/icons': 'packages/icons', '@acme/again': 'packages/icons' });

    expect(listLinkedPackages(join(root, 'docs'))).toEqual([
      { name: '@acme/again', folder: join(root, 'packages/icons') },
      { name: '@acme/icons', folder: join(root, 'packages/icons') },
      { name: 'ui', folder: join(root, 'packages/ui') },
    ]);
  });

  it("exclude a package manager's store, and broken links", () => {
    const root = repository({
      theme: 'node_modules/.pnpm/theme@1/node_modules/theme',
      gone: 'packages/gone',
    });

    expect(listLinkedPackages(join(root, 'docs'))).toEqual([]);
  });

  it('include indirectly linked ones, each found from the package that names it', () => {
    const root = repository({ ui: 'packages/ui' });
    mkdirSync(join(root, 'packages/ui/node_modules'));
    symlinkSync('../../icons', join(root, 'packages/ui/node_modules/icons'));
    symlinkSync('../../icons', join(root, 'packages/ui/node_modules/unnamed'));
    writeFileSync(
      join(root, 'packages/ui/package.json'),
      '{ "dependencies": { "icons": "workspace:*", "gone": "1" } }',
    );
    writeFileSync(join(root, 'packages/icons/package.json'), '{ "peerDependencies": { "ui": "*" } }');

    expect(listLinkedPackages(join(root, 'docs'))).toEqual([
      { name: 'ui', folder: join(root, 'packages/ui') },
      { name: 'icons', folder: join(root, 'packages/icons'), isIndirect: true },
    ]);
  });
});
