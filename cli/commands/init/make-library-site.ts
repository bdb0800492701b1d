// Makes a site about an installed library, and builds it. What a playground shows of a component, alone, with a text, or
// among its parts, is found by trying; a component that shows nothing in any of them has none.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { isReactMissing } from '../../../core/api/extract/find-unresolved.ts';
import { isProvider, rankProvider } from '../../../core/api/extract/render/rank-provider.ts';
import type { Library, LibraryExport, LibraryPage, Surroundings } from '../../../core/api/starter/library.ts';
import type { LibrarySheets } from '../../../core/api/starter/pick-style-sheet.ts';
import { type PlannedExhibit, planExhibit } from '../../../core/api/starter/plan-exhibit.ts';
import { nameLibrary } from '../../../core/api/starter/name-library.ts';
import { pickProviderValues } from '../../../core/api/starter/pick-provider-values.ts';
import { planLibraryPages } from '../../../core/api/starter/plan-library-pages.ts';
import { planLibrarySite, toPageFile } from '../../../core/api/starter/plan-library-site.ts';
import { hasValues } from '../../../core/api/starter/needed-values.ts';
import { asksForElement, planElementStage } from '../../../core/api/starter/plan-element-stage.ts';
import { planStages } from '../../../core/api/starter/plan-stage.ts';
import { planValuesStage } from '../../../core/api/starter/plan-values-stage.ts';
import { formatInstall } from '../../../core/text/format-install.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';
import type { StarterPlayground } from '../../../core/api/starter/write-library-page.ts';
import { buildSite } from '../../build.ts';
import type { BuildOptions } from '../../build-options.ts';
import type { BuildReport } from '../../output/report/build-report.ts';
import type { Progress } from '../../output/report/create-progress.ts';
import { findInstalled } from '../../files/find-installed.ts';
import { findPackageManager } from '../../files/find-package-manager.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { readManifest } from '../../files/read-manifest.ts';
import { SiteError } from '../../files/site-error.ts';
import { keepPagePool, type KeptPagePool } from '../../pages/threads/keep-page-pool.ts';
import { findEmptyDemo, hasDemoClass, listDemoSheets, type EmptyDemo } from './find-empty-demo.ts';
import type { UnplayableComponent } from './format-unplayable.ts';
import { readInstalledLibrary } from './read-installed-library.ts';

interface MakeOptions {
  /** The folder of the package. */
  readonly folder: string;
  readonly root: string;
  readonly cache: string;
  readonly log: (message: string) => void;
  readonly progress: Progress;
}

/** The maximum number of tried providers. */
const maxProviders = 3;

/** The result of making a site. */
export interface MadeSite {
  readonly report: BuildReport;
  /** Components without a playground. */
  readonly unplayable: readonly UnplayableComponent[];
  readonly sheets: LibrarySheets;
}

/** Formats the command that installs the types of React, in the version of the installed React. */
function formatReactTypes(root: string): string {
  const react = findInstalled('react', root);
  const [major = ''] = (react && readManifest(react)?.version)?.split('.') ?? [];
  const version = major && `@${major}`;
  const names = `@types/react${version} @types/react-dom${version}`;
  const command = formatInstall(names, { manager: findPackageManager(root), isDev: true });
  return `Most props are unknown without them. Install them, and try again: ${command}.`;
}

/** Writes and builds the site. */
export async function makeLibrarySite(packageName: string, options: MakeOptions): Promise<MadeSite> {
  const { folder: _, ...place } = options;
  options.progress.begin('api');
  const { library, problems } = await readInstalledLibrary(packageName, options);
  options.progress.end('api');
  const [problem] = problems.filter(({ severity }) => severity === 'error');
  if (problem) throw new SiteError(problem.message, problem.hint ?? '');
  const reactMissing = problems.find((each) => isReactMissing(each, packageName));
  if (reactMissing) throw new SiteError(reactMissing.message, formatReactTypes(options.root));
  if (library.exports.length === 0)
    throw new SiteError(
      `"${packageName}" exports no component and no hook`,
      'Name the package that people import components from.',
    );

  const openPool = keepPagePool();
  try {
    return await makeSite({ ...place, library, openPool });
  } finally {
    await openPool.close();
  }
}

