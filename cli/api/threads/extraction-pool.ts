// Worker threads that extract the API of packages. A thread without work ends at once, which frees its memory; if a
// library is being developed, one thread waits for its next save. A package that ends its thread becomes one problem.

import { Worker } from 'node:worker_threads';
import type { Extraction } from '../../../core/api/extract/extraction.ts';
import { watchMemory, type Suspect } from '../../threads/watch-memory.ts';
import type { InstalledPackage } from '../packages/find-package.ts';
import { ExtractionThread, type PackageJob } from './extraction-thread.ts';
import type { ExtractionWork } from './extraction-worker.ts';
import { pickPackage } from './pick-package.ts';
import { startScriptThread } from './start-script-thread.ts';

/** The files and limits of the threads. */
export interface ExtractionThreads extends ExtractionWork {
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

// V8 limits only the old objects of a thread. The process needs more: young objects, compiled code, and memory that V8
// has not returned yet. With the largest measured library, the process uses 1.6 GB.
const memoryFactor = 1.5;

/** Extracts the API of packages. */
export interface PackageExtractor {
  /** Extracts a package as soon as a thread is free. */
  extract(pack: InstalledPackage): Promise<Extraction>;
  /** Keeps the process alive until everything is extracted. Without this, the threads end with the process. */
  hold(): void;
  /** Ends the waiting thread. */
  close(): Promise<void>;
}

/** Threads that extract packages, started when there is work for them. */
export class ExtractionPool implements PackageExtractor {
  readonly #options: ExtractionThreads;
  readonly #queue: PackageJob[] = [];
  readonly #running = new Set<ExtractionThread>();
  /** Threads at work, those that have worked longest first. */
  readonly #suspects = new Map<ExtractionThread, Suspect>();
  #waiting: ExtractionThread | undefined;
  #stopWatching: (() => void) | undefined;
  #isHeld = false;

  constructor(options: ExtractionThreads) {
    this.#options = options;
  }

  extract(pack: InstalledPackage): Promise<Extraction> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ pack, resolve, reject });
      if (this.#waiting) this.#wake(this.#waiting);
      else if (this.#running.size < this.#options.threads) this.#startThread();
    });
  }

  hold(): void {
    this.#isHeld = true;
    this.#running.forEach((thread) => thread.hold());
  }

  async close(): Promise<void> {
    await this.#waiting?.terminate();
  }

  #startThread(): void {
    const { workerFile, scriptFile, threads, megabytes, log, place, settingsFile, sources } = this.#options;
    const workerData: ExtractionWork = { place, settingsFile, ...(sources !== undefined && { sources }) };
    const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: megabytes };
    const thread = new ExtractionThread(new Worker(workerFile, { workerData, resourceLimits }), {
      settingsFile,
      megabytes,
      log,
      take: (read) => this.#take(read),
      putBack: (job) => this.#queue.unshift(job),
      hasFreeProcessor: () => this.#running.size + this.#queue.length < threads,
      startScripts: (ends) => startScriptThread({ file: scriptFile, resourceLimits, ...ends }),
      onWork: (suspect) => this.#suspects.set(thread, suspect),
      onRest: () => this.#suspects.delete(thread),
      onIdle: (hasReadSources) => this.#retire(thread, hasReadSources),
      remove: () => this.#remove(thread),
      replace: () => this.#replace(),
    });
    this.#addRunning(thread);
    // Called last, because listening to a thread keeps the process alive as well.
    if (!this.#isHeld) thread.release();
  }

  #addRunning(thread: ExtractionThread): void {
    this.#running.add(thread);
    this.#stopWatching ??= watchMemory({
      megabytes: this.#options.megabytes * memoryFactor,
      list: () => [...this.#suspects.values()],
    });
  }

  /** Has the waiting thread check its files again, and take the next package. */
  #wake(thread: ExtractionThread): void {
    this.#waiting = undefined;
    this.#addRunning(thread);
    thread.startAgain();
  }

  /** Takes the package that suits what a thread has read. */
  #take(read: readonly InstalledPackage[]): PackageJob | undefined {
    const packs = this.#queue.map(({ pack }) => pack);
    const picked = pickPackage(packs, read);
    return picked && this.#queue.splice(packs.indexOf(picked), 1)[0];
  }

  /** Ends a thread without work, or has it wait for the next save of a library. */
  #retire(thread: ExtractionThread, hasReadSources: boolean): void {
    this.#running.delete(thread);
    if (this.#options.stays && !this.#waiting && hasReadSources) this.#waiting = thread;
    else void thread.terminate();
    this.#unwatchWithoutWork();
  }

  #remove(thread: ExtractionThread): boolean {
    if (this.#waiting === thread) this.#waiting = undefined;
    return this.#running.delete(thread);
  }

  /** Starts a thread for the remaining packages, after one has ended. */
  #replace(): void {
    if (this.#queue.length > 0) this.#startThread();
    else this.#unwatchWithoutWork();
  }

  #unwatchWithoutWork(): void {
    if (this.#running.size > 0) return;
    this.#stopWatching?.();
    this.#stopWatching = undefined;
  }
}
