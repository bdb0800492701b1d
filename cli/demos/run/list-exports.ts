// A local file of a demo → the names that it exports, types among them, followed through the files of which it
// exports all.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import { parseCode } from '../read/parse-demo-file.ts';

/** Lists what a file exports; undefined where that is known only when it runs. */
export function listExports(
  path: string,
  closure: Pick<Closure, 'files' | 'imports'>,
  seen: readonly string[] = [],
): ReadonlySet<string> | undefined {
  if (seen.includes(path)) return new Set();
  if (!/\.[mc]?[jt]sx?$/.test(path)) return undefined;
  const text = closure.files.find((file) => file.path === path)?.text;
  const module = text === undefined ? undefined : parseCode(path, text)?.module;
  // CommonJS, all of it or in part.
  if (text === undefined || !module?.hasModuleSyntax || /\bexports\b|\bexport\s*(?:=|import\b)/.test(text))
    return undefined;

  const names = new Set<string>();
  for (const { exportName, moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (exportName.kind === 'Default') names.add('default');
    else if (exportName.name !== null) names.add(exportName.name);
    else if (moduleRequest) {
      const next = closure.imports.find(({ file, specifier }) => file === path && specifier === moduleRequest.value);
      const passed =
        next?.kind === 'local' && next.target !== undefined
          ? listExports(next.target, closure, [...seen, path])
          : undefined;
      if (!passed) return undefined;
      for (const name of passed) if (name !== 'default') names.add(name);
    }
  }
  return names;
}
