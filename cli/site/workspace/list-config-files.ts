// A folder of sources → its tsconfig.json and those that it extends or references, which decide where imports lead. Those
// of packages only change when something is installed.

import { dirname, join, resolve } from 'node:path';
import { foldersAbove } from '../../files/folders-above.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** A tsconfig.json that another one names. */
interface NamedConfig {
  /** As written in the file. */
  readonly text: string;
  /** Its position in the text that names it. */
  readonly offset: number;
  /** Absolute; undefined for the file of a package. */
  readonly path?: string;
}

/** Lists the files, absolute, nearest first, including those that do not exist. */
export function listConfigFiles(folder: string): string[] {
  const nearest = foldersAbove(folder)
    .map((each) => join(each, 'tsconfig.json'))
    .find((file) => readIfThere(file) !== undefined);
  const files = new Set<string>();
  const waiting = nearest === undefined ? [] : [nearest];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    waiting.push(...listNamedConfigs(file).flatMap(({ path }) => path ?? []));
  }
  return [...files];
}

/** Lists what a tsconfig.json extends and references. The text may be malformed. */
export function listNamedConfigs(file: string): NamedConfig[] {
  const text = readIfThere(file)?.toString() ?? '';
  const extended = [...text.matchAll(/"extends"\s*:\s*("[^"\n]*"|\[[^\]]*\])/g)].flatMap(listStrings);
  const referred = [...text.matchAll(/"path"\s*:\s*("[^"\n]*")/g)].flatMap(listStrings);
  return [
    ...extended.map((each) => ({
      ...each,
      ...(isPath(each.text) && { path: toConfig(resolve(dirname(file), each.text)) }),
    })),
    ...referred.map((each) => ({ ...each, path: toReferred(resolve(dirname(file), each.text)) })),
  ];
}

function listStrings(found: RegExpExecArray): { text: string; offset: number }[] {
  const [matched, list = ''] = found;
  const start = found.index + matched.length - list.length;
  return [...list.matchAll(/"([^"\n]*)"/g)].map(({ 1: text = '', index }) => ({ text, offset: start + index }));
}

function isPath(text: string): boolean {
  return /^(?:\.|\/|[A-Za-z]:)/.test(text);
}

function toConfig(path: string): string {
  return path.endsWith('.json') ? path : `${path}.json`;
}

function toReferred(path: string): string {
  return path.endsWith('.json') ? path : join(path, 'tsconfig.json');
}
