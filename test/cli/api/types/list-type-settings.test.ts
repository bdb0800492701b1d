import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listTypeSettings } from '../../../../cli/api/types/list-type-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lists the TypeScript settings, the files that they extend, and a missing one', () => {
  const root = join(folder, 'site');
  mkdirSync(root);
  expect(listTypeSettings(root)).toEqual(['tsconfig.json']);

  writeFileSync(join(root, 'tsconfig.json'), '{ "extends": ["../base", "@acme/tsconfig"] }');
  writeFileSync(join(folder, 'base.json'), '{ // again\n "extends": "./base" }');

  expect(listTypeSettings(root)).toEqual(['tsconfig.json', '../base.json']);
});
