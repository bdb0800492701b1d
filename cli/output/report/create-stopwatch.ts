// How long the stages of a build take, and how much memory the process holds meanwhile, for its
// report. Nothing in the site depends on it, and it keeps no process alive.

import type { Progress } from './create-progress.ts';

/** Times the stages of a build, which may overlap, and passes on where the build is. */
export interface Stopwatch {
  begin(stage: string, total?: number): void;
  advance(stage: string, count?: number): void;
  end(stage: string): void;
  /** The stages that have ended, and the whole build. */
  read(): StageCosts;
  /** Stops looking at the memory. */
  stop(): void;
}

/** What the stages of a build cost: milliseconds, and bytes of the process at its largest. */
interface StageCosts {
  readonly durationMs: Costs;
  readonly peakMemory: Costs;
}

/** A number for the whole build, and one for each stage. */
type Costs = Readonly<Record<string, number>> & { readonly total: number };

/** Bytes that the process holds, and the most that it ever held. */
interface Memory {
  readonly held: number;
  readonly most: number;
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
  readMemory = readOwnMemory,
}: StopwatchOptions = {}): Stopwatch {
  const running = new Map<string, Span>();
  const ended = new Map<string, { milliseconds: number; bytes: number }>();
  const whole = beginSpan();
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
      whole.peak = Math.max(whole.peak, bytes);
      ended.set(stage, {
        milliseconds: earlier.milliseconds + milliseconds,
        bytes: Math.max(earlier.bytes, bytes),
      });
      progress?.end(stage);
    },
    read() {
      const total = measure(whole);
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
    const { held, most } = readMemory();
    return { start: now(), maxBefore: most, peak: held };
  }

  function sample(): void {
    const { held } = readMemory();
    for (const span of [whole, ...running.values()]) span.peak = Math.max(span.peak, held);
  }

  /** Where the process was never larger, the system knows its size exactly; else the largest sample counts. */
  function measure({ start, maxBefore, peak }: Span) {
    const { held, most } = readMemory();
    return { milliseconds: now() - start, bytes: Math.max(peak, held, most > maxBefore ? most : 0) };
  }
}

function readOwnMemory(): Memory {
  return { held: process.memoryUsage.rss(), most: process.resourceUsage().maxRSS * 1024 };
}
