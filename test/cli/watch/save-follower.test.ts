import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuildReport } from '../../../cli/output/report/build-report.ts';
import { keepPagePool } from '../../../cli/pages/threads/keep-page-pool.ts';
import type { RunningServer } from '../../../cli/watch/serve/start-server.ts';
import { SaveFollower } from '../../../cli/watch/save-follower.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'follow-saves-'));
  mkdirSync(join(root, 'content'));
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

/** Saves a page of a site whose builds fail with these codes in turn; returns the problems that open pages show. */
async function save(codes: readonly (string | undefined)[]) {
  const built = {
    base: '/',
    changed: [],
    problems: [],
    builtPages: [],
    lookFiles: [],
    moduleFiles: [],
    follows: [],
    isWritten: true,
    written: 0,
    durationMs: { total: 1 },
  } as unknown as BuildReport;
  const shown: string[] = [];
  let builds = 0;
  const follower = new SaveFollower({
    root,
    out: join(root, 'out'),
    sources: {},
    moduleFiles: [],
    build: async () => {
      const code = codes[builds];
      builds += 1;
      if (code !== undefined) throw Object.assign(new Error(`${code}: no such file`), { code });
      return built;
    },
    server: {
      showProblems: (text: string) => shown.push(text),
      replaceFiles: () => undefined,
      reload: () => undefined,
      swap: () => undefined,
      beginBuild: () => undefined,
      endBuild: () => undefined,
    } as unknown as RunningServer,
    pool: keepPagePool(),
    refreshApi: async () => false,
    hasApi: false,
    nameFile: (file) => file,
    since: Date.now(),
    onEarlySave: async () => undefined,
    firstBuild: Promise.resolve({ built, site: { files: new Map(), redirects: [], headers: [], problems: [] } }),
  });
  await delay(300);
  writeFileSync(join(root, 'content/a.md'), 'saved');
  await expect.poll(() => shown.length).toBeGreaterThan(0);
  await follower.close();
  return { shown, builds };
}

it('95: a file that is removed while a build reads it is not a fault, and the site is built again', async () => {
  expect(await save(['ENOENT'])).toEqual({ shown: [''], builds: 2 });
});

it('a file that is also missing in the next build is reported, and so is any other fault', async () => {
  expect(await save(['ENOENT', 'ENOENT'])).toEqual({ shown: ['Error: ENOENT: no such file'], builds: 2 });
  expect(await save(['EIO'])).toEqual({ shown: ['Error: EIO: no such file'], builds: 1 });
});
