// Demos of this repository, taken away: each one's project is written to a folder of its own,
// installed from the npm registry and built there. Nothing of the repository is within its reach.

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { planProjects } from '../../cli/demos/show/plan-projects.ts';
import { createPlainCoder } from '../../cli/demos/show/to-plain-code.ts';
import { readClosure } from '../../cli/demos/read/read-closure.ts';
import { createProject } from '../../core/demos/export/create-project.ts';
import { isEvery } from '../everyday.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'demo-export-'));
// To install a hundred packages takes as long as forty sites.
const canInstall =
  isEvery &&
  (await run(['view', 'vite', 'version', '--fetch-retries=0', '--fetch-timeout=5000'], folder).then(
    () => true,
    () => false,
  ));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const demos = [
  ['Base UI, styled with Tailwind', 'content/base-ui/react-switch/SwitchIntro/tailwind/index.tsx', 'TS', 'tailwind'],
  ['Material UI, in TypeScript', 'content/material-ui/react-button/IconLabelButtons.tsx', 'TS', 'system'],
  ['Joy UI, in JavaScript', 'content/joy-ui/react-input/InputDecorators.tsx', 'JS', 'system'],
] as const;

describe.skipIf(!canInstall)('an exported demo (in npm run test:every, where the npm registry answers)', () => {
  it.concurrent.each(demos)(
    'of %s installs and builds',
    async (title, file, variant, styling) => {
      const project = join(folder, variant + styling);
      const closure = readClosure({ root, file });
      const settings = { alias: {}, dependencies: {} };

      const { [variant]: plan } = await planProjects(closure, {
        root,
        base: '/',
        settings,
        title,
        description: '',
        styling,
        packageFolders: [],
        memory: new Map(),
        toPlainCode: createPlainCoder(),
      });
      const { files } = createProject(plan!);
      for (const [path, text] of Object.entries(files)) write(join(project, path), text);
      await run(['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], project);
      await run(['run', 'build'], project);

      expect(existsSync(join(project, 'dist/index.html'))).toBe(true);
      expect(assetsOf(project)).toContain(textOf(file));
      expect(assetsOf(project).includes('.rounded-full{')).toBe(styling === 'tailwind');
    },
    120_000,
  );
});

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The scripts and style sheets that were built. */
function assetsOf(project: string): string {
  const assets = join(project, 'dist/assets');
  return readdirSync(assets)
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n');
}

/** Words that the demo shows, as proof that it is in the bundle. */
function textOf(file: string): string {
  return />\s*([A-Z][a-z]+(?: [a-z]+)*)/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
}

function run(parts: readonly string[], cwd: string): Promise<unknown> {
  return promisify(execFile)('npm', [...parts], { cwd });
}
