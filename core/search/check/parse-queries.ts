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

/** A query file as it is written, once its shape is checked. */
interface WrittenFile {
  readonly queries: readonly { query: string; pages: string | readonly string[]; product?: string }[];
  readonly thresholds?: Partial<SearchThresholds>;
}

/** Parses a query file; returns either queries or problems. */
export function parseQueries(
  source: string,
  context: QueryContext,
): { readonly parsed?: QueryFile; readonly problems: readonly Problem[] } {
  const json = source.replace(/^\uFEFF/, '');
  const checker = new QueryChecker(json, context);
  const value = parseJson(json);
  const faults = value === undefined ? [checker.notJson()] : checker.findShapeFaults(value);
  if (faults.length > 0) return { problems: faults };

  // The shape has just been checked, and it is the shape of this type.
  const { queries, thresholds = {} } = value as WrittenFile;
  const parsed = queries.map((each) => ({
    ...each,
    pages: typeof each.pages === 'string' ? [each.pages] : each.pages,
  }));
  const problems = [
    ...checker.findWrongShares(thresholds),
    ...parsed.flatMap((each, index) => checker.findUnknown(each, index, typeof queries[index]?.pages === 'string')),
  ];
  return problems.length > 0
    ? { problems }
    : { parsed: { queries: parsed, thresholds: { ...defaults, ...thresholds } }, problems };
}

/** Finds the problems of a query file, with their lines and columns. */
class QueryChecker {
  readonly #json: string;
  readonly #context: QueryContext;

  constructor(json: string, context: QueryContext) {
    this.#json = json;
    this.#context = context;
  }

  notJson(): Problem {
    const hint = 'Look here for a missing comma or quote, a comma before a closing brace, and comments.';
    return this.#toProblem(findJsonFault(this.#json), {
      rule: 'search-queries-invalid',
      message: 'The file is not JSON',
      hint,
    });
  }

  findShapeFaults(value: unknown): Problem[] {
    return checkShape(value, shape, 'The file').map(({ path, message, hint }) =>
      this.#problemAt(path, { rule: 'search-queries-invalid', message, hint }),
    );
  }

  findWrongShares(shares: Partial<SearchThresholds>): Problem[] {
    return Object.entries(shares).flatMap(([name, share]) =>
      share <= 1
        ? []
        : this.#problemAt(['thresholds', name], {
            rule: 'search-queries-invalid',
            message: `The threshold ${quote(name)} is ${share}, which is more than all queries`,
            hint: 'Write a share from 0 to 1, such as 0.9.',
          }),
    );
  }

  /** Finds pages and products that the index does not have; `isText` means that there is one page, without a list. */
  findUnknown({ pages, product }: KnownQuery, index: number, isText: boolean): Problem[] {
    return [
      ...pages.flatMap((page, number) =>
        this.#findUnknownPage(page, ['queries', index, 'pages', ...(isText ? [] : [number])]),
      ),
      ...(product === undefined ? [] : this.#findUnknownProduct(product, ['queries', index, 'product'])),
    ];
  }

  #findUnknownPage(page: string, at: ValuePath): Problem[] {
    const { paths } = this.#context;
    const path = page.split('#')[0] ?? '';
    if (paths.includes(path)) return [];
    const nearest = findNearest(path, paths);
    const message = `No page in the index has the path ${quote(path)}`;
    const hint = nearest ? `Did you mean ${quote(nearest)}?` : 'Write the path of a page, with a slash at both ends.';
    return [this.#problemAt(at, { rule: 'search-query-page', message, hint })];
  }

  #findUnknownProduct(product: string, at: ValuePath): Problem[] {
    const { products } = this.#context;
    if (products.includes(product)) return [];
    const nearest = findNearest(product, products);
    const message = `No product has the id ${quote(product)}`;
    const hint = nearest ? `Did you mean ${quote(nearest)}?` : `Products are ${products.map(quote).join(', ')}.`;
    return [this.#problemAt(at, { rule: 'search-query-page', message, hint })];
  }

  #problemAt(path: ValuePath, description: Description): Problem {
    return this.#toProblem(locateJsonValue(this.#json, path), description);
  }

  #toProblem(offset: number, { rule, message, hint }: Description): Problem {
    const place = { file: this.#context.file, ...toPosition(this.#json, offset) };
    return { rule, severity: 'error', place, message, hint };
  }
}

interface Description {
  readonly rule: 'search-query-page' | 'search-queries-invalid';
  readonly message: string;
  readonly hint: string;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
