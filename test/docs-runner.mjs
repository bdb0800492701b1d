// Runs one docs command after another in one process: the engine is loaded once, as with "serve --watch".
// A message names the command and the folder that it runs in; a mark on both streams ends what it prints, with the
// status, and how many threads the process has started.

import module from 'node:module';
import os from 'node:os';
import v8 from 'node:v8';
import { keepThreads } from './warm-threads.mjs';

// As bin/docs.mjs prepares a process.
process.env.NODE_ENV ??= 'production';
module.enableCompileCache?.();
if (process.versions.node.startsWith('20.')) v8.setFlagsFromString('--interrupt-budget=600000');

// A machine that tests several sites at once has no other thread to give; what asks for more has a process of its own.
os.availableParallelism = () => 1;
const countThreads = keepThreads();

const main = new URL('../lib/main.js', import.meta.url).href;
const events = ['exit', 'SIGINT', 'SIGTERM'];
let count = 0;

process.on('disconnect', () => process.exit());
process.on('message', async ({ args, cwd, mark }) => {
  process.chdir(cwd);
  process.argv.splice(2, Infinity, ...args);
  process.exitCode = undefined;
  count += 1;
  await import(`${main}?${count}`);
  const status = process.exitCode ?? 0;
  // What a command leaves for its end is done at the end of its process.
  for (const listener of process.rawListeners('exit')) listener.call(process, status);
  for (const event of events) process.removeAllListeners(event);
  for (const stream of [process.stdout, process.stderr]) {
    stream.removeAllListeners('error');
    stream.write(`${mark} ${status} ${countThreads()}\n`);
  }
});
