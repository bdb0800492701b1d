// What the last build of an output folder made, and from what: the memory between two builds.

import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { MadePage, WrittenFile } from './build-context.ts';
import type { FinishedSite } from './finish-site.ts';
import type { PublicFiles } from './find-public-files.ts';
import { hash } from './hash.ts';
import type { BuiltPages } from './make-pages.ts';

/** A page of the last build. */
export interface PageRecord {
  readonly key: string;
  readonly made: MadePage;
}

/** A file as it lay on disk when it was written: size and time of change. */
export type FileStamp = readonly [bytes: number, mtimeMs: number];

/** A file of public/ as it was when it was hashed. */
export interface PublicRecord {
  readonly stamp: FileStamp;
  readonly file: WrittenFile;
}

/** One build: pages by path, files by name. */
export interface BuildRecord {
  readonly pages: Readonly<Record<string, PageRecord>>;
  readonly publicFiles: Readonly<Record<string, PublicRecord>>;
  /** Every file of the finished site. */
  readonly files: Readonly<Record<string, { readonly hash: string; readonly stamp: FileStamp }>>;
}

/** Sums up a finished build for the next one. */
export function toBuildRecord({ pages }: BuiltPages, publicFiles: PublicFiles, { files }: FinishedSite): BuildRecord {
  return {
    pages: Object.fromEntries(pages.map(({ task, record }) => [task.page.path, record])),
    publicFiles: publicFiles.files,
    files,
  };
}

const nothing: BuildRecord = { pages: {}, publicFiles: {}, files: {} };

/** Reads the record of an output folder. One of another engine, or a broken one, counts as none. */
export function readBuildRecord({ cache, out, engineKey }: { cache: string; out: string; engineKey: string }): BuildRecord {
  try {
    const { engineKey: known, record } = JSON.parse(readFileSync(fileOf(cache, out), 'utf8')) as { engineKey: string; record: BuildRecord };
    return known === engineKey ? record : nothing;
  } catch {
    return nothing;
  }
}

/** Keeps the record of an output folder, whole or not at all. */
export function writeBuildRecord(record: BuildRecord, { cache, out, engineKey }: { cache: string; out: string; engineKey: string }): void {
  const file = fileOf(cache, out);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ engineKey, record }));
  renameSync(`${file}.${process.pid}`, file);
}

function fileOf(cache: string, out: string): string {
  return join(cache, 'builds', `${hash(resolve(out))}.json`);
}

/** Reads the stamp of a file; undefined where there is none. */
export function readStamp(path: string): FileStamp | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat?.isFile() ? [stat.size, stat.mtimeMs] : undefined;
}

/** Tells whether a file lies as the record says. */
export function isUntouched(record: BuildRecord, file: string, out: string): boolean {
  const known = record.files[file]?.stamp;
  const found = known && readStamp(join(out, file));
  return found !== undefined && found[0] === known?.[0] && found[1] === known[1];
}
