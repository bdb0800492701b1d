// Code that a page of MDX defines → what of it can be a module of the new site: code with types and JSX, that uses
// nothing but what the page may import, what it defines itself, and what every browser has.

import type { PageImport } from '../markdown/page-tools.ts';
import type { PageModule } from '../markdown/read-page-imports.ts';

interface CodeTools {
  listFreeNames(file: string, code: string): ReadonlySet<string> | undefined;
  keepCode(text: string, isTrial: boolean): string | undefined;
}

/** Code of a page that can be kept. */
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

const ofBrowsers = new Set(['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location', 'React']);

/** Tells whether a name exists everywhere. */
export function isGlobal(name: string): boolean {
  return name === 'undefined' || name in globalThis;
}

/** Plans the module of a page's own code. */
export function planPageCode(
  { byName, modules }: Imports,
  usable: ReadonlySet<string>,
  { listFreeNames, keepCode }: CodeTools,
): PageCode {
  const free = new Map(
    modules.flatMap((each) => (each.names ? [[each, listFreeNames('code.tsx', each.code)] as const] : [])),
  );
  let kept = [...free.keys()].filter((each) => free.get(each) !== undefined && (each.names ?? []).length > 0);
  // What uses code that is not kept is not kept either.
  for (let size = -1; size !== kept.length;) {
    size = kept.length;
    const own = new Set(kept.flatMap(({ names = [] }) => names));
    kept = kept.filter((each) =>
      [...(free.get(each) ?? [])].every(
        (name) => own.has(name) || usable.has(name) || ofBrowsers.has(name) || isGlobal(name),
      ),
    );
  }
  const good = kept.length > 0 && keepCode(write(kept), true) === undefined ? [] : kept;
  return { modules: good, names: good.flatMap(({ names = [] }) => names), write };

  function write(list: readonly PageModule[]): string {
    const used = new Set(list.flatMap((each) => [...(free.get(each) ?? [])]));
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
