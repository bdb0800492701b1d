// Scripts with the bundler's names → the same with names made from their bytes and from those of the scripts they load.
// The bundler's names depend on the engine's folder, but a site must be the same on every machine, and a change in one
// demo must not rename the scripts of others.

import { compareText } from '../../../../core/text/compare-text.ts';
import { findCircles } from '../../../../core/text/find-circles.ts';
import type { OutputFile } from '../../../../core/model/output-file.ts';
import { hash } from '../../../files/hash.ts';

const entry = 'main.js';

/** The scripts of a site with their final names. */
export interface ScriptNames {
  readonly files: readonly OutputFile[];
  /** The file that pages load; it loads the others. */
  readonly entry: string;
  /** Files that the entry needs to start. */
  readonly preloads: readonly string[];
  /** The final name of each script, by the bundler's. */
  readonly byName: Readonly<Record<string, string>>;
}

/** Names scripts that import each other; `main.js` is the entry that pages load. */
export function nameScripts(scripts: ReadonlyMap<string, string>): ScriptNames {
  const names = new Map<string, string>();
  // Scripts that import each other in a cycle share one hash.
  for (const circle of findCircles(new Map([...scripts].map(([name, text]) => [name, findLoaded(text)])))) {
    const blanks = circle.map((name) => ({
      name,
      text: rename(scripts.get(name) ?? '', new Map([...names, ...circle.map((own) => [own, '?'] as const)])),
    }));
    const sorted = blanks.sort((a, b) => compareText(a.text, b.text));
    const sum = hash(...sorted.map(({ text }) => text)).slice(0, 10);
    for (const [index, { name }] of sorted.entries())
      names.set(name, `${stemOf(name)}.${sum}${circle.length > 1 && name !== entry ? `-${index}` : ''}.js`);
  }

  const files = [...scripts].map(([name, text]) => ({
    file: `_app/${names.get(name)}`,
    contents: rename(text, names),
  }));
  const entryFile = `_app/${names.get(entry)}`;
  return {
    files: files.sort((a, b) => compareText(a.file, b.file)),
    entry: entryFile,
    preloads: findPreloads(entryFile, files),
    byName: Object.fromEntries([...names].map(([name, last]) => [name, `_app/${last}`])),
  };
}

function stemOf(name: string): string {
  return name === entry ? 'main' : name.startsWith('demos-') ? 'demos' : name.startsWith('react') ? 'react' : 'chunk';
}

const reference = /(["'`])\.\/([^"'`/]+\.js)\1/g;

function rename(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(reference, (match, quote: string, name: string) =>
    names.has(name) ? `${quote}./${names.get(name)}${quote}` : match,
  );
}

function findLoaded(text: string): string[] {
  return [...text.matchAll(reference)].map(([, , name = '']) => name);
}

function findPreloads(entryFile: string, files: readonly OutputFile[]): string[] {
  const found = new Set([entryFile]);
  for (const file of found) {
    const text = String(files.find((candidate) => candidate.file === file)?.contents ?? '');
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g)) found.add(`_app/${name}`);
  }
  return [...found].slice(1);
}
