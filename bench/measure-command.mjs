// A command → what it cost: wall and CPU seconds, and the most memory its whole process tree held.

import { spawn } from 'node:child_process';
import { canMeasure, readEndedChildrenSeconds, readProcessTree } from './process-tree.mjs';

const sampleMilliseconds = 10;

/** Runs a command to its end and measures it. Rejects, with what it printed, unless it ends well. */
export function measureCommand(file, args) {
  return new Promise((resolve, reject) => {
    const before = { time: performance.now(), seconds: readEndedChildrenSeconds() };
    const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const sampler = createSampler(child.pid);
    const errors = [];

    child.stderr.on('data', (text) => errors.push(text));
    child.on('error', reject);
    child.on('exit', () => sampler.stop());
    child.on('close', (status) => {
      if (status !== 0) {
        reject(new Error(`${[file, ...args].join(' ')} ended with ${status}\n${Buffer.concat(errors)}`));
        return;
      }
      resolve({
        wall: (sampler.stop() - before.time) / 1000,
        // What has ended is known exactly; a process that outlives its parent only from the samples.
        cpu: canMeasure ? Math.max(readEndedChildrenSeconds() - before.seconds, sampler.seconds()) : undefined,
        memory: canMeasure ? sampler.peakBytes() : undefined,
      });
    });
  });
}

function createSampler(pid) {
  const secondsByPid = new Map();
  let peak = 0;
  let end;

  function sample() {
    const processes = readProcessTree(pid);
    peak = Math.max(peak, sum(processes.map(({ bytes }) => bytes)));
    for (const { pid: each, seconds } of processes) secondsByPid.set(each, seconds);
  }

  const timer = canMeasure ? setInterval(sample, sampleMilliseconds) : undefined;
  return {
    peakBytes: () => peak,
    seconds: () => sum([...secondsByPid.values()]),
    stop() {
      clearInterval(timer);
      end ??= performance.now();
      return end;
    },
  };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
