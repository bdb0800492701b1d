// The imports of a demo → the problem for each that leads to a file which cannot be read, be it through
// other packages.

import type { Closure } from '../../core/demos/closure/closure.ts';
import { toWishKey, type Library } from '../../core/library/library.ts';
import { reachModules } from '../../core/library/reach-modules.ts';
import type { Problem } from '../../core/problem.ts';
import { toSourceProblem } from './to-source-problem.ts';
import { quote } from '../../core/text/quote.ts';
import { toWishes } from './plan-wishes.ts';

/** Finds the imports that cannot be loaded, each at its place. */
export function findBrokenImports({ imports }: Pick<Closure, 'imports'>, library: Library): Problem[] {
  if (library.broken.length === 0) return [];
  return imports.flatMap(({ kind, typeOnly, module, names, file, line, column }) => {
    if (kind !== 'package' || typeOnly || module === undefined) return [];
    const entries = toWishes(module, names).flatMap((wish) => library.entries[toWishKey(wish)] ?? []);
    const reached = reachModules(entries, library);
    const fault = library.broken.find(({ id }) => reached.has(id));
    if (!fault) return [];
    const path = library.modules[fault.id]?.path ?? '';
    const name = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
    if (name === undefined) return toSourceProblem(path, fault.message);
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
