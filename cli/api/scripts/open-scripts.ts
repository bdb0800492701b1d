// Opens the scripts of an installed package: their code is read, and the package is loaded on demand.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toClassName } from '../../../core/api/extract/classes/name-class.ts';
import type { PackageScripts } from '../../../core/api/extract/extraction.ts';
import { createScriptFinder } from '../../../core/api/extract/script/find-script.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { readManifest } from '../../files/read-manifest.ts';
import { findEntryScript } from '../packages/find-entry-script.ts';
import { ScriptReader } from '../packages/script-reader.ts';
import type { InstalledPackage } from '../packages/find-package.ts';
import { isOldContext } from '../packages/is-old-context.ts';
import { readReact } from '../../site/load/find-react.ts';
import { readSource } from '../packages/read-source.ts';
import { readStaticDefaults } from '../packages/read-static-defaults.ts';
import { openWorkspace, type WorkspacePlace } from '../../site/workspace/open-workspace.ts';
import { createComponentRenderer } from '../render/create-component-renderer.ts';

/** A package, and the options for finding its scripts. */
export interface ScriptPlace {
  readonly pack: InstalledPackage;
  /** The folder of its declarations. */
  readonly folder: string;
  readonly specifiers: readonly string[];
  /** Files by the names of libraries that they replace. */
  readonly alias: Readonly<Record<string, string>>;
  /** Finds other sources of libraries. */
  readonly workspace?: WorkspacePlace;
  readonly settingsFile: string;
}

/** The scripts of a package, and the files and problems of reading them. */
export interface OpenScripts extends PackageScripts {
  /** Lists the files that were read so far, and missing ones that may be built later. */
  readonly listFiles: () => readonly string[];
  readonly findProblems: () => Problem[];
  /** Lists the files that would fix the problems; available after findProblems. */
  readonly listAwaited: () => readonly string[];
}

/** Opens the scripts of a package. */
export function openScripts({ pack, folder, specifiers, alias, workspace, settingsFile }: ScriptPlace): OpenScripts {
  const files: string[] = [];
  // An installed package is complete; a linked one may be built later.
  const isLinked = !pack.folder.includes('/node_modules/');
  const script = new ScriptReader(
    { ...pack, specifiers },
    {
      settingsFile,
      alias,
      ...(workspace && { findSource: openWorkspace(workspace).findSource }),
    },
  );
  const readComponent = (specifier: string, exported: string) => script.readComponent(specifier, exported);
  const manifest = readManifest(pack.folder) ?? {};
  const places = toReactPlaces(pack);
  const render = createComponentRenderer({ places }, readComponent);

  function readText(file: string): string | undefined {
    const isThere = existsSync(file);
    if (isThere || isLinked) files.push(file);
    if (!isThere) return undefined;
    return readFileSync(file, 'utf8');
  }

  function readReactVersion(): string | undefined {
    const found = places.map(readReact).find((react) => react !== undefined);
    if (found) files.push(found.file);
    return found?.version;
  }

  return {
    find: createScriptFinder({
      folder,
      readText,
      // The built script of a developed library may be older than its sources.
      ...(!pack.sources && {
        findEntry: (specifier) => findEntryScript(specifier, { name: pack.name, folder: pack.folder, manifest }),
      }),
      readSource: (specifier, exported) => readSource(readComponent(specifier, exported)),
      readStatic(specifier, exported) {
        const value = readComponent(specifier, exported);
        return value === undefined ? undefined : readStaticDefaults(value);
      },
      isOldContext(specifier, name) {
        const value = readComponent(specifier, name) ?? readComponent(specifier, 'default');
        return value === undefined ? undefined : isOldContext(value, readReactVersion);
      },
    }),
    nameClass: ({ specifier, name }, key) => toClassName(script.readExport(specifier, name), key),
    ...(render && { render }),
    listFiles: () => files,
    findProblems: () => script.findProblems(),
    listAwaited: () => script.listAwaited(),
  };
}

/** Lists the places of React: a bundled source uses that of the site, an installed package its own. */
function toReactPlaces({ folder, importer, sources }: InstalledPackage): readonly string[] {
  const places = [join(folder, 'package.json'), importer];
  return sources ? places.reverse() : places;
}
