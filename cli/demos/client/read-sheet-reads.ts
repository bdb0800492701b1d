// The style sheets that demos import → the files that each depends on, as its compiler reports them. A sheet whose files
// are unchanged is not compiled for that.

import { join } from 'node:path';
import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { SourceSettings } from '../../../core/model/site.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { listSheets } from '../read/list-sheets.ts';
import { hashFile } from '../../files/hash-file.ts';
import { createSheetFinder } from '../../site/workspace/create-sheet-finder.ts';
import { openListStore } from '../../files/store/open-list-store.ts';
import { compileStyle } from '../../site/styles/compile-style.ts';

/** The source files of each sheet, by the sheet's file. */
export type SheetReads = ReadonlyMap<string, readonly ReadFile[]>;

interface SheetsRequest {
  readonly root: string;
  readonly cache: string;
  readonly sources?: SourceSettings;
  readonly engineKey: string;
  readonly log: (message: string) => void;
}

/** Reads the source files of the sheets of closures. */
export async function readSheetReads(
  closures: Iterable<Closure>,
  { root, cache, sources = false, engineKey, log }: SheetsRequest,
): Promise<SheetReads> {
  const files = [...new Set([...closures].flatMap(listSheets))].sort();
  if (files.length === 0) return new Map();
  const dependencyStore = openListStore<readonly ReadFile[]>(cache, `sheets ${engineKey}`, { log });
  const findSheet = createSheetFinder({ root, sources });
  const sums = new Map<string, string>();
  const found = await Promise.all(
    files.map(async (file) => {
      const known = dependencyStore.read(file);
      if (known?.every((each) => hashOnce(each.file) === each.hash)) return [file, known] as const;
      const { reads } = await compileStyle(file, { root, findSheet });
      const listed = reads.map((each): ReadFile => ({ file: each, hash: hashOnce(each) }));
      dependencyStore.write(file, listed);
      return [file, listed] as const;
    }),
  );
  dependencyStore.keep();
  return new Map(found);

  function hashOnce(file: string): string {
    const sum = sums.get(file) ?? hashFile(join(root, file));
    sums.set(file, sum);
    return sum;
  }
}
