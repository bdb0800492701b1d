// docs api: extracts, writes and compares the API of the site's packages.

import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { compareEntries, formatChanges } from '../../core/api/compare-entries.ts';
import { compareSymbols } from '../../core/api/compare-symbols.ts';
import { compareVersions } from '../../core/api/history/compare-versions.ts';
import { type ApiReference, linkReferences, type ShowingPage } from '../../core/api/link-references.ts';
import { hasErrors, type Problem, sortProblems } from '../../core/model/problem.ts';
import { listShowingPages } from '../api/plan/list-showing-pages.ts';
import { type EarlierOptions, loadEarlier } from '../api/references/load-earlier.ts';
import { loadHistory, toHistoryKey } from '../api/references/load-history.ts';
import type { LoadedSource } from '../api/references/load-references.ts';
import { listPast, placeSources, startExtraction } from '../api/references/start-extraction.ts';
import { writeReferences } from '../api/references/write-references.ts';
import { SiteError } from '../files/site-error.ts';
import { openCache } from '../files/store/open-cache.ts';
import { createLogOnce } from '../output/report/create-log-once.ts';
import { formatDiagnostics } from '../output/report/format-diagnostics.ts';
import { parsePages } from '../pages/parse-pages.ts';
import { PagePool } from '../pages/threads/page-pool.ts';
import { findSettingsFile } from '../site/load/find-settings-file.ts';
import { type LoadedSite, loadSite } from '../site/load/load-site.ts';
import { locateProblems } from '../site/load/locate-problems.ts';
import { readPackageKeys } from '../site/load/read-packages-key.ts';
import { toBuildPlace } from '../site/load/to-build-place.ts';
import { planWrittenSite } from '../site/plan/plan-written-site.ts';
import { toParseContext } from '../site/plan/to-parse-context.ts';
import { openWorkspace } from '../site/workspace/open-workspace.ts';

/** The flags of the command, as commander gives them. */
export interface ApiFlags {
  readonly root: string;
  readonly product?: string;
  readonly json?: string;
  readonly diff?: string;
  /** Whether a difference is a failure. */
  readonly exitCode?: boolean;
  readonly history?: readonly string[];
}

/** Extracts the API, writes and prints what the flags request, and returns the exit status. */
export async function runApi(flags: ApiFlags): Promise<number> {
  const root = resolve(flags.root);
  const log = createLogOnce(console.error);
  const cache = openCache(root, { log });

  try {
    return await reportApi(flags, { root, cache: cache.folder, log });
  } finally {
    cache.close();
  }
}

async function reportApi(
  flags: ApiFlags,
  { root, cache, log }: { root: string; cache: string; log: (message: string) => void },
): Promise<number> {
  const loaded = await loadSite({ root, cache, log });
  if (!('site' in loaded)) return report(loaded.problems, { root, status: 2 });

  const settingsFile = findSettingsFile(root);
  const sources = pickSources(loaded, flags.product, settingsFile);
  const extraction = startExtraction([...sources, ...listPast(sources, root)], {
    root,
    cache,
    sources: loaded.site.sources,
    megabytes: loaded.site.limits.memory,
    log,
  });
  const showing = await parseShowingPages(loaded, root);
  const found = await extraction.load(sources);
  const history = await loadHistory(found.references, { sources, extraction, extraPlaces: flags.history });
  const references = linkReferences(history.references, showing);
  console.log(references.map(summarize).join('\n'));

  const products = [...new Set(sources.map(({ product }) => product))];
  const problems = [...found.problems, ...history.problems];
  let isDifferent = false;
  if (flags.history !== undefined) printHistory(references, history.versions);
  for (const product of products) {
    const productReferences = references.filter((reference) => reference.product === product);
    const toFolder = (folder: string): string => (products.length > 1 ? join(folder, product) : resolve(folder));
    if (flags.diff !== undefined) {
      const side = {
        folder: toFolder(flags.diff),
        sources: sources.filter((source) => source.product === product),
        references: productReferences,
        extraction,
      };
      const printed = await printChanges(flags.diff, side);
      problems.push(...printed.problems);
      isDifferent ||= printed.isDifferent;
    }
    if (flags.json !== undefined) writeProduct(toFolder(flags.json), productReferences);
  }
  return report(await locateProblems(problems, root), { root, status: 1 }) || (flags.exitCode && isDifferent ? 1 : 0);
}

function writeProduct(folder: string, references: readonly ApiReference[]): void {
  console.log(`Wrote ${count(writeReferences(references, folder), 'file')} into ${folder}.`);
}

