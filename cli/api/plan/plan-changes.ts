// Plans the lists of API changes that pages show, from the earlier versions in the settings.

import type { ApiVersion } from '../../../core/api/history/api-version.ts';
import { compareVersions } from '../../../core/api/history/compare-versions.ts';
import type { ApiReference } from '../../../core/api/link-references.ts';
import type { ApiContent } from '../../../core/api/pages/api-subject.ts';
import type { ApiPlace } from '../../../core/api/pages/plan-api-pages.ts';
import { planChanges } from '../../../core/api/pages/plan-changes.ts';
import type { SymbolPlace } from '../../../core/api/pages/symbols/plan-symbol-pages.ts';
import { createPageFinder } from '../../../core/api/pages/plan-subjects.ts';
import type { ComponentMarker } from '../../../core/model/document.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { LoadedSource } from '../references/load-references.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParsedTexts } from '../../site/plan/parsed-page.ts';
import { hash } from '../../files/hash.ts';
import { toHistoryKey } from '../references/load-history.ts';
import { toEarlier, type SiteExtraction } from '../references/start-extraction.ts';

/** The API contents of pages, by path. */
type ApiContents = ReadonlyMap<UrlPath, NonNullable<PageTask['api']>>;

/** The facts of the site that the comparison needs. */
interface SiteChangeOptions {
  readonly tasks: readonly PageTask[];
  readonly parsed: ParsedTexts;
  readonly sources: readonly LoadedSource[];
  /** The current API. */
  readonly references: readonly ApiReference[];
  /** Its earlier versions, by package. */
  readonly history: ReadonlyMap<string, readonly ApiVersion[]>;
  readonly places: readonly ApiPlace[];
  readonly symbols: readonly SymbolPlace[];
  readonly titles: ReadonlyMap<string, string>;
  readonly extraction: SiteExtraction;
}

/** Adds lists of changes to the API contents of pages. A page and its translations share theirs. */
export async function withChanges(
  contents: ApiContents,
  options: SiteChangeOptions,
): Promise<{ contents: ApiContents; problems: readonly Problem[] }> {
  const { tasks, parsed, sources } = options;
  const markedPages = tasks.flatMap(({ page }) => {
    const marker = findMarker(page.file, parsed);
    return marker ? [{ page, marker }] : [];
  });
  const products = [...new Set(markedPages.flatMap(({ page }) => page.product ?? []))];
  const { comparable, problems } = await loadVersions(
    sources.filter(({ product }) => products.includes(product)),
    options,
  );

  const findPage = createPageFinder(options.places, options.titles);
  const all = new Map(contents);
  const unusedMarkers: Problem[] = [];
  for (const { page, marker } of markedPages) {
    const { canonicalPath, product = '', file } = page;
    const pairs = comparable.flatMap((one) => (one.source.product === product ? pickPairs(one, marker) : []));
    const changes = pairs.map(([before, after]) => planChanges(before, after, { ...options, findPage }));
    if (changes.length === 0) unusedMarkers.push(toProblem(file, { product: page.product, marker }));
    const { key: _, ...before } = all.get(canonicalPath) ?? { key: '', kind: 'tabs' as const, subjects: [], index: [] };
    const content: ApiContent = { ...before, changes };
    all.set(canonicalPath, { ...content, key: hash(JSON.stringify(content)) });
  }
  return { contents: all, problems: [...problems, ...unusedMarkers] };
}

/** Finds the first marker for a list of changes on a page. */
function findMarker(file: string, { pages }: ParsedTexts): ComponentMarker | undefined {
  return pages.get(file)?.components.find(({ name }) => name === 'ApiChanges');
}

/** A package, and the versions of it that can be compared. */
interface PackageVersions {
  readonly source: LoadedSource;
  readonly current: ApiReference;
  /** The version to compare with in the settings. */
  readonly configured: ApiReference | undefined;
  /** All known versions, the current one last. */
  readonly versions: readonly ApiReference[];
}

async function loadVersions(
  sources: readonly LoadedSource[],
  { references, history, extraction }: SiteChangeOptions,
): Promise<{ comparable: readonly PackageVersions[]; problems: readonly Problem[] }> {
  const comparable: PackageVersions[] = [];
  const problems: Problem[] = [];

  for (const source of sources) {
    const { product, packageName } = source;
    const now = references.find((reference) => reference.product === product && reference.packageName === packageName);
    const found = await extraction.load(toEarlier(source));
    problems.push(...found.problems);
    if (!now) continue;
    const [earlier] = found.references;
    // An earlier version has the name that it is installed under.
    const named = earlier && { ...earlier, packageName };
    const past = (history.get(toHistoryKey(source)) ?? []).map((version) => ({ ...now, ...version }));
    const versions = [...(named ? [named] : []), ...past].sort((a, b) => compareVersions(a.version, b.version));
    comparable.push({ source, current: now, configured: named, versions: [...versions, now] });
  }
  return { comparable, problems };
}

/** Picks the versions to compare: those in the marker, or else the one in the settings and the current one. */
function pickPairs(
  { current: now, configured: named, versions }: PackageVersions,
  { props: { from, to } }: ComponentMarker,
): (readonly [before: ApiReference, after: ApiReference])[] {
  const after = typeof to === 'string' ? findVersion(versions, to) : now;
  const before = typeof from === 'string' ? findVersion(versions, from) : (named ?? versions.at(-2));
  return before && after && before !== after ? [[before, after]] : [];
}

/** Finds a version; "5.14" finds the first 5.14.x. */
function findVersion(versions: readonly ApiReference[], wanted: string): ApiReference | undefined {
  const number = wanted.replace(/^v/, '');
  return (
    versions.find(({ version }) => version === number) ??
    versions.find(({ version }) => version.startsWith(`${number}.`))
  );
}

function toProblem(
  file: string,
  { product, marker }: { product: string | undefined; marker: ComponentMarker },
): Problem {
  return {
    rule: 'api-nothing-compared',
    severity: 'error',
    place: { file, line: marker.line, column: marker.column },
    message:
      product === undefined
        ? '"ApiChanges" is on a page that belongs to no product, so there is nothing to compare'
        : `"ApiChanges" has nothing to compare, as no package of the product ${quote(product)} ${typeof marker.props.from === 'string' || typeof marker.props.to === 'string' ? 'has the versions that it names' : 'names an earlier version'}`,
    hint: 'Install the earlier version under a name of its own, and name it in "api": { product, packageName, before: \'button-1\' }.',
  };
}
