// The grammars of JSX find the braces of an attribute by a pattern that knows three levels; a fourth
// takes the colours from the whole tag. The pattern is replaced by one that knows more.

const threeLevels = /(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})/.source;
const levels = 8;

/** Lets a grammar, in place, find braces of eight levels. */
export function deepenBraces(grammar: object): void {
  const open: object[] = [grammar];
  const seen = new Set<object>();

  for (let part = open.pop(); part; part = open.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    for (const [key, value] of Object.entries(part)) {
      if (value instanceof RegExp) Object.assign(part, { [key]: toDeeper(value) });
      else if (typeof value === 'object' && value !== null) open.push(value as object);
    }
  }
}

function toDeeper(pattern: RegExp): RegExp {
  if (!pattern.source.includes(threeLevels)) return pattern;
  return new RegExp(pattern.source.replaceAll(threeLevels, toBraces(levels)), pattern.flags);
}

function toBraces(depth: number): string {
  return depth === 1 ? '\\{[^{}]*\\}' : `\\{(?:${toBraces(depth - 1)}|[^{}])*\\}`;
}