async function printChanges(
  earlier: string,
  options: EarlierOptions,
): Promise<{ readonly problems: readonly Problem[]; readonly isDifferent: boolean }> {
  const { before, after, problems } = await loadEarlier(earlier, options);
  if (hasErrors(problems)) return { problems, isDifferent: false };
  const changes = listChanges(before, after);
  const currentVersions = [
    ...new Set(options.references.map(({ packageName, version }) => `${packageName} ${version}`)),
  ];
  console.log(`${currentVersions.join(', ')}, compared with ${earlier}:`);
  process.stdout.write(formatDifference(changes));
  return { problems, isDifferent: changes.length > 0 };
}

function listChanges(
  before: Pick<ApiReference, 'entries' | 'symbols'>,
  after: Pick<ApiReference, 'entries' | 'symbols'>,
) {
  return [...compareEntries(before.entries, after.entries), ...compareSymbols(before.symbols, after.symbols)];
}

function formatDifference(changes: ReturnType<typeof listChanges>): string {
  return changes.length === 0 ? 'No differences.\n' : formatChanges(changes);
}

/** Prints the changes from version to version, the latest first. */
function printHistory(
  references: readonly ApiReference[],
  knownVersions: Awaited<ReturnType<typeof loadHistory>>['versions'],
): void {
  for (const reference of references) {
    const { packageName, version } = reference;
    const earlier = (knownVersions.get(toHistoryKey(reference)) ?? []).filter(
      (one) => compareVersions(one.version, version) < 0,
    );
    // A version that is both saved and installed counts once.
    const all = [...new Map(earlier.map((one) => [one.version, one])).values()].sort((a, b) =>
      compareVersions(a.version, b.version),
    );
    const steps: readonly string[] = [...all, reference].map((after, index): string => {
      const before = all[index - 1];
      return before
        ? `\n${packageName} ${before.version} → ${after.version}\n${formatDifference(listChanges(before, after))}`
        : '';
    });
    process.stdout.write(steps.toReversed().join(''));
  }
}

function report(problems: readonly Problem[], { root, status }: { root: string; status: number }): number {
  process.stderr.write(formatDiagnostics({ problems: sortProblems(problems) }, 'text', { root }));
  return hasErrors(problems) ? status : 0;
}

function pickSources({ site }: LoadedSite, product: string | undefined, settingsFile: string): readonly LoadedSource[] {
  const sources = placeSources(site.api).filter((source) => product === undefined || source.product === product);
  if (sources.length > 0) return sources;

  const named = [...new Set(site.api.map((source) => `"${source.product}"`))];
  if (product === undefined || named.length === 0) {
    throw new SiteError(
      'No package is configured, so there is no API to show',
      `Add one to ${settingsFile}: api: [{ product: 'joy-ui', packageName: '@mui/joy' }].`,
    );
  }
  throw new SiteError(
    `The product "${product}" has no package under "api" in ${settingsFile}`,
    `Name one of these: ${named.join(', ')}.`,
  );
}

function summarize({ product, packageName, version, entries, symbols }: ApiReference): string {
  const hooks = entries.filter(({ kind }) => kind === 'hook').length;
  const main = [count(entries.length - hooks, 'component'), count(hooks, 'hook')];
  const others = kinds.flatMap((kind) => {
    const number = symbols.filter((symbol) => symbol.kind === kind).length;
    return number === 0
      ? []
      : [kind === 'class' ? `${number} ${number === 1 ? 'class' : 'classes'}` : count(number, kind)];
  });
  return `${product}: ${packageName} ${version}, ${[...main, ...others].join(', ')}`;
}

const kinds = ['function', 'class', 'constant', 'enum', 'type'] as const;

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Parses the pages of a site as a build does. Their problems are left to a build. */
async function parseShowingPages(written: LoadedSite, root: string): Promise<ShowingPage[]> {
  const { loaded, files, plan } = await planWrittenSite(written, { root });
  const keys = readPackageKeys(root, openWorkspace({ root, sources: loaded.site.sources }));
  const context = toParseContext(loaded, plan, { ...toBuildPlace({ root, out: join(root, 'dist') }), ...keys });
  const pool = new PagePool(context, { threads: availableParallelism(), log: () => undefined });

  try {
    const parsed = await parsePages(plan.tasks, { context, record: { pages: {} }, files, pool });
    return listShowingPages(plan.tasks, { parsed, language: loaded.site.defaultLanguage });
  } finally {
    await pool.close();
  }
}
