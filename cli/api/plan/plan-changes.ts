// The pages that show what changed, and the earlier versions that the settings name → what each page
// is told.

import type { ApiReference } from '../../../core/api/link-references.ts';
import type { ApiContent } from '../../../core/api/pages/api-subject.ts';
import type { ApiPlace } from '../../../core/api/pages/plan-api-pages.ts';
import { planChanges, type ApiChangeList } from '../../../core/api/pages/plan-changes.ts';
import { createPageFinder } from '../../../core/api/pages/plan-subjects.ts';
import type { ComponentMarker } from '../../../core/document.ts';
import type { Problem } from '../../../core/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { ApiSource } from '../../../core/site.ts';
import type { UrlPath } from '../../../core/url-path.ts';
import type { PageTask, ParsedPages } from '../../build-context.ts';
import { hash } from '../../hash.ts';
import { toEarlier, type SiteExtraction } from '../references/start-extraction.ts';

/** What pages tell of the API, by path. */
type ApiContents = ReadonlyMap<UrlPath, NonNullable<PageTask['api']>>;

/** What the comparison needs to know of the site. */
interface SiteChangeOptions {
  readonly tasks: readonly PageTask[];
  readonly parsed: ParsedPages;
  readonly sources: readonly ApiSource[];
  /** The API of today. */
  readonly references: readonly ApiReference[];
  readonly places: readonly ApiPlace[];
  readonly titles: ReadonlyMap<string, string>;
  readonly extraction: SiteExtraction;
}

/** Plans what changed, and adds it to what pages tell of the API. A page and its translations share theirs. */
export async function withChanges(
  contents: ApiContents,
  options: SiteChangeOptions,
): Promise<{ contents: ApiContents; problems: readonly Problem[] }> {
  const { tasks, parsed, sources } = options;
  const placing = tasks.flatMap(({ page }) => (findMarker(page.file, parsed) ? [page] : []));
  const products = [...new Set(placing.flatMap(({ product }) => product ?? []))];
  const compared = sources.filter(({ product, before }) => before !== undefined && products.includes(product));
  const { lists, problems } = await compare(compared, options);

  const all = new Map(contents);
  for (const { canonicalPath, product = '' } of placing) {
    const { key: _, ...known } = all.get(canonicalPath) ?? { key: '', kind: 'tabs' as const, subjects: [], index: [] };
    const content: ApiContent = { ...known, changes: lists.get(product) ?? [] };
    all.set(canonicalPath, { ...content, key: hash(JSON.stringify(content)) });
  }
  const idle = placing.filter((page) => !compared.some(({ product }) => product === page.product));
  return {
    contents: all,
    problems: [
      ...problems,
      ...idle.map(({ file, product }) => toProblem(file, { product, marker: findMarker(file, parsed) })),
    ],
  };
}

/** The marker of the first list of changes that a page places. */
function findMarker(file: string, { pages }: ParsedPages): ComponentMarker | undefined {
  return pages.get(file)?.components.find(({ name }) => name === 'ApiChanges');
}

async function compare(
  compared: readonly ApiSource[],
  { references, places, titles, extraction }: SiteChangeOptions,
): Promise<{ lists: ReadonlyMap<string, ApiChangeList[]>; problems: readonly Problem[] }> {
  const findPage = createPageFinder(places, titles);
  const lists = new Map<string, ApiChangeList[]>();
  const problems: Problem[] = [];

  for (const source of compared) {
    const { product, packageName } = source;
    const found = await extraction.load(toEarlier(source));
    const after = references.find(
      (reference) => reference.product === product && reference.packageName === packageName,
    );
    const [old] = found.references;
    problems.push(...found.problems);
    if (old && after)
      lists.set(product, [...(lists.get(product) ?? []), planChanges(old, after, { places, findPage })]);
  }
  return { lists, problems };
}

function toProblem(
  file: string,
  { product, marker }: { product: string | undefined; marker: ComponentMarker | undefined },
): Problem {
  return {
    rule: 'api-nothing-compared',
    severity: 'error',
    place: { file, ...(marker && { line: marker.line, column: marker.column }) },
    message:
      product === undefined
        ? '"ApiChanges" stands on a page of no product, so there is nothing to compare'
        : `"ApiChanges" has nothing to compare, as no package of the product ${quote(product)} names an earlier version`,
    hint: 'Install the earlier version under a name of its own, and name it in "api": { product, packageName, before: \'button-1\' }.',
  };
}
