// Front matter as written → the line of a key.
//
// Top-level keys start in the first column, where YAML allows only them and comments.

/** Finds the line of a key in its file, where the front matter starts on line 2. */
export function findKeyLine(head: string, key: string): number | undefined {
  const starts = [`${key}:`, `"${key}"`, `'${key}'`];
  const index = head.split('\n').findIndex((line) => starts.some((start) => line.startsWith(start)));
  return index === -1 ? undefined : index + 2;
}
