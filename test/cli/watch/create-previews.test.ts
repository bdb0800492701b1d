import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageTask } from '../../../cli/build-context.ts';
import type { BuildReport } from '../../../cli/report/build-report.ts';
import type { ServedSite } from '../../../cli/serve/served-site.ts';
import { createPreviews } from '../../../cli/watch/create-previews.ts';

type Built = Pick<BuildReport, 'builtPages' | 'changed' | 'base'>;
const emptySite: ServedSite = { files: new Map(), redirects: [], headers: [], problems: [] };
const nextSite: ServedSite = { ...emptySite };
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'previews-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function toMade(hash: string) {
  const files = [{ file: 'a/index.html', hash, bytes: 4 }];
  return { textHash: '', reads: [], facts: { demos: 0, problems: [] }, files, messages: [] };
}

function toBuilt(hash: string, changed: readonly string[] = []): Built {
  const task = { page: { path: '/a/', file: 'content/a.md' } };
  const page = { task, record: { key: '', made: toMade(hash) }, isReused: false };
  return { base: '/docs/', changed, builtPages: [page] } as unknown as Built;
}

/** Previews of a page whose text becomes "new!"; it is made when `gate` opens. */
function setUp(gate = Promise.resolve()) {
  const sites: ServedSite[] = [];
  const reloads: unknown[] = [];
  const makeFirst = async ({ staging = '' }: PageTask) => {
    await gate;
    mkdirSync(join(staging, 'a'), { recursive: true });
    writeFileSync(join(staging, 'a/index.html'), 'new!');
    return toMade('new') as never;
  };
  const previews = createPreviews({
    site: emptySite,
    server: { replaceFiles: (site) => sites.push(site), reload: (change) => reloads.push(change) },
    pool: { makeFirst },
    staging: join(root, 'preview'),
  });
  return { previews, sites, reloads };
}

it('serves a saved page, and tells open pages by its address', async () => {
  const { previews, sites, reloads } = setUp();

  expect(await previews.show(['content/a.md'], toBuilt('old'))).toBe(true);

  expect(String(sites.at(-1)?.files.get('/a/index.html')?.contents)).toBe('new!');
  expect(reloads).toEqual([{ pages: ['/docs/a/'] }]);
});

it('a build that made the same has nothing new for the page, and names other pages', async () => {
  const { previews, sites } = setUp();
  await previews.show(['content/a.md'], toBuilt('old'));

  expect(previews.settle(emptySite, toBuilt('new', ['/a/', '/b/']))).toEqual(['/b/']);
  expect(sites.at(-1)).toBe(emptySite);
});

it('a build that made another page has the last word', async () => {
  const { previews } = setUp();
  await previews.show(['content/a.md'], toBuilt('old'));

  expect(previews.settle(emptySite, toBuilt('newer', ['/a/']))).toEqual(['/a/']);
});

it('a build that finds the page as it was before takes the preview away', async () => {
  const { previews, sites } = setUp();
  await previews.show(['content/a.md'], toBuilt('old'));

  expect(previews.settle(undefined, toBuilt('old'))).toEqual(['/a/']);
  expect(sites.at(-1)?.files.size).toBe(0);
});

it('a page that is as it was is not told of', async () => {
  const { previews, sites, reloads } = setUp();

  expect(await previews.show(['content/a.md'], toBuilt('new'))).toBe(false);
  await previews.show(['content/a.md'], toBuilt('old'));
  expect(await previews.show(['content/a.md'], toBuilt('old'))).toBe(false);

  expect(sites).toHaveLength(1);
  expect(reloads).toHaveLength(1);
});

it('what comes after a build that began later is not shown', async () => {
  let open = () => {};
  const { previews, sites, reloads } = setUp(new Promise((resolve) => (open = resolve)));
  const showing = previews.show(['content/a.md'], toBuilt('old'));
  previews.settle(nextSite, toBuilt('newer', ['/a/']));
  open();

  expect(await showing).toBe(false);
  expect(sites).toEqual([nextSite]);
  expect(reloads).toEqual([]);
});

it('pages that were made with what they load are shown with it, until the build has the last word', () => {
  const { previews, sites, reloads } = setUp();
  const script = { file: '/none', type: 'text/javascript', size: 2, contents: Buffer.from('js') };
  const page = { path: '/a/', files: [{ file: 'a/index.html', hash: 'new', bytes: 4, contents: Buffer.from('new!') }] };

  expect(previews.put({ pages: [page], others: [['/_app/a.js', script]] }, toBuilt('old'))).toBe(true);
  expect([...(sites.at(-1)?.files.keys() ?? [])]).toEqual(['/_app/a.js', '/a/index.html']);
  expect(reloads).toEqual([{ pages: ['/docs/a/'] }]);
  expect(previews.put({ pages: [page], others: [] }, toBuilt('old'))).toBe(false);
  expect(previews.settle(nextSite, toBuilt('new', ['/a/', '/b/']))).toEqual(['/b/']);
  expect(sites.at(-1)).toBe(nextSite);
});
