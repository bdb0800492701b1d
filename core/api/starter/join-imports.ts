/**
 * Joins imports into one statement per module.
 *
 * @example
 * joinImports(["import { A } from 'kit';", "import { B } from 'kit';"]) // ["import { A, B } from 'kit';"]
 */
export function joinImports(lines: readonly string[]): string[] {
  const named = /^import \{ (.+) \} from (['"][^'"]+['"]);?$/;
  const byModule = new Map<string, string[]>();
  for (const line of new Set(lines)) {
    const module = named.exec(line)?.[2] ?? line;
    byModule.set(module, [...(byModule.get(module) ?? []), line]);
  }
  return [...byModule].map(([module, same]) => {
    const names = same.flatMap((line) => named.exec(line)?.[1] ?? []);
    return names.length > 1 ? `import { ${names.join(', ')} } from ${module};` : (same[0] ?? '');
  });
}
