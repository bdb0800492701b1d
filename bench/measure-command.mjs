// Runs a command and measures it: wall and CPU seconds, and the peak memory of its process tree.
// A command that exceeds a limit is killed with all of its child processes.

import { spawn } from 'node:child_process';
import { canMeasure, readEndedChildrenSeconds, readProcessTree } from './process-tree.mjs';

const sampleMilliseconds = 10;

/** Runs a command to its end or its limits, and measures it. Rejects with its output if it fails. */
export function measureCommand(file, args, { statuses = [0], ...limits } = {}) {
  return new Promise((resolve, reject) => {
    const before = { time: performance.now(), seconds: readEndedChildrenSeconds() };
    const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const sampler = createSampler(child, limits);
    const errors = [];

    child.stderr.on('data', (text) => errors.push(text));
    child.on('error', (error) => {
      sampler.stop();
      reject(error);
    });
    child.on('exit', () => sampler.stop());
    child.on('close', (status) => {
      const stopped = sampler.stopped();
      if (stopped === undefined && !statuses.includes(status)) {
        reject(new Error(`${[file, ...args].join(' ')} ended with ${status}\n${Buffer.concat(errors)}`));
        return;
      }
      resolve({
        wall: (sampler.stop() - before.time) / 1000,
        // Ended processes are measured exactly; one that outlives its parent only by the samples.
        cpu: canMeasure ? Math.max(readEndedChildrenSeconds() - before.seconds, sampler.seconds()) : undefined,
        memory: canMeasure ? sampler.peakBytes() : undefined,
        stopped,
        status,
        errors: Buffer.concat(errors).toString(),
      });
    });
  });
}

function createSampler(child, { memory = Number.POSITIVE_INFINITY, seconds = Number.POSITIVE_INFINITY }) {
  const secondsByPid = new Map();
  const start = performance.now();
  let peak = 0;
  let end;
  let stopped;

  function sample() {
    const processes = canMeasure ? readProcessTree(child.pid) : [];
    const bytes = sum(processes.map((each) => each.bytes));
    const passed = (performance.now() - start) / 1000;
    peak = Math.max(peak, bytes);
    for (const { pid: each, seconds: used } of processes) secondsByPid.set(each, used);

    if (bytes > memory) stop(`more than ${(memory / 1e9).toFixed(1)} GB after ${passed.toFixed(0)} s`, processes);
    else if (passed > seconds) stop(`not finished after ${seconds} s`, processes);
  }

  function stop(reason, processes) {
    stopped ??= reason;
    child.kill('SIGKILL');
    for (const { pid } of processes) killIfThere(pid);
  }

  const timer = setInterval(sample, sampleMilliseconds);
  return {
    peakBytes: () => peak,
    seconds: () => sum([...secondsByPid.values()]),
    stopped: () => stopped,
    stop() {
      clearInterval(timer);
      end ??= performance.now();
      return end;
    },
  };
}

// It may have ended since it was listed.
function killIfThere(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
