// The files of a pack → a folder, whole: it takes the place of an earlier pack, and of nothing else.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../../core/output-file.ts';
import { toStagingFolder } from '../files/to-staging-folder.ts';
import { hash } from '../hash.ts';
import { SiteError } from '../site-error.ts';
import { discardSite } from './finish-site.ts';
import { checkForeignFiles, checkUnlistedFiles, listForeignFiles } from './folder/foreign-files.ts';
import { checkOutputFolder, readMarker, removeLeftovers, swapFolders, writeMarker } from './output-folder.ts';

/** Writes a pack. What somebody else has put into the folder stays; a folder with nothing but that is refused. */
export function writePack(files: readonly OutputFile[], { folder, root }: { folder: string; root: string }): void {
  checkOutputFolder(folder, root);
  const old = readMarker(folder)?.files;
  if (old && !old.has('AGENTS.md'))
    throw new SiteError(`The folder "${folder}" holds a built site`, 'Name a folder of its own, such as dist/docs.');
  removeLeftovers(folder);

  const all = new Map(files.map(({ file, contents }) => [file, hash(contents)]));
  if (old) checkForeignFiles(listForeignFiles(folder, { old, next: all }), all);
  else checkUnlistedFiles(folder, { next: all, isKnown: () => false });
  const staging = toStagingFolder(folder);
  try {
    for (const { file, contents } of files) {
      mkdirSync(dirname(join(staging, file)), { recursive: true });
      writeFileSync(join(staging, file), contents);
    }
    writeMarker(staging, all, '/');
    swapFolders({ out: folder, staging });
  } finally {
    discardSite(staging);
  }
}
