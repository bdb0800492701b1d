#!/usr/bin/env node
// Starts the compiled engine. Code is loaded only when it is needed: the version is printed
// without the engine.

import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import v8 from 'node:v8';

const argument = process.argv[2];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (argument === '--version' || argument === '-V') {
  console.log(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
} else if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `error: This is Node ${process.versions.node}, and Node 20.19 or newer is needed. Install it from https://nodejs.org.`,
  );
  process.exitCode = 2;
} else if (!existsSync(new URL('../lib/main.js', import.meta.url))) {
  console.error('The engine is not compiled yet. Run "npm run compile" in its folder.');
  process.exitCode = 2;
} else {
  // React's development build is four times slower; a site may still request it.
  process.env.NODE_ENV ??= 'production';
  // The bundler's allocator (mimalloc) reserves memory before it needs it, and keeps memory that it no
  // longer needs: twice as much as without it. It reads these variables when the bundler is loaded.
  process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
  // esbuild, a program in Go, otherwise keeps up to 450 MB that it no longer needs.
  process.env.GOMEMLIMIT ??= '200MiB';
  module.enableCompileCache?.();
  // Node 20 switches to its slow optimizing compiler so early that a build of a few seconds spends a
  // fifth of its time there; later versions have a compiler between the two.
  if (process.versions.node.startsWith('20.')) v8.setFlagsFromString('--interrupt-budget=600000');
  await import('../lib/main.js');
}
