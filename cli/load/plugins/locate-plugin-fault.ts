// The stack of what a plugin threw → the place in the code that its author wrote. The settings run bundled
// with the files that they import, so a place in the bundle is followed back; a package's file is its own.

import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from '../../../core/problem.ts';
import { bundleModule } from '../modules/bundle-module.ts';
import { findReact } from '../find-react.ts';
import type { CompiledModule } from '../load-module.ts';

interface FaultContext {
  /** The module that the plugin is in. */
  readonly settings: CompiledModule;
  readonly root: string;
  readonly cache: string;
  readonly listed: Place;
}

/** Finds where a stack leads to; where the plugin is listed, where that is not known. */
export async function locatePluginFault(
  stack: string,
  { settings, root, cache, listed }: FaultContext,
): Promise<Place> {
  const frames = [...stack.matchAll(/\(?((?:file:\/\/)?(?:\/|[A-Z]:[\\/])[^\s()]+):(\d+):(\d+)\)?/g)];
  for (const [, address = '', line = '', column = ''] of frames) {
    const path = toPath(address);
    const at = { line: Number(line), column: Number(column) };
    if (settings.path !== undefined && isSame(path, settings.path))
      return followBack(at, { settings, root, cache, listed });
    const file = relative(root, path).split(sep).join('/');
    if (!file.startsWith('..') && !file.startsWith('.vitrine/')) return { file, ...at };
  }
  return listed;
}

async function followBack(
  { line, column }: { line: number; column: number },
  { settings, root, cache, listed }: FaultContext,
): Promise<Place> {
  const options = { root, resolve: findReact(), folder: join(cache, 'modules'), hasMap: true };
  const bundled = await bundleModule(settings.file, options);
  if ('problems' in bundled || bundled.map === undefined) return listed;
  const map = new SourceMap(JSON.parse(bundled.map));
  // The first line of a kept module vouches for the rest.
  const entry = map.findEntry(line - 1 - countLinesBefore(settings.path, bundled.code), column - 1);
  if (!('originalSource' in entry) || !settings.inputs.includes(entry.originalSource)) return listed;
  return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

function countLinesBefore(path: string | undefined, code: string): number {
  if (path === undefined) return 0;
  const kept = readFileSync(path, 'utf8');
  return kept.endsWith(code) ? kept.slice(0, kept.length - code.length).split('\n').length - 1 : 0;
}

function toPath(address: string): string {
  try {
    return address.startsWith('file:') ? fileURLToPath(address) : address;
  } catch {
    return address;
  }
}

/** A cache may lie behind a link. */
function isSame(a: string, b: string): boolean {
  return a === b || a.split(sep).slice(-2).join('/') === b.split(sep).slice(-2).join('/');
}
