// The compiler, which works in a process of its own → the same, but that an end of that process is told by
// its name. A machine without memory ends such processes first.

import type { build, transform } from 'esbuild';

/** What the engine asks of the compiler. */
interface Compiler {
  readonly build: typeof build;
  readonly transform: typeof transform;
}

/** The code of the failure that a helper process has ended. */
export const helperEnded = 'ERR_HELPER_ENDED';

/** Loads the compiler. After its process has ended, the next work starts another one. */
export async function loadEsbuild(): Promise<Compiler> {
  const esbuild = await import('esbuild');
  // Only its results cross, whose type hangs on the options.
  const watched =
    (work: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]) =>
      work(...args).catch(async (error: unknown) => {
        if (!(error instanceof Error && /^The service (?:was stopped|is no longer running)/.test(error.message)))
          throw error;
        await esbuild.stop();
        throw Object.assign(new Error('The helper process esbuild ended before its work was done'), {
          code: helperEnded,
        });
      });
  return { build: watched(esbuild.build) as typeof build, transform: watched(esbuild.transform) as typeof transform };
}
