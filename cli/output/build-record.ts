// What the last build of an output folder made, and from what: the memory between two builds.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BuildRecord } from '../build-context.ts';
import type { FinishedSite } from './finish-site.ts';
import type { PublicFiles } from '../load/find-public-files.ts';
import { hash } from '../hash.ts';
import type { BuiltPages } from '../pages/make-pages.ts';

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
export function readBuildRecord({
  cache,
  out,
  engineKey,
}: {
  cache: string;
  out: string;
  engineKey: string;
}): BuildRecord {
  try {
    const { engineKey: known, record } = JSON.parse(readFileSync(fileOf(cache, out), 'utf8')) as {
      engineKey: string;
      record: BuildRecord;
    };
    return known === engineKey ? record : nothing;
  } catch {
    return nothing;
  }
}

/** Keeps the record of an output folder, whole or not at all. */
export function writeBuildRecord(
  record: BuildRecord,
  { cache, out, engineKey }: { cache: string; out: string; engineKey: string },
): void {
  const file = fileOf(cache, out);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ engineKey, record }));
  renameSync(`${file}.${process.pid}`, file);
}

function fileOf(cache: string, out: string): string {
  return join(cache, 'builds', `${hash(resolve(out))}.json`);
}
