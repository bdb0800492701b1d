// Measures the time and the memory of the stages of a build for its report. Nothing in the site depends on it, and it
// does not keep the process alive.

import type { Progress } from './create-progress.ts';

/** The costs of the stages of a build: milliseconds, and peak memory of the process in bytes. */
interface StageCosts {
  readonly durationMs: Costs;
  readonly peakMemory: Costs;
}

/** A number for the whole build, and one for each stage. */
type Costs = Readonly<Record<string, number>> & { readonly total: number };

/** Bytes that the process uses now, and its maximum so far. */
interface Memory {
  readonly held: number;
  readonly max: number;
}

interface StopwatchOptions {
  readonly progress?: Pick<Progress, 'begin' | 'advance' | 'end'>;
  readonly now?: () => number;
  readonly readMemory?: () => Memory;
}

interface Span {
  readonly start: number;
  readonly maxBefore: number;
  peak: number;
}

const samplePause = 100;

/** Measures the stages of a build, which may overlap, and passes on its progress. It starts when it is created. */
export class Stopwatch {
  readonly #progress: StopwatchOptions['progress'];
  readonly #now: () => number;
  readonly #readMemory: () => Memory;
  readonly #running = new Map<string, Span>();
  readonly #ended = new Map<string, { milliseconds: number; bytes: number }>();
  readonly #total: Span;
  readonly #samples: NodeJS.Timeout;

  constructor({ progress, now = () => performance.now(), readMemory = readProcessMemory }: StopwatchOptions = {}) {
    this.#progress = progress;
    this.#now = now;
    this.#readMemory = readMemory;
    this.#total = this.#beginSpan();
    this.#samples = setInterval(() => this.#sample(), samplePause).unref();
  }

  begin(stage: string, total?: number): void {
    this.#running.set(stage, this.#beginSpan());
    this.#progress?.begin(stage, total);
  }

  advance(stage: string, count?: number): void {
    this.#progress?.advance(stage, count);
  }

  end(stage: string): void {
    const span = this.#running.get(stage);
    if (!span) return;
    const { milliseconds, bytes } = this.#measure(span);
    const earlier = this.#ended.get(stage) ?? { milliseconds: 0, bytes: 0 };
    this.#running.delete(stage);
    this.#total.peak = Math.max(this.#total.peak, bytes);
    this.#ended.set(stage, {
      milliseconds: earlier.milliseconds + milliseconds,
      bytes: Math.max(earlier.bytes, bytes),
    });
    this.#progress?.end(stage);
  }

  /** Returns the costs of the ended stages, and of the whole build. */
  read(): StageCosts {
    const total = this.#measure(this.#total);
    const stages = [...this.#ended];
    return {
      durationMs: {
        total: Math.round(total.milliseconds),
        ...Object.fromEntries(stages.map(([stage, { milliseconds }]) => [stage, Math.round(milliseconds)])),
      },
      peakMemory: {
        total: total.bytes,
        ...Object.fromEntries(stages.map(([stage, { bytes }]) => [stage, bytes])),
      },
    };
  }

  /** Stops sampling the memory. */
  stop(): void {
    clearInterval(this.#samples);
  }

  #beginSpan(): Span {
    const { held, max } = this.#readMemory();
    return { start: this.#now(), maxBefore: max, peak: held };
  }

  #sample(): void {
    const { held } = this.#readMemory();
    for (const span of [this.#total, ...this.#running.values()]) span.peak = Math.max(span.peak, held);
  }

  /** Measures a span: if the process was never larger before, the system knows the peak; else the largest sample counts. */
  #measure({ start, maxBefore, peak }: Span): { milliseconds: number; bytes: number } {
    const { held, max } = this.#readMemory();
    return { milliseconds: this.#now() - start, bytes: Math.max(peak, held, max > maxBefore ? max : 0) };
  }
}

function readProcessMemory(): Memory {
  return { held: process.memoryUsage.rss(), max: process.resourceUsage().maxRSS * 1024 };
}
