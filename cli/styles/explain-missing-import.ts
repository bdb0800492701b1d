// What a style sheet imports and is not there → what is to be done: build the package that has it, or correct the name.

import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { matchExports } from '../../core/demos/closure/match-exports.ts';
import { splitPackage } from '../../core/demos/closure/split-package.ts';
import { splitSuffix } from '../../core/demos/closure/split-suffix.ts';
import type { Problem } from '../../core/problem.ts';
import { findNearest } from '../../core/text/find-nearest.ts';
import { quote } from '../../core/text/quote.ts';
import { findInstalled } from '../files/find-installed.ts';
import { readManifest } from '../files/read-manifest.ts';
import { listIfThere } from '../files/read-if-there.ts';

/** What is said of such an import, in the words that imports of scripts have. */
type MissingImport = Pick<Problem, 'message'> & Partial<Pick<Problem, 'hint'>>;

/** Explains it; `folder` is that of the sheet. */
export function explainMissingImport(path: string, folder: string): MissingImport {
  const [specifier, suffix] = splitSuffix(path, 'sheet.css');
  const message = `Could not resolve ${quote(path)}`;
  const isRelative = /^\.{1,2}\//.test(specifier);
  const unbuilt = isRelative ? undefined : findUnbuilt(specifier, folder);
  if (unbuilt) return unbuilt;
  const start = specifier.slice(0, specifier.lastIndexOf('/') + 1);
  const nearest = findNearest(basename(specifier), listIfThere(join(folder, dirname(specifier))));
  return nearest === undefined ? { message } : { message, hint: `Did you mean ${quote(start + nearest + suffix)}?` };
}

function findUnbuilt(specifier: string, folder: string): MissingImport | undefined {
  const { name, subpath } = splitPackage(specifier);
  const installed = findInstalled(name, folder);
  if (installed === undefined) return undefined;
  const targets = matchExports(readManifest(installed)?.exports, subpath);
  const [target] = targets;
  if (target === undefined || targets.some((file) => existsSync(join(installed, file)))) return undefined;
  const isLinked = !realpathSync(installed).includes(`${sep}node_modules${sep}`);
  return {
    message: `The package ${quote(name)} has no file ${quote(target.replace(/^\.\//, ''))}, which its "exports" name for ${quote(specifier)}`,
    hint: isLinked ? `Build the package ${quote(name)}.` : 'Build the package, or install it again.',
  };
}
