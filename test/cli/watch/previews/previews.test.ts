import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageTask } from '../../../../cli/site/plan/page-task.ts';
import type { BuildReport } from '../../../../cli/output/report/build-report.ts';
import type { ServedSite } from '../../../../cli/watch/serve/served-site.ts';
import { Previews } from '../../../../cli/watch/previews/previews.ts';

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
  let made = 0;
  let ask: ((path: string) => Promise<boolean>) | undefined;
  const makeFirst = async ({ staging = '' }: PageTask) => {
    await gate;
    made += 1;
    mkdirSync(join(staging, 'a'), { recursive: true });
    writeFileSync(join(staging, 'a/index.html'), 'new!');
    return toMade('new') as never;
  };
  const previews = new Previews({
    site: emptySite,
    server: {
      replaceFiles: (site, freshen) => {
        sites.push(site);
        ask = freshen;
      },
      reload: (change) => reloads.push(change),
    },
    pool: { makeFirst },
    staging: join(root, 'preview'),
  });
  return { previews, sites, reloads, made: () => made, ask: async (path: string) => ask?.(path) };
}

const checkout = Array.from({ length: 9 }, (_, index) => (index === 0 ? 'content/a.md' : `content/${index}.md`));
const shownText = (sites: readonly ServedSite[]) => String(sites.at(-1)?.files.get('/a/index.html')?.contents);

it('a saved page is served, and reloaded by its address', async () => {
  const { previews, sites, reloads } = setUp();

  expect(await previews.showSaved(['content/a.md'], toBuilt('old'))).toBe(true);

  expect(String(sites.at(-1)?.files.get('/a/index.html')?.contents)).toBe('new!');
  expect(reloads).toEqual([{ pages: ['/docs/a/'] }]);
});

it('a build with the same page as the preview returns only other pages as changed', async () => {
  const { previews, sites } = setUp();
  await previews.showSaved(['content/a.md'], toBuilt('old'));

  expect(previews.endBuild(emptySite, toBuilt('new', ['/a/', '/b/']))).toEqual(['/b/']);
  expect(sites.at(-1)).toBe(emptySite);
});

it('a build whose page differs from the preview returns that page as changed', async () => {
  const { previews } = setUp();
  await previews.showSaved(['content/a.md'], toBuilt('old'));

  expect(previews.endBuild(emptySite, toBuilt('newer', ['/a/']))).toEqual(['/a/']);
});

it('a build that finds the page unchanged removes the preview', async () => {
  const { previews, sites } = setUp();
  await previews.showSaved(['content/a.md'], toBuilt('old'));

  expect(previews.endBuild(undefined, toBuilt('old'))).toEqual(['/a/']);
  expect(sites.at(-1)?.files.size).toBe(0);
});

it('an unchanged page is neither shown nor reloaded', async () => {
  const { previews, sites, reloads } = setUp();

  expect(await previews.showSaved(['content/a.md'], toBuilt('new'))).toBe(false);
  await previews.showSaved(['content/a.md'], toBuilt('old'));
  expect(await previews.showSaved(['content/a.md'], toBuilt('old'))).toBe(false);

  expect(sites).toHaveLength(2);
  expect(reloads).toHaveLength(1);
});

it('a preview that is finished after a later build is not shown', async () => {
  let open = () => {};
  const { previews, sites, reloads } = setUp(new Promise((resolve) => (open = resolve)));
  const showing = previews.showSaved(['content/a.md'], toBuilt('old'));
  previews.endBuild(nextSite, toBuilt('newer', ['/a/']));
  open();

  expect(await showing).toBe(false);
  expect(sites).toEqual([emptySite, nextSite]);
  expect(reloads).toEqual([]);
});

it('pages are shown together with the files that they load, until the build replaces them', () => {
  const { previews, sites, reloads } = setUp();
  const script = { file: '/none', type: 'text/javascript', size: 2, contents: Buffer.from('js') };
  const page = { path: '/a/', files: [{ file: 'a/index.html', hash: 'new', bytes: 4, contents: Buffer.from('new!') }] };

  expect(previews.showPages({ pages: [page], others: [['/_app/a.js', script]] }, toBuilt('old'))).toBe(true);
  expect([...(sites.at(-1)?.files.keys() ?? [])]).toEqual(['/_app/a.js', '/a/index.html']);
  expect(reloads).toEqual([{ pages: ['/docs/a/'] }]);
  expect(previews.showPages({ pages: [page], others: [] }, toBuilt('old'))).toBe(false);
  expect(previews.endBuild(nextSite, toBuilt('new', ['/a/', '/b/']))).toEqual(['/b/']);
  expect(sites.at(-1)).toBe(nextSite);
});

/** A page made apart from the others, and the site with the same page as a build makes it. */
function toApart(text: string, { built = text, hasDemos = true }: { built?: string; hasDemos?: boolean } = {}) {
  const html = (words: string, name: string) =>
    `<p>${words}</p><script src="/_app/main.${name}.js" integrity="sha256-${name}+/="></script>`;
  const contents = Buffer.from(html(text, 'apart'));
  const page = { path: '/a/', hasDemos, files: [{ file: 'a/index.html', hash: 'new', bytes: 4, contents }] };
  const served = { file: '/none', type: 'text/html', size: 4, contents: Buffer.from(html(built, 'whole')) };
  const script = { file: '/none', type: 'text/javascript', size: 2, contents: Buffer.from('js') };
  const site: ServedSite = { ...emptySite, files: new Map([['/a/index.html', served]]) };
  return { made: { pages: [page], others: [['/_app/main.apart.js', script]] as const }, site };
}

