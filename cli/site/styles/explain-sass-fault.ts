// A fault as Sass reports it, without a name → the same with the name, and what its author most likely meant: a name in
// this file or in those that it loads, or a file beside it. Unreadable files suggest nothing.

import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';
import { listSheetCandidates } from './list-loads.ts';
import { sassModules } from './sass-modules.ts';

/** A fault as Sass reports it. */
interface SassReport {
  readonly message: string;
  /** The code at its place. */
  readonly code: string;
  /** Its file, absolute. */
  readonly path: string;
}

/** Explains a fault of a style sheet in Sass. */
export function explainSassFault({ message, code, path }: SassReport): Pick<Problem, 'message' | 'hint'> {
  const said = (message.split('\n')[0] ?? '').replace(/\.$/, '');
  const kind = kinds.find(({ start }) => said === start);
  const name = kind?.name.exec(kind.isInMessage ? message : code)?.[1];
  if (!kind || name === undefined) return { message: said, hint: 'Correct the style sheet at this place.' };
  const nearest = kind.declares ? findMeant(name, listNames(path, kind)) : findFile(name, path);
  const ofSass = kind.gives && findSassModule(name, path);
  const hint = ofSass ? `Correct the name: nothing can be added to ${quote(ofSass)}.` : kind.hint;
  return {
    message: kind.toMessage?.(quote(name)) ?? `${said} ${quote(name)}`,
    hint: nearest === undefined ? hint : `Did you mean ${quote(nearest)}?`,
  };
}

interface FaultKind {
  readonly start: string;
  /** Matches the name in the code, or in the message of Sass. */
  readonly name: RegExp;
  readonly isInMessage?: boolean;
  /** Formats the message, if the name is not at its end. */
  readonly toMessage?: (name: string) => string;
  /** Matches declarations of such names. */
  readonly declares?: RegExp;
  /** The exports of this kind in Sass's built-in modules. */
  readonly gives?: 'functions' | 'mixins' | 'variables';
  readonly hint: string;
}

const declare = (kind: string) => `Declare the ${kind}, or load the file that has it: @use './name';`;

const kinds: readonly FaultKind[] = [
  {
    start: 'Undefined variable',
    name: /^((?:[\w-]+\.)?\$[\w-]+)/,
    declares: /(?<![\w-])(\$[\w-]+)\s*:/g,
    gives: 'variables',
    hint: declare('variable'),
  },
  {
    start: 'Undefined mixin',
    name: /^(?:@include\s+|\+)((?:[\w-]+\.)?[\w-]+)/,
    declares: /^[ \t]*(?:@mixin\s+|=)([\w-]+)/gm,
    gives: 'mixins',
    hint: declare('mixin'),
  },
  {
    start: 'Undefined function',
    name: /^((?:[\w-]+\.)?[\w-]+)\(/,
    declares: /@function\s+([\w-]+)/g,
    gives: 'functions',
    hint: declare('function'),
  },
  {
    start: 'The target selector was not found',
    name: /Use "@extend ((?:(?!"@extend ).)+) !optional"/,
    isInMessage: true,
    toMessage: (name) => `No rule has the selector ${name}, which "@extend" names`,
    declares: /(?<![\w@$)])([.%](?:[a-z_-]|[^\0-\x7f])[\w-]*)(?=[^;}]*\{)/gi,
    hint: "Correct the selector, or load the file that has it: @use './name';",
  },
  {
    start: "Can't find stylesheet to import",
    name: /["']([^"']*)["']/,
    hint: 'Add that file, or correct its path: it starts at the folder of this file, or with the name of an installed package.',
  },
];

/** Finds the name that was meant: misspelled, or written without its module. */
function findMeant(name: string, names: readonly string[]): string | undefined {
  return names.find((each) => each.endsWith(`.${name}`)) ?? findNearest(name, names);
}

/** Lists the names that a file can use: its own, and those of the files that it loads, with their prefix. */
function listNames(path: string, kind: FaultKind, seen: Set<string> = new Set()): string[] {
  const { declares = /$^/g, gives } = kind;
  const text = read(path);
  if (text === undefined || seen.has(path)) return [];
  seen.add(path);
  return [
    ...[...text.matchAll(declares)].map(([, name = '']) => name),
    ...listLoaded(text).flatMap(({ way, file, alias }) => {
      const ofSass = findSassExports(file);
      const target = ofSass
        ? undefined
        : listSheetCandidates(join(dirname(path), file), path).find((each) => read(each) !== undefined);
      const builtIn = gives && (ofSass?.[gives] ?? []);
      const names = target === undefined ? (builtIn ?? []) : listNames(target, kind, seen);
      // Selectors need no prefix.
      return way === 'use' && alias !== '*'
        ? names.map((name) => (/^[.%]/.test(name) ? name : `${alias}.${name}`))
        : names;
    }),
  ];
}

/** Lists the files that a text loads, with their prefixes: "math" for "sass:math". */
function listLoaded(text: string): { way: string; file: string; alias: string }[] {
  const loads = text.matchAll(/@(use|import|forward)\s+["']([^"']+)["'](?:\s+as\s+([\w*-]+))?/g);
  return [...loads].map(([, way = '', file = '', alias = basename(file).replace(/^sass:|\.\w+$/g, '')]) => ({
    way,
    file,
    alias,
  }));
}

function findSassExports(address: string) {
  return address.startsWith('sass:') ? sassModules.get(address.slice('sass:'.length)) : undefined;
}

/** Finds the built-in module that a name refers to: "math.dvi" → "sass:math". */
function findSassModule(name: string, path: string): string | undefined {
  const [alias] = name.split('.', 1);
  const loaded = name.includes('.') ? listLoaded(read(path) ?? '') : [];
  return loaded.find((each) => each.alias === alias && findSassExports(each.file))?.file;
}

/** Finds the specifier of the file, or folder with an index, that was most likely meant. */
function findFile(specifier: string, path: string): string | undefined {
  const start = specifier.slice(0, specifier.lastIndexOf('/') + 1);
  const folder = join(dirname(path), start);
  const names = list(folder).flatMap((name) => {
    if (/\.(?:s[ac]ss|css)$/.test(name)) return name === basename(path) ? [] : [name.replace(/^_|\.\w+$/g, '')];
    return list(join(folder, name)).some((file) => /^_?index\.(?:s[ac]ss|css)$/.test(file)) ? [name] : [];
  });
  const nearest = findNearest(basename(specifier).replace(/^_|\.(?:s[ac]ss|css)$/g, ''), names);
  return nearest === undefined ? undefined : start + nearest;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
