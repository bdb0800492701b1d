// Reads the folders of parts into one record of all their pages, as if a single build had made them.

import { join } from 'node:path';
import type { BuildRecord } from '../../output/build-record.ts';
import type { PageRecord } from '../../pages/made-page.ts';
import type { ReusableSite } from '../scope-options.ts';
import { readStamp } from '../../files/file-stamp.ts';
import { SiteError } from '../../files/site-error.ts';
import { openPartFiles } from '../../files/open-part-files.ts';
import { readPart, toPartSite, toPartStages, type Part } from './part.ts';
import { shareStages } from './share-stages.ts';

interface FoundPart {
  readonly folder: string;
  readonly part: Part;
}

/**
 * Reads the parts of a site. A page with a file that differs from what its shard wrote is left out and
 * reported: the merge makes it again. The cache entries of the parts go into the cache.
 * @throws SiteError if a part is missing, is passed twice, or is of another engine or another division.
 */
export function readParts(
  folders: readonly string[],
  { cache, engineKey, log }: { cache: string; engineKey: string; log: (message: string) => void },
): ReusableSite {
  const parts = folders.map((folder) => ({ folder, part: readPartList(folder) }));
  checkTogether(parts, engineKey);
  for (const folder of folders) shareStages(toPartStages(folder), cache);

  const pages: Record<string, PageRecord> = {};
  const files: Record<string, BuildRecord['files'][string]> = {};
  const places = new Map<string, string>();
  for (const { folder, part } of parts) {
    const site = toPartSite(folder);
    const hashPartFile = openPartFiles(site);
    for (const [path, page] of Object.entries(part.record.pages)) {
      const damaged = page.made.files.find(({ file, hash: sum }) => hashPartFile(file) !== sum);
      if (damaged) {
        log(
          `part-damaged  The file "${damaged.file}" of the part "${folder}" was changed after its build, so its page is built again. Check how the parts are copied.`,
        );
        continue;
      }
      pages[path] = page;
      for (const { file, hash: sum } of page.made.files) {
        files[file] = { hash: sum, stamp: readStamp(join(site, file)) ?? [0, 0] };
        places.set(file, site);
      }
    }
  }
  return { record: { pages, publicFiles: {}, files }, folderOf: (file) => places.get(file) };
}

/** Reads the list of a part.
 * @throws SiteError if there is none, or it is damaged. */
export function readPartList(folder: string): Part {
  const part = readPart(folder);
  if (part === 'absent')
    throw new SiteError(
      `The folder "${folder}" is not a finished part`,
      'Build one with, for example, "docs build --shard 1/5", or a whole site with "docs build --part NAME".',
    );
  if (part === 'damaged')
    throw new SiteError(`The list of the part "${folder}" is damaged`, 'Copy or build the part again.');
  return part;
}

function checkTogether(parts: readonly FoundPart[], engineKey: string): void {
  const count = parts[0]?.part.shard.count ?? 0;
  const byIndex = new Map<number, string>();
  for (const { folder, part } of parts) {
    const { shard } = part;
    if (shard.count !== count)
      throw new SiteError(
        `The part "${folder}" is ${shard.index} of ${shard.count}, but other parts are of ${count}`,
        'Merge only parts that were built with the same total.',
      );
    const other = byIndex.get(shard.index);
    if (other !== undefined)
      throw new SiteError(
        `"${other}" and "${folder}" are both part ${shard.index} of ${count}`,
        'Pass each part once.',
      );
    checkEngine(folder, part, engineKey);
    byIndex.set(shard.index, folder);
  }
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !byIndex.has(index));
  if (missing.length > 0)
    throw new SiteError(
      `Of ${count} parts, ${missing.length === 1 ? `part ${missing[0]} is` : `parts ${missing.join(', ')} are`} missing`,
      `Build it with "docs build --shard ${missing[0]}/${count}", and add its folder to the command.`,
    );
}

/** Throws if a part was built by another version of the engine. */
export function checkEngine(folder: string, part: Part, engineKey: string): void {
  if (part.engineKey !== engineKey)
    throw new SiteError(
      `The part "${folder}" was built with a different version of the engine, of React, or of Node`,
      'Build and merge all parts with the same versions.',
    );
}
