// One thread of an extraction pool, from its start to its end. It takes one package after the other; a package that
// takes too much memory, or the thread with it, is answered with a problem, and the thread ends.

import type { Worker } from 'node:worker_threads';
import type { Extraction } from '../../../core/api/extract/extraction.ts';
import type { Suspect } from '../../threads/watch-memory.ts';
import { unpackExtraction, type PackedExtraction } from '../memory/pack-extraction.ts';
import type { InstalledPackage } from '../packages/find-package.ts';
import { toDepthFault, toExitFault, toMemoryFault } from './extraction-fault.ts';
import type { ExtractionJob, ExtractionMessage } from './extraction-worker.ts';
import type { ScriptThread, ScriptThreadEnds } from './start-script-thread.ts';

/** A package to extract, and what waits for it. */
export interface PackageJob {
  readonly pack: InstalledPackage;
  readonly resolve: (extraction: Extraction) => void;
  readonly reject: (error: Error) => void;
}

/** What a thread uses of its pool. */
interface ThreadPool {
  /** The settings that problems point to, and the memory limit that they name. */
  readonly settingsFile: string;
  readonly megabytes: number;
  readonly log: (message: string) => void;
  /** Takes the package that suits those that the thread has read. */
  readonly take: (read: readonly InstalledPackage[]) => PackageJob | undefined;
  /** Queues a package again, before all others. */
  readonly putBack: (job: PackageJob) => void;
  /** Returns whether a processor is free for the scripts of a package. */
  readonly hasFreeProcessor: () => boolean;
  /** Starts the thread that reads the scripts of one package. */
  readonly startScripts: (ends: ScriptThreadEnds) => ScriptThread;
  /** The thread works, and may be stopped for its memory; then, that it works no more. */
  readonly onWork: (suspect: Suspect) => void;
  readonly onRest: () => void;
  /** There is no package left to take. */
  readonly onIdle: (hasReadSources: boolean) => void;
  /** Removes the thread from the pool; returns whether it was running. */
  readonly remove: () => boolean;
  /** Has another thread take the remaining packages. */
  readonly replace: () => void;
}

/** A running extraction thread. */
export class ExtractionThread {
  readonly #worker: Worker;
  readonly #pool: ThreadPool;
  /** All packages that the thread has read, whose declarations it has in memory. */
  readonly #read: InstalledPackage[] = [];
  #job: PackageJob | undefined;
  #extraction: Extraction | undefined;
  #scripts: ScriptThread | undefined;

  constructor(worker: Worker, pool: ThreadPool) {
    this.#worker = worker;
    this.#pool = pool;
    worker.on('message', (message: ExtractionMessage) => this.#receive(message));
    worker.on('error', (error: NodeJS.ErrnoException) => this.#failWith(error));
    worker.on('exit', (code) => this.#exit(code));
  }

  /** Keeps the process alive while the thread runs. */
  hold(): void {
    this.#worker.ref();
  }

  /** Lets the process end while the thread runs. */
  release(): void {
    this.#worker.unref();
  }

  /** Checks all files again after a wait, and takes the next package. */
  startAgain(): void {
    this.#worker.postMessage('again');
    this.#takeNext();
  }

  /** Ends the thread. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #receive(message: ExtractionMessage): void {
    switch (message.kind) {
      case 'ready':
        return this.#takeNext();
      case 'notice':
        return this.#pool.log(message.text);
      case 'extraction':
        // Parsed while the thread writes the extraction to the cache.
        this.#extraction = unpackExtraction(JSON.parse(message.packed) as PackedExtraction);
        return;
      case 'stored':
        return this.#answer();
    }
  }

  /** Answers the package with its extraction, and takes the next one. */
  #answer(): void {
    const extraction = this.#extraction;
    if (extraction) this.#finish()?.resolve(extraction);
    this.#takeNext();
  }

  #takeNext(): void {
    const job = this.#pool.take(this.#read);
    this.#job = job;
    if (!job) return this.#pool.onIdle(this.#read.some(({ sources }) => sources));
    this.#read.push(job.pack);
    this.#pool.onWork(this.#toSuspect(job));
    this.#begin(job.pack);
  }

  /** Begins a package; if a processor is free, another thread reads its scripts. */
  #begin(pack: InstalledPackage): void {
    if (!this.#pool.hasFreeProcessor()) {
      this.#worker.postMessage({ pack } satisfies ExtractionJob);
      return;
    }
    this.#scripts = this.#pool.startScripts({
      onError: (error) => this.#failWith(error),
      onExit: (code) => this.#exit(code),
    });
    const { line } = this.#scripts;
    this.#worker.postMessage({ pack, line } satisfies ExtractionJob, [line.port]);
  }

  /** The thread, or that of the scripts, threw outside of its work or is out of memory. */
  #failWith(error: NodeJS.ErrnoException): void {
    const { settingsFile: file, megabytes } = this.#pool;
    this.#end(({ pack, resolve, reject }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(toMemoryFault(pack, { megabytes, file }));
      else if (error instanceof RangeError && error.message.includes('call stack'))
        resolve(toDepthFault(pack, { file }));
      else reject(error);
    });
  }

  #exit(code: number): void {
    this.#end(({ pack, resolve }) => resolve(toExitFault(pack, { code, file: this.#pool.settingsFile })));
  }

  #toSuspect(job: PackageJob): Suspect {
    const { settingsFile: file, megabytes, putBack, remove, replace } = this.#pool;
    return {
      stop: async () => {
        remove();
        this.#finish();
        await this.terminate();
      },
      blame: () => {
        job.resolve(toMemoryFault(job.pack, { megabytes, file }));
        replace();
      },
      excuse: () => {
        putBack(job);
        replace();
      },
    };
  }

  /** Ends the work on a package; returns it. */
  #finish(): PackageJob | undefined {
    this.#scripts?.end();
    this.#scripts = undefined;
    const job = this.#job;
    this.#job = undefined;
    this.#extraction = undefined;
    this.#pool.onRest();
    return job;
  }

  /** Removes the thread: its package, or the next one if it never began, is answered, and another thread takes the rest. */
  #end(answer: (failed: PackageJob) => void): void {
    if (!this.#pool.remove()) return;
    // One of the two threads may be waiting for the other.
    void this.terminate();
    const failed = this.#finish() ?? this.#pool.take(this.#read);
    if (failed) answer(failed);
    this.#pool.replace();
  }
}
