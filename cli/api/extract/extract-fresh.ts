// Extracts the API of an installed package without the cache, and lists the files that it was read from. A separate
// module, so that TypeScript is loaded only when there is something to extract.

import { existsSync } from 'node:fs';
import { extractPackage } from '../../../core/api/extract/extract-package.ts';
import type { Extraction } from '../../../core/api/extract/extraction.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { createApiProgram } from './create-api-program.ts';
import { createLookupRecord, type LookupRecord } from './create-lookup-record.ts';
import { openWorkspace, type Workspace, type WorkspacePlace } from '../../site/workspace/open-workspace.ts';
import { toSourceAliases } from '../../site/workspace/to-source-paths.ts';
import type { ApiModule } from '../../../core/api/extract/extraction.ts';
import { findCopies } from './find-copies.ts';
import { findUnbuiltTypes } from '../packages/find-unbuilt-types.ts';
import { declareSources } from './declare-sources.ts';
import { readSourceOptions } from './read-source-options.ts';
import { createSourceCache, type SourceCache } from './create-source-cache.ts';
import { createDeclarationHost, withSettings, type DeclarationHost } from './create-declaration-host.ts';
import { askScripts } from '../scripts/ask-scripts.ts';
import { openLine, type LineEnd } from '../scripts/line.ts';
import { openScripts } from '../scripts/open-scripts.ts';
import type { InstalledPackage } from '../packages/find-package.ts';
import { resolveModules } from './resolve-modules.ts';

/** An extraction, and every file that it depends on, including missing ones. */
export interface FreshExtraction extends Extraction {
  readonly files: readonly string[];
  /** Whether a file was saved meanwhile, so that the extraction is outdated. */
  readonly isStale?: boolean;
}

/**
 * Extracts packages one after another; later ones reuse files that earlier ones read. A thread at the other end of
 * the line reads the scripts of the package; without a line, they are read here.
 */
export type Extractor = (pack: InstalledPackage, line?: LineEnd) => FreshExtraction;

/** Creates an extractor. It assumes that files never change; parsed ones come from `sources`. */
export function createExtractor(
  settingsFile: string,
  { place, sources = createSourceCache() }: { place?: WorkspacePlace; sources?: SourceCache } = {},
): Extractor {
  const workspace = place && openWorkspace(place);
  const host = createDeclarationHost({ ...workspace, root: place?.root, sources });
  return function extract(pack, line) {
    const fresh = extractFresh(pack, { settingsFile, host, workspace, line, place });
    return { ...fresh, isStale: !fresh.files.every(sources.isSame) };
  };
}

interface ExtractorOptions {
  readonly settingsFile: string;
  readonly host: DeclarationHost;
  readonly workspace: Workspace | undefined;
  readonly line: LineEnd | undefined;
  readonly place: WorkspacePlace | undefined;
}

function extractFresh(
  pack: InstalledPackage,
  { settingsFile, host: shared, workspace, line, place: site }: ExtractorOptions,
): FreshExtraction {
  const lookups = createLookupRecord();
  const { folder, modules: resolved } = resolveModules(pack, { host: shared, lookups });
  const { copies, files: compared } = findCopies(pack.sources ? [] : resolved);
  const found = resolved.filter((module) => !copies.has(module));
  const manifest = `${pack.folder}/package.json`;
  if (found.length === 0) {
    const problems = [toTypesMissing(pack, settingsFile)];
    return { entries: [], symbols: [], problems, files: [manifest, ...lookups.list()] };
  }

  const declared =
    pack.sources && declare({ folder, modules: found }, { host: shared, workspace, place: site, lookups });
  const { modules, host } = declared ?? { modules: found, host: lookups.watch(shared) };
  const place = {
    pack,
    folder,
    specifiers: modules.map(({ specifier }) => specifier),
    alias: { ...(workspace && toSourceAliases(workspace)), ...pack.sources },
    ...(site && { workspace: { root: site.root, sources: site.sources } }),
    settingsFile,
  };
  const scripts = line ? askScripts(openLine(line), place) : openScripts(place);
  const { program, probe } = createApiProgram(
    { folder, modules, ...(declared && { options: declared.options }) },
    host,
  );
  const { entries, symbols, problems } = extractPackage({
    ...pack,
    folder,
    modules,
    program,
    probe,
    scripts,
    settingsFile,
  });
  const declarations = program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file) && existsSync(file.fileName));
  const withSource = <Located extends { readonly source: string }>(located: Located): Located =>
    declared && located.source.startsWith(`${pack.name}/`)
      ? { ...located, source: pack.name + declared.toSource(located.source.slice(pack.name.length)) }
      : located;
  // A declaration in memory is replaced by its source, because it does not exist on disk.
  const withSourceNames = (problem: Problem): Problem => ({
    ...problem,
    message: problem.message.replace(/"([^"]+\.d\.[cm]?ts)"/g, (_, file: string) =>
      declared && file.startsWith(`${pack.name}/`)
        ? `"${pack.name}${declared.toSource(file.slice(pack.name.length))}"`
        : `"${file}"`,
    ),
  });
  return {
    entries: entries.map(withSource),
    symbols: symbols.map(withSource),
    problems: [...problems.map(withSourceNames), ...scripts.findProblems()],
    files: [
      ...new Set([
        manifest,
        ...declarations.map(({ fileName }) => fileName),
        ...(declared?.files ?? []),
        ...scripts.listFiles(),
        ...scripts.listAwaited(),
        ...lookups.list(),
        ...compared,
      ]),
    ],
  };
}

/** Declares a developed library, whose API is that of the declarations that it would build. */
function declare(
  sources: { folder: string; modules: readonly ApiModule[] },
  {
    host,
    workspace,
    place,
    lookups,
  }: Pick<ExtractorOptions, 'host' | 'workspace' | 'place'> & { lookups: LookupRecord },
) {
  const options = readSourceOptions(sources.folder);
  const own = lookups.watch(withSettings(host, { options, ...workspace, root: place?.root }));
  return { options, ...declareSources(sources, { host: own, options }) };
}

function toTypesMissing({ name, folder }: InstalledPackage, file: string): Problem {
  const unbuilt = findUnbuiltTypes(folder);
  return {
    rule: 'api-types-missing',
    severity: 'error',
    place: { file },
    message: unbuilt
      ? `The package "${name}" of "api" has no file "${unbuilt}", which its package.json names as its types`
      : `The package "${name}" of "api" has no type declarations`,
    hint: unbuilt
      ? 'Build the package, or install it again.'
      : 'Name a package with a "types" field or an index.d.ts: the reference is made from types.',
  };
}
