// A place in compiled code → the place in the source. Lines are the same, but without types and JSX most columns differ.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformCode } from '../../../core/demos/transform-code.ts';
import type { Place } from '../../../core/model/problem.ts';
import { createPlaceMap } from '../../../runtime/demos/live/program/create-place-map.ts';
import { toDemoTransform } from './compile-demo-file.ts';

/** Finds the source place; only the line if the column cannot be determined. */
export function locateSource({ file, line, column }: Place, root: string): Place {
  const path = join(root, file);
  if (!existsSync(path) || line === undefined || column === undefined) return { file, line };
  const text = readFileSync(path, 'utf8');
  try {
    const { code, sourceMap } = transformCode(text, {
      ...toDemoTransform(file),
      sourceMapOptions: { compiledFilename: file },
    });
    return {
      file,
      ...createPlaceMap({ code, insertions: [], mappings: String(sourceMap?.mappings ?? '') })({ line, column }),
    };
  } catch (error) {
    // The file is being edited.
    if (error instanceof SyntaxError) return { file, line };
    throw error;
  }
}
