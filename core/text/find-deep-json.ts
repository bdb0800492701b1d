// Finds where JSON is nested deeper than a limit, so that it is reported before a parser or renderer overflows the stack.

/** Finds the offset of the first bracket that is nested too deep; undefined if there is none. */
export function findDeepJson(text: string, limit: number): number | undefined {
  let depth = 0;
  // Strings are matched whole, because brackets inside them are text.
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (found === '[' || found === '{') depth += 1;
    else if (found === ']' || found === '}') depth -= 1;
    if (depth > limit) return index;
  }
  return undefined;
}
