// The bundler's error for a missing import of a library source → the same worded as for demos, with the file that was most
// likely meant.

import { dirname, join, posix } from 'node:path';
import { findNearestImport } from '../../../core/demos/closure/find-nearest-import.ts';
import { importProblem } from '../../../core/demos/closure/import-problem.ts';
import { splitSuffix } from '../../../core/demos/closure/split-suffix.ts';
import { quote } from '../../../core/text/quote.ts';
import { findNearFile } from '../../files/find-near-file.ts';

/** Explains a missing file; undefined for other errors. `file` is the source, relative to the root. */
export function explainMissingFile(
  said: string,
  { root, file }: { readonly root: string; readonly file: string },
): { readonly message: string; readonly hint: string } | undefined {
  const specifier = /^could not resolve '(\.[^']*)' in /i.exec(said)?.[1];
  if (specifier === undefined) return undefined;
  const [path, suffix] = splitSuffix(specifier, file);
  const near = findNearFile(dirname(join(root, file)), path, (wanted, names) =>
    findNearestImport(
      wanted,
      names.filter((name) => name !== posix.basename(file)),
    ),
  );
  const { message, hint = '' } = importProblem({ kind: 'no-file', path, nearby: [] }, { specifier, place: { file } });
  return {
    message: message.charAt(0).toLowerCase() + message.slice(1),
    hint: near === undefined ? hint : `Did you mean ${quote(near + suffix)}?`,
  };
}
