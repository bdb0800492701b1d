// Queries with known answers, and a search → how often the right page comes first, in the first three, and in the first
// three with a typo; and the failed queries.

import { makeTypos } from './make-typos.ts';
import type { Search } from '../create-search.ts';

/** A query, and its acceptable answers: paths of pages, or of places if they have a fragment. */
export interface KnownQuery {
  readonly query: string;
  readonly pages: readonly string[];
  /** The product that the reader is in. */
  readonly product?: string;
}

/** Minimum shares of right answers, from 0 to 1. */
export interface SearchThresholds {
  readonly first: number;
  readonly three: number;
  readonly typo: number;
}

/** A query whose right page came too late or not at all. */
export interface MissedQuery {
  readonly query: KnownQuery;
  /** The query as typed, possibly with a typo. */
  readonly typed: string;
  /** Rank of the right page, from 1; 0 if it was not found. */
  readonly rank: number;
  /** The pages found. */
  readonly pages: readonly string[];
}

/** The results of all queries: shares from 0 to 1, and the failures. */
export interface JudgedQueries extends SearchThresholds {
  readonly missed: readonly MissedQuery[];
  readonly missedTypos: readonly MissedQuery[];
}

const maxResults = 3;

/** Measures how well a search answers known queries. */
export function judgeQueries(queries: readonly KnownQuery[], search: Search): JudgedQueries {
  const tried = queries.map((known) => ask(known, known.query, search));
  const typos = queries.flatMap((known) => makeTypos(known.query).map((typed) => ask(known, typed, search)));
  const isFirst = ({ rank }: MissedQuery) => rank === 1;
  const isInThree = ({ rank }: MissedQuery) => rank > 0;

  return {
    first: shareOf(tried, isFirst),
    three: shareOf(tried, isInThree),
    typo: shareOf(typos, isInThree),
    missed: tried.filter((each) => !isFirst(each)),
    missedTypos: typos.filter((each) => !isInThree(each)),
  };
}

function ask(query: KnownQuery, typed: string, search: Search): MissedQuery {
  const { pages } = search(typed, {
    ...(query.product !== undefined && { product: query.product }),
    limit: maxResults,
  });
  const at = pages.findIndex(({ path, places }) =>
    query.pages.some((right) => (right.includes('#') ? places.some((place) => place.path === right) : path === right)),
  );
  return { query, typed, rank: at + 1, pages: pages.map(({ path }) => path) };
}

function shareOf(all: readonly MissedQuery[], isRight: (each: MissedQuery) => boolean): number {
  return all.length === 0 ? 1 : all.filter(isRight).length / all.length;
}