it('a page that was made apart is not reloaded if the build only names its scripts otherwise, which are still served', () => {
  const { previews, sites } = setUp();
  const { made, site } = toApart('new');
  previews.showPages(made, toBuilt('old'));

  expect(previews.endBuild(site, toBuilt('newer', ['/a/', '/b/']))).toEqual(['/b/']);
  expect([...(sites.at(-1)?.files.keys() ?? [])]).toEqual(['/_app/main.apart.js', '/a/index.html']);
  expect(String(sites.at(-1)?.files.get('/a/index.html')?.contents)).toContain('main.whole.js');

  // The page stays open, whatever else is saved and built.
  previews.showPages({ pages: [], others: [] }, toBuilt('newer'));
  previews.endBuild(site, toBuilt('newer'));
  expect(sites.at(-1)?.files.has('/_app/main.apart.js')).toBe(true);
});

it('a page that was made apart is reloaded if the build shows another text', () => {
  const { previews, sites } = setUp();
  const { made, site } = toApart('new', { built: 'newest' });
  previews.showPages(made, toBuilt('old'));

  expect(previews.endBuild(site, toBuilt('newer', ['/a/']))).toEqual(['/a/']);
  expect(sites.at(-1)).toBe(site);
});

it.each([
  [false, 0],
  [true, 1],
])(
  'a page that only names its scripts otherwise is shown if it has demos, whose code may be new: %s',
  (hasDemos, count) => {
    const { previews, reloads } = setUp();
    const { made, site } = toApart('same', { hasDemos });
    previews.endBuild(site, toBuilt('old'));

    expect(previews.showPages(made, toBuilt('old'))).toBe(hasDemos);
    expect(reloads).toHaveLength(count);
  },
);

it('97: a page of a burst is made when it is requested, and open pages are reloaded at once', async () => {
  const { previews, sites, reloads, made, ask } = setUp();

  expect(await previews.showSaved(checkout, toBuilt('old'))).toBe(true);
  expect({ reloads, made: made() }).toEqual({ reloads: [{ pages: ['/docs/a/'] }], made: 0 });

  expect(await Promise.all([ask('/a/'), ask('/a/index.html'), ask('/b/')])).toEqual([true, true, false]);
  expect({ text: shownText(sites), made: made() }).toEqual({ text: 'new!', made: 1 });
});

it('97: a build that began after the burst replaces the previews, and no page is made again', async () => {
  const { previews, sites, ask } = setUp();
  await previews.showSaved(checkout, toBuilt('old'));
  await ask('/a/');
  previews.beginBuild();

  expect(previews.endBuild(nextSite, toBuilt('new', ['/a/', '/b/']))).toEqual(['/b/']);
  expect(await ask('/a/')).toBe(false);
  expect(sites.at(-1)).toBe(nextSite);
});

it('97: pages of a burst are made again after a build that began before the burst', async () => {
  const { previews, sites, made, ask } = setUp();
  previews.beginBuild();
  await previews.showSaved(checkout, toBuilt('old'));
  await ask('/a/');

  expect(previews.endBuild(nextSite, toBuilt('old'))).toEqual(['/a/']);
  expect(await ask('/a/')).toBe(true);
  expect({ text: shownText(sites), made: made() }).toEqual({ text: 'new!', made: 2 });
});

it('97: a preview that was being made when a build ended is not shown', async () => {
  let open = () => {};
  const { previews, sites, ask } = setUp(new Promise((resolve) => (open = resolve)));
  await previews.showSaved(checkout, toBuilt('old'));
  previews.beginBuild();
  const asked = ask('/a/');
  previews.endBuild(nextSite, toBuilt('newer', ['/a/']));
  open();

  expect(await asked).toBe(true);
  expect(sites.at(-1)).toBe(nextSite);
});

it('97: a page that reads another saved file waits for the build', async () => {
  const { previews, reloads } = setUp();
  const built = toBuilt('old');
  Object.assign(built.builtPages[0]!.record.made, { reads: [{ file: 'content/1.md', hash: '' }] }); // toBuilt gives one

  expect(await previews.showSaved(checkout, built)).toBe(false);
  expect(reloads).toEqual([]);
});

it('97: the page of a small save that is followed by another is made when it is requested', async () => {
  const { previews, sites, made, ask } = setUp();
  const overtaken = previews.showSaved(['content/a.md'], toBuilt('old'));
  await previews.showSaved(['content/other.md'], toBuilt('old'));

  expect(await overtaken).toBe(false);
  expect(sites.at(-1)?.files.size).toBe(0);
  await ask('/a/');
  expect({ text: shownText(sites), made: made() }).toEqual({ text: 'new!', made: 2 });
});

it('a page that was shown is not made again when it is requested', async () => {
  const { previews, made, ask } = setUp();
  await previews.showSaved(['content/a.md'], toBuilt('old'));
  await ask('/a/');

  expect(made()).toBe(1);
});
