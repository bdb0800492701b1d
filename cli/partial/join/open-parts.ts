// Reads the folders of parts: made pages to reuse, if all parts are shards of one site, or else whole sites to join.

import { join } from 'node:path';
import type { BuildRecord } from '../../output/build-record.ts';
import type { ScopeOptions } from '../scope-options.ts';
import { readStamp } from '../../files/file-stamp.ts';
import { SiteError } from '../../files/site-error.ts';
import { openPartFiles, isWithin } from '../../files/open-part-files.ts';
import { checkEngine, readParts, readPartList } from '../shards/read-parts.ts';
import { toPartSite, type Part } from '../shards/part.ts';
import type { JoinedSites, SitePart } from '../site-part.ts';

interface PartOptions {
  readonly cache: string;
  readonly engineKey: string;
  readonly log: (message: string) => void;
}

/** Opens the parts that are passed to a command. */
export function openParts(folders: readonly string[], options: PartOptions): Pick<ScopeOptions, 'reusable' | 'joined'> {
  const parts = folders.map((folder) => ({ folder, part: readPartList(folder) }));
  const sites = parts.flatMap(({ folder, part }) => (part.site ? [{ folder, part, site: part.site }] : []));
  if (sites.length === 0) return { reusable: readParts(folders, options) };

  const other = parts.find(({ part }) => !part.site);
  if (other)
    throw new SiteError(
      `"${other.folder}" is a part of a split site, but "${sites[0]?.folder}" is a whole site`,
      'Merge the parts of each site first, or pass only sites built with --part.',
    );
  const byName = new Map<string, string>();
  for (const { folder, part, site } of sites) {
    checkEngine(folder, part, options.engineKey);
    const twin = byName.get(site.name);
    if (twin !== undefined)
      throw new SiteError(
        `"${twin}" and "${folder}" are both named "${site.name}"`,
        'Give each site its own --part name.',
      );
    byName.set(site.name, folder);
    checkPages(folder, part, site);
    checkFiles(folder, part, site);
  }
  return { joined: toJoined(sites) };
}

function toJoined(sites: readonly { folder: string; part: Part; site: SitePart }[]): JoinedSites {
  const files: Record<string, BuildRecord['files'][string]> = {};
  const places = new Map<string, string>();
  for (const { folder, site } of sites)
    for (const { file, hash: sum } of site.files) {
      if (places.has(file)) continue;
      files[file] = { hash: sum, stamp: readStamp(join(toPartSite(folder), file)) ?? [0, 0] };
      places.set(file, toPartSite(folder));
    }
  return {
    sites: sites.map(({ folder, part, site }) => ({ site, pages: part.record.pages, folder: toPartSite(folder) })),
    files,
    folderOf: (file) => places.get(file),
  };
}

/** Checks that every page has a record, and an output file inside the site. */
function checkPages(folder: string, { record }: Part, { tasks }: SitePart): void {
  const wrong = tasks.find(({ page }) => !Object.hasOwn(record.pages, page.path) || !isWithin(page.outputFile));
  if (wrong)
    throw new SiteError(
      `The list of the part "${folder}" is damaged at the page "${wrong.page.path}"`,
      'Copy or build the part again.',
    );
}

/** Checks that no file has changed: files of another repository cannot be built again here. */
function checkFiles(folder: string, { record }: Part, { files }: SitePart): void {
  const all = [...files, ...Object.values(record.pages).flatMap(({ made }) => made.files)];
  const hashOwnFile = openPartFiles(toPartSite(folder));
  const damaged = all.find(({ file, hash: sum }) => hashOwnFile(file) !== sum);
  if (damaged)
    throw new SiteError(
      `The file "${damaged.file}" of the part "${folder}" was changed after its build`,
      'Copy or build the part again.',
    );
}

/** Adds the files of joined sites to the record of the last build. */
export function withJoinedFiles(
  record: BuildRecord,
  joined: JoinedSites,
): { record: BuildRecord; folderOf: JoinedSites['folderOf'] } {
  return { record: { ...record, files: { ...record.files, ...joined.files } }, folderOf: joined.folderOf };
}

/** Returns whether a joined site has posts. */
export function hasJoinedPosts({ sites }: JoinedSites): boolean {
  return sites.some(({ site }) => site.tasks.some(({ page }) => page.template === 'BlogPost'));
}
