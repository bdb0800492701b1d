import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MadePage } from '../../../../cli/pages/made-page.ts';
import type { PageTask } from '../../../../cli/site/plan/page-task.ts';
import type { BuildReport } from '../../../../cli/output/report/build-report.ts';
import { remakePages } from '../../../../cli/watch/previews/remake-pages.ts';

const problem = { rule: 'demo-missing', severity: 'error', place: { file: 'content/a.md' }, message: 'Gone' } as const;
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'remake-pages-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function madePage({ demo = 'Demo', demos = 1, problems = [] as unknown[] } = {}) {
  return {
    textHash: 'text',
    reads: [{ file: `content/${demo}.tsx`, hash: 'hash' }],
    facts: { demos, problems },
    files: [{ file: 'a/index.html', hash: 'new', bytes: 4 }],
    messages: [],
  } as unknown as MadePage;
}

function remake(files: readonly string[], made: MadePage, asked: PageTask[] = []) {
  const page = { path: '/a/', file: 'content/a.md' };
  const last = {
    builtPages: [{ task: { page, textHash: 'before' }, record: { key: '', made: madePage() }, isReused: true }],
  } as unknown as Pick<BuildReport, 'builtPages'>;
  const staging = join(root, 'staging');
  const makeFirst = async (task: PageTask) => {
    asked.push(task);
    mkdirSync(join(staging, 'a'), { recursive: true });
    writeFileSync(join(staging, 'a/index.html'), 'page');
    return made;
  };
  return remakePages(files, { last, pool: { makeFirst }, staging });
}

it('makes the files of a saved page from its current text, and leaves none behind', async () => {
  const asked: PageTask[] = [];

  const pages = await remake(['content/a.md'], madePage(), asked);

  expect(pages).toEqual([
    { path: '/a/', files: [{ file: 'a/index.html', hash: 'new', bytes: 4, contents: Buffer.from('page') }] },
  ]);
  expect(asked).toEqual([{ page: { path: '/a/', file: 'content/a.md' }, staging: join(root, 'staging') }]);
  expect(existsSync(join(root, 'staging'))).toBe(false);
});

it.each([
  ['another demo', madePage({ demo: 'Other' })],
  ['more demos', madePage({ demos: 2 })],
  ['a fault', madePage({ problems: [problem] })],
])('leaves a page with %s to the build', async (_name, made) => {
  expect(await remake(['content/a.md'], made)).toEqual([]);
});

it.each([
  ['new pages', ['content/a.md', 'content/new.md']],
  ['a file that is not a page', ['content/a.md', 'docs.config.ts']],
])('leaves %s to the build', async (_name, files) => {
  const asked: PageTask[] = [];

  expect(await remake(files, madePage(), asked)).toEqual([]);
  expect(asked).toEqual([]);
});
