// A graph, as a map from each name to those it leads to → the ways round in it.

/** Finds the circles, each once: its names in the order of the way, the first again at the end. */
export function findCycles(targets: ReadonlyMap<string, Iterable<string>>): string[][] {
  const finished = new Set<string>();
  const cycles: string[][] = [];

  function visit(name: string, way: readonly string[]): void {
    if (way.includes(name)) {
      cycles.push([...way.slice(way.indexOf(name)), name]);
      return;
    }
    if (finished.has(name)) return;
    for (const target of targets.get(name) ?? []) visit(target, [...way, name]);
    finished.add(name);
  }

  for (const name of targets.keys()) visit(name, []);
  return cycles;
}
