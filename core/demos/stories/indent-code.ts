// Code that is taken out of its place, or put into another one.

/** Puts parentheses around elements of several lines. */
export function wrap(element: string): string {
  return element.includes('\n') ? `(\n${indent(element, '  ')}\n)` : element;
}

/** Takes away the parentheses around a text. */
export function trimParentheses(text: string): string {
  return text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1).trim() : text;
}

/** Moves each line to the right. */
export function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by);
}

/** Takes away the indent that all lines but the first share. */
export function dedent(text: string): string {
  const lines = text.split('\n');
  const rest = lines.slice(1).filter((line) => line.trim() !== '');
  const first = /^\s+/.test(text) ? lines : rest;
  const depths = first.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const depth = depths.length > 0 ? Math.min(...depths) : 0;
  return lines
    .map((line) => (/^ *$/.test(line) ? '' : line.slice(0, depth).trim() === '' ? line.slice(depth) : line))
    .join('\n');
}
