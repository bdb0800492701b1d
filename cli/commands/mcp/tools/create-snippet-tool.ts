import type { KnownEntry, Knowledge } from '../../knowledge/open-knowledge.ts';
import type { SnippetChecker } from '../snippet/snippet-checker.ts';
import type { SnippetFault } from '../snippet/explain-fault.ts';
import type { Tool } from './tool.ts';
import { escapePattern } from '../../../../core/text/escape-pattern.ts';

/** Creates the tool check_snippet. */
export function createSnippetTool(knowledge: Knowledge, openChecker: () => Promise<SnippetChecker>): Tool {
  let checker: Promise<SnippetChecker> | undefined;

  return {
    name: 'check_snippet',
    title: 'Check a snippet of JSX',
    description:
      'Checks JSX or TSX with TypeScript against the documented version: wrong props, values and imports, missing props, each with its place and what was likely meant. Takes a module, or elements alone.',
    input: {
      code: {
        type: 'string',
        description: 'A module with its imports, or elements such as "<Button size=\\"small\\" />".',
      },
      folder: {
        type: 'string',
        description: 'A folder of the site from which relative imports start, such as "content/lib/react-button".',
      },
      product: {
        type: 'string',
        description: 'The id of the product whose components are meant by elements without imports.',
      },
    },
    required: ['code'],
    answer: async ({ code = '', product, folder = '' }) => {
      if (!/^[^/\\]*(\/[^/\\]+)*$/.test(String(folder)) || /(^|\/)\.\.?(\/|$)/.test(String(folder)))
        return { isFault: true, text: `The folder "${folder}" is not in the site.` };
      const snippets = await (checker ??= openChecker());
      const entries = sortEntries(knowledge, String(code), product);
      const faults = snippets.check(String(code), { entries, folder: String(folder) });
      if (faults.length === 0) return { text: 'TypeScript finds nothing wrong.', data: { ok: true, faults: [] } };
      return { text: faults.map(formatFault).join('\n'), data: { ok: false, faults } };
    },
  };
}

/** Sorts entries so that names of several packages belong to the imported or requested one. */
function sortEntries(knowledge: Knowledge, code: string, product: string | number | undefined): KnownEntry[] {
  const rankOf = (entry: KnownEntry) => {
    if (new RegExp(`['"]${escapePattern(entry.packageName)}['"/]`).test(code)) return 0;
    return product === undefined || entry.product === product ? 1 : 2;
  };
  return knowledge
    .listProducts()
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function formatFault({ line, column, message, meant }: SnippetFault): string {
  return `${line}:${column} ${message}.${meant === undefined ? '' : ` Meant: ${meant}`}`;
}
