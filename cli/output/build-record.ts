// What the last build of an output folder made, and from what: the memory between two builds.

import { relative, resolve } from 'node:path';
import type { FinishedSite } from './finish-site.ts';
import type { LastPages } from '../pages/made-page.ts';
import type { HashedFiles, PublicFiles } from '../site/load/find-public-files.ts';
import { openStore } from '../files/store/open-store.ts';
import type { BuiltPages } from '../pages/make-pages.ts';

/** One build: pages by path, files by name. */
export interface BuildRecord extends LastPages, HashedFiles {}

/** Sums up a finished build for the next one. */
export function toBuildRecord({ pages }: BuiltPages, publicFiles: PublicFiles, { files }: FinishedSite): BuildRecord {
  return {
    pages: Object.fromEntries(pages.map(({ task, record }) => [task.page.path, record])),
    publicFiles: publicFiles.files,
    files,
  };
}

const nothing: BuildRecord = { pages: {}, publicFiles: {}, files: {} };

/** Where records are kept: a record belongs to an output folder, and to the engine that wrote it. */
interface RecordPlace {
  readonly cache: string;
  readonly out: string;
  readonly engineKey: string;
  readonly log: (message: string) => void;
}

interface Kept {
  readonly engineKey: string;
  readonly record: BuildRecord;
}

/** Reads the record of an output folder. One of another engine, or a broken one, counts as none. */
export function readBuildRecord({ cache, out, engineKey, log }: RecordPlace): BuildRecord {
  const kept = openStore<Kept>(cache, 'builds', { log }).read(toKey(cache, out));
  return kept?.engineKey === engineKey ? kept.record : nothing;
}

/** Keeps the record of an output folder, whole or not at all. */
export function writeBuildRecord(record: BuildRecord, { cache, out, engineKey, log }: RecordPlace): void {
  openStore<Kept>(cache, 'builds', { log }).write(toKey(cache, out), { engineKey, record });
}

/** The same on a machine where the site lies elsewhere. */
function toKey(cache: string, out: string): string {
  return relative(resolve(cache), resolve(out)).replaceAll('\\', '/');
}
