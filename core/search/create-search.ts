// An index and what a reader typed → the pages that were most likely meant, each with its places.
//
// A place is found by its own words and by those of its page: "button size" is the size of a button. What is
// called just as somebody types comes first, then what all the words have in common.

import { buildSearchIndex, type SearchIndex } from './engine/build-search-index.ts';
import { parseQuery } from './engine/parse-query.ts';
import { createScorer } from './engine/create-scorer.ts';
import { isOfUnspacedScript } from './split-words.ts';
import type { SearchRecord } from './search-record.ts';
import type { FoundPageResult, FoundPlace, SearchAnswer } from './search-result.ts';
import type { SearchWords } from './build/render-search-indexes.ts';

/** What is searched for, besides the words. */
interface SearchOptions {
  /** The product that the reader is in: its pages come before others that fit as well. */
  readonly product?: string;
  /** Pages, at most. */
  readonly limit?: number;
  /** Places of each page, at most. */
  readonly places?: number;
}

/** Finds pages. */
export type Search = (query: string, options?: SearchOptions) => SearchAnswer;

const forOwnProduct = 1.3;
const leastScore = 0.09;
/** What fits a quarter as well as the best is no answer. */
const leastOfFirst = 0.25;
/** Of what was found in a page, places that fit half as well as the best are shown. */
const leastOfBest = 0.55;

interface Scored {
  readonly unit: number;
  readonly score: number;
}

/** Creates the search of an index. */
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
    // Words of scripts without spaces are so short that most are the name of a page, which must not hide who has them.
    const first = parsed.words.some(isOfUnspacedScript)
      ? fits.reduce((most, fit, unit) => (fit > most && fit === scores[unit] ? fit : most), 0)
      : Math.max(0, ...[...best.values()].map((found) => found.score));
    const enough = first * leastOfFirst;
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
      const most = units[0]?.score ?? 0;
      const inside = units.filter(({ unit, score }) => unit !== index.pageUnits[page] && score >= most * leastOfBest);
      const shown = inside.slice(0, places);
      return {
        record,
        kind: record.kind,
        path: record.pathname,
        title: record.title,
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
    if (score < leastScore) return;
    const page = units[unit]!.page;
    const own = byPage.get(page);
    if (own) own.push({ unit, score });
    else byPage.set(page, [{ unit, score }]);
  });

  const best = new Map<number, PageScore>();
  for (const [page, own] of byPage) {
    own.sort((a, b) => b.score - a.score || a.unit - b.unit);
    const isCurrent = product !== undefined && records[page]?.product === product;
    best.set(page, { score: (own[0]?.score ?? 0) * (isCurrent ? forOwnProduct : 1), units: own });
  }
  return best;
}
