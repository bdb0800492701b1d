import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findInstalled } from '../../../cli/files/find-installed.ts';
import { siteFolder } from '../demos/site-folder.ts';

let root = '';
beforeEach(() => {
  root = siteFolder({
    'node_modules/upper/package.json': '{}',
    'node_modules/both/package.json': '{}',
    'node_modules/@a/b/package.json': '{}',
    'site/node_modules/both/package.json': '{}',
    'site/node_modules/empty/index.js': '',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the folder of an installed package', () => {
  it.each([
    ['both', 'site/node_modules/both'],
    ['upper', 'node_modules/upper'],
    ['@a/b', 'node_modules/@a/b'],
  ])('of %s is %s', (name, folder) => {
    expect(findInstalled(name, join(root, 'site'))).toBe(join(root, folder));
  });

  it.each(['none', 'empty', '../../both', 'both/../upper', ''])('is undefined for "%s"', (name) => {
    expect(findInstalled(name, join(root, 'site'))).toBeUndefined();
  });
});
