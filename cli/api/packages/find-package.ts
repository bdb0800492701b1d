// Finds an installed package by its name, with its modules.

import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Repository } from '../../../core/api/to-source-url.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { findInstalled } from '../../files/find-installed.ts';
import { readManifest } from '../../files/read-manifest.ts';
import { findNearestInstalled } from '../../demos/library/packages/find-nearest-installed.ts';
import { findEntrance, type Entrance } from './find-entrance.ts';
import { findEnclosingPackage } from '../../site/workspace/list-enclosing-packages.ts';
import type { Workspace } from '../../site/workspace/open-workspace.ts';
import { suggestSource } from '../../site/workspace/suggest-source.ts';
import { listSourceSpecifiers, listSpecifiers } from './list-specifiers.ts';
import { toInstallCommand } from '../../files/to-install-command.ts';

/** An installed package. */
export interface InstalledPackage {
  readonly name: string;
  /** The name in its package.json, which differs if it is installed under an alias. */
  readonly published: string;
  readonly version: string;
  /** Absolute, links resolved, with forward slashes. */
  readonly folder: string;
  /** The names of its modules, the root first. Some may have no types. */
  readonly specifiers: readonly string[];
  /** The sources of its modules, absolute, by name, if it is a developed library. */
  readonly sources?: Readonly<Record<string, string>>;
  /** The place that its documentation imports from. */
  readonly entrance: Entrance;
  /** The file from which imports of it are resolved. */
  readonly importer: string;
  readonly repository?: Repository;
  /** The address of the library's own site. */
  readonly homepage?: string;
  /** Its dependencies and peer dependencies. */
  readonly needs: readonly string[];
}

/** Where a package is looked for; `aliasOf` is the package whose earlier version has this name. */
interface PackagePlace {
  readonly root: string;
  /** The developed libraries. */
  readonly workspace?: Pick<Workspace, 'worked' | 'findSource'>;
  readonly settingsFile: string;
  readonly aliasOf?: string;
}

/** Finds a package from the root of a site upwards, as Node does. */
export function findPackage(
  name: string,
  { root, workspace, settingsFile, aliasOf }: PackagePlace,
): InstalledPackage | { problem: Problem } {
  const place = { file: settingsFile };
  const workedPackage = workspace?.worked.find((each) => each.name === name && !each.isIndirect);
  const found = workedPackage?.folder ?? findInstalled(name, resolve(root));
  if (found === undefined) {
    const around = findEnclosingPackage(name, resolve(root));
    if (around)
      return {
        problem: {
          rule: 'api-package-missing',
          severity: 'error',
          place,
          message: `The sources of the package "${name}" of "api", which the site is a part of, cannot be found`,
          hint: `Name its entry file in the settings: ${suggestSource(around, resolve(root))}.`,
        },
      };
    const worked = workspace?.worked.flatMap((each) => (each.isIndirect ? [] : [each.name])) ?? [];
    const install = (packages: string) => toInstallCommand(packages, resolve(root));
    const near = aliasOf === undefined ? findNearestInstalled(name, { from: resolve(root), worked }) : undefined;
    return {
      problem: {
        rule: 'api-package-missing',
        severity: 'error',
        place,
        message: `The package "${name}" of "api" is not installed`,
        hint:
          aliasOf === undefined
            ? `${near ? `Did you mean "${near}"? If not, install` : 'Install'} it in the site: ${install(name)}.`
            : `Install the earlier version of "${aliasOf}" under this name: ${install(`${name}@npm:${aliasOf}@<version>`)}.`,
      },
    };
  }

  const folder = realpathSync(found).replaceAll('\\', '/');
  const manifest = readManifest(folder);
  if (!manifest) {
    return {
      problem: {
        rule: 'api-package-missing',
        severity: 'error',
        place,
        message: `The package.json of "${name}" is broken, so its types cannot be found`,
        hint: 'Install the package again.',
      },
    };
  }
  const list = workedPackage ? listSourceSpecifiers : listSpecifiers;
  const specifiers = list(name, { folder, manifest });
  return {
    name,
    published: manifest.name ?? name,
    version: manifest.version ?? '',
    repository: manifest.repository,
    homepage: manifest.homepage,
    folder,
    specifiers,
    ...(workedPackage && workspace && { sources: toSources(specifiers, workspace) }),
    entrance: findEntrance(name, { folder, manifest }),
    importer: join(resolve(root), settingsFile).replaceAll('\\', '/'),
    needs: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  };
}

function toSources(
  specifiers: readonly string[],
  { findSource }: Pick<Workspace, 'findSource'>,
): Record<string, string> {
  const sources = specifiers.map((specifier) => [specifier, findSource(specifier)?.replaceAll('\\', '/')] as const);
  return Object.fromEntries(sources.flatMap(([specifier, file]) => (file === undefined ? [] : [[specifier, file]])));
}
