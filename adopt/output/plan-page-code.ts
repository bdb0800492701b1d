// The code in an MDX page → the part of it that can be a module of the new site: it may only use imports that
// work there, its own definitions, and browser globals.

import type { PageImport } from '../markdown/page-tools.ts';
import type { PageModule } from '../markdown/read-page-imports.ts';

interface CodeTools {
  listFreeNames(file: string, code: string): ReadonlySet<string> | undefined;
  canKeepCode(text: string): boolean;
}

/** The code of a page that can be kept. */
interface PageCode {
  readonly modules: readonly PageModule[];
  /** The names that it defines. */
  readonly names: readonly string[];
  /** Writes it as a module, with the imports that it needs. */
  write(modules: readonly PageModule[]): string;
}

interface Imports {
  readonly byName: ReadonlyMap<string, PageImport>;
  readonly modules: readonly PageModule[];
}

const browserGlobals = new Set([
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'location',
  'React',
]);

/** Returns whether a name is a global of every runtime. */
export function isGlobal(name: string): boolean {
  return name === 'undefined' || name in globalThis;
}

/** Plans the module of a page's own code. */
export function planPageCode(
  { byName, modules }: Imports,
  usable: ReadonlySet<string>,
  { listFreeNames, canKeepCode }: CodeTools,
): PageCode {
  const freeNames = new Map(
    modules.flatMap((each) => (each.names ? [[each, listFreeNames('code.tsx', each.code)] as const] : [])),
  );
  let remaining = [...freeNames.keys()].filter(
    (each) => freeNames.get(each) !== undefined && (each.names ?? []).length > 0,
  );
  // Code that uses dropped code is dropped as well.
  for (let size = -1; size !== remaining.length;) {
    size = remaining.length;
    const definedNames = new Set(remaining.flatMap(({ names = [] }) => names));
    remaining = remaining.filter((each) =>
      [...(freeNames.get(each) ?? [])].every(
        (name) => definedNames.has(name) || usable.has(name) || browserGlobals.has(name) || isGlobal(name),
      ),
    );
  }
  const usableModules = remaining.length > 0 && !canKeepCode(write(remaining)) ? [] : remaining;
  return { modules: usableModules, names: usableModules.flatMap(({ names = [] }) => names), write };

  function write(list: readonly PageModule[]): string {
    const used = new Set(list.flatMap((each) => [...(freeNames.get(each) ?? [])]));
    const lines = [...byName.values()].flatMap(({ name, imported, from }) =>
      used.has(name) ? [writeImport({ name, imported, from })] : [],
    );
    const react = used.has('React') && !byName.has('React') ? ["import * as React from 'react';"] : [];
    return `${[...react, ...lines, ...list.map(({ code }) => code)].join('\n')}\n`;
  }
}

function writeImport({ name, imported, from }: PageImport): string {
  if (imported === 'default') return `import ${name} from '${from}';`;
  if (imported === '*') return `import * as ${name} from '${from}';`;
  return `import { ${imported === name ? name : `${imported} as ${name}`} } from '${from}';`;
}
