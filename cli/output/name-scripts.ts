// Scripts under the names that the bundler gave them → the same under names made from all their
// bytes. The bundler's own names depend on where the engine lies, and the same site must come out
// the same on every machine.

import { compareText } from '../../core/compare-text.ts';
import type { OutputFile } from '../../core/model.ts';
import { hash } from '../hash.ts';

const entry = 'main.js';

/** The scripts of a site. */
export interface RuntimeBundle {
  readonly files: readonly OutputFile[];
  /** The file that pages load; it loads the others. */
  readonly entry: string;
  /** Files that the entry cannot start without. */
  readonly preloads: readonly string[];
}

/** Names scripts that import each other; `main.js` is the one that pages load. */
export function nameScripts(scripts: ReadonlyMap<string, string>): RuntimeBundle {
  const chunks = [...scripts.keys()].filter((name) => name !== entry);
  const blank = (text: string) => chunks.reduce((result, name) => result.replaceAll(name, '?'), text);
  const sorted = [...scripts].map(([name, text]) => ({ name, text, blank: blank(text) })).sort((a, b) => compareText(a.blank, b.blank));
  const sum = hash(...sorted.map((script) => script.blank)).slice(0, 10);

  const names = new Map(sorted.map(({ name }, index) => [name, name === entry ? `main.${sum}.js` : `chunk-${index}.${sum}.js`]));
  const files = sorted.map(({ name, text }) => ({
    file: `_app/${names.get(name)}`,
    contents: [...names].reduce((result, [from, to]) => result.replaceAll(`./${from}`, `./${to}`), text),
  }));
  return {
    files: files.sort((a, b) => compareText(a.file, b.file)),
    entry: `_app/${names.get(entry)}`,
    preloads: findPreloads(`_app/${names.get(entry)}`, files),
  };
}

function findPreloads(first: string, files: readonly OutputFile[]): string[] {
  const found = new Set([first]);
  for (const file of found) {
    const text = String(files.find((candidate) => candidate.file === file)?.contents ?? '');
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)) found.add(`_app/${name}`);
  }
  return [...found].slice(1);
}
