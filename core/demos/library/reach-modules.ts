import type { Library } from './library.ts';

/** Finds the given modules and all that they import, in the order of discovery. */
export function reachModules(start: readonly string[], { modules }: Pick<Library, 'modules'>): Set<string> {
  const found = new Set(start.filter((id) => Object.hasOwn(modules, id)));
  for (const id of found) {
    for (const imported of modules[id]?.imports ?? []) if (Object.hasOwn(modules, imported)) found.add(imported);
  }
  return found;
}
