import { describe, expect, it } from 'vitest';
import type { BuildRecord } from '../../../cli/output/build-record.ts';
import type { ParsedPages, ParseOptions } from '../../../cli/pages/parse-pages.ts';
import type { PageTask } from '../../../cli/site/plan/page-task.ts';
import type { ParsedPage } from '../../../cli/site/plan/parsed-page.ts';
import { wholeSite } from '../../../cli/partial/scope.ts';
import { toScope } from '../../../cli/partial/to-scope.ts';

const record: BuildRecord = { pages: {}, publicFiles: {}, files: {} };

function toParsed(title: string): ParsedPage {
  return { key: '', textHash: '', title, frontMatter: { components: [], hooks: [] }, demos: [], components: [] };
}

function toTask(name: string): PageTask {
  return { page: { path: `/lib/${name}/`, file: `content/lib/${name}.md` } } as PageTask; // all that is parsed here
}

const parseOptions = {
  context: { site: { languages: [] }, dictionaries: {} },
  record: { pages: {} },
  files: { pages: new Map() },
} as unknown as Omit<ParseOptions, 'pool'>; // no page is in the record

describe('the scope of a build', () => {
  it('is the whole site without a mode', () => {
    expect(toScope({})).toEqual(wholeSite);
  });

  it('of single pages requests only these, and skips checks that need the others', () => {
    const scope = toScope({ only: (path) => path === '/lib/a/' });

    expect([scope.isRequested('/lib/a/'), scope.isRequested('/lib/b/')]).toEqual([true, false]);
    expect(scope).toMatchObject({ isWhole: false, hasLive: false, reportsGone: false, isForMerge: false });
  });

  it('of single pages parses only these, and takes the texts of others from the last build', async () => {
    const known = new Map([
      ['content/lib/a.md', toParsed('old')],
      ['content/lib/b.md', toParsed('b')],
    ]);
    const asked: string[] = [];
    const scope = toScope({ only: (path) => path === '/lib/a/', known });
    const parsed = await scope.parse(['a', 'b', 'c'].map(toTask), {
      ...parseOptions,
      pool: {
        parse: async ({ page }) => {
          asked.push(page.path);
          return toParsed('new');
        },
      },
    });

    expect(asked).toEqual(['/lib/a/']);
    expect([...parsed.pages].map(([file, { title }]) => [file, title])).toEqual([
      ['content/lib/a.md', 'new'],
      ['content/lib/b.md', 'b'],
    ]);
  });

  it('bundles no scripts for a look at what demos show', () => {
    const scope = toScope({ only: () => true, isScriptless: true });

    expect(scope).toMatchObject({ isWhole: false, hasScripts: false, hasLive: false });
    expect(toScope({ isScriptless: true })).toMatchObject({ isWhole: true, hasScripts: false, hasLive: false });
  });

  it('of a shard writes a folder for the merge, and only the last shard bundles live packages', () => {
    const [first, last] = [1, 2].map((index) => toScope({ shard: { index, count: 2 } }));

    expect(first).toMatchObject({ isWhole: true, isForMerge: true, hasLive: false, isPart: false });
    expect(last).toMatchObject({ isForMerge: true, hasLive: true });
  });

  it('of a part writes pages for the site that it joins', () => {
    expect(toScope({ part: 'kit' })).toMatchObject({ isPart: true, isForMerge: true, hasLive: true });
  });

  it('reuses the passed record instead of the output folder, and reports none of its pages as gone', () => {
    const reusable = { record, folderOf: () => '/parts/1/site' };
    const scope = toScope({ reusable });

    expect(scope.readPreviousBuild({ cache: '', out: '', engineKey: '', log: () => undefined })).toBe(reusable);
    expect(scope.reportsGone).toBe(false);
  });

  it('of a site that others join adds their files to the record of the last build', () => {
    const files = { 'kit.js': { hash: 'a', stamp: [1, 2] as const } };
    const joined = { sites: [], files, folderOf: (file: string) => (file === 'kit.js' ? '/parts/kit' : undefined) };
    const left = toScope({ joined }).readPreviousBuild({
      cache: '/nowhere',
      out: '',
      engineKey: '',
      log: () => undefined,
    });

    expect(left.record.files).toEqual(files);
    expect(left.folderOf?.('kit.js')).toBe('/parts/kit');
  });

  it('combines modes: single pages of a served site', () => {
    const reusable = { record, folderOf: () => undefined };

    expect(toScope({ reusable, isOnlyServed: true, only: () => true })).toMatchObject({
      isWhole: false,
      reportsGone: false,
    });
  });

  it('chooses all pages of a whole site', async () => {
    const all = { tasks: [], parsed: { pages: new Map(), failed: new Map() } satisfies ParsedPages };

    expect(await wholeSite.choose(all, undefined as never)).toBe(all);
  });
});
