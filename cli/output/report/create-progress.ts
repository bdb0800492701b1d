// Shows the progress of a build: one line that is rewritten on a terminal, a few plain lines elsewhere.
//
// Nothing is shown for a build that ends within two seconds. Nothing in the site depends on the progress, and it does
// not keep the process alive.

import { formatProgress, type RunningStage } from '../../../core/check/report/format-progress.ts';

/** Receives the progress of a build, and shows it. Stages may overlap. */
export interface Progress {
  begin(stage: string, total?: number): void;
  advance(stage: string, count?: number): void;
  end(stage: string): void;
  /** Clears the line, so that something else can be written; it comes back with the next change. */
  clear(): void;
  close(): void;
}

/** Options for showing progress. */
interface ProgressOptions {
  readonly stream: { write(text: string): unknown; readonly columns?: number };
  /** Whether a line can be rewritten. */
  readonly isTerminal: boolean;
  readonly quiet: boolean;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** Milliseconds before anything is shown. */
const patience = 2000;
const plainPause = 5000;
const terminalPause = 100;
const tickPause = 500;

const silence: Progress = { begin() {}, advance() {}, end() {}, clear() {}, close() {} };

/** Shows progress on standard error: a rewritten line on a terminal, plain lines in CI, even if that claims to be one. */
export function openProgress({ quiet = false }: { readonly quiet?: boolean } = {}): Progress {
  const { CI, TERM } = process.env;
  return createProgress({
    stream: process.stderr,
    isTerminal: process.stderr.isTTY && !CI && TERM !== 'dumb',
    quiet,
    now: () => performance.now(),
  });
}

/** Starts to show the progress of one build. */
export function createProgress({ stream, isTerminal, quiet, now }: ProgressOptions): Progress {
  if (quiet) return silence;
  const start = now();
  const running = new Map<string, RunningStage>();
  let shownAt = Number.NEGATIVE_INFINITY;
  let isOnScreen = false;
  const ticks = setInterval(() => show(isTerminal ? terminalPause : plainPause), tickPause).unref();

  return {
    begin(name, total) {
      running.set(name, { name, done: 0, total });
      show(0);
    },
    advance(name, count = 1) {
      const stage = running.get(name);
      if (stage) running.set(name, { ...stage, done: stage.done + count });
      show(isTerminal ? terminalPause : plainPause);
    },
    end: (name) => void running.delete(name),
    clear,
    close() {
      clearInterval(ticks);
      running.clear();
      clear();
    },
  };

  /** Shows the stages, unless they were shown less than a pause ago. */
  function show(pause: number): void {
    const time = now() - start;
    if (running.size === 0 || time < patience || time - shownAt < pause) return;
    const line = formatProgress([...running.values()], time);
    shownAt = time;
    isOnScreen = isTerminal;
    // A line as wide as the terminal would wrap, and could not be rewritten. Some terminals report no width.
    stream.write(isTerminal ? `\r${line.slice(0, (stream.columns || 80) - 1)}\u001B[K` : `${line}\n`);
  }

  function clear(): void {
    if (isOnScreen) stream.write('\r\u001B[K');
    isOnScreen = false;
  }
}
