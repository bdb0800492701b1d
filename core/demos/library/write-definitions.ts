// Modules → the text that defines them in the browser. What modules ask for is written once, as a
// list of names; in their code stand numbers.

import type { Library } from './library.ts';

/** A file of the site, compiled to CommonJS, and what its specifiers mean there. */
export interface SiteScript {
  readonly id: string;
  readonly code: string;
  /** By specifier as written: a module, or the modules that give the names which are taken. */
  readonly imports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Writes the call that defines modules; `define` is the name of the function in the script. */
export function writeDefinitions(
  define: string,
  {
    ids,
    library,
    site = [],
  }: { ids: readonly string[]; library: Pick<Library, 'modules'>; site?: readonly SiteScript[] },
): string {
  const own = sortByPath(ids, library);
  const numbers = new Map([...own, ...site.map(({ id }) => id)].map((id, index) => [id, index]));
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const bodies = [
    ...own.map((id) => toBody(numberRequires(library.modules[id]!, numberOf))),
    ...site.map(({ code, imports }) => `[${toBody(code)},${writeImports(imports, numberOf)}]`),
  ];
  return `${define}(${JSON.stringify([...numbers.keys()].join(' '))},[${bodies.join(',\n')}]);`;
}

/** Modules near each other look alike, which is good for compression. */
function sortByPath(ids: readonly string[], { modules }: Pick<Library, 'modules'>): string[] {
  return [...ids].sort((a, b) => {
    const [one = '', other = ''] = [modules[a]?.path, modules[b]?.path];
    return one === other ? (a < b ? -1 : 1) : one < other ? -1 : 1;
  });
}

function toBody(code: string): string {
  return `(exports,require,module)=>{${code.trim()}\n}`;
}

// The names are the bundler's own, and nothing that an author writes looks like one of them.
function numberRequires(
  { code, imports }: { code: string; imports: readonly string[] },
  numberOf: (name: string) => number,
): string {
  const known = new Set(imports);
  return code.replace(/\brequire\((["'`])([^"'`\n]+)\1\)/g, (call, _quote, name: string) => {
    const id = name.replace(/^\.\/(.+)\.js$/, '$1');
    return known.has(id) ? `require(${numberOf(id)})` : call;
  });
}

function writeImports(imports: SiteScript['imports'], numberOf: (name: string) => number): string {
  const entries = Object.entries(imports).map(([specifier, found]) => {
    if (typeof found === 'string') return [specifier, numberOf(found)];
    return [specifier, Object.fromEntries(Object.entries(found).map(([name, id]) => [name, numberOf(id)]))];
  });
  return JSON.stringify(Object.fromEntries(entries));
}
