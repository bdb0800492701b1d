/**
 * Splits the text of a type into the members of its union, but not the result of a function.
 *
 * @example
 * splitUnion("'a | b' | (() => A | B) | number") // ["'a | b'", "(() => A | B)", "number"]
 */
export function splitUnion(type: string): string[] {
  const members = [''];
  let depth = 0;
  for (const [token] of type.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|=>|[^]/g)) {
    if (/^[([{<]$/.test(token)) depth += 1;
    if (/^[)\]}>]$/.test(token)) depth -= 1;
    if (token === '=>' && depth === 0) return [type];
    if (token === '|' && depth === 0) members.push('');
    else members[members.length - 1] += token;
  }
  return members.map((member) => member.trim()).filter(Boolean);
}
