// A site and its settings → the libraries that are worked on beside it, and the sources of their modules, so that pages
// show what an author saves without a build in between.

import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import {
  isSheet,
  isTyped,
  listBuiltFolders,
  listSourceCandidates,
  type SourceManifest,
} from '../../../core/demos/closure/list-source-candidates.ts';
import { matchExports } from '../../../core/demos/closure/match-exports.ts';
import { splitPackage } from '../../../core/demos/closure/split-package.ts';
import type { SourceSettings } from '../../../core/model/site.ts';
import { findInstalled } from '../../files/find-installed.ts';
import { foldersAbove } from '../../files/folders-above.ts';
import { readManifest, type PackageManifest } from '../../files/read-manifest.ts';
import { findSourceFile } from './find-source-file.ts';
import { listConfigFiles } from './list-config-files.ts';
import { listLinkedPackages, type LinkedPackage } from './list-linked-packages.ts';
import { isFile } from '../../files/stat-path.ts';

/** A library that is worked on. */
export interface WorkedPackage extends LinkedPackage {
  readonly manifest: PackageManifest;
  /** Its files and folders that pages are made from, absolute, without its build and its packages. */
  readonly parts: readonly string[];
}

/** The libraries of a repository that a site can use. */
export interface Workspace {
  /** Libraries whose sources are read, sorted by name. */
  readonly worked: readonly WorkedPackage[];
  /** Folders of other linked packages, which are used as built, without the one that contains the site. */
  readonly linked: readonly string[];
  /** The "sources" setting. */
  readonly settings: SourceSettings;
  /** Finds the absolute path of an import's source. */
  readonly findSource: FindSource;
}

/**
 * Finds the source of a specifier; undefined if the installed package is used. The package is resolved from the importing
 * file; without a file, from the site.
 */
export type FindSource = (specifier: string, importer?: string) => string | undefined;

/** The root of a site and its "sources" setting. */
export interface WorkspacePlace {
  readonly root: string;
  readonly sources: SourceSettings;
}

/** Opens the workspace of a site. It assumes that folders do not change afterwards. */
export function openWorkspace({ root, sources }: WorkspacePlace): Workspace {
  const siteFolder = realpathSync(root);
  const linked = listLinkedPackages(root);
  const given = Object.entries(sources === false || sources === true ? {} : sources);
  const named = given.flatMap(([key, file]) =>
    typeof file === 'string' ? [locatePackage(key, join(root, file))] : [],
  );
  const refused = new Set(given.flatMap(([key, file]) => (file === false ? [splitPackage(key).name] : [])));
  const candidates = new Map(
    [...(sources === false ? [] : linked), ...named]
      .filter(({ name }) => !refused.has(name))
      .map((each) => linked.find(({ name, isIndirect }) => name === each.name && !isIndirect) ?? each)
      .map((each) => [each.folder, each] as const),
  );
  const enclosing = new Set(
    [...candidates.values()].flatMap(({ folder, containsSite }) => (containsSite ? [folder] : [])),
  );
  const find = createSourceFinder(given, { root, enclosing });
  const worked = [...candidates.values()]
    .flatMap((each) => toWorked(each, { find: (specifier) => find(specifier, each.folder), siteFolder }))
    .sort(byName);
  const findFolder = createFolderFinder(worked, { root, named: new Set(named.map(({ name }) => name)) });
  const folders = new Set(worked.map(({ folder }) => folder));
  const others = linked.filter(({ folder }) => !folders.has(folder) && !isWithin(siteFolder, folder));
  return {
    worked,
    settings: sources,
    linked: [...new Set(others.map(({ folder }) => folder))].sort(),
    findSource(specifier, importer) {
      const folder = findFolder(splitPackage(specifier).name, importer);
      return folder === undefined ? undefined : find(specifier, folder);
    },
  };
}

/** Sorts by name; of two packages with one name, the one that the site finds comes first. */
function byName(a: WorkedPackage, b: WorkedPackage): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return Number(a.isIndirect ?? false) - Number(b.isIndirect ?? false);
}

/** Creates the function that finds a package's folder from its importer upwards, or else from the site. */
function createFolderFinder(
  worked: readonly WorkedPackage[],
  { root, named }: { root: string; named: ReadonlySet<string> },
): (name: string, importer: string | undefined) => string | undefined {
  const names = new Set(worked.map(({ name }) => name));
  const folders = new Set(worked.map(({ folder }) => folder));
  const cache = new Map<string, string | undefined>();

  return function findFolder(name, importer) {
    if (!names.has(name)) return undefined;
    // A bundler's virtual module has no folder.
    const from = importer === undefined || importer.includes('\0') ? root : dirname(importer);
    const key = `${from}\0${name}`;
    if (!cache.has(key)) cache.set(key, look(name, from));
    return cache.get(key);
  };

  function look(name: string, from: string): string | undefined {
    // The settings apply to all importers.
    const sourceEntries = worked.find((each) => each.name === name && isWithin(from, each.folder));
    if (sourceEntries) return sourceEntries.folder;
    const installed = named.has(name) ? undefined : findInstalled(name, from);
    if (installed !== undefined) {
      const folder = realpathSync(installed);
      return folders.has(folder) ? folder : undefined;
    }
    return worked.find((each) => each.name === name && !each.isIndirect)?.folder;
  }
}

