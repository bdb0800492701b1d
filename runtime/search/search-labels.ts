// The words of the search. The page is drawn in one language, so its field brings them along.

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

/** The words of the search, by the last part of their key; "{count}" and "{query}" stand for what is known later. */
export type SearchLabels = Readonly<Record<Key, string>> & { readonly kind: Readonly<Record<Kind, string>> };

/** What a page tells the search, in `data-docs-search` of its field. */
export interface SearchFacts {
  readonly labels: SearchLabels;
  /** The product that the reader is in. */
  readonly product?: string;
}

/** Creates the words of the search in the language of a page. */
export function createSearchLabels(
  t: (key: `search.${Key}` | `search.kind.${Kind}`, params?: Readonly<Record<string, string>>) => string,
): SearchLabels {
  const later = { count: '{count}', query: '{query}' };
  return {
    ...(Object.fromEntries(keys.map((key) => [key, t(`search.${key}`, later)])) as Record<Key, string>),
    kind: Object.fromEntries(kinds.map((kind) => [kind, t(`search.kind.${kind}`)])) as Record<Kind, string>,
  };
}
