// The head of a page, as written → the line of one of its keys.
//
// Keys of the outermost level begin their line, and nothing else in YAML does but comments.

/** Finds the line of a key of the front matter in its file, where the head starts on line 2. */
export function findKeyLine(head: string, key: string): number | undefined {
  const starts = [`${key}:`, `"${key}"`, `'${key}'`];
  const index = head.split('\n').findIndex((line) => starts.some((start) => line.startsWith(start)));
  return index === -1 ? undefined : index + 2;
}
