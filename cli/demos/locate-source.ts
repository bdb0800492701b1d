// A place in the code that ran → the place in the source that its author wrote. Lines are the same,
// but without types and elements most things stand in other columns.

import { join } from 'node:path';
import { transform } from 'sucrase';
import type { Place } from '../../core/problem.ts';
import { createPlaceMap } from '../../runtime/live/create-place-map.ts';
import { demoTransform } from './compile-demo-file.ts';
import { readIfThere } from './read-demo.ts';

/** Finds the source of a place; gives the line alone where the source cannot tell. */
export function locateSource({ file, line, column }: Place, root: string): Place {
  const text = readIfThere(join(root, file))?.toString('utf8');
  if (text === undefined || line === undefined || column === undefined) return { file, line };
  try {
    const { code, sourceMap } = transform(text, { ...demoTransform, filePath: file, sourceMapOptions: { compiledFilename: file } });
    return { file, ...createPlaceMap({ code, insertions: [], mappings: String(sourceMap?.mappings ?? '') })({ line, column }) };
  } catch (error) {
    // Somebody is editing the file.
    if (error instanceof SyntaxError) return { file, line };
    throw error;
  }
}
