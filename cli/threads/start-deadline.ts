// A limit in seconds → a call when it is over. The limit is meant for an idle machine: if other programs take the
// processors, a page must not fail that would pass on another day.

import { cpus } from 'node:os';
import { cpuUsage } from 'node:process';
import { isStarved, type Share } from './is-starved.ts';

/** How many times its length a limit may be extended to, however busy the machine is. */
const maxExtension = 12;
/** The share of a limit after which time is measured: reading all processors takes longer than a part of most pages. */
const unmeasured = 0.1;

/** Time that the machine and this process have spent so far, in seconds of one processor. */
interface Spent {
  readonly process: number;
  readonly idle: number;
  readonly machine: number;
}

/** Calls `end` after `seconds`, or later if the machine had no time for this process. Returns a cancel function. */
export function startDeadline(seconds: number, threads: () => number, end: () => void): () => void {
  const lastCheck = performance.now() + (maxExtension - 0.5) * seconds * 1000;
  const measured = seconds * (1 - unmeasured);
  let timer = setTimeout(measure, seconds * unmeasured * 1000);
  let turn: NodeJS.Immediate | undefined;
  return () => {
    clearTimeout(timer);
    clearImmediate(turn);
  };

  function measure(): void {
    const start = readSpent();
    timer = setTimeout(checkAfterMessages, measured * 1000, start);
  }

  /** This thread may itself have been busy: messages that arrived meanwhile are received first. */
  function checkAfterMessages(start: Spent): void {
    turn = setImmediate(check, start);
  }

  function check(start: Spent): void {
    const isLast = performance.now() > lastCheck;
    if (isLast || !isStarved(compareSpent(start, readSpent(), threads()), measured)) end();
    else timer = setTimeout(checkAfterMessages, seconds * 1000, start);
  }
}

function compareSpent(start: Spent, end: Spent, threads: number): Share {
  return {
    idle: (end.idle - start.idle) / Math.max(end.machine - start.machine, 0.001),
    perThread: (end.process - start.process) / Math.max(threads, 1),
  };
}

function readSpent(): Spent {
  const times = cpus().map((cpu) => cpu.times);
  const { user, system } = cpuUsage();
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / 1000;
  return {
    process: (user + system) / 1e6,
    idle: sum(times.map(({ idle }) => idle)),
    machine: sum(times.flatMap((time) => Object.values(time))),
  };
}
