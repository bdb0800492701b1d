// Extracts the API of an installed package without the cache, and lists the files that it was read from. A separate
// module, so that TypeScript is loaded only when there is something to extract.

import { existsSync } from 'node:fs';
import ts from 'typescript';
import { extractPackage } from '../../../core/api/extract/extract-package.ts';
import type { ApiModule, Extraction } from '../../../core/api/extract/extraction.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { openWorkspace, type Workspace, type WorkspacePlace } from '../../site/workspace/open-workspace.ts';
import { toSourceAliases } from '../../site/workspace/to-source-paths.ts';
import type { InstalledPackage } from '../packages/find-package.ts';
import { findUnbuiltTypes } from '../packages/find-unbuilt-types.ts';
import { askScripts } from '../scripts/ask-scripts.ts';
import { type LineEnd, openLine } from '../scripts/line.ts';
import { openScripts } from '../scripts/open-scripts.ts';
import { apiOptions } from './api-options.ts';
import { createApiProgram } from './create-api-program.ts';
import { createDeclarationHost, type DeclarationHost, withSettings } from './create-declaration-host.ts';
import { createLookupRecord, type LookupRecord } from './create-lookup-record.ts';
import { createSourceCache, type SourceCache } from './create-source-cache.ts';
import { declareSources } from './declare-sources.ts';
import { findCopies } from './find-copies.ts';

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

/** Extracts the API of a package whose cached one is missing or outdated. */
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
  const types = createApiProgram({ folder, modules, ...(declared && { options: declared.options }) }, host);
  const extraction = extractPackage({ ...pack, ...types, folder, modules, scripts, settingsFile });
  const { entries, symbols, problems } = declared
    ? nameSources(extraction, { name: pack.name, toSource: declared.toSource })
    : extraction;
  return {
    entries,
    symbols,
    problems: [...problems, ...scripts.findProblems()],
    files: [
      ...new Set([
        manifest,
        ...listDeclarations(types, { hasDeclared: declared !== undefined }),
        ...(declared?.files ?? []),
        ...scripts.listFiles(),
        ...scripts.listAwaited(),
        ...lookups.list(),
        ...compared,
      ]),
    ],
  };
}

/** The modules with types, and the folder of the package that has the types. */
interface ResolvedModules {
  readonly folder: string;
  readonly modules: readonly ApiModule[];
}

/**
 * Finds the declaration files of modules as TypeScript resolves them: by "exports", "types", "typesVersions", a folder's
 * own package.json, a file beside the script, or in the @types package of a package without types. If several names
 * lead to one file, the shortest is used.
 */
function resolveModules(
  { folder, specifiers, sources = {}, importer }: InstalledPackage,
  { host, lookups }: { readonly host: DeclarationHost; readonly lookups: LookupRecord },
): ResolvedModules {
  const found = specifiers.flatMap((specifier): ApiModule[] => {
    const source = sources[specifier];
    const file = source?.match(/\.[cm]?tsx?$/) ? source : resolveTypes(specifier, importer, host);
    if (file === undefined) lookups.note(specifier, importer);
    return file === undefined ? [] : [{ specifier, file }];
  });
  const own = found.filter(({ file }) => file.startsWith(`${folder}/`));
  if (own.length > 0) return { folder, modules: pickShortest(own) };

  const described = found.find(({ specifier }) => specifier === specifiers[0]);
  const [, types = folder] = /^(.*\/node_modules\/@types\/[^/]+)\//.exec(described?.file ?? '') ?? [];
  return { folder: types, modules: pickShortest(found.filter(({ file }) => file.startsWith(`${types}/`))) };
}

function pickShortest(modules: readonly ApiModule[]): ApiModule[] {
  const names = new Map<string, string>();
  for (const { specifier, file } of [...modules].sort((a, b) => a.specifier.length - b.specifier.length)) {
    if (!names.has(file)) names.set(file, specifier);
  }
  return modules.filter(({ specifier, file }) => names.get(file) === specifier);
}

// Some packages have types only for one of the two module formats.
function resolveTypes(specifier: string, importer: string, host: DeclarationHost): string | undefined {
  const modes = [ts.ModuleKind.ESNext, ts.ModuleKind.CommonJS] as const;
  const found = modes.map(
    (mode) => ts.resolveModuleName(specifier, importer, apiOptions, host, host.modules, undefined, mode).resolvedModule,
  );
  return found.find((module) => module !== undefined && /\.[cm]?tsx?$/.test(module.resolvedFileName))?.resolvedFileName;
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

/**
 * Reads the compiler options for the sources of a developed library: those of all declarations, with the import paths
 * and the JSX runtime of its tsconfig.json, if it has one.
 */
function readSourceOptions(folder: string): ts.CompilerOptions {
  const file = ts.findConfigFile(folder, (path) => ts.sys.fileExists(path));
  if (file === undefined) return apiOptions;
  const host = { ...ts.sys, readDirectory: () => [], onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(file, {}, host);
  const { paths, baseUrl, pathsBasePath, jsxImportSource } = parsed?.options ?? {};
  return {
    ...apiOptions,
    ...(paths && { paths, pathsBasePath }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(jsxImportSource !== undefined && { jsxImportSource }),
  };
}

/** Names the sources of a developed library, because its declarations exist only in memory. */
function nameSources(
  { entries, symbols, problems }: Extraction,
  { name, toSource }: { name: string; toSource: (file: string) => string },
): Extraction {
  const sourceOf = (file: string) => (file.startsWith(`${name}/`) ? name + toSource(file.slice(name.length)) : file);
  const withSource = <Located extends { readonly source: string }>(located: Located): Located => ({
    ...located,
    source: sourceOf(located.source),
  });
  return {
    entries: entries.map(withSource),
    symbols: symbols.map(withSource),
    problems: problems.map((problem) => ({
      ...problem,
      message: problem.message.replace(/"([^"]+\.d\.[cm]?ts)"/g, (_, file: string) => `"${sourceOf(file)}"`),
    })),
  };
}

/** Lists the declaration files that a program read from the disk; those of a developed library are only in memory. */
function listDeclarations(
  { program, probe }: Pick<ReturnType<typeof createApiProgram>, 'program' | 'probe'>,
  { hasDeclared }: { hasDeclared: boolean },
): string[] {
  return program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file))
    .map(({ fileName }) => fileName)
    .filter((file) => file !== probe && (!hasDeclared || existsSync(file)));
}
