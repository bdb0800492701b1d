import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPackageManager } from '../../../cli/files/find-package-manager.ts';
import { toInstallCommand } from '../../../cli/files/to-install-command.ts';
import { siteFolder } from '../demos/site-folder.ts';

it.each([
  [{ 'pnpm-lock.yaml': '' }, 'pnpm', 'pnpm add --save-dev sass'],
  [{ 'yarn.lock': '', 'docs/package.json': '{}' }, 'yarn', 'yarn add --dev sass'],
  [{ 'bun.lock': '' }, 'bun', 'bun add --dev sass'],
  [{ 'package-lock.json': '' }, 'npm', 'npm install --save-dev sass'],
  [{ 'yarn.lock': '', 'docs/package-lock.json': '' }, 'npm', 'npm install --save-dev sass'],
])('a folder below %o belongs to %s', (files, manager, command) => {
  const root = siteFolder({ 'docs/docs.config.ts': '', ...files });

  expect(findPackageManager(join(root, 'docs'))).toBe(manager);
  expect(toInstallCommand('sass', join(root, 'docs'))).toBe(command);

  rmSync(root, { recursive: true });
});
