// Scripts under the names that the bundler gave them → the same under names made from their bytes
// and from those of all that they load. The bundler's own names depend on where the engine lies,
// and the same site must come out the same on every machine; a change in one demo must not rename
// the scripts of all the others.

import { compareText } from '../../../../core/text/compare-text.ts';
import { findCircles } from '../../../../core/text/find-circles.ts';
import type { OutputFile } from '../../../../core/model/output-file.ts';
import { hash } from '../../../files/hash.ts';

const entry = 'main.js';

/** The scripts of a site under their last names. */
export interface ScriptNames {
  readonly files: readonly OutputFile[];
  /** The file that pages load; it loads the others. */
  readonly entry: string;
  /** Files that the entry cannot start without. */
  readonly preloads: readonly string[];
  /** The last name of each script by the bundler's. */
  readonly byName: Readonly<Record<string, string>>;
}

/** Names scripts that import each other; `main.js` is the one that pages load. */
export function nameScripts(scripts: ReadonlyMap<string, string>): ScriptNames {
  const names = new Map<string, string>();
  // Scripts that load each other in a circle have one sum together.
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
  const first = `_app/${names.get(entry)}`;
  return {
    files: files.sort((a, b) => compareText(a.file, b.file)),
    entry: first,
    preloads: findPreloads(first, files),
    byName: Object.fromEntries([...names].map(([name, last]) => [name, `_app/${last}`])),
  };
}

function stemOf(name: string): string {
  return name === entry ? 'main' : name.startsWith('demos-') ? 'demos' : name.startsWith('react') ? 'react' : 'chunk';
}

const reference = /(["'`])\.\/([^"'`/]+\.js)\1/g;

function rename(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(reference, (whole, quote: string, name: string) =>
    names.has(name) ? `${quote}./${names.get(name)}${quote}` : whole,
  );
}

function findLoaded(text: string): string[] {
  return [...text.matchAll(reference)].map(([, , name = '']) => name);
}

function findPreloads(first: string, files: readonly OutputFile[]): string[] {
  const found = new Set([first]);
  for (const file of found) {
    const text = String(files.find((candidate) => candidate.file === file)?.contents ?? '');
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g)) found.add(`_app/${name}`);
  }
  return [...found].slice(1);
}
