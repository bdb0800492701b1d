// Renders and parses paths.json, the list of a version's page paths. Other versions load it once, to link to
// the same page. Each path is written as its difference from the previous one.

/** The file of the list, relative to the base of a version. */
export const pathListFile = 'paths.json';

/**
 * Renders the paths of all pages, sorted, each with the length of the prefix it shares with the previous one.
 *
 * @example
 * renderPathList(['/a/', '/a/b/']) // '[0,"/a/",3,"b/"]\n'
 */
export function renderPathList(paths: readonly string[]): string {
  const sorted = [...new Set(paths)].sort();
  const parts = sorted.flatMap((path, index) => {
    const shared = countShared(path, sorted[index - 1] ?? '');
    return [shared, path.slice(shared)];
  });
  return `${JSON.stringify(parts)}\n`;
}

/** Parses the text of a path list; undefined if it is invalid. */
export function parsePathList(text: string): string[] | undefined {
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts)) return undefined;
    const paths: string[] = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const [shared, rest] = [parts[at] as unknown, parts[at + 1] as unknown];
      const path = `${(paths.at(-1) ?? '').slice(0, Number(shared))}${String(rest)}`;
      if (!/^\/(?!\/)/.test(path)) return undefined;
      paths.push(path);
    }
    return paths;
  } catch {
    return undefined;
  }
}

function countShared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}
