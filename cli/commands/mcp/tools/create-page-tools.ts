// The tools that read pages: search, read_page, read_demo.

import { listDemos } from '../../../../core/publish/copies/list-demos.ts';
import type { FoundPageResult } from '../../../../core/search/search-result.ts';
import { findNearest } from '../../../../core/text/find-nearest.ts';
import type { Knowledge } from '../../knowledge/open-knowledge.ts';
import type { Tool, ToolAnswer } from './tool.ts';

const path = {
  type: 'string',
  description: 'Path or address of a page, such as "/material-ui/react-button/".',
} as const;

/** Creates the tools that read pages. */
export function createPageTools(knowledge: Knowledge): Tool[] {
  return [
    {
      name: 'search',
      title: 'Search the documentation',
      description:
        'Finds pages, sections, props, classes, and demos of the documentation by words. Read what it finds with read_page.',
      input: {
        query: { type: 'string', description: 'A few words, such as "button loading".' },
        product: { type: 'string', description: 'Only pages of this product, by its id.' },
        language: { type: 'string', description: 'A language other than the default, such as "pt".' },
        limit: { type: 'number', description: 'The maximum number of pages; 10 by default.' },
      },
      required: ['query'],
      answer: ({ query = '', product, language, limit = 10 }) => {
        const { search } = knowledge.searchIn(language === undefined ? undefined : String(language));
        const { pages } = search(String(query), { limit: Infinity });
        const own = pages.filter(({ record }) => product === undefined || record.product === product);
        if (own.length === 0)
          return { text: `Nothing matches "${query}". Try fewer words, or list_components.`, data: { results: [] } };
        const results = own.slice(0, Math.max(1, Number(limit))).map(toResult);
        return { text: results.map(formatResult).join('\n'), data: { results } };
      },
    },
    {
      name: 'read_page',
      title: 'Read a page',
      description:
        'Gives a page of the documentation as Markdown, with the sources of its demos and the tables of its API.',
      input: { path },
      required: ['path'],
      answer: ({ path: wanted = '' }) => {
        const copy = knowledge.readCopy(String(wanted));
        return copy === undefined ? missing(String(wanted), knowledge) : { text: copy };
      },
    },
    {
      name: 'read_demo',
      title: 'Read a demo',
      description: 'Gives the sources of a demo of a page; without a name, those of all its demos.',
      input: { path, name: { type: 'string', description: 'The name of the demo, such as "BasicButtons".' } },
      required: ['path'],
      answer: ({ path: wanted = '', name }) => {
        const copy = knowledge.readCopy(String(wanted));
        if (copy === undefined) return missing(String(wanted), knowledge);
        // A repeated demo has its sources only at its first place.
        const demos = listDemos(copy).filter(({ text }) => text.includes('\n'));
        const found = demos.filter((demo) => name === undefined || demo.name === name);
        if (found.length > 0) return { text: found.map(({ text }) => text).join('\n\n') };
        const names = demos.map((demo) => demo.name);
        const nearest = findNearest(String(name ?? ''), names);
        return {
          isFault: true,
          text:
            names.length === 0
              ? `The page "${wanted}" shows no demo.`
              : `The page "${wanted}" shows no demo "${name}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`} It shows ${names.join(', ')}.`,
        };
      },
    },
  ];
}

/** A found page in an answer. */
type Result = ReturnType<typeof toResult>;

function toResult({ path: at, title, product, kind, record, places }: FoundPageResult) {
  return {
    path: at,
    title,
    product,
    kind,
    description: record.description,
    places: places.map(({ kind: what, text, path: to }) => ({ kind: what, text, path: to })),
  };
}

function formatResult({ path: at, title, product, description, places }: Result): string {
  const lines = places.map(({ kind, text, path: to }) => `\n  ${kind} ${text}: ${to}`);
  return `- ${title}${product === '' ? '' : ` (${product})`}: ${at}\n  ${description}${lines.join('')}`;
}

function missing(wanted: string, knowledge: Knowledge): ToolAnswer {
  const paths = knowledge.listCopies().map((file) => `/${file.replace(/(^|\/)index\.md$|\.md$/, '')}/`);
  const bare = `/${wanted.replace(/^https?:\/\/[^/]*/, '').replace(/^\/+|[#?][^]*$|(?<!\/)\/+$/g, '')}/`;
  const nearest = findNearest(bare, paths);
  return {
    isFault: true,
    text: `There is no page "${wanted}".${nearest === undefined ? ' Find one with search.' : ` Did you mean "${nearest}"?`}`,
  };
}
