// Pages of a finished folder → the result of reading them, part by part. If the machine has a second processor, half
// of a large site is read in a thread.

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { toEngineFile } from '../../files/engine.ts';
import type { PageFile, PageFiles, ReadFiles } from './page-files.ts';
import { readPageFiles } from './read-page-files.ts';

/** Starting a thread takes as long as reading this many bytes. */
const worthThread = 4_000_000;

/** Reads pages, and returns the results in their order. */
export async function readInParts(
  pages: PageFiles,
  read: (part: PageFiles) => Promise<ReadFiles> = readInThread,
): Promise<readonly ReadFiles[]> {
  const [first, second] = splitPages(pages.files, availableParallelism() > 1 ? worthThread : Infinity);
  const [own, other] = [first, second].map((files) => ({ ...pages, files })) as [PageFiles, PageFiles];
  if (second.length === 0) return [readPageFiles(own)];

  const waiting = read(other);
  // Awaited below: it may fail while this thread reads.
  waiting.catch(() => undefined);
  return [readPageFiles(own), await waiting];
}

/** Splits pages into two halves of the same weight; a small site stays in one part. */
function splitPages(files: readonly PageFile[], least: number): [readonly PageFile[], readonly PageFile[]] {
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (totalBytes < least) return [files, []];
  let sum = 0;
  const end = files.findIndex(({ bytes }) => (sum += bytes) >= totalBytes / 2) + 1;
  return [files.slice(0, end), files.slice(end)];
}

async function readInThread(part: PageFiles): Promise<ReadFiles> {
  const worker = new Worker(toEngineFile('check-worker.js'), { workerData: part });
  const [answer] = (await once(worker, 'message')) as [ReadFiles];
  return answer;
}
