// A missing import of a style sheet → the files that would satisfy it: one beside the sheet, and for a package the entry
// of its package.json, or that file itself if the package is not installed.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listSourceCandidates } from '../../../core/demos/closure/list-source-candidates.ts';
import { matchExports } from '../../../core/demos/closure/match-exports.ts';
import { splitPackage } from '../../../core/demos/closure/split-package.ts';
import { isStyleFile } from '../../../core/model/paths/style-file.ts';
import { findInstalled } from '../../files/find-installed.ts';
import { foldersAbove } from '../../files/folders-above.ts';
import { readManifest } from '../../files/read-manifest.ts';

/** Lists the files that would satisfy an import, absolute; `folder` is that of the sheet. */
export function listImportCandidates(path: string, folder: string): string[] {
  const specifier = /^[^?#]*/.exec(path)?.[0] ?? path;
  const beside = join(folder, specifier);
  if (/^\.{0,2}\//.test(specifier)) return [beside];
  const { name, subpath } = splitPackage(specifier);
  const installed = findInstalled(name, folder);
  if (installed !== undefined) {
    const manifest = readManifest(installed) ?? {};
    const { exports } = manifest;
    const targets = exports === undefined ? [subpath] : matchExports(exports, subpath);
    const sources = listSourceCandidates(manifest, subpath).filter(isStyleFile);
    return [beside, ...['package.json', ...targets, ...sources].map((file) => join(installed, file))];
  }
  const places = foldersAbove(folder).map((above) => join(above, 'node_modules'));
  return [beside, ...places.filter((each) => existsSync(each)).map((each) => join(each, name, 'package.json'))];
}
