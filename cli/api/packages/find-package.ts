// The name of a package → where it is installed, and the modules that it offers.

import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Repository } from '../../../core/api/to-source-url.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { findInstalled } from '../../files/find-installed.ts';
import { readManifest } from '../../files/read-manifest.ts';
import { findNearestInstalled } from '../../demos/library/packages/find-nearest-installed.ts';
import { findEntrance, type Entrance } from './find-entrance.ts';
import { findOwnPackage } from '../../site/workspace/list-own-packages.ts';
import type { Workspace } from '../../site/workspace/open-workspace.ts';
import { suggestSource } from '../../site/workspace/suggest-source.ts';
import { listSourceSpecifiers, listSpecifiers } from './list-specifiers.ts';
import { toInstallCommand } from '../../files/to-install-command.ts';

/** An installed package. */
export interface InstalledPackage {
  readonly name: string;
  /** The name in its package.json, which is another one where it is installed under an alias. */
  readonly published: string;
  readonly version: string;
  /** Absolute, links resolved, with forward slashes. */
  readonly folder: string;
  /** The names that its modules may have, the root first. Not each need have types. */
  readonly specifiers: readonly string[];
  /** Of a library that is worked on: the sources of its modules, absolute, by their names. */
  readonly sources?: Readonly<Record<string, string>>;
  /** What its documentation imports from. */
  readonly entrance: Entrance;
  /** A file from which it is imported, as the way to it begins there. */
  readonly importer: string;
  readonly repository?: Repository;
  /** The address of the library's own site. */
  readonly homepage?: string;
  /** The packages that it names as what it needs. */
  readonly needs: readonly string[];
}

/** Where a package may be found; `aliasOf` is the one that is installed under its name. */
interface PackagePlace {
  readonly root: string;
  /** The libraries that are worked on. */
  readonly workspace?: Pick<Workspace, 'worked' | 'findSource'>;
  readonly settingsFile: string;
  readonly aliasOf?: string;
}

/** Finds a package from a site's root upwards, as Node does. */
export function findPackage(
  name: string,
  { root, workspace, settingsFile, aliasOf }: PackagePlace,
): InstalledPackage | { problem: Problem } {
  const place = { file: settingsFile };
  const own = workspace?.worked.find((each) => each.name === name && !each.isIndirect);
  const found = own?.folder ?? findInstalled(name, resolve(root));
  if (found === undefined) {
    const around = findOwnPackage(name, resolve(root));
    if (around)
      return {
        problem: {
          rule: 'api-package-missing',
          severity: 'error',
          place,
          message: `The sources of the package "${name}" of "api", which the site is a part of, are not found`,
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
        message: `The package.json of "${name}" is broken, so its types are not found`,
        hint: 'Install the package again.',
      },
    };
  }
  const list = own ? listSourceSpecifiers : listSpecifiers;
  const specifiers = list(name, { folder, manifest });
  return {
    name,
    published: manifest.name ?? name,
    version: manifest.version ?? '',
    repository: manifest.repository,
    homepage: manifest.homepage,
    folder,
    specifiers,
    ...(own && workspace && { sources: toSources(specifiers, workspace) }),
    entrance: findEntrance(name, { folder, manifest }),
    importer: join(resolve(root), settingsFile).replaceAll('\\', '/'),
    needs: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  };
}

function toSources(
  specifiers: readonly string[],
  { findSource }: Pick<Workspace, 'findSource'>,
): Record<string, string> {
  const found = specifiers.map((specifier) => [specifier, findSource(specifier)?.replaceAll('\\', '/')] as const);
  return Object.fromEntries(found.flatMap(([specifier, file]) => (file === undefined ? [] : [[specifier, file]])));
}
