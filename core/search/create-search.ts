// An index and a query → the pages that were most likely meant, each with its matching places.
//
// A place is found by its own words and those of its page: "button size" finds the size of a button. Exact
// names come first, then what matches all words.

import { buildSearchIndex, type SearchIndex } from './engine/build-search-index.ts';
import { parseQuery } from './engine/parse-query.ts';
import { createScorer } from './engine/create-scorer.ts';
import { isOfUnspacedScript } from './split-words.ts';
import type { SearchRecord } from './search-record.ts';
import type { FoundPageResult, FoundPlace, SearchAnswer } from './search-result.ts';
import type { SearchWords } from './build/render-search-indexes.ts';

/** Options of a search besides the query. */
interface SearchOptions {
  /** The reader's current product: its pages come before others with the same score. */
  readonly product?: string;
  /** Maximum number of pages. */
  readonly limit?: number;
  /** Maximum number of places per page. */
  readonly places?: number;
}

/** Finds the pages that match a query. */
export type Search = (query: string, options?: SearchOptions) => SearchAnswer;

const currentProductFactor = 1.3;
const minScore = 0.09;
/** Pages below this share of the best score are left out. */
const minShareOfFirst = 0.25;
/** Places below this share of the best score of their page are left out. */
const minShareOfBest = 0.55;

interface Scored {
  readonly unit: number;
  readonly score: number;
}

/** Creates a search over the records of an index. */
export function createSearch(records: readonly SearchRecord[], words?: SearchWords): Search {
  const index = buildSearchIndex(records, words);
  const score = createScorer(index);
  const productNames = new Map(words?.products.map(({ id, name }) => [id, name]));
  const productOrder = new Map(words?.products.map(({ id }, order) => [id, order]));
  const orderOf = (page: number) => productOrder.get(index.records[page]?.product ?? '') ?? -1;

  return function search(query, { product, limit = 12, places = 4 } = {}) {
    const parsed = parseQuery(query, index.terms.has);
    const { scores, fits, marks } = score(parsed);
    const best = bestOfPages(index, scores, product);
    // Words of unspaced scripts are so short that many are names of pages, which must not hide other matches.
    const bestScore = parsed.words.some(isOfUnspacedScript)
      ? fits.reduce((max, fit, unit) => (fit > max && fit === scores[unit] ? fit : max), 0)
      : Math.max(0, ...[...best.values()].map((found) => found.score));
    const enough = bestScore * minShareOfFirst;
    const fitting = [...best.entries()].filter(([, found]) => found.score >= enough);
    const sorted = fitting.sort(
      ([a, { score: scoreA }], [b, { score: scoreB }]) => scoreB - scoreA || orderOf(a) - orderOf(b) || a - b,
    );

    return {
      pages: sorted.slice(0, limit).map(([page, found]) => toResult(page, found)),
      count: sorted.length,
      words: parsed.words,
      marks,
    };

    function toResult(page: number, { units }: PageScore): FoundPageResult {
      const record = index.records[page]!;
      const max = units[0]?.score ?? 0;
      const inside = units.filter(({ unit, score }) => unit !== index.pageUnits[page] && score >= max * minShareOfBest);
      const shown = inside.slice(0, places);
      return {
        record,
        kind: record.kind,
        path: record.pathname,
        title: record.heading ?? record.title,
        product: productNames.get(record.product ?? '') ?? record.product ?? '',
        isCurrent: product !== undefined && record.product === product,
        best: shown.findIndex(({ unit }) => unit === units[0]?.unit),
        places: shown.map(({ unit }) => toPlace(index, unit, record)),
      };
    }
  };
}

function toPlace(index: SearchIndex, unit: number, record: SearchRecord): FoundPlace {
  const { kind, text, fragment, note } = index.units[unit]!;
  return { kind, text, note, path: `${record.pathname}#${fragment}` };
}

interface PageScore {
  readonly score: number;
  /** The page and its places, the best first. */
  readonly units: readonly Scored[];
}

function bestOfPages(
  { units, records }: SearchIndex,
  scores: Float32Array,
  product: string | undefined,
): ReadonlyMap<number, PageScore> {
  const byPage = new Map<number, Scored[]>();
  scores.forEach((score, unit) => {
    if (score < minScore) return;
    const page = units[unit]!.page;
    const own = byPage.get(page);
    if (own) own.push({ unit, score });
    else byPage.set(page, [{ unit, score }]);
  });

  const best = new Map<number, PageScore>();
  for (const [page, own] of byPage) {
    own.sort((a, b) => b.score - a.score || a.unit - b.unit);
    const isCurrent = product !== undefined && records[page]?.product === product;
    best.set(page, { score: (own[0]?.score ?? 0) * (isCurrent ? currentProductFactor : 1), units: own });
  }
  return best;
}
