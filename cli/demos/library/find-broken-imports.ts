// The imports of a demo → a problem for each that leads to an unreadable file, directly or through other packages.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import { toWantKey, type Library, type MissingExport } from '../../../core/demos/library/library.ts';
import { reachModules } from '../../../core/demos/library/reach-modules.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { toSheetProblem, toSourceProblem } from './to-source-problem.ts';
import type { BundledLibrary } from './bundle/to-bundled-library.ts';
import { quote } from '../../../core/text/quote.ts';
import { toWants } from './plan-wants.ts';

type StyledLibrary = Library & Partial<Pick<BundledLibrary, 'entryStyles'>>;

/** Finds imports that cannot be loaded, each with its place. */
export function findBrokenImports(
  { imports }: Pick<Closure, 'imports'>,
  library: StyledLibrary,
  root: string,
): Problem[] {
  return imports.flatMap(({ kind, typeOnly, module, names, file, line, column }) => {
    if (kind !== 'package' || typeOnly || module === undefined) return [];
    const wants = toWants(module, names).map(toWantKey);
    const fault = findFault(wants, library);
    if (!fault) return findBrokenSheets(wants, library);
    const { path } = fault;
    const name = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
    if (name === undefined) return toSourceProblem(path, fault.message, root);
    const [, place = '', message = fault.message] = /^(\d+:\d+): (.*)$/s.exec(fault.message) ?? [];
    return {
      rule: 'demo-package-broken',
      severity: 'error',
      place: { file, line, column },
      message: `The package ${quote(name)} cannot be read at ${path.slice(Math.max(0, path.lastIndexOf('node_modules')))}${place && `:${place}`}: ${message}`,
      hint: 'Install another version of it, or import what browsers can read.',
    };
  });
}

/** Finds the fault behind an import. For an unreadable file behind `export *`, only its missing names are known. */
function findFault(wants: readonly string[], library: Library): MissingExport['broken'] {
  const unread = wants.map((want) => library.missing?.[want]?.broken).find((broken) => broken !== undefined);
  if (unread || library.broken.length === 0) return unread;
  const reached = reachModules(
    wants.flatMap((want) => library.entries[want] ?? []),
    library,
  );
  const fault = library.broken.find(({ id }) => reached.has(id));
  return fault && { path: library.modules[fault.id]?.path ?? '', message: fault.message };
}

/** Finds broken sheets: scripts reach only CSS modules, and plain sheets belong to the entry. */
function findBrokenSheets(
  wants: readonly string[],
  { brokenSheets, entryStyles = {}, ...library }: StyledLibrary,
): Problem[] {
  if (brokenSheets === undefined) return [];
  const reached = reachModules(
    wants.flatMap((want) => library.entries[want] ?? []),
    library,
  );
  const sheets = new Set([
    ...[...reached].map((id) => library.modules[id]?.path ?? ''),
    ...wants.flatMap((want) => entryStyles[want] ?? []),
  ]);
  return Object.entries(brokenSheets).flatMap(([sheet, each]) => (sheets.has(sheet) ? toSheetProblem(each) : []));
}
