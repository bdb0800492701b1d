/** Writes code as a fenced Markdown block whose fence is longer than any in the code. */
export function writeFence(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${info}\n${code.replace(/(?<!\n)\n+$/, '')}\n${marks}`;
}
