// The texts of the search. A page is rendered in one language, so its search field contains them.

const keys = [
  'clear',
  'close',
  'closest',
  'count',
  'failed',
  'leave',
  'loading',
  'move',
  'none',
  'open',
  'pick',
  'placeholder',
  'recent',
  'results',
  'start',
  'tried',
] as const;
const kinds = [
  'api',
  'class',
  'demo',
  'page',
  'parameter',
  'post',
  'prop',
  'section',
  'slot',
  'symbol',
  'value',
] as const;

type Key = (typeof keys)[number];
type Kind = (typeof kinds)[number];

/** The texts of the search, by the last part of their key; "{count}" and "{query}" are filled in later. */
export type SearchLabels = Readonly<Record<Key, string>> & { readonly kind: Readonly<Record<Kind, string>> };

/** The facts that a page passes to the search, in `data-docs-search` of its field. */
export interface SearchFacts {
  readonly labels: SearchLabels;
  /** Id of the product that the page belongs to. */
  readonly product?: string;
}

/** Creates the texts of the search in the language of a page. */
export function createSearchLabels(
  t: (key: `search.${Key}` | `search.kind.${Kind}`, params?: Readonly<Record<string, string>>) => string,
): SearchLabels {
  const placeholders = { count: '{count}', query: '{query}' };
  return {
    ...(Object.fromEntries(keys.map((key) => [key, t(`search.${key}`, placeholders)])) as Record<Key, string>),
    kind: Object.fromEntries(kinds.map((kind) => [kind, t(`search.kind.${kind}`)])) as Record<Kind, string>,
  };
}
