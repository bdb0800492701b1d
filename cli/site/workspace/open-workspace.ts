// A site and its settings → the libraries that are worked on beside it, and the sources that their names
// stand for: what an author saves is what pages show, and nothing has to be built in between.

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
  /** Its files and folders that pages are made from, absolute: no build of it, and none of its packages. */
  readonly parts: readonly string[];
}

/** The libraries of a repository, as a site sees them. */
export interface Workspace {
  /** Those whose sources are read, sorted by name. */
  readonly worked: readonly WorkedPackage[];
  /** Other linked packages, which are taken as they are: their folders. The one that holds the site is not among them. */
  readonly linked: readonly string[];
  /** What the settings say. */
  readonly settings: SourceSettings;
  /** Finds the source that the specifier of an import stands for, absolute. */
  readonly findSource: FindSource;
}

/**
 * Finds the source that a specifier stands for; undefined where it is taken from what is installed. The package is
 * the one that the importing file finds; without a file, the one that the site finds.
 */
export type FindSource = (specifier: string, importer?: string) => string | undefined;

/** Where a site lies, and what its settings say of sources. */
export interface WorkspacePlace {
  readonly root: string;
  readonly sources: SourceSettings;
}

/** Opens the workspace of a site. It takes folders for unchanged from here on. */
export function openWorkspace({ root, sources }: WorkspacePlace): Workspace {
  const home = realpathSync(root);
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
  const own = new Set([...candidates.values()].flatMap(({ folder, isOwn }) => (isOwn ? [folder] : [])));
  const find = createSourceFinder(given, { root, own });
  const worked = [...candidates.values()]
    .flatMap((each) => toWorked(each, { find: (specifier) => find(specifier, each.folder), home }))
    .sort(byName);
  const findFolder = createFolderFinder(worked, { root, named: new Set(named.map(({ name }) => name)) });
  const folders = new Set(worked.map(({ folder }) => folder));
  const others = linked.filter(({ folder }) => !folders.has(folder) && !isWithin(home, folder));
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

/** Of two packages with one name, the one that the site finds comes first. */
function byName(a: WorkedPackage, b: WorkedPackage): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return Number(a.isIndirect ?? false) - Number(b.isIndirect ?? false);
}

/** Finds the folder of a package that is worked on, as its importer finds it: from its own folder upwards, or else as the site does. */
function createFolderFinder(
  worked: readonly WorkedPackage[],
  { root, named }: { root: string; named: ReadonlySet<string> },
): (name: string, importer: string | undefined) => string | undefined {
  const names = new Set(worked.map(({ name }) => name));
  const folders = new Set(worked.map(({ folder }) => folder));
  const known = new Map<string, string | undefined>();

  return function findFolder(name, importer) {
    if (!names.has(name)) return undefined;
    // A module that a bundler makes up has no place.
    const from = importer === undefined || importer.includes('\0') ? root : dirname(importer);
    const key = `${from}\0${name}`;
    if (!known.has(key)) known.set(key, look(name, from));
    return known.get(key);
  };

  function look(name: string, from: string): string | undefined {
    // What the settings say holds for all.
    const own = worked.find((each) => each.name === name && isWithin(from, each.folder));
    if (own) return own.folder;
    const installed = named.has(name) ? undefined : findInstalled(name, from);
    if (installed !== undefined) {
      const folder = realpathSync(installed);
      return folders.has(folder) ? folder : undefined;
    }
    return worked.find((each) => each.name === name && !each.isIndirect)?.folder;
  }
}

/** A package that the settings name need not be installed. */
function locatePackage(key: string, file: string): LinkedPackage {
  const start = dirname(resolve(file.replace(/\*.*$/, '')));
  const folder = foldersAbove(start).find((each) => existsSync(join(each, 'package.json'))) ?? start;
  return { name: splitPackage(key).name, folder: existsSync(folder) ? realpathSync(folder) : folder };
}

type Given = readonly (readonly [key: string, file: string | boolean])[];

/** Finds a source within the folder of a package. */
function createSourceFinder(
  given: Given,
  { root, own }: { root: string; own: ReadonlySet<string> },
): (specifier: string, folder: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const manifests = new Map<string, WorkedPackage['manifest']>();

  return function find(specifier, folder) {
    const key = `${folder}\0${specifier}`;
    if (!known.has(key)) known.set(key, look(specifier, folder));
    return known.get(key);
  };

  function look(specifier: string, folder: string): string | undefined {
    const said = matchGiven(specifier, given);
    if (said !== undefined) return findSourceFile(resolve(root, said));
    const manifest = manifests.get(folder) ?? readManifest(folder) ?? {};
    manifests.set(folder, manifest);
    const { subpath } = splitPackage(specifier);
    const built = own.has(folder) && subpath !== '.' ? findBuilt(manifest, { folder, subpath }) : undefined;
    if (hasBuiltSheet(manifest, { folder, subpath })) return built;
    const source = listSourceCandidates(manifest, subpath)
      .map((file) => join(folder, file))
      .find(isFile);
    return source ?? built;
  }
}

/** What is built of a package that holds the site is found nowhere else: it is in no folder of packages. */
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

/** What is built into a style sheet may be more than its source, so that is taken where it is there. */
function hasBuiltSheet(manifest: SourceManifest, { folder, subpath }: { folder: string; subpath: string }): boolean {
  return (
    isSheet(manifest, subpath) && matchExports(manifest.exports, subpath).some((file) => existsSync(join(folder, file)))
  );
}

/** "@acme/ui/*" of the settings stands for every part; an exact name comes first. */
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
  { name, folder, isIndirect, isOwn }: LinkedPackage,
  { find, home }: { find: (specifier: string) => string | undefined; home: string },
): WorkedPackage[] {
  const manifest = readManifest(folder) ?? {};
  const keys = typeof manifest.exports === 'object' ? Object.keys(manifest.exports ?? {}) : [];
  const parts = keys.filter((key) => key.startsWith('./') && !key.includes('*')).map((key) => name + key.slice(1));
  const files = [name, ...parts].flatMap((specifier) => find(specifier) ?? []).map((file) => relative(folder, file));
  const starred = keys.filter((key) => key.includes('*')).flatMap((key) => listSourceCandidates(manifest, key));
  const folders = starred
    .filter(isTyped)
    .map((file) => file.replace(/\*.*$/, ''))
    .filter((start) => existsSync(join(folder, start)));
  const tops = [...files, ...folders].map((file) => file.split(sep));
  if (tops.length === 0) return [];
  const isFlat = tops.some((path) => path.length === 1 || path[0] === '..');
  // Of a package whose folder is the site's, the files of the site are none of its sources.
  if (isFlat && isOwn && folder === home) return [];
  const own = isFlat ? listOwn(folder, manifest) : tops.map(([first = '']) => first);
  const watched = [...own, 'package.json', 'tsconfig.json'].map((part) => join(folder, part));
  // They say where imports lead, and may lie above, for all packages of a repository.
  watched.push(...listConfigFiles(folder));
  const parted = { name, folder, ...(isIndirect && { isIndirect }), ...(isOwn && { isOwn }), manifest };
  return [{ ...parted, parts: [...new Set(watched)].filter((part) => !isWithin(home, part)).sort() }];
}

/** What lies in the folder of a package, but for its build and its packages. */
function listOwn(folder: string, manifest: SourceManifest): string[] {
  const built = new Set(['node_modules', ...listBuiltFolders(manifest)]);
  return readdirSync(folder).filter((entry) => !entry.startsWith('.') && !built.has(entry));
}

function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}
