import { relative, sep } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** Explains that a source exports no such name, worded like the bundler, with the name that may be meant. */
export function explainNoExport(file: string, name: string, root: string): string {
  const nearest = findNearest(name, listExports(file));
  const guess = nearest === undefined ? '' : ` (did you mean ${quote(nearest)}?)`;
  return `no matching export in ${quote(relative(root, file).split(sep).join('/'))} for import ${quote(name)}${guess}`;
}

function listExports(file: string): string[] {
  const { staticExports } = parseSync(file, String(readIfThere(file) ?? '')).module;
  return staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? []))),
  );
}
