import type { Library } from './library.ts';

/** Finds the modules that some modules need, themselves among them, in the order in which they are met. */
export function reachModules(first: readonly string[], { modules }: Pick<Library, 'modules'>): Set<string> {
  const found = new Set(first.filter((id) => Object.hasOwn(modules, id)));
  for (const id of found) {
    for (const imported of modules[id]?.imports ?? []) if (Object.hasOwn(modules, imported)) found.add(imported);
  }
  return found;
}
