// A missing import of a style sheet → the cure: build the package that contains it, or correct the name.

import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { matchExports } from '../../../core/demos/closure/match-exports.ts';
import { explainMissingExport } from '../../../core/demos/closure/missing-export.ts';
import { splitPackage } from '../../../core/demos/closure/split-package.ts';
import { splitSuffix } from '../../../core/demos/closure/split-suffix.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import { findInstalled } from '../../files/find-installed.ts';
import { findNearFile } from '../../files/find-near-file.ts';
import { isOfRepository } from '../../files/is-of-repository.ts';
import { readManifest } from '../../files/read-manifest.ts';

/** Message and hint for such an import, worded as for imports of scripts. */
type MissingImport = Pick<Problem, 'message'> & Partial<Pick<Problem, 'hint'>>;

/** Explains a missing import; `folder` is that of the sheet. */
export function explainMissingImport(path: string, folder: string): MissingImport {
  const [specifier, suffix] = splitSuffix(path, 'sheet.css');
  const message = `Could not resolve ${quote(path)}`;
  const isRelative = /^\.{1,2}\//.test(specifier);
  const unbuilt = isRelative ? undefined : findUnbuilt(specifier, folder);
  if (unbuilt) return unbuilt;
  const near = findNearFile(folder, specifier);
  return near === undefined ? { message } : { message, hint: `Did you mean ${quote(near + suffix)}?` };
}

function findUnbuilt(specifier: string, folder: string): MissingImport | undefined {
  const { name, subpath } = splitPackage(specifier);
  const installed = findInstalled(name, folder);
  if (installed === undefined) return undefined;
  const targets = matchExports(readManifest(installed)?.exports, subpath);
  const [target] = targets;
  if (target === undefined || targets.some((file) => existsSync(join(installed, file)))) return undefined;
  const file = posix.normalize(target);
  const isInRepository = isOfRepository(installed);
  return explainMissingExport({ name, specifier, file, isInRepository, near: findNearFile(installed, file) });
}
