// The text of a query file → queries with known answers and thresholds, or problems with line and column.

import type { Problem, ValuePath } from '../../model/problem.ts';
import { checkShape } from '../../model/schema/check-shape.ts';
import { filledList, filledText, list, number, object, union } from '../../model/schema/shape.ts';
import { findJsonFault } from '../../text/find-json-fault.ts';
import { findNearest } from '../../text/find-nearest.ts';
import { locateJsonValue } from '../../text/locate-json-value.ts';
import { quote } from '../../text/quote.ts';
import { toPosition } from '../../text/to-position.ts';
import type { KnownQuery, SearchThresholds } from './judge-queries.ts';

/** Content of a query file. */
export interface QueryFile {
  readonly queries: readonly KnownQuery[];
  readonly thresholds: SearchThresholds;
}

/** The file's name, and the paths and products of the index, which queries must use. */
interface QueryContext {
  readonly file: string;
  readonly paths: readonly string[];
  readonly products: readonly string[];
}

const shape = object(
  {
    queries: list(
      object({ query: filledText(), pages: union(filledText(), filledList(filledText())) }, { product: filledText() }),
    ),
  },
  {
    thresholds: object({}, { first: number({ min: 0 }), three: number({ min: 0 }), typo: number({ min: 0 }) }),
  },
);

const defaults: SearchThresholds = { first: 0.9, three: 0.97, typo: 0.85 };

/** Parses a query file; returns either queries or problems. */
export function parseQueries(
  source: string,
  { file, paths, products }: QueryContext,
): { readonly parsed?: QueryFile; readonly problems: readonly Problem[] } {
  const json = source.replace(/^\uFEFF/, '');
  const value = parseJson(json);
  if (value === undefined) {
    const hint = 'Look here for a missing comma or quote, a comma before a closing brace, and comments.';
    return { problems: [toProblem(findJsonFault(json), 'The file is not JSON', hint)] };
  }

  const faults = checkShape(value, shape, 'The file');
  if (faults.length > 0) {
    return { problems: faults.map(({ path, message, hint }) => toProblem(locateJsonValue(json, path), message, hint)) };
  }
  const { queries, thresholds } = value as {
    queries: readonly { query: string; pages: string | readonly string[]; product?: string }[];
    thresholds?: Partial<SearchThresholds>;
  };
  const parsed = queries.map((each) => ({
    ...each,
    pages: typeof each.pages === 'string' ? [each.pages] : each.pages,
  }));
  const problems = [
    ...findWrongShares(thresholds ?? {}),
    ...parsed.flatMap((each, index) => findUnknown(each, index, typeof queries[index]?.pages === 'string')),
  ];
  return problems.length > 0
    ? { problems }
    : { parsed: { queries: parsed, thresholds: { ...defaults, ...thresholds } }, problems };

  function findWrongShares(shares: Partial<SearchThresholds>): Problem[] {
    return Object.entries(shares).flatMap(([name, share]) =>
      share <= 1
        ? []
        : toProblem(
            locateJsonValue(json, ['thresholds', name]),
            `The threshold ${quote(name)} is ${share}, which is more than all queries`,
            'Write a share from 0 to 1, such as 0.9.',
          ),
    );
  }

  function findUnknown({ pages, product }: KnownQuery, index: number, isText: boolean): Problem[] {
    const at: ValuePath = ['queries', index];
    const wrong = pages.flatMap((page, number) => {
      const known = page.split('#')[0] ?? '';
      if (paths.includes(known)) return [];
      const nearest = findNearest(known, paths);
      return toProblem(
        locateJsonValue(json, [...at, 'pages', ...(isText ? [] : [number])]),
        `No page in the index has the path ${quote(known)}`,
        nearest ? `Did you mean ${quote(nearest)}?` : 'Write the path of a page, with a slash at both ends.',
        'page',
      );
    });
    if (product === undefined || products.includes(product)) return wrong;
    const nearest = findNearest(product, products);
    return [
      ...wrong,
      toProblem(
        locateJsonValue(json, [...at, 'product']),
        `No product has the id ${quote(product)}`,
        nearest ? `Did you mean ${quote(nearest)}?` : `Products are ${products.map(quote).join(', ')}.`,
        'page',
      ),
    ];
  }

  function toProblem(offset: number, message: string, hint: string, about: 'file' | 'page' = 'file'): Problem {
    const rule = about === 'page' ? 'search-query-page' : 'search-queries-invalid';
    return { rule, severity: 'error', place: { file, ...toPosition(json, offset) }, message, hint };
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