async function makeSite(site: SiteToMake): Promise<MadeSite> {
  const { library } = site;
  const alone = await tryAlone(site);
  // Parts that do not work alone are documented on the page of their compound component.
  const pages = planLibraryPages(library.exports, new Set(alone.failing.keys()));
  removePages(site, alone.pages, pages);
  const playgrounds = await pickPlaygrounds(site, pages, alone);
  const report = await finish(site, { around: alone.around, pages, playgrounds });
  return {
    report,
    sheets: library,
    unplayable: pages
      .filter((page) => isPlayed(page) && !playgrounds.has(page.slug))
      .map(({ main: { name, needs = [] } }) => ({
        name,
        reason: alone.failing.get(name) ?? (needs.length > 0 ? '' : 'it renders nothing on its own'),
        needs,
      })),
  };
}

/** Builds the site with a demo on its front page, or without one where that does not work. */
async function finish(site: SiteToMake, trial: Trial): Promise<BuildReport> {
  const out = join(site.root, 'dist');
  const exhibit = planExhibit(trial.pages, trial.playgrounds);
  write(site, { ...trial, exhibit });
  const report = await build(site, { out });
  const isBroken = report.problems.some(({ place, shownIn = [] }) =>
    [place, ...shownIn].some(({ file }) => file === exhibit?.file || file === 'content/index.md'),
  );
  if (!exhibit || !isBroken) return report;
  rmSync(join(site.root, exhibit.file));
  write(site, trial);
  return build(site, { out });
}

interface SiteToMake extends Omit<MakeOptions, 'folder'> {
  readonly library: Library;
  /** The threads of all builds. */
  readonly openPool: KeptPagePool;
}

/** A state of the site to try. */
interface Trial {
  readonly around: Surroundings;
  readonly pages: readonly LibraryPage[];
  /** By slug. */
  readonly playgrounds: ReadonlyMap<string, StarterPlayground>;
  /** The demo of the front page. */
  readonly exhibit?: PlannedExhibit | undefined;
}

/** The playgrounds of a trial that do not work, by the names of their components. */
interface Tried extends Trial {
  /** Those that throw, with the message of the build. */
  readonly failing: ReadonlyMap<string, string>;
  readonly empty: ReadonlyMap<string, EmptyDemo>;
  /** Those with an element whose class gives the style sheet its variables. */
  readonly themed: ReadonlySet<string>;
}

/** Tries each component alone, and finds the provider that most of them need. */
async function tryAlone(site: SiteToMake): Promise<Tried> {
  const { styleSheet, unbuiltSheet, dark, exports, packageName } = site.library;
  const pages = planLibraryPages(exports);
  const playgrounds = new Map(pages.filter(isPlayed).map(({ slug }) => [slug, { kind: 'bare' as const }]));
  const providers = exports.filter(({ name }) => isProvider(name)).sort(byRank(packageName));

  const around = { ...(styleSheet && { styleSheet, dark }), ...(unbuiltSheet && { unbuiltSheet }) };
  let best = await tryOut(site, { around, pages, playgrounds });
  for (const provider of providers.slice(0, maxProviders)) {
    if (best.failing.size * 2 < pages.length) break;
    const other = await tryOut(site, { ...best, around: surround(site, best.around, provider) });
    if (other.failing.size < best.failing.size) best = other;
  }
  const theme = best.around.provider ? undefined : await findTheme(site, best);
  if (!theme) return best;
  const themed = await tryOut(site, { ...best, around: surround(site, best.around, theme) });
  return themed.failing.size > best.failing.size ? best : themed;
}

/** Finds the component that gives the style sheet its variables; without it nothing throws, and little is visible. */
async function findTheme(site: SiteToMake, alone: Tried): Promise<LibraryExport | undefined> {
  const { themeClasses = [], exports, packageName } = site.library;
  if (themeClasses.length === 0) return undefined;
  const themes = exports
    .filter(({ name, kind }) => kind === 'component' && (isProvider(name) || name === 'Theme'))
    .sort(byRank(packageName));
  // A theme has its class in its own playground as well.
  const page = alone.pages.find(
    ({ slug, main }) => alone.playgrounds.has(slug) && !alone.failing.has(main.name) && !themes.includes(main),
  );
  if (!page || alone.themed.has(page.main.name)) return undefined;
  const playgrounds = new Map([[page.slug, { kind: 'bare' as const }]]);
  for (const provider of themes.slice(0, maxProviders)) {
    const { themed } = await tryOut(site, { ...alone, around: surround(site, alone.around, provider), playgrounds });
    if (themed.size > 0) return provider;
  }
  return undefined;
}

