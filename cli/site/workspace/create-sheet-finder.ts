// What a style sheet imports from a package → the source that it is built from, as the same import in TypeScript is
// answered. Of packages that are installed, nothing is asked.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { splitPackage } from '../../../core/demos/closure/split-package.ts';
import { isStyleFile } from '../../../core/model/paths/style-file.ts';
import { findInstalled } from '../../files/find-installed.ts';
import { openWorkspace, type WorkspacePlace } from './open-workspace.ts';

/** Finds the sheet that a specifier stands for, absolute; undefined where it is taken from what is installed. */
export type FindSheet = (specifier: string, importer: string) => string | undefined;

/** Creates the function. It may live long: a source that comes, or a build of it, is seen by the next sheet that asks. */
export function createSheetFinder({ root, sources }: WorkspacePlace): FindSheet {
  return function findSheet(specifier, importer) {
    if (sources === false || /^\.{0,2}\//.test(specifier)) return undefined;
    const folder = dirname(importer);
    if (existsSync(join(folder, specifier))) return undefined;
    const installed = findInstalled(splitPackage(specifier).name, folder);
    const isStored = installed !== undefined && realpathSync(installed).includes(`${sep}node_modules${sep}`);
    // What the settings name may be installed as well.
    if (isStored && typeof sources !== 'object') return undefined;
    const source = openWorkspace({ root, sources }).findSource(specifier, importer);
    return source !== undefined && isStyleFile(source) ? source : undefined;
  };
}
