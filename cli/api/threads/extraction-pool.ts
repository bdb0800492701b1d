// Worker threads that extract the API of packages. A thread without work ends at once, which frees its memory; if a
// library is being developed, one thread waits for its next save. A package that ends its thread becomes one problem.

import { Worker } from 'node:worker_threads';
import type { Extraction } from '../../../core/api/extract/extraction.ts';
import { watchMemory, type Suspect } from '../../threads/watch-memory.ts';
import { unpackExtraction, type PackedExtraction } from '../memory/pack-extraction.ts';
import type { InstalledPackage } from '../packages/find-package.ts';
import { toDepthFault, toExitFault, toMemoryFault } from './extraction-fault.ts';
import type { ExtractionJob, ExtractionMessage, ExtractionWork } from './extraction-worker.ts';
import { pickPackage } from './pick-package.ts';
import { startScriptThread, type ScriptThread } from './start-script-thread.ts';

/** Threads that extract packages, started when there is work for them. */
export interface ExtractionPool {
  /** Extracts a package as soon as a thread is free. */
  extract(pack: InstalledPackage): Promise<Extraction>;
  /** Keeps the process alive until everything is extracted. Without this, the threads end with the process. */
  hold(): void;
  /** Ends the waiting thread. */
  close(): Promise<void>;
}

/** The files and limits of the threads. */
interface ExtractionThreads extends ExtractionWork {
  readonly workerFile: string;
  /** The file of a thread that reads scripts beside a package's types. */
  readonly scriptFile: string;
  readonly threads: number;
  /** The memory limit of a package. */
  readonly megabytes: number;
  /** Whether a thread that has read sources of a library waits for more work. */
  readonly stays?: boolean;
  /** Receives messages about damage to the cache. */
  readonly log: (message: string) => void;
}

interface Job {
  readonly pack: InstalledPackage;
  readonly resolve: (extraction: Extraction) => void;
  readonly reject: (error: Error) => void;
}

// V8 limits only the old objects of a thread. The process needs more: young objects, compiled code, and memory that V8
// has not returned yet. With the largest measured library, the process uses 1.6 GB.
const memoryFactor = 1.5;

/** Creates a pool. */
export function createExtractionPool({
  workerFile,
  scriptFile,
  threads,
  megabytes,
  stays = false,
  log,
  ...workerData
}: ExtractionThreads): ExtractionPool {
  const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: megabytes };
  const queue: Job[] = [];
  const running = new Set<Worker>();
  const suspects = new Map<Worker, Suspect>();
  let unwatch: (() => void) | undefined;
  let waiting: { readonly worker: Worker; readonly wake: () => void } | undefined;
  let isHeld = false;

  return {
    extract(pack) {
      return new Promise((resolve, reject) => {
        queue.push({ pack, resolve, reject });
        if (waiting) waiting.wake();
        else if (running.size < threads) startThread();
      });
    },

    hold() {
      isHeld = true;
      running.forEach((worker) => worker.ref());
    },

    async close() {
      await waiting?.worker.terminate();
    },
  };

  function stopWatching(): void {
    unwatch?.();
    unwatch = undefined;
  }

  function startThread(): void {
    const worker = new Worker(workerFile, { workerData, resourceLimits });
    const read: InstalledPackage[] = [];
    let job: Job | undefined;
    let extraction: Extraction | undefined;
    let beside: ScriptThread | undefined;
    startWork();

    worker.on('message', (message: ExtractionMessage) => {
      if ('notice' in message) {
        log(message.notice);
        return;
      }
      if ('extraction' in message) {
        // Parsed while the thread writes the extraction to the cache.
        extraction = unpackExtraction(JSON.parse(message.extraction) as PackedExtraction);
        return;
      }
      const read = extraction;
      if ('kept' in message && read) finish()?.resolve(read);
      takeNext();
    });
    worker.on('error', stopFor);
    worker.on('exit', exitWith);

    // Called last, because listening to a thread keeps the process alive as well.
    if (!isHeld) worker.unref();

    function startWork(): void {
      running.add(worker);
      unwatch ??= watchMemory({ megabytes: megabytes * memoryFactor, list: () => [...suspects.values()] });
    }

    /** Wakes the waiting thread, which must check its files again. */
    function wake(): void {
      waiting = undefined;
      startWork();
      worker.postMessage('again');
      takeNext();
    }

    function takeNext(): void {
      const packs = queue.map(({ pack }) => pack);
      const index = packs.indexOf(pickPackage(packs, read) as InstalledPackage);
      [job] = index < 0 ? [] : queue.splice(index, 1);
      if (job) {
        read.push(job.pack);
        suspects.set(worker, createSuspect(job));
        startJob(job);
      } else {
        running.delete(worker);
        if (stays && !waiting && read.some(({ sources }) => sources)) waiting = { worker, wake };
        else void worker.terminate();
        if (running.size === 0) stopWatching();
      }
    }

    /** Starts a package; if a processor is free, another thread reads its scripts. */
    function startJob({ pack }: Job): void {
      if (running.size + queue.length >= threads) {
        worker.postMessage({ pack } satisfies ExtractionJob);
        return;
      }
      beside = startScriptThread({ file: scriptFile, resourceLimits, onError: stopFor, onExit: exitWith });
      worker.postMessage({ pack, line: beside.line } satisfies ExtractionJob, [beside.line.port]);
    }

    function stopFor(error: NodeJS.ErrnoException): void {
      const file = workerData.settingsFile;
      end(({ pack, resolve, reject }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(toMemoryFault(pack, { megabytes, file }));
        else if (error instanceof RangeError && error.message.includes('call stack'))
          resolve(toDepthFault(pack, { file }));
        else reject(error);
      });
    }

    function exitWith(code: number): void {
      end(({ pack, resolve }) => resolve(toExitFault(pack, { code, file: workerData.settingsFile })));
    }

    function createSuspect(suspectJob: Job): Suspect {
      return {
        async stop() {
          running.delete(worker);
          finish();
          await worker.terminate();
        },
        blame() {
          suspectJob.resolve(toMemoryFault(suspectJob.pack, { megabytes, file: workerData.settingsFile }));
          startNext();
        },
        excuse() {
          queue.unshift(suspectJob);
          startNext();
        },
      };
    }

    function finish(): Job | undefined {
      beside?.end();
      beside = undefined;
      const finished = job;
      job = undefined;
      extraction = undefined;
      suspects.delete(worker);
      return finished;
    }

    /** Handles the end of the thread: its package is answered, and another thread takes the rest. */
    function end(answer: (failed: Job) => void): void {
      if (waiting?.worker === worker) waiting = undefined;
      if (!running.delete(worker)) return;
      // One of the two threads may be waiting for the other.
      void worker.terminate();
      const failed = finish() ?? queue.shift();
      if (failed) answer(failed);
      startNext();
    }

    function startNext(): void {
      if (queue.length > 0) startThread();
      else if (running.size === 0) stopWatching();
    }
  }
}
