// The imports that have run → missing names. The exports of CommonJS, and React, are known only after running.

import type { ClosureImport } from '../../../core/demos/closure/closure.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import type { NodeLibrary } from '../library/node/create-node-library.ts';
import type { MissingName } from './find-missing-names.ts';

/** Finds imported names that are undefined, each with the nearest name that the site imports from there. */
export function findUndefinedNames(
  ran: Iterable<ClosureImport>,
  { take, list, lacks }: Pick<NodeLibrary, 'take' | 'list' | 'lacks'>,
): MissingName[] {
  return [...ran].flatMap((stated) => {
    const { module, names } = stated;
    if (module === undefined || names.includes('*')) return [];
    const taken = take(module, names);
    // Names that the bundler knows to be missing are types, or are reported without running.
    const lost = names.filter((name) => taken[name] === undefined && !lacks(module, name));
    if (lost.length === 0) return [];
    const others = list(module);
    const given = take(module, others);
    const known = others.filter((name) => given[name] !== undefined);
    return lost.map((name) => ({ stated, name, nearest: findNearest(name, known) }));
  });
}
