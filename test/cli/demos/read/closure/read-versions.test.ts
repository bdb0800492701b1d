import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readVersions } from '../../../../../cli/demos/read/closure/read-versions.ts';
import type { ClosureImport } from '../../../../../core/demos/closure/closure.ts';
import { siteFolder } from '../../site-folder.ts';

let root = '';
beforeEach(() => {
  root = siteFolder({
    'node_modules/react/package.json': '{"version":"18.3.1"}',
    'node_modules/react-dom/package.json': '{"version":"18.3.1","peerDependencies":{"react":"*"}}',
    'node_modules/@types/react/package.json': '{"version":"18.3.31"}',
    'node_modules/@x/icons/package.json':
      '{"version":"2.0.0","peerDependencies":{"@x/core":"*","react":"*","@types/react":"*","vue":"*"}}',
    'node_modules/@x/core/package.json':
      '{"version":"1.2.3","peerDependencies":{"@emotion/react":"*"},"peerDependenciesMeta":{"@emotion/react":{"optional":true}}}',
    'node_modules/@emotion/react/package.json': '{"version":"11.14.0"}',
    'node_modules/@types/x__core/package.json': '{"version":"1.0.0"}',
    'node_modules/csstype/package.json': '{"version":"3.1.3"}',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function importOf(target: string, typeOnly = false): ClosureImport {
  return { file: 'content/a.tsx', line: 1, column: 1, specifier: target, names: [], typeOnly, kind: 'package', target };
}

describe('the versions that a demo needs', () => {
  it('are those of its imports and their installed peers', () => {
    expect(readVersions([importOf('@x/icons')], { folders: [root] })).toEqual({
      dependencies: {
        react: '18.3.1',
        'react-dom': '18.3.1',
        '@x/icons': '2.0.0',
        '@x/core': '1.2.3',
        '@emotion/react': '11.14.0',
      },
      types: { '@types/react': '18.3.31', '@types/x__core': '1.0.0' },
    });
  });

  it('include those of a library under development and its peers, and report an unpublished one', () => {
    const worked = new Map([
      ['ui', { version: '3.0.0', peerDependencies: { '@x/core': '*' } }],
      ['secret', { version: '1.0.0', private: true }],
      ['new', {}],
    ]);
    const imports = [importOf('ui'), importOf('secret'), importOf('new')];

    expect(readVersions(imports, { folders: [root], worked })).toMatchObject({
      dependencies: { ui: '3.0.0', '@x/core': '1.2.3' },
      unpublished: ['secret', 'new'],
    });
    expect(
      readVersions(imports, { folders: [root], worked, overrides: { secret: '^1', new: '2' } }),
    ).not.toHaveProperty('unpublished');
  });

  it("include React's without an import", () => {
    expect(readVersions([], { folders: [root] }).dependencies).toEqual({ react: '18.3.1', 'react-dom': '18.3.1' });
  });

  it('separate packages that only types need', () => {
    expect(readVersions([importOf('csstype', true)], { folders: [root] }).types).toMatchObject({ csstype: '3.1.3' });
  });

  it('come from the settings if these name some', () => {
    const { dependencies } = readVersions([importOf('@x/core')], {
      folders: [root],
      overrides: { '@x/core': 'next', unused: '1.0.0' },
    });

    expect(dependencies).toMatchObject({ '@x/core': 'next' });
    expect(dependencies).not.toHaveProperty('unused');
  });

  it('omit packages that are not installed', () => {
    expect(readVersions([importOf('absent')], { folders: [root] }).dependencies).not.toHaveProperty('absent');
  });
});
