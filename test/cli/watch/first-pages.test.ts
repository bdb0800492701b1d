import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../../cli/output/report/build-report.ts';
import { FirstPages } from '../../../cli/watch/first-pages.ts';

const paths = ['/', '/a/', '/b/'];
let folder = '';

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'first-pages-')), 'first');
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

const toFile = (path: string) => `${path.slice(1)}index.html`;
const toBuilt = (built: readonly string[], version = 'alone') =>
  ({
    builtPages: built.map((path) => ({
      task: { page: { path } },
      record: { made: { files: [{ file: toFile(path), hash: `${path} ${version}` }] } },
    })),
  }) as unknown as Pick<BuildReport, 'builtPages'>;

/** First pages of a site of three; `asked` lists the pages of each batch. */
function setUp({ fails = false, base = '/' } = {}) {
  const asked: string[][] = [];
  const saved = { version: 'alone' };
  let finishWhole = () => undefined as void;
  const firstBuild = new Promise<void>((resolve) => {
    finishWhole = resolve;
  });
  const pages = new FirstPages({
    folder,
    firstBuild,
    patienceMs: 0,
    base,
    build: async ({ out, only }) => {
      const picked = paths.filter((path) => only?.(path));
      asked.push(picked);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (fails) throw new Error('no disk');
      for (const file of [...picked.map(toFile), '_app/a.js', 'sitemap.xml']) {
        mkdirSync(dirname(join(out, file)), { recursive: true });
        writeFileSync(join(out, file), '');
      }
      return toBuilt(picked, saved.version);
    },
  });
  return { pages, asked, saved, finishWhole, bring: (path: string) => pages.source.bring?.(path) ?? Promise.resolve() };
}

const list = async ({ pages }: ReturnType<typeof setUp>) => [...(await pages.source.current()).files.keys()].sort();

describe('a page that is requested before the site is built', () => {
  it('is finished if the site is built meanwhile, and leaves no files', async () => {
    const first = setUp();
    const answer = first.bring('/a/');
    await first.pages.asked;
    while (first.asked.length === 0) await Promise.resolve();
    mkdirSync(folder, { recursive: true });
    first.pages.settle(toBuilt(paths));
    const isThere = existsSync(folder);
    first.finishWhole();
    await Promise.all([answer, first.bring('/b/'), first.pages.idle()]);
    await Promise.resolve();

    expect({ isThere, isLeft: existsSync(folder), asked: first.asked }).toEqual({
      isThere: true,
      isLeft: false,
      asked: [['/a/']],
    });
  });

  it('is made alone, with its scripts, and without files about the whole site', async () => {
    const first = setUp();
    await first.bring('/a/');

    expect(await list(first)).toEqual(['/_app/a.js', '/a/index.html']);
    expect(first.asked).toEqual([['/a/']]);
  });

  it.each(['/a', '/a/', '/a/index.html', '/a/index', '/a.html'])('is found by the address %s', async (path) => {
    const first = setUp();
    await first.bring(path);

    expect(first.asked).toEqual([['/a/']]);
  });

  it('is made once; pages that are requested meanwhile are made together', async () => {
    const first = setUp();
    await Promise.all([first.bring('/a/'), first.bring('/a/'), first.bring('/b/'), first.bring('/')]);
    await first.bring('/b/');

    expect(first.asked).toEqual([['/a/'], ['/', '/b/']]);
    expect(await list(first)).toEqual(['/_app/a.js', '/a/index.html', '/b/index.html', '/index.html']);
  });

  it.each([
    ['a file', '/sitemap.xml', false],
    ['a page that does not exist', '/gone/', false],
    ['a page that cannot be made', '/a/', true],
  ])('waits for the whole site if it is %s', async (_name, path, fails) => {
    const first = setUp({ fails });
    let isAnswered = false;
    const answer = first.bring(path).then(() => {
      isAnswered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 40));
    const before = isAnswered;
    first.finishWhole();
    await answer;

    expect(before).toBe(false);
  });
});

describe('a page that is saved before the site is built', () => {
  it('is made again if it is open, and returned if it has changed', async () => {
    const first = setUp({ base: '/docs/' });
    await Promise.all(['/a/', '/b/'].map(first.bring));
    const unchanged = await first.pages.refresh(['/docs/a/']);
    first.saved.version = 'saved';
    const changed = await first.pages.refresh(['/docs/a/', '/docs/never-made/', '/docs/a.png']);

    expect({ unchanged, changed }).toEqual({ unchanged: [], changed: ['/a/'] });
    expect(first.asked.slice(-2)).toEqual([['/a/'], ['/a/']]);
  });

  it('does not count as changed by the whole site, which was read before the save', async () => {
    const first = setUp();
    await Promise.all(['/a/', '/b/'].map(first.bring));
    first.saved.version = 'saved';
    await first.pages.refresh(['/a/']);

    expect(first.pages.settle(toBuilt(['/a/', '/b/'], 'whole'))).toEqual(['/b/']);
    expect(await first.pages.refresh(['/a/'])).toEqual([]);
  });

  it('is not made again if no page is open', async () => {
    const first = setUp();
    await first.bring('/a/');
    await first.pages.refresh([]);

    expect(first.asked).toEqual([['/a/']]);
  });
});

describe('the whole site', () => {
  it('returns the pages that differ from those made before, and removes their folder', async () => {
    const first = setUp();
    await Promise.all([first.bring('/a/'), first.bring('/b/')]);
    const built = { builtPages: [...toBuilt(['/a/', '/']).builtPages, ...toBuilt(['/b/'], 'whole').builtPages] };

    expect(first.pages.settle(built)).toEqual(['/b/']);
    expect(existsSync(folder)).toBe(false);
  });
});
