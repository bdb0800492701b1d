// A declaration file → the script that stands for it: beside it, or in the folder that the package
// keeps its scripts in, where it keeps declarations apart.

import type { Doc } from '../read-doc.ts';
import { remember } from '../remember.ts';
import { parseScript, type Script } from './parse-script.ts';
import { isHookName, readDefaults } from './read-defaults.ts';
import { readDescribed } from './read-described.ts';
import { listNames, readScript, type ImportedText, type ScriptFacts } from './read-script.ts';

const extensions = ['.js', '.mjs', '.cjs'];
const sourceExtensions = ['.tsx', '.ts', '.jsx', '.mts', '.cts'];
const homes = ['esm', 'es', 'lib', 'cjs', 'dist', 'build', 'modern'];

/** What the scripts of a package are read from. */
interface ScriptSource {
  readonly folder: string;
  /** Gives the text of a file of the package; undefined when it has none of that name. */
  readonly readText: (file: string) => string | undefined;
  /** Gives the text of the function that a component is, where the package can be run. */
  readonly readSource?: (specifier: string, exported: string) => string | undefined;
  /** Gives the defaults that stand on a component, as code, where the package can be run. */
  readonly readStatic?: (specifier: string, exported: string) => ReadonlyMap<string, string>;
}

/** A component, and the modules it can be imported from. */
export interface ScriptedComponent {
  readonly name: string;
  readonly specifiers: readonly string[];
}

/** Reads the script of a component, by its declaration file; one that is not found tells nothing. */
export type ScriptFinder = (declaration: string, component: ScriptedComponent) => ScriptFacts;

/** What a package has, and its scripts as they are parsed: several components may stand in one. */
interface Finding extends ScriptSource {
  readonly parse: (text: string) => Script;
}

/** Creates the finder of a package's scripts. */
export function createScriptFinder(pack: ScriptSource): ScriptFinder {
  const { folder, readSource, readStatic } = pack;
  // Modules that pass on others are gone through for many components.
  const readText = remember(pack.readText);
  const finding = { folder, readText, readSource, readStatic, parse: remember(parseScript) };
  return function findScript(declaration, component) {
    const facts = readFound(declaration, finding, component.name);
    // Where declarations and scripts are cut in other ways, the function itself can be asked.
    return {
      ...facts,
      doc: facts.doc ?? readFromSource(declaration, finding, component.name),
      defaults: facts.defaults.size > 0 ? facts.defaults : readOwn(component, finding),
    };
  };
}

/** Reads the comment over a component in the source that its declaration is made from. */
function readFromSource(declaration: string, { readText, parse }: Finding, component: string): Doc | undefined {
  const path = declaration.replace(/(?:\.d)?\.[cm]?tsx?$/, '');
  const text = readFirst(
    sourceExtensions.map((extension) => path + extension),
    readText,
  );
  return text === undefined ? undefined : readDescribed(parse(text), listNames(component, path.replace(/^.*\//, '')));
}

function readOwn(
  { name, specifiers }: ScriptedComponent,
  { readSource, readStatic }: ScriptSource,
): ScriptFacts['defaults'] {
  const places = specifiers.flatMap((specifier) => [name, 'default'].map((exported) => ({ specifier, exported })));
  for (const { specifier, exported } of places) {
    const fixed = readStatic?.(specifier, exported) ?? new Map<string, string>();
    const source = readSource?.(specifier, exported);
    const called = isHookName(name) ? name : 'Component';
    const taken = source === undefined ? [] : readDefaults(parseScript(`const ${called} = ${source}`), [called]);
    if (fixed.size > 0 || source !== undefined) return new Map([...fixed, ...taken]);
  }
  return new Map();
}

function readFound(declaration: string, { folder, readText, parse }: Finding, component: string): ScriptFacts {
  const path = declaration.replace(/\.d\.[cm]?ts$/, '');
  for (const candidate of listPaths(path, folder)) {
    const text = readFirst(
      extensions.map((extension) => candidate + extension),
      readText,
    );
    if (text === undefined) continue;
    const place = candidate.slice(0, candidate.lastIndexOf('/'));
    const readImported = (imported: string, importer = candidate): ImportedText | undefined => {
      const target = resolvePath(importer.slice(0, importer.lastIndexOf('/')), imported);
      const ends = /\.[cm]?js$/.test(imported) ? [''] : [...extensions, ...extensions.map((end) => `/index${end}`)];
      for (const file of ends.map((end) => target + end)) {
        const content = readText(file);
        if (content !== undefined) return { file, text: content };
      }
      return undefined;
    };
    const fileName = candidate.slice(place.length + 1);
    return readScript(text, { component, fileName, readImported, parse });
  }
  return readScript('');
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
  // lib/Button.d.ts may stand for esm/Button.mjs.
  const at = typed === -1 && homes.includes(parts[0] ?? '') && parts.length > 1 ? 0 : typed;
  if (at === -1) return [path];
  const [before, after] = [parts.slice(0, at), parts.slice(at + 1)];
  return [path, ...['', ...homes].map((home) => [folder, ...before, home, ...after].filter(Boolean).join('/'))];
}

function resolvePath(place: string, imported: string): string {
  const parts = place.split('/');
  for (const part of imported.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
