// A worker thread: extracts the packages it is sent, one at a time, and keeps what it finds. Once it is told that
// files may have changed, it looks at them again.

import { parentPort, workerData } from 'node:worker_threads';
import type { SourceSettings } from '../../../core/model/site.ts';
import { openApiMemory, writeKept, type MemoryPlace } from '../memory/api-memory.ts';
import { packExtraction } from '../memory/pack-extraction.ts';
import type { InstalledPackage } from '../packages/find-package.ts';
import type { LineEnd } from '../scripts/line.ts';

/** What a thread is told when it starts. */
export interface ExtractionWork {
  readonly place: MemoryPlace;
  readonly settingsFile: string;
  /** Where the sources of libraries lie that are worked on. */
  readonly sources?: SourceSettings;
}

/** What a thread is asked for: a package, and the line to the thread that reads its scripts. */
export interface ExtractionJob {
  readonly pack: InstalledPackage;
  readonly line?: LineEnd;
}

/** What a thread says: that it can begin, what happened to the cache, what it has read, or that this is kept. */
export type ExtractionMessage =
  | { readonly ready: true }
  | { readonly notice: string }
  /** Packed, as JSON, which is what the cache will give, and takes a fraction of the time of a copy of objects. */
  | { readonly extraction: string }
  /** The cache has what was read, as far as it can. */
  | { readonly kept: true };

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');

const { place, settingsFile, sources = false } = workerData as ExtractionWork;
const { createExtractor } = await import('../extract/extract-fresh.ts');
// A file of its own, which outlives this one where a thread serves one site after another.
const { parsedSources } = await import('./parsed-sources.ts');
let round = openRound();

function openRound() {
  return {
    extract: createExtractor(settingsFile, { place: { root: place.root, sources }, sources: parsedSources }),
    memory: openApiMemory(place, (notice) => say({ notice })),
  };
}

port.on('message', (job: ExtractionJob | 'again') => {
  if (job === 'again') {
    round = openRound();
    return;
  }
  const { pack, line } = job;
  const fresh = round.extract(pack, line);
  // A key without a value is gone in the cache, and would change the order in which others are written.
  say({ extraction: JSON.stringify(packExtraction(fresh)) });
  writeKept(pack, fresh, round.memory);
  say({ kept: true });
});
say({ ready: true });

function say(message: ExtractionMessage): void {
  port?.postMessage(message);
}
