// Measures the time and the memory of the stages of a build for its report. Nothing in the site depends on it, and it
// does not keep the process alive.

import type { Progress } from './create-progress.ts';

/** Measures the stages of a build, which may overlap, and passes on its progress. */
export interface Stopwatch {
  begin(stage: string, total?: number): void;
  advance(stage: string, count?: number): void;
  end(stage: string): void;
  /** Returns the costs of the ended stages, and of the whole build. */
  read(): StageCosts;
  /** Stops sampling the memory. */
  stop(): void;
}

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

/** Starts a stopwatch. */
export function createStopwatch({
  progress,
  now = () => performance.now(),
  readMemory = readProcessMemory,
}: StopwatchOptions = {}): Stopwatch {
  const running = new Map<string, Span>();
  const ended = new Map<string, { milliseconds: number; bytes: number }>();
  const totalSpan = beginSpan();
  const samples = setInterval(sample, samplePause).unref();

  return {
    begin(stage, total) {
      running.set(stage, beginSpan());
      progress?.begin(stage, total);
    },
    advance: (stage, count) => progress?.advance(stage, count),
    end(stage) {
      const span = running.get(stage);
      if (!span) return;
      const { milliseconds, bytes } = measure(span);
      const earlier = ended.get(stage) ?? { milliseconds: 0, bytes: 0 };
      running.delete(stage);
      totalSpan.peak = Math.max(totalSpan.peak, bytes);
      ended.set(stage, {
        milliseconds: earlier.milliseconds + milliseconds,
        bytes: Math.max(earlier.bytes, bytes),
      });
      progress?.end(stage);
    },
    read() {
      const total = measure(totalSpan);
      const stages = [...ended];
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
    },
    stop: () => clearInterval(samples),
  };

  function beginSpan(): Span {
    const { held, max } = readMemory();
    return { start: now(), maxBefore: max, peak: held };
  }

  function sample(): void {
    const { held } = readMemory();
    for (const span of [totalSpan, ...running.values()]) span.peak = Math.max(span.peak, held);
  }

  /** Measures a span: if the process was never larger before, the system knows the peak; else the largest sample counts. */
  function measure({ start, maxBefore, peak }: Span) {
    const { held, max } = readMemory();
    return { milliseconds: now() - start, bytes: Math.max(peak, held, max > maxBefore ? max : 0) };
  }
}

function readProcessMemory(): Memory {
  return { held: process.memoryUsage.rss(), max: process.resourceUsage().maxRSS * 1024 };
}
