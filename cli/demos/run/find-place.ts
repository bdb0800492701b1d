// The stack of a demo's error → the first place in editable files: the site's own, and sources of libraries, whose code the
// bundler has rewritten.

import { join, relative, sep } from 'node:path';
import type { Place } from '../../../core/model/problem.ts';
import { createPlaceMap } from '../../../runtime/demos/live/program/create-place-map.ts';
import { locateSource } from './locate-source.ts';

/** Finds the first place in editable files; `maps` are the source maps of libraries, by path. */
export function findPlace(
  stack: string,
  { root, maps = {} }: { root: string; maps?: Readonly<Record<string, string>> },
): Place | undefined {
  for (const [, path = '', line = '', column = ''] of stack.matchAll(
    /(?<![^\s()])((?:file:\/\/)?\/[^\s()]+|[A-Z]:\\[^\s()]+):(\d+):(\d+)\)?/g,
  )) {
    const at = path.replace(/^file:\/\//, '');
    const place = { line: Number(line), column: Number(column) };
    const file = relative(root, at).split(sep).join('/');
    const mappings = maps[file];
    if (mappings !== undefined) return { file, ...createPlaceMap({ code: '', insertions: [], mappings })(place) };
    if (isMadeUp(file)) continue;
    const isInside = at.startsWith(join(root, sep));
    if (isInside && !file.includes('node_modules/') && !file.startsWith('.'))
      return locateSource({ file, ...place }, root);
  }
  return undefined;
}

/** Returns whether a file is a virtual module of the bundler. */
function isMadeUp(file: string): boolean {
  return /^(?:rolldown\/|want:)/.test(file);
}
