// Writes the finished site to the output folder at once. Unchanged files are not written again.

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JoinedPiece, OutputFile } from '../../core/model/output-file.ts';
import type { StampedFiles } from '../files/file-stamp.ts';
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
import { updateFolder, type FinishedFiles } from './folder/update-folder.ts';

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
  const { out, staging, base } = folders;
  const folderOf = (file: string) => folders.folderOf?.(file) ?? out;
  const siteFiles = contents.siteFiles.map(hashFile);
  const allFiles = new Map<string, string>(
    [...contents.pageFiles, ...contents.publicFiles, ...siteFiles].map((file) => [file.file, file.hash]),
  );
  const bytes = sumBytes(contents.pageFiles) + sumBytes(contents.publicFiles) + sumBytes(siteFiles);
  const isUnchanged = (file: string) =>
    record.files[file]?.hash === allFiles.get(file) && isUntouched(record, file, folderOf(file));
  const changes = planChanges({ ...contents, siteFiles }, isUnchanged);
  const files = { allFiles, newFiles: changes.newFiles };
  if (files.newFiles.size === 0 && isSameSite(allFiles, { out, folderOf })) {
    return { files: record.files, written: 0, reused: allFiles.size, bytes, bytesWritten: 0 };
  }

  stageChanges(changes, { contents, folders, folderOf });
  if (folders.isOnlyServed && readMarker(out)) {
    updateFolder(files, { out, staging });
    writeMarker(out, allFiles, base);
  } else await replaceFolder(files, { folders, folderOf, record });

  // Files that were kept in another folder are new in this one.
  const reused = [...allFiles.keys()].filter((file) => !files.newFiles.has(file) && folderOf(file) === out).length;
  return {
    files: stampFiles(files, { record: folders.folderOf ? undefined : record, out }),
    written: allFiles.size - reused,
    reused,
    bytes,
    bytesWritten: sumBytes(changes.written),
  };
}

/** Removes the staged files of a build; the output folder stays. Waits up to two seconds for threads that still write. */
export function discardSite(staging: string): void {
  rmSync(staging, { recursive: true, force: true, maxRetries: 13, retryDelay: 20 });
}

/** A file that the engine made: its contents, or the pieces that it is joined from. It has neither if it is kept. */
interface HashedFile extends WrittenFile {
  readonly contents?: Uint8Array;
  readonly pieces?: readonly JoinedPiece[];
}

function hashFile({ file, contents: text, kept, joined }: OutputFile): HashedFile {
  if (kept) return { file, bytes: kept.bytes, hash: kept.hash };
  if (joined) return { file, bytes: joined.bytes, hash: joined.hash, pieces: joined.pieces };
  const contents = Buffer.from(text);
  return { file, bytes: contents.length, hash: hash(contents), contents };
}

function sumBytes(files: readonly WrittenFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The files that the old site does not have, by how they are written. */
interface Changes {
  /** Files of pages, which are staged already. */
  readonly staged: ReadonlySet<string>;
  readonly siteFiles: readonly HashedFile[];
  readonly publicFiles: readonly WrittenFile[];
  readonly newFiles: ReadonlySet<string>;
  /** The same files with their sizes. */
  readonly written: readonly WrittenFile[];
}

function planChanges(
  contents: Omit<SiteContents, 'siteFiles'> & { readonly siteFiles: readonly HashedFile[] },
  isUnchanged: (file: string) => boolean,
): Changes {
  // A page that was made again can have unchanged files.
  const staged = new Set([...contents.staged].filter((file) => !isUnchanged(file)));
  // Kept files are in the old site, and are carried over with the rest.
  const siteFiles = contents.siteFiles.filter((file) => (file.contents ?? file.pieces) && !isUnchanged(file.file));
  const publicFiles = contents.publicFiles.filter(({ file }) => !isUnchanged(file));
  return {
    staged,
    siteFiles,
    publicFiles,
    newFiles: new Set([...staged, ...[...siteFiles, ...publicFiles].map(({ file }) => file)]),
    written: [...contents.pageFiles.filter(({ file }) => staged.has(file)), ...siteFiles, ...publicFiles],
  };
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

/** Completes the staging folder: exactly the new files are in it. */
function stageChanges(
  { staged, siteFiles, publicFiles }: Changes,
  {
    contents,
    folders: { root, staging },
    folderOf,
  }: { contents: SiteContents; folders: SiteFolders; folderOf: (file: string) => string },
): void {
  const pathOf = (piece: string) => join(staged.has(piece) ? staging : folderOf(piece), piece);
  for (const { file, contents: bytes, pieces } of siteFiles) {
    if (bytes) writeStaged(join(staging, file), bytes);
    if (pieces) joinPieces(join(staging, file), pieces, pathOf);
  }
  for (const { file } of publicFiles) copyStaged(join(root, 'public', file), join(staging, file));
  for (const file of contents.staged) if (!staged.has(file)) rmSync(join(staging, file));
}

function writeStaged(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

function copyStaged(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Replaces the old site by a folder with the new files, and with the others from where they are kept. */
async function replaceFolder(
  files: FinishedFiles,
  { folders, folderOf, record }: { folders: SiteFolders; folderOf: (file: string) => string; record: StampedFiles },
): Promise<void> {
  const { out, staging, cache, base } = folders;
  const { allFiles, newFiles } = files;
  checkOldSite(out, { ...files, record });
  const spare = folders.folderOf ? undefined : fillSpare(files, { cache, staging, folderOf });
  const next = spare ?? staging;
  if (spare === undefined)
    carryOver(
      [...allFiles.keys()].filter((file) => !newFiles.has(file)),
      { folderOf, staging },
    );
  writeMarker(next, allFiles, base);
  // Files are synced before their folder, and both before the old site is removed.
  await syncFiles([...newFiles, markerFile].map((file) => join(next, file)));
  await syncFiles([next]);
  swapFolders({ out, staging: next, dispose: (old) => keepSpare(old, files, { cache, out }) });
  await syncFiles([dirname(staging)]);
}

/** Throws if a file that no build has written is in the way of the site. */
function checkOldSite(
  out: string,
  { allFiles, newFiles, record }: FinishedFiles & { readonly record: StampedFiles },
): void {
  const old = readMarker(out)?.files;
  if (!old) {
    checkUnlistedFiles(out, { next: allFiles, isKnown: (file) => isUntouched(record, file, out) });
  } else if (!isWayClear(out, { old, next: allFiles, newFiles }))
    checkForeignFiles(listForeignFiles(out, { old, next: allFiles }), allFiles);
}

/** Reads the stamps of new files; the others have those of the record, if there is one. */
function stampFiles(
  { allFiles, newFiles }: FinishedFiles,
  { record, out }: { record: StampedFiles | undefined; out: string },
): StampedFiles['files'] {
  return Object.fromEntries(
    [...allFiles].map(([file, sum]) => {
      const recorded = newFiles.has(file) ? undefined : record?.files[file]?.stamp;
      return [file, { hash: sum, stamp: recorded ?? readStamp(join(out, file)) ?? [0, 0] }];
    }),
  );
}
