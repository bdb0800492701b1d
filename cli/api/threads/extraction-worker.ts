// Worker thread that extracts packages, one at a time, and caches the results. The message "again" makes it check all
// files again.

import { parentPort, workerData } from 'node:worker_threads';
import type { SourceSettings } from '../../../core/model/site.ts';
import { openApiMemory, writeStored, type MemoryPlace } from '../memory/api-memory.ts';
import { packExtraction } from '../memory/pack-extraction.ts';
import { collectGarbage } from '../../threads/collect-garbage.ts';
import type { InstalledPackage } from '../packages/find-package.ts';
import type { LineEnd } from '../scripts/line.ts';

/** The data that a thread starts with. */
export interface ExtractionWork {
  readonly place: MemoryPlace;
  readonly settingsFile: string;
  /** The sources of developed libraries. */
  readonly sources?: SourceSettings;
}

/** A package to extract, and the line to the thread that reads its scripts. */
export interface ExtractionJob {
  readonly pack: InstalledPackage;
  readonly line?: LineEnd;
}

/** A message of a thread to its pool. */
export type ExtractionMessage =
  | { readonly kind: 'ready' }
  /** Damage to the cache. */
  | { readonly kind: 'notice'; readonly text: string }
  /** Packed as JSON: the same as from the cache, and much faster than a copy of the objects. */
  | { readonly kind: 'extraction'; readonly packed: string }
  /** The extraction was written to the cache, if that is possible. */
  | { readonly kind: 'stored' };

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');

const { place, settingsFile, sources = false } = workerData as ExtractionWork;
const { createExtractor } = await import('../extract/extract-fresh.ts');
// A separate module, which is kept when a thread serves one site after another.
const { parsedSources } = await import('./parsed-sources.ts');
let round = openRound();
let hasRead = false;

function openRound() {
  return {
    extract: createExtractor(settingsFile, { place: { root: place.root, sources }, sources: parsedSources }),
    memory: openApiMemory(place, (text) => say({ kind: 'notice', text })),
  };
}

port.on('message', (job: ExtractionJob | 'again') => {
  if (job === 'again') {
    round = openRound();
    return;
  }
  if (hasRead) collectGarbage();
  hasRead = true;
  const { pack, line } = job;
  const fresh = round.extract(pack, line);
  // JSON drops keys with undefined values, so that the result is the same as from the cache.
  say({ kind: 'extraction', packed: JSON.stringify(packExtraction(fresh)) });
  writeStored(pack, fresh, round.memory);
  say({ kind: 'stored' });
});
say({ kind: 'ready' });

function say(message: ExtractionMessage): void {
  port?.postMessage(message);
}
