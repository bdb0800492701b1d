// Makes a site about an installed library, and builds it. Components that cannot be shown alone in a playground are
// found by trying, and get none.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isProvider, rankProvider } from '../../../core/api/extract/render/rank-provider.ts';
import type { Library, LibraryExport, LibraryPage, Surroundings } from '../../../core/api/starter/library.ts';
import type { LibrarySheets } from '../../../core/api/starter/pick-style-sheet.ts';
import { nameLibrary } from '../../../core/api/starter/name-library.ts';
import { planLibraryPages } from '../../../core/api/starter/plan-library-pages.ts';
import { planLibrarySite, toPageFile } from '../../../core/api/starter/plan-library-site.ts';
import { buildSite } from '../../build.ts';
import type { BuildReport } from '../../output/report/build-report.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { SiteError } from '../../files/site-error.ts';
import { findEmptyRoot } from './find-empty-root.ts';
import type { UnplayableComponent } from './format-unplayable.ts';
import { readInstalledLibrary } from './read-installed-library.ts';

interface MakeOptions {
  /** The folder of the package. */
  readonly folder: string;
  readonly root: string;
  readonly cache: string;
  readonly log: (message: string) => void;
}

/** The maximum number of tried providers. */
const maxProviders = 3;

/** Elements that allow only certain child elements, and no text. */
const listTags = /^(?:table|thead|tbody|tfoot|tr|colgroup|ul|ol|dl|menu|select|datalist|picture|svg)$/;

/** The result of making a site. */
export interface MadeSite {
  readonly report: BuildReport;
  /** Components without a playground. */
  readonly unplayable: readonly UnplayableComponent[];
  readonly sheets: LibrarySheets;
}

/** Writes and builds the site. */
export async function makeLibrarySite(packageName: string, options: MakeOptions): Promise<MadeSite> {
  const { root, cache, log } = options;
  const { library, problems } = await readInstalledLibrary(packageName, options);
  const pages = planLibraryPages(library.exports);
  const [problem] = problems.filter(({ severity }) => severity === 'error');
  if (problem) throw new SiteError(problem.message, problem.hint ?? '');
  if (pages.length === 0)
    throw new SiteError(
      `"${packageName}" exports no component and no hook`,
      'Name the package that people import components from.',
    );

  const site = { root, cache, log, library, pages };
  const { styleSheet, unbuiltSheet } = library;
  const providers = library.exports.filter(({ name }) => isProvider(name)).sort(byRank(packageName));

  let best = await attempt({ ...(styleSheet && { styleSheet }), ...(unbuiltSheet && { unbuiltSheet }) }, site);
  // If most components fail, they need a provider, which is found by trying.
  for (const provider of providers.slice(0, maxProviders)) {
    if (best.failing.length * 2 < pages.length) break;
    const other = await attempt({ ...best.around, provider }, site);
    if (other.failing.length < best.failing.length) best = other;
  }

  // Parts that do not work alone are documented on the page of their compound component.
  const dependent = new Set(best.failing.map(({ main }) => main.name));
  const merged = planLibraryPages(library.exports, dependent);
  const slugs = new Set(merged.map(({ slug }) => slug));
  for (const page of pages)
    if (!slugs.has(page.slug)) rmSync(dirname(join(root, toPageFile(page, library))), { recursive: true });
  const empty = merged.filter(({ main }) => best.empty.has(main.name) && !dependent.has(main.name));
  const lacking = empty.filter(
    ({ main }) => (main.needs ?? []).length > 0 || listTags.test(best.empty.get(main.name) ?? ''),
  );
  const failing = merged.filter((page) => dependent.has(page.main.name) || lacking.includes(page));
  const blank = empty.filter((page) => page.main.passesChildren && !lacking.includes(page));
  const toFiles = (some: readonly LibraryPage[]) => new Set(some.map((page) => toPageFile(page, library)));
  write(best.around, { ...site, pages: merged, unplayable: toFiles(failing), blank: toFiles(blank) });
  return {
    report: await build(site, join(root, 'dist')),
    sheets: library,
    unplayable: failing.map(({ main: { name, needs = [] } }) => ({
      name,
      reason: best.reasons.get(name) ?? (needs.length > 0 ? '' : 'it shows nothing without its parts'),
      needs,
    })),
  };
}

interface Attempted {
  readonly around: Surroundings;
  readonly failing: readonly LibraryPage[];
  /** Components that render nothing visible, each with the tag of its root. */
  readonly empty: ReadonlyMap<string, string>;
  /** The messages about components of failing pages, by name. */
  readonly reasons: ReadonlyMap<string, string>;
}

interface SiteToMake extends Omit<MakeOptions, 'folder'> {
  readonly library: Library;
  readonly pages: readonly LibraryPage[];
}

/** Builds with a playground on each page, and finds those that fail. */
async function attempt(around: Surroundings, site: SiteToMake): Promise<Attempted> {
  write(around, { ...site, unplayable: new Set() });
  // In a temporary folder, because the pages of an attempt must not count as published.
  const out = mkdtempSync(join(tmpdir(), 'docs-init-'));
  const { problems, empty } = await buildAttempt(site, out).finally(() =>
    rmSync(out, { recursive: true, force: true }),
  );
  const messageByFile = new Map(
    problems
      .flatMap(({ place, shownIn = [], message }) => [place, ...shownIn].map(({ file }) => [file, message] as const))
      .reverse(),
  );
  const failing = site.pages.filter((page) => isPlayed(page) && messageByFile.has(toPageFile(page, site.library)));
  const reasons = failing.map(
    (page) => [page.main.name, messageByFile.get(toPageFile(page, site.library)) ?? ''] as const,
  );
  return { around, failing, empty, reasons: new Map(reasons) };
}

async function buildAttempt(
  site: SiteToMake,
  out: string,
): Promise<Pick<BuildReport, 'problems'> & Pick<Attempted, 'empty'>> {
  const { problems } = await build(site, out);
  const { id } = nameLibrary(site.library.packageName);
  const empty = site.pages.filter(isPlayed).flatMap((page) => {
    const html = readIfThere(join(out, id, page.slug, 'index.html'));
    const tag = html && findEmptyRoot(html.toString());
    return tag === undefined ? [] : [[page.main.name, tag] as const];
  });
  return { problems, empty: new Map(empty) };
}

function build({ root, cache, log }: SiteToMake, out: string): Promise<BuildReport> {
  return buildSite({ root, out, cache, log, keepGoing: true });
}

function write(
  around: Surroundings,
  {
    root,
    library,
    ...planned
  }: SiteToMake & { readonly unplayable: ReadonlySet<string>; readonly blank?: ReadonlySet<string> },
): void {
  for (const { file, text } of planLibrarySite(library, { ...planned, around })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Sorts providers by rank, and then by length, because the usual one has the shortest name. */
function byRank(packageName: string): (a: LibraryExport, b: LibraryExport) => number {
  const rank = ({ name }: LibraryExport) => rankProvider(name, packageName);
  return (a, b) => rank(a) - rank(b) || a.name.length - b.name.length || (a.name < b.name ? -1 : 1);
}

function isPlayed({ main }: LibraryPage): boolean {
  return main.kind === 'component';
}