function surround({ library }: SiteToMake, around: Surroundings, provider: LibraryExport): Surroundings {
  return { ...around, provider, values: pickProviderValues(provider, library.constants ?? []) };
}

/** A playground that may work, or is known to work. */
interface Candidate {
  readonly playground: StarterPlayground;
  readonly isTried: boolean;
}

/** Finds the best playground of each page that works. */
async function pickPlaygrounds(
  site: SiteToMake,
  pages: readonly LibraryPage[],
  alone: Tried,
): Promise<Map<string, StarterPlayground>> {
  const candidates = new Map(pages.filter(isPlayed).map((page) => [page.slug, listCandidates(page, alone)]));
  const pickFirst = () =>
    new Map([...candidates].flatMap(([slug, [first]]) => (first ? [[slug, first.playground] as const] : [])));

  while ([...candidates.values()].some(([first]) => first && !first.isTried)) {
    const untried = [...candidates].flatMap(([slug, [first]]) => (first && !first.isTried ? [slug] : []));
    const tried = await tryOut(site, { around: alone.around, pages, playgrounds: pickFirst() }, new Set(untried));
    for (const { slug, main } of pages.filter(({ slug }) => untried.includes(slug))) {
      const [first, ...others] = candidates.get(slug) ?? [];
      if (!first) continue;
      const isBroken = tried.failing.has(main.name) || tried.empty.has(main.name);
      candidates.set(slug, isBroken ? others : [{ ...first, isTried: true }]);
    }
  }
  return pickFirst();
}

/** Lists the playgrounds of a page, the best first. */
function listCandidates(page: LibraryPage, { failing, empty }: Tried): Candidate[] {
  const { name, needs = [], passesChildren, takes = [] } = page.main;
  const isFine = !failing.has(name) && !empty.has(name);
  // A component that works alone is not replaced by one part.
  const stages = planStages(page).filter(({ parts }) => !isFine || parts > 1);
  const around = !isFine && asksForElement(page.main, failing.get(name) ?? '') ? [planElementStage(page)] : [];
  // Also one that works without them, as a list without items shows nothing.
  const filled = hasValues(page.main) ? [planValuesStage(page)] : [];
  const inside = empty.get(name)?.takesText ?? 'no';
  // A component with children may do something other than show them.
  const takesText = passesChildren ? inside !== 'no' : takes.includes('children') && inside === 'phrase';
  return [
    ...[...stages, ...around, ...filled].map((stage) => ({
      playground: { kind: 'stage', stage } as const,
      isTried: false,
    })),
    ...(isFine ? [{ playground: { kind: 'bare' } as const, isTried: true }] : []),
    ...(takesText && needs.length === 0 ? [{ playground: { kind: 'text' } as const, isTried: false }] : []),
  ];
}

