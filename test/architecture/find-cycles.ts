/** Finds the cycles of a graph, each once: its names in order, with the first repeated at the end. */
export function findCycles(targets: ReadonlyMap<string, Iterable<string>>): string[][] {
  const finished = new Set<string>();
  const cycles: string[][] = [];

  function visit(name: string, path: readonly string[]): void {
    if (path.includes(name)) {
      cycles.push([...path.slice(path.indexOf(name)), name]);
      return;
    }
    if (finished.has(name)) return;
    for (const target of targets.get(name) ?? []) visit(target, [...path, name]);
    finished.add(name);
  }

  for (const name of targets.keys()) visit(name, []);
  return cycles;
}
