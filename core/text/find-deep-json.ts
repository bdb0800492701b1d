// The text of JSON → where it is nested deeper than a limit. It is told before a parser or renderer runs out of stack.

/** Finds the offset of the first bracket that is too deep; undefined where none is. */
export function findDeepJson(text: string, limit: number): number | undefined {
  let depth = 0;
  // Strings are read as a whole: brackets in them are text.
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (found === '[' || found === '{') depth += 1;
    else if (found === ']' || found === '}') depth -= 1;
    if (depth > limit) return index;
  }
  return undefined;
}
