// A demo's closure → the exact installed versions of all packages that it needs.
//
// Required peer dependencies are included, and optional ones if they are installed. The settings win. A package that is not
// installed was already reported, and is left out; one that is worked on and private, or without a version, is in no
// registry.

import type { ClosureImport } from '../../../../core/demos/closure/closure.ts';
import type { Versions } from '../../../../core/demos/export/plan-export.ts';
import type { PackageManifest } from '../../../files/read-manifest.ts';
import { findManifest } from '../../library/packages/find-package.ts';

/** Manifests by name, for one list of folders. */
export type ManifestMemory = Map<string, PackageManifest | undefined>;

/** Where packages are installed, and their versions in the settings. */
interface VersionOptions {
  readonly folders: readonly string[];
  /** `demos.dependencies` of the settings. */
  readonly overrides?: Readonly<Record<string, string>>;
  readonly memory?: ManifestMemory;
  /** Libraries that are worked on, by name: they need not be installed. */
  readonly worked?: ReadonlyMap<string, PackageManifest>;
  /** Packages that no file imports, but that the project needs to be built. */
  readonly tools?: readonly string[];
}

/** Reads the versions of the packages that a closure imports, always including React. */
export function readVersions(
  imports: readonly ClosureImport[],
  { folders, overrides = {}, memory = new Map(), worked = new Map(), tools = [] }: VersionOptions,
): Versions {
  const named = imports.filter(({ kind }) => kind === 'package');
  const wanted = namesOf(named.filter(({ typeOnly }) => !typeOnly));
  const forTypes = namesOf(named.filter(({ typeOnly }) => typeOnly));

  const unpublished = new Set<string>();
  const dependencies = collect(['react', 'react-dom', ...tools, ...wanted.filter((name) => !isTypes(name))]);
  const types = collect([...forTypes, ...Object.keys(dependencies).map(typesOf)]);
  return {
    dependencies,
    types: Object.fromEntries(Object.entries(types).filter(([name]) => !(name in dependencies))),
    ...(unpublished.size > 0 && { unpublished: [...unpublished] }),
  };

  function collect(names: readonly string[]): Record<string, string> {
    const versions: Record<string, string> = {};
    const waiting = [...names];
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (name in versions || unpublished.has(name)) continue;
      const manifest = recall(name);
      const version = overrides[name] ?? (manifest?.private ? undefined : manifest?.version);
      if (version !== undefined) versions[name] = version;
      else if (manifest) unpublished.add(name);
      else continue;
      waiting.push(...peersOf(manifest));
    }
    return versions;
  }

  function peersOf(manifest: PackageManifest | undefined): string[] {
    return Object.keys(manifest?.peerDependencies ?? {}).filter(
      (peer) => !isTypes(peer) && (peer in overrides || recall(peer)),
    );
  }

  function recall(name: string): PackageManifest | undefined {
    const known = worked.get(name);
    if (known) return known;
    if (!memory.has(name)) memory.set(name, findManifest(name, folders)?.manifest);
    return memory.get(name);
  }
}

function namesOf(imports: readonly ClosureImport[]): string[] {
  return imports.flatMap(({ target }) => target ?? []);
}

function isTypes(name: string): boolean {
  return name.startsWith('@types/');
}

function typesOf(name: string): string {
  return isTypes(name) ? name : `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}
