import { join, sep } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import type { WorkedPackage, Workspace } from './open-workspace.ts';

/** Returns whether one of the errors is in a library that is worked on. */
export function hasSourceFault(
  problems: readonly Problem[],
  { root, worked }: { root: string } & Pick<Workspace, 'worked'>,
): boolean {
  return problems.some(({ severity, place }) => severity === 'error' && isSourceFile(place.file, { root, worked }));
}

/** Returns whether an absolute path is in a library that is worked on, whether it is a source or not. */
export function isInWorked(path: string, worked: readonly Pick<WorkedPackage, 'folder'>[]): boolean {
  return worked.some(({ folder }) => path.startsWith(folder + sep));
}

/** Returns whether a file, relative to the site's root, is a source of a library that is worked on. */
export function isSourceFile(file: string, { root, worked }: { root: string } & Pick<Workspace, 'worked'>): boolean {
  const path = join(root, file);
  return worked.some(({ parts }) => parts.some((part) => path === part || path.startsWith(part + sep)));
}
