// The stack of an error of the site's code → the place in its source. Modules of the site run bundled with their
// imports, so a place in the bundle is mapped back; files of packages are not bundled.

import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from '../../../../core/model/problem.ts';
import { bundleModule } from './bundle-module.ts';
import { findReact } from '../find-react.ts';

/** A compiled module: its file, the path of its code if it is cached, and its source files. */
export interface RunModule {
  readonly file: string;
  readonly path?: string;
  readonly inputs: readonly string[];
}

interface FaultContext {
  /** The module that ran. */
  readonly module: RunModule;
  readonly root: string;
  readonly cache: string;
  /** The place to report if the stack leads to no code of the site. */
  readonly otherwise: Place;
}

/** Finds the place in the site's code that a stack leads to. */
export async function locateFault(stack: string, { module, root, cache, otherwise }: FaultContext): Promise<Place> {
  const frames = [...stack.matchAll(/(?<![^\s()])((?:file:\/\/)?(?:\/|[A-Z]:[\\/])[^\s()]+):(\d+):(\d+)\)?/g)];
  for (const [, address = '', line = '', column = ''] of frames) {
    const path = toPath(address);
    const at = { line: Number(line), column: Number(column) };
    if (module.path !== undefined && isSame(path, module.path))
      return followBack(at, { module, root, cache, otherwise });
    const file = relative(root, path).split(sep).join('/');
    if (!file.startsWith('..') && !file.startsWith('.vitrine/')) return { file, ...at };
  }
  return otherwise;
}

async function followBack(
  { line, column }: { line: number; column: number },
  { module, root, cache, otherwise }: FaultContext,
): Promise<Place> {
  const options = { root, resolve: findReact(), folder: join(cache, 'modules'), hasMap: true };
  const bundled = await bundleModule(module.file, options);
  if ('problems' in bundled || bundled.map === undefined) return otherwise;
  const map = new SourceMap(JSON.parse(bundled.map));
  // A cached module begins with a line that identifies it.
  const entry = map.findEntry(line - 1 - countLinesBefore(module.path, bundled.code), column - 1);
  if (!('originalSource' in entry) || !module.inputs.includes(entry.originalSource)) return otherwise;
  return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

function countLinesBefore(path: string | undefined, code: string): number {
  if (path === undefined) return 0;
  const cachedCode = readFileSync(path, 'utf8');
  return cachedCode.endsWith(code) ? cachedCode.slice(0, cachedCode.length - code.length).split('\n').length - 1 : 0;
}

function toPath(address: string): string {
  try {
    return address.startsWith('file:') ? fileURLToPath(address) : address;
  } catch {
    return address;
  }
}

/** The path of the cache may contain a link. */
function isSame(a: string, b: string): boolean {
  return a === b || a.split(sep).slice(-2).join('/') === b.split(sep).slice(-2).join('/');
}
