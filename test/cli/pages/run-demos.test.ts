import { describe, expect, it } from 'vitest';
import type { PageRecord, PageTask, ParsedPage } from '../../../cli/build-context.ts';
import { runDemos } from '../../../cli/pages/run-demos.ts';
import { makePage } from '../../make-page.ts';

const parsed: ParsedPage = {
  key: 'now',
  textHash: 'text',
  frontMatter: { components: [], hooks: [] },
  demos: [],
  components: [],
};
const neverBundled = new Promise<never>(() => undefined);

interface Case {
  readonly client?: Promise<unknown>;
  /** The page as the last build knows it. */
  readonly before?: { readonly key: string; readonly hash: string };
  readonly demoPages?: readonly { readonly file: string }[];
}

/** Gives the tasks whose demos were run, of one page that shows a demo from the file "A.tsx". */
async function findRun({
  client = neverBundled,
  before,
  demoPages = [{ file: 'content/a.md' }],
}: Case): Promise<PageTask[]> {
  const given: PageTask[] = [];
  const known =
    before &&
    ({
      key: '',
      made: { reads: [{ file: 'A.tsx', hash: before.hash }] },
      parsed: { ...parsed, key: before.key },
    } as unknown as PageRecord);
  await runDemos([{ page: makePage({ file: 'content/a.md', path: '/a/' }) }], {
    demoPages,
    parsed: { pages: new Map([['content/a.md', parsed]]), failed: new Map() },
    record: { pages: known ? { '/a/': known } : {} },
    client,
    pool: {
      runDemos: (task) => {
        given.push(task);
        return Promise.resolve({ stopped: {} });
      },
    },
    hashFile: () => 'hash of A',
  });
  return given;
}

describe('the demos of a page', () => {
  it('are run while the scripts are bundled, with the text that was parsed', async () => {
    expect((await findRun({})).map(({ page, textHash }) => [page.path, textHash])).toEqual([['/a/', 'text']]);
  });

  it('are run again where the text or a file of a demo is another one', async () => {
    expect(await findRun({ before: { key: 'before', hash: 'hash of A' } })).toHaveLength(1);
    expect(await findRun({ before: { key: 'now', hash: 'another hash' } })).toHaveLength(1);
  });

  it('are not run where nothing is new, or the scripts are there', async () => {
    expect(await findRun({ before: { key: 'now', hash: 'hash of A' } })).toEqual([]);
    expect(await findRun({ client: Promise.resolve() })).toEqual([]);
    expect(await findRun({ client: Promise.reject(new Error('The bundler stops')) })).toEqual([]);
  });

  it('are not run where there are none', async () => {
    expect(await findRun({ demoPages: [] })).toEqual([]);
  });
});
