// A worker thread: extracts the packages it is sent, one at a time, and keeps what it finds.

import { parentPort, workerData } from 'node:worker_threads';
import { createKnownFiles, writeKept, type ApiMemory } from '../api-memory.ts';
import type { InstalledPackage } from '../find-package.ts';

/** What a thread is told when it starts. */
export interface ExtractionWork {
  readonly memory: ApiMemory;
  readonly settingsFile: string;
}

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');

const { memory, settingsFile } = workerData as ExtractionWork;
const { createExtractor } = await import('../extract-fresh.ts');
const extract = createExtractor(settingsFile);
const known = createKnownFiles(memory);

port.on('message', (pack: InstalledPackage) => {
  const fresh = extract(pack);
  writeKept(pack, fresh, known);
  port.postMessage({ entries: fresh.entries, problems: fresh.problems });
});
port.postMessage('ready');
