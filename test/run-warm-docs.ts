// A docs command in a process that is kept for the next one. To load the engine takes most of the
// time of a small build; what a command does and prints is the same.

import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** What a command left behind. */
export interface WarmResult {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** How many threads its process has started so far; none if the command ended the process. */
  readonly threads?: number;
}

interface RunOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

interface Runner {
  readonly child: ChildProcess;
  /** How many commands it has run. */
  runs: number;
}

const file = fileURLToPath(new URL('docs-runner.mjs', import.meta.url));
/** What a site's own modules take is only given back with the process: 1.5 GB after so many runs. */
const maxRuns = 600;
/** Each has to warm up, which takes as long as ten small builds: two keep a core busy. */
const maxRunners = 2;
const idle: Runner[] = [];
const waiting: (() => void)[] = [];
let running = 0;

/** Runs a command, when it is its turn. One that ends its process is no other: the next one has a process of its own. */
export async function runWarmDocs(args: readonly string[], options: RunOptions): Promise<WarmResult> {
  if (running === maxRunners) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await runNow(args, options);
  } finally {
    // Its turn goes to the next one, or back.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function runNow(args: readonly string[], { cwd, env }: RunOptions): Promise<WarmResult> {
  const runner = idle.pop() ?? startRunner(env);
  const { child } = runner;
  const mark = `end-${randomUUID()}`;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const texts = [child.stdout!, child.stderr!].map((stream) => readToMark(stream, mark, ended));
  child.send({ args, cwd, mark });
  const [out, err] = await Promise.all(texts);

  runner.runs += 1;
  if (out!.status === undefined || err!.status === undefined)
    return { status: child.exitCode, signal: child.signalCode, stdout: out!.text, stderr: err!.text };
  child.removeAllListeners('close');
  if (runner.runs < maxRuns) idle.push(runner);
  else child.disconnect();
  return { status: out!.status, signal: null, stdout: out!.text, stderr: err!.text, threads: out!.threads };
}

/** It does not keep the tests waiting, and goes when they do. */
function startRunner(env: NodeJS.ProcessEnv): Runner {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as unknown as { unref?(): void } | null)?.unref?.();
  return { child, runs: 0 };
}

/** Reads what is printed before the mark, and the numbers behind it; the process may end before. */
function readToMark(
  stream: Readable,
  mark: string,
  ended: Promise<void>,
): Promise<{ readonly text: string; readonly status?: number; readonly threads: number }> {
  return new Promise((resolve) => {
    let text = '';
    const onData = (part: string) => {
      text += part;
      const [, before, status, threads] = new RegExp(`^([^]*)${mark} (\\d+) (\\d+)\n`).exec(text) ?? [];
      if (status === undefined) return;
      stream.off('data', onData);
      resolve({ text: before ?? '', status: Number(status), threads: Number(threads) });
    };
    stream.setEncoding('utf8').on('data', onData);
    void ended.then(() => resolve({ text, threads: 0 }));
  });
}
