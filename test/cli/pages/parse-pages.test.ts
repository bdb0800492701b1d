import { describePlugins } from '../../../cli/site/load/plugins/describe-plugins.ts';
import { describe, expect, it } from 'vitest';
import type { PageRecord } from '../../../cli/pages/made-page.ts';
import type { PageTask } from '../../../cli/site/plan/page-task.ts';
import type { ParseContext } from '../../../cli/site/plan/to-parse-context.ts';
import type { ParsedPage } from '../../../cli/site/plan/parsed-page.ts';
import { toDocumentKey } from '../../../cli/pages/page-keys.ts';
import { toParseSettings } from '../../../cli/pages/parse-settings.ts';
import { parsePages } from '../../../cli/pages/parse-pages.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { makePage, makeSite } from '../../make-page.ts';

const context: ParseContext = {
  root: '/site',
  cache: '/site/.vitrine',
  engineKey: 'engine',
  packagesKey: 'packages',
  site: makeSite(),
  dictionaries: {},
  templates: {},
  components: {},
  slots: {},
  plugins: describePlugins([], { file: 'docs.config.ts', key: '', isPlain: true, inputs: [] }, ''),
  modulesKey: '',
  translated: {},
};
const page = makePage({ file: 'content/a.md', path: '/a/' });

function toParsed(textHash: string): ParsedPage {
  const { key: parseKey } = toParseSettings(context, 'en', (_language, key) => key);
  const key = toDocumentKey({ page, textHash, parseKey });
  return { key, textHash, title: 'A', frontMatter: { components: [], hooks: [] }, demos: ['A.js'], components: [] };
}

/** Parses one page whose text has the hash "now", and returns which pages were passed to the threads. */
async function parse(
  task: PageTask,
  { before, answer }: { before?: ParsedPage; answer: ParsedPage | { problem: Problem } },
) {
  const given: string[] = [];
  const known = { key: '', made: {}, ...(before && { parsed: before }) } as PageRecord;
  const parsed = await parsePages([task], {
    context,
    record: { pages: { '/a/': known } },
    files: {
      pages: new Map([['content/a.md', { textHash: 'now', isDraft: false, isUnlisted: false }]]),
      hasStylings: false,
      problems: [],
    },
    pool: {
      parse: ({ page: { path } }) => {
        given.push(path);
        return Promise.resolve(answer);
      },
    },
  });
  return { parsed, given };
}

describe('parsing the pages of a site', () => {
  it('reuses the facts of the last build for an unchanged page', async () => {
    const before = toParsed('now');

    const { parsed, given } = await parse({ page }, { before, answer: toParsed('now') });

    expect(given).toEqual([]);
    expect(parsed.pages.get('content/a.md')).toBe(before);
  });

  it('passes a page with a changed text to the threads', async () => {
    const answer = toParsed('now');

    const { parsed, given } = await parse({ page }, { before: toParsed('before'), answer });

    expect(given).toEqual(['/a/']);
    expect(parsed.pages.get('content/a.md')).toBe(answer);
  });

  it('skips pages that the engine writes itself', async () => {
    const { parsed, given } = await parse({ page, text: '# A\n' }, { answer: toParsed('now') });

    expect(given).toEqual([]);
    expect(parsed.pages.size).toBe(0);
  });

  it('returns only the problem of a page that cannot be parsed', async () => {
    const problem: Problem = {
      rule: 'page-timeout',
      severity: 'error',
      place: { file: 'content/a.md' },
      message: 'Slow',
      hint: 'Split it.',
    };

    const { parsed } = await parse({ page }, { answer: { problem } });

    expect(parsed.pages.size).toBe(0);
    expect(parsed.failed.get('/a/')).toMatchObject({ files: [], facts: { problems: [problem] } });
  });
});
