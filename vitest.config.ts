// Which tests run where: `unit` in seconds, `fixtures` on whole sites, `browser` in Chromium.
// Only what runs in the reader's browser is given a document (`unit-dom`).

import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/slowest-first.ts';

const fixtures = [
  'test/fixtures-tests/**/*.test.{ts,tsx}',
  'test/torture/**/*.test.{ts,tsx}',
  'test/package.test.ts',
  'test/react-versions.test.ts',
  // Whole packages, as they are published.
  'test/api/**/*.test.ts',
];
const scale = ['test/scale/**/*.test.ts'];
const dom = ['test/runtime/**/*.test.{ts,tsx}'];
// esbuild does not run in a context of its own.
const bundling = ['test/runtime/boot.test.ts', 'test/runtime/parts/icons/icons.test.tsx'];
const browser = ['test/browser/**/*.test.{ts,tsx}'];
// Sites that tests build: whatever lies in them is no test.
const never = ['**/node_modules/**', 'test/fixtures/**'];
// Only what hangs takes so long; what must be quick is measured by the processor's time.
const testTimeout = 60_000;

export default defineConfig({
  test: {
    // Left alone, half of a machine with two cores would rest.
    maxWorkers: '100%',
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...never, ...fixtures, ...scale, ...dom, ...browser],
          // No module has a state of its own, so files may share what they import: a quarter of the work.
          isolate: false,
          testTimeout,
        },
      },
      // Each file has a document of its own, but not a thread: a fifth of the work.
      {
        test: {
          name: 'unit-dom',
          include: dom,
          exclude: [...never, ...bundling],
          environment: 'happy-dom',
          pool: 'vmThreads',
          testTimeout,
        },
      },
      { test: { name: 'unit-bundled', include: bundling, environment: 'happy-dom', testTimeout } },
      {
        test: {
          name: 'fixtures',
          include: fixtures,
          exclude: never,
          globalSetup: 'test/compile-engine.ts',
          isolate: false,
          // A case builds twice, beside four others, on a machine that may be busy.
          testTimeout: 240_000,
          hookTimeout: 300_000,
          // As below: a signal that came a moment too late is sent once more.
          retry: 1,
        },
      },
      {
        test: {
          // What teams build their sites with, installed from the lockfiles of the examples.
          name: 'scale',
          include: scale,
          exclude: never,
          globalSetup: 'test/compile-engine.ts',
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: browser,
          exclude: never,
          globalSetup: ['test/compile-engine.ts', 'test/browser/serve-own-site.ts'],
          // The files of a worker share a browser.
          isolate: false,
          testTimeout,
          hookTimeout: 300_000,
          // Two browsers at once are slow now and then: what comes late is no fault.
          expect: { poll: { timeout: 30_000 } },
          // What a machine has disturbed passes the second time, and is marked; what is broken fails twice.
          retry: 1,
        },
      },
    ],
  },
});
