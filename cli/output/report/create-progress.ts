// Shows where a build is: one line that is rewritten on a terminal, a few plain lines elsewhere.
//
// Nothing is shown of a build that is over within two seconds. Nothing in the site depends on it,
// and it keeps no process alive.

import { formatProgress, type RunningStage } from '../../../core/check/report/format-progress.ts';

/** Is told where a build is, and shows it. Stages may overlap. */
export interface Progress {
  begin(stage: string, total?: number): void;
  advance(stage: string, count?: number): void;
  end(stage: string): void;
  /** Takes the line away, so that something else can be written; it comes back with the next change. */
  clear(): void;
  close(): void;
}

/** Where progress is shown, and how. */
interface ProgressOptions {
  readonly stream: { write(text: string): unknown; readonly columns?: number };
  /** Tells whether a line can be rewritten. */
  readonly isTerminal: boolean;
  readonly quiet: boolean;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** How long a build is left alone. */
const patience = 2000;
const plainPause = 5000;
const terminalPause = 100;
const tickPause = 500;

const silence: Progress = { begin() {}, advance() {}, end() {}, clear() {}, close() {} };

/** Creates what shows the progress of one build, from now on. */
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

  /** Shows the stages, unless that was done less than a pause ago. */
  function show(pause: number): void {
    const time = now() - start;
    if (running.size === 0 || time < patience || time - shownAt < pause) return;
    const line = formatProgress([...running.values()], time);
    shownAt = time;
    isOnScreen = isTerminal;
    // A line as wide as the terminal would wrap, and could not be rewritten. Some terminals claim no width.
    stream.write(isTerminal ? `\r${line.slice(0, (stream.columns || 80) - 1)}\u001B[K` : `${line}\n`);
  }

  function clear(): void {
    if (isOnScreen) stream.write('\r\u001B[K');
    isOnScreen = false;
  }
}
