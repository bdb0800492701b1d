// Writes the finished site to the output folder at once. Unchanged files are not written again.

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../../core/model/output-file.ts';
import type { StampedFiles } from '../files/file-stamp.ts';
import type { FileStamp } from '../files/file-stamp.ts';
import type { WrittenFile } from '../files/written-file.ts';
import { isUntouched, readStamp } from '../files/file-stamp.ts';
import type { PublicFiles } from '../site/load/find-public-files.ts';
import { hash } from '../files/hash.ts';
import type { BuiltPages } from '../pages/make-pages.ts';
import { checkForeignFiles, checkUnlistedFiles, isWayClear, listForeignFiles } from './folder/foreign-files.ts';
import { carryOver, markerFile, readMarker, swapFolders, writeMarker } from './output-folder.ts';
import { joinPieces } from './copies/join-pieces.ts';
import { fillSpare, keepSpare } from './folder/spare-folder.ts';
import { syncFiles } from './folder/sync-files.ts';
import { updateFolder } from './folder/update-folder.ts';

/** All files of the finished site. */
interface SiteContents {
  /** Files of pages: those that are not in `staged` are in the old site. */
  readonly pageFiles: readonly WrittenFile[];
  readonly staged: ReadonlySet<string>;
  /** Files of public/, copied from the site's root. */
  readonly publicFiles: readonly WrittenFile[];
  /** Files that the engine made in memory. */
  readonly siteFiles: readonly OutputFile[];
}

/** The folders in which the site is made, and its output folder. */
interface SiteFolders {
  readonly root: string;
  readonly out: string;
  readonly staging: string;
  readonly cache: string;
  /** Sub-path that the site is built for. */
  readonly base: string;
  /** Changes the old site file by file, because only the server in this process reads it. */
  readonly isOnlyServed?: boolean;
  /** Finds the folder of a kept file, if it is not the output folder. */
  readonly folderOf?: (file: string) => string | undefined;
}

/** The files of a written site, and how many were written. */
export interface FinishedSite {
  readonly files: StampedFiles['files'];
  readonly written: number;
  readonly reused: number;
  /** Bytes of all files of the site. */
  readonly bytes: number;
  readonly bytesWritten: number;
}

/** Sorts the pages and files of a build by how they are written. */
export function toSiteContents(
  { pages }: BuiltPages,
  { publicFiles, siteFiles }: { publicFiles: PublicFiles; siteFiles: readonly OutputFile[] },
): SiteContents {
  const fresh = pages.filter(({ isReused }) => !isReused);
  return {
    pageFiles: pages.flatMap(({ record }) => record.made.files),
    staged: new Set(fresh.flatMap(({ record }) => record.made.files.map(({ file }) => file))),
    publicFiles: Object.values(publicFiles.files).map(({ file }) => file),
    siteFiles,
  };
}

/** Picks the files that single pages need besides their own: assets, and pages that redirect to them. */
export function toShared(siteFiles: readonly OutputFile[]): Parameters<typeof toSiteContents>[1] {
  return {
    publicFiles: { files: {}, problems: [] },
    siteFiles: siteFiles.filter(({ file }) => /^_\w+\/|\.html$/.test(file)),
  };
}

