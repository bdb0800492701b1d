// The workflow of examples/ci, run as GitHub would run it, on a site in a repository.

import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goodPage, hashFolder, siteTest } from '../site-test.ts';
import { runWorkflow } from './run-workflow.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workflow = readFileSync(join(root, 'examples/ci/docs.yml'), 'utf8');

const names = Array.from({ length: 11 }, (_, index) => `p${index + 1}`);

describe('the workflow for GitHub Actions', () => {
  const site = siteTest(Object.fromEntries(names.map((name) => [`content/lib/${name}.md`, goodPage(`Page ${name}`)])));
  const folder = dirname(site.root);
  const caches = join(folder, 'caches');
  const programs = createPrograms(folder);

  async function push(sha: string) {
    const here = join(folder, sha);
    mkdirSync(here);
    const repository = join(here, 'repository');
    cpSync(site.root, repository, { recursive: true, filter: (file) => !file.endsWith('/.vitrine') });
    const runs = await runWorkflow(workflow, { repository, sha, caches, folder: here, programs });
    await site.build();
    return runs;
  }

  it('is the same as in the manual', () => {
    expect(readFileSync(join(root, 'docs/scale.md'), 'utf8')).toContain(`\`\`\`yaml\n${workflow}\`\`\`\n`);
  });

  it('produces the same bytes as one build, and reuses its caches for unchanged pages in a second run', async () => {
    const first = await push('sha-1');
    expect(first.map(({ job }) => job)).toEqual(['part', 'part', 'part', 'part', 'part', 'site']);
    expect(hashFolder(join(first.at(-1)!.clone, 'dist'))).toEqual(site.hashes());
    const known = listDocuments(caches);
    expect(known.size).toBeGreaterThanOrEqual(names.length);

    site.write('content/lib/p3.md', goodPage('Page p3', 'Another text.'));
    const second = await push('sha-2');
    expect(hashFolder(join(second.at(-1)!.clone, 'dist'))).toEqual(site.hashes());
    expect([...listDocuments(caches)].filter((name) => !known.has(name))).toHaveLength(1);
  });
});

/** Lists the parsed pages of all caches. */
function listDocuments(caches: string): Set<string> {
  const files = readdirSync(caches, { recursive: true, encoding: 'utf8' });
  return new Set(files.filter((file) => /\/documents\/\w+$/.test(file)).map((file) => basename(file)));
}

/** Replaces npm, which has nothing to install here, and npx, which finds the command of this repository. */
function createPrograms(folder: string): string {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\n[ "$*" = ci ]\n', { mode: 0o755 });
  writeFileSync(join(programs, 'npx'), '#!/bin/sh\nname=$1\nshift\nexec "$(dirname "$0")/$name" "$@"\n', {
    mode: 0o755,
  });
  symlinkSync(join(root, 'bin/docs.mjs'), join(programs, 'docs'));
  return programs;
}
