// Reads and writes the record of an output folder: what its last build made, and from which inputs.
import { relative, resolve } from 'node:path';
import type { FinishedSite } from './finish-site.ts';
import type { LastPages } from '../pages/made-page.ts';
import type { HashedFiles, PublicFiles } from '../site/load/find-public-files.ts';
import { openStore } from '../files/store/open-store.ts';
import type { BuiltPages } from '../pages/make-pages.ts';

/** The record of one build: pages by path, files by name. */
export interface BuildRecord extends LastPages, HashedFiles {}

/** Creates the record of a finished build for the next one. */
export function toBuildRecord({ pages }: BuiltPages, publicFiles: PublicFiles, { files }: FinishedSite): BuildRecord {
  return {
    pages: Object.fromEntries(pages.map(({ task, record }) => [task.page.path, record])),
    publicFiles: publicFiles.files,
    files,
  };
}

const nothing: BuildRecord = { pages: {}, publicFiles: {}, files: {} };

/** The place of a record, which belongs to an output folder and to the engine that wrote it. */
interface RecordPlace {
  readonly cache: string;
  readonly out: string;
  readonly engineKey: string;
  readonly log: (message: string) => void;
}

interface StoredRecord {
  readonly engineKey: string;
  readonly record: BuildRecord;
}

/** Reads the record of an output folder. One of another engine, or a broken one, counts as none. */
export function readBuildRecord({ cache, out, engineKey, log }: RecordPlace): BuildRecord {
  const stored = openStore<StoredRecord>(cache, 'builds', { log }).read(toKey(cache, out));
  return stored?.engineKey === engineKey ? stored.record : nothing;
}

/** Writes the record of an output folder atomically. */
export function writeBuildRecord(record: BuildRecord, { cache, out, engineKey, log }: RecordPlace): void {
  openStore<StoredRecord>(cache, 'builds', { log }).write(toKey(cache, out), { engineKey, record });
}

/** Returns a key that is the same on a machine with the site in another folder. */
function toKey(cache: string, out: string): string {
  return relative(resolve(cache), resolve(out)).replaceAll('\\', '/');
}
