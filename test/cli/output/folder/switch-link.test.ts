import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { switchLink } from '../../../../cli/output/folder/switch-link.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'switch-link-'));
  for (const name of ['site', 'staging']) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'index.html'), name);
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('the link leads to the new site, and stays relative', () => {
  symlinkSync('site', join(root, 'current'));

  expect(switchLink(join(root, 'current'), join(root, 'staging'))).toBe(join(root, 'site.1'));

  expect(readlinkSync(join(root, 'current'))).toBe('site.1');
  expect(readFileSync(join(root, 'current/index.html'), 'utf8')).toBe('staging');
  expect(readdirSync(root).sort()).toEqual(['current', 'site', 'site.1']);
});

it('a taken name is skipped, and an absolute link stays absolute', () => {
  mkdirSync(join(root, 'site.10'));
  mkdirSync(join(root, 'site.9'));
  symlinkSync(join(root, 'site.9'), join(root, 'current'));

  switchLink(join(root, 'current'), join(root, 'staging'));

  expect(readlinkSync(join(root, 'current'))).toBe(join(root, 'site.11'));
});

it('a link to a missing folder gets a site', () => {
  symlinkSync('first', join(root, 'current'));

  switchLink(join(root, 'current'), join(root, 'staging'));

  expect(readlinkSync(join(root, 'current'))).toBe('first.1');
});
