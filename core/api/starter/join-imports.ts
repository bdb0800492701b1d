import { listBindings } from '../../code/parse-import.ts';

/**
 * Joins imports into one statement per module. Of two imports that bind the same name, such as those of a component and
 * of its part "Form.Label", the first is enough.
 *
 * @example
 * joinImports(["import { A } from 'kit';", "import { B } from 'kit';"]) // ["import { A, B } from 'kit';"]
 */
export function joinImports(lines: readonly string[]): string[] {
  const named = /^import \{ (.+) \} from (['"][^'"]+['"]);?$/;
  const byModule = new Map<string, string[]>();
  const bound = new Set<string>();
  for (const line of lines) {
    const names = [...listBindings(line).keys()];
    if (names.length > 0 && names.every((name) => bound.has(name))) continue;
    names.forEach((name) => bound.add(name));
    const module = named.exec(line)?.[2] ?? line;
    byModule.set(module, [...(byModule.get(module) ?? []), line]);
  }
  return [...byModule].map(([module, same]) => {
    const names = same.flatMap((line) => named.exec(line)?.[1] ?? []);
    return names.length > 1 ? `import { ${names.join(', ')} } from ${module};` : (same[0] ?? '');
  });
}
