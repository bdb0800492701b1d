// Reads the memory and CPU time of a process and its descendants from Linux's /proc.
// Memory is the sum of the resident sets: pages that several processes share count for each, so
// a tree of many processes looks larger than it is, never smaller.

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** Whether this system reports the resources of a process. */
export const canMeasure = process.platform === 'linux';

const pageBytes = canMeasure ? Number(execFileSync('getconf', ['PAGESIZE'], { encoding: 'utf8' })) : 0;
const ticksPerSecond = canMeasure ? Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) : 1;

/** Reads a process and its descendants, the process first; those that have ended are left out. */
export function readProcessTree(pid) {
  const usage = readUsage(pid);
  return usage ? [usage, ...readChildren(pid).flatMap(readProcessTree)] : [];
}

/** Reads the CPU seconds of the children of this process that have ended, and of theirs. */
export function readEndedChildrenSeconds() {
  if (!canMeasure) return 0;
  const fields = readStat('self');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

function readUsage(pid) {
  const fields = readStat(pid);
  if (!fields) return undefined;

  return {
    pid,
    seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    bytes: Number(fields[21]) * pageBytes,
  };
}

// Returns the fields after the name, which may contain spaces and brackets. See proc(5), from field 3.
function readStat(pid) {
  const text = readProc(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

// Any thread may have started a child, including workers.
function readChildren(pid) {
  return listThreads(pid).flatMap((thread) =>
    (readProc(`/proc/${pid}/task/${thread}/children`) ?? '').split(' ').filter(Boolean).map(Number),
  );
}

function listThreads(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

// A process may end between two reads.
function readProc(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
