// The paths of a version's pages, as the file beside them holds them: other versions ask for it once, to
// lead their readers to the same page. Between two neighbors only what is different is written.

/** The file of the list, in the base of a version. */
export const pathListFile = 'paths.json';

/**
 * Renders the paths of all pages, sorted; each tells how much of the one before it begins it.
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

/** Parses the text of such a file; undefined where it is none. */
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
