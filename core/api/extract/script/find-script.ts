// A declaration file → its script: next to it, or in the package's folder of scripts, where declarations
// have a folder of their own.

import type { Doc } from '../read-doc.ts';
import { remember } from '../remember.ts';
import { parseScript, type Script } from './parse-script.ts';
import { isHookName, readDefaults } from './read-defaults.ts';
import { readDescribed } from './read-described.ts';
import { type ImportedText, listNames, readExported, readScript, type ScriptFacts } from './read-script.ts';

const extensions = ['.js', '.mjs', '.cjs'];
const sourceExtensions = ['.tsx', '.ts', '.jsx', '.mts', '.cts'];
const scriptFolders = ['esm', 'es', 'lib', 'cjs', 'dist', 'build', 'modern'];

/** Reads the files and the values of a package. */
interface ScriptSource {
  readonly folder: string;
  /** Reads the text of a file; undefined if it does not exist. */
  readonly readText: (file: string) => string | undefined;
  /** Finds the script of a module, which may have what is declared elsewhere. */
  readonly findEntry?: (specifier: string) => string | undefined;
  /** Reads the source text of a component's function, where the package can be run. */
  readonly readSource?: (specifier: string, exported: string) => string | undefined;
  /**
   * Reads the `defaultProps` of a component, as code, where the package can be run; undefined for an export that it does
   * not have.
   */
  readonly readStatic?: (specifier: string, exported: string) => ReadonlyMap<string, string> | undefined;
  /**
   * Returns whether an export is a context that the installed React cannot render, where the package can be run;
   * undefined for one that it does not have.
   */
  readonly isOldContext?: (specifier: string, name: string) => boolean | undefined;
}

/** A component, and the modules it can be imported from. */
export interface ScriptedComponent {
  readonly name: string;
  readonly specifiers: readonly string[];
}

/** Reads the script of a component by its declaration file. A missing script gives empty facts. */
export type ScriptFinder = (declaration: string, component: ScriptedComponent) => ScriptFacts;

/** The package with a parser that caches scripts, as several components may be in one. */
interface CachedSource extends ScriptSource {
  readonly parse: (text: string) => Script;
}

/** Creates the script finder of a package. */
export function createScriptFinder(pack: ScriptSource): ScriptFinder {
  const { folder, findEntry, readSource, readStatic, isOldContext } = pack;
  // Modules that only re-export others are read for many components.
  const readText = remember(pack.readText);
  const cached = {
    folder,
    readText,
    findEntry: findEntry && remember(findEntry),
    readSource,
    readStatic,
    parse: remember(parseScript),
  };
  return function findScript(declaration, component) {
    const facts = readFound(declaration, cached, component.name) ?? readEntry(component, cached);
    return {
      ...facts,
      doc: facts.doc ?? readFromSource(declaration, cached, component.name),
      defaults: new Map([...readRuntimeDefaults(component, facts.defaults, cached), ...facts.defaults]),
      isOldContext: isOldContext && findFirst(component, isOldContext),
    };
  };
}

/** Asks the modules of a component one after the other, as loading each takes time. */
function findFirst<Answer>(
  { name, specifiers }: ScriptedComponent,
  ask: (specifier: string, name: string) => Answer | undefined,
): Answer | undefined {
  for (const specifier of specifiers) {
    const answer = ask(specifier, name);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Reads the comment above a component in the source that its declaration was compiled from. */
function readFromSource(declaration: string, { readText, parse }: CachedSource, component: string): Doc | undefined {
  const path = declaration.replace(/(?:\.d)?\.[cm]?tsx?$/, '');
  const text = readFirst(
    sourceExtensions.map((extension) => path + extension),
    readText,
  );
  return text === undefined ? undefined : readDescribed(parse(text), listNames(component, path.replace(/^.*\//, '')));
}

// Static defaults may be values that only a run can compute. If scripts are divided differently from declarations, those
// of the function come from its text.
function readRuntimeDefaults(
  { name, specifiers }: ScriptedComponent,
  defaults: ScriptFacts['defaults'],
  { readSource, readStatic }: ScriptSource,
): ScriptFacts['defaults'] {
  const places = specifiers.flatMap((specifier) => [name, 'default'].map((exported) => ({ specifier, exported })));
  // Loading a module takes time, so the first one that has the component answers.
  for (const { specifier, exported } of places) {
    const fixed = readStatic?.(specifier, exported);
    const source = defaults.size > 0 ? undefined : readSource?.(specifier, exported);
    if (!fixed && source === undefined) continue;
    const localName = isHookName(name) ? name : 'Component';
    const destructured =
      source === undefined ? [] : readDefaults(parseScript(`const ${localName} = ${source}`), [localName]);
    return new Map([...(fixed ?? []), ...destructured]);
  }
  return new Map();
}

function readFound(
  declaration: string,
  { folder, readText, parse }: CachedSource,
  component: string,
): ScriptFacts | undefined {
  const path = declaration.replace(/\.d\.[cm]?ts$/, '');
  for (const candidate of listPaths(path, folder)) {
    const text = readFirst(
      extensions.map((extension) => candidate + extension),
      readText,
    );
    if (text === undefined) continue;
    const fileName = candidate.slice(candidate.lastIndexOf('/') + 1);
    return readScript(text, { component, fileName, readImported: createImportReader(candidate, readText), parse });
  }
  return undefined;
}

// The script of a bundle is large and about many components, so it says less about one.
function readEntry({ name, specifiers }: ScriptedComponent, { findEntry, readText, parse }: CachedSource): ScriptFacts {
  for (const specifier of specifiers) {
    const file = findEntry?.(specifier);
    const text = file === undefined ? undefined : readText(file);
    if (file === undefined || text === undefined) continue;
    const found = readExported(text, { name, readImported: createImportReader(file, readText), parse });
    if (found) return { ...readScript(''), ...found };
  }
  return readScript('');
}

function createImportReader(script: string, readText: ScriptSource['readText']) {
  return (imported: string, importer = script): ImportedText | undefined => {
    const target = resolvePath(importer.slice(0, importer.lastIndexOf('/')), imported);
    const ends = /\.[cm]?js$/.test(imported) ? [''] : [...extensions, ...extensions.map((end) => `/index${end}`)];
    for (const file of ends.map((end) => target + end)) {
      const content = readText(file);
      if (content !== undefined) return { file, text: content };
    }
    return undefined;
  };
}

function readFirst(files: readonly string[], readText: ScriptSource['readText']): string | undefined {
  for (const file of files) {
    const text = readText(file);
    if (text !== undefined) return text;
  }
  return undefined;
}

// dist/types/Button/Button.d.ts → dist/esm/Button/Button.js
function listPaths(path: string, folder: string): string[] {
  const parts = path.slice(folder.length + 1).split('/');
  const typed = parts.findIndex((part) => /^(?:types?|typings|dts|declarations)$/.test(part));
  // lib/Button.d.ts may declare esm/Button.mjs.
  const at = typed === -1 && scriptFolders.includes(parts[0] ?? '') && parts.length > 1 ? 0 : typed;
  if (at === -1) return [path];
  const [before, after] = [parts.slice(0, at), parts.slice(at + 1)];
  return [
    path,
    ...['', ...scriptFolders].map((scripts) => [folder, ...before, scripts, ...after].filter(Boolean).join('/')),
  ];
}

function resolvePath(place: string, imported: string): string {
  const parts = place.split('/');
  for (const part of imported.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