/** Completes the staged site and replaces the old one; does nothing if nothing changed. */
export async function finishSite(
  contents: SiteContents,
  folders: SiteFolders,
  record: StampedFiles,
): Promise<FinishedSite> {
  const { out, staging } = folders;
  const folderOf = (file: string) => folders.folderOf?.(file) ?? out;
  const siteFiles = contents.siteFiles.map(({ file, contents: text, kept, joined }) => {
    if (kept) return { file, bytes: undefined, size: kept.bytes, hash: kept.hash };
    if (joined) return { file, bytes: undefined, size: joined.bytes, hash: joined.hash, pieces: joined.pieces };
    const bytes = Buffer.from(text);
    return { file, bytes, size: bytes.length, hash: hash(bytes) };
  });
  const allFiles = new Map<string, string>(
    [...contents.pageFiles, ...contents.publicFiles, ...siteFiles].map((file) => [file.file, file.hash]),
  );
  const bytes =
    [...contents.pageFiles, ...contents.publicFiles].reduce((sum, file) => sum + file.bytes, 0) +
    siteFiles.reduce((sum, { size }) => sum + size, 0);
  const isKept = ({ file }: { file: string }) =>
    record.files[file]?.hash === allFiles.get(file) && isUntouched(record, file, folderOf(file));
  // A page that was made again can have unchanged files.
  const staged = new Set([...contents.staged].filter((file) => !isKept({ file })));

  // Kept files are in the old site, and are carried over with the rest.
  const newSiteFiles = siteFiles.flatMap(({ bytes, ...file }) => (bytes && !isKept(file) ? [{ ...file, bytes }] : []));
  const newJoined = siteFiles.flatMap(({ pieces, ...file }) => (pieces && !isKept(file) ? [{ ...file, pieces }] : []));
  const newPublicFiles = contents.publicFiles.filter((file) => !isKept(file));
  const newFiles = new Set([
    ...staged,
    ...newSiteFiles.map(({ file }) => file),
    ...newJoined.map(({ file }) => file),
    ...newPublicFiles.map(({ file }) => file),
  ]);
  if (newFiles.size === 0 && isSameSite(allFiles, { out, folderOf })) {
    return { files: record.files, written: 0, reused: allFiles.size, bytes, bytesWritten: 0 };
  }

  const bytesWritten = newSiteFiles.reduce((sum, { file, bytes }) => sum + writeStaged(join(staging, file), bytes), 0);
  for (const { file, pieces } of newJoined)
    joinPieces(join(staging, file), pieces, (piece) => join(staged.has(piece) ? staging : folderOf(piece), piece));
  for (const { file } of newPublicFiles) copyStaged(join(folders.root, 'public', file), join(staging, file));
  for (const file of contents.staged) if (!staged.has(file)) rmSync(join(staging, file));
  if (folders.isOnlyServed && readMarker(out)) {
    updateFolder({ allFiles, newFiles }, { out, staging });
    writeMarker(out, allFiles, folders.base);
  } else {
    checkOldSite(out, { allFiles, newFiles, record });
    const spare = folders.folderOf
      ? undefined
      : fillSpare({ allFiles, newFiles }, { cache: folders.cache, staging, folderOf });
    const next = spare ?? staging;
    if (spare === undefined)
      carryOver(
        [...allFiles.keys()].filter((file) => !newFiles.has(file)),
        { folderOf, staging },
      );
    writeMarker(next, allFiles, folders.base);
    // Files are synced before their folder, and both before the old site is removed.
    await syncFiles([...newFiles, markerFile].map((file) => join(next, file)));
    await syncFiles([next]);
    const dispose = (old: string) => keepSpare(old, { allFiles, newFiles }, { cache: folders.cache, out });
    swapFolders({ out, staging: next, dispose });
    await syncFiles([dirname(staging)]);
  }

  const files = [...allFiles].map(
    ([file, sum]) =>
      [
        file,
        { hash: sum, stamp: stampOf(file, { newFiles, record: folders.folderOf ? undefined : record, out }) },
      ] as const,
  );
  const stagedBytes = contents.pageFiles.reduce((sum, { file, bytes }) => (staged.has(file) ? sum + bytes : sum), 0);
  const publicBytes = newPublicFiles.reduce((sum, { bytes }) => sum + bytes, 0);
  // Files that were kept in another folder are new in this one.
  const reused = [...allFiles.keys()].filter((file) => !newFiles.has(file) && folderOf(file) === out).length;
  return {
    files: Object.fromEntries(files),
    written: allFiles.size - reused,
    reused,
    bytes,
    bytesWritten: bytesWritten + stagedBytes + publicBytes + newJoined.reduce((sum, { size }) => sum + size, 0),
  };
}

/** Removes the staged files of a build; the output folder stays. Waits up to two seconds for threads that still write. */
export function discardSite(staging: string): void {
  rmSync(staging, { recursive: true, force: true, maxRetries: 13, retryDelay: 20 });
}

/** Returns whether the output folder has these files; the caller has checked each file in the folder that keeps it. */
function isSameSite(
  files: ReadonlyMap<string, string>,
  { out, folderOf }: { readonly out: string; readonly folderOf: (file: string) => string },
): boolean {
  const listed = readMarker(out)?.files;
  return (
    listed?.size === files.size &&
    [...files].every(
      ([file, sum]) => listed.get(file) === sum && (folderOf(file) === out || readStamp(join(out, file)) !== undefined),
    )
  );
}

/** Throws if a file that no build has written is in the way of the site. */
function checkOldSite(
  out: string,
  {
    allFiles,
    newFiles,
    record,
  }: {
    readonly allFiles: ReadonlyMap<string, string>;
    readonly newFiles: ReadonlySet<string>;
    readonly record: StampedFiles;
  },
): void {
  const old = readMarker(out)?.files;
  if (!old) {
    checkUnlistedFiles(out, { next: allFiles, isKnown: (file) => isUntouched(record, file, out) });
  } else if (!isWayClear(out, { old, next: allFiles, newFiles }))
    checkForeignFiles(listForeignFiles(out, { old, next: allFiles }), allFiles);
}

function writeStaged(path: string, bytes: Uint8Array): number {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return bytes.length;
}

function copyStaged(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function stampOf(
  file: string,
  { newFiles, record, out }: { newFiles: ReadonlySet<string>; record: StampedFiles | undefined; out: string },
): FileStamp {
  const recorded = newFiles.has(file) ? undefined : record?.files[file]?.stamp;
  return recorded ?? readStamp(join(out, file)) ?? [0, 0];
}
