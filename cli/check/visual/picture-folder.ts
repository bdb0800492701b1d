// A folder of kept pictures: read with distrust, written so that a reader never sees half of one.

import { mkdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  formatKeptPictures,
  parseKeptPictures,
  pictureListName,
  toPictureFile,
  type KeptPictures,
} from '../../../core/check/visual/kept-pictures.ts';
import { lookNames, type Look } from '../../../core/check/visual/looks.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { hash } from '../../files/hash.ts';

/** A folder of kept pictures. */
export interface PictureFolder {
  readonly folder: string;
  /** What is kept; undefined where nothing is, or nothing that can be read. */
  readonly kept: KeptPictures | undefined;
  /** There is a list, but it cannot be read. */
  readonly isDamaged: boolean;
  /** The picture of a demo; undefined where it is not the one that was kept. */
  readonly read: (demo: string, look: Look) => Buffer | undefined;
  readonly write: (demo: string, look: Look, png: Buffer) => void;
  /** Writes the list, and removes the pictures that only the list before has. */
  readonly finish: (pictures: KeptPictures) => void;
}

/** Opens the folder, which need not be there. */
export function openPictureFolder(folder: string): PictureFolder {
  const list = readIfThere(join(folder, pictureListName))?.toString();
  const kept = list === undefined ? undefined : parseKeptPictures(list);

  return {
    folder,
    kept,
    isDamaged: list !== undefined && !kept,
    read: (demo, look) => {
      const expected = kept?.demos[demo]?.pictures[look];
      const png = expected === undefined ? undefined : readIfThere(join(folder, toPictureFile(demo, look)));
      return png && hash(png) === expected ? png : undefined;
    },
    write: (demo, look, png) => writeWhole(join(folder, toPictureFile(demo, look)), png),
    finish: (pictures) => {
      for (const demo of Object.keys(kept?.demos ?? {}))
        if (!Object.hasOwn(pictures.demos, demo)) removePictures(folder, demo);
      writeWhole(join(folder, pictureListName), formatKeptPictures(pictures));
    },
  };
}

function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

/** Removes what was kept of a demo, and its folder if nothing else is in there. */
function removePictures(folder: string, demo: string): void {
  const files = lookNames.map((look) => join(folder, toPictureFile(demo, look)));
  for (const file of files) rmSync(file, { force: true });
  try {
    rmdirSync(join(folder, demo));
  } catch (error) {
    if (!['ENOTEMPTY', 'ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