/** Builds the pages of playgrounds, or of some of them, and finds those that do not work. */
async function tryOut(
  site: SiteToMake,
  trial: Trial,
  slugs: ReadonlySet<string> = new Set(trial.playgrounds.keys()),
): Promise<Tried> {
  write(site, trial);
  const pages = trial.pages.filter(({ slug }) => slugs.has(slug));
  const paths = new Set(pages.map((page) => toPagePath(page, site.library)));
  // In a temporary folder, because the pages of a trial must not count as published.
  const out = mkdtempSync(join(tmpdir(), 'docs-init-'));
  site.progress.begin('playgrounds');
  try {
    const report = await build(site, {
      out,
      only: (path) => paths.has(path),
      isScriptless: true,
      progress: ofPlaygrounds(site.progress),
    });
    // What its report leaves out, because only a whole site is judged.
    const ofPages = report.builtPages.flatMap(({ record }) => record.made.facts.problems);
    const problems = [...report.problems, ...ofPages];
    const played = pages.map((page) => ({ page, html: readPage(out, page, site.library) }));
    const { themeClasses = [] } = site.library;
    const textOf = new Map<string, string>();
    const readSheets = (html: string) =>
      listDemoSheets(html).map((address) => {
        const text = textOf.get(address) ?? readIfThere(join(out, address))?.toString() ?? '';
        textOf.set(address, text);
        return text;
      });
    return {
      ...trial,
      failing: findFailing(
        site,
        played.map(({ page }) => page),
        problems,
      ),
      empty: new Map(
        played.flatMap(({ page, html }) => {
          const empty = findEmptyDemo(html, { sheets: readSheets(html), outer: themeClasses });
          return empty ? [[page.main.name, empty]] : [];
        }),
      ),
      themed: new Set(played.flatMap(({ page, html }) => (hasDemoClass(html, themeClasses) ? [page.main.name] : []))),
    };
  } finally {
    site.progress.end('playgrounds');
    rmSync(out, { recursive: true, force: true });
  }
}

/** Shows the pages of a trial as the playgrounds that they try, and no other stage. */
function ofPlaygrounds(progress: Progress): Progress {
  const isShown = (stage: string) => stage === 'pages';
  return {
    ...progress,
    begin: (stage, total) => isShown(stage) && progress.begin('playgrounds', total),
    advance: (stage, count) => isShown(stage) && progress.advance('playgrounds', count),
    end: () => undefined,
  };
}

/** Finds the components whose page or stage has a problem, with its message. */
function findFailing(
  { library }: SiteToMake,
  pages: readonly LibraryPage[],
  problems: BuildReport['problems'],
): Map<string, string> {
  const messageByFolder = new Map(
    problems
      .flatMap(({ place, shownIn = [], message }) =>
        [place, ...shownIn].map(({ file }) => [dirname(file), message] as const),
      )
      .reverse(),
  );
  return new Map(
    pages.flatMap((page) => {
      const message = messageByFolder.get(dirname(toPageFile(page, library)));
      return message === undefined ? [] : [[page.main.name, message]];
    }),
  );
}

/** Returns the HTML of a page; '' if it was not built. */
function readPage(out: string, page: LibraryPage, library: Library): string {
  return readIfThere(join(out, toPagePath(page, library), 'index.html'))?.toString() ?? '';
}

function toPagePath({ slug }: LibraryPage, { packageName }: Library): UrlPath {
  return `/${nameLibrary(packageName).id}/${slug}/`;
}

function build(
  { root, cache, log, progress, openPool }: SiteToMake,
  options: Pick<BuildOptions, 'out' | 'only' | 'isScriptless' | 'progress'>,
): Promise<BuildReport> {
  return buildSite({ root, cache, log, progress, openPool, keepGoing: true, ...options });
}

/** Writes the site, and removes the stages that its pages no longer have. */
function write({ root, library }: SiteToMake, { pages, ...trial }: Trial): void {
  const files = planLibrarySite(library, { pages, ...trial });
  const written = new Set(files.map(({ file }) => file));
  for (const page of pages) {
    for (const stage of [...planStages(page), planElementStage(page), planValuesStage(page)]) {
      const file = posix.join(posix.dirname(toPageFile(page, library)), stage.file);
      if (!written.has(file)) rmSync(join(root, file), { force: true });
    }
  }
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Removes the pages that have become parts of others. */
function removePages({ root, library }: SiteToMake, old: readonly LibraryPage[], pages: readonly LibraryPage[]): void {
  const slugs = new Set(pages.map(({ slug }) => slug));
  for (const page of old)
    if (!slugs.has(page.slug)) rmSync(dirname(join(root, toPageFile(page, library))), { recursive: true });
}

/** Sorts providers by rank, and then by length, because the usual one has the shortest name. */
function byRank(packageName: string): (a: LibraryExport, b: LibraryExport) => number {
  const rank = ({ name }: LibraryExport) => rankProvider(name, packageName);
  return (a, b) => rank(a) - rank(b) || a.name.length - b.name.length || (a.name < b.name ? -1 : 1);
}

function isPlayed({ main }: LibraryPage): boolean {
  return main.kind === 'component';
}
