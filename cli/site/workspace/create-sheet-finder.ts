// A style sheet's import from a package → the source that the sheet is built from, resolved as in TypeScript. Installed
// packages are not searched.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { splitPackage } from '../../../core/demos/closure/split-package.ts';
import { isStyleFile } from '../../../core/model/paths/style-file.ts';
import { findInstalled } from '../../files/find-installed.ts';
import { openWorkspace, type WorkspacePlace } from './open-workspace.ts';

/** Finds the absolute path of a specifier's sheet; undefined if the installed one is used. */
export type FindSheet = (specifier: string, importer: string) => string | undefined;

/** Creates a sheet finder. It may be long-lived: new sources and builds are found by the next call. */
export function createSheetFinder({ root, sources }: WorkspacePlace): FindSheet {
  return function findSheet(specifier, importer) {
    if (sources === false || /^\.{0,2}\//.test(specifier)) return undefined;
    const folder = dirname(importer);
    if (existsSync(join(folder, specifier))) return undefined;
    const installed = findInstalled(splitPackage(specifier).name, folder);
    const isStored = installed !== undefined && realpathSync(installed).includes(`${sep}node_modules${sep}`);
    // Packages named in the settings may be installed too.
    if (isStored && typeof sources !== 'object') return undefined;
    const source = openWorkspace({ root, sources }).findSource(specifier, importer);
    return source !== undefined && isStyleFile(source) ? source : undefined;
  };
}
