// Queries whose right answers are known, and a search → how often the right page comes first, in the first
// three, and in the first three with a typo; and each query that missed.

import { makeTypos } from './make-typos.ts';
import type { Search } from '../create-search.ts';

/** A query, and the pages of which any is a right answer; with a fragment, the place counts. */
export interface KnownQuery {
  readonly query: string;
  readonly pages: readonly string[];
  /** The product that the reader is in. */
  readonly product?: string;
}

/** The least share of right answers, from 0 to 1. */
export interface SearchThresholds {
  readonly first: number;
  readonly three: number;
  readonly typo: number;
}

/** A query whose right page came too late, or not at all. */
export interface MissedQuery {
  readonly known: KnownQuery;
  /** As it was typed: with its typo, if it has one. */
  readonly typed: string;
  /** Of the right page, from 1; 0 where it did not come. */
  readonly rank: number;
  /** What came instead. */
  readonly found: readonly string[];
}

/** What came of all queries: shares from 0 to 1. */
export interface JudgedQueries extends SearchThresholds {
  readonly missed: readonly MissedQuery[];
  readonly missedTypos: readonly MissedQuery[];
}

const looked = 3;

/** Judges a search by its answers. */
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

function ask(known: KnownQuery, typed: string, search: Search): MissedQuery {
  const { pages } = search(typed, { ...(known.product !== undefined && { product: known.product }), limit: looked });
  const at = pages.findIndex(({ path, places }) =>
    known.pages.some((right) => (right.includes('#') ? places.some((place) => place.path === right) : path === right)),
  );
  return { known, typed, rank: at + 1, found: pages.map(({ path }) => path) };
}

function shareOf(all: readonly MissedQuery[], isRight: (each: MissedQuery) => boolean): number {
  return all.length === 0 ? 1 : all.filter(isRight).length / all.length;
}
