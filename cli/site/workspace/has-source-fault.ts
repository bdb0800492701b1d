import { join, sep } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import type { WorkedPackage, Workspace } from './open-workspace.ts';

/** Tells whether one of the errors lies in a library that is worked on. */
export function hasSourceFault(
  problems: readonly Problem[],
  { root, worked }: { root: string } & Pick<Workspace, 'worked'>,
): boolean {
  return problems.some(({ severity, place }) => severity === 'error' && isSourceFile(place.file, { root, worked }));
}

/** Tells whether a path, absolute, lies in a library that is worked on, be it a source or what belongs to none. */
export function isInWorked(path: string, worked: readonly Pick<WorkedPackage, 'folder'>[]): boolean {
  return worked.some(({ folder }) => path.startsWith(folder + sep));
}

/** Tells whether a file, named from the root of the site, is a source of a library that is worked on. */
export function isSourceFile(file: string, { root, worked }: { root: string } & Pick<Workspace, 'worked'>): boolean {
  const path = join(root, file);
  return worked.some(({ parts }) => parts.some((part) => path === part || path.startsWith(part + sep)));
}