/** Locates a package named in the settings, which need not be installed. */
function locatePackage(key: string, file: string): LinkedPackage {
  const start = dirname(resolve(file.replace(/\*.*$/, '')));
  const folder = foldersAbove(start).find((each) => existsSync(join(each, 'package.json'))) ?? start;
  return { name: splitPackage(key).name, folder: existsSync(folder) ? realpathSync(folder) : folder };
}

type Given = readonly (readonly [key: string, file: string | boolean])[];

/** Creates the function that finds a source within the folder of a package. */
function createSourceFinder(
  given: Given,
  { root, enclosing }: { root: string; enclosing: ReadonlySet<string> },
): (specifier: string, folder: string) => string | undefined {
  const cache = new Map<string, string | undefined>();
  const manifests = new Map<string, WorkedPackage['manifest']>();

  return function find(specifier, folder) {
    const key = `${folder}\0${specifier}`;
    if (!cache.has(key)) cache.set(key, look(specifier, folder));
    return cache.get(key);
  };

  function look(specifier: string, folder: string): string | undefined {
    const said = matchGiven(specifier, given);
    if (said !== undefined) return findSourceFile(resolve(root, said));
    const manifest = manifests.get(folder) ?? readManifest(folder) ?? {};
    manifests.set(folder, manifest);
    const { subpath } = splitPackage(specifier);
    const built = enclosing.has(folder) && subpath !== '.' ? findBuilt(manifest, { folder, subpath }) : undefined;
    if (hasBuiltSheet(manifest, { folder, subpath })) return built;
    const source = listSourceCandidates(manifest, subpath)
      .map((file) => join(folder, file))
      .find(isFile);
    return source ?? built;
  }
}

/** Finds a built file of a package that contains the site, which is in no node_modules folder. */
function findBuilt(
  { exports }: SourceManifest,
  { folder, subpath }: { folder: string; subpath: string },
): string | undefined {
  const targets = exports === undefined ? [subpath] : matchExports(exports, subpath);
  return targets
    .filter((file) => !/\.d\.[cm]?ts$/.test(file))
    .map((file) => join(folder, file))
    .find(isFile);
}

/** A built style sheet may contain more than its source, so it is preferred if it exists. */
function hasBuiltSheet(manifest: SourceManifest, { folder, subpath }: { folder: string; subpath: string }): boolean {
  return (
    isSheet(manifest, subpath) && matchExports(manifest.exports, subpath).some((file) => existsSync(join(folder, file)))
  );
}

/** "@acme/ui/*" in the settings matches every subpath; an exact name wins. */
function matchGiven(specifier: string, given: Given): string | undefined {
  const exact = given.find(([key]) => key === specifier)?.[1];
  if (typeof exact === 'string') return exact;
  for (const [key, file] of given) {
    const [before = '', after] = key.split('*');
    if (after === undefined || typeof file !== 'string' || !specifier.startsWith(before) || !specifier.endsWith(after))
      continue;
    return file.replaceAll('*', specifier.slice(before.length, specifier.length - after.length));
  }
  return undefined;
}

function toWorked(
  { name, folder, isIndirect, containsSite }: LinkedPackage,
  { find, siteFolder }: { find: (specifier: string) => string | undefined; siteFolder: string },
): WorkedPackage[] {
  const manifest = readManifest(folder) ?? {};
  const keys = typeof manifest.exports === 'object' ? Object.keys(manifest.exports ?? {}) : [];
  const parts = keys
    .filter((key) => key.startsWith('./') && !key.includes('*') && key !== './package.json')
    .map((key) => name + key.slice(1));
  const files = [name, ...parts].flatMap((specifier) => find(specifier) ?? []).map((file) => relative(folder, file));
  const starred = keys.filter((key) => key.includes('*')).flatMap((key) => listSourceCandidates(manifest, key));
  const folders = starred
    .filter(isTyped)
    .map((file) => file.replace(/\*.*$/, ''))
    .filter((start) => existsSync(join(folder, start)));
  if (files.length + folders.length === 0) return [];
  // A file that is used as it is, such as package.json or a built style sheet, has no sources beside it.
  const sources = [...files.filter(isTyped), ...folders].map((file) => file.split(sep));
  const isFlat = sources.some((path) => path.length === 1 || path[0] === '..');
  // If the package's folder is the site's, the files of the site are not its sources.
  if (isFlat && containsSite && folder === siteFolder) return [];
  const sourceEntries = [
    ...files.filter((file) => !isTyped(file)),
    ...(isFlat ? listSourceEntries(folder, manifest) : sources.map(([first = '']) => first)),
  ];
  const watched = [...sourceEntries, 'package.json', 'tsconfig.json'].map((part) => join(folder, part));
  // They decide where imports lead, and may be in a folder above, for all packages of a repository.
  watched.push(...listConfigFiles(folder));
  const parted = { name, folder, ...(isIndirect && { isIndirect }), ...(containsSite && { containsSite }), manifest };
  return [{ ...parted, parts: [...new Set(watched)].filter((part) => !isWithin(siteFolder, part)).sort() }];
}

/** Lists the contents of a package's folder, without its build and its packages. */
function listSourceEntries(folder: string, manifest: SourceManifest): string[] {
  const built = new Set(['node_modules', ...listBuiltFolders(manifest)]);
  return readdirSync(folder).filter((entry) => !entry.startsWith('.') && !built.has(entry));
}

function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}
